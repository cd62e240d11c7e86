//! `tavlei check`: is every move legal, does the result fit?

use std::io::Write;
use std::path::Path;
use std::sync::Arc;

use tavlei::collection::tournament::Entry;
use tavlei::record::{Block, Severity};
use tavlei::replay::{Ballots, DrawReading, Options, Reading, check, replay};
use tavlei::rules::ballots::Deck;
use tavlei::rules::draw_rules;

use crate::args::{self, Check, ReportForm, ResultsFrom};
use crate::choice::{chosen, deck_named};
use crate::failure::{Failure, Status};
use crate::feed::{Event, Feed, Game, How, Part};
use crate::inputs::{Input, Inputs};
use crate::jobs::Workers;
use crate::notations::to_read;
use crate::output::Output;
use crate::progress::Progress;
use crate::records::read_options;
use crate::report::{Form, Hint, Tally, Whole};
use crate::stretch::{Checked, Found};
use crate::talk::Talk;
use crate::terminal::{Terminal, bold};

/// Checks all games of all files, in order.
pub(crate) fn run(args: &Check, terminal: Terminal, talk: &mut Talk) -> Result<(), Failure> {
    let how = How { reading: read_options(&args.text)?, replay: options(args)? };
    let workers = Workers::new(args.jobs.jobs)?;
    let inputs = Inputs::find(&args.paths);
    inputs.tell(talk, Talk::failed);
    let progress = Progress::new(terminal, inputs.found.iter().map(Input::size).sum());
    let form = Form::new(kind(args)?, args, terminal);
    let look = look(args, form);
    if args.whole.scale.is_some() && args.whole.standings.is_none() && !form.is_page() {
        talk.note(
            "--scale counts points: name a table with --standings, or a sheet with -o sheet.html",
        );
    }
    let deck = how.replay.ballots.as_ref().map(|ballots| ballots.deck());
    let whole = if look == Look::Whole { Some(Whole::new(&args.whole)?) } else { None };
    let output = create(args, &inputs.found)?;
    let mut sheet = Sheet::new(form, terminal, &progress, talk, output, whole);
    sheet.deck = deck;
    sheet.write(&form.head())?;
    let mut feed = Feed::new(inputs.found, how, progress.clone());
    let in_parts = look != Look::Whole && !form.tells_all();
    let next = || {
        if in_parts {
            feed.next_part()
        } else {
            feed.next().map(|(event, weight)| (Part::One(event), weight))
        }
    };
    workers.in_order(next, |part| work_part(part, form, look), |done| sheet.add(done))?;
    sheet.finish()
}

/// What the command line decides.
fn options(args: &Check) -> Result<Options, Failure> {
    let game = chosen(&args.game)?;
    let deck = args.ballots.as_deref().map(deck_named).transpose()?;
    Ok(Options {
        notation: to_read(&args.text)?,
        results: results(args.results),
        draw_rules: args.draw_rules.as_deref().and_then(draw_rules),
        draw_readings: args.reading.iter().copied().map(draw_reading).collect(),
        ballots: deck.map(|deck| Arc::new(Ballots::new(deck, game.as_ref()))),
        game,
    })
}

fn draw_reading(name: args::DrawReading) -> DrawReading {
    match name {
        args::DrawReading::RepetitionInARow => DrawReading::RepetitionInARow,
        args::DrawReading::BalanceRestarts => DrawReading::BalanceRestarts,
        args::DrawReading::MakingMoveCounts => DrawReading::MakingMoveCounts,
        args::DrawReading::RoadFromEnding => DrawReading::RoadFromEnding,
        args::DrawReading::TwoMovesForKings => DrawReading::TwoMovesForKings,
    }
}

/// The form of the report: as asked for, else by the name of the output, else text.
fn kind(args: &Check) -> Result<ReportForm, Failure> {
    if args.json {
        return Ok(ReportForm::Json);
    }
    let extension = args.output.as_deref().and_then(Path::extension);
    let by_name = extension.map(|extension| extension.to_string_lossy().to_lowercase());
    match (args.report, by_name.as_deref()) {
        (Some(form), _) => Ok(form),
        (None, None | Some("txt")) => Ok(ReportForm::Text),
        (None, Some("json" | "jsonl")) => Ok(ReportForm::Json),
        (None, Some("csv")) => Ok(ReportForm::Csv),
        (None, Some("html" | "htm")) => Ok(ReportForm::Html),
        (None, Some("pdf")) => Err(Failure::new("a report can't be written as .pdf")
            .help("PDF is left to the browser: write .html and print it")),
        (None, Some(other)) => Err(Failure::new(format!("a report can't be written as .{other}"))
            .help("name it .txt, .jsonl, .csv or .html, or say --report")),
    }
}

fn create(args: &Check, inputs: &[Input]) -> Result<Output, Failure> {
    let paths: Vec<&Path> = inputs.iter().filter_map(|input| input.path.as_deref()).collect();
    Output::create(args.output.as_deref(), args.force, &paths)
}

/// What is kept of games beyond what is said of each.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Look {
    /// Nothing.
    Games,
    /// Their events, to say that they look like a tournament.
    Hint,
    /// All that a tournament wants to know.
    Whole,
}

fn look(args: &Check, form: Form) -> Look {
    let is_folder = args.paths.iter().any(|path| path.is_dir());
    match args.whole.is_asked() || form.is_page() {
        true => Look::Whole,
        false if is_folder && form.is_text() => Look::Hint,
        false => Look::Games,
    }
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
        kept: Kept,
        /// Whether it could be compared with the opening ballots.
        is_compared: bool,
    },
    /// Many games.
    Stretch(Box<Checked>),
    /// One game can't be read; the file goes on.
    Unread(Failure),
    Closed(Option<String>),
    /// A file can't be read (any further).
    Failed(Failure),
}

