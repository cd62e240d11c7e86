//! Saved games of Zillions of Games.

mod line;

use crate::codes::ODD_LINE;
use crate::format::{Format, Games, NotAGame, Pieces, Reading, Source, Whole, begin};
use crate::{Item, ItemKind, Origin, RawGame, ReadOptions, Record, Remark, Span, Tag};

use self::line::{Leg, Line, lines};

/// A game of Zillions.
pub(crate) const FORMAT: Format = Format {
    name: "zsg",
    title: "a saved game of Zillions of Games",
    extensions: &["zsg"],
    is_own,
    is_strict: true,
    is_binary: false,
    reading: Some(Reading {
        open,
        parse,
        wants: "the first line must be such as «Zillions Save Game File Version 0.02 HC»",
    }),
    writing: None,
};

const MARK: &[u8] = b"Zillions Save Game File";

fn is_own(start: &[u8]) -> bool {
    start.strip_prefix(b"\xef\xbb\xbf").unwrap_or(start).trim_ascii_start().starts_with(MARK)
}

fn open(source: Source, options: &ReadOptions) -> Box<dyn Games> {
    Box::new(Pieces::new(source.bytes, options, Whole))
}

fn parse(raw: &mut RawGame, record: &mut Record) -> Result<(), NotAGame> {
    if !is_own(raw.text.as_bytes()) {
        return Err(NotAGame::new("it does not begin as such a file does"));
    }
    begin(raw, record, FORMAT.name);
    let mut game = Game::default();
    for (line, span) in lines(record.source()) {
        game.line(line, span);
    }
    game.finish(record);
    Ok(())
}

/// What the lines say.
#[derive(Default)]
struct Game {
    name: Span,
    rules: Option<Span>,
    /// How the position differs from the start position, in lines.
    changes: Vec<String>,
    turns: Vec<Turn>,
    odd: Vec<Span>,
}

/// A move, which may stand on several lines.
struct Turn {
    number: u32,
    legs: Vec<Leg>,
    span: Span,
}

impl Game {
    fn line(&mut self, line: Line, span: Span) {
        match line {
            Line::Mark | Line::Blank => {}
            Line::Variant(name) => self.name = name,
            Line::Rules(name) => self.rules = Some(name),
            Line::Change(change) => self.changes.push(change),
            Line::Move(number, leg) => self.leg(number, leg, span),
            Line::Odd => self.odd.push(span),
        }
    }

    /// Players share a number, so a line goes on with the move before it only where that ended, and
    /// if both are marked as parts of a move.
    fn leg(&mut self, number: u32, leg: Leg, span: Span) {
        if let Some(turn) = self.turns.last_mut()
            && let Some(last) = turn.legs.last()
            && turn.number == number
            && last.is_part
            && leg.is_part
            && last.to == leg.from
        {
            turn.legs.push(leg);
            turn.span.end = span.end;
        } else {
            self.turns.push(Turn { number, legs: vec![leg], span });
        }
    }

    fn finish(self, record: &mut Record) {
        record.origin = Some(Origin { format: FORMAT.name, game: self.name });
        if let Some(rules) = self.rules {
            let name = record.push_text("RulesFile");
            record.tags.push(Tag { name, value: rules, span: rules });
        }
        if !self.changes.is_empty() {
            record.push_tag(crate::CHANGES_TAG, &self.changes.join(","), Span::default());
        }
        let mut number = 0;
        for turn in &self.turns {
            if turn.number != number {
                number = turn.number;
                let text = record.push_text(&format!("{number}."));
                record.items.push(Item { kind: ItemKind::Number, text, span: turn.span });
            }
            let text = record.push_text(&turn.text());
            record.items.push(Item { kind: ItemKind::Move, text, span: turn.span });
        }
        record.remarks.extend(self.odd.iter().map(|span| Remark {
            code: ODD_LINE,
            span: *span,
            message: "this line is none of a saved game of Zillions; it is left out".to_owned(),
        }));
    }
}

impl Turn {
    /// The cells of the way: `b2-a3`, `d4xf2xh4`, `e4`.
    fn text(&self) -> String {
        let takes = self.legs.iter().any(|leg| leg.takes);
        let sign = if takes { 'x' } else { '-' };
        let mut text = self.legs.first().map_or(String::new(), |leg| leg.from.clone());
        for leg in self.legs.iter().filter(|leg| !leg.to.is_empty()) {
            if !text.is_empty() {
                text.push(sign);
            }
            text.push_str(&leg.to);
        }
        text
    }
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
    fn lines_of_one_move_are_put_together() {
        let record = read(
            "Zillions Save Game File Version 0.02 HC\r\nRulesFile=A.zrf\r\nVariantName=Some Draughts\r\n\
             1. Man b2 - a3 @ a1 0 0 @ a3 0 0\r\n1. partial 2 Man e8 - g6 x f7\r\n\
             1. partial 2 Man g6 - e4 x f5 = King\r\n2. partial 3 King a1 - c3 x b2\r\n\
             2. partial 2 Man h6 - f4 x g5\r\nsomething\r\n",
        );
        let moves: Vec<&str> = record.main_line().collect();
        assert_eq!(moves, ["b2-a3", "e8xg6xe4", "a1xc3", "h6xf4"]);
        assert_eq!(record.tag("RulesFile"), Some("A.zrf"));
        assert_eq!(record.origin.map(|origin| record.str(origin.game)), Some("Some Draughts"));
        assert_eq!(record.remarks.len(), 1);
        assert_eq!(record.place(record.remarks[0].span).line, 9);
    }

    #[test]
    fn a_position_is_a_change_of_the_start_position() {
        let record = read(
            "Zillions Save Game File Version 0.02 HC\nVariantName=X\n(x b6)\n(White Checker b6)\n\
             (Black King e3)\n",
        );
        assert_eq!(record.tag(crate::CHANGES_TAG), Some("-b6,Wb6,BKe3"));
    }
}
