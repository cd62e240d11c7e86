//! Archives made to do harm: more inside than anybody has, names that lead out of the folder, files
//! that lie over one another, thousands of them, archives in archives.

use std::fs;
use std::io::{Cursor, Write};
use std::time::Instant;

use flate2::Compression;
use flate2::write::GzEncoder;
use tavlei_tests::{Run, folder};
use zip::ZipWriter;
use zip::write::SimpleFileOptions;

use super::{GAME, TAVLEI, assert_refused, assert_sound, files, run};

/// A bomb does not need its memory: it would be unpacked piece by piece.
fn limited(dir: &tempfile::TempDir, words: &[&str]) -> Run {
    run(TAVLEI.under("ulimit -v 400000\nexport MALLOC_ARENA_MAX=1", dir, words))
}

fn zipped(members: &[(&str, &[u8])]) -> Vec<u8> {
    let mut writer = ZipWriter::new(Cursor::new(Vec::new()));
    for (name, bytes) in members {
        writer.start_file(*name, SimpleFileOptions::default()).unwrap();
        writer.write_all(bytes).unwrap();
    }
    writer.finish().unwrap().into_inner()
}

fn gzipped(bytes: &[u8]) -> Vec<u8> {
    let mut encoder = GzEncoder::new(Vec::new(), Compression::best());
    encoder.write_all(bytes).unwrap();
    encoder.finish().unwrap()
}

/// Zeros by the gigabyte: blocks that say of one byte how often it comes. `window` says how much of it
/// the reader must remember.
fn zstd_bomb(window: u8, blocks: usize) -> Vec<u8> {
    const BLOCK: u32 = 128 << 10;
    let mut bytes = vec![0x28, 0xb5, 0x2f, 0xfd, 0, window];
    for _ in 0..blocks {
        bytes.extend_from_slice(&(BLOCK << 3 | 1 << 1).to_le_bytes()[..3]);
        bytes.push(b'\n');
    }
    bytes.extend_from_slice(&[1, 0, 0]);
    bytes
}

const GROWS: &str = "it unpacks to more than 400 times its size";

#[test]
fn bombs_are_refused() {
    let blanks = vec![b'\n'; 200 << 20];
    let bombs = [
        ("a.pdn.gz", gzipped(&blanks)),
        ("a.zip", zipped(&[("a.pdn", &blanks)])),
        ("a.pdn.zst", zstd_bomb(0x58, 20_000)),
        ("b.zip", zipped(&[("a.pdn.gz", &gzipped(&blanks))])),
    ];
    let dir = folder(&bombs);
    for (name, _) in &bombs {
        assert_refused(&limited(&dir, &["check", "-j", "1", name]), &[GROWS, "unpack it first"]);
        let ended = limited(&dir, &["sort", "-j", "1", name, "-o", "out.pdn"]);
        assert_refused(&ended, &[GROWS, "nothing was written"]);
        assert_eq!(files(dir.path()).len(), bombs.len(), "{name}");
    }
}

/// A frame may ask its reader for more memory than there is.
#[test]
fn a_window_larger_than_the_memory_is_refused() {
    let dir = folder(&[("a.pdn.zst", zstd_bomb(0xff, 3))]);
    assert_refused(
        &limited(&dir, &["check", "-j", "1", "a.pdn.zst"]),
        &["a.pdn.zst can't be read"],
    );
}

/// Nothing is unpacked to a disk: a name can lead nowhere.
#[test]
fn names_in_an_archive_do_no_harm() {
    let names = [
        "../up.pdn",
        "/tmp/root.pdn",
        "..\\..\\back.pdn",
        "a/../../b.pdn",
        "C:\\c.pdn",
        "\u{1b}[31m.pdn",
    ];
    let members: Vec<(&str, &[u8])> = names.iter().map(|name| (*name, GAME.as_bytes())).collect();
    let dir = folder(&[("in/a.zip", zipped(&members))]);
    let inside = dir.path().join("in");
    let check = TAVLEI.run(&inside, ["check", "a.zip"]);
    assert_eq!(check.code, 0, "{check}");
    assert!(check.out.contains(&format!("{} files: {0} games", names.len())), "{check}");
    let verbs: [&[&str]; 3] = [
        &["convert", "a.zip", "-o", "out.pdn"],
        &["split", "--by", "player", "a.zip", "-o", "out"],
        &["fix", "--in-place", "a.zip"],
    ];
    for words in verbs {
        assert_sound(&TAVLEI.run(&inside, words));
    }
    let out: Vec<_> = files(dir.path()).into_keys().collect();
    assert!(out.iter().all(|path| path.to_string_lossy().starts_with("in/")), "{out:?}");
    assert_eq!(files(dir.path()).len(), 4, "{out:?}");
}

