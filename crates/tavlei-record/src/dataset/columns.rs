//! The columns of both tables.

/// A table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct DataTable {
    /// Its name.
    pub name: &'static str,
    /// Its columns; the first numbers the games from 1.
    pub columns: &'static [DataColumn],
}

/// A column.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct DataColumn {
    /// Its name.
    pub name: &'static str,
    /// What is in it.
    pub kind: DataKind,
    /// Whether no row lacks it.
    pub is_always: bool,
}

/// What is in a column.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum DataKind {
    /// Text.
    Text,
    /// A whole number.
    Number,
    /// A day: a date in Parquet, text such as `2024-03-05` in `SQLite`, which has no dates.
    Day,
}

/// The games, and the half-moves of their main lines.
pub static DATA_TABLES: [DataTable; 2] =
    [DataTable { name: "games", columns: &GAMES }, DataTable { name: "plies", columns: &PLIES }];

pub(super) const GAMES: [DataColumn; 24] = [
    always("id", DataKind::Number),
    always("file", DataKind::Text),
    always("record", DataKind::Number),
    always("line", DataKind::Number),
    known("game", DataKind::Text),
    known("event", DataKind::Text),
    known("site", DataKind::Text),
    known("round", DataKind::Text),
    known("date", DataKind::Day),
    known("year", DataKind::Number),
    known("month", DataKind::Number),
    known("date_written", DataKind::Text),
    known("white", DataKind::Text),
    known("black", DataKind::Text),
    known("white_rating", DataKind::Number),
    known("black_rating", DataKind::Number),
    known("result", DataKind::Text),
    known("outcome", DataKind::Text),
    known("verdict", DataKind::Text),
    always("plies", DataKind::Number),
    known("start_fen", DataKind::Text),
    always("moves", DataKind::Text),
    always("tags", DataKind::Text),
    always("pdn", DataKind::Text),
];

pub(super) const PLIES: [DataColumn; 6] = [
    always("game_id", DataKind::Number),
    always("ply", DataKind::Number),
    known("side", DataKind::Text),
    always("written", DataKind::Text),
    known("canonical", DataKind::Text),
    known("fen", DataKind::Text),
];

const fn always(name: &'static str, kind: DataKind) -> DataColumn {
    DataColumn { name, kind, is_always: true }
}

const fn known(name: &'static str, kind: DataKind) -> DataColumn {
    DataColumn { name, kind, is_always: false }
}
