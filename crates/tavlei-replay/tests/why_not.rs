//! Why a text is no legal turn: one line a case, game by game.

use tavlei_record::{ReadOptions, parse_all};
use tavlei_replay::{Context, Options, check};

/// A game, the turns before, and the text that is not legal.
const CASES: &[(&str, &str, &str)] = &[
    // What the text shows.
    ("reversi", "", "@k4"),
    ("reversi", "@d3 @e3", "--"),
    ("bridg-it", "@h5", "--"),
    ("konyashki", "[6]@a1", "@h8"),
    ("konyashki", "[6]@a1", "[7]@h8"),
    ("konyashki", "[6]@a1 [4]--", "[2]a1-d1"),
    ("konyashki", "[1]--", "[5]h8-c8"),
    ("konyashki", "[6]@a1 [4]--", "[6]@a1"),
    ("kalah", "D C C", "A"),
    ("kalah", "", "A,B"),
    ("kalah", "D D", "D"),
    ("seega", "", "@a1"),
    ("seega", "", "@a1,@a1"),
    ("seega", "", "@a1,@a2,@a3"),
    ("two-move", "", "g3-h4"),
    ("fanorona", "", "d3xe3"),
    // What stands on the board.
    ("lasca", "", "c3-c4"),
    ("lasca", "", "a3-b5"),
    ("lasca", "a3-b4", "c3-d4"),
    ("lasca", "a3-b4 c5xa3", "a3xc5"),
    ("lines-of-action", "", "a2-c2"),
    ("lines-of-action", "", "a1-c3"),
    ("ugolki", "", "a1-a2"),
    ("atari", "@d4", "@d4"),
    ("bashnya", "", "@c2"),
    // The laws that the list of turns shows.
    ("lasca", "a3-b4", "e5-d4"),
    ("altai-shatra", "42-34 10-29 44-36 19-26 53-37", "26:42"),
    ("fenzu", "@a4", "@a5"),
    ("zavesa", "@a1 @h1 @a4 @h2", "@c6,@c7"),
    ("potop", "@c2 @b2 @d3 @c1 @d1 @c3 @e2 @d2", "@c2"),
    ("general", "c3-b4 b6-a5 d2-c3 f6-e5", "c3-d2"),
    ("reversi", "@d3", "@a1"),
    ("reversi", "@d3", "@e3=9"),
    ("perekrestok", "@b3", "@b5"),
    ("kvadratura", "", "@c1,@c8,@e1"),
    ("goban", "@c2 @e6", "c2-c3"),
    ("shatra", "", "46-40"),
    ("altai-shatra", "42-34 10-29", "55-36"),
    ("stukariki", "", "a5-c5"),
    ("seega", "", "a1-a2"),
];

fn message((game, before, text): &(&str, &str, &str)) -> String {
    let pdn = format!("[Variant \"{game}\"]\n\n{before} {text} *\n");
    let records = parse_all(pdn.as_bytes(), &ReadOptions::default());
    let report = check(&Context::learn(&[], Options::default()), &records[0]);
    assert_eq!(report.plies as usize, before.split_whitespace().count(), "{game} {before}");
    let reason = report.reason.expect("not legal");
    format!("{game} {}: {}", reason.code, reason.message)
}

#[test]
fn every_reason_in_words() {
    let all: Vec<String> = CASES.iter().map(message).collect();
    insta::assert_snapshot!(all.join("\n"));
}

/// What may be meant when a turn is the other player's, in a game that only places men.
#[test]
fn a_turn_left_out_is_guessed() {
    let pdn = "[Variant \"reversi\"]\n\n1. @d3 2. @f6 *\n";
    let records = parse_all(pdn.as_bytes(), &ReadOptions::default());
    let report = check(&Context::learn(&[], Options::default()), &records[0]);
    let codes: Vec<&str> = report.findings.iter().map(|finding| finding.code).collect();
    assert_eq!(report.reason.map(|reason| reason.code), Some("T241"));
    assert!(codes.contains(&"T232") && codes.contains(&"T229"), "{codes:?}");
}
