//! `tavlei find`, `tavlei head` and `tavlei sample` on small files and on the corpus.

use std::fs;
use std::path::Path;

use serde_json::Value;
use tavlei_tests::console::examples;
use tavlei_tests::{Program, Run, root};
use tempfile::TempDir;

const TAVLEI: Program = Program(env!("CARGO_BIN_EXE_tavlei-under-test"));

/// Four games; the odd blanks have to survive.
const GAMES: &str = r#"[Event "Club evening"]
[White "Alder, A."]
[Black "Birch, B."]
[Date "1990.05.12"]
[WhiteRating "2210"]
[Result "2-0"]
[GameType "20"]

1. 32-28   19-23 2. 28x19 14x23 3. 37-32 10-14 2-0


[Event "Клубный вечер"]
[White "Иванов, И."]
[Black "Берёзов Б."]
[Date "1991.??.??"]
[Result "1-1"]
[GameType "25"]

1. c3-d4 d6-c5 {тихое начало} 2. b2-c3 f6-g5 3. c3-b4 1-1

[Event "Club evening"]
[White "Birch, B."]
[Black "Cedar, C."]
[Date "????.??.??"]
[Result "0-2"]
[GameType "20"]

1. 31-27 (1. 32-28 19-23 2. 28x19) 1... 20-25 0-2

[White "Dogwood, D."]
[Black "Elder, E."]
[Result "*"]
[GameType "20"]

1. 32-28 19-23 2. 32-27 *
"#;

fn folder() -> TempDir {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("games.pdn"), GAMES).unwrap();
    folder
}

fn tavlei(folder: &Path, args: &[&str]) -> Run {
    TAVLEI.run(folder, args)
}

/// The numbers of the games of `games.pdn` that are found.
fn found(args: &[&str]) -> Vec<u64> {
    let folder = folder();
    let run = tavlei(folder.path(), &[&["find", "games.pdn", "--json"], args].concat());
    assert_eq!(
        (run.code, run.err.as_str()),
        (i32::from(run.out.is_empty()), ""),
        "{args:?}: {run}"
    );
    let lines = run.out.lines().map(|line| serde_json::from_str::<Value>(line).unwrap());
    lines.map(|object| object["record"].as_u64().unwrap()).collect()
}

const NONE: [u64; 0] = [];

#[test]
fn tests_beside_each_other_must_all_hold() {
    assert_eq!(found(&[]), [1, 2, 3, 4]);
    assert_eq!(found(&["--player", "birch"]), [1, 3]);
    assert_eq!(found(&["--player", "birch", "--result", "black"]), [3]);
    assert_eq!(found(&["--player", "birch", "--result", "black", "--not"]), [1, 2, 4]);
    assert_eq!(found(&["--player", "birch", "--result", "draw"]), NONE);
}

#[test]
fn names_in_either_alphabet() {
    assert_eq!(found(&["--player", "Ivanov"]), [2]);
    assert_eq!(found(&["--tag", "White=I. Ivanov"]), [2]);
    assert_eq!(found(&["--tag", "White=Олдер"]), NONE);
    assert_eq!(found(&["--tag", "Event*=КЛУБНЫЙ"]), [2]);
}

#[test]
fn tags_and_text() {
    assert_eq!(found(&["--tag", "Result=1-1"]), [2]);
    assert_eq!(found(&["--tag", "WhiteRating>=2200"]), [1]);
    assert_eq!(found(&["--tag", "!Date"]), [3, 4]);
    assert_eq!(found(&["--tag", "Event", "--tag", "Event!~клуб"]), [1, 3]);
    assert_eq!(found(&["--date", "1990..1991.03"]), [1, 2]);
    assert_eq!(found(&["--comment", "тихое"]), [2]);
    assert_eq!(found(&["--has", "variations"]), [3]);
    assert_eq!(found(&["--verdict", "illegal"]), [4]);
    assert_eq!(found(&["--result", "unknown"]), [4]);
    assert_eq!(found(&["--plies", "..4"]), [3, 4]);
    assert_eq!(found(&["--game", "russian"]), [2]);
}

