//! Lists of boards: a table with a position a row, as programs log them. The moves between them are
//! left to those who know the rules.

use crate::codes::ODD_LINE;
use crate::format::{Format, Games, NotAGame, Pieces, Reading, Source, Whole, begin};
use crate::{Item, ItemKind, RawGame, ReadOptions, Record, Remark, Span};

/// CSV with a column of boards.
pub(crate) const FORMAT: Format = Format {
    name: "boards",
    title: "a table of positions without moves, which are found by the rules",
    extensions: &[],
    is_own,
    is_strict: false,
    is_binary: false,
    reading: Some(Reading {
        open,
        parse,
        wants: "the table needs a column named board; in it the ranks from the far one on, with w, b, W, B and - for each cell",
    }),
    writing: None,
};

fn is_own(start: &[u8]) -> bool {
    let text = String::from_utf8_lossy(start);
    let mut lines = text.trim_start_matches('\u{feff}').lines();
    let column = lines.next().and_then(column);
    let row = lines.next();
    column.zip(row).is_some_and(|(column, row)| cell(row, column).and_then(fen).is_some())
}

fn open(source: Source, options: &ReadOptions) -> Box<dyn Games> {
    Box::new(Pieces::new(source.bytes, options, Whole))
}

/// The number of the column of boards.
fn column(head: &str) -> Option<usize> {
    let is_board = |name: &str| {
        let name = name.trim().trim_matches('"');
        ["board", "position"].iter().any(|known| name.eq_ignore_ascii_case(known))
    };
    head.split([',', ';', '\t']).position(is_board)
}

fn cell(row: &str, column: usize) -> Option<&str> {
    row.split([',', ';', '\t']).nth(column).map(|cell| cell.trim().trim_matches('"'))
}

fn parse(raw: &mut RawGame, record: &mut Record) -> Result<(), NotAGame> {
    begin(raw, record, FORMAT.name);
    let source = record.source().to_owned();
    let mut lines = source.split_inclusive('\n');
    let head = lines.next().unwrap_or("");
    let column = column(head).ok_or_else(|| NotAGame::new("no column is named board"))?;
    let mut at = head.len();
    for line in lines {
        let row = line.trim_end();
        let span = Span { start: at as u32, end: (at + row.len()) as u32 };
        at += line.len();
        match cell(row, column).and_then(fen) {
            Some(fen) => {
                let text = record.push_text(&fen);
                record.items.push(Item { kind: ItemKind::Setup, text, span });
            }
            None if row.trim().is_empty() => {}
            None => {
                let message = "this row holds no board; it is left out".to_owned();
                record.remarks.push(Remark { code: ODD_LINE, span, message });
            }
        }
    }
    Ok(())
}

/// The ranks of a board, from the far one on, as a FEN that does not say who is to move.
fn fen(board: &str) -> Option<String> {
    let ranks: Vec<&str> = board.split([' ', '/', '|']).filter(|rank| !rank.is_empty()).collect();
    let files = ranks.first()?.len();
    let fits = (4..=20).contains(&files) && (4..=20).contains(&ranks.len());
    if !fits || ranks.iter().any(|rank| rank.len() != files) {
        return None;
    }
    let mut lists = [Vec::new(), Vec::new()];
    for (row, rank) in ranks.iter().enumerate() {
        for (file, letter) in rank.bytes().enumerate() {
            let (side, king) = match letter {
                b'w' => (0, ""),
                b'W' => (0, "K"),
                b'b' => (1, ""),
                b'B' => (1, "K"),
                b'-' | b'.' | b'_' => continue,
                _ => return None,
            };
            let file = char::from(b'a' + file as u8);
            lists[side].push(format!("{king}{file}{}", ranks.len() - row));
        }
    }
    let [white, black] = lists.map(|list| list.join(","));
    Some(format!("?:W{white}:B{black}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_row_is_a_position() {
        let text = "TIME,BOARD\n0.1,--b- ---- w--- ---W\n0.2,x\n0.3,--b- w--- ---- ---W\n";
        assert!(is_own(text.as_bytes()) && !is_own(b"file,record\n1,2\n"));
        let mut record = Record::default();
        let mut raw = RawGame::new(text.to_owned(), 1, (1, 1), Vec::new());
        assert!(parse(&mut raw, &mut record).is_ok());
        let setups: Vec<&str> = record.items.iter().map(|item| record.str(item.text)).collect();
        assert_eq!(setups, ["?:Wa2,Kd1:Bc4", "?:Wa3,Kd1:Bc4"]);
        assert_eq!(record.remarks.len(), 1);
        assert_eq!(record.place(record.items[1].span).line, 4);
    }
}
