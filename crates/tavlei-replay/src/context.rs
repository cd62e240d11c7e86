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
    file_game: Option<Game>,
    /// Whether some record names that game, or is accepted by it.
    fits: bool,
    /// Names in `Variant` tags and the games that they stand for.
    variants: Vec<(String, Option<Game>)>,
    /// What plain games of the file have in common, as they are met.
    kinds: Kinds,
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
        if let Some((game, fits)) = context.game_of_file(records) {
            context.file_game = Some(game);
            context.fits = fits;
        }
        context
    }

    /// What the caller decided.
    pub fn options(&self) -> &Options {
        &self.options
    }

    /// The game that records which do not say are tried as first.
    pub fn file_game(&self) -> Option<&Game> {
        self.file_game.as_ref()
    }

    /// Whether that game is more than the one that goes furthest: some record names it, or is
    /// accepted by it.
    pub(crate) fn fits_file(&self) -> bool {
        self.fits
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

    /// The game, and whether it is named or accepts something.
    fn game_of_file(&self, records: &[Record]) -> Option<(Game, bool)> {
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
            return named.map(|game| (game, true));
        }
        let (best, accepts) = best_for(&untagged, named.as_ref(), self.options.notation.as_ref())?;
        let is_named = named.is_some_and(|named| named.id() == best.id());
        Some((best, accepts || is_named))
    }
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
