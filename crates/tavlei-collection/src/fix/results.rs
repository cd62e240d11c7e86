//! The tag `Result` and the result behind the moves: each filled in from the other, both in the scale
//! of the game.

use tavlei_record::{CommentStyle, Item, ItemKind, Record, Span};
use tavlei_replay::tells_result;

use super::{Change, Repair, apply, of_tag, tag_index};

/// A result as it stands, and as it should.
struct Found {
    /// Its tag or item.
    index: usize,
    text: String,
    right: String,
}

impl Found {
    fn tells(&self) -> bool {
        tells_result(&self.text)
    }

    fn is_right(&self) -> bool {
        self.text == self.right
    }
}

/// What can be put right. `rewritten` is the record after a conversion to the scale of its game, if it
/// can be replayed.
pub(super) fn repairs(record: &Record, rewritten: Option<&Record>) -> Vec<Repair> {
    let (tag, token) = (tag(record, rewritten), token(record, rewritten));
    let in_tag = of_the_tag(record, tag.as_ref(), token.as_ref());
    let behind = behind_moves(record, tag.as_ref(), token.as_ref());
    in_tag.into_iter().chain(behind).collect()
}

fn tag(record: &Record, rewritten: Option<&Record>) -> Option<Found> {
    let index = tag_index(record, "Result")?;
    let text = record.str(record.tags[index].value).to_owned();
    let right = rewritten.and_then(|new| Some(new.str(new.tags.get(index)?.value).to_owned()));
    Some(Found { index, right: right.unwrap_or_else(|| text.clone()), text })
}

/// The result behind the moves.
fn token(record: &Record, rewritten: Option<&Record>) -> Option<Found> {
    let index = last_result(record)?;
    let text = record.str(record.items[index].text).to_owned();
    let right = rewritten
        .and_then(|new| Some(new.str(new.items[last_result(new)?].text).to_owned()))
        .unwrap_or_else(|| text.clone());
    Some(Found { index, text, right })
}

/// The last result of the main line; a `*` behind another one only ends the record.
fn last_result(record: &Record) -> Option<usize> {
    let mut depth = 0_usize;
    let mut results = record.items.iter().enumerate().rev().filter(|(_, item)| {
        match item.kind {
            ItemKind::Close => depth += 1,
            ItemKind::Open => depth = depth.saturating_sub(1),
            _ => {}
        }
        item.kind == ItemKind::Result && depth == 0
    });
    let (last, item) = results.next()?;
    let is_end = record.str(item.text) == "*";
    Some(results.next().filter(|_| is_end).map_or(last, |(before, _)| before))
}

fn of_the_tag(record: &Record, tag: Option<&Found>, token: Option<&Found>) -> Option<Repair> {
    let token = token.filter(|token| token.tells());
    match (tag, token) {
        (Some(tag), _) if tag.tells() => {
            (!tag.is_right()).then(|| of_tag(record, tag.index, "T803", tag.right.clone()))
        }
        (Some(tag), Some(token)) if says_nothing(&tag.text) => {
            Some(of_tag(record, tag.index, "T801", token.right.clone()))
        }
        (None, Some(token)) => new_tag(record, &token.right),
        _ => None,
    }
}

fn says_nothing(text: &str) -> bool {
    !text.chars().any(char::is_alphanumeric)
}

fn new_tag(record: &Record, result: &str) -> Option<Repair> {
    let span = apply::last_tag(record)?;
    let message = format!("the tag Result {result:?} is added, as the moves end");
    let change = Change::NewTag("Result", result.to_owned());
    Some(Repair { code: "T801", span, message, change })
}

fn behind_moves(record: &Record, tag: Option<&Found>, token: Option<&Found>) -> Option<Repair> {
    // What a game without moves is may be anything: its end stays as it is.
    let has_moves = record.items.iter().any(|item| item.kind == ItemKind::Move);
    // A sign without a number (`+/-`) is a result in a tag alone: among moves it may mean anything.
    let has_number = |tag: &&Found| tag.right.contains(|c: char| c.is_numeric());
    let tag = tag.filter(|tag| has_moves && tag.tells()).filter(has_number);
    match (tag, token) {
        (_, Some(token)) if token.tells() => (!token.is_right()).then(|| {
            let message =
                format!("the result {} behind the moves becomes {}", token.text, token.right);
            of_item(record, "T803", token, message, &token.right)
        }),
        (Some(tag), Some(token)) => {
            let message =
                format!("{} behind the moves becomes {}, as the tag says", token.text, tag.right);
            Some(of_item(record, "T802", token, message, &tag.right))
        }
        (Some(tag), None) => new_token(record, &tag.right),
        (None, _) => None,
    }
}

fn of_item(
    record: &Record,
    code: &'static str,
    token: &Found,
    message: String,
    right: &str,
) -> Repair {
    let change = Change::Item(token.index, right.to_owned());
    Repair { code, span: record.items[token.index].span, message, change }
}

/// A result behind the last item.
fn new_token(record: &Record, result: &str) -> Option<Repair> {
    let last: &Item = record.items.last()?;
    // Unknown text may be anything: what is put behind it may become a part of it. Where there is no
    // text, what is written keeps them apart.
    let is_clear = record.source().is_empty()
        || !matches!(
            last.kind,
            ItemKind::Unknown
                | ItemKind::UnknownMove
                | ItemKind::Comment(CommentStyle::Parenthesis)
        );
    let span = Span { start: last.span.end, end: last.span.end };
    let message = format!("the result {result} is added behind the moves, as the tag says");
    is_clear.then(|| Repair {
        code: "T802",
        span,
        message,
        change: Change::NewResult(result.to_owned()),
    })
}
