//! The verb that counts.

use clap::{Args, ValueEnum};

use super::Collection;

/// Count games: results, lengths, openings, players
///
/// Results by colour, lengths in half-moves and how games were drawn for each game of the
/// catalogue, the openings as a tree, years, players and the longest captures. Reading is as in
/// `check`; what the records say of results counts, else what the board says.
#[derive(Args, Debug)]
#[command(after_long_help = "\
Examples:
  tavlei stats all.pdn                          on the screen
  tavlei stats all.pdn --openings 6 --min 10    openings of six half-moves with ten games or more
  tavlei stats all.pdn --players 100
  tavlei stats all.pdn --json > all.json        one object
  tavlei stats all.pdn --csv > all.csv          rows of section, item, measure and value

Per cent are White's: a win counts 1, a draw 1/2, of the games with a result.

Memory does not grow with the number of games: there is an entry for each player, and at most \
100000 openings; when there are more, the rarest are forgotten, and the report says so.")]
pub(crate) struct Stats {
    #[command(flatten)]
    pub(crate) games: Collection,

    /// Follow openings for so many half-moves; 0: no openings
    #[arg(long, value_name = "N", default_value_t = 4)]
    #[arg(value_parser = clap::value_parser!(u64).range(0..=60))]
    pub(crate) openings: u64,

    /// List openings with at least so many games
    #[arg(long, value_name = "N", default_value_t = 1)]
    pub(crate) min: u64,

    /// List so many players, those with the most games
    #[arg(long, value_name = "N", default_value_t = 20)]
    pub(crate) players: usize,

    /// List so many of the longest captures
    #[arg(long, value_name = "N", default_value_t = 10)]
    pub(crate) captures: usize,

    /// Form of the report
    #[arg(long, value_enum, value_name = "FORM", default_value_t = StatsForm::Text)]
    pub(crate) report: StatsForm,

    /// The same as --report json
    #[arg(long, conflicts_with_all = ["report", "csv"])]
    pub(crate) json: bool,

    /// The same as --report csv
    #[arg(long, conflicts_with = "report")]
    pub(crate) csv: bool,
}

/// The form of statistics.
#[derive(ValueEnum, Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum StatsForm {
    /// For reading
    Text,
    /// One JSON object
    Json,
    /// Rows of section, item, measure and value
    Csv,
}