/// Nor can what a game says.
#[test]
fn tags_do_not_name_places() {
    let tags = ["../../up", "/etc/passwd", "..", "a/../../b", "C:\\c", "nul", "\u{1b}[31m"];
    let games = tags.map(|tag| format!("[Event \"{tag}\"]\n{GAME}")).concat();
    let dir = folder(&[("in/a.pdn", games)]);
    let inside = dir.path().join("in");
    let ended = TAVLEI.run(&inside, ["split", "--by", "event", "a.pdn", "-o", "out"]);
    assert_eq!(ended.code, 0, "{ended}");
    let out: Vec<_> =
        files(dir.path()).into_keys().map(|path| path.into_string().unwrap()).collect();
    assert_eq!(out.len(), 1 + tags.len(), "{out:?}");
    assert!(out.iter().all(|path| path == "in/a.pdn" || path.starts_with("in/out/")), "{out:?}");
    assert!(out.iter().all(|path| !path.contains(|c: char| c.is_control())), "{out:?}");
}

/// A link in an archive is no file.
#[test]
fn links_in_an_archive_are_not_followed() {
    let mut writer = ZipWriter::new(Cursor::new(Vec::new()));
    writer.add_symlink("a.pdn", "/etc/passwd", SimpleFileOptions::default()).unwrap();
    let dir = folder(&[("a.zip", writer.finish().unwrap().into_inner())]);
    assert_refused(&TAVLEI.run(&dir, ["check", "a.zip"]), &["a.zip holds no record files"]);
}

#[test]
fn thousands_of_files_take_no_longer_than_one() {
    let many = 20_000_usize;
    let names: Vec<String> = (0..many).map(|number| format!("{number:05}.pdn")).collect();
    let members: Vec<(&str, &[u8])> =
        names.iter().map(|name| (name.as_str(), GAME.as_bytes())).collect();
    let dir = folder(&[("many.zip", zipped(&members)), ("one.zip", zipped(&members[..1]))]);
    let time = |words: &[&str]| {
        let start = Instant::now();
        let ended = TAVLEI.run(&dir, words);
        assert_eq!(ended.code, 0, "{}", ended.err);
        (start.elapsed(), ended.out)
    };
    let (one, _) = time(&["check", "one.zip"]);
    let (all, out) = time(&["check", "--report", "csv", "many.zip"]);
    assert_eq!(out.lines().count(), many + 1);
    // Each by itself, not each by all the others: 20,000 times one would be minutes.
    assert!(all.as_secs() < 30 + one.as_secs() * 10, "{all:?}, one alone {one:?}");
}

#[test]
fn archives_in_archives_are_told() {
    let inner = zipped(&[("a.pdn", GAME.as_bytes())]);
    let bombs = [
        ("zip.zip", zipped(&[("inner.zip", &inner), ("b.pdn", GAME.as_bytes())])),
        ("zip.gz", gzipped(&inner)),
        ("gz.gz", gzipped(&gzipped(GAME.as_bytes()))),
    ];
    let dir = folder(&bombs);
    let zip = TAVLEI.run(&dir, ["check", "zip.zip"]);
    assert_refused(&zip, &["zip.zip/inner.zip is an archive in an archive"]);
    assert!(zip.out.contains("zip.zip/b.pdn: 1 game"), "{zip}");
    assert_refused(&TAVLEI.run(&dir, ["check", "zip.gz"]), &["zip.gz"]);
    assert_refused(&TAVLEI.run(&dir, ["check", "gz.gz"]), &["gz.gz"]);
}

