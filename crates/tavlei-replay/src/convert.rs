//! Writes the moves of a record again in another notation.
//!
//! Every move is written from the position that it is played in, so that a short capture is
//! written in full exactly where it is ambiguous. What could not be played is never rewritten.

use tavlei_core::{Labels, Session, Turn};
use tavlei_notation::{Names as CellNames, Notation, write_fen};
use tavlei_record::{Item, ItemKind, Record, Severity, Span};
use tavlei_rules::Game;

use crate::codes;
use crate::context::Context;
use crate::identify::{Settled, settle};
use crate::player::{is_numbered_dots, kind};
use crate::replay::{report, report_unknown};
use crate::report::{Finding, Report};
use crate::retag::{self, Own};
use crate::schemes::{self, Names};
use crate::setup;
use crate::target::Target;
use crate::walk::Keep;

/// A record after a conversion.
#[derive(Clone, Debug)]
pub enum Converted {
    /// The record in the notation asked for.
    Rewritten {
        /// The record. Texts that changed stand behind its source.
        record: Box<Record>,
        /// The moves of variations that were left as they stood because they can't be played:
        /// their bytes in the text of the record.
        kept: Vec<Span>,
        /// The check of the record.
        report: Report,
    },
    /// The main line can't be played from end to end, or a comment or a variation that is never
    /// closed hides where it ends, or the target has no names for the board: the record stays as it
    /// is.
    Verbatim {
        /// The check of the record, which says why.
        report: Report,
    },
}

impl Converted {
    /// The check of the record.
    pub fn report(&self) -> &Report {
        match self {
            Converted::Rewritten { report, .. } | Converted::Verbatim { report } => report,
        }
    }
}

/// Writes the moves of a record again. Tags, comments, glyphs and variations stay; so does
/// everything that could not be understood.
pub fn convert(context: &Context, record: &Record, target: &Target) -> Converted {
    rewritten(context, record, target, Keep::Turns)
}

/// Writes only the tags and the results of a record again, as [`convert`] does: the moves stay as
/// they are written, which is much quicker.
pub fn restate(context: &Context, record: &Record, target: &Target) -> Converted {
    rewritten(context, record, target, Keep::Report)
}

/// Writes moves again where their turns are kept.
fn rewritten(context: &Context, record: &Record, target: &Target, keep: Keep) -> Converted {
    let Some((mut settled, record)) = settle(context, record, keep) else {
        return Converted::Verbatim { report: report_unknown(context, record) };
    };
    let record = &*record;
    let report = report(context, record, &mut settled);
    let unset = settled.walked.lost.is_some();
    if !report.verdict.is_fine() || unset || report.never_closed().is_some() {
        return Converted::Verbatim { report };
    }
    let names = match names(&settled.game, settled.labels(), target) {
        Ok(names) => names,
        Err(why) => return unnamed(record, report, why),
    };
    let mut out = record.clone();
    let kept = match keep {
        Keep::Turns => Rewriter::new(&settled, names.of(&settled.game), target).moves(&mut out),
        Keep::Report => results(&settled.game, &mut out, target),
    };
    let own = Own { game: &settled.game, labels: settled.labels() };
    retag::retag(&mut out, own, &names, target);
    if keep == Keep::Turns && !settled.walked.parts.is_empty() {
        join_parts(&mut out, &settled);
    }
    Converted::Rewritten { record: Box::new(out), kept, report }
}

/// Writes the results among the moves again; no move is left as it was that should not be.
fn results(game: &Game, record: &mut Record, target: &Target) -> Vec<Span> {
    let scale = target.scale.scale(game);
    for index in 0..record.items.len() {
        if kind(game, record, &record.items[index]) == ItemKind::Result {
            let span = record.items[index].text;
            record.items[index].text = retag::result(record, span, scale);
        }
    }
    Vec::new()
}

