//! The verbs that answer questions without records, and those about the program itself.

use std::path::PathBuf;

use clap::{Args, ValueEnum};

use super::GameChoice;

/// A position to begin from.
#[derive(Args, Debug)]
#[command(group = clap::ArgGroup::new("which").args(["game", "rules"]).required(true))]
pub(crate) struct Start {
    #[command(flatten)]
    pub(crate) game: GameChoice,

    /// A position as FEN [default: the start of the game]
    #[arg(long, value_name = "FEN")]
    pub(crate) fen: Option<String>,
}

/// List the legal moves of a position
///
/// Prints every legal move, one a line, in byte order. A capture names every cell on which the
/// piece stands: c3xe5xg7.
#[derive(Args, Debug)]
#[command(after_long_help = "\
Examples:
  tavlei moves --game russian                       the first moves
  tavlei moves --game russian --after 'c3-d4 d6-c5' what is legal after these two
  tavlei moves --game english --fen 'B:W18,K22:B1'  in any position")]
pub(crate) struct Moves {
    #[command(flatten)]
    pub(crate) start: Start,

    /// Moves to play first, separated by spaces; move numbers are skipped
    #[arg(long, value_name = "MOVES")]
    pub(crate) after: Option<String>,

    /// How the moves are written: names of notations joined by commas (`tavlei notations` lists
    /// them), or a file of your own that ends in .toml
    #[arg(long, value_name = "NAME", value_delimiter = ',')]
    #[arg(default_value = "canonical")]
    pub(crate) notation: Vec<String>,
}

/// Count move sequences, to test the rules engine
///
/// Prints the number of sequences of DEPTH moves. Other programs publish such numbers; equal
/// numbers mean equal rules.
#[derive(Args, Debug)]
#[command(after_long_help = "\
Examples:
  tavlei perft --game international 7           the number alone
  tavlei perft --game international 5 --divide  for each first move, then the sum")]
pub(crate) struct Perft {
    #[command(flatten)]
    pub(crate) start: Start,

    /// How many half-moves deep
    #[arg(value_name = "DEPTH", value_parser = depth)]
    pub(crate) depth: u32,

    /// Count apart for each first move
    #[arg(long)]
    pub(crate) divide: bool,
}

/// Tell which games there are, or the rules of one
///
/// Without an id, a line for each game. With one, its rules in words, the start position, how its
/// moves are written, and where the rules come from.
#[derive(Args, Debug)]
#[command(after_long_help = "\
Examples:
  tavlei games                    all games
  tavlei games frisian            the rules of one
  tavlei games frisian --lang ru  the same in Russian
  tavlei games --rules house.toml your own rules, as they are understood")]
pub(crate) struct Games {
    /// A game
    #[arg(value_name = "ID", conflicts_with = "rules")]
    pub(crate) id: Option<String>,

    /// A file with house rules, based on a game of the catalogue
    #[arg(long, value_name = "FILE.toml")]
    pub(crate) rules: Option<PathBuf>,

    /// The language of headings and sentences, and of the names that come first
    #[arg(long, value_name = "LANGUAGE", default_value = "en")]
    pub(crate) lang: Lang,

    /// As JSON
    #[arg(long)]
    pub(crate) json: bool,
}

/// List the decks of opening ballots, or the ballots of one
///
/// Without a name, a line for each deck. With one, its ballots: number, class, moves and the position
/// reached as FEN. Men that fly are told by where they stood and where they are put, White's first, -
/// where none flies.
#[derive(Args, Debug)]
#[command(after_long_help = "\
Examples:
  tavlei ballots                           all decks
  tavlei ballots three-move                the ballots of one
  tavlei diagram --ballot idf#3-XIV        the position of a ballot
  tavlei check --ballots idf results.pdn   did the games begin with a ballot?")]
pub(crate) struct Ballots {
    /// A deck
    #[arg(value_name = "NAME")]
    pub(crate) name: Option<String>,

    /// As JSON
    #[arg(long)]
    pub(crate) json: bool,
}

/// The language in which games are told.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub(crate) enum Lang {
    /// English
    En,
    /// Russian
    Ru,
}

/// List the ways to write moves, or show the file of one
///
/// Without a name, a line for each notation. With one, its file: the beginning of a notation of your
/// own for --notation and --read-notation.
#[derive(Args, Debug)]
#[command(after_long_help = "\
Examples:
  tavlei notations                       all of them
  tavlei notations cyrillic              the file of one
  tavlei notations pdn > club.toml       a file to begin one's own with")]
pub(crate) struct Notations {
    /// The name of a notation
    #[arg(value_name = "NAME")]
    pub(crate) name: Option<String>,

    /// As JSON
    #[arg(long)]
    pub(crate) json: bool,
}

/// List the record formats
///
/// Without a name, a line for each format: its name, whether it is read and written, what files are
/// called. With one, what it holds of a record and what it loses.
#[derive(Args, Debug)]
#[command(after_long_help = "\
Examples:
  tavlei formats        all of them
  tavlei formats csv    what tables hold")]
pub(crate) struct Formats {
    /// The name of a format, or how its files are called
    #[arg(value_name = "NAME")]
    pub(crate) name: Option<String>,

    /// As JSON
    #[arg(long)]
    pub(crate) json: bool,
}

/// Explain the code of a remark, such as T204
///
/// Tells what a remark of `check` or `convert` means and what to do about it. Without a code, a
/// line for each.
#[derive(Args, Debug)]
#[command(after_long_help = "\
Examples:
  tavlei explain T101   what T101 means
  tavlei explain        all codes")]
pub(crate) struct Explain {
    /// A code, such as T204, or its short name
    #[arg(value_name = "CODE")]
    pub(crate) code: Option<String>,

    /// As JSON
    #[arg(long)]
    pub(crate) json: bool,
}

/// Write a script that lets a shell complete commands
///
/// Prints the script; your shell's manual tells where it belongs.
#[derive(Args, Debug)]
#[command(after_long_help = "\
Examples:
  tavlei completions bash > ~/.local/share/bash-completion/completions/tavlei
  tavlei completions zsh > ~/.zfunc/_tavlei")]
pub(crate) struct Completions {
    /// The shell
    #[arg(value_enum, value_name = "SHELL")]
    pub(crate) shell: clap_complete::Shell,
}

/// Write the manual pages
///
/// Without a folder, prints the main page. With one, writes there a page for the program and one
/// for each verb.
#[derive(Args, Debug)]
#[command(after_long_help = "\
Examples:
  tavlei man ~/.local/share/man/man1   install all pages
  tavlei man | man -l -                read the main one")]
pub(crate) struct Man {
    /// The folder to write to
    #[arg(value_name = "DIR")]
    pub(crate) dir: Option<PathBuf>,
}

/// The deepest that anybody can count. The number of turns fits 64 bits nowhere near it.
const DEEPEST: u32 = 40;

fn depth(text: &str) -> Result<u32, String> {
    let depth = text.parse().ok().filter(|depth| *depth <= DEEPEST);
    depth.ok_or_else(|| format!("a whole number from 0 to {DEEPEST} should stand here"))
}
