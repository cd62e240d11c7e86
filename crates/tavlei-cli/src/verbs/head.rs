//! `tavlei head`: the first games.

use std::ops::ControlFlow;

use crate::args::Head;
use crate::carry::Carry;
use crate::choice::chosen;
use crate::failure::Failure;
use crate::notations::replay_options;
use crate::sieve::{Sieve, finish};
use crate::talk::Talk;
use crate::terminal::Terminal;

/// Writes the first games of all files, and reads no further.
pub(crate) fn run(args: &Head, terminal: Terminal, talk: &mut Talk) -> Result<(), Failure> {
    let carry = Carry::new(&args.writing)?;
    let replay = replay_options(chosen(&args.game)?, &args.reading)?;
    let sieve = Sieve::new(&args.paths, &args.reading, replay, terminal, talk)?;
    if sieve.is_empty() {
        return Ok(());
    }
    let mut output = sieve.output(&args.writing)?;
    let mut pile = carry.pile(&mut output);
    let (mut skipped, mut passed) = (0, 0);
    sieve.each(|game, talk| {
        if passed == args.number {
            return Ok(ControlFlow::Break(()));
        }
        if skipped < args.skip {
            skipped += 1;
            return Ok(ControlFlow::Continue(()));
        }
        pile.add_game(&carry, game, talk)?;
        passed += 1;
        Ok(if passed == args.number { ControlFlow::Break(()) } else { ControlFlow::Continue(()) })
    })?;
    pile.flush(talk)?;
    drop(pile);
    finish(passed, output, &args.writing, talk)
}
