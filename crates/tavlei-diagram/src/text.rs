//! Diagrams in characters.

use std::fmt::Write as _;

use tavlei_core::{Kind, Piece, Placed, Side};

use crate::marks::MarkShape;
use crate::rim::Edge;
use crate::scene::{Cell, Man, Place, Scene};
use crate::sentence;

/// What stands behind a man that carries a sign in place of a number.
const SIGN: char = '\'';

/// Which characters stand for men and cells.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Charset {
    /// `⛀⛁` white man and king, `⛂⛃` black ones, `·` a free cell (`▫` on
    /// grey), `×` one where a piece was taken.
    #[default]
    Unicode,
    /// `w W`, `b B`, `.` (`+`), `x`.
    Ascii,
}

impl Charset {
    fn man(self, piece: Piece) -> String {
        match (self, piece.side, piece.kind) {
            (Charset::Unicode, Side::White, Kind::Man) => "⛀".to_owned(),
            (Charset::Unicode, Side::White, Kind::King) => "⛁".to_owned(),
            (Charset::Unicode, Side::Black, Kind::Man) => "⛂".to_owned(),
            (Charset::Unicode, Side::Black, Kind::King) => "⛃".to_owned(),
            _ => sentence::letter(piece),
        }
    }

    /// What stands on a cell, the lowest man first: a sign, with the number that the man carries
    /// behind it; for a tower letters with the top man first, counted where there are many:
    /// `wWb`, `3b2w`. Behind a man that is taken stands the sign of that: `w×Wb`.
    fn stack(self, men: &[&Man]) -> String {
        let taken = |man: &Man| man.taken.map_or(String::new(), |_| self.taken().to_string());
        if let [man] = men {
            return format!("{}{}{}", self.man(man.piece), number(man), taken(man));
        }
        let letters: Vec<String> = men
            .iter()
            .rev()
            .map(|man| format!("{}{}{}", sentence::letter(man.piece), number(man), taken(man)))
            .collect();
        if letters.len() < 5 {
            return letters.concat();
        }
        let runs = letters.chunk_by(|a, b| a == b);
        let mut text = String::new();
        for run in runs {
            if run.len() > 1 {
                text.push_str(&run.len().to_string());
            }
            text.push_str(&run[0]);
        }
        text
    }

    fn free(self) -> char {
        match self {
            Charset::Unicode => '·',
            Charset::Ascii => '.',
        }
    }

    fn tinted(self) -> char {
        match self {
            Charset::Unicode => '▫',
            Charset::Ascii => '+',
        }
    }

    fn taken(self) -> char {
        match self {
            Charset::Unicode => '×',
            Charset::Ascii => 'x',
        }
    }
}

/// The number or the sign that a man carries, where there is one.
fn number(man: &Man) -> String {
    match (man.signed, man.mark) {
        (true, _) => SIGN.to_string(),
        (false, 0) => String::new(),
        (false, mark) => Placed::mark_text(mark),
    }
}

/// Renders a scene in characters: the board as [`to_board_text`] does between its captions, a line that says whose turn it
/// is, and what else there is to say. Lines carry no blanks at their ends.
pub fn to_text(scene: &Scene, charset: Charset) -> String {
    let mover = scene.mover.map(|mover| mover.seat);
    let mut lines = scene.below.clone();
    lines.push(format!("{}.", scene.language.to_move(mover)));
    lines.extend(scene.decor.sign.as_ref().map(|words| format!("{SIGN} {words}")));
    lines.extend(scene.decor.windows_in_words());
    lines.extend(scene.decor.piles_in_words());
    lines.extend(scene.sections.iter().cloned());
    joined(&scene.above) + &to_board_text(scene, charset) + &joined(&lines)
}

/// Renders the board of a scene in characters, with its labels, framed cells in brackets, ringed ones
/// in round brackets. Lines carry no blanks at their ends.
pub fn to_board_text(scene: &Scene, charset: Charset) -> String {
    let page = Page::of(scene, charset);
    let mut lines = Vec::new();
    lines.extend(page.rim_line(Edge::Top));
    for row in 0..scene.rows {
        lines.push(page.row(row));
        lines.extend(page.lines_below(row));
    }
    lines.extend(page.rim_line(Edge::Bottom));
    joined(&lines)
}

fn joined(lines: &[String]) -> String {
    lines.iter().flat_map(|line| [line.trim_end(), "\n"]).collect()
}

/// A scene with the widths that its texts need.
struct Page<'a> {
    scene: &'a Scene,
    charset: Charset,
    /// Characters for what stands in a cell.
    field: usize,
    /// Characters before each cell.
    gap: usize,
    /// Characters for the labels at the left.
    left: usize,
}

