//! A quick fuzz that gives the same result every time: mutated samples and random bytes. The
//! environment variable `TAVLEI_FUZZ` asks for another number of rounds, from other seeds.

mod common;

use std::fs;

use common::fuzz::{Random, mutate, rounds};
use common::{check_round_trips, check_sound, parse_pieces, samples};
use tavlei_record::{ReadOptions, Record, parse_all};

/// Bits that matter to the reader.
const PIECES: &[&[u8]] = &[
    b"{",
    b"}",
    b"(",
    b")",
    b"[",
    b"]",
    b"\"",
    b"\\",
    b"\\r",
    b"\n\n",
    b"\r",
    b"*",
    b"1-0",
    b" 1. ",
    b"-",
    b"x",
    b"[Event \"",
    b"[FILENAME \"a\"]",
    b"\n[Event \"x\"]\n",
    b"%",
    b";",
    b"$",
    b"/FEN \"",
    b"\0",
    b"\xe9",
    b"\xc3",
    b"\xef\xbb\xbf",
    b"\xff\xfe",
    b"12",
    b"...",
    b"!?",
    b"4-6",
    b" ",
    b"{[%keep move \"",
    b"\xe2\x80\x93",
    b"0",
];

fn seeds() -> Vec<Vec<u8>> {
    let mut files = Vec::new();
    for kind in ["valid", "invalid"] {
        let folder = fs::read_dir(samples(kind)).expect("the folder of samples");
        files.extend(folder.map(|entry| entry.expect("an entry").path()));
    }
    files.retain(|path| path.extension().is_some_and(|extension| extension == "pdn"));
    files.sort();
    files.iter().map(|path| fs::read(path).expect("a sample")).collect()
}

/// Checks an input, and shows it if the check fails.
fn check(bytes: &[u8]) {
    if let Err(failure) = std::panic::catch_unwind(|| check_input(bytes)) {
        println!("the input was b\"{}\"", bytes.escape_ascii());
        std::panic::resume_unwind(failure);
    }
}

/// Everything that must hold of any input.
fn check_input(bytes: &[u8]) {
    let options = ReadOptions::default();
    let records = parse_all(bytes, &options);
    for record in &records {
        check_sound(record);
        check_round_trips(record);
    }
    let whole = view(&records);
    for size in [1, 7, 1000] {
        assert_eq!(whole, view(&parse_pieces(bytes, size, &options)), "pieces of {size} bytes");
    }
    if let Ok(text) = std::str::from_utf8(bytes)
        && !records.is_empty()
        && !bytes.starts_with(b"\xef\xbb\xbf")
        && !bytes.contains(&0)
    {
        let sources: String = records.iter().map(Record::source).collect();
        assert_eq!(sources, text, "every byte belongs to a game");
    }
}

fn view(records: &[Record]) -> Vec<String> {
    records.iter().map(common::outline).collect()
}

#[test]
fn mutated_samples() {
    let seeds = seeds();
    let (rounds, mut random) = rounds(3000, 0x7461_766c_6569);
    for round in 0..rounds {
        let bytes = mutate(&mut random, &seeds[round % seeds.len()], PIECES);
        check(&bytes);
    }
}

#[test]
fn random_bytes_and_random_pieces() {
    let (rounds, mut random) = rounds(500, 0x0070_656c_6b61);
    for _ in 0..rounds {
        let len = random.below(300);
        let bytes: Vec<u8> = (0..len).map(|_| random.next() as u8).collect();
        check(&bytes);
        let pieces =
            (0..random.below(60)).flat_map(|_| PIECES[random.below(PIECES.len())].iter().copied());
        check(&pieces.collect::<Vec<_>>());
    }
}

#[test]
fn small_limits_do_not_depend_on_pieces() {
    let options = ReadOptions { longest_game: 1024, ..ReadOptions::default() };
    let mut random = Random::new(0x006c_696d_6974);
    for seed in seeds() {
        let bytes = mutate(&mut random, &seed.repeat(8), PIECES);
        let whole = parse_pieces(&bytes, 1 << 20, &options);
        assert!(whole.iter().all(|record| record.source_len <= 1024));
        assert_eq!(view(&whole), view(&parse_pieces(&bytes, 97, &options)));
    }
}
