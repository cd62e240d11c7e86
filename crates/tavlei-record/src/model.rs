//! The record of one game: tags, movetext and what could not be understood, over one text.
//!
//! Every string of a record is a [`Span`] of its one text buffer, so that reading a game copies
//! its bytes once and a buffer can be used again for the next game. Text that does not stand in
//! the source in the same form (an unescaped tag value, a game read from JSON) is appended to the
//! buffer behind the source.

use crate::codes::ENCODING_GUESSED;

/// A range of bytes in the text of a [`Record`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Span {
    /// First byte.
    pub start: u32,
    /// One past the last byte.
    pub end: u32,
}

/// A tag pair: `[White "Alder, A."]`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Tag {
    /// The name, as written.
    pub name: Span,
    /// The value, unescaped.
    pub value: Span,
    /// The whole pair in the source.
    pub span: Span,
}

/// How a comment is written.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum CommentStyle {
    /// `{ … }`
    Brace,
    /// `; …` to the end of the line.
    Semicolon,
    /// `% …` to the end of the line.
    Percent,
    /// `( … )` that holds prose and no moves, as some old programs write comments.
    Parenthesis,
}

/// What an item of the movetext is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum ItemKind {
    /// A move number: `12.`, `12...`, `12`.
    Number,
    /// A written turn, spaces inside it removed: `32-28`, `cd4`, `35x4`.
    Move,
    /// A turn that the record itself does not know: `...` in place of a move, `-`, `--`.
    UnknownMove,
    /// A comment; the span is the text inside.
    Comment(CommentStyle),
    /// A numeric annotation glyph: `$12`.
    Nag(u16),
    /// A judgement of strength, `!?`, glued to a move or standing alone.
    Strength,
    /// A variation begins.
    Open,
    /// A variation ends.
    Close,
    /// A position set in the middle of the movetext, `/FEN "…"/`; the span is the FEN.
    Setup,
    /// A result token: `2-0`, `1/2-1/2`, `*`.
    Result,
    /// Text that is nothing of these; kept as it stands.
    Unknown,
}

/// One item of the movetext, in the order of the record. Variations are flat: an [`ItemKind::Open`],
/// the items inside, an [`ItemKind::Close`]; always balanced, whatever the source.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Item {
    /// What it is.
    pub kind: ItemKind,
    /// Its text.
    pub text: Span,
    /// Where it stands in the source (line and column come from the start of this).
    pub span: Span,
}

/// A remark of a reader.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Remark {
    /// Which remark: an entry of [`crate::CODES`], such as `"T101"`.
    pub code: &'static str,
    /// Where.
    pub span: Span,
    /// What in particular, in a sentence fit for a person.
    pub message: String,
}

/// A place in a file, both from 1. A column counts characters, not bytes.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Place {
    /// Line, counting LF, CR and CRLF once each.
    pub line: u64,
    /// Column, in characters.
    pub column: u32,
}

/// One game as it stands in a file.
#[derive(Clone, Debug, Default)]
pub struct Record {
    /// The source of the game, verbatim (decoded to UTF-8), and behind it what was made of it.
    pub text: String,
    /// How much of `text` is the source.
    pub source_len: usize,
    /// Which record of its file, from 1.
    pub number: u64,
    /// The line of the file on which the source begins, from 1.
    pub first_line: u64,
    /// The column at which the source begins, from 1.
    pub first_column: u32,
    /// The tags, in order, those behind the moves too.
    pub tags: Vec<Tag>,
    /// The movetext.
    pub items: Vec<Item>,
    /// What the reader has to say.
    pub remarks: Vec<Remark>,
    /// Writers of the source's own format write the source as it stands, not the tree: the game could
    /// not be understood, and nothing of it must be lost.
    pub verbatim: bool,
    /// Where it comes from, if that is not PDN and not JSON; its source is of that format.
    pub origin: Option<Origin>,
}

/// What a record was read from, other than PDN.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Origin {
    /// The name of the format.
    pub format: &'static str,
    /// What the format calls the game, in its own way; empty if it does not say.
    pub game: Span,
}

