//! GGF, the Generic Game Format of the game server GGS and of Othello programs.
//!
//! The format and its dialects are described in `formats/ggf/README.md`.

mod cut;
mod dates;
mod format;
mod read;
mod write;

pub(crate) use format::{FORMAT, is_own};

use crate::format::Ended;

/// The tags that have a place, and its name. Other places are tags of their own name.
const TAGS: &[(&str, &str)] = &[
    ("PC", "Site"),
    ("PB", "Black"),
    ("PW", "White"),
    ("RB", "BlackRating"),
    ("RW", "WhiteRating"),
    ("TI", "TimeControl"),
];

/// Places that are tags of their own name: the type of the game, times, bids and the margin.
const OWN: &[&str] = &["TY", "TB", "TW", "KB", "KW", "KM"];

/// Who has won, by how many discs more Black has.
fn by_margin(margin: f64) -> Ended {
    match margin {
        _ if margin > 0.0 => Ended::Won { by_white: false },
        _ if margin < 0.0 => Ended::Won { by_white: true },
        _ => Ended::Drawn,
    }
}
