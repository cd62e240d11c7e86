//! Tournaments worked out by hand: points, tie-breaks, published tables in every scale.

use proptest::prelude::*;
use tavlei_collection::tournament::{
    Ask, Entry, Fault, Scale, Standing, Table, TieBreak, Tournament, faults, group, read_pairings,
    read_standings,
};
use tavlei_record::{ReadOptions, parse_all};
use tavlei_replay::{Context, Options, replay};

/// A tournament of games without moves: round, White, Black, result.
fn tournament(games: &[(u32, &str, &str, &str)]) -> Tournament {
    let game = |&(round, white, black, result): &(u32, &str, &str, &str)| {
        format!(
            "[Event \"Cup\"]\n[Round \"{round}\"]\n[White \"{white}\"]\n[Black \"{black}\"]\n\
             [Result \"{result}\"]\n[GameType \"20\"]\n\n*\n\n"
        )
    };
    let pdn: String = games.iter().map(game).collect::<Vec<_>>().concat();
    let records = parse_all(pdn.as_bytes(), &ReadOptions::default());
    let context = Context::learn(&records, Options::default());
    let entry = |record| Entry::new("cup.pdn", record, &replay(&context, record));
    let mut groups = group(records.iter().map(entry).collect());
    assert_eq!(groups.len(), 1);
    groups.remove(0)
}

/// Four players, everybody against everybody: Alder 2+1+2 = 5, Birch 1+2+0 = 3, Cedar 0+2+1 = 3,
/// Dogwood 0+0+1 = 1.
const FOUR: [(u32, &str, &str, &str); 6] = [
    (1, "Alder", "Dogwood", "2-0"),
    (1, "Birch", "Cedar", "0-2"),
    (2, "Dogwood", "Cedar", "1-1"),
    (2, "Alder", "Birch", "1-1"),
    (3, "Birch", "Dogwood", "2-0"),
    (3, "Cedar", "Alder", "0-2"),
];

fn column(table: &Table, at: usize) -> Vec<&str> {
    table.rows.iter().map(|row| row.ties[at].as_str()).collect()
}

fn names(table: &Table) -> Vec<&str> {
    table.rows.iter().map(|row| row.name.as_str()).collect()
}

#[test]
fn tie_breaks_are_those_of_pencil_and_paper() {
    let of = tournament(&FOUR);
    let table = Table::new(&of, Scale::Two, &TieBreak::ALL);
    assert_eq!(table.rows[0].name, "Alder");
    let value = |name: &str, tie: TieBreak| {
        let row = table.rows.iter().find(|row| row.name == name).unwrap();
        let at = table.ties.iter().position(|other| *other == tie).unwrap();
        row.ties[at].clone()
    };
    assert_eq!(value("Birch", TieBreak::Solkoff), "9");
    assert_eq!(value("Cedar", TieBreak::Solkoff), "9");
    assert_eq!(value("Birch", TieBreak::Truncated), "8"); // without Dogwood's 1
    assert_eq!(value("Birch", TieBreak::Median), "3"); // without Alder's 5 too
    assert_eq!(value("Birch", TieBreak::SonnebornBerger), "3.5"); // 5/2 + 1
    assert_eq!(value("Cedar", TieBreak::SonnebornBerger), "3.5"); // 3 + 1/2
    assert_eq!(value("Cedar", TieBreak::HeadToHead), "2");
    assert_eq!(value("Birch", TieBreak::HeadToHead), "0");
    assert_eq!(value("Alder", TieBreak::HeadToHead), ""); // tied with nobody
    assert_eq!(value("Birch", TieBreak::Wins), "1");
    assert_eq!(value("Cedar", TieBreak::Koya), "2"); // from Birch, who has 3 of 6
    assert_eq!(value("Cedar", TieBreak::Progressive), "8"); // 2 + 3 + 3
    assert_eq!(names(&table), ["Alder", "Cedar", "Birch", "Dogwood"]);
}

#[test]
fn places_that_nothing_tells_apart_are_shared() {
    let of = tournament(&FOUR);
    let table = Table::new(&of, Scale::Two, &[TieBreak::SonnebornBerger]);
    let places: Vec<&str> = table.rows.iter().map(|row| row.place.as_str()).collect();
    assert_eq!(places, ["1", "2-3", "2-3", "4"]);
}

#[test]
fn games_without_play_bring_points_and_no_opponent() {
    let of = tournament(&[
        (1, "Alder", "Birch", "2-0F"),
        (1, "Cedar", "bye", "2-0"),
        (2, "Alder", "Cedar", "1-1"),
    ]);
    let table = Table::new(&of, Scale::Two, &[TieBreak::Solkoff, TieBreak::SonnebornBerger]);
    assert_eq!(names(&table)[2], "Birch");
    assert_eq!(column(&table, 0), ["3", "3", "0"]);
    assert_eq!(column(&table, 1), ["1.5", "1.5", "0"]);
    assert_eq!(table.rows[2].results[0].score, "0f");
}

