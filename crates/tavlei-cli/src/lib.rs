//! The program `tavlei`: arguments, files, progress and exit codes. What games are and what their
//! records say is the business of the library [`tavlei`].
//!
//! One module a verb, in `verbs`; each takes its arguments, writes its result to an `Output` and
//! says the rest through `Talk`. The way of `check` and `convert`:
//!
//! ```text
//! PATH… ──inputs──> files ──feed──> games ──jobs──> results in the order of the games ──> output
//! ```

mod archive;
mod args;
mod carry;
mod choice;
mod diagnostics;
mod diff;
mod excerpt;
mod failure;
mod feed;
mod file_names;
mod in_place;
mod ink;
mod inputs;
mod interrupt;
mod jobs;
mod joint;
mod list;
mod normal;
mod notations;
mod office;
mod one_game;
mod output;
mod paper;
mod pictures;
mod plan;
mod progress;
mod records;
mod report;
mod rewrite;
mod shelf;
mod sieve;
mod start;
mod stretch;
mod suggest;
mod sweep;
mod talk;
mod terminal;
mod themes;
mod verbs;
mod whole;
mod words;
mod wrap;

use std::ffi::OsString;
use std::process::ExitCode;

use clap::{ColorChoice, CommandFactory, FromArgMatches};

use crate::args::{Cli, When};
use crate::failure::{Failure, Status};
use crate::talk::Talk;
use crate::terminal::Terminal;

/// Runs the program on the arguments of this process.
///
/// The exit code is 0 if all is well, 1 if something was found, 2 if something could not be done.
pub fn run() -> ExitCode {
    let words: Vec<OsString> = std::env::args_os().collect();
    let command = Cli::command().color(clap_color(&words));
    let parsed = command.try_get_matches_from(words);
    match parsed.and_then(|matches| Cli::from_arg_matches(&matches)) {
        Ok(cli) => run_verb(&cli).into(),
        Err(error) => explain_usage(&error),
    }
}

fn run_verb(cli: &Cli) -> Status {
    let terminal = Terminal::look(cli.color);
    let mut talk = Talk::new(terminal);
    let done = verbs::run(&cli.verb, terminal, &mut talk);
    talk.tell_counted();
    if let Err(failure) = done {
        if failure.is_quiet() {
            return talk.status();
        }
        talk.failed(&failure);
    }
    talk.status()
}

/// Help is a result; everything else that clap has to say is a mistake of the user.
fn explain_usage(error: &clap::Error) -> ExitCode {
    let printed = error.print();
    if error.use_stderr() {
        return Status::CouldNot.into();
    }
    let mut talk = Talk::new(Terminal::look(When::Auto));
    match printed.map_err(|error| Failure::writing("the standard output", &error)) {
        // A reader that has gone away has seen enough.
        Err(failure) if !failure.is_quiet() => talk.failed(&failure),
        _ => {}
    }
    talk.status().into()
}

/// Errors of the command line itself are coloured before it is understood: so `--color` is looked
/// up here by hand, and everything about it that is wrong is left to the parser.
fn clap_color(words: &[OsString]) -> ColorChoice {
    let words: Vec<&str> = words.iter().filter_map(|word| word.to_str()).collect();
    let joined = words.iter().find_map(|word| word.strip_prefix("--color="));
    let apart = || words.windows(2).find(|pair| pair[0] == "--color").map(|pair| pair[1]);
    match joined.or_else(apart).and_then(|value| clap::ValueEnum::from_str(value, false).ok()) {
        Some(When::Always) => ColorChoice::Always,
        Some(When::Never) => ColorChoice::Never,
        Some(When::Auto) | None => ColorChoice::Auto,
    }
}

#[cfg(test)]
mod tests {
    use clap::CommandFactory;

    #[test]
    fn the_command_line_is_sound() {
        super::Cli::command().debug_assert();
    }
}
