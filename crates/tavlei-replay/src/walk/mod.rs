//! Walks through a record: plays the main line and every variation, and says what happened.
//!
//! A variation begins in the position before the move that it stands behind. Only where a
//! variation follows is that position kept, so that plain games cost nothing.

use tavlei_core::{Position, Turn};
use tavlei_record::{Item, ItemKind, Record, Span};
use tavlei_rules::Game;

use crate::line::{Line, USUAL_TURNS};
use crate::notes::Note;
use crate::player::{Did, Player, Trouble, kind};
use crate::schemes::Names;
use crate::setup;
use crate::tally::Tally;

mod remarks;

/// Variations nested deeper than this are read but not played.
const DEEPEST: usize = 100;

/// A part of the main line between positions that the record sets.
#[derive(Debug)]
pub(crate) struct Segment {
    /// How many half-moves were written before it, unknown ones included.
    pub(crate) first_ply: u32,
    /// Where it begins, unless at the start position of the game.
    pub(crate) start: Option<Position>,
    /// The item that sets this position, unless the record begins here.
    pub(crate) set_by: Option<usize>,
    /// The line; `None` where the position is not known at its end.
    pub(crate) line: Option<Line>,
    /// The item of every turn.
    pub(crate) items: Vec<u32>,
}

/// The move of the main line that could not be played.
#[derive(Debug)]
pub(crate) struct Stop {
    /// Its item.
    pub(crate) item: usize,
    /// Its number among the half-moves, from 1.
    pub(crate) ply: u32,
    /// Why.
    pub(crate) trouble: Trouble,
}

/// What a walk through a record finds.
#[derive(Debug)]
pub(crate) struct Walked {
    /// The parts of the main line; never empty.
    pub(crate) segments: Vec<Segment>,
    /// Half-moves of the main line that were played.
    pub(crate) plies: u32,
    /// Moves that were played, those of variations too.
    pub(crate) read: u32,
    /// How many of them call their cells by other names than the record, and by which.
    pub(crate) others: Vec<(String, u32)>,
    /// Half-moves written in the main line.
    pub(crate) moves: u32,
    /// What stopped the main line.
    pub(crate) stop: Option<Stop>,
    /// The last result token of the main line.
    pub(crate) result: Option<Span>,
    /// Items that go on with the capture of the move before them.
    pub(crate) parts: Vec<u32>,
    /// Items that look like moves and are none: the moves go on behind them.
    pub(crate) strays: Vec<u32>,
    /// Why a position could not be set up, if one could not.
    pub(crate) lost: Option<Note>,
    /// Remarks.
    pub(crate) notes: Vec<Note>,
    /// The turn of every item that is a move and is known; filled only when asked for.
    pub(crate) turns: Vec<Option<Turn>>,
}

impl Walked {
    /// Whether every move of the main line was played.
    pub(crate) fn is_complete(&self) -> bool {
        self.stop.is_none()
    }

    /// How many moves call their cells by other names than the record does.
    pub(crate) fn by_others(&self) -> u32 {
        self.others.iter().map(|(_, moves)| moves).sum()
    }

    /// Whether all moves do so.
    pub(crate) fn is_foreign(&self) -> bool {
        self.read > 0 && self.by_others() == self.read
    }

    /// The last part of the main line.
    pub(crate) fn last(&mut self) -> Option<&mut Line> {
        self.segments.last_mut()?.line.as_mut()
    }
}

/// What a walk should keep.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Keep {
    /// What a report needs.
    Report,
    /// The turn of every move as well.
    Turns,
}

/// A line on the stack: the main line, or a variation inside the one below.
#[derive(Debug, Default)]
struct Frame {
    start: Option<Position>,
    set_by: Option<usize>,
    line: Option<Line>,
    items: Vec<u32>,
    /// The position before the last move, if a variation follows.
    before: Option<Line>,
    /// Nothing more can be played.
    stopped: bool,
    /// How many moves to come belong to the last one.
    parts: u32,
}