impl<'a> Page<'a> {
    fn of(scene: &'a Scene, charset: Charset) -> Page<'a> {
        let labels = scene.cells.iter().map(|cell| cell.label.chars().count());
        let men = scene.cells.iter().map(|cell| {
            let stack: Vec<_> = scene.stack(cell.place).collect();
            if stack.is_empty() { 0 } else { charset.stack(&stack).chars().count() }
        });
        let field = labels.chain(men).chain([crowded_rim(scene), 1]).max().unwrap_or(1);
        let at_left = scene.rim.iter().filter(|label| label.edge == Edge::Left);
        let left = at_left.map(|label| label.text.chars().count()).max().unwrap_or(0);
        let gap = if scene.on_lines { 3 } else { 1 };
        Page { scene, charset, field, gap, left }
    }

    fn row(&self, row: u8) -> String {
        let mut line = format!("{:>1$}", self.side_label(Edge::Left, row), self.left);
        for column in 0..self.scene.columns {
            let shown =
                self.scene.cell(Place { column, row }).map_or_else(String::new, |c| self.shown(c));
            let free = self.field - shown.chars().count().min(self.field);
            let fill = self.along(Place { column, row });
            line.extend(std::iter::repeat_n(fill, self.gap - 1));
            line.push(if fill == '-' { fill } else { self.before(Place { column, row }) });
            line.extend(std::iter::repeat_n(fill, free));
            line.push_str(&shown);
        }
        let last = Place { column: self.scene.columns - 1, row };
        line.push(self.brackets(last).map_or(' ', |(_, close)| close));
        line + self.side_label(Edge::Right, row)
    }

    /// What stands in a cell.
    fn shown(&self, cell: &Cell) -> String {
        let men: Vec<_> = self.scene.stack(cell.place).collect();
        if !men.is_empty() {
            self.charset.stack(&men)
        } else if self.scene.has_mark(cell.place, &MarkShape::Cross) {
            self.charset.taken().to_string()
        } else if !cell.label.is_empty() {
            cell.label.clone()
        } else {
            let tinted = self.scene.decor.tints.contains(&cell.place);
            let free = if tinted { self.charset.tinted() } else { self.charset.free() };
            (if cell.playing { free } else { ' ' }).to_string()
        }
    }

    /// `-` where a line leads to a crossing from the one at its left, as far as no frame stands
    /// there; else a blank.
    fn along(&self, place: Place) -> char {
        let Some(column) = place.column.checked_sub(1) else { return ' ' };
        let left = Place { column, ..place };
        let framed = self.framed(left) || self.framed(place);
        if self.joined(left, place) && !framed { '-' } else { ' ' }
    }

    fn joined(&self, one: Place, other: Place) -> bool {
        self.scene.joins.iter().any(|&join| join == (one, other) || join == (other, one))
    }

    /// The lines that lead from a row of crossings to the next one.
    fn lines_below(&self, row: u8) -> Option<String> {
        if !self.scene.on_lines || row + 1 == self.scene.rows {
            return None;
        }
        let mut line = " ".repeat(self.left);
        for column in 0..self.scene.columns {
            let at = |column, row| Place { column, row };
            let slanted = column.checked_sub(1).map_or((false, false), |left| {
                let falling = self.joined(at(left, row), at(column, row + 1));
                (falling, self.joined(at(column, row), at(left, row + 1)))
            });
            let slant = match slanted {
                (true, true) => 'X',
                (true, false) => '\\',
                (false, true) => '/',
                (false, false) => ' ',
            };
            let upright = if self.joined(at(column, row), at(column, row + 1)) { '|' } else { ' ' };
            let wide = self.gap + self.field - 1;
            let _ = write!(line, "{slant:^wide$}{upright}");
        }
        Some(line)
    }

    /// The character between a cell and the one at its left.
    fn before(&self, place: Place) -> char {
        let left = place.column.checked_sub(1).map(|column| Place { column, ..place });
        match (left.and_then(|left| self.brackets(left)), self.brackets(place)) {
            (Some(_), Some(_)) => '|',
            (Some((_, close)), None) => close,
            (None, Some((open, _))) => open,
            (None, None) => ' ',
        }
    }

    /// What a marked cell stands between: brackets for a frame, round ones for a ring.
    fn brackets(&self, place: Place) -> Option<(char, char)> {
        let has = |shape: &MarkShape| self.scene.has_mark(place, shape);
        if has(&MarkShape::Frame) {
            return Some(('[', ']'));
        }
        has(&MarkShape::Ring).then_some(('(', ')'))
    }

    fn framed(&self, place: Place) -> bool {
        self.brackets(place).is_some()
    }

    fn side_label(&self, edge: Edge, row: u8) -> &str {
        let found = self.scene.rim.iter().find(|label| label.edge == edge && label.at == row);
        found.map_or("", |label| &label.text)
    }

    /// The labels above or below the board, right-aligned under the characters of the cells.
    fn rim_line(&self, edge: Edge) -> Option<String> {
        let mut line = String::new();
        for label in self.scene.rim.iter().filter(|label| label.edge == edge) {
            let end = self.left + (usize::from(label.at) + 1) * (self.field + self.gap);
            let gap = end.saturating_sub(line.chars().count());
            let _ = write!(line, "{:>gap$}", label.text);
        }
        (!line.is_empty()).then_some(line)
    }
}

/// The room that labels above and below need where every column has one.
fn crowded_rim(scene: &Scene) -> usize {
    let widest = |edge| {
        let labels: Vec<_> = scene.rim.iter().filter(|label| label.edge == edge).collect();
        let neighbours = labels.windows(2).any(|pair| pair[1].at == pair[0].at + 1);
        let widths = labels.iter().map(|label| label.text.chars().count());
        widths.max().filter(|_| neighbours).unwrap_or(0)
    };
    widest(Edge::Top).max(widest(Edge::Bottom))
}
