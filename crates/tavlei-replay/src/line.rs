//! A line of play: the position after the moves read so far, or several positions as long as a
//! short move may mean several turns.

use tavlei_core::{Bits, Fit, Labels, Outcome, Pattern, Point, Seat, Separator, Session, Turn};
use tavlei_notation::{Notation, meant};

use crate::calm::Calm;

/// The most ways that a line follows up at once.
const MOST_BRANCHES: usize = 64;

/// So many turns a game has as a rule, or fewer.
pub(crate) const USUAL_TURNS: usize = 128;

/// One way in which the line may have gone.
#[derive(Debug)]
struct Branch {
    session: Box<dyn Session>,
    turns: Vec<Turn>,
    /// Other turns, by index, that led to the same position: they can't be told apart any more.
    twins: Vec<(usize, Turn)>,
}

impl Branch {
    fn play(&mut self, turn: Turn) {
        self.session.play(&turn);
        self.turns.push(turn);
    }

    fn then(&self, turn: Turn) -> Branch {
        let mut next = Branch {
            session: self.session.fork(),
            turns: self.turns.clone(),
            twins: self.twins.clone(),
        };
        next.play(turn);
        next
    }

    fn turns_at(&self, index: usize) -> impl Iterator<Item = Turn> + '_ {
        let twins = self.twins.iter().filter(move |twin| twin.0 == index).map(|twin| twin.1);
        self.turns.get(index).copied().into_iter().chain(twins)
    }
}

/// What came of a written move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Step {
    /// It was played, and there is only one way.
    Played {
        /// Whether it takes something.
        takes: bool,
        /// Whether the text names some of the cells where the mover turns, but not all.
        partial: bool,
    },
    /// It may mean several turns, or the line was open before; all ways were played.
    Open,
    /// It is not legal; the line stands where it stood.
    Stuck,
}

/// A line of play. It has one branch except while a short move is not settled.
#[derive(Debug)]
pub(crate) struct Line {
    branches: Vec<Branch>,
    /// Indices of turns whose text fitted several.
    forks: Vec<usize>,
    calm: Calm,
    overflowed: bool,
}

impl Line {
    /// A line that begins where a session stands.
    pub(crate) fn new(session: Box<dyn Session>) -> Line {
        let turns = Vec::with_capacity(USUAL_TURNS);
        let only = Branch { session, turns, twins: Vec::new() };
        Line { branches: vec![only], forks: Vec::new(), calm: Calm::default(), overflowed: false }
    }

    /// The same position or positions, with no turns behind them.
    pub(crate) fn fork(&self) -> Line {
        let fresh = |branch: &Branch| Branch {
            session: branch.session.fork(),
            turns: Vec::new(),
            twins: Vec::new(),
        };
        Line {
            branches: self.branches.iter().map(fresh).collect(),
            forks: Vec::new(),
            calm: Calm::default(),
            overflowed: self.overflowed,
        }
    }

    /// The session of the first way: the only one as a rule.
    pub(crate) fn session(&mut self) -> &mut dyn Session {
        &mut *self.branches[0].session
    }

    /// Who is to move.
    pub(crate) fn seat(&self) -> Seat {
        self.branches[0].session.seat()
    }

    /// The turns of the first way, from where the line begins.
    pub(crate) fn turns(&self) -> &[Turn] {
        &self.branches[0].turns
    }

    /// How many turns were played.
    pub(crate) fn len(&self) -> usize {
        self.branches[0].turns.len()
    }

    /// Whether several ways are still open.
    pub(crate) fn is_open(&self) -> bool {
        self.branches.len() > 1 || !self.branches[0].twins.is_empty()
    }

    /// Whether more ways were open at once than were followed up.
    pub(crate) fn overflowed(&self) -> bool {
        self.overflowed
    }

    /// Indices of the turns whose text fitted several when they were read.
    pub(crate) fn forks(&self) -> &[usize] {
        &self.forks
    }

    /// The longest run of turns that could be undone: no position comes again but in such a run.
    pub(crate) fn longest_calm(&self) -> u32 {
        self.calm.longest()
    }

    /// The different turns that the move with this index may still mean.
    pub(crate) fn candidates(&self, index: usize) -> Vec<Turn> {
        let mut found: Vec<Turn> = self.branches.iter().flat_map(|b| b.turns_at(index)).collect();
        found.sort_unstable();
        found.dedup();
        found
    }

    /// The turn with this index, if only one is possible.
    pub(crate) fn settled(&self, index: usize) -> Option<Turn> {
        match self.candidates(index)[..] {
            [turn] => Some(turn),
            _ => None,
        }
    }

    /// How the game stands, if all ways agree.
    pub(crate) fn outcome(&mut self) -> Option<Outcome> {
        let mut outcomes = self.branches.iter_mut().map(|branch| branch.session.outcome());
        let first = outcomes.next()?;
        outcomes.all(|outcome| outcome == first).then_some(first)
    }

