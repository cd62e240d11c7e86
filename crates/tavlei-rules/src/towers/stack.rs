//! Stacks of men, and a board full of them.

use tavlei_core::{Bits, Board, Dirs, Kind, Point, Position, SetupError, Side};

/// More men than any game has; so many fit one stack.
pub(super) const MOST_MEN: usize = 60;

/// A man in a stack.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Man {
    pub(super) side: Side,
    pub(super) king: bool,
}

impl Man {
    /// A plain man.
    pub(super) fn of(side: Side) -> Man {
        Man { side, king: false }
    }

    /// Its directions, of those that White's men have: a king has all of its board's.
    pub(super) fn dirs(self, whites: Dirs) -> Dirs {
        match self {
            Man { king: true, .. } => Dirs::DIAGONAL,
            Man { side: Side::White, .. } => whites,
            Man { side: Side::Black, .. } => whites.turned(),
        }
    }

    fn bits(self) -> u128 {
        self.side as u128 | u128::from(self.king) << 1
    }

    fn from_bits(bits: u128) -> Man {
        let side = if bits & 1 == 0 { Side::White } else { Side::Black };
        Man { side, king: bits & 2 != 0 }
    }
}

/// Men on top of one another, at most sixty: two bits a man, the top man lowest, a one above all.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) struct Stack(u128);

impl Stack {
    pub(super) const EMPTY: Stack = Stack(1);

    /// So many plain men of one side.
    pub(super) fn tower(side: Side, height: u8) -> Stack {
        (0..height).fold(Stack::EMPTY, |stack, _| stack.with_top(Man::of(side)))
    }

    pub(super) fn height(self) -> u8 {
        (self.0.ilog2() / 2) as u8
    }

    pub(super) fn is_empty(self) -> bool {
        self == Stack::EMPTY
    }

    pub(super) fn top(self) -> Option<Man> {
        (!self.is_empty()).then(|| Man::from_bits(self.0 & 3))
    }

    pub(super) fn with_top(self, man: Man) -> Stack {
        Stack(self.0 << 2 | man.bits())
    }

    /// The stack with this one on top of another.
    pub(super) fn over(self, below: Stack) -> Stack {
        let bits = 2 * u32::from(self.height());
        Stack(below.0 << bits | self.0 & !(u128::MAX << bits))
    }

    /// The top men, so many of them, and the rest below.
    pub(super) fn split(self, upper: u8) -> (Stack, Stack) {
        let bits = 2 * u32::from(upper.min(self.height()));
        (Stack(self.0 & !(u128::MAX << bits) | 1 << bits), Stack(self.0 >> bits))
    }

    /// Whether a man of this side stands in it.
    pub(super) fn holds(self, side: Side) -> bool {
        self.men().any(|man| man.side == side)
    }

    /// The men from the top down.
    pub(super) fn men(self) -> impl DoubleEndedIterator<Item = Man> {
        (0..self.height()).map(move |depth| Man::from_bits(self.0 >> (2 * depth) & 3))
    }
}

/// The stacks of a board, by the indices of its points.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(super) struct Towers(Vec<Stack>);

impl Towers {
    /// The stacks of a position; kings only where the game has them.
    pub(super) fn read(board: &Board, from: &Position, kings: bool) -> Result<Towers, SetupError> {
        let mut towers = Towers(vec![Stack::EMPTY; board.table_len()]);
        if from.placed.len() > MOST_MEN {
            return Err(SetupError::Pieces("there are more men than this game can hold"));
        }
        for placed in &from.placed {
            let king = placed.piece.kind == Kind::King;
            if !board.points().has(placed.at) {
                return Err(SetupError::OffBoard(placed.at));
            }
            if placed.piece.kind != Kind::Man && !(king && kings) {
                return Err(SetupError::NoSuchKind(placed.at));
            }
            let stack = &mut towers.0[placed.at.index()];
            *stack = stack.with_top(Man { side: placed.piece.side, king });
        }
        Ok(towers)
    }

    /// The position of these stacks.
    pub(super) fn position(&self, side: Side) -> Position {
        let mut position = Position::empty(side);
        for (at, stack) in self.all() {
            for man in stack.men().rev() {
                position.put(at, man.side, if man.king { Kind::King } else { Kind::Man });
            }
        }
        position
    }

    pub(super) fn at(&self, at: Point) -> Stack {
        self.0[at.index()]
    }

    pub(super) fn set(&mut self, at: Point, stack: Stack) {
        self.0[at.index()] = stack;
    }

    /// The top man of a point.
    pub(super) fn top(&self, at: Point) -> Option<Man> {
        self.at(at).top()
    }

    /// Whether the stack of a point belongs to a side.
    pub(super) fn is_of(&self, at: Point, side: Side) -> bool {
        self.top(at).is_some_and(|man| man.side == side)
    }

    /// All stacks that are not empty.
    pub(super) fn all(&self) -> impl Iterator<Item = (Point, Stack)> {
        let points = self.0.iter().enumerate().map(|(index, &stack)| (Point(index as u8), stack));
        points.filter(|(_, stack)| !stack.is_empty())
    }

    /// The stacks of a side.
    pub(super) fn of(&self, side: Side) -> impl Iterator<Item = (Point, Stack)> {
        self.all().filter(move |(_, stack)| stack.top().is_some_and(|man| man.side == side))
    }

    /// How many men a side has, wherever they stand.
    pub(super) fn men(&self, side: Side) -> usize {
        self.all().flat_map(|(_, stack)| stack.men()).filter(|man| man.side == side).count()
    }
}

/// How many men a side has beside the board, by the section that says so.
pub(super) fn count_in(
    position: &Position,
    name: &'static str,
    otherwise: u8,
) -> Result<u8, SetupError> {
    match position.section(name) {
        None => Ok(otherwise),
        Some(text) => text
            .parse()
            .ok()
            .filter(|&count: &u8| {
                text.bytes().all(|b| b.is_ascii_digit()) && usize::from(count) <= MOST_MEN
            })
            .ok_or(SetupError::Section(name.into())),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn stacks_split_and_join() {
        let low = Stack::tower(Side::Black, 3);
        let high = Stack::tower(Side::White, 2).with_top(Man { side: Side::White, king: true });
        let both = high.over(low);
        assert_eq!(both.height(), 6);
        assert_eq!(both.top(), Some(Man { side: Side::White, king: true }));
        assert_eq!(both.split(3), (high, low));
        assert_eq!(both.split(0), (Stack::EMPTY, both));
        assert_eq!(both.split(9), (both, Stack::EMPTY));
        assert!(!low.holds(Side::White) && both.holds(Side::White));
    }
}
