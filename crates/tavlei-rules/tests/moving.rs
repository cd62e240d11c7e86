//! Hunts, surrounding, sowing and races: positions for the rules that the first plies of a game do
//! not meet, with all legal turns or with the end.

use tavlei_core::Side::{self, Black, White};
use tavlei_core::{Kind, Outcome, Position, Session, canonical_text};

/// A position from cells; a capital before a cell is the kind of the piece, `name:value` a section.
fn session(id: &str, white: &str, black: &str, side: Side, sections: &str) -> Box<dyn Session> {
    let game = tavlei_rules::find(id).unwrap();
    let mut position = Position::empty(side);
    for (owner, cells) in [(Side::White, white), (Side::Black, black)] {
        for word in cells.split_whitespace() {
            let kind = match word.as_bytes()[0] {
                letter if letter.is_ascii_uppercase() => Kind::Other(letter),
                _ => Kind::Man,
            };
            let name = word.trim_start_matches(|c: char| c.is_ascii_uppercase());
            position.put(game.labels().find(name).unwrap(), owner, kind);
        }
    }
    for section in sections.split_whitespace() {
        let (name, value) = section.split_once(':').unwrap();
        position
            .sections
            .push(tavlei_core::Section { name: name.to_owned().into(), value: value.to_owned() });
    }
    position.sort();
    let session = game.open_at(&position).unwrap();
    let again = game.open_at(&session.position()).unwrap();
    assert_eq!(again.key(), session.key(), "{id} is not read as it is written");
    session
}

fn texts(session: &mut dyn Session) -> Vec<String> {
    let turns = session.turns().to_vec();
    turns.iter().map(|turn| canonical_text(session, turn)).collect()
}

fn all(mut session: Box<dyn Session>, right: &str) {
    let mut right: Vec<&str> = right.split_whitespace().collect();
    right.sort_unstable();
    assert_eq!(texts(&mut *session), right);
}

fn end(mut session: Box<dyn Session>) -> &'static str {
    assert_eq!(session.turns().is_empty(), !session.outcome().is_open());
    match session.outcome() {
        Outcome::Win(Side::White, _) => "1-0",
        Outcome::Win(Side::Black, _) => "0-1",
        Outcome::WinOfSeat(..) => "of a seat",
        Outcome::Draw(_) => "1/2-1/2",
        Outcome::Open => "*",
    }
}

fn play(session: &mut dyn Session, text: &str) {
    let found = session.resolve_text(text).unwrap();
    assert_eq!(found.len(), 1, "{text}");
    session.play(&found[0]);
}

/// What a text is read as.
fn read(session: &mut dyn Session, text: &str) -> Vec<String> {
    let found = session.resolve_text(text).unwrap();
    found.iter().map(|turn| canonical_text(session, turn)).collect()
}

#[test]
fn a_pack_and_its_beast() {
    assert_eq!(end(session("four-dogs", "e1 e3 g3 g5", "h4", Black, "")), "1-0");
    all(session("four-dogs", "a1 a3 a5 a7", "b4", Black, ""), "b4-c3 b4-c5");
    assert_eq!(end(session("four-dogs", "c1 c3 c5 c7", "a3", White, "")), "0-1");
    all(
        session("antelope-and-wolves", "f4", "a1 a3 a5 a7 b2 b4 e5 g3", White, ""),
        "f4-d6 f4-e3 f4-g5 f4-h2",
    );
}

#[test]
fn the_fox_takes_in_series() {
    let geese = "c3 c5 e3 e5 a1";
    let turns = "d2-c1 d2-e1 d2xb4 d2xb4xd6 d2xb4xd6xf4 d2xb4xd6xf4xd2 d2xf4 d2xf4xd6 d2xf4xd6xb4";
    all(session("fox-and-geese", geese, "d2", Black, ""), turns);
    let mut fox = session("fox-and-geese", geese, "d2", Black, "");
    assert_eq!(read(&mut *fox, "d2:f4:d6:b4:d2"), ["d2xb4xd6xf4xd2"], "the other way round");
    assert_eq!(end(session("fox-and-geese", "a1 a3 a5 a7", "h8", Black, "")), "0-1");
    assert_eq!(end(session("fox-and-geese", "h2 h4 a5 a7", "h8", Black, "through:2")), "1-0");
}

#[test]
fn the_duel_begins_with_a_short_turn() {
    all(session("triple-duel", "a1", "a8", White, ""), "a1-a2 a1-a3 a1-a4");
    let long = "a1-a2 a1-a3 a1-a4 a1-a5 a1-a6 a1-a7";
    all(session("triple-duel", "a1", "a8", White, "first:no"), long);
    assert_eq!(end(session("triple-duel", "a1", "a2 b8", White, "")), "0-1");
}

#[test]
fn lion_and_man() {
    all(session("man-and-lion", "e7", "f8", Black, ""), "f8-g8 f8-h8");
    all(session("man-and-lion", "d4", "f8", White, ""), "d4-c4 d4-c5 d4-d5 d4-e4 d4-e5");
    assert_eq!(end(session("man-and-lion", "g7", "h8", Black, "")), "1-0");
    assert_eq!(end(session("man-and-lion", "g7", "a1", White, "")), "0-1");
    assert_eq!(end(session("man-and-lion", "g7", "a8", White, "goal:a8")), "0-1");
}

