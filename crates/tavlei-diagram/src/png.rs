//! PNG: the SVG of a page in pixels, with its resolution and its words inside.

use resvg::tiny_skia::{Color, Pixmap, Transform};

use crate::picture::{PictureError, tree};
use crate::sheet::Page;

/// The most pixels of a picture.
const MOST: u64 = 100_000_000;

/// A page as a PNG file with so many dots per inch.
///
/// # Errors
///
/// If the picture would be too large.
pub fn to_png(page: &Page, dpi: u32) -> Result<Vec<u8>, PictureError> {
    encoded(&pixels(page, dpi)?, page, dpi).map_err(PictureError::writer)
}

/// So many hundredths of a millimetre in pixels.
fn dots(hundredths: u32, dpi: u32) -> u64 {
    ((u64::from(hundredths) * u64::from(dpi) + 1270) / 2540).max(1)
}

/// The pixels of a page.
pub(crate) fn pixels(page: &Page, dpi: u32) -> Result<Pixmap, PictureError> {
    let tree = tree(page)?;
    let (width, height) = (dots(page.width.hundredths(), dpi), dots(page.height.hundredths(), dpi));
    if width * height > MOST {
        return Err(PictureError::TooLarge(width, height));
    }
    let mut pixmap =
        Pixmap::new(width as u32, height as u32).ok_or(PictureError::TooLarge(width, height))?;
    pixmap.fill(Color::WHITE);
    let size = tree.size();
    let scale = Transform::from_scale(factor(width, size.width()), factor(height, size.height()));
    resvg::render(&tree, scale, &mut pixmap.as_mut());
    Ok(pixmap)
}

/// By how much a length grows to so many pixels.
#[expect(clippy::cast_precision_loss, reason = "pictures are not so large")]
fn factor(dots: u64, length: f32) -> f32 {
    dots as f32 / length
}

fn encoded(pixmap: &Pixmap, page: &Page, dpi: u32) -> Result<Vec<u8>, png::EncodingError> {
    let mut out = Vec::new();
    let mut encoder = png::Encoder::new(&mut out, pixmap.width(), pixmap.height());
    encoder.set_color(png::ColorType::Rgb);
    encoder.set_depth(png::BitDepth::Eight);
    // Dots per metre.
    let density = (dpi * 5000 + 63) / 127;
    encoder.set_pixel_dims(Some(png::PixelDimensions {
        xppu: density,
        yppu: density,
        unit: png::Unit::Meter,
    }));
    if let [item] = &page.items[..] {
        encoder.add_itxt_chunk("Title".to_owned(), item.drawing.title.clone())?;
        encoder.add_itxt_chunk("Description".to_owned(), item.drawing.sentence.clone())?;
    }
    let mut writer = encoder.write_header()?;
    writer.write_image_data(&rgb(pixmap).concat())?;
    writer.finish()?;
    Ok(out)
}

/// The colours alone: pages have no holes.
pub(crate) fn rgb(pixmap: &Pixmap) -> Vec<[u8; 3]> {
    pixmap.pixels().iter().map(|pixel| [pixel.red(), pixel.green(), pixel.blue()]).collect()
}
