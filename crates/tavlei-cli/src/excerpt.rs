//! The part of a record's text that a remark is about: one line, and of a long line a piece.

use std::ops::Range;

/// So many characters on either side of the remark are enough; what is too long for a screen is
/// cut when it is drawn.
const AROUND: usize = 120;
/// Beyond this column nothing is shown: nobody could find the place by counting.
const FARTHEST: usize = 100_000;
/// Stands for each character that is left out before the piece, so that columns stay right.
const FILL: &str = ".";
const CUT: &str = "...";

/// One line of a file, or a piece of it, in its place.
#[derive(PartialEq, Eq, Debug)]
pub(crate) struct Excerpt {
    /// The line, without its end.
    pub(crate) text: String,
    /// The bytes of it that the remark is about.
    pub(crate) span: Range<usize>,
}

/// The line on which a span of a text begins; `None` if the span is not in the text.
///
/// `column` says where in its line of the file the span begins, from 1: the text may begin in the
/// middle of a line.
pub(crate) fn excerpt(text: &str, span: Range<usize>, column: usize) -> Option<Excerpt> {
    let (before, behind) = (text.get(..span.start)?, text.get(span.start..)?);
    text.get(span.clone())?;
    if column > FARTHEST {
        return None;
    }
    let start = before.rfind(['\n', '\r']).map_or(0, |end| end + 1);
    let end = behind.find(['\n', '\r']).map_or(text.len(), |len| span.start + len);
    let head = last_chars(&text[start..span.start], AROUND);
    let tail = first_chars(&text[span.start..end], AROUND);
    let left_out = (column - 1).saturating_sub(head.chars().count());
    let cut = if span.start + tail.len() < end { CUT } else { "" };
    let from = left_out * FILL.len() + head.len();
    let to = from + span.len().min(tail.len());
    Some(Excerpt { text: format!("{}{head}{tail}{cut}", FILL.repeat(left_out)), span: from..to })
}

fn last_chars(text: &str, count: usize) -> &str {
    let start = text.char_indices().rev().nth(count - 1).map_or(0, |(at, _)| at);
    &text[start..]
}

fn first_chars(text: &str, count: usize) -> &str {
    let end = text.char_indices().nth(count).map_or(text.len(), |(at, _)| at);
    &text[..end]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_short_line_is_shown_whole() {
        let text = "[Result \"*\"]\r\n1. 32-28 19-23\r\n2. 28x19";
        let shown = excerpt(text, 17..22, 4).unwrap();
        assert_eq!(shown, Excerpt { text: "1. 32-28 19-23".into(), span: 3..8 });
    }

    #[test]
    fn a_text_that_begins_in_a_line_keeps_its_column() {
        let shown = excerpt("1. 32-28", 3..8, 24).unwrap();
        assert_eq!(shown.text, format!("{}1. 32-28", ".".repeat(20)));
        assert_eq!(&shown.text[shown.span], "32-28");
    }

    #[test]
    fn a_long_line_is_cut_on_both_sides() {
        let text = "ж".repeat(400);
        let shown = excerpt(&text, 400..410, 201).unwrap();
        assert_eq!(&shown.text[shown.span.clone()], "ж".repeat(5));
        assert_eq!(shown.text[..shown.span.start].chars().count(), 200);
        assert_eq!(shown.text, format!("{}{}...", ".".repeat(80), "ж".repeat(240)));
    }

    #[test]
    fn a_span_over_the_end_of_the_line_is_clipped() {
        let shown = excerpt("ab\ncd", 1..4, 2).unwrap();
        assert_eq!(shown, Excerpt { text: "ab".into(), span: 1..2 });
        assert_eq!(excerpt("ab", 1..9, 2), None);
    }
}
