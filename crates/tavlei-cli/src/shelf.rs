//! Texts of games put aside in a temporary file, so that memory holds none of them: for verbs that
//! must see all games before they write the first one.

use std::fs::File;
use std::io::{self, BufWriter, Read, Seek, SeekFrom, Write};
use std::path::Path;

use crate::failure::{Failure, plain};

/// Where a text lies: one put aside later comes later.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) struct Slot {
    at: u64,
    len: u32,
}

/// A temporary file that has no name: nothing is left behind, however the program ends.
pub(crate) struct Shelf {
    file: BufWriter<File>,
    end: u64,
    /// Where the file stands for reading, if it does.
    reads_at: Option<u64>,
}

impl Shelf {
    /// An empty shelf beside the output, where there must be room for as much again, or else where
    /// the system keeps temporary files.
    pub(crate) fn new(output: Option<&Path>) -> Result<Shelf, Failure> {
        let beside = output.filter(|path| path.as_os_str() != "-").and_then(folder);
        let file = match beside {
            Some(folder) => tempfile::tempfile_in(folder),
            None => tempfile::tempfile(),
        };
        let file = file.map_err(|error| Failure::writing("a temporary file", &error))?;
        Ok(Shelf { file: BufWriter::with_capacity(1 << 16, file), end: 0, reads_at: None })
    }

    /// Puts a text aside.
    pub(crate) fn put(&mut self, text: &[u8]) -> Result<Slot, Failure> {
        let slot = Slot { at: self.end, len: text.len() as u32 };
        let put = match self.reads_at.take() {
            Some(_) => self.file.seek(SeekFrom::Start(self.end)).map(|_| ()),
            None => Ok(()),
        };
        put.and_then(|()| self.file.write_all(text)).map_err(|error| failed(&error))?;
        self.end += text.len() as u64;
        Ok(slot)
    }

    /// Takes a text up again.
    pub(crate) fn get(&mut self, slot: Slot) -> Result<String, Failure> {
        self.read(slot).map_err(|error| failed(&error))
    }

    fn read(&mut self, slot: Slot) -> io::Result<String> {
        if self.reads_at != Some(slot.at) {
            // Seeking writes out what is still held back.
            self.file.seek(SeekFrom::Start(slot.at))?;
        }
        let mut text = vec![0; slot.len as usize];
        self.file.get_mut().read_exact(&mut text)?;
        self.reads_at = Some(slot.at + u64::from(slot.len));
        String::from_utf8(text).map_err(|error| io::Error::new(io::ErrorKind::InvalidData, error))
    }
}

fn folder(output: &Path) -> Option<&Path> {
    let folder = if output.is_dir() { output } else { output.parent()? };
    let folder = if folder.as_os_str().is_empty() { Path::new(".") } else { folder };
    folder.is_dir().then_some(folder)
}

fn failed(error: &io::Error) -> Failure {
    Failure::new(format!("games can't be put aside in a temporary file: {}", plain(error)))
        .help("as much room as the games take is needed beside the output")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn texts_come_back_in_any_order() {
        let mut shelf = Shelf::new(None).unwrap();
        let one = shelf.put("eins".as_bytes()).unwrap();
        let two = shelf.put("два".as_bytes()).unwrap();
        assert_eq!(shelf.get(two).unwrap(), "два");
        let three = shelf.put(b"").unwrap();
        let four = shelf.put(b"four").unwrap();
        let texts: Vec<String> =
            [four, one, two, three].map(|slot| shelf.get(slot).unwrap()).to_vec();
        assert_eq!(texts, ["four", "eins", "два", ""]);
    }
}
