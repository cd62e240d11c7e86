//! Positions for the rules of towers that the first turns of a game do not meet.

mod cells;

use cells::{Scene, scene};
use tavlei_core::{Outcome, Reason, Side};

#[test]
fn a_long_king_takes_several_ways() {
    let scene = scene("bashni", Side::White, "c3=W b2=b d4=b h8=b");
    assert_eq!(scene.turns(), ["c3xa1xe5", "c3xa1xf6", "c3xa1xg7", "c3xe5xa1"]);
}

#[test]
fn only_the_top_man_goes_under() {
    let mut scene = scene("bashni", Side::White, "c3=w d4=Bww f6=b");
    assert_eq!(scene.turns(), ["c3xe5xg7"]);
    scene.play("c3xe5xg7");
    assert_eq!(scene.stacks(), "d4=ww g7=wBb");
}

#[test]
fn the_row_before_the_last_promotes_nobody() {
    let scene = scene("bashni", Side::White, "c5=w d6=b f6=b");
    assert_eq!(scene.turns(), ["c5xe7xg5"]);
}

#[test]
fn a_soldier_is_promoted_and_stops() {
    let mut game = scene("lasca", Side::White, "c5=wb d6=Bw");
    assert_eq!(game.turns(), ["c5xe7"]);
    game.play("c5xe7");
    assert_eq!(game.stacks(), "d6=w e7=WbB");
    let officer = scene("lasca", Side::White, "a1=W b2=bb d2=b d4=b b4=b");
    assert_eq!(officer.turns(), ["a1xc3xa5", "a1xc3xe1", "a1xc3xe5"]);
}

#[test]
fn the_most_men_are_taken_one_piece_more_than_once() {
    let round = scene("emergo", Side::White, "c3=w d4=bbb f4=b f2=b d2=b");
    assert_eq!(round.turns(), ["c3xe5xg3xe1xc3xe5"]);
    let straight = scene("emergo", Side::White, "c3=w d4=bbb");
    assert_eq!(straight.turns(), ["c3xe5"]);
}

#[test]
fn the_last_men_enter_together() {
    let position = "a1=w hand-w:3 hand-b:0 g7=b";
    let mut game = scene("emergo", Side::White, position);
    assert!(game.turns().iter().all(|text| text.starts_with("3@")));
    game.play("3@e5");
    assert_eq!(game.stacks(), "a1=w e5=www g7=b");
    let one = scene("emergo", Side::White, "a1=w g7=b hand-w:1 hand-b:0");
    assert!(one.turns().iter().all(|text| text.starts_with('@')));
}

#[test]
fn a_blocked_side_draws_where_men_enter() {
    let blocked = "a1=w b2=bb c3=b hand-w:0 hand-b:0";
    assert_eq!(scene("emergo", Side::White, blocked).outcome(), Outcome::Draw(Reason::NoTurn));
    let covered = "b2=bw c3=b hand-w:0 hand-b:0";
    let lost = Outcome::Win(Side::Black, Reason::NoPieces);
    assert_eq!(scene("emergo", Side::White, covered).outcome(), lost);
}

#[test]
fn towers_lose_men_from_below() {
    // The four top men cross a stack of two; of the six, the lowest one goes.
    let mut game = scene("bashnya", Side::White, "c1=wwwwb c2=bw h4=b");
    assert!(game.turns().contains(&"4c1xc5".to_owned()));
    game.play("4c1xc5");
    assert_eq!(game.stacks(), "c1=b c5=wwwwb h4=b");
    assert_eq!(game.section("hand-w"), "1");
}

#[test]
fn a_reserve_man_stands_on_top_of_anything() {
    let mut game = scene("bashnya", Side::White, "c3=bbbbb h4=b hand-w:1");
    assert_eq!(game.turns().len(), 52);
    game.play("@c3");
    assert_eq!(game.stacks(), "c3=wbbbb h4=b");
    assert_eq!(game.section("hand-w"), "0");
}

#[test]
fn dipoles_take_what_is_not_higher() {
    let game = scene("dipole", Side::White, "c3=ww e5=bb e1=bbb a1=b h8=b");
    // Two men take at e5 and at a1, not the three at e1.
    assert_eq!(game.turns(), ["1c3-b4", "1c3-d4", "2c3-a5", "2c3-c5", "2c3xa1", "2c3xe5"]);
}

#[test]
fn covering_a_king_wins() {
    let mut game = scene("tumbling-down", Side::White, "a1=w b2=bb h8=b");
    assert_eq!(game.turns(), ["a1-a2", "a1-b1", "a1-b2"]);
    game.play("a1-b2");
    assert_eq!(game.outcome(), Outcome::Win(Side::White, Reason::Captured));
    assert_eq!(game.section("winner"), "w");
    let mut short: Scene = scene("tumbling-down", Side::White, "b1=wbw h8=b h7=bb");
    short.play("b1-a1");
    assert_eq!(short.stacks(), "a1=wbw h7=bb h8=b");
}

#[test]
fn sections_that_say_nothing_sensible_are_refused() {
    for (id, section) in [
        ("emergo", "hand-w:13"),
        ("emergo", "hand-b:-1"),
        ("bashnya", "hand-b:+1"),
        ("bashnya", "hand-w:31"),
        ("tumbling-down", "winner:x"),
    ] {
        let board = if id == "bashnya" { "d4=wwwwwwwwwwwwwwwwwwwwwwwwwwwwww" } else { "a1=w" };
        assert!(cells::open(id, Side::White, &format!("{board} {section}")).is_err(), "{section}");
    }
}
