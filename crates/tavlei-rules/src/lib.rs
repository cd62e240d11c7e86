//! The rules engines and the catalogue of games.
//!
//! A game is data ([`Spec`]); an engine of its family plays it. [`catalogue`] lists the games that
//! are built in, [`game_from_toml`] makes a user's own from a few lines that begin with a named
//! game.

mod catalogue;
pub mod draughts;
mod game;
mod games;
mod house;
mod spec;

pub use catalogue::{by_pdn, catalogue, find};
pub use game::{Game, SpecError};
pub use house::{RulesError, RulesErrorKind, game_from_toml};
pub use spec::{Family, Scale, Setup, Source, Spec, Style};
