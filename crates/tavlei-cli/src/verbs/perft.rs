//! `tavlei perft`: how many sequences of turns there are.

use std::io::Write;

use crate::args::Perft;
use crate::failure::Failure;
use crate::output::Output;
use crate::start::Start;
use crate::talk::Talk;

/// Prints the number; with `--divide`, first the share of each turn.
pub(crate) fn run(args: &Perft, talk: &Talk) -> Result<(), Failure> {
    let mut start = Start::open(&args.start, talk)?;
    let mut output = Output::screen();
    let total = match args.depth.checked_sub(1).filter(|_| args.divide) {
        None => start.session.perft(args.depth),
        Some(rest) => divide(&mut start, rest, &mut output)?,
    };
    writeln!(output, "{total}")?;
    output.finish()
}

/// Prints the share of each turn and gives the sum.
fn divide(start: &mut Start, rest: u32, output: &mut Output) -> Result<u64, Failure> {
    let mut total = 0;
    for (text, turn) in start.turns(None) {
        let mut after = start.session.fork();
        after.play(&turn);
        let share = after.perft(rest);
        total += share;
        writeln!(output, "{text}\t{share}")?;
    }
    Ok(total)
}
