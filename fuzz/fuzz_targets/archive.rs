//! Any bytes are unpacked, or it is said why not: as a stream, and as the files of an archive.

#![no_main]

use std::io::{Cursor, Read, Write};

use libfuzzer_sys::fuzz_target;

// The program keeps this part to itself.
#[path = "../../crates/tavlei-cli/src/archive/mod.rs"]
#[allow(dead_code, unused_imports)]
mod archive;

/// So much is read of what is unpacked: the rest is more of the same.
const MOST: u64 = 1 << 20;

fuzz_target!(|bytes: &[u8]| {
    if let Ok(stream) = archive::unpacked(Box::new(Cursor::new(bytes.to_vec()))) {
        let _ = stream.take(MOST).read_to_end(&mut Vec::new());
    }
    let mut file = tempfile::NamedTempFile::new().expect("room on the disk");
    file.write_all(bytes).expect("room on the disk");
    let Ok(members) = archive::members(file.path()) else { return };
    for member in members.iter().take(8) {
        if let Ok(stream) = archive::open(file.path(), member) {
            let _ = stream.take(MOST).read_to_end(&mut Vec::new());
        }
    }
});
