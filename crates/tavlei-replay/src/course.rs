//! The positions and turns of a record, one after the other.

use std::borrow::Cow;
use std::ops::ControlFlow;

use tavlei_core::{Session, Turn};
use tavlei_record::{Item, ItemKind, Record};
use tavlei_rules::Game;

use crate::context::Context;
use crate::identify::{Settled, settle};
use crate::line::Line;
use crate::player::{is_numbered_dots, kind, main_items};
use crate::replay;
use crate::report::Report;
use crate::setup;
use crate::walk::{Keep, Segment};

/// A record replayed as its game, to be gone through.
///
/// Of a move that may mean several turns and is never settled, the first meaning is taken.
#[derive(Debug)]
pub struct Course<'r> {
    context: &'r Context,
    record: Cow<'r, Record>,
    settled: Settled,
    /// Whether variations are gone through.
    variations: bool,
    /// The turn of every item that is a move and was played, where variations are gone through.
    turns: Vec<Option<Turn>>,
    /// The item that stopped the replay, or the number of items.
    end: usize,
    /// The last item of the main line that leads to a position.
    last: Option<usize>,
    report: Option<Report>,
}

/// Where in a record something is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Moment {
    /// After how many half-moves of the line, counted from the beginning of the record; before a
    /// turn is played, its own number.
    pub ply: u32,
    /// How deep in variations: 0 in the main line.
    pub depth: usize,
    /// Whether the main line ends here (or what could be played of it).
    pub is_end: bool,
}

