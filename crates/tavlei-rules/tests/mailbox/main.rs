//! The real engine beside a plain one, move by move, in every game of draughts of the catalogue.

mod engine;

use std::collections::BTreeSet;

use tavlei_core::{Bits, Board, Kind, Point, Position, Session, Side, Turn};
use tavlei_rules::draughts::Rules;
use tavlei_rules::{Family, Game, catalogue};

use engine::{Mailbox, Move};

/// Every row of the catalogue that is draughts by parameters.
fn rows() -> Vec<(&'static Game, Rules)> {
    let rows = catalogue().iter().filter_map(|game| match game.spec().family {
        Family::Draughts(rules) => Some((game, rules)),
        _ => None,
    });
    let rows: Vec<_> = rows.collect();
    assert!(rows.len() >= 30, "only {} rows are draughts", rows.len());
    rows
}

/// Numbers as if drawn by lot, the same in every run.
struct Lot(u64);

impl Lot {
    fn below(&mut self, most: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(0x1405_7b7e_f767_814f);
        (self.0 >> 33) as usize % most.max(1)
    }
}

fn plain(turn: &Turn) -> Move {
    let Turn { from, to, taken, promotes, .. } = *turn;
    let (from, to) = (from.expect("a piece moves"), to.expect("it ends somewhere"));
    Move { from, to, taken: taken.points().collect(), promotes }
}

/// The same turns, each once.
fn assert_same_turns(game: &Game, rules: Rules, session: &mut dyn Session) {
    let position = session.position();
    let listed: Vec<Move> = session.turns().iter().map(plain).collect();
    let real: BTreeSet<Move> = listed.iter().cloned().collect();
    assert_eq!(real.len(), listed.len(), "{}: a turn is listed twice: {session:?}", game.id());
    let expected = Mailbox::new(rules, game.board(), &position).moves();
    let name = |moves: BTreeSet<&Move>| -> Vec<String> {
        let cell = |at: Point| game.algebraic().label(at).to_owned();
        let one = |turn: &Move| {
            let taken: Vec<String> = turn.taken.iter().map(|at| cell(*at)).collect();
            format!("{}-{} takes {taken:?} {}", cell(turn.from), cell(turn.to), turn.promotes)
        };
        moves.into_iter().map(one).collect()
    };
    assert!(
        real == expected,
        "{}: only the engine has {:?}, only the mailbox has {:?}, in {position:?}",
        game.id(),
        name(real.difference(&expected).collect()),
        name(expected.difference(&real).collect()),
    );
}

/// The same board behind a turn.
fn assert_same_board(game: &Game, rules: Rules, before: &Position, turn: &Turn, after: &Position) {
    let expected = Mailbox::new(rules, game.board(), before).after(&plain(turn));
    let placed = after.placed.iter().map(|p| (p.at, p.piece.side, p.piece.kind));
    assert_eq!(placed.collect::<Vec<_>>(), expected.pieces(), "{}: {turn:?}", game.id());
}

/// Plays by lot and compares at each position.
fn play(game: &Game, rules: Rules, mut session: Box<dyn Session>, lot: &mut Lot, plies: u32) {
    for _ in 0..plies {
        assert_same_turns(game, rules, session.as_mut());
        let turns = session.turns().to_vec();
        if turns.is_empty() {
            return;
        }
        let (turn, before) = (turns[lot.below(turns.len())], session.position());
        session.play(&turn);
        assert_same_board(game, rules, &before, &turn, &session.position());
    }
}

/// Pieces by lot: mixed men and kings, as play seldom has them. Men keep off their last row, where
/// no man can be.
fn strewn(board: &Board, rules: Rules, lot: &mut Lot) -> Position {
    let mut position = Position::empty([Side::White, Side::Black][lot.below(2)]);
    let (full, kings) = (2 + lot.below(5), lot.below(4));
    for at in board.points().points() {
        let (side, rank) = ([Side::White, Side::Black][lot.below(2)], board.xy(at).1);
        let is_last = rank == if side == Side::White { board.ranks() - 1 } else { 0 };
        let can_crown = rules.promotion != tavlei_rules::draughts::Promotion::Never;
        let is_king = can_crown && (is_last || lot.below(4) < kings);
        if lot.below(full) == 0 {
            position.put(at, side, if is_king { Kind::King } else { Kind::Man });
        }
    }
    position.sort();
    position
}

/// How many games of each kind are played: `TAVLEI_FUZZ` says so for a long run.
fn rounds() -> u64 {
    std::env::var("TAVLEI_FUZZ").ok().and_then(|rounds| rounds.parse().ok()).unwrap_or(20)
}

#[test]
fn games_from_the_start_have_the_same_turns() {
    for (game, rules) in rows() {
        for seed in 0..rounds() {
            play(game, rules, game.open(), &mut Lot(seed), 80);
        }
    }
}

#[test]
fn made_up_positions_have_the_same_turns() {
    for (game, rules) in rows() {
        for seed in 0..rounds() * 10 {
            let mut lot = Lot(seed + 1_000_000);
            let position = strewn(game.board(), rules, &mut lot);
            let session = game.open_at(&position).expect("a position that can be played");
            play(game, rules, session, &mut lot, 6);
        }
    }
}

/// The mailbox is right where the books say so: positions with one answer.
#[test]
fn the_mailbox_knows_the_rules() {
    use tavlei_rules::find;
    let start = |id: &str| {
        let game = find(id).unwrap();
        let Family::Draughts(rules) = game.spec().family else { panic!("{id}") };
        Mailbox::new(rules, game.board(), game.start())
    };
    // The printed counts of the first three turns.
    for (id, counts) in [("international", [9, 81, 658]), ("russian", [7, 49, 302])] {
        let mut boards = vec![start(id)];
        for count in counts {
            boards = boards
                .iter()
                .flat_map(|board| {
                    board.moves().into_iter().map(|turn| board.after(&turn)).collect::<Vec<_>>()
                })
                .collect();
            assert_eq!(boards.len(), count, "{id}");
        }
    }
}
