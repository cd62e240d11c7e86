//! Making books.

use std::path::PathBuf;

use clap::{Args, ValueEnum};
use tavlei::book::plan::{Labels, Paper, PerPage, Solutions};

use super::{GameChoice, Reading};

/// Make a book of games and exercises
///
/// Sets games with their notes and diagrams, exercises with their solutions, crosstables, contents
/// and indexes. A file book.toml says what the book is made of; without one, each file of records
/// is a chapter: of exercises where most records begin from a position, else of games. A diagram
/// stands where a comment says [D] or [#].
#[derive(Args, Debug)]
#[command(after_long_help = "\
Examples:
  tavlei book games.pdn -o games.html                       a page to read on the screen
  tavlei book games.pdn --every 10 --lang ru -o games.typ   Typst source, to change and to set
  tavlei book problems.pdn --per-page 3x4 --solutions none -o sheet.pdf   a worksheet
  tavlei book book.toml -o book.pdf                         as the file says")]
pub(crate) struct Book {
    /// A file book.toml, or files and folders of records; - is the standard input
    #[arg(value_name = "FILE", required = true)]
    pub(crate) paths: Vec<PathBuf>,

    #[command(flatten)]
    pub(crate) game: GameChoice,

    #[command(flatten)]
    pub(crate) reading: Reading,

    /// The file to write: .pdf, .typ or .html
    #[arg(short, long, value_name = "OUT")]
    pub(crate) output: Option<PathBuf>,

    /// Form of the book [default: by the name of the output]
    #[arg(long, value_enum, value_name = "FORM")]
    pub(crate) to: Option<BookForm>,

    /// Overwrite the output if it exists
    #[arg(long, requires = "output")]
    pub(crate) force: bool,

    #[command(flatten)]
    pub(crate) look: BookLook,
}

/// What the command line says of a book; it goes before book.toml.
#[derive(Args, Debug)]
#[command(next_help_heading = "The book")]
pub(crate) struct BookLook {
    /// The title
    #[arg(long, value_name = "TEXT")]
    pub(crate) title: Option<String>,

    /// Who wrote the book
    #[arg(long, value_name = "NAME")]
    pub(crate) author: Option<String>,

    /// The language: en, ru, nl, fr, de, pl, uk
    #[arg(long, value_name = "LANGUAGE", value_parser = lang)]
    pub(crate) lang: Option<tavlei::book::Lang>,

    /// The size of a page: a4, a5, a6, b5, letter, half-letter, or millimetres as in 145x215
    #[arg(long, value_name = "SIZE")]
    pub(crate) paper: Option<Paper>,

    /// In how many columns scores are set
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u8).range(1..=4))]
    pub(crate) columns: Option<u8>,

    /// How moves are written: names of notations joined by commas (`tavlei notations` lists
    /// them), or a file that ends in .toml [default: as the records have them]
    #[arg(long, value_name = "NAME")]
    pub(crate) notation: Option<String>,

    /// A diagram after every so many moves of both sides
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..))]
    pub(crate) every: Option<u16>,

    /// A diagram after the last move
    #[arg(long)]
    pub(crate) at_end: bool,

    /// The width of diagrams in millimetres
    #[arg(long, value_name = "MM", value_parser = clap::value_parser!(u16).range(15..=200))]
    pub(crate) width: Option<u16>,

    /// Where the names of the cells stand: none, border, cells, free (cells on which nothing stands),
    /// both (border and cells)
    #[arg(long, value_name = "WHERE", value_parser = labels)]
    pub(crate) labels: Option<Labels>,

    /// The look of diagrams: print, colour, dark, contrast, or a file of your own that ends in .toml
    #[arg(long, value_name = "THEME")]
    pub(crate) theme: Option<String>,

    /// How many exercises stand beside and below each other, as in 2x3
    #[arg(long, value_name = "NxM")]
    pub(crate) per_page: Option<PerPage>,

    /// Where the solutions are: back, after, none
    #[arg(long, value_name = "WHERE", value_parser = solutions)]
    pub(crate) solutions: Option<Solutions>,
}

/// A form that books are written in.
#[derive(ValueEnum, Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum BookForm {
    /// To be printed
    Pdf,
    /// Source of the typesetter Typst
    Typ,
    /// One page for a browser
    Html,
}

fn lang(code: &str) -> Result<tavlei::book::Lang, String> {
    tavlei::book::Lang::find(code).ok_or_else(|| {
        let all: Vec<&str> = tavlei::book::Lang::all().map(tavlei::book::Lang::code).collect();
        format!("there are {}", all.join(", "))
    })
}

fn labels(text: &str) -> Result<Labels, &'static str> {
    match text {
        "none" => Ok(Labels::None),
        "border" => Ok(Labels::Border),
        "cells" => Ok(Labels::Cells),
        "free" => Ok(Labels::Free),
        "both" => Ok(Labels::Both),
        _ => Err("there are none, border, cells, free, both"),
    }
}

fn solutions(text: &str) -> Result<Solutions, &'static str> {
    match text {
        "back" => Ok(Solutions::Back),
        "after" => Ok(Solutions::After),
        "none" => Ok(Solutions::None),
        _ => Err("there are back, after, none"),
    }
}
