//! What a format can hold, and what of a record it would lose.

use std::fmt;

use crate::{Item, ItemKind, Record};

/// Which tags a format can hold.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TagsHeld {
    /// Any.
    All,
    /// Those with these names (ASCII case aside).
    Only(&'static [&'static str]),
}

impl TagsHeld {
    /// Whether a tag of this name can be held.
    pub fn has(self, name: &str) -> bool {
        match self {
            TagsHeld::All => true,
            TagsHeld::Only(names) => names.iter().any(|known| known.eq_ignore_ascii_case(name)),
        }
    }
}

/// What a format can hold beside the moves of the main line.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(clippy::struct_excessive_bools, reason = "a list of independent abilities")]
pub struct Holds {
    /// Tags.
    pub tags: TagsHeld,
    /// Variations.
    pub variations: bool,
    /// Comments.
    pub comments: bool,
    /// How those comments begin that can be held where others can't.
    pub comment_marks: &'static [&'static str],
    /// Glyphs: `$1`, `!?`.
    pub glyphs: bool,
    /// Positions set up in the middle of a game.
    pub setups: bool,
    /// Text that is not understood, and moves that are not known.
    pub unknown: bool,
    /// The result behind the moves beside another one in the tag.
    pub two_results: bool,
}

impl Holds {
    /// Everything.
    pub const ALL: Holds = Holds {
        tags: TagsHeld::All,
        variations: true,
        comments: true,
        comment_marks: &[],
        glyphs: true,
        setups: true,
        unknown: true,
        two_results: true,
    };

    /// The moves of the main line and nothing else.
    pub const MOVES: Holds = Holds {
        tags: TagsHeld::Only(&[]),
        variations: false,
        comments: false,
        comment_marks: &[],
        glyphs: false,
        setups: false,
        unknown: false,
        two_results: false,
    };

    /// Whether an item that stands in so many variations can be held.
    fn has(&self, kind: ItemKind, text: &str, depth: usize) -> bool {
        let here = match kind {
            ItemKind::Comment(_) => {
                self.comments || self.comment_marks.iter().any(|mark| text.starts_with(mark))
            }
            ItemKind::Nag(_) | ItemKind::Strength => self.glyphs,
            ItemKind::Setup => self.setups,
            // A pass, in games that have one.
            ItemKind::UnknownMove if text == "--" => true,
            ItemKind::Unknown | ItemKind::UnknownMove => self.unknown,
            _ => true,
        };
        here && (depth == 0 || self.variations)
    }
}

/// How much of what a format would lose.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Lost {
    /// Variations, outermost ones.
    pub variations: u64,
    /// Comments of what is kept.
    pub comments: u64,
    /// Glyphs of what is kept.
    pub glyphs: u64,
    /// Positions set up in the middle.
    pub setups: u64,
    /// Texts that are not understood.
    pub unknown: u64,
    /// Results behind the moves that differ from those of the tags.
    pub results: u64,
    /// Tags, by name, in the order of the record.
    pub tags: Vec<String>,
}

impl Lost {
    /// Whether nothing is lost.
    pub fn is_nothing(&self) -> bool {
        *self == Lost::default()
    }

    /// Adds what another record loses.
    pub fn add(&mut self, other: &Lost) {
        self.variations += other.variations;
        self.comments += other.comments;
        self.glyphs += other.glyphs;
        self.setups += other.setups;
        self.unknown += other.unknown;
        self.results += other.results;
        for name in &other.tags {
            if !self.tags.iter().any(|known| known.eq_ignore_ascii_case(name)) {
                self.tags.push(name.clone());
            }
        }
    }
}

