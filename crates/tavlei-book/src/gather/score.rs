//! The score of a record as paragraphs and diagrams.
//!
//! Short variations stand in the text, in brackets; long ones, those that branch again and those
//! with a diagram are set apart, indented a step.

use tavlei_core::Position;
use tavlei_record::{Item, ItemKind, Said, ScoreNumbers, ScoreStyle, only_places};
use tavlei_replay::Target;

use super::drawn;
use super::names::{letters, names};
use super::numbers::Numbers;
use super::ready::Ready;
use crate::Lang;
use crate::model::{Block, Diagram, Run, RunKind, capital};
use crate::picture::{Shown, mover, picture};
use crate::plan::Diagrams;
use crate::signs::{Sign, sign};

/// A variation of more half-moves than this is set apart.
const INLINE_PLIES: usize = 10;

/// Variations inside so many others are not indented any further: a column has an end.
const DEEPEST: usize = 12;

/// Keeps a move and its number or sign on one line.
pub(super) const GLUE: char = '\u{a0}';

/// What a score needs to know besides the record.
pub(super) struct Scene<'a> {
    /// The record.
    pub(super) ready: &'a Ready<'a>,
    /// How the notation sets out its moves and its result.
    pub(super) style: &'a ScoreStyle,
    /// The numbers of its moves.
    pub(super) numbers: Numbers,
    /// The language.
    pub(super) lang: Lang,
    /// The notation of the book.
    pub(super) notation: &'a Target,
    /// How diagrams look and where they stand.
    pub(super) look: &'a Diagrams,
    /// Who played, for the list of diagrams.
    pub(super) players: &'a str,
    /// Whether the first position is shown.
    pub(super) shows_start: bool,
}

/// A score, and what is left out of it.
pub(super) struct Score {
    /// Paragraphs and diagrams.
    pub(super) blocks: Vec<Block>,
    /// The moves, with their numbers, after which a diagram is wanted but the position is not known.
    pub(super) missing: Vec<String>,
    /// The glyphs that have no sign, as in `$90 behind 24. 32-28`.
    pub(super) unsigned: Vec<String>,
}

/// The score. Its diagrams have no numbers yet.
pub(super) fn score(scene: &Scene<'_>) -> Score {
    let main = Line { ply: 0, moved: false, is_broken: true, is_apart: false };
    let mut setter = Setter {
        scene,
        blocks: Vec::new(),
        paragraph: Vec::new(),
        indent: 0,
        lines: vec![main],
        opening: "",
        last: None,
        only_places: only_places(&scene.ready.record),
        wanted: None,
        missing: Vec::new(),
        unsigned: Vec::new(),
    };
    setter.start();
    let items = &scene.ready.record.items;
    items.iter().enumerate().for_each(|(index, item)| setter.item(index, item));
    setter.end();
    Score { blocks: setter.blocks, missing: setter.missing, unsigned: setter.unsigned }
}

/// A line of moves that is being set: the main line or a variation.
struct Line {
    /// How many half-moves of the record lead here.
    ply: u32,
    /// Whether the line has a move of its own.
    moved: bool,
    /// Whether something stands between the last move and the next, which then has its number.
    is_broken: bool,
    /// Whether it is set apart from the text around it.
    is_apart: bool,
}

/// A move that was set.
#[derive(Clone)]
struct Set {
    item: usize,
    /// With its number: `24… 19-23`.
    name: String,
}

struct Setter<'a> {
    scene: &'a Scene<'a>,
    blocks: Vec<Block>,
    paragraph: Vec<Run>,
    indent: usize,
    lines: Vec<Line>,
    /// The bracket that the next words begin with.
    opening: &'static str,
    /// The last move of the line at hand.
    last: Option<Set>,
    /// Whether all moves put a piece on a cell.
    only_places: bool,
    /// The move that a diagram is wanted after.
    wanted: Option<Set>,
    /// The moves after which a diagram is wanted but can't be drawn.
    missing: Vec<String>,
    /// The glyphs that have no sign.
    unsigned: Vec<String>,
}

