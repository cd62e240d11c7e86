//! Draw rules at their borders: for every rule of every game a made position and moves that keep to
//! the rule; it holds after exactly so many half-moves, and not one earlier.

use tavlei_core::{Session, Side, canonical_text};
use tavlei_notation::{parse_fen, write_fen};
use tavlei_record::{ReadOptions, Record, parse_all};
use tavlei_replay::{Context, DrawHeld, DrawReading, Options, Report, Verdict, check};
use tavlei_rules::{DRAW_RULES, Game, catalogue, draw_rules, find};

/// A rule at its border: the position, and after how many half-moves it first holds.
struct Border {
    game: &'static str,
    fen: &'static str,
    rule: &'static str,
    ply: usize,
}

/// `game rule ply FEN`, a line each. The cells are letters and numbers. White, the stronger side where
/// there is one, moves first, so n moves of each side are 2n half-moves, n of the stronger 2n - 1.
const BORDERS: &str = "
international 25-kings-only 50 W:WKa1,Kj2:BKb10,Kj8
international 16-three-v-king 32 W:WKi9,Kh8,a3:BKa9
international 5-two-v-king 10 W:WKj10,j4:BKa9
international 5-two-v-king 10 W:WKj10:BKa9
canadian 25-kings-only 50 W:WKa1,Kl2:BKb12,Kl10
canadian 16-three-v-king 32 W:WKk11,Kj10,a3:BKa11
canadian 5-two-v-king 10 W:WKl12:BKa11
canadian-24 25-kings-only 50 W:WKa1,Kl2:BKb12,Kl10
canadian-24 16-three-v-king 32 W:WKk11,Kj10,a3:BKa11
canadian-24 5-two-v-king 10 W:WKl12:BKa11
killer 25-kings-only 50 W:WKa1,Kj2:BKb10,Kj8
killer 16-three-v-king 32 W:WKi9,Kh8,a3:BKa9
killer 5-two-v-king 10 W:WKj10:BKa9
ukrainian-81 25-kings-only 50 W:WKa1,Ki3:BKa9,Ki7
ukrainian-81 16-three-v-king 32 W:WKa1,Kb2,Kc3:BKa9
ukrainian-81 5-two-v-king 10 W:WKa1:BKa7
russian 15-three-kings-v-king 29 W:WKa1,Kb2,Kc3:BKa7
russian 15-three-kings-v-king 29 W:WKa1,Kb2,Kc3,Kd4:BKa7
russian 5-balance-2-3 10 W:WKh2,h4:BKa7
russian 30-balance-4-5 60 W:WKh2,Kg1,a3:BKb8
russian 60-balance-6-7 120 W:WKa1,Kh2,a3,h4:BKb8,Kh8
russian 15-kings-only 30 W:WKh4,Kg5:BKa5,Kb4
russian 5-main-road 9 W:WKg1,Kh2,h4:BKa1
spantsiretti 15-three-kings-v-king 29 W:WKa1,Kb2,Kc3:BKb8
spantsiretti 5-balance-2-3 10 W:WKj2,j4:BKb8
spantsiretti 30-balance-4-5 60 W:WKj2,Ki1,a3:BKb8
spantsiretti 60-balance-6-7 120 W:WKa1,Kj2,a3,j4:BKb8,Kj8
spantsiretti 15-kings-only 30 W:WKj2,Ki1:BKb8,Ka7
brazilian 20-kings-only 40 W:WKh4,Kg5,h2:BKa5,Kb4
brazilian 5-small-ending 10 W:WKh4,Kg5:BKa5,Kb4
brazilian 5-small-ending 10 W:WKh4,Kg5:BKa5
brazilian 5-small-ending 10 W:WKh4,Kg5:BKa5,b8
brazilian 5-small-ending 10 W:WKg1:BKb8
brazilian 5-small-ending 10 W:WKh4:BKa5,b8
english 40-kings-only 80 W:WKa1,Kc1:BKf8,Kh8
italian 40-kings-only 80 W:WKb1,Kd1:BKe8,Kg8
pool 40-kings-only 80 W:WKh4,Kg5:BKa5,Kb4
pool 13-three-kings-v-king 25 W:WKa1,Kb2,Kc3:BKa7
jamaican 40-kings-only 80 W:WKa4,Kb5:BKh5,Kg4
jamaican 13-three-kings-v-king 25 W:WKh1,Kg2,Kf3:BKh7
filipino 12-three-kings-v-king 24 W:WKh1,Kg2,Kf3:BKh7
frisian 7-two-kings-v-king 13 W:WKa1,Kb2:BKa9
frisian king-v-king 1 W:WKa1:BKb10
frysk 7-two-kings-v-king 13 W:WKa1,Kb2:BKa9
frysk king-v-king 1 W:WKa1:BKb10
";

