//! TeX: pictures in `TikZ`, in millimetres. A file compiles by itself with a stock LaTeX, and a
//! document that loads `tikz` can also `\input` it where the diagram shall stand.

use std::fmt::Write as _;

use super::paper::{Length, Scale};
use crate::Colour;
use crate::drawing::{Anchor, Drawing, HALO, Paint, Segment, Shape, Text};
use crate::sheet::Page;

/// Pages as a TeX file.
///
/// Whether it stands alone is found out by TeX: inside a document `\documentclass` and
/// `\usepackage` have become the same complaint.
pub fn to_tex(pages: &[Page]) -> String {
    let mut out = String::with_capacity(32 * 1024);
    open(&mut out, pages);
    for (n, page) in pages.iter().enumerate() {
        if n > 0 {
            out.push_str("\\newpage\n");
        }
        write_page(&mut out, page);
    }
    out.push_str("\\ifx\\tavleialone\\undefined\\else\\expandafter\\tavleialone\\fi\n");
    out
}

fn open(out: &mut String, pages: &[Page]) {
    let texts = || pages.iter().flat_map(texts);
    // The last one is that of the document: its fonts are outlines in every installation.
    let mut encodings: Vec<&str> = texts().filter_map(encoding).collect();
    encodings.sort_unstable();
    encodings.dedup();
    let fonts = (!encodings.is_empty())
        .then(|| format!("\\usepackage[{},OT1]{{fontenc}}", encodings.join(",")));
    let besides = fonts.as_ref().map_or(String::new(), |line| format!(" and has {line}"));
    let _ =
        writeln!(out, "% Compile this file, or \\input it in a document that loads tikz{besides}.");
    out.push_str("\\ifx\\documentclass\\usepackage\\else\n\\documentclass{article}\n");
    if let Some(line) = fonts {
        let _ = writeln!(out, "{line}");
    }
    out.push_str("\\usepackage{fix-cm}\n\\usepackage{tikz}\n");
    if let Some(page) = pages.first() {
        let _ = writeln!(
            out,
            "\\usepackage[paperwidth={}mm,paperheight={}mm,margin=0mm]{{geometry}}",
            page.width, page.height
        );
    }
    out.push_str(
        "\\pagestyle{empty}\\parindent=0pt\\topskip=0pt\\maxdepth=0pt\n\
         \\hfuzz=1pt\\vfuzz=1pt\n\
         \\def\\tavleialone{\\end{document}}\n\\begin{document}\n\\fi\n",
    );
}

/// All that is written on a page.
fn texts(page: &Page) -> impl Iterator<Item = &str> {
    let shapes = page.items.iter().flat_map(|item| &item.drawing.shapes);
    shapes.filter_map(|shape| match shape {
        Shape::Text(text) => Some(text.text.as_str()),
        _ => None,
    })
}

/// The encoding that a text needs where it is not all ASCII.
fn encoding(text: &str) -> Option<&'static str> {
    let is_cyrillic = text.chars().any(|c| ('\u{400}'..'\u{530}').contains(&c));
    if is_cyrillic { Some("T2A") } else { (!text.is_ascii()).then_some("T1") }
}

fn write_page(out: &mut String, page: &Page) {
    let comment = |text: &str| text.replace(['\n', '\r'], " ");
    for item in &page.items {
        let _ = writeln!(out, "% {}", comment(&item.drawing.title));
        let _ = writeln!(out, "% {}", comment(&item.drawing.sentence));
    }
    out.push_str("\\begin{tikzpicture}[x=1mm,y=-1mm]\n");
    let _ = writeln!(out, "\\useasboundingbox (0,0) rectangle ({},{});", page.width, page.height);
    for item in &page.items {
        let hundredths = |n: u32| Length(i64::from(n) * 10);
        let (x, y) = (hundredths(item.x), hundredths(item.y));
        let _ = writeln!(out, "\\begin{{scope}}[shift={{({x},{y})}}]");
        write_drawing(out, &item.drawing);
        out.push_str("\\end{scope}\n");
    }
    out.push_str("\\end{tikzpicture}%\n");
}

