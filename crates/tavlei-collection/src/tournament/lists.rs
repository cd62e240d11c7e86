//! Pairing lists and published tables: CSV from anybody's spreadsheet.
//!
//! The first line names the columns, in English, Russian or Dutch; they may stand in any order, and
//! others are ignored. Fields are separated by comma, semicolon or tab, whichever the first line has
//! most of. A line that can't be understood is told and makes the whole list useless: a comparison
//! that leaves a line out would look as if all were right.

use std::fmt;

use tavlei_core::Side;
use tavlei_replay::{one_score, score_points};

use super::outcome::Outcome;
use crate::round::parse_round;

/// A pairing as it was made.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Pairing {
    /// The round; `None` where the list does not say it.
    pub round: Option<u32>,
    /// Who has White.
    pub white: String,
    /// Who has Black.
    pub black: String,
    /// The result as written, White's points first; may be empty.
    pub result: String,
    /// What it means, where it is a score.
    pub outcome: Option<Outcome>,
    /// The line of the file, from 1.
    pub line: u64,
}

/// A line of a published table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Standing {
    /// The player.
    pub name: String,
    /// The points, in hundredths.
    pub points: i32,
    /// The place; of several that are shared (2-3) the first.
    pub place: Option<u32>,
    /// The line of the file, from 1.
    pub line: u64,
}

/// Why a list can't be used.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ListError {
    /// The line of the file, from 1, where it is a line that is wrong.
    pub line: Option<u64>,
    /// What is wrong.
    pub message: String,
    /// What would be right.
    pub help: String,
}

impl fmt::Display for ListError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} ({})", self.message, self.help)
    }
}

impl std::error::Error for ListError {}

const ROUND: &[&str] = &["round", "rnd", "тур", "раунд", "ronde"];
const WHITE: &[&str] = &["white", "белые", "wit"];
const BLACK: &[&str] = &["black", "черные", "чёрные", "zwart"];
const RESULT: &[&str] = &["result", "результат", "uitslag"];
const NAME: &[&str] =
    &["name", "player", "имя", "фио", "фамилия", "игрок", "участник", "naam", "speler"];
const POINTS: &[&str] =
    &["points", "pts", "score", "очки", "очков", "сумма", "punten", "pnt", "ptn"];
const PLACE: &[&str] = &["place", "rank", "pos", "место", "plaats", "rang", "plek"];

/// Reads a pairing list: columns round (тур, ronde), white (белые, wit), black (чёрные, zwart) and
/// perhaps result (результат, uitslag).
pub fn read_pairings(text: &str) -> Result<Vec<Pairing>, ListError> {
    let sheet = Sheet::read(text, "round,white,black,result")?;
    let (white, black) = (sheet.needed(WHITE)?, sheet.needed(BLACK)?);
    let (round, result) = (sheet.column(ROUND), sheet.column(RESULT));
    let pairings = sheet.all(|row| {
        let result = row.get(result);
        Ok(Pairing {
            round: round_of(row.get(round))?,
            white: player(row, white)?,
            black: player(row, black)?,
            result: result.to_owned(),
            outcome: outcome(result)?,
            line: row.line,
        })
    })?;
    let is_bye = |pairing: &Pairing| {
        [&pairing.white, &pairing.black].iter().any(|name| super::players::is_bye(name))
    };
    Ok(pairings.into_iter().filter(|pairing| !is_bye(pairing)).collect())
}

/// Reads a published table: columns name (player, имя, naam), points (score, очки, punten) and
/// perhaps place (rank, место, plaats).
pub fn read_standings(text: &str) -> Result<Vec<Standing>, ListError> {
    let sheet = Sheet::read(text, "place,name,points")?;
    let (name, points) = (sheet.needed(NAME)?, sheet.needed(POINTS)?);
    let place = sheet.column(PLACE);
    sheet.all(|row| {
        Ok(Standing {
            name: player(row, name)?,
            points: hundredths(row.get(Some(points)))?,
            place: place_of(row.get(place))?,
            line: row.line,
        })
    })
}

