//! What a check has to say of one game.

use std::borrow::Cow;

use tavlei_core::{Seat, Side};
use tavlei_record::{Severity, Span};
use tavlei_rules::Game;

use crate::codes;

/// What became of one game.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Verdict {
    /// Every move of the main line is legal.
    Legal,
    /// A move of the main line is not legal.
    Illegal,
    /// A move of the main line may mean several turns, and nothing after it tells which.
    Ambiguous,
    /// A move of the main line can't be understood, or the position before it is not known.
    Unreadable,
    /// There are no moves.
    Empty,
}

impl Verdict {
    /// All verdicts, in the order in which summaries list them.
    pub const ALL: [Verdict; 5] =
        [Verdict::Legal, Verdict::Illegal, Verdict::Ambiguous, Verdict::Unreadable, Verdict::Empty];

    /// The word for reports: `legal`, `illegal`, `ambiguous`, `unreadable`, `empty`.
    pub const fn as_str(self) -> &'static str {
        match self {
            Verdict::Legal => "legal",
            Verdict::Illegal => "illegal",
            Verdict::Ambiguous => "ambiguous",
            Verdict::Unreadable => "unreadable",
            Verdict::Empty => "empty",
        }
    }

    /// Whether the moves of the main line are all in order (or there are none).
    pub const fn is_fine(self) -> bool {
        matches!(self, Verdict::Legal | Verdict::Empty)
    }
}

impl std::fmt::Display for Verdict {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.as_str())
    }
}

/// The half-move that decided a verdict other than `legal`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct At {
    /// Which half-move of the main line, from 1; unknown moves count. With a FEN, counted from
    /// that position.
    pub ply: u32,
    /// Line in the file, from 1.
    pub line: u64,
    /// Column in characters, from 1.
    pub column: u32,
    /// The move as written.
    pub text: String,
    /// Its bytes in the text of the record.
    pub span: Span,
}

/// Why a verdict is not `legal`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Reason {
    /// A stable code, see [`crate::codes`].
    pub code: &'static str,
    /// One sentence fit for a person: which rule, with cells in the names that the record uses.
    pub message: String,
    /// All turns that would have been legal there, as the record would write them; those that one
    /// slip of the pen explains come first. For an ambiguous move, the turns that it may mean.
    pub legal: Vec<String>,
    /// What was probably meant in place of this move, where one small slip of the pen explains it:
    /// the only turn so near with which the rest of the game replays.
    pub did_you_mean: Option<String>,
}

/// How a game ended by the board itself.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum BoardResult {
    /// The last position is won for White.
    WhiteWins,
    /// The last position is won for Red, of a game for three or four.
    RedWins,
    /// The last position is won for Black.
    BlackWins,
    /// The last position is won for Green, of a game for four.
    GreenWins,
    /// The last position is a draw by the rules of the game.
    Draw,
}

impl BoardResult {
    /// The win of a seat.
    pub const fn win_of(seat: Seat) -> BoardResult {
        match seat {
            Seat::White => BoardResult::WhiteWins,
            Seat::Red => BoardResult::RedWins,
            Seat::Black => BoardResult::BlackWins,
            Seat::Green => BoardResult::GreenWins,
        }
    }

    /// The word for reports: `white-wins`, `red-wins`, `black-wins`, `green-wins`, `draw`.
    pub const fn as_str(self) -> &'static str {
        match self {
            BoardResult::WhiteWins => "white-wins",
            BoardResult::RedWins => "red-wins",
            BoardResult::BlackWins => "black-wins",
            BoardResult::GreenWins => "green-wins",
            BoardResult::Draw => "draw",
        }
    }
}

/// The recorded result beside that of the board.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct ResultReport {
    /// As the record says it: the tag `Result`, or the token behind the moves where the tag is
    /// missing or `*`. `None` where the record has neither.
    pub recorded: Option<String>,
    /// Who that makes the winner, as far as it can be understood.
    pub means: Option<BoardResult>,
    /// How the last position stands; `None` while it is open or not known.
    pub board: Option<BoardResult>,
    /// The same as this record would write it, in the scale of its game and from its side.
    pub board_score: Option<&'static str>,
    /// Whether both agree; `None` where one of them is not known.
    pub agrees: Option<bool>,
    /// What a bare result can't hold once the game is over, by the board or as the record says it
    /// of moves that are all known: points, a difference, counts.
    pub score: Option<String>,
    /// What a recorded draw rests on: `board`, the name of a draw rule that holds in the last
    /// position (see [`DrawHeld::rule`]), or `agreement`. `None` where the record says no draw, or
    /// its moves are not known to the end.
    pub drawn_by: Option<Cow<'static, str>>,
}

