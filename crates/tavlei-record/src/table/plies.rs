//! Rows of CSV, one for each half-move → games, read as PDN.

use std::io::{self, ErrorKind};

use super::cells::{Cell, stated_separator};
use super::read::{Head, Row, closed, head};
use crate::format::{Cut, Games, Made, MadeGames, Maker, NotAGame, Pieces, Source, parse_made};
use crate::{RawGame, ReadOptions, Record, Remark, Span};

/// What a table needs, in words.
pub(super) const WANTS: &str =
    "the first row must name the columns, and three of them must be called record, ply and written";

/// Which cells of a row matter.
#[derive(Clone, Copy, Debug)]
struct Columns {
    separator: u8,
    file: Option<usize>,
    record: usize,
    game: Option<usize>,
    ply: usize,
    written: usize,
    canonical: Option<usize>,
    fen: Option<usize>,
}

impl Columns {
    /// Those of a table; `None` if it is not one of half-moves.
    fn of(head: &Head<'_>) -> Option<Columns> {
        let at =
            |name: &str| head.names.iter().position(|cell| cell.text.eq_ignore_ascii_case(name));
        Some(Columns {
            separator: head.separator,
            file: at("file"),
            record: at("record")?,
            game: at("game"),
            ply: at("ply")?,
            written: at("written")?,
            canonical: at("canonical"),
            fen: at("fen"),
        })
    }

    /// Whether two rows belong to one game: the second one is a later half-move of the same record.
    fn go_on(&self, first: &[Cell<'_>], second: &[Cell<'_>]) -> bool {
        let is_same = |column| text(first, column) == text(second, column);
        let ply = |row| text(row, Some(self.ply)).parse::<u32>().ok();
        is_same(self.file) && is_same(Some(self.record)) && ply(first) < ply(second)
    }
}

/// The text of a cell; of none, nothing.
fn text<'a>(row: &'a [Cell<'_>], column: Option<usize>) -> &'a str {
    column.and_then(|at| row.get(at)).map_or("", |cell| &cell.text)
}

pub(super) fn is_own(start: &[u8]) -> bool {
    let text = String::from_utf8_lossy(start);
    Columns::of(&Head::of_text(&text)).is_some()
}

pub(super) fn open(source: Source, options: &ReadOptions) -> Box<dyn Games> {
    let pieces = Pieces::new(source.bytes, options, Run::default());
    Box::new(MadeGames::new(Runs { pieces, columns: None }))
}

#[expect(clippy::unnecessary_wraps, reason = "other formats can fail")]
pub(super) fn parse(raw: &mut RawGame, record: &mut Record) -> Result<(), NotAGame> {
    parse_made(raw, super::PLIES.name, record);
    Ok(())
}

/// Cuts runs of rows: the head of the table, then the rows of each game.
#[derive(Default)]
struct Run {
    row: Row,
    columns: Option<Columns>,
    /// How much of the text is known to belong together, and where the last row of that begins.
    known: usize,
    last: usize,
}

impl Cut for Run {
    fn cut(&mut self, text: &str, ended: bool) -> Option<usize> {
        let Some(columns) = self.columns else {
            let len = self.row.cut(text, ended)?;
            if stated_separator(&text[..len]).is_some() {
                return Some(len);
            }
            self.columns = Columns::of(&Head::of(&text[..len], self.row.0));
            return Some(if self.columns.is_some() { len } else { text.len() });
        };
        loop {
            let row = &text[self.known..];
            let len = self.row.cut(row, ended).or_else(|| ended.then_some(row.len()))?;
            if len == 0 {
                return Some(std::mem::take(&mut self.known));
            }
            let cells = closed(&row[..len], columns.separator).0;
            if cells.iter().any(|cell| !cell.text.is_empty()) {
                let last = closed(&text[self.last..self.known], columns.separator).0;
                if self.known > 0 && !columns.go_on(&last, &cells) {
                    self.last = 0;
                    return Some(std::mem::take(&mut self.known));
                }
                self.last = self.known;
            }
            self.known += len;
        }
    }
}

/// The games of a table.
struct Runs {
    pieces: Pieces<Run>,
    columns: Option<Columns>,
}

impl Runs {
    /// Which cells matter; the first row says it. `None` if the table is empty.
    fn columns(&mut self) -> io::Result<Option<Columns>> {
        if self.columns.is_none()
            && let Some((row, said)) = head(&mut self.pieces)?
        {
            let message = || format!("this is no table of half-moves; {WANTS}");
            let columns = Columns::of(&Head::of(&row.text, said));
            let columns =
                columns.ok_or_else(|| io::Error::new(ErrorKind::InvalidData, message()))?;
            self.columns = Some(columns);
        }
        Ok(self.columns)
    }
}

impl Maker for Runs {
    fn next(&mut self) -> io::Result<Option<(RawGame, Made)>> {
        let Some(columns) = self.columns()? else { return Ok(None) };
        let Some(mut run) = self.pieces.next()? else { return Ok(None) };
        let made = made(&mut run, &columns);
        Ok(Some((run, made)))
    }

    fn encoding(&self) -> Option<&'static str> {
        self.pieces.encoding()
    }
}

