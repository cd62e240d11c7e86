//! `DamExchange`, the protocol by which draughts programs play each other: a message a line, where on
//! the wire a NUL ends each.
//!
//! Source: M. Sanders, `DamExchange` protocol, <http://www.mesander.nl/damexchange/edxplg2.htm>. Its letters
//! are Dutch: `Z` (zwart) is Black.

use std::io::Write as _;

use super::fields::Letters;
use super::{NOTATION, NOTATION_TAG};
use crate::codes::ODD_LINE;
use crate::format::{
    Cut, Format, Games, Holds, Needs, NotAGame, Outgoing, Pieces, Reading, Refused, Source,
    TagsHeld, Writing, begin, no_head,
};
use crate::{CommentStyle, Item, ItemKind, RawGame, ReadOptions, Record, Remark, Span};

/// Games as `DamExchange` has them.
pub(crate) const FORMAT: Format = Format {
    name: "dxp",
    title: "messages of the engine protocol DamExchange",
    extensions: &[],
    is_own: |_| false,
    is_strict: false,
    is_binary: false,
    reading: Some(Reading {
        open,
        parse,
        wants: "a game begins with a request, such as «R01» with a name of 32 letters, and its moves are such as M0012061100",
    }),
    writing: Some(Writing {
        notation: Some(NOTATION),
        holds: Holds {
            tags: TagsHeld::Only(&["White", "Black", "FEN", "SetUp", "GameType", NOTATION_TAG]),
            ..Holds::MOVES
        },
        needs: Needs::Positions,
        game: write,
        head: no_head,
        is_utf8: false,
        between: "",
        tail: "",
        gather: None,
    }),
};

const LETTERS: Letters =
    Letters { sides: ['W', 'Z'], men: ['w', 'z'], kings: ['W', 'Z'], empty: 'e' };
/// Letters of a name in a request.
const NAME: usize = 32;

fn open(source: Source, options: &ReadOptions) -> Box<dyn Games> {
    Box::new(Pieces::new(source.bytes, options, Requests))
}

/// A game lasts up to the next request.
struct Requests;

impl Cut for Requests {
    fn cut(&mut self, text: &str, _: bool) -> Option<usize> {
        let begins = |(at, _): (usize, &str)| at + 1;
        let requests = text.match_indices(['\n', '\r', '\0']).map(begins);
        requests
            .filter(|at| text[*at..].starts_with("R0"))
            .find(|at| !text[..*at].trim().is_empty())
    }
}

fn parse(raw: &mut RawGame, record: &mut Record) -> Result<(), NotAGame> {
    begin(raw, record, FORMAT.name);
    let messages = messages(record.source());
    let is_game = messages.iter().any(|span| record.str(*span).starts_with(['R', 'M']));
    if !is_game {
        return Err(NotAGame::new("there is no request and no move in it"));
    }
    let mut names = Names::default();
    for span in messages {
        let text = record.str(span).to_owned();
        let understood = match text.as_bytes().first() {
            Some(b'R') => request(&text, span, record, &mut names),
            Some(b'A') => accepted(&text, &mut names),
            Some(b'M') => turn(&text, span, record),
            Some(b'C') => {
                let text = Span { start: span.start + 1, ..span };
                let kind = ItemKind::Comment(CommentStyle::Brace);
                record.items.push(Item { kind, text, span });
                Some(())
            }
            // The end of the game, and moves taken back, say nothing of what was played.
            Some(b'E' | b'B' | b'K') => Some(()),
            _ => None,
        };
        if understood.is_none() {
            let message = "this is no message of DamExchange; it is left out".to_owned();
            record.remarks.push(Remark { code: ODD_LINE, span, message });
        }
    }
    names.add(record);
    record.push_tag(NOTATION_TAG, NOTATION, Span::default());
    Ok(())
}

fn messages(text: &str) -> Vec<Span> {
    let mut at = 0;
    let mut messages = Vec::new();
    for message in text.split_inclusive(['\n', '\r', '\0']) {
        let inside = message.trim_end_matches(['\n', '\r', '\0']);
        if !inside.trim().is_empty() {
            messages.push(Span { start: at as u32, end: (at + inside.len()) as u32 });
        }
        at += message.len();
    }
    messages
}

/// The names of the one who asks and of the one who follows.
#[derive(Default)]
struct Names {
    asks: String,
    follows: String,
    /// Whether the one who follows has White.
    follower_is_white: bool,
}

impl Names {
    fn add(self, record: &mut Record) {
        let (white, black) = if self.follower_is_white {
            (self.follows, self.asks)
        } else {
            (self.asks, self.follows)
        };
        for (name, value) in [("White", white), ("Black", black)] {
            if !value.is_empty() {
                record.push_tag(name, &value, Span::default());
            }
        }
    }
}

