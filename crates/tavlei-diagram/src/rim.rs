//! The labels outside the board.

use tavlei_core::{Board, Labels};

use crate::Place;
use crate::names::Names;
use crate::view::View;

/// An edge of the board, as drawn.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[expect(missing_docs, reason = "the names say it")]
pub enum Edge {
    Top,
    Right,
    Bottom,
    Left,
}

/// A label outside the board.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RimLabel {
    /// Along which edge.
    pub edge: Edge,
    /// Which column (top, bottom) or row (left, right), from the top left.
    pub at: u8,
    /// The text.
    pub text: String,
}

/// The labels outside the board: letters and ranks where files have letters, else the numbers of
/// the cells at the edges.
pub(crate) fn rim(board: &Board, names: Names, view: View) -> Vec<RimLabel> {
    if names.labels.file_letter(0).is_some() {
        lettered(board, names, view)
    } else {
        numbered(board, names, view)
    }
}

fn lettered(board: &Board, names: Names, view: View) -> Vec<RimLabel> {
    let letters = (0..board.files()).filter_map(|file| {
        let at = (0..board.ranks()).find_map(|rank| view.place(file, rank))?.column;
        let text = names.file(file)?;
        Some(RimLabel { edge: Edge::Bottom, at, text })
    });
    let ranks = (0..board.ranks()).filter_map(|rank| {
        let at = (0..board.files()).find_map(|file| view.place(file, rank))?.row;
        let text = rank_name(board, names.labels, rank)?;
        Some(RimLabel { edge: Edge::Left, at, text })
    });
    sorted(letters.chain(ranks).collect())
}

/// What a rank is called: the label of one of its cells without the letter.
fn rank_name(board: &Board, labels: &Labels, rank: u8) -> Option<String> {
    let cell = (0..board.files()).find_map(|file| board.point_at(file, rank))?;
    Some(labels.label(cell).trim_start_matches(|c: char| c.is_ascii_alphabetic()).to_owned())
}

fn numbered(board: &Board, names: Names, view: View) -> Vec<RimLabel> {
    let mut rim = Vec::new();
    let all = (0..board.ranks()).flat_map(|rank| (0..board.files()).map(move |file| (file, rank)));
    for (file, rank) in all {
        let Some(cell) = board.point_at(file, rank) else { continue };
        let Some(place) = view.place(file, rank) else { continue };
        let text = names.name(cell);
        rim.extend(edges(place, view).map(|(edge, at)| RimLabel {
            edge,
            at,
            text: text.clone().into_owned(),
        }));
    }
    sorted(rim)
}

/// The edges of the drawing that a cell touches, with its place along each.
fn edges(place: Place, view: View) -> impl Iterator<Item = (Edge, u8)> {
    let Place { column, row } = place;
    [
        (row == 0, Edge::Top, column),
        (row + 1 == view.rows(), Edge::Bottom, column),
        (column == 0, Edge::Left, row),
        (column + 1 == view.columns(), Edge::Right, row),
    ]
    .into_iter()
    .filter_map(|(touches, edge, at)| touches.then_some((edge, at)))
}

fn sorted(mut rim: Vec<RimLabel>) -> Vec<RimLabel> {
    rim.sort_by_key(|label| (label.edge as u8, label.at));
    rim
}