/// What the target calls the cells of a record's game; `Err` says that it has no names for the board.
pub(crate) fn names(game: &Game, labels: &Labels, target: &Target) -> Result<Names, String> {
    let own = labels.scheme();
    let (first, usual) = (game.spec().first, game.labels().scheme());
    let scheme = target.notation.cells.scheme(game.board(), first, usual, own);
    let names = scheme.and_then(|scheme| Names::by(game, &scheme));
    let names = names.ok_or_else(|| schemes::no_names(game, &target.notation))?;
    match target.notation.missing_letter(game.board(), names.of(game)) {
        Some(letter) => Err(schemes::no_letter(game, &target.notation, letter)),
        None => Ok(names),
    }
}

/// A record that the target has no names for.
fn unnamed(record: &Record, mut report: Report, why: String) -> Converted {
    let place = record.place(Span::default());
    report.findings.push(Finding {
        code: codes::NO_NAMES.code,
        severity: Severity::Error,
        line: place.line,
        column: place.column,
        message: why,
        span: Span::default(),
        in_variation: false,
    });
    Converted::Verbatim { report }
}

/// A line under rewriting: where it stands, and where it stood before the last move.
#[derive(Debug, Default)]
struct Frame {
    session: Option<Box<dyn Session>>,
    before: Option<Box<dyn Session>>,
    moved: bool,
}

struct Rewriter<'a> {
    settled: &'a Settled,
    labels: &'a Labels,
    target: &'a Target,
    stack: Vec<Frame>,
    kept: Vec<Span>,
    /// Whether the positions before moves may be needed.
    has_variations: bool,
}

impl<'a> Rewriter<'a> {
    fn new(settled: &'a Settled, labels: &'a Labels, target: &'a Target) -> Rewriter<'a> {
        Rewriter {
            settled,
            labels,
            target,
            stack: Vec::new(),
            kept: Vec::new(),
            has_variations: false,
        }
    }

    fn moves(mut self, record: &mut Record) -> Vec<Span> {
        let game = &self.settled.game;
        let opened = setup::open_record(game, self.settled.labels(), record).ok();
        let session = opened.map(|opened| opened.map_or_else(|| game.open(), |o| o.session));
        self.stack.push(Frame { session, ..Frame::default() });
        self.has_variations = record.items.iter().any(|item| item.kind == ItemKind::Open);
        for index in 0..record.items.len() {
            match kind(game, record, &record.items[index]) {
                ItemKind::Move => self.written_move(record, index),
                ItemKind::UnknownMove => self.unknown_move(record, index),
                ItemKind::Setup => self.set_up(record, index),
                ItemKind::Open => self.open(),
                ItemKind::Close if self.stack.len() > 1 => {
                    self.stack.pop();
                }
                ItemKind::Result => {
                    let span = record.items[index].text;
                    let scale = self.target.scale.scale(&self.settled.game);
                    record.items[index].text = retag::result(record, span, scale);
                }
                _ => {}
            }
        }
        self.kept
    }

    fn written_move(&mut self, record: &mut Record, index: usize) {
        if self.settled.walked.parts.binary_search(&(index as u32)).is_ok() {
            return;
        }
        let turn = self.settled.walked.turns.get(index).copied().flatten();
        let (notation, names) = (&self.target.notation, self.names());
        let Some(frame) = self.stack.last_mut() else { return };
        let kept = frame.session.as_ref().filter(|_| self.has_variations);
        frame.before = kept.map(|session| session.fork());
        frame.moved = true;
        if self.settled.walked.strays.binary_search(&(index as u32)).is_ok() {
            record.items[index].kind = ItemKind::Unknown;
            return;
        }
        let Some((session, turn)) = frame.session.as_mut().zip(turn) else {
            frame.session = None;
            self.kept.push(record.items[index].span);
            return;
        };
        let text = write(&mut **session, &turn, notation, names);
        record.items[index].text = record.push_text(&text);
    }

    fn names(&self) -> CellNames<'a> {
        CellNames { labels: self.labels, take: self.settled.game.spec().style.take }
    }

