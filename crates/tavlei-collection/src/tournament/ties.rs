//! Points, and what breaks ties.
//!
//! A game that was not played (a forfeit, a bye) brings its points, and no opponent: tie-breaks that
//! look at opponents leave it out. Federations differ there (FIDE counts a virtual opponent), so
//! where a tournament has such games, compare with its regulations.

use tavlei_core::Side;

use super::outcome::{Outcome, Scored};
use super::{Scale, Tournament};

/// What breaks a tie. More is better in all of them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TieBreak {
    /// The sum of the opponents' points. Buchholz 1932, Solkoff 1950; FIDE Handbook C.07 Buchholz.
    Solkoff,
    /// Solkoff without the lowest opponent, as FMJD Swiss tournaments use it; FIDE Handbook C.07
    /// Buchholz Cut 1.
    Truncated,
    /// Solkoff without the highest and the lowest opponent; FIDE Handbook C.07 Median Buchholz.
    Median,
    /// The points of the opponents who were beaten, and half the points of those who drew; in
    /// scales with more than that, in proportion to what was scored. Neustadtl 1882, Sonneborn and
    /// Berger; FIDE Handbook C.07.
    SonnebornBerger,
    /// Points from the games of those who are tied, if all of them have met; FIDE Handbook C.07
    /// Direct Encounter.
    HeadToHead,
    /// Games won, forfeits among them; FIDE Handbook C.07 WIN.
    Wins,
    /// Points against opponents who have half of what can be had, or more; FIDE Handbook C.07
    /// Koya System.
    Koya,
    /// The points after each round, added up; FIDE Handbook C.07 Progressive Scores. Needs rounds.
    Progressive,
    /// Draws with the advantage, less those without it, where plus draws are played.
    Plus,
}

impl TieBreak {
    /// All of them.
    pub const ALL: [TieBreak; 9] = [
        TieBreak::Solkoff,
        TieBreak::Truncated,
        TieBreak::Median,
        TieBreak::SonnebornBerger,
        TieBreak::HeadToHead,
        TieBreak::Wins,
        TieBreak::Koya,
        TieBreak::Progressive,
        TieBreak::Plus,
    ];

    /// The name by which it is asked for.
    pub const fn name(self) -> &'static str {
        match self {
            TieBreak::Solkoff => "solkoff",
            TieBreak::Truncated => "truncated",
            TieBreak::Median => "median",
            TieBreak::SonnebornBerger => "sb",
            TieBreak::HeadToHead => "head-to-head",
            TieBreak::Wins => "wins",
            TieBreak::Koya => "koya",
            TieBreak::Progressive => "progressive",
            TieBreak::Plus => "plus",
        }
    }

    /// The head of its column.
    pub const fn head(self) -> &'static str {
        match self {
            TieBreak::Solkoff => "Solk",
            TieBreak::Truncated => "TSolk",
            TieBreak::Median => "Med",
            TieBreak::SonnebornBerger => "SB",
            TieBreak::HeadToHead => "H2H",
            TieBreak::Wins => "Wins",
            TieBreak::Koya => "Koya",
            TieBreak::Progressive => "Prog",
            TieBreak::Plus => "Plus",
        }
    }
}

/// A game from the side of one player.
#[derive(Clone, Copy, Debug)]
pub(super) struct Met<'t> {
    /// Which game of the tournament.
    pub(super) game: usize,
    /// Who sat opposite; `None` for a bye.
    pub(super) opponent: Option<usize>,
    /// Which side the player had.
    pub(super) side: Side,
    /// The result.
    pub(super) scored: &'t Scored,
    /// The player's points, in hundredths.
    pub(super) points: Option<i32>,
}

impl Met<'_> {
    /// The opponent, if the game was played.
    fn played(&self) -> Option<usize> {
        self.opponent.filter(|_| !self.scored.forfeit)
    }
}

impl Tournament {
    /// The points of each player in a scale, in hundredths; games without a result bring nothing.
    pub fn points(&self, scale: Scale) -> Vec<i32> {
        let of = |player| self.games_of(player, scale).iter().filter_map(|met| met.points).sum();
        (0..self.players.list.len()).map(of).collect()
    }

    /// How many games of a player have no result.
    pub fn open_games(&self, player: usize) -> usize {
        let games = self.games_of(player, Scale::Two);
        games.iter().filter(|met| !met.scored.is_known()).count()
    }

    /// The games of a player, by round.
    pub(super) fn games_of(&self, player: usize, scale: Scale) -> Vec<Met<'_>> {
        let seats = self.players.seats.iter().enumerate();
        let mut games: Vec<Met<'_>> = seats
            .filter(|(_, seats)| seats[0] != seats[1])
            .flat_map(|(game, seats)| {
                Side::BOTH.into_iter().filter(|side| seats[side.index()] == Some(player)).map(
                    move |side| {
                        let scored = &self.games[game].scored;
                        let points = scale.points(scored, side);
                        Met { game, opponent: seats[(!side).index()], side, scored, points }
                    },
                )
            })
            .collect();
        games.sort_by_key(|met| (self.games[met.game].round.unwrap_or(u32::MAX), met.game));
        games
    }
}

/// The numbers that places follow from.
pub(super) struct Numbers<'t> {
    of: &'t Tournament,
    scale: Scale,
    /// The points of each player, in hundredths.
    pub(super) points: Vec<i32>,
    /// The games of each player, by round.
    pub(super) games: Vec<Vec<Met<'t>>>,
}

