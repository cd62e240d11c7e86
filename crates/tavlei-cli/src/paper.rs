//! Where games are written one behind the other.

use std::io::{self, Write};

use crate::ink::Ends;
use tavlei::record::{Front, Gather};

use crate::joint::Joint;
use crate::output::Output;
use crate::plan::Plan;
use crate::talk::Talk;

/// What grows in the output.
pub(crate) struct Paper<'a> {
    output: &'a mut Output,
    plan: Option<&'a Plan>,
    /// What parts games in PDN.
    joint: Joint,
    /// What puts games together in formats where they do not stand one behind the other.
    gather: Option<Box<dyn Gather>>,
    any: bool,
}

/// How a game stands to the one written before it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Place {
    /// Behind it in their file, and both unchanged.
    Follows,
    /// Anywhere, as a plain game that ends with its result and an empty line.
    Plain,
    /// Anywhere else.
    Anywhere,
}

impl<'a> Paper<'a> {
    /// An empty paper for games as the plan says; `None`: as they stand in their files.
    pub(crate) fn new(plan: Option<&'a Plan>, output: &'a mut Output) -> Paper<'a> {
        let gather = plan.and_then(|plan| plan.writing.gather).map(|gather| gather());
        Paper { output, plan, joint: Joint::default(), gather, any: false }
    }

    /// Lines shall end as in the file that a game comes from.
    pub(crate) fn set_ends(&mut self, ends: Ends) {
        if let Some(ink) = self.output.ink() {
            ink.set_ends(ends);
        }
    }

    /// Writes a game.
    pub(crate) fn write(&mut self, game: &[u8], place: Place) -> io::Result<()> {
        if let Some(gather) = &mut self.gather {
            return gather.add(game, self.output);
        }
        self.begin()?;
        let is_pdn = self.plan.is_none_or(Plan::is_pdn) && !game.starts_with(b"{\"tavlei\"");
        match place {
            _ if !is_pdn => {
                let between = self.plan.map_or("", |plan| plan.writing.between);
                if self.any {
                    self.output.write_all(between.as_bytes())?;
                }
                self.output.write_all(game)?;
            }
            Place::Plain => self.joint.add_plain(self.output, game)?,
            Place::Follows => self.joint.pass(self.output, game)?,
            Place::Anywhere => self.joint.add(self.output, game, false)?,
        }
        self.any = true;
        Ok(())
    }

    fn begin(&mut self) -> io::Result<()> {
        let head =
            |plan: &Plan| (plan.writing.head)(&Front { title: &plan.title, style: &plan.style });
        let head = self.plan.filter(|_| !self.any).map_or(String::new(), head);
        self.output.write_all(head.as_bytes())
    }

    /// Writes what is still held back, and says what was added.
    pub(crate) fn finish(&mut self, talk: &Talk) -> io::Result<()> {
        if let Some(gather) = &mut self.gather {
            let notes = gather.finish(self.output)?;
            for note in &notes {
                talk.note(note);
            }
            return self.output.flush();
        }
        if !self.any {
            self.begin()?;
        }
        self.output.write_all(self.plan.map_or("", |plan| plan.writing.tail).as_bytes())?;
        self.joint.tell(talk);
        self.output.flush()
    }
}
