//! Crosstables: everybody's result against everybody, or round by round.

use serde::Serialize;
use tavlei_core::Side;

use super::outcome::Outcome;
use super::ties::{Met, Numbers};
use super::{Scale, Score, TieBreak, Tournament};
use crate::grid::{Align, Grid};

/// How a table is laid out.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Layout {
    /// A column for each opponent: round robins.
    Grid,
    /// A column for each round: `5w2` is 2 points with White against the fifth.
    Rounds,
}

/// One result in a row.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Cell {
    /// The round, where it is known.
    pub round: Option<u32>,
    /// In which line of the table the opponent stands, from 0; `None` for a bye.
    pub opponent: Option<usize>,
    /// `w` or `b`.
    pub colour: char,
    /// The points as written in a table: `2`, `0.5`, `1+` for a draw with the advantage, `2f`
    /// without play, `*` if not known.
    pub score: String,
}

/// One player.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize)]
pub struct Row {
    /// The place: `1`, or `2-3` where it is shared.
    pub place: String,
    /// The player.
    pub name: String,
    /// Games that count: with a result, byes too.
    pub games: usize,
    /// Games won.
    pub wins: usize,
    /// Games drawn.
    pub draws: usize,
    /// Games lost.
    pub losses: usize,
    /// The points, as written in a table.
    pub points: String,
    /// The tie-breaks, in the order in which they were asked for; empty where one does not apply.
    pub ties: Vec<String>,
    /// The results, by round.
    pub results: Vec<Cell>,
}

/// A crosstable.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Table {
    /// The tournament.
    pub event: String,
    /// The scale of the points.
    pub scale: Scale,
    /// The tie-breaks.
    pub ties: Vec<TieBreak>,
    /// How it is laid out, unless something else is asked for.
    pub layout: Layout,
    /// The rounds, in order.
    pub rounds: Vec<u32>,
    /// The players, the first place first.
    pub rows: Vec<Row>,
}

/// If so many of a hundred pairs have met, everybody plays everybody.
const NEARLY_ALL: usize = 75;

impl Layout {
    /// What suits a tournament: a grid if three quarters of all pairs have met, or no rounds are
    /// known.
    pub fn of(of: &Tournament) -> Layout {
        let is_grid = of.completeness() >= NEARLY_ALL || of.rounds().is_empty();
        if is_grid { Layout::Grid } else { Layout::Rounds }
    }

    /// Usual tie-breaks: Sonneborn–Berger for round robins, truncated Solkoff and Solkoff for Swiss
    /// tournaments.
    pub fn usual_ties(self) -> &'static [TieBreak] {
        match self {
            Layout::Grid => &[TieBreak::SonnebornBerger],
            Layout::Rounds => &[TieBreak::Truncated, TieBreak::Solkoff],
        }
    }
}

impl Table {
    /// The table of a tournament.
    pub fn new(of: &Tournament, scale: Scale, ties: &[TieBreak]) -> Table {
        let numbers = Numbers::of(of, scale);
        let order = numbers.order(ties);
        let line_of = lines(&order.groups, of.players.list.len());
        let mut rows = Vec::new();
        for group in &order.groups {
            let place = place(rows.len() + 1, group.len());
            rows.extend(group.iter().map(|&player| Row {
                place: place.clone(),
                name: of.name(player).to_owned(),
                points: Score(numbers.points[player]).to_string(),
                ties: order.values[player].iter().map(|value| shown(*value)).collect(),
                ..row(of, &numbers.games[player], &line_of)
            }));
        }
        let layout = Layout::of(of);
        let rounds = of.rounds();
        Table { event: of.event.clone(), scale, ties: ties.to_vec(), layout, rounds, rows }
    }

    /// The table as a grid of texts.
    pub fn to_grid(&self, layout: Layout) -> Grid {
        let mut grid = Grid::default();
        grid.column("#", Align::Right);
        grid.column("Player", Align::Left);
        match layout {
            Layout::Grid => {
                (1..=self.rows.len()).for_each(|n| grid.column(n.to_string(), Align::Center));
            }
            Layout::Rounds => {
                self.rounds.iter().for_each(|round| grid.column(format!("R{round}"), Align::Right));
                if self.has_unknown_rounds() {
                    grid.column("R?", Align::Right);
                }
            }
        }
        let has_byes = layout == Layout::Grid && self.rows.iter().any(|row| row.byes() != "");
        if has_byes {
            grid.column("bye", Align::Center);
        }
        grid.column("Pts", Align::Right);
        self.ties.iter().for_each(|tie| grid.column(tie.head(), Align::Right));
        for (at, row) in self.rows.iter().enumerate() {
            let results = match layout {
                Layout::Grid => self.against_all(at, row),
                Layout::Rounds => self.by_rounds(row),
            };
            let head = [row.place.clone(), row.name.clone()];
            let byes = has_byes.then(|| row.byes());
            let results = results.into_iter().chain(byes);
            let tail = std::iter::once(row.points.clone()).chain(row.ties.iter().cloned());
            grid.rows.push(head.into_iter().chain(results).chain(tail).collect());
        }
        grid
    }

