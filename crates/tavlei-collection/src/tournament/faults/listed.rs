//! The games against the pairing list.

use super::Fault;
use crate::tournament::{Outcome, Pairing, Tournament, codes};

/// Where games and list differ.
pub(super) fn faults(of: &Tournament, pairings: &[Pairing]) -> Vec<Fault> {
    let mut taken = vec![false; of.games.len()];
    let mut found = Vec::new();
    let exact: Vec<Option<usize>> =
        pairings.iter().map(|pairing| take(of, pairing, &mut taken, false)).collect();
    for (pairing, exact) in pairings.iter().zip(exact) {
        if let Some(game) = exact {
            found.extend(result(of, pairing, game, false));
        } else if let Some(game) = take(of, pairing, &mut taken, true) {
            found.push(swapped(of, pairing, game));
            found.extend(result(of, pairing, game, true));
        } else {
            found.push(not_played(pairing));
        }
    }
    let others = (0..of.games.len()).filter(|&game| !taken[game] && of.pair(game).is_some());
    found.extend(others.map(|game| not_listed(of, game)));
    found
}

/// The first game of a pairing that no other one has taken; `swapped`: with colours exchanged.
fn take(of: &Tournament, pairing: &Pairing, taken: &mut [bool], swapped: bool) -> Option<usize> {
    let [white, black] = [&pairing.white, &pairing.black].map(|name| of.players.find(name));
    let pair = [white?, black?];
    let wanted = if swapped { [pair[1], pair[0]] } else { pair };
    let fits = |game: &usize| {
        let round = of.games[*game].round;
        !taken[*game]
            && of.pair(*game) == Some(wanted)
            && (pairing.round.is_none() || round.is_none() || round == pairing.round)
    };
    let game = (0..of.games.len()).find(fits)?;
    taken[game] = true;
    Some(game)
}

fn swapped(of: &Tournament, pairing: &Pairing, game: usize) -> Fault {
    let message = format!(
        "the pairing list gives White to {}, the game to {}",
        pairing.white, of.games[game].names[0]
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
    let [white, black] = &of.games[game].names;
    let round = of.games[game].round.map(|r| format!(" for round {r}")).unwrap_or_default();
    let message = format!("the pairing list has no {white} – {black}{round}");
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
    Some(Fault::new(&codes::LISTED_RESULT_DIFFERS, message).of_game(of, game))
}
