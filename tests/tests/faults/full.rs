//! There is no more room.

use std::fs;
use std::path::Path;
use std::process::Command;

use tavlei_tests::folder;

use super::{GAME, TAVLEI, WRITERS, assert_refused, files, games, is_root, run, words};

/// A limit on the length of a file works for everybody; the signal that comes with it is ignored, as
/// a disk sends none. With 0 not a byte can be written, with more the first ones can.
fn limit(blocks: u32) -> String {
    format!("trap '' XFSZ\nulimit -f {blocks}")
}

#[test]
fn no_file_can_be_so_long() {
    let games = games(1500);
    let dir = folder(&[("games.pdn", games.as_str()), ("out.txt", "old")]);
    let before = files(dir.path());
    for verb in WRITERS {
        for blocks in [0, 100] {
            let ended =
                run(TAVLEI.under(&limit(blocks), &dir, words(verb, "games.pdn", "out.txt")));
            assert_refused(&ended, &["file too large"]);
            assert_eq!(files(dir.path()), before, "{verb:?}");
        }
    }
}

#[test]
fn files_in_place_stay_whole() {
    let dir = folder(&[("games.pdn", GAME.repeat(3000))]);
    let before = files(dir.path());
    for verb in ["fix", "normalize"] {
        let words = [verb, "--in-place", "games.pdn"];
        for blocks in [0, 100] {
            let ended = run(TAVLEI.under(&limit(blocks), &dir, words));
            assert_refused(&ended, &["games.pdn can't be written: file too large", "make room"]);
            assert_eq!(files(dir.path()), before, "{verb}");
        }
    }
}

/// Of many files those before are whole, and it is said how many there are.
#[test]
fn split_says_what_is_there() {
    let long = GAME.replace("Birch", "Long").repeat(2000);
    let dir = folder(&[("games.pdn", [GAME, GAME, &long].concat())]);
    let words = ["split", "--by", "player", "games.pdn", "-o", "out"];
    let ended = run(TAVLEI.under(&limit(100), &dir, words));
    // Games are put aside before they are sorted into files.
    assert_refused(&ended, &["games can't be put aside", "file too large"]);
    assert_eq!(files(dir.path()).len(), 1, "{ended}");
    let size = (dir.path().join("games.pdn").metadata().unwrap().len() / 512 + 1) as u32;
    let both = GAME.replace("Alder", "Both").replace("Birch", "Alder").repeat(2000);
    fs::write(dir.path().join("more.pdn"), both).unwrap();
    let words = ["split", "--by", "tag:White", "games.pdn", "more.pdn", "-o", "out"];
    let ended = run(TAVLEI.under(&limit(size), &dir, words));
    assert_refused(&ended, &["file too large"]);
    let whole = |text: &[u8]| text.ends_with(b"2-0\n\n");
    assert!(files(dir.path()).values().all(|text| whole(text)), "{ended}");
}

#[test]
fn a_full_device_is_told_by_its_name() {
    let dir = folder(&[("games.pdn", GAME)]);
    for verb in WRITERS {
        let ended = TAVLEI.run(&dir, words(verb, "games.pdn", "/dev/full"));
        assert_refused(
            &ended,
            &["/dev/full can't be written: no space left on device", "make room"],
        );
    }
}

#[test]
fn a_full_standard_output_is_told() {
    let dir = folder(&[("games.pdn", GAME)]);
    let questions: [&[&str]; 12] = [
        &["check", "games.pdn"],
        &["table", "games.pdn"],
        &["replay", "games.pdn"],
        &["games", "russian"],
        &["formats"],
        &["explain", "T204"],
        &["moves", "--game", "russian"],
        &["perft", "--game", "russian", "2"],
        &["completions", "bash"],
        &["man"],
        &["--help"],
        &["check", "--help"],
    ];
    for words in questions {
        let ended = run(TAVLEI.under("exec >/dev/full", &dir, words));
        assert_refused(&ended, &["the standard output can't be written: no space left on device"]);
    }
}

/// A small disk, taken away again in the end.
struct Disk(tempfile::TempDir);

impl Disk {
    fn new() -> Option<Disk> {
        let folder = tempfile::tempdir().unwrap();
        let mut mount = Command::new("mount");
        mount.args(["-t", "tmpfs", "-o", "size=512k", "tmpfs"]).arg(folder.path());
        let done = is_root() && mount.output().is_ok_and(|done| done.status.success());
        done.then_some(Disk(folder))
    }

    fn path(&self) -> &Path {
        self.0.path()
    }
}

impl Drop for Disk {
    fn drop(&mut self) {
        let _ = Command::new("umount").arg(self.0.path()).output();
    }
}

#[test]
fn a_full_disk_keeps_what_is_on_it() {
    let Some(disk) = Disk::new() else {
        println!("skipped: a disk can be mounted only by root");
        return;
    };
    // Half of it is taken, and each verb wants as much again and more.
    fs::write(disk.path().join("games.pdn"), games(1500)).unwrap();
    fs::write(disk.path().join("old.txt"), "old".repeat(60_000)).unwrap();
    let before = files(disk.path());
    let full = "no space left on device";
    for verb in WRITERS {
        let ended = TAVLEI.run(disk.path(), words(verb, "games.pdn", "old.txt"));
        assert_refused(&ended, &[full]);
        assert!(files(disk.path()) == before, "{verb:?}");
    }
    let words = ["split", "--by", "player", "games.pdn", "-o", "out"];
    assert_refused(&TAVLEI.run(disk.path(), words), &[full]);
    for verb in ["fix", "normalize"] {
        assert_refused(&TAVLEI.run(disk.path(), [verb, "--in-place", "games.pdn"]), &[full]);
        assert!(files(disk.path()) == before, "{verb}");
    }
}
