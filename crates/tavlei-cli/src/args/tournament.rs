//! What concerns tournaments as a whole: options of `check`, and the verb `table`.

use std::path::PathBuf;

use clap::{Args, ValueEnum};
use tavlei::collection::tournament::{Layout, Scale, TieBreak};

use super::{GameChoice, Jobs, Reading};

/// The heading of the options in the help.
const HEADING: &str = "A tournament as a whole";

/// What `check` is to look at beyond single games.
#[derive(Args, Debug, Default)]
pub(crate) struct Whole {
    /// Look over the tournament too: rounds, pairings, results, dates, names, ratings
    #[arg(long, help_heading = HEADING)]
    pub(crate) tournament: bool,

    /// Compare with a pairing list: columns round, white, black and perhaps result
    #[arg(long, value_name = "FILE.csv", help_heading = HEADING)]
    pub(crate) pairings: Option<PathBuf>,

    /// Compare with a published table: columns name, points and perhaps place
    #[arg(long, value_name = "FILE.csv", help_heading = HEADING)]
    pub(crate) standings: Option<PathBuf>,

    /// Points of that table [default: what fits it best]
    #[arg(long, value_enum, value_name = "SCALE", help_heading = HEADING)]
    pub(crate) scale: Option<ScaleName>,

    /// How often each pair meets [default: as often as most pairs]
    #[arg(long, value_name = "N", help_heading = HEADING)]
    #[arg(value_parser = clap::value_parser!(u32).range(1..=8))]
    pub(crate) cycles: Option<u32>,

    /// No draw may be agreed before each side has made N moves (or 80ply: half-moves)
    #[arg(long, value_name = "N", value_parser = half_moves, help_heading = HEADING)]
    pub(crate) no_draw_before: Option<u32>,
}

impl Whole {
    /// Whether anything is asked that concerns a whole tournament.
    pub(crate) fn is_asked(&self) -> bool {
        self.tournament
            || self.pairings.is_some()
            || self.standings.is_some()
            || self.cycles.is_some()
            || self.no_draw_before.is_some()
    }
}

/// `40` moves of each side, or `80ply`, in half-moves.
fn half_moves(text: &str) -> Result<u32, String> {
    let (number, each) = match text.strip_suffix("plies").or(text.strip_suffix("ply")) {
        Some(number) => (number.trim(), 1),
        None => (text, 2),
    };
    let number = number.parse::<u32>().ok().filter(|&number| number <= 10_000);
    number.map(|number| number * each).ok_or_else(|| "a number such as 40, or 80ply".to_owned())
}

/// Make crosstables of tournaments
///
/// Counts the results of the games and writes a table for each event: everybody against everybody,
/// or round by round where not everybody has met (5w2: against the fifth, with White, 2 points).
/// Names that are one player's in several spellings or alphabets are brought together.
#[derive(Args, Debug)]
#[command(after_long_help = "\
Examples:
  tavlei table cup.pdn                              on the screen
  tavlei table results/ --tiebreaks solkoff,sb      with tie-breaks of your choice
  tavlei table cup.pdn --scale 1-0 -o table.html    as a page to print
  tavlei table cup.pdn --to md                      for a web page in Markdown

