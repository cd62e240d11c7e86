//! Any position of any game of the catalogue, however far from play: its turns are listed in
//! bounded time, the answers of the session agree, and any written turn resolves or is explained.

#![no_main]

use libfuzzer_sys::fuzz_target;
use tavlei_core::{Bits, Counter, Kind, Point, Position, Side};
use tavlei_fuzz::{pattern, pick, resolves_or_is_explained, session_is_sound};
use tavlei_rules::catalogue;

/// One byte a point: as often as not the point stays empty.
fn set_up(points: &[Point], side: Side, bytes: &[u8]) -> Position {
    let mut position = Position::empty(side);
    for (&at, byte) in points.iter().zip(bytes) {
        match byte % 8 {
            4 => position.put(at, Side::White, Kind::Man),
            5 => position.put(at, Side::Black, Kind::Man),
            6 => position.put(at, Side::White, Kind::King),
            7 => position.put(at, Side::Black, Kind::King),
            _ => {}
        }
    }
    position
}

fuzz_target!(|bytes: &[u8]| {
    let &[game, flags, count, ref rest @ ..] = bytes else { return };
    let Some(game) = pick(&catalogue().iter().collect::<Vec<_>>(), game.into()) else { return };
    let points: Vec<Point> = game.board().points().points().collect();
    let side = if flags & 1 == 0 { Side::White } else { Side::Black };
    let (pieces, written) = rest.split_at(rest.len().min(points.len()));
    let mut position = set_up(&points, side, pieces);
    let at = (flags & 2 != 0).then(|| points[usize::from(count) % points.len()]);
    position.king_moves.push(Counter { side, at, count: count % 8 });
    // A game without kings refuses those.
    let Ok(mut session) = game.open_at(&position) else { return };
    session_is_sound(&mut *session);
    for bytes in written.chunks(8).take(8) {
        resolves_or_is_explained(&mut *session, &pattern(&points, game.board().files(), bytes));
    }
});
