//! The members of a zip archive.

use std::fs::File;
use std::io::{self, Read, Seek, SeekFrom};
use std::path::Path;

use flate2::Crc;
use flate2::read::DeflateDecoder;
use zip::{CompressionMethod, ZipArchive};

use super::cap::capped;
use super::unpacked;

/// A file in an archive.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Member {
    /// Its name, with the folders inside the archive.
    pub(crate) name: String,
    /// Where in the archive its packed bytes begin …
    start: u64,
    /// … and how many they are.
    len: u64,
    method: CompressionMethod,
    is_locked: bool,
    /// The checksum of what is packed.
    sum: u32,
}

/// The files of an archive, in the order of their names.
pub(crate) fn members(path: &Path) -> io::Result<Vec<Member>> {
    let mut archive = ZipArchive::new(File::open(path)?)?;
    let mut members = Vec::new();
    for index in 0..archive.len() {
        let file = archive.by_index_raw(index)?;
        if file.is_file() && !is_rubbish(file.name()) {
            members.push(Member {
                name: file.name().to_owned(),
                start: file.data_start(),
                len: file.compressed_size(),
                method: file.compression(),
                is_locked: file.encrypted(),
                sum: file.crc32(),
            });
        }
    }
    refuse_overlap(&mut members)?;
    members.sort_by(|one, other| one.name.cmp(&other.name));
    Ok(members)
}

/// Files that share their bytes are an old way to pack more than anybody can unpack.
fn refuse_overlap(members: &mut [Member]) -> io::Result<()> {
    members.sort_by_key(|member| (member.start, member.len));
    let overlap = |pair: &[Member]| pair[0].start.saturating_add(pair[0].len) > pair[1].start;
    if members.windows(2).any(overlap) {
        let message = "files in it lie over one another, as in archives made to do harm";
        return Err(io::Error::new(io::ErrorKind::InvalidData, message));
    }
    Ok(())
}

/// Whether a member is none of the user's files: what macOS puts beside each of them.
fn is_rubbish(name: &str) -> bool {
    name.starts_with("__MACOSX/") || name.rsplit('/').next().is_some_and(|n| n.starts_with("._"))
}

/// Opens a member for reading. What is packed inside the archive is unpacked too, other archives are
/// not opened.
pub(crate) fn open(path: &Path, member: &Member) -> io::Result<Box<dyn Read + Send>> {
    if member.is_locked {
        return Err(unsupported("it is locked by a password; unpack it first"));
    }
    let mut file = File::open(path)?;
    file.seek(SeekFrom::Start(member.start))?;
    let packed = file.take(member.len);
    let bytes: Box<dyn Read + Send> = match member.method {
        CompressionMethod::Stored => Box::new(packed),
        CompressionMethod::Deflated => {
            Box::new(capped(packed, |packed| Ok(DeflateDecoder::new(packed)))?)
        }
        other => {
            return Err(unsupported(&format!("it is packed by {other}; unpack it first")));
        }
    };
    unpacked(Box::new(Checked { inner: bytes, crc: Crc::new(), sum: member.sum }))
}

fn unsupported(message: &str) -> io::Error {
    io::Error::new(io::ErrorKind::Unsupported, message)
}

/// Checks at the end that all came through as it was packed.
struct Checked<R> {
    inner: R,
    crc: Crc,
    sum: u32,
}

impl<R: Read> Read for Checked<R> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let len = self.inner.read(buffer)?;
        self.crc.update(&buffer[..len]);
        if len == 0 && !buffer.is_empty() && self.crc.sum() != self.sum {
            let damaged = "it is damaged: its checksum is another one";
            return Err(io::Error::new(io::ErrorKind::InvalidData, damaged));
        }
        Ok(len)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::io::Write;
    use zip::write::SimpleFileOptions;

    fn archive(files: &[(&str, &[u8])]) -> tempfile::NamedTempFile {
        let file = tempfile::NamedTempFile::new().unwrap();
        let mut writer = zip::ZipWriter::new(file.reopen().unwrap());
        for (i, (name, bytes)) in files.iter().enumerate() {
            let methods = [CompressionMethod::Deflated, CompressionMethod::Stored];
            let options = SimpleFileOptions::default().compression_method(methods[i % 2]);
            writer.start_file(*name, options).unwrap();
            writer.write_all(bytes).unwrap();
        }
        writer.finish().unwrap();
        file
    }

    fn read(file: &tempfile::NamedTempFile, name: &str) -> io::Result<Vec<u8>> {
        let mut bytes = Vec::new();
        let found = members(file.path())?;
        let member = found.iter().find(|member| member.name == name).unwrap();
        open(file.path(), member)?.read_to_end(&mut bytes)?;
        Ok(bytes)
    }

    #[test]
    fn members_are_read_in_the_order_of_their_names() {
        let text = b"1. 32-28 19-23 ".repeat(100);
        let file = archive(&[("b/x.pdn", &text), ("a.pdn", b"two"), ("../../c.pdn", b"three")]);
        let found = members(file.path()).unwrap();
        let names: Vec<&str> = found.iter().map(|member| member.name.as_str()).collect();
        assert_eq!(names, ["../../c.pdn", "a.pdn", "b/x.pdn"]);
        assert_eq!(read(&file, "b/x.pdn").unwrap(), text);
        assert_eq!(read(&file, "a.pdn").unwrap(), b"two");
    }

    #[test]
    fn damage_is_told() {
        let file = archive(&[("a.pdn", b"x"), ("b.pdn", b"1. 32-28 19-23")]);
        let mut bytes = std::fs::read(file.path()).unwrap();
        let at = bytes.windows(5).position(|window| window == b"32-28").unwrap();
        bytes[at] = b'4';
        std::fs::write(file.path(), bytes).unwrap();
        assert!(read(&file, "b.pdn").unwrap_err().to_string().contains("damaged"));
    }
}
