//! A record as a game of the book.

use tavlei_record::ScoreStyle;
use tavlei_replay::{Target as Notation, score_style};

use super::index::Kind;
use super::numbers::Numbers;
use super::ready::{Ready, ready};
use super::score::{Scene, Score, score};
use super::{Shelf, Source, drawn, heading};
use crate::model::{Game, Target};
use crate::picture::mover;
use crate::plan::Diagrams;

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
            style: &style(&ready, notation),
            numbers: numbers(&ready),
            lang: self.plan.lang,
            notation,
            look,
            players: &players,
            shows_start: record.tag("FEN").is_some(),
        };
        let score = score(&scene);
        self.remark_left_out(source, &score);
        Game {
            number,
            result: heading::result_of(record, scene.style).unwrap_or_default(),
            lines: heading::lines(record, words),
            score: score.blocks,
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

    /// Tells which diagrams are not there, since no position is known for them, and which glyphs are
    /// not, since no sign is known for them.
    pub(super) fn remark_left_out(&mut self, source: &Source, score: &Score) {
        let game = format!("{}: game {}", source.file, source.record.number);
        if !score.missing.is_empty() {
            let mut moves = score.missing.clone();
            moves.dedup();
            let moves = moves.join(", ");
            let why = "the position is not known";
            self.remarks.push(format!("{game}: no diagram after {moves}: {why}"));
        }
        if !score.unsigned.is_empty() {
            let glyphs = score.unsigned.join(", ");
            let why = "no sign is known; say it in a comment";
            self.remarks.push(format!("{game}: not printed: {glyphs}: {why}"));
        }
    }

    /// Tells of moves of variations that can't be played.
    fn remark_variations(&mut self, source: &Source, ready: &Ready<'_>) {
        let number = source.record.number;
        let faults = ready.report.findings.iter().filter(|finding| finding.in_variation);
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
        let why = match (&report.reason, &report.game, report.no_names()) {
            (_, None, _) => "no game is known for it",
            (Some(reason), ..) => reason.message.as_str(),
            (None, _, Some(finding)) => finding.message.as_str(),
            _ => "its moves can't be written anew",
        };
        let line = report.at.as_ref().map_or(report.line, |at| at.line);
        let game = format!("{file}:{line}: game {number}");
        self.remarks.push(format!("{game} is printed as it stands: {why}"));
    }
}

/// How the notation of the book sets out a record: its numbers, what parts its moves, its result.
pub(super) fn style(ready: &Ready<'_>, notation: &Notation) -> ScoreStyle {
    let game = ready.report.game.as_ref();
    score_style(&ScoreStyle::default(), &notation.notation, game, &ready.record)
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
