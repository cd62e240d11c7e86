//! Oddities of a FEN that leave its meaning clear, or nearly so.

use std::ops::Range;

/// A remark on a FEN; each code comes at most once, with the first place.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FenRemark {
    /// An entry of [`crate::CODES`], such as `T611`.
    pub code: &'static str,
    /// Where, in bytes of the FEN.
    pub range: Range<usize>,
    /// What in particular, in a sentence fit for a person.
    pub message: String,
}

/// Remarks under collection.
#[derive(Clone, Debug, Default)]
pub(crate) struct Remarks(Vec<FenRemark>);

impl Remarks {
    /// Adds a remark, unless one of its code is there.
    pub(crate) fn add(&mut self, code: &'static str, range: Range<usize>, message: &str) {
        if self.0.iter().all(|remark| remark.code != code) {
            self.0.push(FenRemark { code, range, message: message.to_owned() });
        }
    }

    /// The remarks in the order of their places.
    pub(crate) fn into_sorted(mut self) -> Vec<FenRemark> {
        self.0.sort_by_key(|remark| (remark.range.start, remark.code));
        self.0
    }
}
