//! A game ready to be played: its data with the tables made from them.

use std::fmt;
use std::sync::Arc;

use tavlei_core::{
    Bits, Board, BoardError, Kind, LabelError, LabelScheme, Labels, Piece, Placed, PointSet,
    Position, Seat, Session, SetupError, Side,
};

use crate::draughts::{Compiled, FIXED, Fixed, Live, RuleSet, Rules, Shaped, numbered};
use crate::games::group_of;
use crate::listed::Opener;
use crate::{Family, Group, Listing, Setup, Spec};

/// A game ready to be played. Cloning shares the tables.
#[derive(Clone)]
pub struct Game(Arc<Inner>);

struct Inner {
    spec: Spec,
    board: Board,
    labels: Labels,
    algebraic: Labels,
    start: Position,
    /// A game that has just begun; those to be played are copies of it.
    fresh: Box<dyn Session>,
    engine: Box<dyn Engine>,
}

/// Opens sessions: one implementation for each family and width of sets.
trait Engine: Send + Sync {
    fn open(&self, position: &Position) -> Result<Box<dyn Session>, SetupError>;
}

impl<B: Bits, R: RuleSet> Engine for Arc<Compiled<B, R>> {
    fn open(&self, position: &Position) -> Result<Box<dyn Session>, SetupError> {
        Ok(numbered(Box::new(Live::open(self, position)?), position))
    }
}

/// A family that lists its turns.
struct Opened(Box<dyn Opener>);

impl Engine for Opened {
    fn open(&self, position: &Position) -> Result<Box<dyn Session>, SetupError> {
        self.0.open(position)
    }
}

/// Why a game can't be made from its data.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum SpecError {
    /// The board has an impossible size.
    Board(BoardError),
    /// The labels do not fit the board.
    Labels(LabelError),
    /// The start position names a cell that is not in play, or names it twice.
    Setup(String),
}

impl fmt::Display for SpecError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SpecError::Board(error) => error.fmt(f),
            SpecError::Labels(error) => error.fmt(f),
            SpecError::Setup(what) => write!(f, "the start position can't be set up: {what}"),
        }
    }
}

impl std::error::Error for SpecError {}

impl Game {
    /// Makes the tables of a game.
    pub fn new(spec: Spec) -> Result<Game, SpecError> {
        let (files, ranks) = spec.size;
        let board = match spec.drawing {
            Some(drawing) => Board::drawn(drawing.rows, drawing.on_lines),
            None => Board::checkered(files, ranks, spec.cells),
        }
        .map_err(SpecError::Board)?
        .decorated(spec.decorations.clone());
        let labels = Labels::new(&board, &spec.style.labels).map_err(SpecError::Labels)?;
        let algebraic = Labels::new(&board, &LabelScheme::Algebraic).map_err(SpecError::Labels)?;
        let named = match spec.family {
            Family::Draughts(_) => &algebraic,
            Family::Listed(_) => &labels,
        };
        let mut start = start_position(&spec, &board, named)?;
        let engine = match spec.family {
            Family::Draughts(rules) => draughts_engine(rules, &board, &algebraic),
            Family::Listed(Listing(maker)) => {
                Box::new(Opened((maker.make)(board.clone(), labels.clone())))
            }
        };
        let fresh = engine.open(&start).map_err(|error| SpecError::Setup(error.to_string()))?;
        // Who plays is known to the engine alone.
        start.seating = fresh.position().seating;
        Ok(Game(Arc::new(Inner { spec, board, labels, algebraic, start, fresh, engine })))
    }

    /// The data of the game.
    pub fn spec(&self) -> &Spec {
        &self.0.spec
    }

    /// The id, such as `russian`.
    pub fn id(&self) -> &str {
        &self.0.spec.id
    }

    /// The family that the game is shown under.
    pub fn group(&self) -> Group {
        group_of(self.spec())
    }

    /// Whether the turns of the game are texts of its own, not cells in a row: see
    /// [`Session::turns_are_texts`]. Its cells have one set of names.
    pub fn is_listed(&self) -> bool {
        matches!(self.0.spec.family, Family::Listed(_))
    }

    /// The board.
    pub fn board(&self) -> &Board {
        &self.0.board
    }

    /// What cells are called in records of this game (PDN movetext and FEN).
    pub fn labels(&self) -> &Labels {
        &self.0.labels
    }

    /// The algebraic names of the cells.
    pub fn algebraic(&self) -> &Labels {
        &self.0.algebraic
    }

    /// Who plays, in playing order; see [`Session::seats`].
    pub fn seats(&self) -> &'static [Seat] {
        self.0.fresh.seats()
    }

    /// Whose win the result `1-0` is in a game of two, as records are read when nothing else is
    /// asked for: PDN 1.0 and 2.0 write the side first that moves first; where PDN has no say,
    /// White's score stands first whoever begins.
    pub fn scored_first(&self) -> Side {
        if self.is_listed() { Side::White } else { self.spec().first }
    }

    /// The start position.
    pub fn start(&self) -> &Position {
        &self.0.start
    }

    /// Begins a game at the start position.
    pub fn open(&self) -> Box<dyn Session> {
        self.0.fresh.fork()
    }

    /// Begins a game at any position that the board can hold; it need not be one that play can
    /// reach.
    pub fn open_at(&self, position: &Position) -> Result<Box<dyn Session>, SetupError> {
        let seats = position.seating.map_or(self.seats(), |seating| seating.seats);
        if seats != self.seats() {
            return Err(SetupError::Players);
        }
        self.0.engine.open(position)
    }

    /// A position with the sections that it leaves out although the rules can tell them: which man
    /// is the head of a chain. One that can't be played stays as it is.
    pub fn completed(&self, mut position: Position) -> Position {
        let known = self.open_at(&position).map(|session| session.position().sections);
        let mut missing = known.unwrap_or_default();
        missing.retain(|section| position.section(&section.name).is_none());
        position.sections.extend(missing);
        position
    }
}

