//! What the list of doubles says of a game.

use serde::Serialize;
use tavlei::collection::twins::{Double, Family, Lost};
use tavlei::core::counted;

use super::Place;
use crate::list::Row;

/// A game that is left out, and the one that stays.
#[derive(Serialize)]
pub(super) struct LeftOut<'a> {
    file: &'a str,
    record: u64,
    line: u64,
    is: &'static str,
    plies: usize,
    of_file: &'a str,
    of_record: u64,
    of_line: u64,
    of_plies: usize,
    /// Whether the tags of this record go with the moves of the other one.
    gives_tags: bool,
    /// How many comments, variations and glyphs of it are in the other one nowhere.
    lost_comments: usize,
    lost_variations: usize,
    lost_glyphs: usize,
    /// The names of tags that say something else in the other one, with blanks between.
    other_tags: String,
}

impl<'a> LeftOut<'a> {
    pub(super) fn new(
        place: &'a Place,
        stays: &'a Place,
        of: &Family,
        double: &Double,
        lost: &Lost,
    ) -> Self {
        LeftOut {
            file: &place.file,
            record: place.number,
            line: place.line,
            is: double.likeness.as_str(),
            plies: double.plies,
            of_file: &stays.file,
            of_record: stays.number,
            of_line: stays.line,
            of_plies: of.plies,
            gives_tags: double.index == of.header,
            lost_comments: lost.comments,
            lost_variations: lost.variations,
            lost_glyphs: lost.glyphs,
            other_tags: lost.tags.join(" "),
        }
    }

    /// `; lost: 2 comments, 1 variation; other tags: Event`.
    fn losses(&self) -> String {
        let counts = [
            (self.lost_comments, "comment"),
            (self.lost_variations, "variation"),
            (self.lost_glyphs, "glyph"),
        ];
        let counts = counts.iter().filter(|(count, _)| *count > 0);
        let counts: Vec<String> = counts.map(|(count, word)| counted(*count, word)).collect();
        let mut text = String::new();
        if !counts.is_empty() {
            text = format!("; lost: {}", counts.join(", "));
        }
        if !self.other_tags.is_empty() {
            text.push_str("; other tags: ");
            text.push_str(&self.other_tags);
        }
        text
    }
}

impl Row for LeftOut<'_> {
    fn text(&self) -> String {
        let LeftOut { file, record, line, of_file, of_record, of_line, .. } = self;
        let is = match self.is {
            "same-record" => "is the same record as".to_owned(),
            "same-moves" => "has the same moves as".to_owned(),
            "other-notation" => "is another notation of".to_owned(),
            "turned" => "is, seen from the other side,".to_owned(),
            _ => format!("breaks off after {} of {} half-moves of", self.plies, self.of_plies),
        };
        let tags = if self.gives_tags { "; its tags stay" } else { "" };
        let losses = self.losses();
        format!(
            "{file}:{line}: game {record} {is} game {of_record} ({of_file}:{of_line}){tags}{losses}"
        )
    }
}
