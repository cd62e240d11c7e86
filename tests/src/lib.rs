//! What the black-box suites share: running the real program, and folders to run it in.

pub mod console;

use std::ffi::OsStr;
use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

use tempfile::TempDir;

/// The program under test.
#[derive(Clone, Copy, Debug)]
pub struct Program(pub &'static str);

/// How a run of the program ended.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Run {
    /// The exit code; -1 if a signal ended it.
    pub code: i32,
    /// The standard output.
    pub out: String,
    /// The standard error.
    pub err: String,
}

impl Program {
    /// Runs it in a folder, without a terminal and without colour.
    ///
    /// # Panics
    /// If the program can't be started.
    pub fn run(
        self,
        folder: impl AsRef<Path>,
        args: impl IntoIterator<Item = impl AsRef<OsStr>>,
    ) -> Run {
        self.run_on(folder, args, b"")
    }

    /// The same with a standard input.
    ///
    /// # Panics
    /// If the program can't be started.
    pub fn run_on(
        self,
        folder: impl AsRef<Path>,
        args: impl IntoIterator<Item = impl AsRef<OsStr>>,
        input: &[u8],
    ) -> Run {
        finished(&mut self.command(folder, args), input).expect("the program starts").into()
    }

    /// The program on its arguments in a folder, still to be started.
    pub fn command(
        self,
        folder: impl AsRef<Path>,
        args: impl IntoIterator<Item = impl AsRef<OsStr>>,
    ) -> Command {
        plain(Command::new(self.0), folder.as_ref(), args)
    }

    /// The same behind some lines of shell, which set limits or signals for it.
    pub fn under(
        self,
        shell: &str,
        folder: impl AsRef<Path>,
        args: impl IntoIterator<Item = impl AsRef<OsStr>>,
    ) -> Command {
        let mut command = Command::new("sh");
        command.args(["-c", &format!("{shell}\nexec \"$0\" \"$@\""), self.0]);
        plain(command, folder.as_ref(), args)
    }
}

fn plain(
    mut command: Command,
    folder: &Path,
    args: impl IntoIterator<Item = impl AsRef<OsStr>>,
) -> Command {
    command.args(args).current_dir(folder).env("COLUMNS", "100").env_remove("NO_COLOR");
    command
}

/// A new folder with these files in it, and the folders that they lie in.
///
/// # Panics
/// If they can't be written.
pub fn folder<T: AsRef<[u8]>>(files: &[(&str, T)]) -> TempDir {
    let folder = tempfile::tempdir().expect("a folder for temporary files");
    for (name, bytes) in files {
        let path = folder.path().join(name);
        fs::create_dir_all(path.parent().unwrap_or(folder.path())).expect("a folder");
        fs::write(path, bytes).expect("a file");
    }
    folder
}

impl From<Output> for Run {
    fn from(output: Output) -> Run {
        Run {
            code: output.status.code().unwrap_or(-1),
            out: String::from_utf8_lossy(&output.stdout).into_owned(),
            err: String::from_utf8_lossy(&output.stderr).into_owned(),
        }
    }
}

/// Everything that a snapshot is to show of a run.
impl std::fmt::Display for Run {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "exit code {}\n--- stdout\n{}--- stderr\n{}", self.code, self.out, self.err)
    }
}

/// Runs a command to its end.
///
/// # Errors
/// If it can't be started.
pub fn finished(command: &mut Command, input: &[u8]) -> io::Result<Output> {
    let piped = command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = piped.spawn()?;
    if let Some(mut stdin) = child.stdin.take() {
        // A program that has seen enough closes its input.
        let _ = stdin.write_all(input);
    }
    child.wait_with_output()
}

/// The root of the workspace.
pub fn root() -> PathBuf {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    here.parent().unwrap_or(here).to_owned()
}
