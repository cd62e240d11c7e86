//! «Did you mean?»: one small slip of the pen that explains why a game can't be played on.

use tavlei_core::{Session, Turn};
use tavlei_notation::{TurnForm, TurnStyle, write_turn};
use tavlei_record::Record;

use crate::explain::take_sign;
use crate::identify::Settled;
use crate::line::Line;
use crate::player::Player;
use crate::probe::run;
use crate::walk::{Segment, Stop};

/// How many plies before the one that stopped are looked at.
const PLIES_BACK: usize = 6;
/// The most suggestions made.
const MOST: usize = 3;

/// A move that was probably meant.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Meant {
    /// How many plies before the one that stopped.
    pub(crate) back: usize,
    /// The item that is probably wrong.
    pub(crate) item: usize,
    /// The move as written.
    pub(crate) written: String,
    /// The moves that may have been meant.
    pub(crate) moves: Vec<String>,
}

/// The session of a segment of the main line before the turn with an index.
pub(crate) fn session_at(
    settled: &Settled,
    segment: &Segment,
    index: usize,
) -> Option<Box<dyn Session>> {
    let mut session = match &segment.start {
        Some(position) => settled.game.open_at(position).ok()?,
        None => settled.game.open(),
    };
    for turn in segment.line.as_ref()?.turns().get(..index)? {
        session.play(turn);
    }
    Some(session)
}

/// Looks for the slip: in the move that stopped the record first, then in those before it. With
/// the move meant, the whole rest of the main line can be played.
pub(crate) fn find(settled: &Settled, record: &Record, stop: &Stop) -> Option<Meant> {
    let segment = settled.walked.segments.last()?;
    let played = segment.line.as_ref()?.turns();
    let search = Search { settled, record };
    (0..=PLIES_BACK.min(played.len())).find_map(|back| {
        let index = played.len() - back;
        let item = if back == 0 { stop.item } else { *segment.items.get(index)? as usize };
        let session = session_at(settled, segment, index)?;
        let meant = search.meant(session, item, played.get(index));
        let written = record.str(record.items[item].text).to_owned();
        (!meant.is_empty()).then_some(Meant { back, item, written, moves: meant })
    })
}

struct Search<'a> {
    settled: &'a Settled,
    record: &'a Record,
}

impl Search<'_> {
    /// The legal turns that differ from a written move by one slip and let the rest be played.
    /// If a wrong sign is all there is, other slips are not looked for.
    fn meant(&self, mut session: Box<dyn Session>, item: usize, not: Option<&Turn>) -> Vec<String> {
        let text = self.record.str(self.record.items[item].text);
        let (written, take) = (plain(text), take_sign(&self.settled.game, text));
        let mut meant = Vec::new();
        for turn in session.turns().to_vec() {
            let text = self.text(&mut *session, &turn, take, TurnForm::Short);
            let only_sign = plain(&text) == written;
            let near = only_sign
                || (meant.len() < MOST && self.is_near(&mut *session, &turn, &written, &text));
            if near && Some(&turn) != not && self.goes_on(&*session, &turn, item) {
                if only_sign {
                    return vec![text];
                }
                meant.push(text);
            }
        }
        meant
    }

    fn text(&self, session: &mut dyn Session, turn: &Turn, take: char, form: TurnForm) -> String {
        write_turn(session, turn, &TurnStyle { labels: self.settled.labels(), take, form })
    }

    /// Whether a turn differs from a written move by one slip, in short form or in the form that
    /// the move is written in.
    fn is_near(&self, session: &mut dyn Session, turn: &Turn, written: &str, text: &str) -> bool {
        let form = match written.matches('-').count() {
            0 => TurnForm::Letters,
            1 => TurnForm::Short,
            _ => TurnForm::Canonical,
        };
        is_one_slip(written, &plain(text))
            || form != TurnForm::Short
                && is_one_slip(written, &plain(&self.text(session, turn, 'x', form)))
    }

    fn goes_on(&self, session: &dyn Session, turn: &Turn, item: usize) -> bool {
        let mut next = session.fork();
        next.play(turn);
        let mut player = Player::new(&self.settled.game, &self.settled.names, self.record);
        run(&mut player, Line::new(next), item + 1, u32::MAX).1
    }
}

/// A move without what does not matter: signs all alike, small letters, no leading zeros.
fn plain(text: &str) -> String {
    let mut plain = String::new();
    let mut chars = text.chars().filter(|c| !c.is_whitespace()).peekable();
    let mut after_digit = false;
    while let Some(c) = chars.next() {
        let leads = c == '0' && !after_digit && chars.peek().is_some_and(char::is_ascii_digit);
        match c {
            _ if leads => continue,
            'x' | 'X' | ':' | '*' | '-' | '\u{2013}' => plain.push('-'),
            c => plain.extend(c.to_lowercase()),
        }
        after_digit = c.is_ascii_digit();
    }
    plain
}

/// Whether two plain texts differ by one slip: a character changed, dropped or added, two
/// neighbours swapped, or the cells in the opposite order. (Equal ones differ only in the sign.)
fn is_one_slip(one: &str, other: &str) -> bool {
    let (a, b) = (one.as_bytes(), other.as_bytes());
    let same = a.iter().zip(b).take_while(|(x, y)| x == y).count();
    let changed = match (&a[same..], &b[same..]) {
        ([], []) => true,
        ([_, a @ ..], [_, b @ ..]) if a == b => true,
        ([_, a @ ..], b) if a == b => true,
        (a, [_, b @ ..]) if a == b => true,
        ([first, second, a @ ..], [third, fourth, b @ ..]) => {
            first == fourth && second == third && a == b
        }
        _ => false,
    };
    changed || one.split('-').rev().eq(other.split('-'))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn slips_of_the_pen() {
        for (a, b) in [
            ("32x28", "32-28"),
            ("30-14", "30-24"),
            ("3-24", "30-24"),
            ("330-24", "30-24"),
            ("03-24", "30-24"),
            ("24-30", "30-24"),
            ("c3-d4", "c3-b4"),
            ("cd4", "cb4"),
        ] {
            assert!(is_one_slip(&plain(a), &plain(b)), "{a} {b}");
        }
        for (a, b) in [("30-24", "31-25"), ("c3-d4", "e3-f4"), ("1-6", "20-25")] {
            assert!(!is_one_slip(&plain(a), &plain(b)), "{a} {b}");
        }
    }

    #[test]
    fn what_does_not_matter_is_dropped() {
        assert_eq!(plain("01X06"), "1-6");
        assert_eq!(plain("C3 : E5"), "c3-e5");
        assert_eq!(plain("10-00"), "10-0");
    }
}
