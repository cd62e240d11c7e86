//! One game of one file.

use std::path::Path;
use std::sync::Arc;
use tavlei::core::counted;

use tavlei::core::Position;
use tavlei::record::Record;
use tavlei::replay::{Context, Replayed, replay};
use tavlei::rules::Game;

use crate::args::Reading;
use crate::failure::Failure;
use crate::feed::{self, Event, Feed, How};
use crate::inputs::Inputs;
use crate::notations::replay_options;
use crate::progress::Progress;
use crate::records::read_options;
use crate::start::position;

/// A game of a file and what its file tells about it.
#[derive(Debug)]
pub(crate) struct OneGame {
    /// The record.
    pub(crate) record: Record,
    /// The name of its file.
    pub(crate) file: Arc<str>,
    /// What its file tells about its games.
    pub(crate) context: Arc<Context>,
}

impl OneGame {
    /// Game number `number` of a file, from 1.
    pub(crate) fn find(
        file: &Path,
        number: u64,
        game: Option<Game>,
        reading: &Reading,
    ) -> Result<OneGame, Failure> {
        let mut seen = 0;
        for found in OneGame::all(file, game, reading)? {
            let found = found?;
            seen += 1;
            if seen == number {
                return Ok(found);
            }
        }
        Err(too_few(file, number, seen))
    }

    /// The games of a file, one after the other.
    pub(crate) fn all(
        file: &Path,
        game: Option<Game>,
        reading: &Reading,
    ) -> Result<impl Iterator<Item = Result<OneGame, Failure>>, Failure> {
        let replay = replay_options(game, reading)?;
        let how = How { reading: read_options(reading)?, replay };
        let mut feed = Feed::new(vec![Inputs::single(file)?], how, Progress::none());
        Ok(std::iter::from_fn(move || {
            loop {
                match feed.next()?.0 {
                    Event::Game(game) => return Some(OneGame::of(*game)),
                    Event::Failed(failure) => return Some(Err(failure)),
                    Event::Opened(_) | Event::Closed(_) => {}
                }
            }
        }))
    }

    fn of(game: feed::Game) -> Result<OneGame, Failure> {
        Ok(OneGame { record: game.text.parse()?, file: game.file, context: game.context })
    }

    /// The game, replayed.
    pub(crate) fn replay(&self) -> Replayed {
        replay(&self.context, &self.record)
    }
}

fn too_few(file: &Path, number: u64, seen: u64) -> Failure {
    let file = file.display();
    let games = counted(seen, "game");
    Failure::new(if seen == 0 {
        format!("{file} holds no games")
    } else {
        format!("{file} holds {games}; there is no game {number}")
    })
}

/// The rules that a replayed game was played by.
pub(crate) fn game_of(replayed: &Replayed) -> Result<&Game, Failure> {
    replayed.report.game.as_ref().ok_or_else(|| {
        Failure::new("the record does not say which game it is")
            .help("name it with --game ID; `tavlei games` lists them")
    })
}

/// The position after so many half-moves; after the last one that could be played for `None`.
pub(crate) fn position_after(replayed: &Replayed, ply: Option<usize>) -> Result<Position, Failure> {
    let played = replayed.plies.len();
    let ply = ply.unwrap_or(played);
    let fen = match ply.checked_sub(1) {
        None => Some(replayed.fen.as_str()),
        Some(index) => replayed.plies.get(index).map(|played| played.fen.as_str()),
    };
    let fen = fen.ok_or_else(|| {
        let played = counted(played, "half-move");
        Failure::new(format!("the game has {played}; there is no half-move {ply}"))
    })?;
    Ok(position(game_of(replayed)?, fen)?.position)
}
