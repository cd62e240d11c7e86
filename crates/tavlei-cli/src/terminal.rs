//! Where output goes and whether it may be coloured.

use std::io::{self, IsTerminal};

use annotate_snippets::Renderer;
use anstyle::{AnsiColor, Style};

use crate::args::When;

/// Lines of records are shown in so many columns.
const SCREEN: usize = 100;

/// What is known about the two output streams.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Terminal {
    /// Whether results may be coloured.
    pub(crate) color_out: bool,
    /// Whether the talk may be coloured.
    pub(crate) color_err: bool,
    /// Whether a person watches the talk.
    pub(crate) watched: bool,
}

impl Terminal {
    /// Looks at the streams of this process.
    pub(crate) fn look(when: When) -> Terminal {
        let (out, err) = (io::stdout().is_terminal(), io::stderr().is_terminal());
        Terminal { color_out: may_color(when, out), color_err: may_color(when, err), watched: err }
    }
}

/// `NO_COLOR` and `TERM=dumb` are wishes of the user's environment; `--color` goes before them.
fn may_color(when: When, is_terminal: bool) -> bool {
    let set = |name| std::env::var_os(name).filter(|value| !value.is_empty());
    match when {
        When::Always => true,
        When::Never => false,
        When::Auto => {
            is_terminal
                && set("NO_COLOR").is_none()
                && set("TERM").is_none_or(|term| term != "dumb")
        }
    }
}

/// The renderer of diagnostics.
pub(crate) fn renderer(color: bool) -> Renderer {
    if color { Renderer::styled() } else { Renderer::plain() }.term_width(SCREEN)
}

/// A text in bold, where colours may be used.
pub(crate) fn bold(text: &str, color: bool) -> String {
    styled(text, Style::new().bold(), color)
}

/// A text in a bold colour, where colours may be used.
pub(crate) fn tinted(text: &str, tint: AnsiColor, color: bool) -> String {
    styled(text, tint.on_default().bold(), color)
}

fn styled(text: &str, style: Style, color: bool) -> String {
    if color { format!("{style}{text}{style:#}") } else { text.to_owned() }
}
