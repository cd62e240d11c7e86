//! Records as tables for other programs: databases of `SQLite` and files of Parquet. What needs their
//! libraries is behind the features `sqlite` and `parquet`.

use std::fs;
use std::path::Path;

use tavlei::record::DATA_TABLES;
use tavlei_tests::{Program, Run, root};
use tempfile::TempDir;

const TAVLEI: Program = Program(env!("CARGO_BIN_EXE_tavlei-under-test"));

/// A game with a variation and a comment, one that goes wrong, and one that begins at a position.
const GAMES: &str = r#"[Event "Club"]
[White "Alder, A."]
[Black "Birch, B."]
[Date "2024.03.05"]
[WhiteRating "2100"]
[BlackElo "?"]
[Result "2-0"]
[GameType "20"]
[Mood "a \"b\""]

1. 32-28 {so} 19-23 (1... 18-23) 2. 28x19 14x23 2-0

[White "Иванов, И."]
[Black "Alder, A."]
[Date "1985.??.??"]
[Result "1/2-1/2"]
[GameType "25"]

1. c3-d4 d6-c5 2. b2-c3 f6-g5 3. c3-b2 g5-h4 1/2-1/2

[White "Birch, B."]
[Black "?"]
[GameType "21"]
[FEN "B:W32,31:B1,2"]
[Result "1-0"]

1. 1-6 31-26 1-0
"#;

/// A record that nobody understands.
#[cfg(feature = "sqlite")]
const UNKNOWN: &str = "[Variant \"nobody's game\"]\n\n1. p-q r-s *\n";

fn folder(text: &str) -> TempDir {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("a.pdn"), text).unwrap();
    folder
}

fn convert(folder: &Path, args: &[&str]) -> Run {
    TAVLEI.run(folder, [&["convert", "a.pdn"], args].concat())
}

/// The names in a folder.
fn names(folder: &Path) -> Vec<String> {
    let entries = fs::read_dir(folder).unwrap();
    let mut names: Vec<_> =
        entries.map(|entry| entry.unwrap().file_name().into_string().unwrap()).collect();
    names.sort();
    names
}

/// The pages in `formats/` name each column.
#[test]
fn every_column_is_described() {
    for name in ["sqlite", "parquet"] {
        let page = root().join("formats").join(name).join("README.md");
        let page = fs::read_to_string(page).unwrap();
        for column in DATA_TABLES.iter().flat_map(|table| table.columns) {
            assert!(page.contains(&format!("`{}`", column.name)), "{name}: {}", column.name);
        }
    }
}

/// What a build without a library says.
#[cfg(not(all(feature = "sqlite", feature = "parquet")))]
fn is_lacking(format: &str) {
    let folder = folder(GAMES);
    for args in [["--to", format].to_vec(), ["-o", &format!("b.{format}")].to_vec()] {
        let run = convert(folder.path(), &args);
        assert_eq!((run.code, run.out.as_str()), (2, ""), "{run}");
        assert!(run.err.contains(&format!("without what writes {format}")), "{run}");
        assert!(run.err.contains(&format!("--features {format}")), "{run}");
    }
    assert_eq!(names(folder.path()), ["a.pdn"]);
    let listed = TAVLEI.run(folder.path(), ["formats", format]);
    assert!(listed.out.contains("not in this build"), "{listed}");
}

#[cfg(not(feature = "sqlite"))]
#[test]
fn a_build_without_sqlite_says_so() {
    is_lacking("sqlite");
}

#[cfg(not(feature = "parquet"))]
#[test]
fn a_build_without_parquet_says_so() {
    is_lacking("parquet");
}

#[test]
fn both_tables_are_there_in_any_case() {
    let run = convert(folder(GAMES).path(), &["--plies", "-o", "b.sqlite"]);
    assert_eq!(run.code, 2, "{run}");
    assert!(run.err.contains("leave it out: sqlite has"), "{run}");
}

#[cfg(feature = "sqlite")]
mod databases {
    use rusqlite::Connection;
    use rusqlite::types::Value;
    use tavlei::record::{ReadOptions, parse_all, same_tree};

    use super::*;

    fn database(folder: &Path, code: i32) -> Connection {
        let run = convert(folder, &["-o", "b.sqlite"]);
        assert_eq!((run.code, run.out.as_str()), (code, ""), "{run}");
        assert!(!run.err.contains("lost"), "{run}");
        assert_eq!(names(folder), ["a.pdn", "b.sqlite"]);
        Connection::open(folder.join("b.sqlite")).unwrap()
    }

    /// The rows of a query, cells parted by `|`.
    fn rows(database: &Connection, query: &str) -> Vec<String> {
        let mut query = database.prepare(query).unwrap();
        let columns = query.column_count();
        let cell = |value: Value| match value {
            Value::Null => "NULL".to_owned(),
            Value::Integer(number) => number.to_string(),
            Value::Real(number) => format!("{number:?}"),
            Value::Text(text) => text,
            Value::Blob(_) => panic!("there are no blobs"),
        };
        let row = query.query_map([], |row| {
            let cells: Result<Vec<String>, _> =
                (0..columns).map(|at| row.get(at).map(cell)).collect();
            Ok(cells?.join("|"))
        });
        row.unwrap().map(Result::unwrap).collect()
    }

