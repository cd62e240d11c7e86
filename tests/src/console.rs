//! Console examples in Markdown: commands and what they are said to print.

/// The words of a command line; double quotes hold words together.
pub fn words(line: &str) -> Vec<String> {
    let parts = line.split('"').enumerate();
    parts
        .flat_map(|(i, part)| match i % 2 {
            0 => part.split_whitespace().map(str::to_owned).collect(),
            _ => vec![part.to_owned()],
        })
        .collect()
}

/// The commands in blocks marked `console` with what stands below each.
///
/// # Panics
/// If a block begins with something else than a command.
pub fn examples(markdown: &str) -> Vec<(String, String)> {
    let mut found: Vec<(String, String)> = Vec::new();
    let mut inside = false;
    for line in markdown.lines() {
        match line.strip_prefix("$ ") {
            _ if line.starts_with("```") => inside = line == "```console",
            Some(command) if inside => found.push((command.to_owned(), String::new())),
            _ if inside => {
                let (_, output) = found.last_mut().expect("a command before its output");
                output.push_str(line);
                output.push('\n');
            }
            _ => {}
        }
    }
    found
}
