//! Figures, and a board with them.

use tavlei_core::{
    Bits, Board, Dirs, Kind, Piece, Placed, Point, PointSet, Position, SetupError, Side,
};

/// What stands on the board.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) enum Figure {
    Shatra,
    Biy,
    Batyr,
    Tura,
    Yalkyn,
}

/// All of them.
pub(super) const FIGURES: [Figure; 5] =
    [Figure::Shatra, Figure::Biy, Figure::Batyr, Figure::Tura, Figure::Yalkyn];

impl Figure {
    /// As positions name it: by the chess pieces that stand in for them.
    pub(super) fn kind(self) -> Kind {
        match self {
            Figure::Shatra => Kind::Man,
            Figure::Biy => Kind::King,
            Figure::Batyr => Kind::Other(b'Q'),
            Figure::Tura => Kind::Other(b'R'),
            Figure::Yalkyn => Kind::Other(b'B'),
        }
    }

    /// The letter for it in turns; none for a shatra.
    pub(super) fn letter(self) -> Option<char> {
        self.kind().letter()
    }

    /// The directions in which it takes.
    pub(super) fn dirs(self) -> Dirs {
        match self {
            Figure::Shatra | Figure::Biy | Figure::Batyr => Dirs::EIGHT,
            Figure::Tura => Dirs::ORTHOGONAL,
            Figure::Yalkyn => Dirs::DIAGONAL,
        }
    }

    /// Whether it goes and takes at any distance.
    pub(super) fn is_long(self) -> bool {
        !matches!(self, Figure::Shatra | Figure::Biy)
    }
}

/// The pieces on the board.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
pub(super) struct Field {
    armies: [PointSet; 2],
    figures: [PointSet; 5],
    /// What has not left its fortress and gate since the start, where that is marked.
    pub(super) marked: PointSet,
}

impl Field {
    pub(super) fn all(&self) -> PointSet {
        self.armies[0] | self.armies[1]
    }

    pub(super) fn army(&self, side: Side) -> PointSet {
        self.armies[side.index()]
    }

    pub(super) fn of(&self, side: Side, figure: Figure) -> PointSet {
        self.armies[side.index()] & self.figures[figure as usize]
    }

    /// The figure on a point; a shatra where there is none.
    pub(super) fn figure(&self, at: Point) -> Figure {
        let there = |&figure: &Figure| self.figures[figure as usize].has(at);
        FIGURES.into_iter().find(there).unwrap_or(Figure::Shatra)
    }

    /// Puts a figure on a free point.
    pub(super) fn put(&mut self, at: Point, side: Side, figure: Figure) {
        let only = PointSet::only(at);
        self.armies[side.index()] = self.armies[side.index()] | only;
        self.figures[figure as usize] = self.figures[figure as usize] | only;
    }

    /// Takes away what stands on these points.
    pub(super) fn clear(&mut self, points: PointSet) {
        let sets = self.armies.iter_mut().chain(&mut self.figures).chain([&mut self.marked]);
        sets.for_each(|set| *set = set.minus(points));
    }

    /// The board with a piece taken up from a point.
    pub(super) fn without(&self, at: Point) -> Field {
        let mut field = self.clone();
        field.clear(PointSet::only(at));
        field
    }

    /// The pieces of a position that has only figures of these kinds.
    pub(super) fn read(
        board: &Board,
        position: &Position,
        figures: &[Figure],
    ) -> Result<Field, SetupError> {
        let mut field = Field::default();
        for &Placed { at, piece, mark } in &position.placed {
            if !board.points().has(at) {
                return Err(SetupError::OffBoard(at));
            }
            if field.all().has(at) {
                return Err(SetupError::Twice(at));
            }
            let figure = figures.iter().find(|figure| figure.kind() == piece.kind);
            field.put(at, piece.side, *figure.ok_or(SetupError::NoSuchKind(at))?);
            if mark > 0 {
                field.marked = field.marked | PointSet::only(at);
            }
        }
        Ok(field)
    }

    pub(super) fn position(&self, side: Side) -> Position {
        let mut position = Position::empty(side);
        for owner in Side::BOTH {
            position.placed.extend(self.army(owner).points().map(|at| Placed {
                at,
                piece: Piece { side: owner, kind: self.figure(at).kind() },
                mark: if self.marked.has(at) { Placed::STAR } else { 0 },
            }));
        }
        position.sort();
        position
    }
}
