//! The few SVG elements that diagrams are made of.

use std::fmt::Write as _;

use super::layout::Layout;
use crate::size::Millimetres;

/// An SVG document being written. Writing to a string can't fail, so results are dropped.
pub(super) struct Writer {
    out: String,
}

impl Writer {
    /// Begins a document with a white page. It bears no ids: many may stand in one web page.
    pub(super) fn open(layout: &Layout, width: Millimetres, title: &str, desc: &str) -> Writer {
        let mut out = String::with_capacity(16 * 1024);
        let height = layout.paper_height(width);
        let (w, h) = (layout.width, layout.height);
        let _ = write!(
            out,
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{width}mm\" height=\"{height}mm\" \
             viewBox=\"0 0 {w} {h}\" role=\"img\">\n\
             <title>{}</title>\n<desc>{}</desc>\n\
             <rect width=\"{w}\" height=\"{h}\" fill=\"#fff\"/>\n",
            escaped(title),
            escaped(desc),
        );
        Writer { out }
    }

    /// Lines along a path.
    pub(super) fn line(&mut self, d: &str, colour: &str, width: i32) {
        let _ = writeln!(
            self.out,
            "<path d=\"{d}\" fill=\"none\" stroke=\"{colour}\" stroke-width=\"{width}\"/>"
        );
    }

    /// A filled path.
    pub(super) fn fill(&mut self, d: &str, colour: &str) {
        let _ = writeln!(self.out, "<path d=\"{d}\" fill=\"{colour}\"/>");
    }

    /// A filled circle.
    pub(super) fn disc(&mut self, x: i32, y: i32, r: i32, colour: &str) {
        let _ = writeln!(self.out, "<circle cx=\"{x}\" cy=\"{y}\" r=\"{r}\" fill=\"{colour}\"/>");
    }

    /// A filled circle with an edge.
    pub(super) fn circle(&mut self, x: i32, y: i32, r: i32, fill: &str, edge: &str, width: i32) {
        let _ = writeln!(
            self.out,
            "<circle cx=\"{x}\" cy=\"{y}\" r=\"{r}\" fill=\"{fill}\" stroke=\"{edge}\" \
             stroke-width=\"{width}\"/>"
        );
    }

    /// Begins a group of texts.
    pub(super) fn open_text(&mut self, anchor: &str, size: i32) {
        let _ = writeln!(
            self.out,
            "<g font-family=\"DejaVu Sans, Verdana, sans-serif\" font-size=\"{size}\" \
             text-anchor=\"{anchor}\" fill=\"#000\">"
        );
    }

    /// Ends a group of texts.
    pub(super) fn close_text(&mut self) {
        self.out.push_str("</g>\n");
    }

    /// A text of the group.
    pub(super) fn text(&mut self, x: i32, y: i32, text: &str) {
        let _ = writeln!(self.out, "<text x=\"{x}\" y=\"{y}\">{}</text>", escaped(text));
    }

    /// A single text around a point.
    pub(super) fn label(&mut self, x: i32, y: i32, size: i32, colour: &str, text: &str) {
        let _ = writeln!(
            self.out,
            "<text x=\"{x}\" y=\"{y}\" font-family=\"DejaVu Sans, Verdana, sans-serif\" \
             font-size=\"{size}\" text-anchor=\"middle\" fill=\"{colour}\">{}</text>",
            escaped(text)
        );
    }

    /// A text of the group with a white edge, drawn twice: not every reader knows `paint-order`.
    pub(super) fn haloed_text(&mut self, x: i32, y: i32, text: &str) {
        let escaped = escaped(text);
        let _ = writeln!(
            self.out,
            "<text x=\"{x}\" y=\"{y}\" stroke=\"#fff\" stroke-width=\"22\" \
             stroke-linejoin=\"round\">{escaped}</text>"
        );
        let _ = writeln!(self.out, "<text x=\"{x}\" y=\"{y}\">{escaped}</text>");
    }

    /// Ends the document.
    pub(super) fn close(mut self) -> String {
        self.out.push_str("</svg>\n");
        self.out
    }
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
