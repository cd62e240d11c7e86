//! A place on a board.

/// A place on a board: an index into the tables of its [`Board`](crate::Board), below 192.
///
/// Indices of square boards are padded (some belong to no cell) so that every direction is one
/// constant shift; see [`Board::checkered`](crate::Board::checkered).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Point(pub u8);

impl Point {
    /// The index as a `usize`, for tables.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}
