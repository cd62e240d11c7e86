//! Draw rules: repetition of positions, and rules that count moves.
//!
//! The counting replays a game a second time, so it is done only for games whose last position
//! and longest run of undoable turns say that a rule may have held ([`may_hold`]); nearly all
//! games of real files need no counting.

use std::collections::HashMap;

use tavlei_core::{Counted, DrawRule, Ending, Pieces, Quiet, Session, Side, Turn, When};

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
}

/// The fewest turns between the first and the third time of a position.
const REPETITION: u32 = 8;

/// Whether any rule may have held in a game with this last position. Men and kings only ever
/// become fewer, so the end of a game tells for the whole of it.
pub(crate) fn may_hold(rules: &[DrawRule], end: Pieces, longest_calm: u32) -> bool {
    longest_calm >= REPETITION || rules.iter().any(|rule| may_rule_hold(rule, end, longest_calm))
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
    rules: &'r [DrawRule],
    first_ply: u32,
) -> Vec<Draw<'r>> {
    let start = session.pieces();
    let mut counters: Vec<Counter<'r>> =
        rules.iter().map(|rule| Counter::new(rule, start)).collect();
    let mut seen = Seen::new(session.key());
    let mut held = Vec::new();
    for (index, turn) in turns.iter().enumerate() {
        let moved = Moved {
            side: session.side(),
            is_capture: turn.is_capture(),
            promotes: turn.promotes,
            irreversible: session.is_irreversible(turn),
        };
        session.play(turn);
        let ply = first_ply + index as u32 + 1;
        if seen.again(session.key(), moved.irreversible) {
            held.push(Draw { rule: Held::Threefold, ply });
        }
        let pieces = session.pieces();
        for counter in &mut counters {
            if counter.played(&moved, pieces, session) {
                held.push(Draw { rule: Held::Rule(counter.rule), ply });
            }
        }
    }
    held
}

/// How often the positions since the last irreversible turn stood.
struct Seen {
    times: HashMap<u64, u8>,
    reported: bool,
}

impl Seen {
    fn new(key: u64) -> Seen {
        Seen { times: HashMap::from([(key, 1)]), reported: false }
    }

    /// Whether the position stands for the third time, said once a game.
    fn again(&mut self, key: u64, irreversible: bool) -> bool {
        if irreversible {
            self.times.clear();
        }
        let times = self.times.entry(key).or_insert(0);
        *times = times.saturating_add(1);
        let now = *times >= 3 && !self.reported;
        self.reported |= now;
        now
    }
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
    /// Moves of White and of Black since the count began.
    made: [u16; 2],
    /// What the last position was under the rule, if it counts there.
    class: Option<Class>,
    held: bool,
}

impl<'r> Counter<'r> {
    fn new(rule: &'r DrawRule, start: Pieces) -> Counter<'r> {
        Counter { rule, made: [0, 0], class: class(&rule.when, start), held: false }
    }

    /// Counts a turn that led to these pieces, and says whether the rule holds now for the first
    /// time.
    fn played(&mut self, moved: &Moved, pieces: Pieces, session: &mut dyn Session) -> bool {
        if self.held {
            return false;
        }
        let class = class(&self.rule.when, pieces);
        let before = std::mem::replace(&mut self.class, class);
        if class.is_none() || class != before || self.is_broken_by(moved) {
            self.made = [0, 0];
        } else {
            self.made[moved.side.index()] += 1;
        }
        self.held = class.is_some_and(|class| self.is_reached(class, session));
        self.held
    }

    fn is_broken_by(&self, moved: &Moved) -> bool {
        match self.rule.quiet {
            Quiet::Never => false,
            Quiet::KingsOnly => moved.irreversible,
            Quiet::SameBalance => moved.is_capture || moved.promotes,
        }
    }

    fn is_reached(&self, Class(weaker): Class, session: &mut dyn Session) -> bool {
        let by = |side: Option<Side>| side.map_or(0, |side| self.made[side.index()]);
        match self.rule.counted {
            Counted::Each(n) => self.made[0] >= n && self.made[1] >= n,
            Counted::Stronger(n) => by(weaker.map(|side| !side)) >= n,
            Counted::Weaker(n) => by(weaker) >= n,
            Counted::AtOnce => stands_still(session),
        }
    }
}

/// A kind of position that a rule counts in: which side is the weaker one, where that matters.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Class(Option<Side>);

/// The class of a position under a rule, if the rule counts in it.
fn class(when: &When, pieces: Pieces) -> Option<Class> {
    match when {
        When::Always => Some(Class(None)),
        When::LoneKing { pieces: (fewest, most), kings, kings_only, on_road } => {
            let is_lone = |&side: &Side| {
                let (i, other) = (side.index(), !side);
                let (all, crowned) = (pieces.of(other), pieces.kings[other.index()]);
                pieces.is_lone_king(side)
                    && (*fewest..=*most).contains(&all)
                    && crowned >= *kings
                    && !(*kings_only && crowned < all)
                    && (!*on_road || pieces.on_road[i])
            };
            Side::BOTH.into_iter().find(is_lone).map(|side| Class(Some(side)))
        }
        When::KingsBoth(fewest, most) => {
            let all = pieces.of(Side::White) + pieces.of(Side::Black);
            let crowned = pieces.kings[0] > 0 && pieces.kings[1] > 0;
            (crowned && (*fewest..=*most).contains(&all)).then_some(Class(None))
        }
        When::Endings(list) => {
            let [white, black] = [0, 1].map(|i| (pieces.kings[i], pieces.men[i]));
            list.iter().find_map(|ending| match (white, black) {
                now if now == (ending.a, ending.b) => Some(Class(Some(Side::Black))),
                now if now == (ending.b, ending.a) => Some(Class(Some(Side::White))),
                _ => None,
            })
        }
        _ => None,
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
        let draws = count(&mut *start.fork(), turns, &game.spec().draws, 0);
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
            choices in prop::collection::vec(any::<u16>(), 100..400),
        ) {
            let game = &catalogue()[index];
            let start = game.open();
            let (turns, end, longest) = play(&*start, &choices);
            let held = held(game, &*start, &turns);
            if !may_hold(&game.spec().draws, end.pieces(), longest) {
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
