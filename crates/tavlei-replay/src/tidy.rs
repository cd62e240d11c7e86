//! The items of a record as turns of a game whose turns are texts.
//!
//! The reader knows no game. In such games it takes for something else what is a turn: a dash or a
//! lone letter; it takes a turn with a blank behind a comma for two, and a row of cells without
//! blanks (`f5d6c3`, as programs copy and paste games) for one. Here such items are put right
//! before anything is replayed.

use std::borrow::Cow;

use tavlei_core::{Session, Turn};
use tavlei_notation::meant;
use tavlei_record::{Item, ItemKind, Record, Remark, Span};
use tavlei_rules::Game;

use crate::between;
use crate::player::next_move;
use crate::setup;

/// The reader's remark on text that is nothing known.
const UNKNOWN_TEXT: &str = "T105";

/// A turn in which nothing is done.
const PASS: &str = "--";

/// The record of a game with its turns as items of their own; borrowed where nothing is to be done.
pub(crate) fn tidied<'r>(game: &Game, record: &'r Record) -> Cow<'r, Record> {
    if let Some(played) = between::played(game, record) {
        return Cow::Owned(played);
    }
    if game.is_listed() && is_untidy(record) {
        Cow::Owned(tidy(game, record))
    } else {
        Cow::Borrowed(record)
    }
}

fn is_untidy(record: &Record) -> bool {
    record.items.iter().any(|item| match item.kind {
        ItemKind::Unknown => true,
        ItemKind::Move => {
            let text = record.str(item.text);
            text.starts_with(',') || text.ends_with(',') || is_row(text)
        }
        _ => false,
    })
}

fn tidy(game: &Game, record: &Record) -> Record {
    let mut out = record.clone();
    split_words(&mut out);
    name_words(&mut out);
    join_parts(&mut out);
    split_rows(game, &mut out);
    out
}

/// Words that nobody knows are one item for the reader.
fn split_words(record: &mut Record) {
    let mut items = Vec::with_capacity(record.items.len());
    for item in std::mem::take(&mut record.items) {
        let text = record.str(item.text);
        if item.kind != ItemKind::Unknown || item.text != item.span {
            items.push(item);
            continue;
        }
        let words = text.split_whitespace().map(|word| {
            let start = item.text.start + (word.as_ptr() as usize - text.as_ptr() as usize) as u32;
            Span { start, end: start + word.len() as u32 }
        });
        items.extend(words.map(|span| Item { kind: ItemKind::Unknown, text: span, span }));
    }
    record.items = items;
}

/// A word that nobody knows, where turns follow it or if it is as short as they are: it stands where
/// a turn should.
fn name_words(record: &mut Record) {
    for index in 0..record.items.len() {
        let Item { kind, text, .. } = record.items[index];
        let word = record.str(text);
        let says = word.chars().any(char::is_alphanumeric);
        let short = word.chars().count() <= 3;
        if kind == ItemKind::Unknown && says && (short || next_move(record, index).is_some()) {
            record.items[index].kind = ItemKind::Move;
            let span = record.items[index].span;
            forget(record, span);
        }
    }
}

/// `@a1, @b2` is one turn.
fn join_parts(record: &mut Record) {
    let mut items: Vec<Item> = Vec::with_capacity(record.items.len());
    for item in std::mem::take(&mut record.items) {
        match items.pop() {
            Some(one) if belongs(record, &one, &item) => items.push(joined(record, &one, &item)),
            other => {
                items.extend(other);
                items.push(item);
            }
        }
    }
    record.items = items;
}

/// Whether an item goes on with the turn before it.
fn belongs(record: &Record, one: &Item, item: &Item) -> bool {
    let (before, text) = (record.str(one.text), record.str(item.text));
    match (one.kind, item.kind) {
        (ItemKind::Move, ItemKind::Unknown) => text == ",",
        (ItemKind::Move, ItemKind::Move) => before.ends_with(',') || text.starts_with(','),
        _ => false,
    }
}

fn joined(record: &mut Record, one: &Item, item: &Item) -> Item {
    let text = format!("{}{}", record.str(one.text), record.str(item.text));
    let text = record.push_text(&text);
    if item.kind == ItemKind::Unknown {
        forget(record, item.span);
    }
    Item { kind: ItemKind::Move, text, span: Span { start: one.span.start, end: item.span.end } }
}

