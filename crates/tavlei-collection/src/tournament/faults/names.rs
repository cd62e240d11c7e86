//! Spellings of names, and ratings.

use std::ops::RangeInclusive;

use super::{Fault, and};
use crate::tournament::{Tournament, codes};

/// The ratings that players may have: FMJD lists run from about 1700 to 2500, national ones lower.
pub const RATINGS: RangeInclusive<i32> = 100..=3000;
/// Ratings of one player in one tournament differ by no more.
const VARIES: i32 = 100;

/// What is wrong with names and ratings.
pub(super) fn faults(of: &Tournament) -> Vec<Fault> {
    let mut found = Vec::new();
    for player in 0..of.players.list.len() {
        found.extend(spellings(of, player));
        found.extend(unclear(of, player));
        found.extend(ratings(of, player));
    }
    found.extend((0..of.games.len()).flat_map(|game| out_of_range(of, game)));
    found.extend((0..of.games.len()).filter_map(|game| missing(of, game)));
    found.extend(of.players.near(&of.games).into_iter().map(|pair| near(of, pair)));
    found
}

fn spellings(of: &Tournament, player: usize) -> Option<Fault> {
    let written: Vec<&str> = of.players.list[player].spellings.iter().map(String::as_str).collect();
    let message = format!("one player is written as {}", and(&written));
    let games = games_of(of, player);
    let fault = Fault::new(&codes::NAME_VARIES, message).of_players(of, &[player]);
    (written.len() > 1).then(|| fault.of_games(of, &games))
}

fn unclear(of: &Tournament, player: usize) -> Option<Fault> {
    let rivals: Vec<&str> =
        of.players.list[player].rivals.iter().map(|&other| of.name(other)).collect();
    let message = format!("{} may be {}", of.name(player), rivals.join(" or "));
    let games = games_of(of, player);
    let fault = Fault::new(&codes::NAME_UNCLEAR, message).of_players(of, &[player]);
    (!rivals.is_empty()).then(|| fault.of_games(of, &games))
}

/// A game that does not say who played.
fn missing(of: &Tournament, game: usize) -> Option<Fault> {
    let entry = &of.games[game];
    let message = match [0, 1].map(|side| entry.is_named(side)) {
        [true, true] => return None,
        [false, true] => "White has no name",
        [true, false] => "Black has no name",
        [false, false] => "neither player has a name",
    };
    let players: Vec<usize> = of.players.seats[game].into_iter().flatten().collect();
    Some(Fault::on_game(&codes::NAME_MISSING, message, of, game).of_players(of, &players))
}

fn near(of: &Tournament, pair: [usize; 2]) -> Fault {
    let [one, other] = pair.map(|player| of.name(player));
    let message = format!("{one} and {other} differ by a letter, and never play in the same round");
    let games: Vec<usize> = pair.iter().flat_map(|&player| games_of(of, player)).collect();
    Fault::new(&codes::NAMES_NEAR, message).of_players(of, &pair).of_games(of, &games)
}

fn games_of(of: &Tournament, player: usize) -> Vec<usize> {
    (0..of.games.len()).filter(|&game| of.players.seats[game].contains(&Some(player))).collect()
}

/// A rating as a number; `None` where there is none. Text that is no number is -1.
fn rating(text: &str) -> Option<i32> {
    let is_word = text.chars().all(|letter| !letter.is_ascii_digit());
    match text.parse() {
        Ok(0) => None,
        Ok(rating) => Some(rating),
        Err(_) if is_word => None,
        Err(_) => Some(-1),
    }
}

fn out_of_range(of: &Tournament, game: usize) -> Vec<Fault> {
    let wrong = [0, 1].into_iter().filter_map(|side| {
        let text = &of.games[game].ratings[side];
        let rating = rating(text).filter(|rating| !RATINGS.contains(rating));
        let name = &of.games[game].names[side];
        let player = of.players.seats[game][side];
        rating.map(|_| {
            let message = format!(
                "{name} has the rating {text}; ratings lie between {} and {}",
                RATINGS.start(),
                RATINGS.end()
            );
            let fault = Fault::new(&codes::RATING_OUT_OF_RANGE, message);
            let fault = fault.in_round(of.games[game].round).of_games(of, &[game]);
            fault.of_players(of, player.as_slice())
        })
    });
    wrong.collect()
}

fn ratings(of: &Tournament, player: usize) -> Option<Fault> {
    let seats = of.players.seats.iter().zip(&of.games);
    let own = seats.flat_map(|(seats, game)| {
        seats.iter().zip(&game.ratings).filter(|(seat, _)| **seat == Some(player))
    });
    let known: Vec<i32> = own
        .filter_map(|(_, text)| rating(text).filter(|rating| RATINGS.contains(rating)))
        .collect();
    let (least, most) = (known.iter().min()?, known.iter().max()?);
    let name = of.name(player);
    let message = format!("{name} has ratings from {least} to {most} in this tournament");
    let fault = Fault::new(&codes::RATING_VARIES, message).of_players(of, &[player]);
    (most - least > VARIES).then_some(fault)
}
