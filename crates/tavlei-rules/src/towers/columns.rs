//! Column draughts: a man taken goes under its taker, and comes free when that one is taken.

use tavlei_core::{Board, Dirs, Outcome, Point, Position, Reason, SetupError, Side};

use super::capture::{Search, free_run};
use super::stack::{Man, Stack, Towers, count_in};
use crate::listed::{Ground, List, Listed, Maker, opener};

/// What the last row does to a man on top.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum KingRow {
    /// Nothing.
    None,
    /// Makes it a king, which goes on as one.
    GoesOn,
    /// Makes it a king, and ends the turn.
    EndsTurn,
}

/// How games of the family differ.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Columns {
    /// Where White's men step.
    steps: Dirs,
    /// Where White's men take.
    pub(super) takes: Dirs,
    /// Whether kings go over any number of free cells.
    pub(super) long_kings: bool,
    pub(super) king_row: KingRow,
    /// Whether no stack is jumped twice in a turn.
    pub(super) once: bool,
    /// Whether a jump may run straight against the one before it.
    pub(super) turns_back: bool,
    /// Whether the most men must be taken.
    pub(super) most: bool,
    /// How many men each side begins with in hand; the game is one of entering if any.
    hand: u8,
}

const COLUMN_DRAUGHTS: Columns = Columns {
    steps: Dirs::FORWARD,
    takes: Dirs::DIAGONAL,
    long_kings: true,
    king_row: KingRow::GoesOn,
    once: true,
    turns_back: true,
    most: false,
    hand: 0,
};

const LASKER: Columns = Columns {
    takes: Dirs::FORWARD,
    long_kings: false,
    king_row: KingRow::EndsTurn,
    ..COLUMN_DRAUGHTS
};

const ENTERING: Columns = Columns {
    steps: Dirs::DIAGONAL,
    long_kings: false,
    king_row: KingRow::None,
    once: false,
    turns_back: false,
    most: true,
    hand: 12,
    ..COLUMN_DRAUGHTS
};

/// Russian draughts with stacks.
pub(crate) const BASHNI: Maker = Maker {
    name: "column-draughts",
    make: |board, labels| opener::<State>(board, labels, COLUMN_DRAUGHTS),
};

/// Lasker's game: short kings, men take forward.
pub(crate) const LASCA: Maker =
    Maker { name: "laskers-columns", make: |board, labels| opener::<State>(board, labels, LASKER) };

/// Men enter from the hand, the most men are taken.
pub(crate) const EMERGO: Maker = Maker {
    name: "entering-columns",
    make: |board, labels| opener::<State>(board, labels, ENTERING),
};

/// The same with eight men a side.
pub(crate) const SMALL_EMERGO: Maker = Maker {
    name: "small-emergo",
    make: |board, labels| opener::<State>(board, labels, Columns { hand: 8, ..ENTERING }),
};

const HANDS: [&str; 2] = ["hand-w", "hand-b"];

#[derive(Clone, PartialEq, Eq, Hash, Debug)]
struct State {
    towers: Towers,
    side: Side,
    hands: [u8; 2],
}

