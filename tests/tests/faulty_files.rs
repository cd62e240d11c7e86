//! Files that are cut off, misnamed or only in part readable: all that can be read is, and the rest is
//! told.

use std::fs;
use std::io::Cursor;
use std::path::Path;

use tavlei::record::{
    FORMATS, Format, ReadOptions, Record, Severity, Source, code_info, format_by_name, same_tree,
};
use tavlei::replay::adopt;
use tavlei_tests::{Program, folder, root};

const TAVLEI: Program = Program(env!("CARGO_BIN_EXE_tavlei-under-test"));

const GAME: &str =
    "[White \"Alder\"]\n[Black \"Birch\"]\n[GameType \"20\"]\n\n1. 32-28 19-23 2-0\n";

/// What reading gives: the games, and whether something was told to be broken.
fn read(format: &Format, bytes: &[u8]) -> (Vec<Record>, bool) {
    let reading = format.reading.as_ref().unwrap();
    let source = Source::alone(Cursor::new(bytes.to_vec()));
    let mut games = (reading.open)(source, &ReadOptions::default());
    let (mut records, mut told) = (Vec::new(), false);
    let is_error = |code| code_info(code).is_some_and(|info| info.severity == Severity::Error);
    loop {
        let Ok(next) = games.next() else { return (records, true) };
        let Some(mut raw) = next else { return (records, told) };
        let mut record = Record::default();
        let parsed = (reading.parse)(&mut raw, &mut record).and_then(|()| adopt(&mut record));
        told |= parsed.is_err() || record.remarks.iter().any(|remark| is_error(remark.code));
        if parsed.is_ok() {
            records.push(record);
        }
    }
}

fn samples(format: &Format) -> Vec<Vec<u8>> {
    let folder = root().join("formats").join(format.name).join("valid");
    let Ok(entries) = fs::read_dir(folder) else { return Vec::new() };
    let paths = entries.map(|entry| entry.unwrap().path());
    let is_other = |path: &Path| path.extension().is_some_and(|e| e == "jou" || e == "trn");
    paths.filter(|path| !is_other(path)).map(|path| fs::read(path).unwrap()).collect()
}

/// Whether a file cut there is told, or has lost nothing.
fn assert_told(format: &Format, whole: &[u8], end: usize) {
    let (all, _) = read(format, whole);
    let (records, told) = read(format, &whole[..end]);
    let text = String::from_utf8_lossy(&whole[..end]);
    // Behind a whole game of several nobody can tell that there were more.
    let is_between = matches!(format.name, "sgf" | "ggf") && text.trim_end().ends_with(')');
    let is_same = (records.len() == all.len() || is_between)
        && records.iter().zip(&all).all(|(one, other)| same_tree(one, other));
    let is_empty = text.trim().is_empty();
    assert!(told || is_same || is_empty, "{}, cut at {end}: {text}", format.name);
}

/// Formats whose files have an end.
#[test]
fn a_cut_file_is_told_at_every_byte() {
    for name in ["pdn-json", "html", "sgf", "ggf", "wthor"] {
        let format = format_by_name(name).unwrap();
        for whole in samples(format) {
            (0..whole.len()).for_each(|end| assert_told(format, &whole, end));
        }
    }
}

/// Formats with a game a line: a cut between lines can't be seen.
#[test]
fn a_cut_line_of_json_is_told_at_every_byte() {
    for name in ["json", "server"] {
        let format = format_by_name(name).unwrap();
        for whole in samples(format) {
            let is_between = |end: usize| {
                let text = whole[..end].trim_ascii_end();
                whole[text.len()..].starts_with(b"\n")
            };
            let inside = (0..whole.len()).filter(|end| !is_between(*end));
            inside.for_each(|end| assert_told(format, &whole, end));
        }
    }
}

/// A page of the program's own, whose records stand in it as data.
#[test]
fn a_cut_page_of_games_is_told() {
    let two = format!("{GAME}\n{}", GAME.replace("Alder", "Cedar"));
    let dir = folder(&[("a.pdn", two.as_bytes())]);
    let made = TAVLEI.run(&dir, ["convert", "a.pdn", "-o", "a.html"]);
    assert_eq!(made.code, 0, "{made}");
    let whole = fs::read(dir.path().join("a.html")).unwrap();
    let format = format_by_name("html").unwrap();
    let ends = (0..whole.len() - 8).step_by(61).chain(whole.len() - 200..whole.len() - 8);
    ends.for_each(|end| {
        let (records, told) = read(format, &whole[..end]);
        assert!(told || whole[..end].is_empty(), "cut at {end}: {} games", records.len());
    });
    fs::write(dir.path().join("b.html"), &whole[..whole.len() - 40]).unwrap();
    let cut = TAVLEI.run(&dir, ["convert", "b.html", "--to", "jsonl"]);
    assert_eq!((cut.code, cut.out.lines().count()), (1, 2), "{cut}");
    assert!(cut.err.contains("before its </html>") && cut.err.contains("T150"), "{cut}");
}

