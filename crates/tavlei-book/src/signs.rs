//! Numeric annotation glyphs as they are printed.

/// How a glyph is printed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Sign {
    /// Glued to the move: `!`.
    Glued(&'static str),
    /// Apart from it: `=`.
    Apart(&'static str),
    /// A diagram is wanted here.
    Diagram,
    /// Nothing is printed.
    Nothing,
}

/// The sign of a glyph (the list of PGN and PDN); `None` for one without a sign of its own.
pub(crate) fn sign(glyph: u16) -> Option<Sign> {
    use Sign::{Apart, Diagram, Glued, Nothing};
    Some(match glyph {
        0 => Nothing,
        1 => Glued("!"),
        2 => Glued("?"),
        3 => Glued("!!"),
        4 => Glued("??"),
        5 => Glued("!?"),
        6 => Glued("?!"),
        7 | 8 => Apart("□"),
        10..=12 => Apart("="),
        13 => Apart("∞"),
        14 => Apart("⩲"),
        15 => Apart("⩱"),
        16 => Apart("±"),
        17 => Apart("∓"),
        18 | 20 => Apart("+−"),
        19 | 21 => Apart("−+"),
        22 | 23 => Apart("⊙"),
        36 | 37 => Apart("↑"),
        40 | 41 => Apart("→"),
        44..=47 => Apart("=∞"),
        132 | 133 => Apart("⇆"),
        138 | 139 => Apart("⊕"),
        140 => Apart("∆"),
        142 => Apart("⌓"),
        146 => Apart("N"),
        220 | 221 => Diagram,
        _ => return None,
    })
}
