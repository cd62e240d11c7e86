//! Every game in every notation: what is written is read back as the same turn.

use tavlei_core::{Labels, Session};
use tavlei_notation::{Names, Notation, find_notation, relabel, shipped};
use tavlei_rules::{Game, catalogue, find};

/// How far games are played, and how many turns of a position are looked at.
const PLIES: usize = 24;
const TURNS: usize = 6;

fn labels(game: &Game, notation: &Notation) -> Option<Labels> {
    let usual = game.labels().scheme();
    let scheme = notation.cells.scheme(game.board(), game.spec().first, usual, usual)?;
    Labels::new(game.board(), &scheme).ok()
}

/// Writes and reads some turns of a position; how many were written in the notation's own way.
fn check(session: &mut dyn Session, notation: &Notation, labels: &Labels, take: char) -> usize {
    let turns = session.turns().to_vec();
    let some = turns.iter().step_by(turns.len() / TURNS + 1);
    let mut own_way = 0;
    for turn in some {
        let spelled = notation.spell(session, turn, Names { labels, take });
        assert!(spelled.unique, "{} {spelled:?}", notation.name);
        let read = notation.resolve(session, &spelled.text, labels);
        own_way += usize::from(read == [*turn]);
        let canonically = session.resolve_text(&spelled.text);
        assert!(
            read == [*turn] || canonically == Some(vec![*turn]),
            "{} {spelled:?}",
            notation.name
        );
    }
    own_way
}

#[test]
fn every_game_in_every_notation() {
    let mut pick = 7_usize;
    for game in catalogue() {
        for notation in shipped() {
            let Some(labels) = labels(game, notation) else { continue };
            let (mut session, mut own_way) = (game.open(), 0);
            for _ in 0..PLIES {
                own_way += check(&mut *session, notation, &labels, game.spec().style.take);
                pick = pick
                    .wrapping_mul(6_364_136_223_846_793_005)
                    .wrapping_add(1_442_695_040_888_963_407);
                let turns = session.turns();
                let Some(turn) = turns.get((pick >> 33) % turns.len().max(1)).copied() else {
                    break;
                };
                session.play(&turn);
            }
            let apart = counts_stand_before_cells(game, &labels);
            assert!(own_way > 0 || apart, "{} is never used in {}", notation.name, game.id());
        }
    }
}

/// Whether no turn at the start can be said with these names: where a count stands before every cell,
/// cells can't be called by numbers.
fn counts_stand_before_cells(game: &Game, labels: &Labels) -> bool {
    let mut session = game.open();
    let turns = session.turns().to_vec();
    let own = session.labels().clone();
    let said = |turn| relabel(&session.text(turn), &own, labels).is_some();
    labels.scheme().is_numeric() && game.is_listed() && !turns.iter().any(said)
}

/// Turns of a game, in a notation.
fn written(game: &str, moves: &[&str], notation: &str) -> Vec<String> {
    let game = find(game).unwrap();
    let notation = find_notation(notation).unwrap();
    let labels = labels(&game, notation).unwrap();
    let own = Notation::default();
    let mut session = game.open();
    let mut texts = Vec::new();
    for text in moves {
        let turns = own.resolve(&mut *session, text, game.labels());
        let [turn] = turns[..] else { panic!("{text} means {turns:?}") };
        let names = Names { labels: &labels, take: game.spec().style.take };
        texts.push(notation.spell(&mut *session, &turn, names).text);
        session.play(&turn);
    }
    texts
}

#[test]
fn what_the_notations_look_like() {
    let international = ["32-28", "19-23", "28x19", "14x23", "37-32", "10-14"];
    assert_eq!(written("international", &international, "hub")[2], "28x19x23");
    assert_eq!(written("international", &international, "algebraic")[0], "d4-e5");
    let russian = ["c3-d4", "d6-c5", "b2-c3"];
    assert_eq!(written("russian", &russian, "uci"), ["c3d4", "d6c5", "b2c3"]);
    assert_eq!(written("russian", &russian, "cyrillic"), ["ц3-д4", "д6-ц5", "б2-ц3"]);
    assert_eq!(written("international", &["35-30"], "cyrillic"), ["й4-и5"]);
    assert_eq!(written("russian", &russian, "letters"), ["cd4", "dc5", "bc3"]);
    assert_eq!(written("russian", &russian, "book"), ["c3–d4", "d6–c5", "b2–c3"]);
    assert_eq!(written("russian", &russian, "iberian"), ["10-14", "22-18", "5-10"]);
    assert_eq!(written("russian", &russian, "numeric-top-left"), ["22-18", "10-14", "25-22"]);
    assert_eq!(written("english", &["11-15"], "iberian"), ["10-14"]);
    assert_eq!(written("english", &["11-15"], "numeric-zero"), ["9-13"]);
    assert_eq!(written("reversi", &["@f5", "@d6"], "othello"), ["f5", "d6"]);
}
