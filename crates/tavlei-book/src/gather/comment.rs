//! What a comment says to the reader, and what it asks of the book.

/// A comment, taken apart.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct Comment {
    /// What is to be read; paragraphs apart by line feeds.
    pub(super) text: String,
    /// Whether a diagram is wanted: `[D]` or `[#]`.
    pub(super) diagram: bool,
}

impl Comment {
    /// Takes a comment apart: commands for programs (`[%clk 1:05]`) are left out, line breaks of
    /// the file are blanks, blank lines end paragraphs.
    pub(super) fn parse(written: &str) -> Comment {
        let mut comment = Comment::default();
        let mut rest = written;
        while let Some((before, behind)) = rest.split_once('[') {
            comment.text += before;
            rest = behind;
            match behind.split_once(']') {
                Some(("D" | "d" | "#", after)) => {
                    comment.diagram = true;
                    rest = after;
                }
                Some((command, after)) if command.starts_with('%') => rest = after,
                _ => comment.text.push('['),
            }
        }
        comment.text += rest;
        comment.text = tidy(&comment.text);
        comment
    }
}

fn tidy(text: &str) -> String {
    let text = text.replace("\r\n", "\n");
    let paragraphs = text
        .split("\n\n")
        .map(|paragraph| paragraph.split_whitespace().collect::<Vec<_>>().join(" "));
    paragraphs.filter(|paragraph| !paragraph.is_empty()).collect::<Vec<_>>().join("\n")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn markers_and_commands_are_no_text() {
        let of = |text| {
            let comment = Comment::parse(text);
            (comment.text, comment.diagram)
        };
        assert_eq!(of("a strong\nmove [#]"), ("a strong move".to_owned(), true));
        assert_eq!(of("[D]"), (String::new(), true));
        assert_eq!(of("[%clk 1:05] quick"), ("quick".to_owned(), false));
        assert_eq!(of("see [1] and [x"), ("see [1] and [x".to_owned(), false));
        assert_eq!(of("one\n\ntwo"), ("one\ntwo".to_owned(), false));
    }
}