fn write_drawing(out: &mut String, drawing: &Drawing) {
    let scale = Scale::of(drawing);
    for shape in &drawing.shapes {
        match shape {
            Shape::Path(path, paint) => {
                let _ = write!(out, "\\path[{}]", painted(*paint, scale));
                write_path(out, path, scale);
                out.push_str(";\n");
            }
            Shape::Circle(at, radius, paint) => {
                let (paint, at) = (painted(*paint, scale), scale.spot(*at));
                let radius = scale.length(*radius);
                let _ = writeln!(out, "\\path[{paint}] ({at}) circle[radius={radius}mm];");
            }
            Shape::Text(text) => write_text(out, text, scale),
        }
    }
}

fn write_path(out: &mut String, path: &[Segment], scale: Scale) {
    for segment in path {
        match *segment {
            Segment::Move(to) => {
                let _ = write!(out, "\n({})", scale.spot(to));
            }
            Segment::Line(to) => {
                let _ = write!(out, "--({})", scale.spot(to));
            }
            Segment::Curve(one, other, to) => {
                let [a, b, c] = [one, other, to].map(|spot| scale.spot(spot));
                let _ = write!(out, "..controls ({a}) and ({b}) ..({c})");
            }
            Segment::Close => out.push_str("--cycle"),
        }
    }
}

fn painted(paint: Paint, scale: Scale) -> String {
    let mut keys = Vec::new();
    keys.extend(paint.fill.map(|fill| format!("fill={}", colour(fill))));
    if let Some((edge, width)) = paint.stroke {
        keys.push(format!("draw={},line width={}mm", colour(edge), scale.length(width)));
        if paint.dashed {
            let (on, off) = (scale.length(3 * width), scale.length(2 * width));
            keys.push(format!("dash pattern=on {on}mm off {off}mm"));
        }
    }
    keys.join(",")
}

fn colour(colour: Colour) -> String {
    match colour {
        Colour::BLACK => "black".to_owned(),
        Colour::WHITE => "white".to_owned(),
        Colour([r, g, b]) => format!("{{rgb,255:red,{r};green,{g};blue,{b}}}"),
    }
}

/// A text; its halo is made of copies around it, as stock LaTeX has no outlined letters.
fn write_text(out: &mut String, text: &Text, scale: Scale) {
    let anchor = match text.anchor {
        Anchor::Start => "base west",
        Anchor::Middle => "base",
    };
    let at = scale.spot(text.at);
    // A point of TeX is 25.4/72.27 mm.
    let size = Length(scale.length(text.size).0 * 7227 / 2540);
    let encoding = encoding(&text.text);
    let encoding = encoding.map_or(String::new(), |name| format!("\\fontencoding{{{name}}}"));
    let words = format!(
        "\\sffamily{encoding}\\fontsize{{{size}pt}}{{{size}pt}}\\selectfont {}",
        escaped(&text.text)
    );
    let node = |colour_of: Colour, keys: &str| {
        let colour = colour(colour_of);
        format!("\\node[anchor={anchor},inner sep=0pt,text={colour}{keys}] at ({at}) {{{words}}};")
    };
    if let Some(halo) = text.halo {
        let far = scale.length(HALO / 2);
        let copy = node(halo, &format!(",shift={{(\\a:{far}mm)}}"));
        let _ = writeln!(out, "\\foreach \\a in {{0,45,...,315}} {{{copy}}}");
    }
    let _ = writeln!(out, "{}", node(text.colour, ""));
}

/// A text with what TeX reads as commands escaped.
fn escaped(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for c in text.chars() {
        match c {
            '\\' => out.push_str("\\textbackslash{}"),
            '~' => out.push_str("\\textasciitilde{}"),
            '^' => out.push_str("\\textasciicircum{}"),
            '{' | '}' | '$' | '&' | '#' | '_' | '%' => {
                out.push('\\');
                out.push(c);
            }
            c if c.is_control() => out.push(' '),
            c => out.push(c),
        }
    }
    out
}
