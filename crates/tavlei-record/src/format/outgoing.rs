//! A game on its way out: the record and what the rules know of it.

use super::ScoreStyle;
use crate::{PlyRow, Record, Round};

/// What the writer of a format must know of a game.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Needs {
    /// Which game it is.
    Game,
    /// Where it begins and ends too ([`GameFacts::start`], [`GameFacts::end`]).
    Positions,
    /// The position behind each turn too ([`Outgoing::plies`]).
    Plies,
    /// A picture of the position behind each turn, those of variations too
    /// ([`Outgoing::pictures`]).
    Pictures,
}

/// What a writer may use.
#[derive(Debug)]
pub struct Outgoing<'a> {
    /// The file that the game comes from, as the caller names it.
    pub file: &'a str,
    /// The record; its moves are in the notation that the format asks for, unless it is verbatim.
    pub record: &'a Record,
    /// How moves are numbered.
    pub round: Round,
    /// The game; `None` if nobody knows.
    pub game: Option<GameFacts>,
    /// A row for each turn, if the format needs them.
    pub plies: Vec<PlyRow>,
    /// How the score is set out, where it is for people.
    pub style: ScoreStyle,
    /// What the positions look like, if the format needs pictures and the game is known.
    pub pictures: Option<Pictures>,
}

impl<'a> Outgoing<'a> {
    /// A record of a file of which nothing else is known.
    pub fn new(file: &'a str, record: &'a Record) -> Outgoing<'a> {
        Outgoing {
            file,
            record,
            round: Round::default(),
            game: None,
            plies: Vec::new(),
            style: ScoreStyle::default(),
            pictures: None,
        }
    }
}

/// What the positions of a game look like, as elements of SVG.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Pictures {
    /// The width and the height of each, in the units of the elements.
    pub size: (i32, i32),
    /// The first position, and then those behind moves, in the order of the record.
    pub list: Vec<Picture>,
    /// For each item of the record: the picture of the position behind it, by its place in the list.
    pub behind: Vec<Option<usize>>,
}

/// What a position looks like.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Picture {
    /// Its elements, the lowest first, with White at the bottom.
    pub elements: Vec<String>,
    /// The same with Black at the bottom.
    pub turned: Vec<String>,
    /// The position in words.
    pub sentence: String,
}

/// What the rules know of a game, for formats that must say it in their own way.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct GameFacts {
    /// The id of the game in the catalogue.
    pub id: String,
    /// Its English name.
    pub name: String,
    /// How the format itself calls the game, if it knows it.
    pub code: Option<&'static str>,
    /// Whether the format calls the other side Black.
    pub is_turned: bool,
    /// Whether records of it count results from Black's side.
    pub is_scored_by_black: bool,
    /// Files and ranks.
    pub size: (u8, u8),
    /// Half-moves of the main line that were played.
    pub plies: u32,
    /// What was found of the moves, in a word: `legal`, `illegal`, …
    pub verdict: &'static str,
    /// Who has won, as the record says it, in a word: `white-wins`, `draw`, …; `None` if it does not
    /// say it, or nobody understands how.
    pub outcome: Option<&'static str>,
    /// The position that the record begins at, if the format needs positions.
    pub start: Grid,
    /// The same as a FEN with the cells of canonical text; empty if the format needs no positions.
    pub start_fen: String,
    /// Whether that is the game's own start position.
    pub is_usual_start: bool,
    /// The position behind the last turn that could be played, if the format needs positions.
    pub end: Grid,
}

/// A position as the cells of a board, for formats that draw it.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Grid {
    /// The men, row by row from the far one, each from the left.
    pub men: Vec<Man>,
    /// Whether White is to move; `None` if neither is.
    pub white_moves: Option<bool>,
}

/// A man on a board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Man {
    /// The file, from 0 at the left as White sees the board.
    pub file: u8,
    /// The rank, from 0 at White's edge.
    pub rank: u8,
    /// Whether it is White's.
    pub is_white: bool,
    /// Whether it is a king.
    pub is_king: bool,
}

impl Grid {
    /// The man on a cell.
    pub fn at(&self, file: u8, rank: u8) -> Option<Man> {
        self.men.iter().copied().find(|man| (man.file, man.rank) == (file, rank))
    }
}
