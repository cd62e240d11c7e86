//! By which names a record calls the cells: those that are usual for its game, or others.

use std::sync::{Arc, LazyLock};

use tavlei_core::{Bits, Corner, LabelScheme, Labels};
use tavlei_notation::Notation;
use tavlei_record::Record;
use tavlei_rules::Game;

use crate::player::first_move;
use crate::probe::probe;
use crate::setup::fen_tag;
use crate::stated;

/// How many plies decide between two ways to name cells.
const DECIDING_PLIES: u32 = 12;

/// Whether the moves of a record (or, without moves, its FEN) name cells by letters; `None` where
/// nothing tells.
pub(crate) fn by_letters(record: &Record) -> Option<bool> {
    if let Some(text) = first_move(record) {
        let first = text.chars().find(|c| c.is_alphanumeric())?;
        return Some(first.is_alphabetic());
    }
    let (fen, _) = fen_tag(record)?;
    let mut chars = fen.chars().skip_while(|c| !c.is_ascii_digit());
    chars.next()?;
    Some(fen.bytes().zip(fen.bytes().skip(1)).any(|(a, b)| is_file(a) && b.is_ascii_digit()))
}

fn is_file(byte: u8) -> bool {
    matches!(byte, b'a'..=b'l')
}

/// Whether a game's own records name cells by letters.
pub(crate) fn uses_letters(game: &Game) -> bool {
    !game.labels().scheme().is_numeric()
}

/// Names for the cells of a game, and with a notation that is given how all else is written.
#[derive(Clone, Debug)]
pub(crate) enum Names {
    /// Those that its records use as a rule.
    Own,
    /// Letters and numbers from White's side.
    Algebraic,
    /// Others.
    Made(Box<Labels>),
    /// Those of a notation.
    In(Box<Labels>, Arc<Notation>),
}

impl Names {
    /// The names of a game by a scheme; `None` if the scheme does not fit the board.
    pub(crate) fn by(game: &Game, scheme: &LabelScheme) -> Option<Names> {
        match scheme {
            scheme if scheme == game.labels().scheme() => Some(Names::Own),
            LabelScheme::Algebraic => Some(Names::Algebraic),
            scheme => Labels::new(game.board(), scheme).ok().map(|l| Names::Made(Box::new(l))),
        }
    }

    /// The names of a game in a notation; `None` if it has none for the board.
    pub(crate) fn within(game: &Game, notation: &Arc<Notation>) -> Option<Names> {
        let usual = game.labels().scheme();
        let scheme = notation.cells.scheme(game.board(), game.spec().first, usual, usual)?;
        let labels = Labels::new(game.board(), &scheme).ok()?;
        Some(Names::In(Box::new(labels), Arc::clone(notation)))
    }

    /// The notation that moves are to be read in: the one that is given, or one without signs of its
    /// own where turns are texts with other names than the game's.
    pub(crate) fn notation(&self, game: &Game) -> Option<&Notation> {
        static USUAL: LazyLock<Notation> = LazyLock::new(Notation::default);
        match self {
            Names::In(_, notation) => Some(notation),
            Names::Algebraic | Names::Made(_) if game.is_listed() => Some(&USUAL),
            _ => None,
        }
    }

    /// The labels themselves.
    pub(crate) fn of<'a>(&'a self, game: &'a Game) -> &'a Labels {
        match self {
            Names::Own => game.labels(),
            Names::Algebraic => game.algebraic(),
            Names::Made(labels) | Names::In(labels, _) => labels,
        }
    }
}

/// That a notation has no names for a game's board, in words.
pub(crate) fn no_names(game: &Game, notation: &Notation) -> String {
    let board = game.board();
    format!(
        "the notation {} has no names for the board of {}, {}x{} with {} cells; it has names for {}",
        notation.name,
        game.spec().name,
        board.files(),
        board.ranks(),
        board.points().count(),
        notation.cells.boards().unwrap_or_default()
    )
}

/// That a notation with letters of its own has none for a file of a game's board, in words.
pub(crate) fn no_letter(game: &Game, notation: &Notation, letter: char) -> String {
    let (name, board) = (&notation.name, &game.spec().name);
    format!("the notation {name} has no letter for the file {letter} of the board of {board}")
}

