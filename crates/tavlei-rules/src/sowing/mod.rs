//! Sowing games: men are counted, taken out of a window and dropped one by one.

pub(crate) mod kalah;
