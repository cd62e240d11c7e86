//! A game begun at any position, and turns played in it as a person writes them.

use tavlei::core::{Position, Session, Turn, canonical_text};
use tavlei::notation::{Dialect, parse_fen_as, parse_turn, write_fen};
use tavlei::rules::Game;

use crate::args;
use crate::choice::needed;
use crate::failure::Failure;

/// The most legal moves that a help lists: more than most positions of draughts have.
const MOST_TOLD: usize = 48;

/// A game and where it stands.
#[derive(Debug)]
pub(crate) struct Start {
    game: Game,
    /// The running game.
    pub(crate) session: Box<dyn Session>,
}

impl Start {
    /// A game begun as the command line says.
    pub(crate) fn open(args: &args::Start) -> Result<Start, Failure> {
        let game = needed(&args.game)?;
        let session = match &args.fen {
            None => game.open(),
            Some(fen) => open_at(&game, &position(&game, fen)?)?,
        };
        Ok(Start { game, session })
    }

    /// The legal turns with their canonical texts, sorted by bytes.
    pub(crate) fn turns(&mut self) -> Vec<(String, Turn)> {
        let turns = self.session.turns().to_vec();
        let text = |turn: &Turn| canonical_text(self.session.as_mut(), turn);
        let texts: Vec<String> = turns.iter().map(text).collect();
        let mut listed: Vec<(String, Turn)> = texts.into_iter().zip(turns).collect();
        listed.sort();
        listed
    }

    /// Plays a turn written with cells as the records of the game name them, or by letter and
    /// number.
    pub(crate) fn play(&mut self, written: &str) -> Result<(), Failure> {
        let meant = self.meant(written)?;
        match meant.as_slice() {
            [turn] => self.session.play(turn),
            [] => return Err(Failure::new(format!("{written} is not legal")).help(self.legal())),
            many => {
                let text = |turn: &Turn| canonical_text(self.session.as_mut(), turn);
                let texts: Vec<String> = many.iter().map(text).collect();
                return Err(Failure::new(format!("{written} may mean several moves"))
                    .help(format!("write one of {}", texts.join(", "))));
            }
        }
        Ok(())
    }

    /// The legal turns that a text may mean.
    fn meant(&mut self, written: &str) -> Result<Vec<Turn>, Failure> {
        if let Some(meant) = self.session.resolve_text(written) {
            return Ok(meant);
        }
        let readings = [self.game.labels(), self.session.labels(), self.game.algebraic()]
            .map(|labels| parse_turn(written, labels));
        let mut meant = Vec::new();
        for parsed in readings.iter().flatten() {
            self.session.resolve(&parsed.pattern, &mut meant);
            if !meant.is_empty() {
                return Ok(meant);
            }
        }
        let read = readings.iter().any(Result::is_ok);
        let error = readings.into_iter().find_map(Result::err).filter(|_| !read);
        error.map_or(Ok(meant), |error| Err(Failure::new(error.to_string()).help(self.legal())))
    }

    fn legal(&mut self) -> String {
        let texts: Vec<String> = self.turns().into_iter().map(|(text, _)| text).collect();
        match texts.len() {
            0 => "the game is over there: no move is legal".to_owned(),
            ..=MOST_TOLD => format!("legal there: {}", texts.join(", ")),
            more => {
                format!("{more} moves are legal there, such as {}", texts[..MOST_TOLD].join(", "))
            }
        }
    }
}

/// A position as the command line writes it.
pub(crate) fn position(game: &Game, fen: &str) -> Result<Position, Failure> {
    let dialect = if game.is_listed() { Dialect::Open } else { Dialect::Draughts };
    let parsed = parse_fen_as(dialect, fen, game.board(), &[game.labels(), game.algebraic()]);
    let parsed = parsed.map_err(|error| {
        Failure::new(format!("the FEN can't be read: {error}")).help(format!(
            "the start of {} is {}",
            game.id(),
            start_fen(game)
        ))
    })?;
    Ok(parsed.position)
}

/// The start position of a game as FEN.
pub(crate) fn start_fen(game: &Game) -> String {
    write_fen(game.start(), game.labels())
}

fn open_at(game: &Game, position: &Position) -> Result<Box<dyn Session>, Failure> {
    game.open_at(position)
        .map_err(|error| Failure::new(format!("{} can't be played from there: {error}", game.id())))
}
