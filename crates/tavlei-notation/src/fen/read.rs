//! Text to position.

use std::ops::Range;

use tavlei_core::{Board, Labels, PointSet, Position, Seat, Seating, Section, Side};

use super::counters::parse_counters;
use super::dialect::Dialect;
use super::fields::fields;
use super::list::ListReader;
use super::remark::Remarks;
use super::section::parse_section;
use super::{FenError, FenRemark};
use crate::Quirks;
use crate::fold::Folded;

/// A position as a FEN says it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FenParsed {
    /// The position.
    pub position: Position,
    /// Everything odd about the text, in order of place.
    pub remarks: Vec<FenRemark>,
    /// Which of the labels fitted: the index in the slice given.
    pub labels: usize,
    /// Half-moves since the counting towards a draw began (`:H5`).
    pub half_moves: Option<u32>,
    /// The number of the move to come (`:F23`).
    pub move_number: Option<u32>,
}

/// Reads a FEN of draughts: `W:W31-50:B1-20`, `B:WKa3,c3:Bf6.`, `W:WK5:BK46:H0:F1:+0+205`.
///
/// The labels are tried in order; the first that fit the whole text count. If none do, the error
/// is that of the labels by which most of the text could be read.
pub fn parse_fen(text: &str, board: &Board, labels: &[&Labels]) -> Result<FenParsed, FenError> {
    parse_fen_as(Dialect::Draughts, text, board, labels)
}

/// Reads a FEN in a dialect; see [`parse_fen`]. What [`crate::write_fen`] writes of a position
/// reads back to an equal one in [`Dialect::Open`].
pub fn parse_fen_as(
    dialect: Dialect,
    text: &str,
    board: &Board,
    labels: &[&Labels],
) -> Result<FenParsed, FenError> {
    let folded = Folded::new(text);
    let mut worst: Option<FenError> = None;
    for (index, labels) in labels.iter().enumerate() {
        match FenReader::new(dialect, &folded, board, labels).read() {
            Ok(parsed) => return Ok(chosen(parsed, index, text)),
            Err(error) if worst.as_ref().is_none_or(|known| goes_further(&error, known)) => {
                worst = Some(error);
            }
            Err(_) => {}
        }
    }
    let none = || FenError::not_a_fen(0..text.len(), "the cells have no names".to_owned());
    Err(worst.unwrap_or_else(none))
}

/// Whether an error lies behind another one, or says more at the same place.
fn goes_further(error: &FenError, known: &FenError) -> bool {
    (error.range.start, error.kind) > (known.range.start, known.kind)
}

fn chosen(mut parsed: FenParsed, index: usize, text: &str) -> FenParsed {
    parsed.labels = index;
    if index > 0 && !parsed.position.placed.is_empty() {
        parsed.remarks.push(FenRemark {
            code: "T610",
            range: 0..text.len(),
            message: "the position names its cells in another way than the game's records do"
                .to_owned(),
        });
        parsed.remarks.sort_by_key(|remark| (remark.range.start, remark.code));
    }
    parsed
}

struct FenReader<'a> {
    dialect: Dialect,
    folded: &'a Folded,
    labels: &'a Labels,
    remarks: Remarks,
    position: Position,
    /// The cells of the board that have no piece yet.
    free: PointSet,
    /// Who is to move.
    mover: Option<Seat>,
    /// How many lists of each seat there are, and how many of them had pieces.
    lists: [Lists; 4],
    half_moves: Option<u32>,
    move_number: Option<u32>,
}

#[derive(Clone, Copy, Default)]
struct Lists {
    all: u32,
    filled: u32,
}

