//! How a written turn departs from the standard spelling: a small set of bits.

use std::ops::{BitOr, BitOrAssign};

/// How a text departs from the standard spelling without leaving any doubt about its meaning.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Quirks(u16);

impl Quirks {
    /// Nothing odd.
    pub const NONE: Quirks = Quirks(0);
    /// `05x40`
    pub const LEADING_ZERO: Quirks = Quirks(1);
    /// `C3-B4`, `11X22`
    pub const UPPER_CASE: Quirks = Quirks(1 << 1);
    /// A letter or digit of another alphabet that looks like the right one (Cyrillic `с3`).
    pub const HOMOGLYPH: Quirks = Quirks(1 << 2);
    /// A dash other than the ASCII hyphen.
    pub const UNICODE_DASH: Quirks = Quirks(1 << 3);
    /// `4- 9`, with any kind of space.
    pub const SPACES: Quirks = Quirks(1 << 4);
    /// `3228`, `c3d4`; not set for the short form `cd4`, which is written so.
    pub const NO_SEPARATOR: Quirks = Quirks(1 << 5);
    /// `*` or `×` as the sign of a capture.
    pub const OTHER_TAKE_SIGN: Quirks = Quirks(1 << 6);
    /// `24-12x15`
    pub const MIXED_SIGNS: Quirks = Quirks(1 << 7);
    /// A mark of strength or a full stop that is still glued to the turn.
    pub const TRAILING_MARK: Quirks = Quirks(1 << 8);

    /// Every quirk, alone, with the code of its remark (see [`crate::CODES`]).
    const CODED: [(Quirks, &str); 9] = [
        (Quirks::LEADING_ZERO, "T510"),
        (Quirks::UPPER_CASE, "T511"),
        (Quirks::HOMOGLYPH, "T512"),
        (Quirks::UNICODE_DASH, "T513"),
        (Quirks::SPACES, "T514"),
        (Quirks::NO_SEPARATOR, "T515"),
        (Quirks::OTHER_TAKE_SIGN, "T516"),
        (Quirks::MIXED_SIGNS, "T517"),
        (Quirks::TRAILING_MARK, "T518"),
    ];

    /// Whether the text is as the standard wants it.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether all quirks of another set are in this one.
    #[inline]
    pub const fn has(self, other: Quirks) -> bool {
        self.0 & other.0 == other.0
    }

    /// The codes of the quirks in this set, in ascending order.
    pub fn codes(self) -> impl Iterator<Item = &'static str> {
        Quirks::CODED.into_iter().filter(move |(quirk, _)| self.has(*quirk)).map(|(_, code)| code)
    }
}

impl BitOr for Quirks {
    type Output = Quirks;

    #[inline]
    fn bitor(self, other: Quirks) -> Quirks {
        Quirks(self.0 | other.0)
    }
}

impl BitOrAssign for Quirks {
    #[inline]
    fn bitor_assign(&mut self, other: Quirks) {
        self.0 |= other.0;
    }
}
