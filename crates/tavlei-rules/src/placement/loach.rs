//! The Loach: one line of men, each next one straight on, or sideways and turned over.

use tavlei_core::{
    Bits, Board, Dir, Kind, Outcome, Point, PointSet, Position, Reason, SetupError, Side,
};

use super::common::{SIDES, beside, beside_all, by_count, cell, number, wrong};
use crate::listed::sets::only;
use crate::listed::{Ground, List, Listed, Maker, opener};

/// The engine of the Loach.
pub(crate) const LOACH: Maker =
    Maker { name: "loach", make: |board, labels| opener::<State>(board, labels, ()) };

/// How many men a side has.
const STOCK: u32 = 18;

/// The letter of a man that lies turned over.
const HOOK: Kind = Kind::Other(b'T');

#[derive(Clone, PartialEq, Eq, Hash, Debug)]
struct State {
    men: [PointSet; 2],
    hooks: PointSet,
    /// The man that the last one was joined to.
    base: Option<Point>,
    /// The man placed last.
    last: Option<Point>,
    /// Whether the other side has passed: the side to move placed last and goes on elsewhere.
    extra: bool,
    side: Side,
}

/// A man to be placed.
struct Man {
    at: Point,
    base: Option<Point>,
    hook: bool,
}

/// The direction from a cell to one at its side.
fn dir_to(board: &Board, from: Point, to: Point) -> Option<Dir> {
    SIDES.into_iter().find(|&dir| board.next(from, dir) == Some(to))
}

impl State {
    fn all(&self) -> PointSet {
        self.men[0] | self.men[1]
    }

    fn counts(&self) -> [u32; 2] {
        self.men.map(Bits::count)
    }

    /// What the side to move may place; nothing means a pass, or the end in an extra turn.
    fn choices(&self, board: &Board) -> Vec<Man> {
        let Some(last) = self.last else { return centre(board) };
        let Some(dir) = self.base.and_then(|base| dir_to(board, base, last)) else {
            return self.second(board, last);
        };
        if !self.extra {
            return self.onward(board, last, dir);
        }
        let sideways = self.sideways(board, last, dir);
        if self.hooks.has(last) && !sideways.is_empty() { sideways } else { self.anew(board) }
    }

    fn free(&self, board: &Board, from: Point, dir: Dir) -> Option<Point> {
        board.next(from, dir).filter(|&to| !self.all().has(to))
    }

    /// The second man of the game, plain or turned over.
    fn second(&self, board: &Board, last: Point) -> Vec<Man> {
        let cells = beside(board, last).minus(self.all()).points();
        let both = |at| [false, true].map(|hook| Man { at, base: Some(last), hook });
        cells.flat_map(both).collect()
    }

    fn onward(&self, board: &Board, last: Point, dir: Dir) -> Vec<Man> {
        let straight = self.free(board, last, dir);
        let mut men = Vec::from_iter(straight.map(|at| Man { at, base: Some(last), hook: false }));
        if !self.hooks.has(last) {
            men.extend(self.sideways(board, last, dir));
        }
        men
    }

    fn sideways(&self, board: &Board, last: Point, dir: Dir) -> Vec<Man> {
        let sides = [2, 6].map(|turn| Dir::ALL[(dir.index() + turn) % 8]);
        let cells = sides.into_iter().filter_map(|dir| self.free(board, last, dir));
        cells.map(|at| Man { at, base: Some(last), hook: true }).collect()
    }

    /// A new direction from any man of the side that passed.
    fn anew(&self, board: &Board) -> Vec<Man> {
        let bases = self.men[(!self.side).index()];
        let cells = beside_all(board, bases).minus(self.all()).points();
        let from = |at| (beside(board, at) & bases).points().map(move |base| (at, base));
        cells.flat_map(from).map(|(at, base)| Man { at, base: Some(base), hook: false }).collect()
    }

    fn after(&self, man: &Man) -> State {
        let mut after = State {
            base: man.base,
            last: Some(man.at),
            extra: false,
            side: !self.side,
            ..self.clone()
        };
        let own = &mut after.men[self.side.index()];
        *own = *own | only(man.at);
        if man.hook {
            after.hooks = after.hooks | only(man.at);
        }
        after
    }

