//! Where one game ends and the next one begins.
//!
//! A header begins a game; a result ends one. The rest is judgement: tags behind the moves may
//! belong to the game before, a comment behind a result to the game that follows, and a file
//! without tags has nothing but results and the number 1.

use super::lex::{Kind, Lexeme, Lexer};
use super::tag;

/// Tags that some programs write behind the moves.
const TRAILING: &[&[u8]] = &[b"filename"];
/// Tags that no game has twice, or behind its moves.
const ONCE: &[&[u8]] = &[b"fen"];
/// The most tags that a block behind the moves has if it belongs to the game before.
const MOST_TRAILING: usize = 2;

/// What to do after a lexeme.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Verdict {
    /// The game goes on.
    Go,
    /// The game has ended here.
    Cut(usize),
}

#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
enum Phase {
    /// Tags and comments so far.
    #[default]
    Header,
    /// Moves have been seen.
    Moves,
    /// A result has been seen; true when it was `*`.
    Ended(bool),
}

/// A block of tags behind the moves.
#[derive(Clone, Copy, Debug)]
struct Block {
    start: usize,
    count: usize,
}

/// What is known of the game at hand.
#[derive(Default, Debug)]
pub(super) struct Boundary {
    phase: Phase,
    /// Something other than blanks has been seen.
    seen: bool,
    depth: u32,
    /// A result inside a variation: perhaps the variation was never closed.
    result_inside: bool,
    last_number: u32,
    /// A move of the main line has followed the last number.
    moved: bool,
    /// Hashes of the names in the header.
    names: Vec<u32>,
    block: Option<Block>,
    /// Text or a comment behind an empty line, behind the moves.
    loose: Option<usize>,
}

impl Boundary {
    /// Whether nothing has been seen.
    pub(super) fn is_blank(&self) -> bool {
        !self.seen
    }

    /// The window has lost this many bytes at its start.
    pub(super) fn shift(&mut self, by: usize) {
        if let Some(block) = &mut self.block {
            block.start -= by;
        }
        self.loose = self.loose.map(|at| at - by);
    }

    /// The place of a cut before the end of the file, if there is one.
    pub(super) fn end(&self) -> Option<usize> {
        let block =
            self.block.filter(|block| block.count > MOST_TRAILING || self.names.is_empty())?;
        Some(block.start)
    }

    /// Passes over moves of the main line and their numbers that decide nothing: all that are plain,
    /// but for a number 1, as long as no tags stand behind the moves.
    #[inline]
    pub(super) fn see_plain(&mut self, lexer: &mut Lexer<'_>, end: usize) {
        if self.phase != Phase::Moves || self.depth > 0 || self.block.is_some() {
            return;
        }
        let mut plain = lexer.run_of_plain(end);
        let (mut last_number, mut passed) = (None, plain.at);
        for (kind, start, end) in &mut plain {
            if kind == Kind::Number {
                if end - start == 2 && lexer.text[start] == b'1' {
                    break;
                }
                last_number = Some((start, end));
            }
            passed = end;
        }
        if passed == lexer.position.at {
            return;
        }
        if let Some((start, end)) = last_number {
            self.last_number = number(&lexer.text[start..end]);
        }
        self.moved = last_number.is_none_or(|(_, end)| passed > end);
        self.result_inside = false;
        self.loose = None;
        lexer.jump(passed);
    }

    /// Takes a lexeme into account.
    #[inline]
    pub(super) fn see(&mut self, text: &[u8], lexeme: &Lexeme, tag: Option<&tag::Scan>) -> Verdict {
        self.seen = true;
        match lexeme.kind {
            Kind::Move | Kind::Score if self.phase == Phase::Moves && self.block.is_none() => {
                self.result_inside = false;
                if self.depth == 0 {
                    self.loose = None;
                    self.moved = true;
                }
                return Verdict::Go;
            }
            Kind::Tag => {
                let name = tag.map_or(&[][..], |tag| &text[tag.name.0..tag.name.1]);
                return self.tag(lexeme, name);
            }
            _ => {}
        }
        if let Some(block) = self.block {
            return Verdict::Cut(block.start);
        }
        match lexeme.kind {
            Kind::Comment(..) | Kind::Unknown => self.text(lexeme),
            Kind::Number => return self.number(lexeme, &text[lexeme.start..lexeme.end]),
            Kind::Move | Kind::Score | Kind::Setup => return self.begin_moves(lexeme),
            Kind::Result => return self.result(lexeme, text[lexeme.start] == b'*'),
            Kind::Open => {
                self.depth += 1;
                self.result_inside = false;
                self.moves_seen();
            }
            Kind::Close => {
                self.depth = self.depth.saturating_sub(1);
                self.result_inside = false;
            }
            _ => {}
        }
        Verdict::Go
    }

    fn moves_seen(&mut self) {
        if self.phase == Phase::Header {
            self.phase = Phase::Moves;
        }
    }

