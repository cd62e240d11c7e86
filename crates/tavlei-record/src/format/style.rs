//! How a score is set out where it is written for people.

/// How the moves of a score stand on paper.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum ScoreLayout {
    /// One move of each player on a line, below each other.
    Columns,
    /// One behind the other, as far as the line goes.
    #[default]
    Running,
}

/// The sign behind the number of a move.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum ScoreNumbers {
    /// `1.`
    #[default]
    Dots,
    /// `1)`
    Brackets,
    /// Moves are not numbered.
    None,
}

/// How a score is written for people.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ScoreStyle {
    /// How the moves stand on paper.
    pub layout: ScoreLayout,
    /// The most characters in a line, where a blank allows to break it.
    pub width: usize,
    /// Whether the players, the event, the place and the date are written above the moves.
    pub header: bool,
    /// The sign behind the number of a move.
    pub numbers: ScoreNumbers,
    /// What stands between the moves of one number; blanks in columns.
    pub between: String,
    /// The language of what is said besides, by its code: `en`.
    pub language: &'static str,
    /// The word for the result; `None` for the one in the record.
    pub result: Option<String>,
}

impl Default for ScoreStyle {
    fn default() -> Self {
        Self {
            layout: ScoreLayout::default(),
            width: 79,
            header: true,
            numbers: ScoreNumbers::default(),
            between: " ".to_owned(),
            language: "en",
            result: None,
        }
    }
}
