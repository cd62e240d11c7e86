//! What the formats that are more than text have in common: one font, and what can go wrong.

use std::collections::BTreeSet;
use std::fmt;
use std::sync::{Arc, OnceLock};

use resvg::usvg::{self, fontdb};
use ttf_parser::Face;

use crate::drawing::Shape;
use crate::sheet::Page;
use crate::write::to_svg;

/// `DejaVu Sans`, which every such picture is written with: fonts of the machine would make it
/// another one there.
static FONT: &[u8] = include_bytes!("../fonts/DejaVuSans.ttf");

/// Why a picture can't be made.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum PictureError {
    /// It would have more than a hundred million pixels; so many it asks for in width and height.
    TooLarge(u64, u64),
    /// There is nothing to draw.
    Empty,
    /// The format's own writer complains.
    Writer(String),
}

impl fmt::Display for PictureError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PictureError::TooLarge(width, height) => write!(
                f,
                "a picture of {width} x {height} pixels is too large: ask for fewer dots per \
                 inch or a smaller size"
            ),
            PictureError::Empty => f.write_str("there is nothing to draw"),
            PictureError::Writer(message) => write!(f, "the picture can't be written: {message}"),
        }
    }
}

impl std::error::Error for PictureError {}

impl PictureError {
    /// A complaint of a writer.
    pub(crate) fn writer(error: impl fmt::Display) -> PictureError {
        PictureError::Writer(error.to_string())
    }
}

/// The page as the libraries that draw SVG read it.
pub(crate) fn tree(page: &Page) -> Result<usvg::Tree, PictureError> {
    let options = usvg::Options {
        font_family: "DejaVu Sans".to_owned(),
        fontdb: fonts(),
        ..usvg::Options::default()
    };
    usvg::Tree::from_str(&to_svg(page), &options).map_err(PictureError::writer)
}

/// The letters of some pages that the one font does not have: pictures show a box for each. In the
/// order of letters, each once.
pub fn missing_letters(pages: &[Page]) -> Vec<char> {
    let Ok(font) = Face::parse(FONT, 0) else { return Vec::new() };
    let shapes = pages.iter().flat_map(|page| &page.items).flat_map(|item| &item.drawing.shapes);
    let letters = shapes.flat_map(|shape| match shape {
        Shape::Text(text) => text.text.chars(),
        _ => "".chars(),
    });
    let is_missing = |&c: &char| !c.is_whitespace() && font.glyph_index(c).is_none();
    let missing: BTreeSet<char> = letters.filter(is_missing).collect();
    missing.into_iter().collect()
}

/// The one font, loaded once.
fn fonts() -> Arc<fontdb::Database> {
    static FONTS: OnceLock<Arc<fontdb::Database>> = OnceLock::new();
    let load = || {
        let mut fonts = fontdb::Database::new();
        fonts.load_font_source(fontdb::Source::Binary(Arc::new(FONT)));
        Arc::new(fonts)
    };
    FONTS.get_or_init(load).clone()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Millimetres, Options, drawing};
    use tavlei_core::{Board, Cells, LabelScheme, Labels, Position, Side};

    #[test]
    fn letters_that_the_font_has_not_are_found() {
        let board = Board::checkered(4, 4, Cells::Dark).unwrap();
        let labels = Labels::new(&board, &LabelScheme::Algebraic).unwrap();
        let page = |caption: &str| {
            let options = Options::default().above(caption).width(Millimetres::MAX);
            Page::of(drawing(&board, &labels, &Position::empty(Side::White), &options))
        };
        let pages = ["Łódź — Щёголев", "漢字 漢"].map(page);
        assert_eq!(missing_letters(&pages), ['字', '漢']);
    }
}
