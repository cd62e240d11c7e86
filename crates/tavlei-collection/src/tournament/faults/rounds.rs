//! Rounds without games, players without a game or with two.

use std::collections::{BTreeMap, BTreeSet};
use tavlei_core::counted;

use super::{Fault, ROUND_ROBIN, Shape, and, times};
use crate::tournament::{Tournament, codes};

/// What is wrong with the rounds.
pub(super) fn faults(of: &Tournament, shape: &Shape) -> Vec<Fault> {
    let rounds = Rounds::of(of);
    if rounds.all.is_empty() {
        return unequal(of);
    }
    let mut found = missing(&rounds);
    let moved = rounds.misplaced();
    found.extend(unknown(of, &moved));
    found.extend(twice(&rounds, &moved));
    found.extend(without_game(&rounds, shape, &moved));
    found
}

/// Who plays whom in each round.
struct Rounds<'t> {
    of: &'t Tournament,
    all: Vec<u32>,
    /// For a round and a player, the games; byes too.
    games: BTreeMap<(u32, usize), Vec<usize>>,
}

/// A game that seems to belong to another round than the one it names, if it names one.
struct Misplaced {
    game: usize,
    round: Option<u32>,
    belongs: u32,
}

impl<'t> Rounds<'t> {
    fn of(of: &'t Tournament) -> Rounds<'t> {
        let mut games = BTreeMap::<_, Vec<usize>>::new();
        for (game, entry) in of.games.iter().enumerate() {
            let Some(round) = entry.round else { continue };
            for player in of.players.seats[game].into_iter().flatten() {
                games.entry((round, player)).or_default().push(game);
            }
        }
        Rounds { of, all: of.rounds(), games }
    }

    fn of_player(&self, round: u32, player: usize) -> &[usize] {
        self.games.get(&(round, player)).map_or(&[], Vec::as_slice)
    }

    /// The opponents of a player in a round, each once.
    fn opponents(&self, round: u32, player: usize) -> BTreeSet<usize> {
        let pairs = self.of_player(round, player).iter().filter_map(|&game| self.of.pair(game));
        pairs.flatten().filter(|&other| other != player).collect()
    }

    fn is_doubled(&self, round: u32, player: usize) -> bool {
        self.opponents(round, player).len() > 1
    }

    fn is_idle(&self, round: u32, player: usize) -> bool {
        self.of_player(round, player).is_empty()
    }

    /// Games without a round, or of which both players have another game in the round, where neither
    /// has a game in some other round.
    fn misplaced(&self) -> Vec<Misplaced> {
        let find = |game: usize| {
            let round = self.of.games[game].round;
            let pair = self.of.pair(game)?;
            let is_doubled =
                round.is_none_or(|round| pair.iter().all(|&player| self.is_doubled(round, player)));
            let is_free = |other: &&u32| pair.iter().all(|&player| self.is_idle(**other, player));
            let belongs = *self.all.iter().filter(|_| is_doubled).find(is_free)?;
            Some(Misplaced { game, round, belongs })
        };
        (0..self.of.games.len()).filter_map(find).collect()
    }

    /// The rounds from the first to the last that a player takes part in. One missing at either end
    /// is a game that is missing, more are a player who came late or went early.
    fn stay(&self, player: usize) -> (u32, u32) {
        let own: Vec<u32> =
            self.all.iter().copied().filter(|&round| !self.is_idle(round, player)).collect();
        let before = |first: u32| self.all.iter().filter(|&&round| round < first).count();
        let after = |last: u32| self.all.iter().filter(|&&round| round > last).count();
        let (Some(&first), Some(&last)) = (own.first(), own.last()) else { return (1, 0) };
        let first = if before(first) > 1 { first } else { 0 };
        (first, if after(last) > 1 { last } else { u32::MAX })
    }
}

/// Rounds without games before the last one, told once for each gap.
fn missing(rounds: &Rounds<'_>) -> Vec<Fault> {
    let mut before = 0;
    let mut found = Vec::new();
    for &round in &rounds.all {
        let gap = match round - before {
            1 => None,
            2 => Some(format!("round {}", before + 1)),
            _ => Some(format!("rounds {} to {}", before + 1, round - 1)),
        };
        found.extend(gap.map(|gap| {
            let message = format!("there are no games of {gap}, and some of round {round}");
            Fault::new(&codes::ROUND_MISSING, message).in_round(Some(before + 1))
        }));
        before = round;
    }
    found
}

fn unknown(of: &Tournament, moved: &[Misplaced]) -> Vec<Fault> {
    let games = (0..of.games.len()).filter(|&game| of.games[game].round.is_none());
    games
        .map(|game| {
            let written = &of.games[game].round_text;
            let message = if written.is_empty() {
                "the game has no tag Round, and others have".to_owned()
            } else {
                format!("the tag Round says {written:?}, which is no number of a round")
            };
            let belongs = moved.iter().find(|misplaced| misplaced.game == game);
            let guess = belongs.map(|m| format!("; it seems to be of round {}", m.belongs));
            let message = message + &guess.unwrap_or_default();
            Fault::on_game(&codes::ROUND_UNKNOWN, &message, of, game)
        })
        .collect()
}

fn twice(rounds: &Rounds<'_>, moved: &[Misplaced]) -> Vec<Fault> {
    let of = rounds.of;
    let mut found: Vec<Fault> = moved
        .iter()
        .filter_map(|misplaced| Some((misplaced.game, misplaced.round?, misplaced.belongs)))
        .map(|(game, round, belongs)| {
            let [white, black] = of.pair(game).unwrap_or_default();
            let message = format!(
                "{} and {} both play other games in round {round}, and none in round {belongs}: \
                 their game seems to belong there",
                of.name(white),
                of.name(black)
            );
            Fault::new(&codes::TWICE_IN_ROUND, message).of_game(of, game)
        })
        .collect();
    let is_told = |round: u32, player: usize| {
        let own = |m: &&Misplaced| of.pair(m.game).is_some_and(|pair| pair.contains(&player));
        moved.iter().filter(own).any(|misplaced| misplaced.round == Some(round))
    };
    for &(round, player) in rounds.games.keys() {
        if !rounds.is_doubled(round, player) || is_told(round, player) {
            continue;
        }
        let others: Vec<&str> =
            rounds.opponents(round, player).into_iter().map(|other| of.name(other)).collect();
        let message = format!(
            "{} plays {} in round {round}, against {}",
            of.name(player),
            times(others.len()),
            and(&others)
        );
        let fault = Fault::new(&codes::TWICE_IN_ROUND, message).in_round(Some(round));
        found.push(fault.of_players(of, &[player]).of_games(of, rounds.of_player(round, player)));
    }
    found
}

/// Players without a game; those who are free by turns are none.
fn without_game(rounds: &Rounds<'_>, shape: &Shape, moved: &[Misplaced]) -> Vec<Fault> {
    let of = rounds.of;
    let players = of.players.list.len();
    let stays: Vec<(u32, u32)> = (0..players).map(|player| rounds.stay(player)).collect();
    let mut found: Vec<Fault> =
        (0..players).filter_map(|player| left(rounds, player, stays[player])).collect();
    let mut free = vec![Vec::new(); players];
    for &round in &rounds.all {
        let idle = Idle::of(rounds, &stays, moved, round);
        idle.free.iter().for_each(|&player| free[player].push(round));
        found.extend((!idle.missing.is_empty()).then(|| idlers(of, round, &idle.missing)));
    }
    let too_free = free.iter().enumerate().filter(|(_, rounds)| rounds.len() > shape.cycles.max(1));
    found.extend(too_free.map(|(player, rounds)| often_free(of, player, rounds)));
    found
}

/// Who does not play in a round.
struct Idle {
    /// Those who are free: they have a bye, or the number of players is odd.
    free: Vec<usize>,
    /// Those whose game is missing.
    missing: Vec<usize>,
}

impl Idle {
    fn of(rounds: &Rounds<'_>, stays: &[(u32, u32)], moved: &[Misplaced], round: u32) -> Idle {
        let is_there = |player: usize| (stays[player].0..=stays[player].1).contains(&round);
        let belongs = |player: usize| {
            let mut here = moved.iter().filter(|misplaced| misplaced.belongs == round);
            here.any(|m| rounds.of.pair(m.game).is_some_and(|pair| pair.contains(&player)))
        };
        let active: Vec<usize> = (0..stays.len()).filter(|&player| is_there(player)).collect();
        let (idle, busy): (Vec<usize>, Vec<usize>) =
            active.iter().copied().partition(|&player| rounds.is_idle(round, player));
        let mut missing: Vec<usize> = idle.into_iter().filter(|&player| !belongs(player)).collect();
        let has_bye = |player: &usize| rounds.opponents(round, *player).is_empty();
        let mut free: Vec<usize> = busy.into_iter().filter(has_bye).collect();
        if active.len() % 2 == 1 && missing.len() == 1 {
            free.append(&mut missing);
        }
        Idle { free, missing }
    }
}

fn often_free(of: &Tournament, player: usize, rounds: &[u32]) -> Fault {
    let rounds: Vec<String> = rounds.iter().map(u32::to_string).collect();
    let rounds: Vec<&str> = rounds.iter().map(String::as_str).collect();
    let name = of.name(player);
    let message = format!("{name} is free {}, in rounds {}", times(rounds.len()), and(&rounds));
    Fault::new(&codes::BYES_UNEQUAL, message).of_players(of, &[player])
}

/// A player who is there for a part of the tournament.
fn left(rounds: &Rounds<'_>, player: usize, (first, last): (u32, u32)) -> Option<Fault> {
    let name = rounds.of.name(player);
    let message = match (first, last) {
        (1.., u32::MAX) => format!("{name} has no game before round {first}"),
        (0, last) if last < u32::MAX => format!("{name} has no game after round {last}"),
        (1.., last) if first == last => format!("{name} has games only in round {first}"),
        (1.., 1..) => format!("{name} has games only from round {first} to {last}"),
        _ => return None,
    };
    Some(Fault::new(&codes::GAME_MISSING, message).of_players(rounds.of, &[player]))
}

fn idlers(of: &Tournament, round: u32, idle: &[usize]) -> Fault {
    let names: Vec<&str> = idle.iter().map(|&player| of.name(player)).collect();
    let verb = if names.len() == 1 { "has" } else { "have" };
    let message = format!("{} {verb} no game in round {round}", and(&names));
    Fault::new(&codes::GAME_MISSING, message).in_round(Some(round)).of_players(of, idle)
}

/// Where no rounds are given, only the numbers of games can be compared; in a round robin the pairs
/// tell more.
fn unequal(of: &Tournament) -> Vec<Fault> {
    if of.completeness() >= ROUND_ROBIN {
        return Vec::new();
    }
    let mut counts = vec![0_usize; of.players.list.len()];
    of.players.seats.iter().flatten().flatten().for_each(|&player| counts[player] += 1);
    let Some(usual) = crate::tournament::most_common(counts.iter().copied()) else {
        return Vec::new();
    };
    let odd = counts.iter().enumerate().filter(|(_, count)| **count != usual);
    odd.map(|(player, count)| {
        let name = of.name(player);
        let games = counted(*count, "game");
        let message = format!("{name} has {games}, most players have {usual}");
        Fault::new(&codes::BYES_UNEQUAL, message).of_players(of, &[player])
    })
    .collect()
}
