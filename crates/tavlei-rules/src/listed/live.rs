//! A running game of a family that lists its turns.

use std::borrow::Cow;
use std::fmt;
use std::hash::{BuildHasher, BuildHasherDefault, DefaultHasher};
use std::sync::Arc;

use tavlei_core::{
    Board, Fault, Labels, Outcome, Pattern, Pieces, PointSet, Position, Seat, Session, SetupError,
    Side, Step, Turn,
};

use super::list::Entry;
use super::names::Names;
use super::{Ground, List, Listed};

/// Opens sessions of a game.
pub(crate) trait Opener: Send + Sync {
    /// Begins a game at a position.
    fn open(&self, position: &Position) -> Result<Box<dyn Session>, SetupError>;
}

/// Makes the opener of a game: a function, named so that games can be compared. The name says what
/// the engine does under that law, not which game it is.
#[derive(Clone, Copy)]
pub(crate) struct Maker {
    pub(crate) name: &'static str,
    pub(crate) make: fn(Board, Labels) -> Box<dyn Opener>,
}

impl PartialEq for Maker {
    fn eq(&self, other: &Maker) -> bool {
        self.name == other.name
    }
}

impl Eq for Maker {}

impl fmt::Debug for Maker {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name)
    }
}

/// The opener of a family under some law.
pub(crate) fn opener<G: Listed>(board: Board, labels: Labels, law: G::Law) -> Box<dyn Opener> {
    Box::new(Of::<G>(Arc::new(Ground { board, labels, law }), Arc::default()))
}

struct Of<G: Listed>(Arc<Ground<G::Law>>, Arc<Names>);

impl<G: Listed> Opener for Of<G> {
    fn open(&self, position: &Position) -> Result<Box<dyn Session>, SetupError> {
        let state = G::from_position(&self.0, position)?;
        let (ground, names) = (Arc::clone(&self.0), Arc::clone(&self.1));
        Ok(Box::new(Live { ground, names, state, entries: None, turns: Vec::new() }))
    }
}

/// A running game.
#[derive(Clone, Debug)]
struct Live<G: Listed> {
    ground: Arc<Ground<G::Law>>,
    /// The turns that were read by their text before a list was made.
    names: Arc<Names>,
    state: G,
    entries: Option<Vec<Entry<G>>>,
    turns: Vec<Turn>,
}

/// A turn that is known by its index alone.
fn turn_at(index: u32) -> Turn {
    Turn { from: None, to: None, taken: PointSet::default(), promotes: false, index }
}

/// A turn that was found without a list.
fn named<'a, G: Listed>((text, after): (String, G)) -> Cow<'a, Entry<G>> {
    Cow::Owned(Entry { text, after, others: Vec::new() })
}

impl<G: Listed> Live<G> {
    fn entries(&mut self) -> &[Entry<G>] {
        if self.entries.is_none() {
            let mut list = List::new();
            if self.state.outcome(&self.ground).is_open() {
                self.state.list(&self.ground, &mut list);
            }
            let entries = list.sorted();
            self.turns.clear();
            self.turns.extend((0..entries.len() as u32).map(turn_at));
            self.entries = Some(entries);
        }
        self.entries.as_deref().unwrap_or_default()
    }

    /// A turn with what it does.
    fn entry(&mut self, turn: &Turn) -> Option<Cow<'_, Entry<G>>> {
        let Some(text) = self.names.text(turn.index) else {
            return self.entries().get(turn.index as usize).map(Cow::Borrowed);
        };
        if let Some(found) = self.state.turn_of(&self.ground, &fold(&text)) {
            return Some(named(found));
        }
        let after = self.state.after_text(&self.ground, &fold(&text))?;
        self.entries().iter().find(|entry| entry.after == after).map(Cow::Borrowed)
    }

    /// Makes the list if a turn is an index into it.
    fn list_for(&mut self, turn: &Turn) {
        if self.names.text(turn.index).is_none() {
            self.entries();
        }
    }

    /// The position after a turn; of one that was read without a list, without making it now.
    fn after(&self, turn: &Turn) -> Option<G> {
        if let Some(text) = self.names.text(turn.index) {
            return self.find_text(&fold(&text)).map(|(_, after)| after);
        }
        let entry = self.entries.as_ref()?.get(turn.index as usize)?;
        Some(entry.after.clone())
    }

    /// The turn with a folded text, found without the list: a text that names it, and what is then.
    fn find_text(&self, text: &str) -> Option<(String, G)> {
        let (state, ground) = (&self.state, &self.ground);
        let by_any = || state.after_text(ground, text).map(|after| (text.to_owned(), after));
        state.turn_of(ground, text).or_else(by_any)
    }

    /// The turn whose canonical text this is. No other way to write another turn goes before it.
    fn with_canonical(&mut self, text: &str) -> Option<Turn> {
        let index = self.entries().binary_search_by(|entry| entry.text.as_str().cmp(text)).ok()?;
        self.turns.get(index).copied()
    }

    /// The turn with a folded text, if that is known without the list.
    fn find_named(&mut self, text: &str) -> Option<Turn> {
        if self.entries.is_some() || !self.state.outcome(&self.ground).is_open() {
            return None;
        }
        let (text, _) = self.find_text(text)?;
        Some(turn_at(self.names.index(&text)))
    }

    /// The turns with one of these texts.
    fn with_texts(&mut self, texts: &[String]) -> Vec<Turn> {
        let is = |entry: &Entry<G>, text: &String| {
            fold(&entry.text) == *text || entry.others.iter().any(|other| fold(other) == *text)
        };
        let found: Vec<usize> = self
            .entries()
            .iter()
            .enumerate()
            .filter(|(_, entry)| texts.iter().any(|text| is(entry, text)))
            .map(|(index, _)| index)
            .collect();
        found.into_iter().map(|index| self.turns[index]).collect()
    }

    /// The turns that take where a folded text writes steps: many write a hyphen for any move.
    fn with_steps_that_take(&mut self, text: &str) -> Vec<Turn> {
        let takes = |text: &str| text.matches('x').count();
        let steps = |text: &str| text.replace('x', "-");
        let is = |entry: &Entry<G>| {
            let entry = fold(&entry.text);
            takes(&entry) > takes(text) && steps(&entry) == steps(text)
        };
        let found: Vec<usize> =
            (0..).zip(self.entries()).filter(|(_, e)| is(e)).map(|(i, _)| i).collect();
        found.into_iter().map(|index| self.turns[index]).collect()
    }
}

