//! What the fuzz targets share: the contract of a session, asked of any position, and that of the
//! writer of PDN.

#![forbid(unsafe_code)]

use std::io::Cursor;
use tavlei_core::{Fit, Pattern, Point, Session, Spot, Step, Turn};

use tavlei_record::{
    PdnOptions, RawGame, ReadOptions, Record, Source, Splitter, format_by_name, parse_all,
    read_json_line, same_tree, write_json, write_pdn,
};
use tavlei_replay::{Context, Options};

/// The games of a file as they stand there, and what the file tells of them.
pub fn games(bytes: &[u8]) -> (Vec<RawGame>, Context) {
    let options = ReadOptions::default();
    let context = Context::learn(&parse_all(bytes, &options), Options::default());
    let mut splitter = Splitter::new(bytes, &options);
    let next = || splitter.next().expect("memory can be read");
    (std::iter::from_fn(next).collect(), context)
}

/// A record, written as PDN and read again. It must be the same, but for NULs in tags, which the
/// writer makes visible on purpose.
pub fn read_again(record: &Record) -> Record {
    let mut pdn = Vec::new();
    write_pdn(&mut pdn, record, &PdnOptions::default()).expect("writing to memory");
    let mut back = parse_all(&pdn, &ReadOptions::default());
    assert_eq!(back.len(), 1, "{}", pdn.escape_ascii());
    let back = back.remove(0);
    let mut tags = record.tags.iter().flat_map(|tag| [tag.name, tag.value, tag.span]);
    let has_nul = tags.any(|span| record.str(span).contains('\0'));
    assert!(has_nul || same_tree(record, &back), "{}", pdn.escape_ascii());
    back
}

/// Bytes as a file of a format: what is read can be written as JSON and read again unchanged.
pub fn reads_soundly(format: &str, bytes: &[u8]) {
    let reading = format_by_name(format).and_then(|format| format.reading.as_ref());
    let reading = reading.expect("a format that is read");
    let source = Source::alone(Cursor::new(bytes.to_vec()));
    let mut games = (reading.open)(source, &ReadOptions::default());
    while let Ok(Some(mut raw)) = games.next() {
        let mut record = Record::default();
        if (reading.parse)(&mut raw, &mut record).is_err() {
            continue;
        }
        let mut json = Vec::new();
        write_json(&mut json, &record).expect("writing to memory");
        let json = String::from_utf8(json).expect("JSON is UTF-8");
        let mut back = Record::default();
        read_json_line(&json, &mut back).expect("our own JSON");
        assert!(same_tree(&record, &back), "{json}");
    }
}

/// How many turns of one position are resolved. Made-up positions can have thousands.
const MOST_RESOLVED: usize = 8;

/// The answers of a session agree with one another.
pub fn session_is_sound(session: &mut dyn Session) {
    let turns = session.turns().to_vec();
    assert_eq!(turns.is_empty(), !session.outcome().is_open(), "{session:?}");
    assert_eq!(session.perft(1), turns.len() as u64, "{session:?}");
    assert_eq!(session.can_take(), turns.iter().any(Turn::is_capture), "{session:?}");
    for turn in turns.iter().take(MOST_RESOLVED) {
        resolves(session, &turns, turn);
    }
}

/// A turn is found by its ends, among all turns with these ends, and by its full path; by its text, where
/// turns are texts.
fn resolves(session: &mut dyn Session, turns: &[Turn], turn: &Turn) {
    let mut found = Vec::new();
    if session.turns_are_texts() {
        let text = session.text(turn);
        let meant = session.resolve_text(&text).unwrap_or_default();
        assert!(meant.iter().any(|other| session.text(other) == text), "{text} {session:?}");
        return;
    }
    let ends = Pattern {
        spots: [turn.from, turn.to].into_iter().flatten().map(Spot::Cell).collect(),
        separator: None,
    };
    session.resolve(&ends, &mut found);
    let alike = turns.iter().filter(|t| t.from == turn.from && t.to == turn.to).copied();
    assert_eq!(sorted(found.clone()), sorted(alike.collect()), "{session:?}");
    let Some(path) = path(session, turn) else { return };
    session.resolve(&path, &mut found);
    assert!(found.contains(turn), "{turn:?} {path:?} {session:?}");
    assert_eq!(session.fit(turn, &path), Some(Fit::Fully), "{turn:?} {path:?} {session:?}");
}

fn sorted(mut turns: Vec<Turn>) -> Vec<Turn> {
    turns.sort();
    turns
}

/// Every cell that the mover stands on; `None` for more of them than a written turn may have.
fn path(session: &mut dyn Session, turn: &Turn) -> Option<Pattern> {
    let mut steps = Vec::new();
    session.steps(turn, &mut steps);
    let stood = steps.iter().filter_map(|step| match *step {
        Step::Lift(point) | Step::Land(point) => Some(Spot::Cell(point)),
        _ => None,
    });
    let stood: Vec<Spot> = stood.collect();
    (stood.len() <= Pattern::MOST)
        .then(|| Pattern { spots: stood.into_iter().collect(), separator: None })
}

/// A written turn finds legal turns only, or it is explained why it finds none.
pub fn resolves_or_is_explained(session: &mut dyn Session, pattern: &Pattern) {
    let mut found = Vec::new();
    session.resolve(pattern, &mut found);
    let turns = session.turns();
    assert!(found.iter().all(|turn| turns.contains(turn)), "{pattern:?} {session:?}");
    if found.is_empty() {
        let _ = session.explain(pattern);
    }
}

/// One of some things, by a number of any size; `None` if there are none.
pub fn pick<T: Copy>(things: &[T], number: usize) -> Option<T> {
    things.get(number.checked_rem(things.len())?).copied()
}

/// A written turn between some points, by the bytes that name them; `separator` by the first.
pub fn pattern(points: &[Point], files: u8, bytes: &[u8]) -> Pattern {
    use tavlei_core::Separator::{Step, Take};
    let spots = bytes.iter().take(Pattern::MOST).filter_map(|&byte| match byte {
        0..=239 => pick(points, byte.into()).map(Spot::Cell),
        _ => Some(Spot::File(byte % files)),
    });
    let separator = match bytes.len() % 3 {
        0 => None,
        1 => Some(Step),
        _ => Some(Take),
    };
    Pattern { spots: spots.collect(), separator }
}
