//! How far the work is, for a person who watches.

use std::io::Read;

use indicatif::{ProgressBar, ProgressStyle};

use crate::terminal::Terminal;

/// A bar on the standard error, or nothing where nobody watches.
#[derive(Clone, Debug)]
pub(crate) struct Progress(ProgressBar);

impl Progress {
    /// A bar over so many bytes; with 0 only the games are counted.
    pub(crate) fn new(terminal: Terminal, bytes: u64) -> Progress {
        if !terminal.watched {
            return Progress::none();
        }
        let bar = ProgressBar::new(bytes);
        if let Ok(style) = ProgressStyle::with_template(template(bytes)) {
            bar.set_style(style.progress_chars("=> "));
        }
        Progress(bar)
    }

    /// No bar.
    pub(crate) fn none() -> Progress {
        Progress(ProgressBar::hidden())
    }

    /// Counts what is read.
    pub(crate) fn watch(&self, input: Box<dyn Read + Send>) -> Box<dyn Read + Send> {
        if self.0.is_hidden() { input } else { Box::new(self.0.wrap_read(input)) }
    }

    /// Tells how many games are done.
    pub(crate) fn games(&self, games: u64) {
        if !self.0.is_hidden() {
            self.0.set_message(format!("{games} games"));
        }
    }

    /// Takes the bar away while something is written to the screen.
    pub(crate) fn suspend<T>(&self, write: impl FnOnce() -> T) -> T {
        self.0.suspend(write)
    }

    /// Takes the bar away for good.
    pub(crate) fn clear(&self) {
        self.0.finish_and_clear();
    }
}

fn template(bytes: u64) -> &'static str {
    match bytes {
        0 => "{spinner} {bytes} {msg}",
        _ => "[{bar:30}] {percent:>3}% {msg}, {eta} left",
    }
}
