//! Positions for the rules of shatra that the first turns do not meet, and played examples.

use tavlei_core::{
    Kind, Outcome, Piece, Placed, Position, Reason, Session, SetupError, Side, canonical_text,
};
use tavlei_rules::{Game, find};

/// A piece as `k53`, `q61*`, `p7`: its letter, its cell, the mark of the reserve.
fn put(game: &Game, position: &mut Position, side: Side, list: &str) {
    for word in list.split_whitespace() {
        let kind = match word.as_bytes()[0] {
            b'p' => Kind::Man,
            b'k' => Kind::King,
            letter => Kind::Other(letter.to_ascii_uppercase()),
        };
        let at = game.labels().find(word[1..].trim_end_matches('*')).unwrap();
        let mark = if word.ends_with('*') { Placed::STAR } else { 0 };
        position.placed.push(Placed { at, piece: Piece { side, kind }, mark });
    }
}

fn position(game: &Game, side: Side, pieces: &str) -> Position {
    let mut position = Position::empty(side);
    let (white, black) = pieces.split_once(" / ").unwrap();
    put(game, &mut position, Side::White, white);
    put(game, &mut position, Side::Black, black);
    position.sort();
    position
}

fn open(id: &str, side: Side, pieces: &str) -> Box<dyn Session> {
    let game = find(id).unwrap();
    game.open_at(&position(&game, side, pieces)).unwrap()
}

fn turns(session: &mut dyn Session) -> String {
    let turns = session.turns().to_vec();
    let texts: Vec<String> = turns.iter().map(|turn| canonical_text(session, turn)).collect();
    texts.join(" ")
}

fn play(session: &mut dyn Session, texts: &str) {
    for text in texts.split_whitespace() {
        let found = session.resolve_text(text).unwrap();
        assert_eq!(found.len(), 1, "{text} of {}", turns(session));
        session.play(&found[0]);
    }
}

fn pieces(session: &dyn Session) -> String {
    let of = |side: Side| {
        let placed = session.position().placed;
        let mut own: Vec<(usize, String)> = placed
            .iter()
            .filter(|placed| placed.piece.side == side)
            .map(|placed| {
                let letter = match placed.piece.kind {
                    Kind::Man => 'p',
                    Kind::King => 'k',
                    Kind::Other(letter) => letter.to_ascii_lowercase() as char,
                };
                let cell = session.labels().label(placed.at);
                let mark = if placed.mark > 0 { "*" } else { "" };
                (cell.parse().unwrap(), format!("{letter}{cell}{mark}"))
            })
            .collect();
        own.sort();
        own.into_iter().map(|(_, word)| word).collect::<Vec<_>>().join(" ")
    };
    format!("{} / {}", of(Side::White), of(Side::Black))
}

fn has_turns(id: &str, pieces: &str, right: &str) {
    let mut session = open(id, Side::White, pieces);
    assert_eq!(turns(&mut *session), right, "{pieces}");
}

const TORBOKOV: &str = "k53 p17 p24 p31 p40 p45 p50 p51 p56 p57 p58 p59 p60 p61 p62 / \
                        k10 p1 p2 p3 p4 p5 p6 p15 p16 p22 p32";
const WHITE_WINS: Outcome = Outcome::Win(Side::White, Reason::Captured);
const BLACK_WINS: Outcome = Outcome::Win(Side::Black, Reason::Captured);

#[test]
fn a_combination() {
    let mut session = open("altai-shatra", Side::White, TORBOKOV);
    play(
        &mut *session,
        "Б-52 32:48 50-42 48:36 31-23 16:30 17-16 15:17:31 51-43 36:50 56-36 30:42 57-41 42:40 \
         58-37 31:43 59-35 43:27 60-41 40:42 61-36 42:30 62-44 50:38 45:31:29:15:7",
    );
    assert_eq!(session.outcome(), WHITE_WINS);
    assert_eq!(pieces(&*session), "p7 k52 / p1 p2 p3 p4 p5 p6 p27");
}

#[test]
fn its_variation() {
    let mut session = open("altai-shatra", Side::White, TORBOKOV);
    play(&mut *session, "53-52 32:48 50-42 48:36 31-23 15:31 17:7");
    assert_eq!(session.outcome(), WHITE_WINS);
    let right = "p7 p24 p45 p51 k52 p56 p57 p58 p59 p60 p61 p62 / p1 p2 p3 p4 p5 p6 p22 p31 p36";
    assert_eq!(pieces(&*session), right);
}

#[test]
fn a_batyr_stops_before_a_piece_that_it_has_jumped() {
    let start = "q48 k49 p47 p40 / k10 p28 p22 p14 p23 p29 p16";
    let mut session = open("altai-shatra", Side::Black, start);
    play(&mut *session, "28-27 48:13:15:31:28 22:34:46:48:50");
    assert_eq!(session.outcome(), BLACK_WINS);
    assert_eq!(pieces(&*session), " / k10 p16 p50");
}

#[test]
fn a_batyr_takes_eleven_shatras_and_the_biy() {
    let start = "q2 k62 / k19 p15 p18 p23 p27 p29 p30 p40 p41 p45 p49 p51";
    let right = "2:53:32:11:17:52:50:22:24:48:34:13:25 2:53:32:11:17:52:50:22:38";
    has_turns("altai-shatra", start, right);
    let mut session = open("altai-shatra", Side::White, start);
    play(&mut *session, "2:53:32:11:17:52:50:22:24:48:34:13:25");
    assert_eq!(session.outcome(), WHITE_WINS);
    assert_eq!(pieces(&*session), "q25 k62 / ");
}

