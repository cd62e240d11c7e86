//! `tavlei moves`: the legal turns of a position.

use std::io::Write;

use crate::args::Moves;
use crate::failure::Failure;
use crate::output::Output;
use crate::start::{Start, Style, written_turns};
use crate::talk::Talk;

/// Prints every legal turn, sorted by bytes: its canonical text, or as asked for.
pub(crate) fn run(args: &Moves, talk: &Talk) -> Result<(), Failure> {
    let mut start = Start::open(&args.start, talk)?;
    let before = args.after.iter().flat_map(|line| written_turns(line));
    for (number, written) in before.enumerate() {
        start.play(written).map_err(|failure| failure.at(format!("move {}", number + 1)))?;
    }
    let style = Style::asked(start.game(), &args.notation)?;
    let turns = start.turns(style.as_ref());
    if let Some(end) = start.end().filter(|_| turns.is_empty()) {
        talk.note(&end);
    }
    let mut output = Output::screen();
    for (text, _) in turns {
        writeln!(output, "{text}")?;
    }
    output.finish()
}
