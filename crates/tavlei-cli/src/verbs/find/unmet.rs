//! Why nothing was found, where that shows: a tag that no record has, a test that means nothing for
//! the games that there are.

use std::collections::BTreeMap;
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, Ordering};
use tavlei::core::counted;

use tavlei::collection::query::{Judged, likely_tag};
use tavlei::record::Record;

use crate::suggest::did_you_mean;
use crate::talk::Talk;

/// What the records so far did not have.
#[derive(Default)]
pub(super) struct Unmet {
    tags: Vec<Tag>,
    /// Why records could not fit, and how many.
    unfit: Mutex<BTreeMap<String, u64>>,
    /// Whether the moves of some record were looked through.
    any_followed: AtomicBool,
}

/// A tag that may be a slip of the pen.
struct Tag {
    name: String,
    /// What else may be meant.
    likely: Option<&'static str>,
    is_met: AtomicBool,
}

impl Unmet {
    /// With the names of the tags that are tested.
    pub(super) fn new(tags: &[String]) -> Unmet {
        let tag = |name: &String| {
            let likely = likely_tag(name);
            Tag { name: name.clone(), likely, is_met: AtomicBool::new(false) }
        };
        Unmet { tags: tags.iter().map(tag).collect(), ..Unmet::default() }
    }

    /// Takes note of the tags of a record.
    pub(super) fn see(&self, record: &Record) {
        for tag in &self.tags {
            if record.tag(&tag.name).is_some() {
                tag.is_met.store(true, Ordering::Relaxed);
            }
        }
    }

    /// Takes note of why a record could not fit.
    pub(super) fn count(&self, judged: Judged<'_>) {
        if judged.is_followed {
            self.any_followed.store(true, Ordering::Relaxed);
        }
        if let Some(why) = judged.unfit
            && let Ok(mut counts) = self.unfit.lock()
        {
            match counts.get_mut(why) {
                Some(count) => *count += 1,
                None => drop(counts.insert(why.to_owned(), 1)),
            }
        }
    }

    /// Says what may be wrong with the query: of tags always, of the rest where nothing was found and
    /// the query had no meaning for any game.
    /// `never` is why no usual game can fit.
    pub(super) fn tell(&self, nothing: bool, never: Option<&str>, talk: &Talk) {
        for tag in self.tags.iter().filter(|tag| !tag.is_met.load(Ordering::Relaxed)) {
            match tag.likely {
                Some(likely) => {
                    let question = did_you_mean(likely);
                    talk.note(&format!("no record has a tag {}; {question}", tag.name));
                }
                None if nothing => talk.note(&format!("no record has a tag {}", tag.name)),
                None => {}
            }
        }
        if !nothing {
            return;
        }
        if let Some(never) = never {
            talk.note(&format!("{never}; only a game from another position can fit"));
        }
        if self.any_followed.load(Ordering::Relaxed) {
            return;
        }
        let Ok(counts) = self.unfit.lock() else { return };
        for (why, count) in counts.iter() {
            let games = counted(*count, "game");
            talk.note(&format!("{games} could not be looked through: {why}"));
        }
    }
}
