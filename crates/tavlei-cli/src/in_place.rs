//! Files rewritten where they stand, one after the other.

use std::io::Write;
use std::path::{Path, PathBuf};

use crate::failure::Failure;
use crate::output::Output;

/// The files that are read, and the one that is being rewritten. A file in which nothing changes is
/// not touched, and one that can't be read to its end neither.
pub(crate) struct InPlace {
    files: std::vec::IntoIter<PathBuf>,
    open: Option<Output>,
    /// Files are written even if no game changes.
    always: bool,
    changed: bool,
}

impl InPlace {
    /// The files in the order in which they will be read.
    pub(crate) fn new(files: &[&Path], always: bool) -> InPlace {
        let files: Vec<PathBuf> = files.iter().map(|path| path.to_path_buf()).collect();
        InPlace { files: files.into_iter(), open: None, always, changed: false }
    }

    /// Begins with a file, which is called so. Files that could not be opened are passed over.
    pub(crate) fn open(&mut self, name: &str) -> Result<(), Failure> {
        self.changed = self.always;
        let Some(path) = self.files.find(|path| path.display().to_string() == name) else {
            return Err(Failure::new(format!(
                "{name} stands in an archive and can't be rewritten there"
            ))
            .help("write to another file with -o"));
        };
        self.open = Some(Output::in_place(&path)?);
        Ok(())
    }

    /// Writes the next game.
    pub(crate) fn write(&mut self, game: &[u8], changed: bool) -> Result<(), Failure> {
        self.changed |= changed;
        match &mut self.open {
            Some(output) => Ok(output.write_all(game)?),
            None => Ok(()),
        }
    }

    /// Puts the file at hand into its place.
    pub(crate) fn close(&mut self) -> Result<(), Failure> {
        match self.open.take() {
            Some(output) if self.changed => output.finish(),
            _ => Ok(()),
        }
    }
}
