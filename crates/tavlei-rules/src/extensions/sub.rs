//! A plain draughts turn as a part of another game's turn, and its short written form.

use tavlei_core::{Board, CellText, Labels, Point, SetupError};

use crate::draughts::{Compiled, Move, Promotion, Rules, State};
use crate::listed::{Ground, List, Listed};

/// The tables of a draughts game on 64 cells.
pub(super) type Law = Compiled<u64, Rules>;

/// Russian draughts, which most of these games begin with.
pub(super) const RUSSIAN: Rules = Rules { promotion: Promotion::Continue, ..Rules::BASE };

/// The tables of some rules.
pub(super) fn law(rules: Rules, board: &Board, labels: &Labels) -> Law {
    Compiled::new(rules, board, labels)
}

/// A turn by the rules of draughts, in all its texts, the canonical one first.
pub(super) struct Part {
    pub(super) mv: Move<u64>,
    pub(super) texts: Vec<String>,
    /// The position after it, the other side to move.
    pub(super) after: State<u64>,
}

/// Moves with their texts and what they lead to.
pub(super) fn parts(law: &Law, state: &State<u64>, moves: Vec<Move<u64>>) -> Vec<Part> {
    let part = |mv| Part { mv, texts: law.texts(state, &mv), after: state.after(law, &mv) };
    moves.into_iter().map(part).collect()
}

/// All turns of draughts.
pub(super) fn all(law: &Law, state: &State<u64>) -> Vec<Part> {
    let mut moves = Vec::new();
    law.list(state, &mut moves);
    parts(law, state, moves)
}

/// The captures of some pieces.
pub(super) fn captures_of(law: &Law, state: &State<u64>, movers: u64) -> Vec<Part> {
    let mut moves = Vec::new();
    law.list_captures_of(state, movers, &mut moves);
    parts(law, state, moves)
}

/// The steps of all pieces.
pub(super) fn steps(law: &Law, state: &State<u64>) -> Vec<Part> {
    let mut moves = Vec::new();
    law.list_quiet(state, &mut moves);
    parts(law, state, moves)
}

/// A number between 0 and `most` in a section, where the section stands.
pub(super) fn number(
    value: Option<&str>,
    most: u8,
    name: &'static str,
) -> Result<Option<u8>, SetupError> {
    let right = |text: &str| text.parse().ok().filter(|&number| number <= most);
    let wrong = || SetupError::Section(name.into());
    value.map(|text| right(text).ok_or_else(wrong)).transpose()
}

/// The canonical texts that a short form may stand for: each part by its first and last cell.
pub(super) fn by_ends<G: Listed>(state: &G, ground: &Ground<G::Law>, text: &str) -> Vec<String> {
    let mut list = List::new();
    state.list(ground, &mut list);
    let texts = list.sorted().into_iter().map(|entry| entry.text);
    texts.filter(|full| fits(&ground.labels, full, text)).collect()
}

fn fits(labels: &Labels, full: &str, text: &str) -> bool {
    let count = |text: &str| text.split(',').count();
    let mut pairs = full.split(',').zip(text.split(','));
    count(full) == count(text)
        && pairs.all(|(full, text)| full == text || part_fits(labels, full, text))
}

/// `c3xg7` and `c3g7` for `c3xe5xg7`.
fn part_fits(labels: &Labels, full: &str, text: &str) -> bool {
    let (Some(all), Some(some)) = (cells(labels, full), cells(labels, text)) else { return false };
    let says_more = text.contains('x') && !full.contains('x');
    let ends = some.len() == 2 && all.first() == some.first() && all.last() == some.last();
    !says_more && (ends || all == some)
}

/// The cells of a turn that is nothing but cells; at least two.
fn cells(labels: &Labels, text: &str) -> Option<Vec<Point>> {
    let (mut found, mut rest) = (Vec::new(), text);
    while !rest.is_empty() {
        let CellText::Cell(at, len) = labels.parse_cell(rest.as_bytes()) else { return None };
        found.push(at);
        rest = rest.get(len..)?;
        rest = rest.strip_prefix(['-', 'x']).unwrap_or(rest);
    }
    (found.len() > 1).then_some(found)
}
