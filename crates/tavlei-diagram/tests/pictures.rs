//! Pictures in pixels and on pages: what comes out is what was asked for, byte for byte the same.
#![cfg(all(feature = "png", feature = "gif", feature = "pdf"))]

mod common;

use std::path::Path;

use common::features;
use tavlei_diagram::{Pace, Page, PictureError, Sheet, to_gif, to_pdf, to_png};

fn page(name: &str) -> Page {
    let feature = features().into_iter().find(|feature| feature.name == name).unwrap();
    Page::of(feature.drawing())
}

/// Width, height and pixels in RGB.
fn decoded(bytes: &[u8]) -> (u32, u32, Vec<u8>, Option<u32>) {
    let mut reader = png::Decoder::new(std::io::Cursor::new(bytes)).read_info().unwrap();
    let density = reader.info().pixel_dims.map(|dims| dims.xppu);
    let mut pixels = vec![0; reader.output_buffer_size().unwrap()];
    let info = reader.next_frame(&mut pixels).unwrap();
    (info.width, info.height, pixels, density)
}

/// Against pictures that were looked at, with a tolerance: another version of the renderer may
/// smooth an edge otherwise. `INSTA_UPDATE=always` writes them anew.
#[test]
fn png_looks_as_it_should() {
    for name in ["way-crossed", "marks-colour", "captions-russian", "towers"] {
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/pictures").join(name);
        let path = path.with_extension("png");
        let drawn = to_png(&page(name), 96).unwrap();
        if std::env::var_os("INSTA_UPDATE").is_some_and(|value| value == "always") {
            std::fs::write(&path, &drawn).unwrap();
        }
        let (width, height, is, _) = decoded(&drawn);
        let (old_width, old_height, was, _) = decoded(&std::fs::read(&path).unwrap());
        assert_eq!((width, height), (old_width, old_height), "{name}");
        let differs = is.iter().zip(&was).filter(|(a, b)| a.abs_diff(**b) > 24).count();
        assert!(differs * 200 < is.len(), "{name}: {differs} of {} parts differ", is.len());
    }
}

#[test]
fn png_has_the_size_and_the_density_that_were_asked_for() {
    let page = page("kings-crown");
    let (width, height, ..) = decoded(&to_png(&page, 300).unwrap());
    // 60 mm at 300 dots per inch.
    assert_eq!(width, 709);
    assert!(height.abs_diff(709 * page.height.hundredths() / 6000) <= 1);
    let density = decoded(&to_png(&page, 254).unwrap()).3;
    assert_eq!(density, Some(10_000));
    assert!(matches!(to_png(&page, 400_000), Err(PictureError::TooLarge(..))));
}

#[test]
fn same_input_same_bytes() {
    let pages = [page("captions-russian"), page("towers")];
    assert_eq!(to_pdf(&pages).unwrap(), to_pdf(&pages).unwrap());
    assert_eq!(to_png(&pages[0], 96).unwrap(), to_png(&pages[0], 96).unwrap());
    assert_eq!(to_gif(&pages, 50, Pace::default()), to_gif(&pages, 50, Pace::default()));
}

#[test]
fn pdf_is_tagged_and_speaks() {
    let drawings = features().into_iter().map(|feature| feature.drawing());
    let pages = Sheet { columns: 3, rows: 4, ..Sheet::default() }.pages(drawings.collect());
    let pdf = to_pdf(&pages).unwrap();
    assert!(pdf.starts_with(b"%PDF-1.7"));
    let has = |needle: &[u8]| pdf.windows(needle.len()).any(|part| part == needle);
    assert!(has(b"/StructTreeRoot") && has(b"/ToUnicode") && has(b"/Lang"));
    assert!(!has(b"CreationDate"));
    assert_eq!(to_pdf(&[]), Err(PictureError::Empty));
}

/// The second picture differs from the first one in one cell: so small is its rectangle.
#[test]
fn gif_holds_what_changes() {
    let first = page("theme-dark");
    let mut second = first.clone();
    let at = (600, 600);
    let paint = tavlei_diagram::Paint::fill(tavlei_diagram::Colour([255, 0, 0]));
    second.items[0].drawing.shapes.push(tavlei_diagram::Shape::Circle(at, 60, paint));
    let bytes = to_gif(&[first.clone(), second, first], 96, Pace { each: 50, last: 200 }).unwrap();
    let mut reader = gif::DecodeOptions::new().read_info(&bytes[..]).unwrap();
    let (width, height) = (reader.width(), reader.height());
    assert!(reader.global_palette().is_some_and(|palette| palette.len() <= 768));
    let mut frames = Vec::new();
    while let Some(frame) = reader.read_next_frame().unwrap() {
        frames.push((frame.width, frame.height, frame.delay, frame.palette.is_none()));
    }
    assert_eq!(frames[0], (width, height, 50, true));
    assert!(frames[1].0 < 20 && frames[1].1 < 20, "{frames:?}");
    assert_eq!((frames.len(), frames[2].2), (3, 200));
}
