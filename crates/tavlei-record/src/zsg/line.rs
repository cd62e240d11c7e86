//! The lines of a saved game.

use crate::Span;

/// What a line says.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Line {
    /// The first line, or another that tells nothing of the game.
    Mark,
    Blank,
    /// `VariantName=…`: the place of the name.
    Variant(Span),
    /// `RulesFile=…`
    Rules(Span),
    /// `(x b6)` → `-b6`, `(White King c5)` → `WKc5`.
    Change(String),
    /// `3. partial 2 Checker e8 - g6 x f7 = King`
    Move(u32, Leg),
    Odd,
}

/// One way of a man from a cell to another.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Leg {
    /// Where it begins.
    pub(super) from: String,
    /// Where it ends; empty for a man that is put on the board.
    pub(super) to: String,
    /// Whether it takes.
    pub(super) takes: bool,
    /// Whether it may go on.
    pub(super) is_part: bool,
}

/// The lines of a text with their places.
pub(super) fn lines(text: &str) -> Vec<(Line, Span)> {
    let mut at = 0;
    let mut lines = Vec::new();
    for whole in text.split_inclusive('\n') {
        let line = whole.trim();
        let start = at + (whole.len() - whole.trim_start().len());
        let span = Span { start: start as u32, end: (start + line.len()) as u32 };
        lines.push((parse(line, span), span));
        at += whole.len();
    }
    lines
}

fn parse(line: &str, span: Span) -> Line {
    let value = |key: &str| {
        let value = line.strip_prefix(key)?.trim();
        Some(Span { start: span.end - value.len() as u32, end: span.end })
    };
    if line.is_empty() {
        Line::Blank
    } else if line.starts_with("Zillions Save Game File") {
        Line::Mark
    } else if let Some(name) = value("VariantName=") {
        Line::Variant(name)
    } else if let Some(name) = value("RulesFile=") {
        Line::Rules(name)
    } else if let Some(change) = line.strip_prefix('(').and_then(|line| line.strip_suffix(')')) {
        change_of(change).map_or(Line::Odd, Line::Change)
    } else {
        step(line).map_or(Line::Odd, |(number, leg)| Line::Move(number, leg))
    }
}

/// `x b6`, `White Checker b6`
fn change_of(text: &str) -> Option<String> {
    let words: Vec<&str> = text.split_whitespace().collect();
    let (cell, before) = words.split_last()?;
    let side = match *before.first()? {
        "x" => return Some(format!("-{cell}")),
        side if side.eq_ignore_ascii_case("white") => "W",
        side if side.eq_ignore_ascii_case("black") => "B",
        _ => return None,
    };
    let is_king = |word: &&&str| {
        ["king", "queen", "dama", "damone"].iter().any(|king| word.eq_ignore_ascii_case(king))
    };
    let king = if before[1..].iter().any(|word| is_king(&word)) { "K" } else { "" };
    Some(format!("{side}{king}{cell}"))
}

/// The number of a move and its way. Behind it stands noise: promotions, which the rules know
/// too, and `@` with what the program remembers of cells.
fn step(line: &str) -> Option<(u32, Leg)> {
    let (number, rest) = line.split_once('.')?;
    let number = number.trim().parse().ok()?;
    let way = rest.split(" @ ").next().unwrap_or(rest);
    let way = way.split('=').next().unwrap_or(way);
    let mut words: Vec<&str> = way.split_whitespace().collect();
    let is_part = words.first() == Some(&"partial");
    if is_part {
        words.drain(..words.len().min(2));
    }
    let dash = words.iter().position(|word| *word == "-");
    let takes = words.contains(&"x");
    let leg = match dash {
        Some(at) => Leg {
            from: cell(words.get(at.checked_sub(1)?)?)?,
            to: cell(words.get(at + 1)?)?,
            takes,
            is_part,
        },
        None => Leg { from: cell(words.last()?)?, to: String::new(), takes, is_part },
    };
    Some((number, leg))
}

/// A letter and a number.
fn cell(word: &&str) -> Option<String> {
    let digits = word.strip_prefix(|c: char| c.is_ascii_lowercase())?;
    let is_number = (1..=2).contains(&digits.len()) && digits.bytes().all(|b| b.is_ascii_digit());
    is_number.then(|| (*word).to_owned())
}
