//! `tavlei sort`: games in order.

use tavlei::collection::order::{Order, Sorting};

use crate::args::Sort;
use crate::failure::Failure;
use crate::joint::Sequence;
use crate::output::Output;
use crate::shelf::Shelf;
use crate::sweep::{Seen, Sweep, borrowed};
use crate::talk::Talk;
use crate::terminal::Terminal;
use crate::verbs::merge::complete;
use crate::whole::{format, named_text, written};

/// Reads all games, keeping what to sort by, and writes them in order.
pub(crate) fn run(args: &Sort, terminal: Terminal, talk: &mut Talk) -> Result<(), Failure> {
    let to = &args.destination;
    let format = format(to.to, to.output.as_deref())?;
    let sorting = Sorting::parse(&args.by).map_err(Failure::new)?;
    let mut sweep = Sweep::new(&args.games, terminal, talk)?;
    let mut output = Output::create(to.output.as_deref(), to.force, &borrowed(&sweep.paths()))?;
    let mut shelf = Shelf::new(to.output.as_deref())?;
    let mut order = Order::default();
    sweep.run(
        talk,
        |context, _, record| {
            Ok((sorting.key(context, &record), named_text(context, &record, format)?))
        },
        |seen: Seen<Result<_, Failure>>, _| {
            if let Seen::Game(game) = seen {
                let (key, text) = game?;
                order.add(key, shelf.put(&text)?);
            }
            Ok(())
        },
    )?;
    let mut sequence = Sequence::new(format);
    for slot in order.sorted() {
        sequence.add(&mut output, &written(&shelf.get(slot)?, format)?)?;
    }
    sequence.finish(&mut output, talk)?;
    complete(output, to.output.is_some(), talk)
}
