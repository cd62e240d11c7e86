//! Any bytes are read by a format without a panic, and what was read survives as JSON. The variable
//! `TAVLEI_FORMAT` names the format.

#![no_main]

use std::sync::LazyLock;

use libfuzzer_sys::fuzz_target;
use tavlei_fuzz::reads_soundly;

static FORMAT: LazyLock<String> =
    LazyLock::new(|| std::env::var("TAVLEI_FORMAT").expect("TAVLEI_FORMAT names a format"));

fuzz_target!(|bytes: &[u8]| reads_soundly(&FORMAT, bytes));
