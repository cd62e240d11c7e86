//! Is a parenthesis a variation, or a comment as old programs write it?

use super::lex::{Kind, Lexer};

/// How many lexemes are looked at; a longer parenthesis is a variation.
const MOST: usize = 2000;
/// How deep parentheses inside it may go.
const DEEPEST: u32 = 16;

/// What stands at the parenthesis' own level.
#[derive(Default)]
struct Census {
    words: usize,
    moves: usize,
    word_first: bool,
}

impl Census {
    /// A variation holds moves; prose may name moves («8-11 is required here»), but has more words
    /// than moves, or begins with a word and has as many.
    fn is_prose(&self) -> bool {
        match self.moves {
            0 => self.words > 0,
            moves => self.words > moves || self.word_first && self.words == moves,
        }
    }

    fn count(&mut self, kind: Kind, text: &[u8]) {
        match kind {
            Kind::Unknown if is_word(text) => {
                self.word_first |= self.words + self.moves == 0;
                self.words += 1;
            }
            Kind::Move | Kind::UnknownMove => self.moves += 1,
            _ => {}
        }
    }
}

/// The place of the closing parenthesis when the parenthesis whose inside the lexer stands at holds
/// prose; `None` when it is a variation, or never closed.
pub(super) fn closing(text: &[u8], mut lexer: Lexer) -> Option<usize> {
    let mut census = Census::default();
    let mut depth = 1;
    for i in 0..MOST {
        let lexeme = lexer.next();
        match lexeme.kind {
            Kind::Number if i == 0 && text[lexeme.end - 1] == b'.' => return None,
            Kind::Close if depth == 1 => return census.is_prose().then_some(lexeme.start),
            Kind::Close => depth -= 1,
            Kind::Open if depth < DEEPEST => depth += 1,
            Kind::Open | Kind::End | Kind::More | Kind::Tag => return None,
            kind if depth == 1 => census.count(kind, &text[lexeme.start..lexeme.end]),
            _ => {}
        }
    }
    None
}

/// Two letters or more.
fn is_word(text: &[u8]) -> bool {
    text.iter().filter(|&&byte| byte.is_ascii_alphabetic() || byte >= 0xc0).count() > 1
}
