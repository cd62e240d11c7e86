//! What is open in a JSON document: brackets, braces, a string.

/// What is open behind the text walked so far.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(super) struct Nest {
    depth: u64,
    /// Whether more was closed than was open before.
    left: bool,
    is_string: bool,
    is_escaped: bool,
}

impl Nest {
    /// Goes on behind what was walked before.
    pub(super) fn walk(&mut self, text: &str) {
        for byte in text.bytes() {
            match byte {
                _ if self.is_escaped => self.is_escaped = false,
                b'\\' if self.is_string => self.is_escaped = true,
                b'"' => self.is_string = !self.is_string,
                _ if self.is_string => {}
                b'[' | b'{' => self.depth += 1,
                b']' | b'}' if self.depth == 0 => self.left = true,
                b']' | b'}' => self.depth -= 1,
                _ => {}
            }
        }
    }

    /// What is missing at the end of a document; `None` if nothing is.
    pub(super) fn unclosed(self) -> Option<String> {
        let missing = match (self.is_string, self.depth) {
            (true, _) => "in the middle of a string",
            (false, 0) => return None,
            (false, _) => "before the ] or } that closes it",
        };
        Some(format!("the document ends {missing}: it was probably cut off"))
    }
}

/// Whether a text that begins outside of strings leaves the object or the array that it begins in.
pub(super) fn leaves(text: &str) -> bool {
    let mut nest = Nest::default();
    nest.walk(text);
    nest.left
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_open_is_known() {
        let unclosed = |text: &str| {
            let mut nest = Nest::default();
            nest.walk(text);
            nest.unclosed().unwrap_or_default()
        };
        assert_eq!(unclosed(r#"{"a": ["]\"", {}]}"#), "");
        assert!(unclosed(r#"{"a": ["]\""#).contains("a string"));
        assert!(unclosed(r#"{"a": [{}]"#).contains("] or }"));
        assert!(leaves(r#", "b": [1]}, {"#) && !leaves(r#", "}": [1], {"#));
    }
}
