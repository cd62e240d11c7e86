//! Ways to write turns, as data.
//!
//! A [`Notation`] says what cells are called, which signs stand between them and how much of a turn
//! is written. Those of the program are files of TOML that are compiled in ([`shipped`]); anybody's own
//! file is read in the same way.
//!
//! The parts work one after the other: the turn to cells, the cells to names, the names and signs to
//! the characters of the notation; and back.

mod checks;
mod file;
mod relabel;
mod resolve;
mod shipped;
mod signs;
mod spell;

use std::collections::BTreeMap;

use tavlei_core::{Bits, Board, Corner, LabelScheme, Labels, Side};

use crate::TurnForm;

pub use file::NotationError;
pub use relabel::relabel;
pub(crate) use relabel::renamed;
pub use shipped::{find_notation, notation_file, shipped};
pub use signs::{Letters, Signs};
pub use spell::Names;

/// What a notation calls cells.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub enum CellNames {
    /// As the record itself does.
    #[default]
    AsRecord,
    /// As records of the game do as a rule.
    Usual,
    /// By a scheme.
    Scheme {
        /// The scheme.
        scheme: LabelScheme,
        /// Whether its corners are as the player who begins sees them, and not as White does.
        seen_by_first: bool,
    },
    /// By running numbers: the game's own where its records use numbers.
    Numeric {
        /// Where the first number stands where the game's own records use letters.
        corner: Corner,
    },
    /// By tables, each for boards of so many files and ranks (`8x8`), in order from White's left near
    /// cell along the ranks.
    Tables(BTreeMap<String, Vec<String>>),
}

impl CellNames {
    /// Names by a scheme, as White sees the board.
    pub fn by(scheme: LabelScheme) -> CellNames {
        CellNames::Scheme { scheme, seen_by_first: false }
    }

    /// The rule for names on a board; `None` where the notation has no names for it.
    ///
    /// `usual` are the names that records of the game use as a rule, `record` those of the record at
    /// hand; `first` is the player who begins.
    pub fn scheme(
        &self,
        board: &Board,
        first: Side,
        usual: &LabelScheme,
        record: &LabelScheme,
    ) -> Option<LabelScheme> {
        match self {
            CellNames::AsRecord => Some(record.clone()),
            CellNames::Usual => Some(usual.clone()),
            // A board whose cells have names of their own has no others by letters.
            CellNames::Scheme { scheme, .. }
                if !scheme.is_numeric() && matches!(usual, LabelScheme::Table(_)) =>
            {
                Some(usual.clone())
            }
            CellNames::Scheme { scheme, seen_by_first: true } if first == Side::Black => {
                Some(turned(scheme))
            }
            CellNames::Scheme { scheme, .. } => Some(scheme.clone()),
            CellNames::Numeric { .. } if usual.is_numeric() => Some(usual.clone()),
            CellNames::Numeric { corner } => Some(LabelScheme::numeric(*corner)),
            CellNames::Tables(tables) => {
                let names = tables.get(&format!("{}x{}", board.files(), board.ranks()))?;
                let names = names.iter().map(|name| name.clone().into()).collect::<Vec<_>>();
                Some(LabelScheme::Table(names.into()))
            }
        }
    }
}

impl CellNames {
    /// The boards that there are names for, in words; `None` where there are for all.
    pub fn boards(&self) -> Option<String> {
        let CellNames::Tables(tables) = self else { return None };
        let board =
            |(size, names): (&String, &Vec<String>)| format!("{size} ({} cells)", names.len());
        Some(tables.iter().map(board).collect::<Vec<_>>().join(", "))
    }
}

/// A scheme as the other player sees the board.
fn turned(scheme: &LabelScheme) -> LabelScheme {
    match scheme {
        LabelScheme::Algebraic => LabelScheme::AlgebraicTurned,
        LabelScheme::AlgebraicTurned => LabelScheme::Algebraic,
        LabelScheme::Numeric { corner, along, first } => {
            LabelScheme::Numeric { corner: corner.turned(), along: *along, first: *first }
        }
        LabelScheme::Table(_) => scheme.clone(),
    }
}

/// What a capture names behind its first cell.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Captures {
    /// Cells of its way, the last one at the end.
    #[default]
    Way,
    /// Its last cell, then the cells of the men that it takes, in the order of their names: the
    /// protocols of engines.
    Taken,
}

/// How moves are numbered in movetext.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum MoveNumbers {
    /// `1.`
    #[default]
    Dots,
    /// `1)`
    Brackets,
    /// Not at all.
    None,
}

/// Words for results.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ResultWords {
    /// White has won.
    pub white: String,
    /// Nobody has won.
    pub draw: String,
    /// Black has won.
    pub black: String,
}

