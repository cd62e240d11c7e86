//! A chain of men on a ring of cells: it goes forward, is closed up, grows at its tail.

use std::collections::VecDeque;

use tavlei_core::Side;

/// A man of a chain. Its colour is its own for ever, whoever owns the chain.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) struct Man {
    pub(super) colour: Side,
    pub(super) is_shark: bool,
}

/// A chain: the men from the head backwards along the ring, `None` where one was taken from the
/// middle. Both ends are men; an empty chain has its head at 0.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
pub(super) struct Chain {
    pub(super) head: usize,
    pub(super) men: VecDeque<Option<Man>>,
}

/// Cells of a ring.
pub(super) const RING: usize = 20;

impl Man {
    /// Whether this man takes an enemy man that it faces.
    fn takes(self, other: Man) -> bool {
        match (self.is_shark, other.is_shark) {
            (true, false) => self.colour != other.colour,
            (false, true) => self.colour == other.colour,
            _ => false,
        }
    }
}

impl Chain {
    /// The index on the ring of a man of the chain.
    pub(super) fn cell(&self, place: usize) -> usize {
        (self.head + RING - place) % RING
    }

    /// The men with their indices on the ring, the head first.
    pub(super) fn placed(&self) -> impl Iterator<Item = (usize, Man)> {
        let men = self.men.iter().enumerate();
        men.filter_map(|(place, man)| man.map(|man| (self.cell(place), man)))
    }

    /// The place in the chain of the man on a cell of the ring.
    fn place_of(&self, cell: usize) -> usize {
        (self.head + RING - cell) % RING
    }

    /// Whether no man is left.
    pub(super) fn is_empty(&self) -> bool {
        self.men.is_empty()
    }

    /// How many holes there are between the first and the last man.
    pub(super) fn holes(&self) -> usize {
        self.men.iter().filter(|man| man.is_none()).count()
    }

    /// Pushed together, with the head so many cells further back.
    pub(super) fn closed(&self, back: usize) -> Chain {
        let men = self.men.iter().copied().flatten().map(Some).collect();
        Chain { head: self.cell(back), men }
    }

    /// Every man one cell forward.
    pub(super) fn advanced(&self) -> Chain {
        Chain { head: (self.head + 1) % RING, men: self.men.clone() }
    }

    /// The last man carried to the cell in front of the head.
    pub(super) fn tail_to_front(&self) -> Chain {
        let mut chain = self.advanced();
        chain.men.rotate_right(1);
        chain
    }

    /// How many sharks the chain has, of both colours.
    pub(super) fn sharks(&self) -> usize {
        self.placed().filter(|(_, man)| man.is_shark).count()
    }

    /// With the man in this place made a shark; none if there is none to make one of.
    pub(super) fn with_shark(&self, place: usize) -> Option<Chain> {
        let mut chain = self.clone();
        let man = chain.men.get_mut(place)?.as_mut().filter(|man| !man.is_shark)?;
        man.is_shark = true;
        Some(chain)
    }

    /// Takes everything that this chain's men can take; what is taken goes behind the tail.
    /// `facing` tells which cell of the other ring a cell of this ring faces.
    pub(super) fn strike(&mut self, enemy: &mut Chain, facing: impl Fn(usize) -> Option<usize>) {
        let takers: Vec<(usize, Man)> = self.placed().collect();
        for (cell, man) in takers {
            let Some(place) = facing(cell).map(|cell| enemy.place_of(cell)) else { continue };
            let Some(slot) = enemy.men.get_mut(place) else { continue };
            if slot.is_some_and(|other| man.takes(other)) {
                self.men.push_back(slot.take());
            }
        }
        enemy.trim();
    }

    /// Drops what is no longer part of the chain at both ends.
    pub(super) fn trim(&mut self) {
        while self.men.back().is_some_and(Option::is_none) {
            self.men.pop_back();
        }
        while self.men.front().is_some_and(Option::is_none) {
            self.men.pop_front();
            self.head = (self.head + RING - 1) % RING;
        }
        if self.men.is_empty() {
            self.head = 0;
        }
    }
}
