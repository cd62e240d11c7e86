//! Games whose turns are texts: every trace of `tests/traces` as a record, legal to its end, and the
//! same with a move spoilt.

use std::fs;
use std::path::PathBuf;

use serde_json::Value;
use tavlei_record::{ItemKind, PdnOptions, ReadOptions, Record, parse_all, write_pdn};
use tavlei_replay::{
    BoardResult, Context, Converted, Options, Report, Target, Verdict, check, convert, replay,
};
use tavlei_rules::{Game, catalogue};

struct Trace {
    turns: Vec<String>,
    legal: Vec<u64>,
    end: String,
}

fn traces(game: &Game) -> Vec<Trace> {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../tests/traces");
    let text = fs::read_to_string(folder.join(format!("{}.jsonl", game.id()))).expect("traces");
    let trace = |line: &str| {
        let trace: Value = serde_json::from_str(line).expect("JSON");
        let list = |key: &str| trace[key].as_array().cloned().unwrap_or_default();
        Trace {
            turns: list("turns").iter().filter_map(|t| t.as_str().map(str::to_owned)).collect(),
            legal: list("legal").iter().filter_map(Value::as_u64).collect(),
            end: trace["end"].as_str().unwrap_or("*").to_owned(),
        }
    };
    text.lines().map(trace).collect()
}

fn listed() -> impl Iterator<Item = &'static Game> {
    catalogue().iter().filter(|game| game.is_listed())
}

fn pdn(game: &Game, turns: &[String], end: &str) -> String {
    let players = game.seats().len();
    let number = |at: usize| {
        let begins = at.is_multiple_of(players);
        if begins { format!("{}. ", at / players + 1) } else { String::new() }
    };
    let moves: String =
        turns.iter().enumerate().map(|(at, turn)| number(at) + turn + " ").collect();
    format!("[Variant \"{}\"]\n[Result \"{end}\"]\n\n{moves}{end}\n", game.id())
}

fn record(text: &str) -> Record {
    let mut records = parse_all(text.as_bytes(), &ReadOptions::default());
    assert_eq!(records.len(), 1, "{text}");
    records.remove(0)
}

fn checked(text: &str) -> Report {
    let record = record(text);
    check(&Context::learn(&[], Options::default()), &record)
}

fn moves(record: &Record) -> Vec<&str> {
    let is_move = |kind| matches!(kind, ItemKind::Move | ItemKind::UnknownMove);
    record.items.iter().filter(|i| is_move(i.kind)).map(|i| record.str(i.text)).collect()
}

fn board(end: &str) -> Option<BoardResult> {
    match end {
        "1-0" => Some(BoardResult::WhiteWins),
        "0-1" => Some(BoardResult::BlackWins),
        "1/2-1/2" => Some(BoardResult::Draw),
        _ => None,
    }
}

#[test]
fn traces_are_legal_records() {
    for game in listed() {
        for trace in traces(game) {
            let record = record(&pdn(game, &trace.turns, &trace.end));
            let context = Context::learn(&[], Options::default());
            let replayed = replay(&context, &record);
            let report = &replayed.report;
            let reason = report.reason.as_ref().map(|reason| &reason.message);
            assert_eq!(report.verdict, Verdict::Legal, "{} {reason:?}", game.id());
            assert_eq!(report.game.as_ref().map(Game::id), Some(game.id()));
            assert_eq!(report.plies as usize, trace.turns.len(), "{}", game.id());
            // A draw by repetition is not of the board.
            if report.result.board != board(&trace.end) {
                assert_eq!((report.result.board, &*trace.end), (None, "1/2-1/2"), "{}", game.id());
            }
            assert_eq!(
                report.result.score.is_some(),
                report.result.board.or(report.result.means).is_some() && has_score(game)
            );
            for (played, (turn, &legal)) in
                replayed.plies.iter().zip(trace.turns.iter().zip(&trace.legal))
            {
                assert_eq!((&played.turn, played.legal as u64), (turn, legal), "{}", game.id());
            }
        }
    }
}

/// Whether the game has points or counts.
fn has_score(game: &Game) -> bool {
    game.open().score().is_some()
}

#[test]
fn a_conversion_keeps_every_turn() {
    for game in listed() {
        for trace in traces(game).iter().take(2) {
            let record = record(&pdn(game, &trace.turns, &trace.end));
            let context = Context::learn(&[], Options::default());
            let converted = convert(&context, &record, &Target::default());
            let Converted::Rewritten { record: rewritten, kept, .. } = converted else {
                panic!("{} was not rewritten", game.id())
            };
            let mut out = Vec::new();
            write_pdn(&mut out, &rewritten, &PdnOptions::default()).expect("written");
            let text = String::from_utf8(out).expect("UTF-8");
            assert_eq!((moves(&crate::record(&text)), kept.len()), (moves(&record), 0), "{text}");
        }
    }
}

