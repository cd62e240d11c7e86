//! Databases and Parquet among the formats.

use super::rows;
use crate::format::{Format, Gather, Holds, Needs, Writing, no_head};

/// A database of `SQLite`.
pub(crate) const SQLITE: Format = Format {
    name: "sqlite",
    title: "a database of SQLite, with tables of games and half-moves",
    extensions: &["sqlite", "sqlite3", "db"],
    ..tables(database, if cfg!(feature = "sqlite") { None } else { Some("sqlite") })
};

/// Two files of Parquet.
pub(crate) const PARQUET: Format = Format {
    name: "parquet",
    title: "columns for DuckDB, pandas or Spark: a file of games and one of half-moves",
    extensions: &["parquet"],
    ..tables(columns, if cfg!(feature = "parquet") { None } else { Some("parquet") })
};

#[cfg(feature = "sqlite")]
fn database() -> Box<dyn Gather> {
    Box::<super::gather::Gatherer<super::sqlite::Database>>::default()
}

#[cfg(not(feature = "sqlite"))]
fn database() -> Box<dyn Gather> {
    Box::new(super::lacking::Lacking("sqlite"))
}

#[cfg(feature = "parquet")]
fn columns() -> Box<dyn Gather> {
    Box::<super::gather::Gatherer<super::parquet::Columns>>::default()
}

#[cfg(not(feature = "parquet"))]
fn columns() -> Box<dyn Gather> {
    Box::new(super::lacking::Lacking("parquet"))
}

/// A format of tables. The whole record stands in one of their columns, so nothing is lost.
const fn tables(gather: fn() -> Box<dyn Gather>, lacks: Option<&'static str>) -> Format {
    Format {
        name: "",
        title: "",
        extensions: &[],
        is_own: |_| false,
        is_strict: false,
        is_binary: true,
        reading: None,
        writing: Some(Writing {
            notation: None,
            holds: Holds::ALL,
            needs: Needs::Plies,
            game: rows::write,
            head: no_head,
            is_utf8: true,
            between: "",
            tail: "",
            gather: Some(gather),
            lacks,
        }),
    }
}
