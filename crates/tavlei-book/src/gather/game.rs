//! A record as a game of the book.

use tavlei_replay::Target as Notation;

use super::index::Kind;
use super::numbers::Numbers;
use super::ready::{Ready, ready};
use super::score::{Scene, Score, score};
use super::{Shelf, Source, drawn, heading};
use crate::model::{Game, Target};
use crate::picture::mover;
use crate::plan::Diagrams;

/// What remarks on moves of variations begin with.
const IN_VARIATION: &str = "in a variation: ";

impl Shelf<'_> {
    /// A game; its players and its opening go into the indexes.
    pub(super) fn game(&mut self, source: &Source, look: &Diagrams, notation: &Notation) -> Game {
        self.games += 1;
        let (number, words) = (self.games, self.plan.lang.words());
        let ready = ready(source, notation);
        self.remark(source, &ready);
        let record = &*ready.record;
        let players = heading::title(record, number, words);
        let target = Target::Game(number);
        for name in heading::players(record) {
            self.indexes.add(Kind::Players, name, target);
        }
        if let Some(opening) = heading::known(record, "Opening") {
            self.indexes.add(Kind::Openings, opening, target);
        }
        let scene = Scene {
            ready: &ready,
            numbers: numbers(&ready),
            lang: self.plan.lang,
            notation,
            look,
            players: &players,
            shows_start: record.tag("FEN").is_some(),
        };
        let Score { blocks: score, missing } = score(&scene, &mut self.diagrams);
        self.remark_missing(source, &missing);
        Game {
            number,
            result: heading::result_of(record).unwrap_or_default(),
            lines: heading::lines(record, words),
            score,
            players,
        }
    }

    /// Tells what the comments of a record could not draw.
    fn remark_unread(&mut self, source: &Source, ready: &Ready<'_>) {
        let Some(game) = &ready.report.game else { return };
        let unread = drawn::unread(&ready.record, game);
        if !unread.is_empty() {
            let (file, number) = (&source.file, source.record.number);
            let unread = unread.join(", ");
            self.remarks.push(format!(
                "{file}: game {number}: {unread} in a comment is not drawn: a colour (G, R, Y, B) \
                 and cells should stand there, as in [%csl Gc3] or [%cal Rc3d4]"
            ));
        }
    }

    /// Tells which diagrams are not there, since no position is known for them.
    pub(super) fn remark_missing(&mut self, source: &Source, missing: &[String]) {
        if !missing.is_empty() {
            let (file, number, moves) = (&source.file, source.record.number, missing.join(", "));
            self.remarks.push(format!(
                "{file}: game {number}: no diagram after {moves}: the position is not known"
            ));
        }
    }

    /// Tells of moves of variations that can't be played.
    fn remark_variations(&mut self, source: &Source, ready: &Ready<'_>) {
        let number = source.record.number;
        let faults = ready
            .report
            .findings
            .iter()
            .filter(|finding| finding.message.starts_with(IN_VARIATION));
        self.remarks.extend(faults.map(|fault| {
            let (line, column, message) = (fault.line, fault.column, &fault.message);
            format!("{}:{line}:{column}: game {number}: {message}", source.file)
        }));
    }

    /// Tells of a record that can't be played to its end, and of marks that can't be drawn.
    pub(super) fn remark(&mut self, source: &Source, ready: &Ready<'_>) {
        self.remark_unread(source, ready);
        self.remark_variations(source, ready);
        if ready.is_rewritten {
            return;
        }
        let (file, number) = (&source.file, source.record.number);
        let report = &ready.report;
        let why = match (&report.reason, &report.game) {
            (_, None) => "no game is known for it",
            (Some(reason), _) => reason.message.as_str(),
            _ => "its moves can't be written anew",
        };
        let line = report.at.as_ref().map_or(report.line, |at| at.line);
        let game = format!("{file}:{line}: game {number}");
        self.remarks.push(format!("{game} is printed as it stands: {why}"));
    }
}

/// How the moves of a record are numbered.
pub(super) fn numbers(ready: &Ready<'_>) -> Numbers {
    let game = ready.report.game.as_ref();
    let begins = ready.start.as_ref().and_then(mover);
    let second_begins = match (game, begins) {
        (Some(game), Some(side)) => side != game.spec().first,
        _ => false,
    };
    Numbers::of(game, &ready.record, second_begins)
}
