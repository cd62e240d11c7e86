//! Cats come from the hand and hunt a mouse, which runs for the border.

use std::collections::BTreeMap;

use tavlei_core::{Bits, Board, Dir, Outcome, Point, PointSet, Position, Reason, SetupError, Side};

use crate::listed::sets::{only, plain_men, position_of};
use crate::listed::ways::{around, follow, further, moved, sign, step, texts_to};
use crate::listed::{Ground, List, Listed};

/// What may be changed about the game. White has the mouse, Black the cats.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Law {
    /// How many cats there are.
    pub(crate) cats: u32,
}

/// A position.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Hunt {
    /// None: eaten.
    mouse: Option<Point>,
    /// Those on the board; the others are in hand.
    cats: PointSet,
    side: Side,
}

/// The cats in the middle of a turn: how many steps are made, where they stand, whether one has
/// eaten.
type Place = (u32, PointSet, bool);

impl Hunt {
    fn mouse_turns(&self, ground: &Ground<Law>, at: Point, list: &mut List<Hunt>) {
        for to in around(&ground.board, at).minus(self.cats).points() {
            let after = Hunt { mouse: Some(to), cats: self.cats, side: !self.side };
            list.add(step(&ground.labels, at, false, to), after);
        }
    }

    fn placings(&self, ground: &Ground<Law>, mouse: Point, list: &mut List<Hunt>) {
        let barred = around(&ground.board, mouse) | only(mouse) | self.cats;
        for at in ground.board.points().minus(barred).points() {
            let after = self.after(self.cats | only(at), false);
            list.add(format!("@{}", ground.labels.label(at)), after);
        }
    }

    fn after(&self, cats: PointSet, eaten: bool) -> Hunt {
        Hunt { mouse: self.mouse.filter(|_| !eaten), cats, side: !self.side }
    }

    /// As many steps as there are cats, or fewer if the last one eats.
    fn cat_turns(&self, ground: &Ground<Law>, list: &mut List<Hunt>) {
        let mut ways = BTreeMap::from([((0, self.cats, false), String::new())]);
        while !ways.is_empty() {
            ways = further(&ways, |place| self.cat_steps(ground, place));
            for (place, text) in ways.iter().filter(|(place, _)| self.is_whole(place)) {
                list.add(text.clone(), self.after(place.1, place.2));
            }
        }
    }

    fn is_whole(&self, &(made, _, eaten): &Place) -> bool {
        eaten || made == self.cats.count()
    }

    fn cat_steps(&self, ground: &Ground<Law>, place: &Place) -> Vec<(Place, String)> {
        let &(made, cats, _) = place;
        if self.is_whole(place) {
            return Vec::new();
        }
        let comma = if made == 0 { "" } else { "," };
        let one = |(from, to): (Point, Point)| {
            let eats = self.mouse == Some(to);
            let (from_name, to_name) = (ground.labels.label(from), ground.labels.label(to));
            let text = [comma, from_name, sign(eats), to_name].concat();
            ((made + 1, moved(cats, from, to), eats), text)
        };
        let steps_from = |from| {
            let to = around(&ground.board, from).minus(cats);
            to.points().map(move |to| (from, to))
        };
        cats.points().flat_map(steps_from).map(one).collect()
    }
}

fn is_border(board: &Board, at: Point) -> bool {
    Dir::ALL.into_iter().any(|dir| board.next(at, dir).is_none())
}

impl Listed for Hunt {
    type Law = Law;

    fn from_position(ground: &Ground<Law>, position: &Position) -> Result<Hunt, SetupError> {
        let side = position.side.ok_or(SetupError::NoSide)?;
        let [mouse, cats] = plain_men(&ground.board, position)?;
        if mouse.count() > 1 || cats.count() > ground.law.cats {
            return Err(SetupError::Pieces("there is one mouse, and three cats at most"));
        }
        Ok(Hunt { mouse: mouse.points().next(), cats, side })
    }

    fn to_position(&self, _: &Ground<Law>) -> Position {
        position_of(&[self.mouse.map_or(PointSet::EMPTY, only), self.cats], self.side)
    }

    fn side(&self) -> Side {
        self.side
    }

    fn list(&self, ground: &Ground<Law>, list: &mut List<Hunt>) {
        let Some(mouse) = self.mouse else { return };
        if self.side == Side::White {
            return self.mouse_turns(ground, mouse, list);
        }
        if self.cats.count() < ground.law.cats {
            self.placings(ground, mouse, list);
        }
        if !self.cats.is_empty() {
            self.cat_turns(ground, list);
        }
    }

    fn outcome(&self, ground: &Ground<Law>) -> Outcome {
        match self.mouse {
            None => Outcome::Win(Side::Black, Reason::Captured),
            Some(at) if is_border(&ground.board, at) => Outcome::Win(Side::White, Reason::Goal),
            Some(_) => Outcome::Open,
        }
    }

    /// The cats' steps in any order and by any ways.
    fn after_text(&self, ground: &Ground<Law>, text: &str) -> Option<Hunt> {
        if self.side == Side::White || self.cats.is_empty() {
            return None;
        }
        let end = follow((0, self.cats, false), text, &|place| self.cat_steps(ground, place));
        let whole = end.filter(|place| self.is_whole(place));
        whole.map(|(_, cats, eaten)| self.after(cats, eaten))
    }

    fn readings(&self, ground: &Ground<Law>, text: &str) -> Vec<String> {
        texts_to(self, ground, self.after_text(ground, text).as_ref())
    }

    fn is_irreversible(&self, after: &Hunt) -> bool {
        self.cats.count() != after.cats.count()
    }
}