/// What is met on the way through a record.
#[derive(Debug)]
pub enum Seen<'s> {
    /// The first position, or one that the record sets in the middle.
    Set(&'s mut dyn Session),
    /// A turn that is about to be played.
    Turn(&'s mut dyn Session, &'s Turn),
    /// The position after it.
    After(&'s mut dyn Session),
    /// A variation begins: it goes on from the position before the last turn of its line.
    Open,
    /// A variation ends: the line that it branched off goes on.
    Close,
}

/// A line on the stack.
#[derive(Debug, Default)]
struct Frame {
    session: Option<Box<dyn Session>>,
    /// The position before the last move.
    before: Option<Box<dyn Session>>,
    moved: bool,
    ply: u32,
}

impl<'r> Course<'r> {
    /// Replays a record, to be gone through with its variations or without; `None` only if no game
    /// is known for it.
    pub fn of(context: &'r Context, record: &'r Record, variations: bool) -> Option<Course<'r>> {
        let keep = if variations { Keep::Turns } else { Keep::Report };
        let (mut settled, record) = settle(context, record, keep)?;
        let mut turns = std::mem::take(&mut settled.walked.turns);
        for segment in settled.walked.segments.iter().filter(|_| variations) {
            for (item, turn) in played(segment) {
                turns[item] = Some(*turn);
            }
        }
        let end = settled.walked.stop.as_ref().map_or(record.items.len(), |stop| stop.item);
        let last_turn = settled.walked.segments.iter().flat_map(played).last();
        let last = last_turn.map(|(item, _)| item).max(last_setup(&record, end));
        Some(Course { context, record, settled, variations, turns, end, last, report: None })
    }

    /// The game that the record was replayed as.
    pub fn game(&self) -> &Game {
        &self.settled.game
    }

    /// How many half-moves of the main line were played.
    pub fn plies(&self) -> u32 {
        self.settled.walked.plies
    }

    /// The verdict on the record, as [`crate::check`] gives it.
    pub fn report(&mut self) -> &Report {
        let (context, record, settled) = (self.context, &*self.record, &mut self.settled);
        self.report.get_or_insert_with(|| replay::report(context, record, settled))
    }

    /// Goes through the record until `see` breaks off.
    pub fn go(&self, mut see: impl FnMut(Moment, Seen<'_>) -> ControlFlow<()>) -> ControlFlow<()> {
        if !self.variations {
            let mut segments = self.settled.walked.segments.iter();
            return segments.try_for_each(|segment| self.segment(segment, &mut see));
        }
        let mut walk = Walk { course: self, at: None, stack: vec![Frame::default()] };
        walk.set(self.first(), &mut see)?;
        (0..self.end).try_for_each(|index| walk.item(index, &mut see))
    }

    /// A part of the main line, by its turns: quicker than by its items.
    fn segment(&self, segment: &Segment, see: &mut impl See) -> ControlFlow<()> {
        let session = match segment.set_by {
            Some(item) => self.set_by(item),
            None if segment.line.is_some() => self.first(),
            None => None,
        };
        let Some(mut session) = session else { return ControlFlow::Continue(()) };
        let at = |ply: u32, item: Option<usize>| {
            let ply = segment.first_ply + ply;
            Moment { ply, depth: 0, is_end: item >= self.last }
        };
        see(at(0, segment.set_by), Seen::Set(&mut *session))?;
        for ((item, turn), ply) in played(segment).zip(1..) {
            let moment = at(ply, Some(item));
            see(moment, Seen::Turn(&mut *session, turn))?;
            session.play(turn);
            see(moment, Seen::After(&mut *session))?;
        }
        ControlFlow::Continue(())
    }

    /// The position that the record begins from.
    fn first(&self) -> Option<Box<dyn Session>> {
        let opened = setup::open_record(self.game(), self.settled.labels(), &self.record).ok()?;
        Some(opened.map_or_else(|| self.game().open(), |opened| opened.session))
    }

    /// The position that an item sets.
    fn set_by(&self, item: usize) -> Option<Box<dyn Session>> {
        let fen = self.record.str(self.record.items[item].text);
        let opened = setup::open(self.game(), self.settled.labels(), fen, None).ok()?;
        Some(opened.session)
    }
}

/// The turns of a part of the main line with their items.
fn played(segment: &Segment) -> impl Iterator<Item = (usize, &Turn)> {
    let turns = segment.line.as_ref().map_or(&[][..], Line::turns);
    segment.items.iter().map(|&item| item as usize).zip(turns)
}

/// The last position that the main line sets before an item.
fn last_setup(record: &Record, end: usize) -> Option<usize> {
    let is_setup = |item: &Item| item.kind == ItemKind::Setup;
    if !record.items.iter().any(is_setup) {
        return None;
    }
    let main = main_items(record).take_while(|(index, _)| *index < end);
    main.filter(|(_, item)| is_setup(item)).last().map(|(index, _)| index)
}

/// What hears of everything.
trait See: FnMut(Moment, Seen<'_>) -> ControlFlow<()> {}

impl<F: FnMut(Moment, Seen<'_>) -> ControlFlow<()>> See for F {}

struct Walk<'c, 'r> {
    course: &'c Course<'r>,
    /// The item at hand.
    at: Option<usize>,
    /// The main line, and above it the variations that are open.
    stack: Vec<Frame>,
}

impl Walk<'_, '_> {
    fn item(&mut self, index: usize, see: &mut impl See) -> ControlFlow<()> {
        self.at = Some(index);
        let record = &*self.course.record;
        match kind(self.course.game(), record, &record.items[index]) {
            ItemKind::Open => return self.open(see),
            ItemKind::Close if self.stack.len() > 1 => {
                self.stack.pop();
                return see(self.moment(0), Seen::Close);
            }
            ItemKind::Move => return self.written_move(index, see),
            ItemKind::UnknownMove => self.unknown_move(index),
            ItemKind::Setup => return self.set_up(index, see),
            _ => {}
        }
        ControlFlow::Continue(())
    }

    fn moment(&self, ahead: u32) -> Moment {
        let depth = self.stack.len() - 1;
        let ply = self.stack.last().map_or(0, |frame| frame.ply) + ahead;
        Moment { ply, depth, is_end: depth == 0 && self.at >= self.course.last }
    }

    fn written_move(&mut self, index: usize, see: &mut impl See) -> ControlFlow<()> {
        // Parts of a capture that is written jump by jump have no turn of their own.
        let Some(turn) = self.course.turns[index] else { return ControlFlow::Continue(()) };
        let keep = self.is_followed_by_variation(index);
        let (before, after) = (self.moment(1), self.moment(1));
        let Some(frame) = self.stack.last_mut() else { return ControlFlow::Continue(()) };
        let Some(session) = &mut frame.session else { return ControlFlow::Continue(()) };
        frame.before = keep.then(|| session.fork());
        frame.moved = true;
        see(before, Seen::Turn(&mut **session, &turn))?;
        session.play(&turn);
        frame.ply += 1;
        see(after, Seen::After(&mut **session))
    }

    fn is_followed_by_variation(&self, index: usize) -> bool {
        let behind = self.course.record.items[index + 1..].iter().map(|item| item.kind);
        let is_move = |kind: &ItemKind| matches!(kind, ItemKind::Move | ItemKind::UnknownMove);
        behind.take_while(|kind| !is_move(kind)).any(|kind| kind == ItemKind::Open)
    }

    /// The position is not known any more, except where the dots leave nothing out.
    fn unknown_move(&mut self, index: usize) {
        let first = self.course.game().spec().first;
        let dots = is_numbered_dots(&self.course.record, index);
        if let Some(frame) = self.stack.last_mut() {
            let is_second = frame.session.as_ref().is_some_and(|session| session.side() != first);
            if !(is_second && dots) {
                *frame = Frame { moved: true, ply: frame.ply + 1, ..Frame::default() };
            }
        }
    }

    fn set_up(&mut self, index: usize, see: &mut impl See) -> ControlFlow<()> {
        self.set(self.course.set_by(index), see)
    }

    fn set(&mut self, session: Option<Box<dyn Session>>, see: &mut impl See) -> ControlFlow<()> {
        let moment = self.moment(0);
        let Some(frame) = self.stack.last_mut() else { return ControlFlow::Continue(()) };
        *frame = Frame { session, ply: frame.ply, ..Frame::default() };
        match &mut frame.session {
            Some(session) => see(moment, Seen::Set(&mut **session)),
            None => ControlFlow::Continue(()),
        }
    }

    fn open(&mut self, see: &mut impl See) -> ControlFlow<()> {
        if let Some(below) = self.stack.last() {
            let from = if below.moved { &below.before } else { &below.session };
            let session = from.as_ref().map(|session| session.fork());
            let ply = below.ply - u32::from(below.moved);
            self.stack.push(Frame { session, ply, ..Frame::default() });
        }
        see(self.moment(0), Seen::Open)
    }
}

#[cfg(test)]
mod tests {
    use tavlei_notation::write_fen;
    use tavlei_record::{ReadOptions, parse_all};

    use super::*;
    use crate::{Options, replay};

    fn record(text: &str) -> (Context, Record) {
        let mut records = parse_all(text.as_bytes(), &ReadOptions::default());
        (Context::learn(&records, Options::default()), records.remove(0))
    }

    /// Everything that is met: `ply:depth` before a turn, the FEN after it, brackets.
    fn seen(text: &str, variations: bool) -> Vec<String> {
        let (context, record) = record(text);
        let course = Course::of(&context, &record, variations).unwrap();
        let labels = course.game().labels();
        let mut all = Vec::new();
        let ended = course.go(|moment, seen| {
            let end = if moment.is_end { " end" } else { "" };
            all.push(match seen {
                Seen::Set(session) => format!("{} set {}", moment.ply, session.side()),
                Seen::Turn(session, turn) => {
                    format!("{}:{} {}", moment.ply, moment.depth, session.text(turn))
                }
                Seen::After(session) => {
                    let fen = write_fen(&session.position(), labels);
                    format!("{} {}{end}", moment.ply, &fen[..1])
                }
                Seen::Open => format!("( {}", moment.ply),
                Seen::Close => ") ".to_owned() + &moment.ply.to_string(),
            });
            ControlFlow::Continue(())
        });
        assert!(ended.is_continue());
        all
    }

    const BRANCHED: &str = "[GameType \"20\"]\n1. 32-28 19-23 (1... 18-23 2. 38-32) 2. 28x19 *";

    #[test]
    fn the_main_line_alone() {
        let expected =
            ["0 set White", "1:0 d4-e5", "1 B", "2:0 g7-f6", "2 W", "3:0 e5xg7", "3 B end"];
        assert_eq!(seen(BRANCHED, false), expected);
    }

    #[test]
    fn a_variation_goes_on_from_before_the_move_that_it_stands_behind() {
        let all = seen(BRANCHED, true);
        let from = all.iter().position(|s| s == "( 1").unwrap();
        assert_eq!(
            all[from..],
            ["( 1", "2:1 e7-f6", "2 W", "3:1 e3-d4", "3 B", ") 2", "3:0 e5xg7", "3 B end"]
        );
    }

    #[test]
    fn the_end_is_where_the_last_known_move_leads() {
        let text = "[GameType \"20\"]\n1. 32-28 ... /FEN \"W:W31:B1\"/ 2. 31-27 *";
        let all = seen(text, false);
        assert_eq!(all, ["0 set White", "1:0 d4-e5", "1 B", "2 set White", "3:0 b4-c5", "3 B end"]);
        assert_eq!(
            seen("[GameType \"20\"]\n1. 32-28 19-24 2. 28-22 18x27 3. x *", false).last().unwrap(),
            "4 W end"
        );
    }

    #[test]
    fn a_record_without_variations_is_the_same_with_and_without_them() {
        for text in [
            "[GameType \"20\"]\n1. 32-28 19-23 2. 28x19 14x23 *",
            "[GameType \"20\"]\n1. 32-28 ... /FEN \"W:W31:B1\"/ 2. 31-27 *",
            "[GameType \"20\"]\n1. 32-28 /FEN \"nonsense\"/ 2. 31-27 *",
            "[GameType \"20\"]\n[FEN \"B:W31:B1\"]\n1... 1-6 2. - 6-11 *",
            "[GameType \"20\"]\n[FEN \"nonsense\"]\n1. 32-28 /FEN \"W:W31:B1\"/ *",
            "[GameType \"20\"]\n1. 32-28 19-24 2. 28-22 18x27 3. x *",
            "[GameType \"20\"]\n*",
        ] {
            assert_eq!(seen(text, false), seen(text, true), "{text}");
        }
    }

    #[test]
    fn positions_are_those_of_the_replay() {
        let text = "[GameType \"25\"]\n1. c3-d4 d6-c5 2. b2-c3 f6-g5 3. c3-b4 *";
        let (context, record) = record(text);
        let expected: Vec<String> =
            replay(&context, &record).plies.into_iter().map(|played| played.fen).collect();
        let course = Course::of(&context, &record, false).unwrap();
        let mut fens = Vec::new();
        let _ = course.go(|_, seen| {
            if let Seen::After(session) = seen {
                fens.push(write_fen(&session.position(), course.game().labels()));
            }
            ControlFlow::Continue(())
        });
        assert_eq!(fens, expected);
    }
}
