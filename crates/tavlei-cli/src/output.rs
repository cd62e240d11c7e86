//! Results: to the standard output, or to a file that is there whole or not at all.

use std::fs::{self, File, Metadata, Permissions};
use std::io::{self, BufWriter, Stdout, Write};
use std::path::{Path, PathBuf};

use tavlei::record::{Files, Seekable};
use tempfile::{NamedTempFile, TempPath};

use crate::archive::{self, Packing};
use crate::failure::{Failure, naming};
use crate::ink::Ink;
use crate::inputs::Stamp;
use crate::interrupt;

/// Where a result goes.
#[derive(Debug)]
pub(crate) struct Output {
    sink: Sink,
    name: String,
    ink: Option<Ink>,
    /// Files of the same name with other extensions.
    more: Vec<Beside>,
}

#[derive(Debug)]
enum Sink {
    Screen(BufWriter<Stdout>),
    /// A device or a pipe: nothing that could be replaced.
    Device(BufWriter<File>),
    Beside(Beside),
}

/// A file written beside the one that it will replace.
#[derive(Debug)]
struct Beside {
    writer: BufWriter<File>,
    temporary: TempPath,
    target: PathBuf,
    may_replace: bool,
    /// What the target was when it was read, if it was: nobody else's changes are overwritten.
    as_read: Option<Stamp>,
}

impl Output {
    /// The standard output.
    pub(crate) fn screen() -> Output {
        let sink = Sink::Screen(BufWriter::with_capacity(1 << 16, io::stdout()));
        Output::of(sink, "the standard output".to_owned())
    }

    /// A file, or the standard output for `None` and `-`.
    ///
    /// Nothing stands under that name before [`Output::finish`]. An existing file is replaced
    /// only with `force`, and never one of `inputs`.
    pub(crate) fn create(
        path: Option<&Path>,
        force: bool,
        inputs: &[&Path],
    ) -> Result<Output, Failure> {
        match path {
            None => Ok(Output::screen()),
            Some(path) if path.as_os_str() == "-" => Ok(Output::screen()),
            Some(path) => Output::file(path, force, inputs),
        }
    }

    /// A file that takes the place of one that was read. Dropped before it is finished, it leaves
    /// the old one as it was; so it does if that is no longer what it was when it was read.
    pub(crate) fn in_place(path: &Path, as_read: Option<Stamp>) -> Result<Output, Failure> {
        let name = path.display().to_string();
        let failed = |error: &io::Error| Failure::writing(&name, error);
        let target = path.canonicalize().map_err(|error| failed(&error))?;
        let metadata = target.metadata().map_err(|error| failed(&error))?;
        if !metadata.is_file() {
            return Err(Failure::new(format!("{name} is no file that could be replaced")));
        }
        if Packing::of_file(&target).is_some() {
            return Err(Failure::new(format!("{name} is packed and can't be rewritten in place"))
                .help("name another file to write with -o, or unpack it first"));
        }
        refuse_protected(&metadata, &name)?;
        let beside = Beside::new(&target, Some(metadata.permissions()), true)?;
        Ok(Output::of(Sink::Beside(Beside { as_read, ..beside }), name))
    }

    fn of(sink: Sink, name: String) -> Output {
        Output { sink, name, ink: None, more: Vec::new() }
    }

    fn file(path: &Path, force: bool, inputs: &[&Path]) -> Result<Output, Failure> {
        let name = path.display().to_string();
        refuse_packed(path, &name)?;
        let Ok(metadata) = path.metadata() else {
            return Ok(Output::of(Sink::Beside(Beside::new(path, None, force)?), name));
        };
        if metadata.is_dir() {
            return Err(Failure::new(format!("{name} is a folder; name a file to write")));
        }
        if !metadata.is_file() {
            let device = File::options().write(true).open(path);
            let device = device.map_err(|error| Failure::writing(&name, &error))?;
            return Ok(Output::of(Sink::Device(BufWriter::new(device)), name));
        }
        let target = path.canonicalize().map_err(|error| Failure::writing(&name, &error))?;
        refuse_input(&target, &name, inputs)?;
        if !force {
            return Err(Failure::new(format!("{name} exists already"))
                .help("use --force to overwrite it, or another name"));
        }
        refuse_protected(&metadata, &name)?;
        let beside = Beside::new(&target, Some(metadata.permissions()), true)?;
        Ok(Output::of(Sink::Beside(beside), name))
    }

    /// What is written from now on is text, to be put down so.
    pub(crate) fn set_ink(&mut self, ink: Ink) {
        self.ink = Some(ink);
    }

