//! Formats whose files are not games one behind the other.

use std::io::{self, Cursor, Seek, Write};
use std::path::Path;

use super::Source;

/// Something to write to, at any place.
pub trait Seekable: Write + Seek {}

impl<T: Write + Seek> Seekable for T {}

/// The files that a format writes: none stands under its name before all are whole.
pub trait Files {
    /// The file that the user named. Fails where none was, as on the standard output.
    fn main(&mut self) -> io::Result<&mut dyn Seekable>;

    /// Where that file lies while it is written, for libraries that open files themselves.
    fn path(&self) -> Option<&Path>;

    /// The file of the same name with another extension; it is made when first asked for.
    fn beside(&mut self, extension: &str) -> io::Result<&mut dyn Seekable>;
}

/// Puts games together that can't simply stand one behind the other.
pub trait Gather: Send {
    /// Takes what [`Writing::game`](crate::Writing::game) has made of a game.
    fn add(&mut self, game: &[u8], files: &mut dyn Files) -> io::Result<()>;

    /// Completes the files. Gives what there is to say about them, a sentence each.
    fn finish(&mut self, files: &mut dyn Files) -> io::Result<Vec<String>>;
}

/// Files in memory, for who wants no others.
#[derive(Debug, Default)]
pub struct MemoryFiles {
    /// The file itself.
    pub main: Cursor<Vec<u8>>,
    /// Files of the same name with other extensions.
    pub more: Vec<(String, Cursor<Vec<u8>>)>,
}

impl Files for MemoryFiles {
    fn main(&mut self) -> io::Result<&mut dyn Seekable> {
        Ok(&mut self.main)
    }

    fn path(&self) -> Option<&Path> {
        None
    }

    fn beside(&mut self, extension: &str) -> io::Result<&mut dyn Seekable> {
        let at = self.more.iter().position(|(known, _)| known == extension);
        let at = at.unwrap_or_else(|| {
            self.more.push((extension.to_owned(), Cursor::default()));
            self.more.len() - 1
        });
        Ok(&mut self.more[at].1)
    }
}

impl From<MemoryFiles> for Source {
    /// The files, to be read again.
    fn from(files: MemoryFiles) -> Source {
        let MemoryFiles { main, more } = files;
        let beside = move |extension: &str| {
            let found = more.iter().find(|(known, _)| known == extension);
            found.map(|(_, file)| file.get_ref().clone())
        };
        Source { bytes: Box::new(Cursor::new(main.into_inner())), beside: Box::new(beside) }
    }
}
