//! The texts that look most like another one.

use std::cmp::Reverse;

use super::MOST_LISTED;

/// The texts that are the nearest to another one, the nearest first.
pub(super) fn nearest<'a>(text: &str, others: impl Iterator<Item = &'a str>) -> Vec<String> {
    let mut found = Vec::new();
    for other in others {
        found.push((distance(text, other), Reverse(common_start(text, other)), other));
        if found.len() > 64 * MOST_LISTED {
            keep_nearest(&mut found);
        }
    }
    keep_nearest(&mut found);
    found.into_iter().map(|(_, _, text)| text.to_owned()).collect()
}

fn keep_nearest<T: Ord>(found: &mut Vec<T>) {
    found.sort();
    found.truncate(MOST_LISTED);
}

fn common_start(one: &str, other: &str) -> usize {
    one.chars().zip(other.chars()).take_while(|(a, b)| a == b).count()
}

/// How many characters must be changed, added or dropped to make one text of another.
fn distance(one: &str, other: &str) -> usize {
    let other: Vec<char> = other.chars().collect();
    let mut row: Vec<usize> = (0..=other.len()).collect();
    for (i, a) in one.chars().take(64).enumerate() {
        let mut diagonal = row[0];
        row[0] = i + 1;
        for (j, &b) in other.iter().enumerate() {
            let changed = diagonal + usize::from(a != b);
            diagonal = row[j + 1];
            row[j + 1] = changed.min(row[j] + 1).min(diagonal + 1);
        }
    }
    row.last().copied().unwrap_or(0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_nearest_come_first() {
        let near = nearest("c3-d4", ["a1-b2", "c3-b4", "@d4", "c3-d4,e3-f4"].into_iter());
        assert_eq!(near, ["c3-b4", "@d4", "a1-b2", "c3-d4,e3-f4"]);
    }

    #[test]
    fn distances_count_single_changes() {
        assert_eq!(distance("c3-d4", "c3-d4"), 0);
        assert_eq!(distance("c3-d4", "c3xd4"), 1);
        assert_eq!(distance("", "--"), 2);
    }
}
