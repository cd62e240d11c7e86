//! The verbs that let records through: all that fit, the first, some by lot.

use std::path::PathBuf;

use clap::Args;

use super::{GameChoice, Jobs, Reading, writable};

/// Find games by tags, players, result, position, material, moves
///
/// Writes the games that fit all that is asked for, as they stand in their files (as UTF-8), or in
/// another format, or only counts or lists them. Games are replayed only if tags alone do not
/// decide; a position is found however it came about.
#[derive(Args, Debug)]
#[command(after_long_help = "\
Examples:
  tavlei find games/ --player Wiersma --result draw --list       his draws, one line each
  tavlei find games/ --tag 'WhiteRating>=2200' --date 1990..1995 -o strong.pdn
  tavlei find games/ --tag 'Event*=championship' --tag '!Annotator'
  tavlei find games/ --game international --fen 'B:W27,28,32:B17,18,23' --any-side
  tavlei find games/ --game russian --board 'W:c3,d4,e5 B:?f6 WK=0' --at 20..40 --swap
  tavlei find games/ --material '3K v 1K' --for 10               for ten positions in a row
  tavlei find games/ --ending '2K v K' --result draw --count
  tavlei find games/ --moves '32-28 19-23 * 14x23'               * any turn, ... any number of turns
  tavlei find games/ --moves-anywhere '27-22 18x27' --captures 4..
  tavlei find games/ --where \"White = Wiersma and (result white or captures >= 5)\"
  tavlei find games/ --has variations,comments --comment brilliant
  tavlei find games/ --similar game.pdn#3 --list                 nearly the same moves
  tavlei find games/ --similar 'B:W27,28,32:B17,18,23' --within 1     nearly this position

Tests of tags: NAME=VALUE (White, Black and other persons in either alphabet; other text without case), \
!=, <, <=, >, >= (numbers, rounds and dates in their order), NAME=FROM..TO, NAME*=TEXT (has it in it), \
NAME~REGEX and !~ (without case), NAME (there is one), !NAME (there is none). An unknown part of a \
date fits if it may.

--where takes all of it in one expression, with and, or, not and brackets: names of tags begin with a \
capital, all other words are the options without their dashes; ! before a test is not. The guide has more.

Exit code: 0 something was found, 1 nothing was found, 2 it could not be done.")]
pub(crate) struct Find {
    /// Files and folders with games (.jsonl, .sgf and the like too); - is the standard input
    #[arg(value_name = "PATH", required = true)]
    pub(crate) paths: Vec<PathBuf>,

    #[command(flatten)]
    pub(crate) wanted: Wanted,

    #[command(flatten)]
    pub(crate) when: WhenStands,

    #[command(flatten)]
    pub(crate) showing: Showing,

    #[command(flatten)]
    pub(crate) writing: Writing,

    /// Take all records as this game, whatever they say
    #[arg(long = "as", value_name = "ID", conflicts_with = "rules", help_heading = READING)]
    pub(crate) taken_as: Option<String>,

    /// Take all records as the game of this file with house rules
    #[arg(long, value_name = "FILE.toml", help_heading = READING)]
    pub(crate) rules: Option<PathBuf>,

    #[command(flatten, next_help_heading = READING)]
    pub(crate) reading: Reading,

    #[command(flatten, next_help_heading = READING)]
    pub(crate) jobs: Jobs,
}

/// The options that ask for something on the board.
const STANDING: &str = "standing";

/// The options that may name a whole position.
const WHOLE: &str = "whole";

/// Over the options that say how records are read.
const READING: &str = "How records are read";

/// What is asked of a game; all of it must fit.
#[derive(Args, Debug)]
#[command(next_help_heading = "What to look for")]
#[command(group = clap::ArgGroup::new(STANDING).multiple(true).args([
    "fen", "board", "material", "ending", "moves", "moves_anywhere", "moves_any_order", "captures",
    "similar",
]))]
#[command(group = clap::ArgGroup::new(WHOLE).multiple(true).args(["fen", "similar"]))]
pub(crate) struct Wanted {
    /// A test of a tag: 'Result=1-1', 'WhiteRating>=2200', 'Event*=cup', '!Annotator'
    #[arg(short, long, value_name = "TEST")]
    pub(crate) tag: Vec<String>,

