//! Draw rules: repetition of positions, and rules that count moves.
//!
//! The counting replays a game a second time, so it is done only for games whose last position
//! and longest run of undoable turns say that a rule may have held ([`may_hold`]); nearly all
//! games of real files need no counting.

use std::collections::HashMap;

use tavlei_core::{Counted, DrawRule, Ending, Pieces, Quiet, Session, Side, Turn, When};

use crate::readings::{DrawReading, DrawReadings};

/// A draw rule that held.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Held<'r> {
    /// The same position with the same side to move stood for the third time.
    Threefold,
    /// A rule that counts moves.
    Rule(&'r DrawRule),
}

/// A draw rule with the ply after which it first held.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Draw<'r> {
    /// Which rule.
    pub(crate) rule: Held<'r>,
    /// After how many plies.
    pub(crate) ply: u32,
    /// Who is to move then.
    pub(crate) to_move: Side,
    /// Whether it holds in the last position too.
    pub(crate) still: bool,
}

/// Draw rules, and how disputed ones are read.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Counting<'r> {
    pub(crate) rules: &'r [DrawRule],
    pub(crate) readings: DrawReadings,
}

/// The fewest turns between the first and the third time of a position.
const REPETITION: u32 = 8;

/// Whether any rule may have held in a game of so many plies with this last position. Men and kings
/// only ever become fewer, so the end of a game tells for the whole of it.
pub(crate) fn may_hold(rules: &[DrawRule], end: Pieces, plies: u32, longest_calm: u32) -> bool {
    // So many moves of one side have one fewer of the other side between them.
    let is_long = |rule: &&DrawRule| plies >= (2 * limit(rule.counted)).saturating_sub(1);
    longest_calm >= REPETITION
        || rules.iter().filter(is_long).any(|rule| may_rule_hold(rule, end, longest_calm))
}

fn may_rule_hold(rule: &DrawRule, end: Pieces, longest_calm: u32) -> bool {
    let [white, black] = Side::BOTH.map(|side| end.of(side));
    match &rule.when {
        When::LoneKing { .. } => white.min(black) <= 1,
        When::KingsBoth(_, most) => white + black <= *most,
        When::Endings(list) => list.iter().any(|ending| white + black <= size(*ending)),
        When::Always if rule.quiet == Quiet::KingsOnly => longest_calm >= limit(rule.counted),
        _ => true,
    }
}

fn size(ending: Ending) -> u8 {
    ending.a.0 + ending.a.1 + ending.b.0 + ending.b.1
}

fn limit(counted: Counted) -> u32 {
    match counted {
        Counted::Each(n) | Counted::Stronger(n) | Counted::Weaker(n) => u32::from(n),
        Counted::AtOnce => 0,
    }
}

/// Plays turns from where the session stands, and gives the rules that held, in the order in
/// which they did. `first_ply` is how many plies were played before.
pub(crate) fn count<'r>(
    session: &mut dyn Session,
    turns: &[Turn],
    counting: Counting<'r>,
    first_ply: u32,
) -> Vec<Draw<'r>> {
    let start = session.pieces();
    let counters = counting.rules.iter().map(|rule| Counter::new(rule, counting.readings, start));
    let mut counters: Vec<Counter<'r>> = counters.collect();
    let in_a_row = counting.readings.has(DrawReading::RepetitionInARow);
    let mut seen = Seen::new(session.key(), in_a_row);
    let mut held: Vec<Draw<'r>> = Vec::new();
    for (index, turn) in turns.iter().enumerate() {
        let moved = Moved {
            side: session.side(),
            is_capture: turn.is_capture(),
            promotes: turn.promotes,
            irreversible: session.is_irreversible(turn),
        };
        session.play(turn);
        let (ply, to_move) = (first_ply + index as u32 + 1, session.side());
        let mut note = |rule, now| match held.iter_mut().find(|draw| draw.rule == rule) {
            Some(draw) => draw.still = now,
            None if now => held.push(Draw { rule, ply, to_move, still: true }),
            None => {}
        };
        note(Held::Threefold, seen.again(session.key(), moved.irreversible));
        let pieces = session.pieces();
        for counter in &mut counters {
            note(Held::Rule(counter.rule), counter.played(&moved, pieces, session));
        }
    }
    held
}

/// The positions since the last irreversible turn, by their keys.
struct Seen {
    times: HashMap<u64, u8>,
    /// The same in order, kept only where repetition must be in a row.
    in_order: Option<Vec<u64>>,
}

impl Seen {
    fn new(key: u64, in_a_row: bool) -> Seen {
        Seen { times: HashMap::from([(key, 1)]), in_order: in_a_row.then(|| vec![key]) }
    }

    /// Whether the position stands for the third time or more.
    fn again(&mut self, key: u64, irreversible: bool) -> bool {
        if irreversible {
            self.times.clear();
            self.in_order.iter_mut().for_each(Vec::clear);
        }
        let times = self.times.entry(key).or_insert(0);
        *times = times.saturating_add(1);
        let times = *times;
        self.in_order.iter_mut().for_each(|keys| keys.push(key));
        times >= 3 && self.in_order.as_deref().is_none_or(ends_with_a_manoeuvre_twice)
    }
}

