//! One pass over all games of all files, with the work on all cores and the results in order: what
//! the verbs for whole collections have in common.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use tavlei::record::Record;
use tavlei::replay::Context;

use crate::args::Collection;
use crate::choice::chosen;
use crate::failure::Failure;
use crate::feed::{Event, Feed, How};
use crate::inputs::{Input, Inputs};
use crate::jobs::Workers;
use crate::notations::replay_options;
use crate::progress::Progress;
use crate::records::read_options;
use crate::talk::Talk;
use crate::terminal::Terminal;

/// What a pass meets, in order.
pub(crate) enum Seen<R> {
    /// A file begins.
    Opened(Arc<Input>),
    /// What was made of a game.
    Game(R),
    /// A game, or the rest of a file, can't be read. It was told already.
    Failed,
    /// A file was read to its end.
    Closed,
}

/// Everything for a pass.
pub(crate) struct Sweep {
    inputs: Vec<Input>,
    how: How,
    workers: Workers,
    progress: Progress,
}

/// What comes out of the workers.
enum Done<R> {
    Seen(Seen<R>),
    /// A game, and that it had to be cut, if it had.
    Game(R, Option<String>),
    Remark(String),
    Failed(Failure),
}

impl Sweep {
    /// A pass over what the command line names. What can't be found is told at once.
    pub(crate) fn new(
        args: &Collection,
        terminal: Terminal,
        talk: &mut Talk,
    ) -> Result<Sweep, Failure> {
        let replay = replay_options(chosen(&args.game)?, &args.reading)?;
        let how = How { reading: read_options(&args.reading)?, replay };
        let workers = Workers::new(args.jobs.jobs)?;
        let inputs = Inputs::find(&args.paths);
        inputs.tell(talk, Talk::failed);
        let progress = Progress::new(terminal, inputs.found.iter().map(Input::size).sum());
        Ok(Sweep { inputs: inputs.found, how, workers, progress })
    }

    /// The files that will be read.
    pub(crate) fn paths(&self) -> Vec<PathBuf> {
        self.inputs.iter().filter_map(|input| input.path.clone()).collect()
    }

    /// How many files will be read.
    pub(crate) fn files(&self) -> usize {
        self.inputs.len()
    }

    /// Whether the standard input is among what will be read.
    pub(crate) fn reads_stdin(&self) -> bool {
        self.inputs.iter().any(|input| input.path.is_none())
    }

    /// Reads every game, makes something of it, and hands that over in the order of the games.
    /// Files and games that can't be read are told and left out.
    pub(crate) fn run<R: Send>(
        &mut self,
        talk: &mut Talk,
        work: impl Fn(&Arc<Context>, &Arc<str>, Record) -> R + Sync,
        mut done: impl FnMut(Seen<R>, &mut Talk) -> Result<(), Failure> + Send,
    ) -> Result<(), Failure> {
        let progress = &self.progress;
        let inputs = std::mem::take(&mut self.inputs);
        let mut feed = Feed::new(inputs, self.how.clone(), progress.clone());
        let mut games = 0;
        let swept = self.workers.in_order(
            || feed.next(),
            |event| work_on(event, &work),
            |result| match result {
                Done::Seen(seen) => progress.suspend(|| done(seen, talk)),
                Done::Game(game, cut) => {
                    games += 1;
                    progress.games(games);
                    if let Some(cut) = cut {
                        progress.suspend(|| talk.finding(&cut));
                    }
                    progress.suspend(|| done(Seen::Game(game), talk))
                }
                Done::Remark(remark) => {
                    progress.suspend(|| talk.note(&remark));
                    progress.suspend(|| done(Seen::Closed, talk))
                }
                Done::Failed(failure) => {
                    progress.suspend(|| talk.failed(&failure));
                    progress.suspend(|| done(Seen::Failed, talk))
                }
            },
        );
        progress.clear();
        swept
    }
}

fn work_on<R>(event: Event, work: &impl Fn(&Arc<Context>, &Arc<str>, Record) -> R) -> Done<R> {
    match event {
        Event::Opened(input) => Done::Seen(Seen::Opened(input)),
        Event::Closed(None) => Done::Seen(Seen::Closed),
        Event::Closed(Some(remark)) => Done::Remark(remark),
        Event::Failed(failure) => Done::Failed(failure),
        Event::Game(game) => match game.text.parse() {
            Ok(record) => {
                let cut = cut(&game.file, &record);
                Done::Game(work(&game.context, &game.file, record), cut)
            }
            Err(failure) => Done::Failed(failure),
        },
    }
}

/// The reader's remark that a game was too long to be read as one.
const TOO_LONG: &str = "T116";

/// That a game was cut, so that it comes out as several.
fn cut(file: &str, record: &Record) -> Option<String> {
    let remark = record.remarks.iter().find(|remark| remark.code == TOO_LONG)?;
    let (line, number) = (record.first_line, record.number);
    Some(format!("{file}:{line}: game {number}: {}", remark.message))
}

/// Paths as the output wants them.
pub(crate) fn borrowed(paths: &[PathBuf]) -> Vec<&Path> {
    paths.iter().map(PathBuf::as_path).collect()
}
