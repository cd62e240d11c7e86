//! Who meets whom, and how often.

use super::{Fault, ROUND_ROBIN, Shape, times};
use crate::tournament::{Tournament, codes};

/// What is wrong with the pairs.
pub(super) fn faults(of: &Tournament, shape: &Shape) -> Vec<Fault> {
    let mut found = own_opponents(of);
    for (&pair, games) in &of.meetings() {
        if games.len() > shape.cycles {
            found.push(too_often(of, pair, games, shape));
        } else if games.len() == 2 && shape.cycles == 2 {
            found.extend(same_colours(of, pair, games));
        }
    }
    found.extend(never(of, shape));
    found
}

fn own_opponents(of: &Tournament) -> Vec<Fault> {
    let is_own = |game: &usize| of.pair(*game).is_some_and(|[white, black]| white == black);
    let games = (0..of.games.len()).filter(is_own);
    games
        .map(|game| {
            let [white, black] = &of.games[game].names;
            let message = if white == black {
                format!("{white} plays against himself")
            } else {
                format!("{white} and {black} seem to be one player")
            };
            Fault::new(&codes::OWN_OPPONENT, message).of_game(of, game)
        })
        .collect()
}

fn too_often(of: &Tournament, pair: [usize; 2], games: &[usize], shape: &Shape) -> Fault {
    let [one, other] = pair.map(|player| of.name(player));
    let mut rounds: Vec<String> =
        games.iter().filter_map(|&game| of.games[game].round).map(|r| r.to_string()).collect();
    rounds.dedup();
    let when = match &rounds[..] {
        [] => String::new(),
        [one] => format!(" (in round {one})"),
        several => format!(" (in rounds {})", several.join(", ")),
    };
    let wanted = if shape.cycles == 1 { "" } else { " at most" };
    let message = format!(
        "{one} and {other} meet {}{when}, where pairs meet {}{wanted}",
        times(games.len()),
        times(shape.cycles)
    );
    let round = of.games[*games.last().unwrap_or(&0)].round;
    Fault::new(&codes::PAIRING_TWICE, message)
        .in_round(round)
        .of_players(of, &pair)
        .of_games(of, games)
}

fn same_colours(of: &Tournament, pair: [usize; 2], games: &[usize]) -> Option<Fault> {
    let [first, second] = [games[0], games[1]].map(|game| of.pair(game));
    let [white, black] = first.filter(|_| first == second)?;
    let message = format!("{} has White in both games against {}", of.name(white), of.name(black));
    let fault = Fault::new(&codes::COLOURS_ALIKE, message);
    Some(fault.of_players(of, &pair).of_games(of, games))
}

/// Pairs that have not met in a round robin. What a missing round or a missing game of a round
/// explains is told there.
fn never(of: &Tournament, shape: &Shape) -> Vec<Fault> {
    let rounds = of.rounds();
    let is_gapless = rounds.last().is_none_or(|&last| last as usize == rounds.len());
    if of.completeness() < ROUND_ROBIN || of.players.list.len() < 4 || !is_gapless {
        return Vec::new();
    }
    let meetings = of.meetings();
    let players = of.players.list.len();
    let pairs = (0..players).flat_map(|one| (one + 1..players).map(move |other| [one, other]));
    let short = pairs.filter(|pair| {
        let met = meetings.get(pair).map_or(0, Vec::len);
        met < shape.cycles && !is_idle_together(of, &rounds, *pair)
    });
    short
        .map(|pair| {
            let [one, other] = pair.map(|player| of.name(player));
            let message = match meetings.get(&pair).map_or(0, Vec::len) {
                0 => format!("{one} and {other} never meet, and nearly all other pairs do"),
                n => format!(
                    "{one} and {other} meet {}, where pairs meet {}",
                    times(n),
                    times(shape.cycles)
                ),
            };
            Fault::new(&codes::PAIRING_MISSING, message).of_players(of, &pair)
        })
        .collect()
}

/// Whether there is a round in which neither plays: that is told as such.
fn is_idle_together(of: &Tournament, rounds: &[u32], pair: [usize; 2]) -> bool {
    let plays = |round: u32, player: usize| {
        of.games
            .iter()
            .zip(&of.players.seats)
            .any(|(game, seats)| game.round == Some(round) && seats.contains(&Some(player)))
    };
    rounds.iter().any(|&round| pair.iter().all(|&player| !plays(round, player)))
}
