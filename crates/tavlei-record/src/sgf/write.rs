//! A record → a game tree.

use std::fmt::Write as _;

use super::points::{self, Rows, SIZE};
use super::text::{compose, escaped};
use super::{glyphs, names};
use crate::format::{Ended, GameFacts, Men, Outgoing, Refused, ended, to_iso};
use crate::{ItemKind, Record, Tag};

/// Writes a game; one that could not be understood, as it stood, if that was SGF.
pub(super) fn write(game: &Outgoing<'_>, out: &mut Vec<u8>) -> Result<(), Refused> {
    let record = game.record;
    let is_own = record.origin.is_some_and(|origin| origin.format == super::FORMAT.name);
    if record.verbatim && is_own {
        out.extend_from_slice(record.source().trim().as_bytes());
        out.push(b'\n');
        return Ok(());
    }
    let facts = game.game.as_ref();
    let Some((facts, code)) = facts.and_then(|facts| Some((facts, facts.code?))) else {
        let name = facts.map_or("a game that is not known", |facts| &facts.name);
        return Err(Refused::new(format!("{name} has no number in SGF")));
    };
    let mut writer = Writer::new(record, facts, code);
    writer.root()?;
    writer.items()?;
    out.extend_from_slice(writer.text().as_bytes());
    Ok(())
}

/// A node as it grows.
#[derive(Debug, Default)]
struct Node {
    text: String,
    has_comment: bool,
    children: Vec<usize>,
}

/// A line as it grows: its last node, and the one before its last turn.
#[derive(Clone, Copy, Debug, Default)]
struct Line {
    node: usize,
    before: usize,
    white_moves: bool,
    white_moved: bool,
    /// Whether a variation was closed behind the node, so that what comes now stands behind it.
    is_closed: bool,
}

struct Writer<'a> {
    record: &'a Record,
    facts: &'a GameFacts,
    number: &'a str,
    rules: Option<&'a str>,
    rows: Rows,
    nodes: Vec<Node>,
    line: Line,
    outer: Vec<Line>,
}

impl<'a> Writer<'a> {
    fn new(record: &'a Record, facts: &'a GameFacts, code: &'a str) -> Writer<'a> {
        let (number, rules) = match code.split_once(' ') {
            Some((number, rules)) => (number, Some(rules)),
            None => (code, None),
        };
        let white_moves = record.tag("FEN").map_or(facts.start.white_moves == Some(true), |fen| {
            fen.trim_start().starts_with(['W', 'w'])
        });
        let line = Line { white_moves, white_moved: !white_moves, ..Line::default() };
        let (rows, nodes) = (Rows::of(number, ""), vec![Node::default()]);
        Writer { record, facts, number, rules, rows, nodes, line, outer: Vec::new() }
    }

    fn root(&mut self) -> Result<(), Refused> {
        let (number, size, rules) = (self.number, SIZE, self.rules);
        self.put(&format!("FF[4]GM[{number}]CA[UTF-8]AP[tavlei]SZ[{size}]"));
        if let Some(rules) = rules {
            self.put(&format!("RU[{rules}]"));
        }
        let record = self.record;
        for tag in &record.tags {
            self.tag(tag)?;
        }
        if record.tag("Result").is_none()
            && let Some(ended) = ended(record, self.facts)
        {
            self.put(&format!("RE[{}]", result(ended)));
        }
        Ok(())
    }

    fn tag(&mut self, tag: &Tag) -> Result<(), Refused> {
        let (name, value) = (self.record.str(tag.name), self.record.str(tag.value));
        let other_side = self.facts.is_turned.then(|| turned(name)).flatten();
        let name = other_side.as_deref().unwrap_or(name);
        match name.to_ascii_uppercase().as_str() {
            "GAMETYPE" | "VARIANT" => {}
            "FEN" => {
                let position = self.position(value)?;
                self.put(&position);
            }
            "RESULT" => self.stated_result(value),
            "RE" if self.record.tag("Result").is_some() => {
                if self.full_result() != Some(value) {
                    self.put(&format!("{}[{}]", names::OTHER, compose(name, value)));
                }
            }
            _ => match names::property(name) {
                Some("RU") if self.rules.is_some() => {}
                Some(property) => {
                    let value = property_value(property, value);
                    self.put(&format!("{property}{value}"));
                }
                None => self.put(&format!("{}[{}]", names::OTHER, compose(name, value))),
            },
        }
        Ok(())
    }

    /// What the tag RE says beyond who has won, if that is what SGF says of the end.
    fn full_result(&self) -> Option<&'a str> {
        let plain = result(ended(self.record, self.facts)?);
        self.record.tag("RE").filter(|full| full.starts_with(plain))
    }

