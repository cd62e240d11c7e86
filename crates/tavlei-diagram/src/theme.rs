//! Themes: the look of a drawing, as small TOML files. The built-in ones lie in `themes/`.

use std::fmt;

use serde::Deserialize;
use tavlei_core::Side;

use crate::Colour;
use crate::marks::Pen;

/// How the cells in play are set off from the others.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Ground {
    /// By slanted lines, which every printer and e-ink screen shows.
    #[default]
    Hatched,
    /// By a colour of their own.
    Flat,
    /// Not at all: thin lines between the cells.
    Plain,
}

/// How kings are told from men.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum King {
    /// By a second ring inside.
    #[default]
    Ring,
    /// By a crown.
    Crown,
    /// By the letter that stands for a king in the language of the captions.
    Letter,
    /// As two men, one on the other.
    Stacked,
}

/// How the men that a turn takes are shown.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Taken {
    /// Crossed out.
    #[default]
    Crossed,
    /// As a broken ring.
    Hollow,
}

/// The colours of a side's pieces.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PieceColours {
    /// The piece itself.
    pub body: Colour,
    /// The line round it.
    pub edge: Colour,
    /// What is drawn on it: a king's ring, a letter, a number.
    pub sign: Colour,
}

/// The colours of marks and arrows: of those without a colour of their own, and of the four that
/// comments name with `G R Y B`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(missing_docs, reason = "the names say it")]
pub struct Pens {
    pub plain: Colour,
    pub green: Colour,
    pub red: Colour,
    pub yellow: Colour,
    pub blue: Colour,
}

/// The look of a drawing. What a theme file does not say is as in the theme `print`.
///
/// ```
/// use tavlei_diagram::{Ground, Theme};
/// let theme = Theme::from_toml("ground = \"flat\"\ndark = \"#d8d8d8\"\n")?;
/// assert_eq!(theme.ground, Ground::Flat);
/// let error = Theme::from_toml("dark = \"grey\"\n").unwrap_err();
/// assert_eq!((error.line, error.column), (1, 8));
/// # Ok::<(), tavlei_diagram::BadTheme>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Theme {
    /// The paper; cells that are not in play have its colour where `light` says nothing.
    pub page: Colour,
    /// Letters outside the board.
    pub ink: Colour,
    /// The frame of the board, and lines on it.
    pub frame: Colour,
    /// How the cells in play are set off.
    pub ground: Ground,
    /// The cells in play, where they are set off by a colour.
    pub dark: Colour,
    /// The other cells.
    pub light: Colour,
    /// Hatching, and lines between cells and crossings.
    pub lines: Colour,
    /// Camps and goals.
    pub tint: Colour,
    /// Arrows that belong to the board.
    pub track: Colour,
    /// Names in cells.
    pub name: Colour,
    /// What sets names and marks off from what lies under them.
    pub halo: Colour,
    /// How kings look.
    pub king: King,
    /// How men look that are taken.
    pub taken: Taken,
    /// White's pieces.
    pub white: PieceColours,
    /// Black's pieces.
    pub black: PieceColours,
    /// Marks and arrows.
    pub pens: Pens,
}

/// The theme `print`: black on white.
impl Default for Theme {
    fn default() -> Theme {
        let (black, white) = (Colour::BLACK, Colour::WHITE);
        Theme {
            page: white,
            ink: black,
            frame: black,
            ground: Ground::Hatched,
            dark: Colour::grey(0xcc),
            light: white,
            lines: black,
            tint: Colour::grey(0xdd),
            track: Colour::grey(0x77),
            name: black,
            halo: white,
            king: King::Ring,
            taken: Taken::Crossed,
            white: PieceColours { body: white, edge: black, sign: black },
            black: PieceColours { body: black, edge: black, sign: white },
            pens: Pens {
                plain: black,
                green: black,
                red: Colour::grey(0x55),
                yellow: Colour::grey(0xaa),
                blue: Colour::grey(0x77),
            },
        }
    }
}

/// A theme file that can't be used: what is wrong and where.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BadTheme {
    /// The line, from 1.
    pub line: usize,
    /// The character in the line, from 1.
    pub column: usize,
    /// What is wrong.
    pub message: String,
}

impl fmt::Display for BadTheme {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}: {}", self.line, self.column, self.message)
    }
}

impl std::error::Error for BadTheme {}

/// The built-in themes: name and file.
const BUILT_IN: [(&str, &str); 4] = [
    ("print", include_str!("../themes/print.toml")),
    ("colour", include_str!("../themes/colour.toml")),
    ("dark", include_str!("../themes/dark.toml")),
    ("contrast", include_str!("../themes/contrast.toml")),
];

impl Theme {
    /// The colours of a side's pieces.
    pub fn of(&self, side: Side) -> PieceColours {
        match side {
            Side::White => self.white,
            Side::Black => self.black,
        }
    }

    /// The colour of a pen.
    pub fn pen(&self, pen: Pen) -> Colour {
        match pen {
            Pen::Plain => self.pens.plain,
            Pen::Green => self.pens.green,
            Pen::Red => self.pens.red,
            Pen::Yellow => self.pens.yellow,
            Pen::Blue => self.pens.blue,
        }
    }

    /// The names of the built-in themes.
    pub fn names() -> impl Iterator<Item = &'static str> {
        BUILT_IN.into_iter().map(|(name, _)| name)
    }

    /// A built-in theme.
    pub fn named(name: &str) -> Option<Theme> {
        let (_, file) = BUILT_IN.into_iter().find(|&(known, _)| known == name)?;
        Theme::from_toml(file).ok()
    }

    /// The theme of a file.
    pub fn from_toml(text: &str) -> Result<Theme, BadTheme> {
        toml::from_str(text).map_err(|error| {
            let start = error.span().map_or(0, |span| span.start);
            let before = text.get(..start).unwrap_or("");
            BadTheme {
                line: before.matches('\n').count() + 1,
                column: before.chars().rev().take_while(|&c| c != '\n').count() + 1,
                message: error.message().to_owned(),
            }
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn built_in_themes_are_whole() {
        for (name, file) in BUILT_IN {
            let theme = Theme::from_toml(file).unwrap();
            assert_eq!(name == "print", theme == Theme::default(), "{name}");
        }
    }

    #[test]
    fn errors_point_into_the_file() {
        let error = Theme::from_toml("page = \"#fff\"\nсрам = 1\n").unwrap_err();
        assert_eq!((error.line, error.column), (2, 1), "{error}");
        let error = Theme::from_toml("king = \"hat\"").unwrap_err().to_string();
        assert!(error.starts_with("1:8: ") && error.contains("crown"), "{error}");
    }
}
