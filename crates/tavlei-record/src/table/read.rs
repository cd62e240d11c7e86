//! Rows of CSV → games, one a row: the columns are tags, that of the moves is read as PDN.

use std::io::{self, ErrorKind};

use super::cells::{Cell, cells, row_end, separator};
use crate::codes::{ODD_LINE, TEXT_NOT_CLOSED};
use crate::format::{Cut, Games, Made, MadeGames, Maker, NotAGame, Pieces, Source};
use crate::format::{from_iso, parse_made};
use crate::{RawGame, ReadOptions, Record, Remark, Span};

/// What a table needs, in words.
pub(super) const WANTS: &str = "the first row must name the columns, and one of them must be called moves: white,black,result,moves";

/// How columns are called that are no tags of their own name.
#[rustfmt::skip]
const NAMES: &[(&str, &str)] = &[
    ("moves", MOVES), ("movetext", MOVES), ("pdn", MOVES), ("ходы", MOVES), ("партия", MOVES),
    ("game", "Variant"), ("игра", "Variant"), ("tournament", "Event"), ("турнир", "Event"),
    ("place", "Site"), ("место", "Site"), ("дата", "Date"), ("тур", "Round"), ("белые", "White"),
    ("черные", "Black"), ("чёрные", "Black"), ("результат", "Result"), ("fen", "FEN"),
    ("gametype", "GameType"), ("setup", "SetUp"), ("start", "FEN"),
];
/// Stands for the column of the moves; no tag is called so.
const MOVES: &str = "";
/// The columns of a table of the program that say where a game stood and how long it is.
const OWN: [&str; 4] = ["file", "record", "line", "plies"];

/// What a column holds.
#[derive(Clone, PartialEq, Eq, Debug)]
enum Column {
    Moves,
    Tag(String),
    Nothing,
}

/// The names in the head of a table.
pub(super) fn names(head: &str) -> Vec<Cell<'_>> {
    cells(head.trim_start_matches('\u{feff}'), separator(head))
}

/// The columns of a table; `None` if none is for moves.
fn columns(head: &str) -> Option<Vec<Column>> {
    let names: Vec<String> = names(head).iter().map(|cell| cell.text.to_lowercase()).collect();
    let is_own = OWN.iter().all(|own| names.iter().any(|name| name == own));
    let mut columns: Vec<Column> = Vec::new();
    for (at, name) in names.iter().enumerate() {
        let known = NAMES.iter().find(|(known, _)| known == name).map(|(_, tag)| *tag);
        let column = match known {
            _ if is_own && OWN.contains(&name.as_str()) => Column::Nothing,
            Some(MOVES) if columns.contains(&Column::Moves) => Column::Tag(tag_name(name, at)),
            Some(MOVES) => Column::Moves,
            Some(tag) => Column::Tag(tag.to_owned()),
            None => Column::Tag(tag_name(name, at)),
        };
        columns.push(column);
    }
    columns.contains(&Column::Moves).then_some(columns)
}

/// `white elo` → `WhiteElo`; a column without letters of PDN's is called by its number.
fn tag_name(name: &str, at: usize) -> String {
    let words = name.split(|letter: char| !letter.is_ascii_alphanumeric());
    let capital = |word: &str| {
        let (first, rest) = word.split_at(word.len().min(1));
        first.to_ascii_uppercase() + rest
    };
    let tag: String = words.map(capital).collect();
    let begins = tag.starts_with(|letter: char| letter.is_ascii_alphabetic());
    if begins { tag } else { format!("Column{}", at + 1) }
}

/// A table of games: one of its columns is for moves, and there are others.
pub(super) fn is_own(start: &[u8]) -> bool {
    let text = String::from_utf8_lossy(start);
    let head = text.lines().next().unwrap_or("");
    let is_moves = |name: &&Cell<'_>| name.text.eq_ignore_ascii_case("moves");
    let names = names(head);
    names.len() > 1 && names.iter().find(is_moves).is_some() && columns(head).is_some()
}

pub(super) fn open(source: Source, options: &ReadOptions) -> Box<dyn Games> {
    let pieces = Pieces::new(source.bytes, options, Row(None));
    Box::new(MadeGames::new(Rows { pieces, table: None }))
}

#[expect(clippy::unnecessary_wraps, reason = "other formats can fail")]
pub(super) fn parse(raw: &mut RawGame, record: &mut Record) -> Result<(), NotAGame> {
    parse_made(raw, super::GAMES.name, record);
    Ok(())
}

/// A mark that is not closed in so many bytes never is: the row ends with its line.
const LONGEST_ROW: usize = 4 << 20;

/// Cuts rows; what parts their cells shows in the first one.
#[derive(Default)]
pub(super) struct Row(pub(super) Option<u8>);

impl Cut for Row {
    fn cut(&mut self, text: &str, ended: bool) -> Option<usize> {
        let line = text.find(['\n', '\r'])?;
        let separator = *self.0.get_or_insert(separator(&text[..line]));
        let is_lost = ended || text.len() > LONGEST_ROW;
        row_end(text, separator).or_else(|| is_lost.then_some(line + 1))
    }
}

/// The rows of a table.
struct Rows {
    pieces: Pieces<Row>,
    table: Option<(u8, Vec<Column>)>,
}

