//! Plays the items of a record one by one: the loop body of the walk and of the probe.

use std::sync::LazyLock;

use tavlei_core::{Labels, Pattern, Separator, Turn};
use tavlei_notation::{
    BadTurn, BadTurnKind, Notation, Parsed, Quirks, parse_pair, parse_turn, parse_turn_into,
};
use tavlei_record::{Item, ItemKind, Record};
use tavlei_rules::Game;

use crate::line::{Line, Pair, Step, Wanted, resolve};
use crate::schemes::{self, Names};
use crate::setup::{self, Opened, SetupTrouble};

/// What an item did to a line.
#[derive(Debug)]
pub(crate) enum Did {
    /// Nothing: the item is no move and no position.
    Nothing,
    /// A move was played: the turn while there is only one way, and how it was written.
    Played(Step, Written),
    /// The text is no move, and the move behind it can be played at once: it is stray text.
    Stray,
    /// The record does not know the move; the position is not known any more. The line still
    /// stands before it.
    Lost,
    /// A position is set here.
    SetUp(Opened),
    /// The move can't be played.
    Stopped(Trouble),
    /// A position should be set here and can't; the position is not known any more.
    BadSetup(SetupTrouble),
}

/// How a move that was played is written.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Written {
    /// How its spelling departs from the standard.
    pub(crate) quirks: Quirks,
    /// Whether its sign is that of a step.
    pub(crate) as_step: bool,
    /// How many moves behind it belong to it: a capture written jump by jump.
    pub(crate) parts: u32,
    /// Which of the player's other names it calls its cells by, if not by those of the record.
    pub(crate) other: Option<usize>,
}

impl Written {
    /// A text of a game whose turns are texts: there is one way to spell it.
    const TEXT: Written = Written { quirks: Quirks::NONE, as_step: false, parts: 0, other: None };

    /// Two cells and a sign, spelled as the standard wants it.
    fn pair((_, _, sign): Pair) -> Written {
        Written { as_step: sign == Separator::Step, ..Written::TEXT }
    }

    fn new(parsed: &Parsed, parts: u32) -> Written {
        let as_step = parsed.pattern.separator == Some(Separator::Step);
        Written { quirks: parsed.quirks, as_step, parts, other: None }
    }
}

/// What cells may be called besides.
#[derive(Debug)]
pub(crate) struct Others {
    pub(crate) list: Vec<Names>,
    /// Whether the names of the other class, letters or numbers, are there.
    is_whole: bool,
}

impl Others {
    /// Adds all names of a class, once.
    fn complete(&mut self, game: &Game, letters: bool) {
        if !std::mem::replace(&mut self.is_whole, true) {
            self.list.extend(schemes::of_class(game, letters));
        }
    }
}

/// A notation without signs of its own.
static PLAIN: LazyLock<Notation> = LazyLock::new(Notation::default);

/// The most moves that one capture is written as, beside the first.
const MOST_PARTS: u32 = 20;

/// Puts a capture behind another one that ends where it begins; whether it does.
fn join(pattern: &mut Pattern, part: &Pattern) -> bool {
    let meets = pattern.last().is_some() && pattern.last() == part.first();
    let captures = [pattern.separator, part.separator] == [Some(Separator::Take); 2];
    meets && captures && part.spots.iter().skip(1).all(|&spot| pattern.spots.try_push(spot).is_ok())
}

/// Why a move can't be played.
#[derive(Clone, Debug)]
pub(crate) enum Trouble {
    /// No legal turn is written so.
    Illegal(Pattern),
    /// No legal turn is written so, in a game whose turns are texts.
    NotListed,
    /// The text names a cell that the board does not have.
    NoSuchCell(BadTurn),
    /// The text is not a turn.
    Unreadable(BadTurn),
    /// The position before it is not known.
    Unknown,
}

/// What playing a record needs besides the line.
#[derive(Debug)]
pub(crate) struct Player<'a> {
    pub(crate) game: &'a Game,
    pub(crate) labels: &'a Labels,
    /// The notation of the moves, where it is given.
    notation: Option<&'a Notation>,
    pub(crate) record: &'a Record,
    /// What cells may be called in a move that can't be played by the names of the record; `None`
    /// where none is taken.
    pub(crate) others: Option<Others>,
    /// A buffer for the move at hand.
    parsed: Parsed,
    /// A buffer for the turns that a text may mean.
    found: Vec<Turn>,
}

impl<'a> Player<'a> {
    pub(crate) fn new(game: &'a Game, names: &'a Names, record: &'a Record) -> Player<'a> {
        let (labels, notation) = (names.of(game), names.notation(game));
        let (parsed, found) = (Parsed::default(), Vec::new());
        Player { game, labels, notation, record, others: None, parsed, found }
    }

    /// The same for a record in which moves may be written in several notations: with letters in
    /// place of numbers or the other way round, and by a second numbering if one is given.
    pub(crate) fn of_mixed(
        game: &'a Game,
        names: &'a Names,
        second: Option<&Names>,
        record: &'a Record,
    ) -> Player<'a> {
        let others = Others { list: second.cloned().into_iter().collect(), is_whole: false };
        Player { others: Some(others), ..Player::new(game, names, record) }
    }

