//! Themes of diagrams by their names or from files.

use std::fs;
use std::path::Path;

use tavlei::diagram::Theme;

use crate::failure::Failure;
use crate::suggest::{did_you_mean, nearest};

/// Whether a theme is named by its file.
pub(crate) fn is_file(name: &str) -> bool {
    Path::new(name).extension().is_some_and(|ext| ext.eq_ignore_ascii_case("toml"))
}

/// A theme of the program, or that of a file.
pub(crate) fn theme_of(name: &str) -> Result<Theme, Failure> {
    if is_file(name) {
        let text = fs::read_to_string(name).map_err(|error| Failure::reading(name, &error))?;
        let text = text.trim_start_matches('\u{feff}');
        return Theme::from_toml(text).map_err(|error| Failure::new(format!("{name}:{error}")));
    }
    Theme::named(name).ok_or_else(|| {
        let themes: Vec<&str> = Theme::names().collect();
        Failure::new(format!("there is no theme {name}"))
            .maybe_help(nearest(name, Theme::names()).map(did_you_mean))
            .help(format!("themes: {}; a file of your own ends in .toml", themes.join(", ")))
    })
}
