//! PDF by the typesetter Typst, which is built in: no other program, no fonts of the system, no
//! network, no clock. The same source gives the same bytes.

use std::fmt;
use std::sync::LazyLock;

use typst::diag::{FileError, FileResult, SourceDiagnostic};
use typst::foundations::{Bytes, Datetime, Duration};
use typst::syntax::{FileId, Source};
use typst::text::{Font, FontBook};
use typst::utils::LazyHash;
use typst::{Library, LibraryExt, World, WorldExt};
use typst_layout::PagedDocument;
use typst_pdf::{PdfOptions, pdf};

/// Why Typst source can't be made a PDF.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PdfError {
    /// What Typst says.
    pub message: String,
    /// The line of the source, from 1, where it is known.
    pub line: Option<usize>,
}

impl fmt::Display for PdfError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.line {
            Some(line) => write!(f, "line {line} of the Typst source: {}", self.message),
            None => f.write_str(&self.message),
        }
    }
}

impl std::error::Error for PdfError {}

/// Sets Typst source, one file that needs no other, and gives the PDF.
pub fn to_pdf(source: &str) -> Result<Vec<u8>, PdfError> {
    let desk = Desk { main: Source::detached(source) };
    let error = |all: &[SourceDiagnostic]| desk.error(all);
    let document: PagedDocument =
        typst::compile(&desk).output.map_err(|all| error(&all))?;
    let bytes = pdf(&document, &PdfOptions::default()).map_err(|all| error(&all));
    // What Typst keeps to compile the same source faster again.
    typst::comemo::evict(0);
    bytes
}

/// What the typesetter sees: one source and the fonts of the program.
struct Desk {
    main: Source,
}

static LIBRARY: LazyLock<LazyHash<Library>> = LazyLock::new(|| LazyHash::new(Library::default()));

static FONTS: LazyLock<(Vec<Font>, LazyHash<FontBook>)> = LazyLock::new(|| {
    let fonts: Vec<Font> =
        typst_assets::fonts().flat_map(|data| Font::iter(Bytes::new(data))).collect();
    let book = LazyHash::new(FontBook::from_fonts(&fonts));
    (fonts, book)
});

impl Desk {
    fn error(&self, all: &[SourceDiagnostic]) -> PdfError {
        let Some(first) = all.first() else {
            return PdfError { message: "Typst gave no reason".to_owned(), line: None };
        };
        let at = self.range(first.span.clone());
        let before = at.and_then(|at| self.main.text().get(..at.start));
        let line = before.map(|before| before.matches('\n').count() + 1);
        PdfError { message: first.message.to_string(), line }
    }
}

impl World for Desk {
    fn library(&self) -> &LazyHash<Library> {
        &LIBRARY
    }

    fn book(&self) -> &LazyHash<FontBook> {
        &FONTS.1
    }

    fn main(&self) -> FileId {
        self.main.id()
    }

    fn source(&self, id: FileId) -> FileResult<Source> {
        if id == self.main.id() { Ok(self.main.clone()) } else { Err(FileError::AccessDenied) }
    }

    fn file(&self, _id: FileId) -> FileResult<Bytes> {
        Err(FileError::AccessDenied)
    }

    fn font(&self, index: usize) -> Option<Font> {
        FONTS.0.get(index).cloned()
    }

    fn today(&self, _offset: Option<Duration>) -> Option<Datetime> {
        None
    }
}
