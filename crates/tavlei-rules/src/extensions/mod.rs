//! Games whose turns are made of draughts turns: the other side's men, two in a row, men from the
//! hand, and more.
//!
//! What a piece does is the draughts engine's ([`crate::draughts`]); each engine here says what
//! makes a turn of it. [`sub`] holds what they share.

mod double;
mod eaters;
mod foreign;
mod generals;
mod hands;
mod runners;
mod sub;
mod two_colours;

pub(crate) use double::DOUBLE;
pub(crate) use eaters::EATERS;
pub(crate) use foreign::FOREIGN;
pub(crate) use generals::GENERALS;
pub(crate) use hands::{CROWNED_FIRST, FROM_HAND};
pub(crate) use runners::{RUNNERS, RUNNERS_RETURN};
pub(crate) use two_colours::TWO_COLOURS;
