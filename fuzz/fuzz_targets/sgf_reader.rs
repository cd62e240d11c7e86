//! Any bytes are read as SGF without a panic, and what was read survives as JSON.

#![no_main]

use libfuzzer_sys::fuzz_target;
use tavlei_fuzz::reads_soundly;

fuzz_target!(|bytes: &[u8]| reads_soundly("sgf", bytes));
