//! Some cells and counts of a position: `W:31,K46 B:?7 empty:28,32 WK>=1 turn:B`.

use tavlei_core::{Bits, Kind, Piece, Point, PointSet, Position, Side};
use tavlei_rules::Game;

use super::cells::cells;
use super::counts::Sort;
use super::per_game::Unfit;
use super::scene::Scene;
use super::symmetry::Map;
use crate::query::bad::Source;
use crate::query::how::How;
use crate::query::lex::leading_op;
use crate::query::numbers::Numbers;

/// A description of a position of one game, and what it is mirrored or swapped.
#[derive(Clone, Debug)]
pub(crate) struct Pattern(Vec<Vec<Term>>);

/// One thing said of a position.
#[derive(Clone, Debug)]
enum Term {
    /// The opposite.
    Not(Box<Term>),
    /// These pieces stand on these cells.
    Stands(Option<Side>, Vec<(Point, Option<Kind>)>),
    /// Nothing stands on these cells.
    Empty(Vec<Point>),
    /// Nothing stands but on the cells that are named.
    Only(Vec<Point>),
    /// Who is to move.
    Turn(Side),
    /// A side has so many pieces.
    Count(Side, Sort, Numbers),
}

const HELP: &str = "terms are W:31,K46 (men and kings), W:?31 (any piece), any:31, empty:28-30, turn:B, \
                    WK>=1, only, and ! before a term";

impl Pattern {
    /// Reads the terms of a pattern for a game.
    pub(crate) fn read(game: &Game, source: &Source, how: &How) -> Result<Pattern, Unfit> {
        let mut terms = Vec::new();
        let mut only = false;
        let mut at = 0;
        for word in source.text().split_whitespace() {
            let from = at + source.text()[at..].find(word).unwrap_or(0);
            at = from + word.len();
            if word.eq_ignore_ascii_case("only") {
                only = true;
            } else {
                terms.push(term(game, source, from, word)?);
            }
        }
        if terms.is_empty() && !only {
            return Err(Unfit::new(0..source.text().len(), "nothing is said").help(HELP));
        }
        if only {
            terms.push(Term::Only(named(&terms)));
        }
        terms.extend(implied(&terms));
        terms.sort_by_key(Term::costs);
        Pattern::alike(game, terms, how)
            .map(Pattern)
            .map_err(|why| Unfit::new(0..source.text().len(), why))
    }

    fn alike(game: &Game, terms: Vec<Term>, how: &How) -> Result<Vec<Vec<Term>>, String> {
        let mut all = vec![terms];
        let mut add = |map: Option<Map<'_>>, swaps: bool| {
            let map = map.ok_or_else(|| {
                format!("the board of {} is not alike on both sides", game.spec().name)
            })?;
            let moved: Vec<Vec<Term>> = all
                .iter()
                .map(|terms| terms.iter().map(|term| term.moved(&map, swaps)).collect())
                .collect();
            all.extend(moved);
            Ok::<(), String>(())
        };
        if how.mirror {
            add(Map::mirrored(game.board()), false)?;
        }
        if how.swap {
            add(Map::turned(game.board()), true)?;
        }
        Ok(all)
    }

    /// Whether a position is as described.
    pub(crate) fn is_at(&self, scene: &Scene<'_>) -> bool {
        self.0.iter().any(|terms| terms.iter().all(|term| term.holds(scene)))
    }
}

/// What the terms say of the number of kings: it is known at once, and rules out most positions.
fn implied(terms: &[Term]) -> Vec<Term> {
    let kings = |whose: Side| {
        let stands = terms.iter().filter_map(|term| match term {
            Term::Stands(Some(side), cells) if *side == whose => Some(cells),
            _ => None,
        });
        let kings = stands.flatten().filter(|(_, kind)| *kind == Some(Kind::King));
        kings.map(|(point, _)| *point).collect::<PointSet>().count()
    };
    let counts = Side::BOTH.into_iter().map(|side| (side, kings(side))).filter(|(_, n)| *n > 0);
    counts
        .map(|(side, n)| Term::Count(side, Sort::Kings, Numbers { from: n, to: u32::MAX }))
        .collect()
}