/// What is kept of a game.
enum Kept {
    Nothing,
    /// Event and round.
    Hint((String, String)),
    Entry(Box<Entry>),
}

fn work_part(part: Part, form: Form, look: Look) -> Done {
    match part {
        Part::One(event) => work(event, form, look),
        Part::Stretch(stretch) => Done::Stretch(Box::new(stretch.check(look == Look::Hint))),
    }
}

fn work(event: Event, form: Form, look: Look) -> Done {
    match event {
        Event::Opened(input) => Done::Opened(input.name.as_str().into()),
        Event::Game(game) => work_game(*game, form, look),
        Event::Closed(remark) => Done::Closed(remark),
        Event::Failed(failure) => Done::Failed(failure),
    }
}

fn work_game(game: Game, form: Form, look: Look) -> Done {
    let record = match game.text.parse() {
        Ok(record) => record,
        Err(failure) => return Done::Unread(failure),
    };
    let (report, kept) = if look == Look::Whole {
        let replayed = replay(&game.context, &record);
        let entry = Entry::new(&game.file, &record, &replayed);
        (replayed.report, Kept::Entry(Box::new(entry)))
    } else {
        let hint = (look == Look::Hint).then(|| Kept::Hint(Hint::of(|name| record.tag(name))));
        (check(&game.context, &record), hint.unwrap_or(Kept::Nothing))
    };
    let (tally, is_compared) = (Tally::of(&report), report.ballot.is_some());
    Done::Game { text: form.game(&game.file, &record, &report), tally, kept, is_compared }
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
    hint: Hint,
    whole: Option<Whole>,
    file: Arc<str>,
    /// Whether the head of the file stands already.
    headed: bool,
    /// What stands before: blank lines set off files with remarks.
    before: Before,
    here: Tally,
    all: Tally,
    files: u64,
    /// What the last stretch of games left.
    rest: Option<Block>,
    /// The opening ballots, and how many games could be compared with them.
    deck: Option<&'static Deck>,
    compared: u64,
}

impl<'a> Sheet<'a> {
    fn new(
        form: Form,
        terminal: Terminal,
        progress: &'a Progress,
        talk: &'a mut Talk,
        output: Output,
        whole: Option<Whole>,
    ) -> Sheet<'a> {
        Sheet {
            form,
            terminal,
            progress,
            talk,
            output,
            hint: Hint::default(),
            whole,
            file: "".into(),
            headed: false,
            before: Before::Nothing,
            here: Tally::default(),
            all: Tally::default(),
            files: 0,
            rest: None,
            deck: None,
            compared: 0,
        }
    }

    fn add(&mut self, done: Done) -> Result<(), Failure> {
        match done {
            Done::Opened(name) => {
                (self.file, self.here, self.headed) = (name, Tally::default(), false);
                self.rest = None;
                self.files += 1;
                Ok(())
            }
            Done::Game { text, tally, kept, is_compared } => {
                self.compared += u64::from(is_compared);
                self.keep(kept);
                self.add_game(&text, &tally)
            }
            Done::Stretch(checked) => self.add_stretch(*checked),
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

    fn keep(&mut self, kept: Kept) {
        match (kept, &mut self.whole) {
            (Kept::Entry(entry), Some(whole)) => whole.add(*entry),
            (Kept::Hint(of), _) => self.hint.add(of),
            _ => {}
        }
    }

    fn add_stretch(&mut self, mut checked: Checked) -> Result<(), Failure> {
        if let Some(rest) = self.rest.take() {
            checked = checked.again_behind(rest);
        }
        // What comes in stretches can be read, so all games before are counted.
        let before = self.here.games();
        for found in std::mem::take(&mut checked.found) {
            match found {
                Found::Fine(tally) => self.add_game("", &tally)?,
                Found::Game(game) => {
                    let (mut record, mut report) = *game;
                    record.number += before;
                    report.record += before;
                    self.compared += u64::from(report.ballot.is_some());
                    let text = self.form.game(&self.file, &record, &report);
                    self.add_game(&text, &Tally::of(&report))?;
                }
            }
        }
        for of in std::mem::take(&mut checked.events) {
            self.hint.add(of);
        }
        self.rest = checked.rest();
        Ok(())
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
        // The line of counts is the last one, where people look for it.
        let names = here.notations().map(|line| format!("{name}: {line}\n")).unwrap_or_default();
        self.sum(&format!("{names}{name}: {here}"))
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

    /// Says that no game is of a kind that the ballots are for.
    fn tell_deck(&self) {
        let Some(deck) = self.deck.filter(|_| self.compared == 0) else { return };
        let games: Vec<String> = deck.for_games().map(|game| game.id().to_owned()).collect();
        self.talk.note(&format!(
            "no game could be compared with the ballots of {}, which are for {}",
            deck.name,
            games.join(", ")
        ));
    }

    fn finish(mut self) -> Result<(), Failure> {
        self.progress.clear();
        self.tell_deck();
        if self.form.is_text() && self.files > 1 {
            let all = format!("{} files: {}", self.files, self.all);
            self.sum(&all)?;
        }
        if let Some(whole) = self.whole.take() {
            self.tell_whole(whole)?;
        } else if let Some(hint) = self.hint.text() {
            self.talk.note(&hint);
        }
        self.output.finish()
    }

    fn tell_whole(&mut self, whole: Whole) -> Result<(), Failure> {
        let told = whole.tell(self.form)?;
        let least = if self.form.is_strict() { Severity::Warning } else { Severity::Error };
        if told.worst >= Some(least) {
            self.talk.at_least(Status::Findings);
        }
        self.write(&told.text)
    }
}
