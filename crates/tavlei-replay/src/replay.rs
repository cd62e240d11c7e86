//! The verdict on one record, and its moves one by one.

use tavlei_core::canonical_text;
use tavlei_notation::write_fen;
use tavlei_record::{ItemKind, Record, Severity, Span};

use crate::audit;
use crate::ballots;
use crate::codes;
use crate::context::Context;
use crate::identify::{Settled, settle};
use crate::notes::{Note, placed};
use crate::player::{main_items, next_move};
use crate::probe::has_moves;
use crate::reasons;
use crate::report::{At, Reason, Report, ResultReport, Verdict, WrittenIn};
use crate::results;
use crate::schemes::{self, Names};
use crate::walk::Keep;

/// The reader's remark on text that is nothing known (T105).
const UNKNOWN_TEXT: &str = "T105";

/// One half-move of the main line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Played {
    /// Its number among the half-moves of the record, from 1; unknown moves count.
    pub ply: u32,
    /// As the record has it; the jumps of a capture that is written in parts with blanks between.
    pub written: String,
    /// Its bytes in the text of the record.
    pub span: Span,
    /// The turn in canonical text: every cell where the mover stands.
    pub turn: String,
    /// How many turns were legal before it.
    pub legal: usize,
    /// The position after it, with the cells of canonical text.
    pub fen: String,
}

/// A half-move of the main line that was not played.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Unplayed {
    /// Its number among the half-moves of the record, from 1; unknown moves count.
    pub ply: u32,
    /// As the record has it.
    pub written: String,
}

/// A record with its moves one by one.
#[derive(Clone, Debug)]
pub struct Replayed {
    /// The verdict.
    pub report: Report,
    /// The position that the record begins from, with the cells of canonical text; empty where
    /// no game is known or the position can't be read.
    pub fen: String,
    /// The half-moves of the main line that were played.
    pub plies: Vec<Played>,
    /// Those from the one on that stopped the replay; text that is no move may be among them.
    pub unplayed: Vec<Unplayed>,
}

/// Says whether the moves of a record are legal, why not, and whether its result fits.
pub fn check(context: &Context, record: &Record) -> Report {
    match settle(context, record, Keep::Report) {
        Some((mut settled, record)) => report(context, &record, &mut settled),
        None => report_unknown(context, record),
    }
}

/// Checks a record and gives its moves one by one.
pub fn replay(context: &Context, record: &Record) -> Replayed {
    match settle(context, record, Keep::Report) {
        Some((mut settled, record)) => {
            let stop = settled.walked.stop.as_ref().map(|stop| (stop.item, stop.ply));
            Replayed {
                report: report(context, &record, &mut settled),
                fen: first_fen(&settled),
                plies: plies(&settled, &record),
                unplayed: stop.map_or_else(Vec::new, |stop| unplayed(&record, stop)),
            }
        }
        None => Replayed {
            report: report_unknown(context, record),
            fen: String::new(),
            plies: Vec::new(),
            unplayed: unplayed(record, (0, 1)),
        },
    }
}

/// The points of a game that is over: by the board, or because the record says so and all of its
/// moves are known (resigned, agreed, broken off on time).
fn score(settled: &mut Settled, result: &ResultReport, is_complete: bool) -> Option<String> {
    let is_over = result.means.is_some() && is_complete;
    if result.board.is_none() && !is_over {
        return None;
    }
    settled.walked.last()?.session().score()
}

/// The report on a record that was replayed as a game.
pub(crate) fn report(context: &Context, record: &Record, settled: &mut Settled) -> Report {
    let mut notes = reader_notes(record);
    notes.append(&mut settled.notes);
    notes.append(&mut settled.walked.notes);
    // The verdict takes away where the walk stopped.
    let is_complete = settled.walked.is_complete();
    let (verdict, at) = judge(record, settled, &mut notes);
    drop_unknown_text(&mut notes, at.as_ref().map(|(at, _)| at.span));
    let (draw_notes, draws) = audit::draws(settled, context.options(), record);
    notes.extend(draw_notes);
    let ballot = ballots::judge(settled, context.options(), record, &mut notes);
    let outcome = audit::outcome(settled);
    let token = settled.walked.result;
    let board = outcome.and_then(results::of_outcome);
    let reading = context.options().results;
    let mut result =
        results::compare(record, Some(&settled.game), reading, token, board, &mut notes);
    result.score = score(settled, &result, is_complete);
    result.drawn_by = audit::drawn_by(&result, &draws, is_complete);
    let (at, reason) = at.unzip();
    Report {
        record: record.number,
        line: record.first_line,
        game: Some(settled.game.clone()),
        plies: settled.walked.plies,
        verdict,
        at,
        reason,
        result,
        draws,
        ballot,
        written_in: written_in(settled),
        findings: placed(record, notes),
    }
}

/// How many moves call their cells by which names.
fn written_in(settled: &Settled) -> Vec<WrittenIn> {
    let usual = schemes::name(settled.game.labels().scheme());
    let own = match &settled.names {
        Names::In(_, notation) => format!("the notation {}", notation.name),
        names => schemes::name(names.of(&settled.game).scheme()),
    };
    let walked = &settled.walked;
    let by_own = (own, walked.read - walked.by_others());
    let all = std::iter::once(by_own).chain(walked.others.iter().cloned());
    let some = all.filter(|(_, moves)| *moves > 0);
    some.map(|(cells, moves)| WrittenIn { is_usual: cells == usual, cells, moves }).collect()
}

