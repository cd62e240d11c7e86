//! A ballot carried out on a board.

use std::fmt;

use tavlei_core::{Labels, Pattern, Position, Session, Side, Spot, Turn};

use super::Ballot;
use crate::Game;

/// A game that has begun with a ballot.
#[derive(Debug)]
pub struct Begun {
    /// The game behind it.
    pub session: Box<dyn Session>,
    /// The turns of the ballot from the start position; none if men were put elsewhere.
    pub turns: Vec<Turn>,
}

/// Why a ballot can't be used.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum BallotError {
    /// There is no deck with this name.
    NoSuchDeck(String),
    /// The deck has no entry with this number.
    NoSuchNumber {
        /// The name of the deck.
        deck: String,
        /// What was asked for.
        number: String,
    },
    /// A move of it can't be made in the game: the move.
    NotPlayable(String),
}

impl fmt::Display for BallotError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            BallotError::NoSuchDeck(name) => write!(f, "there is no deck of ballots {name:?}"),
            BallotError::NoSuchNumber { deck, number } => {
                write!(f, "the deck {deck} has no ballot {number:?}")
            }
            BallotError::NotPlayable(text) => {
                write!(f, "the ballot can't be played in this game: {text} is not possible")
            }
        }
    }
}

impl std::error::Error for BallotError {}

impl Ballot {
    /// Carries the ballot out from the start position of a game.
    ///
    /// # Errors
    /// If a move is not legal in this game, or a man that should fly is not there.
    pub fn begin(&self, game: &Game) -> Result<Begun, BallotError> {
        if self.is_flying() { self.fly(game) } else { self.play(game) }
    }

    fn play(&self, game: &Game) -> Result<Begun, BallotError> {
        let mut begun = Begun { session: game.open(), turns: Vec::new() };
        for text in self.moves.split_whitespace() {
            let turn = meant(&mut *begun.session, game.labels(), text);
            let turn = turn.ok_or_else(|| BallotError::NotPlayable(text.to_owned()))?;
            begun.session.play(&turn);
            begun.turns.push(turn);
        }
        Ok(begun)
    }

    /// Both men are lifted before either is put down: one may stand where the other stood.
    fn fly(&self, game: &Game) -> Result<Begun, BallotError> {
        let impossible = |text: &str| BallotError::NotPlayable(text.to_owned());
        let mut position = game.start().clone();
        let mut lifted = Vec::new();
        for (side, way) in Side::BOTH.into_iter().zip(self.moves.split_whitespace()) {
            if way != "-" {
                let put = lift(&mut position, game.labels(), side, way);
                lifted.push(put.ok_or_else(|| impossible(way))?);
            }
        }
        for man in lifted {
            if position.at(man.at).is_some() {
                return Err(impossible(&self.moves));
            }
            position.placed.push(man);
        }
        position.sort();
        let session = game.open_at(&position).map_err(|error| impossible(&error.to_string()))?;
        Ok(Begun { session, turns: Vec::new() })
    }
}

/// The only turn that a text such as `a3-b4` or `13x22` means.
fn meant(session: &mut dyn Session, labels: &Labels, text: &str) -> Option<Turn> {
    let mut pattern = Pattern::default();
    for cell in text.split(['-', 'x', ':']) {
        pattern.spots.try_push(Spot::Cell(labels.find(cell)?)).ok()?;
    }
    let mut found = Vec::new();
    session.resolve(&pattern, &mut found);
    let &[turn] = &found[..] else { return None };
    (turn.is_capture() != text.contains('-')).then_some(turn)
}

/// Takes a side's man from where its way begins; gives it as it is to be put where the way ends.
fn lift(
    position: &mut Position,
    labels: &Labels,
    side: Side,
    way: &str,
) -> Option<tavlei_core::Placed> {
    let (from, to) = way.split_once('-')?;
    let (from, to) = (labels.find(from)?, labels.find(to)?);
    let is_it = |placed: &tavlei_core::Placed| placed.at == from && placed.piece.side == side;
    let index = position.placed.iter().position(is_it)?;
    let man = position.placed.remove(index);
    Some(tavlei_core::Placed { at: to, ..man })
}
