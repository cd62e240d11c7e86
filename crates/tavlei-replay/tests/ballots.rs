//! Opening ballots: every entry of every deck is what it says it is, and games are held against them.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use tavlei_notation::parse_fen;
use tavlei_record::{ReadOptions, parse_all};
use tavlei_replay::{Ballots, Context, Options, Report, check};
use tavlei_rules::ballots::{ballot, deck, decks};
use tavlei_rules::{catalogue, find, game_from_toml};

#[test]
fn every_ballot_is_legal_and_leads_where_it_says() {
    for deck in decks() {
        let games: Vec<_> = deck.for_games().collect();
        assert_eq!(games.len(), deck.games.len(), "{}", deck.name);
        for (game, ballot) in games.iter().flat_map(|g| deck.ballots.iter().map(move |b| (g, b))) {
            let begun = ballot.begin(game).unwrap_or_else(|e| panic!("{}: {e}", ballot.number));
            assert_eq!(begun.turns.len(), ballot.plies(), "{}", ballot.number);
            let stated = parse_fen(&ballot.fen, game.board(), &[game.labels()]).unwrap();
            assert!(stated.remarks.is_empty(), "{}: {:?}", ballot.number, stated.remarks);
            assert_eq!(begun.session.position(), stated.position, "{}", ballot.number);
        }
    }
}

#[test]
fn decks_have_as_many_ballots_as_they_say_and_none_twice() {
    let counts: Vec<_> = decks().iter().map(|d| (d.name.as_str(), d.ballots.len())).collect();
    assert_eq!(
        counts,
        [
            ("three-move", 156),
            ("three-move-144", 144),
            ("three-move-all", 174),
            ("idf", 745),
            ("idf-moves", 349),
            ("idf-flying", 396),
        ]
    );
    for deck in decks() {
        assert!(!deck.source.is_empty() && !deck.title.is_empty(), "{}", deck.name);
        let numbers: BTreeSet<_> = deck.ballots.iter().map(|b| b.number.to_lowercase()).collect();
        let moves: BTreeSet<_> = deck.ballots.iter().map(|b| (&b.moves, &b.class)).collect();
        assert_eq!((numbers.len(), moves.len()), (deck.ballots.len(), deck.ballots.len()));
    }
}

/// The three-move deck has no position twice; the table of draw has three, by other orders of moves.
#[test]
fn positions_that_two_ballots_lead_to() {
    let twice = |name: &str| {
        let mut by_fen: BTreeMap<&str, Vec<&str>> = BTreeMap::new();
        for ballot in &deck(name).unwrap().ballots {
            by_fen.entry(&ballot.fen).or_default().push(&ballot.number);
        }
        let mut twice: Vec<_> = by_fen.into_values().filter(|numbers| numbers.len() > 1).collect();
        twice.sort();
        twice
    };
    assert!(twice("three-move-all").is_empty());
    assert_eq!(twice("idf"), [["18-XI", "20-XXIII"], ["5-XXI", "11-XXI"], ["8-XVII", "13-I"]]);
}

/// The three-move openings are those of the 302 that neither come twice nor lose a man for nothing:
/// every one is three legal half-moves, so none can be outside these.
#[test]
fn three_move_openings_are_three_legal_half_moves() {
    let game = deck("three-move-all").unwrap().for_games().next().unwrap();
    assert_eq!(game.open().perft(3), 302);
    let all = deck("three-move-all").unwrap();
    let of = |class: &str| all.ballots.iter().filter(|b| b.class == class).count();
    assert_eq!((of("board"), of("mail"), of("barred")), (144, 12, 18));
}

#[test]
fn decks_are_for_games_of_the_catalogue_and_for_a_users_own() {
    for deck in decks() {
        for game in catalogue() {
            let named = deck.games.iter().any(|id| id == game.id());
            assert_eq!(deck.is_for(game), named, "{} {}", deck.name, game.id());
        }
        let own = game_from_toml("based-on = \"russian\"\nid = \"club\"").unwrap();
        assert!(deck.is_for(&own));
    }
}

fn report(pdn: &str, name: &str) -> Report {
    let records = parse_all(pdn.as_bytes(), &ReadOptions::default());
    let ballots = Some(Arc::new(Ballots::new(deck(name).unwrap(), None)));
    let options = Options { ballots, ..Options::default() };
    check(&Context::learn(&records, options), &records[0])
}

/// The number, whether it was followed, and the code of the remark.
fn told(report: &Report) -> (Option<&str>, Option<bool>, &'static str) {
    let ballot = report.ballot.as_ref().expect("a deck for this game");
    let of_ballots = |code: &str| ("T650".."T655").contains(&code);
    let codes: Vec<_> =
        report.findings.iter().map(|f| f.code).filter(|code| of_ballots(code)).collect();
    (ballot.number, ballot.followed, codes[0])
}

fn english(tags: &str, moves: &str) -> Report {
    report(&format!("[GameType \"21\"]\n{tags}\n{moves} *\n"), "three-move")
}

fn russian(tags: &str, moves: &str) -> Report {
    report(&format!("[GameType \"25\"]\n{tags}\n{moves} *\n"), "idf")
}

