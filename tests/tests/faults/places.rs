//! Folders that can't be read, links that lead nowhere or round in circles, files that can't be read
//! to their end.

use std::fs::{self, Permissions};
use std::os::unix::fs::{PermissionsExt, symlink};
use std::path::Path;

use tavlei_tests::folder;

use super::protected::bound;
use super::{GAME, TAVLEI, assert_refused, assert_sound, files, run};

/// The verbs that give up when not everything can be read: what they write would lack it.
const ALL_OR_NOTHING: [&[&str]; 6] = [
    &["sort", ".", "-o", "out.pdn"],
    &["merge", ".", "-o", "out.pdn"],
    &["dedup", ".", "-o", "out.pdn"],
    &["fix", ".", "-o", "out.pdn"],
    &["find", "--player", "Alder", ".", "-o", "out.pdn"],
    &["split", "--by", "player", ".", "-o", "out"],
];

/// All other files are read, the fault is told, and nothing is written that lacks games.
fn assert_told(folder: &Path, says: &[&str]) {
    let check = TAVLEI.run(folder, ["check", "."]);
    assert_refused(&check, says);
    assert!(check.out.contains("games.pdn: 1 game"), "{check}");
    let before = files(folder);
    for words in ALL_OR_NOTHING {
        let ended = TAVLEI.run(folder, words);
        assert_refused(&ended, &[says, &["nothing was written"]].concat());
        assert_eq!(files(folder), before, "{words:?}");
    }
    // A conversion says that the rest was written.
    let rest = TAVLEI.run(folder, ["convert", ".", "--to", "json"]);
    assert_eq!((rest.code, rest.out.lines().count()), (1, 1), "{rest}");
    assert!(rest.err.contains("the rest was written: 1 game"), "{rest}");
}

#[test]
fn links_round_in_circles_are_told() {
    let dir = folder(&[("games.pdn", GAME)]);
    symlink("b.pdn", dir.path().join("a.pdn")).unwrap();
    symlink("a.pdn", dir.path().join("b.pdn")).unwrap();
    assert_told(dir.path(), &["./a.pdn can't be read: too many levels of symbolic links"]);
    let named = TAVLEI.run(&dir, ["check", "a.pdn"]);
    assert_refused(&named, &["a.pdn can't be read: too many levels of symbolic links"]);
}

#[test]
fn links_to_nothing_are_told() {
    let dir = folder(&[("games.pdn", GAME)]);
    symlink("gone.pdn", dir.path().join("a.pdn")).unwrap();
    assert_told(dir.path(), &["./a.pdn can't be read: no such file or directory"]);
}

/// A link to a folder might lead round in circles: it is not followed, and that is said.
#[test]
fn links_to_folders_are_passed_over() {
    let dir = folder(&[("games.pdn", GAME), ("b/more.pdn", GAME)]);
    symlink("..", dir.path().join("b/up")).unwrap();
    symlink("round", dir.path().join("round")).unwrap();
    let check = TAVLEI.run(&dir, ["check", "."]);
    assert_eq!(check.code, 0, "{check}");
    assert!(check.out.contains("2 files: 2 games"), "{check}");
    assert!(check.err.contains("./b/up is a link to a folder and is not followed"), "{check}");
    assert!(check.err.contains("./round is a link that leads nowhere"), "{check}");
    let named = TAVLEI.run(&dir, ["check", "b/up"]);
    assert!(named.out.contains("2 files: 2 games"), "{named}");
}

#[test]
fn folders_and_files_that_are_shut_are_told() {
    let dir = folder(&[("games.pdn", GAME), ("shut/a.pdn", GAME), ("open/b.pdn", GAME)]);
    let mode = |name: &str, mode| {
        fs::set_permissions(dir.path().join(name), Permissions::from_mode(mode)).unwrap();
    };
    mode(".", 0o777);
    mode("shut", 0o000);
    mode("open/b.pdn", 0o000);
    let says = [
        "./shut can't be read: permission denied",
        "./open/b.pdn can't be read: permission denied",
    ];
    for words in ALL_OR_NOTHING.iter().chain([&["check", "."][..]].iter()) {
        let Some(command) = bound(dir.path(), words) else {
            println!("skipped: rights do not bind root");
            break;
        };
        assert_refused(&run(command), &says);
        assert!(!dir.path().join("out.pdn").exists() && !dir.path().join("out").exists());
    }
    mode("shut", 0o755);
}

/// Linux has a file that opens and can't be read.
#[cfg(target_os = "linux")]
#[test]
fn a_fault_of_the_disk_is_told() {
    let dir = folder(&[("games.pdn", GAME)]);
    symlink("/proc/self/mem", dir.path().join("a.pdn")).unwrap();
    assert_told(dir.path(), &["./a.pdn can't be read: input/output error"]);
}

/// A game that can't be read among others: nothing is rewritten in place, where it would be lost.
#[test]
fn a_file_with_an_unreadable_game_stays() {
    let dir = folder(&[("a.pdn", GAME)]);
    let json = TAVLEI.run(&dir, ["convert", "a.pdn", "--to", "json"]);
    let bad = "{\"tavlei\":1,\"moves\":[{\"move\":3}]}\n";
    fs::write(dir.path().join("a.jsonl"), [json.out.as_str(), bad, &json.out].concat()).unwrap();
    let before = files(dir.path());
    let ended = TAVLEI.run(&dir, ["fix", "--in-place", "a.jsonl"]);
    assert_refused(&ended, &["a.jsonl:2: record 2", "a.jsonl is left as it is"]);
    assert_eq!(files(dir.path()), before, "{ended}");
    let both = TAVLEI.run(&dir, ["fix", "--in-place", "a.jsonl", "a.pdn"]);
    assert_refused(&both, &["a.jsonl is left as it is"]);
    assert_ne!(files(dir.path()), before, "the other file is repaired: {both}");
    assert_sound(&both);
}
