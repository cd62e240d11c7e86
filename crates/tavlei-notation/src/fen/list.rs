//! The list of one side's pieces: `31,K32,40-45`, `a3 c3 Ke5`, `K 12`.

use std::ops::Range;

use tavlei_core::{Bits, CellText, Kind, Labels, Piece, Placed, Point, PointSet, Position, Seat};

use super::FenError;
use super::dialect::Dialect;
use super::remark::Remarks;
use super::tower::{parse_mark, parse_tower};
use crate::cells;
use crate::fold::Folded;

/// What the pieces of a list are, as its prefix letters say.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Prefix {
    /// A piece on the board.
    Standing(Kind),
    /// A piece that is taken and not yet off the board (`G` man, `P` king).
    Taken,
}

/// Reads one list. Everything in it is ASCII by now.
pub(crate) struct ListReader<'a> {
    pub(crate) dialect: Dialect,
    pub(crate) folded: &'a Folded,
    pub(crate) labels: &'a Labels,
    /// Whose pieces; `None` where the FEN says `?`.
    pub(crate) seat: Option<Seat>,
    pub(crate) at: usize,
    pub(crate) end: usize,
    /// The cells that are free for a piece.
    pub(crate) free: &'a mut PointSet,
    pub(crate) remarks: &'a mut Remarks,
    pub(crate) position: &'a mut Position,
}

