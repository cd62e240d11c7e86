//! `tavlei sort` and `tavlei split`.

use std::fs;
use std::path::Path;

use tavlei_tests::{Program, Run};
use tempfile::TempDir;

const TAVLEI: Program = Program(env!("CARGO_BIN_EXE_tavlei-under-test"));

fn game(white: &str, black: &str, event: &str, date: &str, round: &str) -> String {
    format!(
        "[White \"{white}\"]\n[Black \"{black}\"]\n[Event \"{event}\"]\n[Date \"{date}\"]\n\
         [Round \"{round}\"]\n[GameType \"25\"]\n\n1. c3-d4 d6-c5 *\n\n"
    )
}

fn folder() -> TempDir {
    let folder = tempfile::tempdir().unwrap();
    let games = [
        game("Alder, A.", "Birch, B.", "Open", "1987.03.12", "10"),
        game("Cedar, C.", "Alder, A.", "Open", "1987.03.12", "2"),
        game("Иванов И.И.", "Birch, B.", "Чемпионат: финал", "1986.??.??", "1"),
        game("?", "Dogwood, D.", "", "????.??.??", "?"),
        game("ALDER, A.", "Cedar, C.", "open", "12.3.1987", "9"),
    ];
    fs::write(folder.path().join("all.pdn"), games.concat()).unwrap();
    folder
}

fn tavlei(folder: &Path, args: &[&str]) -> Run {
    TAVLEI.run(folder, args)
}

/// The rounds of the games in the order of the output.
fn rounds(folder: &TempDir, by: &str) -> String {
    let run = tavlei(folder.path(), &["sort", "all.pdn", &format!("--by={by}")]);
    assert_eq!(run.code, 0, "{run}");
    let lines = run.out.lines().filter_map(|line| line.strip_prefix("[Round \""));
    lines.map(|line| line.trim_end_matches("\"]")).collect::<Vec<_>>().join(" ")
}

#[test]
fn numbers_count_and_what_is_not_known_comes_last() {
    let folder = folder();
    assert_eq!(rounds(&folder, "date,event,round"), "1 2 9 10 ?");
    assert_eq!(rounds(&folder, "-date,round"), "2 9 10 1 ?");
    assert_eq!(rounds(&folder, "-round"), "10 9 2 1 ?");
    assert_eq!(rounds(&folder, "white"), "10 9 2 1 ?");
    assert_eq!(rounds(&folder, "game"), "10 2 1 ? 9", "equal ones stay in their order");
}

#[test]
fn games_are_written_as_they_stand() {
    let folder = folder();
    let sorted = tavlei(folder.path(), &["sort", "all.pdn"]).out;
    let mut games: Vec<&str> = sorted.split_inclusive("*\n\n").collect();
    let text = fs::read_to_string(folder.path().join("all.pdn")).unwrap();
    let mut old: Vec<&str> = text.split_inclusive("*\n\n").collect();
    games.sort_unstable();
    old.sort_unstable();
    assert_eq!(games, old);
}

#[test]
fn a_wrong_key_is_told() {
    let folder = folder();
    insta::assert_snapshot!(
        "wrong_key",
        tavlei(folder.path(), &["sort", "all.pdn", "--by", "colour"])
    );
}

/// The files of a folder with the number of games in each.
fn files(folder: &Path) -> Vec<String> {
    let mut files: Vec<String> = fs::read_dir(folder)
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .map(|path| {
            let games = fs::read_to_string(&path).unwrap().matches("[White ").count();
            format!("{} {games}", path.file_name().unwrap().to_string_lossy())
        })
        .collect();
    files.sort_unstable();
    files
}

fn split(by: &str) -> Vec<String> {
    let folder = folder();
    let out = folder.path().join("out");
    fs::create_dir(&out).unwrap();
    let run = tavlei(folder.path(), &["split", "all.pdn", "--by", by, "-o", "out"]);
    assert_eq!(run.code, 0, "{run}");
    files(&out)
}

