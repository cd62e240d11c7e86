//! What the README shows is what the program prints.

use std::fs;
use std::path::Path;

use tavlei_tests::{Program, root};

const TAVLEI: Program = Program(env!("CARGO_BIN_EXE_tavlei-under-test"));

/// The words of a command line; double quotes hold words together.
fn words(line: &str) -> Vec<String> {
    let parts = line.split('"').enumerate();
    parts
        .flat_map(|(i, part)| match i % 2 {
            0 => part.split_whitespace().map(str::to_owned).collect(),
            _ => vec![part.to_owned()],
        })
        .collect()
}

/// Commands and what they are said to print.
fn examples(markdown: &str) -> Vec<(String, String)> {
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

#[test]
fn the_readme_shows_what_the_program_prints() {
    let folder = tempfile::tempdir().unwrap();
    for entry in fs::read_dir(root().join("tests/readme")).unwrap() {
        let path = entry.unwrap().path();
        fs::copy(&path, folder.path().join(path.file_name().unwrap())).unwrap();
    }
    let shown = fs::read_to_string(root().join("README.md")).unwrap();
    assert!(hold(&shown, folder.path()) > 6);
}

#[test]
fn the_guide_for_arbiters_shows_what_the_program_prints() {
    let shown = fs::read_to_string(root().join("docs/src/guide/arbiter.md")).unwrap();
    assert!(hold(&shown, &root().join("corpus/tournaments")) > 1);
}

/// Runs the examples in a folder and compares; gives how many there are.
fn hold(markdown: &str, folder: &Path) -> usize {
    let examples = examples(markdown);
    for (command, shown) in &examples {
        let words = words(command);
        let printed = match words[0].as_str() {
            "cat" => fs::read_to_string(folder.join(&words[1])).unwrap(),
            "tavlei" => TAVLEI.run(folder, &words[1..]).out,
            other => panic!("the text shows {other}"),
        };
        assert_eq!(printed.trim_end(), shown.trim_end(), "{command}");
    }
    examples.len()
}
