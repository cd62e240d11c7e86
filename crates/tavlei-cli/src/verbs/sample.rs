//! `tavlei sample`: games drawn by lot.

use std::hash::{BuildHasher, RandomState};
use std::ops::ControlFlow;

use tavlei::collection::query::Sample as Drawing;

use crate::args::Sample;
use crate::carry::Carry;
use crate::choice::chosen;
use crate::failure::Failure;
use crate::feed::Game;
use crate::notations::replay_options;
use crate::sieve::{Sieve, finish};
use crate::talk::Talk;
use crate::terminal::Terminal;

/// Draws games of all files and writes them in their order.
pub(crate) fn run(args: &Sample, terminal: Terminal, talk: &mut Talk) -> Result<(), Failure> {
    let carry = Carry::new(&args.writing)?;
    let replay = replay_options(chosen(&args.game)?, &args.reading)?;
    let seed = args.seed.unwrap_or_else(|| new_seed(talk));
    let sieve = Sieve::new(&args.paths, &args.reading, replay, terminal, talk)?;
    if sieve.is_empty() {
        return Ok(());
    }
    let mut output = sieve.output(&args.writing)?;
    let mut drawing: Drawing<Game> = Drawing::new(args.number as usize, seed);
    sieve.each(|game, _| {
        drawing.offer(game);
        Ok(ControlFlow::Continue(()))
    })?;
    let drawn = drawing.into_vec();
    let passed = drawn.len() as u64;
    let mut pile = carry.pile(&mut output);
    drawn.into_iter().try_for_each(|game| pile.add_game(&carry, game, talk))?;
    pile.flush(talk)?;
    drop(pile);
    finish(passed, output, &args.writing, talk)
}

/// A seed that nobody chose, named so that the lot can be drawn again.
fn new_seed(talk: &Talk) -> u64 {
    let seed = RandomState::new().hash_one(0) % 1_000_000_000;
    talk.note(&format!("drawn with --seed {seed}"));
    seed
}