#[test]
fn positions_and_moves() {
    let after_two = "W:W28,31,33-50:B1-18,20,23";
    assert_eq!(found(&["--fen", after_two]), [1, 4]);
    assert_eq!(found(&["--fen", after_two, "--variations"]), [1, 3, 4]);
    assert_eq!(found(&["--fen", after_two, "--at", "3.."]), NONE);
    assert_eq!(found(&["--fen", "W:WKa1:Bb8"]), NONE);
    assert_eq!(found(&["--fen", "B:W28,31,33-50:B1-18,20,23"]), NONE);
    assert_eq!(found(&["--fen", "B:W28,31,33-50:B1-18,20,23", "--any-side"]), [1, 4]);
    // What stands after 32-28, seen from the other side.
    assert_eq!(found(&["--fen", "W:W31-50:B1-18,20,23"]), NONE);
    assert_eq!(found(&["--fen", "W:W31-50:B1-18,20,23", "--swap"]), [1, 4]);
    assert_eq!(found(&["--board", "W:28 B:23"]), [1, 4]);
    assert_eq!(found(&["--board", "W:d4 B:c5", "-g", "russian"]), [2]);
    assert_eq!(found(&["--material", "19 v 19"]), [1]);
    assert_eq!(found(&["--captures", "1.."]), [1]);
    assert_eq!(found(&["--moves", "32-28 * 28x19"]), [1]);
    assert_eq!(found(&["--moves-anywhere", "b2-c3 ... c3-b4"]), [2]);
    assert_eq!(found(&["--where", "moves '32-28 19-23' and not verdict legal"]), [4]);
    assert_eq!(found(&["--similar", "games.pdn#4", "--alike", "60"]), [4]);
    assert_eq!(found(&["--similar", "games.pdn#1"]), [1]);
}

#[test]
fn games_come_out_as_they_stand() {
    let folder = folder();
    let all = tavlei(folder.path(), &["find", "games.pdn"]);
    assert_eq!((all.code, all.out.as_str()), (0, GAMES));
    let some = tavlei(folder.path(), &["find", "games.pdn", "--tag", "Event=Club evening"]);
    let parts: Vec<&str> = GAMES.split_inclusive("\n[Event").collect();
    assert!(some.out.starts_with(parts[0].strip_suffix("[Event").unwrap()), "{some}");
    assert!(some.out.ends_with("1. 31-27 (1. 32-28 19-23 2. 28x19) 1... 20-25 0-2\n\n"), "{some}");
    let stdin = TAVLEI.run_on(folder.path(), ["find", "-", "--max", "1"], GAMES.as_bytes());
    assert_eq!(stdin.out, GAMES[..GAMES.find("[Event \"Клуб").unwrap()]);
}

#[test]
fn games_in_one_line_are_parted_where_one_is_left_out() {
    let folder = tempfile::tempdir().unwrap();
    let line = "[White \"A\"] [GameType \"20\"] 1. 32-28 * [White \"B\"] [GameType \"20\"] 1. 31-27 * \
                [White \"C\"] [GameType \"20\"] 1. 33-28 *";
    let find = |args: &[&str]| {
        TAVLEI
            .run_on(
                folder.path(),
                [&["find", "-", "-g", "international"], args].concat(),
                line.as_bytes(),
            )
            .out
    };
    assert_eq!(find(&[]), line);
    assert_eq!(find(&["--tag", "White!=B"]).split("\n\n").count(), 2);
}

/// Among games of other files it would be taken for another game.
#[test]
fn a_game_that_only_its_file_names_takes_the_name_along() {
    let folder = tempfile::tempdir().unwrap();
    let game = "[White \"A\"]\n\n1. 32-28 19-23 2. 28x19 14x23 *\n";
    fs::write(folder.path().join("a.pdn"), game).unwrap();
    for args in
        [&["find", "a.pdn"][..], &["head", "a.pdn"], &["sample", "-n", "1", "--seed", "1", "a.pdn"]]
    {
        let run = tavlei(folder.path(), args);
        assert!(run.out.contains("[GameType \"20\"]\n"), "{run}");
        assert_eq!(run.out.replace("[GameType \"20\"]\n", "").trim_end(), game.trim_end());
    }
}

#[test]
fn in_other_formats() {
    let folder = folder();
    let run = |args: &[&str]| tavlei(folder.path(), &[&["find", "games.pdn"], args].concat());
    assert_eq!(run(&["--count", "--player", "birch"]).out, "2\n");
    assert_eq!(run(&["--count", "--player", "nobody"]).out, "0\n");
    let csv = run(&["--to", "csv", "--player", "Ivanov"]).out;
    assert!(csv.starts_with("file,record,") && csv.lines().count() == 2, "{csv}");
    let letters = run(&["--notation", "algebraic", "--tag", "Result=2-0"]).out;
    assert!(letters.contains("1. d4-e5 g7-f6"), "{letters}");
    assert_eq!(run(&["-o", "out.jsonl", "--player", "birch"]).out, "");
    let json = fs::read_to_string(folder.path().join("out.jsonl")).unwrap();
    assert_eq!(json.lines().count(), 2);
    // JSON stays JSON where nothing else is asked for.
    assert_eq!(tavlei(folder.path(), &["find", "out.jsonl"]).out, json);
    let refused = run(&["-o", "games.pdn", "--force"]);
    assert!(refused.code == 2 && refused.err.contains("files to read"), "{refused}");
}