/// The report on a record that no game is known for.
pub(crate) fn report_unknown(context: &Context, record: &Record) -> Report {
    let mut notes = reader_notes(record);
    let token = None;
    let result = results::compare(record, None, context.options().results, token, None, &mut notes);
    let verdict = if has_moves(record) { Verdict::Unreadable } else { Verdict::Empty };
    let message = "the record does not say which game it is, and no game is known".to_owned();
    notes.push(Note::new(&codes::GAME_UNKNOWN, Span::default(), message));
    Report {
        record: record.number,
        line: record.first_line,
        game: None,
        plies: 0,
        verdict,
        at: None,
        reason: None,
        result,
        draws: Vec::new(),
        ballot: None,
        written_in: Vec::new(),
        findings: placed(record, notes),
    }
}

/// Leaves out the reader's remark on text that is the very reason of the verdict.
fn drop_unknown_text(notes: &mut Vec<Note>, reason: Option<Span>) {
    let Some(reason) = reason else { return };
    let is_there = |span: Span| span.start < reason.end && reason.start < span.end;
    notes.retain(|note| note.code != UNKNOWN_TEXT || !is_there(note.span));
}

/// What the reader had to say.
fn reader_notes(record: &Record) -> Vec<Note> {
    let notes = record.remarks.iter().map(|remark| {
        let (code, message) = (remark.code, remark.message.clone());
        Note::weighed(code, codes::severity(code), remark.span, message)
    });
    notes.collect()
}

/// The verdict, and where and why it is not «legal».
fn judge(
    record: &Record,
    settled: &mut Settled,
    notes: &mut Vec<Note>,
) -> (Verdict, Option<(At, Reason)>) {
    if let Some(mut stop) = settled.walked.stop.take() {
        let (verdict, reason) = reasons::of_stop(settled, record, &mut stop, notes);
        let at = at(record, stop.item, stop.ply);
        notes.push(reason_note(&at, &reason));
        return (verdict, Some((at, reason)));
    }
    if settled.walked.moves == 0 {
        return (Verdict::Empty, None);
    }
    match reasons::of_open(settled, record, notes) {
        Some((item, ply, reason)) => {
            let at = at(record, item, ply);
            notes.push(reason_note(&at, &reason));
            (Verdict::Ambiguous, Some((at, reason)))
        }
        None => (Verdict::Legal, None),
    }
}

fn reason_note(at: &At, reason: &Reason) -> Note {
    Note::weighed(reason.code, Severity::Error, at.span, reason.message.clone())
}

fn at(record: &Record, item: usize, ply: u32) -> At {
    let item = &record.items[item];
    let place = record.place(item.span);
    At {
        ply,
        line: place.line,
        column: place.column,
        text: record.str(item.text).to_owned(),
        span: item.span,
    }
}

fn first_fen(settled: &Settled) -> String {
    match settled.walked.segments.first() {
        Some(segment) if segment.line.is_none() && segment.start.is_none() => String::new(),
        Some(segment) => {
            let start = segment.start.as_ref().unwrap_or(settled.game.start());
            write_fen(start, settled.game.labels())
        }
        None => String::new(),
    }
}

/// The moves of the main line from an item on, with the number of the first of them.
pub(crate) fn unplayed(record: &Record, (from, ply): (usize, u32)) -> Vec<Unplayed> {
    let is_move = |kind: ItemKind| matches!(kind, ItemKind::Move | ItemKind::UnknownMove);
    let items = main_items(record).filter(|(index, item)| *index >= from && is_move(item.kind));
    let numbered = items
        .zip(ply..)
        .map(|((_, item), ply)| Unplayed { ply, written: record.str(item.text).to_owned() });
    numbered.collect()
}

/// The text of a move, with all its parts.
fn written(settled: &Settled, record: &Record, item: u32) -> String {
    let parts = &settled.walked.parts;
    let is_part = |index: &usize| parts.binary_search(&(*index as u32)).is_ok();
    let mut text = record.str(record.items[item as usize].text).to_owned();
    let mut at = item as usize;
    while !parts.is_empty()
        && let Some(next) = next_move(record, at).filter(is_part)
    {
        text.push(' ');
        text.push_str(record.str(record.items[next].text));
        at = next;
    }
    text
}

/// The plies of the main line, played once more.
fn plies(settled: &Settled, record: &Record) -> Vec<Played> {
    let mut plies = Vec::new();
    for segment in &settled.walked.segments {
        let (Some(line), Some(mut session)) =
            (&segment.line, crate::slips::session_at(settled, segment, 0))
        else {
            continue;
        };
        for (index, (turn, &item)) in line.turns().iter().zip(&segment.items).enumerate() {
            let text = canonical_text(&mut *session, turn);
            let legal = session.turns().len();
            session.play(turn);
            plies.push(Played {
                ply: segment.first_ply + index as u32 + 1,
                written: written(settled, record, item),
                span: record.items[item as usize].span,
                turn: text,
                legal,
                fen: write_fen(&session.position(), settled.game.labels()),
            });
        }
    }
    plies
}
