//! Races: to the other's camp, to the long diagonals, into one body, round the border.

pub(crate) mod corners;
pub(crate) mod horses;
pub(crate) mod knockers;
pub(crate) mod lines;
pub(crate) mod pachisi;
mod track;
