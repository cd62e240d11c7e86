//! A record → a score as books print it.

use std::io::Write as _;

use crate::format::{Outgoing, Refused, ScoreLayout, ScoreNumbers, ScoreStyle};
use crate::layout::Layout;
use crate::pdn::is_result;
use crate::score::{self, Entry};

/// How far comments and variations stand to the right of the moves in columns.
const INDENT: usize = 4;
/// The narrowest line.
const NARROWEST: usize = 20;
/// What parts two columns.
const GAP: &str = "   ";

/// Writes one game.
pub(super) fn write(game: &Outgoing<'_>, out: &mut Vec<u8>) -> Result<(), Refused> {
    let mut heading = if game.style.header {
        super::top::lines(game.record)
    } else {
        super::top::position(game.record).into_iter().collect()
    };
    let mut result = score::result(game.record, &game.style);
    // Behind the moves nobody would know where such words end the game.
    if game.style.result.is_none() && !is_result(result) {
        heading.push(format!("Result: {result}"));
        result = "*";
    }
    write_heading(&heading, out)?;
    let entries = score::entries(game.record, game.round, score::Signs::Codes);
    match game.style.layout {
        ScoreLayout::Running => {
            let mut score = Running::new(&game.style, game.style.width);
            score.entries(&entries);
            score.layout.piece(result);
            writeln!(out, "{}", score.layout.text)?;
        }
        ScoreLayout::Columns => {
            write_columns(&entries, &game.style, out)?;
            writeln!(out, "{result}")?;
        }
    }
    Ok(())
}

fn write_heading(lines: &[String], out: &mut Vec<u8>) -> Result<(), Refused> {
    for line in lines {
        writeln!(out, "{line}")?;
    }
    if !lines.is_empty() {
        writeln!(out)?;
    }
    Ok(())
}

/// A line of moves as a running text.
struct Running<'a> {
    style: &'a ScoreStyle,
    layout: Layout,
    /// The next move shows its number although it is not the first of it.
    due: bool,
    /// The last piece was a move.
    after_turn: bool,
    /// So many variations are open.
    depth: usize,
}

impl<'a> Running<'a> {
    fn new(style: &'a ScoreStyle, width: usize) -> Self {
        let layout = Layout::new(width.max(NARROWEST));
        Running { style, layout, due: true, after_turn: false, depth: 0 }
    }

