//! What the guide for database keepers shows is what the program does.

use std::fs;
use std::path::Path;

use tavlei_tests::console::{Example, examples};
use tavlei_tests::{Program, root};

const TAVLEI: Program = Program(env!("CARGO_BIN_EXE_tavlei-under-test"));

/// The names of the files of a folder, one a line.
fn listing(folder: &Path) -> String {
    let entries = fs::read_dir(folder).unwrap();
    let mut names: Vec<String> =
        entries.map(|entry| entry.unwrap().file_name().into_string().unwrap()).collect();
    names.sort_unstable();
    names.join("\n")
}

/// On the screen both outputs are seen: results, then what there is to say of them.
fn printed(folder: &Path, command: &[String]) -> String {
    match command[0].as_str() {
        "ls" => listing(&folder.join(&command[1])),
        "mkdir" => {
            fs::create_dir(folder.join(&command[1])).unwrap();
            String::new()
        }
        "tavlei" => {
            let run = TAVLEI.run(folder, &command[1..]);
            run.out + &run.err
        }
        other => panic!("the guide shows {other}"),
    }
}

#[test]
fn the_guide_shows_what_the_program_prints() {
    let folder = tempfile::tempdir().unwrap();
    for entry in fs::read_dir(root().join("tests/database")).unwrap() {
        let path = entry.unwrap().path();
        fs::copy(&path, folder.path().join(path.file_name().unwrap())).unwrap();
    }
    let guide = root().join("docs/src/guide/database.md");
    let text = fs::read_to_string(&guide).unwrap();
    let examples = examples(&text);
    assert!(examples.len() > 8, "only {} examples", examples.len());
    let mut new = text.clone();
    for example in &examples {
        let Example { command, shown } = example;
        let printed = printed(folder.path(), &example.words());
        if std::env::var_os("TAVLEI_UPDATE_GUIDES").is_some() {
            let old = format!("$ {command}\n{shown}");
            let printed = printed.trim_end();
            let end = if printed.is_empty() { "" } else { "\n" };
            new = new.replacen(&old, &format!("$ {command}\n{printed}{end}"), 1);
        } else {
            assert_eq!(printed.trim_end(), shown.trim_end(), "{command}");
        }
    }
    if new != text {
        fs::write(guide, new).unwrap();
    }
}
