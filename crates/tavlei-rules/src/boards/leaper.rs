//! Draughts along other lines: orthogonal ones, and those that also take by stepping on.

use tavlei_core::{
    Bits, Board, Dirs, Kind, Outcome, Point, PointSet, Position, Reason, SetupError, Side,
};

use super::chain::Search;
use super::leaping::{Goal, HARZ_LAW, Leaping, SENEGALESE_LAW, TIM_LAW, TOBIT_LAW};
use crate::listed::sets::only;
use crate::listed::{Ground, List, Listed, Maker, opener};

/// Men go and take forward and sideways, kings like rooks.
pub(crate) const TOBIT: Maker = Maker {
    name: "leapers-on-lines",
    make: |board, labels| opener::<State>(board, labels, TOBIT_LAW),
};

/// As tobit without kings: men leave at the far end.
pub(crate) const SENEGALESE: Maker = Maker {
    name: "leapers-that-leave",
    make: |board, labels| opener::<State>(board, labels, SENEGALESE_LAW),
};

/// Men go forward and to the right, from corner to corner.
pub(crate) const HARZDAME: Maker = Maker {
    name: "leapers-sideways",
    make: |board, labels| opener::<State>(board, labels, HARZ_LAW),
};

/// Draughts on cells of both colours, which also takes straight ahead.
pub(crate) const TIM: Maker = Maker {
    name: "leapers-and-steppers",
    make: |board, labels| opener::<State>(board, labels, TIM_LAW),
};

const TAKEN: [&str; 2] = ["taken-w", "taken-b"];

/// A position.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(super) struct State {
    /// All pieces of each side.
    pub(super) pieces: [PointSet; 2],
    pub(super) kings: PointSet,
    pub(super) side: Side,
    /// Men that each side has taken, where they decide the game.
    taken: Option<[u8; 2]>,
}

impl State {
    pub(super) fn all(&self) -> PointSet {
        self.pieces[0] | self.pieces[1]
    }

    pub(super) fn us(&self) -> PointSet {
        self.pieces[self.side.index()]
    }

    pub(super) fn them(&self) -> PointSet {
        self.pieces[(!self.side).index()]
    }

    /// Directions as the side to move sees them.
    pub(super) fn turned(&self, whites: Dirs) -> Dirs {
        if self.side == Side::White { whites } else { whites.turned() }
    }

    /// The position after the piece of one point has come to another and taken some.
    fn after(&self, ground: &Ground<Leaping>, from: Point, to: Point, taken: PointSet) -> State {
        let (us, them) = (self.side.index(), (!self.side).index());
        let mut after = State { side: !self.side, ..self.clone() };
        let is_king = self.kings.has(from);
        after.pieces[us] = after.pieces[us].minus(only(from)) | only(to);
        after.pieces[them] = after.pieces[them].minus(taken);
        after.kings = after.kings.minus(only(from) | taken);
        let arrived = ground.law.goal.reached(&ground.board, self.side, to);
        match ground.law.goal {
            Goal::Leaves if arrived => after.pieces[us] = after.pieces[us].minus(only(to)),
            Goal::King | Goal::KingAtRest if is_king || arrived => {
                after.kings = after.kings | only(to);
            }
            _ => {}
        }
        if let Some(counts) = &mut after.taken {
            counts[us] = counts[us].saturating_add(taken.count() as u8);
        }
        after
    }

    fn captures(&self, ground: &Ground<Leaping>, list: &mut List<State>) {
        let search = Search { board: &ground.board, law: &ground.law, state: self };
        for capture in search.all() {
            let path: Vec<&str> = capture.path.iter().map(|&at| ground.labels.label(at)).collect();
            let [from, to] = [capture.path.first(), capture.path.last()];
            let Some((&from, &to)) = from.zip(to) else { continue };
            let mut after = self.after(ground, from, to, capture.taken);
            if capture.king {
                after.kings = after.kings | only(to);
            }
            list.add(path.join("x"), after);
        }
    }

    fn moves_of(&self, ground: &Ground<Leaping>, from: Point, list: &mut List<State>) {
        let king = self.kings.has(from);
        let dirs = if king { ground.law.kings } else { self.turned(ground.law.steps) };
        for dir in dirs.iter() {
            let mut next = ground.board.next(from, dir);
            while let Some(to) = next.filter(|&to| !self.all().has(to)) {
                let text = format!("{}-{}", ground.labels.label(from), ground.labels.label(to));
                list.add(text, self.after(ground, from, to, PointSet::EMPTY));
                next = ground.board.next(to, dir).filter(|_| king);
            }
        }
    }

    fn by_count(taken: [u8; 2], reason: Reason) -> Outcome {
        match taken[0].cmp(&taken[1]) {
            std::cmp::Ordering::Greater => Outcome::Win(Side::White, reason),
            std::cmp::Ordering::Less => Outcome::Win(Side::Black, reason),
            std::cmp::Ordering::Equal => Outcome::Draw(reason),
        }
    }
}