#[test]
fn a_file_for_each() {
    assert_eq!(split("event"), ["Open.pdn 3", "unknown.pdn 1", "Чемпионат- финал.pdn 1"]);
    assert_eq!(
        split("player"),
        [
            "Alder, A.pdn 3",
            "Birch, B.pdn 2",
            "Cedar, C.pdn 2",
            "Dogwood, D.pdn 1",
            "unknown.pdn 1",
            "Иванов И.И.pdn 1"
        ]
    );
    assert_eq!(split("year"), ["1986.pdn 1", "1987.pdn 3", "unknown.pdn 1"]);
    assert_eq!(split("game"), ["russian.pdn 5"]);
    assert_eq!(split("count:2"), ["0001.pdn 2", "0002.pdn 2", "0003.pdn 1"]);
    assert_eq!(split("tag:Round").len(), 5);
}

#[test]
fn names_of_files_are_given_with_a_pattern() {
    let folder = folder();
    let run = tavlei(folder.path(), &["split", "all.pdn", "--by", "year", "-o", "of {}.jsonl"]);
    assert_eq!(run.code, 0, "{run}");
    let text = fs::read_to_string(folder.path().join("of 1987.jsonl")).unwrap();
    assert_eq!(text.lines().filter(|line| line.starts_with("{\"tavlei\":")).count(), 3);
}

#[test]
fn an_existing_file_stops_it_before_anything_is_written() {
    let folder = folder();
    fs::write(folder.path().join("1986.pdn"), "precious").unwrap();
    let run = tavlei(folder.path(), &["split", "all.pdn", "--by", "year", "-o", "."]);
    insta::assert_snapshot!("file_exists", run);
    assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 2);
    let forced = tavlei(folder.path(), &["split", "all.pdn", "--by", "year", "-o", ".", "--force"]);
    assert_eq!(forced.code, 0, "{forced}");
    let wrong = tavlei(folder.path(), &["split", "all.pdn", "--by", "colour", "-o", "."]);
    assert!(wrong.code == 2 && wrong.err.contains("tag:Site"), "{wrong}");
}

#[test]
fn a_name_never_leads_out_of_its_folder() {
    let folder = tempfile::tempdir().unwrap();
    let text = game("Alder", "Birch", "../../outside", "1987", "1");
    fs::write(folder.path().join("all.pdn"), text).unwrap();
    fs::create_dir(folder.path().join("out")).unwrap();
    tavlei(folder.path(), &["split", "all.pdn", "--by", "event", "-o", "out"]);
    assert_eq!(files(&folder.path().join("out")), ["outside.pdn 1"]);
}

#[test]
fn rounds_come_as_they_are_played() {
    let folder = tempfile::tempdir().unwrap();
    let rounds = ["final", "Round 10", "Round 3", "semi-final", "2.1", "?"];
    let games = rounds.map(|round| game("A", "B", "Cup", "1990.01.01", round));
    fs::write(folder.path().join("a.pdn"), games.concat()).unwrap();
    let run = TAVLEI.run(folder.path(), ["sort", "--by", "round", "a.pdn"]);
    let sorted: Vec<&str> = run.out.split("[Round \"").skip(1).collect();
    let sorted: Vec<&str> = sorted.iter().map(|text| text.split('"').next().unwrap()).collect();
    assert_eq!(sorted, ["2.1", "Round 3", "Round 10", "semi-final", "final", "?"]);
}

/// A date that is not clear is known in its year, for all verbs.
#[test]
fn unclear_dates_are_of_their_year() {
    let folder = tempfile::tempdir().unwrap();
    let dates = ["3/4/1991", "06/1990", "1992.01.01", "?"];
    let games = dates.map(|date| game("A", "B", "Cup", date, "1"));
    fs::write(folder.path().join("a.pdn"), games.concat()).unwrap();
    let run = TAVLEI.run(folder.path(), ["sort", "--by", "date", "a.pdn"]);
    let sorted: Vec<&str> = run.out.split("[Date \"").skip(1).collect();
    let sorted: Vec<&str> = sorted.iter().map(|text| text.split('"').next().unwrap()).collect();
    assert_eq!(sorted, ["06/1990", "3/4/1991", "1992.01.01", "?"]);
    for (year, found) in [("1990.06", "1\n"), ("1991", "1\n"), ("1990..1991", "2\n")] {
        let run = TAVLEI.run(folder.path(), ["find", "a.pdn", "--date", year, "--count"]);
        assert_eq!(run.out, found, "{year}");
    }
}
