//! `tavlei fix`.

use std::fs;
use std::path::Path;

use tavlei_tests::{Program, Run, root};
use tempfile::TempDir;

const TAVLEI: Program = Program(env!("CARGO_BIN_EXE_tavlei-under-test"));

const FAULTY: &str = "[White \" Ald\u{435}r,A.\"]\n[Date \"12.3.1987\"]\n[EventDate \"3/4/1987\"]\n\
                      [Result \"*\"]\n[GameType \"20\"]\n\n1.32-28   19-23 {odd   blanks} 1:0\n\n";
const SOUND: &str =
    "[White \"Birch, B.\"]\r\n[Result \"2-0\"]\r\n[GameType \"20\"]\r\n\r\n1. 33-28   2-0\r\n";

fn folder() -> TempDir {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("a.pdn"), FAULTY.to_owned() + SOUND).unwrap();
    fs::write(folder.path().join("b.pdn"), SOUND).unwrap();
    folder
}

fn tavlei(folder: &Path, args: &[&str]) -> Run {
    TAVLEI.run(folder, args)
}

fn read(folder: &TempDir, name: &str) -> String {
    fs::read_to_string(folder.path().join(name)).unwrap()
}

#[test]
fn repairs_are_listed_and_all_else_stays() {
    let folder = folder();
    let run = tavlei(folder.path(), &["fix", "a.pdn", "-o", "out.pdn"]);
    insta::assert_snapshot!("list", run);
    let right = FAULTY
        .replace(" Ald\u{435}r,A.", "Alder, A.")
        .replace("12.3.1987", "1987.03.12")
        .replace("Result \"*\"", "Result \"2-0\"")
        .replace("1:0", "2-0");
    assert_eq!(read(&folder, "out.pdn"), right + SOUND);
}

#[test]
fn dry_runs_and_diffs_write_nothing() {
    let folder = folder();
    let dry = tavlei(folder.path(), &["fix", "--dry-run", "--json", "a.pdn"]);
    insta::assert_snapshot!("list_as_json", dry);
    let diff = tavlei(folder.path(), &["fix", "--diff", "b.pdn", "a.pdn"]);
    insta::assert_snapshot!("diff", diff);
    assert_eq!((dry.code, diff.code), (1, 1));
    assert_eq!(tavlei(folder.path(), &["fix", "--dry-run", "b.pdn"]).code, 0);
    assert_eq!(read(&folder, "a.pdn"), FAULTY.to_owned() + SOUND);
}

#[test]
fn files_are_repaired_in_place_and_sound_ones_not_touched() {
    let folder = folder();
    let before = fs::metadata(folder.path().join("b.pdn")).unwrap().modified().unwrap();
    let run = tavlei(folder.path(), &["fix", "--in-place", "."]);
    assert_eq!((run.code, run.out.as_str()), (0, ""), "{run}");
    let fixed = read(&folder, "a.pdn");
    assert!(fixed.contains("Alder, A.") && fixed.ends_with(SOUND), "{fixed}");
    assert_eq!(fs::metadata(folder.path().join("b.pdn")).unwrap().modified().unwrap(), before);
    let again = tavlei(folder.path(), &["fix", "--dry-run", "."]);
    assert_eq!(again.code, 0, "{again}");
    assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 2, "nothing is left behind");
    let stdin = TAVLEI.run_on(folder.path(), ["fix", "-i", "-"], FAULTY.as_bytes());
    assert!(stdin.code == 2 && stdin.err.contains("in place"), "{stdin}");
}

#[test]
fn only_what_is_asked_for() {
    let folder = folder();
    let run = tavlei(folder.path(), &["fix", "a.pdn", "--only", "date"]);
    assert_eq!(run.out, FAULTY.replace("12.3.1987", "1987.03.12") + SOUND);
}

#[test]
fn old_code_pages_become_utf_8() {
    let folder = folder();
    let old = b"[White \"\xc8\xe2\xe0\xed\xee\xe2\"]\n[GameType \"25\"]\n\n1. c3-d4 d6-c5 *\n";
    fs::write(folder.path().join("old.pdn"), old).unwrap();
    let run = tavlei(folder.path(), &["fix", "-i", "old.pdn"]);
    assert!(run.code == 0 && run.err.contains("T809"), "{run}");
    assert!(read(&folder, "old.pdn").contains("[White \"Иванов\"]"));
}

#[test]
fn json_is_repaired_too() {
    let folder = folder();
    tavlei(folder.path(), &["merge", "a.pdn", "-o", "a.jsonl"]);
    let run = tavlei(folder.path(), &["fix", "-i", "a.jsonl"]);
    assert_eq!(run.code, 0, "{run}");
    assert!(read(&folder, "a.jsonl").contains("\"1987.03.12\""));
    assert_eq!(tavlei(folder.path(), &["fix", "-n", "a.jsonl"]).code, 0);
}

#[test]
fn a_repair_is_explained() {
    let folder = folder();
    let run = tavlei(folder.path(), &["explain", "T807"]);
    assert!(run.code == 0 && run.out.contains("year.month.day"), "{run}");
}