/// Whether the last positions are those of one manoeuvre played twice in a row.
fn ends_with_a_manoeuvre_twice(keys: &[u64]) -> bool {
    let Some(last) = keys.len().checked_sub(1) else { return false };
    let is_twice = |length: usize| {
        let begin = last - 2 * length;
        keys[begin..=last - length] == keys[begin + length..=last]
    };
    (1..=last / 2).any(is_twice)
}

/// What a rule needs to know of a turn.
struct Moved {
    side: Side,
    is_capture: bool,
    promotes: bool,
    /// A capture or a man's move.
    irreversible: bool,
}

/// The state of one rule in one game.
struct Counter<'r> {
    rule: &'r DrawRule,
    readings: DrawReadings,
    /// Moves of White and of Black since the count began.
    made: [u16; 2],
    /// What the last position was under the rule, if it counts there.
    class: Option<Class>,
}

impl<'r> Counter<'r> {
    fn new(rule: &'r DrawRule, readings: DrawReadings, start: Pieces) -> Counter<'r> {
        Counter { rule, readings, made: [0, 0], class: class(&rule.when, readings, start) }
    }

    /// Counts a turn that led to these pieces, and says whether the rule holds now.
    fn played(&mut self, moved: &Moved, pieces: Pieces, session: &mut dyn Session) -> bool {
        let class = class(&self.rule.when, self.readings, pieces);
        let before = std::mem::replace(&mut self.class, class);
        let (begins, breaks) = (class != before, self.is_broken_by(moved));
        if class.is_none() || begins || breaks {
            self.made = [0, 0];
        }
        let makes = begins || breaks && self.rule.quiet == Quiet::SameBalance;
        let counts = if begins || breaks {
            makes && self.readings.has(DrawReading::MakingMoveCounts)
        } else {
            true
        };
        if class.is_some() && counts {
            let made = &mut self.made[moved.side.index()];
            *made = made.saturating_add(1);
        }
        class.is_some_and(|class| is_in_force(&self.rule.when, class, pieces))
            && class.is_some_and(|class| self.is_reached(class, session))
    }

    fn is_broken_by(&self, moved: &Moved) -> bool {
        match self.rule.quiet {
            Quiet::Never => false,
            Quiet::KingsOnly => moved.irreversible,
            Quiet::SameBalance => moved.is_capture || moved.promotes,
        }
    }

    fn is_reached(&self, class: Class, session: &mut dyn Session) -> bool {
        let weaker = class.weaker;
        let by = |side: Option<Side>| side.map_or(0, |side| self.made[side.index()]);
        match self.rule.counted {
            Counted::Each(n) => self.made[0] >= n && self.made[1] >= n,
            Counted::Stronger(n) => by(weaker.map(|side| !side)) >= n,
            Counted::Weaker(n) => by(weaker) >= n,
            Counted::AtOnce => stands_still(session),
        }
    }
}

/// A kind of position that a rule counts in.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Class {
    /// Which side is the weaker one, where that matters.
    weaker: Option<Side>,
    /// Kings and men of the stronger one, where a change of them begins a new count.
    stronger: (u8, u8),
}

impl Class {
    /// A kind of position that has no sides.
    const ANY: Class = Class { weaker: None, stronger: (0, 0) };

    fn of(weaker: Side) -> Class {
        Class { weaker: Some(weaker), ..Class::ANY }
    }
}

/// The class of a position under a rule, if the rule counts in it.
fn class(when: &When, readings: DrawReadings, pieces: Pieces) -> Option<Class> {
    match when {
        When::Always => Some(Class::ANY),
        When::LoneKing { on_road, .. } => {
            let on_road = *on_road && !readings.has(DrawReading::RoadFromEnding);
            let side = Side::BOTH.into_iter().find(|&side| is_alone(when, pieces, side))?;
            let counts = !on_road || pieces.on_road[side.index()];
            let restarts = readings.has(DrawReading::BalanceRestarts);
            let stronger = if restarts { army(pieces, !side) } else { Class::ANY.stronger };
            counts.then_some(Class { stronger, ..Class::of(side) })
        }
        When::KingsBoth(fewest, most) => {
            let all = pieces.of(Side::White) + pieces.of(Side::Black);
            let crowned = pieces.kings[0] > 0 && pieces.kings[1] > 0;
            (crowned && (*fewest..=*most).contains(&all)).then_some(Class::ANY)
        }
        When::Endings(list) => {
            let [white, black] = Side::BOTH.map(|side| army(pieces, side));
            list.iter().find_map(|ending| match (white, black) {
                now if now == (ending.a, ending.b) => Some(Class::of(Side::Black)),
                now if now == (ending.b, ending.a) => Some(Class::of(Side::White)),
                _ => None,
            })
        }
        _ => None,
    }
}

/// Kings and men of a side.
fn army(pieces: Pieces, side: Side) -> (u8, u8) {
    (pieces.kings[side.index()], pieces.men[side.index()])
}

