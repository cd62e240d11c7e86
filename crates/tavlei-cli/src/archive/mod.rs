//! Packed files: `.gz` and `.zst` are unpacked as they are read, the members of a `.zip` are files of
//! their own. What a file is shows in its first bytes; nothing is unpacked to a disk, so names inside
//! an archive can do no harm.

mod cap;
mod stream;
mod zip;

use std::fs::File;
use std::io::{self, Read};
use std::path::Path;

pub(crate) use self::stream::unpacked;
pub(crate) use self::zip::{Member, members, open};

/// So many bytes tell how a file is packed.
const MARK: usize = 4;

/// How a file is packed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Packing {
    /// One file, by gzip.
    Gzip,
    /// One file, by Zstandard.
    Zstd,
    /// Many files.
    Zip,
}

/// Endings of names that say how a file is packed, and nothing of what is in it.
pub(crate) const ENDINGS: [&str; 2] = ["gz", "zst"];

/// The program that packs files of which a name ends so.
pub(crate) fn packs(path: &Path) -> Option<&'static str> {
    const PROGRAMS: [(&str, &str); 3] = [("gz", "gzip"), ("zst", "zstd"), ("zip", "zip")];
    let extension = path.extension()?;
    let is = |(ending, _): &&(&str, &str)| extension.eq_ignore_ascii_case(ending);
    PROGRAMS.iter().find(is).map(|(_, program)| *program)
}

impl Packing {
    /// By the first bytes of a file.
    fn of(start: &[u8]) -> Option<Packing> {
        match start {
            [0x1f, 0x8b, ..] => Some(Packing::Gzip),
            [0x28, 0xb5, 0x2f, 0xfd, ..] => Some(Packing::Zstd),
            [b'P', b'K', 3, 4, ..] | [b'P', b'K', 5, 6, ..] => Some(Packing::Zip),
            _ => None,
        }
    }

    /// How a file is packed. What can't be opened is told when it is read.
    pub(crate) fn of_file(path: &Path) -> Option<Packing> {
        let mut file = File::open(path).ok()?;
        Packing::of(&start(&mut file).ok()?)
    }
}

/// The first bytes of a stream.
fn start(bytes: &mut impl Read) -> io::Result<Vec<u8>> {
    let mut start = Vec::with_capacity(MARK);
    bytes.take(MARK as u64).read_to_end(&mut start)?;
    Ok(start)
}
