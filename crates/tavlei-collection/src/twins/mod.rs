//! Records of the same game.
//!
//! ```text
//! Record ──replay──> Print: the line of play, who, when, where ──> Twins ──sort──> Family, Merge
//! ```
//!
//! Two records are the same game when their lines of play are equal, or one goes on where the other
//! breaks off, **and** what their tags say bears it out. Lines are compared by turns played, so the
//! notation, the numbering of cells and the side from which the board is seen do not matter. From
//! the half-move on that can't be played, lines are compared by what is written.
//!
//! What bears it out (see [`Evidence`]): the same record, tag by tag and move by move, always is the
//! same game. Else the players count (in any spelling), the date as far as it is known, the event,
//! the round and the result. Known players that differ make two games of two equal lines, however
//! long, unless asked otherwise: short draws and known lines of play are repeated by many. The same
//! players with nothing that contradicts are one game; with a contradiction (another date, another
//! spelling of the event) or where only one of them names its players, only a long line is. A position
//! that was set up, with the same moves or with none, is one problem where nothing contradicts; and so
//! are short games neither of which names its players. Without moves, the usual position tells nothing:
//! then the event has to be the same, and its round or the day.
//!
//! Names that may be one player's are two players' where these meet, or play others in the same round.
//!
//! A united record says more than each of those that it is made of, and may be the same game as
//! another one only now: [`Twins::unite`] takes it in, and families are looked for until there are
//! none, so that a second run over what was written finds nothing.
//!
//! Memory: about 300 bytes and 4 for each half-move, for each game that is not the same record as
//! an earlier one; 8 bytes for each that is.

mod compare;
mod family;
mod groups;
mod line;
mod lost;
mod merge;
mod print;
mod turned;

pub use compare::Evidence;
pub use family::{Double, Family, Twins};
pub use lost::Lost;
pub use merge::{continued, fill, merge};
pub use print::Print;

/// In which way a record is a double of another.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Likeness {
    /// The same tags and the same movetext.
    SameRecord,
    /// The same moves with other tags, comments or variations.
    SameMoves,
    /// The same moves in another notation, numbering of cells or scale of results.
    OtherNotation,
    /// The same moves with board and colours turned round.
    Turned,
    /// It breaks off where the other goes on.
    BrokenOff,
}

impl Likeness {
    /// All, in the order in which summaries list them.
    pub const ALL: [Likeness; 5] = [
        Likeness::SameRecord,
        Likeness::SameMoves,
        Likeness::OtherNotation,
        Likeness::Turned,
        Likeness::BrokenOff,
    ];

    /// The word for reports: `same-record`, `same-moves`, `other-notation`, `turned`, `broken-off`.
    pub const fn as_str(self) -> &'static str {
        match self {
            Likeness::SameRecord => "same-record",
            Likeness::SameMoves => "same-moves",
            Likeness::OtherNotation => "other-notation",
            Likeness::Turned => "turned",
            Likeness::BrokenOff => "broken-off",
        }
    }
}

impl std::fmt::Display for Likeness {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.pad(self.as_str())
    }
}
