//! A race round the border with one die, for two to four. A turn is a throw and what is done with
//! it; every throw is possible, so the legal turns are those of all six.

use tavlei_core::{Outcome, Position, Reason, Seat, Seating, SetupError, Side};

use super::track::{Runners, cell};
use crate::listed::sets::only;
use crate::listed::ways::step;
use crate::listed::{Ground, List, Listed};

/// What may be changed about the game.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Law {
    /// The throw that lets a man come from the hand.
    pub(crate) enters: u8,
    /// Who plays, in playing order.
    pub(crate) seats: &'static [Seat],
}

impl Law {
    fn is_for_two(self) -> bool {
        self.seats.len() == 2
    }

    /// Who moves after a player.
    fn after(self, seat: Seat) -> Seat {
        let later = self.seats.iter().find(|&&other| other > seat);
        later.or(self.seats.first()).copied().unwrap_or(seat)
    }
}

/// A position.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Horses {
    men: Runners,
    seat: Seat,
}

impl Horses {
    /// The same men, with the next player to move.
    fn passed_on(&self, law: Law) -> Horses {
        Horses { men: self.men, seat: law.after(self.seat) }
    }

    /// Adds what can be done with a throw; whether there is anything.
    fn throw(&self, ground: &Ground<Law>, n: u8, list: &mut List<Horses>) -> bool {
        let (board, seat, labels) = (&ground.board, self.seat, &ground.labels);
        let mut any = false;
        for (from, to) in self.men.of(seat).filter_map(|f| Some((f, self.men.target(seat, f, n)?)))
        {
            let (start, end) = (cell(board, seat, from), cell(board, seat, to));
            let mut after = self.passed_on(ground.law);
            after.men.go(seat, from, to);
            let takes = after.men.send_back(board, seat, only(end));
            list.add(format!("[{n}]{}", step(labels, start, takes, end)), after);
            any = true;
        }
        if n == ground.law.enters && self.men.can_enter(seat) {
            let corner = cell(board, seat, 0);
            let mut after = self.passed_on(ground.law);
            after.men.enter(seat);
            after.men.send_back(board, seat, only(corner));
            list.add(format!("[{n}]@{}", labels.label(corner)), after);
            any = true;
        }
        any
    }
}

impl Listed for Horses {
    type Law = Law;

    fn from_position(ground: &Ground<Law>, position: &Position) -> Result<Horses, SetupError> {
        let side = position.side.ok_or(SetupError::NoSide)?;
        let seat = position.seating.map_or(side.into(), |seating| seating.mover);
        let seats = ground.law.seats;
        if !seats.contains(&seat) {
            return Err(SetupError::Players);
        }
        Ok(Horses { men: Runners::read(&ground.board, position, seats)?, seat })
    }

    fn to_position(&self, ground: &Ground<Law>) -> Position {
        let seating = Seating { mover: self.seat, seats: ground.law.seats };
        let empty = if ground.law.is_for_two() {
            Position::empty(self.side())
        } else {
            Position::seated(seating)
        };
        self.men.write(&ground.board, empty)
    }

    fn side(&self) -> Side {
        self.seat.side()
    }

    fn seat(&self) -> Seat {
        self.seat
    }

    fn seats(ground: &Ground<Law>) -> &'static [Seat] {
        ground.law.seats
    }

    fn list(&self, ground: &Ground<Law>, list: &mut List<Horses>) {
        for n in 1..=6 {
            if !self.throw(ground, n, list) {
                list.add(format!("[{n}]--"), self.passed_on(ground.law));
            }
        }
    }

    fn outcome(&self, ground: &Ground<Law>) -> Outcome {
        let home = ground.law.seats.iter().copied().find(|&seat| self.men.is_home(seat));
        match home {
            None => Outcome::Open,
            Some(seat) if ground.law.is_for_two() => Outcome::Win(seat.side(), Reason::Goal),
            Some(seat) => Outcome::WinOfSeat(seat, Reason::Goal),
        }
    }

    const COUNTS_TEXTS: bool = true;
}