/// `3 variations, 1 comment, the tags Annotator and Opening`
impl fmt::Display for Lost {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let counts = [
            (self.variations, "variation", "variations"),
            (self.comments, "comment", "comments"),
            (self.glyphs, "glyph", "glyphs"),
            (self.setups, "position set up in the middle", "positions set up in the middle"),
            (self.unknown, "text that is no move", "texts that are no moves"),
            (self.results, "result that is not the tag's", "results that are not the tags'"),
        ];
        let counts = counts.iter().filter(|(count, ..)| *count > 0);
        let mut parts: Vec<String> = counts
            .map(|(count, one, many)| format!("{count} {}", if *count == 1 { one } else { many }))
            .collect();
        match self.tags.as_slice() {
            [] => {}
            [one] => parts.push(format!("the tag {one}")),
            [names @ .., last] => parts.push(format!("the tags {} and {last}", names.join(", "))),
        }
        f.write_str(&parts.join(", "))
    }
}

/// What of a record a format would lose.
pub fn lost(record: &Record, holds: &Holds) -> Lost {
    let mut lost = Lost::default();
    for tag in &record.tags {
        let (name, value) = (record.str(tag.name), record.str(tag.value));
        let is_empty = matches!(value.trim(), "" | "?" | "-");
        // Formats with a place for each tag have one for its first value.
        let is_second = holds.tags != TagsHeld::All && record.tag(name) != Some(value);
        if (!holds.tags.has(name) || is_second) && !is_empty {
            lost.tags.push(name.to_owned());
        }
    }
    let token = record.result().filter(|token| !matches!(token.trim(), "" | "*" | "?" | "-"));
    let differs = token.is_some() && token != record.stated_result();
    lost.results = u64::from(differs && !holds.two_results && holds.tags.has("Result"));
    let mut depth = 0_usize;
    for item in &record.items {
        if item.kind == ItemKind::Close {
            depth = depth.saturating_sub(1);
        }
        lost.item(item, record.str(item.text), depth, holds);
        if item.kind == ItemKind::Open {
            depth += 1;
        }
    }
    lost
}

impl Lost {
    fn item(&mut self, item: &Item, text: &str, depth: usize, holds: &Holds) {
        if holds.has(item.kind, text, depth) && (item.kind != ItemKind::Open || holds.variations) {
            return;
        }
        match item.kind {
            ItemKind::Open => self.variations += u64::from(depth == 0),
            _ if depth > 0 && !holds.variations => {}
            ItemKind::Comment(_) => self.comments += 1,
            ItemKind::Nag(_) | ItemKind::Strength => self.glyphs += 1,
            ItemKind::Setup => self.setups += 1,
            ItemKind::Unknown | ItemKind::UnknownMove => self.unknown += 1,
            _ => {}
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{ReadOptions, parse_all};

    #[test]
    fn what_is_lost_is_counted_once() {
        let text = "[White \"A\"] [Annotator \"B\"] [Date \"?\"]\n\
                    1. 32-28 {a} $1 (1. 33-28 {b} (1. 31-26) 19-23) 19-23 (1... 18-23) 2-0";
        let record = &parse_all(text.as_bytes(), &ReadOptions::default())[0];
        let holds = Holds { tags: TagsHeld::Only(&["white"]), ..Holds::MOVES };
        let said = "2 variations, 1 comment, 1 glyph, the tag Annotator";
        assert_eq!(lost(record, &holds).to_string(), said);
        assert!(lost(record, &Holds::ALL).is_nothing());
        let lines = Holds { comments: false, ..Holds::ALL };
        assert_eq!(lost(record, &lines).to_string(), "2 comments");
    }

    #[test]
    fn a_second_value_and_a_second_result_are_lost_where_there_is_one_place() {
        let text = "[White \"A\"] [White \"B\"] [Black \"C\"] [Black \"C\"] [Result \"1-0\"]\n1. 32-28 0-1";
        let record = &parse_all(text.as_bytes(), &ReadOptions::default())[0];
        let tags = TagsHeld::Only(&["White", "Black", "Result"]);
        let one = Holds { tags, two_results: false, ..Holds::ALL };
        assert_eq!(lost(record, &one).to_string(), "1 result that is not the tag's, the tag White");
        assert!(lost(record, &Holds::ALL).is_nothing());
        let agree = text.replace("0-1", "1-0");
        let record = &parse_all(agree.as_bytes(), &ReadOptions::default())[0];
        assert_eq!(lost(record, &one).to_string(), "the tag White");
    }
}
