//! Records as rows of CSV. What is in a row is for the caller to say; [`GameRow`] and [`PlyRow`] are
//! the usual ones. Both tables are read as well.

mod cells;
mod plies;
mod read;

use std::borrow::Cow;
use std::io::{self, Write};

use serde::Serialize;

use crate::format::{Format, Holds, Needs, Outgoing, Reading, Refused, TagsHeld, Writing};
use crate::{ItemKind, Record};

/// A row for each game.
pub(crate) const GAMES: Format = Format {
    name: "csv",
    title: "a table for a spreadsheet, a row for each game",
    extensions: &["csv"],
    is_own: read::is_own,
    is_strict: false,
    is_binary: false,
    reading: Some(Reading { open: read::open, parse: read::parse, wants: read::WANTS }),
    writing: Some(Writing {
        notation: None,
        holds: Holds { tags: TagsHeld::Only(COLUMNS), ..Holds::MOVES },
        needs: Needs::Game,
        game: game_row,
        head: |_| {
            "file,record,line,game,event,site,date,round,white,black,result,plies,moves,fen\n"
                .to_owned()
        },
        is_utf8: false,
        between: "",
        tail: "",
        gather: None,
        lacks: None,
    }),
};

/// A row for each turn.
pub(crate) const PLIES: Format = Format {
    name: "csv-plies",
    title: "a table for a spreadsheet, a row for each move",
    extensions: &[],
    is_own: plies::is_own,
    is_strict: false,
    is_binary: false,
    reading: Some(Reading { open: plies::open, parse: plies::parse, wants: plies::WANTS }),
    writing: Some(Writing {
        notation: None,
        holds: Holds { tags: TagsHeld::Only(PLY_COLUMNS), ..Holds::MOVES },
        needs: Needs::Plies,
        game: ply_rows,
        head: |_| "file,record,game,ply,side,written,canonical,fen\n".to_owned(),
        is_utf8: false,
        between: "",
        tail: "",
        gather: None,
        lacks: None,
    }),
};

/// The tags that have a column, and those that say what other columns do.
const COLUMNS: &[&str] = &[
    "Event", "Site", "Date", "Round", "White", "Black", "Result", "GameType", "Variant",
    "PlyCount", "FEN", "SetUp",
];

/// The tags of which a table of half-moves knows: the game, where it begins, and how many there are.
const PLY_COLUMNS: &[&str] = &["GameType", "Variant", "PlyCount", "FEN", "SetUp"];

fn game_row(game: &Outgoing<'_>, out: &mut Vec<u8>) -> Result<(), Refused> {
    let mut row = GameRow::new(game.file, game.record);
    // The moves of a record without a game can't be told from other text.
    if let Some(facts) = &game.game {
        row.game.clone_from(&facts.id);
        row.plies = facts.plies as usize;
    }
    rows(out, std::slice::from_ref(&row))
}

fn ply_rows(game: &Outgoing<'_>, out: &mut Vec<u8>) -> Result<(), Refused> {
    let facts = game.game.as_ref();
    if let Some(facts) = facts.filter(|facts| !facts.is_usual_start) {
        let start = PlyRow {
            file: game.file.to_owned(),
            record: game.record.number,
            game: facts.id.clone(),
            fen: facts.start_fen.clone(),
            ..PlyRow::default()
        };
        rows(out, &[start])?;
    }
    rows(out, &game.plies)
}

fn rows(out: &mut Vec<u8>, rows: &[impl Serialize]) -> Result<(), Refused> {
    let mut writer = csv::WriterBuilder::new().has_headers(false).from_writer(out);
    for row in rows {
        writer.serialize(row).map_err(io::Error::from)?;
    }
    Ok(writer.flush()?)
}

/// Writes rows of one type as CSV, the names of the fields first.
pub struct Table<W: Write> {
    writer: csv::Writer<W>,
}

impl<W: Write> Table<W> {
    /// A table into `out`.
    pub fn new(out: W) -> Self {
        Self { writer: csv::Writer::from_writer(out) }
    }

    /// Writes one row.
    pub fn row(&mut self, row: &impl Serialize) -> io::Result<()> {
        Ok(self.writer.serialize(row)?)
    }

    /// Writes what is still held back.
    pub fn flush(&mut self) -> io::Result<()> {
        self.writer.flush()
    }
}

/// Whether a spreadsheet would take a text for a formula.
fn is_formula(text: &str) -> bool {
    text.starts_with(['=', '+', '-', '@', '\t', '\r', '\n'])
}

/// Free text for a cell of CSV: what a spreadsheet would take for a formula (`=`, `+`, `-`, `@`, a
/// tab or a line end at the beginning) gets an apostrophe in front, and is text for it then. To be used
/// for names, titles, messages and names of files, which anybody may have written, not for numbers and
/// results.
///
/// Source: OWASP, «CSV Injection».
pub fn harmless(text: &str) -> Cow<'_, str> {
    if is_formula(text) { Cow::Owned(format!("'{text}")) } else { Cow::Borrowed(text) }
}

