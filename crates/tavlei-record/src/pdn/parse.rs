//! The text of one game → its record.

use std::mem;

use super::lex::{Kind, Lexeme, Lexer, Position};
use super::{RawGame, keep, prose, tag};
use crate::codes::{self, MOST_REMARKS};
use crate::model::{CommentStyle, Item, ItemKind, Record, Remark, Span, Tag};
use crate::words::is_score;

/// How many bytes an item of movetext takes as a rule, its blank and its share of the tags included.
const BYTES_PER_ITEM: usize = 6;
/// How many tags a game has as a rule.
const USUAL_TAGS: usize = 16;

/// Parses the text of a game into `record`. The buffers of both are used again: the text moves into
/// the record, the record's old buffer into `raw`.
pub fn parse_game(raw: &mut RawGame, record: &mut Record) {
    let text = mem::take(&mut raw.text);
    let mut extra = mem::take(&mut record.text);
    record.clear();
    extra.clear();
    record.number = raw.number;
    record.first_line = raw.first_line;
    record.first_column = raw.first_column;
    record.source_len = text.len();
    record.items.reserve(text.len() / BYTES_PER_ITEM);
    record.tags.reserve(USUAL_TAGS);
    let position = Position::start(0, raw.line_start);
    let mut parser = Parser {
        text: &text,
        lexer: Lexer::new(text.as_bytes(), position, true),
        extra: &mut extra,
        record,
        unsaid: 0,
        open: 0,
        tail: None,
        score: None,
        forced: None,
        moves: false,
        first_result: None,
    };
    parser.run();
    let unsaid = parser.unsaid;
    record.remarks.append(&mut raw.remarks);
    finish_remarks(&mut record.remarks, unsaid);
    record.text = text;
    record.text.push_str(&extra);
    raw.text = extra;
}

impl Record {
    /// The record of a game that a [`Splitter`](super::Splitter) has found.
    pub fn parse(mut raw: RawGame) -> Self {
        let mut record = Self::default();
        parse_game(&mut raw, &mut record);
        record
    }
}

/// In the order of the text, and not more than a person would read.
pub(crate) fn finish_remarks(remarks: &mut Vec<Remark>, unsaid: usize) {
    remarks.sort_by_key(|remark| remark.span.start);
    if remarks.len() > MOST_REMARKS {
        let more = remarks.len() - (MOST_REMARKS - 1) + unsaid;
        remarks.truncate(MOST_REMARKS - 1);
        let span = remarks.last().map_or(Span::default(), |last| last.span);
        let message = format!("{more} more remarks on this game are not shown");
        remarks.push(Remark { code: codes::MORE_REMARKS, span, message });
    }
}

pub(super) struct Parser<'a> {
    pub(super) text: &'a str,
    pub(super) lexer: Lexer<'a>,
    /// Text that does not stand in the source as it is; it comes behind the source.
    pub(super) extra: &'a mut String,
    pub(super) record: &'a mut Record,
    /// Remarks beyond any number that a person would read.
    unsaid: usize,
    /// How many variations are open.
    pub(super) open: usize,
    /// The result at the end of the text, when the tag says which text it is: `1 1/2 - 1/2`.
    tail: Option<(usize, usize)>,
    /// The item that is a result if nothing follows: `12-0`.
    pub(super) score: Option<usize>,
    /// The item that is `*` glued to a move: the end of the game if nothing follows.
    pub(super) forced: Option<usize>,
    /// A move, or a number, has been seen.
    moves: bool,
    /// The first item that is a result.
    pub(super) first_result: Option<usize>,
}

pub(super) fn span((start, end): (usize, usize)) -> Span {
    Span { start: start as u32, end: end as u32 }
}

