//! A written turn to a [`Pattern`]. Plain tokens take one short loop without any allocation; all
//! others go the lenient way, which first brings the text to ASCII.

use tavlei_core::{CellText, Labels, Pattern, Point, Separator, Spot, first_word};

use crate::cells;
use crate::fold::Folded;
use crate::{BadTurn, Quirks};

/// A turn as a text says it.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Parsed {
    /// The cells, and the sign between them.
    pub pattern: Pattern,
    /// How the spelling departs from the standard.
    pub quirks: Quirks,
}

/// Reads a written turn: `32-28`, `c3:e5`, `24x12x15`, `cd4`, `3228`, in any usual spelling.
///
/// The last spot of the pattern is always a whole cell; the others may be a file alone where
/// cells have letters.
#[inline]
pub fn parse_turn(text: &str, labels: &Labels) -> Result<Parsed, BadTurn> {
    let mut parsed = Parsed::default();
    parse_turn_into(text, labels, &mut parsed)?;
    Ok(parsed)
}

/// As [`parse_turn`], into a buffer that is used again. After an error the buffer means nothing.
#[inline(always)]
pub fn parse_turn_into(text: &str, labels: &Labels, parsed: &mut Parsed) -> Result<(), BadTurn> {
    parsed.clear();
    if parse_plain(text.as_bytes(), labels, parsed).is_some() {
        return Ok(());
    }
    if let Some((file, to)) = parse_short(text.as_bytes(), labels) {
        parsed.clear();
        parsed.pattern.spots.extend([Spot::File(file), Spot::Cell(to)]);
        return Ok(());
    }
    parse_lenient(text, labels, parsed)
}

/// `cd4`: a file and a whole cell.
#[inline]
fn parse_short(text: &[u8], labels: &Labels) -> Option<(u8, Point)> {
    let (first, rest) = text.split_first().filter(|(first, _)| first.is_ascii_lowercase())?;
    let file = labels.file(*first)?;
    let (to, len) = labels.parse_short(rest)?;
    (len == rest.len()).then_some((file, to))
}

/// Two cells and the sign between them.
pub type Pair = (Point, Point, Separator);

/// Reads two whole cells with a sign between them at the start of a text, spelled as the standard
/// wants it (or in a column, as `4- 9`); with its length. `None` says nothing: [`parse_turn`] reads
/// all that is written.
#[inline(always)]
pub fn parse_pair(text: &[u8], labels: &Labels) -> Option<(Pair, usize)> {
    // A pair with a blank in it and the byte behind it has eight bytes at the most.
    let word = first_word(text);
    let (from, from_len) = labels.parse_word(word)?;
    let behind = word >> (8 * from_len);
    let sign = match behind as u8 {
        b'-' => Separator::Step,
        b'x' | b':' => Separator::Take,
        _ => return None,
    };
    let blank = u32::from((behind >> 8) as u8 == b' ');
    let (to, to_len) = labels.parse_word(behind >> (8 + 8 * blank))?;
    Some(((from, to, sign), (from_len + 1 + blank + to_len) as usize))
}

/// Whole cells with one ASCII sign between every two: nearly all that is ever written.
#[inline(always)]
fn parse_plain(text: &[u8], labels: &Labels, parsed: &mut Parsed) -> Option<()> {
    let mut rest = text;
    loop {
        let (point, len) = match labels.parse_short(rest) {
            Some(short) => short,
            None => parsed.other_name(rest, labels)?,
        };
        parsed.pattern.spots.try_push(Spot::Cell(point)).ok()?;
        let Some((&byte, behind)) = rest.get(len..)?.split_first() else { break };
        parsed.take_sign(byte)?;
        rest = behind;
    }
    (parsed.pattern.spots.len() > 1).then_some(())
}

impl Parsed {
    #[inline]
    fn clear(&mut self) {
        self.pattern.spots.clear();
        self.pattern.separator = None;
        self.quirks = Quirks::NONE;
    }

