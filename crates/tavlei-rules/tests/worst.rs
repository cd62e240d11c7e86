//! Made-up positions with very many ways to take: the search stays short, and the list whole.

use std::time::{Duration, Instant};

use tavlei_core::{Bits, Fault, Kind, Pattern, Position, Side, Spot};
use tavlei_rules::{Game, catalogue, find};

fn next(state: &mut u64) -> u64 {
    *state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
    *state >> 33
}

/// One white king among so many black men.
fn crowd(game: &Game, men: u64, state: &mut u64) -> Position {
    let mut points: Vec<_> = game.board().points().points().collect();
    let mut position = Position::empty(Side::White);
    for kind in 0..=men {
        if points.is_empty() {
            break;
        }
        let at = points.swap_remove((next(state) % points.len() as u64) as usize);
        let (side, kind) =
            if kind == 0 { (Side::White, Kind::King) } else { (Side::Black, Kind::Man) };
        position.put(at, side, kind);
    }
    position.sort();
    position
}

/// Black men in a lattice inside the border, and one white king wherever it finds room.
fn lattices(game: &Game) -> Vec<Position> {
    let board = game.board();
    let inside = |p| {
        let (x, y) = board.xy(p);
        x > 0 && y > 0 && x + 1 < board.files() && y + 1 < board.ranks()
    };
    let grid = |step: u8, dx: u8, dy: u8| {
        let on =
            move |(x, y): (u8, u8)| (x + dx).is_multiple_of(step) && (y + dy).is_multiple_of(step);
        board.points().points().filter(move |&p| inside(p) && on(board.xy(p)))
    };
    let mut found = Vec::new();
    for (step, shift) in [2, 3, 4].into_iter().flat_map(|s| (0..s * s).map(move |n| (s, n))) {
        let men: Vec<_> = grid(step, shift % step, shift / step).collect();
        for at in board.points().points().filter(|p| !men.contains(p)) {
            let mut position = Position::empty(Side::White);
            position.put(at, Side::White, Kind::King);
            for &man in &men {
                position.put(man, Side::Black, Kind::Man);
            }
            position.sort();
            found.push(position);
        }
    }
    found
}

#[test]
fn no_position_takes_long() {
    let mut state = 7;
    let mut worst = (Duration::ZERO, String::new());
    for game in catalogue().iter().filter(|game| !game.is_listed()) {
        let crowds = [8, 12, 14, 16, 18, 20, 22, 24, 28, 32].into_iter().flat_map(|n| vec![n; 30]);
        let mut positions: Vec<_> = crowds.map(|men| crowd(game, men, &mut state)).collect();
        positions.extend(lattices(game));
        for position in positions {
            // A game without kings, or with numbers on its men, has no such positions.
            let Ok(mut session) = game.open_at(&position) else { continue };
            let begun = Instant::now();
            let count = session.turns().len();
            let took = begun.elapsed();
            if took > worst.0 {
                worst = (took, format!("{}: {count} turns of {position:?}", game.id()));
            }
        }
    }
    println!("{:?} {}", worst.0, &worst.1[..60]);
    assert!(worst.0 < Duration::from_secs(5), "{worst:?}");
}

/// Found by fuzzing: under relaxed rules the one king has tens of thousands of captures.
#[test]
fn no_explanation_takes_long() {
    let game = find("frisian").unwrap();
    let cell = |name: &str| game.labels().find(name).unwrap();
    let mut position = Position::empty(Side::White);
    position.put(cell("49"), Side::White, Kind::King);
    let kings = "50 42 44 37 38 39 40 31 29 21 16 18 20 11 12 13 14 15 7";
    kings.split(' ').for_each(|name| position.put(cell(name), Side::Black, Kind::King));
    position.put(cell("48"), Side::Black, Kind::Man);
    position.sort();
    let mut session = game.open_at(&position).unwrap();
    let spots = ["49", "49", "49", "48", "49"].map(|name| Spot::Cell(cell(name)));
    let pattern = Pattern { spots: spots.into_iter().collect(), separator: None };
    let begun = Instant::now();
    assert_eq!(session.explain(&pattern), Fault::NoWay);
    assert!(begun.elapsed() < Duration::from_secs(5), "{:?}", begun.elapsed());
}
