//! Real files through the formats that hold everything, and in other encodings: what comes back is what
//! went out. The files are not part of the project; `TAVLEI_RECORDS` names their folder. The samples in
//! `formats/pdn` go the same ways, so that something is tested everywhere.

mod common;

use std::fs;
use std::path::{Path, PathBuf};

use tavlei_record::{
    FORMATS, Format, Front, Holds, Outgoing, PdnOptions, ReadOptions, Record, ScoreStyle,
    TextEncoder, decode, parse_all, same_tree, write_pdn,
};

use common::{all_samples, read_as};

/// Encodings that such files come in, beside those that they are in, and whether they are for Russian.
const ENCODINGS: [(&str, bool); 6] = [
    ("windows-1251", true),
    ("koi8-r", true),
    ("cp866", true),
    ("latin1", false),
    ("utf-16le", false),
    ("utf-16be", false),
];

/// All files of PDN under a folder.
fn files(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).expect("a folder") {
        let path = entry.expect("an entry").path();
        if path.is_dir() {
            files(&path, found);
        } else if path.extension().is_some_and(|extension| extension.eq_ignore_ascii_case("pdn")) {
            found.push(path);
        }
    }
    found.sort();
}

fn sources() -> Vec<PathBuf> {
    let samples = all_samples().into_iter().filter(|(format, _)| format.name == "pdn");
    let mut found: Vec<_> = samples.map(|(_, path)| path).collect();
    match std::env::var_os("TAVLEI_RECORDS") {
        Some(folder) => files(Path::new(&folder), &mut found),
        None => println!("TAVLEI_RECORDS names no folder of real files: only samples are tested"),
    }
    found
}

fn records(bytes: &[u8], encoding: Option<&str>) -> Vec<Record> {
    let encoding = encoding.map(str::to_owned);
    parse_all(bytes, &ReadOptions { encoding, ..ReadOptions::default() })
}

/// A record as PDN, read again.
fn as_pdn(record: &Record) -> Vec<Record> {
    let mut text = Vec::new();
    write_pdn(&mut text, record, &PdnOptions::default()).expect("memory");
    records(&text, Some("utf-8"))
}

/// Formats other than PDN that hold everything and are read.
fn lossless() -> impl Iterator<Item = &'static Format> {
    let holds_all = |format: &&Format| {
        let writing = format.writing.as_ref().filter(|writing| writing.holds == Holds::ALL);
        writing.is_some() && format.reading.is_some() && format.name != "pdn"
    };
    FORMATS.iter().copied().filter(holds_all)
}

/// All records of a file in a format.
fn written(format: &Format, records: &[Record]) -> Vec<u8> {
    let writing = format.writing.as_ref().expect("a format that is written");
    let front = Front { title: "", style: &ScoreStyle::default() };
    let mut bytes = (writing.head)(&front).into_bytes();
    for (at, record) in records.iter().enumerate() {
        if at > 0 {
            bytes.extend_from_slice(writing.between.as_bytes());
        }
        (writing.game)(&Outgoing::new("a.pdn", record), &mut bytes).expect("everything is held");
    }
    bytes.extend_from_slice(writing.tail.as_bytes());
    bytes
}

/// Where two lists of records begin to differ.
fn difference(left: &[Record], right: &[Record]) -> Option<String> {
    if left.len() != right.len() {
        return Some(format!("{} records became {}", left.len(), right.len()));
    }
    let (left, right) = left.iter().zip(right).find(|(left, right)| !same_tree(left, right))?;
    let texts = |record: &Record| -> Vec<String> {
        let tags = record.tags.iter().flat_map(|tag| [tag.name, tag.value]);
        let items = record.items.iter().map(|item| item.text);
        tags.chain(items).map(|span| record.str(span).to_owned()).collect()
    };
    let (left, right, number) = (texts(left), texts(right), left.number);
    let at = left.iter().zip(&right).position(|(left, right)| left != right);
    let at = at.unwrap_or(left.len().min(right.len()));
    Some(format!("record {number}: {:?} became {:?}", left.get(at), right.get(at)))
}

#[test]
fn records_come_back_from_formats_that_hold_everything() {
    assert!(lossless().count() >= 2);
    let mut faults = Vec::new();
    for path in sources() {
        let before = records(&fs::read(&path).expect("a file"), None);
        for format in lossless() {
            let (read, errors) = read_as(format, &written(format, &before));
            let back: Vec<Record> = read.iter().flat_map(as_pdn).collect();
            let fault = errors.into_iter().next();
            let fault = fault.or_else(|| difference(&before, &read));
            if let Some(fault) = fault.or_else(|| difference(&before, &back)) {
                faults.push(format!("{} as {}: {fault}", path.display(), format.name));
            }
        }
    }
    assert!(faults.is_empty(), "{} files:\n{}", faults.len(), faults.join("\n"));
}

/// A text in an encoding, with its mark; `None` if it has letters that the encoding lacks.
fn encoded(text: &str, encoding: &str) -> Option<Vec<u8>> {
    let encoder = TextEncoder::new(encoding).expect("a known encoding");
    let mut bytes = encoder.mark().to_vec();
    encoder.encode(text, &mut bytes).ok().map(|()| bytes)
}

#[test]
fn copies_in_other_encodings_read_as_the_files_do() {
    let (mut faults, mut copies) = (Vec::new(), 0);
    for path in sources() {
        let text = decode(&fs::read(&path).expect("a file"));
        let before = records(text.as_bytes(), Some("utf-8"));
        // Nobody can find out that the one sign of an Italian text stands in a Russian code page.
        let is_cyrillic = |letter| ('\u{400}'..'\u{500}').contains(&letter);
        let can_be_found = text.is_ascii() || text.contains(is_cyrillic);
        for (encoding, is_russian) in ENCODINGS {
            let Some(bytes) = encoded(&text, encoding) else { continue };
            copies += 1;
            let asked = difference(&before, &records(&bytes, Some(encoding)));
            let guessed = (can_be_found || !is_russian)
                .then(|| difference(&before, &records(&bytes, None)))
                .flatten();
            for (how, fault) in [("asked for", asked), ("found out", guessed)] {
                let fault =
                    fault.map(|fault| format!("{} in {encoding}, {how}: {fault}", path.display()));
                faults.extend(fault);
            }
        }
    }
    assert!(copies > 100, "{copies} copies");
    assert!(faults.is_empty(), "{} of {copies}:\n{}", faults.len(), faults.join("\n"));
}
