//! The verbs that put collections of games in order.

use std::path::{Path, PathBuf};

use clap::{Args, ValueEnum};

use super::{GameChoice, Jobs, Reading};

/// Which games are read, and how.
#[derive(Args, Debug)]
pub(crate) struct Collection {
    /// Files and folders with games; - is the standard input
    #[arg(value_name = "PATH", required = true)]
    pub(crate) paths: Vec<PathBuf>,

    #[command(flatten)]
    pub(crate) game: GameChoice,

    #[command(flatten)]
    pub(crate) reading: Reading,

    #[command(flatten)]
    pub(crate) jobs: Jobs,
}

/// Where games are written.
#[derive(Args, Debug)]
pub(crate) struct Destination {
    /// The file to write [default: the standard output]
    #[arg(short, long, value_name = "OUT")]
    pub(crate) output: Option<PathBuf>,

    /// Format to write [default: by the name of the output, else pdn]
    #[arg(long, value_enum, value_name = "FORMAT")]
    pub(crate) to: Option<GameFormat>,

    /// Overwrite the output if it exists
    #[arg(long, requires = "output")]
    pub(crate) force: bool,
}

impl Destination {
    /// Where games go; - is the standard output.
    pub(crate) fn place(&self) -> &Path {
        self.output.as_deref().unwrap_or(Path::new("-"))
    }
}

/// A format that holds whole games.
#[derive(ValueEnum, Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum GameFormat {
    /// Portable Draughts Notation
    Pdn,
    /// One line of JSON for each game
    Json,
}

/// Where a list of what was done goes.
#[derive(Args, Debug)]
pub(crate) struct Listing {
    /// Write the list of what was done to this file: .jsonl, .csv, anything else is text
    #[arg(long, value_name = "FILE")]
    pub(crate) report: Option<PathBuf>,

    /// The list as JSON, one line each
    #[arg(long)]
    pub(crate) json: bool,
}

/// Leave out games that are there twice
///
/// Two records are the same game when they are alike tag by tag and move by move, or when their
/// moves are the same and what they say of the players, the date, the event, the round and the
/// result bears it out. Moves are compared as played on the board, so the notation, the numbering
/// of the cells and the side from which the board is seen do not matter; a game that breaks off
/// is a copy of one that goes on. Names of players are compared in any spelling. The longest
/// record with the most comments and variations stays, under the fullest tags; tags and given names
/// that it lacks are taken from the others. What of theirs is lost (comments, variations, tags that
/// differ) is in the list. All other games are written as they stand, in their order; one gets the tag
/// that names its game if only an option or the games around it tell which it is.
#[derive(Args, Debug)]
#[command(after_long_help = "\
Examples:
  tavlei dedup all.pdn -o clean.pdn                  each game once
  tavlei dedup 2023.pdn 2024/ -o all.pdn             out of several files and folders
  tavlei dedup --dry-run all.pdn                     only list the doubles
  tavlei dedup all.pdn -o clean.pdn --report what.csv

What counts: the same players with nothing that contradicts are one game. Where the date, the \
event, the round or the result differs, or only one of two records names its players, only moves of at \
least --moves half-moves count. Positions that were set up (problems), with the same moves or with none, \
are one where nothing contradicts, and so are short games without names. The same moves between other players are other games, however long, \
unless --other-players says otherwise. A copy that breaks off must have the same two players, \
nothing that contradicts, and at least --prefix half-moves.

Memory: about 300 bytes and 4 for each half-move for each game. While it works, it needs as much \
room as the games take, beside the output.

Exit code: 0 done (with --dry-run: no doubles), 1 with --dry-run: there are doubles, 2 it could \
not be done.")]
pub(crate) struct Dedup {
    #[command(flatten)]
    pub(crate) games: Collection,

    #[command(flatten)]
    pub(crate) destination: Destination,

    /// From so many half-moves on, equal moves outweigh another date, event, round or result
    #[arg(long, value_name = "N", default_value_t = 30)]
    pub(crate) moves: u32,

    /// From so many half-moves on, a game can be the beginning of another one; `never`: none is
    #[arg(long, value_name = "N", default_value = "20")]
    pub(crate) prefix: Length,

    /// From so many half-moves on, equal moves outweigh other players
    #[arg(long, value_name = "N", default_value = "never")]
    pub(crate) other_players: Length,

    /// Write nothing, list the doubles
    #[arg(short = 'n', long, conflicts_with = "output")]
    pub(crate) dry_run: bool,

    /// List the doubles on the standard error
    #[arg(long)]
    pub(crate) list: bool,

    #[command(flatten)]
    pub(crate) listing: Listing,
}

/// A number of half-moves, or `never`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Length(pub(crate) Option<u32>);

impl std::str::FromStr for Length {
    type Err = String;

