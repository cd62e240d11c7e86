//! Files that others write while they are read.

use std::fs::{self, OpenOptions};
use std::io::Write;
use std::process::Stdio;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread::{scope, sleep};
use std::time::Duration;

use tavlei_tests::{Run, folder};

use super::{GAME, TAVLEI, assert_refused, assert_sound};

/// What somebody adds meanwhile is not written over.
#[test]
fn a_file_that_has_changed_is_not_replaced() {
    for verb in ["fix", "normalize"] {
        let dir = folder(&[("a.pdn", GAME.repeat(8000)), ("b.pdn", GAME.to_owned())]);
        let mut command = TAVLEI.command(&dir, [verb, "--in-place", "a.pdn", "b.pdn"]);
        let child = command.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
        let is_part = |name: &str| name.starts_with(".tavlei-");
        let names = || fs::read_dir(dir.path()).unwrap().flatten().map(|entry| entry.file_name());
        while !names().any(|name| is_part(&name.to_string_lossy())) {
            sleep(Duration::from_millis(1));
        }
        let mut b = OpenOptions::new().append(true).open(dir.path().join("b.pdn")).unwrap();
        b.write_all(b"[White \"Added\"]\n\n*\n").unwrap();
        let ended: Run = child.wait_with_output().unwrap().into();
        assert_refused(&ended, &["b.pdn can't be written: it was changed while it was read"]);
        let text = fs::read_to_string(dir.path().join("b.pdn")).unwrap();
        assert!(text.starts_with(GAME) && text.contains("Added"), "{text}");
    }
}

/// A file that grows, shrinks and changes under the reader: a verdict on what was there, no more.
#[test]
fn a_file_that_never_stands_still_is_read() {
    let dir = folder(&[("games.pdn", GAME)]);
    let path = dir.path().join("games.pdn");
    let is_over = AtomicBool::new(false);
    let texts = [GAME.repeat(900), GAME[..70].to_owned(), "{ (".repeat(9000), GAME.repeat(9)];
    scope(|scope| {
        scope.spawn(|| {
            let mut texts = texts.iter().cycle();
            while !is_over.load(Ordering::Relaxed) {
                fs::write(&path, texts.next().unwrap()).unwrap();
            }
        });
        let verbs: [&[&str]; 6] = [
            &["check", "games.pdn"],
            &["convert", "games.pdn", "--to", "json"],
            &["dedup", "games.pdn"],
            &["sort", "games.pdn", "-o", "sorted.pdn", "--force"],
            &["split", "games.pdn", "--by", "player", "-o", "out", "--force"],
            &["find", "games.pdn", "--player", "Alder"],
        ];
        let ended: Vec<Run> =
            (0..4).flat_map(|_| verbs.map(|words| TAVLEI.run(&dir, words))).collect();
        is_over.store(true, Ordering::Relaxed);
        ended.iter().for_each(assert_sound);
    });
}
