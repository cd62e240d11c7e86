//! A look at a game as it stands in its file: is all well with it, and where does it end?
//!
//! Nearly all games are legal, are written plainly, and end with a result that fits. To see that of one,
//! its text is gone through once and its moves are played as they are met; no record is made, and
//! nobody need have looked for its end. Whatever is odd in any way is left to the splitter and to
//! [`check`](crate::check), which find the same of all others.

use std::sync::Arc;

use tavlei_core::{Labels, Separator, Session, Turn};
use tavlei_notation::{Parsed, parse_pair, parse_turn_into};
use tavlei_record::{PlainGame, Severity, prose_in_parentheses};
use tavlei_rules::Game;

use crate::calm::Calm;
use crate::context::Context;
use crate::draws::{self, Counting};
use crate::kinds::{Common, Kind, RESULTS};
use crate::line::{Wanted, is_partial};
use crate::{codes, results, setup};

/// Longer games are left to the splitter, which cuts what is too long.
const LONGEST: usize = 1 << 20;

/// A game that nothing is to be said of.
#[derive(Clone, Debug)]
pub struct Fine<'t> {
    /// How many half-moves it has; not none.
    pub plies: u32,
    /// How long its text is, in bytes, up to where the next game begins.
    pub len: usize,
    /// Its tags, and what stands behind them.
    pub game: PlainGame<'t>,
    /// The result behind its moves.
    pub result: Option<&'static str>,
}

/// Looks at games of one file, one after the other.
#[derive(Debug)]
pub struct Glance<'c> {
    context: &'c Context,
    eyes: Eyes,
}

impl<'c> Glance<'c> {
    /// With what the file tells of its games.
    pub fn new(context: &'c Context) -> Glance<'c> {
        Glance { context, eyes: Eyes::default() }
    }

    /// Whether all is well with the game at the start of a text: its moves are legal, its result fits,
    /// a check would find nothing graver than a note, and it is sure where it ends. The text goes on
    /// behind the game, or `is_last` says that nothing follows. `None` says nothing; the splitter and
    /// [`check`](crate::check) know.
    pub fn at<'t>(&mut self, text: &'t str, is_last: bool) -> Option<Fine<'t>> {
        self.eyes.look(self.context, &mut Nobody, text, is_last)
    }
}

/// What is used again for the next game.
#[derive(Debug, Default)]
pub(crate) struct Eyes {
    /// The kind of the last game: the next one is likely to be of it.
    kind: Option<Arc<Kind>>,
    parsed: Parsed,
    found: Vec<Turn>,
    turns: Vec<Turn>,
}

impl Eyes {
    /// As [`Glance::at`], while somebody writes down what is met. What was written is worth something
    /// only if the game is fine.
    pub(crate) fn look<'t>(
        &mut self,
        context: &Context,
        scribe: &mut impl Scribe,
        text: &'t str,
        is_last: bool,
    ) -> Option<Fine<'t>> {
        let game = PlainGame::at(text)?;
        let kind = context.kinds().of(context, &game, self.kind.take())?;
        let kind = self.kind.insert(kind);
        let common = kind.common.as_ref()?;
        scribe.begin(kind, common, &game)?;
        self.turns.clear();
        let mut look = Look {
            text: game.movetext.as_bytes(),
            labels: common.game.labels(),
            session: start(&common.game, &game)?,
            calm: Calm::default(),
            turns: &mut self.turns,
            parsed: &mut self.parsed,
            found: &mut self.found,
            scribe,
        };
        let token = look.moves()?;
        let behind = game.movetext.get(game.movetext.len() - look.text.len()..)?;
        let len = text.len() - behind.len();
        let is_whole =
            if behind.is_empty() { is_last } else { game.ends_before(behind, token.is_some()) };
        let fits =
            is_whole && len <= LONGEST && look.ends_with(common, (game.tag("Result"), token));
        let may_be_drawn = fits && look.may_be_drawn(common);
        let turns = &self.turns[..];
        let is_fine = fits && !(may_be_drawn && is_drawn(context, common, &game, turns)?);
        is_fine.then_some(Fine { plies: turns.len() as u32, len, game, result: token })
    }
}

/// The game where it begins: at the start, or at a position of which nothing grave is to be said.
fn start(game: &Game, plain: &PlainGame<'_>) -> Option<Box<dyn Session>> {
    match (plain.tag("FEN"), plain.tag("SetUp")) {
        (None, None) => Some(game.open()),
        (Some(fen), None | Some("1")) => {
            let opened = setup::open(game, game.labels(), fen, None).ok()?;
            let grave = opened.remarks.iter().any(|r| codes::severity(r.code) > Severity::Note);
            (!grave && !opened.side_taken).then_some(opened.session)
        }
        _ => None,
    }
}

