//! The rules engines and the catalogue of games.
//!
//! A game is data ([`Spec`]); an engine of its family plays it. [`catalogue`] lists the games that
//! are built in, [`game_from_toml`] makes a user's own from a few lines that begin with a named
//! game.

pub mod ballots;
mod boards;
mod catalogue;
pub mod draughts;
mod extensions;
mod game;
mod games;
mod house;
mod hunts;
mod listed;
mod names;
mod placement;
mod racing;
mod shatra;
mod sowing;
mod spec;
mod surround;
mod towers;

pub use catalogue::{COUNT, by_foreign, by_pdn, catalogue};
pub use game::{Game, SpecError};
pub use games::{DRAW_RULES, draws_by_name as draw_rules};
pub use house::{RulesError, RulesErrorKind, game_from_toml};
pub use names::{find, names};
pub use spec::{Drawing, Family, Foreign, Group, Listing, Scale, Setup, Source, Spec, Style};