/// A game as PDN.
fn made(run: &mut RawGame, columns: &Columns) -> Made {
    let mut made = Made::default();
    let mut row = Row(Some(columns.separator));
    let (mut at, mut remarks) = (0, Vec::new());
    while at < run.text.len() {
        let rest = &run.text[at..];
        let len = row.cut(rest, true).unwrap_or(rest.len());
        let (cells, remark) = closed(&rest[..len], columns.separator);
        remarks.extend(remark.map(|remark| behind(remark, at as u32)));
        if at == 0 {
            begin(&mut made, &cells, columns);
        }
        let filled = |column: usize| cells.get(column).filter(|cell| !cell.text.is_empty());
        if let Some(cell) = filled(columns.written).or_else(|| columns.canonical.and_then(filled)) {
            made.push(&cell.text, at + cell.at);
            made.push("\n", at + cell.at);
        }
        at += len;
    }
    run.remarks.extend(remarks);
    made
}

/// A remark on a row that begins there.
fn behind(remark: Remark, at: u32) -> Remark {
    let Span { start, end } = remark.span;
    Remark { span: Span { start: start + at, end: end + at }, ..remark }
}

/// What the first row tells: the game, and with the number 0 the position that it begins from.
fn begin(made: &mut Made, first: &[Cell<'_>], columns: &Columns) {
    let mut tag = |name: &str, column: Option<usize>| {
        let cell = column.and_then(|at| first.get(at)).filter(|cell| !cell.text.is_empty());
        let Some(cell) = cell else { return };
        let value = cell.text.replace('\\', "\\\\").replace('"', "\\\"");
        made.push(&format!("[{name} \"{value}\"]\n"), cell.at);
    };
    tag("Variant", columns.game);
    if text(first, Some(columns.ply)) == "0" {
        tag("FEN", columns.fen);
    }
    made.push("\n", 0);
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::format::records;

    fn read(text: &str) -> Vec<(Vec<String>, String)> {
        let told = |record: &Record| {
            let tags = ["Variant", "FEN"].map(|name| record.tag(name).unwrap_or("").to_owned());
            (tags.to_vec(), record.main_line().collect::<Vec<_>>().join(" "))
        };
        records(&super::super::PLIES, text).iter().map(told).collect()
    }

    #[test]
    fn a_game_ends_where_record_file_or_numbers_do() {
        let text = "Record;Ply;Written;file\r\n1;1;32-28;a\r\n1;2;19-23;a\n\n1;3;28x19;a\n2;1;33-28;a\n\
                    2;1;34-29;a\n2;2;19-23;b";
        let moves: Vec<_> = read(text).into_iter().map(|(_, moves)| moves).collect();
        assert_eq!(moves, ["32-28 19-23 28x19", "33-28", "34-29", "19-23"]);
    }

    #[test]
    fn the_first_row_may_tell_the_game_and_where_it_begins() {
        let text = "record,game,ply,written,canonical,fen\n\
                    7,russian,0,,,\"W:Wc3:Bf6\"\n7,russian,1,,c3-d4,\"B:Wd4:Bf6\"\n";
        let tags = vec!["russian".to_owned(), "W:Wc3:Bf6".to_owned()];
        assert_eq!(read(text), [(tags, "c3-d4".to_owned())]);
    }

    #[test]
    fn moves_are_found_where_they_stand() {
        let record =
            &records(&super::super::PLIES, "record,ply,written\n1,1,32-28\n1,2,\"19-23\"\n")[0];
        let last = record.items.last().map(|item| record.place(item.span));
        assert_eq!(last.map(|place| (place.line, place.column)), Some((3, 6)));
    }

    #[test]
    fn other_tables_are_not_its_own() {
        assert!(is_own(b"record,ply,written\n") && !is_own(b"record,ply,moves\n"));
    }
}
