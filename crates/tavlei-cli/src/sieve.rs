//! What the verbs share that let some games of many files through, in their order.

use std::io::Write;
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};

use tavlei::replay::Options;

use crate::args::{Reading, Writing};
use crate::carry::{Carried, Pile};
use crate::failure::{Failure, Status};
use crate::feed::{Event, Feed, Game, How};
use crate::inputs::{Input, Inputs};
use crate::jobs::Workers;
use crate::output::Output;
use crate::progress::Progress;
use crate::records::read_options;
use crate::talk::Talk;
use crate::terminal::Terminal;

/// What is made of a game.
pub(crate) enum Passed {
    /// It does not pass.
    No,
    /// It passes, and is written so.
    Game(Box<Carried>),
    /// It passes, and this is said of it.
    Line(String),
}

/// The files to read and how.
pub(crate) struct Sieve<'a> {
    inputs: Vec<Input>,
    how: How,
    progress: Progress,
    terminal: Terminal,
    talk: &'a mut Talk,
}

/// An event with what the workers have made of it.
enum Done {
    Game(Passed),
    Failed(Failure),
    /// Something about a whole file.
    Remark(String),
    Nothing,
}

/// Why no more games are read.
enum End {
    /// There are enough.
    Enough,
    Failed(Failure),
}

impl<E: Into<Failure>> From<E> for End {
    fn from(error: E) -> End {
        End::Failed(error.into())
    }
}

impl<'a> Sieve<'a> {
    /// A sieve over these files, and where it writes; `None` where there is nothing to read.
    pub(crate) fn new(
        paths: &[PathBuf],
        reading: &Reading,
        replay: Options,
        terminal: Terminal,
        talk: &'a mut Talk,
    ) -> Result<Sieve<'a>, Failure> {
        let how = How { reading: read_options(reading)?, replay };
        let inputs = Inputs::find(paths);
        inputs.tell(talk, Talk::failed);
        let progress = Progress::new(terminal, inputs.found.iter().map(Input::size).sum());
        Ok(Sieve { inputs: inputs.found, how, progress, terminal, talk })
    }

    /// The output that the command line names.
    pub(crate) fn output(&self, writing: &Writing) -> Result<Output, Failure> {
        let paths: Vec<&Path> =
            self.inputs.iter().filter_map(|input| input.path.as_deref()).collect();
        Output::create(writing.output.as_deref(), writing.force, &paths)
    }

    /// Whether there is anything to read.
    pub(crate) fn is_empty(&self) -> bool {
        self.inputs.is_empty()
    }

    /// Lets the games through that `test` passes, at most `max`; gives their number.
    pub(crate) fn pass(
        self,
        workers: &Workers,
        max: Option<u64>,
        test: impl Fn(Game) -> Result<Passed, Failure> + Sync,
        take: &mut Taker<'_>,
    ) -> Result<u64, Failure> {
        if max == Some(0) {
            return Ok(0);
        }
        let Sieve { inputs, how, progress, terminal, talk } = self;
        let mut feed = Feed::new(inputs, how, progress.clone());
        let (mut seen, mut passed) = (0, 0);
        let ended = workers.in_order(
            || feed.next(),
            |event| work(event, &test),
            |done| {
                match done {
                    Done::Nothing => {}
                    Done::Failed(failure) => progress.suspend(|| talk.failed(&failure)),
                    Done::Remark(remark) => progress.suspend(|| talk.note(&remark)),
                    Done::Game(game) => {
                        seen += 1;
                        progress.games(seen);
                        if take.take(&game, &progress, terminal, talk)? {
                            passed += 1;
                        }
                    }
                }
                if max == Some(passed) { Err(End::Enough) } else { Ok(()) }
            },
        );
        progress.clear();
        match ended {
            Ok(()) | Err(End::Enough) => Ok(passed),
            Err(End::Failed(failure)) => Err(failure),
        }
    }
}

impl Sieve<'_> {
    /// Reads the games one after the other, as long as `take` wants more. A game that can't be
    /// taken is told.
    pub(crate) fn each(
        self,
        mut take: impl FnMut(Game, &Talk) -> Result<ControlFlow<()>, Failure>,
    ) -> Result<(), Failure> {
        let Sieve { inputs, how, progress, talk, .. } = self;
        let mut feed = Feed::new(inputs, how, progress.clone());
        let mut seen = 0;
        while let Some((event, _)) = feed.next() {
            match event {
                Event::Game(game) => {
                    seen += 1;
                    progress.games(seen);
                    if progress.suspend(|| take(*game, talk))?.is_break() {
                        break;
                    }
                }
                Event::Failed(failure) => progress.suspend(|| talk.failed(&failure)),
                Event::Closed(Some(remark)) => progress.suspend(|| talk.note(&remark)),
                Event::Opened(_) | Event::Closed(None) => {}
            }
        }
        progress.clear();
        Ok(())
    }
}

fn work(event: Event, test: &impl Fn(Game) -> Result<Passed, Failure>) -> Done {
    match event {
        Event::Opened(_) | Event::Closed(None) => Done::Nothing,
        Event::Closed(Some(remark)) => Done::Remark(remark),
        Event::Failed(failure) => Done::Failed(failure),
        Event::Game(game) => test(*game).map_or_else(Done::Failed, Done::Game),
    }
}

/// Where what passes goes.
pub(crate) enum Taker<'a> {
    /// Games are written.
    Games(Pile<'a>),
    /// Lines are.
    Lines(&'a mut Output),
    /// Nothing is; they are counted.
    Nobody,
}

impl Taker<'_> {
    /// Takes what passes; whether it did.
    fn take(
        &mut self,
        passed: &Passed,
        progress: &Progress,
        terminal: Terminal,
        talk: &Talk,
    ) -> Result<bool, Failure> {
        match (self, passed) {
            (_, Passed::No) => return Ok(false),
            (Taker::Games(pile), Passed::Game(game)) => {
                game.notes().for_each(|note| progress.suspend(|| talk.note(&note)));
                pile.add(game)?;
            }
            (Taker::Lines(output), Passed::Line(line)) => {
                output.write_all(line.as_bytes())?;
                if terminal.watched {
                    progress.suspend(|| output.flush())?;
                }
            }
            _ => {}
        }
        Ok(true)
    }

    /// Writes what is still held back.
    pub(crate) fn flush(&mut self, talk: &Talk) -> Result<(), Failure> {
        match self {
            Taker::Games(pile) => Ok(pile.flush(talk)?),
            Taker::Lines(_) | Taker::Nobody => Ok(()),
        }
    }
}

/// Completes the output, unless not everything could be read and it would be a file; nothing
/// passed is a finding.
pub(crate) fn finish(
    passed: u64,
    output: Output,
    writing: &Writing,
    talk: &mut Talk,
) -> Result<(), Failure> {
    if passed == 0 {
        talk.at_least(Status::Findings);
    }
    if talk.status() == Status::CouldNot && writing.output.is_some() {
        return Err(Failure::new("nothing was written, because not everything could be read"));
    }
    output.finish()
}
