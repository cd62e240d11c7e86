//! Marks and arrows in comments: `[%csl Ga1,Rb2]` and `[%cal Ga1b2]`, as chess programs write
//! them, with the names of cells of any board. Numbers are padded with zeros to one width:
//! `[%cal G0509]`; `-` or `x` between two cells is read too.

use tavlei_core::{Bits, Board, Labels, Point};

use crate::marks::{Arrow, CellMark, MarkShape, Pen};

/// What a comment draws.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Drawn {
    /// Marks on cells.
    pub marks: Vec<CellMark>,
    /// Arrows.
    pub arrows: Vec<Arrow>,
}

/// What a comment draws on a board with such names of cells. What names no cell is passed over.
///
/// ```
/// use tavlei_core::{Board, Cells, Corner, LabelScheme, Labels};
/// use tavlei_diagram::{read_comment, write_comment};
/// let board = Board::checkered(10, 10, Cells::Dark)?;
/// let labels = Labels::new(&board, &LabelScheme::numeric(Corner::TopLeft))?;
/// let drawn = read_comment("[%csl G5,R28] zugzwang [%cal Y32-28,B0510]", &labels);
/// assert_eq!((drawn.marks.len(), drawn.arrows.len()), (2, 2));
/// assert_eq!(write_comment(&drawn, &board, &labels), "[%csl G05,R28] [%cal Y3228,B0510]");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn read_comment(text: &str, labels: &Labels) -> Drawn {
    let mut drawn = Drawn::default();
    for command in text.split("[%").skip(1) {
        let command = command.split(']').next().unwrap_or("");
        let Some((name, items)) = command.split_once(char::is_whitespace) else { continue };
        for item in items.split(',').map(str::trim) {
            let mut letters = item.chars();
            let Some(pen) = letters.next().and_then(Pen::of_letter) else { continue };
            match name {
                "csl" => drawn.marks.extend(ringed(letters.as_str(), pen, labels)),
                "cal" => drawn.arrows.extend(arrow(letters.as_str(), pen, labels)),
                _ => {}
            }
        }
    }
    drawn
}

fn ringed(cell: &str, pen: Pen, labels: &Labels) -> Option<CellMark> {
    Some(CellMark { at: find(cell, labels)?, shape: MarkShape::Ring, pen })
}

fn arrow(cells: &str, pen: Pen, labels: &Labels) -> Option<Arrow> {
    let parts = cells.split_once(['-', 'x', ':']).or_else(|| halves(cells, labels));
    let (from, to) = parts?;
    Some(Arrow { from: find(from, labels)?, to: find(to, labels)?, pen })
}

/// Two names of cells without a sign between them: halves of one length, or the only cut that
/// leaves two names.
fn halves<'a>(cells: &'a str, labels: &Labels) -> Option<(&'a str, &'a str)> {
    let cuts = (1..cells.len()).filter_map(|at| cells.split_at_checked(at));
    let are_names =
        |&(from, to): &(&str, &str)| find(from, labels).is_some() && find(to, labels).is_some();
    let cuts: Vec<(&str, &str)> = cuts.filter(are_names).collect();
    let even = cuts.iter().find(|(from, to)| from.len() == to.len());
    even.or(cuts.first().filter(|_| cuts.len() == 1)).copied()
}

fn find(cell: &str, labels: &Labels) -> Option<Point> {
    labels.find(cell).or_else(|| labels.find(cell.trim_start_matches('0')))
}

/// A comment that draws this: [`read_comment`] reads it again. Only rings can be said so; other
/// marks are left out.
pub fn write_comment(drawn: &Drawn, board: &Board, labels: &Labels) -> String {
    let widths = board.points().points().map(|at| labels.label(at).len());
    let width = widths.max().unwrap_or(0);
    let name = |at: Point| match labels.label(at) {
        number if number.bytes().all(|b| b.is_ascii_digit()) => format!("{number:0>width$}"),
        name => name.to_owned(),
    };
    let rings = drawn.marks.iter().filter(|mark| mark.shape == MarkShape::Ring);
    let rings = rings.map(|mark| format!("{}{}", mark.pen.letter(), name(mark.at)));
    let arrows = drawn.arrows.iter();
    let arrows = arrows.map(|a| format!("{}{}{}", a.pen.letter(), name(a.from), name(a.to)));
    let command = |name: &str, items: Vec<String>| {
        (!items.is_empty()).then(|| format!("[%{name} {}]", items.join(",")))
    };
    let commands = [command("csl", rings.collect()), command("cal", arrows.collect())];
    commands.into_iter().flatten().collect::<Vec<String>>().join(" ")
}
