//! Letters of other alphabets in moves.

use tavlei_notation::to_plain_letters;
use tavlei_record::{ItemKind, Record};

use super::{Change, Repair};

/// The moves with letters that only look like those of cells. Reading takes them for the letters that
/// they look like, so the moves stay the same.
pub(super) fn repairs(record: &Record) -> Vec<Repair> {
    let moves = record.items.iter().enumerate().filter(|(_, item)| item.kind == ItemKind::Move);
    moves
        .filter_map(|(index, item)| {
            // Letters that look like others are not ASCII, and nearly every move is.
            let text = Some(record.str(item.text)).filter(|text| !text.is_ascii())?;
            let plain = to_plain_letters(text);
            (plain != text).then(|| Repair {
                code: "T810",
                span: item.span,
                message: format!("{text} (letters of another alphabet) becomes {plain}"),
                change: Change::Item(index, plain),
            })
        })
        .collect()
}