    /// Plays one item on a line; `None` is a position that is not known. Only moves change the
    /// line; what else happened is for the caller to do.
    pub(crate) fn advance(&mut self, line: Option<&mut Line>, index: usize) -> Did {
        let item = &self.record.items[index];
        match kind(self.game, self.record, item) {
            ItemKind::Move => self.play(line, index),
            ItemKind::UnknownMove if self.leaves_nothing_out(line.as_deref(), index) => {
                Did::Nothing
            }
            ItemKind::UnknownMove => Did::Lost,
            ItemKind::Setup => self.set_up(item),
            _ => Did::Nothing,
        }
    }

    /// [`Player::advance`] for an item that is a move.
    pub(crate) fn play(&mut self, line: Option<&mut Line>, index: usize) -> Did {
        let Some(line) = line else { return Did::Stopped(Trouble::Unknown) };
        match self.notation {
            Some(notation) => self.play_in(notation, line, index),
            None if self.game.is_listed() => self.play_text(line, index),
            None => self.play_cells(line, index),
        }
    }

    /// A move in a notation that is given.
    #[cold]
    fn play_in(&mut self, notation: &Notation, line: &mut Line, index: usize) -> Did {
        let text = self.text(index);
        match line.play(Wanted::In(notation, self.labels, text), &mut self.found) {
            Step::Stuck => match self.play_by_other_names(line, index) {
                Some(did) => did,
                None => Did::Stopped(self.trouble_in(notation, text)),
            },
            step => Did::Played(step, Written::TEXT),
        }
    }

    fn trouble_in(&self, notation: &Notation, text: &str) -> Trouble {
        if self.game.is_listed() {
            return Trouble::NotListed;
        }
        match parse_turn(&notation.plain(text), self.labels) {
            Ok(parsed) => Trouble::Illegal(parsed.pattern),
            Err(bad) if bad.kind == BadTurnKind::NoSuchCell => Trouble::NoSuchCell(bad),
            Err(bad) => Trouble::Unreadable(bad),
        }
    }

    /// A move that names cells.
    #[inline]
    fn play_cells(&mut self, line: &mut Line, index: usize) -> Did {
        let text = self.text(index);
        if let Some((pair, len)) = parse_pair(text.as_bytes(), self.labels)
            && len == text.len()
            && line.play_pair(pair)
        {
            let takes = pair.2 == Separator::Take;
            return Did::Played(Step::Played { takes, partial: false }, Written::pair(pair));
        }
        match parse_turn_into(text, self.labels, &mut self.parsed) {
            Ok(()) => match line.play(Wanted::Cells(&self.parsed.pattern), &mut self.found) {
                Step::Stuck => self.play_in_parts(line, index),
                step => Did::Played(step, Written::new(&self.parsed, 0)),
            },
            Err(bad) => self.play_otherwise(line, index, bad),
        }
    }

    /// A move that can't be read with the names of the record.
    #[cold]
    fn play_otherwise(&mut self, line: &mut Line, index: usize, bad: BadTurn) -> Did {
        if let Some(did) = self.play_by_other_names(line, index) {
            return did;
        }
        match bad.kind {
            BadTurnKind::NoSuchCell => Did::Stopped(Trouble::NoSuchCell(bad)),
            _ if self.is_stray(line, index) => Did::Stray,
            _ => Did::Stopped(Trouble::Unreadable(bad)),
        }
    }

    /// A move that has letters where the record has numbers, the other way round, or the numbers of
    /// a second numbering.
    #[cold]
    fn play_by_other_names(&mut self, line: &mut Line, index: usize) -> Option<Did> {
        let text = self.text(index);
        let letters = text.chars().find(|c| c.is_alphanumeric())?.is_alphabetic();
        let others = self.others.as_mut()?;
        if letters == self.labels.scheme().is_numeric() {
            others.complete(self.game, letters);
        }
        for (at, names) in others.list.iter().enumerate() {
            let labels = names.of(self.game);
            let (step, written) = if self.game.is_listed() {
                (line.play(Wanted::In(&PLAIN, labels, text), &mut self.found), Written::TEXT)
            } else {
                let Ok(parsed) = parse_turn(text, labels) else { continue };
                let step = line.play(Wanted::Cells(&parsed.pattern), &mut self.found);
                (step, Written::new(&parsed, 0))
            };
            if step != Step::Stuck {
                return Some(Did::Played(step, Written { other: Some(at), ..written }));
            }
        }
        None
    }

