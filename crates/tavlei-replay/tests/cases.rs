//! The hard cases in `tests/cases`: what `NN.toml` says must come of the records in `NN.pdn`.

use std::fs;
use std::path::PathBuf;

use tavlei_core::{Bits, Corner, Labels};
use tavlei_notation::{CellNames, TurnForm, TurnStyle, parse_fen, write_turn};
use tavlei_record::{ItemKind, ReadOptions, Record, Severity, parse_all};
use tavlei_replay::{
    Context, Converted, Finding, Options, Replayed, Target, code, convert, replay,
};
use tavlei_rules::{Game, find};
use toml::{Table, Value};

fn folder() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../tests/cases")
}

/// A case: its number, what is expected, and the bytes of its other file.
struct Case {
    name: String,
    expected: Table,
    bytes: Vec<u8>,
}

fn cases() -> Vec<Case> {
    let files = fs::read_dir(folder()).expect("the folder of cases");
    let paths = files.map(|file| file.expect("a file").path());
    let mut tomls: Vec<PathBuf> =
        paths.filter(|path| path.extension().is_some_and(|ext| ext == "toml")).collect();
    tomls.sort();
    tomls.iter().map(case).collect()
}

fn case(toml: &PathBuf) -> Case {
    let text = fs::read_to_string(toml).expect("a readable case");
    let data = ["pdn", "fen", "txt"].map(|ext| toml.with_extension(ext));
    let data = data.iter().find(|path| path.exists()).expect("a file beside the toml");
    Case {
        name: toml.file_stem().unwrap_or_default().to_string_lossy().into_owned(),
        expected: text.parse().unwrap_or_else(|error| panic!("{}: {error}", toml.display())),
        bytes: fs::read(data).expect("a readable case"),
    }
}

#[test]
fn hard_cases() {
    let mut wrong = Vec::new();
    for case in cases() {
        let title = case.expected["title"].as_str().unwrap_or_default();
        for complaint in case.run() {
            wrong.push(format!("case {} ({title}): {complaint}", case.name));
        }
    }
    assert!(wrong.is_empty(), "{} complaints:\n{}", wrong.len(), wrong.join("\n"));
}

impl Case {
    fn run(&self) -> Vec<String> {
        if self.expected.contains_key("labels") {
            self.labels()
        } else if self.expected.contains_key("turns") {
            self.turns()
        } else {
            self.games()
        }
    }

    /// Names of cells: `international,28,e5`.
    fn labels(&self) -> Vec<String> {
        let text = String::from_utf8_lossy(&self.bytes);
        let wrong = text.lines().skip(1).filter(|row| {
            let [name, number, algebraic] = row.split(',').collect::<Vec<_>>()[..] else {
                return true;
            };
            let game = find(name).expect("a game of the catalogue");
            let numeric = numeric(&game);
            numeric.find(number) != game.algebraic().find(algebraic)
        });
        wrong.map(str::to_owned).collect()
    }

    /// Positions with a known number of different legal turns.
    fn turns(&self) -> Vec<String> {
        let game = find(self.expected["rules"].as_str().unwrap_or_default()).expect("a game");
        let numbers = |key: &str| self.expected[key].as_array().cloned().unwrap_or_default();
        let text = String::from_utf8_lossy(&self.bytes);
        let mut wrong = Vec::new();
        for (index, fen) in text.lines().enumerate() {
            let parsed = parse_fen(fen, game.board(), &[game.labels()]).expect("a FEN");
            let mut session = game.open_at(&parsed.position).expect("a position");
            let turns = session.turns().to_vec();
            compare("turns", numbers("turns").get(index), &int(turns.len()), &mut wrong);
            if let Some(taken) = numbers("taken").get(index) {
                let most = turns.iter().map(|turn| turn.taken.count()).max().unwrap_or(0);
                compare("taken", Some(taken), &int(most as usize), &mut wrong);
            }
        }
        wrong
    }

    fn games(&self) -> Vec<String> {
        let records = parse_all(&self.bytes, &ReadOptions::default());
        let context = Context::learn(&records, Options::default());
        let expected = self.expected["game"].as_array().cloned().unwrap_or_default();
        let mut wrong = Vec::new();
        if expected.len() != records.len() {
            wrong.push(format!("{} games, not {}", records.len(), expected.len()));
        }
        if let (Some(legal), Some(record)) = (self.expected.get("legal"), records.first()) {
            let found = strings(legal_turns(&context, record));
            compare("legal", Some(legal), &found, &mut wrong);
        }
        for (index, (expected, record)) in expected.iter().zip(&records).enumerate() {
            let expected = expected.as_table().expect("a table");
            for complaint in game(&context, record, expected) {
                wrong.push(format!("game {}: {complaint}", index + 1));
            }
        }
        wrong
    }
}

/// All legal turns where a record begins, in short form, sorted.
fn legal_turns(context: &Context, record: &Record) -> Vec<String> {
    let game = replay(context, record).report.game.expect("a game");
    let fen = record.tag("FEN").expect("a FEN");
    let known = [game.labels(), game.algebraic()];
    let parsed = parse_fen(fen, game.board(), &known).expect("a FEN");
    let mut session = game.open_at(&parsed.position).expect("a position");
    let style = style(&game);
    let turns = session.turns().to_vec();
    let mut texts: Vec<String> =
        turns.iter().map(|turn| write_turn(&mut *session, turn, &style)).collect();
    texts.sort();
    texts
}

