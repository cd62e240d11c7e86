//! What every game owes: the answers of a session agree with one another, in random play.

use std::sync::LazyLock;

use proptest::prelude::*;
use tavlei_core::{
    Board, Fault, Fit, Followed, Kind, Pattern, Point, Position, Separator, Session, Side, Spot,
    Step, Turn, canonical_text, fit_steps,
};
use tavlei_rules::{Game, catalogue, find, names};

/// Plays at random, showing each position to a visitor, until so many turns were listed: games with
/// tens of thousands of turns in a position are played for a few plies only.
fn random_game(game: &Game, seed: u64, plies: u32, mut visit: impl FnMut(&mut Box<dyn Session>)) {
    const MOST_LISTED: usize = 5_000;
    let mut listed = 0;
    let mut session = game.open();
    let mut state = seed | 1;
    for _ in 0..plies {
        visit(&mut session);
        let turns = session.turns();
        listed += turns.len();
        if turns.is_empty() || listed > MOST_LISTED {
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

/// What holds whether turns are cells or texts.
fn session_is_sound(session: &mut Box<dyn Session>) {
    let turns = session.turns().to_vec();
    assert_eq!(turns.is_empty(), !session.outcome().is_open(), "{session:?}");
    assert_eq!(session.perft(1), turns.len() as u64);
    let mut fork = session.fork();
    assert_eq!(fork.key(), session.key());
    assert_eq!(fork.position(), session.position());
    if let Some(turn) = turns.first() {
        fork.play(turn);
        assert_ne!(fork.key(), session.key());
        let mut again = session.fork();
        again.play(turn);
        assert_eq!((fork.key(), fork.position()), (again.key(), again.position()));
    }
}

/// What the draw rules of draughts ask for.
fn draughts_are_sound(session: &mut Box<dyn Session>) {
    let turns = session.turns().to_vec();
    if let Some(turn) = turns.first() {
        let mut fork = session.fork();
        fork.play(turn);
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

/// Turns that are texts: each text once, in byte order, and read back as its turn and no other.
fn texts_are_sound(game: &Game, session: &mut Box<dyn Session>) {
    let turns = session.turns().to_vec();
    let texts: Vec<String> =
        turns.iter().map(|turn| canonical_text(&mut **session, turn)).collect();
    assert!(texts.is_sorted_by(|a, b| a < b), "{texts:?}");
    for (turn, text) in turns.iter().zip(&texts).take(40) {
        assert!(!text.is_empty() && !text.contains(char::is_whitespace), "{text:?}");
        assert_eq!(session.resolve_text(text), Some(vec![*turn]), "{text}");
    }
    read_without_a_list_is_the_same(game, &**session, &turns, &texts);
    // Every other text is looked for in the whole list: in some positions is enough.
    let often = if session.key().is_multiple_of(16) { usize::MAX } else { 0 };
    let others = SOME_TEXTS.iter().copied().chain(texts.iter().take(9).map(|text| &text[1..]));
    for text in others.take(often) {
        let found = session.resolve_text(text).expect("an answer");
        assert!(found.iter().all(|turn| turns.contains(turn)), "{text}");
    }
}

/// A text that is read before the list is made means what it means with the list.
fn read_without_a_list_is_the_same(
    game: &Game,
    session: &dyn Session,
    turns: &[Turn],
    texts: &[String],
) {
    let step = turns.len() / 8 + 1;
    for (turn, text) in turns.iter().zip(texts).step_by(step) {
        let (mut listed, mut unlisted) =
            (session.fork(), game.open_at(&session.position()).unwrap());
        listed.play(turn);
        let found = unlisted.resolve_text(text).expect("an answer");
        assert_eq!(found.len(), 1, "{text}");
        assert_eq!(unlisted.is_irreversible(&found[0]), session.is_irreversible(turn), "{text}");
        assert_eq!(unlisted.fork().text(&found[0]), *text);
        unlisted.play(&found[0]);
        assert_eq!((unlisted.key(), unlisted.position()), (listed.key(), listed.position()));
    }
}

/// Texts of turns of many games, and of none.
const SOME_TEXTS: &[&str] = &[
    "",
    " ",
    "-",
    "--",
    "pass",
    "...",
    "@",
    "@a1",
    "@z9",
    "@a1,@b2",
    "@e4^",
    "@d4/d5",
    "a1-a2",
    "c3xe5xg7",
    "2c3-c5",
    "99c3xc5",
    "8e1-off",
    "[4]a1-e1",
    "[9]--",
    "[",
    "[]",
    "B",
    "D,A",
    ",",
    "d3xe3A",
    "c2:d2-c4:d4",
    "c3xc5=a6",
    "48:13:15",
    "7:3=R:1",
    "c3~d3",
    "~d8,d8-e8",
    "b8-@c1",
    "x",
    "xd4",
    "a1^",
    "e5d4",
    "f5d6c3",
    "\u{411}-52",
    "\u{2014}",
    "\u{0}",
    "1-0",
    "255-256",
    "99999999999999999999",
    "@a99999999999999999999",
];

/// The pieces that a position knows of: on the board, in the hands of both sides, taken.
fn pieces_known(position: &Position) -> usize {
    let beside = ["hand-w", "hand-b", "taken-w", "taken-b"].map(|name| position.section(name));
    let beside = beside.into_iter().flatten().filter_map(|count| count.parse::<usize>().ok());
    position.placed.len() + beside.sum::<usize>()
}

/// The cells that a turn puts a piece on from outside the board.
fn places(session: &mut Box<dyn Session>, turn: &Turn) -> usize {
    let mut steps = Vec::new();
    session.steps(turn, &mut steps);
    steps.iter().filter(|step| matches!(step, Step::Place(_))).count()
}

/// Pieces come from nowhere only where a turn places them and the position has no hand for them.
fn pieces_are_conserved(game: &Game, session: &mut Box<dyn Session>) {
    let before = session.position();
    let known = pieces_known(&before);
    let has_hands = before.sections.iter().any(|section| section.name.starts_with("hand-"));
    let turns = session.turns().to_vec();
    for turn in turns.iter().step_by(turns.len() / 8 + 1) {
        let placed = if has_hands { 0 } else { places(session, turn) };
        let mut after = session.fork();
        after.play(turn);
        let after = after.position();
        // A start may leave its full hands unsaid.
        if !has_hands && after.sections.iter().any(|section| section.name.starts_with("hand-")) {
            continue;
        }
        let left = pieces_known(&after);
        assert!(left <= known + placed, "{}: {known} become {left} by {turn:?}", game.id());
    }
}

/// The position turned half round, with the colours of the sides exchanged. `None` where it holds
/// more than pieces and counters, which can't be turned without knowing what it means.
fn twin(board: &Board, position: &Position) -> Option<Position> {
    if !position.sections.is_empty() || position.seating.is_some() {
        return None;
    }
    let opposite = |at: Point| {
        let (file, rank) = board.xy(at);
        board.point_at(board.files() - 1 - file, board.ranks() - 1 - rank)
    };
    let mut twin = position.clone();
    twin.side = position.side.map(|side| !side);
    for placed in &mut twin.placed {
        placed.at = opposite(placed.at)?;
        placed.piece.side = !placed.piece.side;
    }
    for counter in &mut twin.king_moves {
        counter.side = !counter.side;
        counter.at = match counter.at {
            Some(at) => Some(opposite(at)?),
            None => None,
        };
    }
    twin.sort();
    Some(twin)
}

/// So many games at least begin alike for both sides, and go on without more than pieces.
const LEAST_SYMMETRIC: usize = 30;

/// Whether both sides begin alike: the pieces of the start are those of its twin, which plays as
/// the start does; the rules of some games are not the same for both sides.
fn begins_alike(game: &Game) -> bool {
    let session = game.open();
    let start = session.position();
    twin(session.board(), &start).is_some_and(|twin| {
        let other = game.open_at(&twin);
        // Few turns at the start are alike by chance: a man and a lion have three each.
        let depth = if game.open().perft(2) < 60 { 5 } else { 2 };
        let alike = |mut other: Box<dyn Session>| other.perft(depth) == game.open().perft(depth);
        twin.placed == start.placed && start.placed.len() > 1 && other.is_ok_and(alike)
    })
}

/// The games that begin alike for both sides.
static ALIKE: LazyLock<Vec<&Game>> =
    LazyLock::new(|| catalogue().iter().filter(|game| begins_alike(game)).collect());

/// A position and its twin have as many turns, and as many answers to them. Whether there was a
/// twin to compare with.
fn twins_play_alike(game: &Game, session: &mut Box<dyn Session>) -> bool {
    let Some(twin) = twin(session.board(), &session.position()) else { return false };
    let mut other = game.open_at(&twin).expect("the twin of a legal position");
    let turns = session.turns().len();
    assert_eq!(other.turns().len(), turns, "{} {twin:?}", game.id());
    if turns < 50 {
        assert_eq!(other.perft(2), session.perft(2), "{} {twin:?}", game.id());
    }
    true
}

/// Opens a position that may be an odd one and asks it what is asked of every position.
fn open_and_ask(game: &Game, position: &Position) {
    let Ok(mut session) = game.open_at(position) else { return };
    let turns = session.turns().len();
    assert_eq!(turns == 0, !session.outcome().is_open(), "{} {position:?}", game.id());
    let _ = (session.score(), session.position());
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(12))]

    #[test]
    fn every_game_keeps_the_contract(seed: u64) {
        for game in catalogue().iter().filter(|game| !game.is_listed()) {
            random_game(game, seed, 90, |session| {
                session_is_sound(session);
                draughts_are_sound(session);
                resolve_agrees(session);
                follow_agrees(session);
                others_are_explained(session);
            });
        }
    }
}

// Games that list their turns: some have thousands in a position.
proptest! {
    #![proptest_config(ProptestConfig::with_cases(2))]

    #[test]
    fn every_listed_game_keeps_the_contract(seed: u64) {
        for game in catalogue().iter().filter(|game| game.is_listed()) {
            random_game(game, seed, 40, |session| {
                session_is_sound(session);
                texts_are_sound(game, session);
            });
        }
    }

    #[test]
    fn positions_open_to_what_they_were(seed: u64) {
        for game in catalogue() {
            random_game(game, seed, 60, |session| {
                let again = game.open_at(&session.position()).unwrap();
                assert_eq!(again.key(), session.key());
                assert_eq!(again.position(), session.position());
            });
        }
    }

    #[test]
    fn pieces_never_come_from_nowhere(seed: u64) {
        for game in catalogue() {
            random_game(game, seed, 60, |session| pieces_are_conserved(game, session));
        }
    }

    #[test]
    fn symmetric_games_are_symmetric(seed: u64) {
        let mut compared = 0;
        for game in ALIKE.iter() {
            let mut twins = 0;
            random_game(game, seed, 20, |session| {
                twins += usize::from(twins_play_alike(game, session));
            });
            compared += usize::from(twins > 1);
        }
        assert!(compared >= LEAST_SYMMETRIC, "only {compared} games were compared");
    }

    /// Whatever a position says, and whatever is written as a move, nothing panics.
    #[test]
    fn no_position_and_no_text_panics(
        seed: u64,
        text in "[-a-j0-9@x:=~^,./\\[\\]A-DKR]{0,12}",
        value in "[-a-j0-9,/ WBwb.=]{0,12}",
    ) {
        for game in catalogue().iter().filter(|game| game.is_listed()) {
            random_game(game, seed, 5, |session| {
                let _ = session.resolve_text(&text);
                let position = session.position();
                for index in 0..position.sections.len() {
                    let mut other = position.clone();
                    other.sections[index].value.clone_from(&value);
                    open_and_ask(game, &other);
                    other.sections.remove(index);
                    open_and_ask(game, &other);
                }
                let mut other = position;
                other.sections.clear();
                open_and_ask(game, &other);
                other.placed.truncate(seed as usize % 7);
                open_and_ask(game, &other);
                other.placed.iter_mut().for_each(|placed| placed.piece.kind = Kind::Other(b'Z'));
                open_and_ask(game, &other);
            });
        }
    }
}

#[test]
fn the_catalogue_is_in_order() {
    let games = catalogue();
    assert_eq!(games.len(), tavlei_rules::COUNT, "a built-in game could not be made");
    for (i, game) in games.iter().enumerate() {
        let spec = game.spec();
        assert!(spec.id.bytes().all(|b| b.is_ascii_lowercase() || b.is_ascii_digit() || b == b'-'));
        assert!(!spec.sources.is_empty(), "{} cites nothing", spec.id);
        let in_words = !spec.words.is_empty();
        assert!(in_words || !game.is_listed(), "{} needs its rules in words", spec.id);
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

/// Whatever the program calls a game can be given back to it.
#[test]
fn every_shown_name_finds_its_game() {
    let mut shown = 0;
    for game in catalogue() {
        let spec = game.spec();
        let own = [&spec.id, &spec.name, &spec.name_ru].into_iter().chain(spec.aliases.iter());
        let own = own.map(AsRef::<str>::as_ref);
        let languages = ["nl", "de", "fr", "pl", "uk"].map(|language| spec.name_in(language));
        let others = languages.into_iter().filter(|&name| name != spec.name);
        for name in own.chain(others) {
            for written in [name.to_string(), name.to_uppercase(), name.replace('ё', "е")] {
                let found = find(&written).map(|found| found.id().to_owned());
                assert_eq!(found.as_deref(), Some(game.id()), "{written}");
            }
            shown += 1;
        }
    }
    assert_eq!(names().count(), shown);
}

#[test]
fn parts_of_names_find_a_game_that_alone_has_them() {
    let id = |name| find(name).map(|game| game.id().to_owned());
    for name in ["Reversi", "Othello", "отелло", "«Реверси»"] {
        assert_eq!(id(name).as_deref(), Some("reversi"), "{name}");
    }
    assert_eq!(id("Loach").as_deref(), Some("vyun"));
    assert_eq!(id("Столбы").as_deref(), Some("bashni"));
    // A description, a part of two names, nothing.
    for name in ["3 игрока", "Horses, players", "", "(", "The "] {
        assert_eq!(id(name), None, "{name}");
    }
}
