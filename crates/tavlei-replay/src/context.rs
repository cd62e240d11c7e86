//! What the first records of a file tell about those that do not say which game they are.

use std::cmp::Reverse;
use std::sync::Arc;

use tavlei_core::Bits;
use tavlei_notation::Notation;
use tavlei_record::Record;
use tavlei_rules::{Game, catalogue, find};

use crate::game_type;
use crate::kinds::Kinds;
use crate::options::Options;
use crate::probe::{has_moves, probe};
use crate::schemes;

/// How many untagged records are tried.
const MOST_TRIED: usize = 200;

/// What is known of a file before its records are checked one by one.
#[derive(Clone, Debug, Default)]
pub struct Context {
    options: Options,
    /// The games that records which do not say are tried as first; those of most records first.
    file_games: Vec<FileGame>,
    /// Names in `Variant` tags and the games that they stand for.
    variants: Vec<(String, Option<Game>)>,
    /// What plain games of the file have in common, as they are met.
    kinds: Kinds,
}

/// The game of those records of a file that do not say theirs and call the cells alike.
#[derive(Clone, Debug)]
pub(crate) struct FileGame {
    /// Whether they call the cells by letters, where anything tells.
    letters: Option<bool>,
    pub(crate) game: Game,
    /// Whether it is more than the one that goes furthest: some record names it, or is accepted by it.
    pub(crate) fits: bool,
}

impl Context {
    /// Learns from the first records of a file (some hundreds are enough; all of a small one).
    pub fn learn(records: &[Record], options: Options) -> Context {
        let mut context = Context { options, ..Context::default() };
        if context.options.game.is_some() {
            return context;
        }
        let variants = records.iter().filter_map(|record| record.tag("Variant"));
        for name in variants {
            if context.variants.iter().all(|(known, _)| known != name) {
                context.variants.push((name.to_owned(), find(name)));
            }
        }
        context.file_games = context.games_of_file(records);
        context
    }

    /// What the caller decided.
    pub fn options(&self) -> &Options {
        &self.options
    }

    /// The game that most records which do not say theirs are tried as first.
    pub fn file_game(&self) -> Option<&Game> {
        self.file_games.first().map(|first| &first.game)
    }

    /// The game that a record which does not say its own is tried as first.
    pub(crate) fn file_game_of(&self, record: &Record) -> Option<&FileGame> {
        let letters = schemes::by_letters(record);
        let same = self.file_games.iter().find(|known| known.letters == letters);
        same.or(self.file_games.first())
    }

    /// What plain games of the file have in common.
    pub(crate) fn kinds(&self) -> &Kinds {
        &self.kinds
    }

    /// The game that a value of the tag `Variant` names.
    pub(crate) fn variant(&self, name: &str) -> Option<Game> {
        match self.variants.iter().find(|(known, _)| known == name) {
            Some((_, game)) => game.clone(),
            None => find(name),
        }
    }

    /// The game that the tags of a record name.
    fn tagged(&self, record: &Record) -> Option<Game> {
        let by_variant = record.tag("Variant").and_then(|name| self.variant(name));
        by_variant.or_else(|| {
            let value = record.tag("GameType")?;
            game_type::parse(value).map(|parsed| parsed.game)
        })
    }

    /// A file may hold games by numbers and games by letters; they are no more likely to be one game
    /// than those of two files.
    fn games_of_file(&self, records: &[Record]) -> Vec<FileGame> {
        let (mut tagged, mut untagged) = (Vec::new(), Vec::new());
        for record in records {
            match self.tagged(record) {
                // Texts of such games are too free for a guess: a record must name its game.
                Some(game) if game.is_listed() => {}
                Some(game) => tagged.push(game),
                None if untagged.len() < MOST_TRIED => untagged.push(record),
                None => {}
            }
        }
        let named = most_frequent(&tagged);
        if untagged.is_empty() {
            let only = named.map(|game| FileGame { letters: None, game, fits: true });
            return only.into_iter().collect();
        }
        let game = |(letters, records): &Alike<'_>| {
            let notation = self.options.notation.as_ref();
            let (game, accepts) = best_for(records, named.as_ref(), notation)?;
            let is_named = named.as_ref().is_some_and(|named| named.id() == game.id());
            Some(FileGame { letters: *letters, game, fits: accepts || is_named })
        };
        by_names(&untagged).iter().filter_map(game).collect()
    }
}

/// Records that all call the cells by letters, or all do not.
type Alike<'r> = (Option<bool>, Vec<&'r Record>);

