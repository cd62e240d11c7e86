//! Puts entries into groups that are one game.
//!
//! Sorted by their lines, equal lines stand side by side and the beginning of a line stands before
//! it: one pass with a stack of all beginnings of the line at hand meets every pair that matters.

use super::compare::{Evidence, Names};
use super::family::Entry;

/// For each entry the group that it belongs to: the number of one of its entries.
pub(super) fn roots(entries: &[Entry], evidence: &Evidence, names: &Names) -> Vec<u32> {
    let mut order: Vec<u32> =
        (0..entries.len() as u32).filter(|&number| !entries[number as usize].is_out).collect();
    order.sort_by_key(|&number| &entries[number as usize].line);
    let mut groups = Groups::new(entries, evidence, names);
    let mut beginnings: Vec<u32> = Vec::new();
    for number in order {
        while beginnings.last().is_some_and(|&last| !groups.is_beginning(last, number)) {
            beginnings.pop();
        }
        for &beginning in beginnings.iter().rev() {
            groups.join(beginning, number);
        }
        beginnings.push(number);
    }
    groups.roots
}

struct Groups<'a> {
    entries: &'a [Entry],
    evidence: &'a Evidence,
    names: &'a Names,
    roots: Vec<u32>,
    /// The members of the group of each root.
    members: Vec<Vec<u32>>,
}

impl<'a> Groups<'a> {
    fn new(entries: &'a [Entry], evidence: &'a Evidence, names: &'a Names) -> Groups<'a> {
        let roots: Vec<u32> = (0..entries.len() as u32).collect();
        let members = roots.iter().map(|&root| vec![root]).collect();
        Groups { entries, evidence, names, roots, members }
    }

    fn entry(&self, number: u32) -> &'a Entry {
        &self.entries[number as usize]
    }

    fn is_beginning(&self, short: u32, long: u32) -> bool {
        let (short, long) = (&self.entry(short).line, &self.entry(long).line);
        short.start == long.start && long.codes.starts_with(&short.codes)
    }

    /// Joins the groups of two entries if every member of one is the same game as every member of
    /// the other: a record that fits two different games does not make them one.
    fn join(&mut self, one: u32, other: u32) {
        let (from, into) = (self.roots[one as usize], self.roots[other as usize]);
        if from == into || !self.fits(from, into) {
            return;
        }
        let moved = std::mem::take(&mut self.members[from as usize]);
        for &member in &moved {
            self.roots[member as usize] = into;
        }
        self.members[into as usize].extend(moved);
    }

    fn fits(&self, one: u32, other: u32) -> bool {
        let (ones, others) = (&self.members[one as usize], &self.members[other as usize]);
        ones.iter().all(|&a| others.iter().all(|&b| self.twins(a, b)))
    }

    fn twins(&self, a: u32, b: u32) -> bool {
        let len = |number| self.entry(number).line.codes.len();
        let (short, long) = if len(a) <= len(b) { (a, b) } else { (b, a) };
        self.is_beginning(short, long)
            && self.evidence.twins(self.entry(short), self.entry(long), self.names)
    }
}
