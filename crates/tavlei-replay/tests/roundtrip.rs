//! Random games of every game of the catalogue: what is played is what is replayed, and a record
//! that goes to another notation and back is the same record.

use std::fmt::Write;

use proptest::prelude::*;
use tavlei_core::{Session, Turn, canonical_text};
use tavlei_notation::{Notation, TurnForm, TurnStyle, write_turn};
use tavlei_record::{ItemKind, ReadOptions, Record, parse_all, same_tree};
use tavlei_replay::{Context, Converted, Options, Target, Verdict, convert, replay};
use tavlei_rules::{Game, catalogue};

/// A random game: the text of its record, its turns and the number of legal turns at each.
struct Random {
    text: String,
    turns: Vec<String>,
    legal: Vec<usize>,
}

fn pick(session: &mut dyn Session, choice: u16) -> Option<(Turn, usize)> {
    let turns = session.turns();
    let index = usize::from(choice).checked_rem(turns.len())?;
    Some((turns[index], turns.len()))
}

/// Plays random turns, with a variation of up to three plies behind every seventh move.
fn random_game(game: &Game, choices: &[u16]) -> Random {
    let mut session = game.open();
    let mut random = Random { text: header(game), turns: Vec::new(), legal: Vec::new() };
    for (index, &choice) in choices.iter().enumerate() {
        let Some((turn, legal)) = pick(&mut *session, choice) else { break };
        let before = session.fork();
        random.turns.push(canonical_text(&mut *session, &turn));
        random.legal.push(legal);
        let text = short(&mut *session, &turn, game);
        session.play(&turn);
        let _ = write!(random.text, "{}{text} ", number(index));
        if index % 7 == 3 {
            let line = &choices[index.saturating_sub(2)..=index];
            random.text += &variation(before, line, game, index);
        }
    }
    random.text.push_str("*\n");
    random
}

fn header(game: &Game) -> String {
    let tag = match game.spec().pdn {
        Some(number) => format!("[GameType \"{number}\"]"),
        None => format!("[Variant \"{}\"]", game.id()),
    };
    format!("[Event \"Random\"]\n{tag}\n[Result \"*\"]\n\n")
}

fn number(index: usize) -> String {
    match index % 2 {
        0 => format!("{}. ", index / 2 + 1),
        _ => String::new(),
    }
}

fn variation(mut session: Box<dyn Session>, line: &[u16], game: &Game, index: usize) -> String {
    let mut text = format!("({}... ", index / 2 + 1);
    for &choice in line {
        let Some((turn, _)) = pick(&mut *session, choice) else { break };
        text += &short(&mut *session, &turn, game);
        text.push(' ');
        session.play(&turn);
    }
    text.push_str("{a thought}) ");
    text
}

fn short(session: &mut dyn Session, turn: &Turn, game: &Game) -> String {
    let style =
        TurnStyle { labels: game.labels(), take: game.spec().style.take, form: TurnForm::Short };
    write_turn(session, turn, &style)
}

fn read(text: &str) -> Record {
    let mut records = parse_all(text.as_bytes(), &ReadOptions::default());
    assert_eq!(records.len(), 1, "{text}");
    records.remove(0)
}

fn rewritten(record: &Record, labels: &str, form: TurnForm) -> Record {
    let context = Context::learn(std::slice::from_ref(record), Options::default());
    match convert(
        &context,
        record,
        &Target { notation: Notation { form, ..Notation::named(labels) }, ..Target::default() },
    ) {
        Converted::Rewritten { record, kept, .. } if kept.is_empty() => *record,
        other => panic!("not rewritten: {other:?}\n{}", record.source()),
    }
}

/// A piece of a record, sound or broken.
fn fragment() -> impl Strategy<Value = String> {
    let sound = prop::sample::select(vec![
        "1. ",
        "2... ",
        "32-28 ",
        "19-23 ",
        "28x19 ",
        "14x23 ",
        "c3-d4 ",
        "d6-c5 ",
        "cd4 ",
        "11-15 ",
        "( ",
        ") ",
        "(1. 33-28) ",
        "... ",
        "- - ",
        "* ",
        "2-0 ",
        "1/2-1/2 ",
        "{ a } ",
        "$3 ",
        "! ",
        "/FEN \"W:WK50:B1,2\"/ ",
        "/FEN \"?\"/ ",
        "\n\n",
        "[GameType \"20\"]\n",
        "[GameType \"25\"]\n",
        "[GameType \"21,B,8,8,N1,0\"]\n",
        "[Variant \"frysk\"]\n",
        "[FEN \"B:WK50:B1\"]\n",
        "[FEN \"?:Wa1:Bh8\"]\n",
        "[Result \"1-0\"]\n",
        "[SetUp \"1\"]\n",
        "9n ",
        "3228 ",
        "1x1x1x1 ",
    ]);
    prop_oneof![sound.prop_map(str::to_owned), "\\PC{0,4} ", "[0-9a-h:x-]{1,9} "]
}

