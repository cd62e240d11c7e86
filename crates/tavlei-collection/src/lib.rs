//! What is asked of many records at once: which of them fit a description, which are the same game,
//! whether a tournament is in order, tables, statistics, repairs.
//!
//! ```text
//! Record ──replay──> Report, positions ──┬── query: does it fit?
//!                                        ├── twins: the same game?
//!                                        ├── groups, order: where does it belong?
//!                                        ├── tournament: rounds, pairings, results, standings
//!                                        ├── stats: counts, openings
//!                                        └── fix: repairs that never change moves
//! ```
//!
//! Nothing here reads files or writes them: callers feed records one by one, in order.

mod calendar;
mod company;
pub mod fix;
pub mod grid;
pub mod groups;
mod hash;
pub mod names;
pub mod order;
pub mod query;
mod round;
pub mod stats;
pub mod tournament;
pub mod twins;
