//! The clean form of a game.

use std::io;

use tavlei::collection::fix::{Kinds, repaired, repairs};
use tavlei::notation::Notation;
use tavlei::record::{PdnOptions, ReadOptions, Record, order_tags, parse_all, write_pdn};
use tavlei::replay::{Context, Converted, Replayed, ScaleChoice, Target, convert, replay, round};

/// A game in clean form, or why it stays as it is.
pub(crate) enum Normal {
    /// The text, without line ends behind it.
    Clean(String),
    /// A sentence.
    Stays(String),
}

/// The clean form of a record.
pub(crate) fn normal(context: &Context, record: &Record) -> io::Result<Normal> {
    let before = replay(context, record);
    // The text is written anew: where something stands in the old one forbids no repair.
    let bare = Record { source_len: 0, ..record.clone() };
    let mended = repaired(&bare, &repairs(context, &bare, Kinds::ALL));
    let mended = Record { source_len: record.source_len, ..mended };
    let notation = Notation::named("pdn");
    let target = Target { notation, scale: ScaleChoice::Usual, ..Target::default() };
    let (mut clean, report) = match convert(context, &mended, &target) {
        Converted::Rewritten { record, kept, report } if kept.is_empty() => (*record, report),
        Converted::Rewritten { .. } => {
            return Ok(Normal::Stays("moves of a variation can't be replayed".to_owned()));
        }
        Converted::Verbatim { report } => {
            let reason = report.reason.map(|reason| reason.message);
            return Ok(Normal::Stays(reason.unwrap_or_else(|| "it can't be replayed".to_owned())));
        }
    };
    order_tags(&mut clean);
    let round = report.game.as_ref().map(|game| round(game, &clean)).unwrap_or_default();
    let mut bytes = Vec::new();
    write_pdn(&mut bytes, &clean, &PdnOptions { round, ..PdnOptions::default() })?;
    let text = String::from_utf8_lossy(&bytes).trim_end().to_owned();
    if same_play(context, &before, &text) {
        Ok(Normal::Clean(text))
    } else {
        Ok(Normal::Stays("in clean form it would be read as another game".to_owned()))
    }
}

/// Whether a text is read as one game with the same turns and positions.
fn same_play(context: &Context, before: &Replayed, text: &str) -> bool {
    let records = parse_all(text.as_bytes(), &ReadOptions::default());
    let [record] = &records[..] else { return false };
    let after = replay(context, record);
    let turns = |replayed: &Replayed| -> Vec<(String, String)> {
        replayed.plies.iter().map(|ply| (ply.turn.clone(), ply.fen.clone())).collect()
    };
    before.fen == after.fen && turns(before) == turns(&after)
}