impl ListReader<'_> {
    /// Reads all pieces of the list.
    pub(crate) fn read(&mut self) -> Result<(), FenError> {
        let mut first = true;
        while self.separator(first) {
            self.pieces()?;
            first = false;
        }
        Ok(())
    }

    fn rest(&self) -> &[u8] {
        &self.folded.bytes[self.at..self.end]
    }

    fn remark(&mut self, code: &'static str, range: Range<usize>, message: &str) {
        self.remarks.add(code, self.folded.source(range), message);
    }

    fn skip_spaces(&mut self) {
        let spaces = self.rest().iter().take_while(|b| **b == b' ').count();
        if spaces > 0 {
            self.remark("T611", self.at..self.at + spaces, "a space stands inside the position");
        }
        self.at += spaces;
    }

    /// Skips what parts two items; whether an item follows.
    fn separator(&mut self, first: bool) -> bool {
        let start = self.at;
        self.skip_spaces();
        let mut commas = 0;
        while let Some(b',' | b';') = self.rest().first() {
            if self.rest()[0] == b';' {
                let place = self.at..self.at + 1;
                self.remark("T621", place, "a semicolon stands where a comma should");
            }
            commas += 1;
            self.at += 1;
            self.skip_spaces();
        }
        let more = !self.rest().is_empty();
        self.note_separator(start, commas, first, more);
        more
    }

    fn note_separator(&mut self, start: usize, commas: usize, first: bool, more: bool) {
        let place = start..self.at;
        let wanted = usize::from(!first && more);
        if commas > wanted {
            self.remark("T622", place, "a comma has no cell beside it");
        } else if commas < wanted {
            self.remark("T621", place, "a comma is missing between two cells");
        }
    }

    /// One item: a cell or a range of cells, with its prefix.
    fn pieces(&mut self) -> Result<(), FenError> {
        let start = self.at;
        let prefix = self.prefix();
        let from = self.cell()?;
        match self.rest().first() {
            Some(b'=') => return self.numbered(prefix, from, start),
            Some(b'*') if self.dialect == Dialect::Open => {
                return self.numbered(prefix, from, start);
            }
            Some(b'(') if self.dialect == Dialect::Open => return self.tower(from, start),
            _ => {}
        }
        let Some(to) = self.range_end()? else { return self.put(prefix, from, start) };
        for point in self.range(from, to, start)? {
            self.put(prefix, point, start)?;
        }
        Ok(())
    }

    /// A piece that carries a number or a mark: `c3=4`, `c3*`.
    fn numbered(&mut self, prefix: Prefix, at: Point, start: usize) -> Result<(), FenError> {
        let Some((mark, len)) = parse_mark(self.rest()) else {
            let message = "a number from 0 to 255 should stand behind =".to_owned();
            return Err(FenError::not_a_fen(self.folded.source(start..self.end), message));
        };
        self.at += len;
        let before = self.position.placed.len();
        self.put(prefix, at, start)?;
        self.position.placed[before..].iter_mut().for_each(|placed| placed.mark = mark);
        Ok(())
    }

    /// A tower says itself whose its men are; the list that it stands in is that of its top man.
    fn tower(&mut self, at: Point, start: usize) -> Result<(), FenError> {
        let close = self.rest().iter().position(|&b| b == b')');
        let stack = close.and_then(|close| parse_tower(&self.rest()[1..close], at));
        let (Some(close), Some(stack)) = (close, stack) else {
            let message = "a tower is written with its men in brackets, the top one first: w and b \
                           for men, W and B for kings, as in c3(wWb)";
            return Err(FenError::not_a_fen(self.folded.source(start..self.end), message.into()));
        };
        self.at += close + 1;
        self.occupy(at, start)?;
        self.position.placed.extend(stack);
        Ok(())
    }

    /// A letter in front of a cell says what stands there; not where it is the cell's own letter.
    fn prefix(&mut self) -> Prefix {
        let mut prefix = Prefix::Standing(Kind::Man);
        while self.labels.parse_cell(self.rest()) == CellText::NotACell {
            let Some(&letter) = self.rest().first() else { break };
            prefix = match letter.to_ascii_uppercase() {
                b'K' => Prefix::Standing(Kind::King),
                _ if self.dialect == Dialect::Open => match letter {
                    b'A'..=b'Z' if prefix == Prefix::Standing(Kind::Man) => {
                        Prefix::Standing(Kind::Other(letter))
                    }
                    _ => break,
                },
                b'D' => Prefix::Standing(Kind::King),
                b'M' => Prefix::Standing(Kind::Man),
                b'G' | b'P' => Prefix::Taken,
                _ => break,
            };
            self.note_prefix(letter);
            self.at += 1;
            self.skip_spaces();
        }
        prefix
    }

    fn note_prefix(&mut self, letter: u8) {
        let place = self.at..self.at + 1;
        if letter.is_ascii_lowercase() {
            let message = "the letter of a piece should be a capital";
            self.remark("T614", place.clone(), message);
        }
        if self.dialect == Dialect::Draughts && matches!(letter.to_ascii_uppercase(), b'D' | b'M') {
            self.remark("T624", place, "kings are marked with K, and men with nothing");
        }
    }

    fn cell(&mut self) -> Result<Point, FenError> {
        let digits = self.rest().iter().take_while(|b| b.is_ascii_digit()).count();
        match self.labels.parse_cell(self.rest()) {
            CellText::Cell(point, len) if len >= digits => {
                self.note_spelling(point, len);
                self.at += len;
                Ok(point)
            }
            CellText::Cell(_, len) | CellText::NoSuchCell(len) => {
                Err(self.no_such_cell(len.max(digits)))
            }
            CellText::NotACell => Err(self.not_a_cell()),
        }
    }

    fn note_spelling(&mut self, point: Point, len: usize) {
        let label = self.labels.label(point);
        let written = &self.rest()[..len];
        let place = self.at..self.at + len;
        if written.eq_ignore_ascii_case(label.as_bytes()) {
            if written != label.as_bytes() {
                let message = format!("{label} is the usual spelling of this cell");
                self.remark("T614", place, &message);
            }
        } else {
            self.remark("T613", place, &format!("{label} is written with a leading zero"));
        }
    }

    /// Reads `-50` behind a cell.
    fn range_end(&mut self) -> Result<Option<Point>, FenError> {
        let spaces = self.rest().iter().take_while(|b| **b == b' ').count();
        if self.rest().get(spaces) != Some(&b'-') {
            return Ok(None);
        }
        self.skip_spaces();
        self.at += 1;
        self.skip_spaces();
        self.cell().map(Some)
    }

    /// The cells of a range, both ends included.
    fn range(&mut self, from: Point, to: Point, start: usize) -> Result<Vec<Point>, FenError> {
        let numbers = cells::number(self.labels, from).zip(cells::number(self.labels, to));
        let Some((mut low, mut high)) = numbers else {
            let message = "only cells with numbers have ranges".to_owned();
            return Err(FenError::not_a_fen(self.folded.source(start..self.at), message));
        };
        if low > high {
            self.remark("T623", start..self.at, "the range runs backwards");
            (low, high) = (high, low);
        }
        Ok((low..=high).filter_map(|number| cells::numbered(self.labels, number)).collect())
    }

    fn put(&mut self, prefix: Prefix, at: Point, start: usize) -> Result<(), FenError> {
        let label = self.labels.label(at);
        match (prefix, self.seat) {
            (Prefix::Taken, _) => {
                let message = format!("the piece on {label} is taken already and is left out");
                self.remark("T620", start..self.at, &message);
            }
            (_, None) => {
                let message = format!("the piece on {label} has no colour and is left out");
                self.remark("T619", start..self.at, &message);
            }
            (Prefix::Standing(kind), Some(seat)) => {
                let piece = self.piece(seat, kind, start)?;
                self.occupy(at, start)?;
                self.position.placed.push(Placed { at, piece, mark: 0 });
            }
        }
        Ok(())
    }

    /// A piece of a seat. Red and Green have men only: no game gives them anything else.
    fn piece(&self, seat: Seat, kind: Kind, start: usize) -> Result<Piece, FenError> {
        match (kind, seat) {
            (Kind::Man, _) => Ok(seat.man()),
            (_, Seat::White | Seat::Black) => Ok(Piece { side: seat.side(), kind }),
            _ => {
                let message = format!("{seat} has men only");
                Err(FenError::not_a_fen(self.folded.source(start..self.at), message))
            }
        }
    }

    /// Takes a cell out of those that are free for a piece.
    fn occupy(&mut self, at: Point, start: usize) -> Result<(), FenError> {
        if !self.free.has(at) {
            let label = self.labels.label(at);
            return Err(FenError::twice(self.folded.source(start..self.at), at, label));
        }
        *self.free = self.free.minus(PointSet::only(at));
        Ok(())
    }

    fn no_such_cell(&self, len: usize) -> FenError {
        let name = String::from_utf8_lossy(&self.rest()[..len]).to_ascii_lowercase();
        let message = cells::missing(&name, self.labels);
        FenError::no_such_cell(self.folded.source(self.at..self.at + len), message)
    }

    fn not_a_cell(&self) -> FenError {
        let len = self.rest().iter().take_while(|b| !matches!(b, b',' | b';' | b' ')).count();
        let name = String::from_utf8_lossy(&self.rest()[..len]);
        let message = format!(
            "a cell should stand here, not \"{}\": {}",
            name.escape_debug(),
            cells::extent(self.labels)
        );
        FenError::not_a_fen(self.folded.source(self.at..self.at + len.max(1)), message)
    }
}