fn borders() -> Vec<Border> {
    let lines = BORDERS.lines().filter(|line| !line.is_empty());
    let border = |line: &'static str| {
        let words: Vec<&str> = line.split(' ').collect();
        let [game, rule, ply, fen] = words[..] else { panic!("{line}") };
        Border { game, fen, rule, ply: ply.parse().unwrap() }
    };
    lines.map(border).collect()
}

fn open(game: &Game, fen: &str) -> Box<dyn Session> {
    let parsed = parse_fen(fen, game.board(), &[game.algebraic()]).expect("a FEN");
    game.open_at(&parsed.position).expect("a position")
}

/// A turn of a king that takes nothing, and after which nothing can be taken; one of a king on the
/// main road stays on it. `far` looks so many turns ahead that such turns go on.
fn quiet_turn(session: &mut dyn Session, far: u32) -> Option<tavlei_core::Turn> {
    let (side, before) = (session.side(), session.pieces());
    let turns = session.turns().to_vec();
    turns.into_iter().find(|turn| {
        if session.is_irreversible(turn) {
            return false;
        }
        let mut next = session.fork();
        next.play(turn);
        let stays = !before.on_road[side.index()] || next.pieces().on_road[side.index()];
        stays && !next.can_take() && (far == 0 || quiet_turn(&mut *next, far - 1).is_some())
    })
}

/// So many quiet turns in canonical text.
fn quiet_line(session: &mut dyn Session, plies: usize) -> String {
    let mut texts = Vec::new();
    for _ in 0..plies {
        let Some(turn) = quiet_turn(session, 1) else { break };
        texts.push(canonical_text(session, &turn));
        session.play(&turn);
    }
    let place = write_fen(&session.position(), session.labels());
    assert_eq!(texts.len(), plies, "no quiet turn at {place} after {}", texts.join(" "));
    texts.join(" ")
}

/// A record of moves from a position.
fn record(game: &Game, fen: &str, moves: &str, result: &str) -> Record {
    let start = write_fen(&open(game, fen).position(), game.algebraic());
    let pdn = format!(
        "[Variant \"{}\"]\n[Result \"{result}\"]\n[FEN \"{start}\"]\n\n{moves} {result}\n",
        game.id()
    );
    parse_all(pdn.as_bytes(), &ReadOptions::default()).remove(0)
}

fn report_with(record: &Record, options: Options) -> Report {
    check(&Context::learn(std::slice::from_ref(record), options), record)
}

fn held(report: &Report, rule: &str) -> Option<DrawHeld> {
    report.draws.iter().find(|draw| draw.rule == rule).cloned()
}

#[test]
fn every_rule_holds_at_its_border_and_not_one_half_move_earlier() {
    for Border { game, fen, rule, ply } in borders() {
        let game = find(game).unwrap();
        let moves = quiet_line(&mut *open(&game, fen), ply + 1);
        let after = |plies: usize| {
            let some: Vec<&str> = moves.split(' ').take(plies).collect();
            report_with(&record(&game, fen, &some.join(" "), "1/2-1/2"), Options::default())
        };
        let place = format!("{} {fen} {rule}: {moves}", game.id());
        if ply > 1 {
            assert_eq!(held(&after(ply - 1), rule), None, "{place}");
        }
        let there = held(&after(ply), rule).unwrap_or_else(|| panic!("never held: {place}"));
        assert_eq!((there.ply as usize, there.went_on, there.still), (ply, 0, true), "{place}");
        let on = held(&after(ply + 1), rule).unwrap_or_else(|| panic!("not kept: {place}"));
        assert_eq!((on.ply as usize, on.went_on), (ply, 1), "{place}");
    }
}

#[test]
fn no_rule_of_any_game_is_left_without_its_border() {
    let tried = borders();
    for game in catalogue() {
        for rule in game.spec().draws.iter() {
            let is_tried =
                tried.iter().any(|border| border.game == game.id() && border.rule == rule.id);
            assert!(is_tried, "{}: {}", game.id(), rule.id);
            assert!(!rule.source.is_empty(), "{}: {}", game.id(), rule.id);
        }
    }
}