    /// A move of a game whose turns are texts.
    fn play_text(&mut self, line: &mut Line, index: usize) -> Did {
        match line.play(Wanted::Text(self.text(index)), &mut self.found) {
            Step::Stuck => {
                self.play_by_other_names(line, index).unwrap_or(Did::Stopped(Trouble::NotListed))
            }
            step => Did::Played(step, Written::TEXT),
        }
    }

    #[inline]
    fn text(&self, index: usize) -> &'a str {
        self.record.str(self.record.items[index].text)
    }

    fn parse(&self, index: usize) -> Result<Parsed, BadTurn> {
        parse_turn(self.text(index), self.labels)
    }

    /// A capture that can't stop where it is written to, with the moves behind it that go on
    /// from there: some programs write every jump as a move of its own.
    #[cold]
    fn play_in_parts(&mut self, line: &mut Line, index: usize) -> Did {
        let parsed = self.parsed.clone();
        let mut joined = parsed.clone();
        let mut at = index;
        for parts in 1..=MOST_PARTS {
            let Some(next) = next_move(self.record, at) else { break };
            let Ok(part) = self.parse(next) else { break };
            if !join(&mut joined.pattern, &part.pattern) {
                break;
            }
            match line.play(Wanted::Cells(&joined.pattern), &mut self.found) {
                Step::Stuck => at = next,
                step => return Did::Played(step, Written::new(&parsed, parts)),
            }
        }
        let illegal = Did::Stopped(Trouble::Illegal(parsed.pattern));
        self.play_by_other_names(line, index).unwrap_or(illegal)
    }

    /// Whether the next move can be played as if a text were not there.
    fn is_stray(&mut self, line: &mut Line, index: usize) -> bool {
        let next = next_move(self.record, index).and_then(|next| self.parse(next).ok());
        next.is_some_and(|next| {
            resolve(line.session(), Wanted::Cells(&next.pattern), &mut self.found);
            !self.found.is_empty()
        })
    }

    fn leaves_nothing_out(&self, line: Option<&Line>, index: usize) -> bool {
        line.is_some_and(|line| {
            let is_later = line.seat() != self.game.spec().first.into();
            is_later && is_numbered_dots(self.record, index)
        })
    }

    fn set_up(&self, item: &Item) -> Did {
        match setup::open(self.game, self.labels, self.record.str(item.text), None) {
            Ok(opened) => Did::SetUp(opened),
            Err(trouble) => Did::BadSetup(trouble),
        }
    }
}

/// What an item is in a game. The reader takes `--` for a move that the record does not know; in a
/// game whose turns are texts it is a pass, and a move like others.
#[inline]
pub(crate) fn kind(game: &Game, record: &Record, item: &Item) -> ItemKind {
    let is_pass = item.kind == ItemKind::UnknownMove
        && matches!(record.str(item.text), "--" | "\u{2013}" | "\u{2014}");
    if is_pass && game.is_listed() { ItemKind::Move } else { item.kind }
}

/// The next move of the same line.
pub(crate) fn next_move(record: &Record, index: usize) -> Option<usize> {
    let mut depth = 0_u32;
    for (at, item) in record.items.iter().enumerate().skip(index + 1) {
        match item.kind {
            ItemKind::Open => depth += 1,
            ItemKind::Close => depth = depth.checked_sub(1)?,
            ItemKind::Move if depth == 0 => return Some(at),
            ItemKind::UnknownMove | ItemKind::Setup | ItemKind::Result if depth == 0 => {
                return None;
            }
            _ => {}
        }
    }
    None
}

/// Whether an item is the dots of `12. ...`, which leave nothing out unless the first player is to
/// move; dots that stand in place of a move have none of that move's numbers before them.
pub(crate) fn is_numbered_dots(record: &Record, index: usize) -> bool {
    let dots = record.str(record.items[index].text).bytes().all(|b| b == b'.');
    let before = record.items[..index].iter().rev().map(|item| item.kind);
    let mut before = before.skip_while(|kind| matches!(kind, ItemKind::Comment(_)));
    dots && before.next() == Some(ItemKind::Number)
}

/// The items of the main line, with their indices.
pub(crate) fn main_items(record: &Record) -> impl Iterator<Item = (usize, &Item)> {
    let mut depth = 0_u32;
    record.items.iter().enumerate().filter(move |(_, item)| match item.kind {
        ItemKind::Open => {
            depth += 1;
            false
        }
        ItemKind::Close => {
            depth = depth.saturating_sub(1);
            false
        }
        _ => depth == 0,
    })
}

/// The first written move of the main line.
pub(crate) fn first_move(record: &Record) -> Option<&str> {
    let item = main_items(record).find(|(_, item)| item.kind == ItemKind::Move)?.1;
    Some(record.str(item.text))
}