/// A way to write turns.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Notation {
    /// The name by which it is asked for.
    pub name: String,
    /// What it is, in a few English words.
    pub title: String,
    /// The same in Russian; empty if nobody has said it.
    pub title_ru: String,
    /// Where it is used and known from.
    pub source: String,
    /// What cells are called.
    pub cells: CellNames,
    /// How much of a turn is written.
    pub form: TurnForm,
    /// What captures name.
    pub captures: Captures,
    /// The signs between cells.
    pub signs: Signs,
    /// Letters of other alphabets in the names of cells.
    pub letters: Letters,
    /// How moves are numbered.
    pub numbers: MoveNumbers,
    /// What stands between two turns.
    pub between: String,
    /// The words for results; `None` for those of the game.
    pub results: Option<ResultWords>,
}

impl Default for Notation {
    /// What records of a game use, in short form, with the record's own names of cells.
    fn default() -> Notation {
        Notation {
            name: String::new(),
            title: String::new(),
            title_ru: String::new(),
            source: String::new(),
            cells: CellNames::AsRecord,
            form: TurnForm::Short,
            captures: Captures::Way,
            signs: Signs::default(),
            letters: Letters::default(),
            numbers: MoveNumbers::Dots,
            between: " ".to_owned(),
            results: None,
        }
    }
}

impl Notation {
    /// The notation of this name, or nothing but what the game's records use.
    pub fn named(name: &str) -> Notation {
        find_notation(name).cloned().unwrap_or_default()
    }

    /// One notation of several: each adds what it says beyond the usual. `Err` names a part that two
    /// of them say in different ways.
    pub fn joined(all: &[Notation]) -> Result<Notation, &'static str> {
        let usual = Notation::default();
        let mut one = Notation { name: names_of(all), ..usual.clone() };
        for other in all {
            add(&mut one.cells, &other.cells, &usual.cells, "what cells are called")?;
            add(&mut one.form, &other.form, &usual.form, "how much of a move is written")?;
            add(&mut one.captures, &other.captures, &usual.captures, "what captures name")?;
            add(&mut one.signs.step, &other.signs.step, &None, "the sign of a step")?;
            add(&mut one.signs.take, &other.signs.take, &None, "the sign of a capture")?;
            add(&mut one.signs.drop, &other.signs.drop, &None, "the sign of a drop")?;
            add(&mut one.signs.pass, &other.signs.pass, &None, "the sign of a pass")?;
            add(&mut one.letters, &other.letters, &usual.letters, "the letters")?;
            add(&mut one.numbers, &other.numbers, &usual.numbers, "the numbers of moves")?;
            add(&mut one.between, &other.between, &usual.between, "what stands between moves")?;
            add(&mut one.results, &other.results, &None, "the words for results")?;
        }
        Ok(one)
    }

    /// The notation that names joined by commas make together, as in `hub` or `algebraic,colon`;
    /// `None` if one of them is unknown or they contradict each other.
    pub fn of_names(names: &str) -> Option<Notation> {
        let all: Option<Vec<Notation>> =
            names.split(',').map(|name| find_notation(name.trim()).cloned()).collect();
        Notation::joined(&all?).ok()
    }

    /// The first letter in the names of cells that this notation has none of its own for; `None` where
    /// it has all, or none at all. Names with such a letter would be of two alphabets.
    pub fn missing_letter(&self, board: &Board, labels: &Labels) -> Option<char> {
        let written = &self.letters.written;
        let names = board.points().points().map(|at| labels.label(at));
        let letters = names.flat_map(str::chars).filter(char::is_ascii_lowercase);
        let missing = letters.filter(|c| written.iter().all(|(latin, _)| latin != c)).min();
        missing.filter(|_| !written.is_empty())
    }

    /// Whether PDN has the signs and letters of this notation, so that a reader of PDN needs to
    /// know no more than what cells are called.
    pub fn is_pdn(&self) -> bool {
        let is = |sign: &Option<String>, known: &[&str]| {
            sign.as_deref().is_none_or(|sign| known.contains(&sign))
        };
        is(&self.signs.step, &["-"])
            && is(&self.signs.take, &["x", ":"])
            && is(&self.signs.drop, &["@"])
            && is(&self.signs.pass, &["--"])
            && self.letters.is_empty()
            && self.captures == Captures::Way
    }

    /// Whether two notations are read alike, apart from what they call cells.
    pub fn reads_like(&self, other: &Notation) -> bool {
        (self.is_pdn() && other.is_pdn())
            || (self.signs == other.signs
                && self.letters == other.letters
                && self.captures == other.captures)
    }

    /// Whether turns are written in characters of the notation's own.
    pub(crate) fn is_plain(&self) -> bool {
        self.signs == Signs::default() && self.letters.is_empty() && self.captures == Captures::Way
    }
}

fn names_of(all: &[Notation]) -> String {
    all.iter().map(|notation| notation.name.as_str()).collect::<Vec<_>>().join(",")
}

/// Takes over what another notation says beyond the usual.
fn add<T: PartialEq + Clone>(
    one: &mut T,
    other: &T,
    usual: &T,
    part: &'static str,
) -> Result<(), &'static str> {
    if other == usual || one == other {
        return Ok(());
    }
    if one != usual {
        return Err(part);
    }
    *one = other.clone();
    Ok(())
}
