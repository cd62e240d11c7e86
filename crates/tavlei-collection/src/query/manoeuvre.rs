//! Moves that are looked for: `32-28 19-23`, with `*` for any turn and `...` for any number of them.

use tavlei_core::{Bits, Pattern, Session, Spot, Turn};
use tavlei_notation::{meant, parse_turn};
use tavlei_rules::Game;

use super::bad::Source;
use super::position::Unfit;
use super::predicate::Order;

/// The most moves that can be looked for at once.
const MOST: usize = 120;

/// Moves of one game.
#[derive(Clone, Debug)]
pub(crate) struct Manoeuvre {
    steps: Vec<Step>,
    order: Order,
    /// Why no game that begins as usual can hold them, if so.
    stuck: Option<String>,
}

#[derive(Clone, Debug)]
enum Step {
    /// A move: its text, and what that means where moves are cells in a row.
    Move(String, Vec<Pattern>),
    /// Any turn.
    Any,
    /// Any number of turns.
    Gap,
}

/// How far moves have been found: bit `n` for the first `n` steps, or, where the order is all the
/// same, for step `n` itself.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Reached(u128);

impl Manoeuvre {
    /// Reads moves, in any notation of the game; move numbers are skipped.
    pub(crate) fn read(game: &Game, source: &Source, order: Order) -> Result<Manoeuvre, Unfit> {
        let mut steps = if order == Order::Anywhere { vec![Step::Gap] } else { Vec::new() };
        let whole = 0..source.text().len();
        let mut at = 0;
        for word in source.text().split_whitespace() {
            let from = at + source.text()[at..].find(word).unwrap_or(0);
            at = from + word.len();
            let behind_number = without_number(word);
            if !behind_number.is_empty() {
                let step = step(game, at - behind_number.len(), behind_number)?;
                if order == Order::Any && !matches!(step, Step::Move(..)) {
                    let message = "where the order is all the same, only moves can stand";
                    return Err(Unfit::new(from..at, message));
                }
                steps.push(step);
            }
        }
        if !steps.iter().any(|step| !matches!(step, Step::Gap)) {
            return Err(Unfit::new(whole, "no move is named"));
        }
        if steps.len() > MOST {
            return Err(Unfit::new(whole, format!("these are more than {MOST} moves")));
        }
        let stuck = if order == Order::FromStart { stuck(game, &steps) } else { None };
        Ok(Manoeuvre { steps, order, stuck })
    }

    /// Why no game that begins as usual can hold these moves, if so.
    pub(crate) fn stuck(&self) -> Option<&str> {
        self.stuck.as_deref()
    }

    /// Where a game begins, or goes on from a position that was set up.
    pub(crate) fn begin(&self) -> Reached {
        if self.order == Order::Any { Reached(0) } else { self.over_gaps(1) }
    }

    /// What is left of what was reached where the record sets a position: moves in a row end there.
    pub(crate) fn interrupted(&self, reached: Reached) -> Reached {
        if self.order == Order::Any {
            return reached;
        }
        let gaps = self.steps.iter().enumerate().filter(|(_, step)| matches!(step, Step::Gap));
        let at_gaps = gaps.fold(0, |set, (index, _)| set | 1 << index);
        self.over_gaps(reached.0 & at_gaps)
    }

    /// Whether all moves have been found.
    pub(crate) fn is_done(&self, reached: Reached) -> bool {
        match self.order {
            Order::Any => reached.0.count_ones() as usize == self.steps.len(),
            _ => reached.0 >> self.steps.len() & 1 == 1,
        }
    }

