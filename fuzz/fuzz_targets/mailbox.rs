//! The real engine of draughts beside the plain one of the tests, in any position of any row of the
//! catalogue, and some turns on.

#![no_main]

#[path = "../../crates/tavlei-rules/tests/mailbox/engine.rs"]
#[allow(dead_code)]
mod engine;

use std::collections::BTreeSet;

use libfuzzer_sys::fuzz_target;
use tavlei_core::{Bits, Board, Kind, Position, Session, Side, Turn};
use tavlei_fuzz::pick;
use tavlei_rules::draughts::{Promotion, Rules};
use tavlei_rules::{Family, Game, catalogue};

use engine::{Mailbox, Move};

/// So many jumps are tried in one position.
const JUMPS: usize = 100_000;
/// So many turns of each position: what made-up ones can have more of is not play.
const MOST: usize = 2_000;

fn plain(turn: &Turn) -> Option<Move> {
    let Turn { from, to, taken, promotes, .. } = *turn;
    Some(Move { from: from?, to: to?, taken: taken.points().collect(), promotes })
}

/// Two bits of each byte say what stands on a cell; a man is a king where no man can be.
fn set_up(board: &Board, rules: Rules, side: Side, bytes: &[u8]) -> Position {
    let mut position = Position::empty(side);
    for (at, byte) in board.points().points().zip(bytes) {
        let side = if byte & 1 == 0 { Side::White } else { Side::Black };
        let last = if side == Side::White { board.ranks() - 1 } else { 0 };
        let crowns = rules.promotion != Promotion::Never;
        let is_king = crowns && (byte & 2 == 2 || board.xy(at).1 == last);
        if byte & 12 == 12 {
            position.put(at, side, if is_king { Kind::King } else { Kind::Man });
        }
    }
    position
}

/// Whether the same turns are found; the turns.
fn compared(game: &Game, rules: Rules, session: &mut dyn Session) -> Option<Vec<Turn>> {
    let turns = session.turns().to_vec();
    let found: BTreeSet<Move> = turns.iter().filter_map(plain).collect();
    if turns.len() > MOST {
        return None;
    }
    assert_eq!(found.len(), turns.len(), "{}: a turn twice in {session:?}", game.id());
    let expected = Mailbox::new(rules, game.board(), &session.position()).moves_within(JUMPS)?;
    assert_eq!(found, expected, "{}: {session:?}", game.id());
    Some(turns)
}

fuzz_target!(|bytes: &[u8]| {
    let &[game, side, ref rest @ ..] = bytes else { return };
    let rows: Vec<(&Game, Rules)> = catalogue()
        .iter()
        .filter_map(|game| match game.spec().family {
            Family::Draughts(rules) => Some((game, rules)),
            _ => None,
        })
        .collect();
    let Some((game, rules)) = pick(&rows, game.into()) else { return };
    let cells = game.board().points().count() as usize;
    let (pieces, picks) = rest.split_at(rest.len().min(cells));
    let side = if side & 1 == 0 { Side::White } else { Side::Black };
    let position = set_up(game.board(), rules, side, pieces);
    let mut session = game.open_at(&position).expect("one piece a point, all in play");
    for number in picks.iter().take(8).map(|&byte| usize::from(byte)).chain([0]) {
        let Some(turns) = compared(game, rules, &mut *session) else { return };
        let Some(turn) = pick(&turns, number) else { return };
        session.play(&turn);
    }
});