impl Setter<'_> {
    fn start(&mut self) {
        if self.scene.shows_start {
            self.show_start();
        }
    }

    fn show_start(&mut self) {
        let caption = self.scene.lang.words().start.clone();
        self.diagram(self.scene.ready.start.clone().as_ref(), None, caption);
    }

    fn item(&mut self, index: usize, item: &Item) {
        let text = self.scene.ready.record.str(item.text);
        match item.kind {
            ItemKind::UnknownMove if self.leaves_nothing_out(text) => {}
            ItemKind::Move | ItemKind::UnknownMove => self.turn(index, text),
            ItemKind::Comment(_) => self.comment(&Said::of(text)),
            ItemKind::Nag(glyph) => self.glyph(glyph),
            ItemKind::Strength => self.glue(text),
            ItemKind::Open => self.open(index),
            ItemKind::Close => self.close(),
            ItemKind::Setup => self.set_up(index),
            ItemKind::Unknown => self.push(RunKind::Comment, text),
            ItemKind::Number | ItemKind::Result => {}
        }
    }

    /// Dots before the second move of a number.
    fn leaves_nothing_out(&self, text: &str) -> bool {
        let next = self.lines.last().map_or(1, |line| line.ply + 1);
        text.bytes().all(|byte| byte == b'.') && !self.scene.numbers.at(next).1
    }

    fn turn(&mut self, index: usize, text: &str) {
        self.show_wanted();
        let text = self.printed(text);
        let kind = if self.lines.len() > 1 { RunKind::Side } else { RunKind::Main };
        let (numbers, how) = (self.scene.numbers, self.number_style());
        let Some(line) = self.lines.last_mut() else { return };
        line.ply += 1;
        line.moved = true;
        let (ply, is_broken) = (line.ply, std::mem::take(&mut line.is_broken));
        let name = numbered(numbers.text(how, ply, true), text);
        match numbers.text(how, ply, is_broken) {
            None if !is_broken && !numbers.at(ply).1 => self.push_next(kind, text),
            number => self.push(kind, &numbered(number, text)),
        }
        let set = Set { item: index, name };
        let every = self.scene.look.every.map_or(0, u32::from);
        if kind == RunKind::Main && numbers.is_nth(ply, every) {
            self.wanted = Some(set.clone());
        }
        self.last = Some(set);
    }

    /// How moves of the line at hand are numbered: the bracket of `1)` would end a variation.
    fn number_style(&self) -> ScoreNumbers {
        match self.scene.style.numbers {
            ScoreNumbers::Brackets if self.lines.len() > 1 => ScoreNumbers::Dots,
            numbers => numbers,
        }
    }

    /// A move as it is printed: the sign of placing (`@f5`) is left out where it tells nothing.
    fn printed<'t>(&self, text: &'t str) -> &'t str {
        if self.only_places { text.strip_prefix('@').unwrap_or(text) } else { text }
    }

    fn comment(&mut self, comment: &Said<'_>) {
        if comment.diagram {
            self.want();
        }
        if comment.text.is_empty() {
            return;
        }
        let is_first = self.last.is_none() && self.lines.len() == 1;
        for (index, paragraph) in comment.text.split('\n').enumerate() {
            if index > 0 {
                self.flush();
            }
            self.push(RunKind::Comment, paragraph);
        }
        if is_first {
            self.flush();
        }
        self.interrupt();
    }

    /// A diagram is asked for: of the position behind the last move, or before the first one.
    fn want(&mut self) {
        if !self.scene.look.marked {
            return;
        }
        self.wanted.clone_from(&self.last);
        let is_start = self.last.is_none() && matches!(self.lines[..], [Line { moved: false, .. }]);
        if is_start && self.blocks.is_empty() {
            self.show_start();
        }
    }

    /// The next move has its number again.
    fn interrupt(&mut self) {
        if let Some(line) = self.lines.last_mut() {
            line.is_broken = true;
        }
    }

    fn glyph(&mut self, glyph: u16) {
        match sign(glyph) {
            Some(Sign::Glued(sign)) => self.glue(sign),
            Some(Sign::Apart(sign)) => self.glue(&format!("{GLUE}{sign}")),
            Some(Sign::Diagram) => self.want(),
            Some(Sign::Nothing) => {}
            None => {
                let place = self
                    .last
                    .as_ref()
                    .map_or(String::new(), |last| format!(" behind {}", last.name));
                self.unsigned.push(format!("${glyph}{place}"));
            }
        }
    }

    /// Puts a sign behind the last words.
    fn glue(&mut self, sign: &str) {
        match self.paragraph.last_mut() {
            Some(run) => run.text += sign,
            None => self.push(RunKind::Comment, sign.trim_start_matches(GLUE)),
        }
    }

    fn open(&mut self, index: usize) {
        let is_apart = self.is_long(index);
        let outer = self.lines.last();
        let is_outer_apart = outer.is_none_or(|line| line.is_apart || self.lines.len() == 1);
        let ply = outer.map_or(0, |line| line.ply - u32::from(line.moved));
        // What stands in brackets stays there whole.
        let is_apart = is_apart && is_outer_apart;
        if is_apart {
            self.show_wanted();
            self.flush();
            self.indent += 1;
        } else {
            self.opening = "(";
        }
        self.lines.push(Line { ply, moved: false, is_broken: true, is_apart });
    }

    /// Whether a variation branches again, has many moves, or wants a diagram.
    fn is_long(&self, open: usize) -> bool {
        let record = &self.scene.ready.record;
        let mut moves = 0;
        for item in &record.items[open + 1..] {
            match item.kind {
                ItemKind::Open => return true,
                ItemKind::Close => break,
                ItemKind::Move | ItemKind::UnknownMove => moves += 1,
                ItemKind::Comment(_) if Said::of(record.str(item.text)).diagram => {
                    return true;
                }
                ItemKind::Nag(glyph) if sign(glyph) == Some(Sign::Diagram) => return true,
                _ => {}
            }
        }
        moves > INLINE_PLIES
    }

    fn close(&mut self) {
        if self.lines.len() == 1 {
            return;
        }
        let Some(line) = self.lines.pop() else { return };
        if line.is_apart {
            self.show_wanted();
            self.flush();
            self.indent = self.indent.saturating_sub(1);
        } else if self.opening.is_empty() {
            self.glue(")");
        }
        self.opening = "";
        self.last = None;
        self.interrupt();
    }

    fn set_up(&mut self, index: usize) {
        self.show_wanted();
        let position = self.scene.ready.after.get(index).cloned().flatten();
        self.diagram(position.as_ref(), Some(index), String::new());
        self.interrupt();
    }

    fn push(&mut self, kind: RunKind, text: &str) {
        self.push_behind(" ", kind, text);
    }

    /// A move that follows one of the same number, with what the notation puts between them.
    fn push_next(&mut self, kind: RunKind, text: &str) {
        let between = &self.scene.style.between;
        let sign = between.trim_end();
        let blank = if sign.is_empty() || sign != between { " " } else { "" };
        self.push_behind(&format!("{sign}{blank}"), kind, text);
    }

    fn push_behind(&mut self, between: &str, kind: RunKind, text: &str) {
        let text = std::mem::take(&mut self.opening).to_owned() + text;
        match self.paragraph.last_mut() {
            // Words of one kind are one run, except that a comment is not glued to another.
            Some(run) if run.kind == kind && kind != RunKind::Comment => {
                run.text += between;
                run.text += &text;
            }
            _ => self.paragraph.push(Run { kind, text }),
        }
    }

    fn flush(&mut self) {
        if !self.paragraph.is_empty() {
            let runs = std::mem::take(&mut self.paragraph);
            let indent = self.indent.min(DEEPEST) as u8;
            self.blocks.push(Block::Paragraph(indent, runs));
        }
    }

    /// The diagram that is wanted, before anything else is set.
    fn show_wanted(&mut self) {
        let Some(set) = self.wanted.take() else { return };
        let after = self.scene.ready.after.get(set.item).cloned().flatten();
        if after.is_none() {
            self.missing.push(set.name);
            return;
        }
        let caption = self.scene.lang.spoken().after(&set.name);
        self.diagram(after.as_ref(), Some(set.item), caption);
    }

    /// A diagram of the position behind an item, with what the comments there draw on it.
    fn diagram(&mut self, position: Option<&Position>, item: Option<usize>, caption: String) {
        let (Some(position), Some(game)) = (position, &self.scene.ready.report.game) else {
            return;
        };
        self.flush();
        let record = &self.scene.ready.record;
        let names = names(game, record, self.scene.notation);
        let lang = self.scene.lang.spoken();
        let mover = mover(position).map(|side| lang.to_move(Some(side.into())).to_owned());
        let sentences = [Some(capital(&caption)).filter(|text| !text.is_empty()), mover];
        let alt = sentences.into_iter().flatten().collect::<Vec<_>>().join(". ");
        self.blocks.push(Block::Diagram(Diagram {
            // Counted when all stand where they are printed.
            number: 0,
            picture: picture(
                Shown {
                    game,
                    names: &names,
                    letters: letters(game, record, self.scene.notation),
                    position,
                    drawn: drawn::behind(record, game, item),
                },
                self.scene.look,
                self.scene.lang,
                alt,
            ),
            caption,
            players: self.scene.players.to_owned(),
        }));
        self.interrupt();
    }

    /// The last diagram and the result.
    fn end(&mut self) {
        while self.lines.len() > 1 {
            self.close();
        }
        let record = &self.scene.ready.record;
        if self.scene.look.at_end {
            self.wanted = self.last_of_main_line().or(self.wanted.take());
        }
        if let Some(result) = super::heading::result_of(record, self.scene.style) {
            self.push(RunKind::Result, &result);
        }
        self.flush();
        self.show_wanted();
    }

    fn last_of_main_line(&self) -> Option<Set> {
        let record = &self.scene.ready.record;
        let (mut depth, mut last, mut ply) = (0_usize, None, 0);
        for (index, item) in record.items.iter().enumerate() {
            match item.kind {
                ItemKind::Open => depth += 1,
                ItemKind::Close => depth = depth.saturating_sub(1),
                ItemKind::Move if depth == 0 => {
                    ply += 1;
                    last = Some((index, ply, record.str(item.text)));
                }
                _ => {}
            }
        }
        let (item, ply, text) = last?;
        let number = self.scene.numbers.text(self.scene.style.numbers, ply, true);
        Some(Set { item, name: numbered(number, self.printed(text)) })
    }
}

/// A move with its number, where it has one.
fn numbered(number: Option<String>, text: &str) -> String {
    match number {
        Some(number) => format!("{number}{GLUE}{text}"),
        None => text.to_owned(),
    }
}
