//! Games for three and four players: numbers of moves, results with a digit for each player,
//! positions that say whose turn it is.

use std::fs;
use std::path::PathBuf;

use tavlei_record::{PdnOptions, ReadOptions, Record, parse_all, write_pdn};
use tavlei_replay::{
    BoardResult, Context, Converted, Options, Target, Verdict, check, convert, replay, round,
};
use tavlei_rules::{Game, catalogue};

/// The games of more than two players.
fn games() -> Vec<&'static Game> {
    let games: Vec<&Game> = catalogue().iter().filter(|game| game.seats().len() > 2).collect();
    assert!(games.len() >= 2, "{games:?}");
    games
}

fn context() -> Context {
    Context::learn(&[], Options::default())
}

fn records(text: &str) -> Vec<Record> {
    parse_all(text.as_bytes(), &ReadOptions::default())
}

/// The project's own records of a game.
fn corpus(game: &Game) -> Vec<Record> {
    let file = format!("../../corpus/{}/evening.pdn", game.id());
    let text = fs::read_to_string(PathBuf::from(env!("CARGO_MANIFEST_DIR")).join(file));
    records(&text.expect("records of the game"))
}

fn words(text: &str) -> Vec<&str> {
    text.split_whitespace().collect()
}

#[test]
fn a_conversion_numbers_rounds_as_the_record_does() {
    for game in games() {
        for record in corpus(game) {
            let Converted::Rewritten { record: new, .. } =
                convert(&context(), &record, &Target::default())
            else {
                continue;
            };
            let mut out = Vec::new();
            let options = PdnOptions { round: round(game, &record), ..PdnOptions::default() };
            write_pdn(&mut out, &new, &options).expect("written");
            let out = String::from_utf8(out).expect("UTF-8");
            assert_eq!(words(&out), words(record.source()), "{}", game.id());
        }
    }
}

#[test]
fn positions_tell_whose_turn_it_is() {
    for game in games() {
        let replayed = replay(&context(), &corpus(game)[0]);
        let letters = game.seats().iter().map(|seat| seat.letter()).cycle();
        assert!(replayed.plies.len() > 20);
        for (played, letter) in replayed.plies.iter().zip(letters.skip(1)) {
            assert!(played.fen.starts_with(letter), "{} {}", played.ply, played.fen);
        }
    }
}

#[test]
fn a_result_has_a_digit_for_each_player() {
    let pdn = |result: &str| {
        let fen = "B:Wa1,e1:Rh1:Bg7,f6,e5,h7";
        format!(
            "[Variant \"konyashki-3\"]\n[FEN \"{fen}\"]\n[Result \"{result}\"]\n\n41... [1]h7-h8 {result}\n"
        )
    };
    for (result, means, agrees, code) in [
        ("0-0-1", Some(BoardResult::BlackWins), Some(true), None),
        ("0-1-0", Some(BoardResult::RedWins), Some(false), Some("T301")),
        ("0-0-0", None, Some(false), Some("T308")),
        ("1-0", None, None, Some("T307")),
        ("*", None, None, None),
    ] {
        let record = records(&pdn(result)).remove(0);
        let report = check(&context(), &record);
        assert_eq!(report.verdict, Verdict::Legal, "{:?}", report.reason);
        let found = (report.result.means, report.result.agrees);
        assert_eq!(found, (means, agrees), "{result}");
        assert_eq!(report.result.board_score, Some("0-0-1"));
        assert_eq!(
            report.findings.iter().any(|f| Some(f.code) == code),
            code.is_some(),
            "{result}"
        );
        let mut json = Vec::new();
        report.write_json(&mut json, "x.pdn", &record).expect("written");
        let json = String::from_utf8(json).expect("UTF-8");
        assert!(
            json.contains("\"board\":\"0-0-1\"") && json.contains("\"outcome\":\"black-wins\"")
        );
    }
}

#[test]
fn players_whom_the_game_does_not_have_are_refused() {
    for (game, fen) in [
        ("konyashki", "R:Wa1:Rh1:Bh8"),
        ("konyashki-3", "W:Wa1:Rh1:Bh8:Ga8"),
        ("shatra", "W:W1:R2:B3"),
    ] {
        let text = format!("[Variant \"{game}\"]\n[FEN \"{fen}\"]\n\n1. [6]@a1 *\n");
        let report = check(&context(), &records(&text)[0]);
        let message = report.reason.expect("a reason").message;
        assert!(message.contains("players that the game does not have"), "{message}");
    }
}
