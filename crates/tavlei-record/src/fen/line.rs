//! A position with its operations.

use crate::Span;
use crate::format::NotAGame;

/// The operation whose value are the moves.
pub(super) const LINE: &str = "pv";

/// The parts of a line.
pub(super) struct Parts {
    pub(super) fen: Span,
    pub(super) operations: Vec<Operation>,
}

/// `bm 32-28`
pub(super) struct Operation {
    pub(super) name: Span,
    /// With its marks, if it has any.
    pub(super) value: Span,
}

/// Takes a line apart. Operations end with a semicolon; the first begins behind the FEN, with one
/// or without.
pub(super) fn parts(line: &str) -> Result<Parts, NotAGame> {
    let end = fen_end(line);
    let fen = trimmed(line, 0, end);
    if !line[fen.start as usize..fen.end as usize].contains([':', '/']) {
        return Err(NotAGame::new("this line begins with no position"));
    }
    let mut operations = Vec::new();
    let mut at = end;
    while at < line.len() {
        let stop = semicolon(line, at);
        let part = trimmed(line, at, stop);
        if part.start < part.end {
            operations.push(operation(line, part));
        }
        at = stop + 1;
    }
    Ok(Parts { fen, operations })
}

/// A FEN of draughts ends at the first blank, others where a word follows that is no field of them.
fn fen_end(line: &str) -> usize {
    let stop = semicolon(line, 0);
    let (mut at, mut fields) = (0, 0);
    for word in line[..stop].split_whitespace() {
        let start = at + line[at..].find(word).unwrap_or(0);
        let is_name = word.len() > 1 && word.starts_with(|c: char| c.is_ascii_alphabetic());
        let is_draughts = fields > 0 && line[..at].contains(':');
        if fields > 0 && (is_name || is_draughts) {
            return start;
        }
        (at, fields) = (start + word.len(), fields + 1);
    }
    stop
}

/// The next semicolon outside of quotation marks, or the end.
fn semicolon(line: &str, from: usize) -> usize {
    let mut inside = false;
    for (at, byte) in line.bytes().enumerate().skip(from) {
        match byte {
            b'"' => inside = !inside,
            b';' if !inside => return at,
            _ => {}
        }
    }
    line.len()
}

fn operation(line: &str, part: Span) -> Operation {
    let text = &line[part.start as usize..part.end as usize];
    let len = text.find(char::is_whitespace).unwrap_or(text.len());
    let name = Span { start: part.start, end: part.start + len as u32 };
    Operation { name, value: trimmed(line, name.end as usize, part.end as usize) }
}

fn trimmed(line: &str, start: usize, end: usize) -> Span {
    let text = &line[start..end];
    let begin = start + (text.len() - text.trim_start().len());
    Span { start: begin as u32, end: (begin + text.trim().len()) as u32 }
}

/// A value without quotation marks around it.
pub(super) fn unquoted(text: &str) -> &str {
    let inside = text.strip_prefix('"').and_then(|text| text.strip_suffix('"'));
    inside.unwrap_or(text)
}

/// The words of a part of a line.
pub(super) fn words(line: &str, span: Span) -> Vec<Span> {
    let (mut at, end) = (span.start as usize, span.end as usize);
    let mut words = Vec::new();
    for word in line[at..end].split_whitespace() {
        at += line[at..].find(word).unwrap_or(0);
        words.push(Span { start: at as u32, end: (at + word.len()) as u32 });
        at += word.len();
    }
    words
}
