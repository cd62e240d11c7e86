//! What is converted to a notation of the program is read back without being told which it is.

use tavlei_notation::{Notation, shipped};
use tavlei_record::{PdnOptions, ReadOptions, Record, parse_all, write_pdn};
use tavlei_replay::{Context, Converted, Options, Target, Verdict, check, convert};

const GAMES: [&str; 4] = [
    "[GameType \"20\"]\n\n1. 32-28 19-23 2. 28x19 14x23 3. 37-32 10-14 *\n",
    "[GameType \"25\"]\n\n1. c3-d4 d6-c5 2. b2-c3 f6-g5 3. c3-b4 *\n",
    "[GameType \"21\"]\n\n1. 11-15 23-19 2. 8-11 22-17 *\n",
    "[Variant \"reversi\"]\n\n1. @d3 @c5 *\n",
];

fn read(text: &str) -> Record {
    parse_all(text.as_bytes(), &ReadOptions::default()).remove(0)
}

fn context(record: &Record) -> Context {
    Context::learn(std::slice::from_ref(record), Options::default())
}

/// A legal record in a notation, as PDN.
fn written(record: &Record, target: &Target, what: &str) -> String {
    let Converted::Rewritten { record, .. } = convert(&context(record), record, target) else {
        panic!("{what}: not written");
    };
    let mut text = Vec::new();
    write_pdn(&mut text, &record, &PdnOptions::default()).unwrap();
    String::from_utf8(text).unwrap()
}

#[test]
fn every_notation_is_read_back() {
    for game in GAMES {
        let record = read(game);
        let plies = check(&context(&record), &record);
        assert_eq!(plies.verdict, Verdict::Legal, "{game}: {plies:#?}");
        let usual = written(&record, &Target::default(), game);
        for notation in shipped() {
            let target = Target { notation: notation.clone(), ..Target::default() };
            let text = written(&record, &target, &notation.name);
            let there = read(&text);
            let report = check(&context(&there), &there);
            assert_eq!(report.verdict, Verdict::Legal, "{}\n{text}", notation.name);
            assert_eq!(report.plies, plies.plies, "{}\n{text}", notation.name);
            let pdn = Target { notation: Notation::named("pdn"), ..Target::default() };
            assert_eq!(written(&there, &pdn, &notation.name), written(&read(&usual), &pdn, game));
        }
    }
}

#[test]
fn an_unknown_or_a_wrong_notation_is_remarked() {
    let code = |value: &str| {
        let record = read(&GAMES[0].replacen('\n', &format!("\n[Notation \"{value}\"]\n"), 1));
        let report = check(&context(&record), &record);
        assert_eq!(report.verdict, Verdict::Legal, "{value}");
        report.findings.iter().map(|finding| finding.code).collect::<Vec<_>>()
    };
    assert_eq!(code("club"), ["T543"]);
    assert_eq!(code("club.toml"), ["T543"]);
    assert_eq!(code("algebraic"), ["T544"]);
    assert!(code("numeric").is_empty());
}
