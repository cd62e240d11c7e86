//! The verbs, one module each.

mod check;
mod completions;
mod convert;
mod diagram;
mod explain;
mod games;
mod man;
mod moves;
mod notations;
mod perft;
mod replay;

use crate::args::Verb;
use crate::failure::Failure;
use crate::talk::Talk;
use crate::terminal::Terminal;

/// Runs a verb. Troubles that do not end it are told to `talk`.
pub(crate) fn run(verb: &Verb, terminal: Terminal, talk: &mut Talk) -> Result<(), Failure> {
    match verb {
        Verb::Check(args) => check::run(args, terminal, talk),
        Verb::Convert(args) => convert::run(args, terminal, talk),
        Verb::Diagram(args) => diagram::run(args, talk),
        Verb::Replay(args) => replay::run(args, talk),
        Verb::Moves(args) => moves::run(args, talk),
        Verb::Perft(args) => perft::run(args, talk),
        Verb::Games(args) => games::run(args),
        Verb::Notations(args) => notations::run(args),
        Verb::Explain(args) => explain::run(args),
        Verb::Completions(args) => completions::run(args),
        Verb::Man(args) => man::run(args),
    }
}
