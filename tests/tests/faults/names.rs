//! Names of files that are no text, as on Linux they may be.
#![cfg(target_os = "linux")]

use std::ffi::{OsStr, OsString};
use std::fs;
use std::os::unix::ffi::OsStrExt;

use tavlei_tests::folder;

use super::{GAME, TAVLEI, assert_refused};

fn named(bytes: &[u8]) -> OsString {
    OsStr::from_bytes(bytes).to_owned()
}

#[test]
fn files_of_any_name_are_read_and_written() {
    let dir = folder::<&str>(&[]);
    let (input, output) = (named(b"caf\xe9.pdn"), named(b"caf\xe9-2.pdn"));
    fs::write(dir.path().join(&input), GAME).unwrap();
    for input in [OsStr::new("."), &input] {
        let check = TAVLEI.run(&dir, [OsStr::new("check"), input]);
        assert_eq!((check.code, check.err.as_str()), (0, ""), "{check}");
        assert!(check.out.contains("caf\u{fffd}.pdn: 1 game"), "{check}");
    }
    let mut words = vec![OsString::from("convert"), input.clone(), "-o".into(), output.clone()];
    let written = TAVLEI.run(&dir, &words);
    assert_eq!((written.code, written.err.as_str()), (0, ""), "{written}");
    assert!(fs::read_to_string(dir.path().join(&output)).unwrap().contains("Alder"));
    assert_refused(&TAVLEI.run(&dir, &words), &["exists already"]);
    words[3] = input.clone();
    words.push("--force".into());
    assert_refused(&TAVLEI.run(&dir, &words), &["is one of the files to read"]);
    assert_eq!(fs::read_to_string(dir.path().join(&input)).unwrap(), GAME);
}

#[test]
fn split_keeps_to_the_folder_it_is_told() {
    let dir = folder(&[("games.pdn", GAME)]);
    for (to, made) in
        [(&b"caf\xe9"[..], &b"caf\xe9/Alder,A.pdn"[..]), (b"\xe9/x-{}.pdn", b"\xe9/x-Alder,A.pdn")]
    {
        let words = [
            OsStr::new("split"),
            "--by".as_ref(),
            "tag:White".as_ref(),
            "games.pdn".as_ref(),
            "-o".as_ref(),
        ];
        let ended = TAVLEI.run(&dir, words.into_iter().chain([OsStr::from_bytes(to)]));
        assert_eq!(ended.code, 0, "{ended}");
        let made = made.to_vec();
        let is_there = dir.path().join(OsStr::from_bytes(&made)).exists();
        assert!(is_there, "{:?}", super::files(dir.path()).keys());
    }
}

/// Two names that look the same when they are shown.
#[test]
fn a_file_in_place_is_the_one_that_was_read() {
    let dir = folder::<&str>(&[]);
    let (one, other) = (dir.path().join(named(b"\xfe.pdn")), dir.path().join(named(b"\xff.pdn")));
    let elf = [&b"\x7fELF\x02\x01\x01\0"[..], &[0; 200]].concat();
    fs::write(&one, &elf).unwrap();
    fs::write(&other, GAME).unwrap();
    let ended = TAVLEI.run(&dir, ["fix", "--in-place", "."]);
    assert_refused(&ended, &["no text"]);
    assert_eq!(fs::read(&one).unwrap(), elf);
    assert!(fs::read_to_string(&other).unwrap().contains("1987.03.12"), "{ended}");
}
