//! `tavlei dedup` and `tavlei merge`.

use std::fs;
use std::path::Path;

use tavlei_tests::{Program, Run, root};
use tempfile::TempDir;

const TAVLEI: Program = Program(env!("CARGO_BIN_EXE_tavlei-under-test"));

const MOVES: &str = "1. 32-28 19-23 2. 28x19 14x23 3. 37-32 10-14 4. 41-37 5-10 5. 46-41 14-19\n\
                     6. 34-30 10-14 7. 30-25 20-24 8. 32-28 23x32 9. 37x28 16-21 10. 31-26 11-16";

fn game(white: &str, tags: &str, moves: &str) -> String {
    format!("[White \"{white}\"]\n[Black \"Birch, B.\"]\n{tags}[GameType \"20\"]\n\n{moves} *\n\n")
}

/// The first file has a game with a comment and one of its own, the second the same game with more
/// tags, a broken-off copy, and the first record once more.
fn folder() -> TempDir {
    let folder = tempfile::tempdir().unwrap();
    let commented = game("Alder, A.", "", &MOVES.replace("2. 28x19", "{bold} 2. 28x19"));
    let own = game("Cedar, C.", "", "1. 33-28 18-23");
    let full = game("Alder, A.", "[Event \"Open\"]\n[Date \"1987.03.12\"]\n", MOVES);
    let broken = game("A. Alder", "", &format!("{MOVES} 11. 41-37"));
    fs::write(folder.path().join("a.pdn"), commented.clone() + &own).unwrap();
    fs::write(folder.path().join("b.pdn"), full + &broken + &commented).unwrap();
    folder
}

fn tavlei(folder: &Path, args: &[&str]) -> Run {
    TAVLEI.run(folder, args)
}

fn read(folder: &TempDir, name: &str) -> String {
    fs::read_to_string(folder.path().join(name)).unwrap()
}

#[test]
fn each_game_once_and_a_list_of_the_others() {
    let folder = folder();
    let run = tavlei(folder.path(), &["dedup", "a.pdn", "b.pdn", "--list"]);
    insta::assert_snapshot!("games_and_list", run);
    assert_eq!(run.code, 0);
}

#[test]
fn the_list_in_other_forms() {
    let folder = folder();
    let dry = tavlei(folder.path(), &["dedup", "-n", "a.pdn", "b.pdn", "--json"]);
    assert_eq!(dry.code, 1, "there are doubles");
    insta::assert_snapshot!("list_as_json", dry.out);
    let run = tavlei(
        folder.path(),
        &["dedup", "a.pdn", "b.pdn", "-o", "out.pdn", "--report", "list.csv"],
    );
    assert_eq!((run.code, run.out.as_str()), (0, ""), "{run}");
    insta::assert_snapshot!("list_as_csv", read(&folder, "list.csv"));
}

#[test]
fn games_without_doubles_are_written_byte_for_byte() {
    let folder = folder();
    let own = "[White \"Cedar\"]\n[GameType  \"20\"]\n\n1.33-28   18-23 {odd   blanks} 2-0";
    fs::write(folder.path().join("c.pdn"), own).unwrap();
    let run = tavlei(folder.path(), &["dedup", "c.pdn"]);
    assert_eq!(run.out, format!("{own}\n\n"));
}

#[test]
fn a_second_run_finds_nothing() {
    let folder = folder();
    tavlei(folder.path(), &["dedup", "a.pdn", "b.pdn", "-o", "out.pdn"]);
    let again = tavlei(folder.path(), &["dedup", "--dry-run", "out.pdn"]);
    assert_eq!((again.code, again.out.as_str()), (0, ""), "{again}");
}

#[test]
fn thresholds() {
    let folder = folder();
    let doubles = |args: &[&str]| {
        tavlei(folder.path(), &[&["dedup", "-n", "a.pdn", "b.pdn"], args].concat())
            .out
            .lines()
            .count()
    };
    assert_eq!(doubles(&[]), 3);
    assert_eq!(doubles(&["--prefix", "never"]), 2);
    let wrong = tavlei(folder.path(), &["dedup", "a.pdn", "--prefix", "few"]);
    assert!(wrong.code == 2 && wrong.err.contains("or never"), "{wrong}");
}

