//! A record → PDN 3.0, as its export format asks for.
//!
//! Move numbers are made anew; everything else of the tree is written so that reading it gives the
//! same tree again. What PDN has no place for goes into comments; see `keep`.

use std::borrow::Cow;
use std::io::{self, Write};

use super::keep;
use super::lex::{Kind, Lexer, Position};
use super::numbers::{PdnStart, Round};
use super::score::PdnScore;
use super::tag;
use super::words::ends_in_separator;
use crate::{Item, ItemKind, Record};

/// How to write PDN.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PdnOptions {
    /// The most characters in a line, where a blank allows to break it.
    pub line_width: usize,
    /// The number of the first move and whose it is; `None`: from the first number of the movetext,
    /// else 1, the side that begins.
    pub start: Option<PdnStart>,
    /// How the moves of the players share a number.
    pub round: Round,
}

impl Default for PdnOptions {
    fn default() -> Self {
        Self { line_width: 79, start: None, round: Round::default() }
    }
}

/// Writes one game and an empty line behind it. A record marked verbatim is written from its source.
pub fn write_pdn(
    out: &mut (impl Write + ?Sized),
    record: &Record,
    options: &PdnOptions,
) -> io::Result<()> {
    if let Some(source) = record.pdn_source().filter(|_| record.verbatim) {
        out.write_all(source.trim().as_bytes())?;
        return out.write_all(b"\n\n");
    }
    for tag in &record.tags {
        write_pdn_tag(out, record.str(tag.name), record.str(tag.value))?;
    }
    if !record.tags.is_empty() {
        out.write_all(b"\n")?;
    }
    let mut writer = Writer::new(record, options);
    writer.run();
    out.write_all(writer.score.text().as_bytes())?;
    out.write_all(b"\n\n")
}

/// Writes one tag and the end of its line.
///
/// A name that could not be read back loses its signs, a value its line ends; NULs (which would make
/// the file look like UTF-16) become visible.
pub fn write_pdn_tag(out: &mut (impl Write + ?Sized), name: &str, value: &str) -> io::Result<()> {
    let name = tag_name(name);
    let plain = |letter: char| match letter {
        '\n' | '\r' => ' ',
        '\0' => '␀',
        letter => letter,
    };
    let value: String = value.chars().map(plain).collect();
    let value = value.replace('\\', "\\\\").replace('"', "\\\"");
    writeln!(out, "[{name} \"{value}\"]")
}

fn tag_name(name: &str) -> Cow<'_, str> {
    let tag = format!("[{name} \"\"]");
    let stays = tag::scan(tag.as_bytes(), 0, false)
        .is_some_and(|scan| scan.name == (1, 1 + name.len()) && scan.end == tag.len())
        && !name.contains('\0');
    if stays {
        return Cow::Borrowed(name);
    }
    let plain = |letter: char| if letter.is_alphanumeric() { letter } else { '_' };
    Cow::Owned(std::iter::once('X').chain(name.chars().map(plain)).collect())
}

fn is_break(letter: char) -> bool {
    matches!(letter, '\n' | '\r')
}

struct Writer<'a> {
    record: &'a Record,
    score: PdnScore,
    /// The next moves of the lines around the variation at hand.
    outer: Vec<PdnStart>,
    terminated: bool,
}

impl<'a> Writer<'a> {
    fn new(record: &'a Record, options: &PdnOptions) -> Self {
        let round = options.round;
        let first = PdnStart { number: 1, place: 0 };
        let next = options.start.or_else(|| round.first_number(record, 0)).unwrap_or(first);
        let score = PdnScore::new(options.line_width, round, next);
        Self { record, score, outer: Vec::new(), terminated: false }
    }

    fn run(&mut self) {
        for (at, item) in self.record.items.iter().enumerate() {
            let text = self.record.str(item.text);
            if item.kind == ItemKind::Number {
                self.keep_number(text);
            } else {
                self.item(at, *item, text);
                self.score.saw(item.kind, text);
            }
        }
        if !self.terminated {
            self.score.layout.piece(self.end());
        }
    }