impl Maker for Rows {
    fn next(&mut self) -> io::Result<Option<(RawGame, Made)>> {
        if self.table.is_none() {
            let Some(head) = self.pieces.next()? else { return Ok(None) };
            let columns = columns(&head.text).ok_or_else(|| {
                let message = format!("no column of the table is for moves; {WANTS}");
                io::Error::new(ErrorKind::InvalidData, message)
            })?;
            self.table = Some((separator(&head.text), columns));
        }
        let Some((separator, columns)) = &self.table else { return Ok(None) };
        while let Some(mut row) = self.pieces.next()? {
            let (cells, remark) = closed(&row.text, *separator);
            let made = made(&cells, columns);
            let more = cells.get(columns.len()).map(|cell| cell.at);
            row.remarks.extend(remark);
            if let Some(at) = more {
                let end = row.text.trim_end_matches(['\r', '\n']).len();
                let span = Span { start: at as u32, end: end as u32 };
                let message = "this row has more cells than the table has columns".to_owned();
                row.remarks.push(Remark { code: ODD_LINE, span, message });
            }
            if !made.text.is_empty() {
                return Ok(Some((row, made)));
            }
        }
        Ok(None)
    }

    fn encoding(&self) -> Option<&'static str> {
        self.pieces.encoding()
    }
}

/// The cells of a row, and what is to be said of it: where a quotation mark is never closed, marks are
/// letters like others.
pub(super) fn closed(row: &str, separator: u8) -> (Vec<Cell<'_>>, Option<Remark>) {
    let text = row.trim_end_matches(['\r', '\n']);
    // A mark that is closed lets the row end with its line.
    if !text.contains('"') || row_end(&format!("{text}\n"), separator).is_some() {
        return (cells(text, separator), None);
    }
    let plain = text.replace('"', "'");
    let owned = |cell: Cell<'_>| Cell { text: cell.text.into_owned().into(), at: cell.at };
    let cells = cells(&plain, separator).into_iter().map(owned).collect();
    let message =
        "a quotation mark of this row is never closed; the row was read as if it were none";
    let span = Span { start: 0, end: text.len() as u32 };
    (cells, Some(Remark { code: TEXT_NOT_CLOSED, span, message: message.to_owned() }))
}

/// A row as PDN.
fn made(cells: &[Cell<'_>], columns: &[Column]) -> Made {
    let mut made = Made::default();
    let filled = || cells.iter().zip(columns).filter(|(cell, _)| !cell.text.is_empty());
    for (cell, column) in filled() {
        let Column::Tag(name) = column else { continue };
        let value = value(name, &cell.text).replace('\\', "\\\\").replace('"', "\\\"");
        made.push(&format!("[{name} \"{value}\"]\n"), cell.at);
    }
    for (cell, _) in filled().filter(|(_, column)| **column == Column::Moves) {
        made.push("\n", cell.at);
        made.push(&cell.text, cell.at);
        made.push("\n", cell.at + cell.text.len().saturating_sub(1));
    }
    made
}

/// A cell as the value of a tag: on one line, days as PDN has them, without the apostrophe that keeps
/// a spreadsheet from taking it for a formula.
fn value(name: &str, text: &str) -> String {
    let guarded = text.strip_prefix('\'').filter(|rest| super::is_formula(rest));
    let text = guarded.unwrap_or(text);
    if name == "Date"
        && let Some(date) = from_iso(text)
    {
        return date;
    }
    text.replace(['\n', '\r'], " ")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::format::records;
    use std::io::Cursor;

    fn read(text: &str) -> Vec<Record> {
        records(&super::super::GAMES, text)
    }

    #[test]
    fn a_row_is_a_game() {
        let text = "White;Чёрные;white elo;Дата;Ходы\n\"De \"\"B\"\"\";'=x;2100;2024-05-06;\"1. 32-28 {a} \
                    19-23\n2. 28x19\"\n\n;;;;\n?;;;;33-28 2-0\n";
        let records = read(text);
        assert_eq!(records.len(), 2);
        let tags = ["White", "Black", "WhiteElo", "Date"].map(|name| records[0].tag(name));
        assert_eq!(tags, ["De \"B\"", "=x", "2100", "2024.05.06"].map(Some));
        assert_eq!(records[0].main_line().collect::<Vec<_>>(), ["32-28", "19-23", "28x19"]);
        let last = records[0].items.last().unwrap();
        let place = records[0].place(last.span);
        assert_eq!((place.line, place.column), (3, 4));
        assert_eq!((records[1].number, records[1].first_line), (2, 6));
        assert_eq!(records[1].result(), Some("2-0"));
    }

    #[test]
    fn a_table_has_a_column_of_moves() {
        assert!(is_own(b"white,black,moves\n") && !is_own(b"white,black\n") && !is_own(b"moves\n"));
        let source = Source::alone(Cursor::new(b"white,black\nA,B\n".to_vec()));
        let error = open(source, &ReadOptions::default()).next().err().map(|e| e.to_string());
        assert!(error.is_some_and(|error| error.contains("no column of the table is for moves")));
    }

    #[test]
    fn a_mark_that_is_never_closed_costs_no_other_row() {
        let records = read("white,moves\nA,32-28\n\"B,33-28\nC,34-29\n");
        let names: Vec<_> = records.iter().map(|record| record.tag("White").unwrap()).collect();
        assert_eq!(names, ["A", "'B", "C"]);
        let told: Vec<_> = records.iter().map(|record| record.remarks.len()).collect();
        assert_eq!(told, [0, 1, 0]);
        assert_eq!(records[1].remarks[0].code, TEXT_NOT_CLOSED);
    }

    #[test]
    fn cells_without_a_column_are_told() {
        let record = &read("white,moves\nA,32-28,19-23\n")[0];
        assert_eq!((record.remarks[0].code, record.main_line().count()), (ODD_LINE, 1));
    }
}
