//! Counts over real files of other formats, which are not part of the project: the environment
//! variable `TAVLEI_SAMPLES` names their folder.

use std::path::PathBuf;

use serde_json::Value;
use tavlei_tests::{Program, Run};

const TAVLEI: Program = Program(env!("CARGO_BIN_EXE_tavlei-under-test"));

/// A file, its format where that must be said, and how many games of it are legal; all are.
const LEGAL: &[(&str, &str, usize)] = &[
    ("wthor_WTH_1977.wtb", "wthor", 12),
    ("wthor_WTH_1978.wtb", "wthor", 8),
    ("wthor_WTH_1980.wtb", "wthor", 160),
    ("ggf_ggs_TestGames.ggf", "ggf", 12),
    ("ggf_ggs_synchro_match_s8r18.ggf", "ggf", 2),
    ("othello_edax_example.ggf", "ggf", 1),
    ("othello_edax_examples.sgf", "sgf", 1),
    ("othello_edax_transcripts.txt", "transcript", 4),
];

/// Files that hold a game that only looks like one of the catalogue, and what is said.
const REFUSED: &[(&str, &str)] =
    &[("sgf_gm1_go9x9_maxigos.sgf", "size 9:9"), ("sgf_gm4_renju_15x15.sgf", "size 15")];

fn folder() -> Option<PathBuf> {
    let folder = std::env::var_os("TAVLEI_SAMPLES").map(PathBuf::from);
    if folder.is_none() {
        println!("skipped: TAVLEI_SAMPLES names no folder of real files");
    }
    folder
}

fn reports(run: &Run) -> Vec<Value> {
    run.out.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

#[test]
fn all_games_are_legal_and_no_result_is_wrong() {
    let Some(folder) = folder() else { return };
    for (file, format, count) in LEGAL {
        let found = TAVLEI.run(&folder, ["check", "--json", file]);
        let asked = TAVLEI.run(&folder, ["check", "--json", file, "--from", format]);
        assert_eq!(found, asked, "the format of {file} is found out");
        let reports = reports(&asked);
        assert_eq!(reports.len(), *count, "{file}");
        for report in reports {
            assert_eq!(report["verdict"], "legal", "{file}: {report}");
            let findings = report["findings"].as_array().cloned().unwrap_or_default();
            let wrong = findings.iter().filter(|finding| finding["severity"] == "error");
            assert_eq!(wrong.count(), 0, "{file}: {report}");
        }
    }
}

#[test]
fn other_games_are_refused() {
    let Some(folder) = folder() else { return };
    for (file, why) in REFUSED {
        let run = TAVLEI.run(&folder, ["check", file]);
        assert_eq!(run.code, 2, "{file}: {run}");
        assert!(run.err.contains(why), "{file}: {run}");
    }
}

/// From each format to PDN and back: the same games.
#[test]
fn there_and_back() {
    let Some(folder) = folder() else { return };
    let place = tempfile::tempdir().unwrap();
    for (file, format, count) in LEGAL {
        let pdn = place.path().join("there.pdn");
        let back = place.path().join(if *format == "wthor" { "back.wtb" } else { "back" });
        let (pdn, back) = (pdn.to_str().unwrap(), back.to_str().unwrap());
        for (from, out, to) in [(*file, pdn, "pdn"), (pdn, back, *format)] {
            let run = TAVLEI.run(&folder, ["convert", from, "-o", out, "--to", to, "--force"]);
            assert_eq!(run.code, 0, "{file} to {to}: {run}");
        }
        let moves = |path: &str, from: &str| {
            let run = TAVLEI.run(&folder, ["convert", path, "--to", "json", "--from", from]);
            let moves = reports(&run).into_iter().map(|mut record| record["moves"].take());
            moves.collect::<Vec<_>>()
        };
        let (there, again) = (moves(file, format), moves(back, format));
        assert_eq!(there.len(), *count, "{file}");
        assert_eq!(there, again, "{file}");
    }
}

/// As `txt` and back: every game of every file of draughts, and every move.
#[test]
fn scores_are_read_back() {
    let Some(folder) = std::env::var_os("TAVLEI_RECORDS").map(PathBuf::from) else {
        println!("skipped: TAVLEI_RECORDS names no folder of real files");
        return;
    };
    let index = std::fs::read_to_string(folder.join("index.tsv")).unwrap();
    let place = tempfile::tempdir().unwrap();
    let moves = |path: &str| {
        let run = TAVLEI.run(&folder, ["convert", path, "--to", "json"]);
        let moves_of = |record: &Value| {
            let items = record["moves"].as_array().into_iter().flatten();
            items.filter_map(|item| item["move"].as_str().map(str::to_owned)).collect()
        };
        reports(&run).iter().map(moves_of).collect::<Vec<Vec<String>>>()
    };
    let files = index.lines().filter_map(|line| line.split('\t').next());
    let mut games = 0;
    for file in files.filter(|file| folder.join(file).is_file()).step_by(3) {
        let path = |name: &str| place.path().join(name).display().to_string();
        let (first, text, back) = (path("first.pdn"), path("text.txt"), path("back.pdn"));
        for (from, to) in [(file, &first), (&first, &text), (&text, &back)] {
            TAVLEI.run(&folder, ["convert", from, "-o", to, "--force"]);
        }
        let (there, again) = (moves(&first), moves(&back));
        assert_eq!(there, again, "{file}");
        games += there.len();
    }
    assert!(games > 500, "only {games} games were looked at");
}
