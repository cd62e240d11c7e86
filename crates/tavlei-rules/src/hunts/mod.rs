//! Hunts: few pieces shut one another in, or slip through.

pub(crate) mod duel;
pub(crate) mod herd;
pub(crate) mod lion;
pub(crate) mod mouse;
