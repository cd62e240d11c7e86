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
            let text = record.str(item.text);
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