#[test]
fn a_spoilt_move_is_told_with_its_reason() {
    for game in listed() {
        for trace in traces(game).iter().take(3) {
            // What is written behind a pass makes it no move at all.
            let is_move = |at: &usize| !trace.turns[*at].ends_with("--");
            let at = (trace.turns.len() / 2..trace.turns.len()).find(is_move).expect("a move");
            let mut turns = trace.turns.clone();
            turns[at].push_str("=9");
            let report = checked(&pdn(game, &turns, &trace.end));
            let reason = report.reason.expect("a reason");
            // The turn itself is legal; what is written behind it is too much.
            assert_eq!(report.verdict, Verdict::Illegal, "{}", game.id());
            assert_eq!(reason.code, "T236", "{} {}", game.id(), reason.message);
            assert_eq!(report.at.map(|at| at.ply as usize), Some(at + 1), "{}", game.id());
            assert_eq!(reason.legal.first(), Some(&trace.turns[at]), "{}", game.id());
            assert!(reason.legal.len() <= 6, "{:?}", reason.legal);
            assert!(reason.message.contains(&trace.turns[at]), "{}", reason.message);
        }
    }
}

/// Texts that are no turn of any game, each in the middle of a game.
#[test]
fn nonsense_gets_a_reason_and_turns_to_choose_from() {
    for game in listed() {
        let trace = &traces(game)[0];
        let at = trace.turns.len() / 2;
        for nonsense in ["hello", "@", "x", "-", "@zz99", "[9]", "a1", ",", "=", "a1-a1", "~", "é7"]
        {
            let mut turns = trace.turns[..at].to_vec();
            turns.push(nonsense.to_owned());
            let report = checked(&pdn(game, &turns, "*"));
            // Such a word may not even be read as a move.
            if report.verdict == Verdict::Illegal {
                let reason = report.reason.expect("a reason");
                assert!(!reason.legal.is_empty(), "{} {}", game.id(), reason.message);
            }
        }
    }
}

/// A turn may be written with hyphens for all its captures.
#[test]
fn hyphens_for_captures_are_read() {
    for game in listed() {
        for trace in traces(game).iter().take(3) {
            // An `x` in front of all else is no sign between cells.
            let plain = |turn: &String| match turn.strip_prefix('x') {
                Some(_) => turn.clone(),
                None => turn.replace('x', "-"),
            };
            let turns: Vec<String> = trace.turns.iter().map(plain).collect();
            let report = checked(&pdn(game, &turns, &trace.end));
            let reason = report.reason.as_ref().map(|reason| &reason.message);
            assert_eq!(report.verdict, Verdict::Legal, "{} {reason:?}", game.id());
        }
    }
}

#[test]
fn a_turn_behind_the_end_is_told() {
    for game in listed() {
        let over = traces(game)
            .into_iter()
            .find(|trace| checked(&pdn(game, &trace.turns, &trace.end)).result.board.is_some());
        let Some(trace) = over else { continue };
        let mut turns = trace.turns.clone();
        turns.push(trace.turns[0].clone());
        let report = checked(&pdn(game, &turns, &trace.end));
        let reason = report.reason.expect("a reason");
        assert_eq!((report.verdict, reason.code), (Verdict::Illegal, "T222"), "{}", game.id());
    }
}

#[test]
fn a_slip_of_the_pen_is_guessed() {
    let pdn = "[Variant \"reversi\"]\n\n1. @d3 @e3 2. @f2 @c5 3. @b3 @g1 4. @f4 *\n";
    let report = checked(pdn);
    let reason = report.reason.as_ref().expect("a reason");
    assert_eq!(reason.code, "T241");
    assert_eq!(reason.did_you_mean, None);
    assert!(report.findings.iter().any(|finding| finding.message.contains("was meant as @c4")));
    insta::assert_snapshot!(reason.message);
}

#[test]
fn a_pass_is_a_move_and_a_long_dash_is_one_too() {
    let with_pass = |trace: &Trace| trace.turns.iter().any(|turn| turn == "--");
    for game in listed() {
        for trace in traces(game).iter().filter(|trace| with_pass(trace)) {
            let long =
                |turn: &String| if turn == "--" { "\u{2014}".to_owned() } else { turn.clone() };
            let written: Vec<String> = trace.turns.iter().map(long).collect();
            let report = checked(&pdn(game, &written, &trace.end));
            assert_eq!(report.verdict, Verdict::Legal, "{} {:?}", game.id(), report.reason);
        }
    }
}

#[test]
fn such_games_are_not_guessed() {
    let text = "1. @d3 @e3 2. @f2 @c4 *\n";
    let tagged = "[Variant \"reversi\"]\n\n1. @d3 @e3 *\n";
    let both =
        parse_all(format!("{tagged}\n[Event \"x\"]\n\n{text}").as_bytes(), &ReadOptions::default());
    let context = Context::learn(&both, Options::default());
    let guessed = check(&context, &both[1]).game;
    assert!(guessed.is_none_or(|game| !game.is_listed()));
}
