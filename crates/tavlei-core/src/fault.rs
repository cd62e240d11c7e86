//! Why a written turn is not legal.

use crate::{Dir, Outcome, Point, Side, Turn};

/// Which law of compulsory capture a turn breaks.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[non_exhaustive]
pub enum MustTake {
    /// Something could be taken, and the turn takes nothing.
    Any,
    /// Another capture takes more pieces.
    Most,
    /// Another capture is worth more (men and kings counted by value).
    Value,
    /// A king that can take goes before a man.
    ByKing,
    /// Another capture takes more kings.
    MostKings,
    /// Another capture meets a king earlier.
    KingFirst,
}

/// Why a written turn is not legal: the first law of the game that it breaks.
///
/// The engine finds it by asking itself again with one law relaxed at a time.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[non_exhaustive]
pub enum Fault {
    /// The game was already over.
    GameOver(Outcome),
    /// Nothing stands where the turn begins.
    NothingThere(Point),
    /// The piece there belongs to the player who is not to move.
    NotYours {
        /// Where the turn begins.
        at: Point,
        /// Whose piece stands there.
        owner: Side,
    },
    /// A piece already stands where the mover would come to stand.
    Occupied {
        /// That cell.
        at: Point,
        /// Whose piece stands there.
        owner: Side,
    },
    /// A law of compulsory capture is broken.
    MustTake {
        /// Which law.
        law: MustTake,
        /// A capture that the law allows.
        instead: Turn,
    },
    /// The capture stops although it can go on.
    MustGoOn {
        /// A legal turn that begins in the same way.
        instead: Turn,
    },
    /// The king must land where it can go on taking.
    MustLandElsewhere {
        /// A legal turn that begins in the same way.
        instead: Turn,
    },
    /// The turn goes on taking although reaching the last row ends it.
    PromotionEnds(Point),
    /// Written as a capture, but nothing is taken between these cells; the step is legal.
    NothingTaken {
        /// The step that would be legal.
        step: Turn,
    },
    /// A man may not move in this direction.
    ManDirection(Dir),
    /// A man may not take in this direction.
    ManTakesDirection(Dir),
    /// A man may not take a king in this game.
    ManTakesKing(Point),
    /// A king may not go so far in this game.
    KingTooFar,
    /// A piece stands in the way.
    Blocked(Point),
    /// This king has made all the quiet turns in a row that it may.
    KingBarred(Point),
    /// The same piece would be taken twice.
    TakenTwice(Point),
    /// The cells are not on one line, or nothing to take stands between them.
    NoWay,
}
