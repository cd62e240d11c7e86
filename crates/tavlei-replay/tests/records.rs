//! Real records against the verdict counts of an independent verifier.
//!
//! The records are other people's and not part of this project. `TAVLEI_RECORDS` names a folder
//! with an `index.tsv`; without it nothing is tested, and a line says so.

use std::collections::BTreeMap;
use std::fmt::Write;
use std::fs;
use std::path::{Path, PathBuf};

use tavlei_record::{ReadOptions, parse_all};
use tavlei_replay::{Context, Options, Report, Verdict, check};

/// How many games of a file are of which kind, as the index counts them.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
struct Counts {
    plies: u64,
    ok: u32,
    bad: u32,
    no_moves: u32,
}

impl Counts {
    fn of(reports: &[Report]) -> Counts {
        let mut counts = Counts::default();
        for report in reports {
            counts.plies += u64::from(report.plies);
            match report.verdict {
                Verdict::Legal | Verdict::Ambiguous => counts.ok += 1,
                Verdict::Illegal | Verdict::Unreadable => counts.bad += 1,
                Verdict::Empty => counts.no_moves += 1,
            }
        }
        counts
    }

    /// `plies=20312 ok=190 bad=0 nomoves=0 …`
    fn parse(stats: &str) -> Option<Counts> {
        let fields: BTreeMap<&str, u64> = stats
            .split_whitespace()
            .filter_map(|word| word.split_once('='))
            .filter_map(|(name, number)| Some((name, number.parse().ok()?)))
            .collect();
        let number = |name| fields.get(name).copied();
        Some(Counts {
            plies: number("plies")?,
            ok: u32::try_from(number("ok")?).ok()?,
            bad: u32::try_from(number("bad")?).ok()?,
            no_moves: u32::try_from(number("nomoves")?).ok()?,
        })
    }
}

/// Files where we know better than the index, with the proof.
const EXCEPTIONS: &[(&str, Counts, &str)] = &[
    (
        "brunogui/48th Polish Team Championship.pdn",
        Counts { plies: 8628, ok: 82, bad: 0, no_moves: 0 },
        "81 headers with [Event and one [Empty] on line 146; the index has 80 games, because it \
         runs the games behind [Empty] and behind [[Event (line 174) together with those before \
         them, and then finds their first moves illegal (32-28 at ply 117 of its game 67, and the \
         date 24-12-15 at ply 57 of its game 79)",
    ),
    (
        "brunogui/4th African BLITZ Championship OUAGA ZIIRI 2024.pdn",
        Counts { plies: 5426, ok: 48, bad: 0, no_moves: 0 },
        "48 headers and 48 lines of moves; the index counts the odd tags of the 37th game (written \
         with entities, from line 756) as three more games, one of them with the move 0:10:00",
    ),
    (
        "games-checkers/british/British_Computer_Championship_2002.pdn",
        Counts { plies: 804, ok: 16, bad: 0, no_moves: 0 },
        "with the comments in parentheses taken out there are 804 moves, and all are legal in this \
         order; the index has 677",
    ),
    (
        "games-checkers/internt/candidate95.pdn",
        Counts { plies: 816, ok: 8, bad: 0, no_moves: 0 },
        "the comment on line 1 is no game",
    ),
    (
        "games-checkers/internt/dutch96h.pdn",
        Counts { plies: 19811, ok: 194, bad: 0, no_moves: 0 },
        "the comment on line 1 is no game",
    ),
    (
        "games-checkers/internt/nk2003-amsterdam.pdn",
        Counts { plies: 9347, ok: 91, bad: 0, no_moves: 0 },
        "the comment on line 1 is no game",
    ),
    (
        "games-checkers/internt/wk2003.pdn",
        Counts { plies: 19600, ok: 190, bad: 0, no_moves: 0 },
        "the comment on line 1 is no game",
    ),
    (
        "games-checkers/internt/prof2.pdn",
        Counts { plies: 1535, ok: 15, bad: 1, no_moves: 0 },
        "game 14 writes 21. 38x33, and nothing stands between 38 and 33 that could be taken (the \
         hard case 55 calls that illegal); the index does not look at the sign",
    ),
    (
        "games-checkers/russian/World_Championship_1998.pdn",
        Counts { plies: 17346, ok: 460, bad: 0, no_moves: 0 },
        "460 headers; the index counts nine results that stand on a line of their own as games",
    ),
    (
        "games-checkers/russian/test.pdn",
        Counts { plies: 210, ok: 3, bad: 0, no_moves: 0 },
        "three headers; the comment on line 2 is no game",
    ),
    (
        "wiegerw/succeed/PROF2.pdn",
        Counts { plies: 1535, ok: 15, bad: 1, no_moves: 0 },
        "21. 38x33 in game 14 takes nothing, as in the other copy of this file",
    ),
    (
        "wiegerw/succeed/schildpad.pdn",
        Counts { plies: 3014, ok: 34, bad: 0, no_moves: 0 },
        "36x16 in game 3 goes by 13 and 2, 4x24 in game 7 by 31 and 42: then every move that \
         follows is legal; the index took the other way and stopped",
    ),
];

fn reports(path: &Path) -> Vec<Report> {
    let bytes = fs::read(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    let records = parse_all(&bytes, &ReadOptions::default());
    let context = Context::learn(&records, Options::default());
    records.iter().map(|record| check(&context, record)).collect()
}

#[test]
fn verdict_counts_are_those_of_the_index() {
    let Some(folder) = std::env::var_os("TAVLEI_RECORDS").map(PathBuf::from) else {
        println!("skipped: TAVLEI_RECORDS does not name a folder of real records");
        return;
    };
    let index = fs::read_to_string(folder.join("index.tsv")).expect("the folder has an index.tsv");
    let mut wrong = Vec::new();
    let mut files = 0;
    for row in index.lines().skip(1) {
        let columns: Vec<&str> = row.split('\t').collect();
        let file = columns[0];
        let reports = reports(&folder.join(file));
        let found = Counts::of(&reports);
        let indexed = columns.last().and_then(|stats| Counts::parse(stats));
        let known = EXCEPTIONS.iter().find(|(name, _, _)| *name == file).map(|row| row.1);
        files += 1;
        if let Some(expected) = known.or(indexed)
            && found != expected
        {
            wrong.push(complain(file, &reports, found, expected));
        } else if indexed.is_none() && known.is_none() {
            println!("{file}: not in the index; {found:?}");
        }
    }
    println!("{files} files compared");
    assert!(wrong.is_empty(), "{} files differ:\n{}", wrong.len(), wrong.join("\n"));
}

/// What differs, with the games that are not legal.
fn complain(file: &str, reports: &[Report], found: Counts, expected: Counts) -> String {
    let mut text = format!("{file}\n  found    {found:?}\n  expected {expected:?}");
    let bad = reports.iter().filter(|report| !report.verdict.is_fine());
    for report in bad.take(8) {
        let game = report.game.as_ref().map_or("no game", |game| game.id());
        let at = report.at.as_ref();
        let (ply, line) = at.map_or((0, 0), |at| (at.ply, at.line));
        let why = report.reason.as_ref().map_or("", |reason| &reason.message);
        let (record, verdict) = (report.record, report.verdict);
        let _ = write!(
            text,
            "\n    record {record} ({game}), line {line}: {verdict} at ply {ply}: {why}"
        );
    }
    text
}
