//! What SGF calls the tags of a game.

/// A property of the root and its tag.
const TAGS: &[(&str, &str)] = &[
    ("EV", "Event"),
    ("PC", "Site"),
    ("DT", "Date"),
    ("RO", "Round"),
    ("PW", "White"),
    ("PB", "Black"),
    ("WR", "WhiteRating"),
    ("BR", "BlackRating"),
    ("WT", "WhiteTeam"),
    ("BT", "BlackTeam"),
    ("RE", "Result"),
    ("AN", "Annotator"),
    ("SO", "Source"),
    ("ON", "Opening"),
];

/// What is said of the file, the game or the position, and is no tag.
const NO_TAGS: &[&str] =
    &["FF", "GM", "SZ", "CA", "AP", "ST", "B", "W", "C", "AB", "AW", "AE", "PL", "TAG"];

/// What belongs to the nodes of moves.
const OF_MOVES: &[&str] = &["TE", "BM", "IT", "DO", "NAG", "RES"];

/// The property of tags that SGF has no name for: `TAG[Name:value]`.
pub(super) const OTHER: &str = "TAG";

/// The tag of a property of the root. A name that nobody knows is its own; `None` for what is no tag.
pub(super) fn tag(property: &str) -> Option<&str> {
    if NO_TAGS.contains(&property) || OF_MOVES.contains(&property) {
        return None;
    }
    let known = TAGS.iter().find(|(name, _)| *name == property);
    Some(known.map_or(property, |(_, tag)| *tag))
}

/// The property of a tag; `None` if it has none of its own.
pub(super) fn property(tag: &str) -> Option<&str> {
    let known = TAGS.iter().find(|(_, name)| name.eq_ignore_ascii_case(tag));
    if let Some((property, _)) = known {
        return Some(property);
    }
    let is_property = !tag.is_empty() && tag.bytes().all(|byte| byte.is_ascii_uppercase());
    let is_free = !TAGS.iter().any(|(name, _)| *name == tag);
    (is_property && is_free && self::tag(tag).is_some()).then_some(tag)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tags_have_properties_and_back() {
        for name in ["Event", "White", "Result", "RU", "GC"] {
            assert_eq!(property(name).and_then(tag), Some(name));
        }
        for name in ["TAG", "FF", "AB", "Mood", "PW", ""] {
            assert_eq!(property(name), None, "{name}");
        }
    }
}