/// Players in the order of their places, those who share one together; and for each player the
/// value of each tie-break.
pub(super) struct Order {
    pub(super) groups: Vec<Vec<usize>>,
    pub(super) values: Vec<Vec<Option<i32>>>,
}

impl<'t> Numbers<'t> {
    pub(super) fn of(of: &'t Tournament, scale: Scale) -> Numbers<'t> {
        let players = 0..of.players.list.len();
        Numbers {
            of,
            scale,
            points: of.points(scale),
            games: players.map(|player| of.games_of(player, scale)).collect(),
        }
    }

    /// The order by points, then by each tie-break in turn.
    pub(super) fn order(&self, ties: &[TieBreak]) -> Order {
        let players = self.points.len();
        let all: Vec<usize> = (0..players).collect();
        let mut groups = split(&all, |player| Some(self.points[player]));
        let mut values = vec![Vec::new(); players];
        for &tie in ties {
            let mut finer = Vec::new();
            for group in &groups {
                for &player in group {
                    values[player].push(self.value(tie, player, group));
                }
                finer.extend(split(group, |player| values[player].last().copied().flatten()));
            }
            groups = finer;
        }
        Order { groups, values }
    }

    /// The value of a tie-break, in hundredths. `group` are those who are tied so far.
    fn value(&self, tie: TieBreak, player: usize, group: &[usize]) -> Option<i32> {
        let games = &self.games[player];
        match tie {
            TieBreak::Solkoff => Some(self.opponents(player).iter().sum()),
            TieBreak::Truncated => Some(self.opponents(player).iter().skip(1).sum()),
            TieBreak::Median => {
                let opponents = self.opponents(player);
                Some(opponents.iter().take(opponents.len().max(1) - 1).skip(1).sum())
            }
            TieBreak::SonnebornBerger => Some(games.iter().map(|met| self.share(met)).sum()),
            TieBreak::HeadToHead => self.head_to_head(player, group),
            TieBreak::Wins => Some(100 * count(games, won)),
            TieBreak::Koya => Some(self.points_against(player, |other| self.is_half(other))),
            TieBreak::Progressive => self.progressive(player),
            TieBreak::Plus => Some(
                100 * (count(games, |met| met.scored.outcome == Outcome::Edge(met.side))
                    - count(games, |met| met.scored.outcome == Outcome::Edge(!met.side))),
            ),
        }
    }

    /// The points of those who were played, lowest first.
    fn opponents(&self, player: usize) -> Vec<i32> {
        let games = self.games[player].iter();
        let mut points: Vec<i32> =
            games.filter_map(Met::played).map(|other| self.points[other]).collect();
        points.sort_unstable();
        points
    }

    /// An opponent's points by the share of the game's points that was scored.
    fn share(&self, met: &Met<'_>) -> i32 {
        let (Some(other), Some(points)) = (met.played(), met.points) else { return 0 };
        let all = match self.scale {
            // A draw is half a win here, whatever points it brings.
            Scale::Three if met.scored.outcome == Outcome::Draw => return self.points[other] / 2,
            Scale::Three if matches!(met.scored.outcome, Outcome::Edge(_)) => {
                return self.points[other] / 2;
            }
            Scale::Written => met.scored.written.map_or(0, |points| points[0] + points[1]),
            scale => scale.win().unwrap_or(0),
        };
        let product = i64::from(self.points[other]) * i64::from(points);
        i32::try_from(product.checked_div(i64::from(all)).unwrap_or(0)).unwrap_or(i32::MAX)
    }

    fn points_against(&self, player: usize, counts: impl Fn(usize) -> bool) -> i32 {
        let games = self.games[player].iter();
        let against = games.filter(|met| met.opponent.is_some_and(&counts));
        against.filter_map(|met| met.points).sum()
    }

    fn head_to_head(&self, player: usize, group: &[usize]) -> Option<i32> {
        let has_met = |one: usize, other: usize| {
            one == other || self.games[one].iter().any(|met| met.opponent == Some(other))
        };
        let all_met = group.iter().all(|&one| group.iter().all(|&other| has_met(one, other)));
        let counts = all_met && group.len() > 1;
        counts.then(|| self.points_against(player, |other| group.contains(&other)))
    }

    /// Whether a player has half of the points that his games could bring.
    fn is_half(&self, player: usize) -> bool {
        let most: i32 = self.games[player]
            .iter()
            .map(|met| match (self.scale.win(), met.scored.written) {
                (Some(win), _) => win,
                (None, Some(points)) => points[0] + points[1],
                (None, None) => 0,
            })
            .sum();
        2 * self.points[player] >= most
    }

    fn progressive(&self, player: usize) -> Option<i32> {
        let last = self.of.rounds().last().copied()?;
        let of_game = |met: &Met<'_>| {
            let round = self.of.games[met.game].round?;
            Some(met.points.unwrap_or(0) * (last - round + 1) as i32)
        };
        self.games[player].iter().map(of_game).sum()
    }
}

fn won(met: &Met<'_>) -> bool {
    met.scored.outcome == Outcome::Win(met.side)
}

fn count(games: &[Met<'_>], counts: impl Fn(&Met<'_>) -> bool) -> i32 {
    games.iter().filter(|met| counts(met)).count() as i32
}

/// Players by a value, the best first, those with the same value together.
fn split(players: &[usize], value: impl Fn(usize) -> Option<i32>) -> Vec<Vec<usize>> {
    let mut sorted = players.to_vec();
    sorted.sort_by_key(|&player| std::cmp::Reverse(value(player)));
    sorted.chunk_by(|&one, &other| value(one) == value(other)).map(<[usize]>::to_vec).collect()
}