impl State {
    fn search<'a>(&self, ground: &'a Ground<Columns>) -> Search<'a> {
        Search { board: &ground.board, law: &ground.law, side: self.side }
    }

    fn captures(&self, ground: &Ground<Columns>, list: &mut List<State>) {
        for capture in self.search(ground).all(&self.towers) {
            let path: Vec<&str> = capture.path.iter().map(|&at| ground.labels.label(at)).collect();
            let after = State { towers: capture.after, side: !self.side, hands: self.hands };
            list.add(path.join("x"), after);
        }
    }

    fn moves(&self, ground: &Ground<Columns>, list: &mut List<State>) {
        for (from, to) in self.steps(ground) {
            let mut towers = self.towers.clone();
            towers.set(to, self.towers.at(from));
            towers.set(from, Stack::EMPTY);
            self.search(ground).promote(&mut towers, to);
            let text = format!("{}-{}", ground.labels.label(from), ground.labels.label(to));
            list.add(text, State { towers, side: !self.side, hands: self.hands });
        }
    }

    /// Where stacks can go without taking.
    fn steps(&self, ground: &Ground<Columns>) -> impl Iterator<Item = (Point, Point)> {
        let law = ground.law;
        self.towers.of(self.side).flat_map(move |(from, stack)| {
            let man = stack.top().unwrap_or(Man::of(self.side));
            let dirs: Vec<_> = man.dirs(law.steps).iter().collect();
            let long = man.king && law.long_kings;
            let run = move |dir| free_run(&ground.board, &self.towers, from, dir, long);
            dirs.into_iter().flat_map(run).map(move |to| (from, to))
        })
    }

    /// One man enters, or all that are left once the enemy has entered all of his.
    fn enter(&self, ground: &Ground<Columns>, list: &mut List<State>) {
        let enemy = Search { side: !self.side, ..self.search(ground) };
        let was_safe = !enemy.finds_any(&self.towers);
        let entries = self.entries(ground);
        let safe: Vec<&(String, State)> =
            entries.iter().filter(|(_, after)| !enemy.finds_any(&after.towers)).collect();
        let chosen = if was_safe && !safe.is_empty() { safe } else { entries.iter().collect() };
        for (text, after) in chosen {
            list.add(text.clone(), after.clone());
        }
    }

    /// Every way to enter, safe or not.
    fn entries(&self, ground: &Ground<Columns>) -> Vec<(String, State)> {
        let us = self.side.index();
        let size = if self.hands[1 - us] == 0 { self.hands[us] } else { 1 };
        let barred = self.barred_centre(ground);
        let enter_on = |at| {
            let mut after = State { side: !self.side, ..self.clone() };
            after.towers.set(at, Stack::tower(self.side, size));
            after.hands[us] -= size;
            let cell = ground.labels.label(at);
            (if size > 1 { format!("{size}@{cell}") } else { format!("@{cell}") }, after)
        };
        let free = points(&ground.board).filter(|&at| self.towers.at(at).is_empty());
        free.filter(|&at| Some(at) != barred).map(enter_on).collect()
    }

    /// White's first man does not enter on the centre.
    fn barred_centre(&self, ground: &Ground<Columns>) -> Option<Point> {
        let first = self.side == Side::White && self.hands[0] == ground.law.hand;
        let board = &ground.board;
        first.then(|| board.point_at(board.files() / 2, board.ranks() / 2)).flatten()
    }

    fn has_nothing(&self, side: Side) -> bool {
        self.hands[side.index()] == 0 && self.towers.of(side).next().is_none()
    }

    /// Whether the side to move has pieces that are all blocked.
    fn is_stuck(&self, ground: &Ground<Columns>) -> bool {
        self.hands[self.side.index()] == 0
            && self.steps(ground).next().is_none()
            && !self.search(ground).finds_any(&self.towers)
    }
}

fn points(board: &Board) -> impl Iterator<Item = Point> {
    tavlei_core::Bits::points(board.points())
}

impl Listed for State {
    type Law = Columns;

    fn from_position(ground: &Ground<Columns>, position: &Position) -> Result<State, SetupError> {
        let side = position.side.ok_or(SetupError::NoSide)?;
        let kings = ground.law.king_row != KingRow::None;
        let towers = Towers::read(&ground.board, position, kings)?;
        let mut hands = [0; 2];
        for owner in Side::BOTH.into_iter().filter(|_| ground.law.hand > 0) {
            // No man leaves the game: who does not stand on the board is in hand.
            let rest = usize::from(ground.law.hand).saturating_sub(towers.men(owner)) as u8;
            let hand = count_in(position, HANDS[owner.index()], rest)?;
            if hand > ground.law.hand {
                return Err(SetupError::Section(HANDS[owner.index()].into()));
            }
            hands[owner.index()] = hand;
        }
        if position.placed.len() + usize::from(hands[0] + hands[1]) > super::stack::MOST_MEN {
            return Err(SetupError::Pieces("there are more men than this game can hold"));
        }
        Ok(State { towers, side, hands })
    }

    fn to_position(&self, ground: &Ground<Columns>) -> Position {
        let mut position = self.towers.position(self.side);
        for owner in Side::BOTH.into_iter().filter(|_| ground.law.hand > 0) {
            position.add_section(HANDS[owner.index()], self.hands[owner.index()].to_string());
        }
        position
    }

    fn side(&self) -> Side {
        self.side
    }

    fn list(&self, ground: &Ground<Columns>, list: &mut List<State>) {
        self.captures(ground, list);
        if !list.is_empty() {
            return;
        }
        if self.hands[self.side.index()] > 0 {
            self.enter(ground, list);
        } else {
            self.moves(ground, list);
        }
    }

    fn outcome(&self, ground: &Ground<Columns>) -> Outcome {
        for side in [self.side, !self.side] {
            if self.has_nothing(side) {
                return Outcome::Win(!side, Reason::NoPieces);
            }
        }
        // Where men enter, a blocked side has not lost.
        if ground.law.hand > 0 && self.is_stuck(ground) {
            return Outcome::Draw(Reason::NoTurn);
        }
        Outcome::Open
    }
}
