//! What writers of other formats must know of a game.

use tavlei_core::{Board, Kind, Position, Seat, Side};
use tavlei_record::{GameFacts, Grid, Man, Needs, Outgoing, PlyRow, Record};
use tavlei_rules::Game;

use crate::context::Context;
use crate::replay::{Replayed, replay};
use crate::report::{BoardResult, Report};
use crate::rounds::round;
use crate::setup;

/// A record with what the rules know of it, for the writer of a format. `report` is that of the
/// record, in any notation.
pub fn outgoing<'a>(
    context: &Context,
    file: &'a str,
    record: &'a Record,
    report: &Report,
    format: &str,
    needs: Needs,
) -> Outgoing<'a> {
    let game = report.game.as_ref();
    let replayed =
        matches!(needs, Needs::Positions | Needs::Plies).then(|| replay(context, record));
    let replayed = replayed.as_ref();
    Outgoing {
        round: game.map(|game| round(game, record)).unwrap_or_default(),
        game: game.map(|game| facts(game, report, replayed, format)),
        plies: replayed.map(|replayed| ply_rows(file, record, replayed)).unwrap_or_default(),
        ..Outgoing::new(file, record)
    }
}

fn facts(game: &Game, report: &Report, replayed: Option<&Replayed>, format: &str) -> GameFacts {
    let foreign = game.spec().foreign.iter().find(|foreign| foreign.format == format);
    let first = replayed.and_then(|replayed| position(game, &replayed.fen));
    let last = replayed.and_then(|replayed| replayed.plies.last());
    let last = last.and_then(|played| position(game, &played.fen));
    let start = first.as_ref().unwrap_or(game.start());
    GameFacts {
        id: game.id().to_owned(),
        name: game.spec().name.to_string(),
        code: foreign.map(|foreign| foreign.code),
        is_turned: foreign.is_some_and(|foreign| foreign.is_turned),
        is_scored_by_black: game.scored_first() == Side::Black,
        size: game.spec().size,
        plies: report.plies,
        verdict: report.verdict.as_str(),
        outcome: report.result.means.map(BoardResult::as_str),
        is_usual_start: first.as_ref().is_none_or(|start| is_start(game, start)),
        start_fen: replayed.map(|replayed| replayed.fen.clone()).unwrap_or_default(),
        start: grid(game.board(), start),
        end: grid(game.board(), last.as_ref().unwrap_or(start)),
    }
}

fn position(game: &Game, fen: &str) -> Option<Position> {
    setup::open(game, game.algebraic(), fen, None).ok().map(|opened| opened.position)
}

fn is_start(game: &Game, position: &Position) -> bool {
    let start = game.open().position();
    start.placed == position.placed && start.side == position.side
}

fn grid(board: &Board, position: &Position) -> Grid {
    let man = |placed: &tavlei_core::Placed| {
        let (file, rank) = board.xy(placed.at);
        let is_white = placed.piece.side == Side::White;
        Man { file, rank, is_white, is_king: placed.piece.kind == Kind::King }
    };
    let mut men: Vec<Man> = position.placed.iter().map(man).collect();
    men.sort_by_key(|man| (std::cmp::Reverse(man.rank), man.file));
    Grid { men, white_moves: position.side.map(|side| side == Side::White) }
}

/// A row for each half-move; from the one on that can't be played, only what is written.
fn ply_rows(file: &str, record: &Record, replayed: &Replayed) -> Vec<PlyRow> {
    let seats = replayed.report.game.as_ref().map_or(Seat::TWO, Game::seats);
    let game = replayed.report.game.as_ref().map_or("", Game::id);
    let row = |ply: u32, written: &str| PlyRow {
        file: file.to_owned(),
        record: record.number,
        game: game.to_owned(),
        ply: ply as usize,
        written: written.to_owned(),
        ..PlyRow::default()
    };
    let played = replayed.plies.iter().map(|played| PlyRow {
        side: mover(seats, &played.fen),
        canonical: played.turn.clone(),
        fen: played.fen.clone(),
        ..row(played.ply, &played.written)
    });
    let unplayed = replayed.unplayed.iter().map(|unplayed| row(unplayed.ply, &unplayed.written));
    played.chain(unplayed).collect()
}

/// Who has moved, by the position after the move.
fn mover(seats: &[Seat], fen_after: &str) -> String {
    let next = seats.iter().position(|seat| fen_after.starts_with(seat.letter())).unwrap_or(0);
    let before = seats.iter().cycle().nth(next + seats.len() - 1);
    before.map(|seat| seat.letter().to_string()).unwrap_or_default()
}
