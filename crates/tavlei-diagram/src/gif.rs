//! GIF: diagrams one after the other. One palette for all of them, and of each only the rectangle
//! that differs from the one before.

use std::borrow::Cow;
use std::collections::BTreeMap;

use resvg::tiny_skia::Pixmap;

use crate::picture::PictureError;
use crate::png::{pixels, rgb};
use crate::sheet::Page;

/// Colours of a palette; its last number is that of what stays as it was.
const COLOURS: usize = 255;
/// The number of what stays as it was.
const SAME: u8 = 255;

/// How long diagrams are shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Pace {
    /// Each of them, in hundredths of a second.
    pub each: u16,
    /// The last one, before all begins anew.
    pub last: u16,
}

/// A second each, three for the last one.
impl Default for Pace {
    fn default() -> Pace {
        Pace { each: 100, last: 300 }
    }
}

/// A picture whose pixels are numbers of colours.
struct Image {
    width: usize,
    height: usize,
    pixels: Vec<u8>,
}

/// Pages as a moving picture with so many dots per inch; smaller pages lie at the upper left.
///
/// # Errors
///
/// If there are no pages, or a picture would be too large.
pub fn to_gif(pages: &[Page], dpi: u32, pace: Pace) -> Result<Vec<u8>, PictureError> {
    let drawn: Vec<_> =
        pages.iter().map(|page| pixels(page, dpi)).collect::<Result<_, PictureError>>()?;
    let width = drawn.iter().map(Pixmap::width).max().ok_or(PictureError::Empty)?;
    let height = drawn.iter().map(Pixmap::height).max().ok_or(PictureError::Empty)?;
    let too_large = PictureError::TooLarge(u64::from(width), u64::from(height));
    let size = u16::try_from(width).ok().zip(u16::try_from(height).ok()).ok_or(too_large)?;
    let frames: Vec<Vec<[u8; 3]>> = drawn
        .iter()
        .map(|pixmap| {
            spread(&rgb(pixmap), pixmap.width() as usize, width as usize, height as usize)
        })
        .collect();
    let palette = Palette::of(&frames);
    let images = frames.iter().map(|frame| Image {
        width: width as usize,
        height: height as usize,
        pixels: frame.iter().map(|colour| palette.index(*colour)).collect(),
    });
    written(&images.collect::<Vec<Image>>(), &palette, size, pace).map_err(PictureError::writer)
}

/// The pixels on a larger white canvas.
fn spread(pixels: &[[u8; 3]], own: usize, width: usize, height: usize) -> Vec<[u8; 3]> {
    let white = [255; 3];
    let mut out: Vec<[u8; 3]> = Vec::with_capacity(width * height);
    for row in pixels.chunks(own) {
        out.extend_from_slice(row);
        out.resize(out.len() + width - own, white);
    }
    out.resize(width * height, white);
    out
}

fn written(
    images: &[Image],
    palette: &Palette,
    (width, height): (u16, u16),
    pace: Pace,
) -> Result<Vec<u8>, gif::EncodingError> {
    let mut out = Vec::new();
    let mut colours = palette.colours.clone();
    colours.resize(COLOURS + 1, [0; 3]);
    let mut encoder = gif::Encoder::new(&mut out, width, height, &colours.concat())?;
    encoder.set_repeat(gif::Repeat::Infinite)?;
    for (n, image) in images.iter().enumerate() {
        let before = n.checked_sub(1).map(|before| &images[before]);
        let mut frame = changed(image, before);
        frame.delay = if n + 1 == images.len() { pace.last } else { pace.each };
        encoder.write_frame(&frame)?;
    }
    drop(encoder);
    Ok(out)
}

/// The smallest rectangle that holds all that differs, a pixel where nothing does.
fn changed(image: &Image, before: Option<&Image>) -> gif::Frame<'static> {
    let differs = |index: &usize| before.is_none_or(|b| b.pixels[*index] != image.pixels[*index]);
    let (mut left, mut right, mut top, mut bottom) = (image.width, 0, image.height, 0);
    for index in (0..image.pixels.len()).filter(differs) {
        let (x, y) = (index % image.width, index / image.width);
        (left, right) = (left.min(x), right.max(x));
        (top, bottom) = (top.min(y), bottom.max(y));
    }
    if left > right {
        (left, right, top, bottom) = (0, 0, 0, 0);
    }
    let rows = (top..=bottom).flat_map(|y| y * image.width + left..=y * image.width + right);
    let shown = |index: usize| if differs(&index) { image.pixels[index] } else { SAME };
    gif::Frame {
        left: left as u16,
        top: top as u16,
        width: (right - left + 1) as u16,
        height: (bottom - top + 1) as u16,
        transparent: before.map(|_| SAME),
        buffer: Cow::Owned(rows.map(shown).collect()),
        ..gif::Frame::default()
    }
}

/// The colours of all pictures; the rarest share the nearest of the others.
struct Palette {
    colours: Vec<[u8; 3]>,
    numbers: BTreeMap<[u8; 3], u8>,
}

impl Palette {
    fn of(frames: &[Vec<[u8; 3]>]) -> Palette {
        let mut counts: BTreeMap<[u8; 3], u64> = BTreeMap::new();
        for &colour in frames.iter().flatten() {
            *counts.entry(colour).or_default() += 1;
        }
        let mut by_count: Vec<([u8; 3], u64)> = counts.into_iter().collect();
        by_count.sort_by_key(|&(colour, count)| (std::cmp::Reverse(count), colour));
        let colours: Vec<[u8; 3]> =
            by_count.iter().take(COLOURS).map(|&(colour, _)| colour).collect();
        let numbers = by_count.iter().map(|&(colour, _)| (colour, nearest(&colours, colour)));
        Palette { numbers: numbers.collect(), colours }
    }

    fn index(&self, colour: [u8; 3]) -> u8 {
        self.numbers.get(&colour).copied().unwrap_or(0)
    }
}

/// The number of the colour that is most like one.
fn nearest(colours: &[[u8; 3]], wanted: [u8; 3]) -> u8 {
    let distance = |colour: &[u8; 3]| -> u32 {
        colour.iter().zip(wanted).map(|(a, b)| u32::from(a.abs_diff(b)).pow(2)).sum()
    };
    let best = colours.iter().enumerate().min_by_key(|(_, colour)| distance(colour));
    best.map_or(0, |(number, _)| number as u8)
}
