//! What a game is: data.

use std::borrow::Cow;

use tavlei_core::{Cells, Decoration, DrawRule, LabelScheme, Side};

use crate::draughts::Rules;
use crate::games::called_in;
use crate::listed::Maker;

/// A book, law or site that a game's rules come from.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Source {
    /// Its title.
    pub title: Cow<'static, str>,
    /// Where in it, or what it settles.
    pub says: Cow<'static, str>,
}

/// How results are written.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Scale {
    /// `1-0`, `1/2-1/2`, `0-1`
    One,
    /// `2-0`, `1-1`, `0-2`
    Two,
}

/// How the records of a game are written when no other notation is asked for (PDN 3.0).
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Style {
    /// The sign of a capture: `x` or `:`.
    pub take: char,
    /// The scale of results.
    pub scale: Scale,
    /// What cells are called in records (PDN movetext and FEN).
    pub labels: LabelScheme,
}

/// Where the men stand at the start.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Setup {
    /// So many rows from each side's edge, after leaving so many free.
    Rows {
        /// Rows left free at the edge.
        free: u8,
        /// Rows filled with men.
        filled: u8,
    },
    /// Exact cells by their names, apart by spaces. A capital before a name is the kind of the
    /// piece (`K` a king), `=10` behind it a number that it carries, `*` a mark; `c3(wWb)` is a tower, the top
    /// man first, capitals for kings.
    Cells {
        /// White's pieces.
        white: Cow<'static, str>,
        /// Black's pieces.
        black: Cow<'static, str>,
    },
}

/// A drawn board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Drawing {
    /// Rows from the far one to the near one.
    pub rows: &'static [&'static str],
    /// Whether pieces stand on crossings of lines.
    pub on_lines: bool,
}

/// The engine that a game runs on, with its parameters.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum Family {
    /// Draughts: jumps over single pieces.
    Draughts(Rules),
    /// A game that lists its turns, by an engine of its own family.
    Listed(Listing),
}

/// The families that a catalogue is shown by.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Group {
    /// Draughts and its extensions.
    Draughts,
    /// Towers and boards of their own form.
    Towers,
    /// Hunting, racing, surrounding, sowing and dice games: men move over the board.
    Moving,
    /// Men come from the hand and, as a rule, stay.
    Placement,
}

impl Group {
    /// All families, in the order in which they are shown.
    pub const ALL: [Group; 4] = [Group::Draughts, Group::Towers, Group::Moving, Group::Placement];

    /// The English name.
    pub const fn name(self) -> &'static str {
        match self {
            Group::Draughts => "Draughts",
            Group::Towers => "Towers and boards",
            Group::Moving => "Moving games",
            Group::Placement => "Placement games",
        }
    }

    /// The Russian name.
    pub const fn name_ru(self) -> &'static str {
        match self {
            Group::Draughts => "Шашки",
            Group::Towers => "Столбы и доски",
            Group::Moving => "Игры с передвижением",
            Group::Placement => "Игры с выставлением",
        }
    }
}

/// The engine of a game that lists its turns.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Listing(pub(crate) Maker);

/// How another record format calls a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Foreign {
    /// The name of the format, such as `sgf`.
    pub format: &'static str,
    /// What it calls the game, such as `2`; ASCII case does not matter.
    pub code: &'static str,
    /// Whether it calls the other side White.
    pub is_turned: bool,
}

/// A game as data. Built-in ones are constants; a user's own come from TOML.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Spec {
    /// The id: lower-case ASCII letters, digits and `-`.
    pub id: Cow<'static, str>,
    /// The English name.
    pub name: Cow<'static, str>,
    /// The Russian name.
    pub name_ru: Cow<'static, str>,
    /// Other names and ids under which records know the game.
    pub aliases: Cow<'static, [Cow<'static, str>]>,
    /// The number of the PDN tag `GameType`, where the standard has one.
    pub pdn: Option<u16>,
    /// Numbers that single programs use for it.
    pub other_numbers: Cow<'static, [u16]>,
    /// How formats other than PDN call it.
    pub foreign: Cow<'static, [Foreign]>,
    /// Files and ranks.
    pub size: (u8, u8),
    /// Which cells are in play.
    pub cells: Cells,
    /// The drawing of a board that is no rectangle, see `Board::drawn`; `None` for the others.
    pub drawing: Option<Drawing>,
    /// What diagrams show on the board, and what the sections of a position look like.
    pub decorations: Cow<'static, [Decoration]>,
    /// The rules in words, a sentence or two each, where the parameters do not tell them.
    pub words: Cow<'static, [Cow<'static, str>]>,
    /// How turns are written, a kind of turn each with an example between back quotes, where they
    /// are texts of the game's own.
    pub writing: Cow<'static, [Cow<'static, str>]>,
    /// How the game differs from a well-known one of the same name, where there is one.
    pub differs: Option<Cow<'static, str>>,
    /// `words` in Russian; empty where nobody has said it.
    pub words_ru: Cow<'static, [Cow<'static, str>]>,
    /// `writing` in Russian.
    pub writing_ru: Cow<'static, [Cow<'static, str>]>,
    /// `differs` in Russian.
    pub differs_ru: Option<Cow<'static, str>>,
    /// The start position.
    pub setup: Setup,
    /// Who moves first.
    pub first: Side,
    /// Who is to move in the start position, where that is not who moves first: a user's game that
    /// begins behind an opening ballot.
    pub to_move: Option<Side>,
    /// How common records of the game are: when a record does not say what it is, games with a
    /// lower number are tried first, and those with none not at all.
    pub tried: Option<u8>,
    /// How records are written.
    pub style: Style,
    /// The engine and its parameters.
    pub family: Family,
    /// The draw rules that count moves.
    pub draws: Cow<'static, [DrawRule]>,
    /// Where the rules come from.
    pub sources: Cow<'static, [Source]>,
}

impl Spec {
    /// What the game is called in a language by its code, such as `nl`; in English where that is not
    /// known.
    pub fn name_in(&self, language: &str) -> &str {
        match language {
            "ru" => &self.name_ru,
            other => called_in(&self.id, other).unwrap_or(&self.name),
        }
    }
}
