//! Files and folders that must not be written.

use std::fs::{self, Permissions};
use std::os::unix::fs::PermissionsExt;
use std::path::Path;
use std::process::Command;

use tavlei_tests::folder;

use super::{GAME, TAVLEI, WRITERS, assert_refused, files, is_root, run, words};

fn set_mode(path: &Path, mode: u32) {
    fs::set_permissions(path, Permissions::from_mode(mode)).unwrap();
}

const AS_NOBODY: [&str; 3] = ["--reuid=65534", "--regid=65534", "--clear-groups"];

/// The program as somebody whom rights bind; `None` where that can't be done.
pub(super) fn bound(folder: &Path, words: &[&str]) -> Option<Command> {
    if !is_root() {
        return Some(TAVLEI.command(folder, words));
    }
    // Where the program lies, others may have no right to look.
    let place = folder.join(".program");
    if !place.exists() {
        fs::hard_link(TAVLEI.0, &place).or_else(|_| fs::copy(TAVLEI.0, &place).map(|_| ())).ok()?;
    }
    let mut command = Command::new("setpriv");
    command.args(AS_NOBODY).arg(&place);
    command.args(words).current_dir(folder);
    // Another folder of the system may be shut to others, or the tool missing.
    let mut probe = Command::new("setpriv");
    probe.args(AS_NOBODY).arg(&place).arg("--version").current_dir(folder);
    probe.output().is_ok_and(|done| done.status.success()).then_some(command)
}

#[test]
fn a_write_protected_file_stays() {
    let dir = folder(&[("games.pdn", GAME), ("out.txt", "old")]);
    let before = files(dir.path());
    set_mode(&dir.path().join("out.txt"), 0o444);
    for verb in WRITERS {
        let ended = TAVLEI.run(&dir, words(verb, "games.pdn", "out.txt"));
        assert_refused(&ended, &["out.txt is write-protected", "take the protection away"]);
        assert_eq!(files(dir.path()), before, "{verb:?}");
    }
    set_mode(&dir.path().join("games.pdn"), 0o444);
    for verb in ["fix", "normalize"] {
        let ended = TAVLEI.run(&dir, [verb, "--in-place", "games.pdn"]);
        assert_refused(&ended, &["games.pdn is write-protected"]);
        assert_eq!(files(dir.path()), before, "{verb}");
    }
}

#[test]
fn nothing_is_written_into_a_protected_folder() {
    let dir = folder(&[("games.pdn", GAME), ("shut/old.txt", "old"), ("shut/games.pdn", GAME)]);
    set_mode(dir.path(), 0o755);
    set_mode(&dir.path().join("shut/old.txt"), 0o666);
    set_mode(&dir.path().join("shut/games.pdn"), 0o666);
    set_mode(&dir.path().join("shut"), 0o555);
    let before = |folder: &Path| files(&folder.join("shut"));
    let whole = before(dir.path());
    let check = |words: &[&str]| {
        let Some(command) = bound(dir.path(), words) else {
            println!("skipped: rights do not bind root");
            return;
        };
        assert_refused(&run(command), &["can't be written: permission denied"]);
        assert_eq!(before(dir.path()), whole, "{words:?}");
    };
    for verb in WRITERS {
        check(&words(verb, "games.pdn", "shut/old.txt"));
        check(&words(verb, "games.pdn", "shut/new.txt"));
    }
    check(&["split", "--by", "player", "games.pdn", "-o", "shut/new"]);
    check(&["fix", "--in-place", "shut/games.pdn"]);
    check(&["normalize", "--in-place", "shut/games.pdn"]);
    set_mode(&dir.path().join("shut"), 0o755);
}

/// What root can't write either.
#[test]
fn a_file_is_no_folder() {
    let dir = folder(&[("games.pdn", GAME), ("a", "old")]);
    let before = files(dir.path());
    for verb in WRITERS {
        let ended = TAVLEI.run(&dir, words(verb, "games.pdn", "a/out.txt"));
        assert_refused(&ended, &["there is no folder a"]);
    }
    for to in ["a", "a/b"] {
        let ended = TAVLEI.run(&dir, ["split", "--by", "player", "games.pdn", "-o", to]);
        assert_refused(&ended, &["can't be written"]);
    }
    assert_eq!(files(dir.path()), before);
}