#[test]
fn cats_share_their_steps() {
    let mut one = session("cats-and-mouse", "d4", "c4", Black, "");
    let turns = texts(&mut *one);
    assert_eq!(turns.len(), 63);
    assert!(turns.contains(&"c4xd4".to_owned()));
    let mut three = session("cats-and-mouse", "d4", "a4 h8 h1", Black, "");
    assert_eq!(three.turns().len(), 276);
    let canonical = read(&mut *three, "h8-g8,a4-a5,h1-g1");
    assert_eq!(canonical, ["a4-a5,h1-g1,h8-g8"], "in another order");
    play(&mut *three, &canonical[0]);
    assert_eq!(three.side(), White);
    let mut next = session("cats-and-mouse", "e6", "e5 a1", Black, "");
    assert_eq!(read(&mut *next, "e5-d4,d4-d5"), ["e5-d4,d4-d5"]);
    assert_eq!(read(&mut *next, "a1-a2,e5xe6"), ["a1-a2,e5xe6"]);
    play(&mut *next, "e5xe6");
    assert_eq!(end(next), "0-1");
    assert_eq!(end(session("cats-and-mouse", "a4", "b4", Black, "")), "1-0");
}

#[test]
fn seega_takes_again_and_again() {
    let mut crowd = session("seega", "c4 e4 d6 f6", "d4 c5 d5 h8", White, "");
    let turns = texts(&mut *crowd);
    assert_eq!(turns.len(), 32);
    for text in ["c4xb4", "c4xb4xc4", "c4xb4xc4xd4", "d6xc6", "f6xe6", "e4-e5"] {
        assert!(turns.contains(&text.to_owned()), "{text} is not among {turns:?}");
    }
    all(
        session("seega", "a2 c1 f1", "b1 d2 e2 h8", White, ""),
        "a2-a3 a2-b2 a2xa1 a2xa1-a2 a2xa1-b1 c1-c2 c1-d1 f1-e1 f1-f2 f1-g1",
    );
    assert_eq!(end(session("seega", "a2", "b1 d2", White, "")), "0-1");
    let mut placing = session("seega", "", "", White, "");
    assert_eq!(read(&mut *placing, "@c3,@a1"), ["@a1,@c3"]);
}

#[test]
fn hasami_ends_with_a_line_or_with_few_men() {
    let (line, others) = ("b2 c3 d4 f6 e5", "a8 b8 c8 d8 f8 g5");
    assert_eq!(end(session("hasami", line, others, Black, "")), "1-0");
    assert_eq!(end(session("hasami", "a1 b2 c3 d4 e5", others, Black, "")), "*", "the first rank");
    assert_eq!(end(session("hasami", "b2 c3 d4 f6", others, Black, "")), "1/2-1/2");
}

#[test]
fn ming_mang_turns_rows_over() {
    let mut rows = session("ming-mang", "a1 f6", "b6 c6 d6 e6 h8", White, "");
    assert!(texts(&mut *rows).contains(&"a1xa6".to_owned()));
    play(&mut *rows, "a1xa6");
    assert_eq!(rows.score().unwrap(), "6:1");
    assert_eq!(end(session("ming-mang", "a1 b1", "a2 b2 c1", White, "")), "0-1", "a block");
}

#[test]
fn chains_of_sharks() {
    let mut game = tavlei_rules::find("shark").unwrap().open();
    for text in "b1^ d8^ a4-b4 h5-g5 b4-c4 g5-f5 c4-d4 f5-e5 d4-e4".split(' ') {
        play(&mut *game, text);
    }
    let position = game.position();
    assert_eq!(position.section("head-w"), Some("e4"));
    assert_eq!(position.section("head-b"), Some("e5"));
    let sharks = position.placed.iter().filter(|placed| placed.piece.kind == Kind::Other(b'S'));
    assert_eq!(sharks.count(), 2);
    all(game, "e5-d5 e5^ e8-d5 e8^ f5^ f8^ g5^ h5^ h6^ h7^ h8^");
    all(
        session("shark", "c4 a4", "h5", White, "head-w:c4"),
        "~b4,b4-c4 ~b4,b4^ ~b4,a4^ ~c4,c4-d4 ~c4,c4^ ~c4,b4^",
    );
}

#[test]
fn alquerque_is_huffed() {
    let (white, black) = ("c3 a7", "d4 d6 g1");
    let turns = "a7-a6 a7-b6 a7-b7 c3-b2 c3-b3 c3-b4 c3-c2 c3-c4 c3-d2 c3-d3 c3xe5 c3xe5xc7";
    all(session("alquerque-7", white, black, White, ""), turns);
    let mut moved = session("alquerque-7", white, black, White, "");
    play(&mut *moved, "c3-c4");
    let turns = texts(&mut *moved);
    assert_eq!(turns.len(), 20);
    assert!(turns.contains(&"xc4".to_owned()));
    let mut other = session("alquerque-7", white, black, White, "");
    play(&mut *other, "a7-a6");
    assert!(texts(&mut *other).contains(&"xc3".to_owned()));
    assert_eq!(other.position().section("huff"), Some("c3"));
    assert_eq!(end(session("alquerque-7", "a1 b1", "g7", White, "quiet:50")), "1-0");
}

