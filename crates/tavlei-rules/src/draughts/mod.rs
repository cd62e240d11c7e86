//! Draughts: one engine, rules as data.
//!
//! A set of [`Rules`] and a board become `Compiled` tables once a game; a running game
//! (`Live`) reads its rules from there. The modules follow a turn: `quiet` steps, the
//! `capture` search, the ways of one capture (`route`), its meaning for a written turn
//! (`live`), and why a written turn is not legal (`explain`).

mod capture;
mod compiled;
mod explain;
mod live;
mod man_capture;
mod numbered;
mod perft;
mod quiet;
mod resolve;
mod route;
mod rules;
mod set;
mod state;

pub(crate) use compiled::Compiled;
pub(crate) use live::Live;
pub(crate) use numbered::numbered;
pub use rules::{Choice, Goal, Landing, Priority, Promotion, Removal, Rules};
pub(crate) use set::{FIXED, Fixed, RuleSet, Shaped};
pub(crate) use state::{Move, State};
