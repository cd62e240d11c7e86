//! Games of surrounding and taking without draughts' forced captures: men clamped between two
//! others, chains that face one another, free jumps.

pub(crate) mod alquerque;
pub(crate) mod bees;
mod chain;
mod clamp;
pub(crate) mod runs;
pub(crate) mod seega;
pub(crate) mod shark;
