//! A drawing: the one list of shapes that all pictures are made of. Every format writes this list
//! and knows nothing of boards.
//!
//! Coordinates are whole numbers from the top left, y downwards, [`CELL`] a cell, so that the same
//! scene gives the same bytes on every machine.

use crate::{Colour, Millimetres};

/// The side of a cell in the units of a drawing.
pub const CELL: i32 = 240;

/// A place in a drawing.
pub type Spot = (i32, i32);

/// A part of a path.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Segment {
    /// Begins anew there.
    Move(Spot),
    /// A straight line to there.
    Line(Spot),
    /// A Bézier curve by two control points to the third place.
    Curve(Spot, Spot, Spot),
    /// A straight line to where this part began.
    Close,
}

/// How a shape is painted: inside first, then along its edge.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Paint {
    /// The colour inside.
    pub fill: Option<Colour>,
    /// The colour and the width of the edge.
    pub stroke: Option<(Colour, i32)>,
    /// Whether the edge is broken.
    pub dashed: bool,
}

impl Paint {
    /// Filled, without an edge.
    pub fn fill(colour: Colour) -> Paint {
        Paint { fill: Some(colour), ..Paint::default() }
    }

    /// An edge alone.
    pub fn line(colour: Colour, width: i32) -> Paint {
        Paint { stroke: Some((colour, width)), ..Paint::default() }
    }

    /// Filled, with an edge.
    pub fn both(fill: Colour, edge: Colour, width: i32) -> Paint {
        Paint { fill: Some(fill), ..Paint::line(edge, width) }
    }

    /// With a broken edge.
    pub fn dashed(self) -> Paint {
        Paint { dashed: true, ..self }
    }
}

/// Which part of a text stands at its place.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Anchor {
    /// Its beginning.
    Start,
    /// Its middle.
    Middle,
}

/// A line of text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Text {
    /// Where it stands: a place on its base line.
    pub at: Spot,
    /// Which part of it stands there.
    pub anchor: Anchor,
    /// The size of its font.
    pub size: i32,
    /// Its colour.
    pub colour: Colour,
    /// The colour of an edge that sets it off from what lies under it.
    pub halo: Option<Colour>,
    /// What it says.
    pub text: String,
}

/// The width of the edge round a text with a halo.
pub(crate) const HALO: i32 = 22;

/// A shape.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Shape {
    /// Lines and curves.
    Path(Vec<Segment>, Paint),
    /// A circle by middle and radius.
    Circle(Spot, i32, Paint),
    /// A line of text.
    Text(Text),
}

/// A picture: shapes in the order of drawing, and what they show in words.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Drawing {
    /// Its width in units.
    pub width: i32,
    /// Its height in units.
    pub height: i32,
    /// Its width on paper.
    pub paper_width: Millimetres,
    /// The language of its words: `en`.
    pub language: &'static str,
    /// A short title.
    pub title: String,
    /// The position in words.
    pub sentence: String,
    /// The position as FEN, for who wants to set it up again; empty where it is not known.
    pub fen: String,
    /// The shapes, the lowest first.
    pub shapes: Vec<Shape>,
}

impl Drawing {
    /// Its height on paper.
    pub fn paper_height(&self) -> Millimetres {
        let (w, h) = (self.width.max(1) as u64, self.height as u64);
        let hundredths = (u64::from(self.paper_width.hundredths()) * h + w / 2) / w;
        Millimetres::from_hundredths(u32::try_from(hundredths).unwrap_or(u32::MAX))
    }

    /// Adds lines and curves.
    pub(crate) fn path(&mut self, path: Vec<Segment>, paint: Paint) {
        if !path.is_empty() {
            self.shapes.push(Shape::Path(path, paint));
        }
    }

    /// Adds a circle.
    pub(crate) fn circle(&mut self, at: Spot, radius: i32, paint: Paint) {
        self.shapes.push(Shape::Circle(at, radius, paint));
    }

    /// Adds a text.
    pub(crate) fn text(&mut self, text: Text) {
        if !text.text.trim().is_empty() {
            self.shapes.push(Shape::Text(text));
        }
    }

    /// Adds a text round a place: its middle there, letters as high above as below.
    pub(crate) fn label(&mut self, (x, y): Spot, size: i32, colour: Colour, text: &str) {
        let at = (x, y + size * 36 / 100);
        let text = text.to_owned();
        self.text(Text { at, anchor: Anchor::Middle, size, colour, halo: None, text });
    }
}

/// The corners of a figure, joined and closed.
pub(crate) fn polygon(corners: impl IntoIterator<Item = Spot>) -> Vec<Segment> {
    let mut path = polyline(corners);
    path.push(Segment::Close);
    path
}

/// Places joined by straight lines.
pub(crate) fn polyline(corners: impl IntoIterator<Item = Spot>) -> Vec<Segment> {
    let mut corners = corners.into_iter();
    let first = corners.next().map(Segment::Move);
    first.into_iter().chain(corners.map(Segment::Line)).collect()
}

/// A rectangle by its upper left corner and its size.
pub(crate) fn rectangle((x, y): Spot, wide: i32, high: i32) -> Vec<Segment> {
    polygon([(x, y), (x + wide, y), (x + wide, y + high), (x, y + high)])
}
