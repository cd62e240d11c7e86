//! Files, folders and the standard input, as named on the command line.

use std::fs::File;
use std::io::{self, Read};
use std::path::{Path, PathBuf};
use std::time::SystemTime;

use tavlei::record::{format_by_extension, holds_records};
use walkdir::{DirEntry, WalkDir};

use crate::archive::{self, Member, Packing};
use crate::failure::Failure;
use crate::office;
use crate::suggest::{did_you_mean, nearest};
use crate::talk::Talk;

/// Files of folders and archives whose names end so may be anything: they are read if they begin as
/// records do.
const ANYTHING: [&str; 6] = ["txt", "csv", "tsv", "html", "htm", "xhtml"];
/// … unless a file of records of the same name stands beside: then they are made of it, as a rule.
const ORIGINALS: [&str; 4] = ["pdn", "pgn", "jsonl", "json"];
/// So many bytes tell whether they do: pages begin with what nobody sees.
const START: u64 = 1 << 20;

/// The name that stands for the standard input.
const STDIN: &str = "-";

/// What can be seen of a file from outside: if it is another one later, the file was changed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Stamp {
    len: u64,
    modified: SystemTime,
}

impl Stamp {
    /// Of a file as it is now; `None` if there is none, or where files have no times.
    pub(crate) fn of(path: &Path) -> Option<Stamp> {
        let metadata = path.metadata().ok()?;
        Some(Stamp { len: metadata.len(), modified: metadata.modified().ok()? })
    }
}

/// One thing to read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Input {
    /// How people call it.
    pub(crate) name: String,
    /// The file; `None` is the standard input.
    pub(crate) path: Option<PathBuf>,
    /// What the file was before it was read.
    pub(crate) stamp: Option<Stamp>,
    /// How the file is packed, if it is.
    packing: Option<Packing>,
    /// The file inside that archive.
    member: Option<Member>,
}

impl Input {
    fn stdin() -> Input {
        Input { name: "<stdin>".to_owned(), path: None, stamp: None, packing: None, member: None }
    }

    fn file(path: &Path) -> Input {
        let packing = if path.is_file() { Packing::of_file(path) } else { None };
        let name = path.display().to_string();
        let stamp = Stamp::of(path);
        Input { name, path: Some(path.to_owned()), stamp, packing, member: None }
    }

    /// A file inside an archive.
    fn member(archive: &Path, member: Member) -> Input {
        let name = format!("{}/{}", archive.display(), member.name);
        let path = Some(archive.to_owned());
        Input { name, path, stamp: None, packing: Some(Packing::Zip), member: Some(member) }
    }

    /// Whether its name and its beginning are those of a file of records.
    fn is_record(&self) -> bool {
        let Some(extension) = self.extension() else { return false };
        if !ANYTHING.contains(&extension.as_str()) {
            return format_by_extension(&extension, |format| format.reading.is_some()).is_some();
        }
        let mut start = Vec::new();
        let read =
            self.open(|bytes| bytes).ok().map(|bytes| bytes.take(START).read_to_end(&mut start));
        read.is_some() && holds_records(&start)
    }

    /// Whether it stands in an archive.
    pub(crate) fn is_member(&self) -> bool {
        self.member.is_some()
    }

    /// Opens it for reading, unpacked. `watch` sees the bytes as they come from the file, but for
    /// those of an archive.
    pub(crate) fn open(
        &self,
        watch: impl FnOnce(Box<dyn Read + Send>) -> Box<dyn Read + Send>,
    ) -> Result<Box<dyn Read + Send>, Failure> {
        let failed = |error: io::Error| Failure::reading(&self.name, &error);
        match (&self.path, &self.member) {
            (Some(path), Some(member)) => archive::open(path, member).map_err(failed),
            (Some(path), None) => {
                let file = File::open(path).map_err(|error| cannot_open(path, &error))?;
                archive::unpacked(watch(Box::new(file))).map_err(failed)
            }
            (None, _) => archive::unpacked(watch(Box::new(io::stdin()))).map_err(failed),
        }
    }

    /// How many bytes it has, where that is known.
    pub(crate) fn size(&self) -> u64 {
        if self.member.is_some() {
            return 0;
        }
        let metadata = self.path.as_ref().and_then(|path| path.metadata().ok());
        metadata.map_or(0, |metadata| metadata.len())
    }

