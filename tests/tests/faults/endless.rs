//! Text without end: one line, one tag, one comment that is never closed. Memory has a limit that the
//! text has not.

use std::fs::File;
use std::io::{BufWriter, Write};
use std::path::Path;

use tavlei_tests::{Run, folder};
use tempfile::TempDir;

use super::{TAVLEI, run};

/// What the program may have, in KiB of addresses: its code, its stacks, and a few times the longest
/// game that it reads.
const MEMORY: u32 = 400_000;

/// The same for formats that are read as trees, which take thirty times the room of their text: of 16
/// MiB, where a game is cut.
const MEMORY_TREE: u32 = 2_000_000;

/// How long the texts are that are always tried, and those that are tried when there is time.
const LONG: u64 = 40 << 20;
const LONGEST: u64 = 1 << 30;

/// A text that begins so and goes on and on.
struct Endless {
    name: &'static str,
    head: &'static str,
    piece: &'static str,
    tail: &'static str,
    /// A word of what is said of it.
    says: &'static str,
}

const TAGS: &str = "[White \"Alder\"]\n[Black \"Birch\"]\n[GameType \"20\"]\n";

const TEXTS: [Endless; 9] = [
    Endless {
        name: "line.pdn",
        head: "1. ",
        piece: "32-28 19-23 28x19 14x23 ",
        tail: "*\n",
        says: "T116",
    },
    Endless { name: "word.pdn", head: "1. ", piece: "3", tail: " *\n", says: "T116" },
    Endless {
        name: "tag.pdn",
        head: "[White \"",
        piece: "Alder ",
        tail: "\"]\n\n1. 32-28 *\n",
        says: "T116",
    },
    Endless {
        name: "comment.pdn",
        head: "1. 32-28 {",
        piece: "never closed ",
        tail: "",
        says: "T116",
    },
    Endless {
        name: "line.jsonl",
        head: "{\"tavlei\":1,\"moves\":[",
        piece: "{\"move\":\"32-28\"},",
        tail: "{}]}\n",
        says: "line",
    },
    Endless {
        name: "text.jsonl",
        head: "{\"tavlei\":1,\"tags\":{\"White\":\"",
        piece: "Alder ",
        tail: "\"}}\n",
        says: "line",
    },
    Endless {
        name: "comment.sgf",
        head: "(;GM[2];B[d3];C[",
        piece: "never closed ",
        tail: "",
        says: "comment.sgf",
    },
    Endless {
        name: "moves.ggf",
        head: "(;GM[Othello]",
        piece: "B[d3]W[c5]",
        tail: "",
        says: "moves.ggf",
    },
    Endless {
        name: "page.html",
        head: "<html><p>[White \"Alder\"] 1. 32-28 {",
        piece: "never closed ",
        tail: "",
        says: "page.html",
    },
];

fn write(folder: &Path, text: &Endless, long: u64) {
    let mut file = BufWriter::new(File::create(folder.join(text.name)).unwrap());
    let many = text.piece.repeat((1 << 16) / text.piece.len() + 1);
    file.write_all(text.head.as_bytes()).unwrap();
    for _ in 0..=long / many.len() as u64 {
        file.write_all(many.as_bytes()).unwrap();
    }
    file.write_all(text.tail.as_bytes()).unwrap();
    file.flush().unwrap();
}

fn limited(dir: &TempDir, words: &[&str]) -> Run {
    // Trees, pages, and all half-moves of a row of a table take more than their text.
    let ends = [".jsonl", ".ggf", ".sgf", ".html", "csv"];
    let is_tree = |word: &&str| ends.iter().any(|end| word.ends_with(end));
    let memory = if words.iter().any(is_tree) { MEMORY_TREE } else { MEMORY };
    let limits = format!("ulimit -v {memory}\nexport MALLOC_ARENA_MAX=1");
    run(TAVLEI.under(&limits, dir, words))
}

/// It is told, and no memory runs out.
fn is_borne(text: &Endless, long: u64) {
    let dir = folder::<&str>(&[]);
    write(dir.path(), text, long);
    let verbs: [&[&str]; 3] = [
        &["check", "-v", "-j", "1"],
        &["convert", "-j", "1", "--to", "csv"],
        &["sort", "-j", "1", "-o", "out.pdn"],
    ];
    for verb in verbs {
        let ended = limited(&dir, &[verb, &[text.name]].concat());
        let said = format!("{}{}", ended.out, ended.err);
        let start: String = said.chars().take(2000).collect();
        assert!((0..=2).contains(&ended.code), "{} {verb:?}: {} {start}", text.name, ended.code);
        assert!(!ended.err.contains("panicked"), "{} {verb:?}: {start}", text.name);
        if verb[0] == "check" {
            assert!(said.contains(text.says), "{}: {start}", text.name);
            assert!(said.len() < 1 << 20, "{}: {} bytes are said", text.name, said.len());
        }
    }
}

#[test]
fn text_without_end_is_borne() {
    for text in &TEXTS {
        is_borne(text, LONG);
    }
}

#[test]
#[ignore = "minutes and a GB of disk: with --release -- --ignored"]
fn a_gigabyte_without_end_is_borne() {
    for text in &TEXTS {
        is_borne(text, LONGEST);
    }
}

/// What is too long for one game comes out whole all the same, in pieces.
#[test]
fn a_tag_of_a_hundred_megabytes_loses_nothing() {
    let dir = folder::<&str>(&[]);
    let text = Endless {
        name: "tag.pdn",
        head: TAGS,
        piece: "[Note \"x",
        tail: "\"]\n\n1. 32-28 19-23 *\n",
        says: "",
    };
    let one = Endless { head: "[White \"A\"]\n[Note \"", piece: "long ", ..text };
    write(dir.path(), &one, 100 << 20);
    let ended = limited(&dir, &["merge", "-j", "1", "tag.pdn", "-o", "out.pdn"]);
    assert_eq!(ended.code, 1, "{}", ended.err);
    assert!(ended.err.contains("is longer than 16 MiB"), "{}", ended.err);
    let count = |name: &str| {
        let text = std::fs::read(dir.path().join(name)).unwrap();
        text.split(|byte| *byte == b'g').count()
    };
    assert_eq!(count("out.pdn"), count("tag.pdn"));
}
