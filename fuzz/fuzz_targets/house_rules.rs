//! Any text is refused as house rules or makes a game; that game is played for some turns, and
//! the answers of the session agree on the way.

#![no_main]

use libfuzzer_sys::fuzz_target;
use tavlei_core::{Bits, Point};
use tavlei_fuzz::{pattern, pick, resolves_or_is_explained, session_is_sound};
use tavlei_rules::game_from_toml;

const PLIES: usize = 24;

/// Numbers that depend on the text alone.
struct Numbers(u64);

impl Numbers {
    fn of(text: &str) -> Numbers {
        Numbers(
            text.bytes()
                .fold(1, |seed, byte| (seed ^ u64::from(byte)).wrapping_mul(0x100_0000_01b3)),
        )
    }

    fn next(&mut self) -> usize {
        self.0 =
            self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize
    }
}

fuzz_target!(|text: &str| {
    let game = match game_from_toml(text) {
        Ok(game) => game,
        Err(error) => return drop(error.to_string()),
    };
    let points: Vec<Point> = game.board().points().points().collect();
    let (mut numbers, mut session) = (Numbers::of(text), game.open());
    for _ in 0..PLIES {
        session_is_sound(&mut *session);
        let bytes = [numbers.next() as u8, numbers.next() as u8, numbers.next() as u8];
        let written = &bytes[..2 + numbers.next() % 2];
        resolves_or_is_explained(&mut *session, &pattern(&points, game.board().files(), written));
        let number = numbers.next();
        let Some(turn) = pick(session.turns(), number) else { return };
        session.play(&turn);
    }
});
