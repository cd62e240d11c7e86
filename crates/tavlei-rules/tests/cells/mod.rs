//! Positions written as cells: `c3=wBb` is a tower, the top man first, capitals for kings;
//! `hand-w:3` is a section.

use tavlei_core::{Kind, Outcome, Placed, Position, Session, SetupError, Side, canonical_text};

/// A session with questions that tests ask.
pub(crate) struct Scene(Box<dyn Session>);

fn put(position: &mut Position, at: tavlei_core::Point, stack: &str) {
    for man in stack.chars().rev() {
        let side = if matches!(man, 'w' | 'W') { Side::White } else { Side::Black };
        position.put(at, side, if man.is_uppercase() { Kind::King } else { Kind::Man });
    }
}

/// Opens a position.
pub(crate) fn open(id: &str, side: Side, words: &str) -> Result<Scene, SetupError> {
    let game = tavlei_rules::find(id).unwrap();
    let mut position = Position::empty(side);
    for word in words.split_whitespace() {
        if let Some((cell, stack)) = word.split_once('=') {
            put(&mut position, game.labels().find(cell).unwrap(), stack);
        } else if let Some((name, value)) = word.split_once(':') {
            position.sections.push(tavlei_core::Section {
                name: name.to_owned().into(),
                value: value.to_owned(),
            });
        }
    }
    position.sort();
    game.open_at(&position).map(Scene)
}

/// Opens a position that the game has.
pub(crate) fn scene(id: &str, side: Side, words: &str) -> Scene {
    open(id, side, words).unwrap()
}

/// Opens the start of a game.
#[allow(dead_code, reason = "each test file asks other questions")]
pub(crate) fn start(id: &str) -> Scene {
    Scene(tavlei_rules::find(id).unwrap().open())
}

fn letter(placed: Placed) -> char {
    let letter = placed.piece.side.letter();
    if placed.piece.kind == Kind::King { letter } else { letter.to_ascii_lowercase() }
}

#[allow(dead_code, reason = "each test file asks other questions")]
impl Scene {
    /// The texts of all turns.
    pub(crate) fn turns(&self) -> Vec<String> {
        let mut session = self.0.fork();
        let turns = session.turns().to_vec();
        turns.iter().map(|turn| canonical_text(&mut *session, turn)).collect()
    }

    /// Plays a turn by one of its texts.
    pub(crate) fn play(&mut self, text: &str) {
        let found = self.0.resolve_text(text).unwrap();
        assert_eq!(found.len(), 1, "{text} of {:?}", self.turns());
        self.0.play(&found[0]);
    }

    /// How a text reads: canonical texts of the turns that it may mean.
    pub(crate) fn read(&mut self, text: &str) -> Vec<String> {
        let found = self.0.resolve_text(text).unwrap();
        found.iter().map(|turn| self.0.text(turn)).collect()
    }

    /// The board, as in the words that open it, by the names of the cells.
    pub(crate) fn stacks(&self) -> String {
        let placed = self.0.position().placed;
        let stack = |chunk: &[Placed]| {
            let men: String = chunk.iter().rev().copied().map(letter).collect();
            format!("{}={men}", self.0.labels().label(chunk[0].at))
        };
        let mut stacks: Vec<String> = placed.chunk_by(|a, b| a.at == b.at).map(stack).collect();
        stacks.sort();
        stacks.join(" ")
    }

    /// The value of a section.
    pub(crate) fn section(&self, name: &str) -> String {
        self.0.position().section(name).unwrap_or_default().to_owned()
    }

    /// How the game stands.
    pub(crate) fn outcome(&mut self) -> Outcome {
        self.0.outcome()
    }
}
