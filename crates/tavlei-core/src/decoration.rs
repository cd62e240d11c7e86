//! What a board shows besides its cells, and what the parts of a position look like: data of a
//! game, drawn by those who know no game.

use std::borrow::Cow;

use crate::{Seat, Side};

/// A block of cells: its corner at White's left by file and rank from 0, and its size.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Block {
    /// The file of its cells nearest to file a.
    pub file: u8,
    /// The rank of its cells nearest to White.
    pub rank: u8,
    /// How many files it has.
    pub files: u8,
    /// How many ranks it has.
    pub ranks: u8,
}

impl Block {
    /// A block by its corner and size.
    pub const fn new(file: u8, rank: u8, files: u8, ranks: u8) -> Block {
        Block { file, rank, files, ranks }
    }

    /// One cell.
    pub const fn cell(file: u8, rank: u8) -> Block {
        Block::new(file, rank, 1, 1)
    }

    /// Whether a cell (file and rank from 0) belongs to it.
    pub const fn has(self, file: u8, rank: u8) -> bool {
        let Block { file: left, rank: low, files, ranks } = self;
        left <= file && file < left + files && low <= rank && rank < low + ranks
    }
}

/// Which edge of the board, from White's seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "the names say it")]
pub enum Rim {
    Near,
    Far,
    Left,
    Right,
}

/// How many men a [`Pile`] has where the position does not say it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Unsaid {
    /// None.
    None,
    /// This many, as long as the board is empty; later none.
    Start(u32),
    /// As many as its owner has not placed of so many. A man of the kind `turned` came from the
    /// other side's pile.
    Rest {
        /// What the owner had at the start.
        of: u32,
        /// The letter of men that lie turned over.
        turned: Option<u8>,
    },
}

/// Where a [`Pile`] lies.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Lies {
    /// Beside the board, wherever there is room: a hand.
    Beside,
    /// At its owner's left hand, where the rules put it: a store.
    AtLeft,
}

/// Men beside the board that a position counts.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Pile {
    /// The section that counts them.
    pub section: Cow<'static, str>,
    /// At whose edge they lie.
    pub owner: Seat,
    /// Whose colour they have.
    pub men: Seat,
    /// Where at that edge.
    pub lies: Lies,
    /// What the pile is, in a word: `hand`.
    pub name: Cow<'static, str>,
    /// The number where the section is missing.
    pub unsaid: Unsaid,
    /// Whether it is shown when it holds no men.
    pub always: bool,
}

/// How a piece of a kind with a letter is drawn.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Figure {
    /// Crossed out: it lives no more, but stays where it is.
    Dead,
    /// Its other face up: a man with a spot.
    Turned,
    /// With a fin.
    Shark,
    /// With a star.
    Star,
    /// With the face of an animal.
    Beast,
}

/// One thing that a board shows besides its cells and pieces.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum Decoration {
    /// A thick line round a block: a fort, a half.
    Border(Block),
    /// A grey ground: a camp, a goal.
    Tint(Block),
    /// Arrows along the middles of cells (file and rank from 0), from corner to corner: where men
    /// go round.
    Track(&'static [(u8, u8)]),
    /// An edge of the board that belongs to a side.
    Edge(Rim, Side),
    /// A block whose men are counted: a window, called so, of a side.
    Window(Block, Side, &'static str),
    /// Men beside the board.
    Pile(Pile),
    /// Cells named in a section are ringed; the words say what they are.
    Ringed {
        /// The section: names of cells, other characters between them.
        section: Cow<'static, str>,
        /// What they are: `last man`.
        words: Cow<'static, str>,
    },
    /// What a section means, to be written before its value; `None`: nothing that a picture
    /// should show.
    Words {
        /// The section.
        section: Cow<'static, str>,
        /// Its words.
        words: Option<Cow<'static, str>>,
    },
    /// What a piece of a kind with this letter looks like.
    Figure(u8, Figure),
    /// What all men of a side look like.
    Army(Side, Figure),
    /// The mark of a piece is no number but a sign that says this.
    Sign(&'static str),
}
