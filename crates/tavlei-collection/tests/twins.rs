//! Which records are taken for the same game.

use tavlei_collection::twins::{Evidence, Family, Likeness, Lost, Print, Twins, continued, merge};
use tavlei_record::{PdnOptions, ReadOptions, Record, parse_all, write_pdn};
use tavlei_replay::{Context, Options};

/// Twenty-two half-moves of international draughts.
const LONG: &str = "1. 32-28 19-23 2. 28x19 14x23 3. 37-32 10-14 4. 41-37 5-10 5. 46-41 14-19 \
                    6. 34-30 10-14 7. 30-25 20-24 8. 32-28 23x32 9. 37x28 16-21 10. 31-26 11-16 \
                    11. 41-37 7-11";

fn read(text: &str) -> Vec<Record> {
    parse_all(text.as_bytes(), &ReadOptions::default())
}

fn families_by(text: &str, evidence: &Evidence) -> Vec<Family> {
    let records = read(text);
    let context = Context::learn(&records, Options::default());
    let mut twins = Twins::default();
    for record in &records {
        twins.add(Print::of(&context, record));
    }
    twins.families(evidence)
}

fn families(text: &str) -> Vec<Family> {
    families_by(text, &Evidence::default())
}

/// The likeness of the second of two records to the first, or the other way round.
fn likeness(text: &str) -> Option<Likeness> {
    let families = families(text);
    assert!(families.len() < 2);
    families.first().map(|family| family.doubles[0].likeness)
}

fn game(white: &str, black: &str, tags: &str, moves: &str) -> String {
    format!("[White \"{white}\"]\n[Black \"{black}\"]\n{tags}[GameType \"20\"]\n\n{moves} *\n\n")
}

/// A game and the same with other tags and other moves.
fn pair(tags: (&str, &str), moves: (&str, &str)) -> String {
    game("Alder, A.", "Birch, B.", tags.0, moves.0)
        + &game("Alder, A.", "Birch, B.", tags.1, moves.1)
}

#[test]
fn the_same_record() {
    assert_eq!(
        likeness(&game("Alder, A.", "Birch, B.", "", LONG).repeat(2)),
        Some(Likeness::SameRecord)
    );
    assert_eq!(
        likeness(&"[GameType \"20\"]\n\n1. 32-28 *\n\n".repeat(2)),
        Some(Likeness::SameRecord)
    );
}

#[test]
fn the_same_moves_with_other_headers() {
    let (event, other) = ("[Event \"Open\"]\n", "[Event \"Club\"]\n");
    assert_eq!(likeness(&pair(("", event), (LONG, LONG))), Some(Likeness::SameMoves));
    assert_eq!(likeness(&pair((event, other), (LONG, LONG))), None, "22 half-moves are too few");
    let evidence = Evidence { moves: 22, ..Evidence::default() };
    assert_eq!(families_by(&pair((event, other), (LONG, LONG)), &evidence).len(), 1);
}

#[test]
fn dates_count_as_far_as_they_are_known() {
    let date = |date: &str| format!("[Date \"{date}\"]\n");
    let by_dates = |a: &str, b: &str| likeness(&pair((&date(a), &date(b)), (LONG, LONG)));
    assert_eq!(by_dates("1987.??.??", "1987.03.12"), Some(Likeness::SameMoves));
    assert_eq!(by_dates("1987.03.13", "1987.03.12"), None);
}

#[test]
fn the_same_moves_between_others_are_another_game() {
    let text =
        game("Alder, A.", "Birch, B.", "", LONG) + &game("Cedar, C.", "Dogwood, D.", "", LONG);
    assert_eq!(likeness(&text), None);
    let evidence = Evidence { other_players: Some(22), ..Evidence::default() };
    assert_eq!(families_by(&text, &evidence).len(), 1);
}

#[test]
fn a_short_draw_is_not_a_double_of_another() {
    let draw = "1. 32-28 19-23 2. 28x19 14x23";
    let text: String =
        ["Alder", "Cedar", "Elder", "?"].map(|name| game(name, "Birch", "", draw)).concat();
    assert_eq!(families(&text), []);
}

#[test]
fn a_copy_that_breaks_off() {
    let short: String = LONG.split(' ').take(31).collect::<Vec<_>>().join(" ");
    let text = pair(("", ""), (&short, LONG));
    let families = families(&text);
    assert_eq!((families[0].moves, families[0].plies), (1, 22));
    assert_eq!(families[0].doubles[0].likeness, Likeness::BrokenOff);
    let never = Evidence { prefix: None, ..Evidence::default() };
    assert_eq!(families_by(&text, &never), []);
    let strangers =
        game("Cedar, C.", "Birch, B.", "", &short) + &game("Alder, A.", "Birch, B.", "", LONG);
    assert_eq!(likeness(&strangers), None, "the players must agree");
}