    /// How text is put down, if that was said.
    pub(crate) fn ink(&mut self) -> Option<&mut Ink> {
        self.ink.as_mut()
    }

    /// Completes the output: from now on the file, and those beside it, stand under their names.
    pub(crate) fn finish(mut self) -> Result<(), Failure> {
        let rest = self.ink.take().map_or(Ok(Vec::new()), |mut ink| ink.rest());
        let written = rest.and_then(|rest| self.write_all(&rest));
        written.map_err(|error| Failure::writing(&self.name, &error))?;
        let Output { sink, name, more, .. } = self;
        for beside in more {
            let name = beside.target.display().to_string();
            beside.finish().map_err(|error| Failure::writing(&name, &error))?;
        }
        let done = match sink {
            Sink::Screen(mut writer) => writer.flush(),
            Sink::Device(mut writer) => writer.flush(),
            Sink::Beside(beside) => beside.finish(),
        };
        done.map_err(|error| Failure::writing(&name, &error))
    }
}

impl Write for Output {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        let name = &self.name;
        let Some(ink) = &mut self.ink else {
            return self.sink.write(bytes).map_err(|error| naming(name, &error));
        };
        let put = ink.bytes(bytes)?;
        self.sink.write_all(&put).map_err(|error| naming(name, &error))?;
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        self.sink.flush().map_err(|error| naming(&self.name, &error))
    }
}

impl Write for Sink {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        match self {
            Sink::Screen(writer) => writer.write(bytes),
            Sink::Device(writer) | Sink::Beside(Beside { writer, .. }) => writer.write(bytes),
        }
    }

    fn flush(&mut self) -> io::Result<()> {
        match self {
            Sink::Screen(writer) => writer.flush(),
            Sink::Device(writer) | Sink::Beside(Beside { writer, .. }) => writer.flush(),
        }
    }
}

/// The files of a format that does not write games one behind the other.
impl Files for Output {
    fn main(&mut self) -> io::Result<&mut dyn Seekable> {
        match &mut self.sink {
            Sink::Beside(beside) => Ok(&mut beside.writer),
            Sink::Screen(_) | Sink::Device(_) => Err(no_file()),
        }
    }

    fn path(&self) -> Option<&Path> {
        match &self.sink {
            Sink::Beside(beside) => Some(&beside.temporary),
            Sink::Screen(_) | Sink::Device(_) => None,
        }
    }

    fn beside(&mut self, extension: &str) -> io::Result<&mut dyn Seekable> {
        let Sink::Beside(main) = &self.sink else { return Err(no_file()) };
        let target = main.target.with_extension(extension);
        let known = self.more.iter().position(|beside| beside.target == target);
        let at = known.unwrap_or(self.more.len());
        if known.is_none() {
            if target.exists() && !main.may_replace {
                let message = format!("{} exists already; --force overwrites it", target.display());
                return Err(io::Error::new(io::ErrorKind::AlreadyExists, message));
            }
            let beside = Beside::new(&target, None, main.may_replace);
            self.more.push(beside.map_err(|failure| io::Error::other(failure.message))?);
        }
        Ok(&mut self.more[at].writer)
    }
}

fn no_file() -> io::Error {
    let message = "this format is written to files: name one with -o";
    io::Error::new(io::ErrorKind::Unsupported, message)
}

impl Beside {
    fn new(target: &Path, like: Option<Permissions>, may_replace: bool) -> Result<Beside, Failure> {
        let failed = |error: &io::Error| Failure::writing(target.display(), error);
        let folder = match target.parent() {
            Some(folder) if !folder.as_os_str().is_empty() => folder,
            _ => Path::new("."),
        };
        if !folder.is_dir() {
            return Err(Failure::new(format!("there is no folder {}", folder.display()))
                .help("make it first, or write to another place"));
        }
        let temporary = new_file(folder).map_err(|error| failed(&error))?;
        if let Some(permissions) = like {
            fs::set_permissions(temporary.path(), permissions).map_err(|error| failed(&error))?;
        }
        let (file, temporary) = temporary.into_parts();
        interrupt::forget_on_interrupt(&temporary);
        let writer = BufWriter::with_capacity(1 << 16, file);
        Ok(Beside { writer, temporary, target: target.to_owned(), may_replace, as_read: None })
    }