impl Parser<'_> {
    fn run(&mut self) {
        loop {
            self.take_plain();
            let lexeme = self.lexer.next();
            match self.tail {
                Some(tail) if tail.0 == lexeme.start && lexeme.kind != Kind::End => {
                    self.take_tail(tail);
                }
                _ if matches!(lexeme.kind, Kind::End | Kind::More) => break,
                _ => self.take(&lexeme),
            }
        }
        self.settle_end();
        self.close_open();
        self.check_results();
        self.tell_unknown();
        self.tell_literal();
    }

    pub(super) fn slice(&self, (start, end): (usize, usize)) -> &str {
        self.text.get(start..end).unwrap_or("")
    }

    pub(super) fn push(&mut self, kind: ItemKind, text: Span, whole: (usize, usize)) {
        if kind == ItemKind::Result {
            self.first_result.get_or_insert(self.record.items.len());
        }
        self.record.items.push(Item { kind, text, span: span(whole) });
    }

    pub(super) fn remark(
        &mut self,
        code: &'static str,
        at: (usize, usize),
        message: impl FnOnce(&str) -> String,
    ) {
        if self.record.remarks.len() < 4 * MOST_REMARKS {
            let message = message(&short(self.slice(at)));
            self.record.remarks.push(Remark { code, span: span(at), message });
        } else {
            self.unsaid += 1;
        }
    }

    /// A span of text behind the source.
    fn extra(&mut self, write: impl FnOnce(&mut String)) -> Span {
        let start = self.text.len() + self.extra.len();
        write(self.extra);
        span((start, self.text.len() + self.extra.len()))
    }

    /// Takes the plain moves and numbers that come next.
    #[inline]
    fn take_plain(&mut self) {
        let end = self.tail.map_or(self.text.len(), |tail| tail.0);
        let mut plain = self.lexer.run_of_plain(end);
        let before = plain.at;
        for (kind, start, end) in &mut plain {
            let span = span((start, end));
            let kind = if kind == Kind::Number { ItemKind::Number } else { ItemKind::Move };
            self.record.items.push(Item { kind, text: span, span });
        }
        if plain.at > before {
            self.moves = true;
            self.lexer.jump(plain.at);
        }
    }

    #[inline]
    fn take(&mut self, lexeme: &Lexeme) {
        let whole = (lexeme.start, lexeme.end);
        let kind = match lexeme.kind {
            Kind::Number => ItemKind::Number,
            Kind::Move => ItemKind::Move,
            Kind::Score => {
                self.score = Some(self.record.items.len());
                ItemKind::Move
            }
            Kind::Forced => return self.forced(whole),
            Kind::UnknownMove => ItemKind::UnknownMove,
            Kind::Result => ItemKind::Result,
            Kind::Strength => ItemKind::Strength,
            Kind::Setup => ItemKind::Setup,
            Kind::Nag => return self.nag(whole),
            Kind::Tag => return self.tag(whole),
            Kind::Comment(style, closed) => return self.comment(lexeme, style, closed),
            Kind::Open => return self.parenthesis(whole),
            Kind::Close => return self.close(whole),
            Kind::Unknown | Kind::End | Kind::More => return self.unknown(whole),
        };
        self.moves = true;
        let text = if lexeme.gaps { self.packed(whole) } else { span(lexeme.text) };
        self.push(kind, text, whole);
    }

    /// The text without its blanks.
    fn packed(&mut self, whole: (usize, usize)) -> Span {
        let text = self.text.get(whole.0..whole.1).unwrap_or("");
        self.extra(|extra| extra.extend(text.chars().filter(|letter| !letter.is_whitespace())))
    }

    fn take_tail(&mut self, tail: (usize, usize)) {
        self.tail = None;
        self.lexer.jump(tail.1);
        self.push(ItemKind::Result, span(tail), tail);
    }

    fn nag(&mut self, whole: (usize, usize)) {
        let number = self.slice(whole).get(1..).and_then(|digits| digits.parse().ok());
        match number {
            Some(number) => self.push(ItemKind::Nag(number), span(whole), whole),
            None => self.unknown(whole),
        }
    }

    /// `*` glued to a move, «forced» of old; glued to a result, the end.
    fn forced(&mut self, whole: (usize, usize)) {
        match self.record.items.last().map(|item| item.kind) {
            Some(ItemKind::Move) => {
                self.forced = Some(self.record.items.len());
                self.push(ItemKind::Nag(7), span(whole), whole);
            }
            _ => self.push(ItemKind::Result, span(whole), whole),
        }
    }

    fn tag(&mut self, whole: (usize, usize)) {
        let Some(scan) = self.lexer.tag else { return self.unknown(whole) };
        let raw = self.text.get(scan.value.0..scan.value.1).unwrap_or("");
        let broken = scan.flaw.is_some() && raw.contains(['\n', '\r']);
        let value = if scan.escaped || broken {
            self.extra(|extra| {
                tag::unescape(&raw.replace("\r\n", "\n").replace(['\n', '\r'], " "), extra);
            })
        } else {
            span(scan.value)
        };
        let name = self.text.get(scan.name.0..scan.name.1).unwrap_or("");
        self.tell_tag(whole, name, scan.flaw);
        if name.eq_ignore_ascii_case("Result") && !scan.escaped {
            self.tail = self.tail.or_else(|| find_tail(self.text, scan.value, whole.1));
        }
        self.record.tags.push(Tag { name: span(scan.name), value, span: span(whole) });
    }

    fn tell_tag(&mut self, whole: (usize, usize), name: &str, flaw: Option<&'static str>) {
        if let Some(code) = flaw {
            self.remark(code, whole, |tag| match code {
                codes::TAG_NOT_CLOSED => {
                    format!("this tag lacks a bracket or quotation mark: {tag}")
                }
                codes::TAG_QUOTE_INSIDE => {
                    format!("quotation marks inside this tag should be written \\\": {tag}")
                }
                codes::TAG_NAME => format!("the name of this tag should be one word: {tag}"),
                _ => format!(
                    "the value of this tag should stand in \"straight quotation marks\": {tag}"
                ),
            });
        }
        if self.moves {
            self.remark(codes::TAG_AFTER_MOVES, whole, |tag| {
                format!("{tag} stands behind the moves")
            });
        }
        let same = |tag: &Tag| {
            let range = tag.name.start as usize..tag.name.end as usize;
            self.text.get(range).is_some_and(|other| other.eq_ignore_ascii_case(name))
        };
        if self.record.tags.iter().take(100).any(same) {
            self.remark(codes::TAG_TWICE, whole, |_| {
                format!("the tag {name} stands twice in this game")
            });
        }
    }

    fn comment(&mut self, lexeme: &Lexeme, style: CommentStyle, closed: bool) {
        let whole = (lexeme.start, lexeme.end);
        if !closed {
            let end = self.record_place(lexeme.end);
            self.remark(codes::COMMENT_NOT_CLOSED, (whole.0, whole.0 + 1), |_| {
                format!("the comment that is opened here is not closed before {end}")
            });
        }
        if style == CommentStyle::Semicolon && is_score(self.slice(lexeme.text)) {
            self.remark(codes::MOVES_IN_COMMENT, whole, |text| {
                format!(
                    "a comment from ; to the end of the line, so these moves are not played: {text}"
                )
            });
        }
        if keep::looks_kept(self.slice(lexeme.text))
            && let Some((kind, text)) = keep::kept(self.slice(lexeme.text))
        {
            let text = self.extra(|extra| extra.push_str(&text));
            return self.push(kind, text, whole);
        }
        self.push(ItemKind::Comment(style), span(lexeme.text), whole);
    }

    fn record_place(&self, end: usize) -> &'static str {
        if end == self.text.len() { "the end of this game" } else { "a tag" }
    }

    fn parenthesis(&mut self, whole: (usize, usize)) {
        if let Some(close) = prose::closing(self.text.as_bytes(), self.lexer.clone()) {
            let all = (whole.0, close + 1);
            self.lexer.jump(close + 1);
            self.push(ItemKind::Comment(CommentStyle::Parenthesis), span((whole.1, close)), all);
            return self.remark(codes::PROSE_IN_PARENTHESES, all, |text| {
                format!("read as a comment, because it holds words: {text}")
            });
        }
        self.open += 1;
        self.push(ItemKind::Open, span(whole), whole);
    }

    fn close(&mut self, whole: (usize, usize)) {
        if self.open > 0 {
            self.open -= 1;
            return self.push(ItemKind::Close, span(whole), whole);
        }
        self.push(ItemKind::Unknown, span(whole), whole);
        self.remark(codes::VARIATION_NOT_OPEN, whole, |_| {
            "this ) closes a variation, but none is open; the line goes on".to_owned()
        });
    }

    /// Unknown text; several words in a row are one item.
    fn unknown(&mut self, whole: (usize, usize)) {
        if self.slice(whole) == "}" {
            self.remark(codes::BRACE_NOT_OPEN, whole, |_| {
                "this } closes a comment, but none is open: the first } had closed it".to_owned()
            });
        }
        if let Some(last) = self.record.items.last_mut()
            && last.kind == ItemKind::Unknown
            && last.text == last.span
            && self.text.get(last.span.start as usize..last.span.end as usize) != Some(")")
            && self
                .text
                .get(last.span.end as usize..whole.0)
                .is_some_and(|gap| gap.trim().is_empty())
        {
            last.span.end = whole.1 as u32;
            last.text = last.span;
            return;
        }
        self.push(ItemKind::Unknown, span(whole), whole);
    }
}