/// The cells that a pattern says something stands on.
fn named(terms: &[Term]) -> Vec<Point> {
    let stands = terms.iter().filter_map(|term| match term {
        Term::Stands(_, cells) => Some(cells.iter().map(|(point, _)| *point)),
        _ => None,
    });
    stands.flatten().collect()
}

fn term(game: &Game, source: &Source, from: usize, word: &str) -> Result<Term, Unfit> {
    if let Some(rest) = word.strip_prefix('!') {
        return term(game, source, from + 1, rest).map(|term| Term::Not(Box::new(term)));
    }
    let Some((key, list)) = word.split_once(':') else { return count(source, from, word) };
    let from_list = from + key.len() + 1;
    let bad = |message: &str| Unfit::new(from..from + word.len(), message.to_owned()).help(HELP);
    match key.to_ascii_lowercase().as_str() {
        "w" => pieces(game, source, from_list, list).map(|p| Term::Stands(Some(Side::White), p)),
        "b" => pieces(game, source, from_list, list).map(|p| Term::Stands(Some(Side::Black), p)),
        "any" => {
            let found = plain(game, source, from_list, list)?;
            Ok(Term::Stands(None, found.into_iter().map(|point| (point, None)).collect()))
        }
        "empty" => plain(game, source, from_list, list).map(Term::Empty),
        "turn" => match list {
            "W" | "w" => Ok(Term::Turn(Side::White)),
            "B" | "b" => Ok(Term::Turn(Side::Black)),
            _ => Err(bad("the turn is W's or B's")),
        },
        _ => Err(bad("this says nothing about a position")),
    }
}

/// `W>=5`, `WK=0`, `BM<=2`.
fn count(source: &Source, from: usize, word: &str) -> Result<Term, Unfit> {
    let bad =
        || Unfit::new(from..from + word.len(), "this says nothing about a position").help(HELP);
    let mut rest = from..from + word.len();
    let bytes = word.as_bytes();
    let side = match bytes.first() {
        Some(b'W' | b'w') => Side::White,
        Some(b'B' | b'b') => Side::Black,
        _ => return Err(bad()),
    };
    let (sort, len) = match bytes.get(1) {
        Some(b'K' | b'k') => (Sort::Kings, 2),
        Some(b'M' | b'm') => (Sort::Men, 2),
        _ => (Sort::All, 1),
    };
    rest.start += len;
    let (op, number) = leading_op(&source.part(rest)).ok_or_else(bad)?;
    let (not, op) = op.positive();
    let numbers = Numbers::compared(op, &number).map_err(|_| bad())?;
    let term = Term::Count(side, sort, numbers);
    Ok(if not { Term::Not(Box::new(term)) } else { term })
}

/// A list of cells without pieces.
fn plain(game: &Game, source: &Source, from: usize, list: &str) -> Result<Vec<Point>, Unfit> {
    let found = entries(from, list).map(|(from, entry)| cells(game, source, from, entry));
    Ok(found.collect::<Result<Vec<_>, _>>()?.concat())
}

/// A list of pieces: `31`, `K46`, `?12`, `M5-8`.
fn pieces(
    game: &Game,
    source: &Source,
    from: usize,
    list: &str,
) -> Result<Vec<(Point, Option<Kind>)>, Unfit> {
    let mut found = Vec::new();
    for (from, entry) in entries(from, list) {
        let (kind, len) = match entry.as_bytes() {
            [b'K', _, ..] => (Some(Kind::King), 1),
            [b'M', _, ..] => (Some(Kind::Man), 1),
            [b'?', _, ..] => (None, 1),
            [letter @ b'A'..=b'Z', _, ..] => (Some(Kind::Other(*letter)), 1),
            _ => (Some(Kind::Man), 0),
        };
        let points = cells(game, source, from + len, &entry[len..])?;
        found.extend(points.into_iter().map(|point| (point, kind)));
    }
    Ok(found)
}

fn entries(from: usize, list: &str) -> impl Iterator<Item = (usize, &str)> {
    let mut at = from;
    list.split(',').map(move |entry| {
        let start = at;
        at += entry.len() + 1;
        (start, entry)
    })
}

