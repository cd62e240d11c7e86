//! What the black-box suites share: running the real program, and folders to run it in.

pub mod console;

use std::ffi::OsStr;
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

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
    pub fn run(self, folder: &Path, args: impl IntoIterator<Item = impl AsRef<OsStr>>) -> Run {
        self.run_on(folder, args, b"")
    }

    /// The same with a standard input.
    ///
    /// # Panics
    /// If the program can't be started.
    pub fn run_on(
        self,
        folder: &Path,
        args: impl IntoIterator<Item = impl AsRef<OsStr>>,
        input: &[u8],
    ) -> Run {
        let mut command = Command::new(self.0);
        command.args(args).current_dir(folder).env("COLUMNS", "100").env_remove("NO_COLOR");
        finished(&mut command, input).expect("the program starts").into()
    }
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

fn finished(command: &mut Command, input: &[u8]) -> io::Result<Output> {
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
