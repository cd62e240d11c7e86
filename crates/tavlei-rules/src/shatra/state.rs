//! A position of the game, and its turns.

use tavlei_core::{
    Bits, Board, CellText, Labels, Outcome, Point, PointSet, Position, Reason, SetupError, Side,
};

use super::capture::Search;
use super::field::{Field, Figure};
use super::law::{Army, Law, Reserve, ahead};
use super::quiet::Quiet;
use super::zones::FAR_ROW;
use crate::listed::{Ground, List, Listed};

const SKIPPED: &str = "skipped";

/// Everything that a position holds.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(super) struct State {
    pub(super) field: Field,
    pub(super) side: Side,
    /// The cell over which a shatra has just gone two cells.
    pub(super) skipped: Option<Point>,
}

impl State {
    /// The position after a turn that leaves this on the board.
    pub(super) fn after(
        &self,
        law: &Law,
        board: &Board,
        mut field: Field,
        skipped: Option<Point>,
    ) -> State {
        law.settle(&mut field, !self.side, board);
        State { field, side: !self.side, skipped }
    }

    /// Whether a shatra may just have gone over this cell.
    fn may_be_skipped(&self, ground: &Ground<Law>, cell: Point) -> bool {
        let mover = !self.side;
        let way = ahead(mover);
        let next = |dir| ground.board.next(cell, dir);
        let gone = next(way).is_some_and(|to| self.field.of(mover, Figure::Shatra).has(to));
        let left = next(way.opposite()).is_some_and(|from| !self.field.all().has(from));
        ground.law.army == Army::Figures
            && ground.law.zones.row(mover, cell) == FAR_ROW + 1
            && !self.field.all().has(cell)
            && gone
            && left
    }

    fn read_skipped(
        &self,
        ground: &Ground<Law>,
        position: &Position,
    ) -> Result<Option<Point>, SetupError> {
        let Some(text) = position.section(SKIPPED) else { return Ok(None) };
        let cell = ground.labels.find(text.trim());
        let cell = cell.filter(|&cell| self.may_be_skipped(ground, cell));
        cell.map(Some).ok_or(SetupError::Section(SKIPPED.into()))
    }

    /// The pieces that can take.
    fn takers(&self, ground: &Ground<Law>) -> Vec<Point> {
        let army = self.field.army(self.side).points();
        army.filter(|&from| Search::new(ground, self, from).finds_any()).collect()
    }

    /// The text with the biy's cell for its Russian letter.
    fn with_biy(&self, labels: &Labels, text: &str) -> Option<String> {
        let rest = text.strip_prefix('б')?;
        let biy = self.field.of(self.side, Figure::Biy).points().next()?;
        let gap = if rest.starts_with(['-', 'x']) { "" } else { "-" };
        Some(format!("{}{gap}{rest}", labels.label(biy)))
    }
}

/// What is wrong with the pieces of a position, if anything is.
fn fault(law: &Law, field: &Field) -> Option<&'static str> {
    let biys = Side::BOTH.map(|side| field.of(side, Figure::Biy).count());
    let homes = |side: Side| field.army(side) & law.zones.home[side.index()];
    let unmarkable = field.marked.minus(homes(Side::White) | homes(Side::Black));
    if biys == [0, 0] || biys.iter().any(|&count| count > 1) {
        Some("each side has one biy")
    } else if law.reserve == Reserve::InOrder && !field.marked.is_empty() {
        Some("no piece carries a mark in this game")
    } else if !unmarkable.is_empty() {
        Some("only pieces in their own fortress or gate carry the mark of the reserve")
    } else {
        None
    }
}

impl Listed for State {
    type Law = Law;

    fn from_position(ground: &Ground<Law>, position: &Position) -> Result<State, SetupError> {
        let side = position.side.ok_or(SetupError::NoSide)?;
        let field = Field::read(&ground.board, position, ground.law.figures())?;
        if let Some(what) = fault(&ground.law, &field) {
            return Err(SetupError::Pieces(what));
        }
        let state = State { field, side, skipped: None };
        let skipped = state.read_skipped(ground, position)?;
        Ok(State { skipped, ..state })
    }

    fn to_position(&self, ground: &Ground<Law>) -> Position {
        let mut position = self.field.position(self.side);
        if let Some(cell) = self.skipped {
            position.add_section(SKIPPED, ground.labels.label(cell));
        }
        position
    }

    fn side(&self) -> Side {
        self.side
    }

    /// Who can take must, but a biy (or what takes as one) that alone can take is free to go
    /// elsewhere.
    fn list(&self, ground: &Ground<Law>, list: &mut List<State>) {
        let takers = self.takers(ground);
        for &from in &takers {
            Search::new(ground, self, from).all(list);
        }
        let goers: PointSet = match takers[..] {
            [] => self.field.army(self.side),
            [only] if ground.law.is_free(&self.field, self.side, only) => PointSet::only(only),
            _ => return,
        };
        let quiet = Quiet::new(ground, self);
        goers.points().for_each(|from| quiet.of(from, list));
    }

    fn outcome(&self, _: &Ground<Law>) -> Outcome {
        let lost = |side: &Side| self.field.of(*side, Figure::Biy).is_empty();
        let loser = Side::BOTH.into_iter().find(lost);
        loser.map_or(Outcome::Open, |side| Outcome::Win(!side, Reason::Captured))
    }

    /// A capture by its first and last cells, and the biy by its letter.
    fn readings(&self, ground: &Ground<Law>, text: &str) -> Vec<String> {
        let with_biy = self.with_biy(&ground.labels, text);
        let text = with_biy.as_deref().unwrap_or(text);
        let mut list = List::new();
        self.list(ground, &mut list);
        let texts = list.sorted().into_iter().map(|entry| entry.text);
        let ends = ends(&ground.labels, text);
        let fits = |full: &String| {
            full.replace(':', "x").eq_ignore_ascii_case(text)
                || full.contains(':') && ends.is_some() && ends_of(&ground.labels, full) == ends
        };
        texts.filter(fits).collect()
    }

    fn is_irreversible(&self, after: &State) -> bool {
        self.field.all().count() != after.field.all().count()
    }
}

/// The two cells of a text that names just those, as a capture.
fn ends(labels: &Labels, text: &str) -> Option<(Point, Point)> {
    let (from, to) = text.split_once('x')?;
    Some((labels.find(from)?, labels.find(to)?))
}

/// The first and the last cell of a capture.
fn ends_of(labels: &Labels, full: &str) -> Option<(Point, Point)> {
    let last = full.rsplit(':').next()?;
    let cell = |text: &str| match labels.parse_cell(text.as_bytes()) {
        CellText::Cell(at, _) => Some(at),
        _ => None,
    };
    Some((cell(full)?, cell(last)?))
}
