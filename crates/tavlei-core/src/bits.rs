//! Sets of points as machine words: `u64` where a board fits, `u128` or [`PointSet`] elsewhere.

use std::fmt::Debug;
use std::hash::Hash;
use std::ops::{BitAnd, BitOr, BitXor, Not};

use crate::Point;

/// A set of points with the operations that engines need. Bit `n` stands for `Point(n)`.
pub trait Bits:
    Copy
    + Eq
    + Ord
    + Hash
    + Debug
    + Default
    + Send
    + Sync
    + BitAnd<Output = Self>
    + BitOr<Output = Self>
    + BitXor<Output = Self>
    + Not<Output = Self>
    + 'static
{
    /// How many points a set can hold.
    const WIDTH: u32;
    /// The empty set.
    const EMPTY: Self;

    /// The set of one point. `point` must be below [`Self::WIDTH`].
    fn only(point: Point) -> Self;
    /// How many points the set holds.
    fn count(self) -> u32;
    /// The lowest point. Meaningless for the empty set.
    fn lowest(self) -> Point;
    /// The highest point. Meaningless for the empty set.
    fn highest(self) -> Point;
    /// Every point moved up by `by` (down when negative), round the end of the word.
    fn rotate(self, by: i32) -> Self;
    /// The set in the form that all sessions share.
    fn to_set(self) -> PointSet;
    /// The other way round; points beyond the width are dropped.
    fn from_set(set: PointSet) -> Self;
    /// A mixed 64-bit key of the set, for hashing positions.
    fn mix(self, seed: u64) -> u64;

    /// Whether no point is in the set.
    #[inline(always)]
    fn is_empty(self) -> bool {
        self == Self::EMPTY
    }

    /// Whether the point is in the set.
    #[inline(always)]
    fn has(self, point: Point) -> bool {
        !(self & Self::only(point)).is_empty()
    }

    /// The set without the points of `other`.
    #[inline(always)]
    fn minus(self, other: Self) -> Self {
        self & !other
    }

    /// The points, lowest first.
    #[inline(always)]
    fn points(self) -> BitIter<Self> {
        BitIter(self)
    }
}

/// Walks through the points of a set, lowest first.
#[derive(Clone, Debug)]
pub struct BitIter<B>(B);

impl<B: Bits> Iterator for BitIter<B> {
    type Item = Point;

    #[inline(always)]
    fn next(&mut self) -> Option<Point> {
        if self.0.is_empty() {
            return None;
        }
        let point = self.0.lowest();
        self.0 = self.0.minus(B::only(point));
        Some(point)
    }
}

/// One round of a multiplicative mixer (the finaliser of `SplitMix64`).
#[inline]
const fn mix64(mut z: u64) -> u64 {
    z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ (z >> 31)
}

macro_rules! word {
    ($word:ty, $to:expr, $from:expr, $mix:expr) => {
        impl Bits for $word {
            const WIDTH: u32 = <$word>::BITS;
            const EMPTY: Self = 0;

            #[inline(always)]
            fn only(point: Point) -> Self {
                1 << point.0
            }
            #[inline(always)]
            fn count(self) -> u32 {
                self.count_ones()
            }
            #[inline(always)]
            fn lowest(self) -> Point {
                Point(self.trailing_zeros() as u8)
            }
            #[inline(always)]
            fn highest(self) -> Point {
                Point((Self::WIDTH - 1 - self.leading_zeros()) as u8)
            }
            #[inline(always)]
            fn rotate(self, by: i32) -> Self {
                self.rotate_left(by.rem_euclid(Self::WIDTH as i32) as u32)
            }
            #[inline(always)]
            fn to_set(self) -> PointSet {
                $to(self)
            }
            #[inline(always)]
            fn from_set(set: PointSet) -> Self {
                $from(set)
            }
            #[inline]
            fn mix(self, seed: u64) -> u64 {
                $mix(self, seed)
            }
        }
    };
}

word!(u64, |w| PointSet([w, 0, 0]), |s: PointSet| s.0[0], |w, seed| mix64(seed ^ w));
word!(
    u128,
    |w: u128| PointSet([w as u64, (w >> 64) as u64, 0]),
    |s: PointSet| u128::from(s.0[0]) | u128::from(s.0[1]) << 64,
    |w: u128, seed| mix64(mix64(seed ^ w as u64) ^ (w >> 64) as u64)
);

