//! Tournaments: what is wrong with a folder of games, tables and tie-breaks.
//!
//! ```text
//! Record, Replayed ──Entry──┐
//!                           ├─group─> Tournament ──┬── faults: what an arbiter must know
//!     pairing list ─────────┤    (who is who)      └── Table: places, points, tie-breaks
//!     published table ──────┘
//! ```
//!
//! ```
//! use tavlei_collection::tournament::{Ask, Entry, Scale, Table, TieBreak, faults, group};
//! use tavlei_record::{ReadOptions, parse_all};
//! use tavlei_replay::{Context, Options, replay};
//!
//! let pdn = b"[Event \"Cup\"][GameType \"20\"][Round \"1\"][White \"Alder\"][Black \"Birch\"][Result \"2-0\"]\n2-0\n
//! [Event \"Cup\"][GameType \"20\"][Round \"1\"][White \"Birch\"][Black \"Cedar\"][Result \"1-1\"]\n1-1";
//! let records = parse_all(pdn, &ReadOptions::default());
//! let context = Context::learn(&records, Options::default());
//! let entry = |record| Entry::new("cup.pdn", record, &replay(&context, record));
//! let cup = &group(records.iter().map(entry).collect())[0];
//!
//! let found = faults(cup, &Ask::default());
//! assert_eq!(found[0].message, "Birch plays twice in round 1, against Alder and Cedar");
//! let table = Table::new(cup, Scale::Two, &[TieBreak::Solkoff]);
//! assert_eq!(table.rows[0].name, "Alder");
//! ```

mod codes;
mod copies;
mod date;
mod entry;
mod faults;
mod lists;
mod outcome;
mod players;
mod scale;
mod table;
mod ties;

pub use codes::{CODES, code};
pub use copies::Copied;
pub use date::Date;
pub use entry::Entry;
pub use faults::{Ask, Fault, GameRef, RATINGS, faults};
pub use lists::{ListError, Pairing, Standing, read_pairings, read_standings};
pub use outcome::{Outcome, Scored};
pub use players::{Player, Players};
pub use scale::{Scale, Score};
pub use table::{Cell, Layout, Row, Table};
pub use ties::TieBreak;

use crate::company::Company;

/// The games of one event.
#[derive(Clone, Debug)]
pub struct Tournament {
    /// Its name: the tag `Event`, with the tag `Section` where there is one; may be empty.
    pub event: String,
    /// The games in the order of their files.
    pub games: Vec<Entry>,
    /// Games that stand there once more, word for word: they count once.
    pub copies: Vec<Copied>,
    /// Who plays in them.
    pub players: Players,
}

impl Tournament {
    /// A tournament of these games, of which no other games are known.
    pub fn new(event: String, games: Vec<Entry>) -> Tournament {
        let mut company = Company::default();
        acquaint(&mut company, 0, &games);
        Tournament::among(event, games, &company)
    }

    fn among(event: String, games: Vec<Entry>, company: &Company) -> Tournament {
        let (games, copies) = copies::apart(games);
        let players = Players::of(&games, company);
        Tournament { event, games, copies, players }
    }

    /// What to call it: its event, or a word where its games name none.
    pub fn title(&self) -> &str {
        if self.event.is_empty() { "Tournament" } else { &self.event }
    }

    /// The name of a player.
    pub fn name(&self, player: usize) -> &str {
        self.players.list.get(player).map_or("?", |player| &player.name)
    }

    /// Both players of a game, where both are known and it is no bye.
    pub fn pair(&self, game: usize) -> Option<[usize; 2]> {
        match *self.players.seats.get(game)? {
            [Some(white), Some(black)] => Some([white, black]),
            _ => None,
        }
    }

    /// The rounds that games name, in order.
    pub fn rounds(&self) -> Vec<u32> {
        let mut rounds: Vec<u32> = self.games.iter().filter_map(|game| game.round).collect();
        rounds.sort_unstable();
        rounds.dedup();
        rounds
    }

    /// How often each pair meets, as pairs in order.
    pub fn meetings(&self) -> std::collections::BTreeMap<[usize; 2], Vec<usize>> {
        let mut meetings = std::collections::BTreeMap::<_, Vec<usize>>::new();
        for game in 0..self.games.len() {
            if let Some([white, black]) = self.pair(game)
                && white != black
            {
                meetings.entry([white.min(black), white.max(black)]).or_default().push(game);
            }
        }
        meetings
    }

    /// How much of a round robin was played: how many of a hundred pairs have met.
    pub fn completeness(&self) -> usize {
        let players = self.players.list.len();
        let pairs = players * players.saturating_sub(1) / 2;
        (100 * self.meetings().len()).checked_div(pairs).unwrap_or(0)
    }
}

/// Takes note of who plays whom in the tournament with this number.
fn acquaint(company: &mut Company, tournament: usize, games: &[Entry]) {
    for game in games.iter().filter(|game| !game.names.iter().any(|name| players::is_bye(name))) {
        let round = game.round.map(|round| (tournament as u64) << 32 | u64::from(round));
        company.add(round, [&game.names[0], &game.names[1]]);
    }
}

/// Games sorted into tournaments by event and section (case and blanks aside), in the order of
/// their first games. Two players in one of them are two in all. Games without an event go to the only tournament, if there is but one.
pub fn group(games: Vec<Entry>) -> Vec<Tournament> {
    let mut groups: Vec<(String, Vec<Entry>)> = Vec::new();
    let named = |event: &str| event.split_whitespace().collect::<Vec<_>>().join(" ");
    for game in games {
        let event = named(&game.event);
        let at = groups.iter().position(|(other, _)| other.to_lowercase() == event.to_lowercase());
        match at {
            Some(at) => groups[at].1.push(game),
            None => groups.push((event, vec![game])),
        }
    }
    if let [(first, _), (second, _)] = &groups[..]
        && (first.is_empty() || second.is_empty())
    {
        let name = if first.is_empty() { second.clone() } else { first.clone() };
        let all = groups.drain(..).flat_map(|(_, games)| games).collect();
        groups.push((name, all));
    }
    let mut company = Company::default();
    groups.iter().enumerate().for_each(|(at, (_, games))| acquaint(&mut company, at, games));
    groups.into_iter().map(|(event, games)| Tournament::among(event, games, &company)).collect()
}

/// The value that stands most often; of several the least. `None` for nothing.
fn most_common<T: Ord>(values: impl IntoIterator<Item = T>) -> Option<T> {
    let mut counts = std::collections::BTreeMap::new();
    values.into_iter().for_each(|value| *counts.entry(value).or_insert(0_usize) += 1);
    counts.into_iter().rev().max_by_key(|(_, count)| *count).map(|(value, _)| value)
}