Games without play (1-0F, +/-, Termination \"forfeit\") bring points, marked f, and count as no \
opponent in tie-breaks. A bye is a game against a player called bye. Games without a result (*) \
bring nothing. Where no tie-break is left, a place is shared.

PDF is left to the browser: write HTML and print it. `check --tournament` tells what is wrong with \
a tournament.")]
pub(crate) struct Table {
    /// Files and folders with games; - is the standard input
    #[arg(value_name = "PATH", required = true)]
    pub(crate) paths: Vec<PathBuf>,

    /// Points for a result [default: as the results are written]
    #[arg(long, value_enum, value_name = "SCALE")]
    pub(crate) scale: Option<ScaleName>,

    /// What breaks ties, in this order, joined by commas; none: nothing
    /// [default: sb, or truncated,solkoff where not everybody has met]
    #[arg(long, value_enum, value_name = "NAMES", value_delimiter = ',')]
    pub(crate) tiebreaks: Vec<TieName>,

    /// Everybody against everybody, or round by round [default: what suits the tournament]
    #[arg(long, value_enum, value_name = "LAYOUT")]
    pub(crate) layout: Option<LayoutName>,

    /// Only events with this in their name
    #[arg(long, value_name = "TEXT")]
    pub(crate) event: Option<String>,

    /// Format to write [default: by the name of the output, else text]
    #[arg(long, value_enum, value_name = "FORMAT")]
    pub(crate) to: Option<TableForm>,

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

/// The form of a table.
#[derive(ValueEnum, Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum TableForm {
    /// For a terminal or a mail
    #[value(alias = "txt")]
    Text,
    /// For a spreadsheet
    Csv,
    /// Markdown
    #[value(alias = "markdown")]
    Md,
    /// A page of its own, to look at or print
    #[value(alias = "htm")]
    Html,
    /// One line of JSON for each tournament
    #[value(alias = "jsonl")]
    Json,
}

/// How many points results bring.
#[derive(ValueEnum, Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum ScaleName {
    /// Win 2, draw 1
    #[value(name = "2-0")]
    Two,
    /// Win 1, draw ½
    #[value(name = "1-0")]
    One,
    /// Win 3, draw 1
    #[value(name = "3-1-0")]
    Three,
    /// Win 4, draw with an advantage 3, draw 2, with a disadvantage 1
    Delft,
    /// The numbers of the results themselves
    Written,
}

impl From<ScaleName> for Scale {
    fn from(name: ScaleName) -> Scale {
        match name {
            ScaleName::Two => Scale::Two,
            ScaleName::One => Scale::One,
            ScaleName::Three => Scale::Three,
            ScaleName::Delft => Scale::Delft,
            ScaleName::Written => Scale::Written,
        }
    }
}

/// How a table is laid out.
#[derive(ValueEnum, Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum LayoutName {
    /// Everybody against everybody
    Grid,
    /// Round by round
    Rounds,
}

impl From<LayoutName> for Layout {
    fn from(name: LayoutName) -> Layout {
        match name {
            LayoutName::Grid => Layout::Grid,
            LayoutName::Rounds => Layout::Rounds,
        }
    }
}

/// What breaks a tie.
#[derive(ValueEnum, Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum TieName {
    /// The points of all opponents (Buchholz)
    #[value(alias = "buchholz")]
    Solkoff,
    /// The same without the lowest
    Truncated,
    /// The same without the highest and the lowest
    Median,
    /// Sonneborn–Berger: points of those beaten, half of those drawn with
    #[value(alias = "sonneborn-berger")]
    Sb,
    /// Points from the games between those who are tied
    HeadToHead,
    /// Games won
    Wins,
    /// Points against those with half of all points or more
    Koya,
    /// Points after each round, added up
    Progressive,
    /// Draws with the advantage less those without
    Plus,
    /// Nothing: ties stay
    None,
}

impl TieName {
    /// The tie-break; none for `none`.
    pub(crate) fn tie_break(self) -> Option<TieBreak> {
        Some(match self {
            TieName::Solkoff => TieBreak::Solkoff,
            TieName::Truncated => TieBreak::Truncated,
            TieName::Median => TieBreak::Median,
            TieName::Sb => TieBreak::SonnebornBerger,
            TieName::HeadToHead => TieBreak::HeadToHead,
            TieName::Wins => TieBreak::Wins,
            TieName::Koya => TieBreak::Koya,
            TieName::Progressive => TieBreak::Progressive,
            TieName::Plus => TieBreak::Plus,
            TieName::None => return None,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::half_moves;

    #[test]
    fn limits_are_moves_of_each_side_or_half_moves() {
        assert_eq!(half_moves("40"), Ok(80));
        assert_eq!(half_moves("79ply"), Ok(79));
        assert!(half_moves("soon").is_err());
    }
}
