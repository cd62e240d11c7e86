//! PDF: vectors and real text, each diagram a figure with its words for those who hear it.

use krilla::geom::{Size, Transform};
use krilla::metadata::Metadata;
use krilla::page::PageSettings;
use krilla::tagging::{ContentTag, Node, Tag, TagGroup, TagTree};
use krilla::{Document, SerializeSettings};
use krilla_svg::{SurfaceExt, SvgSettings};

use crate::Millimetres;
use crate::picture::{PictureError, tree};
use crate::sheet::{Item, Page};

/// Pages as a PDF file. It holds no date, so that the same input gives the same bytes.
///
/// # Errors
///
/// If there are no pages.
pub fn to_pdf(pages: &[Page]) -> Result<Vec<u8>, PictureError> {
    let first = pages.iter().flat_map(|page| &page.items).next().ok_or(PictureError::Empty)?;
    let settings = SerializeSettings { enable_tagging: true, ..SerializeSettings::default() };
    let mut document = Document::new_with(settings);
    document.set_metadata(
        Metadata::new()
            .title(first.drawing.title.clone())
            .language(first.drawing.language.to_owned()),
    );
    let mut tags = TagTree::new();
    for page in pages {
        let size = size(page.width, page.height)?;
        let mut sheet = document.start_page_with(PageSettings::new(size));
        let mut surface = sheet.surface();
        for item in &page.items {
            let identifier = surface.start_tagged(ContentTag::Other);
            draw(&mut surface, item)?;
            surface.end_tagged();
            let figure = Tag::Figure(Some(item.drawing.sentence.clone()));
            tags.push(TagGroup::with_children(figure, vec![Node::Leaf(identifier)]));
        }
        surface.finish();
        sheet.finish();
    }
    document.set_tag_tree(tags);
    document.finish().map_err(|error| PictureError::Writer(format!("{error:?}")))
}

/// Draws a diagram at its place.
fn draw(surface: &mut krilla::surface::Surface, item: &Item) -> Result<(), PictureError> {
    let drawing = &item.drawing;
    let tree = tree(&Page::of(drawing.clone()))?;
    let size = size(drawing.paper_width, drawing.paper_height())?;
    surface.push_transform(&Transform::from_translate(points(item.x), points(item.y)));
    surface.draw_svg(&tree, size, SvgSettings::default());
    surface.pop();
    Ok(())
}

/// Hundredths of a millimetre in points of 1/72 inch.
#[expect(clippy::cast_precision_loss, reason = "a million at most")]
fn points(hundredths: u32) -> f32 {
    hundredths as f32 * 72.0 / 2540.0
}

fn size(width: Millimetres, height: Millimetres) -> Result<Size, PictureError> {
    let size = Size::from_wh(points(width.hundredths()), points(height.hundredths()));
    size.ok_or(PictureError::Empty)
}