impl fmt::Debug for Game {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Game").field(&self.0.spec.id).finish()
    }
}

impl PartialEq for Game {
    fn eq(&self, other: &Game) -> bool {
        Arc::ptr_eq(&self.0, &other.0) || self.0.spec == other.0.spec
    }
}

impl Eq for Game {}

/// The engine for some rules: compiled in if they are among those, else made for their shape if it
/// is a usual one.
fn draughts_engine(rules: Rules, board: &Board, labels: &Labels) -> Box<dyn Engine> {
    match FIXED.iter().position(|fixed| *fixed == rules) {
        Some(0) => engine_of(Fixed::<0>, board, labels),
        Some(1) => engine_of(Fixed::<1>, board, labels),
        Some(2) => engine_of(Fixed::<2>, board, labels),
        _ => shaped_engine(rules, board, labels),
    }
}

fn shaped_engine(rules: Rules, board: &Board, labels: &Labels) -> Box<dyn Engine> {
    if let Some(shaped) = Shaped::<0>::of(rules) {
        engine_of(shaped, board, labels)
    } else if let Some(shaped) = Shaped::<1>::of(rules) {
        engine_of(shaped, board, labels)
    } else if let Some(shaped) = Shaped::<2>::of(rules) {
        engine_of(shaped, board, labels)
    } else {
        engine_of(rules, board, labels)
    }
}

/// The engine in the narrowest words that hold the board.
fn engine_of<R: RuleSet>(set: R, board: &Board, labels: &Labels) -> Box<dyn Engine> {
    let highest = u32::from(board.points().highest().0);
    if highest < u64::WIDTH {
        Box::new(Arc::new(Compiled::<u64, R>::new(set, board, labels)))
    } else if highest < u128::WIDTH {
        Box::new(Arc::new(Compiled::<u128, R>::new(set, board, labels)))
    } else {
        Box::new(Arc::new(Compiled::<PointSet, R>::new(set, board, labels)))
    }
}

fn start_position(spec: &Spec, board: &Board, labels: &Labels) -> Result<Position, SpecError> {
    let mut position = Position::empty(spec.to_move.unwrap_or(spec.first));
    match &spec.setup {
        Setup::Rows { free, filled } => {
            if 2 * (u16::from(*free) + u16::from(*filled)) > u16::from(board.ranks()) {
                let ranks = board.ranks();
                let what = format!("{filled} rows a side do not fit on {ranks} ranks");
                return Err(SpecError::Setup(what));
            }
            fill_rows(&mut position, board, *free, *filled);
        }
        Setup::Cells { white, black } => {
            put_listed(&mut position, labels, Side::White, white)?;
            put_listed(&mut position, labels, Side::Black, black)?;
        }
    }
    position.sort();
    Ok(position)
}

fn fill_rows(position: &mut Position, board: &Board, free: u8, filled: u8) {
    for row in (free..free.saturating_add(filled)).filter(|&row| row < board.ranks()) {
        for (side, rank) in [(Side::White, row), (Side::Black, board.ranks() - 1 - row)] {
            board.rank(rank).points().for_each(|at| position.put(at, side, Kind::Man));
        }
    }
}

/// Cells by name, apart by spaces: see [`Setup::Cells`].
fn put_listed(
    position: &mut Position,
    labels: &Labels,
    side: Side,
    list: &str,
) -> Result<(), SpecError> {
    for word in list.split_whitespace() {
        put_word(position, labels, side, word)
            .ok_or_else(|| SpecError::Setup(format!("{word} can't be put on this board")))?;
    }
    Ok(())
}

fn put_word(position: &mut Position, labels: &Labels, side: Side, word: &str) -> Option<()> {
    let (word, mark) = match (word.split_once('='), word.strip_suffix('*')) {
        (Some((word, mark)), _) => (word, mark.parse().ok()?),
        (None, Some(word)) => (word, Placed::STAR),
        (None, None) => (word, 0),
    };
    if let Some((name, stack)) = word.split_once('(') {
        let at = labels.find(name)?;
        for man in stack.strip_suffix(')')?.chars().rev() {
            let owner = if matches!(man, 'w' | 'W') { Side::White } else { Side::Black };
            position.put(at, owner, if man.is_uppercase() { Kind::King } else { Kind::Man });
        }
        return Some(());
    }
    let letter = word.bytes().next().filter(u8::is_ascii_uppercase);
    let kind = letter.map_or(Kind::Man, |l| if l == b'K' { Kind::King } else { Kind::Other(l) });
    let at = labels.find(&word[usize::from(letter.is_some())..])?;
    position.placed.push(Placed { at, piece: Piece { side, kind }, mark });
    Some(())
}
