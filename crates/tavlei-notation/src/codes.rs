//! The codes of errors and remarks raised here, with what they mean.

/// What a code means.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Code {
    /// `T501`
    pub code: &'static str,
    /// A short name: `not-a-turn`.
    pub slug: &'static str,
    /// One line.
    pub title: &'static str,
    /// What it means and what would be right, in a few sentences.
    pub text: &'static str,
    /// `error`, `warning` or `note`.
    pub severity: &'static str,
}

/// The entry of a code.
pub fn code(code: &str) -> Option<&'static Code> {
    CODES.iter().find(|entry| entry.code == code)
}

const fn error(code: Text, slug: Text, title: Text, text: Text) -> Code {
    Code { code, slug, title, text, severity: "error" }
}

const fn warning(code: Text, slug: Text, title: Text, text: Text) -> Code {
    Code { code, slug, title, text, severity: "warning" }
}

const fn note(code: Text, slug: Text, title: Text, text: Text) -> Code {
    Code { code, slug, title, text, severity: "note" }
}

type Text = &'static str;

/// All codes of this crate, in ascending order.
pub const CODES: &[Code] = &[
    error(
        "T501",
        "not-a-turn",
        "This is not a turn",
        "A turn names the cell it starts from and the cell it ends on: 32-28, c3-d4, 19x28, \
         c3:e5. Between them may stand the cells of a longer capture.",
    ),
    error(
        "T502",
        "no-such-cell",
        "The board has no such cell",
        "The turn names a cell that lies outside the board of this game, or one that pieces \
         never stand on. Often a digit is wrong, or the record belongs to another game.",
    ),
    error(
        "T503",
        "too-many-cells",
        "The turn names too many cells",
        "No turn of any game here is so long. Probably several turns are written without a \
         space between them.",
    ),
    error(
        "T504",
        "cells-run-together",
        "The cells run together",
        "The turn is written without a sign between its cells, and its digits can be cut in \
         several ways: 128 may be 1-28 or 12-8. Write the sign.",
    ),
    note(
        "T510",
        "leading-zero",
        "A cell is written with a leading zero",
        "05x40 means 5x40. The standard for writing wants no leading zeros.",
    ),
    note(
        "T511",
        "upper-case",
        "A turn is written in capitals",
        "C3-B4 means c3-b4. The standard wants small letters.",
    ),
    note(
        "T512",
        "look-alike-letter",
        "A letter of another alphabet",
        "The turn has a letter or digit that looks like the right one and is another \
         character, such as a Cyrillic с in c3. It is read as what it looks like.",
    ),
    note(
        "T513",
        "other-dash",
        "A dash that is not a hyphen",
        "The turn has a typographic dash where the standard wants the plain hyphen.",
    ),
    note(
        "T514",
        "space-in-turn",
        "A space inside a turn",
        "4- 9 means 4-9. The standard wants no spaces inside a turn.",
    ),
    note(
        "T515",
        "no-separator",
        "No sign between the cells",
        "3228 means 32-28, and c3d4 means c3-d4. The standard wants the sign.",
    ),
    note(
        "T516",
        "other-capture-sign",
        "An unusual sign of a capture",
        "The capture is written with a sign such as * or ×. The standard wants x, and : in \
         Russian draughts.",
    ),
    note(
        "T517",
        "mixed-signs",
        "Step and capture signs in one turn",
        "24-12x15 mixes the signs of a step and of a capture. It is read as the cells say.",
    ),
    note(
        "T518",
        "trailing-mark",
        "A mark is glued to the turn",
        "Marks such as + # ! ? behind the cells are not part of the turn.",
    ),
    error(
        "T601",
        "not-a-fen",
        "This is not a position in FEN",
        "A position is written as the side to move, White's cells and Black's cells, with a K \
         in front of kings: W:W31,K32:B1,2. Runs of numbered cells may be shortened: \
         W:W31-50:B1-20.",
    ),
    error(
        "T602",
        "no-such-cell-in-fen",
        "The board has no such cell",
        "The position names a cell that lies outside the board of this game, or one that \
         pieces never stand on.",
    ),
    error(
        "T603",
        "two-pieces-on-one-cell",
        "Two pieces on one cell",
        "The position names one cell twice. A cell holds one piece.",
    ),
    note(
        "T610",
        "fen-cells-in-other-names",
        "The position names its cells in another way",
        "The position has letters and numbers (c3) where records of this game have running \
         numbers (18), or the other way round. It is read all the same.",
    ),
    note(
        "T611",
        "fen-spaces",
        "Spaces inside a position",
        "The standard wants no spaces inside a FEN.",
    ),
    note(
        "T612",
        "fen-final-stop",
        "A full stop ends a position",
        "Older programs end a FEN with a full stop; the standard for writing wants none.",
    ),
    note(
        "T613",
        "fen-leading-zero",
        "A cell is written with a leading zero",
        "B03 means B3. The standard for writing wants no leading zeros.",
    ),
    note(
        "T614",
        "fen-letter-case",
        "Small and capital letters",
        "In a FEN the letters of sides and kings are capitals and the letters of cells are \
         small.",
    ),
    warning(
        "T615",
        "fen-side-letter-twice",
        "The letter of a side stands twice",
        "In W:W:W31 the second W begins White's list and the third one begins it again, as \
         some programs write it. The empty list is passed over.",
    ),
    warning(
        "T616",
        "fen-two-lists",
        "A side has two lists",
        "Both lists are read. Check that one of them does not belong to the other side.",
    ),
    note(
        "T617",
        "fen-no-list",
        "A side has no list",
        "A side without pieces is best written with an empty list: B:W50:B.",
    ),
    warning(
        "T618",
        "fen-no-side",
        "The position does not say whose turn it is",
        "The first letter of a FEN is the side to move, W or B. The position has ? or nothing \
         there.",
    ),
    warning(
        "T619",
        "fen-no-colour",
        "Pieces without a colour",
        "A list begins with ? in place of W or B. Its pieces are left out.",
    ),
    warning(
        "T620",
        "fen-taken-pieces",
        "Pieces that are taken already",
        "G and P mark men and kings that have been taken in a capture which is not over. They \
         are left out of the position.",
    ),
    note(
        "T621",
        "fen-separators",
        "Unusual separators",
        "The standard wants colons between the parts of a FEN and commas between cells.",
    ),
    note(
        "T622",
        "fen-stray-comma",
        "A comma without a cell",
        "There is a comma too many; it is passed over.",
    ),
    note("T623", "fen-range-backwards", "A range runs backwards", "50-31 is read as 31-50."),
    note(
        "T624",
        "fen-piece-letter",
        "An unusual letter for a piece",
        "Kings are marked with K, and men with nothing. D is read as a king and M as a man.",
    ),
    note(
        "T625",
        "fen-look-alike",
        "A character of another alphabet",
        "The position has a character that looks like the right one and is another, such as a \
         Cyrillic К or a long dash. It is read as what it looks like.",
    ),
    warning(
        "T626",
        "fen-unknown-part",
        "A part of the position means nothing here",
        "Besides the pieces a FEN may have :H (half-moves), :F (move number) and :+b+w (king- \
         move counters). Other parts are passed over.",
    ),
    warning(
        "T627",
        "fen-bad-counters",
        "The king-move counters can't be read",
        "The counters of Frisian draughts are written +b+w: one digit for Black and one for \
         White, each with the number of the king's cell behind it if it is known: +0+205. \
         They are taken as 0.",
    ),
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn codes_ascend_and_sentences_end() {
        assert!(CODES.is_sorted_by(|a, b| a.code < b.code));
        for entry in CODES {
            assert_eq!(code(entry.code), Some(entry));
            assert!(entry.text.ends_with('.') && !entry.title.ends_with('.'), "{entry:?}");
        }
    }
}
