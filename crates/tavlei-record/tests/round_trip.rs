//! Writing and reading again is the identity on the tree, for any tree.

mod common;

use common::{BRACE, check_round_trips};
use proptest::prelude::*;
use tavlei_record::{Item, ItemKind, Record, Span, Tag};

/// A piece of movetext: a line of items, some of them variations.
#[derive(Clone, Debug)]
enum Node {
    Item(ItemKind, String),
    Variation(Vec<Node>),
}

fn turn() -> impl Strategy<Value = String> {
    prop_oneof![
        "[1-9][0-9]?[-x:][1-9][0-9]?",
        "[a-h][1-8][-x:][a-h][1-8]",
        "[a-h][a-h][1-8]",
        "@[a-h][1-8]\\^?",
        "[1-9]{1,2}x[1-9]{1,2}x[1-9]{1,2}",
        Just("3228".to_owned()),
        Just("[4]a1-e1".to_owned()),
        Just("D,A".to_owned()),
        Just("f5".to_owned()),
        Just("xd4".to_owned()),
    ]
}

/// Text as people and machines write it, braces, brackets and line ends included.
fn text() -> impl Strategy<Value = String> {
    prop_oneof![
        "[a-zA-Z0-9 .,;:!?(){}\\[\\]\"'\\\\%$*/<>-]{0,30}",
        "\\PC{0,20}",
        "[a-z \n\r\t}\\[]{0,20}",
        Just("[%clk 1:00:00]".to_owned()),
        Just("[%keep unknown \"x\"]".to_owned()),
        Just("a\n[Event \"x\"]\nb".to_owned()),
        Just("1. 32-28 2-0".to_owned()),
    ]
}

fn item() -> impl Strategy<Value = Node> {
    prop_oneof![
        8 => turn().prop_map(|text| Node::Item(ItemKind::Move, text)),
        1 => text().prop_map(|text| Node::Item(ItemKind::Move, text)),
        1 => prop_oneof!["-", "--", "\\.\\.\\."].prop_map(|text| Node::Item(ItemKind::UnknownMove, text)),
        2 => text().prop_map(|text| Node::Item(BRACE, text)),
        1 => any::<u16>().prop_map(|number| Node::Item(ItemKind::Nag(number), String::new())),
        1 => "[!?]{1,2}".prop_map(|text| Node::Item(ItemKind::Strength, text)),
        1 => Just(Node::Item(ItemKind::Setup, "W:W31,K2:B5".to_owned())),
        1 => text().prop_map(|text| Node::Item(ItemKind::Setup, text)),
        1 => text().prop_map(|text| Node::Item(ItemKind::Unknown, text)),
        1 => prop_oneof!["1-0", "2-0", "4-6", "\\*", "12-0", "½-½"].prop_map(|text| Node::Item(ItemKind::Result, text)),
    ]
}

fn line() -> impl Strategy<Value = Vec<Node>> {
    let leaf = item();
    let node = leaf.prop_recursive(4, 40, 8, |inner| {
        prop::collection::vec(inner, 0..8).prop_map(Node::Variation)
    });
    prop::collection::vec(node, 0..20)
}

fn tags() -> impl Strategy<Value = Vec<(String, String)>> {
    let value = text().prop_filter("one line", |text| !text.contains(['\n', '\r']));
    prop::collection::vec(("[A-Z][A-Za-z0-9_]{0,12}", value), 0..6)
}

fn add(record: &mut Record, nodes: &[Node]) {
    for node in nodes {
        match node {
            Node::Item(kind, text) => push(record, *kind, text),
            Node::Variation(inside) => {
                push(record, ItemKind::Open, "(");
                add(record, inside);
                push(record, ItemKind::Close, ")");
            }
        }
    }
}

fn push(record: &mut Record, kind: ItemKind, text: &str) {
    let text = record.push_text(text);
    record.items.push(Item { kind, text, span: text });
}

fn record(tags: &[(String, String)], nodes: &[Node]) -> Record {
    let mut record = Record { number: 1, first_line: 1, first_column: 1, ..Record::default() };
    for (name, value) in tags {
        let (name, value) = (record.push_text(name), record.push_text(value));
        record.tags.push(Tag { name, value, span: Span { start: name.start, end: value.end } });
    }
    add(&mut record, nodes);
    record
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 2000, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn any_tree_survives_pdn_and_json(tags in tags(), nodes in line()) {
        check_round_trips(&record(&tags, &nodes));
    }
}