#[test]
fn it_works_on_a_pipe_and_between_formats() {
    let folder = folder();
    let text = read(&folder, "a.pdn") + &read(&folder, "b.pdn");
    let straight = tavlei(folder.path(), &["dedup", "a.pdn", "b.pdn"]);
    let piped = TAVLEI.run_on(folder.path(), ["dedup", "-"], text.as_bytes());
    assert_eq!(piped.out, straight.out);
    tavlei(folder.path(), &["merge", "a.pdn", "b.pdn", "-o", "all.jsonl"]);
    let from_json = tavlei(folder.path(), &["dedup", "all.jsonl", "--to", "json"]);
    assert_eq!(from_json.out.lines().count(), 2, "{from_json}");
}

#[test]
fn the_corpus_twice_is_the_corpus() {
    let folder = folder();
    let corpus = root().join("corpus/international").display().to_string();
    let once = tavlei(folder.path(), &["dedup", &corpus]);
    let twice = tavlei(folder.path(), &["dedup", &corpus, &corpus]);
    assert_eq!(twice.out, once.out);
    assert!(once.out.contains("[Event"), "{once}");
}

#[test]
fn nothing_is_written_when_a_file_is_missing() {
    let folder = folder();
    for verb in ["dedup", "merge", "sort"] {
        let run = tavlei(folder.path(), &[verb, "a.pdn", "no.pdn", "-o", "out.pdn"]);
        assert!(run.code == 2 && run.err.contains("nothing was written"), "{run}");
        assert!(!folder.path().join("out.pdn").exists());
    }
}

#[test]
fn the_same_whatever_the_number_of_threads() {
    let folder = folder();
    let many = (read(&folder, "a.pdn") + &read(&folder, "b.pdn")).repeat(300);
    fs::write(folder.path().join("many.pdn"), many).unwrap();
    let on = |jobs| tavlei(folder.path(), &["dedup", "many.pdn", "--list", "-j", jobs]);
    assert!(on("1") == on("4"));
}

#[test]
fn merging_keeps_every_game_as_it_stands() {
    let folder = folder();
    let old = "[White \"\u{418}\u{432}\u{430}\u{43d}\u{43e}\u{432}\"]\n[GameType \"25\"]\n\n1. c3-d4 d6-c5 *";
    // The same text in the code page 1251.
    let mut bytes = b"[White \"\xc8\xe2\xe0\xed\xee\xe2\"]\n".to_vec();
    bytes.extend(b"[GameType \"25\"]\n\n1. c3-d4 d6-c5 *");
    fs::write(folder.path().join("old.pdn"), bytes).unwrap();
    let run = tavlei(
        folder.path(),
        &["merge", "a.pdn", "old.pdn", "--encoding", "windows-1251", "-o", "out.pdn"],
    );
    assert_eq!(run.code, 0, "{run}");
    assert_eq!(read(&folder, "out.pdn"), format!("{}{old}\n\n", read(&folder, "a.pdn")));
}

#[test]
fn what_the_others_say_is_united_or_listed_as_lost() {
    let folder = tempfile::tempdir().unwrap();
    let one = game("Alder, A.", "[Event \"Open\"]\n[Site \"?\"]\n[Date \"1987.??.??\"]\n", MOVES)
        .replace("2. 28x19", "{bold} 2. 28x19 {and good} (2. 33-29 18-22)");
    let noted = MOVES.replace("4. 41-37", "{only here} (3... 23-28) 4. 41-37");
    let other = game("Alder, Adam", "[Site \"Cannes\"]\n[Date \"1987.03.12\"]\n", &noted);
    fs::write(folder.path().join("a.pdn"), one + &other).unwrap();
    let run = tavlei(folder.path(), &["dedup", "a.pdn", "--list"]);
    for tag in ["White \"Alder, Adam\"", "Event \"Open\"", "Site \"Cannes\"", "Date \"1987.03.12\""]
    {
        assert!(run.out.contains(&format!("[{tag}]")), "{tag}: {run}");
    }
    assert!(run.err.contains("; lost: 1 comment, 1 variation\n"), "{run}");
}

