//! Which repairs are asked for.

/// Kinds of repairs: a small set.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Kinds(u8);

impl Kinds {
    /// The tag Result and the result behind the moves.
    pub const RESULT: Kinds = Kinds(1);
    /// `GameType` and `Variant`.
    pub const GAME: Kinds = Kinds(1 << 1);
    /// `PlyCount`.
    pub const PLIES: Kinds = Kinds(1 << 2);
    /// Dates.
    pub const DATE: Kinds = Kinds(1 << 3);
    /// The encoding of the file.
    pub const ENCODING: Kinds = Kinds(1 << 4);
    /// Letters of other alphabets in moves.
    pub const MOVE: Kinds = Kinds(1 << 5);
    /// Letters of other alphabets, and blanks, in names.
    pub const NAME: Kinds = Kinds(1 << 6);
    /// All of them.
    pub const ALL: Kinds = Kinds((1 << 7) - 1);

    /// Whether all kinds of another set are in this one.
    pub const fn has(self, other: Kinds) -> bool {
        self.0 & other.0 == other.0
    }

    /// Both sets together.
    pub const fn with(self, other: Kinds) -> Kinds {
        Kinds(self.0 | other.0)
    }

    /// Whether the record must be replayed to find them.
    pub(super) const fn needs_replay(self) -> bool {
        let asked = Kinds::RESULT.with(Kinds::GAME).with(Kinds::PLIES).with(Kinds::MOVE);
        self.0 & asked.0 != 0
    }
}