/// A set of up to 192 points: the form in which sessions hand out sets, and the working set of
/// boards that do not fit `u128` (12 x 12 with all cells in play has 144).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct PointSet(pub [u64; 3]);

impl FromIterator<Point> for PointSet {
    fn from_iter<I: IntoIterator<Item = Point>>(points: I) -> Self {
        points.into_iter().fold(PointSet::EMPTY, |set, point| set | PointSet::only(point))
    }
}

macro_rules! lanes {
    ($trait:ident, $fn:ident, $op:tt) => {
        impl $trait for PointSet {
            type Output = PointSet;

            #[inline]
            fn $fn(self, o: PointSet) -> PointSet {
                PointSet([self.0[0] $op o.0[0], self.0[1] $op o.0[1], self.0[2] $op o.0[2]])
            }
        }
    };
}
lanes!(BitAnd, bitand, &);
lanes!(BitOr, bitor, |);
lanes!(BitXor, bitxor, ^);

impl Not for PointSet {
    type Output = PointSet;

    #[inline]
    fn not(self) -> PointSet {
        PointSet(self.0.map(|lane| !lane))
    }
}

impl Bits for PointSet {
    const WIDTH: u32 = 192;
    const EMPTY: Self = PointSet([0; 3]);

    #[inline]
    fn only(point: Point) -> Self {
        let mut lanes = [0; 3];
        lanes[point.index() / 64] = 1 << (point.0 % 64);
        PointSet(lanes)
    }

    fn count(self) -> u32 {
        self.0.iter().map(|lane| lane.count_ones()).sum()
    }

    fn lowest(self) -> Point {
        let lane = self.0.iter().position(|&lane| lane != 0).unwrap_or(0);
        Point((lane as u32 * 64 + (self.0[lane].trailing_zeros() & 63)) as u8)
    }

    fn highest(self) -> Point {
        let lane = self.0.iter().rposition(|&lane| lane != 0).unwrap_or(0);
        Point((lane as u32 * 64 + (63 - (self.0[lane].leading_zeros() & 63))) as u8)
    }

    fn rotate(self, by: i32) -> Self {
        let by = by.rem_euclid(192) as usize;
        let (lanes, bits) = (by / 64, by % 64);
        PointSet(std::array::from_fn(|i| {
            let high = self.0[(i + 3 - lanes) % 3];
            let low = self.0[(i + 5 - lanes) % 3];
            if bits == 0 { high } else { high << bits | low >> (64 - bits) }
        }))
    }

    fn to_set(self) -> PointSet {
        self
    }

    fn from_set(set: PointSet) -> Self {
        set
    }

    fn mix(self, seed: u64) -> u64 {
        self.0.iter().fold(seed, |key, &lane| mix64(key ^ lane))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn agree<B: Bits>(points: &[u8], by: i32) {
        let set = points.iter().fold(B::EMPTY, |s, &p| s | B::only(Point(p)));
        let listed: Vec<u8> = set.points().map(|p| p.0).collect();
        let mut sorted = points.to_vec();
        sorted.sort_unstable();
        sorted.dedup();
        assert_eq!(listed, sorted);
        assert_eq!(set.count() as usize, sorted.len());
        assert_eq!(set.lowest().0, sorted[0]);
        assert_eq!(set.highest().0, *sorted.last().unwrap());
        let width = B::WIDTH as i32;
        let mut moved: Vec<u8> =
            sorted.iter().map(|&p| (i32::from(p) + by).rem_euclid(width) as u8).collect();
        moved.sort_unstable();
        assert_eq!(set.rotate(by).points().map(|p| p.0).collect::<Vec<_>>(), moved);
        assert_eq!(B::from_set(set.to_set()), set);
    }

    #[test]
    fn words_agree_with_plain_lists() {
        for by in [-13, -6, -1, 0, 1, 5, 6, 13, 63, 64, 65] {
            agree::<u64>(&[3, 0, 63, 17], by);
            agree::<u128>(&[3, 0, 127, 64, 63, 17], by);
            agree::<PointSet>(&[3, 191, 127, 64, 63, 128], by);
        }
    }
}
