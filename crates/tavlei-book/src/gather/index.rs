//! Names and where they are found.

use std::collections::BTreeMap;

use crate::model::{Index, Target};
use crate::plan::{IndexKind, Plan};

pub(super) use crate::plan::IndexKind as Kind;

/// All indexes while they are filled.
#[derive(Default, Debug)]
pub(super) struct Indexes(Vec<(Kind, String, Target)>);

impl Indexes {
    /// Adds a name.
    pub(super) fn add(&mut self, kind: Kind, name: &str, target: Target) {
        if !name.is_empty() {
            self.0.push((kind, name.to_owned(), target));
        }
    }

    /// Those that the plan asks for and that hold something.
    pub(super) fn in_order(self, plan: &Plan) -> Vec<Index> {
        let wanted = IndexKind::ALL.into_iter().filter(|kind| plan.indexes.contains(kind));
        let indexes = wanted.map(|kind| self.index(kind, plan));
        indexes.filter(|index| !index.entries.is_empty()).collect()
    }

    fn index(&self, kind: Kind, plan: &Plan) -> Index {
        let words = plan.lang.words();
        let title = match kind {
            Kind::Players => &words.players,
            Kind::Authors => &words.authors,
            Kind::Themes => &words.themes,
            Kind::Openings => &words.openings,
        };
        let mut entries: BTreeMap<_, (String, Vec<Target>)> = BTreeMap::new();
        for (_, name, target) in self.0.iter().filter(|(of, ..)| *of == kind) {
            let entry = entries.entry(words.sort_key(name));
            let (_, targets) = entry.or_insert_with(|| (name.clone(), Vec::new()));
            targets.push(*target);
        }
        let mut entries: Vec<_> = entries.into_values().collect();
        for (_, targets) in &mut entries {
            targets.sort_unstable();
            targets.dedup();
        }
        Index { title: title.clone(), entries }
    }
}
