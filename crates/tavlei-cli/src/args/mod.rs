//! The command line: the one definition that parsing, help, completions and man pages come from.

mod book;
mod database;
mod diagram;
mod find;
mod fix;
mod normalize;
mod questions;
mod records;
mod stats;
mod tournament;

use std::path::PathBuf;

use clap::builder::{PossibleValue, PossibleValuesParser};
use clap::{Args, Parser, Subcommand, ValueEnum};
use tavlei::record::{FORMATS, Format, format_by_name};

pub(crate) use book::*;
pub(crate) use database::*;
pub(crate) use diagram::*;
pub(crate) use find::*;
pub(crate) use fix::*;
pub(crate) use normalize::*;
pub(crate) use questions::*;
pub(crate) use records::*;
pub(crate) use stats::*;
pub(crate) use tournament::*;

/// The whole command line.
#[derive(Parser, Debug)]
#[command(
    name = "tavlei",
    bin_name = "tavlei",
    version,
    about = "Reads, checks, converts and draws game records of draughts",
    long_about = LONG_ABOUT,
    after_long_help = EXIT_CODES,
    max_term_width = 100,
    arg_required_else_help = true,
    disable_help_subcommand = true
)]
pub(crate) struct Cli {
    /// Colours on the screen: automatic, always or never
    #[arg(long, global = true, value_enum, default_value_t = When::Auto, value_name = "WHEN")]
    #[arg(hide_possible_values = true, help_heading = "Everywhere")]
    pub(crate) color: When,

    /// What to do
    #[command(subcommand)]
    pub(crate) verb: Verb,
}

const LONG_ABOUT: &str = "\
Reads, checks, converts and draws game records of draughts.

Point it at a file of games, or at a whole folder, and learn game by game whether every move was \
legal, where and why not, and whether the recorded result fits:

  tavlei check tournament.pdn

Results go to the standard output; remarks, errors and the progress bar go to the standard error. \
In place of a file, - means the standard input. `tavlei VERB --help` tells more about each verb.";

const EXIT_CODES: &str = "\
Exit codes:
  0  all is well
  1  an error was found (an illegal move, a wrong result, a game that could not be rewritten)
  2  it could not be done (no such file, a wrong option)";

/// When to colour.
#[derive(ValueEnum, Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum When {
    Auto,
    Always,
    Never,
}

/// The verbs.
#[derive(Subcommand, Debug)]
pub(crate) enum Verb {
    Check(Check),
    Convert(Convert),
    Find(Box<Find>),
    Head(Head),
    Sample(Sample),
    Dedup(Dedup),
    Merge(Merge),
    Split(Split),
    Sort(Sort),
    Stats(Stats),
    Fix(Fix),
    Normalize(Normalize),
    Diagram(Box<Diagram>),
    Book(Box<Book>),
    Replay(Replay),
    Table(Table),
    Moves(Moves),
    Perft(Perft),
    Games(Games),
    Ballots(Ballots),
    Notations(Notations),
    Formats(Formats),
    Explain(Explain),
    Completions(Completions),
    Man(Man),
}

/// Which game is played, where the records do not say it or must not be believed.
#[derive(Args, Debug, Default)]
pub(crate) struct GameChoice {
    /// The game: an id such as `russian` (`tavlei games` lists them)
    #[arg(long, value_name = "ID", conflicts_with = "rules")]
    pub(crate) game: Option<String>,

    /// A file with house rules, based on a game of the catalogue
    #[arg(long, value_name = "FILE.toml")]
    pub(crate) rules: Option<PathBuf>,
}

impl GameChoice {
    /// Whether the game is said, whatever records say.
    pub(crate) fn is_named(&self) -> bool {
        self.game.is_some() || self.rules.is_some()
    }
}

/// How the text of a record file is read.
#[derive(Args, Debug, Default)]
pub(crate) struct Reading {
    /// The format of the files, where it can't be told from them or their names (`tavlei formats`
    /// lists them)
    #[arg(long, value_name = "FORMAT", value_parser = readable(), hide_possible_values = true)]
    pub(crate) from: Option<String>,

    /// The encoding of the files, such as windows-1251, where the guess is wrong
    #[arg(long, value_name = "NAME")]
    pub(crate) encoding: Option<String>,

    /// How moves are written in the files, where that can't be told from them: names of notations
    /// joined by commas, or a file that ends in .toml
    #[arg(long, value_name = "NAME", value_delimiter = ',')]
    pub(crate) read_notation: Vec<String>,
}

/// The names of the formats that can be read.
fn readable() -> PossibleValuesParser {
    named(|format| format.reading.is_some())
}

/// The names of the formats that can be written.
fn writable() -> PossibleValuesParser {
    named(|format| format.writing.is_some())
}

/// The names of some formats. What files of a format are called is a name of it too.
fn named(fits: fn(&Format) -> bool) -> PossibleValuesParser {
    let value = |format: &&Format| {
        let others = format.extensions.iter().filter(|name| {
            format_by_name(name).is_some_and(|named| named.name == format.name)
                && **name != format.name
        });
        PossibleValue::new(format.name).help(format.title).aliases(others.copied())
    };
    FORMATS
        .iter()
        .copied()
        .filter(|format| fits(format))
        .map(|f| value(&f))
        .collect::<Vec<_>>()
        .into()
}

/// How many games are worked on at once.
#[derive(Args, Debug, Default)]
pub(crate) struct Jobs {
    /// Work on so many games at once [default: one for each processor core]
    #[arg(short, long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=1024))]
    pub(crate) jobs: Option<u16>,
}