/// Records apart by what they call the cells, the most first; those that do not tell stand with the most.
fn by_names<'r>(records: &[&'r Record]) -> Vec<Alike<'r>> {
    let of = |letters| {
        let records = records.iter().filter(|record| schemes::by_letters(record) == letters);
        (letters, records.copied().collect::<Vec<_>>())
    };
    let (mut all, (_, rest)) = ([Some(false), Some(true)].map(of).to_vec(), of(None));
    all.retain(|(_, records)| !records.is_empty());
    all.sort_by_key(|(_, records)| Reverse(records.len()));
    match all.first_mut() {
        Some((_, most)) => most.extend(rest),
        None => all.push((None, rest)),
    }
    all
}

fn most_frequent(games: &[Game]) -> Option<Game> {
    let count = |game: &Game| games.iter().filter(|other| other.id() == game.id()).count();
    let mut best: Option<(usize, &Game)> = None;
    let mut seen: Vec<&str> = Vec::new();
    for game in games {
        if seen.contains(&game.id()) {
            continue;
        }
        seen.push(game.id());
        let times = count(game);
        if best.is_none_or(|(most, _)| times > most) {
            best = Some((times, game));
        }
    }
    best.map(|(_, game)| game.clone())
}

/// The games tried when a record does not say what it is, the common ones first.
pub(crate) fn tried_games() -> Vec<&'static Game> {
    let mut games: Vec<&Game> = catalogue()
        .iter()
        .filter(|game| game.spec().tried.is_some() && !game.is_listed())
        .collect();
    games.sort_by_key(|game| game.spec().tried);
    games
}

/// How well a game fits some records; better fits are greater.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
struct Fitness {
    accepted: usize,
    /// Whether the records name cells as this game's records do.
    usual_labels: bool,
    plies: u32,
    set_up: usize,
    /// For records without moves: the smaller the board, the better.
    cells_to_spare: Reverse<u32>,
}

/// The game that accepts the most of some records, and whether it accepts any; at a tie `first`,
/// then the more common one.
pub(crate) fn best_for(
    records: &[&Record],
    first: Option<&Game>,
    notation: Option<&Arc<Notation>>,
) -> Option<(Game, bool)> {
    let by_letters = records.iter().find_map(|record| schemes::by_letters(record));
    let games = first.into_iter().chain(tried_games());
    let mut best: Option<(Fitness, &Game)> = None;
    for game in games {
        let fitness = fitness(game, records, by_letters, notation);
        if best.as_ref().is_none_or(|(known, _)| fitness > *known) {
            best = Some((fitness, game));
        }
    }
    best.map(|(fitness, game)| (game.clone(), fitness.accepted > 0))
}

fn fitness(
    game: &Game,
    records: &[&Record],
    by_letters: Option<bool>,
    notation: Option<&Arc<Notation>>,
) -> Fitness {
    let (mut accepted, mut plies, mut set_up) = (0, 0, 0);
    for record in records {
        let names = schemes::likely(game, record, notation);
        let probe = probe(game, &names, record, u32::MAX);
        accepted += usize::from(probe.accepts());
        plies += probe.plies;
        set_up += usize::from(probe.set_up);
    }
    let without_moves = !records.iter().any(|record| has_moves(record));
    let cells = if without_moves { game.board().points().count() } else { 0 };
    Fitness {
        accepted,
        usual_labels: by_letters.is_none_or(|letters| letters == schemes::uses_letters(game)),
        plies,
        set_up,
        cells_to_spare: Reverse(cells),
    }
}

#[cfg(test)]
mod tests {
    use tavlei_record::{ReadOptions, parse_all};

    use super::*;
    use crate::check;

    /// A game of another kind in the file says nothing of those that call the cells otherwise.
    #[test]
    fn games_by_letters_and_by_numbers_are_two_games() {
        let by_numbers = "1. 32-28 19-23 2. 28x19 14x23 1-1\n\n";
        let by_letters = "[White \"A\"]\n\n1. c3-d4 d6-c5 2. b2-c3 f6-g5 1-0\n\n";
        let illegal = "[White \"B\"]\n\n1. c3-d4 d6-c5 2. b2-c3 f6-g5 3. d4-d5 1-0\n\n";
        let text = [by_numbers, by_numbers, by_letters, illegal].concat();
        let records = parse_all(text.as_bytes(), &ReadOptions::default());
        let context = Context::learn(&records, Options::default());
        let games: Vec<_> = records.iter().map(|r| check(&context, r).game.unwrap()).collect();
        let ids: Vec<_> = games.iter().map(Game::id).collect();
        assert_eq!(ids, ["international", "international", "russian", "russian"]);
        assert_eq!(context.file_game().map(Game::id), Some("international"));
    }
}
