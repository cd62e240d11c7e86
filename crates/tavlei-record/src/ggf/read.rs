//! The text of a game → a record.

use super::{OWN, TAGS, by_margin, dates};
use crate::codes::{NO_TURN, PASS_PUT_IN, TEXT_NOT_CLOSED, UNKNOWN_TEXT, VALUE_NOT_READ};
use crate::format::{Builder, Ended, NotAGame, othello, span_of};
use crate::{ItemKind, RawGame, Record, Span};

/// Reads a game.
pub(super) fn read(raw: &mut RawGame, record: &mut Record) -> Result<(), NotAGame> {
    let text = raw.text.clone();
    let Some(begin) = text.find("(;") else {
        return Err(NotAGame::new("a game begins with (; and there is none here"));
    };
    check_board(&text)?;
    let out = Builder::new(raw, record, super::FORMAT.name);
    let mut reader = Reader { text: &text, out, ended: None, last: None };
    reader.before(&text[..begin]);
    reader.properties(&text[begin + 2..]);
    reader.end();
    Ok(())
}

/// Boards of one size alone are read.
fn check_board(text: &str) -> Result<(), NotAGame> {
    let board = text.find("BO[").and_then(|at| text[at + 3..].split_whitespace().next());
    match board.filter(|size| size.parse() != Ok(othello::SIDE)) {
        Some(size) if size.bytes().all(|byte| byte.is_ascii_digit()) => {
            Err(NotAGame::new(format!(
                "its board has the size {size}; games of GGF are read on {} x {} cells only",
                othello::SIDE,
                othello::SIDE
            )))
        }
        _ => Ok(()),
    }
}

struct Reader<'t, 'r> {
    text: &'t str,
    out: Builder<'r>,
    ended: Option<(Ended, Span)>,
    /// The letter of the side that has moved.
    last: Option<&'t str>,
}

impl<'t> Reader<'t, '_> {
    /// A count of games may stand before a game.
    fn before(&mut self, text: &'t str) {
        let junk = text.trim().trim_start_matches(|c: char| c.is_ascii_digit()).trim();
        self.junk(junk);
    }

    fn junk(&mut self, text: &'t str) {
        if text.is_empty() {
            return;
        }
        let span = span_of(self.text, text);
        self.out.remark(UNKNOWN_TEXT, span, "this is no part of GGF; it is kept as a comment");
        self.out.comment(text, span);
    }

    fn properties(&mut self, mut rest: &'t str) {
        loop {
            rest = rest.trim_start();
            if rest.starts_with(";)") {
                return;
            }
            let Some(begin) = rest.find('[') else { break };
            let name = rest[..begin].trim_end();
            let letters = name.trim_start_matches(|c: char| !c.is_ascii_uppercase());
            self.junk(name[..name.len() - letters.len()].trim());
            let inside = &rest[begin + 1..];
            let len = inside.find(']').unwrap_or(inside.len());
            self.property(letters, &inside[..len]);
            rest = inside.get(len + 1..).unwrap_or_default();
            if len == inside.len() {
                break;
            }
        }
        self.junk(rest.trim());
        let end = Span { start: self.text.len() as u32, end: self.text.len() as u32 };
        self.out.remark(TEXT_NOT_CLOSED, end, "the ;) that ends this game is missing");
    }

    fn property(&mut self, name: &'t str, value: &'t str) {
        let span = span_of(self.text, value);
        match name {
            "GM" => self.out.game(value.trim()),
            "DT" => self.date(value, span),
            "RE" => self.result(value.trim(), span),
            "BO" => self.board(value, span),
            "B" | "W" => self.turn(name, value, span),
            name => match TAGS.iter().find(|(known, _)| *known == name) {
                Some((_, tag)) => self.out.tag(tag, value.trim(), span),
                None if OWN.contains(&name) => self.out.tag(name, value.trim(), span),
                None if name.is_empty() => self.junk(value),
                None => self.out.tag(name, value.trim(), span),
            },
        }
    }

    fn date(&mut self, value: &str, span: Span) {
        let Some((date, time)) = dates::parse(value) else {
            self.out.remark(VALUE_NOT_READ, span, "this date is written in no known way");
            return self.out.tag("Date", value.trim(), span);
        };
        self.out.tag("Date", &date, span);
        if !time.is_empty() {
            self.out.tag("Time", &time, span);
        }
    }

    /// `+54.000`, `-40.00:r`, `?`: how many discs more the first colour has, which is Black, and how
    /// it came to that.
    fn result(&mut self, value: &str, span: Span) {
        let text = value.split(':').next().unwrap_or_default().trim();
        let number = text.parse::<f64>().ok().filter(|number| number.is_finite());
        if number.is_none() && !matches!(text, "?" | "") {
            self.out.remark(VALUE_NOT_READ, span, format!("{value} is no count of discs"));
        }
        // More discs than there are: the sign of a game that is not over.
        let margin = number.filter(|number| number.abs() <= 64.0);
        let ended = margin.map_or(Ended::Open, by_margin);
        self.out.tag("Result", ended.result(), span);
        self.out.tag("RE", value, span);
        self.ended = Some((ended, span));
    }

    /// `8 -------- … *`: the size, the rows with or without blanks, the side to move.
    fn board(&mut self, value: &str, span: Span) {
        let signs: String = value.split_whitespace().skip(1).collect();
        let cut = signs.len().checked_sub(1).filter(|at| signs.is_char_boundary(*at));
        let (rows, side) = signs.split_at(cut.unwrap_or_default());
        if let Some(men) = othello::parse_board(rows, "*", "Oo", side == "*") {
            return self.out.tag("FEN", &men.fen(), span);
        }
        let message = "the board should be eight rows of *, O and -, and who is to move";
        self.out.remark(VALUE_NOT_READ, span, message);
    }

    fn turn(&mut self, side: &'t str, value: &'t str, span: Span) {
        if self.last == Some(side) {
            self.out.item(ItemKind::UnknownMove, "--", span);
            self.out.remark(PASS_PUT_IN, span, "a pass was put in before this turn");
        }
        self.last = Some(side);
        let mut parts = value.splitn(3, '/').map(str::trim);
        let cell = parts.next().unwrap_or_default();
        let text = cell.to_ascii_lowercase();
        match text.as_str() {
            "pa" | "pass" => self.out.item(ItemKind::UnknownMove, "--", span),
            text if othello::is_cell(text.as_bytes()) => {
                self.out.item(ItemKind::Move, text, span_of(self.text, cell));
            }
            _ => {
                self.out.item(ItemKind::Move, cell, span_of(self.text, cell));
                let message = format!("{cell} is no turn; f5 or pass would be");
                self.out.remark(NO_TURN, span, message);
            }
        }
        let said = ["eval", "emt"].iter().zip(parts).filter(|(_, text)| !text.is_empty());
        let said: Vec<String> = said.map(|(name, text)| format!("[%{name} {text}]")).collect();
        if !said.is_empty() {
            self.out.comment(&said.join(" "), span);
        }
    }

    fn end(mut self) {
        if let Some((ended, span)) = self.ended {
            self.out.item(ItemKind::Result, ended.result(), span);
        }
        self.out.finish();
    }
}
