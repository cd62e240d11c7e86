//! Repairs: what is put right, what is left alone, and that moves never change.

use proptest::prelude::*;
use tavlei_collection::fix::{Kinds, Repair, repaired, repaired_source, repairs};
use tavlei_record::{PdnOptions, ReadOptions, Record, parse_all, write_pdn};
use tavlei_replay::{Context, Options, Traced, trace};

fn read(text: &str) -> Vec<Record> {
    parse_all(text.as_bytes(), &ReadOptions::default())
}

/// The repairs of the only record of a text, and the text after them.
fn fixed(text: &str) -> (Vec<Repair>, String) {
    let records = read(text);
    assert_eq!(records.len(), 1, "{text}");
    let context = Context::learn(&records, Options::default());
    let found = repairs(&context, &records[0], Kinds::ALL);
    let new = repaired_source(&records[0], &found);
    (found, new)
}

fn codes(repairs: &[Repair]) -> Vec<&'static str> {
    repairs.iter().map(|repair| repair.code).collect()
}

/// A repair of one record, with the code of each.
fn assert_fixed(old: &str, new: &str, expected: &[&str]) {
    let (found, text) = fixed(old);
    assert_eq!(text, new);
    assert_eq!(codes(&found), expected, "{old}");
    assert!(fixed(&text).0.iter().all(|repair| !repair.is_repair()), "again: {text}");
}

#[test]
fn results_are_filled_in_from_each_other() {
    assert_fixed(
        "[GameType \"25\"]\n[Result \"*\"]\n1. c3-d4 d6-c5 1-0\n",
        "[GameType \"25\"]\n[Result \"1-0\"]\n1. c3-d4 d6-c5 1-0\n",
        &["T801"],
    );
    assert_fixed(
        "[GameType \"25\"]\n\n1. c3-d4 d6-c5 1-0\n",
        "[GameType \"25\"]\n[Result \"1-0\"]\n\n1. c3-d4 d6-c5 1-0\n",
        &["T801"],
    );
    assert_fixed(
        "[GameType \"25\"]\n[Result \"0-1\"]\n1. c3-d4 d6-c5 *\n",
        "[GameType \"25\"]\n[Result \"0-1\"]\n1. c3-d4 d6-c5 0-1\n",
        &["T802"],
    );
    assert_fixed(
        "[GameType \"25\"]\n[Result \"0-1\"]\n1. c3-d4 d6-c5 ; the end\n",
        "[GameType \"25\"]\n[Result \"0-1\"]\n1. c3-d4 d6-c5 ; the end\n0-1\n",
        &["T802"],
    );
}

#[test]
fn results_get_the_scale_of_the_game() {
    assert_fixed(
        "[GameType \"20\"]\n[Result \"1/2-1/2\"]\n1. 32-28 19-23 0.5-0.5\n",
        "[GameType \"20\"]\n[Result \"1-1\"]\n1. 32-28 19-23 1-1\n",
        &["T803", "T803"],
    );
}

#[test]
fn results_that_say_more_or_differ_stay() {
    for text in [
        "[GameType \"20\"]\n[Result \"4-6\"]\n1. 32-28 19-23 4-6\n",
        "[GameType \"20\"]\n[Result \"2-0\"]\n1. 32-28 19-23 0-2\n",
        "[GameType \"20\"]\n[Result \"White won\"]\n1. 32-28 19-23 *\n",
    ] {
        assert_fixed(text, text, &[]);
    }
}