    /// The start of the next game when it begins with this lexeme.
    fn start_at(&self, lexeme: &Lexeme) -> usize {
        self.loose.unwrap_or(lexeme.start)
    }

    fn tag(&mut self, lexeme: &Lexeme, name: &[u8]) -> Verdict {
        let hash = hash(name);
        let known = self.names.contains(&hash);
        let apart = lexeme.breaks > 1;
        match (self.phase, self.block) {
            (Phase::Header, _) => {
                if known && (apart || is_one_of(name, ONCE)) {
                    return Verdict::Cut(lexeme.start);
                }
                if !known && self.names.len() < 256 {
                    self.names.push(hash);
                }
            }
            (_, None) if is_trailing(name) => {}
            (phase, None) => {
                let with_text = phase != Phase::Moves || !apart;
                let start = if with_text { self.start_at(lexeme) } else { lexeme.start };
                if known || self.names.is_empty() || is_one_of(name, ONCE) {
                    return Verdict::Cut(start);
                }
                self.block = Some(Block { start, count: 1 });
            }
            (_, Some(block)) => {
                let known = known || is_one_of(name, ONCE);
                return self.tag_in_block(lexeme, block, known);
            }
        }
        Verdict::Go
    }

    /// A tag behind tags behind the moves: is the block a new header, or does it belong to the moves
    /// before it, because the new header comes only now?
    fn tag_in_block(&mut self, lexeme: &Lexeme, block: Block, known: bool) -> Verdict {
        let apart = lexeme.breaks > 1;
        if known && apart && block.count <= MOST_TRAILING {
            return Verdict::Cut(lexeme.start);
        }
        if known || apart || block.count == MOST_TRAILING {
            return Verdict::Cut(block.start);
        }
        self.block = Some(Block { count: block.count + 1, ..block });
        Verdict::Go
    }

    fn text(&mut self, lexeme: &Lexeme) {
        if self.phase != Phase::Header && lexeme.breaks > 1 && self.loose.is_none() {
            self.loose = Some(lexeme.start);
        }
    }

    fn number(&mut self, lexeme: &Lexeme, text: &[u8]) -> Verdict {
        let number = number(text);
        let next = number == self.last_number || number == self.last_number + 1;
        let goes_on = match self.phase {
            Phase::Header => true,
            Phase::Moves if self.depth == 0 => {
                number != 1 || !self.moved || lexeme.breaks < 2 || is_ellipsis(text)
            }
            Phase::Moves => number != 1 || !self.result_inside,
            // Behind a paragraph of text even the next number begins a game: `Event: 04.DAM`.
            Phase::Ended(_) => number != 1 && next && self.loose.is_none(),
        };
        if !goes_on {
            return Verdict::Cut(self.start_at(lexeme));
        }
        self.phase = Phase::Moves;
        self.result_inside = false;
        if self.depth == 0 {
            self.last_number = if number > 0 { number } else { self.last_number };
            self.moved = false;
            self.loose = None;
        }
        Verdict::Go
    }

    fn begin_moves(&mut self, lexeme: &Lexeme) -> Verdict {
        if matches!(self.phase, Phase::Ended(_)) {
            return Verdict::Cut(self.start_at(lexeme));
        }
        self.phase = Phase::Moves;
        self.moved |= self.depth == 0;
        Verdict::Go
    }

    fn result(&mut self, lexeme: &Lexeme, star: bool) -> Verdict {
        if self.depth > 0 {
            self.result_inside = true;
            return Verdict::Go;
        }
        if let Phase::Ended(was_star) = self.phase
            && lexeme.breaks > 0
            && (!star || was_star)
        {
            return Verdict::Cut(self.start_at(lexeme));
        }
        self.phase = Phase::Ended(star);
        self.loose = None;
        Verdict::Go
    }
}

/// The number of `12.` or `12...`; no number is too long.
fn number(text: &[u8]) -> u32 {
    text.iter()
        .take(9)
        .take_while(|byte| byte.is_ascii_digit())
        .fold(0, |n, byte| n * 10 + u32::from(byte - b'0'))
}

/// `12...` and `12. ...` go on where the same number stood before.
fn is_ellipsis(text: &[u8]) -> bool {
    text.len() > 2 && matches!(text, [.., b'.', b'.'] | [.., 0xe2, 0x80, 0xa6])
}

/// Whether some programs write a tag behind the moves.
pub(super) fn is_trailing(name: &[u8]) -> bool {
    is_one_of(name, TRAILING)
}

fn is_one_of(name: &[u8], names: &[&[u8]]) -> bool {
    names.iter().any(|known| name.eq_ignore_ascii_case(known))
}

/// FNV-1a over the name in lower case.
fn hash(name: &[u8]) -> u32 {
    name.iter().fold(0x811c_9dc5, |hash, byte| {
        (hash ^ u32::from(byte.to_ascii_lowercase())).wrapping_mul(0x0100_0193)
    })
}
