//! Games in which men stand on top of one another.

mod bashnya;
mod capture;
mod columns;
mod dipole;
mod stack;
mod tumbling;

pub(crate) use bashnya::BASHNYA;
pub(crate) use columns::{BASHNI, EMERGO, LASCA, SMALL_EMERGO};
pub(crate) use dipole::DIPOLE;
pub(crate) use tumbling::TUMBLING_DOWN;