    #[test]
    fn games_are_rows() {
        let folder = folder(GAMES);
        let database = database(folder.path(), 1);
        let games = "SELECT id, file, record, line, game, date, year, month, date_written, white, \
                     white_rating, black_rating, result, outcome, verdict, plies FROM games";
        assert_eq!(
            rows(&database, games),
            [
                "1|a.pdn|1|1|international|2024-03-05|2024|3|2024.03.05|Alder, A.|2100|NULL|2-0|\
                 white-wins|legal|4",
                "2|a.pdn|2|13|russian|NULL|1985|NULL|1985.??.??|Иванов, И.|NULL|NULL|1/2-1/2|draw|\
                 illegal|4",
                "3|a.pdn|3|21|english|NULL|NULL|NULL|NULL|Birch, B.|NULL|NULL|1-0|black-wins|legal|2",
            ]
        );
        let texts = "SELECT tags ->> 'Mood', moves, start_fen FROM games WHERE id IN (1, 3)";
        assert_eq!(
            rows(&database, texts),
            ["a \"b\"|32-28 19-23 28x19 14x23|NULL", "NULL|1-6 31-26|B:W31,32:B1,2"]
        );
        assert_eq!(rows(&database, "PRAGMA user_version"), ["1"]);
        assert_eq!(rows(&database, "PRAGMA integrity_check"), ["ok"]);
        assert_eq!(rows(&database, "PRAGMA foreign_key_check"), [""; 0]);
    }

    #[test]
    fn half_moves_are_rows() {
        let folder = folder(GAMES);
        let database = database(folder.path(), 1);
        let plies = "SELECT game_id, ply, side, written, canonical, fen FROM plies \
                     WHERE game_id = 2 AND ply > 3 ORDER BY 1, 2";
        let found = rows(&database, plies);
        assert_eq!(found.len(), 3, "{found:?}");
        assert!(found[0].starts_with("2|4|B|f6-g5|f6-g5|W:W"), "{found:?}");
        assert_eq!(found[1..3], ["2|5|NULL|c3-b2|NULL|NULL", "2|6|NULL|g5-h4|NULL|NULL"]);
    }

    #[test]
    fn views_add_up() {
        let folder = folder(GAMES);
        let database = database(folder.path(), 1);
        let alder = "SELECT player, game, games, as_white, as_black, wins, draws, losses, score, \
                     best_rating, last_year FROM players WHERE player LIKE 'Alder%' ORDER BY game";
        assert_eq!(
            rows(&database, alder),
            [
                "Alder, A.|international|1|1|0|1|0|0|1.0|2100|2024",
                "Alder, A.|russian|1|0|1|0|1|0|0.5|NULL|1985",
            ]
        );
        let results = "SELECT * FROM results ORDER BY game";
        assert_eq!(
            rows(&database, results),
            [
                "english|NULL|1|0|0|1|0|2.0",
                "international|2024|1|1|0|0|0|4.0",
                "russian|1985|1|0|1|0|0|4.0",
            ]
        );
    }

    /// What the column `pdn` holds is read as the records were.
    #[test]
    fn records_come_back_whole() {
        let folder = folder(GAMES);
        let records =
            rows(&database(folder.path(), 1), "SELECT pdn FROM games ORDER BY id").join("\n");
        let read = |text: &str| parse_all(text.as_bytes(), &ReadOptions::default());
        let (before, back) = (read(GAMES), read(&records));
        assert_eq!((before.len(), back.len()), (3, 3), "{records}");
        for (before, back) in before.iter().zip(&back) {
            assert!(same_tree(before, back), "{}", back.source());
        }
    }

    #[test]
    fn what_nobody_understands_is_kept() {
        let folder = folder(UNKNOWN);
        let database = database(folder.path(), 0);
        let games = "SELECT verdict, outcome, date, plies, pdn LIKE '%p-q r-s%' FROM games";
        assert_eq!(rows(&database, games), ["empty|NULL|NULL|0|1"]);
    }

    #[test]
    fn an_output_is_whole_or_not_there() {
        let folder = folder(GAMES);
        fs::write(folder.path().join("b.sqlite"), "precious").unwrap();
        let kept = convert(folder.path(), &["-o", "b.sqlite"]);
        assert_eq!(kept.code, 2, "{kept}");
        assert_eq!(fs::read_to_string(folder.path().join("b.sqlite")).unwrap(), "precious");
        let forced = convert(folder.path(), &["-o", "b.sqlite", "--force"]);
        assert_eq!(forced.code, 1, "{forced}");
        assert!(fs::read(folder.path().join("b.sqlite")).unwrap().starts_with(b"SQLite format 3"));
        let both = ["convert", "a.pdn", "no.pdn", "-o", "c.sqlite"];
        let failed = TAVLEI.run(folder.path(), both.iter().chain(&["--strict"]));
        assert!(failed.code != 0 && names(folder.path()) == ["a.pdn", "b.sqlite"], "{failed}");
        // What can be read is written.
        let partly = TAVLEI.run(folder.path(), both);
        assert_eq!(partly.code, 1, "{partly}");
        fs::remove_file(folder.path().join("c.sqlite")).unwrap();
        let screen = convert(folder.path(), &["--to", "sqlite"]);
        assert!(screen.code == 2 && screen.err.contains("name one with -o"), "{screen}");
        assert_eq!(names(folder.path()), ["a.pdn", "b.sqlite"]);
    }