/// A text without the differences that mean nothing: case, spaces, the look of signs.
pub(crate) fn fold(text: &str) -> String {
    let plain = text.chars().filter(|c| !c.is_whitespace()).map(|c| match c {
        '\u{2010}'..='\u{2015}' | '\u{2212}' => '-',
        ':' | '×' | '*' => 'x',
        other => other,
    });
    let folded: String = plain.flat_map(char::to_lowercase).collect();
    match folded.as_str() {
        // A pass; a word processor makes one long dash of two hyphens.
        "pass" | "-" if text.trim() != "-" => "--".to_owned(),
        _ => folded,
    }
}

impl<G: Listed> Session for Live<G> {
    fn board(&self) -> &Board {
        &self.ground.board
    }

    fn labels(&self) -> &Labels {
        &self.ground.labels
    }

    fn side(&self) -> Side {
        self.state.side()
    }

    fn seat(&self) -> Seat {
        self.state.seat()
    }

    fn seats(&self) -> &'static [Seat] {
        G::seats(&self.ground)
    }

    fn turns(&mut self) -> &[Turn] {
        self.entries();
        &self.turns
    }

    fn steps(&mut self, turn: &Turn, out: &mut Vec<Step>) {
        out.clear();
        self.list_for(turn);
        if let Some(after) = self.after(turn) {
            let before = self.state.to_position(&self.ground);
            out.extend(differences(&before, &after.to_position(&self.ground)));
        }
    }

    fn text(&mut self, turn: &Turn) -> String {
        self.entry(turn).map_or_else(String::new, |entry| entry.text.clone())
    }

    fn turns_are_texts(&self) -> bool {
        true
    }

    fn resolve_text(&mut self, text: &str) -> Option<Vec<Turn>> {
        if let Some(turn) = self.find_named(&fold(text)).or_else(|| self.with_canonical(text)) {
            return Some(vec![turn]);
        }
        let exact = self.with_texts(&[fold(text)]);
        if !exact.is_empty() {
            return Some(exact);
        }
        let readings = self.state.readings(&self.ground, &fold(text));
        let readings: Vec<String> = readings.iter().map(|reading| fold(reading)).collect();
        let found = self.with_texts(&readings);
        Some(if found.is_empty() { self.with_steps_that_take(&fold(text)) } else { found })
    }

    fn resolve(&mut self, _pattern: &Pattern, out: &mut Vec<Turn>) {
        out.clear();
    }

    fn score(&self) -> Option<String> {
        self.state.score(&self.ground)
    }

    fn play(&mut self, turn: &Turn) {
        self.list_for(turn);
        if let Some(after) = self.after(turn) {
            self.state = after;
            self.entries = None;
        }
    }

    fn outcome(&mut self) -> Outcome {
        let outcome = self.state.outcome(&self.ground);
        if !outcome.is_open() {
            return outcome;
        }
        let known = self.state.has_turn(&self.ground);
        let goes_on = known.unwrap_or_else(|| !self.entries().is_empty());
        if goes_on { outcome } else { self.state.without_turns() }
    }

    fn position(&self) -> Position {
        self.state.to_position(&self.ground)
    }

    fn key(&self) -> u64 {
        BuildHasherDefault::<DefaultHasher>::default().hash_one(&self.state)
    }

    fn pieces(&self) -> Pieces {
        Pieces::default()
    }

    fn is_irreversible(&self, turn: &Turn) -> bool {
        self.after(turn).is_some_and(|after| self.state.is_irreversible(&after))
    }

    fn explain(&mut self, _pattern: &Pattern) -> Fault {
        let outcome = self.outcome();
        if outcome.is_open() { Fault::NoWay } else { Fault::GameOver(outcome) }
    }

    fn fork(&self) -> Box<dyn Session> {
        Box::new(self.clone())
    }
}

/// What changed between two positions, cell by cell: for diagrams and reports.
fn differences(before: &Position, after: &Position) -> Vec<Step> {
    let changed = |p: &tavlei_core::Placed| {
        let stack = |position: &Position| -> Vec<_> {
            position.placed.iter().filter(|q| q.at == p.at).copied().collect()
        };
        stack(before) != stack(after)
    };
    let gone = before.placed.iter().filter(|p| changed(p)).map(|p| Step::Change(p.at));
    let come = after.placed.iter().filter(|p| changed(p) && before.at(p.at).is_none());
    let mut steps: Vec<Step> = gone.chain(come.map(|p| Step::Place(p.at))).collect();
    steps.dedup();
    steps
}
