//! SVG: one element a shape. Nothing but plain shapes and text is used (no patterns, clips or
//! styles): office programs and old readers draw them alike. A document bears no ids: many may
//! stand in one web page.

use std::fmt::Write as _;

use crate::drawing::{Anchor, Drawing, HALO, Paint, Segment, Shape, Spot, Text};
use crate::sheet::Page;

/// The fonts that readers may have; the first one is the one that pictures are measured with.
const FONTS: &str = "DejaVu Sans, Verdana, sans-serif";

/// A page as an SVG document, ending with a line feed. The viewBox holds units of the drawing;
/// `width` and `height` are in millimetres.
pub fn to_svg(page: &Page) -> String {
    let mut out = String::with_capacity(16 * 1024);
    if let [item] = &page.items[..]
        && page.is_tight()
    {
        open(&mut out, &item.drawing, "");
        write_drawing(&mut out, &item.drawing);
    } else {
        // Hundredths of a millimetre are the units of a sheet.
        let (wide, high) = (page.width.hundredths(), page.height.hundredths());
        let _ = write!(
            out,
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{}mm\" height=\"{}mm\" \
             viewBox=\"0 0 {wide} {high}\">\n<rect width=\"{wide}\" height=\"{high}\" \
             fill=\"{}\"/>\n",
            page.width, page.height, page.paper
        );
        for item in &page.items {
            open(&mut out, &item.drawing, &format!(" x=\"{}\" y=\"{}\"", item.x, item.y));
            write_drawing(&mut out, &item.drawing);
        }
        out.push_str("</svg>\n");
    }
    out
}

/// Begins the element of a drawing, alone or at a place of a page.
fn open(out: &mut String, drawing: &Drawing, place: &str) {
    let (paper, high) = (drawing.paper_width, drawing.paper_height());
    let size = if place.is_empty() {
        format!("width=\"{paper}mm\" height=\"{high}mm\"")
    } else {
        format!("width=\"{}\" height=\"{}\"", paper.hundredths(), high.hundredths())
    };
    let _ = write!(
        out,
        "<svg xmlns=\"http://www.w3.org/2000/svg\"{place} {size} viewBox=\"0 0 {} {}\" \
         role=\"img\" xml:lang=\"{}\" font-family=\"{FONTS}\">\n<title>{}</title>\n\
         <desc>{}</desc>\n",
        drawing.width,
        drawing.height,
        drawing.language,
        escaped(&drawing.title),
        escaped(&drawing.sentence),
    );
    if !drawing.fen.is_empty() {
        let _ = writeln!(out, "<metadata>{}</metadata>", escaped(&drawing.fen));
    }
}

fn write_drawing(out: &mut String, drawing: &Drawing) {
    for shape in &drawing.shapes {
        match shape {
            Shape::Path(path, paint) => {
                out.push_str("<path d=\"");
                write_path(out, path);
                out.push('"');
                write_paint(out, *paint);
                out.push_str("/>\n");
            }
            Shape::Circle((x, y), r, paint) => {
                let _ = write!(out, "<circle cx=\"{x}\" cy=\"{y}\" r=\"{r}\"");
                write_paint(out, *paint);
                out.push_str("/>\n");
            }
            Shape::Text(text) => write_text(out, text),
        }
    }
    out.push_str("</svg>\n");
}

/// The path with lines relative to where the pen is: shorter.
fn write_path(out: &mut String, path: &[Segment]) {
    let mut pen = (0, 0);
    let mut start = pen;
    for (n, segment) in path.iter().enumerate() {
        match *segment {
            Segment::Move((x, y)) => {
                let _ = write!(out, "M{x} {y}");
                (pen, start) = ((x, y), (x, y));
            }
            // Closing draws a last line by itself.
            Segment::Line(to) if to == start && path.get(n + 1) == Some(&Segment::Close) => {}
            Segment::Line(to) => {
                write_line(out, (to.0 - pen.0, to.1 - pen.1));
                pen = to;
            }
            Segment::Curve(one, other, to) => {
                let [a, b, c] = [one, other, to].map(|(x, y)| format!("{x} {y}"));
                let _ = write!(out, "C{a} {b} {c}");
                pen = to;
            }
            Segment::Close => {
                out.push('Z');
                pen = start;
            }
        }
    }
}

fn write_line(out: &mut String, (dx, dy): Spot) {
    let _ = match (dx, dy) {
        (dx, 0) => write!(out, "h{dx}"),
        (0, dy) => write!(out, "v{dy}"),
        (dx, dy) => write!(out, "l{dx} {dy}"),
    };
}

fn write_paint(out: &mut String, paint: Paint) {
    let _ = match paint.fill {
        Some(colour) => write!(out, " fill=\"{colour}\""),
        None => write!(out, " fill=\"none\""),
    };
    if let Some((colour, width)) = paint.stroke {
        let _ = write!(out, " stroke=\"{colour}\" stroke-width=\"{width}\"");
        if paint.dashed {
            let _ = write!(out, " stroke-dasharray=\"{} {}\"", 3 * width, 2 * width);
        }
    }
}

/// A text; one with a halo is written twice: not every reader knows `paint-order`.
fn write_text(out: &mut String, text: &Text) {
    let (x, y) = text.at;
    let words = escaped(&text.text);
    let mut common = format!("<text x=\"{x}\" y=\"{y}\" font-size=\"{}\"", text.size);
    if text.anchor == Anchor::Middle {
        common += " text-anchor=\"middle\"";
    }
    if let Some(halo) = text.halo {
        let _ = writeln!(
            out,
            "{common} fill=\"{halo}\" stroke=\"{halo}\" stroke-width=\"{HALO}\" \
             stroke-linejoin=\"round\" aria-hidden=\"true\">{words}</text>"
        );
    }
    let _ = writeln!(out, "{common} fill=\"{}\">{words}</text>", text.colour);
}

/// A text fit for XML: markup escaped, characters that XML can't hold left out.
fn escaped(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for c in text.chars() {
        match c {
            '&' => out.push_str("&amp;"),
            '<' => out.push_str("&lt;"),
            '>' => out.push_str("&gt;"),
            '"' => out.push_str("&quot;"),
            '\t' | '\n' | '\r' => out.push(' '),
            '\u{fffe}' | '\u{ffff}' => {}
            c if c < ' ' => {}
            c => out.push(c),
        }
    }
    out
}