    /// The end of a game that has none behind its moves: what the tag says.
    fn end(&self) -> &'a str {
        let tag = self.record.tag("Result").map(str::trim);
        tag.filter(|result| stays(result, Kind::Result)).unwrap_or("*")
    }

    fn item(&mut self, at: usize, item: Item, text: &str) {
        match item.kind {
            ItemKind::Move if stays(text, Kind::Move) => self.score.numbered(text),
            ItemKind::UnknownMove if stays(text, Kind::UnknownMove) => self.unknown_move(text),
            ItemKind::Comment(_) => self.comment(text),
            ItemKind::Nag(number) => self.score.layout.piece(&format!("${number}")),
            ItemKind::Strength if is_strength(text) => self.strength(text),
            ItemKind::Open => self.open(at),
            ItemKind::Close => self.close(),
            ItemKind::Setup if is_setup(text) => self.setup(at, text),
            ItemKind::Result if stays(text, Kind::Result) && self.ends_line(at) => {
                self.terminated |= self.outer.is_empty();
                self.score.layout.piece(text);
            }
            ItemKind::Move | ItemKind::UnknownMove => {
                self.keep(item.kind, text);
                self.score.advance();
            }
            _ => self.keep(item.kind, text),
        }
    }

    /// Where moves can't be replayed, a gap between the numbers may tell why.
    fn keep_number(&mut self, text: &str) {
        let score = &mut self.score;
        let stated = score.round.parse(text).filter(|_| self.record.verbatim);
        if let Some(next) = stated.filter(|next| *next != score.next) {
            score.next = next;
            score.number = true;
        }
    }

    /// `...` would be read as part of a number before it, so it stands without one.
    fn unknown_move(&mut self, text: &str) {
        let score = &mut self.score;
        score.number = true;
        if text.starts_with(['.', '…']) || score.last() == Some(ItemKind::UnknownMove) {
            score.layout.piece(text);
            score.advance();
        } else {
            score.numbered(text);
        }
    }

    fn comment(&mut self, text: &str) {
        if comment_stays(text) {
            self.score.braced(text);
        } else {
            self.keep(ItemKind::Comment(crate::CommentStyle::Brace), text);
        }
    }

    fn keep(&mut self, kind: ItemKind, text: &str) {
        if let Some(inside) = keep::keep(kind, text) {
            self.score.braced(&inside);
        }
    }

    fn strength(&mut self, text: &str) {
        let (last, layout) = (self.score.last(), &mut self.score.layout);
        match last {
            Some(ItemKind::Move) => layout.glued(text),
            // `(!)` would be a judgement in brackets, not a variation that holds one.
            Some(ItemKind::Open) => {
                layout.glue_next(false);
                layout.piece(text);
            }
            _ => layout.piece(text),
        }
    }

    fn open(&mut self, at: usize) {
        let score = &mut self.score;
        self.outer.push(score.next);
        let stated = score.round.first_number(self.record, at + 1);
        score.next = stated.unwrap_or_else(|| score.round.previous(score.next));
        score.number = true;
        score.layout.piece("(");
        score.layout.glue_next(true);
    }

    fn close(&mut self) {
        if let Some(next) = self.outer.pop() {
            self.score.next = next;
            self.score.number = true;
            self.score.layout.glued(")");
        }
    }

    fn setup(&mut self, at: usize, text: &str) {
        let score = &mut self.score;
        score.layout.piece(&format!("/FEN \"{text}\"/"));
        score.next = score.round.first_number(self.record, at + 1).unwrap_or(score.next);
        score.number = true;
    }

    /// Whether a result stands where readers expect one: at the end of its line of moves.
    fn ends_line(&self, at: usize) -> bool {
        let rest = self.record.items.get(at + 1..).unwrap_or_default();
        let next = rest.iter().find(|item| {
            let aside = matches!(
                item.kind,
                ItemKind::Comment(_) | ItemKind::Nag(_) | ItemKind::Strength | ItemKind::Unknown
            );
            !aside
        });
        match next {
            None => true,
            Some(item) => item.kind == ItemKind::Close && !self.outer.is_empty(),
        }
    }
}

