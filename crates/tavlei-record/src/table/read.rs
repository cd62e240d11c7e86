//! Rows of CSV → games, one a row: the columns are tags, that of the moves is read as PDN.

use std::io::{self, ErrorKind};

use super::cells::{Cell, cells, row_end, separator, stated_separator};
use crate::codes::{ODD_LINE, TEXT_NOT_CLOSED};
use crate::format::{Cut, Games, Made, MadeGames, Maker, NotAGame, Pieces, Source};
use crate::format::{from_iso, parse_made};
use crate::words::tag_of;
use crate::{RawGame, ReadOptions, Record, Remark, Span, decode};

/// What a table needs, in words.
pub(super) const WANTS: &str = "the first row must name the columns, and one of them must be called moves: white,black,result,moves";

/// How columns are called that are for moves.
const MOVES_WORDS: [&str; 6] = ["moves", "movetext", "pdn", "ходы", "партия", "zetten"];
/// How only tables call a tag.
const START: (&str, &str) = ("start", "FEN");
/// The columns of a table of the program that say where a game stood and how long it is.
const OWN: [&str; 4] = ["file", "record", "line", "plies"];

/// What a column holds.
#[derive(Clone, PartialEq, Eq, Debug)]
enum Column {
    Moves,
    Tag(String),
    Nothing,
}

/// The head of a table: what parts its cells, and the names of its columns. Behind `sep=;`, which
/// spreadsheets write and hide, it is the second line.
pub(super) struct Head<'a> {
    pub(super) separator: u8,
    pub(super) names: Vec<Cell<'a>>,
}

impl<'a> Head<'a> {
    pub(super) fn of(line: &'a str, said: Option<u8>) -> Head<'a> {
        let separator = said.unwrap_or_else(|| separator(line));
        Head { separator, names: cells(line.trim_start_matches('\u{feff}'), separator) }
    }

    /// That of a text.
    pub(super) fn of_text(text: &'a str) -> Head<'a> {
        let mut lines = text.lines();
        let first = lines.next().unwrap_or("");
        match stated_separator(first) {
            None => Head::of(first, None),
            said => Head::of(lines.next().unwrap_or(""), said),
        }
    }
}

/// The column that a name is for.
fn column(name: &str) -> Option<&'static str> {
    if name == START.0 { Some(START.1) } else { tag_of(name) }
}

/// The columns of a table; `None` if none is for moves.
fn columns(head: &Head<'_>) -> Option<Vec<Column>> {
    let names: Vec<String> = head.names.iter().map(|cell| cell.text.to_lowercase()).collect();
    let is_own = OWN.iter().all(|own| names.iter().any(|name| name == own));
    let mut columns: Vec<Column> = Vec::new();
    for (at, name) in names.iter().enumerate() {
        let column = match column(name) {
            _ if is_own && OWN.contains(&name.as_str()) => Column::Nothing,
            Some(tag) => Column::Tag(tag.to_owned()),
            None if MOVES_WORDS.contains(&name.as_str()) && !columns.contains(&Column::Moves) => {
                Column::Moves
            }
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

/// What is said of columns whose names no tag can have.
fn renamed(head: &Head<'_>, columns: &[Column]) -> Option<String> {
    let is_numbered = |at: usize, tag: &str| tag == format!("Column{}", at + 1);
    let named =
        head.names.iter().zip(columns).enumerate().filter_map(
            |(at, (name, column))| match column {
                Column::Tag(tag) if is_numbered(at, tag) && !name.text.is_empty() => {
                    Some(format!("«{}» became {tag}", name.text))
                }
                _ => None,
            },
        );
    let named: Vec<String> = named.collect();
    let said = named.join(", ");
    let message = format!("names of tags have Latin letters, so columns got other ones: {said}");
    (!named.is_empty()).then_some(message)
}

/// A table of games: one of its columns is for moves, and there are others. Where that one is not
/// called `moves` in so many letters, another one must be known too.
pub(super) fn is_own(start: &[u8]) -> bool {
    let text = decode(&start[..start.len().min(LONGEST_HEAD)]);
    let head = Head::of_text(&text);
    let name = |cell: &Cell<'_>| cell.text.to_lowercase();
    let is_plain = head.names.iter().any(|cell| name(cell) == MOVES_WORDS[0]);
    let is_known = head.names.iter().any(|cell| column(&name(cell)).is_some());
    head.names.len() > 1 && (is_plain || is_known) && columns(&head).is_some()
}

/// The names of columns are no longer.
const LONGEST_HEAD: usize = 4 << 10;

pub(super) fn open(source: Source, options: &ReadOptions) -> Box<dyn Games> {
    let pieces = Pieces::new(source.bytes, options, Row(None));
    Box::new(MadeGames::new(Rows { pieces, table: None, said: None }))
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
        let line_text = &text[..line];
        let stated = || stated_separator(line_text).unwrap_or_else(|| separator(line_text));
        let separator = *self.0.get_or_insert_with(stated);
        let is_lost = ended || text.len() > LONGEST_ROW;
        row_end(text, separator).or_else(|| is_lost.then_some(line + 1))
    }
}

/// The rows of a table.
struct Rows {
    pieces: Pieces<Row>,
    table: Option<(u8, Vec<Column>)>,
    /// What is to be said of the columns.
    said: Option<String>,
}

/// The first row of a table that is its head, and what parts its cells, if it says so.
pub(super) fn head<C: Cut>(pieces: &mut Pieces<C>) -> io::Result<Option<(RawGame, Option<u8>)>> {
    let Some(first) = pieces.next()? else { return Ok(None) };
    match stated_separator(&first.text) {
        None => Ok(Some((first, None))),
        said => Ok(pieces.next()?.map(|head| (head, said))),
    }
}

impl Maker for Rows {
    fn next(&mut self) -> io::Result<Option<(RawGame, Made)>> {
        if self.table.is_none() {
            let Some((row, said)) = head(&mut self.pieces)? else { return Ok(None) };
            let head = Head::of(&row.text, said);
            let columns = columns(&head).ok_or_else(|| {
                let message = format!("no column of the table is for moves; {WANTS}");
                io::Error::new(ErrorKind::InvalidData, message)
            })?;
            self.said = renamed(&head, &columns);
            self.table = Some((head.separator, columns));
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

    fn said(&self) -> Option<&str> {
        self.said.as_deref()
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
    fn tables_of_spreadsheets_are_known() {
        for own in [
            "Белые;Чёрные;Ходы\nА;Б;1. c3-d4\n",
            "sep=;\r\nWhite;Black;Movetext\r\n",
            "Тур\tПартия\n",
        ] {
            assert!(is_own(own.as_bytes()), "{own}");
        }
        assert!(!is_own("Ходы, как обычно,\nнеизвестны".as_bytes()));
        let records = read(
            "sep=;\r\nБелые;Счёт;Город, страна;Ходы\r\nА, Б;1-0;Рига;1. c3-d4\r\nВ;*;;1. e3-f4\r\n",
        );
        let tags = ["White", "Result", "Column3"].map(|name| records[0].tag(name));
        assert_eq!(tags, ["А, Б", "1-0", "Рига"].map(Some));
        let head = Head::of("Белые;Город, страна;Ходы", None);
        let said = columns(&head).and_then(|columns| renamed(&head, &columns));
        assert!(said.is_some_and(|said| said.ends_with(": «Город, страна» became Column2")));
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
