//! The text of a game → its tree of nodes.

use crate::Span;
use crate::codes::{TEXT_NOT_CLOSED, UNKNOWN_TEXT};
use crate::format::span_of;

/// One property: `AB[d4][e5]`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Property<'t> {
    /// Its name, capitals alone: FF[3] has small letters between them.
    pub(super) name: String,
    /// The values as they stand between their brackets.
    pub(super) values: Vec<&'t str>,
    /// All of it.
    pub(super) span: Span,
}

/// One node: `;B[f5]C[good]`.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub(super) struct Node<'t> {
    /// What it says, in order.
    pub(super) properties: Vec<Property<'t>>,
    /// What can follow it; the first is the main line.
    pub(super) children: Vec<usize>,
    /// Where it and all behind it in its own line and in theirs stand.
    pub(super) span: Span,
}

impl Node<'_> {
    /// The first property with a name.
    pub(super) fn property(&self, name: &str) -> Option<&Property<'_>> {
        self.properties.iter().find(|property| property.name == name)
    }
}

/// What is wrong with the text: the code, where, and what in particular.
pub(super) type Trouble = (&'static str, Span, &'static str);

/// A game tree.
#[derive(Debug, Default)]
pub(super) struct Tree<'t> {
    /// The nodes; the first is the root.
    pub(super) nodes: Vec<Node<'t>>,
    /// What is wrong.
    pub(super) troubles: Vec<Trouble>,
}

/// Reads a game tree. What is no SGF is named and passed over.
pub(super) fn parse(text: &str) -> Tree<'_> {
    let mut parser = Parser { text, at: 0, tree: Tree::default(), node: None, open: Vec::new() };
    while parser.step() {}
    parser.end();
    parser.tree
}

struct Parser<'t> {
    text: &'t str,
    at: usize,
    tree: Tree<'t>,
    /// The node that grows.
    node: Option<usize>,
    /// The brackets that are open: where, and the node before each.
    open: Vec<(usize, Option<usize>)>,
}

impl<'t> Parser<'t> {
    fn step(&mut self) -> bool {
        self.at += blank(&self.text[self.at..]);
        match self.text.as_bytes().get(self.at) {
            None => return false,
            Some(b'(') => self.open.push((self.at, self.node)),
            Some(b')') => self.close(),
            Some(b';') => self.add_node(),
            Some(_) => {
                self.property_or_junk();
                return true;
            }
        }
        self.at += 1;
        true
    }

    fn close(&mut self) {
        let (start, before) = self.open.pop().unwrap_or_default();
        let branches = before.map_or(&[][..], |before| &self.tree.nodes[before].children);
        if let Some(&first) = branches.last() {
            self.tree.nodes[first].span = span(start, self.at + 1);
        }
        self.node = before;
    }

    fn add_node(&mut self) {
        let index = self.tree.nodes.len();
        self.tree.nodes.push(Node { span: span(self.at, self.text.len()), ..Node::default() });
        let parent = self.node.or_else(|| index.checked_sub(1).map(|_| 0));
        if let Some(parent) = parent {
            self.tree.nodes[parent].children.push(index);
        }
        self.node = Some(index);
    }

    /// A name with values, or anything else up to where SGF goes on.
    fn property_or_junk(&mut self) {
        let rest = &self.text[self.at..];
        let letters = rest.bytes().take_while(u8::is_ascii_alphabetic).count();
        let begin = letters + blank(&rest[letters..]);
        let name: String = rest[..letters].chars().filter(char::is_ascii_uppercase).collect();
        if name.is_empty() || !rest[begin..].starts_with('[') {
            return self.junk(letters.max(1));
        }
        let start = self.at;
        self.at += begin;
        let values = self.values();
        let property = Property { name, values, span: span(start, self.at) };
        if self.node.is_none() {
            self.add_node();
        }
        if let Some(node) = self.node {
            self.tree.nodes[node].properties.push(property);
        }
    }

    fn values(&mut self) -> Vec<&'t str> {
        let mut values = Vec::new();
        loop {
            let next = self.at + blank(&self.text[self.at..]);
            if !self.text[next..].starts_with('[') {
                return values;
            }
            let inside = &self.text[next + 1..];
            let len = value_len(inside);
            values.push(&inside[..len]);
            self.at = (next + len + 2).min(self.text.len());
            if len == inside.len() {
                let message = "the ] that ends this value is missing";
                self.tree.troubles.push((TEXT_NOT_CLOSED, span(next, next + 1), message));
            }
        }
    }

    fn junk(&mut self, least: usize) {
        let rest = &self.text[self.at..];
        let more = rest.char_indices().find(|(at, letter)| {
            *at >= least && (letter.is_ascii_uppercase() || matches!(letter, '(' | ')' | ';'))
        });
        let junk = rest[..more.map_or(rest.len(), |(at, _)| at)].trim_end();
        let message = "this is no part of SGF; it is kept as a comment";
        self.tree.troubles.push((UNKNOWN_TEXT, span_of(self.text, junk), message));
        self.at += junk.len().max(least.min(rest.len()));
    }

    fn end(&mut self) {
        if let Some((start, _)) = self.open.first() {
            let message = "the ) that ends this is missing";
            self.tree.troubles.push((TEXT_NOT_CLOSED, span(*start, *start + 1), message));
        }
    }
}

fn span(start: usize, end: usize) -> Span {
    Span { start: start as u32, end: end as u32 }
}

fn blank(text: &str) -> usize {
    text.len() - text.trim_start_matches(|c: char| c.is_whitespace() || c == '\u{feff}').len()
}

/// How long a value is, up to its bracket.
fn value_len(text: &str) -> usize {
    let mut escaped = false;
    let end = text.bytes().position(|byte| {
        let ends = byte == b']' && !escaped;
        escaped = byte == b'\\' && !escaped;
        ends
    });
    end.unwrap_or(text.len())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn shape(tree: &Tree<'_>) -> Vec<(String, Vec<usize>)> {
        let node = |node: &Node<'_>| {
            let names: Vec<_> = node.properties.iter().map(|p| p.name.as_str()).collect();
            (names.join(" "), node.children.clone())
        };
        tree.nodes.iter().map(node).collect()
    }

    #[test]
    fn nodes_and_variations() {
        let tree = parse("(;FileFormat[4] GM[2]\n;B[f5](;W[d6];C[a\\]b])(;W[f4]))");
        let rows =
            [("FF GM", vec![1]), ("B", vec![2, 4]), ("W", vec![3]), ("C", vec![]), ("W", vec![])];
        assert_eq!(shape(&tree), rows.map(|(names, next)| (names.to_owned(), next)));
        assert_eq!(tree.nodes[3].properties[0].values, ["a\\]b"]);
        assert!(tree.troubles.is_empty());
    }

    #[test]
    fn what_is_no_sgf_is_passed_over() {
        let tree = parse("junk (;FF[4] what? ;B[f5]; ! ;W[d6");
        assert_eq!(tree.nodes.len(), 4);
        let codes: Vec<_> = tree.troubles.iter().map(|trouble| trouble.0).collect();
        assert_eq!(
            codes,
            [UNKNOWN_TEXT, UNKNOWN_TEXT, UNKNOWN_TEXT, TEXT_NOT_CLOSED, TEXT_NOT_CLOSED]
        );
    }
}
