//! Any bytes are read without a panic, and what was read is written and read again unchanged.
#![no_main]

use libfuzzer_sys::fuzz_target;
use tavlei_record::{PdnOptions, ReadOptions, parse_all, same_tree, write_pdn};

fuzz_target!(|bytes: &[u8]| {
    for record in parse_all(bytes, &ReadOptions::default()) {
        let mut pdn = Vec::new();
        write_pdn(&mut pdn, &record, &PdnOptions::default()).expect("writing to memory");
        let back = parse_all(&pdn, &ReadOptions::default());
        assert!(back.len() == 1 && same_tree(&record, &back[0]));
    }
});
