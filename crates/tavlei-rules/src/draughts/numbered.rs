//! Men that carry numbers: they count when a game is drawn.

use std::collections::BTreeMap;
use std::hash::{BuildHasher, BuildHasherDefault, DefaultHasher};

use tavlei_core::{
    Bits, Board, Fault, Fit, Kind, Labels, Outcome, Pattern, Pieces, Point, Position, Session,
    Side, Step, Turn,
};

/// A game whose men carry numbers. A number goes with its man, and is lost when the man is taken
/// or becomes a king.
#[derive(Debug)]
struct Numbered {
    game: Box<dyn Session>,
    numbers: BTreeMap<Point, u8>,
}

/// A session that keeps the numbers of a position; the same session where there are none.
pub(crate) fn numbered(game: Box<dyn Session>, position: &Position) -> Box<dyn Session> {
    let with_number = |p: &&tavlei_core::Placed| p.mark > 0 && p.piece.kind == Kind::Man;
    let numbers: BTreeMap<Point, u8> =
        position.placed.iter().filter(with_number).map(|p| (p.at, p.mark)).collect();
    if numbers.is_empty() { game } else { Box::new(Numbered { game, numbers }) }
}

impl Session for Numbered {
    fn play(&mut self, turn: &Turn) {
        self.game.play(turn);
        let number = turn.from.and_then(|from| self.numbers.remove(&from));
        for taken in turn.taken.points() {
            self.numbers.remove(&taken);
        }
        if let (Some(number), Some(to), false) = (number, turn.to, turn.promotes) {
            self.numbers.insert(to, number);
        }
    }

    fn position(&self) -> Position {
        let mut position = self.game.position();
        for placed in &mut position.placed {
            placed.mark = self.numbers.get(&placed.at).copied().unwrap_or(0);
        }
        position
    }

    fn score(&self) -> Option<String> {
        let placed = self.position().placed;
        let sum = |side: Side| -> u32 {
            placed.iter().filter(|p| p.piece.side == side).map(|p| u32::from(p.mark)).sum()
        };
        Some(format!("{}:{}", sum(Side::White), sum(Side::Black)))
    }

    fn key(&self) -> u64 {
        let key = self.game.key();
        if self.numbers.is_empty() {
            return key;
        }
        key ^ BuildHasherDefault::<DefaultHasher>::default().hash_one(&self.numbers)
    }

    fn fork(&self) -> Box<dyn Session> {
        Box::new(Numbered { game: self.game.fork(), numbers: self.numbers.clone() })
    }

    fn board(&self) -> &Board {
        self.game.board()
    }

    fn labels(&self) -> &Labels {
        self.game.labels()
    }

    fn side(&self) -> Side {
        self.game.side()
    }

    fn turns(&mut self) -> &[Turn] {
        self.game.turns()
    }

    fn steps(&mut self, turn: &Turn, out: &mut Vec<Step>) {
        self.game.steps(turn, out);
    }

    fn fit(&mut self, turn: &Turn, pattern: &Pattern) -> Option<Fit> {
        self.game.fit(turn, pattern)
    }

    fn resolve(&mut self, pattern: &Pattern, out: &mut Vec<Turn>) {
        self.game.resolve(pattern, out);
    }

    fn outcome(&mut self) -> Outcome {
        self.game.outcome()
    }

    fn pieces(&self) -> Pieces {
        self.game.pieces()
    }

    fn is_irreversible(&self, turn: &Turn) -> bool {
        self.game.is_irreversible(turn)
    }

    fn can_take(&mut self) -> bool {
        self.game.can_take()
    }

    fn explain(&mut self, pattern: &Pattern) -> Fault {
        self.game.explain(pattern)
    }

    fn perft(&mut self, depth: u32) -> u64 {
        self.game.perft(depth)
    }
}