    fn against_all(&self, own: usize, row: &Row) -> Vec<String> {
        let against = |other: usize| {
            if other == own {
                return "×".to_owned();
            }
            let results = row.results.iter().filter(|cell| cell.opponent == Some(other));
            results.map(|cell| cell.score.as_str()).collect::<Vec<_>>().join(" ")
        };
        (0..self.rows.len()).map(against).collect()
    }

    fn by_rounds(&self, row: &Row) -> Vec<String> {
        let in_round = |round: Option<u32>| {
            let cells = row.results.iter().filter(|cell| cell.round == round);
            let texts: Vec<String> = cells.map(Cell::to_text).collect();
            if texts.is_empty() { "–".to_owned() } else { texts.join(" ") }
        };
        let unknown = self.has_unknown_rounds().then_some(None);
        self.rounds.iter().copied().map(Some).chain(unknown).map(in_round).collect()
    }

    /// Whether results count that stand in no round.
    fn has_unknown_rounds(&self) -> bool {
        self.rows.iter().flat_map(|row| &row.results).any(|cell| cell.round.is_none())
    }
}

impl Row {
    /// What byes brought, in a table that has no column for each round.
    fn byes(&self) -> String {
        let byes = self.results.iter().filter(|cell| cell.opponent.is_none());
        byes.map(|cell| cell.score.as_str()).collect::<Vec<_>>().join(" ")
    }
}

impl Cell {
    /// `5w2`: against the fifth line, with White, 2 points; `bye2`.
    fn to_text(&self) -> String {
        match self.opponent {
            Some(line) => format!("{}{}{}", line + 1, self.colour, self.score),
            None => format!("bye{}", self.score),
        }
    }
}

/// What a row tells of games: how many, how they ended, each of them.
fn row(of: &Tournament, games: &[Met<'_>], line_of: &[usize]) -> Row {
    let count = |counts: fn(&Met<'_>) -> bool| games.iter().filter(|met| counts(met)).count();
    Row {
        games: count(|met| met.scored.is_known()),
        wins: count(|met| met.scored.outcome == Outcome::Win(met.side)),
        draws: count(is_draw),
        losses: count(is_lost),
        results: games.iter().map(|met| cell(of, met, line_of)).collect(),
        ..Row::default()
    }
}

/// In which line each player stands.
fn lines(groups: &[Vec<usize>], players: usize) -> Vec<usize> {
    let mut line_of = vec![0; players];
    for (line, &player) in groups.iter().flatten().enumerate() {
        line_of[player] = line;
    }
    line_of
}

fn place(first: usize, shared: usize) -> String {
    if shared == 1 { first.to_string() } else { format!("{first}-{}", first + shared - 1) }
}

fn shown(value: Option<i32>) -> String {
    value.map_or_else(String::new, |value| Score(value).to_string())
}

fn is_draw(met: &Met<'_>) -> bool {
    matches!(met.scored.outcome, Outcome::Draw | Outcome::Edge(_))
}

fn is_lost(met: &Met<'_>) -> bool {
    met.scored.outcome == Outcome::Win(!met.side) || met.scored.outcome == Outcome::BothLost
}

fn cell(of: &Tournament, met: &Met<'_>, line_of: &[usize]) -> Cell {
    let edge = match met.scored.outcome {
        Outcome::Edge(side) if met.scored.written.is_some_and(|[a, b]| a == b) => {
            if side == met.side { "+" } else { "-" }
        }
        _ => "",
    };
    let forfeit = if met.scored.forfeit { "f" } else { "" };
    let points = met.points.map_or_else(|| "*".to_owned(), |points| Score(points).to_string());
    Cell {
        round: of.games[met.game].round,
        opponent: met.opponent.map(|player| line_of[player]),
        colour: if met.side == Side::White { 'w' } else { 'b' },
        score: format!("{points}{edge}{forfeit}"),
    }
}
