//! One game in the form that `convert` is asked for.

use std::io;

use tavlei::core::Seat;
use tavlei::record::{GameRow, ItemKind, PdnOptions, PlyRow, Record, Span, write_json, write_pdn};
use tavlei::replay::{Context, Converted, Report, Target, convert, replay, round};

use crate::args::Format;
use crate::plan::Plan;

/// A game as it is to be written, and what there is to say about it.
#[derive(Debug)]
pub(crate) struct Rewritten {
    /// What to write.
    pub(crate) written: Written,
    /// Where the game begins and why it is carried over word for word: «line:column: …».
    pub(crate) verbatim: Option<String>,
    /// The same for variations that are.
    pub(crate) kept: Option<String>,
}

/// A game in its format.
#[derive(Debug)]
pub(crate) enum Written {
    /// PDN or a line of JSON.
    Text(Vec<u8>),
    /// A row of a table of games.
    Game(Box<GameRow>),
    /// Rows of a table of half-moves.
    Plies(Vec<PlyRow>),
}

/// A game as the plan says; as it stands where its moves can't be replayed.
pub(crate) fn rewrite(
    file: &str,
    context: &Context,
    mut record: Record,
    plan: &Plan,
) -> io::Result<Rewritten> {
    let (mut verbatim, mut kept) = (None, None);
    let report = match convert(context, &record, plan.target.as_ref().unwrap_or(&Target::default()))
    {
        Converted::Verbatim { report } => {
            verbatim = Some(why(&record, &report));
            record.verbatim = true;
            report
        }
        Converted::Rewritten { record: new, kept: moves, report } => {
            kept = plan.variations.then(|| partly(&record, &report, &moves)).flatten();
            if plan.target.is_some() {
                record = *new;
            }
            report
        }
    };
    if !plan.variations && verbatim.is_none() {
        drop_variations(&mut record);
    }
    let written = written(file, context, &record, &report, plan)?;
    Ok(Rewritten { written, verbatim, kept })
}

fn written(
    file: &str,
    context: &Context,
    record: &Record,
    report: &Report,
    plan: &Plan,
) -> io::Result<Written> {
    let mut text = Vec::new();
    match plan.format {
        Format::Csv if plan.plies => return Ok(Written::Plies(ply_rows(file, context, record))),
        Format::Csv => {
            let game = report.game.as_ref().map(|game| game.id().to_owned()).unwrap_or_default();
            let row = GameRow::new(file, record);
            // The moves of a record without a game can't be told from other text.
            let plies = report.game.as_ref().map_or(row.plies, |_| report.plies as usize);
            return Ok(Written::Game(Box::new(GameRow { game, plies, ..row })));
        }
        Format::Pdn => write_pdn(&mut text, record, &numbering(record, report))?,
        Format::Json => write_json(&mut text, record)?,
    }
    Ok(Written::Text(text))
}

/// PDN with a number for as many moves as the game has players.
fn numbering(record: &Record, report: &Report) -> PdnOptions {
    let round = report.game.as_ref().map(|game| round(game, record));
    PdnOptions { round: round.unwrap_or_default(), ..PdnOptions::default() }
}

/// A row for each half-move; from the one on that can't be played, only what is written.
fn ply_rows(file: &str, context: &Context, record: &Record) -> Vec<PlyRow> {
    let replayed = replay(context, record);
    let seats = replayed.report.game.as_ref().map_or(Seat::TWO, |game| game.seats());
    let row = |ply: u32, written: &str| PlyRow {
        file: file.to_owned(),
        record: record.number,
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

/// Leaves out all variations with what is in them.
fn drop_variations(record: &mut Record) {
    let mut depth = 0_usize;
    record.items.retain(|item| {
        let outside = depth == 0;
        match item.kind {
            ItemKind::Open => depth += 1,
            ItemKind::Close => depth = depth.saturating_sub(1),
            _ => return outside,
        }
        false
    });
}

fn why(record: &Record, report: &Report) -> String {
    let begins = (record.first_line, record.first_column);
    let ((line, column), reason) = match (&report.at, &report.reason, report.never_closed()) {
        (Some(at), Some(reason), _) => ((at.line, at.column), reason.message.as_str()),
        (_, _, Some(open)) => ((open.line, open.column), open.message.as_str()),
        _ => (begins, report.no_names().map_or("it can't be replayed", |no| no.message.as_str())),
    };
    format!("{line}:{column}: game {} is carried over word for word: {reason}", report.record)
}

/// What is said of the moves of variations that stay as they are.
fn partly(record: &Record, report: &Report, moves: &[Span]) -> Option<String> {
    let place = record.place(*moves.first()?);
    let what = match moves.len() {
        1 => "1 move of a variation can't be replayed and stays as it is".to_owned(),
        n => {
            format!("{n} moves of variations, from here on, can't be replayed and stay as they are")
        }
    };
    Some(format!("{}:{}: game {}: {what}", place.line, place.column, report.record))
}
