//! Ordo X: a part sideways before the part forward, and groups that are cut off are lost.

use tavlei_core::{Bits, Dir, Dirs, Outcome, Point, PointSet, Position, SetupError, Side};

use super::group::{Men, Near, Part, with_rows_in_order};
use crate::listed::{Ground, List, Listed, Maker, fold, opener};

/// The engine of ordo X.
pub(crate) const ORDO_X: Maker = Maker {
    name: "one-group-in-parts",
    make: |board, labels| {
        let near = Near::new(&board);
        opener::<State>(board, labels, near)
    },
};

const FORWARD: Dirs = Dirs::of(&[Dir::NW, Dir::N, Dir::NE]);
const SIDEWAYS: Dirs = Dirs::of(&[Dir::W, Dir::E]);

#[derive(Clone, PartialEq, Eq, Hash, Debug)]
struct State(Men);

/// The parts that men and rows can play in these directions, each with the position after it.
fn parts(ground: &Ground<Near>, men: &Men, dirs: Dirs) -> Vec<(String, Men)> {
    let mut found = Vec::new();
    let dirs = men.turned(dirs);
    let mut add = |part: Part| add_part(ground, men, part, &mut found);
    for from in men.ours().points() {
        men.man_goes(ground, from, dirs, &mut add);
    }
    for row in men.rows(&ground.board) {
        men.row_goes(ground, &row, dirs, &mut add);
    }
    found
}

/// The position after the part with a folded text.
fn after_part(ground: &Ground<Near>, men: &Men, dirs: Dirs, text: &str) -> Option<Men> {
    let mut parts = parts(ground, men, dirs).into_iter();
    parts.find(|(part, _)| fold(part) == text).map(|(_, after)| after)
}

/// A part, once for each of the enemy's largest groups if it splits him and there is a choice.
fn add_part(ground: &Ground<Near>, men: &Men, part: Part, found: &mut Vec<(String, Men)>) {
    let theirs = men.theirs().minus(part.taken);
    if part.taken.is_empty() || theirs.is_empty() {
        found.push((part.text, men.with(part.ours, theirs)));
        return;
    }
    let mut groups = ground.law.groups(theirs);
    let largest = groups.iter().map(|group| group.count()).max();
    groups.retain(|group| Some(group.count()) == largest);
    for group in &groups {
        let choice = match groups.len() {
            1 => String::new(),
            _ => format!("={}", ground.labels.label(first_cell(ground, *group))),
        };
        found.push((format!("{}{choice}", part.text), men.with(part.ours, *group)));
    }
}

/// The cell by which a group is named: the first by file, then by rank.
fn first_cell(ground: &Ground<Near>, group: PointSet) -> Point {
    group.points().min_by_key(|&at| ground.board.xy(at)).unwrap_or(group.lowest())
}

impl Listed for State {
    type Law = Near;

    fn from_position(ground: &Ground<Near>, position: &Position) -> Result<State, SetupError> {
        Men::read(ground, position).map(State)
    }

    fn to_position(&self, _: &Ground<Near>) -> Position {
        self.0.position()
    }

    fn side(&self) -> Side {
        self.0.side
    }

    fn list(&self, ground: &Ground<Near>, list: &mut List<State>) {
        for (text, after) in parts(ground, &self.0, FORWARD) {
            list.add(text, State(after.passed()));
        }
        for (first, between) in parts(ground, &self.0, SIDEWAYS) {
            // Who takes the last enemy has nothing to go on for.
            if between.theirs().is_empty() {
                list.add(first, State(between.passed()));
                continue;
            }
            for (second, after) in parts(ground, &between, FORWARD) {
                list.add(format!("{first},{second}"), State(after.passed()));
            }
        }
    }

    fn outcome(&self, ground: &Ground<Near>) -> Outcome {
        self.0.outcome(ground)
    }

    fn after_text(&self, ground: &Ground<Near>, text: &str) -> Option<State> {
        let after = match text.split_once(',') {
            None => after_part(ground, &self.0, FORWARD, text).or_else(|| {
                let after = after_part(ground, &self.0, SIDEWAYS, text);
                after.filter(|after| after.theirs().is_empty())
            }),
            Some((first, second)) => {
                let between = after_part(ground, &self.0, SIDEWAYS, first);
                let between = between.filter(|between| !between.theirs().is_empty())?;
                after_part(ground, &between, FORWARD, second)
            }
        };
        after.map(|after| State(after.passed()))
    }

    fn readings(&self, ground: &Ground<Near>, text: &str) -> Vec<String> {
        with_rows_in_order(ground, text).into_iter().collect()
    }

    fn is_irreversible(&self, _: &State) -> bool {
        // Every turn has a part forward, and nothing goes backward.
        true
    }
}
