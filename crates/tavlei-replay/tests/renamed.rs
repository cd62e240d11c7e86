//! The project's own records in each notation of the program: what is written is read again, and all
//! of it can be played.

use std::fs;
use std::path::{Path, PathBuf};

use tavlei_notation::{Notation, TurnForm};
use tavlei_record::{PdnOptions, ReadOptions, Record, parse_all, write_pdn};
use tavlei_replay::{Context, Converted, Options, ScaleChoice, Target, check, convert};

/// As turns are usually written, and with all cells on their way.
const FORMS: [(&str, TurnForm); 8] = [
    ("short", TurnForm::Short),
    ("pdn", TurnForm::Short),
    ("numeric", TurnForm::Short),
    ("algebraic", TurnForm::Short),
    ("cyrillic", TurnForm::Short),
    ("uci", TurnForm::Short),
    ("algebraic", TurnForm::Full),
    ("uci", TurnForm::Full),
];

/// The files of the corpus, in the order of names.
fn files() -> Vec<PathBuf> {
    let corpus = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../corpus");
    let listed = |folder: &Path| {
        let entries = fs::read_dir(folder).expect("a readable folder");
        entries.map(|entry| entry.expect("an entry").path()).collect::<Vec<_>>()
    };
    let folders = listed(&corpus).into_iter().filter(|path| path.is_dir());
    let files = folders.flat_map(|folder| listed(&folder));
    let mut files: Vec<PathBuf> =
        files.filter(|file| file.extension() == Some("pdn".as_ref())).collect();
    files.sort();
    files
}

/// What is wrong with a record that was written anew, once it is read again.
fn fault(context: &Context, record: &Record, target: &Target) -> Option<String> {
    let Converted::Rewritten { record: written, report, .. } = convert(context, record, target)
    else {
        return None;
    };
    let mut pdn = Vec::new();
    write_pdn(&mut pdn, &written, &PdnOptions::default()).expect("writing to memory");
    let back = parse_all(&pdn, &ReadOptions::default());
    let options = Options { game: report.game.clone(), ..Options::default() };
    let again = check(&Context::learn(&[], options), back.first().expect("a record"));
    let reason = again.reason.map(|reason| reason.message);
    (!again.verdict.is_fine()).then(|| format!("{reason:?}: {}", String::from_utf8_lossy(&pdn)))
}

#[test]
fn what_is_written_in_a_notation_is_read_again() {
    let mut written = 0;
    for file in files() {
        let records = parse_all(&fs::read(&file).expect("a file"), &ReadOptions::default());
        let context = Context::learn(&records, Options::default());
        for record in &records {
            for (name, form) in FORMS {
                let notation = Notation { form, ..Notation::named(name) };
                let target = Target { notation, scale: ScaleChoice::Usual, ..Target::default() };
                let fault = fault(&context, record, &target);
                assert!(fault.is_none(), "{} in {name}: {fault:?}", file.display());
                written += 1;
            }
        }
    }
    assert!(written > 3000, "{written} records were written");
}
