//! What holds of the reader and the writer of every format.

use std::fs;
use std::io::Cursor;
use std::path::{Path, PathBuf};

use proptest::prelude::*;
use tavlei_record::{
    FORMATS, Format, ItemKind, NotAGame, Outgoing, ReadOptions, Record, ScoreLayout, ScoreStyle,
    Source, format_by_content, format_by_name, parse_all, same_tree,
};

/// What a file holds: games, and why some of it is none.
fn read(format: &Format, bytes: &[u8]) -> Vec<Result<Record, NotAGame>> {
    let Some(reading) = &format.reading else { return Vec::new() };
    let source = Source::alone(Cursor::new(bytes.to_vec()));
    let mut games = (reading.open)(source, &ReadOptions::default());
    let mut records = Vec::new();
    while let Ok(Some(mut raw)) = games.next() {
        let mut record = Record::default();
        records.push((reading.parse)(&mut raw, &mut record).map(|()| record));
    }
    records
}

/// Every span of a record is one: of its text, and where it says where something stands, of its
/// source.
fn check_spans(record: &Record) {
    let is_text = |span: tavlei_record::Span| {
        record.text.get(span.start as usize..span.end as usize).is_some()
    };
    let in_source =
        |span: tavlei_record::Span| span.end as usize <= record.source_len.max(record.text.len());
    for item in &record.items {
        assert!(is_text(item.text) && in_source(item.span), "{item:?}");
    }
    for tag in &record.tags {
        assert!(is_text(tag.name) && is_text(tag.value) && in_source(tag.span), "{tag:?}");
    }
    for remark in &record.remarks {
        assert!(in_source(remark.span), "{remark:?}");
        assert!(record.place(remark.span).line >= record.first_line);
    }
}

fn samples(format: &Format, kind: &str) -> Vec<PathBuf> {
    let folder =
        Path::new(env!("CARGO_MANIFEST_DIR")).join("../../formats").join(format.name).join(kind);
    let Ok(entries) = fs::read_dir(folder) else { return Vec::new() };
    // Beside some files lie others that belong to them.
    let is_own = |path: &PathBuf| {
        let extension = path.extension().and_then(|extension| extension.to_str()).unwrap_or("");
        format.extensions.is_empty() || format.extensions.contains(&extension)
    };
    let mut paths: Vec<PathBuf> =
        entries.flatten().map(|entry| entry.path()).filter(is_own).collect();
    paths.sort();
    paths
}

#[test]
fn every_valid_sample_is_read_whole() {
    for format in FORMATS.iter().filter(|format| format.reading.is_some()) {
        for path in samples(format, "valid") {
            let records = read(format, &fs::read(&path).unwrap());
            assert!(records.iter().all(Result::is_ok), "{}: {records:?}", path.display());
            records.iter().flatten().for_each(check_spans);
        }
    }
}

/// Formats that are known by what is in them are, and no other takes them.
#[test]
fn a_sample_is_of_its_own_format() {
    for format in FORMATS.iter().filter(|format| format.is_strict) {
        for path in samples(format, "valid") {
            let found = format_by_content(&fs::read(&path).unwrap());
            assert_eq!(found.map(|found| found.name), Some(format.name), "{}", path.display());
        }
    }
}

/// A file that was cut off anywhere gives what can be read of it.
#[test]
fn samples_that_are_cut_off_anywhere_are_read() {
    for format in FORMATS.iter().filter(|format| format.reading.is_some()) {
        for path in samples(format, "valid").into_iter().chain(samples(format, "invalid")).take(4) {
            let bytes = fs::read(&path).unwrap();
            for len in 0..bytes.len().min(1500) {
                read(format, &bytes[..len]).iter().flatten().for_each(check_spans);
            }
        }
    }
}

fn outgoing(record: &Record, style: ScoreStyle) -> Outgoing<'_> {
    Outgoing { style, ..Outgoing::new("a", record) }
}

/// A record as a format writes it and reads it again.
fn again(name: &str, record: &Record, style: ScoreStyle) -> Option<Record> {
    let format = format_by_name(name)?;
    let mut bytes = Vec::new();
    (format.writing.as_ref()?.game)(&outgoing(record, style), &mut bytes).ok()?;
    let mut records = read(format, &bytes);
    assert_eq!(records.len(), 1, "{}", String::from_utf8_lossy(&bytes));
    records.pop()?.ok()
}

fn turn() -> impl Strategy<Value = String> {
    prop_oneof![
        "[1-4][1-9]-[1-4][1-9]",
        "[a-h][1-8]-[a-h][1-8]",
        "[1-4][1-9]x[1-4][1-9]x[1-4][1-9]"
    ]
}

/// A game as people write it: moves, some with signs, comments and variations.
fn movetext() -> impl Strategy<Value = String> {
    let comment = "[a-z]{1,6}( [a-z]{1,8}[,.]?){0,3}";
    let plain = turn().prop_map(|turn| format!("{turn} "));
    let piece = prop_oneof![
        6 => plain,
        1 => turn().prop_map(|turn| format!("{turn}! ")),
        1 => (turn(), comment).prop_map(|(turn, text)| format!("{turn} {{{text}}} ")),
        1 => (turn(), turn(), turn()).prop_map(|(a, b, c)| format!("{a} (1. {b} {c}) ")),
    ];
    (turn(), prop::collection::vec(piece, 0..30))
        .prop_map(|(first, rest)| format!("{first} {}2-0", rest.concat()))
}

fn parse(text: &str) -> Record {
    parse_all(text.as_bytes(), &ReadOptions::default()).remove(0)
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 300, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn any_bytes_are_read_by_any_format(bytes in prop::collection::vec(any::<u8>(), 0..300)) {
        for format in FORMATS {
            read(format, &bytes).iter().flatten().for_each(check_spans);
        }
    }

    #[test]
    fn any_text_is_read_by_any_format(text in "([\\[\\]{}()<>&;:,\"\\\\/a-hx0-9W B\n-]|pos pos=|VariantName=|<p>|\"moves\":|board\n|M0012){0,80}") {
        for format in FORMATS {
            read(format, text.as_bytes()).iter().flatten().for_each(check_spans);
        }
    }

    #[test]
    fn a_score_comes_back(text in movetext(), columns in any::<bool>()) {
        let layout = if columns { ScoreLayout::Columns } else { ScoreLayout::Running };
        let record = parse(&text);
        // Comments are broken between their words, so the line is wide here.
        let style = ScoreStyle { layout, width: 100_000, ..ScoreStyle::default() };
        let back = again("txt", &record, style);
        prop_assert!(back.is_some_and(|back| same_tree(&back, &record)), "{}", text);
    }

    #[test]
    fn a_position_with_its_moves_comes_back(turns in prop::collection::vec(turn(), 0..20), name in "[A-Z][a-z]{1,8}", value in "[a-zA-Z ,.;-]{0,20}[a-z]") {
        let text = format!("[FEN \"W:W31:B2\"]\n[{name} \"{value}\"]\n\n{} *", turns.join(" "));
        let mut record = parse(&text);
        record.items.retain(|item| item.kind == ItemKind::Move);
        let back = again("fen", &record, ScoreStyle::default());
        let value = value.trim();
        let back = back.unwrap();
        prop_assert_eq!(back.main_line().collect::<Vec<_>>(), record.main_line().collect::<Vec<_>>());
        prop_assert_eq!(back.tag(&name), Some(value));
    }
}
