//! Commands in the documentation, and what they are said to print.

/// A command of a `console` block, without `$ `, and the lines below it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Example {
    /// The command line.
    pub command: String,
    /// What it prints.
    pub shown: String,
}

impl Example {
    /// The words of the command; quotes of either kind hold words together.
    pub fn words(&self) -> Vec<String> {
        let mut words = Vec::new();
        let (mut word, mut quote) = (None::<String>, None);
        for c in self.command.chars() {
            match (c, quote) {
                ('"' | '\'', None) => {
                    quote = Some(c);
                    word.get_or_insert_default();
                }
                (c, Some(open)) if c == open => quote = None,
                (c, None) if c.is_whitespace() => words.extend(word.take()),
                (c, _) => word.get_or_insert_default().push(c),
            }
        }
        words.extend(word);
        words
    }
}

/// The examples of a text in Markdown.
pub fn examples(markdown: &str) -> Vec<Example> {
    let mut found: Vec<Example> = Vec::new();
    let mut inside = false;
    for line in markdown.lines() {
        match (line.strip_prefix("$ "), found.last_mut()) {
            _ if line.starts_with("```") => inside = line == "```console",
            (Some(command), _) if inside => {
                found.push(Example { command: command.to_owned(), shown: String::new() });
            }
            (None, Some(example)) if inside => {
                example.shown.push_str(line);
                example.shown.push('\n');
            }
            _ => {}
        }
    }
    found
}
