//! Tournaments: `check --tournament` on the folders of `corpus/tournaments/`, and `table`.
//!
//! Each folder has an `expected.toml` beside its games: every fault that was planted there, and
//! nothing else, must be found.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use serde_json::Value;
use tavlei_tests::{Program, Run, root};

const TAVLEI: Program = Program(env!("CARGO_BIN_EXE_tavlei-under-test"));

fn corpus() -> PathBuf {
    root().join("corpus/tournaments")
}

fn folders() -> Vec<PathBuf> {
    let listed = fs::read_dir(corpus()).unwrap().map(|entry| entry.unwrap().path());
    let mut folders: Vec<PathBuf> = listed.filter(|path| path.is_dir()).collect();
    folders.sort();
    folders
}

fn run(folder: &Path, words: &[&str]) -> Run {
    TAVLEI.run(folder, words)
}

fn lines(run: &Run) -> Vec<Value> {
    run.out.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

fn texts(list: &Value) -> Vec<&str> {
    list.as_array().unwrap().iter().map(|text| text.as_str().unwrap()).collect()
}

/// A fault as `expected.toml` writes it: code, round, players in the order of the alphabet.
fn fault(line: &Value) -> String {
    let round = line["round"].as_u64().map_or("-".to_owned(), |round| round.to_string());
    let mut players = texts(&line["players"]);
    players.sort_unstable();
    format!("{} {round} {}", line["code"].as_str().unwrap(), players.join(" / "))
}

/// The errors of a game.
fn errors(line: &Value) -> Vec<String> {
    let findings = line["findings"].as_array().unwrap().iter();
    let errors = findings.filter(|finding| finding["severity"] == "error");
    let (white, black) = (&line["tags"]["White"], &line["tags"]["Black"]);
    let mut players = [white.as_str().unwrap(), black.as_str().unwrap()];
    players.sort_unstable();
    errors
        .map(|finding| format!("{} {}", finding["code"].as_str().unwrap(), players.join(" / ")))
        .collect()
}

/// A list of `expected.toml`, the players of each line sorted.
fn expected(table: &toml::Table, key: &str, words: usize) -> Vec<String> {
    let sorted = |text: &str| {
        let mut parts: Vec<&str> = text.splitn(words, ' ').collect();
        let mut players: Vec<&str> = parts.pop().unwrap().split(" / ").collect();
        players.sort_unstable();
        format!("{} {}", parts.join(" "), players.join(" / "))
    };
    let mut list: Vec<String> =
        table[key].as_array().unwrap().iter().map(|text| sorted(text.as_str().unwrap())).collect();
    list.sort();
    list
}

#[test]
fn every_planted_fault_is_found_and_nothing_else() {
    let folders = folders();
    assert!(folders.len() >= 5, "{folders:?}");
    for folder in folders {
        let table: toml::Table =
            fs::read_to_string(folder.join("expected.toml")).unwrap().parse().unwrap();
        let arguments: Vec<&str> =
            table["arguments"].as_array().unwrap().iter().map(|a| a.as_str().unwrap()).collect();
        let words = [&["check", ".", "--json", "--tournament"], &arguments[..]].concat();
        let run = run(&folder, &words);
        let (faults, games): (Vec<Value>, Vec<Value>) =
            lines(&run).into_iter().partition(|line| line.get("tournament").is_some());
        let mut found: Vec<String> = faults.iter().map(fault).collect();
        found.sort();
        assert_eq!(found, expected(&table, "faults", 3), "{}", folder.display());
        let mut found: Vec<String> = games.iter().flat_map(errors).collect();
        found.sort();
        assert_eq!(found, expected(&table, "games", 2), "{}", folder.display());
        let has_errors = !games.iter().all(|line| errors(line).is_empty())
            || faults.iter().any(|line| line["severity"] == "error");
        assert_eq!(run.code, i32::from(has_errors), "{}: {}", folder.display(), run.err);
    }
}

#[test]
fn every_code_of_tournaments_is_planted_somewhere() {
    let mut planted = BTreeSet::new();
    for folder in folders() {
        let text = fs::read_to_string(folder.join("expected.toml")).unwrap();
        let table: toml::Table = text.parse().unwrap();
        let faults = expected(&table, "faults", 3);
        planted.extend(faults.iter().map(|fault| fault[..4].to_owned()));
    }
    let all: BTreeSet<String> =
        tavlei::collection::tournament::CODES.iter().map(|info| info.code.to_owned()).collect();
    assert_eq!(planted, all);
}

#[test]
fn a_code_of_tournaments_is_explained() {
    let run = run(&root(), &["explain", "t704"]);
    assert!(run.out.starts_with("T704 twice-in-round (error)"), "{run}");
}

#[test]
fn all_forms_tell_the_same_faults() {
    let folder = corpus().join("swiss");
    let text = run(&folder, &["check", ".", "--tournament"]);
    let csv = run(&folder, &["check", ".", "--tournament", "--report", "csv"]);
    let html = run(&folder, &["check", ".", "--report", "html"]);
    for out in [&text.out, &csv.out, &html.out] {
        assert!(out.contains("T701") && out.contains("T703") && out.contains("Ozols, Pēteris"));
    }
    assert!(csv.out.lines().all(|line| csv_fields(line) == 19), "{}", csv.out);
    insta::assert_snapshot!("text_of_a_tournament", text);
}

/// How many fields a line of CSV has; commas inside quotation marks aside.
fn csv_fields(line: &str) -> usize {
    1 + line.split('"').step_by(2).map(|part| part.matches(',').count()).sum::<usize>()
}

#[test]
fn the_sheet_is_one_page_that_needs_nothing_else() {
    let out = tempfile::tempdir().unwrap();
    let sheet = out.path().join("sheet.html");
    let folder = corpus().join("clean");
    let run = run(&folder, &["check", ".", "-o", sheet.to_str().unwrap()]);
    assert_eq!(run.code, 0, "{run}");
    let page = fs::read_to_string(sheet).unwrap();
    assert!(page.starts_with("<!DOCTYPE html>") && page.trim_end().ends_with("</html>"));
    for part in ["Lindenau Open", "Nothing was found", "Chief arbiter", "size: A4", "2-0F"] {
        assert!(page.contains(part), "{part}");
    }
    for link in ["http", "src=", "href=", "url("] {
        assert!(!page.contains(link), "{link}");
    }
}

#[test]
fn pdf_is_left_to_the_browser() {
    let run = run(&corpus(), &["check", "clean", "-o", "sheet.pdf"]);
    assert_eq!(run.code, 2);
    assert!(run.err.contains("browser"), "{run}");
}

#[test]
fn a_folder_of_one_event_gets_a_hint_and_a_database_does_not() {
    let hint =
        |paths: &[&str]| run(&corpus(), &[&["check"], paths].concat()).err.contains("--tournament");
    assert!(hint(&["clean"]));
    assert!(!hint(&["clean", "swiss"]));
    assert!(!hint(&["clean", "--tournament"]));
}

#[test]
fn lists_are_of_one_event() {
    let run = run(&corpus(), &["check", "clean", "swiss", "--pairings", "clean/pairings.csv"]);
    assert_eq!(run.code, 2);
    assert!(run.err.contains("Lindenau Open") && run.err.contains("Vecrīga rapid"), "{run}");
}

#[test]
fn tables_in_all_forms() {
    for form in ["text", "csv", "md", "json"] {
        let words = ["table", "clean", "--to", form, "--tiebreaks", "sb,wins,head-to-head"];
        insta::assert_snapshot!(format!("table_{form}"), run(&corpus(), &words));
    }
    insta::assert_snapshot!("table_of_rounds", run(&corpus(), &["table", "swiss"]));
    let cyrillic = ["table", "planted", "--scale", "2-0", "--tiebreaks", "none"];
    insta::assert_snapshot!("table_in_cyrillic", run(&corpus(), &cyrillic));
}

#[test]
fn lists_with_lines_that_can_not_be_read_are_refused_with_the_line() {
    let folder = tempfile::tempdir().unwrap();
    let write = |name: &str, text: &str| fs::write(folder.path().join(name), text).unwrap();
    write("cup.pdn", "[Event \"Cup\"]\n[Round \"1\"]\n[White \"Alder\"]\n[Black \"Birch\"]\n1-0\n");
    let refused = |option: &str, text: &str, line: &str| {
        write("list.csv", text);
        let run = run(folder.path(), &["check", "--tournament", "cup.pdn", option, "list.csv"]);
        assert!(run.code == 2 && run.err.contains(&format!("list.csv:{line}: ")), "{text}: {run}");
        assert!(run.err.contains("help: "), "{run}");
    };
    refused("--standings", "name,points\nAlder,1\nBirch,x\n", "3");
    refused("--standings", "name,points\nAlder\n", "2");
    refused("--standings", "name,points\nAlder,\n", "2");
    refused("--standings", "place,name,points\n1,Alder,2\n-2,Birch,0\n", "3");
    refused("--pairings", "round,white,black,result\n1,Alder,Birch,won\n", "2");
    refused("--pairings", "round,white,black\n1,Alder\n", "2");
    write("list.xlsx", "PK\x03\x04...");
    let sheet = ["check", "--tournament", "cup.pdn", "--standings", "list.xlsx"];
    let sheet = run(folder.path(), &sheet);
    assert!(sheet.code == 2 && sheet.err.contains("save it there as CSV"), "{sheet}");
    write("list.csv", "name;points\nAlder;1\n\nBirch;0\n");
    let good = run(folder.path(), &["check", "--tournament", "cup.pdn", "--standings", "list.csv"]);
    assert!(!good.err.contains("list.csv"), "{good}");
}

#[test]
fn a_grid_shows_byes_and_no_markup_of_others() {
    let folder = tempfile::tempdir().unwrap();
    let game = |round, white: &str, black: &str, result: &str| {
        format!(
            "[Event \"=<script>\"]\n[GameType \"20\"]\n[Round \"{round}\"]\n[White \"{white}\"]\n[Black \"{black}\"]\n[Result \"{result}\"]\n{result}\n\n"
        )
    };
    let games = game(1, "=Alder", "Birch", "2-0")
        + &game(1, "Cedar", "bye", "2-0")
        + &game(2, "Birch", "Cedar", "1-1")
        + &game(3, "Cedar", "=Alder", "0-2");
    fs::write(folder.path().join("cup.pdn"), games).unwrap();
    let table =
        |form: &str| run(folder.path(), &["table", "cup.pdn", "--layout", "grid", "--to", form]);
    let csv = table("csv").out;
    assert!(csv.starts_with("#,Player,1,2,3,bye,Pts"), "{csv}");
    assert!(csv.lines().any(|line| line.contains("Cedar") && line.contains(",2,3,")), "{csv}");
    assert!(csv.contains(",'=Alder,"), "{csv}");
    for form in ["md", "html"] {
        let text = table(form).out;
        assert!(!text.contains("<script>") && text.contains("&lt;script&gt;"), "{text}");
    }
}

/// Names that sound alike are two players' where they meet each other.
#[test]
fn those_who_play_each_other_are_two() {
    let folder = tempfile::tempdir().unwrap();
    let game = |round, white: &str, black: &str| {
        format!(
            "[Event \"Cup\"]\n[GameType \"20\"]\n[Round \"{round}\"]\n[White \"{white}\"]\n\
             [Black \"{black}\"]\n[Result \"2-0\"]\n2-0\n\n"
        )
    };
    let games = game(1, "Jansen, J.", "Janssen, J.")
        + &game(1, "Petrov", "Petrova")
        + &game(2, "Jansen, J.", "Petrov")
        + &game(2, "Janssen, J.", "Petrova");
    fs::write(folder.path().join("cup.pdn"), games).unwrap();
    fs::write(
        folder.path().join("list.csv"),
        "name;points\nJansen, J.;4\nJanssen, J.;2\nPetrov;2\nPetrova;0\n",
    )
    .unwrap();
    let table = run(folder.path(), &["table", "cup.pdn", "--to", "csv"]).out;
    assert_eq!(table.lines().count(), 5, "{table}");
    let words = ["check", "--tournament", "cup.pdn", "--standings", "list.csv"];
    let check = run(folder.path(), &words);
    assert!(!check.out.contains("T704") && !check.out.contains("T760"), "{check}");
}

fn cup(event: &str, round: &str, white: &str, black: &str) -> String {
    format!(
        "[Event \"{event}\"]\n[GameType \"20\"]\n[Round \"{round}\"]\n[White \"{white}\"]\n\
         [Black \"{black}\"]\n[Result \"2-0\"]\n2-0\n\n"
    )
}

/// Who is two in one event is two in all, in every verb.
#[test]
fn two_players_of_one_round_are_two_in_the_whole_collection() {
    let folder = tempfile::tempdir().unwrap();
    let games = cup("Cup", "1", "Jansen, J.", "Alder")
        + &cup("Cup", "1", "Birch", "Janssen, J.")
        + &cup("Open", "1", "Jansen, J.", "Alder")
        + &cup("Open", "2", "Janssen, J.", "Birch");
    fs::write(folder.path().join("all.pdn"), &games).unwrap();
    let table = run(folder.path(), &["table", "all.pdn", "--to", "csv"]).out;
    assert_eq!(table.matches("Janssen, J.").count(), 2, "{table}");
    let stats = run(folder.path(), &["stats", "all.pdn", "--json"]).out;
    let stats: Value = serde_json::from_str(&stats).unwrap();
    assert_eq!(stats["players_known"], 4, "{stats}");
    run(folder.path(), &["split", "--by", "player", "all.pdn", "-o", "players"]);
    assert_eq!(fs::read_dir(folder.path().join("players")).unwrap().count(), 4);
    // Without the round in which both play they are one.
    let (_, open) = games.split_at(games.find("[Event \"Open\"]").unwrap());
    fs::write(folder.path().join("open.pdn"), open).unwrap();
    let table = run(folder.path(), &["table", "open.pdn", "--to", "csv"]);
    assert_eq!(table.out.lines().count(), 4, "{table}");
    let stats = run(folder.path(), &["stats", "open.pdn", "--json"]).out;
    assert!(stats.contains("\"players_known\":3"), "{stats}");
    run(folder.path(), &["split", "--by", "player", "open.pdn", "-o", "open"]);
    let jansen = fs::read_to_string(folder.path().join("open/Jansen, J.pdn")).unwrap();
    assert_eq!(jansen.matches("[Event").count(), 2, "{jansen}");
}

/// A name that may be two players' brings them not together, wherever it stands.
#[test]
fn an_unclear_name_is_of_two_different_candidates() {
    let folder = tempfile::tempdir().unwrap();
    let games = cup("Cup", "1", "Ivanov", "Alder")
        + &cup("Cup", "2", "Ivanov, Ivan", "Birch")
        + &cup("Cup", "2", "Ivan Ivanov", "Birch")
        + &cup("Cup", "3", "Ivanov, Pyotr", "Cedar");
    fs::write(folder.path().join("cup.pdn"), games).unwrap();
    let check = run(folder.path(), &["check", "--tournament", "cup.pdn"]).out;
    assert!(check.contains("Ivanov may be Ivanov, Ivan or Ivanov, Pyotr\n"), "{check}");
}

#[test]
fn a_table_tells_what_it_brings_together_and_what_does_not_count() {
    let folder = tempfile::tempdir().unwrap();
    let games = cup("", "1", "J. Smith", "Alder")
        + &cup("", "2", "Smith, John", "Birch")
        + &cup("", "", "Alder", "Birch")
        + &cup("", "3", "Alder", "Alder")
        + &cup("", "4", "", "Alder");
    fs::write(folder.path().join("cup.pdn"), games).unwrap();
    let run = run(folder.path(), &["table", "cup.pdn", "--layout", "rounds"]);
    assert!(run.out.starts_with("Tournament\n"), "{run}");
    assert!(run.out.lines().any(|line| line.contains("R?")), "{run}");
    for told in [
        "note: Tournament: «Smith, John» is counted as «J. Smith», one player",
        "cup.pdn:25: Alder – Alder: both are one player, so the game counts for nobody",
        "cup.pdn:33: ? – Alder: White has no name, so the points are those of a bye",
    ] {
        assert!(run.err.contains(told), "{told}: {run}");
    }
}

/// A table may be wrong in itself.
#[test]
fn lists_that_contradict_themselves_are_told() {
    let folder = tempfile::tempdir().unwrap();
    let games = cup("Cup", "1", "Alder", "Birch") + &cup("Cup", "1", "Cedar", "Deal");
    fs::write(folder.path().join("cup.pdn"), games).unwrap();
    let told = |option: &str, list: &str| {
        fs::write(folder.path().join("list.csv"), list).unwrap();
        run(folder.path(), &["check", "--tournament", "cup.pdn", option, "list.csv"]).out
    };
    let table =
        told("--standings", "place;name;points\n1;Alder;2\n2;Cedar;2\n2;Birch;0\n4;Deal;0\n");
    assert!(table.contains("Cedar has 2 points and place 2, beside Birch with 0"), "{table}");
    let table =
        told("--standings", "place;name;points\n1;Alder;2\n1;Cedar;2\n5;Birch;0\n5;Deal;0\n");
    assert!(table.contains("Birch has place 5, and the place before it is 1"), "{table}");
    for right in ["1;1;3;3", "1;1;2;2", "1-2;1-2;3-4;3-4", "1;2;3;4"] {
        let places: Vec<&str> = right.split(';').collect();
        let lines = ["Alder;2", "Cedar;2", "Birch;0", "Deal;0"];
        let lines = places.iter().zip(lines).map(|(place, line)| format!("{place};{line}\n"));
        let table =
            told("--standings", &format!("place;name;points\n{}", lines.collect::<String>()));
        assert!(!table.contains("T76"), "{right}: {table}");
    }
    let list = "name;points\nAlder;2\nCedar;2\nBirch;0\nDeal;0\nalder;2\n";
    let table = told("--standings", list);
    assert!(table.contains("Alder stands twice in the table (lines 2 and 6), as Alder and alder"));
    let list = "round;white;black\n1;Alder;Birch\n1;Cedar;Deal\n1;Birch;Alder\n";
    let pairs = told("--pairings", list);
    assert!(pairs.contains("stands twice in the pairing list (lines 2 and 4)"), "{pairs}");
    assert!(!pairs.contains("T751"), "{pairs}");
}

#[test]
fn a_table_never_takes_the_place_of_its_games() {
    let folder = tempfile::tempdir().unwrap();
    let games = cup("Cup", "1", "Alder", "Birch") + &cup("Open", "1", "Cedar", "Deal");
    fs::write(folder.path().join("cup.txt"), &games).unwrap();
    let table = |words: &[&str]| run(folder.path(), &[&["table", "cup.txt"], words].concat());
    let over = table(&["-o", "cup.txt", "--force"]);
    assert!(over.code == 2 && over.err.contains("one of the files to read"), "{over}");
    assert_eq!(fs::read_to_string(folder.path().join("cup.txt")).unwrap(), games);
    let other = table(&["--event", "League"]);
    assert!(other.code == 2 && other.err.contains("the events are: Cup; Open"), "{other}");
    assert!(table(&["--event", "open"]).out.starts_with("Open\n"));
}
