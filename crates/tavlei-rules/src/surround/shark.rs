//! Two chains of men on two rings of cells, which take from one another where they face.

use tavlei_core::{Kind, Outcome, Piece, Placed, Point, Position, Reason, SetupError, Side};

use super::chain::{Chain, Man, RING};
use crate::listed::ways::{of, step};
use crate::listed::{Ground, List, Listed};

/// What may be changed about the game.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Law {
    /// With so many sharks in its chain a side makes no more of them.
    pub(crate) sharks: usize,
}

/// A position: White's chain and Black's.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Shark {
    chains: [Chain; 2],
    side: Side,
}

/// The letter of a shark.
const SHARK: Kind = Kind::Other(b'S');
const HEADS: [&str; 2] = ["head-w", "head-b"];
/// The cells of White's ring that face Black's: the first eight, in opposite order.
const CONTACT: usize = 8;

/// File and rank of a cell of White's ring: the border of the near half, beginning at a4.
fn on_ring(index: usize) -> (u8, u8) {
    let index = index as u8;
    match index {
        0..=7 => (index, 3),
        8..=9 => (7, 10 - index),
        10..=17 => (17 - index, 0),
        _ => (0, index - 17),
    }
}

/// A cell of a side's ring. Black's is White's turned half round.
fn cell(ground: &Ground<Law>, side: Side, index: usize) -> Option<Point> {
    let (x, y) = on_ring(index % RING);
    let (files, ranks) = (ground.board.files(), ground.board.ranks());
    match side {
        Side::White => ground.board.point_at(x, y),
        Side::Black => ground.board.point_at(files - 1 - x, ranks - 1 - y),
    }
}

fn name(ground: &Ground<Law>, side: Side, index: usize) -> &str {
    cell(ground, side, index).map_or("", |at| ground.labels.label(at))
}

fn facing(index: usize) -> Option<usize> {
    (index < CONTACT).then(|| CONTACT - 1 - index)
}

impl Shark {
    /// The turns of a chain without holes.
    fn turns(&self, ground: &Ground<Law>, prefix: &str, chain: &Chain, list: &mut List<Shark>) {
        let (side, next) = (self.side, chain.head + 1);
        let step = |from, to| {
            let cells = cell(ground, side, from).zip(cell(ground, side, to));
            cells.map_or_else(String::new, |(from, to)| step(&ground.labels, from, false, to))
        };
        let (advanced, carried) = (chain.advanced(), chain.tail_to_front());
        if carried != advanced {
            let tail = chain.cell(chain.men.len() - 1);
            list.add(format!("{prefix}{}", step(tail, next)), self.struck(carried));
        }
        list.add(format!("{prefix}{}", step(chain.head, next)), self.struck(advanced));
        if chain.sharks() < ground.law.sharks {
            for (place, chain) in
                (0..chain.men.len()).filter_map(|place| Some((place, chain.with_shark(place)?)))
            {
                let at = name(ground, side, chain.cell(place));
                list.add(format!("{prefix}{at}^"), self.struck(chain));
            }
        }
    }

    /// The position after the strike that ends a turn.
    fn struck(&self, mut chain: Chain) -> Shark {
        let mut chains = self.chains.clone();
        chain.strike(&mut chains[(!self.side).index()], facing);
        chains[self.side.index()] = chain;
        Shark { chains, side: !self.side }
    }
}

/// The men of one ring by their cells, head or not.
type Ring = [Option<Man>; RING];

fn rings(ground: &Ground<Law>, position: &Position) -> Result<[Ring; 2], SetupError> {
    let mut rings = [[None; RING]; 2];
    for placed in &position.placed {
        let is_shark = match placed.piece.kind {
            Kind::Man => false,
            SHARK => true,
            _ => return Err(SetupError::NoSuchKind(placed.at)),
        };
        let places = Side::BOTH.into_iter().flat_map(|s| (0..RING).map(move |i| (s, i)));
        let place = places.into_iter().find(|&(side, i)| cell(ground, side, i) == Some(placed.at));
        let (owner, index) = place.ok_or(SetupError::OffBoard(placed.at))?;
        let slot = &mut rings[owner.index()][index];
        if slot.is_some() {
            return Err(SetupError::Twice(placed.at));
        }
        *slot = Some(Man { colour: placed.piece.side, is_shark });
    }
    Ok(rings)
}

/// The head by its section, or the only man with a free cell in front of it.
fn head(
    ground: &Ground<Law>,
    position: &Position,
    side: Side,
    ring: &Ring,
) -> Result<usize, SetupError> {
    let section = of(side, HEADS);
    let error = SetupError::Section(section.into());
    let Some(text) = position.section(section) else {
        let is_front = |&i: &usize| ring[i].is_some() && ring[(i + 1) % RING].is_none();
        let mut fronts = (0..RING).filter(is_front);
        let front = fronts.next().ok_or(error.clone())?;
        return if fronts.next().is_none() { Ok(front) } else { Err(error) };
    };
    let at = ground.labels.find(text.trim());
    let is_head = |&i: &usize| ring[i].is_some() && at.is_some() && cell(ground, side, i) == at;
    (0..RING).find(is_head).ok_or(error)
}

fn chain(
    ground: &Ground<Law>,
    position: &Position,
    side: Side,
    ring: &Ring,
) -> Result<Chain, SetupError> {
    if ring.iter().all(Option::is_none) {
        return Ok(Chain::default());
    }
    let head = head(ground, position, side, ring)?;
    let men = (0..RING).map(|back| ring[(head + RING - back) % RING]).collect();
    let mut chain = Chain { head, men };
    chain.trim();
    Ok(chain)
}

impl Listed for Shark {
    type Law = Law;

    fn from_position(ground: &Ground<Law>, position: &Position) -> Result<Shark, SetupError> {
        let side = position.side.ok_or(SetupError::NoSide)?;
        let rings = rings(ground, position)?;
        let [white, black] =
            Side::BOTH.map(|side| chain(ground, position, side, &rings[side.index()]));
        Ok(Shark { chains: [white?, black?], side })
    }

    fn to_position(&self, ground: &Ground<Law>) -> Position {
        let mut position = Position::empty(self.side);
        for owner in Side::BOTH {
            let chain = &self.chains[owner.index()];
            for (index, man) in chain.placed() {
                let kind = if man.is_shark { SHARK } else { Kind::Man };
                let piece = Piece { side: man.colour, kind };
                let at = cell(ground, owner, index);
                position.placed.extend(at.map(|at| Placed { at, piece, mark: 0 }));
            }
            if !chain.is_empty() {
                position.add_section(of(owner, HEADS), name(ground, owner, chain.head));
            }
        }
        position.sort();
        position
    }

    fn side(&self) -> Side {
        self.side
    }

    fn list(&self, ground: &Ground<Law>, list: &mut List<Shark>) {
        let chain = &self.chains[self.side.index()];
        let holes = chain.holes();
        if holes == 0 {
            return self.turns(ground, "", chain, list);
        }
        for closed in (0..=holes).map(|back| chain.closed(back)) {
            let prefix = format!("~{},", name(ground, self.side, closed.head));
            self.turns(ground, &prefix, &closed, list);
        }
    }

    fn outcome(&self, _: &Ground<Law>) -> Outcome {
        match Side::BOTH.into_iter().find(|side| self.chains[side.index()].is_empty()) {
            Some(side) => Outcome::Win(!side, Reason::NoPieces),
            None => Outcome::Open,
        }
    }
}
