//! Whether a game began with an opening ballot, and with which one.
//!
//! A ballot is known by the position that it leads to, so other orders of its moves count, and so
//! does a record that starts from the position itself.

use tavlei_core::Turn;
use tavlei_notation::{Dialect, parse_fen_as};
use tavlei_record::{Record, Span};
use tavlei_rules::Game;
use tavlei_rules::ballots::{Ballot, Deck};

use crate::codes;
use crate::identify::Settled;
use crate::notes::Note;
use crate::options::Options;
use crate::report::BallotReport;
use crate::setup::fen_tag;
use crate::slips::session_at;

/// A deck of opening ballots, made ready for checks: see [`Options::ballots`].
#[derive(Clone, Debug)]
pub struct Ballots {
    deck: &'static Deck,
    games: Vec<(String, Vec<Place>)>,
}

/// Where an entry of the deck leads in one game.
#[derive(Clone, Debug)]
struct Place {
    ballot: &'static Ballot,
    key: u64,
    /// The turns from the start of the game; none if men fly.
    turns: Vec<Turn>,
}

impl Ballots {
    /// The deck for the games that it names, and for the game of the caller if it is a game of the
    /// caller's own.
    pub fn new(deck: &'static Deck, own: Option<&Game>) -> Ballots {
        let named: Vec<Game> = deck.for_games().collect();
        let Some(first) = named.first().cloned() else {
            return Ballots { deck, games: Vec::new() };
        };
        let own = own.filter(|own| deck.is_for(own) && named.iter().all(|game| game != *own));
        let games = named.iter().chain(own).map(|game| {
            let places = deck.ballots.iter().filter_map(|ballot| place(ballot, &first, game));
            (game.id().to_owned(), places.collect())
        });
        Ballots { deck, games: games.collect() }
    }

    /// The deck.
    pub fn deck(&self) -> &'static Deck {
        self.deck
    }

    fn of(&self, game: &Game) -> Option<&[Place]> {
        let found = self.games.iter().find(|(id, _)| id == game.id());
        found.map(|(_, places)| places.as_slice())
    }

    /// The place of the ballot that a record names: by its number, or by its moves.
    fn named<'p>(&self, places: &'p [Place], value: &str) -> Option<&'p Place> {
        let is_number = |c: char| c.is_alphanumeric() || c == '-';
        let words: Vec<&str> = value.split(|c| !is_number(c)).collect();
        let numbered = words.iter().find_map(|word| self.deck.find(word));
        let is_it = |place: &&Place| match numbered {
            Some(ballot) => place.ballot == ballot,
            None => place.ballot.moves == value.trim(),
        };
        places.iter().find(is_it)
    }
}

/// Where a ballot leads in a game; `named_by` is the game whose cells its FEN names.
fn place(ballot: &'static Ballot, named_by: &Game, game: &Game) -> Option<Place> {
    let labels = [named_by.labels()];
    let parsed = parse_fen_as(Dialect::Draughts, &ballot.fen, game.board(), &labels).ok()?;
    let session = game.open_at(&parsed.position).ok()?;
    let turns = ballot.begin(game).map_or_else(|_| Vec::new(), |begun| begun.turns);
    Some(Place { ballot, key: session.key(), turns })
}

/// The first half-moves of a record.
struct Beginning<'a> {
    /// The keys of the positions, the one that the record begins from first.
    keys: Vec<u64>,
    turns: &'a [Turn],
    items: &'a [u32],
    /// Whether it begins where the game does.
    is_from_start: bool,
    record: &'a Record,
}

impl<'a> Beginning<'a> {
    fn of(settled: &'a Settled, record: &'a Record, most: usize) -> Option<Beginning<'a>> {
        let segment = settled.walked.segments.first()?;
        let turns = segment.line.as_ref()?.turns();
        let mut session = session_at(settled, segment, 0)?;
        let mut keys = vec![session.key()];
        for turn in turns.iter().take(most) {
            session.play(turn);
            keys.push(session.key());
        }
        let is_from_start = segment.start.is_none();
        Some(Beginning { keys, turns, items: &segment.items, is_from_start, record })
    }

    /// After how many half-moves a place was reached.
    fn reaches(&self, place: &Place) -> Option<u32> {
        let ply = self.keys.iter().rposition(|&key| key == place.key)?;
        Some(ply as u32)
    }

    /// Whether these are the first turns of a place, and others are still to come.
    fn may_become(&self, place: &Place) -> bool {
        self.is_from_start
            && self.turns.len() < place.turns.len()
            && place.turns.starts_with(self.turns)
    }

    /// How many turns of a place were played.
    fn common(&self, place: &Place) -> usize {
        let both = place.turns.iter().zip(self.turns);
        if self.is_from_start { both.take_while(|(a, b)| a == b).count() } else { 0 }
    }

    /// The half-move with this index: its bytes and text; the FEN where it begins from one.
    fn at(&self, index: usize) -> (Span, &str) {
        match (self.is_from_start, self.items.get(index)) {
            (true, Some(&item)) => {
                let item = &self.record.items[item as usize];
                (item.span, self.record.str(item.text))
            }
            _ => (fen_tag(self.record).map_or(Span::default(), |(_, span)| span), ""),
        }
    }
}