#[test]
fn results_of_games_that_were_not_played_stay() {
    for text in [
        "[GameType \"20\"]\n[Result \"1-0F\"]\n1. 32-28 19-23 2-0F\n",
        "[GameType \"20\"]\n[Result \"0-0F\"]\n1. 32-28 19-23 0-0F\n",
        "[GameType \"20\"]\n[Result \"+/-\"]\n1. 32-28 19-23\n",
        "[GameType \"20\"]\n[Result \"-/-\"]\n1. 32-28 19-23 *\n",
        "[GameType \"20\"]\n[Result \"+/-\"]\n1-0F\n",
    ] {
        assert_fixed(text, text, &[]);
    }
    assert_fixed(
        "[GameType \"20\"]\n[Result \"1-0F\"]\n1. 32-28 19-23 *\n",
        "[GameType \"20\"]\n[Result \"1-0F\"]\n1. 32-28 19-23 1-0F\n",
        &["T802"],
    );
    assert_fixed(
        "[GameType \"20\"]\n[Result \"*\"]\n1. 32-28 19-23 2-0F\n",
        "[GameType \"20\"]\n[Result \"2-0F\"]\n1. 32-28 19-23 2-0F\n",
        &["T801"],
    );
}

#[test]
fn the_game_is_named_where_the_moves_leave_no_doubt() {
    let few = "[Result \"*\"]\n1. c3-d4 d6-c5 *\n";
    assert_fixed(few, few, &[]);
    let many = "[Result \"*\"]\n1. 32-28 19-23 2. 28x19 14x23 3. 37-32 10-14 4. 41-37 5-10 \
                5. 46-41 14-19 6. 34-30 10-14 7. 30-25 20-24 8. 32-28 23x32 9. 37x28 16-21 \
                10. 31-26 11-16 *\n";
    let named = many.replace("\n1. ", "\n[GameType \"20\"]\n1. ");
    assert_fixed(many, &named, &["T804"]);
    assert_fixed(
        "[GameType \"25\"]\n1. 21-17 11-15 *\n",
        "[GameType \"25,W,8,8,N2,0\"]\n1. 21-17 11-15 *\n",
        &["T805"],
    );
}

#[test]
fn a_count_of_half_moves_is_corrected_never_added() {
    assert_fixed(
        "[GameType \"25\"]\n[PlyCount \"7\"]\n1. c3-d4 d6-c5 *\n",
        "[GameType \"25\"]\n[PlyCount \"2\"]\n1. c3-d4 d6-c5 *\n",
        &["T806"],
    );
}

#[test]
fn dates() {
    assert_fixed(
        "[GameType \"25\"]\n[Date \"12.3.1987\"]\n[EventDate \"1987-03-11\"]\n1. c3-d4 *\n",
        "[GameType \"25\"]\n[Date \"1987.03.12\"]\n[EventDate \"1987.03.11\"]\n1. c3-d4 *\n",
        &["T807", "T807"],
    );
    let unclear = "[GameType \"25\"]\n[Date \"3/4/1987\"]\n1. c3-d4 *\n";
    assert_fixed(unclear, unclear, &["T808"]);
}

#[test]
fn letters_of_another_alphabet() {
    // Cyrillic с in the moves, Cyrillic а in the name, Latin a in the other one.
    assert_fixed(
        "[White \"Ald\u{435}r\"]\n[Black \"Ив\u{61}нов\"]\n[GameType \"25\"]\n1. \u{441}3-d4 d6-\u{441}5 *\n",
        "[White \"Alder\"]\n[Black \"Иванов\"]\n[GameType \"25\"]\n1. c3-d4 d6-c5 *\n",
        &["T811", "T811", "T810", "T810"],
    );
}

#[test]
fn what_is_escaped_stays_so() {
    assert_fixed(
        "[GameType \"25\"]\n[Event \"The \\\"Open\\\"  cup\"]\r\n1. c3-d4 *\r\n",
        "[GameType \"25\"]\n[Event \"The \\\"Open\\\" cup\"]\r\n1. c3-d4 *\r\n",
        &["T812"],
    );
}

#[test]
fn only_what_is_asked_for() {
    let records = read("[GameType \"20\"]\n[Date \"12.3.1987\"]\n[White \" x \"]\n1. 32-28 2-0\n");
    let context = Context::learn(&records, Options::default());
    let asked = |kinds| codes(&repairs(&context, &records[0], kinds));
    assert_eq!(asked(Kinds::DATE), ["T807"]);
    assert_eq!(asked(Kinds::NAME.with(Kinds::RESULT)).len(), 2);
}

