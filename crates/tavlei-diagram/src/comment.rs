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
    /// What could not be drawn, as it is written: it names no colour or no cells.
    pub unread: Vec<String>,
}

impl Drawn {
    /// What the commands of comments draw, names and values as `csl` and `Ga1,Rb2`, on a board
    /// whose cells have such names; the first that fit are taken. Other commands are passed over.
    ///
    /// ```
    /// use tavlei_core::{Board, Cells, Corner, LabelScheme, Labels};
    /// use tavlei_diagram::Drawn;
    /// let board = Board::checkered(10, 10, Cells::Dark)?;
    /// let labels = Labels::new(&board, &LabelScheme::numeric(Corner::TopLeft))?;
    /// let drawn = Drawn::of([("csl", "G5,R28,G77"), ("cal", "Y32-28,B0510")], &[&labels]);
    /// assert_eq!((drawn.marks.len(), drawn.arrows.len()), (2, 2));
    /// assert_eq!(drawn.unread, ["G77"]);
    /// assert_eq!(drawn.comment(&board, &labels), "[%csl G05,R28] [%cal Y3228,B0510]");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn of<'c>(
        commands: impl IntoIterator<Item = (&'c str, &'c str)>,
        names: &[&Labels],
    ) -> Drawn {
        let mut drawn = Drawn::default();
        for (command, items) in commands {
            let items = items.split(',').map(str::trim).filter(|item| !item.is_empty());
            match command {
                "csl" => items.for_each(|item| drawn.ring(item, names)),
                "cal" => items.for_each(|item| drawn.arrow(item, names)),
                _ => {}
            }
        }
        drawn
    }

    fn ring(&mut self, item: &str, names: &[&Labels]) {
        let ring = self.read(item, names, ringed);
        self.marks.extend(ring);
    }

    fn arrow(&mut self, item: &str, names: &[&Labels]) {
        let arrow = self.read(item, names, arrow);
        self.arrows.extend(arrow);
    }

    /// What an item draws, by the first names that it makes sense in.
    fn read<T>(
        &mut self,
        item: &str,
        names: &[&Labels],
        of: impl Fn(&str, Pen, &Labels) -> Option<T>,
    ) -> Option<T> {
        let read = with_pen(item)
            .and_then(|(pen, cells)| names.iter().find_map(|labels| of(cells, pen, labels)));
        if read.is_none() {
            self.unread.push(item.to_owned());
        }
        read
    }
}

/// The pen that a letter names, and what stands behind.
fn with_pen(item: &str) -> Option<(Pen, &str)> {
    let mut letters = item.chars();
    let pen = Pen::of_letter(letters.next()?)?;
    Some((pen, letters.as_str()))
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

impl Drawn {
    /// A comment that draws this, to be read again. Only rings can be said so; other marks are left
    /// out.
    pub fn comment(&self, board: &Board, labels: &Labels) -> String {
        let widths = board.points().points().map(|at| labels.label(at).len());
        let width = widths.max().unwrap_or(0);
        let name = |at: Point| match labels.label(at) {
            number if number.bytes().all(|b| b.is_ascii_digit()) => format!("{number:0>width$}"),
            name => name.to_owned(),
        };
        let rings = self.marks.iter().filter(|mark| mark.shape == MarkShape::Ring);
        let rings = rings.map(|mark| format!("{}{}", mark.pen.letter(), name(mark.at)));
        let arrows = self.arrows.iter();
        let arrows = arrows.map(|a| format!("{}{}{}", a.pen.letter(), name(a.from), name(a.to)));
        let command = |name: &str, items: Vec<String>| {
            (!items.is_empty()).then(|| format!("[%{name} {}]", items.join(",")))
        };
        let commands = [command("csl", rings.collect()), command("cal", arrows.collect())];
        commands.into_iter().flatten().collect::<Vec<String>>().join(" ")
    }
}
