//! How many pieces of which kind each side has.

use tavlei_core::{Kind, Pieces, Position, Side};

/// How many pieces of which kind White and Black have.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Counts {
    men: [u32; 2],
    kings: [u32; 2],
    others: [u32; 2],
}

/// Which pieces are counted.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Sort {
    Men,
    Kings,
    All,
}

impl Counts {
    /// As an engine counts that knows men and kings alone.
    pub(crate) fn of_pieces(pieces: Pieces) -> Counts {
        let wide = |counts: [u8; 2]| counts.map(u32::from);
        Counts { men: wide(pieces.men), kings: wide(pieces.kings), others: [0; 2] }
    }

    /// Every piece that stands, in a tower too.
    pub(crate) fn of_position(position: &Position) -> Counts {
        let mut counts = Counts::default();
        for placed in &position.placed {
            let of_kind = match placed.piece.kind {
                Kind::Man => &mut counts.men,
                Kind::King => &mut counts.kings,
                Kind::Other(_) => &mut counts.others,
            };
            of_kind[placed.piece.side.index()] += 1;
        }
        counts
    }

    /// How many pieces a side has.
    pub(crate) fn of(&self, side: Side) -> u32 {
        self.get(side, Sort::All)
    }

    /// How many of a sort a side has.
    pub(crate) fn get(&self, side: Side, sort: Sort) -> u32 {
        let side = side.index();
        match sort {
            Sort::Men => self.men[side],
            Sort::Kings => self.kings[side],
            Sort::All => self.men[side] + self.kings[side] + self.others[side],
        }
    }
}
