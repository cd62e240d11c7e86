//! What texts of a notation's file may hold, so that moves in it can be told from all else in PDN.

use std::collections::BTreeMap;
use std::ops::Range;

use toml::Spanned;

use super::{Letters, ResultWords, Signs};

/// A mistake: where it stands in the file, and what would be right.
pub(super) struct Mistake {
    pub(super) span: Range<usize>,
    pub(super) message: String,
}

type Checked<T> = Result<T, Mistake>;

/// A text of the file with its place.
pub(super) type Text = Spanned<String>;

/// Characters that begin or end something else in movetext, and what it is.
const TAKEN: [(&str, &str); 5] = [
    ("{}", "comments"),
    (";%", "comments to the end of a line"),
    ("()", "variations"),
    ("$", "numeric glyphs"),
    ("[]\"", "tags"),
];

fn wrong<T>(text: &Text, message: String) -> Checked<T> {
    Err(Mistake { span: text.span(), message })
}

/// Those that end a move as well; words for results may have them.
const TAKEN_BY_MOVES: [(&str, &str); 3] = [
    ("!?*", "judgements and results"),
    (".", "the numbers of moves"),
    ("/", "positions in a game"),
];

/// A text without characters that mean something else in PDN.
fn free(what: &str, text: &Text, taken: &[(&str, &str)]) -> Checked<()> {
    for c in text.get_ref().chars() {
        if let Some((_, meaning)) = taken.iter().find(|(chars, _)| chars.contains(c)) {
            let message = format!("{what} can't hold {c:?}: PDN has it for {meaning}");
            return wrong(text, message);
        }
    }
    Ok(())
}

/// A text in one piece: blanks stand between moves.
fn one_piece(what: &str, text: &Text) -> Checked<()> {
    if text.get_ref().contains(char::is_whitespace) {
        return wrong(text, format!("{what} can't hold blanks: they stand between moves"));
    }
    free(what, text, &TAKEN)?;
    free(what, text, &TAKEN_BY_MOVES)
}

/// The four signs as they stand in the file.
pub(super) struct Written<'a> {
    pub(super) step: Option<&'a Text>,
    pub(super) take: Option<&'a Text>,
    pub(super) drop: Option<&'a Text>,
    pub(super) pass: Option<&'a Text>,
}

impl Written<'_> {
    /// The signs, each of them one that a reader can tell from cells and from the others.
    pub(super) fn signs(&self, letters: &Letters) -> Checked<Signs> {
        for sign in [self.step, self.take, self.drop].into_iter().flatten() {
            one_piece("a sign", sign)?;
            no_name(sign, letters)?;
        }
        self.are_apart()?;
        self.pass.map_or(Ok(()), |pass| self.is_pass(pass))?;
        let text = |sign: Option<&Text>| sign.map(|sign| sign.get_ref().clone());
        Ok(Signs {
            step: text(self.step),
            take: text(self.take),
            drop: text(self.drop),
            pass: text(self.pass),
        })
    }

    fn are_apart(&self) -> Checked<()> {
        let or = |sign: Option<&Text>, plain: &str| {
            sign.map_or_else(|| plain.to_owned(), |sign| sign.get_ref().clone())
        };
        let (step, take, drop) = (or(self.step, "-"), or(self.take, "x"), or(self.drop, "@"));
        let alike = |a: &str, b: &str| !a.is_empty() && !b.is_empty() && a.contains(b);
        if let Some(place) = self.take.or(self.step)
            && (alike(&step, &take) || (self.take.is_none() && step.contains([':', 'x'])))
        {
            let right = "steps and captures need signs that differ, or both none (\"\")";
            return wrong(place, right.to_owned());
        }
        if let Some(place) = self.drop.or(self.take).or(self.step)
            && [&step, &take].iter().any(|sign| alike(sign, &drop) || alike(&drop, sign))
        {
            let right = "the sign of a drop must differ from those of steps and captures";
            return wrong(place, right.to_owned());
        }
        Ok(())
    }

    /// A word for a pass is read as a whole, so letters of cells may be in it, but no number.
    fn is_pass(&self, pass: &Text) -> Checked<()> {
        one_piece("the sign of a pass", pass)?;
        let text = pass.get_ref();
        if text.is_empty() {
            return wrong(pass, "the sign of a pass can't be empty: \"--\" or a word".to_owned());
        }
        if text.contains(|c: char| c.is_ascii_digit()) {
            let message = format!(
                "{text:?} can't be the sign of a pass: with a number it would be read as a move; \
                 \"--\" or a word would be right"
            );
            return wrong(pass, message);
        }
        let mut signs = [self.step, self.take, self.drop].into_iter().flatten();
        if signs.any(|sign| sign.get_ref() == text) {
            let message =
                format!("{text:?} is another sign already; \"--\" or a word would be right");
            return wrong(pass, message);
        }
        Ok(())
    }
}