/// Whether a side has a lone king against the pieces that a rule names, wherever it stands.
fn is_alone(when: &When, pieces: Pieces, side: Side) -> bool {
    let When::LoneKing { pieces: (fewest, most), kings, kings_only, .. } = when else {
        return false;
    };
    let (all, crowned) = (pieces.of(!side), pieces.kings[(!side).index()]);
    pieces.is_lone_king(side)
        && (*fewest..=*most).contains(&all)
        && crowned >= *kings
        && !(*kings_only && crowned < all)
}

/// Whether a rule may be claimed in a position of a class: on the main road, where it asks for it.
fn is_in_force(when: &When, class: Class, pieces: Pieces) -> bool {
    match (when, class.weaker) {
        (When::LoneKing { on_road: true, .. }, Some(side)) => pieces.on_road[side.index()],
        _ => true,
    }
}

/// Whether nothing is about to be taken: the side to move can't take, and has a turn after which
/// the other side can't either.
fn stands_still(session: &mut dyn Session) -> bool {
    if session.can_take() {
        return false;
    }
    let turns = session.turns().to_vec();
    turns.iter().any(|turn| {
        let mut next = session.fork();
        next.play(turn);
        !next.can_take()
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;
    use tavlei_notation::parse_fen;
    use tavlei_rules::{Game, catalogue, find};

    /// The rules that hold in a game, as `id@ply`.
    fn held(game: &Game, start: &dyn Session, turns: &[Turn]) -> Vec<String> {
        let counting = Counting { rules: &game.spec().draws, readings: DrawReadings::default() };
        let draws = count(&mut *start.fork(), turns, counting, 0);
        let names = draws.iter().map(|draw| match draw.rule {
            Held::Threefold => format!("threefold@{}", draw.ply),
            Held::Rule(rule) => format!("{}@{}", rule.id, draw.ply),
        });
        names.collect()
    }

    /// Plays turns chosen by number; gives them with the session after them and the longest calm.
    fn play(start: &dyn Session, choices: &[u16]) -> (Vec<Turn>, Box<dyn Session>, u32) {
        let mut session = start.fork();
        let (mut turns, mut calm, mut longest) = (Vec::new(), 0, 0);
        for &choice in choices {
            let Some(index) = usize::from(choice).checked_rem(session.turns().len()) else { break };
            let turn = session.turns()[index];
            calm = if session.is_irreversible(&turn) { 0 } else { calm + 1 };
            longest = longest.max(calm);
            session.play(&turn);
            turns.push(turn);
        }
        (turns, session, longest)
    }

    fn at(game: &Game, fen: &str) -> Box<dyn Session> {
        let parsed = parse_fen(fen, game.board(), &[game.labels()]).expect("a FEN");
        game.open_at(&parsed.position).expect("a position")
    }

    proptest! {
        /// The shortcut never hides a draw.
        #[test]
        fn what_may_not_hold_does_not(
            index in 0..catalogue().len(),
            choices in prop::collection::vec(any::<u16>(), 1..400),
        ) {
            let game = &catalogue()[index];
            let start = game.open();
            let (turns, end, longest) = play(&*start, &choices);
            let held = held(game, &*start, &turns);
            if !may_hold(&game.spec().draws, end.pieces(), turns.len() as u32, longest) {
                prop_assert_eq!(held, Vec::<String>::new());
            }
        }
    }

    #[test]
    fn a_king_each_is_drawn_at_once_unless_something_can_be_taken() {
        let game = find("frisian").expect("a game");
        let after = |fen: &str| {
            let start = at(&game, fen);
            let turns = start.fork().turns().to_vec();
            turns.iter().map(|turn| held(&game, &*start, &[*turn])).collect::<Vec<_>>()
        };
        let drawn = after("W:WK46:BK3");
        assert!(drawn.iter().any(|held| held == &["king-v-king@1"]), "{drawn:?}");
        // Next to the other king nothing is drawn: Black takes it.
        assert!(drawn.iter().any(Vec::is_empty), "{drawn:?}");
        assert!(after("W:WK46,K50:BK1").iter().all(Vec::is_empty));
    }

    #[test]
    fn a_position_counts_from_the_first_time_it_stands() {
        let game = find("international").expect("a game");
        let start = at(&game, "W:WK28,45:BK3,15");
        let there_and_back = |session: &mut dyn Session, from: &str, to: &str| {
            let (from, to) = (game.labels().find(from), game.labels().find(to));
            let turns = session.turns().to_vec();
            let turn = turns.into_iter().find(|turn| (turn.from, turn.to) == (from, to));
            let turn = turn.expect("a legal turn");
            session.play(&turn);
            turn
        };
        let mut session = start.fork();
        let turns: Vec<Turn> = [("28", "23"), ("3", "8"), ("23", "28"), ("8", "3")]
            .iter()
            .cycle()
            .take(8)
            .map(|(from, to)| there_and_back(&mut *session, from, to))
            .collect();
        assert_eq!(held(&game, &*start, &turns), ["threefold@8"]);
        assert!(held(&game, &*start, &turns[..7]).is_empty());
    }
}
