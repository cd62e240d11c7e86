//! Any bytes are read by any format without a panic: the first byte says by which.

#![no_main]

use std::io::Cursor;

use libfuzzer_sys::fuzz_target;
use tavlei_record::{FORMATS, ReadOptions, Record, Source};

fuzz_target!(|bytes: &[u8]| {
    let Some((first, rest)) = bytes.split_first() else { return };
    let Some(reading) = &FORMATS[usize::from(*first) % FORMATS.len()].reading else { return };
    let source = Source::alone(Cursor::new(rest.to_vec()));
    let mut games = (reading.open)(source, &ReadOptions::default());
    while let Ok(Some(mut raw)) = games.next() {
        let mut record = Record::default();
        let _ = (reading.parse)(&mut raw, &mut record);
    }
});