/// Where the text ends with the value of the tag Result, so that it is the result whatever it looks
/// like. `1-0` and the like need no help.
fn find_tail(text: &str, value: (usize, usize), after: usize) -> Option<(usize, usize)> {
    let value = text.get(value.0..value.1)?.trim();
    let mut end = text.trim_end();
    while let Some(shorter) = end.strip_suffix("\\r").or_else(|| end.strip_suffix("\\n")) {
        end = shorter.trim_end();
    }
    let start = end.len().checked_sub(value.len())?;
    let apart = end.get(..start)?.ends_with(char::is_whitespace);
    let score = |letter: char| letter.is_ascii_digit() || " +-/.,:()½".contains(letter);
    let score = (2..20).contains(&value.len()) && value.chars().all(score);
    let told = score && end.ends_with(value) && apart && start >= after;
    told.then_some((start, end.len()))
}

/// A text short enough to stand in a message, on one line and without signs that a terminal obeys.
fn short(text: &str) -> String {
    let text = text.trim();
    let start: String = text.chars().take(60).collect();
    let line = start.split_whitespace().collect::<Vec<_>>().join(" ");
    let mut short = String::with_capacity(line.len());
    for letter in line.chars() {
        if letter.is_control() {
            short.extend(letter.escape_default());
        } else {
            short.push(letter);
        }
    }
    if text.chars().nth(60).is_some() {
        short.push('…');
    }
    short
}
