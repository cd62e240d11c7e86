//! Every sample in `formats/pdn`: the tree that is read from it, as a snapshot; and nothing of it
//! may be lost in writing. A file dropped there is a test.

mod common;

use std::fs;

use common::{check_round_trips, check_sound, outline, samples};
use tavlei_record::{ReadOptions, Severity, code_info, parse_all};

fn check_folder(kind: &str) {
    let folder = fs::read_dir(samples(kind)).expect("the folder of samples");
    let mut paths: Vec<_> = folder.map(|entry| entry.expect("an entry").path()).collect();
    paths.sort();
    for path in paths {
        let bytes = fs::read(&path).expect("a sample");
        let records = parse_all(&bytes, &ReadOptions::default());
        for record in &records {
            check_sound(record);
            check_round_trips(record);
        }
        let errors = records.iter().flat_map(|record| &record.remarks).any(|remark| {
            code_info(remark.code).is_some_and(|info| info.severity == Severity::Error)
        });
        assert!(!(errors && kind == "valid"), "{} has an error", path.display());
        let name = path.file_stem().unwrap_or_default().to_string_lossy();
        let text: Vec<_> = records.iter().map(outline).collect();
        insta::assert_snapshot!(format!("{kind}-{name}"), text.join("\n"));
    }
}

#[test]
fn valid_samples() {
    check_folder("valid");
}

#[test]
fn invalid_samples() {
    check_folder("invalid");
}
