//! Remarks on their way into a report: with a span, before line and column are known.

use tavlei_record::{CodeInfo, Record, Severity, Span};

use crate::places::Places;
use crate::report::Finding;

/// A remark with its place in the record.
#[derive(Clone, Debug)]
pub(crate) struct Note {
    pub(crate) code: &'static str,
    pub(crate) severity: Severity,
    pub(crate) span: Span,
    pub(crate) message: String,
    /// Whether it is about moves of a variation.
    pub(crate) in_variation: bool,
}

impl Note {
    /// A remark as grave as its code.
    pub(crate) fn new(info: &'static CodeInfo, span: Span, message: String) -> Note {
        Note::weighed(info.code, info.severity, span, message)
    }

    /// A remark with a weight of its own.
    pub(crate) fn weighed(
        code: &'static str,
        severity: Severity,
        span: Span,
        message: String,
    ) -> Note {
        Note { code, severity, span, message, in_variation: false }
    }

    /// The same remark about moves of a variation, which it says.
    pub(crate) fn of_variation(self) -> Note {
        let message = format!("in a variation: {}", self.message);
        Note { message, in_variation: true, ..self }
    }

    /// The same remark with another weight.
    pub(crate) fn weighing(self, severity: Severity) -> Note {
        Note { severity, ..self }
    }
}

/// The remarks in the order of their places, with lines and columns.
pub(crate) fn placed(record: &Record, mut notes: Vec<Note>) -> Vec<Finding> {
    notes.sort_by_key(|note| note.span.start);
    let mut places = Places::new(record);
    let findings = notes.into_iter().map(|note| {
        let place = places.at(note.span);
        Finding {
            code: note.code,
            severity: note.severity,
            line: place.line,
            column: place.column,
            message: note.message,
            span: note.span,
            in_variation: note.in_variation,
        }
    });
    findings.collect()
}
