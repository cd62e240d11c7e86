//! Tags in the order that readers expect.

use crate::{Record, Tag};

/// The tags that stand first, in this order: the seven of PDN, then what the moves need to be read.
const ORDER: [&str; 12] = [
    "Event", "Site", "Date", "Round", "White", "Black", "Result", "GameType", "Variant",
    "Notation", "SetUp", "FEN",
];

/// Puts the tags in the usual order; those that are in no list keep theirs behind it. What stands
/// twice stays twice.
pub fn order_tags(record: &mut Record) {
    let mut tags = std::mem::take(&mut record.tags);
    tags.sort_by_key(|tag| rank(record, tag));
    record.tags = tags;
}

fn rank(record: &Record, tag: &Tag) -> usize {
    let name = record.str(tag.name);
    ORDER.iter().position(|known| known.eq_ignore_ascii_case(name)).unwrap_or(ORDER.len())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{ReadOptions, parse_all};

    #[test]
    fn others_keep_their_order_behind_the_usual_ones() {
        let text = "[FEN \"W:W3:B2\"] [Zebra \"1\"] [black \"B\"] [Apple \"2\"] [White \"A\"] *";
        let mut record = parse_all(text.as_bytes(), &ReadOptions::default()).remove(0);
        order_tags(&mut record);
        let names: Vec<&str> = record.tags.iter().map(|tag| record.str(tag.name)).collect();
        assert_eq!(names, ["White", "black", "FEN", "Zebra", "Apple"]);
    }
}
