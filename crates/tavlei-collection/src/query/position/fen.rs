//! A whole position, as FEN gives it.

use std::cmp::Ordering;

use tavlei_core::{Placed, Position, Side};
use tavlei_notation::{Dialect, parse_fen_as};
use tavlei_rules::Game;

use super::counts::{Counts, Sort};
use super::per_game::Unfit;
use super::scene::Scene;
use super::symmetry::Map;
use crate::query::bad::Source;
use crate::query::how::How;

/// The positions of one game that a FEN stands for: itself, and what it is mirrored or swapped.
#[derive(Clone, Debug)]
pub(crate) struct Placing(Vec<Wanted>);

#[derive(Clone, Debug)]
struct Wanted {
    /// Who is to move, unless that is all the same.
    side: Option<Side>,
    position: Position,
    counts: Counts,
    /// In how many cells a position may differ from it.
    within: u32,
}

impl Placing {
    /// Reads a FEN for a game.
    pub(crate) fn read(game: &Game, fen: &Source, how: &How) -> Result<Placing, Unfit> {
        let dialect = if game.is_listed() { Dialect::Open } else { Dialect::Draughts };
        let labels = [game.labels(), game.algebraic()];
        let parsed = parse_fen_as(dialect, fen.text(), game.board(), &labels);
        let parsed = parsed.map_err(|error| Unfit {
            range: error.range,
            message: error.message,
            help: Some(error.help),
        })?;
        let mut position = parsed.position;
        position.sort();
        let all = alike(game, position, how).map_err(|why| Unfit::new(0..fen.text().len(), why))?;
        Ok(Placing(all.into_iter().map(|position| Wanted::new(position, how)).collect()))
    }

    /// Whether a position is one of these.
    pub(crate) fn is_at(&self, scene: &Scene<'_>) -> bool {
        self.0.iter().any(|wanted| wanted.is_at(scene))
    }
}

/// A position and what it becomes by the exchanges asked for.
fn alike(game: &Game, position: Position, how: &How) -> Result<Vec<Position>, String> {
    let name = &game.spec().name;
    let mut all = vec![position];
    let mut add = |map: Option<Map<'_>>, why: &str| match map {
        Some(map) => {
            let moved: Vec<Position> = all.iter().map(|position| map.position(position)).collect();
            all.extend(moved);
            Ok(())
        }
        None => Err(format!("the board of {name} {why}")),
    };
    if how.mirror {
        let why = "has no mirror image: left and right differ on it; \"swap\" turns the board and \
                   swaps the colours";
        add(Map::mirrored(game.board()), why)?;
    }
    if how.swap {
        add(Map::turned(game.board()), "can't be turned round")?;
    }
    Ok(all)
}

impl Wanted {
    fn new(position: Position, how: &How) -> Wanted {
        let side = position.side.filter(|_| !how.any_side);
        let counts = Counts::of_position(&position);
        Wanted { side, position, counts, within: how.within }
    }

    fn is_at(&self, scene: &Scene<'_>) -> bool {
        if self.side.is_some_and(|side| side != scene.side()) || !self.counts_fit(scene.counts()) {
            return false;
        }
        let here = scene.position();
        if self.within > 0 {
            return differing(&self.position.placed, &here.placed) <= self.within;
        }
        let counters = &self.position.king_moves;
        self.position.placed == here.placed
            && (counters.is_empty() || *counters == here.king_moves)
            && self.position.sections.iter().all(|section| here.sections.contains(section))
    }

    /// Counting is quick and rules out nearly everything: a cell that differs changes a number by
    /// one at most.
    fn counts_fit(&self, here: &Counts) -> bool {
        let fits =
            |side, sort| self.counts.get(side, sort).abs_diff(here.get(side, sort)) <= self.within;
        Side::BOTH.into_iter().all(|side| fits(side, Sort::All) && fits(side, Sort::Kings))
    }
}

/// In how many cells two positions differ; the pieces of both are in order.
fn differing(one: &[Placed], other: &[Placed]) -> u32 {
    let (mut ones, mut others) = (one.iter().peekable(), other.iter().peekable());
    let mut cells = 0;
    loop {
        let (next, order) = match (ones.peek(), others.peek()) {
            (None, None) => return cells,
            (Some(one), Some(other)) => (one.at.min(other.at), one.at.cmp(&other.at)),
            (Some(one), None) => (one.at, Ordering::Less),
            (None, Some(other)) => (other.at, Ordering::Greater),
        };
        let same = order.is_eq() && ones.peek() == others.peek();
        cells += u32::from(!same);
        while ones.next_if(|placed| placed.at == next).is_some() {}
        while others.next_if(|placed| placed.at == next).is_some() {}
    }
}

#[cfg(test)]
mod tests {
    use tavlei_rules::find;

    use super::*;

    fn position(game: &Game, fen: &str) -> Position {
        let labels = [game.labels()];
        parse_fen_as(Dialect::Draughts, fen, game.board(), &labels).unwrap().position
    }

    #[test]
    fn cells_that_differ_are_counted_once_each() {
        let game = find("international").unwrap();
        let placed = |fen: &str| {
            let mut position = position(&game, fen);
            position.sort();
            position.placed
        };
        let here = placed("W:W31,32,K46:B7,12");
        for (fen, cells) in [
            ("W:W31,32,K46:B7,12", 0),
            ("W:W31,32,46:B7,12", 1),
            ("W:W31,32,K46:B7", 1),
            ("W:W31,28,K46:B7,12", 2),
            ("W:W7,32,K46:B31,12", 2),
            ("W:W:B", 5),
        ] {
            assert_eq!(differing(&here, &placed(fen)), cells, "{fen}");
            assert_eq!(differing(&placed(fen), &here), cells, "{fen}");
        }
    }

    #[test]
    fn turned_twice_or_mirrored_twice_is_the_same() {
        for (id, fen) in [("international", "W:W31,K45:B7,K50"), ("turkish", "B:Wa3,Kb4:Bf6,Kh8")] {
            let game = find(id).unwrap();
            let position = position(&game, fen);
            let turned = Map::turned(game.board()).unwrap();
            assert_ne!(turned.position(&position), position);
            assert_eq!(turned.position(&turned.position(&position)), position);
        }
        let game = find("turkish").unwrap();
        let position = position(&game, "B:Wa3,Kb4:Bf6,Kh8");
        let mirrored = Map::mirrored(game.board()).unwrap();
        assert_eq!(mirrored.position(&mirrored.position(&position)), position);
    }

    #[test]
    fn only_boards_alike_on_both_sides_have_a_mirror_image() {
        let how = How { mirror: true, ..How::default() };
        let read = |id: &str, fen: &str| Placing::read(&find(id).unwrap(), &Source::all(fen), &how);
        assert!(read("turkish", "W:Wa3:Bf6").is_ok());
        let unfit = read("international", "W:W31:B7").unwrap_err();
        assert!(unfit.message.contains("no mirror image"), "{}", unfit.message);
    }

    #[test]
    fn a_swapped_position_is_the_start_again_at_the_start() {
        let game = find("international").unwrap();
        let start = game.start();
        let turned = Map::turned(game.board()).unwrap().position(start);
        assert_eq!((turned.placed, turned.side), (start.placed.clone(), Some(Side::Black)));
    }
}
