//! `tavlei check`: is every move legal, does the result fit?

use std::io::Write;
use std::sync::Arc;

use tavlei::replay::{Options, Reading, check};

use crate::args::{Check, ReportForm, ResultsFrom};
use crate::choice::chosen;
use crate::failure::{Failure, Status};
use crate::feed::{Event, Feed, Game, How};
use crate::inputs::{Input, Inputs};
use crate::jobs::Workers;
use crate::notations::to_read;
use crate::output::Output;
use crate::progress::Progress;
use crate::records::read_options;
use crate::report::{Form, Tally};
use crate::talk::Talk;
use crate::terminal::{Terminal, bold};

/// Checks all games of all files, in order.
pub(crate) fn run(args: &Check, terminal: Terminal, talk: &mut Talk) -> Result<(), Failure> {
    let (game, notation) = (chosen(&args.game)?, to_read(&args.reading)?);
    let replay = Options { game, notation, results: results(args.results) };
    let how = How { reading: read_options(&args.reading)?, replay };
    let workers = Workers::new(args.jobs.jobs)?;
    let inputs = Inputs::find(&args.paths);
    inputs.failures.iter().for_each(|failure| talk.failed(failure));
    let progress = Progress::new(terminal, inputs.found.iter().map(Input::size).sum());
    let form = Form::new(if args.json { ReportForm::Json } else { args.report }, args, terminal);
    let mut sheet = Sheet::new(form, terminal, &progress, talk);
    sheet.write(&form.head())?;
    let mut feed = Feed::new(inputs.found, how, progress.clone());
    workers.in_order(|| feed.next(), |event| work(event, form), |done| sheet.add(done))?;
    sheet.finish()
}

fn results(from: Option<ResultsFrom>) -> Reading {
    match from {
        Some(ResultsFrom::WhiteFirst) => Reading::WhiteFirst,
        Some(ResultsFrom::FirstMover) | None => Reading::FirstMover,
    }
}

/// An event with what the workers have made of it.
enum Done {
    Opened(Arc<str>),
    Game {
        text: String,
        tally: Tally,
    },
    /// One game can't be read; the file goes on.
    Unread(Failure),
    Closed(Option<String>),
    /// A file can't be read (any further).
    Failed(Failure),
}

fn work(event: Event, form: Form) -> Done {
    match event {
        Event::Opened(name) => Done::Opened(name),
        Event::Game(game) => work_game(*game, form),
        Event::Closed(remark) => Done::Closed(remark),
        Event::Failed(failure) => Done::Failed(failure),
    }
}

fn work_game(game: Game, form: Form) -> Done {
    match game.text.parse() {
        Err(failure) => Done::Unread(failure),
        Ok(record) => {
            let report = check(&game.context, &record);
            Done::Game { text: form.game(&game.file, &record, &report), tally: Tally::of(&report) }
        }
    }
}

/// What was written last.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Before {
    Nothing,
    /// A file without remarks: one line.
    Line,
    /// A file with remarks.
    Block,
}

/// The report as it grows.
struct Sheet<'a> {
    form: Form,
    terminal: Terminal,
    progress: &'a Progress,
    talk: &'a mut Talk,
    output: Output,
    file: Arc<str>,
    /// Whether the head of the file stands already.
    headed: bool,
    /// What stands before: blank lines set off files with remarks.
    before: Before,
    here: Tally,
    all: Tally,
    files: u64,
}

impl<'a> Sheet<'a> {
    fn new(
        form: Form,
        terminal: Terminal,
        progress: &'a Progress,
        talk: &'a mut Talk,
    ) -> Sheet<'a> {
        Sheet {
            form,
            terminal,
            progress,
            talk,
            output: Output::screen(),
            file: "".into(),
            headed: false,
            before: Before::Nothing,
            here: Tally::default(),
            all: Tally::default(),
            files: 0,
        }
    }

    fn add(&mut self, done: Done) -> Result<(), Failure> {
        match done {
            Done::Opened(name) => {
                (self.file, self.here, self.headed) = (name, Tally::default(), false);
                self.files += 1;
                Ok(())
            }
            Done::Game { text, tally } => self.add_game(&text, &tally),
            Done::Closed(remark) => {
                if let Some(remark) = remark {
                    self.progress.suspend(|| self.talk.note(&remark));
                }
                self.close()
            }
            Done::Unread(failure) => {
                self.tell(&failure);
                Ok(())
            }
            Done::Failed(failure) => {
                self.tell(&failure);
                if self.here.games() > 0 { self.close() } else { Ok(()) }
            }
        }
    }

    fn tell(&mut self, failure: &Failure) {
        self.progress.suspend(|| self.talk.failed(failure));
    }

    fn add_game(&mut self, text: &str, tally: &Tally) -> Result<(), Failure> {
        self.here.add(tally);
        self.progress.games(self.all.games() + self.here.games());
        if tally.has_findings(self.form.is_strict()) {
            self.talk.at_least(Status::Findings);
        }
        if text.is_empty() {
            return Ok(());
        }
        self.head()?;
        self.write(text)
    }

    /// Begins a file with remarks.
    fn head(&mut self) -> Result<(), Failure> {
        if self.headed || !self.form.is_text() {
            return Ok(());
        }
        self.headed = true;
        let gap = if self.before == Before::Nothing { "" } else { "\n" };
        self.write(&format!("{gap}{}\n\n", bold(&self.file, self.terminal.color_out)))
    }

    fn close(&mut self) -> Result<(), Failure> {
        let here = std::mem::take(&mut self.here);
        self.all.add(&here);
        if !self.form.is_text() {
            return Ok(());
        }
        let name = bold(&self.file, self.terminal.color_out);
        self.sum(&format!("{name}: {here}"))
    }

    /// A line of counts.
    fn sum(&mut self, line: &str) -> Result<(), Failure> {
        let gap = if self.before == Before::Block && !self.headed { "\n" } else { "" };
        self.before = if self.headed { Before::Block } else { Before::Line };
        self.headed = false;
        self.write(&format!("{gap}{line}\n"))
    }

    fn write(&mut self, text: &str) -> Result<(), Failure> {
        let output = &mut self.output;
        let write = || {
            output.write_all(text.as_bytes())?;
            if self.terminal.watched { output.flush() } else { Ok(()) }
        };
        Ok(self.progress.suspend(write)?)
    }

    fn finish(mut self) -> Result<(), Failure> {
        self.progress.clear();
        if self.form.is_text() && self.files > 1 {
            let all = format!("{} files: {}", self.files, self.all);
            self.sum(&all)?;
        }
        self.output.finish()
    }
}