/// Whether a rule made a draw of a game somewhere.
fn is_drawn(
    context: &Context,
    common: &Common,
    plain: &PlainGame<'_>,
    turns: &[Turn],
) -> Option<bool> {
    let counting = Counting { rules: &common.draws, readings: context.options().draw_readings };
    let mut session = start(&common.game, plain)?;
    Some(!draws::count(&mut *session, turns, counting, 0).is_empty())
}

/// The result behind the moves, if there is one.
type Token = Option<&'static str>;

/// Who writes down a game that is looked at. `None` says that it can't be done so.
pub(crate) trait Scribe {
    /// A game of a kind begins.
    fn begin(&mut self, _: &Arc<Kind>, _: &Common, _: &PlainGame<'_>) -> Option<()> {
        Some(())
    }

    /// A number stands before a move: whether it is a 1, and whether no move was met yet.
    fn number(&mut self, _is_one: bool, _begins: bool) -> Option<()> {
        Some(())
    }

    /// Whether two cells and the sign between them say all of a turn that they tell apart from others.
    fn knows_by_ends(&self, _takes: bool) -> bool {
        true
    }

    /// A turn that its ends tell apart from others, and the judgement behind it.
    fn pair(&mut self, _turn: &Turn, _judgement: &[u8]) -> Option<()> {
        Some(())
    }

    /// A turn in a position.
    fn turn(&mut self, _before: &mut dyn Session, _turn: &Turn) -> Option<()> {
        Some(())
    }

    /// A comment, a parenthesis, a glyph.
    fn aside(&mut self, _text: &[u8]) -> Option<()> {
        Some(())
    }

    /// Whether turns are handed over with the positions before them.
    const LOOKS_BACK: bool = false;
}

/// Nobody writes.
struct Nobody;

impl Scribe for Nobody {}

/// A game that is looked at.
struct Look<'a, S> {
    /// What is left of the text.
    text: &'a [u8],
    labels: &'a Labels,
    session: Box<dyn Session>,
    calm: Calm,
    /// What was played.
    turns: &'a mut Vec<Turn>,
    parsed: &'a mut Parsed,
    found: &'a mut Vec<Turn>,
    scribe: &'a mut S,
}

impl<S: Scribe> Look<'_, S> {
    /// Plays all moves and passes over the result.
    fn moves(&mut self) -> Option<Token> {
        loop {
            self.skip_blanks();
            if let Some(len) = self.pair() {
                self.pass(len)?;
            } else if let Some((len, is_one)) = number(self.text) {
                // A number 1 behind moves may begin another game.
                if is_one && !self.turns.is_empty() {
                    return None;
                }
                self.scribe.number(is_one, self.turns.is_empty())?;
                self.pass(len)?;
            } else if let Some(len) = aside(self.text) {
                self.scribe.aside(self.text.get(..len)?)?;
                self.pass(len)?;
            } else if let Some(result) = result(self.text) {
                self.pass(result.len())?;
                self.text = self.text.strip_prefix(WRITTEN_END).unwrap_or(self.text);
                self.skip_blanks();
                return Some(Some(result));
            } else if matches!(self.text.first(), None | Some(b'[')) {
                return Some(None);
            } else {
                self.word()?;
            }
        }
    }

    #[inline(always)]
    fn skip_blanks(&mut self) {
        while let Some((&first, rest)) = self.text.split_first()
            && is_blank(first)
        {
            self.text = rest;
        }
    }

    #[inline(always)]
    fn pass(&mut self, len: usize) -> Option<()> {
        self.text = self.text.get(len..)?;
        Some(())
    }

    /// Plays a move of two cells with a sign between them; its length.
    #[inline(always)]
    fn pair(&mut self) -> Option<usize> {
        let ((from, to, sign), len) = parse_pair(self.text, self.labels)?;
        let behind = self.text.get(len..)?;
        let judged = if is_blank(*behind.first()?) { 0 } else { judgement(behind)? };
        if may_be_result(self.text.get(..len)?) {
            return None;
        }
        let takes = sign == Separator::Take;
        if !self.scribe.knows_by_ends(takes) {
            return None;
        }
        let followed = self.session.follow_pair(from, to, sign)?;
        self.scribe.pair(&followed.turn, behind.get(..judged)?)?;
        self.played(followed.turn, followed.irreversible);
        Some(len + judged)
    }

    #[inline(always)]
    fn played(&mut self, turn: Turn, irreversible: bool) {
        self.turns.push(turn);
        self.calm.count(irreversible);
    }

    /// A move that is written otherwise: with all cells of a capture, or in short.
    fn word(&mut self) -> Option<()> {
        let len = self.text.iter().position(|&byte| is_blank(byte))?;
        let (word, rest) = self.text.split_at_checked(len)?;
        let word = str::from_utf8(word).ok().filter(|word| is_of_cells(word))?;
        if may_be_result(word.as_bytes()) {
            return None;
        }
        parse_turn_into(word, self.labels, self.parsed).ok()?;
        if !self.parsed.quirks.is_empty() {
            return None;
        }
        let pattern = &self.parsed.pattern;
        if pattern.middle().is_empty() {
            let before = S::LOOKS_BACK.then(|| self.session.fork());
            let followed = self.session.follow(pattern, self.found)?;
            if let Some(mut before) = before {
                self.scribe.turn(&mut *before, &followed.turn)?;
            }
            self.played(followed.turn, followed.irreversible);
        } else {
            self.session.resolve(pattern, self.found);
            let &[turn] = &self.found[..] else { return None };
            if is_partial(&mut *self.session, &turn, Wanted::Cells(pattern)) {
                return None;
            }
            if S::LOOKS_BACK {
                self.scribe.turn(&mut *self.session, &turn)?;
            }
            let irreversible = self.session.is_irreversible(&turn);
            self.session.play(&turn);
            self.played(turn, irreversible);
        }
        self.text = rest;
        Some(())
    }

    /// Whether nothing is to be said of the result.
    fn ends_with(&mut self, common: &Common, results: (Option<&str>, Token)) -> bool {
        let board = results::of_outcome(self.session.outcome());
        !self.turns.is_empty() && common.fits(results, board)
    }

    /// Whether it is worth to count for draws.
    fn may_be_drawn(&self, common: &Common) -> bool {
        let (end, plies) = (self.session.pieces(), self.turns.len() as u32);
        draws::may_hold(&common.draws, end, plies, self.calm.longest())
    }
}

