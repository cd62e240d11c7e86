//! Positions for the rules of other boards and lines that the first turns do not meet.

mod cells;

use cells::scene;
use tavlei_core::{Outcome, Reason, Side};

#[test]
fn tobits_and_huls_take() {
    assert_eq!(scene("tobit", Side::White, "8=w 15=b 38=b").turns(), ["8x22"]);
    let mut huls = scene("tobit", Side::White, "7=w 14=b 22=b 30=b");
    assert_eq!(huls.turns(), ["7x21x23x36"]);
    assert_eq!(huls.read("7:21:23:36"), ["7x21x23x36"]);
    let tobit = scene("tobit", Side::White, "34=W 21=b 9=b 2=b");
    assert_eq!(tobit.turns(), ["34x7x10", "34x7x11", "34x7x12"]);
}

#[test]
fn records_name_only_the_points_where_a_capture_turns() {
    // Two jumps in one line: the seed's form leaves the point between out.
    let mut game = scene("tobit", Side::White, "1=w 7=b 21=b 38=b");
    assert_eq!(game.turns(), ["1x14x28"]);
    assert_eq!(game.read("1:28"), ["1x14x28"]);
    assert!(game.read("1:14").is_empty());
}

#[test]
fn kings_of_harzdame_are_made_at_rest() {
    let turns = |words| scene("harzdame", Side::White, words).turns();
    assert_eq!(turns("c6=w c7=b b8=b d8=b"), ["c6xc8xa8", "c6xc8xe8"]);
    assert_eq!(turns("c6=w c7=b d8=b e7=b"), ["c6xc8xe8xe6"]);
    assert_eq!(turns("a1=W a4=b d5=b d2=b"), ["a1xa5xe5", "a1xa5xf5", "a1xa5xg5", "a1xa5xh5"]);
    for (turn, board) in [("c6xc8xa8", "a8=w"), ("c6xc8xe8", "e8=W")] {
        let mut game = scene("harzdame", Side::White, "c6=w c7=b b8=b d8=b h1=b");
        game.play(turn);
        assert!(game.stacks().contains(board), "{turn}: {}", game.stacks());
    }
}

#[test]
fn the_sample_of_tims_draughts() {
    let mut game = cells::start("tim");
    for text in ["d3-e4", "f6-e5", "e4xe5"] {
        game.play(text);
    }
    assert_eq!(game.turns(), ["d6xf4", "d6xf4xf3"]);
    for text in ["d6xf4", "f3xf4", "b6-c5"] {
        game.play(text);
    }
}

#[test]
fn men_of_the_senegalese_game_run_off() {
    let mut game = scene("senegalese", Side::White, "d3=w b1=b taken-w:2 taken-b:2");
    assert_eq!(game.turns(), ["d3-d2", "d3-d4", "d3-e3"]);
    game.play("d3-e3");
    assert_eq!(game.outcome(), Outcome::Draw(Reason::Count));
}

#[test]
fn fanorona_names_the_way_of_taking() {
    let start = cells::start("fanorona");
    assert_eq!(start.turns(), ["d2xe3A", "d3xe3A", "d3xe3W", "e2xe3A", "f2xe3A"]);
}

#[test]
fn ordo_rows_read_either_way() {
    let mut game = cells::start("ordo");
    assert_eq!(game.read("d2:c2-d4:c4"), ["c2:d2-c4:d4"]);
    assert_eq!(game.read("c2:d2-c4:d4"), ["c2:d2-c4:d4"]);
}

#[test]
fn a_split_side_must_join_again() {
    let split = scene("ordo", Side::White, "a3=w c3=w j7=b");
    assert_eq!(split.turns(), ["a3-b2", "a3-b3", "a3-b4", "c3-b2", "c3-b3", "c3-b4"]);
    let lost = Outcome::Win(Side::Black, Reason::NoTurn);
    assert_eq!(scene("ordo", Side::White, "a3=w j3=w e7=w d2=b").outcome(), lost);
}

#[test]
fn a_capture_that_splits_leaves_one_group() {
    let mut game = scene("ordo-x", Side::White, "c3=w c5=b b6=b d6=b");
    let turns = game.turns();
    assert!(turns.contains(&"c3xc5=b6".to_owned()) && turns.contains(&"c3xc5=d6".to_owned()));
    game.play("c3xc5=b6");
    assert_eq!(game.stacks(), "b6=b c5=w");
}

#[test]
fn bad_counts_are_refused() {
    for section in ["taken-w:-1", "taken-b:300", "taken-w:+1", "taken-w:"] {
        assert!(cells::open("senegalese", Side::White, &format!("a1=w {section}")).is_err());
    }
}