#[test]
fn turns_with_shatras() {
    for (pieces, right) in [
        ("k44 p45 / k1 p37", "44:30 45:29"),
        ("k45 / k1 p37", "45-38 45-44 45-51 45-52 45:29"),
        (
            "k45 p53 p62 / k1 p46",
            "45-37 45-38 45-44 45-51 45-52 53-32 53-33 53-34 53-35 53-36 53-37 53-38 \
             53-39 53-40 53-41 53-42 53-43 53-44 53-47 53-48 53-49 53-50 53-51 53-52 \
             62-32 62-33 62-34 62-35 62-36 62-37 62-38 62-39 62-40 62-41 62-42 62-43 \
             62-44 62-47 62-48 62-49 62-50 62-51 62-52",
        ),
        ("k60 p58 / k1 p55 p49", "58:53:42"),
        (
            "k52 p7 p58 p49 / k1 p4 p53",
            "49-41 49-42 49-43 49-48 49-50 52-44 52-45 52-51 58-32 58-33 58-34 58-35 \
             58-36 58-37 58-38 58-39 58-40 58-41 58-42 58-43 58-44 58-45 58-46 58-47 \
             58-48 58-50 58-51 7-11 7-12 7-13 7-14 7-15 7-16 7-17 7-18 7-19 7-20 7-21 \
             7-22 7-23 7-24 7-25 7-26 7-27 7-28 7-29 7-30 7-31 7-5 7-8",
        ),
    ] {
        has_turns("altai-shatra", pieces, right);
    }
}

#[test]
fn turns_with_figures() {
    for (pieces, right) in [
        ("k53* p7 q61* b56* / k40 p5 p2", "7:3=B 7:3=R:1"),
        ("k53* p7 q61* r55* / k40 p4 p14 p2 p5", "7:1=B:9 7:1=R:3 7:3=B 7:3=R:1:7"),
        (
            "k43 p10 / k1 p15 p30",
            "10-11 10-12 10-13 10-14 10-16 10-17 10-18 10-19 10-20 10-21 10-22 10-23 \
             10-24 10-25 10-26 10-27 10-28 10-29 10-31 10-7 10-8 10-9 10:23 10:23:37",
        ),
        ("k44 p10 / k1 p15 p37", "10:23 44:30"),
        ("k45 p50 / k1 p37", "45-38 45-44 45-51 45-52 45:29"),
        ("k42 b54* / k1 p49", "42-34 42-35 42-36 42-41 42-43 42-48 42-50 42:53"),
        (
            "r42 k51 b54* / k1 p49",
            "42-10 42-14 42-2 42-21 42-28 42-35 42-39 42-40 42-41 42-43 42-44 42-45 42-5 \
             42-8 51-43 51-44 51-45 51-50 51-52 54-32 54-33 54-34 54-35 54-36 54-37 54-38 \
             54-39 54-40 54-41 54-43 54-44 54-45 54-46 54-47 54-48 54-50 54-52",
        ),
    ] {
        has_turns("shatra", pieces, right);
    }
}

#[test]
fn a_shatra_is_taken_in_passing() {
    let game = find("shatra").unwrap();
    let mut position = position(&game, Side::White, "k53* p28 p30 / k10* p29 p13");
    position.add_section("skipped", "22");
    let mut session = game.open_at(&position).unwrap();
    assert_eq!(turns(&mut *session), "28:16 30:14:12 30:14:8");
    play(&mut *session, "28:16");
    assert_eq!(pieces(&*session), "p16 p30 k53* / k10* p13");
    assert_eq!(session.position().section("skipped"), None);
    let mut before = open("shatra", Side::Black, "k53* p28 p30 / k10* p15 p13");
    play(&mut *before, "15-29");
    assert_eq!(before.position(), position);
}

#[test]
fn a_waiting_shatra_is_exchanged_when_a_figure_is_lost() {
    let start = "k53* p3 p1 q61* r54* r44 b56* b55* / k40 p37";
    let mut session = open("shatra", Side::Black, start);
    assert_eq!(turns(&mut *session), "37:51");
    play(&mut *session, "37:51");
    assert_eq!(pieces(&*session), "r1 p3 k53* r54* b55* b56* q61* / k40 p51");
}

#[test]
fn positions_that_can_not_be_are_refused() {
    let refused = |id: &str, pieces: &str, skipped: Option<&'static str>| {
        let game = find(id).unwrap();
        let mut position = position(&game, Side::White, pieces);
        if let Some(skipped) = skipped {
            position.add_section("skipped", skipped);
        }
        game.open_at(&position).unwrap_err()
    };
    for (id, pieces) in [
        ("altai-shatra", "p50 / p20"),
        ("altai-shatra", "k50 k51 / k20"),
        ("altai-shatra", "k53* / k10"),
        ("shatra", "k53* p45* / k10"),
        ("shatra", "k10* / k20"),
    ] {
        assert!(matches!(refused(id, pieces, None), SetupError::Pieces(_)), "{pieces}");
    }
    assert!(matches!(refused("altai-shatra", "k50 r51 / k20", None), SetupError::NoSuchKind(_)));
    for skipped in ["22", "21", "", "99", "p21"] {
        let error = refused("shatra", "k53* p30 / k10* p29 p15", Some(skipped));
        assert!(matches!(error, SetupError::Section(_)), "{skipped}");
    }
}