fn read_pieces(board: &Board, position: &Position, kings: bool) -> Result<State, SetupError> {
    let side = position.side.ok_or(SetupError::NoSide)?;
    let empty = PointSet::EMPTY;
    let mut state = State { pieces: [empty; 2], kings: empty, side, taken: None };
    for placed in &position.placed {
        let king = placed.piece.kind == Kind::King;
        if !board.points().has(placed.at) {
            return Err(SetupError::OffBoard(placed.at));
        }
        if placed.piece.kind != Kind::Man && !(king && kings) {
            return Err(SetupError::NoSuchKind(placed.at));
        }
        if state.all().has(placed.at) {
            return Err(SetupError::Twice(placed.at));
        }
        let owner = placed.piece.side.index();
        state.pieces[owner] = state.pieces[owner] | only(placed.at);
        state.kings = if king { state.kings | only(placed.at) } else { state.kings };
    }
    Ok(state)
}

fn read_taken(position: &Position, owner: Side) -> Result<u8, SetupError> {
    let name = TAKEN[owner.index()];
    let Some(text) = position.section(name) else { return Ok(0) };
    let number = text.parse().ok().filter(|_| text.bytes().all(|b| b.is_ascii_digit()));
    number.ok_or(SetupError::Section(name.into()))
}

impl Listed for State {
    type Law = Leaping;

    fn from_position(ground: &Ground<Leaping>, position: &Position) -> Result<State, SetupError> {
        let counts = ground.law.goal == Goal::Leaves;
        let mut state = read_pieces(&ground.board, position, !counts)?;
        if counts {
            state.taken =
                Some([read_taken(position, Side::White)?, read_taken(position, Side::Black)?]);
        }
        Ok(state)
    }

    fn to_position(&self, _: &Ground<Leaping>) -> Position {
        let mut position = Position::empty(self.side);
        for owner in Side::BOTH {
            for at in self.pieces[owner.index()].points() {
                let kind = if self.kings.has(at) { Kind::King } else { Kind::Man };
                position.put(at, owner, kind);
            }
        }
        position.sort();
        for owner in Side::BOTH {
            if let Some(taken) = self.taken {
                position.add_section(TAKEN[owner.index()], taken[owner.index()].to_string());
            }
        }
        position
    }

    fn side(&self) -> Side {
        self.side
    }

    fn list(&self, ground: &Ground<Leaping>, list: &mut List<State>) {
        self.captures(ground, list);
        if list.is_empty() {
            self.us().points().for_each(|from| self.moves_of(ground, from, list));
        }
    }

    fn outcome(&self, _: &Ground<Leaping>) -> Outcome {
        match self.taken {
            Some(taken) if self.us().is_empty() || self.them().is_empty() => {
                State::by_count(taken, Reason::Count)
            }
            None if self.us().is_empty() => Outcome::Win(!self.side, Reason::NoPieces),
            _ => Outcome::Open,
        }
    }

    fn without_turns(&self) -> Outcome {
        let lost = Outcome::Win(!self.side, Reason::NoTurn);
        self.taken.map_or(lost, |taken| State::by_count(taken, Reason::Count))
    }

    fn score(&self, _: &Ground<Leaping>) -> Option<String> {
        self.taken.map(|[white, black]| format!("{white}:{black}"))
    }

    /// Records may write only the points where a capture changes its direction.
    fn readings(&self, ground: &Ground<Leaping>, text: &str) -> Vec<String> {
        let wanted = corners(ground, text);
        let mut list = List::new();
        if wanted.is_some() && self.outcome(ground).is_open() {
            self.captures(ground, &mut list);
        }
        let texts = list
            .sorted()
            .into_iter()
            .flat_map(|entry| std::iter::once(entry.text).chain(entry.others));
        texts.filter(|text| corners(ground, text) == wanted).collect()
    }

    fn is_irreversible(&self, after: &State) -> bool {
        self.all().count() != after.all().count()
    }
}

/// The points of a capture where its direction changes, with its first and its last.
fn corners(ground: &Ground<Leaping>, text: &str) -> Option<Vec<Point>> {
    let path: Option<Vec<Point>> = text.split('x').map(|cell| ground.labels.find(cell)).collect();
    let path = path.filter(|path| path.len() > 1)?;
    let dir = |pair: &[Point]| ground.board.line(pair[0], pair[1]).map(|(dir, _)| dir);
    let straight = |triple: &[Point]| dir(&triple[..2]) == dir(&triple[1..]);
    let inner = path.windows(3).filter(|triple| !straight(triple)).map(|triple| triple[1]);
    let ends = (path[0], path[path.len() - 1]);
    Some(std::iter::once(ends.0).chain(inner).chain([ends.1]).collect())
}
