//! Placement games: men come from the hand and, as a rule, stay where they are.

mod reversi;

pub(crate) use reversi::REVERSI;
