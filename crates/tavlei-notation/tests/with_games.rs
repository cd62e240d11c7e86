//! Every legal turn of random games, in every form, is read back as that turn and no other.

use proptest::prelude::*;
use tavlei_core::{Labels, Session, Turn};
use tavlei_notation::{
    Dialect, TurnForm, TurnStyle, parse_fen, parse_fen_as, parse_turn, spell_turn, write_fen,
};
use tavlei_rules::{Game, catalogue, find};

const FORMS: [TurnForm; 4] =
    [TurnForm::Short, TurnForm::Full, TurnForm::Letters, TurnForm::Canonical];

fn style(labels: &Labels, form: TurnForm) -> TurnStyle<'_> {
    TurnStyle { labels, take: ':', form }
}

/// Checks every form of a turn. Turns that no text tells apart must be marked.
fn check_turn(session: &mut dyn Session, turn: &Turn, labels: &Labels) {
    if session.turns_are_texts() {
        let text = spell_turn(session, turn, &style(labels, TurnForm::Short)).text;
        assert_eq!(session.resolve_text(&text), Some(vec![*turn]), "{text}");
        return;
    }
    for form in FORMS {
        let spelled = spell_turn(session, turn, &style(labels, form));
        let mut found = Vec::new();
        session.resolve(&parse_turn(&spelled.text, labels).unwrap().pattern, &mut found);
        let mut steps = Vec::new();
        session.steps(turn, &mut steps);
        let fen = write_fen(&session.position(), labels);
        assert_eq!(found, [*turn], "{spelled:?} {form:?} {fen} {steps:?}");
        assert!(spelled.unique);
    }
}

/// The position of a session, through text and back.
fn check_fen(game: &Game, session: &dyn Session) {
    for labels in [game.labels(), game.algebraic()] {
        let mut position = session.position();
        position.sort();
        let text = write_fen(&position, labels);
        let dialect = if game.is_listed() { Dialect::Open } else { Dialect::Draughts };
        let parsed = parse_fen_as(dialect, &text, game.board(), &[labels]).unwrap();
        assert_eq!(write_fen(&parsed.position, labels), text);
        assert_eq!(parsed.position.placed, position.placed, "{text}");
        assert_eq!(parsed.position.sections, position.sections, "{text}");
        if game.is_listed() {
            assert!(parsed.remarks.is_empty(), "{text} {:?}", parsed.remarks);
            assert_eq!(game.open_at(&parsed.position).unwrap().key(), session.key(), "{text}");
        }
    }
}

fn play_along(game: &Game, picks: &[usize]) {
    let mut session = game.open();
    for pick in picks {
        let turns = session.turns().to_vec();
        // Of the many turns that some games have, a share that is another one in every position.
        for turn in turns.iter().skip(pick % (1 + turns.len() / 100)).step_by(1 + turns.len() / 100)
        {
            check_turn(&mut *session, turn, game.labels());
            check_turn(&mut *session, turn, game.algebraic());
        }
        check_fen(game, &*session);
        let Some(turn) = turns.get(pick % turns.len().max(1)) else { return };
        session.play(turn);
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(8))]

    #[test]
    fn written_turns_are_read_back(picks in prop::collection::vec(0_usize..1000, 60..140)) {
        for game in catalogue() {
            play_along(game, &picks);
        }
    }
}

/// Where pieces leave the board as they are taken, a capture may end on a cell of one of them.
#[test]
fn a_capture_that_ends_where_a_taken_piece_stood() {
    let game = find("turkish").unwrap();
    let fen = "W:Wb2,f2,g2,h2,b3,d3,e3,h3,b4,c4,h4,Kh8:Bg5,a6,e6,a7,g7,h7";
    let position = parse_fen(fen, game.board(), &[game.algebraic()]).unwrap().position;
    let mut session = game.open_at(&position).unwrap();
    for turn in session.turns().to_vec() {
        check_turn(&mut *session, &turn, game.algebraic());
    }
}
