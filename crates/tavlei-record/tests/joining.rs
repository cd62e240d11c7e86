//! Records set one behind the other are read again as so many.

use std::fs;
use std::path::{Path, PathBuf};

use proptest::prelude::*;
use tavlei_record::{Joiner, Parted, ReadOptions, parse_all};

/// Records that lack their head, their end, or both.
const ODD: &[&str] = &[
    "[Event \"X\"]\n[White \"A\"]\n[Black \"B\"]\n[Result \"1/2-1/2\"]\n[GameType \"20\"]",
    "[White \"A\"]",
    "[White \"A\"]\n\n",
    "[Result \"2-0F\"]",
    "[Event \"a\"]\n[FEN \"W:W31:B20\"]\n",
    "1. 33-28 18-23 *",
    "1. 33-28 18-23",
    "33-28 18-23",
    "33-28 18-23 1-1\n",
    "1. 33-28 {open",
    "[Event \"b\"]\n\n1. 33-28 {open",
    "1. 33-28 (1. 32-28 19-23",
    "1. 33-28 (1. 32-28 {open (2. 1-2",
    "1. 33-28 ; to the end of the line",
    "{A foreword.} 1. 33-28 18-23 2-0",
    "{Only words.}",
    "[Event \"c\"]\r\n\r\n1. 33-28 18-23 0-2\r\n",
    "*",
    "1-0",
    "[Event \"d\"]\n\n1. 32-28 2-0\n[Annotator \"Z\"]",
    "[FILENAME \"x\"]\n1. 32-28 *",
];

fn read(text: &str) -> Vec<String> {
    let records = parse_all(text.as_bytes(), &ReadOptions::default());
    records.iter().map(|record| record.source().to_owned()).collect()
}

/// The texts joined, and how many pairs could not be parted.
fn joined(texts: &[&str]) -> (String, usize) {
    let (mut joiner, mut out, mut stuck) = (Joiner::default(), String::new(), 0);
    for text in texts {
        let seam = joiner.add(text, false);
        stuck += usize::from(seam.parted == Parted::Not);
        out.push_str(&seam.before);
        out.push_str(text);
        out.push_str(seam.behind);
    }
    (out, stuck)
}

fn check(texts: &[&str]) {
    let (out, stuck) = joined(texts);
    assert_eq!(stuck, 0, "{texts:#?}\n{out}");
    let again = read(&out);
    assert_eq!(again.len(), texts.len(), "{texts:#?}\n{out}");
    for (text, again) in texts.iter().zip(&again) {
        assert!(again.contains(text.trim()), "{text:?} became {again:?}");
    }
}

#[test]
fn odd_records_stay_apart_in_any_order() {
    for one in ODD {
        assert_eq!(read(one).len(), 1, "{one}");
        for two in ODD {
            for three in ODD {
                check(&[one, two, three]);
            }
        }
    }
}

fn pdn_files(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            pdn_files(&path, found);
        } else if path.extension().is_some_and(|e| e == "pdn") {
            found.push(path);
        }
    }
}

/// The records of the corpus, at most a few of each file, and those of the samples of formats.
fn corpus() -> Vec<String> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let mut files = Vec::new();
    pdn_files(&root.join("corpus"), &mut files);
    pdn_files(&root.join("formats"), &mut files);
    files.sort();
    let records = files.iter().flat_map(|path| {
        let records = parse_all(&fs::read(path).unwrap(), &ReadOptions::default());
        records.into_iter().take(3).map(|record| record.source().to_owned())
    });
    // A record that is two when it stands alone can't be one among others.
    records.filter(|text| read(text).len() == 1).collect()
}

#[test]
fn records_of_the_corpus_stay_apart_from_odd_ones() {
    let corpus = corpus();
    assert!(corpus.len() > 100);
    for record in &corpus {
        for odd in ODD {
            check(&[record, odd, record]);
        }
    }
}

#[test]
fn what_stands_apart_is_not_touched() {
    let (one, two) = ("[Event \"a\"]\n\n1. 32-28 2-0\n", "[Event \"b\"]\n\n1. 33-28 *\n");
    let mut joiner = Joiner::default();
    assert_eq!(joiner.add(one, true).before, "");
    assert_eq!(joiner.add(two, true).before, "");
    let mut joiner = Joiner::default();
    joiner.add(one, false);
    assert_eq!(joiner.add(two, false).before, "\n");
}

proptest! {
    #[test]
    fn records_in_a_row_stay_apart(picks in prop::collection::vec(0..ODD.len(), 1..9)) {
        let texts: Vec<&str> = picks.into_iter().map(|at| ODD[at]).collect();
        check(&texts);
    }
}
