//! Kalah with windows of eight places and the stores behind the enemy's windows.
//!
//! On the board the men of a window stand on its cells, filled from the owner's edge and left;
//! which of its cells they stand on means nothing.

use tavlei_core::{Kind, Outcome, Point, Position, SetupError, Side};

use crate::listed::ways::{more_wins, number, of};
use crate::listed::{Ground, List, Listed};

/// The game as it is: nothing may be changed.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Law;

/// A position: men in the windows A to D of both sides, and in their stores.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Kalah {
    windows: [[u8; WINDOWS]; 2],
    stores: [u8; 2],
    side: Side,
}

const WINDOWS: usize = 4;
/// Places of a window.
const ROOM: u8 = 8;
/// More men than any position can bring into a store.
const MOST: u8 = 64;
const STORES: [&str; 2] = ["kalah-w", "kalah-b"];

/// Where a man falls.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Place {
    Window(Side, usize),
    Store,
}

/// The round of a side: its own windows, the enemy's, its store.
fn place(side: Side, index: usize) -> Place {
    match index % (2 * WINDOWS + 1) {
        own if own < WINDOWS => Place::Window(side, own),
        enemy if enemy < 2 * WINDOWS => Place::Window(!side, enemy - WINDOWS),
        _ => Place::Store,
    }
}

impl Kalah {
    fn window(&mut self, side: Side, window: usize) -> &mut u8 {
        &mut self.windows[side.index()][window]
    }

    /// Empties a window man by man; where the last one fell.
    fn sow(&mut self, window: usize) -> Place {
        let side = self.side;
        let mut men = std::mem::take(self.window(side, window));
        let (mut index, mut last) = (window, Place::Store);
        while men > 0 {
            index += 1;
            last = place(side, index);
            men -= u8::from(self.drop_at(last));
        }
        last
    }

    /// Whether there was room for a man.
    fn drop_at(&mut self, place: Place) -> bool {
        match place {
            Place::Store => self.stores[self.side.index()] += 1,
            Place::Window(side, window) if self.windows[side.index()][window] < ROOM => {
                *self.window(side, window) += 1;
            }
            Place::Window(..) => return false,
        }
        true
    }

    /// Sows a window and takes; whether the same side sows again.
    fn play(&mut self, window: usize) -> bool {
        match self.sow(window) {
            Place::Store => true,
            Place::Window(owner, last) => owner == self.side && self.takes(last),
        }
    }

    /// Takes the men opposite to an own window in which the only man has just fallen; whether one
    /// was too many for the window and went to the store.
    fn takes(&mut self, window: usize) -> bool {
        let (us, opposite) = (self.side, WINDOWS - 1 - window);
        if self.windows[us.index()][window] != 1 {
            return false;
        }
        let men = 1 + std::mem::take(self.window(!us, opposite));
        *self.window(us, window) = men.min(ROOM);
        self.stores[us.index()] += men.saturating_sub(ROOM);
        men > ROOM
    }

    fn has_men(&self) -> bool {
        self.windows[self.side.index()].iter().any(|&men| men > 0)
    }

    /// Adds every way to go on after what a text says.
    fn go_on(&self, text: &str, list: &mut List<Kalah>) {
        for window in 0..WINDOWS {
            if self.windows[self.side.index()][window] == 0 {
                continue;
            }
            let mut after = self.clone();
            let again = after.play(window);
            let comma = if text.is_empty() { "" } else { "," };
            let text = format!("{text}{comma}{}", (b'A' + window as u8) as char);
            if again && after.has_men() {
                after.go_on(&text, list);
            } else {
                // A side that is due to sow and has nothing to sow stays to move: the game is over.
                after.side = if again { self.side } else { !self.side };
                list.add(text, after);
            }
        }
    }
}

/// The window in which a cell lies.
fn window_of(ground: &Ground<Law>, at: Point) -> (Side, usize) {
    let (x, y) = ground.board.xy(at);
    let from_left = usize::from(x) / 2;
    if y < ground.board.ranks() / 2 {
        (Side::White, from_left)
    } else {
        (Side::Black, WINDOWS - 1 - from_left)
    }
}

/// The cell of the man with a number in a window.
fn cell(ground: &Ground<Law>, side: Side, window: usize, man: u8) -> Option<Point> {
    let (x, y) = (2 * window as u8 + man % 2, man / 2);
    let (files, ranks) = (ground.board.files(), ground.board.ranks());
    match side {
        Side::White => ground.board.point_at(x, y),
        Side::Black => ground.board.point_at(files - 1 - x, ranks - 1 - y),
    }
}

impl Listed for Kalah {
    type Law = Law;

    fn from_position(ground: &Ground<Law>, position: &Position) -> Result<Kalah, SetupError> {
        let side = position.side.ok_or(SetupError::NoSide)?;
        let [white, black] = STORES.map(|name| number(position, name, 0..=MOST, 0));
        let mut kalah = Kalah { windows: [[0; WINDOWS]; 2], stores: [white?, black?], side };
        // Men have no colour: each belongs to the window in which it lies.
        let men = crate::listed::sets::plain_men(&ground.board, position)?;
        for at in men.into_iter().flat_map(tavlei_core::Bits::points) {
            let (owner, window) = window_of(ground, at);
            *kalah.window(owner, window) += 1;
        }
        Ok(kalah)
    }

    fn to_position(&self, ground: &Ground<Law>) -> Position {
        let mut position = Position::empty(self.side);
        for owner in Side::BOTH {
            for (window, &men) in self.windows[owner.index()].iter().enumerate() {
                let cells = (0..men).filter_map(|man| cell(ground, owner, window, man));
                cells.for_each(|at| position.put(at, owner, Kind::Man));
            }
            let store = self.stores[owner.index()];
            if store > 0 {
                position.add_section(of(owner, STORES), store.to_string());
            }
        }
        position.sort();
        position
    }

    fn side(&self) -> Side {
        self.side
    }

    fn list(&self, _: &Ground<Law>, list: &mut List<Kalah>) {
        self.go_on("", list);
    }

    fn outcome(&self, _: &Ground<Law>) -> Outcome {
        if self.has_men() {
            return Outcome::Open;
        }
        more_wins(self.stores.map(u32::from))
    }

    fn score(&self, _: &Ground<Law>) -> Option<String> {
        let [white, black] = self.stores;
        Some(format!("{white}:{black}"))
    }

    fn is_irreversible(&self, after: &Kalah) -> bool {
        self.stores != after.stores
    }

    const COUNTS_TEXTS: bool = true;
}
