//! Any line is read as JSON without a panic, and what was read is written and read again unchanged.
#![no_main]

use libfuzzer_sys::fuzz_target;
use tavlei_record::{Record, read_json_line, same_tree, write_json};

fuzz_target!(|line: &str| {
    let mut record = Record::default();
    if read_json_line(line, &mut record).is_ok() {
        let mut json = Vec::new();
        write_json(&mut json, &record).expect("writing to memory");
        let json = String::from_utf8(json).expect("JSON is UTF-8");
        let mut back = Record::default();
        read_json_line(&json, &mut back).expect("our own JSON");
        assert!(same_tree(&record, &back));
    }
});
