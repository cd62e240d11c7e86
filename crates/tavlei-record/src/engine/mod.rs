//! Protocols of draughts engines: Hub 2 and `DamExchange`. A position is a letter for the side to move
//! and one for each of the fifty squares. Captures name the men taken, not the way, so files of
//! these formats are read only when somebody says that they are; see the notation `hub`.

mod dxp;
mod fields;
mod hub;

pub(crate) use dxp::FORMAT as DXP;
pub(crate) use hub::FORMAT as HUB;

/// The notation of both.
const NOTATION: &str = "hub";
/// The tag that names the notation of moves.
const NOTATION_TAG: &str = "Notation";
