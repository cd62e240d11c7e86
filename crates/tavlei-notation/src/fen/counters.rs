//! King-move counters of Frisian rules as a field of a FEN: `+0+2`, `+0+232`.
//!
//! Black's counter comes first, then White's. One digit is the number of moves; the cell of the
//! king that has made them may follow.

use std::fmt::Write as _;

use tavlei_core::{Counter, Labels, Side};

/// Reads the field. `None` if it can't be read; counters of nought are left out.
pub(crate) fn parse_counters(field: &[u8], labels: &Labels) -> Option<Vec<Counter>> {
    let field = str::from_utf8(field).ok()?.strip_prefix('+')?;
    let (black, white) = field.split_once('+')?;
    let white = parse_counter(white.trim(), Side::White, labels)?;
    let black = parse_counter(black.trim(), Side::Black, labels)?;
    Some([white, black].into_iter().filter(|counter| counter.count > 0).collect())
}

fn parse_counter(text: &str, side: Side, labels: &Labels) -> Option<Counter> {
    let first = text.chars().next()?;
    let count = first.to_digit(10)? as u8;
    let cell = &text[first.len_utf8()..];
    let at = if cell.is_empty() { None } else { Some(labels.find(cell)?) };
    Some(Counter { side, at, count })
}

/// Writes the field with its colon; nothing if all counters are nought. A side's first counter
/// counts, and 9 is the most that the field can hold.
pub(crate) fn write_counters(counters: &[Counter], labels: &Labels, out: &mut String) {
    if counters.iter().all(|counter| counter.count == 0) {
        return;
    }
    out.push(':');
    for side in [Side::Black, Side::White] {
        let mut own = counters.iter().filter(|counter| counter.side == side && counter.count > 0);
        let counter = own.next();
        let _ = write!(out, "+{}", counter.map_or(0, |counter| counter.count.min(9)));
        if let Some(at) = counter.and_then(|counter| counter.at) {
            let width = if labels.scheme().is_numeric() { 2 } else { 0 };
            let _ = write!(out, "{:0>width$}", labels.label(at));
        }
    }
}
