//! The tests of a query, before they are bound to games.

use tavlei_replay::{BoardResult, Verdict};

use super::bad::Source;
use super::how::How;
use super::numbers::Numbers;
use super::position::Material;
use super::tags::{Check, TagTest};

/// One test.
#[derive(Clone, Debug)]
pub(crate) enum Predicate {
    /// Of what the text of the record says.
    Text(TextTest),
    /// Of what came of the replay.
    Replay(ReplayTest),
    /// Of what is met on the way through the game.
    Way(Way, How),
}

/// A test of what the text of a record says.
#[derive(Clone, Debug)]
pub(crate) enum TextTest {
    /// Of a tag.
    Tag(TagTest),
    /// Of the name of either player.
    Player(Check),
    /// Of a comment.
    Comment(Check),
    /// That something is in the record at all.
    Has(Feature),
}

/// What a record may have or not.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Feature {
    Variations,
    Comments,
    Fen,
    Clocks,
    Nags,
    Moves,
}

/// A test of what came of the replay.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum ReplayTest {
    /// Which game it is, by its id.
    Game(String, Source),
    /// How many half-moves were played.
    Plies(Numbers),
    /// Who won, as recorded; `None` where that is not known.
    Result(Option<BoardResult>),
    /// The verdict on the moves.
    Verdict(Verdict),
}

/// Something that may be met on the way through a game.
#[derive(Clone, Debug)]
pub(crate) enum Way {
    /// A position, by its FEN.
    Fen(Source),
    /// Some cells and counts.
    Pattern(Source),
    /// Material.
    Material(Material),
    /// Moves, one after the other.
    Moves(Source, Order),
    /// A turn that takes so many.
    Captures(Numbers),
}

/// Where and in which order moves must come.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Order {
    /// From the beginning of the game.
    FromStart,
    /// One after the other, anywhere.
    Anywhere,
    /// Anywhere, in any order.
    Any,
}
