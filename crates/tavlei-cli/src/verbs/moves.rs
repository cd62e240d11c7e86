//! `tavlei moves`: the legal turns of a position.

use std::io::Write;

use crate::args::Moves;
use crate::failure::Failure;
use crate::output::Output;
use crate::start::Start;

/// Prints the canonical text of every legal turn, sorted by bytes.
pub(crate) fn run(args: &Moves) -> Result<(), Failure> {
    let mut start = Start::open(&args.start)?;
    let before = args.after.iter().flat_map(|line| line.split_whitespace());
    for (number, written) in before.enumerate() {
        start.play(written).map_err(|failure| failure.at(format!("move {}", number + 1)))?;
    }
    let mut output = Output::screen();
    for (text, _) in start.turns() {
        writeln!(output, "{text}")?;
    }
    output.finish()
}
