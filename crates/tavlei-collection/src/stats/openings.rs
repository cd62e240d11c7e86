//! A tree of openings.

use std::collections::BTreeMap;

use serde::Serialize;

use super::score::{Outcome, Score};

/// The most openings that are kept. When there are more, the rarest are forgotten, and the tree says
/// below how many games it may have forgotten some.
pub const MOST_NODES: usize = 100_000;

/// An opening: the half-moves from the start, and how the games went on.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Opening {
    /// The half-moves as records of the game write them.
    pub moves: Vec<String>,
    /// The games, seen by White.
    #[serde(flatten)]
    pub score: Score,
}

#[derive(Debug, Default)]
struct Node {
    score: Score,
    next: BTreeMap<String, Node>,
}

/// A tree as it grows.
#[derive(Debug, Default)]
pub(super) struct Tree {
    root: Node,
    nodes: usize,
    /// Openings with so many games or fewer may have been forgotten.
    forgotten: u64,
}

impl Tree {
    pub(super) fn nodes(&self) -> usize {
        self.nodes
    }

    /// Openings with so many games or fewer may be missing, or have lost so many.
    pub(super) fn forgotten(&self) -> u64 {
        self.forgotten
    }

    pub(super) fn add(&mut self, moves: &[String], outcome: Outcome) {
        let mut node = &mut self.root;
        for text in moves {
            if !node.next.contains_key(text) {
                self.nodes += 1;
                node.next.insert(text.clone(), Node::default());
            }
            let Some(next) = node.next.get_mut(text) else { return };
            next.score.add(outcome);
            node = next;
        }
    }

    /// Forgets the rarest.
    pub(super) fn prune(&mut self) {
        self.forgotten += 1;
        self.root.prune(self.forgotten);
        self.nodes = self.root.count();
    }

    /// All openings with at least so many games: on each level the most frequent first, each followed
    /// by what comes after it.
    pub(super) fn list(&self, least: u64) -> Vec<Opening> {
        let mut list = Vec::new();
        self.root.list(least, &mut Vec::new(), &mut list);
        list
    }
}

impl Node {
    fn prune(&mut self, games: u64) {
        self.next.retain(|_, node| {
            node.prune(games);
            node.score.games > games || !node.next.is_empty()
        });
    }

    fn count(&self) -> usize {
        self.next.values().map(|node| 1 + node.count()).sum()
    }

    fn list(&self, least: u64, moves: &mut Vec<String>, list: &mut Vec<Opening>) {
        let mut next: Vec<(&String, &Node)> =
            self.next.iter().filter(|(_, node)| node.score.games >= least.max(1)).collect();
        next.sort_by_key(|(_, node)| std::cmp::Reverse(node.score.games));
        for (text, node) in next {
            moves.push(text.clone());
            list.push(Opening { moves: moves.clone(), score: node.score });
            node.list(least, moves, list);
            moves.pop();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn tree(games: &[&str]) -> Tree {
        let mut tree = Tree::default();
        for game in games {
            let moves: Vec<String> = game.split(' ').map(str::to_owned).collect();
            tree.add(&moves, Outcome::White);
        }
        tree
    }

    fn listed(tree: &Tree, least: u64) -> Vec<(String, u64)> {
        let list = tree.list(least);
        list.iter().map(|opening| (opening.moves.join(" "), opening.score.games)).collect()
    }

    #[test]
    fn the_most_frequent_come_first() {
        let tree = tree(&["a b", "c d", "c e", "c e"]);
        let expected = [("c", 3), ("c e", 2), ("c d", 1), ("a", 1), ("a b", 1)];
        assert_eq!(listed(&tree, 1), expected.map(|(text, games)| (text.to_owned(), games)));
        assert_eq!(listed(&tree, 2).len(), 2);
    }

    #[test]
    fn the_rarest_are_forgotten_first() {
        let mut tree = tree(&["a b", "c d", "c e", "c e"]);
        tree.prune();
        assert_eq!(listed(&tree, 1), [("c".to_owned(), 3), ("c e".to_owned(), 2)]);
        assert_eq!((tree.nodes(), tree.forgotten()), (2, 1));
    }
}