    /// The dots of `12. ...` go with the number, which is written anew.
    fn unknown_move(&mut self, record: &mut Record, index: usize) {
        let Some(frame) = self.stack.last_mut() else { return };
        let first = self.settled.game.spec().first;
        let is_later = frame.session.as_ref().is_some_and(|session| session.seat() != first.into());
        if is_later && is_numbered_dots(record, index) {
            record.items[index].kind = ItemKind::Number;
        } else {
            frame.session = None;
        }
    }

    fn set_up(&mut self, record: &mut Record, index: usize) {
        let (game, labels) = (&self.settled.game, self.settled.labels());
        let fen = record.str(record.items[index].text);
        let opened = setup::open(game, labels, fen, None).ok();
        if let Some(opened) = &opened {
            let text = write_fen(&opened.position, self.labels);
            record.items[index].text = record.push_text(&text);
        }
        if let Some(frame) = self.stack.last_mut() {
            *frame = Frame { session: opened.map(|opened| opened.session), ..Frame::default() };
        }
    }

    fn open(&mut self) {
        let Some(below) = self.stack.last() else { return };
        let from = if below.moved { &below.before } else { &below.session };
        let session = from.as_ref().map(|session| session.fork());
        self.stack.push(Frame { session, ..Frame::default() });
    }
}

/// Leaves out the jumps that were put together with the move before them, and numbers the moves
/// of the main line anew, since each of those jumps had a number of its own.
fn join_parts(record: &mut Record, settled: &Settled) {
    let mut half_moves = half_moves_before(record, settled);
    let mut depth = 0;
    let mut items = Vec::with_capacity(record.items.len());
    for (index, item) in std::mem::take(&mut record.items).into_iter().enumerate() {
        let is_part = settled.walked.parts.binary_search(&(index as u32)).is_ok();
        match item.kind {
            ItemKind::Number => continue,
            ItemKind::Move if is_part => continue,
            ItemKind::Move if depth == 0 => {
                items.extend(number(record, half_moves, items.is_empty(), item.span));
                half_moves += 1;
            }
            ItemKind::Open => depth += 1,
            ItemKind::Close => depth -= 1,
            _ => {}
        }
        items.push(item);
    }
    record.items = items;
}

/// How many half-moves lie before the first move: as its number says, and whose turn it is.
fn half_moves_before(record: &Record, settled: &Settled) -> u32 {
    let first = settled.walked.segments.first().and_then(|segment| segment.start.as_ref());
    let second_begins =
        first.and_then(|position| position.side) == Some(!settled.game.spec().first);
    let kinds = [ItemKind::Number, ItemKind::Move];
    let item = record.items.iter().find(|item| kinds.contains(&item.kind));
    let item = item.filter(|item| item.kind == ItemKind::Number);
    let number = item.and_then(|item| leading_number(record.str(item.text)));
    number.map_or(0, |number| 2 * number.saturating_sub(1)) + u32::from(second_begins)
}

/// The number of `12.`; `None` where it is too large to be one.
fn leading_number(text: &str) -> Option<u32> {
    let digits = text.trim_end_matches(|c: char| !c.is_ascii_digit());
    digits.parse().ok().filter(|&number| number < 10_000)
}

/// The number before a half-move, if one is due.
fn number(record: &mut Record, half_moves: u32, begins: bool, span: Span) -> Option<Item> {
    let text = match half_moves % 2 {
        0 => format!("{}.", half_moves / 2 + 1),
        _ if begins => format!("{}...", half_moves / 2 + 1),
        _ => return None,
    };
    let text = record.push_text(&text);
    Some(Item { kind: ItemKind::Number, text, span })
}

/// Writes a turn and plays it.
fn write(
    session: &mut dyn Session,
    turn: &Turn,
    notation: &Notation,
    names: CellNames<'_>,
) -> String {
    let text = notation.spell(session, turn, names).text;
    session.play(turn);
    text
}
