//! All that is known where a text is no legal turn.

use tavlei_core::{Labels, Point, Position, Session, Side};
use tavlei_notation::{to_plain_letters, with_drops};
use tavlei_rules::Game;

use super::written::{PASS, Part, plain, split_throw};

/// A legal turn.
pub(super) struct Known {
    /// As it is written.
    pub(super) text: String,
    /// To compare with.
    pub(super) plain: String,
}

impl Known {
    /// The turn behind its throw.
    pub(super) fn body(&self) -> &str {
        split_throw(&self.plain).1
    }

    pub(super) fn throw(&self) -> Option<&str> {
        split_throw(&self.plain).0
    }

    pub(super) fn is_pass(&self) -> bool {
        self.body() == PASS
    }

    /// The texts of its parts.
    pub(super) fn parts(&self) -> impl Iterator<Item = &str> {
        self.body().split(',')
    }
}

/// A text that is no legal turn, with what may tell why.
pub(super) struct Case<'a> {
    pub(super) game: &'a Game,
    pub(super) labels: Labels,
    pub(super) side: Side,
    pub(super) position: Position,
    /// The legal turns, in the order of their texts.
    pub(super) legal: Vec<Known>,
    /// The text as it stands in the record.
    pub(super) written: String,
    /// The text to compare with.
    pub(super) plain: String,
}

impl<'a> Case<'a> {
    pub(super) fn new(game: &'a Game, session: &mut dyn Session, written: &str) -> Case<'a> {
        let turns = session.turns().to_vec();
        let texts: Vec<String> = turns.iter().map(|turn| session.text(turn)).collect();
        let colon_takes =
            game.spec().style.take == ':' || !texts.iter().any(|text| text.contains(':'));
        let known = |text: String| Known { plain: plain(&text, colon_takes), text };
        // Where men only come from the hand, a mere cell is meant as one.
        let drops = texts.iter().all(|text| text.contains('@') || text.ends_with(PASS));
        let letters = to_plain_letters(written);
        let said = if drops { with_drops(&letters, session.labels()) } else { letters };
        let compared = plain(&said, colon_takes);
        Case {
            game,
            labels: session.labels().clone(),
            side: session.side(),
            position: session.position(),
            legal: texts.into_iter().map(known).collect(),
            written: written.to_owned(),
            plain: compared,
        }
    }

    /// What is written behind the throw.
    pub(super) fn body(&self) -> &str {
        split_throw(&self.plain).1
    }

    pub(super) fn throw(&self) -> Option<&str> {
        split_throw(&self.plain).0
    }

    /// The parts of the text.
    pub(super) fn parts(&self) -> Vec<Part<'_>> {
        Part::all(&self.labels, self.body())
    }

    /// A part of some turn.
    pub(super) fn part<'t>(&self, text: &'t str) -> Part<'t> {
        Part::new(&self.labels, text)
    }

    /// The legal turns with the throw that is written.
    pub(super) fn thrown(&self) -> impl Iterator<Item = &Known> {
        self.legal.iter().filter(|turn| turn.throw() == self.throw())
    }

    /// The first part that goes wrong, by its index, and the legal turns (with the throw) that
    /// begin with all the parts before it.
    pub(super) fn wrong_part(&self) -> (usize, Vec<&Known>) {
        let same = |turn: &Known| {
            turn.parts().zip(self.body().split(',')).take_while(|(a, b)| a == b).count()
        };
        let most = self.thrown().map(same).max().unwrap_or(0);
        (most, self.thrown().filter(|turn| same(turn) == most).collect())
    }

    /// The parts of legal turns that could stand in place of the wrong one.
    pub(super) fn in_its_place(&self) -> Vec<Part<'_>> {
        let (index, turns) = self.wrong_part();
        let texts = turns.into_iter().filter_map(|turn| turn.parts().nth(index));
        texts.map(|text| self.part(text)).collect()
    }

    /// The part that goes wrong; `None` where the text ends before it.
    pub(super) fn wrong(&self) -> Option<Part<'_>> {
        self.parts().into_iter().nth(self.wrong_part().0)
    }

    /// The first part if it is the one that goes wrong: the position is known only there.
    pub(super) fn wrong_first(&self) -> Option<Part<'_>> {
        if self.wrong_part().0 == 0 { self.wrong() } else { None }
    }

    /// The name of a cell.
    pub(super) fn label(&self, point: Point) -> &str {
        self.labels.label(point)
    }

    /// Whose piece is on top on a cell.
    pub(super) fn owner(&self, point: Point) -> Option<Side> {
        self.position.at(point).map(|piece| piece.side)
    }

    /// The other side, if the text would be a turn of its. A text without cells says too little.
    pub(super) fn fits_other_side(&self) -> Option<Side> {
        let names_cells = self.parts().iter().any(|part| !part.cells.is_empty());
        let turned = Position { side: Some(!self.side), ..self.position.clone() };
        (names_cells && self.is_legal_in(&turned)).then_some(!self.side)
    }

    /// Whether the text would be a turn of another position of the game.
    pub(super) fn is_legal_in(&self, position: &Position) -> bool {
        let session = self.game.open_at(position).ok();
        session.is_some_and(|mut session| {
            session.outcome().is_open()
                && session.resolve_text(&self.written).is_some_and(|turns| !turns.is_empty())
        })
    }
}

/// The texts of turns as they are written.
pub(super) fn texts<'k>(turns: impl IntoIterator<Item = &'k Known>) -> Vec<String> {
    turns.into_iter().map(|turn| turn.text.clone()).collect()
}
