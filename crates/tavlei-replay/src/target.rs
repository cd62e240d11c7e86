//! What a conversion should write.

use tavlei_core::{Corner, LabelScheme, Labels};
use tavlei_notation::TurnForm;
use tavlei_rules::{Game, Scale};

/// What cells should be called.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum LabelChoice {
    /// As the record itself calls them.
    #[default]
    AsRecord,
    /// As records of the game do as a rule.
    Usual,
    /// By running numbers: the game's own, or from Black's near left corner as White sees it
    /// (`1` at the far left) where the game's records use letters.
    Numeric,
    /// By letters and numbers, `a1` at White's left hand.
    Algebraic,
}

impl LabelChoice {
    /// The names of a game's cells by this choice, where no record is at hand.
    pub fn labels(self, game: &Game) -> Labels {
        let usual = game.labels();
        let scheme = self.scheme(game, usual.scheme());
        Labels::new(game.board(), &scheme).unwrap_or_else(|_| usual.clone())
    }

    /// The rule for labels in a game whose record uses `own`.
    pub(crate) fn scheme(self, game: &Game, own: &LabelScheme) -> LabelScheme {
        let usual = game.labels().scheme();
        match self {
            LabelChoice::AsRecord => own.clone(),
            LabelChoice::Usual => usual.clone(),
            LabelChoice::Numeric if usual.is_numeric() => usual.clone(),
            LabelChoice::Numeric => LabelScheme::numeric(Corner::TopLeft),
            LabelChoice::Algebraic => LabelScheme::Algebraic,
        }
    }
}

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
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Target {
    /// What cells are called.
    pub labels: LabelChoice,
    /// How much of a turn is written.
    pub form: TurnForm,
    /// The sign of a capture; that of the game's records if `None`.
    pub take: Option<char>,
    /// In which scale results are written.
    pub scale: ScaleChoice,
    /// Whether a record that does not say which game it is gets a tag that does: `GameType`, or
    /// `Variant` where PDN has no number for the game.
    pub name_game: bool,
}

impl Default for Target {
    /// PDN 3.0 in the names that the record uses: short captures, the usual sign, the result as
    /// it stands, the game named.
    fn default() -> Target {
        Target {
            labels: LabelChoice::AsRecord,
            form: TurnForm::Short,
            take: None,
            scale: ScaleChoice::AsRecord,
            name_game: true,
        }
    }
}
