//! What must hold of every reader: no bytes make it panic, and what it reads is sound.

mod common;

use std::fs;

use common::fuzz::{mutate, rounds};
use common::{all_samples, check_sound, json, pdn, read_as};
use tavlei_record::{Format, Record, read_json_line, same_tree};

/// Bits that matter to one reader or another.
const PIECES: &[&[u8]] = &[
    b"(",
    b")",
    b";",
    b"[",
    b"]",
    b"\\",
    b":",
    b"(;",
    b";)",
    b"B[",
    b"W[dd]",
    b"AB[aa:hh]",
    b"SZ[8]",
    b"GM[2]",
    b"C[x]",
    b"/",
    b"//",
    b"f5",
    b"--",
    b"pa",
    b"PL[W]",
    b"BO[8 ",
    b"RE[",
    b"\n",
    b"\0",
    b"\xe9",
    b"\xff\xfe",
    b" ",
    b"{",
    b"}",
    b"\"",
    b"X;",
    b"O",
];

/// A sample that is cut off says so, or gives what of it is whole.
#[test]
fn a_file_may_end_anywhere() {
    for (format, path) in all_samples() {
        let bytes = fs::read(&path).unwrap();
        for end in 0..bytes.len() {
            read_soundly(format, &bytes[..end]);
        }
    }
}

#[test]
fn mutated_samples_of_all_formats() {
    let samples = all_samples();
    let (rounds, mut random) = rounds(4000, 0x0066_6f72_6d61);
    for round in 0..rounds {
        let (format, path) = &samples[round % samples.len()];
        let bytes = mutate(&mut random, &fs::read(path).unwrap(), PIECES);
        read_soundly(format, &bytes);
    }
}

/// Reads bytes, and shows them if that fails.
fn read_soundly(format: &'static Format, bytes: &[u8]) {
    let read = || {
        let (records, errors) = read_as(format, bytes);
        assert!(errors.iter().all(|error| !error.is_empty()));
        records.iter().for_each(check_record);
    };
    if let Err(failure) = std::panic::catch_unwind(read) {
        println!("{}: the input was b\"{}\"", format.name, bytes.escape_ascii());
        std::panic::resume_unwind(failure);
    }
}

/// A record of any format is sound, comes back from JSON, and can be written as PDN.
fn check_record(record: &Record) {
    check_sound(record);
    let line = json(record);
    let mut back = Record::default();
    read_json_line(&line, &mut back).expect("our own JSON");
    assert!(same_tree(record, &back), "JSON changes the tree: {line}");
    let _ = pdn(record);
}
