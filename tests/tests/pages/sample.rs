//! A game to show: of the corpus, else of the traces.

use std::fmt::Write as _;
use std::fs;
use std::path::Path;

use serde_json::Value;
use tavlei_tests::root;

use crate::printed;

/// The position after so many half-moves, or at the end of a shorter game, is shown.
const SOME: u64 = 10;
/// No game is worth showing that has fewer half-moves.
const SHORTEST: u64 = 5;
/// Of a trace so many half-moves are shown.
const TRACED: usize = 60;

/// A record that replays from the start of its game.
pub(crate) struct Sample {
    file: String,
    record: String,
    origin: String,
    /// The half-moves before the position that is shown.
    plies: u64,
}

impl Sample {
    /// A record of the corpus or, where none is long enough, the beginning of a trace.
    pub(crate) fn of(id: &str) -> Sample {
        let note = |file: &str| format!("From `{file}`; the players are invented.");
        Sample::legal(&format!("corpus/{id}"), id, note).unwrap_or_else(|| Sample::traced(id))
    }

    /// The first legal record that is long enough, else the longest.
    fn legal(path: &str, id: &str, origin: impl Fn(&str) -> String) -> Option<Sample> {
        let report = printed(&["check", path, "--report", "json"]);
        let records = report.lines().map(|line| serde_json::from_str::<Value>(line).unwrap());
        let length = |record: &Value| record["plies"].as_u64().unwrap().min(SOME);
        let fit = |record: &Value| {
            record["verdict"] == "legal"
                && record["game"] == id
                && record["tags"].get("FEN").is_none()
                && length(record) >= SHORTEST
        };
        let found = records.filter(fit).rev().max_by_key(length)?;
        let file = found["file"].as_str().unwrap().to_owned();
        let (record, origin, plies) = (found["record"].to_string(), origin(&file), length(&found));
        Some(Sample { file, record, origin, plies })
    }

    fn traced(id: &str) -> Sample {
        let traces = fs::read_to_string(root().join(format!("tests/traces/{id}.jsonl"))).unwrap();
        let longest = traces
            .lines()
            .map(|line| serde_json::from_str::<Value>(line).unwrap()["turns"].clone())
            .max_by_key(|turns| turns.as_array().unwrap().len())
            .unwrap();
        let mut pdn = format!("[Variant \"{id}\"]\n\n");
        for turn in longest.as_array().unwrap().iter().take(TRACED) {
            let _ = write!(pdn, "{} ", turn.as_str().unwrap());
        }
        let file = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("{id}.pdn"));
        fs::write(&file, pdn + "*\n").unwrap();
        let origin = |_: &str| "The beginning of a game with turns chosen at random.".to_owned();
        Sample::legal(&file.display().to_string(), id, origin).unwrap()
    }

    /// Its moves in lines that fit a page.
    pub(crate) fn markdown(&self) -> String {
        let shown = printed(&["replay", &self.file, "--record", &self.record]);
        let moves = shown.split("\n\n").find(|part| part.starts_with("1.")).unwrap();
        format!("{}\n\n```text\n{moves}\n```\n", self.origin)
    }

    /// The position after some half-moves.
    pub(crate) fn position(&self) -> String {
        let trace = printed(&["replay", &self.file, "--record", &self.record, "--trace"]);
        let behind = format!("{}\t", self.plies);
        let line = trace.lines().find(|line| line.starts_with(&behind)).unwrap();
        let fen = line.rsplit('\t').next().unwrap();
        let plies = self.plies;
        format!("\nAfter {plies} half-moves of the game below:\n\n```text\n{fen}\n```\n")
    }
}