    fn from_str(text: &str) -> Result<Length, String> {
        match text {
            "never" => Ok(Length(None)),
            number => number
                .parse()
                .map(|number| Length(Some(number)))
                .map_err(|_| "a number of half-moves, or never".to_owned()),
        }
    }
}

/// Put games of many files into one
///
/// Writes the games of all files into one, in order, in one encoding (UTF-8) and one format. The
/// games themselves are written as they stand, but for the tag that names the game: a record gets
/// it if only its file tells which it is. `dedup` does the same and leaves out doubles.
#[derive(Args, Debug)]
#[command(after_long_help = "\
Examples:
  tavlei merge round1.pdn round2.pdn -o tournament.pdn
  tavlei merge 2024/ -o 2024.pdn             a folder and what is below it
  tavlei merge old/ --encoding cp866 -o old.pdn
  cat *.pdn | tavlei merge - --to json       to JSON, on the screen")]
pub(crate) struct Merge {
    #[command(flatten)]
    pub(crate) games: Collection,

    #[command(flatten)]
    pub(crate) destination: Destination,
}

/// Put games into files by event, player, year …
///
/// Writes a file for each event (player, game, year, value of a tag), or for each so many games.
/// The games are written as they stand, in their order; one gets the tag that names its game if only
/// its old file tells it. Files get the name of what they hold, with
/// signs that file systems do not bear replaced. No existing file is overwritten without --force,
/// and if one exists, nothing is written at all.
#[derive(Args, Debug)]
#[command(after_long_help = "\
Examples:
  tavlei split all.pdn --by event -o events/           events/Club evening.pdn …
  tavlei split all.pdn --by player -o 'of {}.pdn'      a game is in the files of both players
  tavlei split all.pdn --by year -o 'games-{}.pdn'     games-1987.pdn … games-unknown.pdn
  tavlei split all.pdn --by count:1000 -o parts/       parts/0001.pdn …
  tavlei split all.pdn --by tag:Site -o sites/

While it works, it needs as much room as the games take, beside the output.")]
pub(crate) struct Split {
    #[command(flatten)]
    pub(crate) games: Collection,

    /// What a file is made for: event, player, game, year, count:N or tag:NAME
    #[arg(long, value_name = "WHAT")]
    pub(crate) by: SplitBy,

    /// A folder, or names of files with {} for what they hold
    #[arg(short, long, value_name = "DIR|NAME")]
    pub(crate) output: PathBuf,

    /// Format to write [default: by the name of the output, else pdn]
    #[arg(long, value_enum, value_name = "FORMAT")]
    pub(crate) to: Option<GameFormat>,

    /// Overwrite files that exist
    #[arg(long)]
    pub(crate) force: bool,
}

/// What a file is made for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum SplitBy {
    Player,
    Game,
    Year,
    Count(u64),
    Tag(String),
}

impl std::str::FromStr for SplitBy {
    type Err = String;

    fn from_str(text: &str) -> Result<SplitBy, String> {
        let number = |text: &str| text.parse().ok().filter(|&number: &u64| number > 0);
        match text.split_once(':') {
            None if text == "event" => Ok(SplitBy::Tag("Event".to_owned())),
            None if text == "player" => Ok(SplitBy::Player),
            None if text == "game" => Ok(SplitBy::Game),
            None if text == "year" => Ok(SplitBy::Year),
            Some(("count", count)) => number(count)
                .map(SplitBy::Count)
                .ok_or_else(|| "count:N needs a number of games, such as count:1000".to_owned()),
            Some(("tag", name)) if !name.is_empty() => Ok(SplitBy::Tag(name.to_owned())),
            _ => Err("one of event, player, game, year, count:1000, tag:Site".to_owned()),
        }
    }
}

/// Put games in order
///
/// Sorts by one tag or several, as people do: round 2 comes before round 10, upper and lower case
/// are the same, and what is not known comes last. Games that are alike in all of them stay in
/// their order. The games are written as they stand.
#[derive(Args, Debug)]
#[command(after_long_help = "\
Examples:
  tavlei sort all.pdn -o sorted.pdn                  by date, event and round
  tavlei sort all.pdn --by white,black -o sorted.pdn
  tavlei sort all.pdn --by=-date,event,round         the latest first
  tavlei sort all.pdn --by=-plies                    the longest first

Keys: date, event, site, round, white, black, result, game, plies, or the name of any tag; a - in \
front turns the order round.

Memory: some 100 bytes for each game, whatever its length. While it works, it needs as much room \
as the games take, beside the output.")]
pub(crate) struct Sort {
    #[command(flatten)]
    pub(crate) games: Collection,

    #[command(flatten)]
    pub(crate) destination: Destination,

    /// What to sort by, the most important first, joined by commas
    #[arg(long, value_name = "KEYS", value_delimiter = ',', default_value = "date,event,round")]
    #[arg(allow_hyphen_values = true)]
    pub(crate) by: Vec<String>,
}