#[test]
fn no_reader_panics_on_a_cut_file() {
    for format in FORMATS.iter().filter(|format| format.reading.is_some()) {
        for whole in samples(format) {
            (0..whole.len()).for_each(|end| drop(read(format, &whole[..end])));
        }
    }
}

/// Of a thousand files one that is broken does not keep the others from being converted.
#[test]
fn what_can_be_read_is_written() {
    let bad = b"{\"tavlei\":1,\"moves\":[{\"move\":3}]}\n";
    let dir = folder(&[("a.pdn", GAME.as_bytes()), ("b.jsonl", bad), ("c.pdn", GAME.as_bytes())]);
    let all = ["convert", "a.pdn", "b.jsonl", "gone.pdn", "c.pdn", "-o", "out.pdn"];
    let done = TAVLEI.run(&dir, all);
    assert_eq!(done.code, 1, "{done}");
    assert!(done.err.contains("b.jsonl:1: record 1 can't be read as json"), "{done}");
    assert!(done.err.contains("no file or folder gone.pdn"), "{done}");
    assert!(done.err.contains("the rest was written: 2 games"), "{done}");
    let out = fs::read_to_string(dir.path().join("out.pdn")).unwrap();
    assert_eq!(out.matches("Alder").count(), 2, "{out}");
    let strict = TAVLEI.run(&dir, ["convert", "a.pdn", "b.jsonl", "-o", "strict.pdn", "--strict"]);
    assert_eq!(strict.code, 2, "{strict}");
    assert!(!dir.path().join("strict.pdn").exists());
    let nothing = TAVLEI.run(&dir, ["convert", "b.jsonl", "-o", "none.pdn"]);
    assert_eq!(nothing.code, 2, "{nothing}");
    assert!(!dir.path().join("none.pdn").exists());
}

#[test]
fn one_reason_is_told_once_for_a_file() {
    let dir = folder(&[("a.txt", b"f5d6c3\nno\nno\ngame\n")]);
    let done = TAVLEI.run(&dir, ["convert", "a.txt", "--from", "transcript", "--to", "json"]);
    assert_eq!((done.code, done.out.lines().count()), (1, 1), "{done}");
    assert_eq!(done.err.matches("does not begin with a cell\n").count(), 1, "{done}");
    assert!(done.err.contains("note: 2 more records can't be read (a.txt: it does"), "{done}");
    let check = TAVLEI.run(&dir, ["check", "a.txt", "--from", "transcript"]);
    assert!(check.err.contains("2 more records"), "{check}");
}

#[test]
fn names_of_players_alone_are_no_games() {
    let jou = fs::read(root().join("formats/wthor/valid/club.jou")).unwrap();
    let dir = folder(&[("WTHOR.JOU", &jou)]);
    let done = TAVLEI.run(&dir, ["convert", "WTHOR.JOU", "-o", "a.pdn"]);
    assert_eq!(done.code, 2, "{done}");
    assert!(done.err.contains("names of players or tournaments, and no games"), "{done}");
    assert!(done.err.contains(".wtb"), "{done}");
}

#[test]
fn files_are_not_written_packed() {
    let dir = folder(&[("a.pdn", GAME.as_bytes())]);
    for words in [&["a.pdn", "-o", "out.pdn.gz"][..], &["a.pdn", "--to", "pdn", "-o", "out.zip"]] {
        let done = TAVLEI.run(&dir, [&["convert"], words].concat());
        assert_eq!(done.code, 2, "{done}");
        assert!(done.err.contains("written unpacked only"), "{done}");
    }
    let done = TAVLEI.run(&dir, ["convert", "a.pdn", "-o", "out.pdn.gz"]);
    assert!(done.err.contains("help: write out.pdn, and pack it with gzip"), "{done}");
}

#[test]
fn what_an_engine_says_is_kept() {
    let pos = "pos pos=Wbbbbbbbbbbbbbbbbbbbbeeeeeeeeeewwwwwwwwwwwwwwwwwwww moves=\"32-28\"\n";
    let log = format!("ready\n{pos}info depth=3\ndone move=19-23\n");
    let dir = folder(&[("a.log", log.as_bytes())]);
    let done = TAVLEI.run(&dir, ["convert", "a.log", "--from", "hub"]);
    assert_eq!(done.code, 0, "{done}");
    assert!(done.out.contains("{ready} 1. 32-28 {info depth=3} {done move=19-23} *"), "{done}");
}

