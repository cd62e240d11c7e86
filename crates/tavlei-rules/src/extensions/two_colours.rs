//! Draughts on the cells of both colours, with two actions a turn and swaps.

use tavlei_core::{Bits, Dir, Dirs, Outcome, Point, Position, Reason, SetupError, Side};

use super::sub::{self, Law, RUSSIAN};
use crate::draughts::State;
use crate::listed::{Ground, List, Listed, Maker, opener};

/// Two actions a turn: a jump, or else a step or a swap.
pub(crate) const TWO_COLOURS: Maker = Maker {
    name: "two colours, two actions",
    make: |board, labels| {
        let law = sub::law(RUSSIAN, &board, &labels);
        opener::<TwoColours>(board, labels, law)
    },
};

const ACTIONS: u8 = 2;
const NAMES: [&str; 2] = ["extra-w", "extra-b"];
/// The letters of the colours in these sections.
const COLOURS: [char; 2] = ['d', 'l'];

#[derive(Clone, PartialEq, Eq, Hash, Debug)]
struct TwoColours {
    board: State<u64>,
    /// Whether a side has had its extra action for the dark cells, for the light ones.
    spent: [[bool; 2]; 2],
}

/// A jump over one piece.
struct Jump {
    from: Point,
    over: Point,
    to: Point,
}

/// One action: its text, and the position after it, the same side to move.
type Action = (String, State<u64>);

/// The side to move as it acts.
struct View<'a>(&'a Law, State<u64>);

impl View<'_> {
    fn enemys(&self) -> View<'_> {
        View(self.0, State { side: !self.1.side, ..self.1 })
    }

    fn jumps(&self) -> Vec<Jump> {
        let View(law, state) = self;
        let movers = law.capturers(state);
        let pairs =
            movers.points().flat_map(|from| Dirs::DIAGONAL.iter().map(move |dir| (from, dir)));
        pairs.flat_map(|(from, dir)| self.jumps_of(from, dir)).collect()
    }

    /// The jumps of one piece in a direction: a king lands on any free cell behind.
    fn jumps_of(&self, from: Point, dir: Dir) -> Vec<Jump> {
        let View(law, state) = self;
        let king = state.kings.has(from);
        let jump = law.jump_over(from, king, dir, state.all(), state.enemy());
        let Some((over, next)) = jump else { return Vec::new() };
        let cells = if king { law.free_ray(over, dir, state.all()) } else { u64::only(next) };
        cells.points().map(|to| Jump { from, over, to }).collect()
    }

    /// The position after a piece has moved, and perhaps taken another.
    fn moved(&self, from: Point, to: Point, taken: u64) -> State<u64> {
        let View(law, state) = self;
        let (us, them) = (state.side.index(), (!state.side).index());
        let mut after = *state;
        after.pieces[us] = after.pieces[us].minus(u64::only(from)) | u64::only(to);
        after.pieces[them] = after.pieces[them].minus(taken);
        after.kings = after.kings.minus(taken | u64::only(from));
        if state.kings.has(from) || law.crown[us].has(to) {
            after.kings |= u64::only(to);
        }
        after
    }

    /// Men of the mover with an enemy man next to them on the same rank.
    fn neighbours(&self) -> Vec<(Point, Point)> {
        let View(law, state) = self;
        let men = state.all().minus(state.kings);
        let (own, enemy) = (state.own() & men, state.enemy() & men);
        let next = |from| [Dir::W, Dir::E].map(|dir| law.next(from, dir).map(|to| (from, to)));
        let pairs = own.points().flat_map(next).flatten();
        pairs.filter(|&(_, to)| enemy.has(to)).collect()
    }

    fn swapped(&self, from: Point, to: Point) -> State<u64> {
        let (us, them) = (self.1.side.index(), (!self.1.side).index());
        let both = u64::only(from) | u64::only(to);
        let mut after = self.1;
        after.pieces[us] ^= both;
        after.pieces[them] ^= both;
        after
    }

    /// Swaps where neither man could be taken before, and the mover can take nothing after.
    /// Asked only when the mover can take nothing before.
    fn swaps(&self) -> Vec<(Point, Point)> {
        let pairs = self.neighbours();
        if pairs.is_empty() {
            return pairs;
        }
        let threats = self.enemys().jumps();
        let safe = |at: Point| threats.iter().all(|jump| jump.over != at);
        let quiet = |from, to| !self.0.can_capture(&self.swapped(from, to));
        pairs.into_iter().filter(|&(from, to)| safe(from) && quiet(from, to)).collect()
    }

    /// What the side to move can do next.
    fn actions(&self) -> Vec<Action> {
        let View(law, state) = self;
        let text =
            |from, sign, to| format!("{}{sign}{}", law.labels.label(from), law.labels.label(to));
        let jumps = self.jumps();
        if !jumps.is_empty() {
            let jump =
                |j: &Jump| (text(j.from, 'x', j.to), self.moved(j.from, j.to, u64::only(j.over)));
            return jumps.iter().map(jump).collect();
        }
        let mut steps = Vec::new();
        law.list_quiet(state, &mut steps);
        let steps =
            steps.iter().map(|mv| (text(mv.from, '-', mv.to), self.moved(mv.from, mv.to, 0)));
        let swaps = self.swaps().into_iter();
        let swaps = swaps.map(|(from, to)| (text(from, '~', to), self.swapped(from, to)));
        steps.chain(swaps).collect()
    }

    /// Whether the enemy has no step and no jump on the cells of each colour.
    fn shut(&self, colours: &[u64; 2]) -> [bool; 2] {
        let enemys = self.enemys();
        colours.map(|cells| {
            let mut only = enemys.1;
            only.pieces = only.pieces.map(|set| set & cells);
            only.kings &= cells;
            enemys.0.count_quiet(&only) == 0 && !enemys.0.can_capture(&only)
        })
    }
}

