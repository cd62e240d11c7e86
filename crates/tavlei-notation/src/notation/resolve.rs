//! What a text of a notation means.

use std::borrow::Cow;

use tavlei_core::{Bits, Labels, Pattern, Point, PointSet, Session, Spot, Turn};

use super::{Captures, Notation};
use crate::as_written::meant_in;
use crate::parse_turn;

impl Notation {
    /// The legal turns that a text of the notation may mean; empty where it means none.
    pub fn resolve(&self, session: &mut dyn Session, text: &str, labels: &Labels) -> Vec<Turn> {
        let plain = self.plain(text);
        if session.turns_are_texts() {
            return meant_in(session, &plain, labels);
        }
        let Ok(parsed) = parse_turn(&plain, labels) else { return Vec::new() };
        let mut found = Vec::new();
        match self.captures {
            Captures::Taken if parsed.pattern.spots.len() > 2 => {
                resolve_taken(session, &parsed.pattern, &mut found);
            }
            _ => session.resolve(&parsed.pattern, &mut found),
        }
        found
    }

    /// A text with plain signs and Latin letters.
    pub fn plain<'t>(&self, text: &'t str) -> Cow<'t, str> {
        if self.is_plain() {
            return Cow::Borrowed(text);
        }
        match self.signs.take_out(text) {
            Cow::Borrowed(text) => self.letters.take_out(Cow::Borrowed(text)),
            Cow::Owned(text) => Cow::Owned(self.letters.take_out(Cow::Owned(text)).into_owned()),
        }
    }
}

/// The turns from the first cell to the second that take just what stands on the others.
fn resolve_taken(session: &mut dyn Session, pattern: &Pattern, found: &mut Vec<Turn>) {
    let cells: Option<Vec<Point>> = pattern.spots.iter().copied().map(cell).collect();
    let Some([from, to, taken @ ..]) = cells.as_deref() else { return };
    let taken = taken.iter().fold(PointSet::EMPTY, |set, &point| set | PointSet::only(point));
    let is_it =
        |turn: &Turn| turn.from == Some(*from) && turn.to == Some(*to) && turn.taken == taken;
    found.extend(session.turns().iter().filter(|turn| is_it(turn)));
}

fn cell(spot: Spot) -> Option<Point> {
    match spot {
        Spot::Cell(point) => Some(point),
        Spot::File(_) => None,
    }
}
