//! A turn in the characters of a notation.

use tavlei_core::{Labels, Session, Step, Turn};

use super::{Captures, Notation, Signs, relabel};
use crate::write::Spelled;
use crate::{TurnStyle, spell_turn};

/// What the writing of a turn needs beside the notation.
#[derive(Clone, Copy, Debug)]
pub struct Names<'a> {
    /// What the notation calls cells.
    pub labels: &'a Labels,
    /// The sign of captures that the game's records use.
    pub take: char,
}

impl Notation {
    /// Writes a legal turn of the session's position: the shortest text of the notation's form that
    /// it reads back as that turn alone. What the notation can't say is written canonically, in the
    /// names of the session.
    pub fn spell(&self, session: &mut dyn Session, turn: &Turn, names: Names<'_>) -> Spelled {
        if self.is_usual(session, names.labels) {
            let take = self.signs.take.as_ref().and_then(|sign| sign.chars().next());
            let (labels, form) = (names.labels, self.form);
            let style = TurnStyle { labels, take: take.unwrap_or(names.take), form };
            return spell_turn(session, turn, &style);
        }
        let mut last = String::new();
        for plain in self.plain_texts(session, turn, names) {
            let text = self.dress(&plain, names.take);
            if self.means(session, &text, turn, names.labels) {
                return Spelled { text, unique: true };
            }
            last = text;
        }
        if session.turns_are_texts() {
            return Spelled { text: session.text(turn), unique: true };
        }
        Spelled { text: last, unique: false }
    }

    /// The sign of captures, where the records of a game use `take` and turns are written in no other
    /// signs and letters than the usual writer's.
    pub fn usual_take(&self, take: char) -> Option<char> {
        let own = self.signs.take.as_ref().and_then(|sign| sign.chars().next());
        self.has_usual_signs().then_some(own.unwrap_or(take))
    }

    /// Whether a text means a turn and no other.
    fn means(&self, session: &mut dyn Session, text: &str, turn: &Turn, labels: &Labels) -> bool {
        let found = self.resolve(session, text, labels);
        let [only] = found[..] else { return false };
        // A turn that is a text may be known by another index as well.
        only == *turn || session.turns_are_texts() && session.text(&only) == session.text(turn)
    }

    /// Whether there is nothing to change in the texts of the turns' usual writer.
    fn is_usual(&self, session: &dyn Session, labels: &Labels) -> bool {
        let own_names = !session.turns_are_texts() || labels.scheme() == session.labels().scheme();
        own_names && self.has_usual_signs()
    }

    fn has_usual_signs(&self) -> bool {
        let Signs { step, take, drop, pass } = &self.signs;
        matches!(take.as_deref(), None | Some("x" | ":"))
            && [step, drop, pass].into_iter().all(Option::is_none)
            && self.letters.is_empty()
            && self.captures == Captures::Way
    }

    /// The texts that may say a turn, in plain signs and letters, the best first.
    fn plain_texts(&self, session: &mut dyn Session, turn: &Turn, names: Names<'_>) -> Vec<String> {
        if session.turns_are_texts() {
            let text = session.text(turn);
            let own = session.labels().clone();
            return relabel(&text, &own, names.labels).into_iter().collect();
        }
        let mut steps = Vec::new();
        session.steps(turn, &mut steps);
        if self.captures == Captures::Taken && turn.is_capture() {
            return vec![with_taken(turn, &steps, names.labels)];
        }
        let extents = self.form.extents().iter();
        extents.map(|extent| extent.text(session.board(), turn, &steps, names.labels)).collect()
    }

    /// A plain text in the signs and letters of the notation.
    fn dress(&self, plain: &str, take: char) -> String {
        self.letters.put_in(self.signs.put_in(plain, take))
    }
}

/// `28x19x23`: from 28 to 19, taking 23.
fn with_taken(turn: &Turn, steps: &[Step], labels: &Labels) -> String {
    let taken = steps.iter().filter_map(|step| match step {
        Step::Take(point) => Some(*point),
        _ => None,
    });
    let mut taken: Vec<_> = taken.collect();
    taken.sort_by_key(|&point| (labels.label(point).len(), labels.label(point)));
    let ends = turn.from.into_iter().chain(turn.to);
    let names: Vec<&str> = ends.chain(taken).map(|point| labels.label(point)).collect();
    names.join("x")
}
