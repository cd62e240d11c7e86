//! The points counted from the games against the published table.

use super::{Fault, and};
use crate::names;
use crate::tournament::{Scale, Score, Standing, Tournament, codes};

/// Where the table differs from the games.
pub(super) fn faults(of: &Tournament, standings: &[Standing], scale: Option<Scale>) -> Vec<Fault> {
    let who: Vec<Option<usize>> =
        standings.iter().map(|standing| of.players.find(&standing.name)).collect();
    let scale = scale.unwrap_or_else(|| best_scale(of, standings, &who));
    let points = of.points(scale);
    let mut found = Vec::new();
    for (standing, player) in standings.iter().zip(&who) {
        match *player {
            None => found.push(unknown(standing)),
            Some(player) => found.extend(differing(of, standing, player, points[player], scale)),
        }
    }
    let missing = (0..of.players.list.len()).filter(|&player| !who.contains(&Some(player)));
    found.extend(missing.map(|player| {
        let message = format!("{} is not in the table", of.name(player));
        Fault::new(&codes::STANDING_MISSING, message).of_players(of, &[player])
    }));
    found.extend(twice(of, standings, &who));
    found.extend(standings.iter().filter_map(|standing| misplaced(standing, standings)));
    found.extend(miscounted(standings));
    found
}

/// Players who stand twice in the table.
fn twice(of: &Tournament, standings: &[Standing], who: &[Option<usize>]) -> Vec<Fault> {
    let who = |at: usize| who[at].map_or_else(|| Err(names::letters(&standings[at].name)), Ok);
    let again = (0..standings.len()).filter_map(|at| {
        let before = (0..at).find(|&before| who(before) == who(at))?;
        let (first, second) = (&standings[before], &standings[at]);
        let spelt = if first.name == second.name {
            String::new()
        } else {
            format!(", as {}", and(&[&first.name, &second.name]))
        };
        let name = who(at).map_or(second.name.as_str(), |player| of.name(player));
        let message = format!(
            "{name} stands twice in the table (lines {} and {}){spelt}",
            first.line, second.line
        );
        let mut fault = Fault::new(&codes::STANDING_TWICE, message);
        fault.players = vec![name.to_owned()];
        Some(fault)
    });
    again.collect()
}

/// Places that do not count through the table: 1, 2, 2, 4 or 1, 2-3, 2-3, 4 do, as 1, 2, 2, 3 does.
fn miscounted(standings: &[Standing]) -> Vec<Fault> {
    let mut sorted: Vec<(u32, &Standing)> =
        standings.iter().filter_map(|standing| Some((standing.place?, standing))).collect();
    sorted.sort_by_key(|(place, _)| *place);
    let mut found = Vec::new();
    let (mut before, mut different) = (0, 0);
    for (at, &(place, standing)) in (0_u32..).zip(&sorted) {
        if place == before {
            continue;
        }
        different += 1;
        // The places above, each counted once or each as often as it is shared.
        let right = [at + 1, different];
        if !right.contains(&place) {
            let last = if before == 0 { "none".to_owned() } else { before.to_string() };
            let message = format!(
                "{} has place {place}, and the place before it is {last}: place {} would follow",
                standing.name,
                at + 1
            );
            let mut fault = Fault::new(&codes::STANDING_PLACE, message);
            fault.players = vec![standing.name.clone()];
            found.push(fault);
            return found;
        }
        before = place;
    }
    found
}

/// The scale in which most players have the points of the table.
fn best_scale(of: &Tournament, standings: &[Standing], who: &[Option<usize>]) -> Scale {
    let fits = |scale: Scale| {
        let points = of.points(scale);
        let pairs = standings.iter().zip(who);
        pairs
            .filter(|(standing, player)| player.is_some_and(|at| points[at] == standing.points))
            .count()
    };
    let scales = Scale::COMPUTED.into_iter().chain([Scale::Written]);
    // Of scales that fit as well, the last of the reversed list is the first.
    let scales: Vec<Scale> = scales.collect();
    scales.into_iter().rev().max_by_key(|&scale| fits(scale)).unwrap_or(Scale::Two)
}

fn unknown(standing: &Standing) -> Fault {
    let message = format!("{} (line {} of the table) has no games", standing.name, standing.line);
    let mut fault = Fault::new(&codes::STANDING_UNKNOWN, message);
    fault.players = vec![standing.name.clone()];
    fault
}

fn differing(
    of: &Tournament,
    standing: &Standing,
    player: usize,
    counted: i32,
    scale: Scale,
) -> Option<Fault> {
    let published = standing.points;
    if published == counted {
        return None;
    }
    let open = of.open_games(player);
    let open = match open {
        0 => String::new(),
        1 => "; the result of one game is not known".to_owned(),
        n => format!("; the results of {n} games are not known"),
    };
    let message = format!(
        "{} has {} in the table and {} by the games (scale {scale}){open}",
        of.name(player),
        Score(published).in_words(),
        Score(counted)
    );
    Some(Fault::new(&codes::STANDING_POINTS, message).of_players(of, &[player]))
}

/// A line that stands below one with fewer points, or beside one with others.
fn misplaced(standing: &Standing, all: &[Standing]) -> Option<Fault> {
    let (place, points) = (standing.place?, standing.points);
    let wrong = |other: &&Standing| {
        let other_place = other.place.filter(|_| other.points < points);
        other_place.is_some_and(|other| other <= place)
    };
    let above = all.iter().find(wrong)?;
    let side = if above.place == Some(place) { "beside" } else { "below" };
    let message = format!(
        "{} has {} and place {place}, {side} {} with {}",
        standing.name,
        Score(points).in_words(),
        above.name,
        Score(above.points)
    );
    let mut fault = Fault::new(&codes::STANDING_PLACE, message);
    fault.players = vec![standing.name.clone(), above.name.clone()];
    Some(fault)
}
