//! The names that most programs need: `use tavlei::prelude::*;`.

pub use tavlei_core::{Outcome, Position, Session, Side, Step, Turn, canonical_text};
pub use tavlei_notation::{parse_fen, parse_turn, write_fen, write_turn};
pub use tavlei_record::{ReadOptions, Reader, Record, parse_all};
pub use tavlei_replay::{Context, Options, Report, Verdict, check, replay};
pub use tavlei_rules::{Game, catalogue, find, game_from_toml};
