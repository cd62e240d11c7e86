//! Files of other formats as people have them. They are not part of the project: the tests read the
//! folder that `TAVLEI_SAMPLES` names, and are skipped without it.

use std::fs::File;
use std::path::PathBuf;

use tavlei_record::{RawGame, ReadOptions, Record, Source, format_by_content, format_by_name};
use tavlei_replay::{Context, Options, Report, Verdict, adopt, check, replay};
use tavlei_rules::find;

/// The folder, if there is one; says so if there is none.
fn folder() -> Option<PathBuf> {
    let folder = std::env::var_os("TAVLEI_SAMPLES").map(PathBuf::from);
    if folder.is_none() {
        eprintln!("skipped: TAVLEI_SAMPLES names no folder of samples");
    }
    folder
}

/// The records of a file in a format; `None` finds the format out.
fn records(name: &str, format: Option<&str>) -> Option<Vec<Record>> {
    let path = folder()?.join(name);
    let bytes = std::fs::read(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    let format = match format {
        Some(name) => format_by_name(name),
        None => format_by_content(&bytes),
    };
    let reading = format.and_then(|format| format.reading.as_ref()).expect("a format that is read");
    let source = Source::alone(File::open(&path).expect("it was read before"));
    let mut games = (reading.open)(source, &ReadOptions::default());
    let mut records = Vec::new();
    while let Some(mut raw) = games.next().expect("reading a file") {
        records.push(parse(reading, &mut raw));
    }
    Some(records)
}

fn parse(reading: &tavlei_record::Reading, raw: &mut RawGame) -> Record {
    let mut record = Record::default();
    (reading.parse)(raw, &mut record).expect("a game of the format");
    adopt(&mut record).expect("a game of the catalogue");
    record
}

/// The reports of the games of a file, replayed as a game if one is named.
fn reports(records: &[Record], game: Option<&str>) -> Vec<Report> {
    let options = Options { game: game.map(|id| find(id).expect("a game")), ..Options::default() };
    let context = Context::learn(records, options);
    records.iter().map(|record| check(&context, record)).collect()
}

fn legal(reports: &[Report]) -> usize {
    let is_fine = |report: &&Report| report.verdict == Verdict::Legal && report.plies > 0;
    reports.iter().filter(is_fine).count()
}

#[test]
fn games_in_strings_of_json() {
    // The Russian list has 21 strings of tags and 9 of moves, in no order; some of the moves stand
    // behind tags with another result.
    let files = [("american", 30), ("brazilian", 25), ("frysk", 25), ("russian", 9)];
    for (name, expected) in files {
        let Some(records) = records(&format!("pdn-in-json_{name}.json"), None) else { return };
        let game = (name == "russian").then_some("russian");
        let reports = reports(&records, game);
        assert_eq!(legal(&reports), expected, "{name}");
        let with_moves = records.iter().filter(|record| record.main_line().count() > 0).count();
        assert_eq!(with_moves, expected, "{name}");
    }
}

#[test]
fn games_in_pages() {
    for name in ["a-pel-v-russo-i-ussr", "b-krutalevich-n-kykyev-i-ussr"] {
        let Some(records) = records(&format!("html_ussr1924_{name}.md"), Some("html")) else {
            return;
        };
        let reports = reports(&records, Some("russian"));
        assert_eq!((records.len(), legal(&reports)), (1, 1), "{name}: {:?}", reports[0].reason);
        assert!(reports[0].plies > 20, "{name}");
    }
}

#[test]
fn a_game_of_zillions() {
    let Some(records) = records("zsg_Thai_Checkers.zsg", None) else { return };
    let report = &reports(&records, None)[0];
    assert_eq!((report.verdict, report.plies), (Verdict::Legal, 118), "{:?}", report.reason);
}

#[test]
fn a_position_of_zillions() {
    let Some(records) = records("zsg_Russian_Draughts.zsg", None) else { return };
    assert_eq!(records[0].tag("FEN"), Some("W:Wb6:Be3,c5,f6,c7"));
}

#[test]
fn positions_without_moves() {
    for (name, plies) in [("MCTS16k_vs_MM5", 77), ("MM7_vs_MM6", 258)] {
        let Some(records) = records(&format!("turkish_ffloof_{name}.csv"), None) else { return };
        let report = &reports(&records, Some("turkish"))[0];
        assert_eq!((report.verdict, report.plies), (Verdict::Legal, plies), "{:?}", report.reason);
    }
}

#[test]
fn positions_and_moves_of_engines() {
    let Some(hub) = records("hub2_lines.txt", Some("hub")) else { return };
    assert_eq!(hub.len(), 2);
    let context = Context::learn(&hub, Options::default());
    assert!(hub.iter().all(|record| replay(&context, record).report.game.is_some()));
    let Some(dxp) = records("dxp_mesander_examples.txt", Some("dxp")) else { return };
    assert_eq!(dxp[0].main_line().collect::<Vec<_>>(), ["6-11", "5x25x22x12x23x20"]);
}