    /// What is reached with one turn more, which is about to be played.
    pub(crate) fn after(
        &self,
        reached: Reached,
        session: &mut dyn Session,
        turn: &Turn,
    ) -> Reached {
        if self.order == Order::Any {
            let missing = |index: &usize| reached.0 >> index & 1 == 0;
            let found = (0..self.steps.len())
                .filter(missing)
                .find(|&index| self.steps[index].fits(session, turn));
            return Reached(reached.0 | found.map_or(0, |index| 1 << index));
        }
        let mut next = 0;
        for (index, step) in self.steps.iter().enumerate() {
            if reached.0 >> index & 1 == 1 && step.fits(session, turn) {
                next |= if matches!(step, Step::Gap) { 1 << index } else { 2 << index };
            }
        }
        self.over_gaps(next)
    }

    /// A gap may be no turn at all.
    fn over_gaps(&self, mut set: u128) -> Reached {
        for (index, step) in self.steps.iter().enumerate() {
            if matches!(step, Step::Gap) && set >> index & 1 == 1 {
                set |= 2 << index;
            }
        }
        Reached(set)
    }
}

/// Plays moves from the usual start up to the first that may be any turn; says which of them can't be
/// played, if one can't.
fn stuck(game: &Game, steps: &[Step]) -> Option<String> {
    let mut session = game.open();
    let mut played = String::new();
    for step in steps {
        let Step::Move(text, patterns) = step else { return None };
        let found = legal(&mut *session, text, patterns);
        match found.as_slice() {
            [] if played.is_empty() => {
                return Some(format!("no game of {} begins with {text}", game.spec().name));
            }
            [] => {
                let name = &game.spec().name;
                return Some(format!("{text} can't be played after{played} in {name}"));
            }
            [turn] => session.play(turn),
            _ => return None,
        }
        played.push(' ');
        played.push_str(text);
    }
    None
}

/// The legal turns that a move may mean.
fn legal(session: &mut dyn Session, text: &str, patterns: &[Pattern]) -> Vec<Turn> {
    if session.turns_are_texts() {
        return meant(session, text);
    }
    let mut found: Vec<Turn> = Vec::new();
    for pattern in patterns {
        let mut turns = Vec::new();
        session.resolve(pattern, &mut turns);
        turns.retain(|turn| !found.contains(turn));
        found.append(&mut turns);
    }
    found
}

/// A word without the number of a move: `1.32-28` is `32-28`, `12.` is nothing, `...` is itself.
fn without_number(word: &str) -> &str {
    let digits = word.bytes().take_while(u8::is_ascii_digit).count();
    if digits == 0 || word.as_bytes().get(digits) != Some(&b'.') {
        return word;
    }
    word[digits..].trim_start_matches('.')
}

fn step(game: &Game, from: usize, word: &str) -> Result<Step, Unfit> {
    match word {
        "*" => return Ok(Step::Any),
        "..." | ".." | "\u{2026}" => return Ok(Step::Gap),
        _ => {}
    }
    if game.is_listed() {
        return Ok(Step::Move(word.to_owned(), Vec::new()));
    }
    let (mut patterns, mut bad) = (Vec::new(), None);
    for labels in [game.labels(), game.algebraic()] {
        match parse_turn(word, labels) {
            Ok(parsed) if !patterns.contains(&parsed.pattern) => patterns.push(parsed.pattern),
            Ok(_) => {}
            Err(error) => drop(bad.get_or_insert(error)),
        }
    }
    match bad {
        Some(error) if patterns.is_empty() => {
            let help = "write moves as the game's records do, * for any turn, ... for any number";
            Err(Unfit::new(from..from + word.len(), error.to_string()).help(help))
        }
        _ => Ok(Step::Move(word.to_owned(), patterns)),
    }
}

impl Step {
    fn fits(&self, session: &mut dyn Session, turn: &Turn) -> bool {
        match self {
            Step::Any | Step::Gap => true,
            Step::Move(text, _) if session.turns_are_texts() => {
                let wanted = session.text(turn);
                let found = meant(session, text);
                found.iter().any(|other| session.text(other) == wanted)
            }
            Step::Move(_, patterns) => {
                patterns.iter().any(|pattern| is_meant(session, turn, pattern))
            }
        }
    }
}

