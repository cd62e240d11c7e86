//! Games that pass through: as they stand, or rewritten.

use std::io;
use std::sync::Arc;

use tavlei::record::{Record, write_json};
use tavlei::replay::Context;

use crate::args::{Format, Writing};
use crate::failure::Failure;
use crate::feed::Game;
use crate::joint::Joint;
use crate::output::Output;
use crate::paper::Paper;
use crate::plan::Plan;
use crate::rewrite::{Rewritten, Written, rewrite};
use crate::talk::Talk;

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
            Some(plan) => rewrite(file, context, record, plan)?,
            None => Rewritten { written: as_it_stands(&record)?, verbatim: None, kept: None },
        };
        Ok(Carried { place, rewritten })
    }

    /// An empty pile of such games.
    pub(crate) fn pile<'o>(&self, output: &'o mut Output) -> Pile<'o> {
        let format = self.0.as_ref().map_or(Format::Pdn, |plan| plan.format);
        let (joint, as_it_stands) = (Joint::default(), self.0.is_none());
        Pile { paper: Paper::new(format, output), format, joint, as_it_stands, last: None }
    }
}

/// The source of a game, byte for byte (as UTF-8). What came from JSON has no source, or brings it
/// with it: it is JSON again.
fn as_it_stands(record: &Record) -> io::Result<Written> {
    if record.source().is_empty() || record.verbatim {
        let mut line = Vec::new();
        write_json(&mut line, record)?;
        return Ok(Written::Text(line));
    }
    Ok(Written::Text(record.source().as_bytes().to_vec()))
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
    format: Format,
    joint: Joint,
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
        match (&mut self.paper, &game.rewritten.written) {
            (Paper::Text(output), Written::Text(text))
                if self.format == Format::Pdn && !text.starts_with(b"{\"tavlei\"") =>
            {
                if self.as_it_stands && follows {
                    self.joint.pass(output, text)
                } else {
                    self.joint.add(output, text, false)
                }
            }
            (paper, written) => paper.write(written),
        }
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
        self.joint.tell(talk);
        self.paper.flush()
    }
}