    fn finish(self) -> io::Result<()> {
        let Beside { writer, temporary, target, may_replace, as_read } = self;
        writer.into_inner().map_err(io::IntoInnerError::into_error)?.sync_all()?;
        if as_read.is_some_and(|as_read| Stamp::of(&target) != Some(as_read)) {
            return Err(io::Error::new(io::ErrorKind::ResourceBusy, CHANGED));
        }
        let path = temporary.to_path_buf();
        let moved = if may_replace {
            temporary.persist(&target)
        } else {
            temporary.persist_noclobber(&target)
        };
        interrupt::nothing_to_forget(&path);
        moved.map_err(|error| error.error)
    }
}

const CHANGED: &str =
    "it was changed while it was read; it is left as it is now, and can be tried again";

/// A temporary file with the rights of any new file (by default it would be for its owner alone).
fn new_file(folder: &Path) -> io::Result<NamedTempFile> {
    let mut builder = tempfile::Builder::new();
    builder.prefix(".tavlei-").suffix(".part");
    #[cfg(unix)]
    builder.permissions(std::os::unix::fs::PermissionsExt::from_mode(0o666));
    builder.tempfile_in(folder)
}

/// A file that is called as if it were packed is refused: packed files are read, not written.
fn refuse_packed(path: &Path, name: &str) -> Result<(), Failure> {
    let Some(program) = archive::packs(path) else { return Ok(()) };
    let plain = path.with_extension("");
    Err(Failure::new(format!("{name} would be packed, and files are written unpacked only"))
        .help(format!("write {}, and pack it with {program}", plain.display())))
}

/// Write protection is somebody's wish; the folder around the file would allow to replace it.
fn refuse_protected(metadata: &Metadata, name: &str) -> Result<(), Failure> {
    if !metadata.permissions().readonly() {
        return Ok(());
    }
    Err(Failure::new(format!("{name} is write-protected"))
        .help("take the protection away, or write to another file"))
}

fn refuse_input(target: &Path, name: &str, inputs: &[&Path]) -> Result<(), Failure> {
    let is_target = |input: &&Path| input.canonicalize().is_ok_and(|input| input == target);
    if !inputs.iter().any(is_target) {
        return Ok(());
    }
    Err(Failure::new(format!("{name} is one of the files to read"))
        .help("write to another file; an input is never overwritten"))
}

/// Refuses to write two things to one place, - being the standard output: one would be lost.
pub(crate) fn refuse_shared(one: &Path, other: &Path) -> Result<(), Failure> {
    if place(one) != place(other) {
        return Ok(());
    }
    let name = one.display().to_string();
    let name = if name == "-" { "the standard output".to_owned() } else { name };
    Err(Failure::new(format!("the games and the report can't both go to {name}"))
        .help("give the report another name"))
}

/// A file by its real folder, whether it exists or not.
fn place(path: &Path) -> PathBuf {
    let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty());
    let folder = folder.unwrap_or(Path::new(".")).canonicalize().ok();
    let beside = folder.zip(path.file_name()).map(|(folder, name)| folder.join(name));
    path.canonicalize().ok().or(beside).unwrap_or_else(|| path.to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn write(path: &Path, force: bool, inputs: &[&Path]) -> Result<(), Failure> {
        let mut output = Output::create(Some(path), force, inputs)?;
        output.write_all(b"new")?;
        output.finish()
    }

    #[test]
    fn a_file_is_there_whole_or_not_at_all() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("out.pdn");
        let mut output = Output::create(Some(&path), false, &[]).unwrap();
        output.write_all(b"half").unwrap();
        assert!(!path.exists());
        drop(output);
        assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 0, "nothing is left behind");
        write(&path, false, &[]).unwrap();
        assert_eq!(fs::read_to_string(&path).unwrap(), "new");
    }

    #[test]
    fn nothing_is_written_packed() {
        let folder = tempfile::tempdir().unwrap();
        for name in ["out.pdn.gz", "out.ZIP", "out.zst"] {
            let path = folder.path().join(name);
            assert!(write(&path, false, &[]).unwrap_err().message.contains("unpacked"), "{name}");
            assert!(!path.exists());
        }
    }

    #[test]
    fn an_existing_file_is_replaced_only_by_force_and_an_input_never() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("out.pdn");
        fs::write(&path, "old").unwrap();
        assert!(write(&path, false, &[]).unwrap_err().message.ends_with("exists already"));
        assert!(write(&path, true, &[&path]).unwrap_err().message.contains("files to read"));
        assert_eq!(fs::read_to_string(&path).unwrap(), "old");
        write(&path, true, &[]).unwrap();
        assert_eq!(fs::read_to_string(&path).unwrap(), "new");
    }
}