/// Copies a folder with all that is in it.
fn copy(from: &Path, to: &Path) {
    for entry in walkdir::WalkDir::new(from).min_depth(1) {
        let path = entry.unwrap().into_path();
        let target = to.join(path.strip_prefix(from).unwrap());
        if path.is_dir() {
            fs::create_dir(target).unwrap();
        } else {
            fs::copy(&path, target).unwrap();
        }
    }
}

/// What `check` says of the moves of each game.
fn moves(folder: &Path) -> Vec<String> {
    let run = tavlei(folder, &["check", "--json", "."]);
    let game = |line: &str| {
        let json: serde_json::Value = serde_json::from_str(line).unwrap();
        let of = |key: &str| json[key].to_string();
        [of("file"), of("verdict"), of("plies"), of("game"), json["at"]["text"].to_string()]
            .join(" ")
    };
    run.out.lines().map(game).collect()
}

#[test]
fn the_corpus_keeps_its_moves_and_needs_no_second_repair() {
    let folder = tempfile::tempdir().unwrap();
    copy(&root().join("corpus"), folder.path());
    let before = moves(folder.path());
    let run = tavlei(folder.path(), &["fix", "--in-place", "."]);
    assert_eq!(run.code, 0, "{run}");
    assert_eq!(moves(folder.path()), before);
    let again = tavlei(folder.path(), &["fix", "--dry-run", "."]);
    assert_eq!(again.code, 0, "{again}");
}

/// What `patch` makes of a file with a diff of it; nothing where the system has no `patch`.
fn patched(folder: &TempDir, words: &[&str], file: &str) -> Option<Vec<u8>> {
    let mut tavlei = std::process::Command::new(TAVLEI.0);
    let diff = tavlei.args(words).arg(file).current_dir(folder.path()).output().unwrap();
    let told = String::from_utf8_lossy(&diff.stdout);
    assert_eq!(diff.status.code(), Some(1), "{told}");
    fs::write(folder.path().join("a.diff"), &diff.stdout).unwrap();
    // It finds the file by the name in the diff.
    let args = ["--fuzz=0", "--binary", "-s", "-p0", "-i", "a.diff"];
    match std::process::Command::new("patch").args(args).current_dir(folder.path()).output() {
        Ok(run) => {
            assert!(run.status.success() && run.stdout.is_empty(), "{run:?}\n{told}");
            Some(fs::read(folder.path().join(file)).unwrap())
        }
        // Not every system has it.
        Err(error) => {
            assert_eq!(error.kind(), std::io::ErrorKind::NotFound);
            None
        }
    }
}

/// `patch` itself makes of the old file what the verbs write in its place.
#[test]
fn a_diff_is_one_that_patch_applies() {
    let games = FAULTY.to_owned() + SOUND + &FAULTY.replace("12.3", "13.4") + SOUND.trim_end();
    let cyrillic = games.replace("Alder", "Ёлкин, И.");
    let old = {
        let bytes = cyrillic.chars().map(|letter| match letter {
            'Ё' => 0xa8,
            'А'..='я' => (letter as u32 - 'А' as u32 + 0xc0) as u8,
            letter => letter as u8,
        });
        bytes.collect::<Vec<u8>>()
    };
    let marked = [b"\xef\xbb\xbf", games.as_bytes()].concat();
    let files: [(&str, &[u8]); 5] = [
        ("a.pdn", games.as_bytes()),
        ("old page.pdn", &old),
        ("a \"quoted\" name\t1.pdn", games.as_bytes()),
        ("кубок 2.pdn", cyrillic.as_bytes()),
        ("marked.pdn", &marked),
    ];
    for verb in ["fix", "normalize"] {
        for (name, bytes) in files {
            let folder = tempfile::tempdir().unwrap();
            fs::write(folder.path().join(name), bytes).unwrap();
            // What was guessed is not written over.
            let said: &[&str] = if bytes == old { &["--encoding", "cp1251"] } else { &[] };
            let made = patched(&folder, &[&[verb, "--diff"], said].concat(), name);
            fs::write(folder.path().join(name), bytes).unwrap();
            let run = tavlei(folder.path(), &[&[verb, "--in-place", name], said].concat());
            assert_eq!(run.code, 0, "{run}");
            let in_place = fs::read(folder.path().join(name)).unwrap();
            let told = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
            if let Some(made) = made {
                assert_eq!(told(&made), told(&in_place), "{verb} {name}");
            }
        }
    }
}

#[test]
fn a_diff_of_wide_characters_is_refused() {
    let folder = tempfile::tempdir().unwrap();
    let wide: Vec<u8> = FAULTY.encode_utf16().flat_map(u16::to_le_bytes).collect();
    fs::write(folder.path().join("a.pdn"), [b"\xff\xfe", wide.as_slice()].concat()).unwrap();
    let run = tavlei(folder.path(), &["fix", "--diff", "a.pdn"]);
    assert!(run.code == 2 && run.err.contains("a.pdn is UTF-16"), "{run}");
}
