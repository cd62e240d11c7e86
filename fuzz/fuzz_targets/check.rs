//! Any bytes are checked and converted without a panic: every record has a verdict, every report
//! is one line of JSON, and a record in numbers that goes to letters and back is the same record.

#![no_main]

use libfuzzer_sys::fuzz_target;
use tavlei_fuzz::read_again;
use tavlei_notation::{Notation, TurnForm};
use tavlei_record::{ReadOptions, Record, parse_all, same_tree};
use tavlei_replay::{
    Context, Converted, Options, Report, ScaleChoice, Target, Verdict, check, convert,
};
use tavlei_rules::Game;

const NOTATIONS: [&str; 6] = ["short", "pdn", "numeric", "algebraic", "cyrillic", "uci"];

fuzz_target!(|bytes: &[u8]| {
    let records = parse_all(bytes, &ReadOptions::default());
    let context = Context::learn(&records, Options::default());
    for record in &records {
        let report = check(&context, record);
        is_sound(&report, record);
        for name in NOTATIONS {
            for (form, scale) in
                [(TurnForm::Short, ScaleChoice::AsRecord), (TurnForm::Full, ScaleChoice::Usual)]
            {
                let notation = Notation { form, ..Notation::named(name) };
                let target = Target { notation, scale, ..Target::default() };
                let converted = convert(&context, record, &target);
                assert_eq!(converted.report().verdict, report.verdict);
                if let Converted::Rewritten { record, .. } = converted {
                    is_read_again(&record, report.game.as_ref());
                }
            }
        }
        if report.verdict == Verdict::Legal {
            there_and_back(&context, record, report.game.as_ref());
        }
    }
});

/// A report gives a reason exactly where it finds a fault, and is one line of JSON.
fn is_sound(report: &Report, record: &Record) {
    assert_eq!(report.at.is_some(), report.reason.is_some());
    assert!(!report.verdict.is_fine() || report.reason.is_none());
    let mut json = Vec::new();
    report.write_json(&mut json, "fuzz.pdn", record).expect("writing to memory");
    let line = json.strip_suffix(b"\n").expect("a line end");
    assert!(!line.contains(&b'\n'));
    let value: serde_json::Value = serde_json::from_slice(line).expect("JSON");
    assert_eq!(value["verdict"], report.verdict.as_str());
}

/// What was rewritten is read again as the same record, and all of it can be played as that game.
fn is_read_again(record: &Record, game: Option<&Game>) {
    let back = read_again(record);
    let options = Options { game: game.cloned(), ..Options::default() };
    let report = check(&Context::learn(&[], options), &back);
    assert!(report.verdict.is_fine(), "{report:?} {back:?}");
}

/// From numbers to letters and back. Moves that can't be played (`kept`) stay in the old names.
fn there_and_back(context: &Context, record: &Record, game: Option<&Game>) {
    let Some(numbers) = rewritten(context, record, "numeric") else { return };
    let again = |record: &Record, name| {
        let options = Options { game: game.cloned(), ..Options::default() };
        rewritten(&Context::learn(&[], options), record, name).expect("what was rewritten once")
    };
    let letters = again(&numbers, "algebraic");
    let back = again(&letters, "numeric");
    assert!(same_tree(&untagged(&numbers), &untagged(&back)), "{numbers:?}\n{back:?}");
    let letters_again = again(&back, "algebraic");
    assert!(same_tree(&letters, &letters_again), "{letters:?}\n{letters_again:?}");
}

/// The movetext alone: an odd FEN that need not change stays, and comes back in order.
fn untagged(record: &Record) -> Record {
    Record { tags: Vec::new(), ..record.clone() }
}

fn rewritten(context: &Context, record: &Record, name: &str) -> Option<Record> {
    let notation = Notation { form: TurnForm::Full, ..Notation::named(name) };
    let target = Target { notation, ..Target::default() };
    match convert(context, record, &target) {
        Converted::Rewritten { record, kept, .. } if kept.is_empty() => Some(*record),
        _ => None,
    }
}
