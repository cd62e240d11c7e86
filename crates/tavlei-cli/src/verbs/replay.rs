//! `tavlei replay`: one game, half-move by half-move.

use std::io::Write;

use tavlei::core::{Seat, Side};
use tavlei::diagram::{Charset, Options, text};
use tavlei::replay::{Played, Replayed};

use crate::args::Replay;
use crate::choice::chosen;
use crate::diagnostics::players;
use crate::failure::{Failure, Status};
use crate::one_game::{OneGame, game_of, position_after};
use crate::output::Output;
use crate::talk::Talk;
use crate::wrap::wrap;

/// Lines of the score are no longer than this.
const WIDTH: usize = 80;

/// Shows a game, as a trace or for reading.
pub(crate) fn run(args: &Replay, talk: &mut Talk) -> Result<(), Failure> {
    let found = OneGame::find(&args.file, args.record, chosen(&args.game)?, &args.reading)?;
    let replayed = found.replay();
    let shown = if args.trace { trace(&replayed) } else { readable(&found, &replayed)? };
    let mut output = Output::screen();
    output.write_all(shown.as_bytes())?;
    output.finish()?;
    tell_stop(&found.file, &replayed, talk);
    Ok(())
}

/// Ply, turn in canonical text, number of legal turns before it, position after it.
fn trace(replayed: &Replayed) -> String {
    let line = |played: &Played| {
        format!("{}\t{}\t{}\t{}\n", played.ply, played.turn, played.legal, played.fen)
    };
    replayed.plies.iter().map(line).collect()
}

fn readable(found: &OneGame, replayed: &Replayed) -> Result<String, Failure> {
    let game = game_of(replayed)?;
    let position = position_after(replayed, None)?;
    let board = text(game.board(), game.labels(), &position, &Options::default(), Charset::Ascii);
    let title = players(&found.record).map(|players| format!("{players}\n")).unwrap_or_default();
    let score = score(replayed);
    Ok(format!("{title}{} ({})\n\n{score}\n\n{board}", game.spec().name, game.id()))
}

/// The moves as written, numbered, in lines that fit a terminal, with the recorded result.
fn score(replayed: &Replayed) -> String {
    let game = replayed.report.game.as_ref();
    let seats = game.map_or(Seat::TWO, |game| game.seats());
    let mover = seats.iter().position(|seat| replayed.fen.starts_with(seat.letter()));
    let skipped = mover.filter(|_| game.is_some_and(|game| game.spec().first == Side::White));
    let numbered = replayed.plies.iter().zip(skipped.unwrap_or(0)..).map(|(played, turn)| {
        let number = turn / seats.len() + 1;
        match (turn % seats.len(), played.ply) {
            (0, _) => format!("{number}. {}", played.written),
            (_, 1) => format!("{number}... {}", played.written),
            _ => played.written.clone(),
        }
    });
    let result = &replayed.report.result;
    let points = result.score.as_ref().map(|points| format!("({points})"));
    wrap(numbered.chain(result.recorded.clone()).chain(points), "", "", WIDTH)
}

/// Says where the replay stopped before the end of the record.
fn tell_stop(file: &str, replayed: &Replayed, talk: &mut Talk) {
    let report = &replayed.report;
    if let (Some(at), Some(reason)) = (&report.at, &report.reason) {
        talk.finding(&format!("{file}:{}:{}: {}", at.line, at.column, reason.message));
    } else if !report.verdict.is_fine() {
        talk.at_least(Status::Findings);
    }
}