/// `R01`, the name, the colour of the follower, minutes, moves, `A` or `B` and a position.
fn request(text: &str, span: Span, record: &mut Record, names: &mut Names) -> Option<()> {
    let name = text.get(3..3 + NAME)?;
    let rest = text.get(3 + NAME..)?;
    name.trim().clone_into(&mut names.asks);
    names.follower_is_white = rest.starts_with('W');
    if rest.as_bytes().get(7) == Some(&b'B') {
        let fen = LETTERS.fen(rest.get(8..)?.trim_end())?;
        record.push_tag("FEN", &fen, span);
    }
    Some(())
}

/// `A`, the name of the follower, a code.
fn accepted(text: &str, names: &mut Names) -> Option<()> {
    let name = text.get(1..text.len().min(1 + NAME))?;
    name.trim().clone_into(&mut names.follows);
    Some(())
}

/// `M`, 4 digits of time, from, to, how many men are taken, which.
fn turn(text: &str, span: Span, record: &mut Record) -> Option<()> {
    let number = |at: usize| text.get(at..at + 2)?.parse::<u8>().ok();
    let (from, to, taken) = (number(5)?, number(7)?, number(9)?);
    let mut turn = format!("{from}{}{to}", if taken == 0 { '-' } else { 'x' });
    for man in 0..usize::from(taken) {
        turn.push('x');
        turn.push_str(&number(11 + 2 * man)?.to_string());
    }
    let text = record.push_text(&turn);
    record.items.push(Item { kind: ItemKind::Move, text, span });
    Some(())
}

/// Both players' messages in their order. How long anybody thought is not known.
fn write(game: &Outgoing<'_>, out: &mut Vec<u8>) -> Result<(), Refused> {
    let position = LETTERS.of(game.game.as_ref())?;
    let name = |tag: &str| -> String {
        let name = game.record.tag(tag).unwrap_or("");
        name.chars()
            .map(|c| if c.is_ascii() && !c.is_ascii_control() { c } else { '?' })
            .take(NAME)
            .collect()
    };
    write!(out, "R01{:NAME$}Z000000", name("White"))?;
    if game.game.as_ref().is_some_and(|game| game.is_usual_start) {
        writeln!(out, "A")?;
    } else {
        writeln!(out, "B{position}")?;
    }
    writeln!(out, "A{:NAME$}0", name("Black"))?;
    for text in game.record.main_line() {
        writeln!(out, "{}", message(text)?)?;
    }
    Ok(writeln!(out, "E00")?)
}

/// `28x19x23` → `M0000281901` and the men taken.
fn message(text: &str) -> Result<String, Refused> {
    let numbers: Option<Vec<u8>> =
        text.split(['-', 'x']).map(|number| number.parse().ok()).collect();
    let Some([from, to, taken @ ..]) = numbers.as_deref() else {
        return Err(Refused::new(format!(
            "the move {text} can't be said in two digits for each square"
        )));
    };
    let men: Vec<String> = taken.iter().map(|man| format!("{man:02}")).collect();
    Ok(format!("M0000{from:02}{to:02}{:02}{}", taken.len(), men.concat()))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str) -> Record {
        let mut record = Record::default();
        let mut raw = RawGame::new(text.to_owned(), 1, (1, 1), Vec::new());
        assert!(parse(&mut raw, &mut record).is_ok());
        record
    }

    #[test]
    fn a_game_is_what_stands_between_two_requests() {
        let text = format!(
            "R01{:32}Z060065A\nA{:32}0\nM0012322800\nM0003192300\nM0012281901{}\nCGood luck\nE00\n",
            "Alder", "Birch", 23
        );
        let record = read(&text);
        let tags = ["White", "Black", "FEN"].map(|name| record.tag(name));
        assert_eq!(tags, [Some("Alder"), Some("Birch"), None]);
        assert_eq!(record.main_line().collect::<Vec<_>>(), ["32-28", "19-23", "28x19x23"]);
        assert!(record.remarks.is_empty());
        let two = format!("{text}{text}");
        assert_eq!(Requests.cut(&two, true), Some(text.len()));
    }

    #[test]
    fn a_message_says_what_the_move_does() {
        assert_eq!(message("32-28").unwrap(), "M0000322800");
        assert_eq!(message("5x25x12x22").unwrap(), "M0000052502".to_owned() + "1222");
        assert!(message("c3-d4").is_err());
    }

    #[test]
    fn other_lines_are_told() {
        let record = read("M0012322800\nhello\nM00\n");
        assert_eq!(record.remarks.len(), 2);
        assert_eq!(record.main_line().count(), 1);
    }
}
