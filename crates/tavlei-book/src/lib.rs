//! Books of games and exercises.
//!
//! A [`Plan`] says what a book is made of: it is the file `book.toml`. The records of its parts are
//! [`gather`]ed into a [`Book`], where everything is settled, numbered and told in the language of
//! the book; writers then need to know nothing of records or rules.
//!
//! ```text
//! book.toml ──Plan──┐
//! records ──────────┴─gather──> Book ──┬── to_typst ──> Typst source ──(feature pdf)──> PDF
//!                                      └── to_html ───> one page of HTML
//! ```

mod gather;
mod html;
mod model;
#[cfg(feature = "pdf")]
mod pdf;
mod picture;
pub mod plan;
mod prose;
mod room;
mod signs;
mod typst_source;
mod words;

pub use gather::{Gathered, Material, Source, gather, has_crosstable};
pub use html::to_html;
pub use model::Book;
#[cfg(feature = "pdf")]
pub use pdf::{Pdf, PdfError, to_pdf};
pub use plan::Plan;
pub use room::crowded;
pub use typst_source::to_typst;
pub use words::Lang;