/// Whether a turn is one that a pattern may mean. The ends are looked at first: they differ for
/// nearly all turns.
fn is_meant(session: &mut dyn Session, turn: &Turn, pattern: &Pattern) -> bool {
    let differs =
        |spot: Option<Spot>, point| matches!(spot, Some(Spot::Cell(cell)) if Some(cell) != point);
    if differs(pattern.first(), turn.from) || differs(pattern.last(), turn.to) {
        return false;
    }
    let mut found = Vec::new();
    session.resolve(pattern, &mut found);
    found.contains(turn)
}

/// How many pieces a turn takes, where that can be seen by the turn alone.
pub(crate) fn taken(turn: &Turn) -> u32 {
    turn.taken.count()
}

#[cfg(test)]
mod tests {
    use tavlei_rules::find;

    use super::*;

    /// Whether moves are found in a game, and after which half-move.
    fn found(order: Order, wanted: &str, played: &[&str]) -> Option<usize> {
        let game = find("international").unwrap();
        let manoeuvre = Manoeuvre::read(&game, &Source::all(wanted), order).unwrap();
        let mut session = game.open();
        let mut reached = manoeuvre.begin();
        for (index, text) in played.iter().enumerate() {
            let mut turns = Vec::new();
            session.resolve(&parse_turn(text, game.labels()).unwrap().pattern, &mut turns);
            reached = manoeuvre.after(reached, &mut *session, &turns[0]);
            session.play(&turns[0]);
            if manoeuvre.is_done(reached) {
                return Some(index + 1);
            }
        }
        None
    }

    const GAME: [&str; 6] = ["32-28", "19-23", "28x19", "14x23", "37-32", "10-14"];

    #[test]
    fn from_the_start() {
        let found = |wanted| found(Order::FromStart, wanted, &GAME);
        assert_eq!(found("1. 32-28 19-23 2.28x19"), Some(3));
        assert_eq!(found("d4-e5 g7-f6"), Some(2), "in letters too");
        assert_eq!(found("32-28 * * 14x23"), Some(4));
        assert_eq!(found("32-28 ... 37-32"), Some(5));
        assert_eq!(found("19-23"), None);
        assert_eq!(found("32-28 28x19"), None);
    }

    #[test]
    fn anywhere_and_in_any_order() {
        assert_eq!(found(Order::Anywhere, "28x19 14x23", &GAME), Some(4));
        assert_eq!(found(Order::Anywhere, "28x19 37-32", &GAME), None);
        assert_eq!(found(Order::Any, "10-14 32-28", &GAME), Some(6));
        assert_eq!(found(Order::Any, "10-14 32-28 31-27", &GAME), None);
    }

    #[test]
    fn moves_that_no_game_can_begin_with() {
        let game = find("international").unwrap();
        let stuck = |order, text: &str| {
            let read = Manoeuvre::read(&game, &Source::all(text), order).unwrap();
            read.stuck().map(str::to_owned)
        };
        assert_eq!(stuck(Order::FromStart, "32-28 19-23 28x19"), None);
        assert_eq!(stuck(Order::FromStart, "* 32-45"), None, "anything may have been before");
        assert_eq!(stuck(Order::Anywhere, "31-26 10-14"), None);
        assert!(stuck(Order::FromStart, "32-45").unwrap().contains("begins with 32-45"));
        assert!(stuck(Order::FromStart, "32-28 20-14").unwrap().contains("after 32-28"));
    }

    #[test]
    fn faults_are_shown_where_they_are() {
        let game = find("international").unwrap();
        let bad = |order, text: &str| {
            let unfit = Manoeuvre::read(&game, &Source::all(text), order).unwrap_err();
            (unfit.range, unfit.message)
        };
        assert_eq!(bad(Order::FromStart, "32-28 19-51").0, 6..11);
        assert_eq!(bad(Order::FromStart, "1. ...").1, "no move is named");
        assert_eq!(bad(Order::Any, "32-28 *").0, 6..7);
    }
}
