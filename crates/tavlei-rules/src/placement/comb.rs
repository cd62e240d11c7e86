//! The Comb: growth from opposite corners; touched enemies become one's own dead men, walls.

use tavlei_core::{Bits, Board, Kind, Outcome, Point, PointSet, Position, SetupError, Side};

use super::common::{
    beside, beside_all, by_count, groups, number, points_text, read_set, text_of, wrong,
};
use crate::listed::sets::only;
use crate::listed::{Ground, List, Listed, Maker, opener};

/// The engine of the Comb.
pub(crate) const COMB: Maker =
    Maker { name: "comb", make: |board, labels| opener::<State>(board, labels, ()) };

/// How many men a turn has, in the cycle that White begins.
const CYCLE: [u32; 4] = [2, 3, 3, 2];

/// The letter of a dead man.
const DEAD: Kind = Kind::Other(b'D');

#[derive(Clone, PartialEq, Eq, Hash, Debug)]
struct State {
    live: [PointSet; 2],
    dead: [PointSet; 2],
    /// The place in the cycle: White moves at 0 and 2.
    stage: u8,
}

impl State {
    fn mover(&self) -> Side {
        if self.stage.is_multiple_of(2) { Side::White } else { Side::Black }
    }

    fn all(&self) -> PointSet {
        self.live[0] | self.live[1] | self.walls()
    }

    fn walls(&self) -> PointSet {
        self.dead[0] | self.dead[1]
    }

    /// Whether a side has placed its first man: its corner is never empty again.
    fn has_begun(&self, board: &Board, side: Side) -> bool {
        let men = self.live[side.index()] | self.dead[side.index()];
        !men.is_empty() || self.all().has(corner(board, side))
    }

    /// The cells where the mover may place one man.
    fn open_cells(&self, board: &Board) -> PointSet {
        let side = self.mover();
        if !self.has_begun(board, side) {
            return only(corner(board, side));
        }
        beside_all(board, self.live[side.index()]).minus(self.all())
    }

    /// The position with one more man of the mover, whose turn goes on.
    fn with(&self, board: &Board, at: Point) -> State {
        let (us, them) = (self.mover().index(), (!self.mover()).index());
        let taken = beside(board, at) & self.live[them];
        let mut next = self.clone();
        next.live[us] = next.live[us] | only(at);
        next.live[them] = next.live[them].minus(taken);
        next.dead[us] = next.dead[us] | taken;
        next
    }

    /// The position after a turn of so many men, if they come to all these cells and no more.
    fn after_men(&self, board: &Board, men: u32, cells: PointSet) -> Option<State> {
        if cells.is_empty() {
            let whole = men == 0 || self.is_divided(board);
            return whole.then(|| State { stage: (self.stage + 1) % 4, ..self.clone() });
        }
        if men == 0 || self.is_divided(board) {
            return None;
        }
        let mut next = (self.open_cells(board) & cells).points();
        next.find_map(|at| self.with(board, at).after_men(board, men - 1, cells.minus(only(at))))
    }

    /// The parts into which the dead men cut the board.
    fn parts(&self, board: &Board) -> Vec<PointSet> {
        groups(board, board.points().minus(self.walls()))
    }

    /// Whether no part holds live men of both sides any more.
    fn is_divided(&self, board: &Board) -> bool {
        let meets = |part: &PointSet| self.live.iter().all(|men| !(*men & *part).is_empty());
        Side::BOTH.into_iter().all(|side| self.has_begun(board, side))
            && !self.parts(board).iter().any(meets)
    }

    fn scores(&self, board: &Board) -> [u32; 2] {
        let parts = self.parts(board);
        let free = |part: PointSet| part.minus(self.all()).count();
        Side::BOTH.map(|side| {
            let [own, theirs] = [side, !side].map(|side| self.live[side.index()]);
            let alone = |part: &PointSet| !(*part & own).is_empty() && (*part & theirs).is_empty();
            let cells: u32 = parts.iter().filter(|part| alone(part)).map(|&part| free(part)).sum();
            cells + (own | self.dead[side.index()]).count()
        })
    }
}

