//! Turns that are known by their text alone.
//!
//! A [`Turn`](tavlei_core::Turn) of a listed game is an index: as a rule one into the sorted list of
//! its position. A turn that was read without making that list has the index of its text in a table
//! which all sessions of the game share, so that it means the same in any of them.

use std::collections::HashMap;
use std::sync::{Mutex, MutexGuard, PoisonError};

/// Indices from here on are those of texts.
const FIRST: u32 = 1 << 31;

/// The texts that turns were read by.
#[derive(Debug, Default)]
pub(crate) struct Names(Mutex<Table>);

#[derive(Debug, Default)]
struct Table {
    texts: Vec<String>,
    indices: HashMap<String, u32>,
}

impl Names {
    /// The index that stands for a text.
    pub(crate) fn index(&self, text: &str) -> u32 {
        let mut table = self.table();
        if let Some(&index) = table.indices.get(text) {
            return index;
        }
        let index = FIRST + table.texts.len() as u32;
        table.texts.push(text.to_owned());
        table.indices.insert(text.to_owned(), index);
        index
    }

    /// The text that an index stands for; `None` for an index of a list.
    pub(crate) fn text(&self, index: u32) -> Option<String> {
        let at = index.checked_sub(FIRST)?;
        self.table().texts.get(at as usize).cloned()
    }

    /// Nothing that is done under the lock can leave the table half made.
    fn table(&self) -> MutexGuard<'_, Table> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_text_has_one_index() {
        let names = Names::default();
        let (one, other) = (names.index("@a1,@b2"), names.index("@c3"));
        assert_eq!(names.index("@a1,@b2"), one);
        assert_eq!(names.text(other).as_deref(), Some("@c3"));
        assert_eq!(names.text(0), None);
    }
}
