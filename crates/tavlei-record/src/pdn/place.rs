//! Where a text stands in its file: bytes, lines and columns.

/// Where a text stands in its file.
#[derive(Clone, Copy, Debug)]
pub(super) struct Place {
    /// How much text stands before it, in bytes.
    pub(super) passed: u64,
    pub(super) line: u64,
    pub(super) column: u32,
    /// Whether only blanks stand before it on its line.
    pub(super) line_start: bool,
}

impl Place {
    /// The beginning of a file.
    pub(super) const START: Place = Place { passed: 0, line: 1, column: 1, line_start: true };
}

impl Place {
    /// The place behind a text that stands here.
    pub(super) fn behind(self, text: &str) -> Place {
        let breaks = breaks(text.as_bytes());
        let last = memchr::memrchr2(b'\n', b'\r', text.as_bytes());
        let tail = &text[last.map_or(0, |at| at + 1)..];
        Place {
            passed: self.passed + text.len() as u64,
            line: self.line + breaks as u64,
            column: tail.chars().count() as u32 + if breaks > 0 { 1 } else { self.column },
            line_start: self.is_line_start_behind(text),
        }
    }

    /// Whether only blanks stand on the line behind a text that stands here.
    pub(super) fn is_line_start_behind(self, text: &str) -> bool {
        match memchr::memrchr2(b'\n', b'\r', text.as_bytes()) {
            Some(at) => text[at + 1..].trim().is_empty(),
            None => self.line_start && text.trim().is_empty(),
        }
    }
}

/// How many line ends a text has: LF, CR LF or CR.
fn breaks(text: &[u8]) -> usize {
    let feeds = memchr::memchr_iter(b'\n', text).count();
    let returns = memchr::memchr_iter(b'\r', text).count();
    if returns == 0 {
        return feeds;
    }
    feeds + returns - pairs(text)
}

/// How often CR LF stands in a text; many bytes are compared at once.
fn pairs(text: &[u8]) -> usize {
    let behind = text.get(1..).unwrap_or_default();
    let parts = text.chunks(128).zip(behind.chunks(128));
    let is_pair = |(first, second): (&u8, &u8)| u8::from([*first, *second] == *b"\r\n");
    parts.map(|(a, b)| usize::from(a.iter().zip(b).map(is_pair).sum::<u8>())).sum()
}

impl Default for Place {
    fn default() -> Place {
        Place::START
    }
}
