//! Records as tables for other programs: a row for each game and a row for each half-move, in a
//! database of `SQLite` or in two files of Parquet. Both have the columns of [`DATA_TABLES`].
//!
//! The libraries that write them are large, so each is a feature of its own; without it the format is
//! known, and said to be lacking.

mod columns;
mod format;
#[cfg(any(feature = "parquet", feature = "sqlite"))]
mod gather;
#[cfg(not(all(feature = "parquet", feature = "sqlite")))]
mod lacking;
#[cfg(feature = "parquet")]
mod parquet;
mod rows;
#[cfg(feature = "sqlite")]
mod sqlite;

pub use columns::{DATA_TABLES, DataColumn, DataKind, DataTable};
pub(crate) use format::{PARQUET, SQLITE};

/// Counted up when a column changes its meaning or goes.
#[cfg(any(feature = "parquet", feature = "sqlite"))]
const VERSION: u32 = 1;