struct Walk<'a> {
    player: Player<'a>,
    stack: Vec<Frame>,
    /// Half-moves of the main line so far, unknown ones included.
    ply: u32,
    tally: Tally,
    /// For each of the player's other names, the first move that is written with them, and how many
    /// are.
    mixed: Vec<(Span, u32)>,
    out: Walked,
    keep: Keep,
    /// Whether the record has variations at all.
    has_variations: bool,
}

/// Walks through a record as a game, with names for its cells and perhaps a second numbering.
pub(crate) fn walk(
    game: &Game,
    names: &Names,
    second: Option<&Names>,
    record: &Record,
    keep: Keep,
) -> Walked {
    let mut walk = Walk {
        player: Player::of_mixed(game, names, second, record),
        stack: Vec::new(),
        ply: 0,
        tally: Tally::default(),
        mixed: Vec::new(),
        out: Walked {
            segments: Vec::new(),
            plies: 0,
            read: 0,
            others: Vec::new(),
            moves: 0,
            stop: None,
            result: None,
            parts: Vec::new(),
            strays: Vec::new(),
            lost: None,
            notes: Vec::new(),
            turns: if keep == Keep::Turns { vec![None; record.items.len()] } else { Vec::new() },
        },
        keep,
        has_variations: record.items.iter().any(|item| item.kind == ItemKind::Open),
    };
    walk.begin();
    for (index, item) in record.items.iter().enumerate() {
        walk.item(index, item);
    }
    walk.end()
}

