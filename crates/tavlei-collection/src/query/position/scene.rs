//! A position as the tests look at it: what costs is made once, and only if asked for.

use std::cell::OnceCell;

use tavlei_core::{Position, Session, Side};

use super::counts::Counts;

/// A position of a running game.
pub(crate) struct Scene<'s> {
    session: &'s dyn Session,
    position: OnceCell<Position>,
    counts: OnceCell<Counts>,
}

impl<'s> Scene<'s> {
    /// Where a session stands.
    pub(crate) fn new(session: &'s dyn Session) -> Scene<'s> {
        Scene { session, position: OnceCell::new(), counts: OnceCell::new() }
    }

    /// Who is to move.
    pub(crate) fn side(&self) -> Side {
        self.session.side()
    }

    /// The position as plain data.
    pub(crate) fn position(&self) -> &Position {
        self.position.get_or_init(|| self.session.position())
    }

    /// How many pieces there are. Where turns are cells in a row, the engine counts them quicker.
    pub(crate) fn counts(&self) -> &Counts {
        self.counts.get_or_init(|| {
            if self.session.turns_are_texts() {
                Counts::of_position(self.position())
            } else {
                Counts::of_pieces(self.session.pieces())
            }
        })
    }
}