/// A list from several hands.
#[test]
fn moves_of_several_notations_are_read_and_told() {
    let text = "[GameType \"25\"]\n\n1. c3-d4 10-14 2. 25-22 (2. g3-h4 11-16) f6-g5 3. c3-b4 *\n";
    let dir = folder(&[("a.pdn", text.as_bytes())]);
    let check = TAVLEI.run(&dir, ["check", "-v", "a.pdn"]);
    assert_eq!(check.code, 0, "{check}");
    let said = "3 moves are written with running numbers from 1 at Black's right near corner, the others with \
                letters and numbers, a1 at White's left hand";
    assert!(check.out.contains("T546") && check.out.contains(said), "{check}");
    let kept = TAVLEI.run(&dir, ["convert", "a.pdn", "--to", "txt"]);
    assert!(kept.out.contains("1. c3-d4 10-14 2. 25-22 (2. g3-h4 11-16)"), "{kept}");
    let one = TAVLEI.run(&dir, ["convert", "a.pdn"]);
    assert!(one.out.contains("1. c3-d4 d6-c5 2. b2-c3 (2. g3-h4 f6-g5)"), "{one}");
    let numbers = text.replace("10-14", "10-18");
    fs::write(dir.path().join("b.pdn"), numbers).unwrap();
    let wrong = TAVLEI.run(&dir, ["check", "b.pdn"]);
    assert_eq!(wrong.code, 1, "{wrong}");
    assert!(wrong.out.contains("10-18"), "{wrong}");
}

/// A game that went on in somebody else's hand: he counts the cells from the other corner.
#[test]
fn two_numberings_of_one_game_are_read_and_told() {
    let first = "1. 32-28 19-23 2. 28x19 14x23 3. 37-32 23-28 4.";
    let game = |rest: &str| format!("[GameType \"20\"]\n\n{first} {rest} *\n");
    let two = game("19x28 33x22 5. 18x27 31x22 6. 17x28");
    let dir = folder(&[("a.pdn", two.as_bytes())]);
    let check = TAVLEI.run(&dir, ["check", "-v", "a.pdn"]);
    let told = "5 moves are written with running numbers from 1 at White's right near corner, the others with \
                running numbers from 1 at Black's right near corner";
    assert!(check.code == 0 && check.out.contains(told), "{check}");
    assert_eq!(
        TAVLEI
            .run(&dir, ["convert", "a.pdn", "--to", "txt", "--no-header"])
            .out
            .matches("19x28")
            .count(),
        1
    );
    let one = TAVLEI.run(&dir, ["convert", "a.pdn"]);
    assert!(one.out.contains("4. 32x23 18x29 5. 33x24 20x29"), "{one}");
    // An illegal move or two stay illegal, whatever they would be from another corner.
    fs::write(dir.path().join("b.pdn"), game("19x28 33x22")).unwrap();
    let wrong = TAVLEI.run(&dir, ["check", "b.pdn"]);
    assert!(wrong.code == 1 && wrong.out.contains("19x28"), "{wrong}");
}

#[test]
fn other_notations_are_told_whatever_is_asked_for() {
    let letters = "[GameType \"25\"]\n\n1. c3-d4 10-14 2. 25-22 f6-g5 *\n";
    let texts = "[Variant \"renju-20\"]\n\n1. @d4 @28 2. @e5 @f6 *\n";
    let dir = folder(&[("a.pdn", letters.as_bytes()), ("b.pdn", texts.as_bytes())]);
    for notation in ["numeric", "algebraic"] {
        let check = TAVLEI.run(&dir, ["check", "-v", "a.pdn", "--read-notation", notation]);
        assert!(check.code == 0 && check.out.contains("note[T546]: 2 moves are"), "{check}");
    }
    let check = TAVLEI.run(&dir, ["check", "-v", "b.pdn"]);
    assert!(check.code == 0 && check.out.contains("note[T546]: 1 move is"), "{check}");
    let one = TAVLEI.run(&dir, ["convert", "b.pdn"]);
    assert!(!one.out.contains("@28") && one.out.contains("2. @e5 @f6"), "{one}");
}

