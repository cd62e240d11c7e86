//! Dates against rounds.

use std::collections::BTreeMap;

use super::Fault;
use crate::tournament::{Date, Tournament, codes, most_common};

/// What is wrong with dates.
pub(super) fn faults(of: &Tournament) -> Vec<Fault> {
    let mut found: Vec<Fault> =
        (0..of.games.len()).filter_map(|game| impossible(of, game)).collect();
    let days = days(of);
    let rounds: Vec<(u32, Date)> = days.into_iter().collect();
    for pair in rounds.windows(2) {
        let [(before, day), (after, later)] = [pair[0], pair[1]];
        if later < day {
            let message = format!("round {after} was played on {later}, round {before} on {day}");
            found.push(Fault::new(&codes::DATES_OUT_OF_ORDER, message).in_round(Some(after)));
        }
    }
    if found.iter().all(|fault| fault.code.code != codes::DATES_OUT_OF_ORDER.code) {
        found.extend((0..of.games.len()).filter_map(|game| out_of_order(of, game, &rounds)));
    }
    found
}

fn impossible(of: &Tournament, game: usize) -> Option<Fault> {
    let entry = &of.games[game];
    let message = format!("{:?} is no date", entry.date_text);
    let is_wrong = entry.date == Date::Impossible;
    is_wrong.then(|| Fault::on_game(&codes::DATE_IMPOSSIBLE, &message, of, game))
}

/// The day of each round: the one of most of its games.
fn days(of: &Tournament) -> BTreeMap<u32, Date> {
    let of_round = |round: u32| {
        let games = of.games.iter().filter(|game| game.round == Some(round));
        most_common(games.filter_map(|game| game.date.known()))
    };
    of.rounds().into_iter().filter_map(|round| Some((round, of_round(round)?))).collect()
}

/// A single game that was played before the round before its own or after the one after it.
fn out_of_order(of: &Tournament, game: usize, rounds: &[(u32, Date)]) -> Option<Fault> {
    let entry = &of.games[game];
    let (round, date) = (entry.round?, entry.date.known()?);
    let before = rounds.iter().rev().find(|(other, day)| *other < round && *day > date);
    let after = rounds.iter().find(|(other, day)| *other > round && *day < date);
    let (order, (other, day)) = match (before, after) {
        (Some(before), _) => ("before", before),
        (None, Some(after)) => ("after", after),
        (None, None) => return None,
    };
    let message =
        format!("the game of round {round} was played on {date}, {order} round {other} ({day})");
    Some(Fault::on_game(&codes::DATES_OUT_OF_ORDER, &message, of, game))
}
