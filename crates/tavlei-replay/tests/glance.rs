//! A glance never says that all is well where a check finds something.

use std::fs;
use std::path::{Path, PathBuf};

use proptest::prelude::*;
use tavlei_record::{RawGame, ReadOptions, Record, Severity, Splitter, parse_all, parse_game};
use tavlei_replay::{Context, Copyist, Glance, Options, Verdict, check};

mod copied;

/// The games of a file as they stand there, and what the file tells of them.
fn games(bytes: &[u8]) -> (Vec<RawGame>, Context) {
    let options = ReadOptions::default();
    let context = Context::learn(&parse_all(bytes, &options), Options::default());
    let mut splitter = Splitter::new(bytes, &options);
    let next = || splitter.next().expect("memory can be read");
    (std::iter::from_fn(next).collect(), context)
}

/// Looks at all games of a file in both ways: how many there are, and of how many a glance was enough.
fn agree(bytes: &[u8], from: &str) -> (usize, usize) {
    let (games, context) = games(bytes);
    let text: String = games.iter().map(|raw| raw.text.as_str()).collect();
    let (mut glance, mut at, mut fine) = (Glance::new(&context), 0, 0);
    for raw in &games {
        if raw.remarks.is_empty() {
            fine += usize::from(agrees(&mut glance, &text[at..], (raw, &context), from));
        }
        at += raw.text.len();
    }
    (games.len(), fine)
}

/// Looks at the game at the start of a text, which is this one; whether the glance was enough.
fn agrees(
    glance: &mut Glance<'_>,
    text: &str,
    (raw, context): (&RawGame, &Context),
    from: &str,
) -> bool {
    let Some(fine) = glance.at(text, true) else { return false };
    assert_eq!(fine.len, raw.text.len(), "{from}: {}", raw.text);
    let mut record = Record::default();
    parse_game(&mut raw.clone(), &mut record);
    let report = check(context, &record);
    let expected = (Verdict::Legal, fine.plies);
    assert_eq!((report.verdict, report.plies), expected, "{from}: {}", raw.text);
    assert!(report.severity() <= Some(Severity::Note), "{from}: {report:?}");
    for target in copied::targets().iter().step_by(5) {
        copied::is_copied(&mut Copyist::new(target), target, raw, context);
    }
    true
}

/// All files of PDN in a folder.
fn files(folder: &Path) -> Vec<PathBuf> {
    let entries =
        fs::read_dir(folder).expect("a folder").map(|entry| entry.expect("an entry").path());
    let mut all = Vec::new();
    for path in entries {
        match path.extension().and_then(|extension| extension.to_str()) {
            _ if path.is_dir() => all.extend(files(&path)),
            Some("pdn") => all.push(path),
            _ => {}
        }
    }
    all.sort();
    all
}

/// How many games of a folder there are, and of how many a glance was enough.
fn seen(folder: &Path) -> (usize, usize) {
    let (mut all, mut fine) = (0, 0);
    for file in files(folder) {
        let bytes = fs::read(&file).expect("a readable file");
        let (here, seen) = agree(&bytes, &file.display().to_string());
        all += here;
        fine += seen;
    }
    (all, fine)
}

#[test]
fn a_glance_at_the_corpus() {
    let (all, fine) = seen(&Path::new(env!("CARGO_MANIFEST_DIR")).join("../../corpus"));
    assert!(fine * 20 > all, "a glance was enough for {fine} of {all} games");
}

#[test]
fn a_glance_at_real_records() {
    let Some(folder) = std::env::var_os("TAVLEI_RECORDS") else {
        eprintln!("skipped: TAVLEI_RECORDS names no folder");
        return;
    };
    let (all, fine) = seen(Path::new(&folder));
    assert!(fine * 3 > all * 2, "a glance was enough for {fine} of {all} games");
}

/// Games that are fine, to be spoilt.
const GAMES: [&str; 8] = [
    "[White \"A\"]\n[Black \"B\"]\n[Result \"*\"]\n[GameType \"20\"]\n\n1. 32-28 19-23 2. 28x19 14x23 \
     {so} 3. 37-32 23-28\n4. 32x23 18x29 *\n",
    "[Result \"1-0\"]\n[GameType \"25\"]\n\n1. c3-d4 d6-c5 2. b2-c3 f6-g5 3. c3-b4 1-0\n",
    "[GameType \"25\"]\n[Result \"0-1\"]\n\n1. cd4 fg5 2. bc3 gf6 3. ab2 bc5 4. dxb6 axc5 0-1\n",
    "[Result \"1-0\"]\n[SetUp \"1\"]\n[FEN \"W:W6,11,18,22,28:B17,32,36,37,43.\"]\n[GameType \"20\"]\n\n\
     1. 6-1 32x12 2. 1x31 36x18 3. 11x13 1-0\n",
    "[Event \"E\"]\n\t[Site \"S\"]\n\t[Result \"0-1\"]\n\t[GameType \"20\"]\n\n\t1. 32-28 19-23\n\t2. 28x19 14x23\n\n\n",
    "[Event \"E\"]\n[GameType \"21\"]\n[Result \"1/2-1/2\"]\n\n1. 11-15 23-19 2. 8-11 22-17 1/2-1/2\n",
    "[Event   \"E\"]\n[Result \"1:0\"]\n[GameType \"25\"]\n\n1. c3-d4! d6-c5 $1 (a quiet start) 2. bc3 f6-g5?! \
     3. c3-b4 1:0\n",
    "[Empty]\n[Site \"S\"]\\r\n[GameType \"20\"]\n[Result \"2-0\"]\n\n1. 32-28 19-23 2. 28x19 14x23 *\\r\n",
];

#[test]
fn plain_games_are_seen_at_a_glance() {
    for text in GAMES {
        assert_eq!(agree(text.as_bytes(), "here"), (1, 1), "{text}");
        assert_eq!(agree(format!("{text}\n{text}").as_bytes(), "here"), (2, 2), "{text}");
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 3000, ..ProptestConfig::default() })]

    #[test]
    fn spoilt_games_are_never_fine(
        which in 0..GAMES.len(),
        other in 0..GAMES.len(),
        spots in prop::collection::vec((any::<prop::sample::Index>(), "[-x:. \\n{}\\[\\]()*0-9a-h/!?$;%\\\\r\"]"), 1..3),
    ) {
        let mut text = format!("{}\n{}{}", GAMES[which], GAMES[other], GAMES[which]);
        for (at, letter) in spots {
            let at = at.index(text.len());
            text.replace_range(at..=at, &letter);
        }
        agree(text.as_bytes(), "spoilt");
    }
}