#[test]
fn a_file_says_how_many_games_are_written_how() {
    let game = |moves: &str| format!("[GameType \"25\"]\n\n1. {moves} *\n\n");
    let (usual, other) = (game("c3-d4 d6-c5"), game("22-18 10-14"));
    let files =
        [("a.pdn", usual.clone() + &other + &game("c3-d4 10-14")), ("b.pdn", other + &usual)];
    let dir = folder(&[("c.pdn", usual.as_bytes())]);
    for (name, text) in &files {
        fs::write(dir.path().join(name), text).unwrap();
    }
    let check = TAVLEI.run(&dir, ["check", "a.pdn", "b.pdn", "c.pdn"]);
    let numbers = "running numbers from 1 at Black's right near corner";
    let line = |file, games, moves, usual| {
        format!(
            "{file}: cells are called: {games} ({moves}) by {numbers}; {usual} by the usual names of their game"
        )
    };
    assert!(
        check.out.contains(&line("a.pdn", "2 games", "3 moves", "2 games (3 moves)")),
        "{check}"
    );
    assert!(check.out.contains(&line("b.pdn", "1 game", "2 moves", "1 game (2 moves)")), "{check}");
    assert!(!check.out.contains("c.pdn: cells"), "{check}");
    let lines: Vec<&str> = check.out.lines().collect();
    let cells = lines.iter().position(|line| line.contains("a.pdn: cells"));
    let counts = lines.iter().position(|line| line.contains("a.pdn: 3 games"));
    assert!(cells < counts, "the counts are the last line: {check}");
}

/// A table as people have it.
#[test]
fn a_table_of_a_spreadsheet_is_read() {
    let table = "Белые;Чёрные;Результат;Ходы\nИванов;Петров;1-0;1. c3-d4 d6-c5\n";
    let dir = folder(&[("a.csv", table.as_bytes())]);
    let done = TAVLEI.run(&dir, ["convert", "a.csv", "--game", "russian", "-o", "a.pdn"]);
    assert_eq!(done.code, 0, "{done}");
    TAVLEI.run(&dir, ["convert", "a.pdn", "-o", "b.csv"]);
    let back = TAVLEI.run(&dir, ["convert", "b.csv"]);
    assert!(
        back.out.contains("[White \"Иванов\"]") && back.out.contains("1. c3-d4 d6-c5"),
        "{back}"
    );
}

#[test]
fn old_code_pages_are_guessed_and_told() {
    let polish = GAME.replace("Alder", "Wiśniewski, Łukasz").replace("Birch", "Dąbrowski, Paweł");
    let dir = folder(&[("a.pdn", polish.as_bytes())]);
    for (asked, name) in
        [("cp852", "ibm852"), ("windows-1250", "windows-1250"), ("latin2", "iso-8859-2")]
    {
        let out = ["convert", "a.pdn", "-o", "b.pdn", "--force", "--output-encoding", asked];
        assert_eq!(TAVLEI.run(&dir, out).code, 0);
        let back = TAVLEI.run(&dir, ["convert", "b.pdn"]);
        assert!(back.out.contains("Wiśniewski, Łukasz"), "{back}");
        assert!(back.err.contains(&format!("read as {name}, a guess")), "{back}");
        let named = TAVLEI.run(&dir, ["convert", "b.pdn", "--encoding", asked]);
        assert_eq!((named.out.contains("Dąbrowski, Paweł"), named.err.as_str()), (true, ""));
    }
}

/// If the guess were wrong, the letters of the file would be lost.
#[test]
fn a_guessed_encoding_is_not_written_over() {
    let old: &[u8] =
        b"[White \"\xc8\xe2\xe0\xed\xee\xe2\"]\n[GameType \"25\"]\n\n1. c3-d4 d6-c5 *\n";
    let dir = folder(&[("a.pdn", old)]);
    let left = TAVLEI.run(&dir, ["normalize", "--in-place", "a.pdn"]);
    assert!(left.code == 1 && left.err.contains("a.pdn is left as it is: its encoding"), "{left}");
    assert_eq!(fs::read(dir.path().join("a.pdn")).unwrap(), old);
    let said = TAVLEI.run(&dir, ["normalize", "--in-place", "--encoding", "cp1251", "a.pdn"]);
    assert_eq!(said.code, 0, "{said}");
    let new = fs::read_to_string(dir.path().join("a.pdn")).unwrap();
    assert!(new.contains("[White \"Иванов\"]"), "{new}");
}

/// A server that names its players by who moves first.
#[test]
fn players_by_number_have_sides() {
    let text = "[P1 \"Alder\"]\n[P2 \"Birch\"]\n[P1Elo \"1500\"]\n[Variant \"Russian\"]\n[Result \"2-0\"]\n\n\
                1. c3-d4 d6-c5 2-0\n";
    let dir = folder(&[("a.pdn", text.as_bytes())]);
    let done = TAVLEI.run(&dir, ["convert", "a.pdn"]);
    assert!(
        done.out.contains("[White \"Alder\"]") && done.out.contains("[WhiteElo \"1500\"]"),
        "{done}"
    );
    let found = TAVLEI.run(&dir, ["find", "a.pdn", "--where", "White = Alder"]);
    assert_eq!(found.code, 0, "{found}");
    assert!(found.out.contains("[P1 \"Alder\"]"), "{found}");
}
