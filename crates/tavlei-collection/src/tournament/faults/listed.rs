//! The games against the pairing list.

use super::Fault;
use crate::names;
use crate::tournament::{Outcome, Pairing, Tournament, codes};

/// How near a game must come to a pairing to be the one that is meant, the nearest first.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Near {
    Same,
    Swapped,
    OtherRound,
}

/// Where games and list differ.
pub(super) fn faults(of: &Tournament, pairings: &[Pairing]) -> Vec<Fault> {
    let mut taken = vec![false; of.games.len()];
    let mut games: Vec<Option<(usize, Near)>> = vec![None; pairings.len()];
    for near in [Near::Same, Near::Swapped, Near::OtherRound] {
        for (pairing, game) in pairings.iter().zip(&mut games).filter(|pair| pair.1.is_none()) {
            *game = take(of, pairing, &mut taken, near).map(|game| (game, near));
        }
    }
    let mut found = Vec::new();
    let players = |pairing: &Pairing| {
        let mut players = [&pairing.white, &pairing.black]
            .map(|name| (of.players.find(name), names::letters(name)));
        players.sort_unstable();
        (pairing.round, players)
    };
    for (at, (pairing, game)) in pairings.iter().zip(games).enumerate() {
        // Where no rounds are given, as many lines as there are games are right.
        let is_wanted = pairing.round.is_none() && game.is_some();
        let mut others = pairings[..at].iter().filter(|_| !is_wanted);
        let before = others.find(|before| players(before) == players(pairing));
        if let Some(before) = before {
            found.push(twice(pairing, before));
        }
        let Some((game, near)) = game else {
            // A line too many wants no game.
            found.extend(before.is_none().then(|| not_played(pairing)));
            continue;
        };
        match near {
            Near::Same => {}
            Near::Swapped => found.push(swapped(of, pairing, game)),
            Near::OtherRound => found.push(other_round(of, pairing, game)),
        }
        found.extend(result(of, pairing, game, near == Near::Swapped));
    }
    let is_other =
        |game: &usize| !taken[*game] && of.pair(*game).is_some_and(|[white, black]| white != black);
    found.extend((0..of.games.len()).filter(is_other).map(|game| not_listed(of, game)));
    found
}

fn twice(pairing: &Pairing, before: &Pairing) -> Fault {
    let Pairing { white, black, .. } = pairing;
    let round = pairing.round.map(|round| format!(" of round {round}")).unwrap_or_default();
    let (first, second) = (before.line, pairing.line);
    let message = format!(
        "{white} – {black}{round} stands twice in the pairing list (lines {first} and {second})"
    );
    let mut fault = Fault::new(&codes::PAIRING_LISTED_TWICE, message).in_round(pairing.round);
    fault.players = vec![white.clone(), black.clone()];
    fault
}

/// The first game so near to a pairing that no other one has taken.
fn take(of: &Tournament, pairing: &Pairing, taken: &mut [bool], near: Near) -> Option<usize> {
    let [white, black] = [&pairing.white, &pairing.black].map(|name| of.players.find(name));
    let (white, black) = (white?, black?);
    let wanted = if near == Near::Swapped { [black, white] } else { [white, black] };
    let fits = |game: &usize| {
        let round = of.games[*game].round;
        let is_round = pairing.round.is_none() || round.is_none() || round == pairing.round;
        let is_near = is_round || near == Near::OtherRound;
        !taken[*game] && of.pair(*game) == Some(wanted) && is_near
    };
    let game = (0..of.games.len()).find(fits)?;
    taken[game] = true;
    Some(game)
}

fn other_round(of: &Tournament, pairing: &Pairing, game: usize) -> Fault {
    let round = |round: Option<u32>| round.map_or_else(|| "none".to_owned(), |r| r.to_string());
    let message = format!(
        "the pairing list has {} – {} in round {}, the game says {}",
        pairing.white,
        pairing.black,
        round(pairing.round),
        round(of.games[game].round)
    );
    Fault::new(&codes::LISTED_ROUND_DIFFERS, message).of_game(of, game)
}

fn swapped(of: &Tournament, pairing: &Pairing, game: usize) -> Fault {
    let message = format!(
        "the pairing list gives White to {}, the game to {}",
        pairing.white,
        of.games[game].shown(0)
    );
    Fault::new(&codes::COLOURS_SWAPPED, message).of_game(of, game)
}

fn not_played(pairing: &Pairing) -> Fault {
    let Pairing { white, black, line, .. } = pairing;
    let message = format!("{white} – {black} (line {line} of the pairing list) has no game");
    let mut fault = Fault::new(&codes::PAIRING_NOT_PLAYED, message).in_round(pairing.round);
    fault.players = vec![white.clone(), black.clone()];
    fault
}

fn not_listed(of: &Tournament, game: usize) -> Fault {
    let round = of.games[game].round.map(|r| format!(" for round {r}")).unwrap_or_default();
    let message = format!("the pairing list has no {}{round}", of.games[game].pair());
    Fault::new(&codes::PAIRING_NOT_LISTED, message).of_game(of, game)
}

/// The result of the list against that of the game, White's points first in the list.
fn result(of: &Tournament, pairing: &Pairing, game: usize, swapped: bool) -> Option<Fault> {
    let listed = pairing.outcome?;
    let listed = match listed {
        Outcome::Win(side) if swapped => Outcome::Win(!side),
        Outcome::Edge(side) if swapped => Outcome::Edge(!side),
        other => other,
    };
    let scored = &of.games[game].scored;
    if listed == Outcome::Unknown || !scored.is_known() || listed == scored.outcome {
        return None;
    }
    let message = format!("the pairing list says {}, the game {}", pairing.result, scored.text);
    Some(Fault::on_game(&codes::LISTED_RESULT_DIFFERS, &message, of, game))
}
