//! One record of two of the same game: the moves of one, the tags of the other.

use tavlei_record::{Item, ItemKind, Record, Span, Tag};

use super::print::{date, says_something};
use crate::names;

/// Tags that tell how the moves are written or where they begin: they stay with the moves.
const OF_MOVES: [&str; 7] =
    ["GameType", "Variant", "FEN", "SetUp", "PlyCount", "Notation", "Result"];

/// The movetext of one record under the tags of another, both of the same game. Tags that only the
/// first has are put behind, and so are those that say something where the other has a mark for
/// «not known».
pub fn merge(moves: &Record, header: &Record) -> Record {
    let mut merged = moves.clone();
    merged.tags.clear();
    merged.verbatim = false;
    for tag in &header.tags {
        let name = header.str(tag.name);
        let other = header.str(tag.value);
        let own = moves.tag(name).filter(|own| {
            says_something(own) && (stays_with_moves(name) || !says_something(other))
        });
        // What tells how the moves of the other record are written says nothing of these.
        if own.is_some() || !stays_with_moves(name) || name.eq_ignore_ascii_case("Result") {
            add(&mut merged, name, own.unwrap_or(other));
        }
    }
    for tag in &moves.tags {
        let name = moves.str(tag.name);
        if header.tag(name).is_none() {
            add(&mut merged, name, moves.str(tag.value));
        }
    }
    merged
}

/// Whether a tag tells how the moves are written.
pub(super) fn stays_with_moves(name: &str) -> bool {
    OF_MOVES.iter().any(|known| known.eq_ignore_ascii_case(name))
}

fn add(record: &mut Record, name: &str, value: &str) {
    let name = record.push_text(name);
    let value = record.push_text(value);
    record.tags.push(Tag { name, value, span: Span { start: name.start, end: value.end } });
}

/// Takes over from another record of the same game, seen from the same side, what the first does not
/// say or says less fully: tags that are missing or a mark for «not known», parts of dates, given
/// names. What tells how moves are written stays. False if there was nothing to take.
pub fn fill(record: &mut Record, other: &Record) -> bool {
    let mut taken = false;
    for tag in &other.tags {
        let (name, value) = (other.str(tag.name), other.str(tag.value));
        let is_result = name.eq_ignore_ascii_case("Result");
        if (stays_with_moves(name) && !is_result) || !says_something(value) {
            continue;
        }
        let at = record.tags.iter().position(|own| record.str(own.name).eq_ignore_ascii_case(name));
        match at {
            None => add(record, name, value),
            Some(at) if tells_more(name, value, record.str(record.tags[at].value)) => {
                record.tags[at].value = record.push_text(value);
            }
            Some(_) => continue,
        }
        taken = true;
    }
    record.verbatim &= !taken;
    taken
}

/// Whether a value of a tag says all that another one says, and more.
fn tells_more(name: &str, value: &str, than: &str) -> bool {
    let is = |known: &str| name.eq_ignore_ascii_case(known);
    if !says_something(than) {
        return true;
    }
    if is("White") || is("Black") {
        return names::fuller(value, than);
    }
    let (value, than) = (date(value), date(than));
    is("Date") && value.fits(than) && value.known() > than.known()
}

/// Whether a value of a tag says all that another one says: the same, a spelling of the same name, a
/// date that is known as far or further.
pub(super) fn tells_as_much(name: &str, value: &str, as_other: &str) -> bool {
    let is = |known: &str| name.eq_ignore_ascii_case(known);
    if value == as_other {
        return true;
    }
    if is("White") || is("Black") {
        return names::same(value, as_other) && !names::fuller(as_other, value);
    }
    let (value, other) = (date(value), date(as_other));
    is("Date") && value.fits(other) && value.known() >= other.known()
}

/// A record that goes on where another one with comments or variations breaks off: what the other
/// one has, and behind it the rest of the moves. `None` where their moves are not written alike.
pub fn continued(short: &Record, long: &Record) -> Option<Record> {
    let moves: Vec<&str> = short.main_line().collect();
    let same = long.main_line().take(moves.len()).eq(moves.iter().copied());
    if !same {
        return None;
    }
    let mut out = long.clone();
    out.verbatim = false;
    out.items.clear();
    let begins = short.items.iter().filter(|item| item.kind != ItemKind::Result);
    let ends = behind(long, moves.len());
    let items = begins.map(|item| (short, item)).chain(ends.iter().map(|item| (long, item)));
    for (record, item) in items {
        let text = out.push_text(record.str(item.text));
        out.items.push(Item { text, ..*item });
    }
    Some(out)
}

/// The items behind so many moves of the main line and what belongs to the last of them.
fn behind(record: &Record, moves: usize) -> &[Item] {
    let (mut depth, mut seen) = (0_usize, 0);
    let first = record.items.iter().position(|item| {
        match item.kind {
            ItemKind::Open => depth += 1,
            ItemKind::Close => depth = depth.saturating_sub(1),
            ItemKind::Move | ItemKind::UnknownMove if depth == 0 => seen += 1,
            ItemKind::Number | ItemKind::Result if depth == 0 => return seen == moves,
            _ => {}
        }
        seen > moves
    });
    first.map_or(&[], |first| &record.items[first..])
}