/// Says with which ballot a game began, if a deck was given that is for its game.
pub(crate) fn judge(
    settled: &Settled,
    options: &Options,
    record: &Record,
    notes: &mut Vec<Note>,
) -> Option<BallotReport> {
    let ballots = options.ballots.as_deref()?;
    let places = ballots.of(&settled.game)?;
    let most = places.iter().map(|place| place.ballot.plies()).max()?;
    let beginning = Beginning::of(settled, record, most)?;
    let tag = record.tags.iter().find(|tag| record.str(tag.name).eq_ignore_ascii_case("Ballot"));
    let tag = tag.map(|tag| (record.str(tag.value), tag.value));
    let tag = tag.filter(|(value, _)| !matches!(value.trim(), "" | "?" | "-" | "*"));
    let named = tag.and_then(|(value, _)| ballots.named(places, value));
    if let (Some((value, span)), None) = (tag, named) {
        let message = format!("Ballot {value:?} names no entry of the deck {}", ballots.deck.name);
        notes.push(Note::new(&codes::BALLOT_UNKNOWN, span, message));
    }
    let mut report = match named {
        Some(place) => of_named(&beginning, place, notes),
        None => of_any(&beginning, places, &ballots.deck.name, notes),
    };
    report.deck = &ballots.deck.name;
    Some(report)
}

/// A report that knows nothing yet.
const BLANK: BallotReport =
    BallotReport { deck: "", number: None, is_named: false, followed: None, ply: None };

fn of_named(beginning: &Beginning<'_>, place: &Place, notes: &mut Vec<Note>) -> BallotReport {
    let report = BallotReport { number: Some(&place.ballot.number), is_named: true, ..BLANK };
    if let Some(ply) = beginning.reaches(place) {
        notes.push(note_followed(beginning, place, ply));
        return BallotReport { followed: Some(true), ply: Some(ply), ..report };
    }
    if beginning.may_become(place) {
        notes.push(note_short(beginning));
        return report;
    }
    let (span, text) = beginning.at(beginning.common(place));
    let instead = match (place.ballot.is_flying(), text) {
        (true, _) => "the record does not start from its position".to_owned(),
        (false, "") => "the game does not come to its position".to_owned(),
        (false, text) => format!("the game leaves it with {text}"),
    };
    let message = format!("the record names ballot {}, and {instead}", words(place.ballot));
    notes.push(Note::new(&codes::BALLOT_LEFT, span, message));
    BallotReport { followed: Some(false), ..report }
}

fn of_any(
    beginning: &Beginning<'_>,
    places: &[Place],
    deck: &str,
    notes: &mut Vec<Note>,
) -> BallotReport {
    // The longest one; among those that come to one position, the one whose very moves were played.
    let reached = places.iter().filter_map(|place| {
        let ply = beginning.reaches(place)?;
        Some((ply, beginning.common(place), place))
    });
    if let Some((ply, _, place)) = reached.max_by_key(|(ply, common, _)| (*ply, *common)) {
        notes.push(note_followed(beginning, place, ply));
        let number = Some(place.ballot.number.as_str());
        return BallotReport { number, followed: Some(true), ply: Some(ply), ..BLANK };
    }
    if places.iter().any(|place| beginning.may_become(place)) {
        notes.push(note_short(beginning));
        return BLANK;
    }
    let common = places.iter().map(|place| beginning.common(place)).max().unwrap_or(0);
    let (span, text) = beginning.at(common);
    let only_flying = places.iter().all(|place| place.ballot.is_flying());
    let why = match (beginning.is_from_start, text) {
        (false, _) => "none is the position that the record starts from".to_owned(),
        (true, _) if only_flying => "men fly in all, and the record has no FEN".to_owned(),
        (true, "") => "the record does not come so far".to_owned(),
        (true, text) => format!("none goes on with {text} here"),
    };
    let message = format!("the game begins with no ballot of the deck {deck}: {why}");
    notes.push(Note::new(&codes::BALLOT_NONE, span, message));
    BallotReport { followed: Some(false), ..BLANK }
}

fn note_followed(beginning: &Beginning<'_>, place: &Place, ply: u32) -> Note {
    let (span, _) = beginning.at(ply.saturating_sub(1) as usize);
    let other_order = ply > 0 && beginning.common(place) < place.turns.len();
    let order = if other_order { ", in another order" } else { "" };
    let message = format!("the game begins with ballot {}{order}", words(place.ballot));
    Note::new(&codes::BALLOT, span, message)
}

fn note_short(beginning: &Beginning<'_>) -> Note {
    let (span, _) = beginning.at(beginning.turns.len().saturating_sub(1));
    let message = "the record ends before its ballot is played to the end".to_owned();
    Note::new(&codes::BALLOT_SHORT, span, message)
}

/// Number and moves.
fn words(ballot: &Ballot) -> String {
    let flies = if ballot.is_flying() { "flying " } else { "" };
    format!("{} ({flies}{})", ballot.number, ballot.moves)
}
