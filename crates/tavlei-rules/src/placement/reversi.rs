//! Reversi: a man is placed so that it encloses enemy men in a row, which change sides.

use tavlei_core::{Bits, Dir, Outcome, Point, PointSet, Position, Reason, SetupError, Side};

use crate::listed::sets::{only, plain_men, position_of};
use crate::listed::{Ground, List, Listed, Maker, opener};

/// The engine of reversi.
pub(crate) const REVERSI: Maker =
    Maker { name: "turning-over", make: |board, labels| opener::<State>(board, labels, ()) };

#[derive(Clone, PartialEq, Eq, Hash, Debug)]
struct State {
    men: [PointSet; 2],
    side: Side,
}

impl State {
    /// The enemy men that a man on a point would enclose.
    fn enclosed(&self, ground: &Ground<()>, at: Point, side: Side) -> PointSet {
        let in_dir = |dir| self.enclosed_in(ground, at, side, dir);
        Dir::ALL.into_iter().map(in_dir).fold(PointSet::EMPTY, |all, row| all | row)
    }

    fn enclosed_in(&self, ground: &Ground<()>, at: Point, side: Side, dir: Dir) -> PointSet {
        let mut row = PointSet::EMPTY;
        let mut next = ground.board.next(at, dir);
        while let Some(point) = next {
            if self.men[side.index()].has(point) {
                return row;
            }
            if !self.men[(!side).index()].has(point) {
                break;
            }
            row = row | only(point);
            next = ground.board.next(point, dir);
        }
        PointSet::EMPTY
    }

    fn empty(&self, ground: &Ground<()>) -> PointSet {
        ground.board.points().minus(self.men[0] | self.men[1])
    }

    /// The empty points beside an enemy man: no others can enclose any.
    fn near(&self, ground: &Ground<()>, side: Side) -> PointSet {
        let enemies = self.men[(!side).index()];
        let beside = |at| Dir::ALL.into_iter().filter_map(move |dir| ground.board.next(at, dir));
        let all = enemies.points().flat_map(beside).map(only);
        all.fold(PointSet::EMPTY, |all, one| all | one) & self.empty(ground)
    }

    /// The position after a man is placed on an empty point; `None` if it would enclose nothing.
    fn placed(&self, ground: &Ground<()>, at: Point) -> Option<State> {
        let (us, them) = (self.side.index(), (!self.side).index());
        let turned = self.enclosed(ground, at, self.side);
        if turned.is_empty() {
            return None;
        }
        let mut after = State { side: !self.side, ..self.clone() };
        after.men[us] = after.men[us] | turned | only(at);
        after.men[them] = after.men[them].minus(turned);
        Some(after)
    }

    fn can_place(&self, ground: &Ground<()>, side: Side) -> bool {
        self.near(ground, side).points().any(|at| !self.enclosed(ground, at, side).is_empty())
    }
}

impl Listed for State {
    type Law = ();

    fn from_position(ground: &Ground<()>, position: &Position) -> Result<State, SetupError> {
        let side = position.side.ok_or(SetupError::NoSide)?;
        Ok(State { men: plain_men(&ground.board, position)?, side })
    }

    fn to_position(&self, _: &Ground<()>) -> Position {
        position_of(&self.men, self.side)
    }

    fn side(&self) -> Side {
        self.side
    }

    fn list(&self, ground: &Ground<()>, list: &mut List<State>) {
        for at in self.near(ground, self.side).points() {
            if let Some(after) = self.placed(ground, at) {
                list.add(format!("@{}", ground.labels.label(at)), after);
            }
        }
        // The other side can place, or the game would be over.
        if list.is_empty() {
            list.add("--".to_owned(), State { side: !self.side, ..self.clone() });
        }
    }

    fn outcome(&self, ground: &Ground<()>) -> Outcome {
        if Side::BOTH.into_iter().any(|side| self.can_place(ground, side)) {
            return Outcome::Open;
        }
        let [white, black] = self.men.map(Bits::count);
        match white.cmp(&black) {
            std::cmp::Ordering::Greater => Outcome::Win(Side::White, Reason::Count),
            std::cmp::Ordering::Less => Outcome::Win(Side::Black, Reason::Count),
            std::cmp::Ordering::Equal => Outcome::Draw(Reason::Count),
        }
    }

    fn score(&self, _: &Ground<()>) -> Option<String> {
        let [white, black] = self.men.map(Bits::count);
        Some(format!("{white}:{black}"))
    }

    /// Othello transcripts name the cell alone: `f5`.
    fn readings(&self, _: &Ground<()>, text: &str) -> Vec<String> {
        vec![format!("@{text}")]
    }

    fn turn_of(&self, ground: &Ground<()>, text: &str) -> Option<(String, State)> {
        let cell = text.strip_prefix('@').unwrap_or(text);
        let at = ground.labels.find(cell).filter(|&at| self.empty(ground).has(at))?;
        let after = self.placed(ground, at)?;
        Some((format!("@{}", ground.labels.label(at)), after))
    }

    fn is_irreversible(&self, after: &State) -> bool {
        self.men != after.men
    }
}
