//! Reading as a stream: encodings, places, limits.

mod common;

use std::io::{self, Read};
use std::time::{Duration, Instant};

use common::{check_sound, outline, parse_pieces};
use tavlei_record::{ReadOptions, Reader, Record, Splitter, parse_all};

const GAME: &str = "[Event \"Первенство\"]\r\n[White \"Ёлкин\"]\r\n\r\n1. c3-d4 f6-e5 1-0\r\n\r\n";

fn options(encoding: &str) -> ReadOptions {
    ReadOptions { encoding: Some(encoding.to_owned()), ..ReadOptions::default() }
}

fn encoded(label: &str) -> Vec<u8> {
    let encoding = encoding_rs::Encoding::for_label(label.as_bytes()).expect("a known label");
    encoding.encode(GAME).0.into_owned()
}

#[test]
fn an_encoding_that_is_given_is_taken() {
    for (label, name) in
        [("windows-1251", "cp1251"), ("koi8-r", "KOI8-R"), ("ibm866", "cp866"), ("utf-8", "utf8")]
    {
        let bytes = encoded(label);
        let mut reader = Reader::new(&bytes[..], options(name));
        let mut record = Record::default();
        assert!(reader.read(&mut record).expect("reading from memory"));
        assert_eq!(record.tag("White"), Some("Ёлкин"), "{name}");
        assert_eq!(reader.encoding().to_lowercase(), label);
        assert!(record.remarks.is_empty(), "{:?}", record.remarks);
    }
}

#[test]
fn an_encoding_that_nobody_knows_is_a_clear_error() {
    let wrong = options("windows-1215");
    let message = wrong.check().map_or_else(|error| error.to_string(), |()| String::new());
    assert!(message.contains("«windows-1215»") && message.contains("windows-1251"), "{message}");
    let error = Reader::new(&b"*"[..], wrong).read(&mut Record::default()).expect_err("an error");
    assert_eq!((error.kind(), error.to_string()), (io::ErrorKind::InvalidInput, message));
}

#[test]
fn a_guess_is_made_where_the_first_odd_byte_stands() {
    let mut bytes = "1. 32-28 19-23 *\n".repeat(10_000).into_bytes();
    let ascii = bytes.len();
    bytes.extend(encoded("windows-1251"));
    let records = parse_all(&bytes, &ReadOptions::default());
    assert_eq!(records.len(), 10_001);
    let last = &records[10_000];
    assert_eq!(last.tag("Event"), Some("Первенство"));
    let remark = &last.remarks[0];
    assert_eq!(remark.code, "T117");
    assert!(
        remark.message.contains(&format!("byte {}", ascii + 8))
            && remark.message.contains("windows-1251")
    );
    assert_eq!(last.place(remark.span).line, 10_001);
}

#[test]
fn what_cannot_be_decoded_is_told() {
    let records = parse_all(b"[White \"A\xffB\"]\n*\n", &options("utf-8"));
    assert_eq!(records[0].tag("White"), Some("A\u{fffd}B"));
    assert_eq!(records[0].remarks[0].code, "T118");
    assert!(records[0].remarks[0].message.contains("byte 9 of the file (0xFF)"));
}

#[test]
fn places_count_lines_and_characters_once() {
    let records = parse_all(
        "{é}\r\n[A \"é\"]\r1. 32-28\n) 19-23 * 1. 33-29 )".as_bytes(),
        &ReadOptions::default(),
    );
    let place = |at: usize| records[at].place(records[at].remarks[0].span);
    assert_eq!((place(0).line, place(0).column), (4, 1));
    assert_eq!((records[1].first_line, records[1].first_column), (4, 11));
    assert_eq!((place(1).line, place(1).column), (4, 20));
}

#[test]
fn nothing_but_blanks_is_no_record() {
    for text in ["", "\n", " \r\n\t", "\u{feff}", "\u{feff}\n\u{a0}\n"] {
        assert!(parse_all(text.as_bytes(), &ReadOptions::default()).is_empty(), "{text:?}");
    }
}

#[test]
fn big_files_do_not_depend_on_pieces() {
    let mut text = String::new();
    for round in 0..3000 {
        text.push_str("[Event \"A cup\"]\n\n{one\n\ntwo} 1. 32-28 (1. 33-28 19-23) 19-23 ; rest\n");
        text.push_str(
            [
                "2. 28x 19 14x23 2-0\n",
                "(never closed 1-0\n\n",
                "{ never closed *\n\n",
                "\\r\n[FILENAME \"x\"]\n\n",
            ][round % 4],
        );
    }
    let options = ReadOptions::default();
    let whole = parse_all(text.as_bytes(), &options);
    for size in [333, 8191, 70_001] {
        let pieces = parse_pieces(text.as_bytes(), size, &options);
        assert_eq!(whole.len(), pieces.len());
        for (whole, piece) in whole.iter().zip(&pieces) {
            assert_eq!(outline(whole), outline(piece));
        }
    }
}

/// The same bytes again and again.
struct Endless<'a> {
    piece: &'a [u8],
    at: usize,
    left: usize,
}

impl Read for Endless<'_> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let rest = &self.piece[self.at..];
        let len = rest.len().min(buffer.len()).min(self.left);
        buffer[..len].copy_from_slice(&rest[..len]);
        self.at = (self.at + len) % self.piece.len();
        self.left -= len;
        Ok(len)
    }
}

/// A stream without any end of a game is cut into records of bounded size, and quickly.
#[test]
fn endless_games_are_cut() {
    let options = ReadOptions { longest_game: 1 << 19, ..ReadOptions::default() };
    for piece in [
        "(",
        "{",
        "{[%clk 1]\n",
        "[",
        "[A \"",
        "( word ",
        "(a)(",
        "1-",
        "\"",
        "\\r",
        "9 x ",
        "é",
        "<",
        "$",
        "(((a)) b ",
    ] {
        let begin = Instant::now();
        let input = Endless { piece: piece.as_bytes(), at: 0, left: 2 << 20 };
        let mut reader = Reader::new(input, options.clone());
        let mut record = Record::default();
        let mut total = 0;
        while reader.read(&mut record).expect("reading from memory") {
            assert!(record.source_len <= 1 << 19 && record.remarks.len() <= 201);
            check_sound(&record);
            total += record.source_len;
        }
        assert!(total == 2 << 20 || piece == "\\r", "{piece:?}: {total} bytes");
        assert!(begin.elapsed() < Duration::from_mins(1), "{piece:?} takes {:?}", begin.elapsed());
    }
}

#[test]
fn games_can_be_parsed_elsewhere() {
    let mut splitter =
        Splitter::new(&b"1. 32-28 *\n[White \"A\"]\n1. 33-28 *"[..], &ReadOptions::default());
    let mut games = Vec::new();
    while let Some(game) = splitter.next().expect("reading from memory") {
        games.push(std::thread::spawn(move || Record::parse(game)));
    }
    let records: Vec<_> = games.into_iter().map(|game| game.join().expect("no panic")).collect();
    assert_eq!(
        records.iter().map(|record| (record.number, record.first_line)).collect::<Vec<_>>(),
        [(1, 1), (2, 2)]
    );
    assert_eq!(records[1].tag("white"), Some("A"));
}