/// A sign has nothing of a cell's name in it.
fn no_name(sign: &Text, letters: &Letters) -> Checked<()> {
    let is_name = |c: &char| {
        let other = letters.written.iter().any(|(_, other)| other == c)
            || letters.read.iter().any(|(other, _)| other == c);
        c.is_ascii_digit() || matches!(c, 'a'..='n') || other
    };
    match sign.get_ref().chars().find(is_name) {
        Some(c) => {
            let text = sign.get_ref();
            let why =
                format!("{text:?} can't be a sign: {c:?} would be read as part of a cell's name");
            wrong(sign, why)
        }
        None => Ok(()),
    }
}

/// What stands between two turns.
pub(super) fn between(text: Option<&Text>) -> Checked<String> {
    let Some(text) = text else { return Ok(" ".to_owned()) };
    free("what stands between moves", text, &TAKEN)?;
    if text.get_ref().contains(char::is_alphanumeric) {
        let right = "what stands between moves can't hold letters or numbers; \" \" is usual";
        return wrong(text, right.to_owned());
    }
    Ok(text.get_ref().clone())
}

/// Words for results.
pub(super) fn results(white: &Text, draw: &Text, black: &Text) -> Checked<ResultWords> {
    for word in [white, draw, black] {
        free("the word for a result", word, &TAKEN)?;
        if word.get_ref().trim().is_empty() {
            return wrong(word, "the word for a result can't be empty".to_owned());
        }
    }
    let [white, draw, black] =
        [(white, draw), (draw, black), (black, white)].map(|(word, next)| {
            if word.get_ref() == next.get_ref() {
                return wrong(word, "each result needs a word of its own".to_owned());
            }
            Ok(word.get_ref().clone())
        });
    Ok(ResultWords { white: white?, draw: draw?, black: black? })
}

/// Names of cells for boards. `sizes` tells how many cells boards of so many files and ranks have.
pub(super) fn tables(
    table: &BTreeMap<Text, Text>,
    sizes: &dyn Fn(u8, u8) -> Vec<usize>,
) -> Checked<BTreeMap<String, Vec<String>>> {
    let one = |(board, text): (&Text, &Text)| {
        let (files, ranks) = size(board)?;
        let names: Vec<String> = text.get_ref().split_whitespace().map(str::to_owned).collect();
        let right = sizes(files, ranks);
        if right.is_empty() {
            return wrong(board, format!("no game has a board of {files}x{ranks}"));
        }
        if !right.contains(&names.len()) {
            let right = right.iter().map(usize::to_string).collect::<Vec<_>>().join(" or ");
            let message = format!(
                "here are {} names; a board of {files}x{ranks} has {right} cells that are played on",
                names.len()
            );
            return wrong(text, message);
        }
        are_names(text, &names)?;
        Ok((format!("{files}x{ranks}"), names))
    };
    table.iter().map(one).collect()
}

/// The most files and ranks of a board.
const MOST_LINES: u8 = 26;

/// How many cells a board may have where nothing more is known of it: all, or those of one colour.
pub(super) fn any_size(files: u8, ranks: u8) -> Vec<usize> {
    let all = usize::from(files) * usize::from(ranks);
    let mut sizes = vec![all / 2, all.div_ceil(2), all];
    sizes.dedup();
    sizes
}

/// `8x10`: files, then ranks.
fn size(board: &Text) -> Checked<(u8, u8)> {
    let number = |text: &str| {
        let is_plain = text.bytes().all(|b| b.is_ascii_digit()) && !text.starts_with('0');
        text.parse::<u8>().ok().filter(|n| is_plain && *n <= MOST_LINES)
    };
    let text = board.get_ref();
    let sides = text.split_once('x').map(|(files, ranks)| (number(files), number(ranks)));
    match sides {
        Some((Some(files), Some(ranks))) => Ok((files, ranks)),
        _ => wrong(board, format!("{text:?} is no board: its files and ranks, as in \"8x8\"")),
    }
}

/// Whether all names are words of letters and numbers, each for one cell.
fn are_names(text: &Text, names: &[String]) -> Checked<()> {
    for (at, name) in names.iter().enumerate() {
        if !name.chars().all(char::is_alphanumeric) {
            return wrong(
                text,
                format!("{name:?} is no name of a cell: letters and numbers alone"),
            );
        }
        if names[..at].contains(name) {
            return wrong(text, format!("{name:?} stands for two cells"));
        }
    }
    Ok(())
}
