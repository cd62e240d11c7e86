//! The cells of a row of CSV, each with the place where it stands.

use std::borrow::Cow;

/// The signs that part cells; the first one that the head has is that of the table.
const SEPARATORS: [u8; 3] = [b'\t', b';', b','];

/// A cell.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Cell<'a> {
    /// What is in it, blanks around it aside.
    pub(super) text: Cow<'a, str>,
    /// Where that begins in the row.
    pub(super) at: usize,
}

/// The sign that parts the cells of a table with this head.
pub(super) fn separator(head: &str) -> u8 {
    let outside = || marks(head.as_bytes(), b'\0').filter(|(_, quoted)| !quoted);
    let has = |sign: &&u8| outside().any(|(at, _)| head.as_bytes()[at] == **sign);
    SEPARATORS.iter().find(has).copied().unwrap_or(b',')
}

/// The sign that a line such as `sep=;` names, which says nothing else.
pub(super) fn stated_separator(line: &str) -> Option<u8> {
    let line = line.trim_start_matches('\u{feff}').trim_end_matches(['\r', '\n']).trim_matches('"');
    let sign = line.get(..4).filter(|start| start.eq_ignore_ascii_case("sep=")).map(|_| &line[4..]);
    match sign.map(str::as_bytes) {
        Some([sign]) if sign.is_ascii() && !sign.is_ascii_alphanumeric() => Some(*sign),
        _ => None,
    }
}

/// The cells of a row, as RFC 4180 has them.
pub(super) fn cells(row: &str, separator: u8) -> Vec<Cell<'_>> {
    let row = row.trim_end_matches(['\r', '\n']);
    let ends = marks(row.as_bytes(), separator);
    let ends = ends.filter(|(at, quoted)| !quoted && row.as_bytes()[*at] == separator);
    let mut cells = Vec::new();
    let mut start = 0;
    for end in ends.map(|(at, _)| at).chain([row.len()]) {
        cells.push(cell(&row[start..end], start));
        start = end + 1;
    }
    cells
}

fn cell(text: &str, start: usize) -> Cell<'_> {
    let trimmed = text.trim_start_matches(' ');
    let at = start + (text.len() - trimmed.len());
    match trimmed.strip_prefix('"') {
        Some(quoted) => {
            let end = quoted.rfind('"').unwrap_or(quoted.len());
            let inside = quoted[..end].trim();
            let at = at + 1 + (quoted.len() - quoted.trim_start().len());
            let is_plain = !inside.contains("\"\"");
            let text = if is_plain { inside.into() } else { inside.replace("\"\"", "\"").into() };
            Cell { text, at }
        }
        None => Cell { text: text.trim().into(), at },
    }
}

/// The place behind the first row of a text; `None` if it goes on behind it.
pub(super) fn row_end(text: &str, separator: u8) -> Option<usize> {
    let bytes = text.as_bytes();
    let mut marks = marks(bytes, separator);
    let (end, _) = marks.find(|(at, quoted)| !quoted && matches!(bytes[*at], b'\n' | b'\r'))?;
    Some(if bytes[end..].starts_with(b"\r\n") { end + 2 } else { end + 1 })
}

/// The signs that matter, each with whether it stands in quotation marks: these begin a cell, else
/// they are letters like others. With `\0` any of [`SEPARATORS`] begins a cell.
fn marks(bytes: &[u8], separator: u8) -> impl Iterator<Item = (usize, bool)> + '_ {
    let parts = move |byte: u8| match separator {
        b'\0' => SEPARATORS.contains(&byte),
        separator => byte == separator,
    };
    let (mut quoted, mut fresh) = (false, true);
    bytes.iter().enumerate().filter_map(move |(at, &byte)| {
        let begins = fresh;
        fresh =
            !quoted && (parts(byte) || matches!(byte, b'\n' | b'\r') || (fresh && byte == b' '));
        match byte {
            b'"' if quoted || begins => {
                quoted = !quoted;
                None
            }
            // A second mark in a row stands for one: it opens again what the first one closed.
            b'"' if at > 0 && bytes[at - 1] == b'"' => {
                quoted = true;
                None
            }
            b'\n' | b'\r' => Some((at, quoted)),
            byte if parts(byte) => Some((at, quoted)),
            _ => None,
        }
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn texts(row: &str) -> Vec<String> {
        cells(row, separator(row)).into_iter().map(|cell| cell.text.into_owned()).collect()
    }

    #[test]
    fn cells_are_parted_and_unquoted() {
        assert_eq!(texts("a,\"b, \"\"c\"\"\",,d\r\n"), ["a", "b, \"c\"", "", "d"]);
        assert_eq!(texts("a; \"b;c\" ;d\n"), ["a", "b;c", "d"]);
        assert_eq!(texts("\"a\"\"\",b"), ["a\"", "b"]);
        assert_eq!(texts("5\" a,b"), ["5\" a", "b"], "a mark inside a cell is a letter");
        let cells = cells("a, \" b\",c", b',');
        assert_eq!(cells.iter().map(|cell| cell.at).collect::<Vec<_>>(), [0, 5, 8]);
    }

    #[test]
    fn a_row_may_have_line_ends_in_quotes() {
        let text = "a,\"b\nc\"\"\n\",d\r\nx";
        assert_eq!(row_end(text, b','), Some(text.len() - 1));
        assert_eq!(row_end("a,\"b\n", b','), None);
        assert_eq!(row_end("a,b", b','), None);
    }
}
