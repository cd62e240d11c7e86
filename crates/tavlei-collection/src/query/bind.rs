//! A query and games → a search.

use std::borrow::Borrow;

use tavlei_rules::Game;

use super::bad::BadQuery;
use super::how::How;
use super::language::Query;
use super::manoeuvre::Manoeuvre;
use super::numbers::Numbers;
use super::position::{Material, Pattern, PerGame, Placing};
use super::predicate::{Predicate, ReplayTest, TextTest, Way};
use super::search::Search;

/// A test that is ready for records.
#[derive(Clone, Debug)]
pub(crate) enum Test {
    /// Of what the text of the record says.
    Text(TextTest),
    /// Of what came of the replay.
    Replay(ReplayTest),
    /// Of what is met on the way through the game.
    Way(BoundWay, How),
}

/// Something that may be met on the way through a game, in the terms of each game.
#[derive(Clone, Debug)]
pub(crate) enum BoundWay {
    Fen(PerGame<Placing>),
    Pattern(PerGame<Pattern>),
    Material(Material),
    Moves(PerGame<Manoeuvre>),
    Captures(Numbers),
}

impl BoundWay {
    /// Why it means nothing in a game, if so.
    pub(crate) fn why_not(&self, game: &Game) -> Option<&str> {
        match self {
            BoundWay::Fen(fens) => fens.why_not(game),
            BoundWay::Pattern(patterns) => patterns.why_not(game),
            BoundWay::Moves(moves) => moves.why_not(game),
            BoundWay::Material(_) | BoundWay::Captures(_) => None,
        }
    }

    /// Why no game that begins as usual can hold it, if so.
    pub(crate) fn never(&self) -> Option<&str> {
        let BoundWay::Moves(moves) = self else { return None };
        let stuck: Vec<Option<&str>> = moves.meanings().map(Manoeuvre::stuck).collect();
        stuck.iter().all(Option::is_some).then(|| stuck.first().copied().flatten()).flatten()
    }
}

impl Query {
    /// Makes of cells and moves what they are in each of these games, the likely ones first. If the
    /// query names a game, only that one counts.
    pub fn bind<G: Borrow<Game>>(&self, games: &[G]) -> Result<Search, BadQuery> {
        let named = self.game(games)?;
        let all = games.iter().map(Borrow::borrow);
        let games: Vec<&Game> =
            all.filter(|game| named.is_none_or(|named| named == game.id())).collect();
        let mut tests = Vec::new();
        let tree = self.0.try_map(&mut |predicate| {
            tests.push(bound(predicate, &games)?);
            Ok(tests.len() - 1)
        })?;
        Ok(Search::new(tree, tests))
    }

    /// The game that all records must be, if the query names one; an unknown game is a fault
    /// wherever it stands.
    fn game<G: Borrow<Game>>(&self, games: &[G]) -> Result<Option<&str>, BadQuery> {
        let known = |id: &str| games.iter().any(|game| game.borrow().id() == id);
        self.0.try_map(&mut |predicate| match predicate {
            Predicate::Replay(ReplayTest::Game(id, source)) if !known(id) => Err(source
                .bad(format!("there is no game {id}"))
                .help("`tavlei games` lists all games")),
            _ => Ok(()),
        })?;
        Ok(self.0.required().into_iter().find_map(|predicate| match predicate {
            Predicate::Replay(ReplayTest::Game(id, _)) => Some(id.as_str()),
            _ => None,
        }))
    }
}

fn bound(predicate: &Predicate, games: &[&Game]) -> Result<Test, BadQuery> {
    Ok(match predicate {
        Predicate::Text(test) => Test::Text(test.clone()),
        Predicate::Replay(test) => Test::Replay(test.clone()),
        Predicate::Way(way, how) => Test::Way(bound_way(way, how, games)?, how.clone()),
    })
}

fn bound_way(way: &Way, how: &How, games: &[&Game]) -> Result<BoundWay, BadQuery> {
    Ok(match way {
        Way::Fen(source) => BoundWay::Fen(PerGame::read(source, games, |game, source| {
            Placing::read(game, source, how)
        })?),
        Way::Pattern(source) => BoundWay::Pattern(PerGame::read(source, games, |game, source| {
            Pattern::read(game, source, how)
        })?),
        Way::Material(material) => BoundWay::Material(material.clone()),
        Way::Moves(source, order) => {
            BoundWay::Moves(PerGame::read(source, games, |game, source| {
                Manoeuvre::read(game, source, *order)
            })?)
        }
        Way::Captures(numbers) => BoundWay::Captures(*numbers),
    })
}