#[test]
fn a_copy_that_breaks_off_does_not_join_two_games() {
    let short: String = LONG.split(' ').take(30).collect::<Vec<_>>().join(" ");
    let other = LONG.replace("41-37 7-11", "41-37 6-11");
    let text = game("Alder, A.", "Birch, B.", "", &short)
        + &game("Alder, A.", "Birch, B.", "[Round \"1\"]\n", LONG)
        + &game("Alder, A.", "Birch, B.", "[Round \"2\"]\n", &other);
    let families = families(&text);
    assert_eq!(families.len(), 1);
    assert_eq!(families[0].doubles.len(), 1);
}

#[test]
fn another_notation_and_another_numbering() {
    let numbers = game("Alder, A.", "Birch, B.", "", "1. 33-28 18-23 2. 31-27");
    let letters = game("Alder, A.", "Birch, B.", "", "1. f4-e5 e7-f6 2. b4-c5");
    let turned = game("Alder, A.", "Birch, B.", "", "1. 18-23 33-28 2. 20-24");
    for other in [letters, turned] {
        assert_eq!(likeness(&(numbers.clone() + &other)), Some(Likeness::OtherNotation), "{other}");
    }
}

#[test]
fn a_game_seen_from_the_other_side() {
    let seen = "[White \"Birch, B.\"]\n[Black \"Alder, A.\"]\n[GameType \"20\"]\n[FEN \"B:W31-50:B1-20\"]\n\n\
                1... 18-23 2. 33-28 20-24 *\n\n";
    let text = game("Alder, A.", "Birch, B.", "", "1. 33-28 18-23 2. 31-27") + seen;
    assert_eq!(likeness(&text), Some(Likeness::Turned));
}

#[test]
fn what_can_t_be_played_is_compared_as_written() {
    let illegal = "1. 32-28 19-23 2. 28-19 14x23";
    assert_eq!(
        likeness(&pair(("", "[Site \"?\"]\n"), (illegal, illegal))),
        Some(Likeness::SameMoves)
    );
    assert_eq!(likeness(&pair(("", ""), (illegal, "1. 32-28 19-23 2. 28-18 14x23"))), None);
}

#[test]
fn the_fuller_tags_and_the_richer_moves_stay() {
    let bare = game("Alder, A.", "Birch, B.", "", &LONG.replace("19-23", "19-23 {a surprise}"));
    let full = game("Alder, Adam", "Birch, B.", "[Event \"Open\"]\n[Date \"1987.03.12\"]\n", LONG);
    let text = bare + &full;
    let families = families(&text.replace("Alder, Adam", "Alder, A."));
    assert_eq!((families[0].moves, families[0].header), (0, 1));
    let records = read(&text);
    let mut out = Vec::new();
    write_pdn(&mut out, &merge(&records[0], &records[1]), &PdnOptions::default()).unwrap();
    let merged = String::from_utf8(out).unwrap();
    for part in ["[White \"Alder, Adam\"]", "[Event \"Open\"]", "{a surprise}", "[GameType \"20\"]"]
    {
        assert!(merged.contains(part), "{merged}");
    }
}

#[test]
fn many_copies_are_one_family() {
    let text: String = (0..50)
        .map(|n| game("Alder, A.", "Birch, B.", &format!("[Annotator \"No. {n}\"]\n"), LONG))
        .collect();
    let families = families(&text);
    assert_eq!((families.len(), families[0].doubles.len()), (1, 49));
}

#[test]
fn comments_of_a_copy_that_breaks_off_are_kept() {
    let short: String = LONG.split(' ').take(30).collect::<Vec<_>>().join(" ");
    let noted = short.replace("19-23", "19-23 {a surprise} (1... 18-22)");
    let records = read(&pair(("", ""), (&noted, LONG)));
    let context = Context::learn(&records, Options::default());
    let mut twins = Twins::default();
    for record in &records {
        twins.add(Print::of(&context, record));
    }
    let families = twins.families(&Evidence::default());
    assert_eq!((families[0].moves, families[0].notes), (1, Some(0)));
    let whole = continued(&records[0], &records[1]).unwrap();
    let mut out = Vec::new();
    write_pdn(&mut out, &whole, &PdnOptions::default()).unwrap();
    let text = String::from_utf8(out).unwrap().replace('\n', " ");
    let expected = LONG.replace("19-23", "19-23 {a surprise} (1... 18-22)");
    assert!(text.contains(&expected.replace("  ", " ")), "{text}\n{expected}");
    assert!(continued(&records[1], &read("[GameType \"20\"]\n1. 33-28 *")[0]).is_none());
}

#[test]
fn another_spelling_of_what_is_known_is_no_loss() {
    let kept = &read(&game("Alder, Adam", "Birch, B.", "[Date \"1987.03.12\"]\n", LONG))[0];
    let lost = |white: &str, tags: &str| {
        Lost::between(&read(&game(white, "Birch, B.", tags, LONG))[0], kept).tags
    };
    assert_eq!(lost("A. Alder", "[Date \"1987.??.??\"]\n[Site \"?\"]\n"), [] as [&str; 0]);
    assert_eq!(lost("Alder, Adam B.", "[Date \"1987.03.13\"]\n"), ["White", "Date"]);
    assert_eq!(lost("Cedar", "[Site \"Cannes\"]\n"), ["White", "Site"]);
}
