//! `tavlei find`: the games that fit a description.

mod likeness;
mod query;
mod told;
mod unmet;

use std::io::Write;

use tavlei::collection::query::Search;
use tavlei::record::Record;

use crate::args::{Find, GameChoice};
use crate::choice::chosen;
use crate::failure::Failure;
use crate::feed::Game;
use crate::jobs::Workers;
use crate::notations::replay_options;
use crate::sieve::{Passed, Sieve, Taker, finish};
use crate::talk::Talk;
use crate::terminal::Terminal;

use likeness::Model;
use told::Form;
use unmet::Unmet;

/// Finds the games of all files that fit, in their order.
pub(crate) fn run(args: &Find, terminal: Terminal, talk: &mut Talk) -> Result<(), Failure> {
    let choice = GameChoice { game: args.taken_as.clone(), rules: args.rules.clone() };
    let replay = replay_options(chosen(&choice)?, &args.reading)?;
    let (search, tags) = query::search(args, replay.game.as_ref())?;
    let sought = Sought {
        search,
        unmet: Unmet::new(&tags),
        model: Model::find(args, replay.game.clone())?,
        not: args.wanted.not,
        form: Form::new(args)?,
    };
    let workers = Workers::new(args.jobs.jobs)?;
    let sieve = Sieve::new(&args.paths, &args.reading, replay, terminal, talk)?;
    if sieve.is_empty() {
        return Ok(());
    }
    let mut output = sieve.output(&args.writing)?;
    let mut taker = match &sought.form {
        Form::Games(carry) => Taker::Games(carry.pile(&mut output)),
        Form::Count => Taker::Nobody,
        Form::List | Form::Json => Taker::Lines(&mut output),
    };
    let passed = sieve.pass(&workers, args.showing.max, |game| sought.test(game), &mut taker)?;
    taker.flush(talk)?;
    drop(taker);
    sought.unmet.tell(passed == 0, sought.search.never(), talk);
    if matches!(sought.form, Form::Count) {
        writeln!(output, "{passed}")?;
    }
    finish(passed, output, &args.writing, talk)
}

/// What is looked for, and what is to be said of it.
struct Sought {
    search: Search,
    unmet: Unmet,
    model: Option<Model>,
    not: bool,
    form: Form,
}

/// A game that fits.
#[derive(Clone, Copy, Default)]
struct Hit {
    /// After which half-move it came to fit, where that can be said.
    ply: Option<u32>,
    /// How many turns differ from those of the game it is compared with.
    distance: Option<usize>,
}

impl Sought {
    fn test(&self, game: Game) -> Result<Passed, Failure> {
        let Game { file, context, text } = game;
        let record = text.parse()?;
        let hit = self.hit(&context, &record);
        let hit = if self.not { hit.is_none().then_some(Hit::default()) } else { hit };
        let Some(hit) = hit else { return Ok(Passed::No) };
        Ok(match &self.form {
            Form::Games(carry) => Passed::Game(Box::new(carry.game(&file, &context, record)?)),
            Form::Count => Passed::Line(String::new()),
            Form::List => Passed::Line(told::line(&file, &context, &record, hit)),
            Form::Json => Passed::Line(told::json(&file, &context, &record, hit)),
        })
    }

    fn hit(&self, context: &tavlei::replay::Context, record: &Record) -> Option<Hit> {
        self.unmet.see(record);
        let judged = self.search.judge(context, record);
        self.unmet.count(judged);
        let ply = judged.found?.ply;
        let Some(model) = &self.model else { return Some(Hit { ply, distance: None }) };
        let distance = model.distance(context, record)?;
        Some(Hit { ply, distance: Some(distance) })
    }
}