/// A draw rule that held, at the place where it could first be claimed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DrawHeld {
    /// Its stable name: `threefold`, or the id of the rule (`16-three-v-king`).
    pub rule: Cow<'static, str>,
    /// The code of the remark that tells it in words.
    pub code: &'static str,
    /// After how many half-moves of the main line it first held; unknown moves count.
    pub ply: u32,
    /// Who was to move then.
    pub to_move: Side,
    /// For how many half-moves play went on after it.
    pub went_on: u32,
    /// Whether it holds in the last position too.
    pub still: bool,
}

/// How a game began beside a deck of opening ballots.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BallotReport {
    /// The name of the deck.
    pub deck: &'static str,
    /// The ballot that the record names, or else the one that it began with; `None` if it began
    /// with none.
    pub number: Option<&'static str>,
    /// Whether the record names it (tag `Ballot`).
    pub is_named: bool,
    /// Whether the position of the ballot was reached; `None` where the record is too short to tell.
    pub followed: Option<bool>,
    /// After how many half-moves it was reached; 0 if the record begins from it.
    pub ply: Option<u32>,
}

/// One remark on a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Finding {
    /// A stable code, see [`crate::codes`].
    pub code: &'static str,
    /// How grave it is here. Faults inside variations weigh less than their code says.
    pub severity: Severity,
    /// Line in the file, from 1.
    pub line: u64,
    /// Column in characters, from 1.
    pub column: u32,
    /// What in particular, in a sentence fit for a person.
    pub message: String,
    /// The bytes in the text of the record that the remark is about.
    pub span: Span,
    /// Whether it is about moves of a variation.
    pub in_variation: bool,
}

/// A comment (T101) and a variation (T103) that are never closed.
const NEVER_CLOSED: [&str; 2] = ["T101", "T103"];

/// How many moves call their cells by which names.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct WrittenIn {
    /// The names, in words: `letters and numbers, a1 at White's left hand`.
    pub cells: String,
    /// Whether records of the game use them as a rule.
    pub is_usual: bool,
    /// How many moves, those of variations too.
    pub moves: u32,
}

/// What a check has to say of one game.
#[derive(Clone, Debug)]
pub struct Report {
    /// Which record of its file, from 1.
    pub record: u64,
    /// The line on which it begins, from 1.
    pub line: u64,
    /// The game that it was replayed as; `None` where no game fits.
    pub game: Option<Game>,
    /// How many half-moves of the main line were played before anything stopped it. An ambiguous
    /// move stops nothing: all that follows is counted.
    pub plies: u32,
    /// What became of it.
    pub verdict: Verdict,
    /// The half-move that decided it, where the verdict is not `legal` or `empty`.
    pub at: Option<At>,
    /// Why the verdict is not `legal` or `empty`.
    pub reason: Option<Reason>,
    /// The recorded result beside that of the board.
    pub result: ResultReport,
    /// The draw rules that held, in the order in which they first did.
    pub draws: Vec<DrawHeld>,
    /// The ballot that the game began with, if a deck was given that is one for its game.
    pub ballot: Option<BallotReport>,
    /// How its moves call their cells; several entries where they do so in several ways, none where
    /// no move was played.
    pub written_in: Vec<WrittenIn>,
    /// All remarks: those of the reader, then those of the replay, by place. The reason of the
    /// verdict is among them.
    pub findings: Vec<Finding>,
}

impl Report {
    /// The gravest severity among the findings.
    pub fn severity(&self) -> Option<Severity> {
        self.findings.iter().map(|finding| finding.severity).max()
    }

    /// That a notation has no names for the board, if so.
    pub fn no_names(&self) -> Option<&Finding> {
        self.findings.iter().rev().find(|finding| finding.code == codes::NO_NAMES.code)
    }

    /// The comment or the variation that is never closed, if there is one: moves of the main line
    /// may have been taken for a part of it.
    pub fn never_closed(&self) -> Option<&Finding> {
        self.findings.iter().find(|finding| NEVER_CLOSED.contains(&finding.code))
    }
}