/// Whether a text is read back as one lexeme of this kind, whatever follows.
fn stays(text: &str, kind: Kind) -> bool {
    if ends_in_separator(text.as_bytes()) {
        return false;
    }
    let lexeme = Lexer::new(text.as_bytes(), Position::start(0, false), true).next();
    lexeme.kind == kind && lexeme.start == 0 && lexeme.end == text.len() && !lexeme.gaps
}

fn is_strength(text: &str) -> bool {
    !text.is_empty() && text.len() < 512 && text.bytes().all(|byte| matches!(byte, b'!' | b'?'))
}

fn is_setup(text: &str) -> bool {
    text.len() < 2048 && !text.contains(['"', '{', '[', '\n', '\r'])
}

/// Whether a comment can stand in braces: it must not hold their end, nor a line that begins like a
/// header (a comment that was never closed would end there), nor NULs (they belong to UTF-16).
fn comment_stays(text: &str) -> bool {
    let header = |line: &str| {
        let name = line.trim_start().strip_prefix('[').map(str::trim_start);
        name.is_some_and(|name| {
            name.starts_with(|letter: char| {
                !letter.is_ascii() || letter.is_alphabetic() || letter == '&'
            })
        })
    };
    let breaks_off = text.contains('[') && text.split(is_break).skip(1).any(header);
    !(breaks_off || text.contains(['}', '\0']) || keep::looks_kept(text))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{ReadOptions, parse_all};

    fn rewritten(text: &str) -> String {
        let mut out = Vec::new();
        for record in parse_all(text.as_bytes(), &ReadOptions::default()) {
            assert!(write_pdn(&mut out, &record, &PdnOptions::default()).is_ok());
        }
        String::from_utf8(out).unwrap_or_default().trim_end().to_owned()
    }

    #[test]
    fn numbers_stand_where_pdn_wants_them() {
        assert_eq!(rewritten("32-28 19-23 28x19"), "1. 32-28 19-23 2. 28x19 *");
        assert_eq!(rewritten("1.32-28{a}19-23"), "1. 32-28 {a} 1... 19-23 *");
        assert_eq!(
            rewritten("1. 32-28 19-23 (18-23 (1... 17-22) 2. 38-32) 28x19"),
            "1. 32-28 19-23 (1... 18-23 (1... 17-22) 2. 38-32) 2. 28x19 *"
        );
        assert_eq!(rewritten("12... 7-11 28-22 1-0"), "12... 7-11 13. 28-22 1-0");
        assert_eq!(rewritten("1. ... 7-12 28-22"), "1... 7-12 2. 28-22 *");
        assert_eq!(rewritten("41. - - 42. 12-18"), "41. - - 42. 12-18 *");
    }

    #[test]
    fn marks_and_comments() {
        assert_eq!(rewritten("1. 32-28 !? $4 19-23(!)"), "1. 32-28!? $4 19-23! *");
        assert_eq!(
            rewritten("1. 32-28 ; a } b\n19-23"),
            "1. 32-28 {[%keep comment \" a \\u007d b\"]} 1... 19-23 *"
        );
        assert_eq!(
            rewritten("1. 32-28 {a} tail } *"),
            "1. 32-28 {a} {[%keep unknown \"tail \\u007d\"]} *"
        );
    }

    #[test]
    fn tags_are_escaped() {
        assert_eq!(
            rewritten("[Site \"\\\"64\\\" \\\\ x\"]\n*"),
            "[Site \"\\\"64\\\" \\\\ x\"]\n\n*"
        );
    }

    #[test]
    fn lines_are_broken_between_moves() {
        let long = rewritten(&"32-28 19-23 ".repeat(40));
        assert!(long.lines().all(|line| line.len() <= 79) && long.lines().count() > 5);
        assert!(long.lines().all(|line| !line.ends_with('.')));
    }
}