    /// The text of a man: a base other than the last man is named.
    fn text(&self, ground: &Ground<()>, man: &Man) -> String {
        let hook = if man.hook { "^" } else { "" };
        let text = format!("@{}{hook}", ground.labels.label(man.at));
        match man.base.filter(|_| self.extra && !man.hook) {
            Some(base) => format!("{text}/{}", ground.labels.label(base)),
            None => text,
        }
    }
}

/// The four cells in the middle of the board, for the first man.
fn centre(board: &Board) -> Vec<Man> {
    let middle = |n: u8, size: u8| n == size / 2 || n + 1 == size / 2;
    let inner = |at: &Point| {
        let (x, y) = board.xy(*at);
        middle(x, board.files()) && middle(y, board.ranks())
    };
    let cells = board.points().points().filter(inner);
    cells.map(|at| Man { at, base: None, hook: false }).collect()
}

impl State {
    /// What the sections say must fit the men.
    fn check(mut self, board: &Board) -> Result<State, SetupError> {
        if self.counts().iter().any(|&count| count > STOCK) {
            return Err(SetupError::Pieces("a side has more men than the game gives it"));
        }
        let all = self.all();
        // A lone man is the last one.
        if self.last.is_none() && all.count() == 1 {
            self.last = Some(all.lowest());
        }
        match (self.base, self.last) {
            (None, last) if all.count() < 2 && last.is_none_or(|at| all.has(at)) => {}
            (Some(base), Some(last))
                if all.has(base) && all.has(last) && dir_to(board, base, last).is_some() => {}
            _ => return Err(wrong("last")),
        }
        if self.extra && self.base.is_none() {
            return Err(wrong("extra"));
        }
        Ok(self)
    }
}

impl Listed for State {
    type Law = ();

    fn from_position(ground: &Ground<()>, position: &Position) -> Result<State, SetupError> {
        let (none, cells) = (PointSet::EMPTY, ground.board.points());
        let mut state = State {
            men: [none; 2],
            hooks: none,
            base: cell(&ground.labels, position, "base")?,
            last: cell(&ground.labels, position, "last")?,
            extra: number(position, "extra", 1)? == Some(1),
            side: position.side.ok_or(SetupError::NoSide)?,
        };
        for placed in &position.placed {
            let at = placed.at;
            if !cells.has(at) {
                return Err(SetupError::OffBoard(at));
            }
            if state.all().has(at) {
                return Err(SetupError::Twice(at));
            }
            match placed.piece.kind {
                Kind::Man => {}
                HOOK => state.hooks = state.hooks | only(at),
                _ => return Err(SetupError::NoSuchKind(at)),
            }
            let own = &mut state.men[placed.piece.side.index()];
            *own = *own | only(at);
        }
        state.check(&ground.board)
    }

    fn to_position(&self, ground: &Ground<()>) -> Position {
        let mut position = Position::empty(self.side);
        for owner in Side::BOTH {
            for at in self.men[owner.index()].points() {
                position.put(at, owner, if self.hooks.has(at) { HOOK } else { Kind::Man });
            }
        }
        position.sort();
        for (name, at) in [("base", self.base), ("last", self.last)] {
            if let Some(at) = at {
                position.add_section(name, ground.labels.label(at));
            }
        }
        if self.extra {
            position.add_section("extra", "1");
        }
        position
    }

    fn side(&self) -> Side {
        self.side
    }

    fn list(&self, ground: &Ground<()>, list: &mut List<State>) {
        for man in self.choices(&ground.board) {
            list.add(self.text(ground, &man), self.after(&man));
        }
        if list.is_empty() && !self.extra {
            let after = State { side: !self.side, extra: true, ..self.clone() };
            list.add("--".to_owned(), after);
        }
    }

    fn outcome(&self, _: &Ground<()>) -> Outcome {
        // Who does not move placed last.
        let done = |side: &Side| self.men[side.index()].count() >= STOCK;
        let winner = [!self.side, self.side].into_iter().find(done);
        winner.map_or(Outcome::Open, |side| Outcome::Win(side, Reason::Goal))
    }

    /// Neither side can go on.
    fn without_turns(&self) -> Outcome {
        by_count(self.counts())
    }

    fn readings(&self, _: &Ground<()>, text: &str) -> Vec<String> {
        vec![format!("@{text}")]
    }

    fn is_irreversible(&self, after: &State) -> bool {
        self.men != after.men
    }
}
