//! A pack against one beast: the pack goes forward only and shuts the beast in, the beast tries to
//! slip through or to eat the pack.

use std::collections::BTreeMap;

use tavlei_core::{Bits, Dir, Dirs, Outcome, Point, PointSet, Position, Reason, SetupError, Side};

use crate::listed::sets::{only, plain_men, position_of};
use crate::listed::ways::{follow, further, moved, number, step, texts_to};
use crate::listed::{Ground, List, Listed};

/// What the games differ in.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Law {
    /// Whose the beast is.
    pub(crate) beast: Side,
    /// Whether it jumps.
    pub(crate) jumps: Jumps,
    /// How the game is won besides by shutting in.
    pub(crate) goal: Goal,
}

/// How the beast jumps over a neighbour in the pack.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Jumps {
    /// It does not.
    Never,
    /// One jump a turn, nothing is taken.
    Once,
    /// Any number of jumps, all that is jumped over is taken.
    Taking,
}

/// What is fought for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Goal {
    /// The beast wins on the home line of the pack, file a.
    Home,
    /// The pack wins when so many of it stand on the far line, file h; a position may say another
    /// number.
    Through(u8),
}

/// A position.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Herd {
    pack: PointSet,
    /// None: still in hand.
    beast: Option<Point>,
    side: Side,
    /// How many of the pack must come through; 0 where the goal is another.
    through: u8,
}

/// The pack's directions: towards file h.
const FORWARD: [Dir; 2] = [Dir::NE, Dir::SE];

/// Where a jumping beast stands and what is left of the pack.
type Place = (Point, PointSet);

impl Herd {
    fn occupied(&self) -> PointSet {
        self.pack | self.beast.map_or(PointSet::EMPTY, only)
    }

    fn after(&self, pack: PointSet, beast: Option<Point>) -> Herd {
        Herd { pack, beast, side: !self.side, through: self.through }
    }

    fn pack_turns(&self, ground: &Ground<Law>, list: &mut List<Herd>) {
        for (from, dir) in self.pack.points().flat_map(|from| FORWARD.map(|dir| (from, dir))) {
            if let Some(to) = self.free(ground, from, dir) {
                let after = self.after(moved(self.pack, from, to), self.beast);
                list.add(step(&ground.labels, from, false, to), after);
            }
        }
    }

    fn free(&self, ground: &Ground<Law>, from: Point, dir: Dir) -> Option<Point> {
        ground.board.next(from, dir).filter(|&to| !self.occupied().has(to))
    }

    fn placings(&self, ground: &Ground<Law>, list: &mut List<Herd>) {
        for at in far_line(ground).minus(self.pack).points() {
            list.add(format!("@{}", ground.labels.label(at)), self.after(self.pack, Some(at)));
        }
    }

    fn beast_turns(&self, ground: &Ground<Law>, at: Point, list: &mut List<Herd>) {
        for to in Dirs::DIAGONAL.iter().filter_map(|dir| self.free(ground, at, dir)) {
            list.add(step(&ground.labels, at, false, to), self.after(self.pack, Some(to)));
        }
        match ground.law.jumps {
            Jumps::Never => {}
            Jumps::Once => self.single_jumps(ground, at, list),
            Jumps::Taking => self.series(ground, at, list),
        }
    }

    fn single_jumps(&self, ground: &Ground<Law>, at: Point, list: &mut List<Herd>) {
        for (_, to) in jumps(ground, at, self.pack) {
            list.add(step(&ground.labels, at, false, to), self.after(self.pack, Some(to)));
        }
    }

    fn series(&self, ground: &Ground<Law>, at: Point, list: &mut List<Herd>) {
        let start = ((at, self.pack), ground.labels.label(at).to_owned());
        let mut ways = BTreeMap::from([start]);
        while !ways.is_empty() {
            ways = further(&ways, |place| takings(ground, place));
            for ((to, pack), text) in &ways {
                list.add(text.clone(), self.after(*pack, Some(*to)));
            }
        }
    }
}

