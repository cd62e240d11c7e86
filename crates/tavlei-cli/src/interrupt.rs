//! Ctrl-C and its like: half-written files go with the program.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::{Mutex, Once};

/// The exit code of a program that was interrupted.
const INTERRUPTED: i32 = 130;

static HALF_WRITTEN: Mutex<Vec<PathBuf>> = Mutex::new(Vec::new());
static WATCH: Once = Once::new();

/// Removes this file if the program is interrupted.
pub(crate) fn forget_on_interrupt(path: &Path) {
    if let Ok(mut half_written) = HALF_WRITTEN.lock() {
        half_written.push(path.to_owned());
    }
    // Without a handler the file would stay behind; that is no reason not to write it.
    WATCH.call_once(|| drop(ctrlc::set_handler(end)));
}

/// The file is whole, or given up.
pub(crate) fn nothing_to_forget(path: &Path) {
    if let Ok(mut half_written) = HALF_WRITTEN.lock() {
        half_written.retain(|known| known != path);
    }
}

fn end() {
    let half_written = HALF_WRITTEN.lock().map(|paths| paths.clone()).unwrap_or_default();
    for path in half_written {
        drop(fs::remove_file(path));
    }
    std::process::exit(INTERRUPTED);
}
