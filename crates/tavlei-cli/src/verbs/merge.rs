//! `tavlei merge`: games of many files in one.

use std::io;

use tavlei::record::Record;
use tavlei::replay::Context;

use crate::args::{GameFormat, Merge};
use crate::failure::{Failure, Status};
use crate::joint::Sequence;
use crate::output::Output;
use crate::sweep::{Seen, Sweep, borrowed};
use crate::talk::Talk;
use crate::terminal::Terminal;
use crate::whole::{format, named_text, text_of, written};

/// Writes all games as they stand.
pub(crate) fn run(args: &Merge, terminal: Terminal, talk: &mut Talk) -> Result<(), Failure> {
    let to = &args.destination;
    let format = format(to.to, to.output.as_deref())?;
    let mut sweep = Sweep::new(&args.games, terminal, talk)?;
    let mut output = Output::create(to.output.as_deref(), to.force, &borrowed(&sweep.paths()))?;
    let mut sequence = Sequence::new(format);
    let text = if stays(args, format, &sweep) { as_it_stands } else { named_text };
    sweep.run(
        talk,
        |context, _, record| {
            let text = text(context, &record, format)?;
            written(&String::from_utf8_lossy(&text), format)
        },
        |seen, _| match seen {
            Seen::Game(game) => Ok(sequence.add(&mut output, &game?)?),
            Seen::Opened(_) | Seen::Failed | Seen::Closed => Ok(()),
        },
    )?;
    sequence.finish(&mut output, talk)?;
    complete(output, to.output.is_some(), talk)
}

/// Whether the output will tell of its games what the only file to read tells.
fn stays(args: &Merge, format: GameFormat, sweep: &Sweep) -> bool {
    let is_told = args.games.game.is_named();
    sweep.files() < 2 && format == GameFormat::Pdn && !is_told
}

fn as_it_stands(_: &Context, record: &Record, _: GameFormat) -> io::Result<Vec<u8>> {
    text_of(record)
}

/// Completes an output, unless something could not be read: then a file would lack games.
pub(crate) fn complete(output: Output, is_file: bool, talk: &Talk) -> Result<(), Failure> {
    if talk.status() == Status::CouldNot && is_file {
        return Err(Failure::new("nothing was written, because not everything could be read"));
    }
    output.finish()
}