/// One file under many names: what is packed once would be unpacked again and again.
#[test]
fn files_that_lie_over_one_another_are_refused() {
    let one = zipped(&[("a.pdn", GAME.as_bytes())]);
    let central = one.windows(4).position(|bytes| bytes == b"PK\x01\x02").unwrap();
    let end = one.windows(4).rposition(|bytes| bytes == b"PK\x05\x06").unwrap();
    let entry = &one[central..end];
    let many = 1000_usize;
    let mut bytes = one[..central].to_vec();
    for number in 0..many {
        let at = bytes.len();
        bytes.extend_from_slice(entry);
        // The name of five letters stands behind 46 bytes.
        bytes[at + 46] = b'a' + (number % 26) as u8;
    }
    let mut tail = one[end..].to_vec();
    tail[8..10].copy_from_slice(&(many as u16).to_le_bytes());
    tail[10..12].copy_from_slice(&(many as u16).to_le_bytes());
    tail[12..16].copy_from_slice(&((entry.len() * many) as u32).to_le_bytes());
    bytes.extend_from_slice(&tail);
    let dir = folder(&[("a.zip", bytes)]);
    assert_refused(
        &TAVLEI.run(&dir, ["check", "a.zip"]),
        &["a.zip can't be read", "lie over one another"],
    );
}

/// Bytes that call themselves an archive.
#[test]
fn broken_archives_are_told() {
    let whole = zipped(&[("a.pdn", GAME.repeat(50).as_bytes()), ("b.pdn", GAME.as_bytes())]);
    let gz = gzipped(GAME.repeat(50).as_bytes());
    for (name, whole) in [("a.zip", &whole), ("a.pdn.gz", &gz)] {
        for end in (4..whole.len()).step_by(whole.len() / 20) {
            let dir = folder(&[(name, &whole[..end])]);
            let ended = TAVLEI.run(&dir, ["check", name]);
            assert_refused(&ended, &[name, "can't be read"]);
        }
    }
    // An archive that says it holds more than any has.
    let mut bytes = whole.clone();
    let end = bytes.windows(4).rposition(|four| four == b"PK\x05\x06").unwrap();
    bytes[end + 8..end + 12].copy_from_slice(&[0xff; 4]);
    let dir = folder(&[("a.zip", bytes)]);
    assert_sound(&limited(&dir, &["check", "a.zip"]));
    fs::remove_file(dir.path().join("a.zip")).unwrap();
}

/// Documents are archives or binary, and the program says which, and what to do.
#[test]
fn documents_are_told_by_what_they_are() {
    let types: (&str, &[u8]) = ("[Content_Types].xml", b"<Types/>");
    let open = |kind: &str| format!("application/vnd.oasis.opendocument.{kind}").into_bytes();
    let (text, sheet) = (open("text"), open("spreadsheet"));
    let ole = [b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1".as_slice(), &[0; 100]].concat();
    let files = [
        ("a.docx", zipped(&[types, ("word/document.xml", b"<w/>")]), "Word", ".txt"),
        ("a.xlsx", zipped(&[types, ("xl/workbook.xml", b"<w/>")]), "Excel", "CSV"),
        ("a.odt", zipped(&[("mimetype", &text)]), "LibreOffice", ".txt"),
        ("a.ods", zipped(&[("mimetype", &sheet)]), "spreadsheet", "CSV"),
        ("a.rtf", b"{\\rtf1\\ansi 1. c3-d4 d6-c5}".to_vec(), "RTF", ".txt"),
        ("a.doc", ole.clone(), "Word", ".txt"),
        ("a.xls", ole, "Excel", "CSV"),
    ];
    let dir = folder(&files.clone().map(|(name, bytes, ..)| (name, bytes)));
    for (name, _, what, help) in &files {
        for verb in ["check", "convert"] {
            let run = TAVLEI.run(&dir, [verb, name]);
            assert_refused(&run, &[name, what, help]);
            assert!(run.out.is_empty() && !run.err.contains("record files"), "{run}");
        }
    }
}