#[test]
fn a_united_record_is_compared_again() {
    let folder = tempfile::tempdir().unwrap();
    // The first fits neither of the others by its date, until the second has given it a day.
    let records = [
        game("Alder, A.", "[Date \"1987.??.??\"]\n[Round \"1\"]\n", MOVES),
        game("Alder, A.", "[Date \"1987.03.12\"]\n", MOVES),
        game("Alder, A.", "[Event \"Open\"]\n[Round \"2\"]\n", MOVES),
        game("Alder, A.", "[Event \"Open\"]\n[Date \"1987.03.??\"]\n", MOVES),
    ];
    for order in [[0, 1, 2, 3], [3, 2, 1, 0], [2, 0, 3, 1], [1, 3, 0, 2]] {
        let text: String = order.iter().map(|&at| records[at].as_str()).collect();
        fs::write(folder.path().join("a.pdn"), text).unwrap();
        tavlei(folder.path(), &["dedup", "a.pdn", "-o", "out.pdn", "--force"]);
        let again = tavlei(folder.path(), &["dedup", "out.pdn"]);
        assert_eq!(again.out, read(&folder, "out.pdn"), "{order:?}");
    }
}

#[test]
fn games_and_report_go_to_different_files() {
    let folder = folder();
    for args in [
        ["dedup", "a.pdn", "-o", "q", "--report", "./q"],
        ["fix", "a.pdn", "-o", "q", "--report", "q"],
        ["dedup", "a.pdn", "-o", "-", "--report", "-"],
    ] {
        let run = tavlei(folder.path(), &args);
        assert!(run.code == 2 && run.err.contains("can't both go to"), "{run}");
        assert!(run.out.is_empty() && !folder.path().join("q").exists());
    }
    let dry = tavlei(folder.path(), &["dedup", "-n", "a.pdn", "b.pdn", "--report", "-"]);
    assert!(dry.code == 1 && dry.out.contains("breaks off"), "{dry}");
}

/// A game whose tag is only found out is the same as one that has it: at once, not in a second run.
#[test]
fn a_copy_that_names_its_game_is_a_copy() {
    let folder = tempfile::tempdir().unwrap();
    let short = "[White \"?\"]\n\n1. 11-15 23-19 2. 8-11 22-17 *\n\n";
    fs::write(folder.path().join("a.pdn"), short).unwrap();
    fs::write(folder.path().join("b.pdn"), short.replace("\n\n1.", "\n[GameType \"21\"]\n\n1."))
        .unwrap();
    let run = tavlei(folder.path(), &["dedup", "a.pdn", "b.pdn", "-o", "c.pdn"]);
    assert!(run.err.contains("1 double:"), "{run}");
    let again = tavlei(folder.path(), &["dedup", "c.pdn", "-n"]);
    assert_eq!(again.code, 0, "{again}");
}

/// A position with its moves, and what else a record says.
fn problem(tags: &str, fen: &str, moves: &str) -> String {
    format!("{tags}[GameType \"20\"]\n[SetUp \"1\"]\n[FEN \"{fen}\"]\n\n{moves} *\n\n")
}

const USUAL: &str = "W:W31-50:B1-20";

fn doubles(games: &[String]) -> usize {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("a.pdn"), games.concat()).unwrap();
    let run = tavlei(folder.path(), &["dedup", "-n", "a.pdn", "--json"]);
    run.out.lines().count()
}