/// Takes back the reader's remark on text that it did not understand.
fn forget(record: &mut Record, span: Span) {
    let about = |remark: &Remark| {
        let range = remark.span.start..remark.span.end;
        remark.code == UNKNOWN_TEXT && range.contains(&span.start)
    };
    record.remarks.retain(|remark| !about(remark));
}

/// Whether a text is a row of cells: `f5d6c3`.
fn is_row(text: &str) -> bool {
    let bytes = text.as_bytes();
    let is_cell = |pair: &[u8]| matches!(pair, [letter, digit] if letter.is_ascii_alphabetic() && digit.is_ascii_digit());
    bytes.len() >= 4 && bytes.len().is_multiple_of(2) && bytes.chunks(2).all(is_cell)
}

/// Takes rows of cells apart, in games where a man from the hand is a whole turn. A row never says
/// passes; they are put in by rule.
fn split_rows(game: &Game, record: &mut Record) {
    let mut session = game.open();
    let rows = record.items.iter().any(|item| is_row(record.str(item.text)));
    if !rows || !only_drops(&mut *session) {
        return;
    }
    let opened = setup::open_record(game, game.labels(), record).ok();
    let session = opened.map(|opened| opened.map_or(session, |opened| opened.session));
    let mut rows = Rows { session, depth: 0, drops: true };
    let mut items = Vec::with_capacity(record.items.len());
    for item in std::mem::take(&mut record.items) {
        rows.item(record, item, &mut items);
    }
    record.items = items;
}

/// Whether all that can be done is to put down one man.
fn only_drops(session: &mut dyn Session) -> bool {
    let is_drop = |text: &str| text == PASS || (text.starts_with('@') && !text.contains(','));
    let turns = session.turns().to_vec();
    turns.iter().all(|turn| is_drop(&session.text(turn)))
}

/// The main line while its rows are taken apart.
struct Rows {
    /// Where it stands, as long as that is known.
    session: Option<Box<dyn Session>>,
    depth: usize,
    /// Whether men have only been put down so far: when they are moved, two cells are one turn.
    drops: bool,
}

impl Rows {
    fn item(&mut self, record: &mut Record, item: Item, items: &mut Vec<Item>) {
        self.drops &= self.session.as_mut().is_none_or(|session| only_drops(&mut **session));
        match item.kind {
            _ if !self.drops => {}
            ItemKind::Open => self.depth += 1,
            ItemKind::Close => self.depth = self.depth.saturating_sub(1),
            ItemKind::Move if self.depth == 0 && is_row(record.str(item.text)) => {
                return self.row(record, item, items);
            }
            ItemKind::Move if self.depth == 0 => {
                let text = record.str(item.text).to_owned();
                self.play(&text);
            }
            _ => {}
        }
        items.push(item);
    }

    fn row(&mut self, record: &mut Record, item: Item, items: &mut Vec<Item>) {
        for start in (item.text.start..item.text.end).step_by(2) {
            let text = Span { start, end: start + 2 };
            let in_source = item.text == item.span;
            let span = if in_source { text } else { item.span };
            let cell = record.str(text).to_owned();
            if !self.try_play(&cell) {
                if let Some(pass) = self.forced_pass() {
                    let text = record.push_text(&pass);
                    items.push(Item { kind: ItemKind::UnknownMove, text, span });
                    self.play(&pass);
                }
                self.play(&cell);
            }
            items.push(Item { kind: ItemKind::Move, text, span });
        }
    }

    /// The pass, where nothing else is legal.
    fn forced_pass(&mut self) -> Option<String> {
        let session = self.session.as_mut()?;
        let only: Option<Turn> = match session.turns() {
            [only] => Some(*only),
            _ => None,
        };
        only.map(|turn| session.text(&turn)).filter(|text| text == PASS)
    }

    /// Plays a turn, if a text means just one; whether it does.
    fn try_play(&mut self, text: &str) -> bool {
        let Some(session) = self.session.as_mut() else { return false };
        let [turn] = meant(&mut **session, text)[..] else { return false };
        session.play(&turn);
        true
    }

    /// Plays a turn; if it can't be played, nothing is known from here on.
    fn play(&mut self, text: &str) {
        if !self.try_play(text) {
            self.session = None;
        }
    }
}
