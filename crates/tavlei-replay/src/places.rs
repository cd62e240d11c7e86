//! Lines and columns of many spans of one record, in one go over its text.

use tavlei_record::{Place, Record, Span};

/// Finds places in ascending order; a record with many remarks is walked through only once.
#[derive(Debug)]
pub(crate) struct Places<'r> {
    text: &'r [u8],
    at: usize,
    last: u8,
    place: Place,
}

impl<'r> Places<'r> {
    /// At the beginning of a record.
    pub(crate) fn new(record: &'r Record) -> Places<'r> {
        Places {
            text: record.source().as_bytes(),
            at: 0,
            last: 0,
            place: Place { line: record.first_line, column: record.first_column },
        }
    }

    /// The place where a span begins. Spans must come in ascending order; one that lies behind
    /// the source (text that was made) is given the end of the source.
    pub(crate) fn at(&mut self, span: Span) -> Place {
        let end = (span.start as usize).min(self.text.len());
        while self.at < end {
            let byte = self.text[self.at];
            self.pass(byte);
            self.at += 1;
        }
        self.place
    }

    fn pass(&mut self, byte: u8) {
        match byte {
            b'\n' if self.last == b'\r' => {}
            b'\n' | b'\r' => self.place = Place { line: self.place.line + 1, column: 1 },
            0x80..=0xbf => {}
            _ => self.place.column += 1,
        }
        self.last = byte;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn places_agree_with_those_of_the_record() {
        let text = "ab\r\ncd\re\u{441}f\n\ng";
        let record = Record {
            text: text.to_owned(),
            source_len: text.len(),
            first_line: 7,
            first_column: 3,
            ..Record::default()
        };
        let mut places = Places::new(&record);
        for (start, _) in text.char_indices() {
            let span = Span { start: start as u32, end: start as u32 };
            assert_eq!(places.at(span), record.place(span), "at byte {start}");
        }
    }
}