/// One game.
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize)]
pub struct GameRow {
    /// The file, as the caller names it.
    pub file: String,
    /// Which record of the file, from 1.
    pub record: u64,
    /// The line on which it begins, from 1.
    pub line: u64,
    /// The id of the game, if known.
    pub game: String,
    /// The tag Event.
    pub event: String,
    /// The tag Site.
    pub site: String,
    /// The tag Date.
    pub date: String,
    /// The tag Round.
    pub round: String,
    /// The tag White.
    pub white: String,
    /// The tag Black.
    pub black: String,
    /// The result at the end of the moves, or else the tag Result.
    pub result: String,
    /// How many half-moves the main line has: as written, or as the caller has found.
    pub plies: usize,
    /// The main line with blanks between, with numbers only where it can't be replayed.
    pub moves: String,
    /// The tag FEN: where the game begins, if not as usual.
    pub fen: String,
}

impl GameRow {
    /// The row of a record, but for the id of the game.
    pub fn new(file: &str, record: &Record) -> Self {
        let tag = |name| harmless(record.tag(name).unwrap_or("")).into_owned();
        let moves = score_of(record);
        Self {
            file: harmless(file).into_owned(),
            record: record.number,
            line: record.first_line,
            game: String::new(),
            event: tag("Event"),
            site: tag("Site"),
            date: tag("Date"),
            round: tag("Round"),
            white: tag("White"),
            black: tag("Black"),
            result: record.stated_result().unwrap_or("").to_owned(),
            plies: record.main_line().count(),
            moves: moves.join(" "),
            fen: tag("FEN"),
        }
    }
}

/// The main line; where it can't be replayed with its numbers, since a gap between them may tell why.
fn score_of(record: &Record) -> Vec<&str> {
    let mut depth = 0_usize;
    let mut words = Vec::new();
    for item in &record.items {
        match item.kind {
            ItemKind::Open => depth += 1,
            ItemKind::Close => depth = depth.saturating_sub(1),
            ItemKind::Move | ItemKind::UnknownMove if depth == 0 => {
                words.push(record.str(item.text));
            }
            ItemKind::Number if depth == 0 && record.verbatim => words.push(record.str(item.text)),
            _ => {}
        }
    }
    words
}

/// One turn of the main line of a game, or where it begins.
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize)]
pub struct PlyRow {
    /// The file, as the caller names it.
    pub file: String,
    /// Which record of the file, from 1.
    pub record: u64,
    /// The id of the game, if known.
    pub game: String,
    /// Which turn of the game, from 1; 0 for the position that it begins from, if not as usual.
    pub ply: usize,
    /// `W` or `B`, if known.
    pub side: String,
    /// The turn as recorded.
    pub written: String,
    /// The turn in the canonical notation of its game, if known.
    pub canonical: String,
    /// The position behind it, if known.
    pub fen: String,
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::format::{Front, ScoreStyle};
    use crate::{ReadOptions, parse_all};

    #[test]
    fn free_text_is_no_formula() {
        let text = b"[White \"=cmd()\"]\n[Result \"-\"]\n1. 32-28 *";
        let row = GameRow::new("@a.pdn", &parse_all(text, &ReadOptions::default())[0]);
        assert_eq!((row.file.as_str(), row.white.as_str()), ("'@a.pdn", "'=cmd()"));
        assert_eq!(row.result, "*");
    }

    #[test]
    fn heads_name_the_fields() {
        for (format, head) in
            [(&GAMES, row_head(&GameRow::default())), (&PLIES, row_head(&PlyRow::default()))]
        {
            let front = Front { title: "", style: &ScoreStyle::default() };
            let written = format.writing.as_ref().map(|writing| (writing.head)(&front));
            assert_eq!(written.as_deref(), Some(head.as_str()));
        }
    }

    fn row_head(row: &impl Serialize) -> String {
        let mut out = Vec::new();
        let mut table = Table::new(&mut out);
        assert!(table.row(row).and_then(|()| table.flush()).is_ok());
        drop(table);
        String::from_utf8_lossy(&out).lines().next().unwrap_or("").to_owned() + "\n"
    }

    #[test]
    fn a_game_that_cannot_be_replayed_keeps_its_numbers() {
        let text = b"1. 32-28 19-23 2. 28x19 (2. 37-32) 3. 37-32 10-14";
        let mut record = parse_all(text, &ReadOptions::default()).remove(0);
        record.verbatim = true;
        let row = GameRow::new("a.pdn", &record);
        assert_eq!((row.plies, row.moves.as_str()), (5, "1. 32-28 19-23 2. 28x19 3. 37-32 10-14"));
    }

    #[test]
    fn a_game_is_a_row() {
        let text = "[White \"Alder, A.\"]\n[Result \"1-0\"]\n1. 32-28 (1. 33-28) 19-23 2-0";
        let mut out = Vec::new();
        let mut table = Table::new(&mut out);
        for record in parse_all(text.as_bytes(), &ReadOptions::default()) {
            assert!(table.row(&GameRow::new("a.pdn", &record)).is_ok());
        }
        assert!(table.flush().is_ok());
        drop(table);
        let expected = "file,record,line,game,event,site,date,round,white,black,result,plies,moves,fen\n\
                        a.pdn,1,1,,,,,,\"Alder, A.\",,1-0,2,32-28 19-23,\n";
        assert_eq!(String::from_utf8(out).as_deref(), Ok(expected));
    }
}
