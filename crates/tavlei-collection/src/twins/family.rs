//! Finds the records of one game among many.

use std::cmp::Reverse;
use std::collections::HashMap;

use tavlei_replay::BoardResult;

use super::compare::{Evidence, Names};
use super::line::Line;
use super::{Likeness, Print, groups};
use crate::calendar::Date;

/// What is kept of a record that is not the same as an earlier one.
#[derive(Debug)]
pub(super) struct Entry {
    pub(super) line: Line,
    written: u64,
    pub(super) players: [u32; 2],
    pub(super) event: u32,
    pub(super) round: u32,
    notes: u32,
    pub(super) date: Date,
    tags: u16,
    pub(super) is_set_up: bool,
    turned: bool,
    pub(super) result: Option<BoardResult>,
    /// Which record it is.
    index: u32,
    /// Whether it has been left out for another one.
    pub(super) is_out: bool,
}

/// A record that is left out.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Double {
    /// Which record, from 0 in the order in which they were added.
    pub index: usize,
    /// In which way it is a double of the one that stays.
    pub likeness: Likeness,
    /// How many half-moves its main line has.
    pub plies: usize,
    /// Whether it sees the game from the other side than the one that stays.
    pub is_turned: bool,
}

/// Records of one game.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Family {
    /// The record whose moves stay: the longest, of these the one with the most comments and
    /// variations, of these the first.
    pub moves: usize,
    /// The record whose tags stay: the one with the most tags that say something, of these
    /// [`Family::moves`] or else the first.
    pub header: usize,
    /// The record with the most comments and variations, where it breaks off before
    /// [`Family::moves`] and has more of them: see [`continued`](super::continued).
    pub notes: Option<usize>,
    /// How many half-moves the main line of the one that stays has.
    pub plies: usize,
    /// The others, in order.
    pub doubles: Vec<Double>,
}

/// Collects prints, one a record, and finds the records of one game.
#[derive(Debug, Default)]
pub struct Twins {
    entries: Vec<Entry>,
    by_tree: HashMap<u64, u32>,
    /// Records that are the same as an earlier one: which, and the entry of that one.
    repeats: Vec<(u32, u32)>,
    names: Names,
    added: u32,
}

impl Twins {
    /// Adds the next record. False if it is the same, tag by tag and move by move, as an earlier
    /// one: its text is not needed any more.
    pub fn add(&mut self, print: Print) -> bool {
        let index = self.added;
        self.added += 1;
        let next = self.entries.len() as u32;
        let entry = *self.by_tree.entry(print.tree).or_insert(next);
        if entry != next {
            self.repeats.push((index, entry));
            return false;
        }
        self.push(print, index);
        true
    }

    fn push(&mut self, print: Print, index: u32) {
        let entry = self.made(print, index);
        self.names.acquaint(&entry);
        self.entries.push(entry);
    }

    fn made(&mut self, print: Print, index: u32) -> Entry {
        let players = [0, 1].map(|side| self.names.number(&print.players[side]));
        Entry {
            line: print.line,
            written: print.written,
            players,
            event: self.names.number(&print.event),
            round: self.names.number(&print.round),
            notes: print.notes,
            date: print.date,
            tags: print.tags,
            is_set_up: print.is_set_up,
            turned: print.turned,
            result: print.result,
            index,
            is_out: false,
        }
    }

    /// Leaves the doubles of a family out of what is looked through from now on; to be called for
    /// all families that were found at once. `united` is the print of the record that stays, where
    /// it has taken something over from them.
    pub fn unite(&mut self, family: &Family, united: Option<Print>) {
        let at = |entries: &[Entry], index: usize| {
            entries.binary_search_by_key(&index, |entry| entry.index as usize).ok()
        };
        for double in &family.doubles {
            if let Some(at) = at(&self.entries, double.index) {
                self.entries[at].is_out = true;
            }
        }
        // Each of them is a double in one of the families that were found together with this one.
        self.repeats.clear();
        if let (Some(print), Some(at)) = (united, at(&self.entries, family.moves)) {
            self.entries[at] = self.made(print, family.moves as u32);
        }
    }

    /// The records of which there are doubles, in the order of their first record.
    pub fn families(&self, evidence: &Evidence) -> Vec<Family> {
        let roots = groups::roots(&self.entries, evidence, &self.names);
        let unique = self.entries.iter().zip(0..).map(|(entry, number)| (entry.index, number));
        let all = unique.chain(self.repeats.iter().copied());
        let mut members: Vec<Member> = all
            .filter(|(_, entry)| !self.entries[*entry as usize].is_out)
            .map(|(index, entry)| Member { root: roots[entry as usize], index, entry })
            .collect();
        members.sort_unstable();
        let groups = members.chunk_by(|a, b| a.root == b.root).filter(|group| group.len() > 1);
        let mut families: Vec<Family> = groups.map(|group| self.family(group)).collect();
        families.sort_by_key(first);
        families
    }

    fn entry(&self, member: &Member) -> &Entry {
        &self.entries[member.entry as usize]
    }

    /// Members come in the order of their records.
    fn family(&self, members: &[Member]) -> Family {
        let richest = |member: &&Member| {
            let entry = self.entry(member);
            (entry.line.codes.len(), entry.notes, Reverse(member.index))
        };
        let Some(kept) = members.iter().max_by_key(richest) else { return Family::default() };
        let stays = self.entry(kept);
        let fullest = |member: &&Member| {
            (self.entry(member).tags, member.index == kept.index, Reverse(member.index))
        };
        let like = members.iter().filter(|member| self.entry(member).turned == stays.turned);
        let header = like.max_by_key(fullest).unwrap_or(kept);
        let noted = members.iter().max_by_key(|member| {
            (self.entry(member).notes, member.index == kept.index, Reverse(member.index))
        });
        let notes = noted.filter(|noted| noted.index != kept.index).map(|noted| noted.entry);
        let others = members.iter().filter(|member| member.index != kept.index);
        Family {
            moves: stays.index as usize,
            header: self.entry(header).index as usize,
            notes: notes.map(|entry| self.entries[entry as usize].index as usize),
            plies: stays.line.codes.len(),
            doubles: others.map(|member| self.double(member, kept)).collect(),
        }
    }

    fn double(&self, member: &Member, kept: &Member) -> Double {
        let entry = self.entry(member);
        let likeness = if member.entry == kept.entry {
            Likeness::SameRecord
        } else {
            likeness(entry, self.entry(kept))
        };
        Double {
            index: member.index as usize,
            likeness,
            plies: entry.line.codes.len(),
            is_turned: entry.turned != self.entry(kept).turned,
        }
    }
}

/// A record of a group.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
struct Member {
    root: u32,
    index: u32,
    entry: u32,
}

fn likeness(double: &Entry, stays: &Entry) -> Likeness {
    if double.line.codes.len() < stays.line.codes.len() {
        Likeness::BrokenOff
    } else if double.turned != stays.turned {
        Likeness::Turned
    } else if double.written != stays.written {
        Likeness::OtherNotation
    } else {
        Likeness::SameMoves
    }
}

fn first(family: &Family) -> usize {
    let doubles = family.doubles.iter().map(|double| double.index);
    doubles.min().map_or(family.moves, |first| first.min(family.moves))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_entry_is_small() {
        assert!(size_of::<Entry>() <= 96, "{}", size_of::<Entry>());
    }
}