/// What is wrong with a cell, and what would be right.
type Wrong = (String, &'static str);

fn player(row: &Line, column: usize) -> Result<String, Wrong> {
    match row.get(Some(column)) {
        "" => Err(("a name is missing".to_owned(), "a player who is free plays against bye")),
        name => Ok(name.to_owned()),
    }
}

/// The round of a pairing; none where the list leaves it open.
fn round_of(text: &str) -> Result<Option<u32>, Wrong> {
    match parse_round(text) {
        None if text.contains(char::is_alphanumeric) => {
            Err((format!("{text:?} is no round"), "rounds are numbered: 3, Round 3"))
        }
        round => Ok(round),
    }
}

/// The place of a player; none where there is no number (out of competition, disqualified).
fn place_of(text: &str) -> Result<Option<u32>, Wrong> {
    match parse_round(text) {
        None if text.contains(|letter: char| letter.is_ascii_digit()) => {
            Err((format!("{text:?} is no place"), "places are numbered: 2, 2-3; nothing for none"))
        }
        place => Ok(place),
    }
}

/// What a result of the list means; none where it is left open.
fn outcome(text: &str) -> Result<Option<Outcome>, Wrong> {
    match score_points(text) {
        Some(points) => Ok(Some(Outcome::of(points, Side::White))),
        None if matches!(text, "" | "*" | "?" | "-" | "--" | "–" | "—") => Ok(None),
        None => Err((
            format!("{text:?} is no result"),
            "White's points first: 2-0, 1-0, 1/2-1/2, 1-0F; nothing or * where it is not known",
        )),
    }
}

/// `7`, `7.5`, `7,5`, `7½`, `7 1/2`, `½` in hundredths.
fn hundredths(text: &str) -> Result<i32, Wrong> {
    const RIGHT: &str = "points are a number: 7, 7.5, 7½; 0 for none";
    match one_score(text) {
        Some(points) => Ok((points * 100.0).round() as i32),
        None if text.is_empty() => Err(("the points are missing".to_owned(), RIGHT)),
        None => Err((format!("{text:?} is no number of points"), RIGHT)),
    }
}

struct Line {
    line: u64,
    fields: Vec<String>,
}

impl Line {
    /// Whether a spreadsheet left the line empty.
    fn is_blank(&self) -> bool {
        self.fields.iter().all(|field| field.trim().is_empty())
    }

    fn get(&self, column: Option<usize>) -> &str {
        column.and_then(|at| self.fields.get(at)).map_or("", |field| field.trim())
    }
}

/// A table with named columns.
struct Sheet {
    heads: Vec<String>,
    rows: Vec<Line>,
    /// How the first line should look.
    example: &'static str,
}

impl Sheet {
    fn read(text: &str, example: &'static str) -> Result<Sheet, ListError> {
        let text = text.trim_start_matches('\u{feff}');
        let mut reader = csv::ReaderBuilder::new()
            .delimiter(delimiter(text))
            .has_headers(false)
            .flexible(true)
            .from_reader(text.as_bytes());
        let mut rows = Vec::new();
        for record in reader.records() {
            let record = record.map_err(|error| ListError {
                line: error.position().map(csv::Position::line),
                message: format!("the table can't be read: {error}"),
                help: format!("the first line should be like {example}"),
            })?;
            let line = record.position().map_or(0, csv::Position::line);
            rows.push(Line { line, fields: record.iter().map(str::to_owned).collect() });
        }
        let heads = if rows.is_empty() { Vec::new() } else { rows.remove(0).fields };
        let plain = |head: String| head.trim().trim_end_matches('.').to_lowercase();
        Ok(Sheet { heads: heads.into_iter().map(plain).collect(), rows, example })
    }

    /// Every line that says anything; the first one that can't be understood is told, with the
    /// numbers of the others.
    fn all<T>(&self, read: impl Fn(&Line) -> Result<T, Wrong>) -> Result<Vec<T>, ListError> {
        let mut good = Vec::new();
        let mut first: Option<(u64, Wrong)> = None;
        let mut others = Vec::new();
        for row in self.rows.iter().filter(|row| !row.is_blank()) {
            match read(row) {
                Ok(read) => good.push(read),
                Err(wrong) if first.is_none() => first = Some((row.line, wrong)),
                Err(_) => others.push(row.line.to_string()),
            }
        }
        let Some((line, (message, help))) = first else { return Ok(good) };
        let others = match others.len() {
            0 => String::new(),
            1 => format!("; line {} is wrong too", others[0]),
            _ => format!("; lines {} are wrong too", others.join(", ")),
        };
        Err(ListError { line: Some(line), message: message + &others, help: help.to_owned() })
    }

    fn column(&self, names: &[&str]) -> Option<usize> {
        self.heads.iter().position(|head| names.contains(&head.as_str()))
    }

    fn needed(&self, names: &[&str]) -> Result<usize, ListError> {
        self.column(names).ok_or_else(|| ListError {
            line: None,
            message: format!("no column of the table is called {}", names.join(" or ")),
            help: format!("the first line should be like {}", self.example),
        })
    }
}

/// The sign that the first line has most of.
fn delimiter(text: &str) -> u8 {
    let first = text.lines().next().unwrap_or("");
    let count = |sign: u8| first.bytes().filter(|&byte| byte == sign).count();
    [b'\t', b';', b','].into_iter().max_by_key(|&sign| count(sign)).unwrap_or(b',')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn columns_are_found_by_name_in_any_order_and_language() {
        for text in [
            "Place,Name,Points\n1,\"Alder, A.\",7.5\n",
            "\u{feff}Имя;Очки;Место\nAlder, A.;7,5;1\n",
            "naam\tpunten\tplaats\topmerking\nAlder, A.\t7½\t1-2\tx\n",
        ] {
            let line =
                Standing { name: "Alder, A.".to_owned(), points: 750, place: Some(1), line: 2 };
            assert_eq!(read_standings(text), Ok(vec![line]), "{text}");
        }
    }

    #[test]
    fn byes_are_no_pairings() {
        let text = "Тур;Белые;Черные;Результат\n2;Alder;Birch;0-2\n2;Cedar;свободен;\n";
        let pairings = read_pairings(text).unwrap();
        assert_eq!(pairings.len(), 1);
        assert_eq!(pairings[0].round, Some(2));
        assert_eq!(pairings[0].outcome, Some(Outcome::Win(Side::Black)));
    }

    #[test]
    fn points_as_people_write_them() {
        for (text, points) in
            [("3½", 350), ("3 1/2", 350), ("1/2", 50), ("½", 50), ("3,5", 350), ("0", 0)]
        {
            let read = read_standings(&format!("name;points\nAlder;{text}\n")).unwrap();
            assert_eq!(read[0].points, points, "{text}");
        }
    }

    #[test]
    fn lines_that_can_not_be_understood_are_told() {
        let wrong = |error: ListError| (error.line, error.message);
        let table = "name;points\nAlder;3\nBirch;x\n;;\nCedar\nDeal;\n";
        let told = wrong(read_standings(table).unwrap_err());
        assert_eq!(told.0, Some(3));
        assert_eq!(told.1, "\"x\" is no number of points; lines 5, 6 are wrong too");
        for (line, message) in [
            ("1;Alder;Birch;won", "\"won\" is no result"),
            ("one;Alder;Birch;*", "\"one\" is no round"),
            ("1;Alder;;1-0", "a name is missing"),
            ("1;Alder", "a name is missing"),
        ] {
            let list = format!("round;white;black;result\n{line}\n");
            let told = wrong(read_pairings(&list).unwrap_err());
            assert_eq!(told, (Some(2), message.to_owned()));
        }
    }

    #[test]
    fn places_are_numbers_or_none() {
        let read = |place: &str| read_standings(&format!("place;name;points\n{place};Alder;3\n"));
        for (text, place) in [("2", Some(2)), ("2-3", Some(2)), ("", None), ("в/к", None)] {
            assert_eq!(read(text).unwrap()[0].place, place, "{text}");
        }
        for text in ["-4", "0", "1/2"] {
            assert_eq!(read(text).unwrap_err().message, format!("{text:?} is no place"));
        }
    }

    #[test]
    fn a_missing_column_is_told() {
        let error = read_standings("a,b\n1,2\n").unwrap_err();
        assert!(error.message.contains("name or player"), "{error}");
    }
}
