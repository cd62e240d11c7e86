//! How the moves of a record share numbers: one number for as many moves as there are players.

use tavlei_record::{Record, Round};
use tavlei_rules::Game;

use crate::setup;

/// How the moves of a record of a game are numbered.
pub fn round(game: &Game, record: &Record) -> Round {
    let moves = game.seats().len() as u8;
    if moves == 2 {
        return Round::default();
    }
    let opened = setup::open_record(game, game.labels(), record).ok().flatten();
    let mover = opened.map(|opened| opened.session.seat());
    let place = game.seats().iter().position(|&seat| Some(seat) == mover);
    Round { moves, broken_at: place.map_or(1, |place| place as u8) }
}
