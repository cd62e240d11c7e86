//! The verb that brings records into one form.

use std::path::PathBuf;

use clap::Args;

use super::Collection;

/// Bring records into one clean form
///
/// Writes each game as PDN 3.0 has it: tags in the usual order, dates as 1962.05.??, names without
/// needless blanks, results in the scale of the game and in both places, captures as short as they
/// can be, moves numbered anew, lines of the same width. What was played never changes: a game
/// whose moves can't be replayed, and one that would be read in another way, stays as it stands and
/// is named.
#[derive(Args, Debug)]
#[command(after_long_help = "\
Examples:
  tavlei normalize club.pdn -o clean.pdn   write a clean copy
  tavlei normalize --in-place results/     the files themselves
  tavlei normalize --check results/        is anything not in clean form?
  tavlei normalize --diff club.pdn         what would change, line by line

Exit code: 0 done, or all clean; 1 with --check or --diff: something is not in clean form, or a \
game stays as it stands; 2 it could not be done.")]
pub(crate) struct Normalize {
    #[command(flatten)]
    pub(crate) games: Collection,

    /// The file to write [default: the standard output]
    #[arg(short, long, value_name = "OUT")]
    pub(crate) output: Option<PathBuf>,

    /// Overwrite the output if it exists
    #[arg(long, requires = "output")]
    pub(crate) force: bool,

    /// Rewrite the files themselves; a file whose encoding is a guess is left as it is, unless
    /// --encoding says it
    #[arg(short, long, conflicts_with = "output")]
    pub(crate) in_place: bool,

    /// Write nothing, name the games that are not in clean form
    #[arg(long, conflicts_with_all = ["output", "in_place"])]
    pub(crate) check: bool,

    /// Write nothing, show what would change as a unified diff
    #[arg(long, conflicts_with_all = ["output", "in_place", "check"])]
    pub(crate) diff: bool,
}