#[inline(always)]
fn is_blank(byte: u8) -> bool {
    matches!(byte, b' ' | b'\n' | b'\r' | b'\t')
}

/// Whether a word holds nothing but what the names of cells and the signs between them consist of.
fn is_of_cells(word: &str) -> bool {
    word.len() > 2
        && word.bytes().all(|byte| matches!(byte, b'0'..=b'9' | b'a'..=b'h' | b'x' | b':' | b'-'))
}

/// Whether the splitter sees a result here, and perhaps the end of the game. No cell is called 0.
#[inline(always)]
fn may_be_result(word: &[u8]) -> bool {
    matches!(word, b"1-1" | b"1:1")
}

/// A line end in letters.
const WRITTEN_END: &[u8] = b"\\r";

/// The result at the start of a text, if a blank or nothing stands behind it.
fn result(text: &[u8]) -> Option<&'static str> {
    if !matches!(text.first(), Some(b'*' | b'0'..=b'2')) {
        return None;
    }
    let is_here = |result: &&str| {
        let behind = text.strip_prefix(result.as_bytes());
        behind.is_some_and(|behind| {
            behind.first().is_none_or(|&byte| is_blank(byte)) || behind.starts_with(WRITTEN_END)
        })
    };
    RESULTS.into_iter().find(is_here)
}

/// The length of `12.` before a move or the end of a line, and whether it may be a 1.
#[inline(always)]
fn number(text: &[u8]) -> Option<(usize, bool)> {
    let head: &[u8; 5] = text.first_chunk()?;
    let is_digit = |at: usize| head[at].is_ascii_digit();
    if !is_digit(0) {
        return None;
    }
    // How many digits there are can't be foreseen, so nothing branches on it.
    let (two, three) = (is_digit(1), is_digit(1) & is_digit(2));
    let digits = 1 + usize::from(two) + usize::from(three);
    let is_number = head[digits] == b'.'
        && matches!(head[digits + 1], b' ' | b'\r' | b'\n' | b'0'..=b'9' | b'a'..=b'h');
    is_number.then_some((digits + 1, digits == 1 && head[0] == b'1' || head[0] == b'0'))
}

/// The length of a judgement at the start of a text, `!` or `?!`, if it stands alone.
#[cold]
fn judgement(text: &[u8]) -> Option<usize> {
    let signs = text.iter().take_while(|byte| matches!(byte, b'!' | b'?')).count();
    (matches!(signs, 1 | 2) && is_blank(*text.get(signs)?)).then_some(signs)
}

/// The length of what is no move: a comment, a parenthesis of words, the number of a glyph.
fn aside(text: &[u8]) -> Option<usize> {
    match text.first()? {
        b'{' => comment(text),
        b'(' => prose_in_parentheses(text),
        b'$' => glyph(text),
        _ => None,
    }
}

/// The length of `$12`.
fn glyph(text: &[u8]) -> Option<usize> {
    let digits = text.get(1..)?.iter().take_while(|byte| byte.is_ascii_digit()).count();
    let is_alone = text.get(1 + digits).is_some_and(|&byte| is_blank(byte));
    (matches!(digits, 1..=4) && is_alone).then_some(1 + digits)
}

/// The length of a comment that is nothing but text.
fn comment(text: &[u8]) -> Option<usize> {
    let inside = text.get(1..)?;
    let len = memchr::memchr(b'}', inside)?;
    let is_plain = inside.get(..len)?.iter().all(|byte| !matches!(byte, b'{' | b'['));
    is_plain.then_some(len + 2)
}