#[test]
fn bees_keep_the_parity() {
    let bees = |sections| session("bees", "d5 a1", "e6 h8", White, sections);
    all(bees("last:u leader:w"), "-- a1-b2 d5-d4 d5xe6");
    all(bees("last:u leader:b"), "a1-b2 d5-d4 d5xe6");
    all(session("bees", "a8", "h1", White, "last:d leader:b"), "--");
}

#[test]
fn kalah_sows_again() {
    let full = "f8 e8 f7 e7 f6 e6 f5 e5 d8 c8 d7 c7 d6 c6 d5 c5";
    let eight = &full[24..];
    let stores = "kalah-w:10 kalah-b:17";
    all(session("kalah", "a1", eight, White, stores), "A,B");
    let mut last = session("kalah", "g1 g2 g3 g4 h1", "a8 c8 e8 g8", White, stores);
    assert_eq!(texts(&mut *last), ["D"]);
    play(&mut *last, "d");
    assert_eq!(last.score().unwrap(), "11:17");
    assert_eq!(last.side(), White);
    assert_eq!(end(last), "0-1");
}

#[test]
fn corners_of_the_book_allow_a_last_reply() {
    let home = "f6 f7 f8 g6 g7 g8 h6 h7 h8";
    let black = |last| format!("a1 a2 a3 b1 b2 b3 c1 c2 {last}");
    assert_eq!(end(session("ugolki", home, &black("d3"), Black, "")), "1/2-1/2");
    assert_eq!(end(session("ugolki", home, &black("e5"), Black, "")), "1-0");
    let mut start = tavlei_rules::find("ugolki").unwrap().open();
    assert_eq!(read(&mut *start, "b1-d1"), ["b1-d1"]);
    let mut way = session("ugolki", "a1 b1 c2", "h8", White, "");
    assert_eq!(read(&mut *way, "a1-c1-c3"), ["a1-c3"], "the full way");
    assert!(read(&mut *way, "a1-c2-c3").is_empty(), "no such way");
}

#[test]
fn corners_of_the_yard_must_be_left() {
    all(
        session("ugolki-9", "a1 a2 d4 d5 d6 d7 d8 e5 e6", "a6 a7 a8 b6 b7 b8 c6 c7 c8", White, ""),
        "a1-a3 a1-b1 a1-b2 a2-a3 a2-b1 a2-b2 a2-b3",
    );
}

#[test]
fn halma_counts_its_turns() {
    assert_eq!(end(session("halma", "a1 d5", "e5 e4", White, "made:60")), "0-1");
    assert_eq!(end(session("halma", "a1 d5", "e5 h8", White, "made:60")), "1/2-1/2");
    assert_eq!(end(session("halma", "a1 d5", "e5 e4", White, "made:59")), "*");
}

#[test]
fn lines_go_as_far_as_there_are_men() {
    all(
        session("lines-of-action", "a1 b2 d4", "c1 c2 h8", Black, ""),
        "c1-c3 c1-d2 c1-e1 c1xa1 c2-b1 c2-b3 c2-c4 c2-d1 c2-d3 c2-e2 h8-g8 h8-h7 h8xd4",
    );
}

#[test]
fn races_round_the_border() {
    all(session("pachisi", "h4 a1 c3", "f8 h6", White, "corner-w:28 allowed:2,4"), "h4xh6 h4xh8");
    all(
        session("konyashki", "d1 a1", "f1 h1", White, "corner-w:28"),
        "[1]a1-b2 [1]d1-e1 [2]a1-c3 [2]d1xf1 [3]a1-d4 [3]d1-g1 [4]d1xh1 [5]d1-h2 [6]d1-h3",
    );
    let home = session("konyashki", "a1 b2 c3 d4", "", Black, "corner-w:28");
    assert_eq!(end(home), "1-0");
}

#[test]
fn bad_sections_are_errors() {
    let bad = [
        ("fox-and-geese", "through", "9"),
        ("triple-duel", "first", "?"),
        ("man-and-lion", "goal", "z9"),
        ("seega", "hand-w", "3"),
        ("shark", "head-b", "a1"),
        ("alquerque-8", "huff", "d4,"),
        ("bees", "last", "x"),
        ("kalah", "kalah-w", "-1"),
        ("halma", "made", "61"),
        ("pachisi", "allowed", "7"),
        ("konyashki", "corner-b", "5"),
    ];
    for (id, name, value) in bad {
        let game = tavlei_rules::find(id).unwrap();
        let mut position = game.start().clone();
        position.add_section(name, value);
        assert!(game.open_at(&position).is_err(), "{id}: {name} {value}");
    }
}
