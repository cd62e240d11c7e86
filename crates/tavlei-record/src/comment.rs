//! What a comment says to people and what it says to programs.

/// A comment, taken apart.
///
/// ```
/// use tavlei_record::Said;
/// let said = Said::of("[%clk 0:12:40] a strong\nmove [D] [%csl Ga1]");
/// assert_eq!((said.text.as_str(), said.diagram), ("a strong move", true));
/// assert_eq!(said.commands, [("clk", "0:12:40"), ("csl", "Ga1")]);
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Said<'c> {
    /// What is to be read; paragraphs apart by line feeds.
    pub text: String,
    /// Whether a diagram is wanted: `[D]` or `[#]`.
    pub diagram: bool,
    /// The commands for programs, name and value: those of `[%clk 1:05]` are `clk` and `1:05`.
    pub commands: Vec<(&'c str, &'c str)>,
}

impl<'c> Said<'c> {
    /// Takes a comment apart. Line breaks of the file are blanks, blank lines end paragraphs; what
    /// is bracketed otherwise, or never closed, is text.
    pub fn of(written: &'c str) -> Said<'c> {
        let mut said = Said::default();
        let mut rest = written;
        while let Some((before, behind)) = rest.split_once('[') {
            said.text += before;
            rest = behind;
            match behind.split_once(']') {
                Some(("D" | "d" | "#", after)) => {
                    said.diagram = true;
                    rest = after;
                }
                Some((command, after)) if command.starts_with('%') => {
                    said.commands.push(parted(&command[1..]));
                    rest = after;
                }
                _ => said.text.push('['),
            }
        }
        said.text += rest;
        said.text = tidy(&said.text);
        said
    }
}

fn parted(command: &str) -> (&str, &str) {
    let (name, value) = command.split_once(char::is_whitespace).unwrap_or((command, ""));
    (name, value.trim())
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
            let said = Said::of(text);
            (said.text, said.diagram)
        };
        assert_eq!(of("a strong\nmove [#]"), ("a strong move".to_owned(), true));
        assert_eq!(of("[D]"), (String::new(), true));
        assert_eq!(of("[%clk 1:05] quick"), ("quick".to_owned(), false));
        assert_eq!(of("see [1] and [x"), ("see [1] and [x".to_owned(), false));
        assert_eq!(of("[%open"), ("[%open".to_owned(), false));
        assert_eq!(of("one\n\ntwo"), ("one\ntwo".to_owned(), false));
    }

    #[test]
    fn commands_are_handed_over_in_their_order() {
        let said = Said::of("[%cal Ga1b2,\nRc3d4] so [%eval] (see [3]) [%csl  Gd4 ]");
        assert_eq!(said.commands, [("cal", "Ga1b2,\nRc3d4"), ("eval", ""), ("csl", "Gd4")]);
        assert_eq!(said.text, "so (see [3])");
    }
}
