//! Games whose turns are texts, as people write them.

use tavlei_record::{ReadOptions, parse_all};
use tavlei_replay::{Context, Converted, Options, Report, Target, Verdict, check, convert, replay};

fn pdn(game: &str, moves: &str) -> String {
    format!("[Variant \"{game}\"]\n[Result \"*\"]\n\n{moves} *\n")
}

fn checked(game: &str, moves: &str) -> Report {
    let records = parse_all(pdn(game, moves).as_bytes(), &ReadOptions::default());
    assert_eq!(records.len(), 1);
    check(&Context::learn(&records, Options::default()), &records[0])
}

/// The canonical turns of a record.
fn turns(game: &str, moves: &str) -> Vec<String> {
    let records = parse_all(pdn(game, moves).as_bytes(), &ReadOptions::default());
    let replayed = replay(&Context::learn(&records, Options::default()), &records[0]);
    assert_eq!(replayed.report.verdict, Verdict::Legal, "{moves} {:?}", replayed.report.reason);
    assert!(replayed.report.findings.iter().all(|finding| finding.code != "T105"), "{moves}");
    replayed.plies.into_iter().map(|ply| ply.turn).collect()
}

#[test]
fn other_spellings_mean_the_same() {
    let spellings: [(&str, &str, &str); 11] = [
        ("reversi", "1. f5 d6 2. c3", "1. @f5 @d6 2. @c3"),
        ("reversi", "f5d6c3", "1. @f5 @d6 2. @c3"),
        ("reversi", "F5D6C3", "1. @f5 @d6 2. @c3"),
        ("reversi", "1. f5 d6 2. с3", "1. @f5 @d6 2. @c3"),
        ("kalah", "1. d c 2. b", "1. D C 2. B"),
        ("kalah", "1. D С 2. В", "1. D C 2. B"),
        ("seega", "1. a1,b2", "1. @a1,@b2"),
        ("seega", "1. @a1, @b2", "1. @a1,@b2"),
        ("bashni", "1. c3d4 d6c5", "1. c3-d4 d6-c5"),
        ("ugolki", "1. с3-d3", "1. c3-d3"),
        ("emergo", "1. a1 b4", "1. @a1 @b4"),
    ];
    for (game, written, canonical) in spellings {
        assert_eq!(turns(game, written), turns(game, canonical), "{game}: {written}");
    }
}

/// A word that is no turn stands where a turn should: what follows is not another player's.
#[test]
fn a_word_between_turns_is_not_passed_over() {
    let report = checked("kalah", "1. D x 2. C D 3. B");
    assert_eq!((report.verdict, report.plies), (Verdict::Illegal, 1), "{report:?}");
    assert_eq!(report.at.map(|at| (at.ply, at.line, at.column)), Some((2, 4, 6)));
}

/// A transcript leaves passes out.
#[test]
fn passes_are_put_into_a_transcript() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../tests/traces/reversi.jsonl");
    let traces = std::fs::read_to_string(path).unwrap();
    let mut seen = 0;
    for line in traces.lines().filter(|line| line.contains("\"--\"")) {
        let trace: serde_json::Value = serde_json::from_str(line).unwrap();
        let played: Vec<&str> =
            trace["turns"].as_array().unwrap().iter().map(|turn| turn.as_str().unwrap()).collect();
        let cells = played.iter().filter(|turn| **turn != "--");
        let row: String = cells.map(|turn| turn.trim_start_matches('@')).collect();
        let last = played.iter().rposition(|turn| *turn != "--").unwrap();
        assert_eq!(turns("reversi", &row), played[..=last]);
        seen += 1;
    }
    assert!(seen > 0);
}

#[test]
fn a_transcript_is_converted_to_moves() {
    let records = parse_all(pdn("reversi", "f5d6c3").as_bytes(), &ReadOptions::default());
    let context = Context::learn(&records, Options::default());
    let Converted::Rewritten { record, .. } = convert(&context, &records[0], &Target::default())
    else {
        panic!("it is legal")
    };
    let mut out = Vec::new();
    tavlei_record::write_pdn(&mut out, &record, &tavlei_record::PdnOptions::default()).unwrap();
    assert!(String::from_utf8(out).unwrap().contains("1. @f5 @d6 2. @c3 *"));
}
