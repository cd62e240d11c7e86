//! Files, folders and the standard input, as named on the command line.

use std::fs::File;
use std::io::{self, Read};
use std::path::{Path, PathBuf};

use tavlei::record::format_by_extension;
use walkdir::{DirEntry, WalkDir};

use crate::failure::Failure;
use crate::suggest::{did_you_mean, nearest};

/// Files of a folder whose names end so are read only when they are named themselves: they may be
/// anything.
const ANYTHING: [&str; 3] = ["txt", "csv", "html"];

/// The name that stands for the standard input.
const STDIN: &str = "-";

/// One thing to read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Input {
    /// How people call it.
    pub(crate) name: String,
    /// The file; `None` is the standard input.
    pub(crate) path: Option<PathBuf>,
}

impl Input {
    fn stdin() -> Input {
        Input { name: "<stdin>".to_owned(), path: None }
    }

    fn file(path: &Path) -> Input {
        Input { name: path.display().to_string(), path: Some(path.to_owned()) }
    }

    /// Opens it for reading.
    pub(crate) fn open(&self) -> Result<Box<dyn Read + Send>, Failure> {
        match &self.path {
            None => Ok(Box::new(io::stdin())),
            Some(path) => match File::open(path) {
                Ok(file) => Ok(Box::new(file)),
                Err(error) => Err(cannot_open(path, &error)),
            },
        }
    }

    /// How many bytes it has, where that is known.
    pub(crate) fn size(&self) -> u64 {
        let metadata = self.path.as_ref().and_then(|path| path.metadata().ok());
        metadata.map_or(0, |metadata| metadata.len())
    }

    /// How its name ends, without the dot, in lower case.
    pub(crate) fn extension(&self) -> Option<String> {
        let extension = self.path.as_deref().and_then(Path::extension)?;
        Some(extension.to_string_lossy().to_lowercase())
    }

    /// The file of the same name with another extension, in any case, or else the only one in the
    /// same folder that has it.
    pub(crate) fn sibling(&self, extension: &str) -> Option<Vec<u8>> {
        let path = self.path.as_deref()?;
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

/// Everything to read, and what was named but can't be.
#[derive(Debug, Default)]
pub(crate) struct Inputs {
    /// In the order of the command line; the files of a folder in the order of their names.
    pub(crate) found: Vec<Input>,
    /// What could not be found.
    pub(crate) failures: Vec<Failure>,
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

    fn add(&mut self, path: &Path) {
        if path.as_os_str() == STDIN {
            self.add_stdin();
            return;
        }
        match path.metadata() {
            Ok(metadata) if metadata.is_dir() => self.add_folder(path),
            Ok(_) => self.found.push(Input::file(path)),
            Err(error) => self.failures.push(cannot_open(path, &error)),
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
                Ok(entry) if !entry.path().is_file() => {}
                Ok(entry) if is_record(entry.path()) => self.found.push(Input::file(entry.path())),
                Ok(_) => others += 1,
            }
        }
        if self.found.len() == before {
            self.failures.push(no_records(folder, others));
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

fn is_record(path: &Path) -> bool {
    let extension = path.extension().and_then(|extension| extension.to_str());
    extension.is_some_and(|extension| {
        !ANYTHING.iter().any(|known| extension.eq_ignore_ascii_case(known))
            && format_by_extension(extension, |format| format.reading.is_some()).is_some()
    })
}

fn no_records(folder: &Path, others: u64) -> Failure {
    let message = format!("the folder {} holds no record files", folder.display());
    let wanted =
        "files of games (.pdn, .jsonl …; `tavlei formats` lists them) are read from a folder";
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
