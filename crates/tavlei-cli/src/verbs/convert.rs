//! `tavlei convert`: games in another notation or format.

use std::path::Path;
use std::sync::Arc;
use tavlei::core::counted;

use tavlei::record::{Lost, TextEncoder};
use tavlei::replay::Copyist;

use crate::args::Convert;
use crate::choice::chosen;
use crate::failure::Failure;
use crate::feed::{Event, Feed, How};
use crate::ink::Ink;
use crate::inputs::{Input, Inputs};
use crate::jobs::Workers;
use crate::notations::replay_options;
use crate::output::Output;
use crate::paper::{Paper, Place};
use crate::plan::Plan;
use crate::progress::Progress;
use crate::records::read_options;
use crate::rewrite::{Rewritten, copied, copyist, rewrite};
use crate::talk::Talk;
use crate::terminal::Terminal;

/// Rewrites all games of all files, in order.
pub(crate) fn run(args: &Convert, terminal: Terminal, talk: &mut Talk) -> Result<(), Failure> {
    let plan = Plan::new(args)?;
    let replay = replay_options(chosen(&args.game)?, &args.reading)?;
    let how = How { reading: read_options(&args.reading)?, replay };
    let workers = Workers::new(args.jobs.jobs)?;
    let inputs = Inputs::find(&args.paths);
    if inputs.found.is_empty() {
        inputs.tell(talk, Talk::failed);
        return Ok(());
    }
    inputs.tell(talk, Talk::in_part);
    let encoder = encoder(args, &plan)?;
    let mut output = create(args, &inputs.found)?;
    output.set_ink(encoder.map_or_else(Ink::default, Ink::encoded));
    let progress = Progress::new(terminal, inputs.found.iter().map(Input::size).sum());
    let unread = inputs.failures.len() as u64;
    let mut sheet = Sheet { unread, encoder, ..Sheet::new(&plan, &mut output, &progress, talk) };
    let mut feed = Feed::new(inputs.found, how, progress.clone());
    workers.in_order_with(
        || feed.next(),
        || copyist(&plan),
        |copyist, event| work(event, &plan, copyist.as_mut()),
        |done| sheet.add(done),
    )?;
    sheet.finish(&plan, args.strict)?;
    output.finish()
}

fn create(args: &Convert, inputs: &[Input]) -> Result<Output, Failure> {
    let paths: Vec<&Path> = inputs.iter().filter_map(|input| input.path.as_deref()).collect();
    Output::create(args.output.as_deref(), args.force, &paths)
}

/// The encoding that is asked for.
fn encoder(args: &Convert, plan: &Plan) -> Result<Option<TextEncoder>, Failure> {
    let Some(name) = &args.output_encoding else { return Ok(None) };
    if plan.format.is_binary {
        return Err(Failure::new(format!("{} is no text", plan.format.title))
            .help("leave --output-encoding out"));
    }
    let encoder = TextEncoder::new(name);
    let is_utf8 = name.eq_ignore_ascii_case("utf-8") || name.eq_ignore_ascii_case("utf8");
    if encoder.is_ok() && plan.writing.is_utf8 && !is_utf8 {
        return Err(Failure::new(format!("{} is always written in UTF-8", plan.format.name)).help(
            "it says so itself, and every program reads it so: leave --output-encoding out",
        ));
    }
    encoder.map(Some).map_err(|error| Failure::new(error.to_string()))
}

/// An event with what the workers have made of it.
enum Done {
    Game(Arc<str>, Box<Rewritten>),
    Failed(Failure),
    /// Something about a whole file.
    Remark(String),
    Nothing,
}

fn work(event: Event, plan: &Plan, copyist: Option<&mut Copyist<'_>>) -> Done {
    match event {
        Event::Opened(_) | Event::Closed(None) => Done::Nothing,
        Event::Closed(Some(remark)) => Done::Remark(remark),
        Event::Failed(failure) => Done::Failed(failure),
        Event::Game(game) => {
            if let Some(copied) = copied(&game, copyist) {
                return Done::Game(game.file, Box::new(copied));
            }
            let record = match game.text.parse() {
                Ok(record) => record,
                Err(failure) => return Done::Failed(failure),
            };
            let rewritten = rewrite(&game.file, &game.context, record, plan);
            Done::Game(game.file, Box::new(rewritten))
        }
    }
}