    /// Reads a cell by a name that is long or oddly spelled.
    #[cold]
    fn other_name(&mut self, text: &[u8], labels: &Labels) -> Option<(Point, usize)> {
        let CellText::Cell(point, len) = labels.parse_cell(text) else { return None };
        let written = text.get(..len)?;
        if written != labels.label(point).as_bytes() {
            self.quirks |= spelling(written);
        }
        Some((point, len))
    }

    /// Takes note of a sign between two cells; `None` if the byte is no such sign.
    #[inline]
    fn take_sign(&mut self, byte: u8) -> Option<()> {
        let (sign, quirk) = match byte {
            b'-' => (Separator::Step, Quirks::NONE),
            b'x' | b':' => (Separator::Take, Quirks::NONE),
            b'X' => (Separator::Take, Quirks::UPPER_CASE),
            b'*' => (Separator::Take, Quirks::OTHER_TAKE_SIGN),
            _ => return None,
        };
        self.quirks |= quirk;
        if *self.pattern.separator.get_or_insert(sign) != sign {
            self.quirks |= Quirks::MIXED_SIGNS;
        }
        Some(())
    }
}

/// How a name differs from the cell's label.
#[cold]
fn spelling(written: &[u8]) -> Quirks {
    let zero = written.iter().find(|b| b.is_ascii_digit()) == Some(&b'0');
    let upper = written.iter().any(u8::is_ascii_uppercase);
    let zero = if zero { Quirks::LEADING_ZERO } else { Quirks::NONE };
    if upper { zero | Quirks::UPPER_CASE } else { zero }
}

#[cold]
fn parse_lenient(text: &str, labels: &Labels, parsed: &mut Parsed) -> Result<(), BadTurn> {
    let mut folded = Folded::new(text);
    let marked = trim_marks(&mut folded.bytes);
    let mut lenient = Lenient { text, folded: &folded, labels, at: 0, parsed: Parsed::default() };
    lenient.parsed.quirks = if marked { Quirks::TRAILING_MARK } else { Quirks::NONE };
    lenient.turn()?;
    lenient.parsed.quirks |= folded.quirks;
    *parsed = lenient.parsed;
    Ok(())
}

/// Cuts spaces and marks of strength off the end (`+ # ! ? * ( )` and full stops); whether there
/// were marks.
fn trim_marks(bytes: &mut Vec<u8>) -> bool {
    let mut marked = false;
    while let Some(&last) = bytes.last() {
        let mark =
            matches!(last, b'+' | b'#' | b'!' | b'?' | b'*' | b'(' | b')' | b'.' | b',' | b';');
        if !mark && last != b' ' {
            break;
        }
        marked |= mark;
        bytes.pop();
    }
    marked
}

/// The way for everything that is not plain.
struct Lenient<'a> {
    text: &'a str,
    folded: &'a Folded,
    labels: &'a Labels,
    at: usize,
    parsed: Parsed,
}

impl<'a> Lenient<'a> {
    fn turn(&mut self) -> Result<(), BadTurn> {
        self.skip_spaces();
        if self.is_one_number() {
            return self.split_number();
        }
        let mut signed = true;
        loop {
            self.spot(self.rest(), signed)?;
            match self.gap() {
                Some(sign) => signed = sign,
                None => break,
            }
        }
        let whole = matches!(self.parsed.pattern.last(), Some(Spot::Cell(_)));
        if whole { Ok(()) } else { Err(self.not_a_turn()) }
    }

    /// Goes from one cell to the next one; whether a sign stands between them. `None` at the end.
    fn gap(&mut self) -> Option<bool> {
        let before = self.skip_spaces();
        let signed = self.parsed.take_sign(*self.rest().first()?).is_some();
        self.at += usize::from(signed);
        let spaced = self.skip_spaces() || before;
        let after_file = matches!(self.parsed.pattern.spots.last(), Some(Spot::File(_)));
        self.note_if(spaced, Quirks::SPACES);
        self.note_if(!signed && !spaced && !after_file, Quirks::NO_SEPARATOR);
        Some(signed)
    }

