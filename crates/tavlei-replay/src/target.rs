//! What a conversion should write.

use tavlei_notation::Notation;
use tavlei_rules::{Game, Scale};

/// In which scale results should be written.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum ScaleChoice {
    /// As they stand.
    #[default]
    AsRecord,
    /// As records of the game do as a rule.
    Usual,
    /// In this scale.
    Scale(Scale),
}

impl ScaleChoice {
    /// The scale for a game; `None` to leave results as they stand.
    pub(crate) fn scale(self, game: &Game) -> Option<Scale> {
        match self {
            ScaleChoice::AsRecord => None,
            ScaleChoice::Usual => Some(game.spec().style.scale),
            ScaleChoice::Scale(scale) => Some(scale),
        }
    }
}

/// What a conversion should write.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Target {
    /// How moves are written.
    pub notation: Notation,
    /// In which scale results are written.
    pub scale: ScaleChoice,
    /// Whether a record that does not say which game it is gets a tag that does: `GameType`, or
    /// `Variant` where PDN has no number for the game.
    pub name_game: bool,
    /// Whether a tag names the notation where other tags do not state it. A format with a notation of
    /// its own needs none.
    pub name_notation: bool,
}

impl Default for Target {
    /// PDN 3.0 in the names that the record uses: short captures, the usual sign, the result as
    /// it stands, the game named.
    fn default() -> Target {
        Target {
            notation: Notation::default(),
            scale: ScaleChoice::AsRecord,
            name_game: true,
            name_notation: true,
        }
    }
}
