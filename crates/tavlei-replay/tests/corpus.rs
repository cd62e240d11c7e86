//! The project's own records: what `corpus/<game>/<name>.toml` says must come of `<name>.pdn`.
//!
//! `corpus/README.md` tells how an expectation reads.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use tavlei_record::{ReadOptions, parse_all};
use tavlei_replay::{Context, Options, Report, Verdict, check};
use toml::{Table, Value};

fn corpus() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../corpus")
}

/// What lies in a folder, in the order of names.
fn entries(folder: &Path) -> Vec<PathBuf> {
    let listed = fs::read_dir(folder).expect("a readable folder");
    let mut paths: Vec<PathBuf> = listed.map(|entry| entry.expect("an entry").path()).collect();
    paths.sort();
    paths
}

/// A file of records with its expectations, one a record.
struct Case {
    name: String,
    expected: Vec<Table>,
    reports: Vec<Report>,
}

impl Case {
    fn of(toml: &Path) -> Case {
        let text = fs::read_to_string(toml).expect("readable expectations");
        let table: Table =
            text.parse().unwrap_or_else(|error| panic!("{}: {error}", toml.display()));
        let bytes = fs::read(toml.with_extension("pdn")).expect("the records beside");
        let records = parse_all(&bytes, &ReadOptions::default());
        let context = Context::learn(&records, Options::default());
        Case {
            name: toml.strip_prefix(corpus()).unwrap_or(toml).display().to_string(),
            expected: expectations(&table),
            reports: records.iter().map(|record| check(&context, record)).collect(),
        }
    }

    fn complaints(&self) -> Vec<String> {
        if self.expected.len() != self.reports.len() {
            let (wanted, read) = (self.expected.len(), self.reports.len());
            return vec![format!("{}: {read} records read, {wanted} expected", self.name)];
        }
        let pairs = self.expected.iter().zip(&self.reports);
        pairs.flat_map(|(expected, report)| self.compare(expected, report)).collect()
    }

    fn compare(&self, expected: &Table, report: &Report) -> Vec<String> {
        let found = as_table(report);
        let mut wrong: Vec<String> = ANSWERS
            .iter()
            .filter(|key| is_promised(key, expected) && expected.get(**key) != found.get(**key))
            .map(|key| format!("{key} is {}, not {}", shown(&found, key), shown(expected, key)))
            .collect();
        let codes = expected.get("findings").and_then(Value::as_array).into_iter().flatten();
        let missing = codes.filter_map(Value::as_str).filter(|code| !has_finding(report, code));
        wrong.extend(missing.map(|code| format!("{code} is not among the remarks")));
        let at = format!("{} record {}", self.name, report.record);
        wrong.into_iter().map(|text| format!("{at}: {text}; {}", reason(report))).collect()
    }
}

const ANSWERS: [&str; 9] =
    ["game", "verdict", "plies", "ply", "code", "did_you_mean", "board", "agrees", "score"];

/// Whether an expectation speaks of a key. A legal game without `board` promises an open end.
fn is_promised(key: &str, expected: &Table) -> bool {
    let legal = expected.get("verdict").and_then(Value::as_str) == Some("legal");
    expected.contains_key(key) || (key == "board" && legal)
}

/// The tables of the records, each with the file's game unless it names its own.
fn expectations(table: &Table) -> Vec<Table> {
    let records = table.get("record").and_then(Value::as_array).into_iter().flatten();
    let mut expected: Vec<Table> = records.filter_map(Value::as_table).cloned().collect();
    for record in &mut expected {
        if let Some(game) = table.get("game") {
            record.entry("game").or_insert_with(|| game.clone());
        }
    }
    expected
}

/// A report in the words of an expectation.
fn as_table(report: &Report) -> Table {
    let reason = report.reason.as_ref();
    let text = |text: &str| Value::String(text.to_owned());
    let answers = [
        ("game", report.game.as_ref().map(|game| text(game.id()))),
        ("verdict", Some(text(report.verdict.as_str()))),
        ("plies", Some(Value::Integer(report.plies.into()))),
        ("ply", report.at.as_ref().map(|at| Value::Integer(at.ply.into()))),
        ("code", reason.map(|reason| text(reason.code))),
        ("did_you_mean", reason.and_then(|reason| reason.did_you_mean.as_deref()).map(text)),
        ("board", report.result.board.map(|board| text(board.as_str()))),
        ("agrees", report.result.agrees.map(Value::Boolean)),
        ("score", report.result.score.as_deref().map(text)),
    ];
    answers.into_iter().filter_map(|(key, value)| Some((key.to_owned(), value?))).collect()
}

fn shown(table: &Table, key: &str) -> String {
    table.get(key).map_or_else(|| "left open".to_owned(), ToString::to_string)
}

fn has_finding(report: &Report, code: &str) -> bool {
    report.findings.iter().any(|finding| finding.code == code)
}

fn reason(report: &Report) -> String {
    let at = report.at.as_ref().map_or("", |at| &at.text);
    let message = report.reason.as_ref().map_or("no fault", |reason| &reason.message);
    format!("{at} {message}").trim_start().to_owned()
}

fn cases() -> BTreeMap<String, Vec<Case>> {
    let folders = entries(&corpus()).into_iter().filter(|path| path.is_dir());
    let of_folder = |folder: &PathBuf| {
        let tomls =
            entries(folder).into_iter().filter(|path| path.extension() == Some("toml".as_ref()));
        tomls.map(|toml| Case::of(&toml)).collect()
    };
    folders
        .map(|folder| {
            let name = folder.file_name().unwrap_or_default().to_string_lossy().into_owned();
            (name, of_folder(&folder))
        })
        .collect()
}

#[test]
fn every_verdict_is_as_expected() {
    let all = cases();
    let wrong: Vec<String> = all.values().flatten().flat_map(Case::complaints).collect();
    assert!(wrong.is_empty(), "{} complaints:\n{}", wrong.len(), wrong.join("\n"));
}

#[test]
fn every_game_has_legal_and_illegal_records() {
    let all = cases();
    for game in tavlei_rules::catalogue() {
        let reports: Vec<&Report> = match all.get(game.id()) {
            Some(cases) => cases.iter().flat_map(|case| &case.reports).collect(),
            None => panic!("corpus/{} is missing", game.id()),
        };
        let count = |verdict| reports.iter().filter(|report| report.verdict == verdict).count();
        assert!(reports.len() >= 3, "{} has {} records", game.id(), reports.len());
        assert!(count(Verdict::Legal) > 0, "{} has no legal record", game.id());
        assert!(count(Verdict::Illegal) > 0, "{} has no illegal record", game.id());
    }
}

#[test]
fn no_file_of_records_goes_without_expectations() {
    for folder in entries(&corpus()).into_iter().filter(|path| path.is_dir()) {
        // Tournaments are folders of their own, with tests of their own.
        for file in entries(&folder).into_iter().filter(|path| path.is_file()) {
            let other = if file.extension() == Some("pdn".as_ref()) { "toml" } else { "pdn" };
            assert!(file.with_extension(other).is_file(), "{} stands alone", file.display());
        }
    }
}
