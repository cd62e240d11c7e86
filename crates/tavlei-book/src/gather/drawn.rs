//! What comments draw on diagrams: `[%csl …]` and `[%cal …]`.

use tavlei_diagram::Drawn;
use tavlei_record::{ItemKind, Record, Said};
use tavlei_rules::Game;

/// What the comments behind a move (or, with `None`, before the first one) draw.
pub(super) fn behind(record: &Record, game: &Game, item: Option<usize>) -> Drawn {
    let from = item.map_or(0, |item| item + 1);
    let mut depth = 0_usize;
    let mut comments = Vec::new();
    for item in &record.items[from..] {
        match (item.kind, depth) {
            (ItemKind::Open, _) => depth += 1,
            (ItemKind::Close | ItemKind::Move | ItemKind::UnknownMove, 0) => break,
            (ItemKind::Close, _) => depth -= 1,
            (ItemKind::Comment(_), 0) => comments.push(record.str(item.text)),
            _ => {}
        }
    }
    of(&comments, game)
}

/// What no comment of a record could draw, as it is written.
pub(super) fn unread(record: &Record, game: &Game) -> Vec<String> {
    let comments = record.items.iter().filter(|item| matches!(item.kind, ItemKind::Comment(_)));
    let comments: Vec<&str> = comments.map(|item| record.str(item.text)).collect();
    of(&comments, game).unread
}

/// Comments name cells as the records of the game do, or by letters.
fn of(comments: &[&str], game: &Game) -> Drawn {
    let commands = comments.iter().flat_map(|comment| Said::of(comment).commands);
    Drawn::of(commands, &[game.labels(), game.algebraic()])
}
