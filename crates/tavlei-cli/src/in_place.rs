//! Files rewritten where they stand, one after the other.

use std::io::Write;

use crate::failure::Failure;
use crate::inputs::Input;
use crate::output::Output;
use crate::talk::Talk;

/// The file that is being rewritten. A file in which nothing changes is not touched, and one that
/// can't be read to its end, or not in all of its games, neither.
pub(crate) struct InPlace {
    open: Option<Open>,
    /// Files are written even if no game changes.
    always: bool,
}

struct Open {
    output: Output,
    name: String,
    changed: bool,
}

impl InPlace {
    /// No file yet.
    pub(crate) fn new(always: bool) -> InPlace {
        InPlace { open: None, always }
    }

    /// Begins with a file.
    pub(crate) fn open(&mut self, input: &Input) -> Result<(), Failure> {
        let name = input.name.clone();
        let Some(path) = input.path.as_deref().filter(|_| !input.is_member()) else {
            return Err(Failure::new(format!(
                "{name} stands in an archive and can't be rewritten there"
            ))
            .help("write to another file with -o"));
        };
        let output = Output::in_place(path, input.stamp)?;
        self.open = Some(Open { output, name, changed: self.always });
        Ok(())
    }

    /// Writes the next game.
    pub(crate) fn write(&mut self, game: &[u8], changed: bool) -> Result<(), Failure> {
        let Some(open) = &mut self.open else { return Ok(()) };
        open.changed |= changed;
        Ok(open.output.write_all(game)?)
    }

    /// Leaves the file at hand as it is: what can't be read would be lost.
    pub(crate) fn give_up(&mut self, talk: &Talk) {
        if let Some(open) = self.open.take() {
            talk.note(&format!("{} is left as it is: not all of it can be read", open.name));
        }
    }

    /// Leaves the file at hand as it is, whose encoding is a guess: if that is wrong, its letters would be
    /// lost.
    pub(crate) fn leave_guessed(&mut self, talk: &mut Talk) {
        if let Some(Open { name, .. }) = self.open.take() {
            talk.finding(&format!(
                "{name} is left as it is: its encoding is a guess; --encoding NAME says which it is"
            ));
        }
    }

    /// Whether the file at hand is being rewritten.
    pub(crate) fn is_open(&self) -> bool {
        self.open.is_some()
    }

    /// Puts the file at hand into its place.
    pub(crate) fn close(&mut self) -> Result<(), Failure> {
        match self.open.take() {
            Some(open) if open.changed => open.output.finish(),
            _ => Ok(()),
        }
    }
}