#[test]
fn a_game_that_begins_with_a_ballot() {
    assert_eq!(told(&english("", "1. 9-13 21-17 2. 5-9 25-21")), (Some("1"), Some(true), "T650"));
    assert_eq!(
        told(&russian("", "1. a3-b4 b6-a5 2. b2-a3 a7-b6")),
        (Some("3-I"), Some(true), "T650")
    );
    // The longest of those that it begins with.
    let long = "1. a3-b4 b6-a5 2. b2-a3 a7-b6 3. a1-b2 d6-c5 4. b2-a1";
    assert_eq!(told(&russian("", long)).0, Some("4-I"));
}

#[test]
fn a_ballot_reached_by_other_moves_is_followed() {
    // Ballot 17 is 9-13 23-18 12-16.
    let other = english("", "1. 12-16 23-18 2. 9-13 *");
    assert_eq!(told(&other), (Some("17"), Some(true), "T650"));
    let finding = other.findings.iter().find(|f| f.code == "T650").unwrap();
    assert!(finding.message.ends_with("in another order"), "{}", finding.message);
    let usual = russian("[Ballot \"1-I\"]", "1. a3-b4 b6-a5");
    assert_eq!(usual.ballot.as_ref().unwrap().ply, Some(1));
}

#[test]
fn a_record_may_start_from_the_position_of_a_ballot() {
    let (_, flown) = ballot("idf#1-IV").unwrap();
    let tags = format!("[Ballot \"1-IV\"]\n[FEN \"{}\"]", flown.fen);
    let report = russian(&tags, "1. e5xc7 b8xd6");
    assert_eq!(told(&report), (Some("1-IV"), Some(true), "T650"));
    assert_eq!(report.ballot.unwrap().ply, Some(0));
}

#[test]
fn a_ballot_that_was_drawn_and_not_followed() {
    let left = english("[Ballot \"5\"]", "1. 9-13 22-18 2. 10-15 25-22");
    assert_eq!(told(&left), (Some("5"), Some(false), "T651"));
    let finding = left.findings.iter().find(|f| f.code == "T651").unwrap();
    assert!(finding.message.contains("leaves it with 10-15"), "{}", finding.message);
    let fly = russian("[Ballot \"idf#1-IV\"]", "1. a3-b4 b6-a5");
    assert_eq!(told(&fly), (Some("1-IV"), Some(false), "T651"));
}

#[test]
fn a_game_that_begins_with_no_ballot() {
    // Barred: it is in the list of 174 alone.
    let barred = "1. 9-13 21-17 2. 10-14 17x10";
    assert_eq!(told(&english("", barred)), (None, Some(false), "T652"));
    let all = report(&format!("[GameType \"21\"]\n\n{barred} *"), "three-move-all");
    assert_eq!(told(&all), (Some("3"), Some(true), "T650"));
}

#[test]
fn tags_that_name_no_ballot_and_records_too_short_to_tell() {
    let unknown = english("[Ballot \"no. 900\"]", "1. 9-13 21-17 2. 5-9");
    assert_eq!(told(&unknown), (Some("1"), Some(true), "T653"));
    assert_eq!(told(&english("", "1. 9-13 21-17")), (None, None, "T654"));
    assert_eq!(told(&english("[Ballot \"1\"]", "1. 9-13")), (Some("1"), None, "T654"));
}

#[test]
fn games_that_the_deck_is_not_for_are_left_alone() {
    let other = report("[GameType \"20\"]\n\n1. 32-28 19-23 *", "three-move");
    assert_eq!(other.ballot, None);
}

#[test]
fn a_users_game_may_begin_behind_a_ballot() {
    let text = "based-on = \"russian\"\nid = \"club\"\nballot = \"idf#1-V\"";
    let game = game_from_toml(text).unwrap();
    let (_, drawn) = ballot("idf#1-V").unwrap();
    let base = find("russian").unwrap();
    let stated = parse_fen(&drawn.fen, base.board(), &[base.labels()]).unwrap();
    assert_eq!(game.start(), &stated.position);
    assert_eq!(game.spec().first, base.spec().first, "who begins is still who begins");

    let records = parse_all(b"1. ... b6-a5 2. c3-d4 *", &ReadOptions::default());
    let ballots = Some(Arc::new(Ballots::new(deck("idf").unwrap(), Some(&game))));
    let options = Options { game: Some(game), ballots, ..Options::default() };
    let report = check(&Context::learn(&records, options), &records[0]);
    assert_eq!(told(&report), (Some("1-V"), Some(true), "T650"));
}

#[test]
fn a_ballot_that_a_users_game_can_not_begin_with_is_told() {
    let message = |text: &str| game_from_toml(text).unwrap_err().to_string();
    assert!(message("based-on = \"russian\"\nballot = \"nonesuch#1\"").contains("nonesuch"));
    assert!(message("based-on = \"russian\"\nballot = \"idf#99-I\"").starts_with("line 2"));
    let other = message("based-on = \"international\"\nballot = \"three-move#1\"");
    assert!(other.contains("can't be played"), "{other}");
}
