//! What is wrong with a tournament as a whole.

mod dates;
mod listed;
mod names;
mod pairs;
mod results;
mod rounds;
mod standings;

use tavlei_record::{CodeInfo, Severity};

use super::lists::{Pairing, Standing};
use super::scale::Scale;
use super::{Tournament, codes, most_common};

pub use names::RATINGS;

/// If so many of a hundred pairs have met, it is a round robin with gaps.
const ROUND_ROBIN: usize = 80;

/// What is asked of a tournament, beyond what its games tell.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Ask {
    /// How often each pair meets; as most pairs do, where it is not given.
    pub cycles: Option<u32>,
    /// The half-move from which on a draw may be agreed.
    pub no_draw_before: Option<u32>,
    /// The pairings as they were made.
    pub pairings: Option<Vec<Pairing>>,
    /// The table as it was published.
    pub standings: Option<Vec<Standing>>,
    /// The scale of that table; the one that fits most players, where it is not given.
    pub scale: Option<Scale>,
}

/// A game of a tournament: where it stands.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct GameRef {
    /// The file, as the caller names it.
    pub file: String,
    /// Which record of the file, from 1.
    pub record: u64,
    /// The line on which it begins, from 1.
    pub line: u64,
}

/// Something that is wrong.
#[derive(Clone, Debug)]
pub struct Fault {
    /// Which kind: an entry of [`super::CODES`].
    pub code: &'static CodeInfo,
    /// What in particular, in a sentence fit for a person.
    pub message: String,
    /// The round, where it is of one.
    pub round: Option<u32>,
    /// The players that it is about.
    pub players: Vec<String>,
    /// The games that it is about.
    pub games: Vec<GameRef>,
}

impl Fault {
    fn new(code: &'static CodeInfo, message: String) -> Fault {
        Fault { code, message, round: None, players: Vec::new(), games: Vec::new() }
    }

    fn in_round(mut self, round: Option<u32>) -> Fault {
        self.round = round;
        self
    }

    fn of_players(mut self, of: &Tournament, players: &[usize]) -> Fault {
        self.players = players.iter().map(|&player| of.name(player).to_owned()).collect();
        self
    }

    fn of_games(mut self, of: &Tournament, games: &[usize]) -> Fault {
        let place = |&game: &usize| {
            let entry = &of.games[game];
            GameRef { file: entry.file.clone(), record: entry.record, line: entry.line }
        };
        self.games = games.iter().map(place).collect();
        self
    }

    /// A fault of one game, with its round and its players.
    fn of_game(self, of: &Tournament, game: usize) -> Fault {
        let players = of.pair(game).map(Vec::from).unwrap_or_default();
        self.in_round(of.games[game].round).of_players(of, &players).of_games(of, &[game])
    }

    /// A fault of one game whose message does not name the players: they are put before it.
    fn on_game(code: &'static CodeInfo, message: &str, of: &Tournament, game: usize) -> Fault {
        let pair = of.games[game].pair();
        Fault::new(code, format!("{pair}: {message}")).of_game(of, game)
    }

    /// How grave it is.
    pub fn severity(&self) -> Severity {
        self.code.severity
    }
}

/// All that is wrong with a tournament, by code.
pub fn faults(of: &Tournament, ask: &Ask) -> Vec<Fault> {
    let shape = Shape::of(of, ask);
    let mut found = rounds::faults(of, &shape);
    found.extend(pairs::faults(of, &shape));
    found.extend(results::faults(of, ask));
    found.extend(dates::faults(of));
    found.extend(names::faults(of));
    found.extend(copies(of));
    if let Some(pairings) = &ask.pairings {
        found.extend(listed::faults(of, pairings));
    }
    if let Some(standings) = &ask.standings {
        found.extend(standings::faults(of, standings, ask.scale));
    }
    found.sort_by_key(|fault| fault.code.code);
    found
}

/// Games that are entered twice.
fn copies(of: &Tournament) -> impl Iterator<Item = Fault> + '_ {
    of.copies.iter().map(|copy| {
        let (first, again) = (&of.games[copy.of], &copy.entry);
        let message = format!(
            "{} stands at {}:{} as well; it counts once",
            again.pair(),
            first.file,
            first.line
        );
        let mut fault = Fault::new(&codes::GAME_TWICE, message).of_game(of, copy.of);
        let (file, record, line) = (again.file.clone(), again.record, again.line);
        fault.games.insert(0, GameRef { file, record, line });
        fault
    })
}

/// What kind of tournament it is.
struct Shape {
    /// How often a pair meets.
    cycles: usize,
}

impl Shape {
    fn of(of: &Tournament, ask: &Ask) -> Shape {
        let usual = most_common(of.meetings().values().map(Vec::len)).unwrap_or(1);
        Shape { cycles: ask.cycles.map_or(usual, |cycles| cycles as usize) }
    }
}

/// `Alder`, `Alder and Birch`, `Alder, Birch and Cedar`; names with commas are parted by semicolons.
fn and(names: &[&str]) -> String {
    let gap = if names.iter().any(|name| name.contains(',')) { "; " } else { ", " };
    match names {
        [] => String::new(),
        [one] => (*one).to_owned(),
        [most @ .., last] => format!("{} and {last}", most.join(gap)),
    }
}

/// `once`, `twice`, `3 times`.
fn times(n: usize) -> String {
    match n {
        1 => "once".to_owned(),
        2 => "twice".to_owned(),
        n => format!("{n} times"),
    }
}