/// The turns of a position while they are being made.
struct Turns<'a> {
    law: &'a Law,
    colours: [u64; 2],
    us: usize,
    /// Which colours were shut to the enemy before the turn.
    shut: [bool; 2],
    list: &'a mut List<TwoColours>,
}

impl Turns<'_> {
    /// Goes on with a turn of which `left` actions are to be made.
    fn go_on(&mut self, text: &str, at: &TwoColours, left: u8) {
        let view = View(self.law, at.board);
        let actions =
            if left == 0 || at.board.enemy().is_empty() { Vec::new() } else { view.actions() };
        if actions.is_empty() && !text.is_empty() {
            let board = State { side: !at.board.side, ..at.board };
            return self.list.add(text.to_owned(), TwoColours { board, ..at.clone() });
        }
        for (action, board) in actions {
            let mut next = TwoColours { board, ..at.clone() };
            let extra = self.spend(&mut next);
            let text = if text.is_empty() { action } else { format!("{text},{action}") };
            self.go_on(&text, &next, left - 1 + extra);
        }
    }

    /// How many extra actions a position brings; they are spent at once.
    fn spend(&self, next: &mut TwoColours) -> u8 {
        let spent = &mut next.spent[self.us];
        if spent.iter().zip(self.shut).all(|(&spent, shut)| spent || shut) {
            return 0;
        }
        let now = View(self.law, next.board).shut(&self.colours);
        let new = [0, 1].map(|c| now[c] && !self.shut[c] && !spent[c]);
        spent.iter_mut().zip(new).for_each(|(spent, new)| *spent |= new);
        new.into_iter().map(u8::from).sum()
    }
}

/// The dark cells and the light ones.
fn colours(ground: &Ground<Law>) -> [u64; 2] {
    let dark = |&at: &Point| {
        let (x, y) = ground.board.xy(at);
        (x + y).is_multiple_of(2)
    };
    let cells = ground.law.cells;
    let dark = cells.points().filter(dark).fold(0, |set, at| set | u64::only(at));
    [dark, cells.minus(dark)]
}

fn flags(text: &str, name: &'static str) -> Result<[bool; 2], SetupError> {
    if text.chars().any(|letter| !COLOURS.contains(&letter)) {
        return Err(SetupError::Section(name.into()));
    }
    Ok(COLOURS.map(|letter| text.contains(letter)))
}

impl Listed for TwoColours {
    type Law = Law;

    /// Two orders of the same actions are two turns.
    const COUNTS_TEXTS: bool = true;

    fn from_position(ground: &Ground<Law>, position: &Position) -> Result<TwoColours, SetupError> {
        let mut board = State::from_position(&ground.law, position)?;
        // A man on the last row is a king.
        board.kings |=
            (board.pieces[0] & ground.law.crown[0]) | (board.pieces[1] & ground.law.crown[1]);
        let mut spent = [[false; 2]; 2];
        for (flag, name) in spent.iter_mut().zip(NAMES) {
            *flag = flags(position.section(name).unwrap_or_default(), name)?;
        }
        Ok(TwoColours { board, spent })
    }

    fn to_position(&self, ground: &Ground<Law>) -> Position {
        let mut position = self.board.to_position(&ground.law);
        for (spent, name) in self.spent.iter().zip(NAMES) {
            let letters = COLOURS.iter().zip(spent).filter(|(_, spent)| **spent);
            let letters: String = letters.map(|(letter, _)| *letter).collect();
            if !letters.is_empty() {
                position.add_section(name, letters);
            }
        }
        position
    }

    fn side(&self) -> Side {
        self.board.side
    }

    fn list(&self, ground: &Ground<Law>, list: &mut List<TwoColours>) {
        let colours = colours(ground);
        let shut = View(&ground.law, self.board).shut(&colours);
        let us = self.board.side.index();
        let mut maker = Turns { law: &ground.law, colours, us, shut, list };
        maker.go_on("", self, ACTIONS);
    }

    fn outcome(&self, _: &Ground<Law>) -> Outcome {
        let bare = |side: &Side| self.board.pieces[side.index()].is_empty();
        let loser = [self.board.side, !self.board.side].into_iter().find(bare);
        loser.map_or(Outcome::Open, |loser| Outcome::Win(!loser, Reason::NoPieces))
    }

    fn readings(&self, ground: &Ground<Law>, text: &str) -> Vec<String> {
        sub::by_ends(self, ground, text)
    }

    fn is_irreversible(&self, after: &TwoColours) -> bool {
        self.board.all().count() != after.board.all().count()
    }
}