/// Problems have no players and often no moves: the position is what they are.
#[test]
fn positions_without_moves_and_games_without_names_are_found() {
    let (one, other) = ("W:W27,28,32:B17,18,23", "W:W27,28,33:B17,18,23");
    let bare = |fen: &str| problem("", fen, "");
    let named = |event: &str, fen: &str| problem(&format!("[Event \"{event}\"]\n"), fen, "");
    assert_eq!(doubles(&[bare(one), named("Problems", one)]), 1);
    assert_eq!(doubles(&[bare(one), bare("W:W32,28,27:B23,18,17")]), 1);
    assert_eq!(doubles(&[bare(one), bare(other), bare("B:W27,28,32:B17,18,23")]), 0);
    assert_eq!(doubles(&[named("Problem 1", one), named("Problem 2", one)]), 0);
    assert_eq!(doubles(&[problem("", one, "1. 28x19"), named("Problems", one)]), 0);
    let solved = |tags: &str| problem(tags, one, "1. 27-22");
    assert_eq!(doubles(&[solved("[Annotator \"A\"]\n"), solved("")]), 1);
    assert_eq!(doubles(&[solved("[White \"Alder\"]\n"), solved("[White \"Birch\"]\n")]), 0);
    // Nothing tells whether it is the same position.
    let broken = |fen: &str, tags: &str| problem(tags, fen, "");
    assert_eq!(doubles(&[broken("W:Wx", ""), broken("W:Wy", "[Event \"A\"]\n")]), 0);
    assert_eq!(doubles(&[broken("W:Wx", ""), broken("W:Wx", "[Event \"A\"]\n")]), 1);
    // A position in which games begin is no problem.
    let usual = |tags: &str| problem(tags, USUAL, "1. 32-28");
    let plain = "[White \"Alder\"]\n[GameType \"20\"]\n\n1. 32-28 *\n\n".to_owned();
    assert_eq!(doubles(&[usual(""), usual("[White \"Alder\"]\n")]), 0);
    assert_eq!(doubles(&[usual("[White \"Alder\"]\n"), plain]), 0);
    let short = |tags: &str| format!("{tags}[GameType \"20\"]\n\n1. 32-28 19-23 *\n\n");
    assert_eq!(doubles(&[short(""), short("[Annotator \"A\"]\n")]), 1);
    assert_eq!(doubles(&[short(""), short("[White \"Alder\"]\n[Black \"Birch\"]\n")]), 0);
    assert_eq!(doubles(&[short("[Event \"A\"]\n"), short("[Event \"B\"]\n")]), 0);
}

/// A result without moves is the same game where event and round say so too.
#[test]
fn results_without_moves() {
    let result = |more: &str| {
        format!(
            "[Event \"Cup\"]\n{more}[White \"Alder\"]\n[Black \"Birch\"]\n[GameType \"20\"]\n\
             [Result \"2-0\"]\n\n2-0\n\n"
        )
    };
    let round = "[Round \"3\"]\n";
    assert_eq!(doubles(&[result(round), result(&format!("{round}[Site \"Riga\"]\n"))]), 1);
    assert_eq!(doubles(&[result(""), result("[Site \"Riga\"]\n")]), 0);
    assert_eq!(doubles(&[result(round), result("[Round \"4\"]\n")]), 0);
}

/// Two players whose names sound alike are not taken for one by their games either.
#[test]
fn two_who_play_others_in_one_round_are_two() {
    let of = |round: u8, white: &str, black: &str, moves: &str| {
        format!(
            "[Event \"Cup\"]\n[Round \"{round}\"]\n[White \"{white}\"]\n[Black \"{black}\"]\n\
             [GameType \"20\"]\n\n{moves} *\n\n"
        )
    };
    let two = [of(1, "Jansen", "Alder", "1. 32-28"), of(1, "Janssen", "Birch", "1. 31-27")];
    let alike = [of(2, "Jansen", "Cedar", "1. 33-28"), of(2, "Janssen", "Cedar", "1. 33-28")];
    assert_eq!(doubles(&alike), 1);
    assert_eq!(doubles(&[two.as_slice(), alike.as_slice()].concat()), 0);
}