/// The third time is what counts, in every game; here kings go to and fro.
#[test]
fn threefold_repetition_holds_in_every_game_with_kings() {
    for border in borders() {
        let game = find(border.game).unwrap();
        let mut session = open(&game, border.fen);
        let Some([out, answer]) = to_and_fro(&mut *session) else { continue };
        let back = |text: &str| text.split('-').rev().collect::<Vec<_>>().join("-");
        let round = [out.clone(), answer.clone(), back(&out), back(&answer)].join(" ");
        let twice = format!("{round} {round}");
        let report = report_with(&record(&game, border.fen, &twice, "*"), Options::default());
        assert_eq!(held(&report, "threefold").map(|draw| draw.ply), Some(8), "{}", game.id());
        let short = twice.rsplit_once(' ').unwrap().0;
        let report = report_with(&record(&game, border.fen, short, "*"), Options::default());
        assert_eq!(held(&report, "threefold"), None, "{}", game.id());
    }
}

/// A quiet turn of each side that can be taken back at once, where there is one and no rule of the
/// game counts single kings.
fn to_and_fro(session: &mut dyn Session) -> Option<[String; 2]> {
    let mut texts = Vec::new();
    for _ in 0..2 {
        let turn = quiet_turn(session, 1)?;
        texts.push(canonical_text(session, &turn));
        session.play(&turn);
    }
    for text in texts.clone() {
        let back: Vec<&str> = text.split('-').rev().collect();
        let turns = session.turns().to_vec();
        let turn = turns.into_iter().find(|t| canonical_text(session, t) == back.join("-"))?;
        session.play(&turn);
    }
    texts.try_into().ok()
}

fn draw_by(pdn_result: &str, plies: usize) -> Report {
    let game = find("international").unwrap();
    let fen = "W:WKj10,j4:BKa9";
    let moves = quiet_line(&mut *open(&game, fen), plies);
    report_with(&record(&game, fen, &moves, pdn_result), Options::default())
}

#[test]
fn a_recorded_draw_says_what_it_rests_on() {
    assert_eq!(draw_by("1-1", 9).result.drawn_by.as_deref(), Some("agreement"));
    assert_eq!(draw_by("1-1", 10).result.drawn_by.as_deref(), Some("5-two-v-king"));
    assert_eq!(draw_by("2-0", 10).result.drawn_by, None);
}

#[test]
fn nothing_is_said_of_a_draw_whose_moves_can_not_be_played() {
    let game = find("international").unwrap();
    let report = report_with(
        &record(&game, "W:WKj10,j4:BKa9", "1. j10-a1 a9-b7", "1-1"),
        Options::default(),
    );
    assert_eq!(report.verdict, Verdict::Illegal);
    assert_eq!((report.result.drawn_by, report.result.score), (None, None));
}

#[test]
fn who_is_to_move_where_a_rule_first_holds() {
    assert_eq!(held(&draw_by("1-1", 10), "5-two-v-king").unwrap().to_move, Side::White);
}

/// A check of moves of a game, with readings.
fn read(game: &str, fen: &str, moves: &str, readings: &[DrawReading]) -> Report {
    let draw_readings = readings.iter().copied().collect();
    let game = find(game).unwrap();
    report_with(&record(&game, fen, moves, "*"), Options { draw_readings, ..Options::default() })
}

#[test]
fn repetition_in_a_row_asks_for_one_manoeuvre_twice() {
    // The same position three times, reached by different ways the second time.
    let moves = "a1-b2 b10-a9 b2-a1 a9-b10 a1-c3 b10-a9 c3-a1 a9-b10";
    let fen = "W:WKa1,a3:BKb10,j8";
    let ply = |readings: &[DrawReading]| {
        let report = read("international", fen, moves, readings);
        held(&report, "threefold").map(|draw| draw.ply)
    };
    assert_eq!(ply(&[]), Some(8));
    assert_eq!(ply(&[DrawReading::RepetitionInARow]), None);
    let moves = "a1-b2 b10-a9 b2-a1 a9-b10 a1-b2 b10-a9 b2-a1 a9-b10";
    let report = read("international", fen, moves, &[DrawReading::RepetitionInARow]);
    assert_eq!(held(&report, "threefold").map(|draw| draw.ply), Some(8));
}

