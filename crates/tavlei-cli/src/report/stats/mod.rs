//! Statistics as text and as rows.

mod rows;
mod text;

pub(crate) use rows::csv;
pub(crate) use text::text;

use tavlei::collection::stats::End;

/// A kind of draw in words.
fn drawn(end: End) -> &'static str {
    match end {
        End::OnTheBoard => "by the last position",
        End::Repetition => "the same position three times",
        End::MoveCount => "a rule that counts moves",
        End::Agreed => "no rule held",
    }
}

/// What to call a game that is not known.
fn game(id: &str) -> &str {
    if id.is_empty() { "unknown" } else { id }
}
