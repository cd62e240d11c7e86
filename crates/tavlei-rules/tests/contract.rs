//! What every game owes: the answers of a session agree with one another, in random play.

use proptest::prelude::*;
use tavlei_core::{
    Fault, Fit, Followed, Pattern, Separator, Session, Side, Spot, Step, Turn, canonical_text,
    fit_steps,
};
use tavlei_rules::{Game, catalogue};

/// Plays at random, showing each position to a visitor.
fn random_game(game: &Game, seed: u64, plies: u32, mut visit: impl FnMut(&mut Box<dyn Session>)) {
    let mut session = game.open();
    let mut state = seed | 1;
    for _ in 0..plies {
        visit(&mut session);
        let turns = session.turns();
        if turns.is_empty() {
            return;
        }
        state =
            state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        let turn = turns[(state >> 33) as usize % turns.len()];
        session.play(&turn);
    }
}

fn ends(turn: &Turn, separator: Option<Separator>) -> Pattern {
    let spots = [turn.from, turn.to].into_iter().flatten().map(Spot::Cell).collect();
    Pattern { spots, separator }
}

fn full(steps: &[Step]) -> Pattern {
    let stood = steps.iter().filter_map(|step| match *step {
        Step::Lift(p) | Step::Land(p) => Some(Spot::Cell(p)),
        _ => None,
    });
    Pattern { spots: stood.collect(), separator: None }
}

/// `resolve` without the list finds what the list holds.
fn resolve_agrees(session: &mut Box<dyn Session>) {
    let turns = session.turns().to_vec();
    let (mut found, mut steps) = (Vec::new(), Vec::new());
    for turn in &turns {
        session.resolve(&ends(turn, None), &mut found);
        let same: Vec<Turn> =
            turns.iter().filter(|t| t.from == turn.from && t.to == turn.to).copied().collect();
        let sorted = |mut list: Vec<Turn>| {
            list.sort();
            list
        };
        assert_eq!(sorted(found.clone()), sorted(same), "{session:?}");
        session.steps(turn, &mut steps);
        session.resolve(&full(&steps), &mut found);
        assert!(found.contains(turn), "{turn:?} {steps:?} {session:?}");
        assert_eq!(session.fit(turn, &full(&steps)), Some(Fit::Fully));
        assert!(fit_steps(session.board(), &steps, &full(&steps)).is_some());
    }
}

/// `follow` plays what `resolve` finds if that is one turn, and else nothing.
fn follow_agrees(session: &mut Box<dyn Session>) {
    let (mut found, mut again) = (Vec::new(), Vec::new());
    for turn in session.turns().to_vec() {
        let pattern = ends(&turn, None);
        session.resolve(&pattern, &mut found);
        let (mut follower, mut player) = (session.fork(), session.fork());
        let followed = follower.follow(&pattern, &mut again);
        if let [only] = found[..] {
            let irreversible = session.is_irreversible(&only);
            assert_eq!(followed, Some(Followed { turn: only, irreversible }), "{session:?}");
            player.play(&only);
        } else {
            assert_eq!((followed, &again), (None, &found), "{session:?}");
        }
        assert_eq!(follower.position(), player.position());
        assert_eq!(follower.turns(), player.turns());
    }
}

/// No written turn outside the list resolves, and each gets an explanation.
fn others_are_explained(session: &mut Box<dyn Session>) {
    let turns = session.turns().to_vec();
    let points: Vec<_> = session.position().placed.iter().map(|placed| placed.at).collect();
    let mut found = Vec::new();
    for (&from, &to) in points.iter().zip(points.iter().rev()) {
        let pattern = Pattern {
            spots: [Spot::Cell(from), Spot::Cell(to)].into_iter().collect(),
            separator: Some(Separator::Step),
        };
        session.resolve(&pattern, &mut found);
        assert!(found.iter().all(|turn| turns.contains(turn)));
        if found.is_empty() {
            let _: Fault = session.explain(&pattern);
        }
    }
}

fn session_is_sound(session: &mut Box<dyn Session>) {
    let turns = session.turns().to_vec();
    assert_eq!(turns.is_empty(), !session.outcome().is_open(), "{session:?}");
    assert_eq!(session.perft(1), turns.len() as u64);
    let mut texts: Vec<String> =
        turns.iter().map(|turn| canonical_text(&mut **session, turn)).collect();
    texts.sort();
    let mut fork = session.fork();
    assert_eq!(fork.key(), session.key());
    assert_eq!(fork.position(), session.position());
    if let Some(turn) = turns.first() {
        fork.play(turn);
        assert_ne!(fork.key(), session.key());
        assert_ne!(fork.side(), session.side());
    }
    assert_eq!(session.can_take(), turns.iter().any(Turn::is_capture));
    let pieces = session.pieces();
    let placed = session.position().placed;
    for side in Side::BOTH {
        let count = placed.iter().filter(|placed| placed.piece.side == side).count();
        assert_eq!(usize::from(pieces.of(side)), count);
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(12))]

    #[test]
    fn every_game_keeps_the_contract(seed: u64) {
        for game in catalogue() {
            random_game(game, seed, 90, |session| {
                session_is_sound(session);
                resolve_agrees(session);
                follow_agrees(session);
                others_are_explained(session);
            });
        }
    }

    #[test]
    fn positions_open_to_what_they_were(seed: u64) {
        for game in catalogue() {
            random_game(game, seed, 60, |session| {
                let again = game.open_at(&session.position()).unwrap();
                assert_eq!(again.key(), session.key());
            });
        }
    }
}

#[test]
fn the_catalogue_is_in_order() {
    let games = catalogue();
    assert_eq!(games.len(), 32, "a built-in game could not be made, or the number here is old");
    for (i, game) in games.iter().enumerate() {
        let spec = game.spec();
        assert!(spec.id.bytes().all(|b| b.is_ascii_lowercase() || b.is_ascii_digit() || b == b'-'));
        assert!(!spec.sources.is_empty(), "{} cites nothing", spec.id);
        assert!(!spec.name.is_empty() && !spec.name_ru.is_empty());
        for name in spec.aliases.iter().chain([&spec.id]) {
            assert_eq!(tavlei_rules::find(name).unwrap().id(), game.id(), "{name} names two games");
        }
        for other in &games[..i] {
            assert_ne!(other.id(), game.id());
            assert!(spec.pdn.is_none() || spec.pdn != other.spec().pdn);
        }
    }
}
