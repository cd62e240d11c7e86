//! Games that pass through: as they stand, or rewritten.

use std::io;
use std::sync::Arc;

use tavlei::record::Record;
use tavlei::replay::Context;

use crate::args::{GameFormat, Writing};
use crate::failure::Failure;
use crate::feed::Game;
use crate::output::Output;
use crate::paper::{self, Paper};
use crate::plan::Plan;
use crate::rewrite::{Rewritten, rewrite};
use crate::talk::Talk;
use crate::whole::named_text;

/// How games that pass are written.
#[derive(Debug)]
pub(crate) struct Carry(Option<Box<Plan>>);

impl Carry {
    /// As the command line says.
    pub(crate) fn new(args: &Writing) -> Result<Carry, Failure> {
        Ok(Carry(Plan::of_writing(args)?.map(Box::new)))
    }

    /// A game as it is to be written.
    pub(crate) fn game(
        &self,
        file: &Arc<str>,
        context: &Context,
        record: Record,
    ) -> io::Result<Carried> {
        let place = Place { file: Arc::clone(file), number: record.number };
        let rewritten = match &self.0 {
            Some(plan) => rewrite(file, context, record, plan),
            None => Rewritten { written: as_it_stands(context, &record)?, ..Rewritten::default() },
        };
        Ok(Carried { place, rewritten })
    }

    /// An empty pile of such games.
    pub(crate) fn pile<'o>(&'o self, output: &'o mut Output) -> Pile<'o> {
        let plan = self.0.as_deref();
        Pile { paper: Paper::new(plan, output), as_it_stands: plan.is_none(), last: None }
    }
}

/// The source of a game, byte for byte (as UTF-8), with the tag that names its game where only its file
/// tells which it is. What has no source in PDN, or comes from JSON and brings it with it, is a line of
/// JSON.
fn as_it_stands(context: &Context, record: &Record) -> io::Result<Vec<u8>> {
    let is_pdn = record.pdn_source().is_some() && !record.verbatim;
    named_text(context, record, if is_pdn { GameFormat::Pdn } else { GameFormat::Json })
}

/// A game that passes.
#[derive(Debug)]
pub(crate) struct Carried {
    place: Place,
    rewritten: Rewritten,
}

#[derive(Clone, PartialEq, Eq, Debug)]
struct Place {
    file: Arc<str>,
    number: u64,
}

impl Carried {
    /// What there is to say about how it is written.
    pub(crate) fn notes(&self) -> impl Iterator<Item = String> + '_ {
        let notes = self.rewritten.verbatim.iter().chain(&self.rewritten.kept);
        notes.map(|note| format!("{}:{note}", self.place.file))
    }
}

/// Games one behind the other.
pub(crate) struct Pile<'a> {
    paper: Paper<'a>,
    /// Whether games are written with what parts them in their file.
    as_it_stands: bool,
    /// Where the game written last stood.
    last: Option<Place>,
}

impl Pile<'_> {
    /// Writes a game. Games that follow each other in their file are parted as they are there,
    /// others by a blank line.
    pub(crate) fn add(&mut self, game: &Carried) -> io::Result<()> {
        let follows = self.last.as_ref().is_some_and(|last| {
            last.file == game.place.file && last.number + 1 == game.place.number
        });
        self.last = Some(game.place.clone());
        let follows = follows && self.as_it_stands;
        let place = if follows { paper::Place::Follows } else { paper::Place::Anywhere };
        self.paper.write(&game.rewritten.written, place)
    }

    /// Reads a game and writes it, and tells what there is to say of it.
    pub(crate) fn add_game(
        &mut self,
        carry: &Carry,
        game: Game,
        talk: &Talk,
    ) -> Result<(), Failure> {
        let record = game.text.parse()?;
        let carried = carry.game(&game.file, &game.context, record)?;
        carried.notes().for_each(|note| talk.note(&note));
        Ok(self.add(&carried)?)
    }

    /// Writes what is still held back.
    pub(crate) fn flush(&mut self, talk: &Talk) -> io::Result<()> {
        self.paper.finish(talk)
    }
}
