//! Positions of men as PDN writes them, `B:Wd4,e5:Bd5`, for formats that have set-ups.

/// A position by the names of its cells.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub(crate) struct Men {
    /// Whether White is to move.
    pub(crate) white_moves: bool,
    /// White's men, then Black's.
    pub(crate) men: [Vec<String>; 2],
}

impl Men {
    /// As the tag FEN has it.
    pub(crate) fn fen(&self) -> String {
        let [white, black] = self.men.each_ref().map(|men| men.join(","));
        let side = if self.white_moves { 'W' } else { 'B' };
        format!("{side}:W{white}:B{black}")
    }

    /// Reads a position of men; `None` if it holds anything else, such as kings or hands.
    pub(crate) fn parse(fen: &str) -> Option<Men> {
        let mut parts = fen.trim().trim_end_matches('.').split(':');
        let white_moves = side(parts.next()?.trim())?;
        let mut found = Men { white_moves, ..Men::default() };
        for part in parts {
            let (letter, cells) = part.trim().split_at_checked(1)?;
            let men = &mut found.men[usize::from(!side(letter)?)];
            for cell in cells.split(',').map(str::trim).filter(|cell| !cell.is_empty()) {
                men.push(is_cell(cell).then(|| cell.to_owned())?);
            }
        }
        Some(found)
    }
}

fn side(letter: &str) -> Option<bool> {
    match letter {
        "W" => Some(true),
        "B" => Some(false),
        _ => None,
    }
}

/// Whether a text is a cell such as `d4`.
pub(crate) fn is_cell(text: &str) -> bool {
    let digits = text.strip_prefix(|letter: char| letter.is_ascii_lowercase());
    digits.is_some_and(|digits| {
        matches!(digits.len(), 1 | 2) && digits.bytes().all(|byte| byte.is_ascii_digit())
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn men_and_nothing_else() {
        let men = Men::parse("B:Wd4,e5:Bd5").unwrap_or_default();
        assert_eq!(men.fen(), "B:Wd4,e5:Bd5");
        assert_eq!(Men::parse("W:W:B").map(|men| men.fen()).as_deref(), Some("W:W:B"));
        for other in ["", "W:WKd4:B", "W:Wd4:B:hand-w=3", "X:W:B", "W:W31:B"] {
            assert_eq!(Men::parse(other), None, "{other}");
        }
    }
}
