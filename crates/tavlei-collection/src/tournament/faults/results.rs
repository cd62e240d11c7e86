//! Results, draws, and games that are the same.

use std::collections::BTreeMap;
use tavlei_core::counted;

use tavlei_replay::BoardResult;

use super::{Ask, Fault};
use crate::tournament::{Outcome, Tournament, codes};

/// More half-moves than this after a draw rule held are many.
const LONG: u32 = 10;
/// Shorter games are the same by chance.
const TELLING: u32 = 10;
/// Sums of points that results have everywhere, in hundredths.
const USUAL: [i32; 2] = [100, 200];

/// What is wrong with results and draws, and games under two pairs of names.
pub(super) fn faults(of: &Tournament, ask: &Ask) -> Vec<Fault> {
    let sums = usual_sums(of);
    let mut found = Vec::new();
    for game in 0..of.games.len() {
        found.extend(result(of, game, &sums));
        found.extend(ask.no_draw_before.and_then(|limit| early_draw(of, game, limit)));
        found.extend(late_end(of, game));
    }
    found.extend(same_games(of));
    found
}

/// The sums of points that results of this tournament may have.
fn usual_sums(of: &Tournament) -> Vec<i32> {
    let mut counts = BTreeMap::new();
    for [white, black] in of.games.iter().filter_map(|game| game.scored.written) {
        *counts.entry(white + black).or_insert(0_usize) += 1;
    }
    let often = counts.into_iter().filter(|(_, count)| count * 4 >= of.games.len());
    often.map(|(sum, _)| sum).chain(USUAL).collect()
}

fn result(of: &Tournament, game: usize, sums: &[i32]) -> Option<Fault> {
    let entry = &of.games[game];
    let text = &entry.scored.text;
    let (code, message) = match (entry.scored.written, entry.scored.outcome) {
        (None, _) if is_open(text) => {
            (&codes::RESULT_OPEN, format!("the result of the game is not known ({text})"))
        }
        (None, _) => (&codes::RESULT_IMPOSSIBLE, format!("{text:?} is no result")),
        (Some([white, black]), outcome)
            if outcome != Outcome::BothLost && !sums.contains(&(white + black)) =>
        {
            (&codes::RESULT_IMPOSSIBLE, format!("{text} adds up to what no other result does"))
        }
        _ => return None,
    };
    Some(Fault::on_game(code, &message, of, game))
}

/// The marks for a result that is not known.
fn is_open(text: &str) -> bool {
    matches!(text.trim(), "" | "*" | "?" | "-" | "--" | "..." | "N/A" | "n/a")
}

fn is_draw(outcome: Outcome) -> bool {
    matches!(outcome, Outcome::Draw | Outcome::Edge(_))
}

fn early_draw(of: &Tournament, game: usize, limit: u32) -> Option<Fault> {
    let entry = &of.games[game];
    let is_forced = entry.board == Some(BoardResult::Draw) || entry.drawn_at.is_some();
    let is_agreed = is_draw(entry.scored.outcome) && !is_forced && entry.verdict.is_fine();
    if !is_agreed || entry.plies == 0 || entry.plies >= limit {
        return None;
    }
    let message = format!(
        "a draw after {}; none may be agreed before half-move {limit}",
        counted(entry.plies, "half-move")
    );
    Some(Fault::on_game(&codes::DRAW_TOO_EARLY, &message, of, game))
}

fn late_end(of: &Tournament, game: usize) -> Option<Fault> {
    let entry = &of.games[game];
    let (ply, remark) = entry.drawn_at.as_ref()?;
    if entry.plies <= ply + LONG {
        return None;
    }
    let end = if is_draw(entry.scored.outcome) { "the draw" } else { "the result" };
    let result = &entry.scored.text;
    let message = format!("{end} {result} comes late: {remark}");
    Some(Fault::on_game(&codes::DRAWN_LONG_AGO, &message, of, game))
}

fn same_games(of: &Tournament) -> Vec<Fault> {
    let mut alike = BTreeMap::<u64, Vec<usize>>::new();
    for (game, entry) in of.games.iter().enumerate() {
        if let Some(moves) = entry.moves.filter(|_| entry.plies >= TELLING) {
            alike.entry(moves).or_default().push(game);
        }
    }
    let mut found: Vec<Vec<usize>> =
        alike.into_values().filter(|games| differ(of, games)).collect();
    found.sort_unstable();
    found.iter().map(|games| same_game(of, games)).collect()
}

/// Whether not all of these games are of the same two players.
fn differ(of: &Tournament, games: &[usize]) -> bool {
    let pair = |game: &usize| {
        let mut pair = of.players.seats[*game];
        pair.sort_unstable();
        pair
    };
    games.iter().any(|game| pair(game) != pair(&games[0]))
}

fn same_game(of: &Tournament, games: &[usize]) -> Fault {
    let of_whom = |&game: &usize| {
        let entry = &of.games[game];
        let round = entry.round.map(|round| format!(" (round {round})")).unwrap_or_default();
        format!("{}{round}", entry.pair())
    };
    let list: Vec<String> = games.iter().map(of_whom).collect();
    let plies = of.games[games[0]].plies;
    let message =
        format!("the same {plies} half-moves in {} games: {}", games.len(), list.join(", "));
    let mut players: Vec<usize> =
        games.iter().flat_map(|&game| of.players.seats[game]).flatten().collect();
    players.sort_unstable();
    players.dedup();
    Fault::new(&codes::SAME_GAME, message).of_players(of, &players).of_games(of, games)
}
