//! One game in the form that `convert` is asked for.

use std::io;

use tavlei::record::{GameRow, ItemKind, PdnOptions, PlyRow, Record, write_json, write_pdn};
use tavlei::replay::{Context, Converted, Report, convert, replay};

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
    plan: Plan,
) -> io::Result<Rewritten> {
    let (mut verbatim, mut kept) = (None, None);
    let report = match convert(context, &record, &plan.target.unwrap_or_default()) {
        Converted::Verbatim { report } => {
            verbatim = Some(why(&record, &report));
            record.verbatim = true;
            report
        }
        Converted::Rewritten { record: new, kept: moves, report } => {
            kept = (moves > 0 && plan.variations).then(|| partly(&report, moves));
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
    plan: Plan,
) -> io::Result<Written> {
    let mut text = Vec::new();
    match plan.format {
        Format::Csv if plan.plies => return Ok(Written::Plies(ply_rows(file, context, record))),
        Format::Csv => {
            let game = report.game.as_ref().map(|game| game.id().to_owned()).unwrap_or_default();
            return Ok(Written::Game(Box::new(GameRow { game, ..GameRow::new(file, record) })));
        }
        Format::Pdn => write_pdn(&mut text, record, &PdnOptions::default())?,
        Format::Json => write_json(&mut text, record)?,
    }
    Ok(Written::Text(text))
}

/// A row for each half-move; from the one on that can't be played, only what is written.
fn ply_rows(file: &str, context: &Context, record: &Record) -> Vec<PlyRow> {
    let replayed = replay(context, record);
    let mut before = replayed.fen.as_str();
    let mut rows = Vec::new();
    for played in &replayed.plies {
        rows.push(PlyRow {
            file: file.to_owned(),
            record: record.number,
            ply: rows.len() + 1,
            side: before.chars().take(1).collect(),
            written: played.written.clone(),
            canonical: played.turn.clone(),
            fen: played.fen.clone(),
        });
        before = &played.fen;
    }
    let game = GameRow::new(file, record);
    let unplayed = game.moves.split_whitespace().enumerate().skip(rows.len());
    rows.extend(unplayed.map(|(index, written)| PlyRow {
        file: file.to_owned(),
        record: record.number,
        ply: index + 1,
        written: written.to_owned(),
        ..PlyRow::default()
    }));
    rows
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
    let reason = report.reason.as_ref().map_or("it can't be replayed", |reason| &reason.message);
    let (line, column) = report
        .at
        .as_ref()
        .map_or((record.first_line, record.first_column), |at| (at.line, at.column));
    format!("{line}:{column}: game {} is carried over word for word: {reason}", report.record)
}

fn partly(report: &Report, moves: u32) -> String {
    let what = match moves {
        1 => "1 move of a variation can't be replayed and stays as it is".to_owned(),
        _ => format!("{moves} moves of variations can't be replayed and stay as they are"),
    };
    format!("{}:1: game {}: {what}", report.line, report.record)
}