    /// How its name ends, without the dot, in lower case; of a packed file, of what is in it.
    pub(crate) fn extension(&self) -> Option<String> {
        match &self.member {
            Some(member) => extension_of(Path::new(&member.name)),
            None => extension_of(self.path.as_deref()?),
        }
    }

    /// The file of the same name with another extension, in any case, or else the only one in the
    /// same folder that has it.
    pub(crate) fn sibling(&self, extension: &str) -> Option<Vec<u8>> {
        let path = self.path.as_deref()?;
        if let Some(member) = &self.member {
            return sibling_in(path, member, extension);
        }
        let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty());
        let entries = folder.unwrap_or(Path::new(".")).read_dir().ok()?;
        let has = |found: &PathBuf| {
            found.extension().is_some_and(|found| found.eq_ignore_ascii_case(extension))
        };
        let mut found: Vec<PathBuf> =
            entries.flatten().map(|entry| entry.path()).filter(has).collect();
        found.sort();
        let same = found.iter().find(|found| found.file_stem() == path.file_stem());
        let only = if found.len() == 1 { found.first() } else { None };
        std::fs::read(same.or(only)?).ok()
    }
}

/// The end of a name, that of packing aside.
fn extension_of(path: &Path) -> Option<String> {
    let extension = path.extension()?.to_string_lossy().to_lowercase();
    if archive::ENDINGS.contains(&extension.as_str()) {
        let inside = path.file_stem().map(Path::new).and_then(Path::extension);
        return inside.map(|inside| inside.to_string_lossy().to_lowercase());
    }
    Some(extension)
}

/// The same among the files of an archive.
fn sibling_in(archive: &Path, member: &Member, extension: &str) -> Option<Vec<u8>> {
    let path = Path::new(&member.name);
    let mut found = archive::members(archive).ok()?;
    found.retain(|other| {
        let other = Path::new(&other.name);
        other.parent() == path.parent()
            && other.extension().is_some_and(|found| found.eq_ignore_ascii_case(extension))
    });
    let same = found.iter().find(|other| Path::new(&other.name).file_stem() == path.file_stem());
    let only = if found.len() == 1 { found.first() } else { None };
    let mut bytes = Vec::new();
    archive::open(archive, same.or(only)?).ok()?.read_to_end(&mut bytes).ok()?;
    Some(bytes)
}

/// Everything to read, and what was named but can't be.
#[derive(Debug, Default)]
pub(crate) struct Inputs {
    /// In the order of the command line; the files of a folder in the order of their names.
    pub(crate) found: Vec<Input>,
    /// What could not be found.
    pub(crate) failures: Vec<Failure>,
    /// What is passed over on purpose.
    notes: Vec<String>,
}

impl Inputs {
    /// Finds what is named on the command line.
    pub(crate) fn find(paths: &[PathBuf]) -> Inputs {
        let mut inputs = Inputs::default();
        for path in paths {
            inputs.add(path);
        }
        inputs
    }

    /// Says what is passed over; `tell` says what can't be found.
    pub(crate) fn tell(&self, talk: &mut Talk, tell: fn(&mut Talk, &Failure)) {
        self.notes.iter().for_each(|note| talk.note(note));
        self.failures.iter().for_each(|failure| tell(talk, failure));
    }

    fn add(&mut self, path: &Path) {
        if path.as_os_str() == STDIN {
            self.add_stdin();
            return;
        }
        match path.metadata() {
            Ok(metadata) if metadata.is_dir() => self.add_folder(path),
            Ok(_) => self.add_file(path),
            Err(error) => self.failures.push(cannot_open(path, &error)),
        }
    }

