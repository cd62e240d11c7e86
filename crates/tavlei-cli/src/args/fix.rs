//! The verb that repairs records.

use clap::{Args, ValueEnum};

use super::{Collection, Destination, Listing};

/// Repair records without changing a move
///
/// Puts right what is sure: a result that stands only behind the moves or only in the tag, its
/// scale, the game that a record is, the number of half-moves, dates, letters of another alphabet that only look
/// like the right ones, blanks in names, and old code pages (all is written as UTF-8). Everything
/// else stays as it is, character by character. Each repair is listed with its place. What is not
/// sure is said and left alone.
#[derive(Args, Debug)]
#[command(after_long_help = "\
Examples:
  tavlei fix club.pdn -o fixed.pdn       write a repaired copy, list the repairs
  tavlei fix --in-place results/         repair the files themselves
  tavlei fix --dry-run results/          only list what would be repaired
  tavlei fix --diff club.pdn             show it line by line
  tavlei fix --only date,name club.pdn -o fixed.pdn

`tavlei explain T807` tells what a repair is about. Tags are never put in another order, and no \
tag is removed. Repairs that need the board are made only where the moves can be replayed.

Exit code: 0 done, or nothing to repair; 1 with --dry-run or --diff: something would be repaired; \
2 it could not be done.")]
pub(crate) struct Fix {
    #[command(flatten)]
    pub(crate) games: Collection,

    #[command(flatten)]
    pub(crate) destination: Destination,

    /// Repair the files themselves
    #[arg(short, long, conflicts_with_all = ["output", "to"])]
    pub(crate) in_place: bool,

    /// Write nothing, list what would be repaired
    #[arg(short = 'n', long, conflicts_with_all = ["output", "in_place", "to"])]
    pub(crate) dry_run: bool,

    /// Write nothing, show what would be repaired as a unified diff
    #[arg(long, conflicts_with_all = ["output", "in_place", "dry_run", "to"])]
    pub(crate) diff: bool,

    /// Make only these repairs, joined by commas
    #[arg(long, value_enum, value_name = "KINDS", value_delimiter = ',')]
    pub(crate) only: Vec<RepairKind>,

    #[command(flatten)]
    pub(crate) listing: Listing,
}

/// A kind of repair.
#[derive(ValueEnum, Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum RepairKind {
    /// The tag Result and the result behind the moves
    Result,
    /// The tags that name the game
    Game,
    /// The number of half-moves
    Plies,
    /// Dates
    Date,
    /// Old code pages
    Encoding,
    /// Letters of another alphabet in moves
    Move,
    /// Letters of another alphabet and blanks in names
    Name,
}