    fn stated_result(&mut self, value: &str) {
        let Some(ended) = ended(self.record, self.facts) else {
            return self.put(&format!("{}[{}]", names::OTHER, compose("Result", value)));
        };
        let plain = result(ended);
        let full = self.full_result().unwrap_or(plain);
        self.put(&format!("RE[{}]", escaped(full)));
    }

    fn items(&mut self) -> Result<(), Refused> {
        for item in &self.record.items {
            let text = self.record.str(item.text);
            match item.kind {
                ItemKind::Move => self.turn(text)?,
                ItemKind::UnknownMove if is_pass(text) => self.pass(),
                ItemKind::UnknownMove => {
                    return Err(Refused::new(format!(
                        "{text} is no turn, and SGF can't leave one out"
                    )));
                }
                ItemKind::Comment(_) => self.comment(text),
                ItemKind::Nag(number) => self.glyph(number),
                ItemKind::Strength => self.put(&glyphs::property(text)),
                ItemKind::Open => self.open(),
                ItemKind::Close => self.close(),
                ItemKind::Setup => self.set_up(text)?,
                ItemKind::Result if !self.outer.is_empty() => {
                    self.put(&format!("RES[{}]", escaped(text)));
                }
                ItemKind::Result | ItemKind::Number | ItemKind::Unknown => {}
            }
        }
        Ok(())
    }

    /// Adds to the node at hand.
    fn put(&mut self, text: &str) {
        if let Some(node) = self.nodes.get_mut(self.line.node) {
            node.text.push_str(text);
        }
    }

    fn add_node(&mut self, text: &str) {
        let index = self.nodes.len();
        self.nodes.push(Node { text: text.to_owned(), ..Node::default() });
        if let Some(node) = self.nodes.get_mut(self.line.node) {
            node.children.push(index);
        }
        (self.line.node, self.line.is_closed) = (index, false);
    }

    fn play(&mut self, value: &str) {
        let letter = if self.line.white_moves == self.facts.is_turned { 'B' } else { 'W' };
        (self.line.before, self.line.white_moved) = (self.line.node, self.line.white_moves);
        self.add_node(&format!("{letter}[{value}]"));
        self.line.white_moves = !self.line.white_moves;
    }

    fn turn(&mut self, text: &str) -> Result<(), Refused> {
        let value = self.point_or_two(text).ok_or_else(|| {
            Refused::new(format!("its turn {text} can't be written as points of SGF"))
        })?;
        self.play(&value);
        Ok(())
    }

    /// `@f5`, `e1-e3`, `c2xc5`.
    fn point_or_two(&self, text: &str) -> Option<String> {
        let text = text.strip_prefix('@').unwrap_or(text);
        let Some(at) = text.find(['-', 'x']) else { return self.point(text) };
        let sign = if text[at..].starts_with('x') { ':' } else { '-' };
        Some(format!("{}{sign}{}", self.point(&text[..at])?, self.point(&text[at + 1..])?))
    }

    fn point(&self, cell: &str) -> Option<String> {
        let letters = points::letters(cell, self.rows)?;
        Some(if self.has_numbers() { cell.to_owned() } else { letters })
    }

    /// Whether points are a letter and a number, as only one game has them.
    fn has_numbers(&self) -> bool {
        self.number == LINES
    }

    fn pass(&mut self) {
        self.play(if self.has_numbers() { "pass" } else { "" });
    }

    fn comment(&mut self, text: &str) {
        if let Some(kept) = text.strip_prefix("[%sgf ").and_then(|text| text.strip_suffix(']')) {
            return self.put(kept);
        }
        let node = self.nodes.get(self.line.node);
        let is_first = self.line.node == self.line.before && !self.outer.is_empty();
        if self.line.is_closed || is_first || node.is_some_and(|node| node.has_comment) {
            self.add_node("");
            if is_first {
                self.line.before = self.line.node;
            }
        }
        self.put(&format!("C[{}]", escaped(text)));
        if let Some(node) = self.nodes.get_mut(self.line.node) {
            node.has_comment = true;
        }
    }

    fn glyph(&mut self, number: u16) {
        let said = glyphs::of_number(number).map(glyphs::property).unwrap_or_default();
        self.put(&format!("{said}{}[{number}]", glyphs::OTHER));
    }

    fn open(&mut self) {
        self.outer.push(self.line);
        let before = self.line.before;
        let white_moves = self.line.white_moved;
        self.line =
            Line { node: before, before, white_moves, white_moved: white_moves, is_closed: false };
    }