/// The corner from which a side grows: near left for White, far right for Black.
fn corner(board: &Board, side: Side) -> Point {
    let cells = board.points();
    if side == Side::White { cells.lowest() } else { cells.highest() }
}

impl Listed for State {
    type Law = ();

    fn from_position(ground: &Ground<()>, position: &Position) -> Result<State, SetupError> {
        let side = position.side.ok_or(SetupError::NoSide)?;
        let stage = number(position, "stage", 3)?.map(|stage| stage as u8);
        let none = [PointSet::EMPTY; 2];
        let mut state =
            State { live: none, dead: none, stage: stage.unwrap_or(side.index() as u8) };
        if state.mover() != side {
            return Err(wrong("stage"));
        }
        for placed in &position.placed {
            let (at, owner) = (placed.at, placed.piece.side.index());
            if !ground.board.points().has(at) {
                return Err(SetupError::OffBoard(at));
            }
            if state.all().has(at) {
                return Err(SetupError::Twice(at));
            }
            match placed.piece.kind {
                Kind::Man => state.live[owner] = state.live[owner] | only(at),
                DEAD => state.dead[owner] = state.dead[owner] | only(at),
                _ => return Err(SetupError::NoSuchKind(at)),
            }
        }
        Ok(state)
    }

    fn to_position(&self, _: &Ground<()>) -> Position {
        let mut position = Position::empty(self.mover());
        for owner in Side::BOTH {
            let index = owner.index();
            self.live[index].points().for_each(|at| position.put(at, owner, Kind::Man));
            self.dead[index].points().for_each(|at| position.put(at, owner, DEAD));
        }
        position.sort();
        position.add_section("stage", self.stage.to_string());
        position
    }

    fn side(&self) -> Side {
        self.mover()
    }

    fn list(&self, ground: &Ground<()>, list: &mut List<State>) {
        let board = &ground.board;
        let mut add = |set, state: &State| {
            let after = State { stage: (state.stage + 1) % 4, ..state.clone() };
            list.add(text_of(&ground.labels, set), after);
        };
        // The position depends on the set alone, so each set is followed up once.
        let mut sets = vec![(PointSet::EMPTY, self.clone())];
        for _ in 0..CYCLE[usize::from(self.stage)] {
            let mut next = Vec::new();
            for (set, state) in &sets {
                for at in state.open_cells(board).points() {
                    next.push((*set | only(at), state.with(board, at)));
                }
            }
            next.sort_by_key(|(set, _)| *set);
            next.dedup_by_key(|(set, _)| *set);
            let (over, open): (Vec<_>, Vec<_>) =
                next.into_iter().partition(|(_, state)| state.is_divided(board));
            for (set, state) in &over {
                add(*set, state);
            }
            sets = open;
        }
        for (set, state) in &sets {
            add(*set, state);
        }
    }

    fn outcome(&self, ground: &Ground<()>) -> Outcome {
        let board = &ground.board;
        if self.is_divided(board) { by_count(self.scores(board)) } else { Outcome::Open }
    }

    fn score(&self, ground: &Ground<()>) -> Option<String> {
        Some(points_text(self.scores(&ground.board)))
    }

    fn after_text(&self, ground: &Ground<()>, text: &str) -> Option<State> {
        let cell = |text: &str| ground.labels.find(text.strip_prefix('@')?);
        let cells: Option<Vec<Point>> = text.split(',').map(cell).collect();
        let cells = cells?;
        let set: PointSet = cells.iter().copied().collect();
        let men = CYCLE[usize::from(self.stage)];
        let once = set.count() as usize == cells.len();
        if once { self.after_men(&ground.board, men, set) } else { None }
    }

    fn readings(&self, _: &Ground<()>, text: &str) -> Vec<String> {
        read_set(text)
    }

    fn is_irreversible(&self, _: &State) -> bool {
        true
    }
}