impl Walk<'_> {
    fn begin(&mut self) {
        let (game, labels, record) = (self.player.game, self.player.labels, self.player.record);
        let span = setup::fen_tag(record).map_or(Span::default(), |(_, span)| span);
        let mut main = Frame { items: Vec::with_capacity(USUAL_TURNS), ..Frame::default() };
        match setup::open_record(game, labels, record) {
            Ok(None) => {
                self.note_missing_fen();
                main.line = Some(Line::new(game.open()));
            }
            Ok(Some(opened)) => {
                self.note_opened(&opened, span);
                main.start = Some(opened.position);
                main.line = Some(Line::new(opened.session));
            }
            Err(trouble) => self.note_bad_setup(&trouble, span),
        }
        self.stack.push(main);
    }

    #[inline]
    fn item(&mut self, index: usize, item: &Item) {
        match kind(self.player.game, self.player.record, item) {
            ItemKind::Move => self.written_move(index, item),
            ItemKind::UnknownMove | ItemKind::Setup => self.change(index, item),
            ItemKind::Open => self.open(),
            ItemKind::Close => self.close(),
            ItemKind::Result if self.stack.len() == 1 => self.out.result = Some(item.text),
            _ => {}
        }
    }

    #[inline]
    fn written_move(&mut self, index: usize, item: &Item) {
        let is_main = self.stack.len() == 1;
        self.out.moves += u32::from(is_main);
        let branches_off = self.has_variations && self.is_followed_by_variation(index);
        let Some(frame) = self.stack.last_mut() else { return };
        if frame.parts > 0 {
            frame.parts -= 1;
            self.out.parts.push(index as u32);
            return;
        }
        if frame.before.is_some() {
            frame.before = None;
        }
        if frame.stopped {
            return;
        }
        if branches_off {
            frame.before = frame.line.as_ref().map(Line::fork);
        }
        match self.player.play(frame.line.as_mut(), index) {
            Did::Played(step, written) => {
                frame.items.push(index as u32);
                frame.parts = written.parts;
                self.out.plies += u32::from(is_main);
                self.ply += u32::from(is_main);
                self.note_spelling(step, written, item);
            }
            Did::Stopped(trouble) => self.stop(index, item, trouble),
            Did::Stray => {
                self.out.strays.push(index as u32);
                self.note_stray(item);
            }
            _ => {}
        }
    }

    fn is_followed_by_variation(&self, index: usize) -> bool {
        let behind = self.player.record.items[index + 1..].iter();
        let next = behind.map(|item| item.kind).find(|kind| {
            !matches!(kind, ItemKind::Comment(_) | ItemKind::Nag(_) | ItemKind::Strength)
        });
        next == Some(ItemKind::Open)
    }

    fn stop(&mut self, index: usize, item: &Item, trouble: Trouble) {
        if self.stack.len() == 1 {
            self.out.stop = Some(Stop { item: index, ply: self.ply + 1, trouble });
        } else {
            self.note_variation_fault(item, &trouble);
        }
        if let Some(frame) = self.stack.last_mut() {
            frame.stopped = true;
        }
    }

    /// Where a position is written: its text, unless that was made of what the file has.
    fn place(&self, item: &Item) -> Span {
        let stands = (item.text.end as usize) <= self.player.record.source_len;
        if stands { item.text } else { item.span }
    }

    /// An unknown move, or a position set in the middle.
    fn change(&mut self, index: usize, item: &Item) {
        let Some(frame) = self.stack.last_mut().filter(|frame| !frame.stopped) else { return };
        match self.player.advance(frame.line.as_mut(), index) {
            Did::SetUp(opened) => {
                self.note_opened(&opened, self.place(item));
                self.leave();
                self.enter(Some(opened.position), Some(Line::new(opened.session)));
                self.note_set_by(index);
            }
            Did::BadSetup(trouble) => {
                self.leave();
                self.enter(None, None);
                self.note_bad_setup(&trouble, self.place(item));
            }
            Did::Lost => {
                self.leave();
                self.enter(None, None);
                self.note_unknown_move(item);
            }
            _ => {}
        }
    }

    /// Ends the line of the top frame and keeps what is known of it.
    fn leave(&mut self) {
        let is_main = self.stack.len() == 1;
        let Some(frame) = self.stack.last_mut() else { return };
        let played = frame.items.len() as u32;
        let segment = Segment {
            first_ply: self.ply - if is_main { played } else { 0 },
            start: frame.start.take(),
            set_by: frame.set_by.take(),
            line: frame.line.take(),
            items: std::mem::take(&mut frame.items),
        };
        self.keep_turns(&segment);
        if is_main {
            self.out.segments.push(segment);
        } else {
            self.note_open_variation(&segment);
        }
    }

    fn enter(&mut self, start: Option<Position>, line: Option<Line>) {
        let Some(frame) = self.stack.last_mut() else { return };
        frame.start = start;
        frame.line = line;
        frame.before = None;
    }

    /// Remembers which item has set the position at hand.
    fn note_set_by(&mut self, index: usize) {
        if let Some(frame) = self.stack.last_mut() {
            frame.set_by = Some(index);
        }
    }

    fn keep_turns(&mut self, segment: &Segment) {
        let Some(line) = segment.line.as_ref().filter(|_| self.keep == Keep::Turns) else { return };
        for (index, item) in segment.items.iter().enumerate() {
            let settled =
                if line.is_open() { line.settled(index) } else { line.turns().get(index).copied() };
            self.out.turns[*item as usize] = settled;
        }
    }

    fn open(&mut self) {
        let deep = self.stack.len() > DEEPEST;
        let Some(below) = self.stack.last() else { return };
        let at_beginning = below.items.is_empty() && !below.stopped;
        let from = below.before.as_ref().or(below.line.as_ref().filter(|_| at_beginning));
        let line = if deep { None } else { from.map(Line::fork) };
        let stopped = line.is_none();
        self.stack.push(Frame { line, stopped, ..Frame::default() });
    }

    fn close(&mut self) {
        if self.stack.len() > 1 {
            self.leave();
            self.stack.pop();
        }
    }

    fn end(mut self) -> Walked {
        while self.stack.len() > 1 {
            self.close();
        }
        self.leave();
        self.note_mixed();
        let notes: Vec<Note> = self.tally.notes(self.player.record).collect();
        self.out.notes.extend(notes);
        self.out
    }
}