impl Term {
    /// Who is to move and how many pieces there are is known at once.
    fn costs(&self) -> u8 {
        match self {
            Term::Turn(_) => 0,
            Term::Count(..) => 1,
            Term::Not(term) => term.costs(),
            Term::Stands(..) | Term::Empty(_) | Term::Only(_) => 2,
        }
    }

    fn holds(&self, scene: &Scene<'_>) -> bool {
        match self {
            Term::Not(term) => !term.holds(scene),
            Term::Turn(side) => scene.side() == *side,
            Term::Count(side, sort, numbers) => numbers.has(scene.counts().get(*side, *sort)),
            Term::Stands(side, cells) => {
                let position = scene.position();
                cells.iter().all(|(point, kind)| stands(position, *point, *side, *kind))
            }
            Term::Empty(cells) => {
                let position = scene.position();
                cells.iter().all(|point| position.at(*point).is_none())
            }
            Term::Only(cells) => {
                scene.position().placed.iter().all(|placed| cells.contains(&placed.at))
            }
        }
    }

    fn moved(&self, map: &Map<'_>, swaps: bool) -> Term {
        let side = |side: Side| if swaps { !side } else { side };
        let all = |cells: &[Point]| cells.iter().map(|point| map.of(*point)).collect();
        match self {
            Term::Not(term) => Term::Not(Box::new(term.moved(map, swaps))),
            Term::Turn(whose) => Term::Turn(side(*whose)),
            Term::Count(whose, sort, numbers) => Term::Count(side(*whose), *sort, *numbers),
            Term::Stands(whose, cells) => {
                let cells = cells.iter().map(|(point, kind)| (map.of(*point), *kind)).collect();
                Term::Stands(whose.map(side), cells)
            }
            Term::Empty(cells) => Term::Empty(all(cells)),
            Term::Only(cells) => Term::Only(all(cells)),
        }
    }
}

fn stands(position: &Position, at: Point, side: Option<Side>, kind: Option<Kind>) -> bool {
    let is = |piece: Piece| {
        side.is_none_or(|side| side == piece.side) && kind.is_none_or(|kind| kind == piece.kind)
    };
    position.at(at).is_some_and(is)
}

#[cfg(test)]
mod tests {
    use tavlei_rules::find;

    use super::*;

    fn pattern(id: &str, text: &str, how: &How) -> Result<Pattern, Unfit> {
        Pattern::read(&find(id).unwrap(), &Source::all(text), how)
    }

    fn is_at_start(id: &str, text: &str) -> bool {
        let session = find(id).unwrap().open();
        pattern(id, text, &How::default()).unwrap().is_at(&Scene::new(&*session))
    }

    #[test]
    fn the_start_of_a_game() {
        for text in [
            "W:31-50 B:1-20 empty:21-30 only",
            "W:a1 B:?20 turn:W",
            "W=20 BM>=20 WK=0 any:31",
            "!W:28 !empty:31 !turn:B",
            "W:M31 WK!=2",
        ] {
            assert!(is_at_start("international", text), "{text}");
        }
        for text in ["W:K31", "B:31", "W:31 only", "W:28", "empty:31", "turn:B", "WK>0"] {
            assert!(!is_at_start("international", text), "{text}");
        }
    }

    #[test]
    fn swapped_is_the_other_side_of_the_board() {
        let how = How { swap: true, ..How::default() };
        let session = find("international").unwrap().open();
        let scene = Scene::new(&*session);
        assert!(pattern("international", "W:50 turn:B", &how).unwrap().is_at(&scene));
        assert!(!pattern("international", "B:50 turn:B", &how).unwrap().is_at(&scene));
    }

    #[test]
    fn faults_are_shown_where_they_are() {
        let bad = |text: &str| {
            let unfit = pattern("international", text, &How::default()).unwrap_err();
            (unfit.range, unfit.message)
        };
        assert_eq!(bad("W:31,51"), (5..7, "there is no cell \"51\"".to_owned()));
        assert_eq!(bad("W:31 B:K9-60").0, 8..12);
        assert_eq!(bad("W:31 cell:9").1, "this says nothing about a position");
        assert_eq!(bad("").1, "nothing is said");
        assert_eq!(bad("turn:X").1, "the turn is W's or B's");
        assert_eq!(bad("W>=many").0, 0..7);
    }
}
