//! Positions for the rules that the first plies of a game do not meet, with all legal turns.

use std::fs;
use std::path::Path;

use tavlei_core::{Counter, Kind, Labels, Position, Side, canonical_text};

fn put(position: &mut Position, labels: &Labels, side: Side, list: &str) {
    for word in list.split_whitespace() {
        let (name, kind) =
            word.strip_prefix('K').map_or((word, Kind::Man), |name| (name, Kind::King));
        let at = labels.find(name).unwrap_or_else(|| panic!("no cell {name}"));
        position.put(at, side, kind);
    }
}

#[test]
fn all_turns_of_the_spot_positions() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/perft/spots.tsv");
    let text = fs::read_to_string(path).unwrap();
    let mut seen = 0;
    for line in text.lines().filter(|line| !line.starts_with('#')) {
        let [id, pieces, barred, right] = line.split('\t').collect::<Vec<_>>()[..] else {
            panic!("{line}")
        };
        let game = tavlei_rules::find(id).unwrap();
        let (white, black) = pieces.split_once(" / ").unwrap();
        let mut position = Position::empty(Side::White);
        put(&mut position, game.algebraic(), Side::White, white);
        put(&mut position, game.algebraic(), Side::Black, black);
        position.sort();
        if let Some(at) = game.algebraic().find(barred) {
            position.king_moves.push(Counter { side: Side::White, at: Some(at), count: 3 });
        }
        let mut session = game.open_at(&position).unwrap();
        let turns = session.turns().to_vec();
        let mut texts: Vec<String> =
            turns.iter().map(|turn| canonical_text(&mut *session, turn)).collect();
        texts.sort();
        let mut right: Vec<&str> = right.split_whitespace().collect();
        right.sort_unstable();
        assert_eq!(texts, right, "{line}");
        seen += 1;
    }
    assert!(seen > 15, "only {seen} positions");
}
