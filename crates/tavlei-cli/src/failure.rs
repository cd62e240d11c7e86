//! How a run ends: fine, with findings, or not at all.

use std::fmt::Display;
use std::io;
use std::process::ExitCode;

/// How a run ended. Worse is greater.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
pub(crate) enum Status {
    /// All is well.
    #[default]
    Fine,
    /// Something was found.
    Findings,
    /// Something could not be done.
    CouldNot,
}

impl From<Status> for ExitCode {
    fn from(status: Status) -> ExitCode {
        ExitCode::from(status as u8)
    }
}

/// Why something could not be done, for the person who asked for it.
#[derive(Debug)]
pub(crate) struct Failure {
    /// What is wrong.
    pub(crate) message: String,
    /// What would be right, or what to try.
    pub(crate) help: Vec<String>,
    /// What several failures have in common that are told once: a file and a reason.
    pub(crate) kind: Option<String>,
    /// Nobody reads the output any more: stop without a word.
    is_quiet: bool,
}

impl Failure {
    /// What is wrong.
    pub(crate) fn new(message: impl Into<String>) -> Failure {
        Failure { message: message.into(), help: Vec::new(), kind: None, is_quiet: false }
    }

    /// Adds what to try.
    pub(crate) fn help(mut self, help: impl Into<String>) -> Failure {
        self.help.push(help.into());
        self
    }

    /// Says what it has in common with others: of many of a kind the first is told, and how many
    /// more there are.
    pub(crate) fn of_kind(self, kind: impl Into<String>) -> Failure {
        Failure { kind: Some(kind.into()), ..self }
    }

    /// Says where it happened.
    pub(crate) fn at(mut self, place: impl Display) -> Failure {
        self.message = format!("{place}: {}", self.message);
        self
    }

    /// Adds what to try, if there is something.
    pub(crate) fn maybe_help(self, help: Option<String>) -> Failure {
        match help {
            Some(help) => self.help(help),
            None => self,
        }
    }

    /// A failure to read a named thing.
    pub(crate) fn reading(name: impl Display, error: &io::Error) -> Failure {
        Failure::new(format!("{name} can't be read: {}", plain(error)))
    }

    /// A failure to write a named thing; quiet if the reader of a pipe has gone.
    pub(crate) fn writing(name: impl Display, error: &io::Error) -> Failure {
        let is_quiet = error.kind() == io::ErrorKind::BrokenPipe;
        let message = match error.get_ref().and_then(|inner| inner.downcast_ref::<Unwritten>()) {
            Some(Unwritten(message)) => message.clone(),
            None => unwritten(name, error),
        };
        let failure = Failure { message, help: Vec::new(), kind: None, is_quiet };
        failure.maybe_help(is_full(error.kind()).then(|| FULL.to_owned()))
    }

    /// Whether nobody wants to hear of it.
    pub(crate) fn is_quiet(&self) -> bool {
        self.is_quiet
    }
}

/// Any error of writing results; most say what could not be written.
impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Failure {
        Failure::writing("the output", &error)
    }
}

/// What to try when a disk is full.
const FULL: &str = "make room, or write to another disk";

/// Whether something ran out of room: the disk, what one user may have of it, or one file.
fn is_full(kind: io::ErrorKind) -> bool {
    use io::ErrorKind::{FileTooLarge, QuotaExceeded, StorageFull};
    matches!(kind, StorageFull | QuotaExceeded | FileTooLarge)
}

/// An error of writing that says what could not be written, as it passes through writers that do not
/// know.
#[derive(Debug)]
struct Unwritten(String);

impl Display for Unwritten {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for Unwritten {}

/// The error, with the name of what could not be written.
pub(crate) fn naming(name: &str, error: &io::Error) -> io::Error {
    io::Error::new(error.kind(), Unwritten(unwritten(name, error)))
}

fn unwritten(name: impl Display, error: &io::Error) -> String {
    format!("{name} can't be written: {}", plain(error))
}

/// An I/O error without the number that only programmers read.
pub(crate) fn plain(error: &io::Error) -> String {
    let text = error.to_string();
    let end = text.find(" (os error").unwrap_or(text.len());
    let mut plain = text[..end].to_owned();
    if let Some(first) = plain.get_mut(0..1) {
        first.make_ascii_lowercase();
    }
    plain
}
