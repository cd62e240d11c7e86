//! What a walk remarks on: spelling, set-ups, faults inside variations.

use tavlei_notation::Quirks;
use tavlei_record::{Item, Severity, Span, Tag};

use super::{Segment, Walk};
use crate::codes;
use crate::explain;
use crate::line::Step;
use crate::notes::Note;
use crate::player::{Trouble, Written};
use crate::schemes;
use crate::setup::{Opened, SetupTrouble};

impl Walk<'_> {
    pub(super) fn note_missing_fen(&mut self) {
        let record = self.player.record;
        let named = |tag: &&Tag| record.str(tag.name).eq_ignore_ascii_case("SetUp");
        let tag = record.tags.iter().find(named);
        if let Some(tag) = tag.filter(|tag| record.str(tag.value) == "1") {
            let message = "SetUp says that the game begins from a position, and no FEN gives it; \
                           the start position was taken";
            self.out.notes.push(Note::new(&codes::FEN_MISSING, tag.span, message.to_owned()));
        }
    }

    pub(super) fn note_opened(&mut self, opened: &Opened, span: Span) {
        for remark in &opened.remarks {
            let start = span.start + remark.range.start as u32;
            let end = (span.start + remark.range.end as u32).min(span.end);
            let (code, span) = (remark.code, Span { start: start.min(end), end });
            let message = remark.message.clone();
            self.out.notes.push(Note::weighed(code, codes::severity(code), span, message));
        }
        if opened.side_taken {
            let side = opened.session.side();
            let message = format!("the position does not say who is to move; taken: {side}");
            self.out.notes.push(Note::new(&codes::FEN_SIDE_TAKEN, span, message));
        }
    }

    pub(super) fn note_bad_setup(&mut self, trouble: &SetupTrouble, span: Span) {
        let note = match trouble {
            SetupTrouble::Unreadable(error) => {
                let message = format!("the position can't be read: {error}; {}", error.help);
                Note::weighed(error.code(), Severity::Error, span, message)
            }
            SetupTrouble::Impossible(error) => {
                Note::new(&codes::FEN_IMPOSSIBLE, span, format!("play can't start here: {error}"))
            }
        };
        self.out.lost.get_or_insert_with(|| note.clone());
        // A table of positions of another game would say the same of every row.
        if !self.out.notes.iter().any(|told| told.message == note.message) {
            self.out.notes.push(note);
        }
    }

    #[inline]
    pub(super) fn note_spelling(&mut self, step: Step, written: Written, item: &Item) {
        if item.text.end - item.text.start < item.span.end - item.span.start {
            self.note_spaces(item);
        }
        if !written.quirks.is_empty() {
            written.quirks.codes().for_each(|code| self.tally.add(code, item.span));
        }
        self.out.read += 1;
        if let Some(at) = written.other {
            self.count_mixed(at, item);
        }
        if let Step::Played { takes, partial } = step {
            if written.as_step & takes && self.player.game.spec().style.take != '-' {
                self.tally.add(codes::TAKE_AS_STEP.code, item.span);
            }
            if written.parts > 0 {
                self.tally.add(codes::IN_PARTS.code, item.span);
            }
            if partial {
                self.tally.add(codes::PARTIAL_PATH.code, item.span);
            }
        }
    }

    #[cold]
    fn count_mixed(&mut self, at: usize, item: &Item) {
        if self.mixed.len() <= at {
            self.mixed.resize(at + 1, (Span::default(), 0));
        }
        let (first, count) = &mut self.mixed[at];
        if *count == 0 {
            *first = item.span;
        }
        *count += 1;
    }

    /// Says by which names moves call their cells where the record uses several.
    pub(super) fn note_mixed(&mut self) {
        let game = self.player.game;
        let usual = schemes::name(self.player.labels.scheme());
        let others = self.player.others.iter().flat_map(|others| &others.list);
        let used = others.zip(&self.mixed).filter(|(_, (_, count))| *count > 0);
        for (names, (first, count)) in used {
            let moves = if *count == 1 { "1 move is" } else { &*format!("{count} moves are") };
            let other = schemes::name(names.of(game).scheme());
            let message = format!("{moves} written with {other}, the others with {usual}");
            self.out.notes.push(Note::new(&codes::MIXED_NAMES, *first, message));
            self.out.others.push((other, *count));
        }
    }

    /// The reader has taken the spaces out of the text of the move.
    pub(super) fn note_spaces(&mut self, item: &Item) {
        if self.player.record.str(item.span).contains(char::is_whitespace) {
            Quirks::SPACES.codes().for_each(|code| self.tally.add(code, item.span));
        }
    }

    pub(super) fn note_stray(&mut self, item: &Item) {
        let text = self.player.record.str(item.text);
        let message = format!("{text} is no move; the moves go on behind it");
        self.out.notes.push(Note::new(&codes::STRAY, item.span, message));
    }

    pub(super) fn note_variation_fault(&mut self, item: &Item, trouble: &Trouble) {
        let Some(frame) = self.stack.last_mut() else { return };
        let words = explain::Words::new(self.player.game, self.player.labels);
        let text = self.player.record.str(item.text);
        let fault = explain::trouble(&words, frame.line.as_mut(), text, trouble);
        let severity =
            if matches!(trouble, Trouble::Unknown) { Severity::Note } else { Severity::Warning };
        let note = Note::weighed(fault.code, severity, item.span, fault.message);
        self.out.notes.push(note.of_variation());
    }

    pub(super) fn note_unknown_move(&mut self, item: &Item) {
        if self.stack.len() == 1 {
            self.ply += 1;
            let message = "the record does not know this move".to_owned();
            self.out.notes.push(Note::new(&codes::UNKNOWN_MOVE, item.span, message));
        }
    }

    pub(super) fn note_open_variation(&mut self, segment: &Segment) {
        let Some(line) = segment.line.as_ref().filter(|line| line.is_open()) else { return };
        let open = line.forks().iter().find(|&&index| line.candidates(index).len() > 1);
        let Some(item) = open.and_then(|&index| segment.items.get(index)) else { return };
        let item = &self.player.record.items[*item as usize];
        let text = self.player.record.str(item.text);
        let message = format!("{text} may mean several turns");
        let note = Note::new(&codes::AMBIGUOUS, item.span, message);
        self.out.notes.push(note.of_variation().weighing(Severity::Note));
    }
}