    #[test]
    fn the_same_records_give_the_same_file() {
        let folder = folder(&GAMES.repeat(300));
        for (name, jobs) in [("b.sqlite", "1"), ("c.sqlite", "4")] {
            convert(folder.path(), &["-o", name, "-j", jobs]);
        }
        let read = |name: &str| fs::read(folder.path().join(name)).unwrap();
        assert!(read("b.sqlite") == read("c.sqlite"));
    }
}

#[cfg(feature = "parquet")]
mod columns {
    use std::fs::File;

    use parquet::file::reader::{FileReader, SerializedFileReader};
    use parquet::record::{Field, Row};

    use super::*;

    fn read(path: &Path) -> (usize, Vec<Row>) {
        let reader = SerializedFileReader::new(File::open(path).unwrap()).unwrap();
        let rows = reader.get_row_iter(None).unwrap().map(Result::unwrap).collect();
        (reader.num_row_groups(), rows)
    }

    /// A cell as text; strings as they are.
    fn cell(row: &Row, name: &str) -> String {
        let (_, field) = row.get_column_iter().find(|(known, _)| *known == name).unwrap();
        match field {
            Field::Str(text) => text.clone(),
            other => other.to_string(),
        }
    }

    fn cells(row: &Row, names: &[&str]) -> String {
        names.iter().map(|name| cell(row, name)).collect::<Vec<_>>().join("|")
    }

    fn written(folder: &Path) -> (Vec<Row>, Vec<Row>) {
        let run = convert(folder, &["-o", "b.parquet"]);
        assert_eq!((run.code, run.out.as_str()), (1, ""), "{run}");
        assert_eq!(names(folder), ["a.pdn", "b.parquet", "b.plies.parquet"]);
        (read(&folder.join("b.parquet")).1, read(&folder.join("b.plies.parquet")).1)
    }

    #[test]
    fn games_and_half_moves_are_files() {
        let folder = folder(GAMES);
        let (games, plies) = written(folder.path());
        let names = ["id", "game", "date", "year", "white", "white_rating", "outcome", "verdict"];
        let rows: Vec<String> = games.iter().map(|row| cells(row, &names)).collect();
        assert_eq!(
            rows,
            [
                "1|international|2024-03-05|2024|Alder, A.|2100|white-wins|legal",
                "2|russian|null|1985|Иванов, И.|null|draw|illegal",
                "3|english|null|null|Birch, B.|null|black-wins|legal",
            ]
        );
        assert!(cell(&games[0], "pdn").contains("{so}"));
        assert_eq!(plies.len(), 4 + 6 + 2);
        let names = ["game_id", "ply", "side", "written", "canonical"];
        assert_eq!(cells(&plies[8], &names), "2|5|null|c3-b2|null");
        assert_eq!(cells(&plies[10], &names), "3|1|B|1-6|b8-c7");
    }

    /// A game in which two kings go to and fro, so many half-moves in all.
    fn to_and_fro(rounds: usize) -> String {
        let moves = "50-45 1-6 45-50 6-1 ".repeat(rounds);
        format!("[GameType \"20\"]\n[FEN \"W:WK50:BK1\"]\n\n{moves}*\n\n")
    }

    /// So many rows that they do not fit into one group come back in order.
    #[test]
    fn groups_of_rows_follow_each_other() {
        let folder = folder(&to_and_fro(100).repeat(300));
        let run = convert(folder.path(), &["-o", "b.parquet"]);
        assert_eq!(run.code, 0, "{}", run.out);
        let (groups, rows) = read(&folder.path().join("b.plies.parquet"));
        assert!(groups > 1, "{groups}");
        assert_eq!(rows.len(), 300 * 400);
        for (at, row) in rows.iter().enumerate().step_by(997) {
            let written = ["50-45", "1-6", "45-50", "6-1"][at % 4];
            let place = format!("{}|{}|{written}", at / 400 + 1, at % 400 + 1);
            assert_eq!(cells(row, &["game_id", "ply", "written"]), place);
        }
    }

    #[test]
    fn neither_file_replaces_another() {
        let folder = folder(GAMES);
        fs::write(folder.path().join("b.plies.parquet"), "precious").unwrap();
        let kept = convert(folder.path(), &["-o", "b.parquet"]);
        assert!(kept.code == 2 && kept.err.contains("exists already"), "{kept}");
        assert_eq!(names(folder.path()), ["a.pdn", "b.plies.parquet"]);
    }
}
