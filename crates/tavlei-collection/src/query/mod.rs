//! Which records fit a description.
//!
//! ```text
//! text ──language──> Query: tests joined by and, or, not
//!                      │ bind: cells and moves become those of each game
//!                    Search ──test a Record──> 1. what its text says: tags, names, comments
//!                                              2. replayed: game, length, result, verdict
//!                                              3. gone through: positions, material, manoeuvres
//! ```
//!
//! Each step is taken only if the one before it leaves the answer open, and going through a game
//! ends where the answer is known.
//!
//! ```
//! use tavlei_collection::query::Query;
//! use tavlei_record::{ReadOptions, parse_all};
//! use tavlei_replay::{Context, Options};
//!
//! let pdn = b"[GameType \"20\"]\n[White \"Alder, A.\"]\n1. 32-28 19-23 2. 28x19 14x23 *";
//! let records = parse_all(pdn, &ReadOptions::default());
//! let context = Context::learn(&records, Options::default());
//!
//! let query = Query::parse("White = Alder and board 'W:37 B:23 empty:28,32'")?;
//! let search = query.bind(tavlei_rules::catalogue())?;
//! let found = search.test(&context, &records[0]).expect("it fits");
//! assert_eq!(found.ply, Some(4));
//! # Ok::<(), tavlei_collection::query::BadQuery>(())
//! ```

mod bad;
mod bind;
mod date;
mod how;
mod language;
mod lex;
mod manoeuvre;
mod numbers;
mod position;
mod predicate;
mod sample;
mod search;
mod similar;
mod tags;
mod tracker;
mod tree;
mod words;

pub use bad::BadQuery;
pub use how::How;
pub use language::Query;
pub use sample::Sample;
pub use search::{Found, Judged, Search};
pub use similar::{Likeness, Moves};
pub use tags::likely_tag;