/// The output as it grows.
struct Sheet<'a> {
    paper: Paper<'a>,
    progress: &'a Progress,
    talk: &'a mut Talk,
    games: u64,
    /// How many of them the format can't hold at all.
    left_out: u64,
    lost: Lost,
    /// How many games and files could not be read.
    unread: u64,
    encoder: Option<TextEncoder>,
}

impl<'a> Sheet<'a> {
    fn new(
        plan: &'a Plan,
        output: &'a mut Output,
        progress: &'a Progress,
        talk: &'a mut Talk,
    ) -> Sheet<'a> {
        let paper = Paper::new(Some(plan), output);
        let (games, left_out, unread, lost) = (0, 0, 0, Lost::default());
        Sheet { paper, progress, talk, games, left_out, lost, unread, encoder: None }
    }

    fn add(&mut self, done: Done) -> Result<(), Failure> {
        match done {
            Done::Nothing => Ok(()),
            Done::Remark(remark) => {
                self.progress.suspend(|| self.talk.note(&remark));
                Ok(())
            }
            Done::Failed(failure) => {
                self.unread += 1;
                self.progress.suspend(|| self.talk.in_part(&failure));
                Ok(())
            }
            Done::Game(file, rewritten) => {
                self.games += 1;
                self.progress.games(self.games);
                self.tell(&file, &rewritten);
                self.lost.add(&rewritten.lost);
                if rewritten.written.is_empty() {
                    self.left_out += 1;
                    return Ok(());
                }
                self.can_be_encoded(&file, &rewritten)?;
                rewritten.ends.into_iter().for_each(|ends| self.paper.set_ends(ends));
                let place = if rewritten.is_plain { Place::Plain } else { Place::Anywhere };
                Ok(self.paper.write(&rewritten.written, place)?)
            }
        }
    }

    /// Whether the encoding that is asked for has all letters of a game.
    fn can_be_encoded(&self, file: &str, rewritten: &Rewritten) -> Result<(), Failure> {
        let Some(encoder) = &self.encoder else { return Ok(()) };
        let text = String::from_utf8_lossy(&rewritten.written);
        encoder.encode(&text, &mut Vec::new()).map_err(|letter| {
            let ((line, number), code) = (rewritten.at, u32::from(letter));
            Failure::new(format!(
                "{file}:{line}: game {number} holds the letter «{letter}» (U+{code:04X}), which {} \
                 does not have",
                encoder.name()
            ))
            .help("choose another --output-encoding; utf-8 has all letters")
        })
    }

    /// Names a game that is carried over as it stands, whole or in part.
    fn tell(&mut self, file: &str, rewritten: &Rewritten) {
        if let Some(why) = &rewritten.verbatim {
            self.progress.suspend(|| self.talk.finding(&format!("{file}:{why}")));
        }
        if rewritten.verbatim.is_none() {
            for damage in &rewritten.damage {
                self.progress.suspend(|| self.talk.finding(&format!("{file}:{damage}")));
            }
        }
        if let Some(kept) = &rewritten.kept {
            self.progress.suspend(|| self.talk.note(&format!("{file}:{kept}")));
        }
    }

    /// What can't be read does not keep the rest from being written, unless nothing is left or
    /// `strict` wants all.
    fn is_all_read(&mut self, strict: bool) -> Result<(), Failure> {
        self.talk.tell_counted();
        match (self.unread, self.games) {
            (0, _) => {}
            (_, 0) => return Err(Failure::new("nothing was written: no game could be read")),
            _ if strict => {
                let message = "nothing was written, because not everything could be read";
                return Err(Failure::new(message).help("without --strict the rest is written"));
            }
            (_, 1) => self.talk.note("the rest was written: 1 game"),
            (_, games) => self.talk.note(&format!("the rest was written: {games} games")),
        }
        Ok(())
    }

    fn finish(mut self, plan: &Plan, strict: bool) -> Result<(), Failure> {
        self.progress.clear();
        self.is_all_read(strict)?;
        if self.left_out > 0 && (strict || self.left_out == self.games) {
            let (left_out, games, name) = (self.left_out, self.games, plan.format.name);
            return Err(Failure::new(format!(
                "{left_out} of {} can't be written as {name}; nothing was written",
                counted(games, "game")
            )));
        }
        if !self.lost.is_nothing() {
            let message = format!("lost: {} ({} can't hold that)", self.lost, plan.format.name);
            if strict {
                let help = "without --strict all else is written; --to json or pdn hold everything";
                return Err(Failure::new(message).help(help));
            }
            self.talk.note(&message);
        }
        Ok(self.paper.finish(self.talk)?)
    }
}
