//! One test on its way through a game.

use tavlei_core::{Session, Side, Turn};
use tavlei_replay::Moment;
use tavlei_rules::Game;

use super::bind::BoundWay;
use super::how::{How, Plies};
use super::manoeuvre::{Manoeuvre, Reached, taken};
use super::numbers::Numbers;
use super::position::{Counts, Material, Pattern, Placing, Scene};

/// One test on its way through one game.
pub(crate) struct Tracker<'s> {
    goal: Goal<'s>,
    how: &'s How,
    /// What the line at hand has come to, and before its last turn.
    now: State,
    before: State,
    /// The same for the lines that it branched off from.
    below: Vec<(State, State)>,
    /// The longest capture so far.
    longest: u32,
    /// How many pieces the side has that does not move, before a turn that tells nothing itself.
    facing: Option<(Side, u32)>,
}

/// What is waited for.
enum Goal<'s> {
    Stands(Standing<'s>),
    Moves(&'s Manoeuvre),
    Captures(Numbers),
    /// Nothing: it means nothing in this game.
    Never,
}

enum Standing<'s> {
    Fen(&'s Placing),
    Pattern(&'s Pattern),
    Material(&'s Material),
}

/// How far a line has come.
#[derive(Clone, Copy, Default)]
struct State {
    /// For how many positions in a row what is waited for has stood.
    run: u32,
    reached: Reached,
}

impl<'s> Tracker<'s> {
    /// A test at the beginning of a game.
    pub(crate) fn new(way: &'s BoundWay, how: &'s How, game: &Game) -> Tracker<'s> {
        let goal = match way {
            BoundWay::Fen(fens) => {
                fens.of(game).map_or(Goal::Never, |fen| Goal::Stands(Standing::Fen(fen)))
            }
            BoundWay::Pattern(patterns) => patterns
                .of(game)
                .map_or(Goal::Never, |pattern| Goal::Stands(Standing::Pattern(pattern))),
            BoundWay::Material(material) => Goal::Stands(Standing::Material(material)),
            BoundWay::Moves(moves) => moves.of(game).map_or(Goal::Never, Goal::Moves),
            BoundWay::Captures(numbers) => Goal::Captures(*numbers),
        };
        let reached = match &goal {
            Goal::Moves(moves) => moves.begin(),
            _ => Reached::default(),
        };
        let now = State { run: 0, reached };
        Tracker { goal, how, now, before: now, below: Vec::new(), longest: 0, facing: None }
    }

    /// Whether it has to do with what is there: a test of the main line alone overlooks variations.
    pub(crate) fn looks_at(&self, moment: Moment) -> bool {
        moment.depth == 0 || self.how.variations
    }

    /// Whether it is passed once all has been seen and nothing has passed it.
    pub(crate) fn at_end(&self) -> bool {
        match &self.goal {
            Goal::Captures(numbers) => numbers.has(self.longest),
            _ => false,
        }
    }

    /// A variation begins: back to before the last turn.
    pub(crate) fn open(&mut self) -> bool {
        self.below.push((self.now, self.before));
        self.now = self.before;
        false
    }

    /// A variation ends.
    pub(crate) fn close(&mut self) -> bool {
        if let Some((now, before)) = self.below.pop() {
            (self.now, self.before) = (now, before);
        }
        false
    }

    /// A position is set. This and all that follow say whether the test is passed by it.
    pub(crate) fn set(&mut self, moment: Moment, scene: &Scene<'_>) -> bool {
        self.now.run = 0;
        if let Goal::Moves(moves) = &self.goal
            && moment.ply > 0
        {
            self.now.reached = moves.interrupted(self.now.reached);
        }
        let found = self.stands(moment, scene);
        self.before = self.now;
        found
    }

    /// A turn is about to be played.
    pub(crate) fn turn(&mut self, moment: Moment, session: &mut dyn Session, turn: &Turn) -> bool {
        self.before = self.now;
        let is_time = self.is_time(moment);
        match &self.goal {
            Goal::Moves(moves) => {
                self.now.reached = moves.after(self.now.reached, session, turn);
                is_time && moves.is_done(self.now.reached)
            }
            Goal::Captures(_) if !is_time => false,
            Goal::Captures(_) if session.turns_are_texts() => {
                let facing = !session.side();
                let count = Counts::of_position(&session.position()).of(facing);
                self.facing = Some((facing, count));
                false
            }
            Goal::Captures(_) => self.capture(taken(turn)),
            _ => false,
        }
    }

    /// The turn has been played.
    pub(crate) fn after(&mut self, moment: Moment, scene: &Scene<'_>) -> bool {
        match self.facing.take() {
            Some((side, before)) => self.capture(before.saturating_sub(scene.counts().of(side))),
            None => self.stands(moment, scene),
        }
    }

    /// Takes note of a capture. With no upper bound the first one that is long enough decides.
    fn capture(&mut self, taken: u32) -> bool {
        self.longest = self.longest.max(taken);
        matches!(self.goal, Goal::Captures(Numbers { from, to: u32::MAX }) if self.longest >= from)
    }

    fn stands(&mut self, moment: Moment, scene: &Scene<'_>) -> bool {
        let Goal::Stands(goal) = &self.goal else { return false };
        let here = self.is_time(moment)
            && match goal {
                Standing::Fen(fen) => fen.is_at(scene),
                Standing::Pattern(pattern) => pattern.is_at(scene),
                Standing::Material(material) => material.is_at(scene.counts()),
            };
        self.now.run = if here { self.now.run + 1 } else { 0 };
        here && self.now.run >= self.how.hold
    }

    fn is_time(&self, moment: Moment) -> bool {
        match self.how.at {
            Plies::Range(numbers) => numbers.has(moment.ply),
            Plies::End => moment.is_end,
        }
    }
}
