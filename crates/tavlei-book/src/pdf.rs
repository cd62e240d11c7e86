//! PDF by the typesetter Typst, which is built in: no other program, no fonts of the system, no
//! network, no clock. The same source gives the same bytes.

use std::collections::BTreeSet;
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

/// Why Typst source can't be made a PDF, or what is odd in it.
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

/// A book that was set.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Pdf {
    /// The file.
    pub bytes: Vec<u8>,
    /// How many pages it has.
    pub pages: usize,
    /// What Typst found odd.
    pub warnings: Vec<PdfError>,
    /// Letters of the source that no font has; boxes are printed for them. Each once, in order.
    pub missing: Vec<char>,
}

/// Sets Typst source, one file that needs no other.
pub fn to_pdf(source: &str) -> Result<Pdf, PdfError> {
    let desk = Desk { main: Source::detached(source) };
    let compiled = typst::compile::<PagedDocument>(&desk);
    let document = compiled.output.map_err(|all| desk.first(&all))?;
    let bytes = pdf(&document, &PdfOptions::default()).map_err(|all| desk.first(&all))?;
    let warnings = compiled.warnings.iter().map(|warning| desk.told(warning)).collect();
    // What Typst keeps for the next time would only take room.
    typst::comemo::evict(0);
    Ok(Pdf { bytes, pages: document.pages().len(), warnings, missing: missing(source) })
}

/// The letters that no font has. Those that are never seen are not missed.
fn missing(source: &str) -> Vec<char> {
    let letters: BTreeSet<char> = source.chars().filter(|char| !char.is_ascii()).collect();
    let is_seen = |char: &char| !char.is_whitespace() && !char.is_control() && !is_hidden(*char);
    let has = |char: char| FONTS.0.iter().any(|f| f.info().coverage.contains(u32::from(char)));
    letters.into_iter().filter(is_seen).filter(|char| !has(*char)).collect()
}

/// Soft hyphens, joiners, marks of direction, selectors of variants.
fn is_hidden(char: char) -> bool {
    let hidden = ['\u{ad}'..='\u{ad}', '\u{200b}'..='\u{200f}', '\u{202a}'..='\u{202e}'];
    let more = ['\u{2060}'..='\u{206f}', '\u{fe00}'..='\u{fe0f}', '\u{feff}'..='\u{feff}'];
    hidden.iter().chain(&more).any(|range| range.contains(&char))
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
    fn first(&self, all: &[SourceDiagnostic]) -> PdfError {
        let nothing = || PdfError { message: "Typst gave no reason".to_owned(), line: None };
        all.first().map_or_else(nothing, |first| self.told(first))
    }

    fn told(&self, diagnostic: &SourceDiagnostic) -> PdfError {
        let at = self.range(diagnostic.span);
        let before = at.and_then(|at| self.main.text().get(..at.start));
        let line = before.map(|before| before.matches('\n').count() + 1);
        PdfError { message: diagnostic.message.to_string(), line }
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
