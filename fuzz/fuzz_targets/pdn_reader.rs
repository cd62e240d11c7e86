//! Any bytes are read without a panic, and what was read is written and read again unchanged.

#![no_main]

use libfuzzer_sys::fuzz_target;
use tavlei_fuzz::read_again;
use tavlei_record::{ReadOptions, parse_all};

fuzz_target!(|bytes: &[u8]| {
    for record in parse_all(bytes, &ReadOptions::default()) {
        read_again(&record);
    }
});