#[test]
fn a_record_without_a_source_is_repaired_in_its_tree() {
    let mut record =
        read("[GameType \"20\"]\n[Date \"12.3.1987\"]\n1. 32-28 19-23 1-0\n").remove(0);
    record.source_len = 0;
    let context = Context::learn(std::slice::from_ref(&record), Options::default());
    let found = repairs(&context, &record, Kinds::ALL);
    let mut out = Vec::new();
    write_pdn(&mut out, &repaired(&record, &found), &PdnOptions::default()).unwrap();
    let text = String::from_utf8(out).unwrap();
    assert!(text.contains("[Date \"1987.03.12\"]") && text.contains("[Result \"2-0\"]"), "{text}");
    assert!(text.trim_end().ends_with("2-0"), "{text}");
}

/// Records as people write them, with something wrong here and there.
fn record() -> impl Strategy<Value = String> {
    let tag = prop_oneof![
        Just("[Result \"1-0\"]"),
        Just("[Result \"*\"]"),
        Just("[Result \"1/2-1/2\"]"),
        Just("[Result nonsense]"),
        Just("[GameType \"20\"]"),
        Just("[GameType \"25\"]"),
        Just("[Variant \"Russian\"]"),
        Just("[Date \"12.3.1987\"]"),
        Just("[Date \"3/4/1987\"]"),
        Just("[White \" Ald\u{435}r,A.\"]"),
        Just("[PlyCount \"3\"]"),
        Just("[Event \"a \\\"b\\\"  c\"]"),
    ];
    let piece = prop_oneof![
        Just("32-28"),
        Just("19-23"),
        Just("28x19"),
        Just("14x23"),
        Just("c3-d4"),
        Just("d6-\u{441}5"),
        Just("\u{441}3-d4"),
        Just("d6-c5"),
        Just("{a comment}"),
        Just("; to the end\n"),
        Just("(19-24)"),
        Just("$1"),
        Just("!"),
        Just("..."),
        Just("{ never closed"),
        Just("(32-27"),
        Just("odd"),
    ];
    let end =
        prop_oneof![Just(""), Just("*"), Just("1-0"), Just("1:0"), Just("4-6"), Just("} 0-1")];
    let eol = prop_oneof![Just("\n"), Just("\r\n")];
    (prop::collection::vec(tag, 1..5), prop::collection::vec(piece, 0..7), end, eol).prop_map(
        |(tags, pieces, end, eol)| {
            let head: String = tags.into_iter().flat_map(|tag| [tag, eol]).collect();
            format!("{head}{eol}{} {end}{eol}", pieces.join(" "))
        },
    )
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(1500) })]

    #[test]
    fn no_move_changes_and_a_second_run_repairs_nothing(texts in prop::collection::vec(record(), 1..4)) {
        let records = read(&texts.concat());
        let context = Context::learn(&records, Options::default());
        let new: Vec<String> = records
            .iter()
            .map(|record| repaired_source(record, &repairs(&context, record, Kinds::ALL)))
            .collect();
        let again = read(&new.concat());
        prop_assert_eq!(again.len(), records.len(), "{:?}", new);
        let context_again = Context::learn(&again, Options::default());
        for (old, new) in records.iter().zip(&again) {
            let (before, after) = (trace(&context, old), trace(&context_again, new));
            let id = |traced: &Traced| traced.report.game.as_ref().map(|game| game.id().to_owned());
            // A record that does not say its game may be taken for another one beside others.
            if id(&before) == id(&after) {
                let turns = |traced: &Traced| {
                    traced.parts.iter().map(|part| part.turns.clone()).collect::<Vec<_>>()
                };
                prop_assert_eq!(turns(&before), turns(&after));
            }
            let second = repairs(&context_again, new, Kinds::ALL);
            let real: Vec<_> = second.iter().filter(|repair| repair.is_repair()).collect();
            prop_assert!(real.is_empty(), "{:?} in {}", real, new.source());
        }
    }
}
