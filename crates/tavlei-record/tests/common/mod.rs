//! What several test files need; none needs all of it.
#![allow(dead_code)]

pub(crate) mod fuzz;

use std::fmt::Write as _;
use std::io::{self, Read};
use std::path::{Path, PathBuf};

use tavlei_record::{
    CommentStyle, FORMATS, Format, ItemKind, PdnOptions, ReadOptions, Reader, Record, Source,
    parse_all, read_json_line, write_json, write_pdn,
};

/// The folder of the samples of a format.
pub(crate) fn samples(kind: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../formats/pdn").join(kind)
}

/// The samples of every format that is read, right and wrong ones.
pub(crate) fn all_samples() -> Vec<(&'static Format, PathBuf)> {
    let formats = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../formats");
    let mut found = Vec::new();
    for &format in FORMATS.iter().filter(|format| format.reading.is_some()) {
        for kind in ["valid", "invalid"] {
            let folder = formats.join(format.name).join(kind);
            let entries = std::fs::read_dir(folder).expect("every format has samples");
            found.extend(entries.map(|entry| (format, entry.expect("an entry").path())));
        }
    }
    found.sort_by(|left, right| left.1.cmp(&right.1));
    found
}

/// All that is read of bytes of a format: records, and why others are none.
pub(crate) fn read_as(format: &Format, bytes: &[u8]) -> (Vec<Record>, Vec<String>) {
    let (mut records, mut errors) = (Vec::new(), Vec::new());
    let reading = format.reading.as_ref().expect("a format that is read");
    let source = Source::alone(io::Cursor::new(bytes.to_vec()));
    let mut games = (reading.open)(source, &ReadOptions::default());
    loop {
        let mut raw = match games.next() {
            Ok(Some(raw)) => raw,
            Ok(None) => return (records, errors),
            Err(error) => {
                errors.push(error.to_string());
                return (records, errors);
            }
        };
        let mut record = Record::default();
        match (reading.parse)(&mut raw, &mut record) {
            Ok(()) => records.push(record),
            Err(error) => errors.push(error.message),
        }
    }
}

/// A reader that gives its bytes in small pieces.
pub(crate) struct Pieces<'a> {
    pub(crate) bytes: &'a [u8],
    pub(crate) size: usize,
}

impl Read for Pieces<'_> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let len = self.size.min(buffer.len()).min(self.bytes.len());
        buffer[..len].copy_from_slice(&self.bytes[..len]);
        self.bytes = &self.bytes[len..];
        Ok(len)
    }
}

/// All records, with the input read in pieces.
pub(crate) fn parse_pieces(bytes: &[u8], size: usize, options: &ReadOptions) -> Vec<Record> {
    let mut reader = Reader::new(Pieces { bytes, size }, options.clone());
    let mut records = Vec::new();
    let mut record = Record::default();
    while reader.read(&mut record).expect("reading from memory") {
        records.push(record.clone());
    }
    records
}

/// A record as text that a person can read in a snapshot: tags, the tree with its variations
/// indented, remarks with their places.
pub(crate) fn outline(record: &Record) -> String {
    let mut out = String::new();
    let (number, line, column) = (record.number, record.first_line, record.first_column);
    let _ = writeln!(out, "record {number} at {line}:{column}");
    for tag in &record.tags {
        let _ = writeln!(out, "  {} = {:?}", record.str(tag.name), record.str(tag.value));
    }
    let mut depth = 1;
    for item in &record.items {
        depth -= usize::from(item.kind == ItemKind::Close);
        let indent = "  ".repeat(depth);
        let text = record.str(item.text);
        let _ = match item.kind {
            ItemKind::Open | ItemKind::Close => writeln!(out, "{indent}{:?}", item.kind),
            kind => writeln!(out, "{indent}{kind:?} {text:?}"),
        };
        depth += usize::from(item.kind == ItemKind::Open);
    }
    for remark in &record.remarks {
        let place = record.place(remark.span);
        let _ = writeln!(
            out,
            "  {} at {}:{}: {}",
            remark.code, place.line, place.column, remark.message
        );
    }
    out
}

/// What must hold of every record, whatever it was read from.
pub(crate) fn check_sound(record: &Record) {
    assert!(record.text.is_char_boundary(record.source_len));
    let mut depth = 0;
    for item in &record.items {
        let (start, end) = (item.text.start as usize, item.text.end as usize);
        assert!(record.text.get(start..end).is_some(), "a span outside the text: {item:?}");
        assert!(record.text.get(item.span.start as usize..item.span.end as usize).is_some());
        match item.kind {
            ItemKind::Open => depth += 1,
            ItemKind::Close => depth -= 1,
            _ => {}
        }
        assert!(depth >= 0, "a variation is closed that is not open");
    }
    assert_eq!(depth, 0, "a variation is left open");
    for remark in &record.remarks {
        assert!(tavlei_record::code_info(remark.code).is_some(), "{remark:?}");
        assert!(
            record.text.get(remark.span.start as usize..remark.span.end as usize).is_some(),
            "{remark:?}"
        );
    }
}

/// The record as PDN.
pub(crate) fn pdn(record: &Record) -> String {
    let mut out = Vec::new();
    write_pdn(&mut out, record, &PdnOptions::default()).expect("writing to memory");
    String::from_utf8(out).expect("PDN is UTF-8")
}

/// The record as JSON.
pub(crate) fn json(record: &Record) -> String {
    let mut out = Vec::new();
    write_json(&mut out, record).expect("writing to memory");
    String::from_utf8(out).expect("JSON is UTF-8")
}

/// Writes the record as PDN and as JSON and reads both: nothing may be lost.
pub(crate) fn check_round_trips(record: &Record) {
    if record
        .tags
        .iter()
        .any(|tag| record.str(tag.span).contains('\0') || record.str(tag.value).contains('\0'))
    {
        return; // NULs in tags are made visible on purpose.
    }
    let written = pdn(record);
    let back = parse_all(written.as_bytes(), &ReadOptions::default());
    assert_eq!(back.len(), 1, "one game was written:\n{written}");
    assert!(
        tavlei_record::same_tree(record, &back[0]),
        "PDN changes the tree:\n{}\n{written}\n{}",
        outline(record),
        outline(&back[0])
    );
    let line = json(record);
    let mut back = Record::default();
    read_json_line(&line, &mut back).expect("our own JSON");
    assert!(tavlei_record::same_tree(record, &back), "JSON changes the tree:\n{line}");
    assert_eq!(line, json(&back));
}

/// A comment in braces.
pub(crate) const BRACE: ItemKind = ItemKind::Comment(CommentStyle::Brace);
