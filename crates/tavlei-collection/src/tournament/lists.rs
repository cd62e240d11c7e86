//! Pairing lists and published tables: CSV from anybody's spreadsheet.
//!
//! The first line names the columns, in English, Russian or Dutch; they may stand in any order, and
//! others are ignored. Fields are separated by comma, semicolon or tab, whichever the first line has
//! most of.

use std::fmt;

use tavlei_core::Side;
use tavlei_replay::score_points;

use super::outcome::Outcome;
use super::round::parse_round;

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
    pub points: Option<i32>,
    /// The place; of several that are shared (2-3) the first.
    pub place: Option<u32>,
    /// The line of the file, from 1.
    pub line: u64,
}

/// Why a list can't be used.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ListError {
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
    let pairings = sheet.rows.iter().map(|row| {
        let result = row.get(result);
        Pairing {
            round: parse_round(row.get(round)),
            white: row.get(Some(white)).to_owned(),
            black: row.get(Some(black)).to_owned(),
            result: result.to_owned(),
            outcome: score_points(result).map(|points| Outcome::of(points, Side::White)),
            line: row.line,
        }
    });
    let is_game = |pairing: &Pairing| {
        [&pairing.white, &pairing.black]
            .iter()
            .all(|name| !name.is_empty() && !super::players::is_bye(name))
    };
    Ok(pairings.filter(is_game).collect())
}

/// Reads a published table: columns name (player, имя, naam), points (score, очки, punten) and
/// perhaps place (rank, место, plaats).
pub fn read_standings(text: &str) -> Result<Vec<Standing>, ListError> {
    let sheet = Sheet::read(text, "place,name,points")?;
    let (name, points) = (sheet.needed(NAME)?, sheet.needed(POINTS)?);
    let place = sheet.column(PLACE);
    let standing = |row: &Line| Standing {
        name: row.get(Some(name)).to_owned(),
        points: hundredths(row.get(Some(points))),
        place: parse_round(row.get(place)),
        line: row.line,
    };
    Ok(sheet.rows.iter().map(standing).filter(|standing| !standing.name.is_empty()).collect())
}

/// `7`, `7.5`, `7,5`, `7½`, `½` in hundredths.
fn hundredths(text: &str) -> Option<i32> {
    let half = text.contains('½');
    let plain = text.replace('½', "").replace(',', ".");
    let whole: f32 = match plain.trim() {
        "" if half => 0.0,
        number => number.parse().ok()?,
    };
    Some((whole * 100.0).round() as i32 + if half { 50 } else { 0 })
}

struct Line {
    line: u64,
    fields: Vec<String>,
}

impl Line {
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

    fn column(&self, names: &[&str]) -> Option<usize> {
        self.heads.iter().position(|head| names.contains(&head.as_str()))
    }

    fn needed(&self, names: &[&str]) -> Result<usize, ListError> {
        self.column(names).ok_or_else(|| ListError {
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
            let line = Standing {
                name: "Alder, A.".to_owned(),
                points: Some(750),
                place: Some(1),
                line: 2,
            };
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
    fn a_missing_column_is_told() {
        let error = read_standings("a,b\n1,2\n").unwrap_err();
        assert!(error.message.contains("name or player"), "{error}");
    }
}
