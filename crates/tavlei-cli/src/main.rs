//! The program `tavlei`.

use std::process::ExitCode;

fn main() -> ExitCode {
    tavlei_cli::run()
}
