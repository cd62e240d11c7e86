//! `tavlei man`: the manual pages.

use std::fs;
use std::io::Write;
use std::path::Path;

use clap::{Command, CommandFactory};

use crate::args::{Cli, Man};
use crate::failure::Failure;
use crate::output::Output;

/// Prints the main page, or writes all pages to a folder.
pub(crate) fn run(args: &Man) -> Result<(), Failure> {
    match &args.dir {
        None => print_main(),
        Some(folder) => write_all(folder),
    }
}

fn print_main() -> Result<(), Failure> {
    let mut output = Output::screen();
    output.write_all(&page(Cli::command())?)?;
    output.finish()
}

fn write_all(folder: &Path) -> Result<(), Failure> {
    let failed = |error| Failure::writing(folder.display(), &error);
    fs::create_dir_all(folder).map_err(failed)?;
    clap_mangen::generate_to(Cli::command(), folder).map_err(failed)
}

fn page(command: Command) -> Result<Vec<u8>, Failure> {
    let mut page = Vec::new();
    clap_mangen::Man::new(command).render(&mut page)?;
    Ok(page)
}
