//! The players of a game for up to four.

use std::fmt;

use crate::{Kind, Piece, Side};

/// A player, by colour. In a game of two a seat is a [`Side`] and nothing more; Red and Green are
/// the players that only a game of three or four has.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Seat {
    /// The player who sits where White does in a game of two.
    White,
    /// The first player that a game of two does not have.
    Red,
    /// The player who sits where Black does in a game of two.
    Black,
    /// The player that only a game of four has.
    Green,
}

impl Seat {
    /// The seats of a game of two, in playing order.
    pub const TWO: &'static [Seat] = &[Seat::White, Seat::Black];
    /// The seats of a game of three, in playing order.
    pub const THREE: &'static [Seat] = &[Seat::White, Seat::Red, Seat::Black];
    /// The seats of a game of four, in playing order.
    pub const FOUR: &'static [Seat] = &[Seat::White, Seat::Red, Seat::Black, Seat::Green];

    /// 0 to 3, in playing order.
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The letter of FEN: `W`, `R`, `B`, `G`.
    pub const fn letter(self) -> char {
        match self {
            Seat::White => 'W',
            Seat::Red => 'R',
            Seat::Black => 'B',
            Seat::Green => 'G',
        }
    }

    /// The seat with a letter.
    pub fn of_letter(letter: char) -> Option<Seat> {
        Seat::FOUR.iter().copied().find(|seat| seat.letter() == letter)
    }

    /// The side whose colour a seat's men have where only two are told apart, as in print.
    pub const fn side(self) -> Side {
        match self {
            Seat::White | Seat::Red => Side::White,
            Seat::Black | Seat::Green => Side::Black,
        }
    }

    /// A man of this seat. Red's are white pieces with an R, Green's black ones with a G.
    pub const fn man(self) -> Piece {
        let kind = match self {
            Seat::White | Seat::Black => Kind::Man,
            Seat::Red | Seat::Green => Kind::Other(self.letter() as u8),
        };
        Piece { side: self.side(), kind }
    }

    /// Whose man this is in a game of more than two; `None` if it is nobody's.
    pub fn of_man(piece: Piece) -> Option<Seat> {
        Seat::FOUR.iter().copied().find(|seat| seat.man() == piece)
    }
}

impl From<Side> for Seat {
    fn from(side: Side) -> Seat {
        match side {
            Side::White => Seat::White,
            Side::Black => Seat::Black,
        }
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Seat::White => "White",
            Seat::Red => "Red",
            Seat::Black => "Black",
            Seat::Green => "Green",
        })
    }
}

/// Who sits at a game of more than two, and who of them is to move.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Seating {
    /// Who is to move.
    pub mover: Seat,
    /// Who plays, in playing order: [`Seat::THREE`] or [`Seat::FOUR`].
    pub seats: &'static [Seat],
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_man_tells_its_seat() {
        for &seat in Seat::FOUR {
            assert_eq!(Seat::of_man(seat.man()), Some(seat));
            assert_eq!(Seat::of_letter(seat.letter()), Some(seat));
        }
        assert_eq!(Seat::of_man(Piece { side: Side::Black, kind: Kind::Other(b'R') }), None);
        assert_eq!(Seat::of_man(Piece { side: Side::White, kind: Kind::King }), None);
    }

    #[test]
    fn seats_stand_in_playing_order() {
        for seats in [Seat::TWO, Seat::THREE, Seat::FOUR] {
            assert!(seats.is_sorted());
        }
    }
}