/// The items of the moves of the main line.
fn main_moves(record: &Record) -> Vec<usize> {
    let mut depth = 0;
    let items = record.items.iter().enumerate().filter(move |(_, item)| {
        match item.kind {
            ItemKind::Open => depth += 1,
            ItemKind::Close => depth -= 1,
            _ => {}
        }
        depth == 0 && item.kind == ItemKind::Move
    });
    items.map(|(index, _)| index).collect()
}

fn games() -> impl Strategy<Value = &'static Game> {
    (0..catalogue().len()).prop_map(|index| &catalogue()[index])
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 128, ..ProptestConfig::default() })]

    #[test]
    fn what_is_played_is_what_is_replayed(
        game in games(),
        choices in prop::collection::vec(any::<u16>(), 1..120),
    ) {
        let random = random_game(game, &choices);
        let record = read(&random.text);
        let context = Context::learn(std::slice::from_ref(&record), Options::default());
        let replayed = replay(&context, &record);
        prop_assert_eq!(replayed.report.verdict, Verdict::Legal, "{}", random.text);
        prop_assert_eq!(replayed.report.game.as_ref(), Some(game));
        let turns: Vec<_> = replayed.plies.iter().map(|ply| ply.turn.clone()).collect();
        prop_assert_eq!(turns, random.turns);
        let legal: Vec<_> = replayed.plies.iter().map(|ply| ply.legal).collect();
        prop_assert_eq!(legal, random.legal);
        let faults = replayed.report.findings.iter().filter(|f| f.code.starts_with("T2"));
        prop_assert_eq!(faults.count(), 0, "{:?}", replayed.report.findings);
    }

    #[test]
    fn a_slip_of_the_pen_is_found(
        game in games(),
        choices in prop::collection::vec(any::<u16>(), 8..60),
        at in any::<prop::sample::Index>(),
        other in prop::sample::select(vec!['1', '2', '3', '4', '5', '6', '7', '8']),
    ) {
        let mut record = read(&random_game(game, &choices).text);
        let moves: Vec<usize> = main_moves(&record);
        let ply = at.index(moves.len());
        let written = record.str(record.items[moves[ply]].text).to_owned();
        let mut slipped = written.clone();
        slipped.replace_range(written.len() - 1.., other.encode_utf8(&mut [0; 4]));
        record.items[moves[ply]].text = record.push_text(&slipped);
        let context = Context::learn(std::slice::from_ref(&record), Options::default());
        let report = replay(&context, &record).report;
        let fails_here = report.at.as_ref().is_some_and(|at| at.ply as usize == ply + 1);
        if report.verdict == Verdict::Illegal && fails_here {
            // With another slip the rest may go on as well: then nothing is said to be meant.
            let reason = report.reason.as_ref().expect("a reason");
            let told = reason.legal.contains(&written) || reason.legal.len() == 6;
            prop_assert!(told, "{written} {slipped} {report:#?}");
            // Where a wrong sign is all there is, nothing else is looked for.
            let signs = |text: &str| text.replace('x', "-");
            let is_meant = |meant: &str| meant == written || signs(meant) == signs(&slipped);
            let meant = reason.did_you_mean.as_deref();
            prop_assert!(meant.is_none_or(is_meant), "{written} {slipped} {report:#?}");
        }
    }

    #[test]
    fn no_text_is_too_odd(fragments in prop::collection::vec(fragment(), 0..60)) {
        let records = parse_all(fragments.concat().as_bytes(), &ReadOptions::default());
        let context = Context::learn(&records, Options::default());
        for record in &records {
            let report = replay(&context, record).report;
            prop_assert!(report.at.is_none() == (report.reason.is_none()));
            convert(&context, record, &Target::default());
        }
    }

    #[test]
    fn other_labels_and_back_are_the_same_record(
        game in games(),
        choices in prop::collection::vec(any::<u16>(), 1..120),
    ) {
        let record = read(&random_game(game, &choices).text);
        for labels in ["algebraic", "numeric"] {
            let there = rewritten(&record, labels, TurnForm::Full);
            let back = rewritten(&there, "pdn", TurnForm::Short);
            prop_assert!(same_tree(&record, &back), "{}\n{:?}", record.source(), back);
        }
    }
}