#[test]
fn a_line_for_each() {
    let folder = folder();
    insta::assert_snapshot!(tavlei(folder.path(), &["find", "games.pdn", "--list"]));
    let run = tavlei(folder.path(), &["find", "games.pdn", "--list", "--board", "W:28"]);
    insta::assert_snapshot!("a_line_for_each_with_the_half_move", run);
    let run =
        tavlei(folder.path(), &["find", "games.pdn", "--json", "--board", "W:28", "--max", "1"]);
    insta::assert_snapshot!("an_object_for_each", run);
}

#[test]
fn what_is_wrong_is_shown_where_it_is() {
    let folder = folder();
    let faults: [&[&str]; 10] = [
        &["--where", "result white and (plies > 20"],
        &["--tag", "White Birch"],
        &["--tag", "Date=soon"],
        &["--plies", "60..20"],
        &["--result", "won"],
        &["--fen", "W:W31,K99:B1", "-g", "international"],
        &["--board", "W:31 Ж:7"],
        &["--fen", "W:W31:B1", "-g", "international", "--mirror"],
        &["--game", "rusian"],
        &["--similar", "games.pdn#9"],
    ];
    let shown = faults.map(|fault| {
        let run = tavlei(folder.path(), &[&["find", "games.pdn"], fault].concat());
        assert_eq!((run.code, run.out.as_str()), (2, ""), "{fault:?}: {run}");
        format!("{}\n{}\n", fault.join(" "), run.err)
    });
    insta::assert_snapshot!(shown.concat());
}

#[test]
fn what_would_mean_nothing_is_refused() {
    let folder = folder();
    for useless in [&["--at", "3"][..], &["--swap"], &["--alike", "80"], &["--count", "--list"]] {
        let run = tavlei(folder.path(), &[&["find", "games.pdn"], useless].concat());
        assert_eq!((run.code, run.out.as_str()), (2, ""), "{useless:?}: {run}");
    }
}

#[test]
fn the_first_games() {
    let folder = folder();
    let run = tavlei(folder.path(), &["head", "-n", "2", "--skip", "1", "games.pdn"]);
    let (from, to) = (GAMES.find("[Event \"Клуб").unwrap(), GAMES.find("[White \"Dog").unwrap());
    assert_eq!((run.code, run.out.as_str()), (0, &GAMES[from..to]));
    assert_eq!(tavlei(folder.path(), &["head", "games.pdn"]).out, GAMES);
    let none = tavlei(folder.path(), &["head", "-n", "0", "games.pdn"]);
    assert_eq!((none.code, none.out.as_str()), (1, ""));
}

#[test]
fn a_seed_draws_the_same_games() {
    let folder = folder();
    let sample =
        |seed: &str| tavlei(folder.path(), &["sample", "-n", "2", "--seed", seed, "games.pdn"]).out;
    assert_eq!(sample("7"), sample("7"));
    let seeds = ["1", "2", "3", "4", "5", "6", "7", "8"];
    assert!(seeds.iter().any(|seed| sample(seed) != sample("7")));
    assert_eq!(sample("3").matches("[GameType").count(), 2);
    let all = tavlei(folder.path(), &["sample", "games.pdn"]);
    assert_eq!(all.out, GAMES);
    assert!(all.err.starts_with("note: drawn with --seed "), "{all}");
}

#[test]
fn in_the_corpus_every_game_is_found_once() {
    let corpus = root().join("corpus");
    let count = |args: &[&str]| -> u64 {
        let run = tavlei(&corpus, &[&["find", "--count"], args].concat());
        run.out.trim().parse().unwrap_or_else(|_| panic!("{args:?}: {run}"))
    };
    let all = count(&["."]);
    assert!(all > 400, "{all}");
    assert_eq!(count(&[".", "--has", "fen"]) + count(&[".", "--has", "fen", "--not"]), all);
    let verdicts = ["legal", "illegal", "ambiguous", "unreadable", "empty"];
    let by_verdict = verdicts.map(|verdict| count(&["international", "--verdict", verdict]));
    assert_eq!(by_verdict.iter().sum::<u64>(), count(&["international"]));
    let cyrillic = count(&["russian", "--player", "Лодкин"]);
    assert!(cyrillic > 3, "{cyrillic}");
    assert_eq!(count(&["russian", "--player", "Lodkin"]), cyrillic);
}

#[test]
fn the_guide_shows_what_the_program_prints() {
    let guide = fs::read_to_string(root().join("docs/src/guide/find.md")).unwrap();
    let examples = examples(&guide);
    assert!(examples.len() > 10, "only {} examples", examples.len());
    for example in examples {
        let run =
            tavlei(&root(), &example.words()[1..].iter().map(String::as_str).collect::<Vec<_>>());
        let printed = if run.out.is_empty() { &run.err } else { &run.out };
        assert_eq!(printed.trim_end(), example.shown.trim_end(), "{}", example.command);
    }
}

