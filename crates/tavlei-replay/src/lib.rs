//! Replays records through the rules of their games: which game a record is, whether every move
//! was legal and why not, whether the recorded result fits the board, which draw rules held; and
//! writes the moves again in another notation.
//!
//! ```text
//! Record ──identify──> Game, labels ──walk──> turns, faults ──audit──> draws, results ──> Report
//!                                       └────────────────convert────────────────────> Record
//! ```
//!
//! ```
//! use tavlei_record::{ReadOptions, parse_all};
//! use tavlei_replay::{Context, Options, Verdict, check};
//!
//! let pdn = b"[GameType \"20\"]\n1. 32-28 19-23 2. 28x19 14x23 3. 37-32 23x28 *";
//! let records = parse_all(pdn, &ReadOptions::default());
//! let context = Context::learn(&records, Options::default());
//! let report = check(&context, &records[0]);
//! assert_eq!((report.verdict, report.plies), (Verdict::Illegal, 5));
//! let reason = report.reason.unwrap();
//! assert_eq!(reason.did_you_mean.as_deref(), Some("23-28"));
//! ```
//!
//! [`Context::learn`] looks at the first records of a file once; [`check`], [`replay`] and
//! [`convert`] then work on one record each, in any order and on any thread.

mod alike;
mod audit;
mod ballots;
mod between;
mod calm;
mod changes;
mod codes;
mod context;
mod convert;
mod copy;
mod course;
mod draw_words;
mod draws;
mod explain;
mod explain_text;
mod facts;
mod foreign;
mod game_type;
mod glance;
mod identify;
mod json;
mod kinds;
mod line;
mod named;
mod notes;
mod options;
mod paper;
mod places;
mod player;
mod positions;
mod probe;
mod readings;
mod reasons;
mod replay;
mod report;
mod results;
mod retag;
mod rounds;
mod schemes;
mod score;
mod setup;
mod slips;
mod stated;
mod tally;
mod target;
mod tidy;
mod trace;
mod walk;

pub use alike::most_alike;
pub use ballots::Ballots;
pub use codes::{code, codes};
pub use context::Context;
pub use convert::{Converted, convert, restate};
pub use copy::Copyist;
pub use course::{Course, Moment, Seen};
pub use draw_words::draw_rule_in_words;
pub use facts::outgoing;
pub use foreign::adopt;
pub use glance::{Fine, Glance};
pub use named::game_tag;
pub use options::{Options, Reading};
pub use paper::score_style;
pub use positions::{Positions, positions_of_all, positions_of_main_line};
pub use readings::{DrawReading, DrawReadings};
pub use replay::{Played, Replayed, Unplayed, check, replay};
pub use report::{
    At, BallotReport, BoardResult, DrawHeld, Finding, Reason, Report, ResultReport, Verdict,
    WrittenIn,
};
pub use rounds::round;
pub use score::{ScorePoints, one_score, score_points, tells_result};
pub use target::{ScaleChoice, Target};
pub use trace::{Part, Traced, trace};
