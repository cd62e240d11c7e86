//! Ctrl-C and its like: a half-written file goes with the program.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::{Mutex, Once};

/// The exit code of a program that was interrupted.
const INTERRUPTED: i32 = 130;

static HALF_WRITTEN: Mutex<Option<PathBuf>> = Mutex::new(None);
static WATCH: Once = Once::new();

/// Removes this file if the program is interrupted.
pub(crate) fn forget_on_interrupt(path: &Path) {
    set(Some(path.to_owned()));
    // Without a handler the file would stay behind; that is no reason not to write it.
    WATCH.call_once(|| drop(ctrlc::set_handler(end)));
}

/// The file is whole.
pub(crate) fn nothing_to_forget() {
    set(None);
}

fn set(path: Option<PathBuf>) {
    if let Ok(mut half_written) = HALF_WRITTEN.lock() {
        *half_written = path;
    }
}

fn end() {
    if let Some(path) = HALF_WRITTEN.lock().ok().and_then(|mut path| path.take()) {
        drop(fs::remove_file(path));
    }
    std::process::exit(INTERRUPTED);
}