    /// A player of either colour, in either alphabet; ~REGEX and *=PART too
    #[arg(short, long, value_name = "NAME")]
    pub(crate) player: Vec<String>,

    /// When it was played: 1990, 1990..1995, 1990.05.., <1990
    #[arg(short, long, value_name = "DATE")]
    pub(crate) date: Option<String>,

    /// Who won, as recorded: white, black, draw, unknown
    #[arg(long, value_name = "WHO")]
    pub(crate) result: Option<String>,

    /// How many half-moves it has: 40, 20..60, 60..
    #[arg(long, value_name = "N")]
    pub(crate) plies: Option<String>,

    /// Which game it is, as the record says or its moves tell; cells are called as in that game
    #[arg(short, long, value_name = "ID")]
    pub(crate) game: Option<String>,

    /// What a check says of its moves: legal, illegal, ambiguous, unreadable, empty
    #[arg(long, value_name = "VERDICT")]
    pub(crate) verdict: Option<String>,

    /// A text in a comment; ~REGEX too
    #[arg(long, value_name = "TEXT")]
    pub(crate) comment: Vec<String>,

    /// What it must have: variations, comments, fen, clocks, nags, moves
    #[arg(long, value_name = "WHAT", value_delimiter = ',')]
    pub(crate) has: Vec<String>,

    /// A position
    #[arg(short, long, value_name = "FEN")]
    pub(crate) fen: Vec<String>,

    /// Some cells and counts: 'W:31,K46 B:?7 empty:28-30 WK>=1 turn:B only'
    #[arg(short, long, value_name = "PATTERN")]
    pub(crate) board: Vec<String>,

    /// Material at some time: '2K v 1K', 'W3M+1K v B>=2', '3 v 1'
    #[arg(short, long, value_name = "CLASS")]
    pub(crate) material: Vec<String>,

    /// Material at the end
    #[arg(long, value_name = "CLASS")]
    pub(crate) ending: Option<String>,

    /// The first moves; * is any turn, ... any number of them
    #[arg(long, value_name = "MOVES")]
    pub(crate) moves: Vec<String>,

    /// Moves one after the other, anywhere
    #[arg(long, value_name = "MOVES")]
    pub(crate) moves_anywhere: Vec<String>,

    /// Moves anywhere, in any order
    #[arg(long, value_name = "MOVES")]
    pub(crate) moves_any_order: Vec<String>,

    /// How many pieces its longest capture takes: 4.., 3
    #[arg(short, long, value_name = "N")]
    pub(crate) captures: Option<String>,

    /// An expression: "player Wiersma and not (result draw or plies < 20)"
    #[arg(short, long = "where", value_name = "EXPR")]
    pub(crate) expression: Vec<String>,

    /// Games with nearly the moves of this one (FILE#3 is the third game of a file), or with nearly
    /// this position
    #[arg(short, long, value_name = "FILE#N|FEN")]
    pub(crate) similar: Option<PathBuf>,

    /// How nearly, in percent of the moves
    #[arg(long, value_name = "PERCENT", default_value_t = 90, requires = "similar")]
    #[arg(value_parser = clap::value_parser!(u8).range(0..=100))]
    pub(crate) alike: u8,

    /// The games that do not fit
    #[arg(long)]
    pub(crate) not: bool,
}

/// When positions, material and moves count.
#[derive(Args, Debug)]
#[command(next_help_heading = "When and how it stands on the board")]
pub(crate) struct WhenStands {
    /// After how many half-moves: 20, 20..40, ..40, end
    #[arg(long, value_name = "PLY", requires = STANDING)]
    pub(crate) at: Option<String>,

    /// In so many cells a position may differ from the FEN [default: 0, with --similar 2]
    #[arg(long, value_name = "N", requires = WHOLE)]
    pub(crate) within: Option<u32>,

    /// For so many positions in a row
    #[arg(long = "for", value_name = "N", default_value_t = 1, requires = STANDING)]
    #[arg(value_parser = clap::value_parser!(u32).range(1..))]
    pub(crate) lasting: u32,

    /// Whoever is to move
    #[arg(long, requires = STANDING)]
    pub(crate) any_side: bool,

