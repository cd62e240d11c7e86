//! Every sample in `formats/`: what the program reads from it and says about it, as a snapshot. A
//! file dropped there is a test.

use std::fs;
use std::path::{Path, PathBuf};

use tavlei::record::{Format, format_by_name};
use tavlei_tests::{Program, root};

const TAVLEI: Program = Program(env!("CARGO_BIN_EXE_tavlei-under-test"));

/// Formats that can be read and have a folder.
fn formats() -> Vec<(&'static Format, PathBuf)> {
    let folders = fs::read_dir(root().join("formats")).unwrap().map(|entry| entry.unwrap().path());
    let mut found: Vec<_> = folders
        .filter_map(|folder| Some((format_by_name(folder.file_name()?.to_str()?)?, folder)))
        .filter(|(format, _)| format.reading.is_some())
        .collect();
    found.sort_by_key(|(format, _)| format.name);
    found
}

/// The samples of a format; files beside them with names of players are none.
fn samples(format: &Format, folder: &Path) -> Vec<String> {
    let Ok(entries) = fs::read_dir(folder) else { return Vec::new() };
    let names = entries.map(|entry| entry.unwrap().file_name().to_str().unwrap().to_owned());
    let is_sample = |name: &String| {
        let extension = Path::new(name).extension().and_then(|extension| extension.to_str());
        format.extensions.is_empty()
            || extension.is_some_and(|extension| format.extensions.contains(&extension))
    };
    let mut names: Vec<_> = names.filter(is_sample).collect();
    names.sort();
    names
}

fn check(kind: &str) {
    for (format, folder) in formats() {
        let folder = folder.join(kind);
        for name in samples(format, &folder) {
            let read =
                TAVLEI.run(&folder, ["convert", &name, "--to", "json", "--from", format.name]);
            let said = TAVLEI.run(&folder, ["check", "--verbose", &name, "--from", format.name]);
            // Samples of PDN hold odd texts, not games.
            if format.name != "pdn" {
                let fits = match kind {
                    "valid" => said.code == 0,
                    _ => said.code != 0 || said.out.contains("warning["),
                };
                assert!(fits, "{name}: {said}");
            }
            let snapshot = format!("{}-{kind}-{name}", format.name);
            insta::assert_snapshot!(snapshot, format!("{read}=== check\n{said}"));
        }
    }
}

#[test]
fn valid_samples_are_read() {
    check("valid");
}

#[test]
fn invalid_samples_are_told() {
    check("invalid");
}

/// Every format that is read has samples that are right and samples that are wrong.
#[test]
fn every_format_has_samples() {
    for (format, folder) in formats() {
        for kind in ["valid", "invalid"] {
            assert!(!samples(format, &folder.join(kind)).is_empty(), "{}: {kind}", format.name);
        }
        assert!(folder.join("README.md").is_file(), "{}", format.name);
    }
}
