//! The verbs, one module each.

mod ballots;
mod book;
mod check;
mod completions;
mod convert;
mod dedup;
mod diagram;
mod explain;
mod find;
mod fix;
mod formats;
mod games;
mod head;
mod man;
mod merge;
mod moves;
mod normalize;
mod notations;
mod perft;
mod replay;
mod sample;
mod sort;
mod split;
mod stats;
mod table;

use crate::args::Verb;
use crate::failure::Failure;
use crate::talk::Talk;
use crate::terminal::Terminal;

/// Runs a verb. Troubles that do not end it are told to `talk`.
pub(crate) fn run(verb: &Verb, terminal: Terminal, talk: &mut Talk) -> Result<(), Failure> {
    match verb {
        Verb::Check(args) => check::run(args, terminal, talk),
        Verb::Convert(args) => convert::run(args, terminal, talk),
        Verb::Find(args) => find::run(args, terminal, talk),
        Verb::Head(args) => head::run(args, terminal, talk),
        Verb::Sample(args) => sample::run(args, terminal, talk),
        Verb::Diagram(args) => diagram::run(args, talk),
        Verb::Book(args) => book::run(args, talk),
        Verb::Replay(args) => replay::run(args, talk),
        Verb::Table(args) => table::run(args, terminal, talk),
        Verb::Moves(args) => moves::run(args, talk),
        Verb::Perft(args) => perft::run(args, talk),
        Verb::Dedup(args) => dedup::run(args, terminal, talk),
        Verb::Merge(args) => merge::run(args, terminal, talk),
        Verb::Split(args) => split::run(args, terminal, talk),
        Verb::Sort(args) => sort::run(args, terminal, talk),
        Verb::Fix(args) => fix::run(args, terminal, talk),
        Verb::Normalize(args) => normalize::run(args, terminal, talk),
        Verb::Stats(args) => stats::run(args, terminal, talk),
        Verb::Games(args) => games::run(args),
        Verb::Ballots(args) => ballots::run(args),
        Verb::Notations(args) => notations::run(args),
        Verb::Formats(args) => formats::run(args),
        Verb::Explain(args) => explain::run(args),
        Verb::Completions(args) => completions::run(args),
        Verb::Man(args) => man::run(args),
    }
}
