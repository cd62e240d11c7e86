//! `tavlei completions`: a script for a shell.

use std::io::Write;

use clap::CommandFactory;

use crate::args::{Cli, Completions};
use crate::failure::Failure;
use crate::output::Output;

/// Prints the script.
pub(crate) fn run(args: &Completions) -> Result<(), Failure> {
    // The generator panics where it can't write: so it writes to memory.
    let mut script = Vec::new();
    clap_complete::generate(args.shell, &mut Cli::command(), "tavlei", &mut script);
    let mut output = Output::screen();
    output.write_all(&script)?;
    output.finish()
}
