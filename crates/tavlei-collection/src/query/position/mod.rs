//! What may stand on a board: a position, some of its cells, its material.

mod cells;
mod counts;
mod fen;
mod material;
mod pattern;
mod per_game;
mod scene;
mod symmetry;

pub(crate) use counts::Counts;
pub(crate) use fen::Placing;
pub(crate) use material::Material;
pub(crate) use pattern::Pattern;
pub(crate) use per_game::{PerGame, Unfit};
pub(crate) use scene::Scene;
