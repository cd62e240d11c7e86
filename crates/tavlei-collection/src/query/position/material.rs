//! Material: `2K v 1K`, `W3M+1K v B>=2`, `3 v 1`.

use tavlei_core::Side;

use super::counts::{Counts, Sort};
use crate::query::bad::{BadQuery, Source};
use crate::query::lex::leading_op;
use crate::query::numbers::Numbers;

/// What material the two sides have.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Material {
    /// What one side has, and the other if it is named. Whose they are may be all the same.
    one: Army,
    other: Option<Army>,
    one_is: Option<Side>,
}

/// What one side has.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Army {
    men: Numbers,
    kings: Numbers,
    all: Numbers,
}

const HELP: &str = "write what each side has, as 2K v 1K, W3M+1K v B>=2 or 3 v 1: K kings, M men, a \
                    bare number pieces of any kind; W or B in front says whose";

impl Material {
    /// Reads the material of both sides, or of one.
    pub(crate) fn parse(source: &Source) -> Result<Material, BadQuery> {
        let mut sides = halves(source)?.into_iter();
        let first = sides.next().ok_or_else(|| source.bad("no material is named").help(HELP))?;
        let (one_is, one) = army(&first)?;
        let Some(second) = sides.next() else { return Ok(Material { one, other: None, one_is }) };
        let (other_is, other) = army(&second)?;
        if one_is.is_some() && one_is == other_is {
            return Err(second.bad("both armies are of one colour").help(HELP));
        }
        let one_is = one_is.or(other_is.map(|side| !side));
        Ok(Material { one, other: Some(other), one_is })
    }

    /// Whether the pieces on the board are these.
    pub(crate) fn is_at(&self, counts: &Counts) -> bool {
        let fits = |side: Side| {
            self.one.fits(counts, side) && self.other.is_none_or(|other| other.fits(counts, !side))
        };
        match self.one_is {
            Some(side) => fits(side),
            None => Side::BOTH.into_iter().any(fits),
        }
    }
}

/// The pieces of text on both sides of a `v`.
fn halves(source: &Source) -> Result<Vec<Source>, BadQuery> {
    let mut halves: Vec<Source> = Vec::new();
    let mut open = true;
    for word in source.words() {
        let is_versus = matches!(word.text().to_ascii_lowercase().as_str(), "v" | "vs" | "against");
        match (is_versus, open) {
            (true, false) if halves.len() < 2 => open = true,
            (false, true) => {
                halves.push(word);
                open = false;
            }
            _ => return Err(word.bad("this does not belong here").help(HELP)),
        }
    }
    if open && !halves.is_empty() {
        return Err(source.bad("the other side is missing").help(HELP));
    }
    Ok(halves)
}

/// An army and whose it is.
fn army(source: &Source) -> Result<(Option<Side>, Army), BadQuery> {
    let text = source.text();
    let side = match text.as_bytes().first() {
        Some(b'W' | b'w') => Some(Side::White),
        Some(b'B' | b'b') => Some(Side::Black),
        _ => None,
    };
    let rest = source.part(usize::from(side.is_some())..text.len());
    let (mut men, mut kings, mut all) = (None, None, None);
    for item in rest.split('+') {
        let (sort, numbers) = item_of(&item)?;
        let place = match sort {
            Sort::Men => &mut men,
            Sort::Kings => &mut kings,
            Sort::All => &mut all,
        };
        if place.replace(numbers).is_some() {
            return Err(item.bad("this is said twice").help(HELP));
        }
    }
    // Who counts men or kings names all there are; who counts pieces leaves open which they are.
    let unnamed = if all.is_some() { Numbers::ANY } else { Numbers::only(0) };
    let army = Army {
        men: men.unwrap_or(unnamed),
        kings: kings.unwrap_or(unnamed),
        all: all.unwrap_or(Numbers::ANY),
    };
    Ok((side, army))
}

/// `2K`, `K`, `>=2M`, `2..4`, `*K`.
fn item_of(source: &Source) -> Result<(Sort, Numbers), BadQuery> {
    let source = source.trimmed();
    let text = source.text();
    let (sort, len) = match text.as_bytes().last() {
        Some(b'K' | b'k') => (Sort::Kings, 1),
        Some(b'M' | b'm') => (Sort::Men, 1),
        _ => (Sort::All, 0),
    };
    let count = source.part(0..text.len() - len).trimmed();
    let numbers = match (count.text(), leading_op(&count)) {
        ("", _) if len > 0 => Numbers::only(1),
        ("*", _) => Numbers::ANY,
        (_, Some((op, behind))) => Numbers::compared(op, &behind)?,
        (_, None) => Numbers::parse(&count).map_err(|bad| bad.help(HELP))?,
    };
    Ok((sort, numbers))
}

impl Army {
    fn fits(self, counts: &Counts, side: Side) -> bool {
        self.men.has(counts.get(side, Sort::Men))
            && self.kings.has(counts.get(side, Sort::Kings))
            && self.all.has(counts.get(side, Sort::All))
    }
}

#[cfg(test)]
mod tests {
    use tavlei_core::{Kind, Point, Position};

    use super::*;

    /// So many men and kings of White, then of Black.
    fn counts([men, kings, black_men, black_kings]: [u8; 4]) -> Counts {
        let mut position = Position::empty(Side::White);
        for (count, side, kind) in [
            (men, Side::White, Kind::Man),
            (kings, Side::White, Kind::King),
            (black_men, Side::Black, Kind::Man),
            (black_kings, Side::Black, Kind::King),
        ] {
            (0..count).for_each(|_| position.put(Point(0), side, kind));
        }
        Counts::of_position(&position)
    }

    fn fits(text: &str, pieces: [u8; 4]) -> bool {
        Material::parse(&Source::all(text)).unwrap().is_at(&counts(pieces))
    }

    #[test]
    fn either_colour_unless_it_is_said() {
        assert!(fits("2K v 1K", [0, 2, 0, 1]));
        assert!(fits("2k v k", [0, 1, 0, 2]));
        assert!(!fits("2K v 1K", [1, 2, 0, 1]), "no men are named");
        assert!(fits("W2K v 1K", [0, 2, 0, 1]));
        assert!(!fits("W2K v 1K", [0, 1, 0, 2]));
        assert!(fits("2K v W1K", [0, 1, 0, 2]));
    }

    #[test]
    fn pieces_of_any_kind_and_bounds() {
        assert!(fits("3 v 1", [1, 2, 1, 0]));
        assert!(fits("W>=3K+*M v B<=2", [7, 3, 1, 1]));
        assert!(!fits("W>=3K v B<=2", [7, 3, 1, 1]));
        assert!(fits("W2..4M v B*", [3, 0, 9, 2]));
        assert!(fits("B0", [3, 0, 0, 0]), "one side alone");
        assert!(fits("W3+1K v 1", [2, 1, 0, 1]), "three pieces, one of them a king");
    }

    #[test]
    fn faults_are_shown_where_they_are() {
        let bad = |text: &str| {
            let bad = Material::parse(&Source::all(text)).unwrap_err();
            (bad.range, bad.message)
        };
        assert_eq!(bad("2K v"), (0..4, "the other side is missing".to_owned()));
        assert_eq!(bad("2Q v 1K").0, 0..2);
        assert_eq!(bad("W2K v W1K").1, "both armies are of one colour");
        assert_eq!(bad("2K+1K v 1").1, "this is said twice");
        assert_eq!(bad("2K 1K").1, "this does not belong here");
    }
}