fn far_line(ground: &Ground<Law>) -> PointSet {
    let board = &ground.board;
    board.points().points().filter(|&at| board.xy(at).0 + 1 == board.files()).collect()
}

/// Cells and the cells behind that the beast may jump over and to.
fn jumps(ground: &Ground<Law>, at: Point, pack: PointSet) -> impl Iterator<Item = (Point, Point)> {
    Dirs::DIAGONAL.iter().filter_map(move |dir| {
        let over = ground.board.next(at, dir).filter(|&over| pack.has(over))?;
        let to = ground.board.next(over, dir).filter(|&to| !pack.has(to))?;
        Some((over, to))
    })
}

fn takings(ground: &Ground<Law>, &(at, pack): &Place) -> Vec<(Place, String)> {
    let taking =
        |(over, to)| ((to, pack.minus(only(over))), format!("x{}", ground.labels.label(to)));
    jumps(ground, at, pack).map(taking).collect()
}

impl Listed for Herd {
    type Law = Law;

    fn from_position(ground: &Ground<Law>, position: &Position) -> Result<Herd, SetupError> {
        let side = position.side.ok_or(SetupError::NoSide)?;
        let men = plain_men(&ground.board, position)?;
        let (beast, pack) = (men[ground.law.beast.index()], men[(!ground.law.beast).index()]);
        if beast.count() > 1 {
            return Err(SetupError::Pieces("one side has one piece only, and here it has more"));
        }
        let through = match ground.law.goal {
            Goal::Home => 0,
            Goal::Through(usual) => number(position, "through", 1..=8, usual)?,
        };
        Ok(Herd { pack, beast: beast.points().next(), side, through })
    }

    fn to_position(&self, ground: &Ground<Law>) -> Position {
        let mut men = [self.pack; 2];
        men[ground.law.beast.index()] = self.beast.map_or(PointSet::EMPTY, only);
        let mut position = position_of(&men, self.side);
        if let Goal::Through(usual) = ground.law.goal
            && usual != self.through
        {
            position.add_section("through", self.through.to_string());
        }
        position
    }

    fn side(&self) -> Side {
        self.side
    }

    fn list(&self, ground: &Ground<Law>, list: &mut List<Herd>) {
        match self.beast {
            _ if self.side != ground.law.beast => self.pack_turns(ground, list),
            None => self.placings(ground, list),
            Some(at) => self.beast_turns(ground, at, list),
        }
    }

    fn outcome(&self, ground: &Ground<Law>) -> Outcome {
        let beast = ground.law.beast;
        match ground.law.goal {
            Goal::Home if self.beast.is_some_and(|at| ground.board.xy(at).0 == 0) => {
                Outcome::Win(beast, Reason::Goal)
            }
            Goal::Home => Outcome::Open,
            Goal::Through(_) => {
                let needed = u32::from(self.through);
                if (self.pack & far_line(ground)).count() >= needed {
                    Outcome::Win(!beast, Reason::Goal)
                } else if self.pack.count() < needed {
                    Outcome::Win(beast, Reason::Count)
                } else {
                    Outcome::Open
                }
            }
        }
    }

    /// A series by another way than the canonical one.
    fn readings(&self, ground: &Ground<Law>, text: &str) -> Vec<String> {
        let Some(at) = self.beast.filter(|_| self.side == ground.law.beast) else {
            return Vec::new();
        };
        let rest = text.strip_prefix(ground.labels.label(at)).unwrap_or_default();
        let end = follow((at, self.pack), rest, &|place| takings(ground, place));
        let after = end.map(|(to, pack)| self.after(pack, Some(to)));
        texts_to(self, ground, after.as_ref())
    }

    fn is_irreversible(&self, after: &Herd) -> bool {
        self.pack != after.pack || self.beast.is_none()
    }
}
