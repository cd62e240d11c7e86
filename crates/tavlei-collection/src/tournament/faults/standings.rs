//! The points counted from the games against the published table.

use super::Fault;
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
    found.extend(standings.iter().filter_map(|standing| misplaced(standing, standings)));
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
        "{} has {} points in the table and {} by the games (scale {scale}){open}",
        of.name(player),
        Score(published),
        Score(counted)
    );
    Some(Fault::new(&codes::STANDING_POINTS, message).of_players(of, &[player]))
}

/// A line that stands below one with fewer points.
fn misplaced(standing: &Standing, all: &[Standing]) -> Option<Fault> {
    let (place, points) = (standing.place?, standing.points);
    let is_above = |other: &Standing| other.place.is_some_and(|above| above < place);
    let above = all.iter().find(|other| is_above(other) && other.points < points)?;
    let message = format!(
        "{} has {} points and place {place}, below {} with {}",
        standing.name,
        Score(points),
        above.name,
        Score(above.points)
    );
    let mut fault = Fault::new(&codes::STANDING_PLACE, message);
    fault.players = vec![standing.name.clone(), above.name.clone()];
    Some(fault)
}
