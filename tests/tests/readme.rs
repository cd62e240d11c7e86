//! What the README shows is what the program prints.

use std::fs;

use tavlei_tests::console::{examples, words};
use tavlei_tests::{Program, root};

const TAVLEI: Program = Program(env!("CARGO_BIN_EXE_tavlei-under-test"));

#[test]
fn the_readme_shows_what_the_program_prints() {
    let folder = tempfile::tempdir().unwrap();
    for entry in fs::read_dir(root().join("tests/readme")).unwrap() {
        let path = entry.unwrap().path();
        fs::copy(&path, folder.path().join(path.file_name().unwrap())).unwrap();
    }
    let examples = examples(&fs::read_to_string(root().join("README.md")).unwrap());
    assert!(examples.len() > 6, "only {} examples", examples.len());
    for (command, shown) in examples {
        let words = words(&command);
        let printed = match words[0].as_str() {
            "cat" => fs::read_to_string(folder.path().join(&words[1])).unwrap(),
            "tavlei" => TAVLEI.run(folder.path(), &words[1..]).out,
            other => panic!("the README shows {other}"),
        };
        assert_eq!(printed.trim_end(), shown.trim_end(), "{command}");
    }
}
