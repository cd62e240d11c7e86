//! The verbs that read records.

use std::path::PathBuf;

use clap::builder::PossibleValuesParser;
use clap::{Args, ValueEnum};
use tavlei::rules::DRAW_RULES;

use super::{GameChoice, Jobs, Reading, Whole, writable};

/// Check games: is every move legal, does the result fit?
///
/// Replays every game by the rules and tells which moves are illegal and why, which captures can
/// be read in more than one way, and where the recorded result contradicts the board. Games
/// without faults are counted, not listed. The records are never changed.
#[derive(Args, Debug)]
#[command(after_long_help = "\
Examples:
  tavlei check tournament.pdn              check all games of a file
  tavlei check results/                    check all .pdn files in a folder and below it
  tavlei check --game brazilian club.pdn   take the games as Brazilian, whatever the file says
  tavlei check --json results/ > out.jsonl one line of JSON for each game
  tavlei check --strict tournament.pdn     warnings count as findings too
  tavlei check --ballots idf cup.pdn       did every game begin with its ballot?
  tavlei check cup/ --tournament           rounds, pairings, results, names as a whole
  tavlei check cup/ --standings table.csv  and whether the published points are right
  tavlei check cup/ -o sheet.html          a page to print and sign

In a folder the files named .pdn, .jsonl, .sgf and the like are read; hidden ones are skipped. A file that \
is named itself is read whatever it is called.

The last line counts the games by verdict and, behind a semicolon, the other errors and the warnings.

PDF is left to the browser: write HTML and print it.

Exit code: 0 no errors; 1 an error: an illegal, ambiguous or unreadable move, a result that \
contradicts the board, a comment that is never closed; 2 a file could not be read.")]
pub(crate) struct Check {
    /// Files and folders with games; - is the standard input
    #[arg(value_name = "PATH", required = true)]
    pub(crate) paths: Vec<PathBuf>,

    /// Form of the report [default: by the name of the output, else text]
    #[arg(long, value_enum, value_name = "FORM")]
    pub(crate) report: Option<ReportForm>,

    /// The same as --report json
    #[arg(long, conflicts_with = "report")]
    pub(crate) json: bool,

    #[command(flatten)]
    pub(crate) game: GameChoice,

    /// Whose win 1-0 is, where Black moves first (as in English draughts)
    #[arg(long, value_enum, value_name = "SIDE")]
    pub(crate) results: Option<ResultsFrom>,

    /// Draw rules that count moves, in place of those of each game
    #[arg(long, value_name = "NAME", value_parser = PossibleValuesParser::new(DRAW_RULES))]
    pub(crate) draw_rules: Option<String>,

    /// Another reading of a disputed draw rule; several can be joined by a comma
    #[arg(long, value_enum, value_name = "NAME", value_delimiter = ',')]
    pub(crate) reading: Vec<DrawReading>,

    /// A deck of opening ballots that games should begin with (`tavlei ballots` lists them)
    #[arg(long, value_name = "NAME")]
    pub(crate) ballots: Option<String>,

    /// Warnings are findings too: exit with 1 if there are any
    #[arg(long)]
    pub(crate) strict: bool,

    /// List every game, and every remark in full
    #[arg(short, long)]
    pub(crate) verbose: bool,

    /// The file to write [default: the standard output]
    #[arg(short, long, value_name = "OUT")]
    pub(crate) output: Option<PathBuf>,

    /// Overwrite the output if it exists
    #[arg(long, requires = "output")]
    pub(crate) force: bool,

    #[command(flatten)]
    pub(crate) text: Reading,

    #[command(flatten)]
    pub(crate) jobs: Jobs,

    #[command(flatten)]
    pub(crate) whole: Whole,
}

/// A reading of a disputed draw rule.
#[derive(ValueEnum, Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum DrawReading {
    /// A repetition counts only if the same manoeuvre was played twice in a row
    RepetitionInARow,
    /// The count against a lone king begins anew when the other side's pieces change
    BalanceRestarts,
    /// The move that makes an ending is the first that counts
    MakingMoveCounts,
    /// On the main road moves count from when the ending arose
    RoadFromEnding,
    /// A king each is a draw after two moves of each side, not at once
    TwoMovesForKings,
}

/// The form of a report.
#[derive(ValueEnum, Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum ReportForm {
    /// For reading: what is wrong, where, and what would be right
    Text,
    /// One line of JSON for each game
    Json,
    /// One row for each game, for a spreadsheet
    Csv,
    /// A page to print and sign: games, faults, crosstable
    Html,
}

/// From whose side results are written.
#[derive(ValueEnum, Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum ResultsFrom {
    /// 1-0: the side that moves first has won
    FirstMover,
    /// 1-0: White has won
    WhiteFirst,
}