/// Games that can't fit whatever they hold, and slips in the query, are told.
#[test]
fn a_silent_nothing_is_explained() {
    let folder = tempfile::tempdir().unwrap();
    let game = "[White \"Alder\"]\n[GameType \"20\"]\n\n1. 32-28 19-23 *\n";
    fs::write(folder.path().join("a.pdn"), game).unwrap();
    let told = |args: &[&str], wanted: &str| {
        let run = TAVLEI.run(folder.path(), [&["find", "a.pdn", "--count"], args].concat());
        assert!(run.err.contains(wanted), "{args:?}: {run}");
    };
    told(&["--board", "W:28", "--mirror"], "1 game could not be looked through: the board of");
    told(&["--fen", "W:W28:B7", "--mirror"], "has no mirror image");
    told(&["--tag", "Whte=Alder"], "no record has a tag Whte; did you mean White?");
    told(&["--moves", "32-45"], "begins with 32-45");
    let found = TAVLEI.run(folder.path(), ["find", "a.pdn", "--count", "--tag", "White=Alder"]);
    assert_eq!((found.out.as_str(), found.err.as_str()), ("1\n", ""));
}

#[test]
fn positions_that_differ_in_some_cells() {
    let folder = tempfile::tempdir().unwrap();
    let game = "[GameType \"20\"]\n\n1. 32-28 19-23 2. 28x19 14x23 *\n";
    fs::write(folder.path().join("a.pdn"), game).unwrap();
    let count = |args: &[&str]| {
        TAVLEI.run(folder.path(), [&["find", "a.pdn", "--count"], args].concat()).out
    };
    // The position after the second half-move, with a man of White on 33 less and one on 29 more.
    let near = "W:W28,29,31,34-50:B1-18,20,23";
    assert_eq!(count(&["--fen", near]), "0\n");
    assert_eq!(count(&["--similar", near]), "1\n");
    assert_eq!(count(&["--similar", near, "--within", "1"]), "0\n");
    assert_eq!(count(&["--fen", near, "--within", "2"]), "1\n");
    assert_eq!(count(&["--where", &format!("fen '{near}' within 2")]), "1\n");
}

#[test]
fn joints_in_capitals_and_a_sign_for_not() {
    let folder = tempfile::tempdir().unwrap();
    let games = "[White \"Alder\"]\n[Date \"06/1990\"]\n*\n\n[White \"Birch\"]\n[Date \"1990.00.00\"]\n*\n\n\
                 [White \"Cedar\"]\n[Date \"1990.02.29\"]\n*\n";
    fs::write(folder.path().join("a.pdn"), games).unwrap();
    let count = |expression: &str| {
        let run = TAVLEI.run(folder.path(), ["find", "a.pdn", "--count", "--where", expression]);
        run.out.trim().to_owned()
    };
    assert_eq!(count("White = Alder OR White = Birch"), "2");
    assert_eq!(count("NOT White = Alder AND !White = Birch"), "1");
    assert_eq!(count("!(White = Alder or White = Birch)"), "1");
    // A date that no calendar has is none; what is unknown may be any day.
    assert_eq!(count("date 1990"), "2");
    assert_eq!(count("date 1990.06"), "2");
    assert_eq!(count("date 1990.07"), "1");
}

/// What nobody has, and what can't be, is told.
#[test]
fn what_can_fit_nothing_is_told() {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("a.pdn"), GAMES).unwrap();
    let find = |words: &[&str]| TAVLEI.run(folder.path(), [&["find", "a.pdn"], words].concat());
    let run = find(&["--date", "2003..1990"]);
    assert!(run.code == 2 && run.err.contains("this range runs backwards"), "{run}");
    let run = find(&["--where", "Mascot = Kiki and not Result = 1-1"]);
    assert!(run.code == 1 && run.err.contains("no record has a tag Mascot\n"), "{run}");
    let run = find(&["--where", "White = Alder AND NOT Result = 1-1 OR Black = Cedar", "--count"]);
    assert_eq!(run.out, "2\n", "{run}");
}

/// The examples of the help are true of a game that they are written for.
#[test]
fn the_example_of_a_manoeuvre_finds_something() {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("a.pdn"), GAMES).unwrap();
    let help = TAVLEI.run(folder.path(), ["find", "--help"]).out;
    let example = help.lines().find(|line| line.contains(" * ") && line.contains("--moves"));
    let moves = example.and_then(|line| line.split('\'').nth(1)).unwrap();
    let run = TAVLEI.run(folder.path(), ["find", "a.pdn", "--moves", moves, "--count"]);
    assert_eq!(run.out, "1\n", "{moves}: {run}");
}