    /// Plays a written move. `found` is a buffer.
    #[inline]
    pub(crate) fn play(&mut self, wanted: Wanted<'_>, found: &mut Vec<Turn>) -> Step {
        if let [only] = &mut self.branches[..]
            && let Wanted::Cells(pattern) = wanted
            // Whether cells between are missing must be asked before the turn is played.
            && pattern.middle().is_empty()
            && let Some(followed) = only.session.follow(pattern, found)
        {
            only.turns.push(followed.turn);
            self.calm.count(followed.irreversible);
            return Step::Played { takes: followed.turn.is_capture(), partial: false };
        }
        self.play_with_care(wanted, found)
    }

    /// Plays a move that is written as two cells and a sign, if it can mean one turn only and the
    /// sign is the right one; whether it was played. If not, [`Line::play`] has the answer.
    #[inline]
    pub(crate) fn play_pair(&mut self, (from, to, sign): Pair) -> bool {
        let [only] = &mut self.branches[..] else { return false };
        let Some(followed) = only.session.follow_pair(from, to, sign) else { return false };
        only.turns.push(followed.turn);
        self.calm.count(followed.irreversible);
        true
    }

    /// As [`Line::play`], whatever the move and however many ways there are.
    fn play_with_care(&mut self, wanted: Wanted<'_>, found: &mut Vec<Turn>) -> Step {
        if let [only] = &mut self.branches[..] {
            resolve(&mut *only.session, wanted, found);
            match found[..] {
                [] => return Step::Stuck,
                [turn] => {
                    let irreversible = only.session.is_irreversible(&turn);
                    let partial = is_partial(&mut *only.session, &turn, wanted);
                    only.play(turn);
                    self.calm.count(irreversible);
                    return Step::Played { takes: turn.is_capture(), partial };
                }
                _ => {}
            }
        }
        self.play_all(wanted, found)
    }

    fn play_all(&mut self, wanted: Wanted<'_>, found: &mut Vec<Turn>) -> Step {
        let mut next = Vec::new();
        let mut forked = false;
        for branch in &mut self.branches {
            resolve(&mut *branch.session, wanted, found);
            forked |= found.len() > 1;
            next.extend(found.iter().map(|&turn| branch.then(turn)));
        }
        if next.is_empty() {
            return Step::Stuck;
        }
        if forked {
            self.forks.push(self.len());
        }
        // Which way was gone is not known, so neither is whether the turn could be undone.
        self.calm.count(false);
        self.branches = merge(next);
        self.overflowed |= self.branches.len() > MOST_BRANCHES;
        self.branches.truncate(MOST_BRANCHES);
        Step::Open
    }
}

/// Two cells and the sign between them.
pub(crate) type Pair = (Point, Point, Separator);

/// A written move: the cells that it names, or its text in a game whose turns are texts.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Wanted<'a> {
    /// Cells in a row.
    Cells(&'a Pattern),
    /// A text that the session reads itself.
    Text(&'a str),
    /// A text of a notation with its names of cells.
    In(&'a Notation, &'a Labels, &'a str),
}

/// The turns that a written move may mean.
#[inline]
pub(crate) fn resolve(session: &mut dyn Session, wanted: Wanted<'_>, found: &mut Vec<Turn>) {
    match wanted {
        Wanted::Cells(pattern) => session.resolve(pattern, found),
        Wanted::Text(text) => {
            found.clear();
            found.extend(meant(session, text));
        }
        Wanted::In(notation, labels, text) => {
            found.clear();
            found.extend(notation.resolve(session, text, labels));
            // What a notation can't say is written in the game's own way.
            if found.is_empty() {
                found.extend(meant(session, text));
            }
        }
    }
}

/// Whether the text of a capture names some of the cells where the mover turns, but not all.
/// With a cell for every piece but the last none can be missing.
#[inline]
pub(crate) fn is_partial(session: &mut dyn Session, turn: &Turn, wanted: Wanted<'_>) -> bool {
    let Wanted::Cells(pattern) = wanted else { return false };
    let middle = pattern.middle().len() as u32;
    middle > 0 && middle + 1 < turn.taken.count() && session.fit(turn, pattern) == Some(Fit::Partly)
}

/// Makes one of the branches that stand in the same position.
fn merge(branches: Vec<Branch>) -> Vec<Branch> {
    let mut merged: Vec<(u64, Branch)> = Vec::new();
    for branch in branches {
        let key = branch.session.key();
        match merged.iter_mut().find(|(other, _)| *other == key) {
            Some((_, twin)) => absorb(twin, &branch),
            None => merged.push((key, branch)),
        }
    }
    merged.into_iter().map(|(_, branch)| branch).collect()
}

fn absorb(kept: &mut Branch, other: &Branch) {
    let differing = (0..kept.turns.len()).filter(|&i| kept.turns[i] != other.turns[i]);
    let new: Vec<_> =
        differing.map(|i| (i, other.turns[i])).chain(other.twins.iter().copied()).collect();
    for twin in new {
        if !kept.twins.contains(&twin) {
            kept.twins.push(twin);
        }
    }
}
