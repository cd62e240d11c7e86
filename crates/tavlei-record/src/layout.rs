//! Words into lines.

/// Joins pieces with blanks, beginning a new line where the width asks for it. A piece is never
/// broken; one that is wider than the line, or has line ends of its own, stands as it is.
pub(crate) struct Layout {
    pub(crate) text: String,
    width: usize,
    column: usize,
    /// The next piece stands close to the last one.
    glue: bool,
}

impl Layout {
    pub(crate) fn new(width: usize) -> Self {
        Self { text: String::new(), width, column: 0, glue: false }
    }

    /// The same, with nothing in it.
    pub(crate) fn clear(&mut self) {
        self.text.clear();
        (self.column, self.glue) = (0, false);
    }

    /// Adds a piece.
    pub(crate) fn piece(&mut self, piece: &str) {
        let glued = std::mem::take(&mut self.glue);
        if self.column > 0 && !glued {
            let width = if is_plain(piece) { piece.len() } else { first_line_width(piece) };
            if self.column + 1 + width > self.width {
                self.text.push('\n');
                self.column = 0;
            } else {
                self.text.push(' ');
                self.column += 1;
            }
        }
        self.add(piece);
    }

    /// Adds a text that may be broken at its blanks, which become one each.
    pub(crate) fn words(&mut self, text: &str) {
        text.split_whitespace().for_each(|word| self.piece(word));
    }

    /// Adds a piece close to the last one.
    pub(crate) fn glued(&mut self, piece: &str) {
        self.glue = false;
        self.add(piece);
    }

    /// Whether the next piece shall stand close to the last one.
    pub(crate) fn glue_next(&mut self, glue: bool) {
        self.glue = glue;
    }

    fn add(&mut self, piece: &str) {
        self.text.push_str(piece);
        if is_plain(piece) {
            self.column += piece.len();
            return;
        }
        match piece.rfind(['\n', '\r']) {
            Some(at) => self.column = piece[at + 1..].chars().count(),
            None => self.column += piece.chars().count(),
        }
    }
}

/// Whether every byte is a column.
fn is_plain(piece: &str) -> bool {
    piece.bytes().all(|byte| matches!(byte, b' '..=b'~'))
}

fn first_line_width(piece: &str) -> usize {
    piece.split(['\n', '\r']).next().unwrap_or("").chars().count()
}