fn style(game: &Game) -> TurnStyle<'_> {
    TurnStyle { labels: game.labels(), take: game.spec().style.take, form: TurnForm::Short }
}

/// What is wrong with one game.
fn game(context: &Context, record: &Record, expected: &Table) -> Vec<String> {
    let replayed = replay(context, record);
    let converted = convert(context, record, &Target::default());
    let mut wrong = Vec::new();
    for (key, value) in expected {
        let found = match key.as_str() {
            "findings" => missing(value, |slug| has_code(&replayed.report.findings, slug)),
            "says" => missing(value, |words| says(&replayed.report.findings, words)),
            "tags" => strings_of(value, record),
            key => fact(key, record, &replayed, &converted),
        };
        compare(key, Some(value), &found, &mut wrong);
    }
    wrong
}

/// One fact about a game, in the form that the case states it.
fn fact(key: &str, record: &Record, replayed: &Replayed, converted: &Converted) -> Value {
    let report = &replayed.report;
    let text = |text: &str| Value::String(text.to_owned());
    let result = |result: Option<tavlei_replay::BoardResult>| {
        text(result.map_or("nothing", tavlei_replay::BoardResult::as_str))
    };
    match key {
        "verdict" => text(report.verdict.as_str()),
        "plies" => Value::Integer(report.plies.into()),
        "line" => Value::Integer(i64::try_from(report.line).unwrap_or(0)),
        "at" => Value::Integer(report.at.as_ref().map_or(0, |at| at.ply).into()),
        "code" => {
            let name = report.reason.as_ref().map_or("", |reason| reason.code);
            text(code(name).map_or("nothing", |info| info.slug))
        }
        "did_you_mean" => {
            let meant = report.reason.as_ref().and_then(|reason| reason.did_you_mean.as_deref());
            text(meant.unwrap_or("nothing"))
        }
        "moves" => strings(moves(converted)),
        "fen" => text(last_fen(replayed)),
        "errors" => {
            let errors = report.findings.iter().filter(|f| f.severity == Severity::Error);
            int(errors.count())
        }
        "recorded" => text(report.result.recorded.as_deref().unwrap_or("nothing")),
        "means" => result(report.result.means),
        "board" => result(report.result.board),
        "agrees" => report.result.agrees.map_or(text("nothing"), Value::Boolean),
        "nags" => Value::Array(nags(record)),
        other => text(&format!("no such key: {other}")),
    }
}

/// The moves of the main line after a conversion to PDN 3.0.
fn moves(converted: &Converted) -> Vec<String> {
    let Converted::Rewritten { record, .. } = converted else { return Vec::new() };
    let mut depth = 0;
    let mut moves = Vec::new();
    for item in &record.items {
        match item.kind {
            ItemKind::Open => depth += 1,
            ItemKind::Close => depth -= 1,
            ItemKind::Move if depth == 0 => moves.push(record.str(item.text).to_owned()),
            _ => {}
        }
    }
    moves
}

/// The last position, in the names that records of the game use.
fn last_fen(replayed: &Replayed) -> &str {
    replayed.plies.last().map_or(&replayed.fen, |played| &played.fen)
}

fn nags(record: &Record) -> Vec<Value> {
    let nags = record.items.iter().filter_map(|item| match item.kind {
        ItemKind::Nag(number) => Some(Value::Integer(number.into())),
        _ => None,
    });
    nags.collect()
}

fn has_code(findings: &[Finding], slug: &str) -> bool {
    let wanted = code(slug).unwrap_or_else(|| panic!("no code {slug}"));
    findings.iter().any(|finding| finding.code == wanted.code)
}

fn says(findings: &[Finding], words: &str) -> bool {
    findings.iter().any(|finding| finding.message.contains(words))
}

/// The words of a list that a test holds for.
fn missing(value: &Value, holds: impl Fn(&str) -> bool) -> Value {
    let words = value.as_array().into_iter().flatten().filter_map(Value::as_str);
    strings(words.filter(|word| holds(word)).map(str::to_owned).collect())
}

fn strings_of(value: &Value, record: &Record) -> Value {
    let names = value.as_table().into_iter().flat_map(Table::keys);
    let tag = |name: &String| {
        (name.clone(), Value::String(record.tag(name).unwrap_or("nothing").to_owned()))
    };
    Value::Table(names.map(tag).collect())
}

fn strings(list: Vec<String>) -> Value {
    Value::Array(list.into_iter().map(Value::String).collect())
}

fn int(number: usize) -> Value {
    Value::Integer(i64::try_from(number).unwrap_or(i64::MAX))
}

fn compare(key: &str, expected: Option<&Value>, found: &Value, wrong: &mut Vec<String>) {
    if expected != Some(found) {
        let expected = expected.map_or("nothing".to_owned(), Value::to_string);
        wrong.push(format!("{key}: found {found}, expected {expected}"));
    }
}

/// The numbers of a game's cells.
fn numeric(game: &Game) -> Labels {
    let usual = game.labels().scheme();
    let names = CellNames::Numeric { corner: Corner::TopLeft };
    let scheme = names.scheme(game.board(), game.spec().first, usual, usual).unwrap();
    Labels::new(game.board(), &scheme).unwrap()
}