    /// A file, or the records in an archive.
    fn add_file(&mut self, path: &Path) {
        let input = Input::file(path);
        if input.packing != Some(Packing::Zip) {
            self.found.push(input);
            return;
        }
        let members = match archive::members(path) {
            Ok(members) => members,
            Err(error) => return self.failures.push(Failure::reading(path.display(), &error)),
        };
        if let Some(failure) = office::archive(path, &members) {
            return self.failures.push(failure);
        }
        let others = members.len() as u64;
        // One file alone is meant, whatever it is called.
        let all = members.len() == 1;
        let before = self.found.len();
        for inner in members.iter().filter(|member| is_archive(Path::new(&member.name))) {
            let name = format!("{}/{}", path.display(), inner.name);
            let failure =
                Failure::new(format!("{name} is an archive in an archive; it is not read"));
            self.failures.push(failure.help("unpack the outer one first"));
        }
        let inner = members.into_iter().map(|member| Input::member(path, member));
        self.found.extend(inner.filter(|input| all || input.is_record()));
        if self.found.len() == before {
            self.failures.push(no_records("archive", path, others));
        }
    }

    fn add_stdin(&mut self) {
        if self.found.iter().any(|input| input.path.is_none()) {
            self.failures.push(Failure::new("the standard input (-) can be read only once"));
        } else {
            self.found.push(Input::stdin());
        }
    }

    fn add_folder(&mut self, folder: &Path) {
        let before = self.found.len();
        let mut others = 0_u64;
        let walk = WalkDir::new(folder).sort_by_file_name().into_iter();
        for entry in walk.filter_entry(|entry| entry.depth() == 0 || !is_hidden(entry)) {
            match entry {
                Err(error) => self.failures.push(cannot_walk(folder, &error)),
                Ok(entry) if entry.path_is_symlink() && !entry.path().is_file() => {
                    self.add_link(entry.path());
                }
                Ok(entry) if !entry.path().is_file() => {}
                Ok(entry) if is_archive(entry.path()) => self.add_file(entry.path()),
                Ok(entry) if !Input::file(entry.path()).is_record() => others += 1,
                Ok(entry) => self.add_once(entry.path()),
            }
        }
        if self.found.len() == before {
            self.failures.push(no_records("folder", folder, others));
        }
    }

    /// A file of a folder, unless it was made of another one, as it seems: no game shall count twice.
    fn add_once(&mut self, path: &Path) {
        let Some(original) = original(path) else { return self.add_file(path) };
        let (name, original) = (path.display(), original.display());
        self.notes.push(format!(
            "{name} is passed over: {original} is likely to hold the same games; name it to read it too"
        ));
    }

    /// A link that is no file: to a folder, where it might lead round in circles, or to nothing.
    fn add_link(&mut self, path: &Path) {
        let name = path.display();
        match path.metadata() {
            Ok(metadata) if metadata.is_dir() => self.notes.push(format!(
                "{name} is a link to a folder and is not followed; name it itself to read it too"
            )),
            Ok(_) => {}
            Err(error) if is_archive(path) || is_called_record(path) => {
                self.failures.push(Failure::reading(name, &error));
            }
            Err(_) => self.notes.push(format!("{name} is a link that leads nowhere")),
        }
    }

    /// The one input of a verb that takes one file.
    pub(crate) fn single(path: &Path) -> Result<Input, Failure> {
        if path.is_dir() {
            let message = format!("{} is a folder; this verb reads one file", path.display());
            return Err(Failure::new(message));
        }
        let mut inputs = Inputs::default();
        inputs.add(path);
        match (inputs.found.pop(), inputs.failures.pop()) {
            (Some(_), None) if !inputs.found.is_empty() => {
                let many = inputs.found.len() + 1;
                let message = format!("{} holds {many} files; this verb reads one", path.display());
                Err(Failure::new(message).help("unpack it, and name the one"))
            }
            (Some(input), None) => Ok(input),
            (_, failure) => {
                Err(failure.unwrap_or_else(|| Failure::new("there is nothing to read")))
            }
        }
    }
}

fn is_hidden(entry: &DirEntry) -> bool {
    entry.file_name().as_encoded_bytes().starts_with(b".")
}

/// Whether a name alone is that of a file of records.
fn is_called_record(path: &Path) -> bool {
    extension_of(path).is_some_and(|extension| {
        !ANYTHING.contains(&extension.as_str())
            && format_by_extension(&extension, |format| format.reading.is_some()).is_some()
    })
}