/// The names that a record most likely uses: those of a notation if one is given or named by a tag,
/// else what its tag `GameType` and its moves tell.
pub(crate) fn likely(game: &Game, record: &Record, given: Option<&Arc<Notation>>) -> Names {
    let notation = stated::notation(record, given);
    let names = notation.and_then(|notation| Names::within(game, &notation));
    names.unwrap_or_else(|| by_moves(game, record))
}

/// The names that let the most of a record be played: at a tie those that `GameType` states.
pub(crate) fn by_moves(game: &Game, record: &Record) -> Names {
    let Some(names) = stated::scheme(game, record).and_then(|scheme| Names::by(game, &scheme))
    else {
        return guessed(game, record);
    };
    let stated = probe(game, &names, record, u32::MAX);
    if stated.accepts() || (first_move(record).is_none() && stated.set_up) {
        return names;
    }
    let other = guessed(game, record);
    let is_less = stated.plies == 0 || probe(game, &other, record, u32::MAX).plies > stated.plies;
    if is_less { other } else { names }
}

/// The names that a record most likely uses, as far as its first moves tell: the game's own
/// unless letters stand where numbers are usual, or the other way round.
fn guessed(game: &Game, record: &Record) -> Names {
    match by_letters(record) {
        Some(letters) if letters != uses_letters(game) => {
            // A turn that is a text may begin with a count, whatever cells are called.
            let own = game.is_listed().then_some(Names::Own);
            furthest(game, record, own.into_iter().chain(others(game, letters)).collect())
        }
        _ => Names::Own,
    }
}

/// Names other than those of a scheme that let the whole main line be played.
pub(crate) fn accepting(game: &Game, record: &Record, not: &LabelScheme) -> Option<Names> {
    let letters = by_letters(record)?;
    others(game, letters).into_iter().find(|names| {
        let labels = names.of(game);
        labels.scheme() != not && probe(game, names, record, u32::MAX).accepts()
    })
}

/// All names of one class but the game's own.
fn others(game: &Game, letters: bool) -> Vec<Names> {
    let schemes = if letters {
        vec![LabelScheme::Algebraic, LabelScheme::AlgebraicTurned]
    } else {
        use Corner::*;
        [TopLeft, BottomRight, BottomLeft, TopRight].map(LabelScheme::numeric).to_vec()
    };
    let others = schemes.into_iter().filter(|scheme| scheme != game.labels().scheme());
    others.filter_map(|scheme| Names::by(game, &scheme)).collect()
}

/// All names of one class, the game's own first.
pub(crate) fn of_class(game: &Game, letters: bool) -> Vec<Names> {
    let own = (letters == uses_letters(game)).then_some(Names::Own);
    own.into_iter().chain(others(game, letters)).collect()
}

/// The names that let most of the first plies be played; the first ones at a tie.
fn furthest(game: &Game, record: &Record, tried: Vec<Names>) -> Names {
    let mut best = (None, Names::Own);
    for names in tried {
        let plies = probe(game, &names, record, DECIDING_PLIES).plies;
        if best.0.is_none_or(|most| plies > most) {
            best = (Some(plies), names);
        }
    }
    best.1
}

/// What labels are called in a sentence.
pub(crate) fn name(scheme: &LabelScheme) -> String {
    let corner = |corner: &Corner| match corner {
        Corner::BottomLeft => "White's left near corner",
        Corner::BottomRight => "White's right near corner",
        Corner::TopLeft => "Black's right near corner",
        Corner::TopRight => "Black's left near corner",
    };
    match scheme {
        LabelScheme::Algebraic => "letters and numbers, a1 at White's left hand".to_owned(),
        LabelScheme::AlgebraicTurned => "letters and numbers, a1 at Black's left hand".to_owned(),
        LabelScheme::Numeric { corner: at, first, .. } => {
            format!("running numbers from {first} at {}", corner(at))
        }
        LabelScheme::Table(_) => "the names of a table".to_owned(),
    }
}