#[test]
fn a_new_king_restarts_the_count_only_by_that_reading() {
    let game = find("international").unwrap();
    // A man promotes by the third half-move; then kings alone.
    let mut session = open(&game, "W:WKj2,Ki1,d8:BKa3");
    let mut moves = String::new();
    for from in ["d8-e9", "a3-", "e9-"] {
        let turns = session.turns().to_vec();
        let of = |s: &mut dyn Session, t: &tavlei_core::Turn| canonical_text(s, t);
        let fits = |s: &mut dyn Session, t: &tavlei_core::Turn| {
            let mut next = s.fork();
            next.play(t);
            of(s, t).starts_with(from) && !next.can_take()
        };
        let turn = turns.into_iter().find(|turn| fits(&mut *session, turn)).unwrap();
        moves += &canonical_text(&mut *session, &turn);
        moves.push(' ');
        session.play(&turn);
    }
    moves.push_str(&quiet_line(&mut *session, 40));
    let ply = |readings: &[DrawReading]| {
        let report = read("international", "W:WKj2,Ki1,d8:BKa3", &moves, readings);
        held(&report, "16-three-v-king").map(|draw| draw.ply)
    };
    assert_eq!(ply(&[]), Some(32));
    assert_eq!(ply(&[DrawReading::BalanceRestarts]), Some(35));
}

#[test]
fn the_move_that_makes_the_ending_may_be_the_first_that_counts() {
    let game = find("russian").unwrap();
    let fen = "W:WKa1,Kg1,h4:BKb8,g5";
    let mut session = open(&game, fen);
    let turn = session.turns()[0];
    let first = canonical_text(&mut *session, &turn);
    assert!(turn.is_capture(), "{first}");
    session.play(&turn);
    let moves = format!("{first} {}", quiet_line(&mut *session, 62));
    let ply = |readings: &[DrawReading]| {
        held(&read("russian", fen, &moves, readings), "30-balance-4-5").map(|draw| draw.ply)
    };
    assert_eq!(ply(&[]), Some(61));
    assert_eq!(ply(&[DrawReading::MakingMoveCounts]), Some(60));
}

#[test]
fn on_the_main_road_from_when_it_is_held_or_from_when_the_ending_stood() {
    let fen = "W:WKa3,Kh2,h4:BKd8";
    let game = find("russian").unwrap();
    let mut session = open(&game, fen);
    // The lone king stands off the road for some moves, then takes it.
    let mut moves = Vec::new();
    let mut play = |session: &mut dyn Session, text: &str| {
        let turns = session.turns().to_vec();
        let turn = turns.into_iter().find(|t| canonical_text(session, t) == text).unwrap();
        session.play(&turn);
        moves.push(text.to_owned());
    };
    for text in ["a3-c1", "d8-b6", "c1-a3", "b6-d4"] {
        play(&mut *session, text);
    }
    let moves = format!("{} {}", moves.join(" "), quiet_line(&mut *session, 12));
    let ply = |readings: &[DrawReading]| {
        held(&read("russian", fen, &moves, readings), "5-main-road").map(|draw| draw.ply)
    };
    assert_eq!(ply(&[]), Some(13));
    assert_eq!(ply(&[DrawReading::RoadFromEnding]), Some(9));
}

#[test]
fn a_king_each_is_drawn_at_once_or_after_two_moves() {
    let game = find("frisian").unwrap();
    let fen = "W:WKa1:BKb10";
    let moves = quiet_line(&mut *open(&game, fen), 5);
    let ply = |readings: &[DrawReading]| {
        held(&read("frisian", fen, &moves, readings), "king-v-king").map(|draw| draw.ply)
    };
    assert_eq!(ply(&[]), Some(1));
    assert_eq!(ply(&[DrawReading::TwoMovesForKings]), Some(4));
}

#[test]
fn the_rules_of_another_federation_may_be_asked_for() {
    let game = find("russian").unwrap();
    let fen = "W:WKa1,Kb2,Kc3:BKa7";
    let moves = quiet_line(&mut *open(&game, fen), 31);
    let record = record(&game, fen, &moves, "*");
    let with = |name: &str| {
        let options = Options { draw_rules: draw_rules(name), ..Options::default() };
        let report = report_with(&record, options);
        report.draws.iter().map(|d| format!("{}@{}", d.rule, d.ply)).collect::<Vec<_>>()
    };
    assert!(with("apca").contains(&"13-three-kings-v-king@25".to_owned()));
    assert!(with("russian-code").contains(&"15-three-kings-v-king@29".to_owned()));
    assert!(!with("none").iter().any(|held| !held.starts_with("threefold")));
    assert!(DRAW_RULES.iter().all(|name| draw_rules(name).is_some()));
}