/// Rewrite games in another notation or format
///
/// Writes the games as PDN, JSON, CSV, SGF, plain text or another format, with moves in the notation you ask for. Tags, comments,
/// variations and clocks are kept. A game whose moves can't be replayed, or with a comment or a
/// variation that is never closed, is carried over word for word and named on the standard error. An existing file is not overwritten without --force.
#[derive(Args, Debug)]
#[command(after_long_help = "\
Examples:
  tavlei convert old.pdn -o new.pdn                            tidy up, as PDN 3.0 wants it
  tavlei convert club.pdn --notation algebraic -o letters.pdn  c3-d4 in place of numbers
  tavlei convert club.pdn --notation algebraic,full            both of them
  tavlei convert log.pdn --read-notation hub                   moves of an engine's protocol
  tavlei convert results/ --to csv -o games.csv                a row for each game
  tavlei convert results/ --to csv --plies -o moves.csv        a row for each move
  tavlei convert games.jsonl --to pdn                          JSON back to PDN, on the screen
  tavlei convert cup.pdn -o cup.txt --layout columns           a score as in books
  tavlei convert evening.sgf -o evening.pdn                    SGF; GGF, transcripts, WTHOR too
  tavlei convert club.pdn -o club.wtb                          WTHOR, with the files of its names
  tavlei convert results/ -o games.sqlite                      tables for SQL, if built with them

Exit code: 0 all rewritten, 1 some games carried over word for word, 2 it could not be done.")]
pub(crate) struct Convert {
    /// Files and folders with games (.jsonl, .sgf and the like too); - is the standard input
    #[arg(value_name = "PATH", required = true)]
    pub(crate) paths: Vec<PathBuf>,

    /// Format to write; `tavlei formats` lists them [default: by the name of the output, else pdn]
    #[arg(long, value_name = "FORMAT", value_parser = writable(), hide_possible_values = true)]
    pub(crate) to: Option<String>,

    /// How moves are written: names of notations joined by commas (`tavlei notations` lists them),
    /// or a file of your own that ends in .toml
    #[arg(long, value_name = "NAME", value_delimiter = ',')]
    pub(crate) notation: Vec<String>,

    /// CSV: one row for each move, not for each game (databases and Parquet have both)
    #[arg(long)]
    pub(crate) plies: bool,

    /// Leave variations out
    #[arg(long)]
    pub(crate) no_variations: bool,

    #[command(flatten)]
    pub(crate) paper: ScoreForm,

    /// The encoding to write, such as windows-1251 [default: utf-8]; a letter that it does not have
    /// is an error
    #[arg(long, value_name = "NAME")]
    pub(crate) output_encoding: Option<String>,

    /// What the format can't hold, or what can't be read, is an error: nothing is written then
    #[arg(long)]
    pub(crate) strict: bool,

    /// The file to write [default: the standard output]
    #[arg(short, long, value_name = "OUT")]
    pub(crate) output: Option<PathBuf>,

    /// Overwrite the output if it exists
    #[arg(long, requires = "output")]
    pub(crate) force: bool,

    #[command(flatten)]
    pub(crate) game: GameChoice,

    #[command(flatten)]
    pub(crate) reading: Reading,

    #[command(flatten)]
    pub(crate) jobs: Jobs,
}

/// How a score for people is set out: plain text and Markdown.
#[derive(Args, Debug, Default)]
pub(crate) struct ScoreForm {
    /// Text and Markdown: how the moves stand [default: running]
    #[arg(long, value_enum, value_name = "LAYOUT")]
    pub(crate) layout: Option<ScoreLayoutChoice>,

    /// Text: the most characters in a line [default: 79]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(20..=1000))]
    pub(crate) width: Option<u16>,

    /// Text and Markdown: only the moves, without players, place and date
    #[arg(long)]
    pub(crate) no_header: bool,

    /// HTML: the language of what stands beside the games: en, ru, nl, fr, de, pl, uk
    #[arg(long, value_name = "LANGUAGE", default_value = "en")]
    pub(crate) lang: tavlei::diagram::Language,
}

/// How the moves of a score stand on paper.
#[derive(ValueEnum, Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum ScoreLayoutChoice {
    /// A move of each player on a line
    Columns,
    /// One behind the other
    Running,
}

/// Play through one game of a file
///
/// Shows the score and the board at the end of a game. With --trace, one line for each half-move:
/// its number, the move, how many moves were legal, and the position after it as FEN, separated
/// by tabs.
#[derive(Args, Debug)]
#[command(after_long_help = "\
Examples:
  tavlei replay game.pdn               score and last position of the first game
  tavlei replay games.pdn --record 5   of the fifth
  tavlei replay game.pdn --trace       one line for each half-move")]
pub(crate) struct Replay {
    /// A file with games; - is the standard input
    #[arg(value_name = "FILE")]
    pub(crate) file: PathBuf,

    /// Which game of the file, from 1
    #[arg(long, value_name = "N", default_value_t = 1)]
    #[arg(value_parser = clap::value_parser!(u64).range(1..))]
    pub(crate) record: u64,

    /// One line for each half-move, for programs
    #[arg(long)]
    pub(crate) trace: bool,

    #[command(flatten)]
    pub(crate) game: GameChoice,

    #[command(flatten)]
    pub(crate) reading: Reading,
}
