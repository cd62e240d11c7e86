//! The formats that a drawing is written in.

mod paper;
mod svg;
mod tex;
mod typst;

pub use svg::to_svg;
pub use tex::to_tex;
pub use typst::to_typst;
