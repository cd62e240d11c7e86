//! What the README and the guides show is what the program prints.

use std::fs;
use std::path::Path;

use tavlei_tests::console::examples;
use tavlei_tests::{Program, root};

const TAVLEI: Program = Program(env!("CARGO_BIN_EXE_tavlei-under-test"));

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
    for example in &examples {
        let words = example.words();
        let printed = match words[0].as_str() {
            "cat" => fs::read_to_string(folder.join(&words[1])).unwrap(),
            "tavlei" => TAVLEI.run(folder, &words[1..]).out,
            other => panic!("the text shows {other}"),
        };
        assert_eq!(printed.trim_end(), example.shown.trim_end(), "{}", example.command);
    }
    examples.len()
}