    /// With left and right exchanged too (boards where all cells are in play)
    #[arg(long, requires = STANDING)]
    pub(crate) mirror: bool,

    /// With the board turned round and the colours swapped too
    #[arg(long, requires = STANDING)]
    pub(crate) swap: bool,

    /// In variations too
    #[arg(long, requires = STANDING)]
    pub(crate) variations: bool,
}

/// What is shown of the games in place of themselves.
#[derive(Args, Debug)]
#[command(next_help_heading = "What to write")]
pub(crate) struct Showing {
    /// Only how many there are
    #[arg(long, conflicts_with_all = ["list", "json", "to", "output"])]
    pub(crate) count: bool,

    /// One line for each
    #[arg(short, long, conflicts_with_all = ["json", "to"])]
    pub(crate) list: bool,

    /// One line of JSON about each
    #[arg(long, conflicts_with = "to")]
    pub(crate) json: bool,

    /// Stop after so many
    #[arg(long, value_name = "N")]
    pub(crate) max: Option<u64>,
}

/// How games that pass are written.
#[derive(Args, Debug)]
#[command(next_help_heading = "What to write")]
pub(crate) struct Writing {
    /// Format to write, as `convert` does [default: by the name of the output, else as they stand]
    #[arg(long, value_name = "FORMAT", value_parser = writable(), hide_possible_values = true)]
    pub(crate) to: Option<String>,

    /// How moves are written: names of notations joined by commas (`tavlei notations` lists them),
    /// or a file of your own that ends in .toml
    #[arg(long, value_name = "NAME", value_delimiter = ',')]
    pub(crate) notation: Vec<String>,

    /// The file to write [default: the standard output]
    #[arg(short, long, value_name = "OUT")]
    pub(crate) output: Option<PathBuf>,

    /// Overwrite the output if it exists
    #[arg(long, requires = "output")]
    pub(crate) force: bool,
}

/// Write the first games
///
/// Writes the first games of all that are named, as they stand, and reads no further.
#[derive(Args, Debug)]
#[command(after_long_help = "\
Examples:
  tavlei head games.pdn                  the first ten games
  tavlei head -n 100 games/ -o some.pdn  the first hundred of a folder
  tavlei head -n 1 --skip 41 games.pdn   the 42nd

Exit code: 0 something was written, 1 there are no games, 2 it could not be done.")]
pub(crate) struct Head {
    /// Files and folders with games (.jsonl, .sgf and the like too); - is the standard input
    #[arg(value_name = "PATH", required = true)]
    pub(crate) paths: Vec<PathBuf>,

    /// How many
    #[arg(short, long, value_name = "N", default_value_t = 10)]
    pub(crate) number: u64,

    /// Leave out so many before
    #[arg(long, value_name = "N", default_value_t = 0)]
    pub(crate) skip: u64,

    #[command(flatten)]
    pub(crate) writing: Writing,

    #[command(flatten, next_help_heading = READING)]
    pub(crate) game: GameChoice,

    #[command(flatten, next_help_heading = READING)]
    pub(crate) reading: Reading,
}

/// Draw games by lot
///
/// Writes so many of the games that are named, each as likely as the others, in their order. The
/// same seed draws the same games of the same files.
#[derive(Args, Debug)]
#[command(after_long_help = "\
Examples:
  tavlei sample games/                            ten games by lot
  tavlei sample -n 100 --seed 7 games/ -o some.pdn

Without --seed a new one is taken and named on the standard error. The games that are drawn are held in \
memory, no others.

Exit code: 0 something was written, 1 there are no games, 2 it could not be done.")]
pub(crate) struct Sample {
    /// Files and folders with games (.jsonl, .sgf and the like too); - is the standard input
    #[arg(value_name = "PATH", required = true)]
    pub(crate) paths: Vec<PathBuf>,

    /// How many
    #[arg(short, long, value_name = "N", default_value_t = 10)]
    pub(crate) number: u32,

    /// What the lot depends on
    #[arg(long, value_name = "SEED")]
    pub(crate) seed: Option<u64>,

    #[command(flatten)]
    pub(crate) writing: Writing,

    #[command(flatten, next_help_heading = READING)]
    pub(crate) game: GameChoice,

    #[command(flatten, next_help_heading = READING)]
    pub(crate) reading: Reading,
}
