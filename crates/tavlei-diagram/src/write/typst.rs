//! Typst: native drawing, no packages. A file compiles by itself; `#import "d.typ": picture` gets
//! the picture alone (`pictures` where there are several, and `alt` or `alts` in words), to be set
//! where an author wants it. Letters are in the font of the document.

use std::fmt::Write as _;

use crate::Colour;
use crate::drawing::{Anchor, Drawing, HALO, Paint, Segment, Shape, Text};
use crate::sheet::Page;

/// What the pictures of a file are drawn with: `u` is the unit of a drawing, `m l c z` are the
/// parts of a path, `p` a path, `o` a circle, `t` a text, `s` a pen.
const TOOLS: &str = "\
#let tools(u) = (
  m: (x, y) => curve.move((x * u, y * u)),
  l: (x, y) => curve.line((x * u, y * u)),
  c: (a, b, c, d, e, f) => curve.cubic((a * u, b * u), (c * u, d * u), (e * u, f * u)),
  z: curve.close(),
  s: (paint, width, dash: none) => (
    paint: paint,
    thickness: width * u,
    dash: if dash != none { (array: dash.map(part => part * u)) },
  ),
  p: (fill, stroke, ..path) => place(top + left, curve(fill: fill, stroke: stroke, ..path)),
  o: (x, y, r, fill, stroke) => place(
    top + left, dx: (x - r) * u, dy: (y - r) * u, circle(radius: r * u, fill: fill, stroke: stroke)
  ),
  t: (x, y, size, side, fill, stroke, body) => place(
    top + left,
    dx: x * u - if side == center { 9999 * u } else { 0pt },
    dy: y * u,
    box(width: 19998 * u, align(side, text(
      size: size * u, fill: fill, stroke: stroke, hyphenate: false,
      top-edge: \"baseline\", bottom-edge: \"baseline\", body,
    ))),
  ),
)
";

/// Pages as a Typst file.
pub fn to_typst(pages: &[Page]) -> String {
    let mut out = String::with_capacity(32 * 1024);
    out.push_str(TOOLS);
    let drawings: Vec<&Drawing> =
        pages.iter().flat_map(|page| &page.items).map(|item| &item.drawing).collect();
    for (n, drawing) in drawings.iter().enumerate() {
        write_drawing(&mut out, n + 1, drawing);
    }
    let list = |name: &str| {
        let names: Vec<String> = (1..=drawings.len()).map(|n| format!("{name}-{n}, ")).collect();
        names.concat()
    };
    if drawings.len() == 1 {
        out.push_str("#let picture = picture-1\n#let alt = alt-1\n");
    }
    let _ = writeln!(out, "#let pictures = ({})", list("picture"));
    let _ = writeln!(out, "#let alts = ({})", list("alt"));
    let mut number = 0;
    for page in pages {
        write_page(&mut out, page, &mut number);
    }
    out
}

fn write_page(out: &mut String, page: &Page, number: &mut usize) {
    let (width, height) = (page.width, page.height);
    let _ = writeln!(out, "#page(width: {width}mm, height: {height}mm, margin: 0mm)[");
    for item in &page.items {
        *number += 1;
        let mm = |hundredths: u32| super::paper::Length(i64::from(hundredths) * 10);
        let (x, y) = (mm(item.x), mm(item.y));
        let _ = writeln!(out, "  #place(top + left, dx: {x}mm, dy: {y}mm, picture-{number})");
    }
    out.push_str("]\n");
}

fn write_drawing(out: &mut String, number: usize, drawing: &Drawing) {
    let _ = write!(
        out,
        "#let alt-{number} = {}\n\
         #let picture-{number} = {{\n\
         let u = {}mm / {}\n\
         let (m, l, c, z, s, p, o, t) = tools(u)\n\
         box(width: {} * u, height: {} * u, clip: true, {{\n",
        quoted(&format!("{}. {}", drawing.title, drawing.sentence)),
        drawing.paper_width,
        drawing.width,
        drawing.width,
        drawing.height,
    );
    for shape in &drawing.shapes {
        match shape {
            Shape::Path(path, paint) => {
                let _ = write!(out, "p({}, ", painted(*paint));
                write_path(out, path);
                out.push_str(")\n");
            }
            Shape::Circle((x, y), r, paint) => {
                let _ = writeln!(out, "o({x}, {y}, {r}, {})", painted(*paint));
            }
            Shape::Text(text) => write_text(out, text),
        }
    }
    out.push_str("})\n}\n");
}

fn write_path(out: &mut String, path: &[Segment]) {
    for (n, segment) in path.iter().enumerate() {
        if n > 0 {
            out.push_str(", ");
        }
        let _ = match *segment {
            Segment::Move((x, y)) => write!(out, "m({x}, {y})"),
            Segment::Line((x, y)) => write!(out, "l({x}, {y})"),
            Segment::Curve(one, other, to) => {
                let [one, other, to] = [one, other, to].map(|(x, y)| format!("{x}, {y}"));
                write!(out, "c({one}, {other}, {to})")
            }
            Segment::Close => write!(out, "z"),
        };
    }
}

/// Fill and stroke.
fn painted(paint: Paint) -> String {
    let fill = paint.fill.map_or("none".to_owned(), colour);
    let stroke = paint.stroke.map_or("none".to_owned(), |(edge, width)| {
        let dash = if paint.dashed {
            format!(", dash: ({}, {})", 3 * width, 2 * width)
        } else {
            String::new()
        };
        format!("s({}, {width}{dash})", colour(edge))
    });
    format!("{fill}, {stroke}")
}

fn colour(colour: Colour) -> String {
    match colour {
        Colour::BLACK => "black".to_owned(),
        Colour::WHITE => "white".to_owned(),
        other => format!("rgb(\"{other}\")"),
    }
}

fn write_text(out: &mut String, text: &Text) {
    let Text { at: (x, y), size, .. } = text;
    let side = match text.anchor {
        Anchor::Start => "left",
        Anchor::Middle => "center",
    };
    let words = quoted(&text.text);
    if let Some(halo) = text.halo {
        let halo = colour(halo);
        let pen = format!("(paint: {halo}, thickness: {HALO} * u, join: \"round\")");
        let _ = writeln!(out, "t({x}, {y}, {size}, {side}, {halo}, {pen}, {words})");
    }
    let fill = colour(text.colour);
    let _ = writeln!(out, "t({x}, {y}, {size}, {side}, {fill}, none, {words})");
}

/// A text in quotation marks.
fn quoted(text: &str) -> String {
    let mut out = String::from("\"");
    for c in text.chars() {
        match c {
            '"' | '\\' => {
                out.push('\\');
                out.push(c);
            }
            c if c.is_control() => out.push(' '),
            c => out.push(c),
        }
    }
    out.push('"');
    out
}