/// The file of records beside a text, a table or a page of the same name.
fn original(path: &Path) -> Option<PathBuf> {
    let is_made = extension_of(path).is_some_and(|own| ANYTHING.contains(&own.as_str()));
    let mut originals = ORIGINALS.iter().map(|extension| path.with_extension(extension));
    originals.find(|original| is_made && original.is_file())
}

fn is_archive(path: &Path) -> bool {
    path.extension().is_some_and(|extension| extension.eq_ignore_ascii_case("zip"))
}

/// `what` it is that holds none: a folder or an archive.
fn no_records(what: &str, path: &Path, others: u64) -> Failure {
    let message = format!("the {what} {} holds no record files", path.display());
    let article = if what == "archive" { "an" } else { "a" };
    let wanted = format!(
        "files of games (.pdn, .jsonl …; `tavlei formats` lists them) are read from {article} {what}, \
         and texts, tables and pages that begin with games"
    );
    match others {
        0 => Failure::new(message).help(wanted),
        _ => Failure::new(message)
            .help(format!("{wanted}; to read another one, name the file itself")),
    }
}

fn cannot_walk(folder: &Path, error: &walkdir::Error) -> Failure {
    let path = error.path().unwrap_or(folder).display();
    match error.io_error() {
        Some(io) => Failure::reading(path, io),
        None => Failure::new(format!("{path} can't be read: {error}")),
    }
}

fn cannot_open(path: &Path, error: &io::Error) -> Failure {
    if error.kind() != io::ErrorKind::NotFound {
        return Failure::reading(path.display(), error);
    }
    let message = format!("there is no file or folder {}", path.display());
    Failure::new(message).maybe_help(near_miss(path))
}

/// What a wrong path may have meant: a name beside it that looks like it.
fn near_miss(path: &Path) -> Option<String> {
    let parent = path.parent()?;
    let folder = if parent.as_os_str().is_empty() { Path::new(".") } else { parent };
    let Ok(entries) = folder.read_dir() else {
        return Some(format!("there is no folder {}", folder.display()));
    };
    let mut names: Vec<String> =
        entries.filter_map(|entry| entry.ok()?.file_name().into_string().ok()).collect();
    names.sort();
    let near = nearest(path.file_name()?.to_str()?, names.iter().map(String::as_str))?;
    Some(did_you_mean(&parent.join(near).display().to_string()))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn names(inputs: &Inputs, root: &Path) -> Vec<String> {
        let short = |input: &Input| {
            let path = input.path.as_deref().unwrap_or(Path::new("-"));
            path.strip_prefix(root).unwrap_or(path).display().to_string()
        };
        inputs.found.iter().map(short).collect()
    }

    #[test]
    fn folders_are_walked_in_order_and_hidden_files_skipped() {
        let folder = tempfile::tempdir().unwrap();
        let root = folder.path();
        std::fs::create_dir_all(root.join("b")).unwrap();
        std::fs::create_dir_all(root.join(".git")).unwrap();
        for name in ["c.pdn", "b/x.PDN", "a.jsonl", ".hidden.pdn", ".git/z.pdn", "readme.txt"] {
            std::fs::write(root.join(name), "").unwrap();
        }
        let inputs = Inputs::find(&[root.to_owned()]);
        assert_eq!(names(&inputs, root), ["a.jsonl", "b/x.PDN", "c.pdn"]);
        assert!(inputs.failures.is_empty());
    }

    #[test]
    fn a_wrong_name_is_met_with_a_near_one() {
        let folder = tempfile::tempdir().unwrap();
        std::fs::write(folder.path().join("games.pdn"), "").unwrap();
        let inputs =
            Inputs::find(&[folder.path().join("gamse.pdn"), folder.path().join("games.pdn")]);
        assert_eq!(inputs.found.len(), 1);
        assert!(inputs.failures[0].help[0].ends_with("games.pdn?"), "{:?}", inputs.failures);
    }

    #[test]
    fn an_empty_folder_is_told() {
        let folder = tempfile::tempdir().unwrap();
        std::fs::write(folder.path().join("games.txt"), "").unwrap();
        let inputs = Inputs::find(&[folder.path().to_owned()]);
        assert!(inputs.failures[0].message.contains("holds no record files"));
        assert!(inputs.failures[0].help[0].contains("name the file itself"));
    }
}