    fn entries(&mut self, entries: &[Entry<'_>]) {
        for entry in entries {
            self.entry(entry);
            self.after_turn = matches!(entry, Entry::Turn(..));
            self.due = !self.after_turn;
        }
    }

    fn entry(&mut self, entry: &Entry<'_>) {
        match entry {
            Entry::Turn(at, text) => self.turn(at.number, at.place > 0, text),
            Entry::Comment(text) | Entry::Text(text) => {
                self.layout.words(&format!("{{{}}}", in_braces(text)));
            }
            Entry::Setup(fen) => self.layout.piece(&format!("/FEN \"{fen}\"/")),
            Entry::Open => {
                self.layout.piece("(");
                self.layout.glue_next(true);
                self.depth += 1;
            }
            Entry::Close => {
                self.layout.glued(")");
                self.depth = self.depth.saturating_sub(1);
            }
        }
    }

    /// The bracket of `1)` would end a variation.
    fn number(&self, number: u32, broken: bool) -> String {
        let dots = ScoreStyle { numbers: ScoreNumbers::Dots, ..ScoreStyle::default() };
        score::number(if self.depth > 0 { &dots } else { self.style }, number, broken)
    }

    fn turn(&mut self, number: u32, is_later: bool, text: &str) {
        let shows = !is_later || self.due;
        if shows && self.style.numbers != ScoreNumbers::None {
            let number = self.number(number, is_later);
            self.layout.piece(&format!("{number} {text}"));
            return;
        }
        let between = self.style.between.as_str();
        if self.after_turn && is_later && !between.trim_end().is_empty() {
            self.layout.glued(between.trim_end());
            self.layout.glue_next(!between.ends_with(char::is_whitespace));
        }
        self.layout.piece(text);
    }
}

/// A closing brace would end the comment.
fn in_braces(text: &str) -> String {
    text.trim().replace('}', ")")
}

/// What stands on its own below each other.
enum Block<'a, 'e> {
    /// The moves of a number, those that stand elsewhere left out.
    Row(u32, Vec<Option<&'a str>>),
    /// What is said between them.
    Prose(&'a [Entry<'e>]),
}

fn write_columns(
    entries: &[Entry<'_>],
    style: &ScoreStyle,
    out: &mut Vec<u8>,
) -> Result<(), Refused> {
    let blocks = blocks(entries);
    let widths = widths(&blocks, style);
    for block in &blocks {
        match block {
            Block::Row(number, cells) => writeln!(out, "{}", row(*number, cells, style, &widths))?,
            Block::Prose(entries) => {
                let mut prose = Running::new(style, style.width.saturating_sub(INDENT));
                prose.entries(entries);
                for line in prose.layout.text.lines() {
                    writeln!(out, "{:INDENT$}{line}", "")?;
                }
            }
        }
    }
    Ok(())
}

fn blocks<'a, 'e>(entries: &'a [Entry<'e>]) -> Vec<Block<'a, 'e>> {
    let mut blocks = Vec::new();
    let mut at = 0;
    while at < entries.len() {
        if let Entry::Turn(start, text) = &entries[at] {
            let place = usize::from(start.place);
            match blocks.last_mut() {
                Some(Block::Row(number, cells))
                    if *number == start.number && cells.len() == place =>
                {
                    cells.push(Some(text.as_str()));
                }
                _ => {
                    let mut cells = vec![None; place];
                    cells.push(Some(text.as_str()));
                    blocks.push(Block::Row(start.number, cells));
                }
            }
            at += 1;
        } else {
            let len = prose_len(&entries[at..]);
            blocks.push(Block::Prose(&entries[at..at + len]));
            at += len;
        }
    }
    blocks
}

/// How many entries stand before the next move of the main line.
fn prose_len(entries: &[Entry<'_>]) -> usize {
    let mut depth = 0_usize;
    for (at, entry) in entries.iter().enumerate() {
        match entry {
            Entry::Open => depth += 1,
            Entry::Close => depth = depth.saturating_sub(1),
            Entry::Turn(..) if depth == 0 => return at,
            _ => {}
        }
    }
    entries.len()
}

/// The widths of the numbers and of the columns.
fn widths(blocks: &[Block<'_, '_>], style: &ScoreStyle) -> Vec<usize> {
    let mut widths = vec![0];
    for block in blocks {
        let Block::Row(number, cells) = block else { continue };
        widths[0] = widths[0].max(score::number(style, *number, false).len());
        widths.resize(widths.len().max(cells.len() + 1), 0);
        for (width, cell) in widths[1..].iter_mut().zip(cells) {
            *width = (*width).max(cell.map_or(3, |cell| cell.chars().count()));
        }
    }
    widths
}

fn row(number: u32, cells: &[Option<&str>], style: &ScoreStyle, widths: &[usize]) -> String {
    let mut line = format!("{:>1$}", score::number(style, number, false), widths[0]);
    for (at, (cell, width)) in cells.iter().zip(&widths[1..]).enumerate() {
        let text = cell.unwrap_or("...");
        line.push_str(match at {
            0 if widths[0] == 0 => "",
            0 => " ",
            _ => GAP,
        });
        line.push_str(text);
        line.extend(std::iter::repeat_n(' ', width.saturating_sub(text.chars().count())));
    }
    line.truncate(line.trim_end().len());
    line
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{ReadOptions, Record, parse_all, same_tree};

    const TEXT: &str = "[White \"Alder, A.\"]\n[Black \"Birch, B.\"]\n[Site \"Riga\"]\n\
        [Date \"1984.??.??\"]\n[Result \"2-0\"]\n\n1. 32-28! 19-23 {an old\nline} 2. 28x19 (2. 37-32 \
        23x32 {good}) 14x23 3. 37-32 2-0";

    fn written(text: &str, style: ScoreStyle) -> String {
        let record = &parse_all(text.as_bytes(), &ReadOptions::default())[0];
        let game = Outgoing { style, ..Outgoing::new("a.pdn", record) };
        let mut out = Vec::new();
        assert!(write(&game, &mut out).is_ok());
        String::from_utf8(out).unwrap()
    }

    #[test]
    fn a_running_score() {
        let expected = "Alder, A. – Birch, B.\nRiga, 1984\n\n\
            1. 32-28! 19-23 {an old line}\n2. 28x19 (2. 37-32 23x32 {good})\n2... 14x23 3. 37-32 2-0\n";
        assert_eq!(written(TEXT, ScoreStyle { width: 36, ..ScoreStyle::default() }), expected);
    }

    #[test]
    fn two_columns() {
        let style =
            ScoreStyle { layout: ScoreLayout::Columns, header: false, ..ScoreStyle::default() };
        let expected = "1. 32-28!   19-23\n    {an old line}\n2. 28x19\n    (2. 37-32 23x32 {good})\n\
            2. ...      14x23\n3. 37-32\n2-0\n";
        assert_eq!(written(TEXT, style), expected);
    }

    #[test]
    fn numbers_and_signs_are_those_of_the_notation() {
        let style = ScoreStyle {
            numbers: ScoreNumbers::Brackets,
            between: ", ".to_owned(),
            result: Some("+".to_owned()),
            header: false,
            ..ScoreStyle::default()
        };
        assert_eq!(written("1. c3-d4 d6-c5 2. b2-c3 1-0", style), "1) c3-d4, d6-c5 2) b2-c3 +\n");
        let style =
            ScoreStyle { numbers: ScoreNumbers::None, header: false, ..ScoreStyle::default() };
        assert_eq!(written("1. c3-d4 d6-c5 2. b2-c3 1-0", style), "c3-d4 d6-c5 b2-c3 1-0\n");
    }

    /// Without the position nobody could follow the moves.
    #[test]
    fn the_position_stands_above_the_moves_without_a_heading_too() {
        let text = "[White \"A\"] [Black \"B\"] [FEN \"W:W31:B2\"]\n\n1. 31-27 *";
        let style = ScoreStyle { header: false, ..ScoreStyle::default() };
        assert_eq!(written(text, style), "Position: W:W31:B2\n\n1. 31-27 *\n");
    }

    /// What is written is read back as the same game.
    #[test]
    fn what_is_written_is_read() {
        let one_line = TEXT[TEXT.find("1. 32").unwrap()..].replace('\n', " ");
        let original = parse_all(one_line.as_bytes(), &ReadOptions::default()).remove(0);
        for layout in [ScoreLayout::Running, ScoreLayout::Columns] {
            for numbers in [ScoreNumbers::Dots, ScoreNumbers::Brackets] {
                let style = ScoreStyle { layout, numbers, header: false, ..ScoreStyle::default() };
                let text = written(TEXT, style);
                let mut raw = crate::RawGame::new(text.clone(), 1, (1, 1), Vec::new());
                let mut back = Record::default();
                assert!(super::super::parse(&mut raw, &mut back).is_ok());
                assert!(same_tree(&back, &original), "{text}");
                assert_eq!(back.source(), text);
            }
        }
    }
}
