//! A record as an exercise: its first position, what is to be done, its moves as the solution.

use tavlei_core::{Position, Side};
use tavlei_diagram::Aim;
use tavlei_record::Record;
use tavlei_replay::{BoardResult, Report, Target as Notation};

use super::game::{numbers, style};
use super::heading::{self, known};
use super::index::Kind;
use super::names::{letters, names};
use super::ready::{Ready, ready};
use super::score::{Scene, score};
use super::{Shelf, Source, drawn};
use crate::Lang;
use crate::model::{Block, Exercise, RunKind, Target};
use crate::picture::{Shown, mover, picture};
use crate::plan::{Diagrams, Solutions};

impl Shelf<'_> {
    /// An exercise, with its solution where one is wanted anywhere; `None`, with a remark, where the
    /// position is not known.
    pub(super) fn exercise(
        &mut self,
        source: &Source,
        look: &Diagrams,
        notation: &Notation,
        wanted: Solutions,
    ) -> Option<Exercise> {
        let ready = ready(source, notation);
        let (Some(start), Some(game)) = (&ready.start, &ready.report.game) else {
            let (file, number) = (&source.file, source.record.number);
            let why = if known(&source.record, "FEN").is_some() {
                "its position can't be read"
            } else {
                "it has no position"
            };
            self.remarks.push(format!("{file}: record {number} is left out: {why}"));
            return None;
        };
        if known(&source.record, "FEN").is_none() {
            self.from_start.push(format!("{} record {}", source.file, source.record.number));
        }
        self.remark(source, &ready);
        self.exercises += 1;
        let (number, record) = (self.exercises, &*ready.record);
        self.index(record, Target::Exercise(number));
        let look = Diagrams { every: None, at_end: false, ..look.clone() };
        let stipulation = stipulation(record, &ready.report, start, self.plan.lang);
        let solution = match wanted {
            Solutions::None => Vec::new(),
            Solutions::Back | Solutions::After => self.solution(source, &ready, &look, notation),
        };
        Some(Exercise {
            number,
            picture: picture(
                Shown {
                    game,
                    names: &names(game, record, notation),
                    letters: letters(game, record, notation),
                    position: start,
                    drawn: drawn::behind(record, game, None),
                },
                &look,
                self.plan.lang,
                format!("{number}. {stipulation}"),
            ),
            stipulation,
            credit: credit(record),
            solution,
        })
    }

    /// What solves the exercise that was counted last.
    fn solution(
        &mut self,
        source: &Source,
        ready: &Ready<'_>,
        look: &Diagrams,
        notation: &Notation,
    ) -> Vec<Block> {
        let scene = Scene {
            ready,
            style: &style(ready, notation),
            numbers: numbers(ready),
            lang: self.plan.lang,
            notation,
            look,
            players: &self.plan.lang.words().number(self.exercises),
            shows_start: false,
        };
        let score = score(&scene);
        self.remark_left_out(source, &score);
        let solution = solution(score.blocks);
        if solution.is_empty() {
            let (file, number) = (&source.file, source.record.number);
            self.unsolved.push(format!("{file}: record {number}"));
        }
        solution
    }

    fn index(&mut self, record: &Record, target: Target) {
        for author in authors(record) {
            self.indexes.add(Kind::Authors, author, target);
        }
        for theme in known(record, "Theme").into_iter().flat_map(|themes| themes.split([',', ';']))
        {
            self.indexes.add(Kind::Themes, theme.trim(), target);
        }
        for name in heading::players(record) {
            self.indexes.add(Kind::Players, name, target);
        }
    }
}

fn authors(record: &Record) -> impl Iterator<Item = &str> {
    ["Author", "Composer"].into_iter().filter_map(|tag| known(record, tag))
}

/// A score that says more than its result; a result alone is no solution.
fn solution(score: Vec<Block>) -> Vec<Block> {
    let says = |block: &Block| match block {
        Block::Paragraph(_, runs) => runs.iter().any(|run| run.kind != RunKind::Result),
        Block::Diagram(_) => true,
    };
    if score.iter().any(says) { score } else { Vec::new() }
}

/// As the record says it itself, else by its result.
fn stipulation(record: &Record, report: &Report, start: &Position, lang: Lang) -> String {
    let words = lang.spoken();
    match (known(record, "Stipulation"), mover(start)) {
        (Some(own), _) => own.to_owned(),
        (None, Some(side)) => match aim(report, side) {
            Some(aim) => words.asked(side.into(), aim),
            None => words.to_move(Some(side.into())).to_owned(),
        },
        (None, None) => String::new(),
    }
}

/// What the result says that the mover can reach; a loss is nobody's aim.
fn aim(report: &Report, side: Side) -> Option<Aim> {
    match (report.result.means, side) {
        (Some(BoardResult::Draw), _) => Some(Aim::Draw),
        (Some(BoardResult::WhiteWins), Side::White)
        | (Some(BoardResult::BlackWins), Side::Black) => Some(Aim::Win),
        _ => None,
    }
}

/// Author or players, source and year; the event where nobody is named.
fn credit(record: &Record) -> String {
    let mut parts: Vec<String> = authors(record).map(ToOwned::to_owned).collect();
    if parts.is_empty() {
        let players = heading::players(record).join(" – ");
        parts.extend(Some(players).filter(|players| !players.is_empty()));
    }
    let event = known(record, "Event").filter(|_| parts.is_empty());
    parts.extend(known(record, "Source").or(event).map(ToOwned::to_owned));
    let year = known(record, "Date").and_then(|date| date.split('.').next());
    parts.extend(year.filter(|year| year.parse::<u16>().is_ok()).map(ToOwned::to_owned));
    parts.join(", ")
}