    fn close(&mut self) {
        if let Some(line) = self.outer.pop() {
            self.line = Line { is_closed: true, ..line };
        }
    }

    fn set_up(&mut self, fen: &str) -> Result<(), Refused> {
        let position = self.position(fen)?;
        let white_moves = fen.trim_start().starts_with(['W', 'w']);
        self.add_node(&format!("{}{position}", self.empty(fen)));
        let node = self.line.node;
        self.line =
            Line { node, before: node, white_moves, white_moved: white_moves, is_closed: false };
        Ok(())
    }

    fn position(&self, fen: &str) -> Result<String, Refused> {
        let refused = || Refused::new(format!("the position {fen} holds more than men on cells"));
        let Men { white_moves, men } = Men::parse(fen).ok_or_else(refused)?;
        let [white, black] = if self.facts.is_turned { ["B", "W"] } else { ["W", "B"] };
        let mut text = String::new();
        for (letter, men) in [(black, &men[1]), (white, &men[0])] {
            for (at, cell) in men.iter().enumerate() {
                let name = if at == 0 { format!("A{letter}") } else { String::new() };
                let _ = write!(text, "{name}[{}]", self.point(cell).ok_or_else(refused)?);
            }
        }
        let _ = write!(text, "PL[{}]", if white_moves { white } else { black });
        Ok(text)
    }

    /// The cells on which a position has no men.
    fn empty(&self, fen: &str) -> String {
        let men = Men::parse(fen).unwrap_or_default().men;
        let files = (b'a'..b'a' + SIZE).map(char::from);
        let cells = files.flat_map(|file| (1..=SIZE).map(move |rank| format!("{file}{rank}")));
        let empty = cells.filter(|cell| !men.iter().flatten().any(|man| man == cell));
        let points: Vec<String> = empty.filter_map(|cell| self.point(&cell)).collect();
        if points.is_empty() { String::new() } else { format!("AE[{}]", points.join("][")) }
    }

    /// All nodes; a line break now and then.
    fn text(&self) -> String {
        let mut text = String::new();
        let mut column = 0;
        let mut rest = vec![Piece::Close, Piece::Node(0), Piece::Open];
        while let Some(piece) = rest.pop() {
            let next = match piece {
                Piece::Open => "(".to_owned(),
                Piece::Close => ")".to_owned(),
                Piece::Node(index) => self.node(index, &mut rest),
            };
            if column + next.len() > WIDTH && column > 0 && next.starts_with([';', '(']) {
                text.push('\n');
                column = 0;
            }
            column = next.rfind('\n').map_or(column + next.len(), |at| next.len() - at);
            text.push_str(&next);
        }
        text.push('\n');
        text
    }

    fn node(&self, index: usize, rest: &mut Vec<Piece>) -> String {
        let Some(node) = self.nodes.get(index) else { return String::new() };
        match node.children.as_slice() {
            [next] => rest.push(Piece::Node(*next)),
            next => {
                for &next in next.iter().rev() {
                    rest.extend([Piece::Close, Piece::Node(next), Piece::Open]);
                }
            }
        }
        format!(";{}", node.text)
    }
}

/// The number of Lines of Action, whose points are a letter and a number.
const LINES: &str = "9";

/// How long lines are, as far as nodes allow it.
const WIDTH: usize = 78;

enum Piece {
    Open,
    Node(usize),
    Close,
}

fn is_pass(text: &str) -> bool {
    matches!(text, "--" | "\u{2013}" | "\u{2014}")
}

fn result(ended: Ended) -> &'static str {
    match ended {
        Ended::Won { by_white: true } => "W+",
        Ended::Won { by_white: false } => "B+",
        Ended::Drawn => "0",
        Ended::Open => "?",
    }
}

/// The tag of the other side.
fn turned(name: &str) -> Option<String> {
    let white = name.strip_prefix("White").map(|rest| format!("Black{rest}"));
    white.or_else(|| name.strip_prefix("Black").map(|rest| format!("White{rest}")))
}

/// A value in its brackets; several were read as they stood.
fn property_value(property: &str, value: &str) -> String {
    match property {
        "DT" => format!("[{}]", escaped(&to_iso(value))),
        _ if is_list(value) => value.to_owned(),
        _ => format!("[{}]", escaped(value)),
    }
}

/// `[a][b]`, escaped, as a property with several values was read.
fn is_list(value: &str) -> bool {
    let Some(inside) = value.strip_prefix('[').and_then(|value| value.strip_suffix(']')) else {
        return false;
    };
    inside.contains("][")
        && inside.split("][").all(|part| escaped(&super::text::plain(part)) == part)
}