impl<'a> FenReader<'a> {
    fn new(
        dialect: Dialect,
        folded: &'a Folded,
        board: &Board,
        labels: &'a Labels,
    ) -> FenReader<'a> {
        FenReader {
            dialect,
            folded,
            labels,
            remarks: Remarks::default(),
            position: Position { side: None, ..Position::empty(Side::White) },
            free: board.points(),
            mover: None,
            lists: [Lists::default(); 4],
            half_moves: None,
            move_number: None,
        }
    }

    fn read(mut self) -> Result<FenParsed, FenError> {
        let fields = fields(self.dialect, self.folded, &mut self.remarks);
        self.note_characters();
        let lists = self.side_to_move(&fields)?;
        for field in lists {
            self.field(field.clone())?;
        }
        self.note_lists(&fields);
        self.seat_players();
        self.position.sort();
        Ok(FenParsed {
            position: self.position,
            remarks: self.remarks.into_sorted(),
            labels: 0,
            half_moves: self.half_moves,
            move_number: self.move_number,
        })
    }

    fn remark(&mut self, code: &'static str, range: Range<usize>, message: &str) {
        self.remarks.add(code, self.folded.source(range), message);
    }

    fn note_characters(&mut self) {
        if self.folded.quirks != Quirks::NONE {
            let message = "a letter, dash or sign is not the ASCII one that it looks like";
            self.remark("T625", 0..self.folded.bytes.len(), message);
        }
    }

    /// Reads the first field; gives the fields behind it.
    fn side_to_move<'f>(
        &mut self,
        fields: &'f [Range<usize>],
    ) -> Result<&'f [Range<usize>], FenError> {
        let Some((first, rest)) = fields.split_first() else { return Ok(fields) };
        let text = &self.folded.bytes[first.clone()];
        if rest.is_empty() {
            let message =
                if text.is_empty() { "the position is empty" } else { "this is not a FEN" };
            let range = self.folded.source(first.clone());
            return Err(FenError::not_a_fen(range, message.to_owned()));
        }
        match *text {
            [letter] if self.seat_of(letter).is_some() => {
                self.mover = self.seat_of(letter);
                self.note_case(first.start);
            }
            [b'?'] | [] => self.note_no_side(first.clone()),
            _ if text.eq_ignore_ascii_case(b"white") => self.mover = Some(Seat::White),
            _ if text.eq_ignore_ascii_case(b"black") => self.mover = Some(Seat::Black),
            [letter, ..] if self.seat_of(letter).is_some() => {
                self.note_no_side(first.start..first.start);
                return Ok(fields);
            }
            _ => return Err(self.bad_side(first.clone())),
        }
        Ok(rest)
    }

    fn note_no_side(&mut self, range: Range<usize>) {
        self.remark("T618", range, "the position does not say whose turn it is");
    }

    fn bad_side(&self, range: Range<usize>) -> FenError {
        let name = String::from_utf8_lossy(&self.folded.bytes[range.clone()]).into_owned();
        let message = format!(
            "this is not a FEN: W or B should stand in place of \"{}\"",
            name.escape_debug()
        );
        FenError::not_a_fen(self.folded.source(range), message)
    }

    fn note_case(&mut self, at: usize) {
        if self.folded.bytes[at].is_ascii_lowercase() {
            self.remark("T614", at..at + 1, "the letter of a side should be a capital");
        }
    }

    /// Reads one field behind the side to move.
    fn field(&mut self, range: Range<usize>) -> Result<(), FenError> {
        let text = &self.folded.bytes[range.clone()];
        if self.dialect == Dialect::Open
            && let Some(section) = parse_section(text)
        {
            return self.section(section, range);
        }
        match *text {
            [] => {}
            [b'?', ..] => self.list(range)?,
            [letter, ..] if self.seat_of(letter).is_some() => self.list(range)?,
            [b'H' | b'h', ref digits @ ..] if is_number(digits) => self.half_moves = number(digits),
            [b'F' | b'f', ref digits @ ..] if is_number(digits) => {
                self.move_number = number(digits);
            }
            [b'+', ..] => self.counters(range),
            _ if self.lists.iter().all(|lists| lists.all == 0) => {
                let message = "a list of pieces should begin here with W or B".to_owned();
                return Err(FenError::not_a_fen(self.folded.source(range), message));
            }
            _ => self.remark("T626", range, "this part of the position means nothing here"),
        }
        Ok(())
    }

    fn section(&mut self, section: Section, range: Range<usize>) -> Result<(), FenError> {
        if self.position.section(&section.name).is_some() {
            let message = format!("the part {} of the position stands twice", section.name);
            return Err(FenError::not_a_fen(self.folded.source(range), message));
        }
        self.position.sections.push(section);
        Ok(())
    }

    fn list(&mut self, range: Range<usize>) -> Result<(), FenError> {
        let seat = self.seat_of(self.folded.bytes[range.start]);
        self.note_case(range.start);
        let before = self.position.placed.len();
        ListReader {
            dialect: self.dialect,
            folded: self.folded,
            labels: self.labels,
            seat,
            at: range.start + 1,
            end: range.end,
            free: &mut self.free,
            remarks: &mut self.remarks,
            position: &mut self.position,
        }
        .read()?;
        if let Some(seat) = seat {
            let filled = self.position.placed.len() > before;
            self.count_list(seat, filled, range);
        }
        Ok(())
    }

    fn count_list(&mut self, seat: Seat, filled: bool, range: Range<usize>) {
        let lists = &mut self.lists[seat.index()];
        lists.all += 1;
        lists.filled += u32::from(filled);
        let Lists { all, filled } = *lists;
        if filled > 1 {
            self.remark("T616", range, &format!("{seat} has two lists; both are read"));
        } else if all > 1 {
            self.remark("T615", range, &format!("the letter of {seat} stands twice"));
        }
    }

    /// A side without a list has no pieces; a bare `B::` says so for both.
    fn note_lists(&mut self, fields: &[Range<usize>]) {
        let end = fields.last().map_or(0, |last| last.end);
        let listed = [Seat::White, Seat::Black].map(|seat| self.is_listed(seat));
        if listed == [true, true] || listed == [false, false] {
            return;
        }
        let side = if listed[0] { Side::Black } else { Side::White };
        self.remark("T617", end..end, &format!("{side} has no list, and so no pieces"));
    }

    fn is_listed(&self, seat: Seat) -> bool {
        self.lists[seat.index()].all > 0
    }

    /// Says who is to move, and who plays where Red or Green has a list or the move.
    fn seat_players(&mut self) {
        self.position.side = self.mover.map(Seat::side);
        let plays = |seat| self.is_listed(seat) || self.mover == Some(seat);
        let seats = match (plays(Seat::Red), plays(Seat::Green)) {
            (false, false) => return,
            (true, false) => Seat::THREE,
            (_, true) => Seat::FOUR,
        };
        let mover = self.mover.unwrap_or(Seat::White);
        self.position.seating = Some(Seating { mover, seats });
    }

    /// Whose letter this is: that of Red and Green only as a capital, and not in draughts.
    fn seat_of(&self, letter: u8) -> Option<Seat> {
        match Seat::of_letter(letter.to_ascii_uppercase().into())? {
            seat @ (Seat::White | Seat::Black) => Some(seat),
            seat => (self.dialect == Dialect::Open && letter.is_ascii_uppercase()).then_some(seat),
        }
    }

    fn counters(&mut self, range: Range<usize>) {
        match parse_counters(&self.folded.bytes[range.clone()], self.labels) {
            Some(counters) => self.position.king_moves = counters,
            None => self.remark("T627", range, "the king-move counters can't be read; 0 is taken"),
        }
    }
}

fn is_number(digits: &[u8]) -> bool {
    !digits.is_empty() && digits.iter().all(u8::is_ascii_digit)
}

fn number(digits: &[u8]) -> Option<u32> {
    str::from_utf8(digits).ok()?.parse().ok()
}
