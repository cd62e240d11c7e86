//! The examples of how turns are written are written as the engines write turns.

use std::collections::BTreeSet;
use std::fs;

use serde_json::Value;
use tavlei::rules::catalogue;
use tavlei_tests::root;

use crate::printed;

/// A text without its cells and counts, what repeats in it told once: `c3xe5xg7` is `.x.`.
fn shape(text: &str) -> String {
    let mut shape = String::new();
    let mut letters = text.chars().peekable();
    while let Some(letter) = letters.next() {
        let is_cell = letter.is_ascii_digit()
            || letter.is_ascii_lowercase() && letters.peek().is_some_and(char::is_ascii_digit);
        if !is_cell {
            shape.push(letter);
            continue;
        }
        while letters.next_if(char::is_ascii_digit).is_some() {}
        shape.push('.');
    }
    for repeated in ["x.", ",@.", ",.-.", ",.", "@."] {
        while shape.contains(&repeated.repeat(2)) {
            shape = shape.replace(&repeated.repeat(2), repeated);
        }
    }
    shape
}

/// Positions with turns that the traces do not meet: a game and a position as FEN.
const RARE: [(&str, &str); 7] = [
    ("shatra", "W:WK53=1,5:BK40"),
    ("shatra", "W:WK53=1,7,Q61=1,B56=1:BK40,5,2"),
    ("bashnya", "W:Wc3:Bc5:hand-w=1:hand-b=0"),
    ("ordo-x", "W:Wc3:Bc6,j8"),
    ("ordo-x", "W:Wc3:Bb5,c5,d5"),
    ("cats-and-mouse", "B:Wc3:Be5,h8"),
    ("lines-of-action", "W:Wa1,h8:Ba2,b1,b2,g8,h7,g7"),
];

/// The shapes of all turns of the game's traces, and of those in its rare positions.
fn shapes(id: &str) -> BTreeSet<String> {
    let text = fs::read_to_string(root().join(format!("tests/traces/{id}.jsonl"))).unwrap();
    let traces = text.lines().map(|line| serde_json::from_str::<Value>(line).unwrap());
    let turns = traces.flat_map(|trace| trace["turns"].as_array().unwrap().clone());
    let traced = turns.map(|turn| shape(turn.as_str().unwrap()));
    let rare = RARE.iter().filter(|(game, _)| *game == id);
    let lists = rare.map(|(_, fen)| printed(&["moves", "--game", id, "--fen", fen]));
    let listed: Vec<String> =
        lists.flat_map(|list| list.lines().map(shape).collect::<Vec<_>>()).collect();
    traced.chain(listed).collect()
}

/// Such as `@h4` in «`@h4` places the wolf».
fn examples(line: &str) -> impl Iterator<Item = &str> {
    line.split('`').skip(1).step_by(2)
}

#[test]
fn cells_and_repetitions_do_not_matter() {
    assert_eq!(shape("c3xe5xg7"), ".x.");
    assert_eq!(shape("48:13:15"), ".:.:.");
    assert_eq!(shape("@a2,@b1,@b2"), "@.,@.");
    assert_eq!(shape("3e1-h4"), "..-.");
    assert_eq!(shape("8e1-off"), "..-off");
}

#[test]
fn examples_look_as_turns_of_the_game() {
    for game in catalogue().iter().filter(|game| !game.spec().writing.is_empty()) {
        let shapes = shapes(game.id());
        for example in game.spec().writing.iter().flat_map(|line| examples(line)) {
            let shape = shape(example);
            let id = game.id();
            assert!(shapes.contains(&shape), "{id}: no turn looks as {example} ({shape})");
        }
    }
}

#[test]
fn every_game_whose_turns_are_texts_says_how_they_are_written() {
    for game in catalogue() {
        assert_eq!(game.is_listed(), !game.spec().writing.is_empty(), "{}", game.id());
    }
}
