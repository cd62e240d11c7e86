//! `tavlei convert` to and from formats of other programs, on small files.

use std::fs;
use std::path::Path;

use tavlei_tests::{Program, Run};
use tempfile::TempDir;

const TAVLEI: Program = Program(env!("CARGO_BIN_EXE_tavlei-under-test"));

const REVERSI: &str = "[Event \"Library cup\"]\n[Date \"2024.03.05\"]\n[White \"Dehm, Otto\"]\n\
    [Black \"Лосева, Вера\"]\n[Result \"*\"]\n[Variant \"reversi\"]\n\n\
    1. @d3 {slow} @c5 (1... @e3) 2. @e6 *\n";

const DRAUGHTS: &str = "[White \"Cedar, C.\"]\n[Result \"*\"]\n[GameType \"25\"]\n\n1. c3-d4 *\n";

fn folder(files: &[(&str, &str)]) -> TempDir {
    let folder = tempfile::tempdir().unwrap();
    for (name, text) in files {
        fs::write(folder.path().join(name), text).unwrap();
    }
    folder
}

fn tavlei(folder: &Path, args: &[&str]) -> Run {
    TAVLEI.run(folder, args)
}

#[test]
fn a_database_has_three_files() {
    let folder = folder(&[("club.pdn", REVERSI)]);
    let run = tavlei(folder.path(), &["convert", "club.pdn", "-o", "out.wtb"]);
    let said = "note: lost: 1 variation, 1 comment (wthor can't hold that)\n\
        note: games that were turned so that they begin with f5: 1\n\
        note: names that are too long for WTHOR or not in Latin-1: 1\n";
    assert_eq!((run.code, run.err.as_str()), (0, said), "{run}");
    let size = |name: &str| fs::metadata(folder.path().join(name)).unwrap().len();
    assert_eq!([size("out.wtb"), size("out.jou"), size("out.trn")], [16 + 68, 16 + 40, 16 + 26]);
    let back = tavlei(folder.path(), &["convert", "out.wtb"]);
    assert!(back.out.contains("[Event \"Library cup\"]"), "{back}");
    assert!(back.out.contains("1. @f5 @d6 2. @c4"), "{back}");
    assert!(back.out.contains("[Black \"??????, ????\"]"), "{back}");
}

#[test]
fn a_database_is_written_to_files_and_over_none() {
    let folder = folder(&[("club.pdn", REVERSI), ("out.jou", "mine")]);
    let run = tavlei(folder.path(), &["convert", "club.pdn", "--to", "wthor"]);
    assert_eq!(run.code, 2, "{run}");
    assert!(run.err.contains("name one with -o"), "{run}");
    let run = tavlei(folder.path(), &["convert", "club.pdn", "-o", "out.wtb"]);
    assert_eq!(run.code, 2, "{run}");
    assert!(run.err.contains("out.jou exists already"), "{run}");
    assert!(!folder.path().join("out.wtb").exists());
    assert_eq!(fs::read_to_string(folder.path().join("out.jou")).unwrap(), "mine");
}

#[test]
fn a_game_that_a_format_can_not_hold_is_named() {
    let folder = folder(&[("club.pdn", DRAUGHTS), ("reversi.pdn", REVERSI)]);
    for (format, why) in [
        ("sgf", "has no number in SGF"),
        ("ggf", "GGF has no name for"),
        ("transcript", "transcripts hold games of Othello only"),
    ] {
        let run = tavlei(folder.path(), &["convert", "club.pdn", "--to", format]);
        assert_eq!((run.code, run.out.as_str()), (1, ""), "{run}");
        assert!(run.err.contains("game 1 is left out") && run.err.contains(why), "{run}");
    }
    let run = tavlei(folder.path(), &["convert", "reversi.pdn", "--to", "ggf", "--strict"]);
    assert_eq!(run.code, 2, "{run}");
    assert!(run.err.contains("lost: 1 variation, 1 comment, the tag Event"), "{run}");
}

#[test]
fn sgf_comes_back_as_it_was() {
    let folder = folder(&[("reversi.pdn", REVERSI)]);
    let run = tavlei(folder.path(), &["convert", "reversi.pdn", "-o", "out.sgf"]);
    assert_eq!((run.code, run.err.as_str()), (0, ""), "{run}");
    let back = tavlei(folder.path(), &["convert", "out.sgf"]);
    let plain = tavlei(folder.path(), &["convert", "reversi.pdn"]);
    assert_eq!((back.code, back.out), (0, plain.out));
}
