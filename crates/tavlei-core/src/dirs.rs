//! The eight compass directions and sets of them.

use std::ops::BitOr;

/// A direction as White sees the board: north is away from White.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[expect(missing_docs, reason = "compass points need no words")]
pub enum Dir {
    N,
    NE,
    E,
    SE,
    S,
    SW,
    W,
    NW,
}

impl Dir {
    /// All eight, clockwise from north.
    pub const ALL: [Dir; 8] = [Dir::N, Dir::NE, Dir::E, Dir::SE, Dir::S, Dir::SW, Dir::W, Dir::NW];

    /// 0 (north) to 7 (north-west), clockwise.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The direction half a turn round.
    #[inline]
    pub const fn opposite(self) -> Dir {
        Dir::ALL[(self as usize + 4) % 8]
    }

    /// The step in files and ranks, each -1, 0 or 1.
    pub const fn delta(self) -> (i8, i8) {
        [(0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1), (-1, 0), (-1, 1)][self as usize]
    }

    /// Whether the direction runs along a diagonal.
    pub const fn is_diagonal(self) -> bool {
        self as usize % 2 == 1
    }
}

/// A set of directions.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Dirs(pub u8);

impl Dirs {
    /// No direction.
    pub const NONE: Dirs = Dirs(0);
    /// The four diagonals.
    pub const DIAGONAL: Dirs = Dirs(0b1010_1010);
    /// The four orthogonals.
    pub const ORTHOGONAL: Dirs = Dirs(0b0101_0101);
    /// All eight.
    pub const EIGHT: Dirs = Dirs(0xff);
    /// White's two forward diagonals.
    pub const FORWARD: Dirs = Dirs::of(&[Dir::NE, Dir::NW]);
    /// White's forward and both sides.
    pub const FORWARD_AND_SIDES: Dirs = Dirs::of(&[Dir::N, Dir::E, Dir::W]);

    /// The set of the directions listed.
    pub const fn of(list: &[Dir]) -> Dirs {
        let (mut set, mut i) = (0, 0);
        while i < list.len() {
            set |= 1 << list[i] as u8;
            i += 1;
        }
        Dirs(set)
    }

    /// Whether the direction is in the set.
    #[inline(always)]
    pub const fn has(self, dir: Dir) -> bool {
        self.0 >> dir as u8 & 1 == 1
    }

    /// The set as the player at the other end sees it: every direction turned half round.
    #[inline(always)]
    pub const fn turned(self) -> Dirs {
        Dirs(self.0.rotate_left(4))
    }

    /// The directions, clockwise from north.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Dir> {
        Dir::ALL.into_iter().filter(move |&dir| self.has(dir))
    }

    /// Does something for each direction, clockwise from north. Written out, so that a set that
    /// the compiler knows costs only its own members.
    #[inline(always)]
    pub fn each(self, mut act: impl FnMut(Dir)) {
        use Dir::{E, N, NE, NW, S, SE, SW, W};
        if self.has(N) {
            act(N);
        }
        if self.has(NE) {
            act(NE);
        }
        if self.has(E) {
            act(E);
        }
        if self.has(SE) {
            act(SE);
        }
        if self.has(S) {
            act(S);
        }
        if self.has(SW) {
            act(SW);
        }
        if self.has(W) {
            act(W);
        }
        if self.has(NW) {
            act(NW);
        }
    }
}

impl BitOr for Dirs {
    type Output = Dirs;

    fn bitor(self, other: Dirs) -> Dirs {
        Dirs(self.0 | other.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn turning_twice_changes_nothing() {
        for bits in 0..=255 {
            let dirs = Dirs(bits);
            assert_eq!(dirs.turned().turned(), dirs);
            for dir in dirs.iter() {
                assert!(dirs.turned().has(dir.opposite()));
            }
        }
        assert_eq!(Dirs::FORWARD.turned(), Dirs::of(&[Dir::SE, Dir::SW]));
    }
}
