//! Statistics as text and as rows.

mod rows;
mod text;

pub(crate) use rows::csv;
pub(crate) use text::text;

/// What draws rest on, in words; a draw rule by its id.
fn drawn(by: &str) -> String {
    match by {
        "board" => "by the last position".to_owned(),
        "threefold" => "the same position three times".to_owned(),
        "agreement" => "no rule held".to_owned(),
        "unknown" => "moves that can't be played".to_owned(),
        rule => format!("rule {rule}"),
    }
}

/// What to call a game that is not known.
fn game(id: &str) -> &str {
    if id.is_empty() { "unknown" } else { id }
}