#[test]
fn one_draw_with_the_advantage_in_every_scale() {
    let of = tournament(&[(1, "Alder", "Birch", "3-1"), (2, "Birch", "Alder", "4-0")]);
    let points = |scale| of.points(scale);
    assert_eq!(points(Scale::Delft), [300, 500]);
    assert_eq!(points(Scale::Two), [100, 300]);
    assert_eq!(points(Scale::Three), [100, 400]);
    assert_eq!(points(Scale::One), [50, 150]);
    assert_eq!(points(Scale::Written), [300, 500]);
    let plus = tournament(&[(1, "Alder", "Birch", "1+ - 1-"), (2, "Birch", "Alder", "2-0")]);
    assert_eq!(plus.points(Scale::Delft), [300, 500]);
    let table = Table::new(&plus, Scale::Two, &[TieBreak::Plus]);
    assert_eq!(table.rows[1].results[0].score, "1+");
    assert_eq!(column(&table, 0), ["-1", "1"]);
}

fn codes(found: &[Fault]) -> Vec<&str> {
    found.iter().map(|fault| fault.code.code).collect()
}

#[test]
fn a_published_table_is_read_in_its_own_scale() {
    let of = tournament(&FOUR);
    for points in [
        ["5", "3", "3", "1"],
        ["2,5", "1½", "1.5", "½"],
        ["7", "4", "4", "1"],
        ["10", "6", "6", "2"],
    ] {
        let rows = ["Alder", "Cedar", "Birch", "Dogwood"].iter().zip(points);
        let text: String =
            rows.map(|(name, points)| format!("{name};{points}\n")).collect::<Vec<_>>().concat();
        let standings = read_standings(&format!("Naam;Punten\n{text}")).unwrap();
        let ask = Ask { standings: Some(standings), ..Ask::default() };
        assert_eq!(codes(&faults(&of, &ask)), [] as [&str; 0], "{points:?}");
    }
}

#[test]
fn a_scale_that_is_named_is_the_one_that_counts() {
    let of = tournament(&FOUR);
    let line =
        |name: &str, points| Standing { name: name.to_owned(), points, place: None, line: 2 };
    let standings =
        vec![line("Alder", 500), line("Birch", 300), line("Cedar", 300), line("Dogwood", 100)];
    let ask = Ask { standings: Some(standings), scale: Some(Scale::One), ..Ask::default() };
    let found = faults(&of, &ask);
    assert_eq!(codes(&found), ["T760"; 4]);
    assert_eq!(
        found[0].message,
        "Alder has 5 points in the table and 2.5 by the games (scale 1-0)"
    );
}

#[test]
fn pairings_in_another_alphabet_are_found() {
    let of = tournament(&FOUR[..2]);
    let list = "Тур,Белые,Черные\n1,Алдер,Догвуд\n1,Цедар,Birch\n";
    let ask = Ask { pairings: Some(read_pairings(list).unwrap()), ..Ask::default() };
    // Birch and Cedar are exchanged in the list; Догвуд is spelt by ear and is nobody's name.
    assert_eq!(codes(&faults(&of, &ask)), ["T750", "T751", "T752"]);
}

#[test]
fn a_micro_match_is_no_fault_and_a_third_game_is() {
    let mut games = vec![
        (1, "Alder", "Birch", "1-0"),
        (1, "Birch", "Alder", "1-0"),
        (1, "Cedar", "Dogwood", "1-0"),
        (1, "Dogwood", "Cedar", "1-0"),
    ];
    assert_eq!(codes(&faults(&tournament(&games), &Ask::default())), [] as [&str; 0]);
    games.push((1, "Alder", "Birch", "0-1"));
    assert_eq!(codes(&faults(&tournament(&games), &Ask::default())), ["T706"]);
}

proptest! {
    /// Whatever the results, every game's points are shared out, places run from 1, and a table that
    /// is published as counted has no fault.
    #[test]
    fn a_table_made_from_the_games_agrees_with_them(
        results in prop::collection::vec(prop::sample::select(vec!["2-0", "1-1", "0-2", "0-0"]), 6),
    ) {
        let games: Vec<_> = FOUR.iter().zip(&results).map(|(g, r)| (g.0, g.1, g.2, *r)).collect();
        let of = tournament(&games);
        let lost = results.iter().filter(|result| **result == "0-0").count() as i32;
        prop_assert_eq!(of.points(Scale::Two).iter().sum::<i32>(), 200 * (6 - lost));
        let table = Table::new(&of, Scale::Two, &[TieBreak::SonnebornBerger]);
        let rows = table.rows.iter().map(|row| format!("{},{},{}\n", row.place, row.name, row.points));
        let text = format!("place,name,points\n{}", rows.collect::<Vec<_>>().concat());
        let ask = Ask {
            standings: Some(read_standings(&text).unwrap()),
            scale: Some(Scale::Two),
            ..Ask::default()
        };
        let found = faults(&of, &ask);
        prop_assert_eq!(codes(&found), [] as [&str; 0]);
    }
}