/// The name of a tag by which readers say how a game begins where the format says no more than what
/// differs from the usual start: `-b6,Wb6,BKe3` takes the man on b6 away and puts a white one there
/// and a black king on e3. It is made a `FEN` where the game is known.
pub const CHANGES_TAG: &str = "Changes";

impl Record {
    /// The text of a span.
    pub fn str(&self, span: Span) -> &str {
        self.text.get(span.start as usize..span.end as usize).unwrap_or("")
    }

    /// The source of the game, verbatim.
    pub fn source(&self) -> &str {
        self.text.get(..self.source_len).unwrap_or("")
    }

    /// The source, if it is PDN.
    pub fn pdn_source(&self) -> Option<&str> {
        Some(self.source()).filter(|source| self.origin.is_none() && !source.is_empty())
    }

    /// The value of the first tag with this name (ASCII case aside).
    pub fn tag(&self, name: &str) -> Option<&str> {
        let tag = self.tags.iter().find(|tag| self.str(tag.name).eq_ignore_ascii_case(name))?;
        Some(self.str(tag.value))
    }

    /// The last result in the main line of the movetext, as written; `*` is one too.
    pub fn result(&self) -> Option<&str> {
        let mut depth = 0_usize;
        let last = self.items.iter().rev().find(|item| {
            match item.kind {
                ItemKind::Close => depth += 1,
                ItemKind::Open => depth = depth.saturating_sub(1),
                _ => {}
            }
            item.kind == ItemKind::Result && depth == 0
        })?;
        Some(self.str(last.text))
    }

    /// The result that counts: that of the tag, or where it tells nothing the last one behind the moves.
    pub fn stated_result(&self) -> Option<&str> {
        let (tag, token) = (self.tag("Result"), self.result());
        let tells = |text: &&str| !matches!(text.trim(), "" | "*" | "?" | "-");
        tag.filter(tells).or(token.filter(tells)).or(token).or(tag)
    }

    /// What is said of the encoding of the file, if it was guessed at this record.
    pub fn guessed_encoding(&self) -> Option<&str> {
        let guessed = self.remarks.iter().find(|remark| remark.code == ENCODING_GUESSED)?;
        Some(&guessed.message)
    }

    /// Adds a tag that the source does not hold in this form; `span` is what it was made of.
    pub fn push_tag(&mut self, name: &str, value: &str, span: Span) {
        let (name, value) = (self.push_text(name), self.push_text(value));
        self.tags.push(Tag { name, value, span });
    }

    /// Appends a text that the source does not hold and gives its span.
    pub fn push_text(&mut self, text: &str) -> Span {
        let start = self.text.len() as u32;
        self.text.push_str(text);
        Span { start, end: self.text.len() as u32 }
    }

    /// The turns of the main line as written, unknown ones too.
    pub fn main_line(&self) -> impl Iterator<Item = &str> {
        let mut depth = 0_usize;
        self.items.iter().filter_map(move |item| {
            match item.kind {
                ItemKind::Open => depth += 1,
                ItemKind::Close => depth = depth.saturating_sub(1),
                ItemKind::Move | ItemKind::UnknownMove if depth == 0 => {
                    return Some(self.str(item.text));
                }
                _ => {}
            }
            None
        })
    }

    /// Makes the record empty, keeping its buffers.
    pub fn clear(&mut self) {
        self.text.clear();
        self.source_len = 0;
        self.tags.clear();
        self.items.clear();
        self.remarks.clear();
        self.verbatim = false;
        self.origin = None;
    }

    /// Where a span begins in the file; of text that was made, where the source ends.
    pub fn place(&self, span: Span) -> Place {
        let source = self.source().as_bytes();
        let before = &source[..source.len().min(span.start as usize)];
        let mut place = Place { line: self.first_line, column: self.first_column };
        let mut last = 0;
        for &byte in before {
            match byte {
                b'\n' if last == b'\r' => {}
                b'\n' | b'\r' => place = Place { line: place.line + 1, column: 1 },
                0x80..=0xbf => {}
                _ => place.column += 1,
            }
            last = byte;
        }
        place
    }
}
