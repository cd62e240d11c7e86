//! The Fence: one chain of alternating men, which rings and borders close for an extra move.

use tavlei_core::{Bits, Board, Outcome, Point, PointSet, Position, Reason, SetupError, Side};

use super::common::{beside, in_order, is_border, read_order, wrong};
use crate::listed::sets::{only, plain_men, position_of};
use crate::listed::{Ground, List, Listed, Maker, opener};

/// The engine of the Fence.
pub(crate) const FENCE: Maker =
    Maker { name: "fence", make: |board, labels| opener::<State>(board, labels, ()) };

/// How many men a side has.
const STOCK: u32 = 18;

/// An end of the chain. A chain of one man has two ends at one place.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
struct End {
    at: Point,
    /// Whether nothing can be joined to it any more.
    finished: bool,
}

type Chain = [End; 2];

#[derive(Clone, PartialEq, Eq, Hash, Debug)]
struct State {
    men: [PointSet; 2],
    /// The chain under way, its ends in order.
    chain: Option<Chain>,
    side: Side,
}

/// What a side may do next.
enum Next {
    /// Begin a new chain, anywhere.
    Begin,
    /// Go on at an open end.
    Join(Vec<(Point, usize)>),
    /// Nothing: only the other side could go on.
    Nothing,
}

impl State {
    fn empty(&self, board: &Board) -> PointSet {
        board.points().minus(self.men[0] | self.men[1])
    }

    fn is_done(&self, side: Side) -> bool {
        self.men[side.index()].count() >= STOCK
    }

    /// What the side to move may do, at the start of its turn or with an extra move.
    fn next(&self, board: &Board) -> Next {
        let Some(chain) = self.chain else { return Next::Begin };
        let theirs = self.men[(!self.side).index()];
        let empty = self.empty(board);
        let (mut joins, mut blocked) = (Vec::new(), true);
        for (index, end) in chain.iter().enumerate().filter(|(_, end)| !end.finished) {
            let cells = beside(board, end.at) & empty;
            blocked &= cells.is_empty();
            if theirs.has(end.at) {
                joins.extend(cells.points().map(|at| (at, index)));
            }
        }
        // A blocked chain is over, whosever its open end is: that comes before a lapsed move.
        match (blocked, joins.is_empty()) {
            (true, _) => Next::Begin,
            (false, true) => Next::Nothing,
            (false, false) => Next::Join(joins),
        }
    }

    fn place(&self, at: Point) -> State {
        let mut after = self.clone();
        let own = &mut after.men[self.side.index()];
        *own = *own | only(at);
        after
    }

    /// The position with the first man of a new chain.
    fn begin(&self, board: &Board, at: Point) -> State {
        let open = End { at, finished: false };
        let other = End { at, finished: is_border(board, at) };
        State { chain: Some([open, other]), ..self.place(at) }
    }

    /// The position with a man joined to an end, and whether that earns an extra move.
    fn join(&self, board: &Board, at: Point, index: usize) -> (State, bool) {
        let mut after = self.place(at);
        let Some(mut chain) = self.chain else { return (after, false) };
        let (old, other) = (chain[index], chain[1 - index]);
        let border = is_border(board, at);
        let ring = old.at != other.at && beside(board, at).has(other.at);
        chain[index] = End { at, finished: border };
        chain.sort_unstable();
        let over = ring || (border && other.finished);
        after.chain = (!over).then_some(chain);
        (after, ring || border)
    }

    /// Adds all turns that begin with these men.
    fn go_on(&self, ground: &Ground<()>, placed: &mut Vec<Point>, list: &mut List<State>) {
        match self.next(&ground.board) {
            Next::Begin => {
                for at in self.empty(&ground.board).points() {
                    placed.push(at);
                    self.begin(&ground.board, at).finish(ground, placed, list);
                    placed.pop();
                }
            }
            Next::Join(joins) => {
                for (at, index) in joins {
                    placed.push(at);
                    let (after, extra) = self.join(&ground.board, at, index);
                    if extra && !after.is_done(self.side) {
                        after.go_on(ground, placed, list);
                    } else {
                        after.finish(ground, placed, list);
                    }
                    placed.pop();
                }
            }
            Next::Nothing => self.clone().finish(ground, placed, list),
        }
    }

    /// Adds one turn; without men it is a pass.
    fn finish(mut self, ground: &Ground<()>, placed: &[Point], list: &mut List<State>) {
        self.side = !self.side;
        let pass = placed.is_empty();
        let text = if pass { "--".to_owned() } else { in_order(&ground.labels, placed) };
        list.add(text, self);
    }
}

/// The ends as text: `c3,a5*`, the finished ones with a star.
fn chain_text(ground: &Ground<()>, chain: Chain) -> String {
    let end = |end: End| {
        format!("{}{}", ground.labels.label(end.at), if end.finished { "*" } else { "" })
    };
    chain.map(end).join(",")
}

fn read_chain(ground: &Ground<()>, all: PointSet, text: &str) -> Option<Chain> {
    let end = |text: &str| {
        let at = ground.labels.find(text.trim_end_matches('*')).filter(|&at| all.has(at))?;
        Some(End { at, finished: text.ends_with('*') })
    };
    let (one, other) = text.split_once(',')?;
    let mut chain = [end(one)?, end(other)?];
    chain.sort_unstable();
    Some(chain)
}

impl Listed for State {
    type Law = ();

    fn from_position(ground: &Ground<()>, position: &Position) -> Result<State, SetupError> {
        let side = position.side.ok_or(SetupError::NoSide)?;
        let men = plain_men(&ground.board, position)?;
        if men.iter().any(|set| set.count() > STOCK) {
            return Err(SetupError::Pieces("a side has more men than the game gives it"));
        }
        let chain = match position.section("chain") {
            None | Some("none") => None,
            Some(text) => {
                Some(read_chain(ground, men[0] | men[1], text).ok_or_else(|| wrong("chain"))?)
            }
        };
        // Both ends finished: the chain is over.
        let chain = chain.filter(|chain| chain.iter().any(|end| !end.finished));
        Ok(State { men, chain, side })
    }

    fn to_position(&self, ground: &Ground<()>) -> Position {
        let mut position = position_of(&self.men, self.side);
        if let Some(chain) = self.chain {
            position.add_section("chain", chain_text(ground, chain));
        }
        position
    }

    fn side(&self) -> Side {
        self.side
    }

    fn list(&self, ground: &Ground<()>, list: &mut List<State>) {
        self.go_on(ground, &mut Vec::new(), list);
    }

    fn outcome(&self, _: &Ground<()>) -> Outcome {
        let winner = [!self.side, self.side].into_iter().find(|&side| self.is_done(side));
        winner.map_or(Outcome::Open, |side| Outcome::Win(side, Reason::Goal))
    }

    fn readings(&self, _: &Ground<()>, text: &str) -> Vec<String> {
        read_order(text)
    }

    fn is_irreversible(&self, after: &State) -> bool {
        self.men != after.men
    }
}