    fn rest(&self) -> &'a [u8] {
        &self.folded.bytes[self.at..]
    }

    fn skip_spaces(&mut self) -> bool {
        let spaces = self.rest().iter().take_while(|b| **b == b' ').count();
        self.at += spaces;
        spaces > 0
    }

    fn note_if(&mut self, happened: bool, quirk: Quirks) {
        if happened {
            self.parsed.quirks |= quirk;
        }
    }

    /// Reads a cell at the start of a text, or the file of one. Files stand first or behind a
    /// sign.
    fn spot(&mut self, text: &[u8], signed: bool) -> Result<(), BadTurn> {
        let (spot, len) = match self.cell(text) {
            CellText::Cell(point, len) => (Spot::Cell(point), len),
            CellText::NoSuchCell(len) => return Err(self.no_such_cell(len)),
            CellText::NotACell => match self.file(text) {
                Some(file) if signed => (Spot::File(file), 1),
                _ => return Err(self.not_a_turn()),
            },
        };
        self.parsed.quirks |= self.spelling(spot, &text[..len]);
        self.at += len;
        let pushed = self.parsed.pattern.spots.try_push(spot);
        pushed.map_err(|_| BadTurn::too_many_cells(self.text))
    }

    /// Reads a cell; if there are more digits than any number has, the name is all of them.
    fn cell(&self, text: &[u8]) -> CellText {
        let run = text.iter().take_while(|b| b.is_ascii_digit()).count();
        match self.labels.parse_cell(text) {
            CellText::Cell(_, len) | CellText::NoSuchCell(len) if len < run => {
                CellText::NoSuchCell(run)
            }
            cell => cell,
        }
    }

    fn file(&self, text: &[u8]) -> Option<u8> {
        self.labels.file(*text.first()?)
    }

    fn spelling(&self, spot: Spot, written: &[u8]) -> Quirks {
        match spot {
            Spot::Cell(point) if written == self.labels.label(point).as_bytes() => Quirks::NONE,
            _ => spelling(written),
        }
    }

    /// Whether the text is one run of three or more digits where cells have numbers.
    fn is_one_number(&self) -> bool {
        let numeric = self.labels.scheme().is_numeric();
        numeric && self.rest().len() > 2 && self.rest().iter().all(u8::is_ascii_digit)
    }

    /// `3228`: the one way to cut the digits into two existing cells.
    fn split_number(&mut self) -> Result<(), BadTurn> {
        let digits = self.rest().to_vec();
        let cuts: Vec<usize> = (1..digits.len()).filter(|&cut| self.is_cut(&digits, cut)).collect();
        match cuts[..] {
            [cut] => {
                self.parsed.quirks |= Quirks::NO_SEPARATOR;
                self.spot(&digits[..cut], false)?;
                self.spot(&digits[cut..], false)
            }
            [] => Err(self.not_a_turn()),
            _ => Err(BadTurn::many_readings(self.text, &readings(&digits, &cuts))),
        }
    }

    /// Whether both parts are cells. Leading zeros count only in columns of one width.
    fn is_cut(&self, digits: &[u8], cut: usize) -> bool {
        let (from, to) = digits.split_at(cut);
        let padded = (from[0] == b'0' && cut > 1) || (to[0] == b'0' && to.len() > 1);
        (!padded || from.len() == to.len())
            && self.number(from).is_some()
            && self.number(to).is_some()
    }

    fn number(&self, digits: &[u8]) -> Option<Point> {
        match self.labels.parse_cell(digits) {
            CellText::Cell(point, len) => (len == digits.len()).then_some(point),
            _ => None,
        }
    }

    fn not_a_turn(&self) -> BadTurn {
        BadTurn::not_a_turn(self.text, &cells::example(self.labels))
    }

    fn no_such_cell(&self, len: usize) -> BadTurn {
        let range = self.folded.source(self.at..self.at + len);
        let name = String::from_utf8_lossy(&self.rest()[..len]).to_ascii_lowercase();
        BadTurn::no_such_cell(self.text, range, cells::missing(&name, self.labels))
    }
}

/// The ways to cut a run of digits, as texts.
fn readings(digits: &[u8], cuts: &[usize]) -> Vec<String> {
    let text = String::from_utf8_lossy(digits);
    cuts.iter().map(|&cut| format!("{}-{}", &text[..cut], &text[cut..])).collect()
}
