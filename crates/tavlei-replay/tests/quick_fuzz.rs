//! A quick fuzz that gives the same result every time: the records of the corpus, torn, spliced and
//! misspelt, are checked and converted. The environment variable `TAVLEI_FUZZ` asks for another
//! number of rounds, from other seeds. `fuzz/` holds the long ones.

use std::fs;
use std::path::{Path, PathBuf};

use tavlei_notation::{Notation, TurnForm};
use tavlei_record::{PdnOptions, ReadOptions, Record, parse_all, write_pdn};
use tavlei_replay::{Context, Converted, Options, Report, Target, check, convert};
use tavlei_rules::Game;

/// xorshift64*: small, and the same everywhere.
struct Random(u64);

impl Random {
    fn next(&mut self) -> u64 {
        self.0 ^= self.0 >> 12;
        self.0 ^= self.0 << 25;
        self.0 ^= self.0 >> 27;
        self.0.wrapping_mul(0x2545_f491_4f6c_dd1d)
    }

    fn below(&mut self, end: usize) -> usize {
        (self.next() >> 33) as usize % end.max(1)
    }

    fn one_of<'a, T>(&mut self, things: &'a [T]) -> &'a T {
        &things[self.below(things.len())]
    }
}

/// The files of the corpus, in the order of their names.
fn corpus() -> Vec<Vec<u8>> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../corpus");
    let entries = |folder: &Path| -> Vec<PathBuf> {
        let entries = fs::read_dir(folder).expect("a readable folder");
        entries.map(|entry| entry.expect("an entry").path()).collect()
    };
    let folders = entries(&folder).into_iter().filter(|path| path.is_dir());
    let mut files: Vec<PathBuf> = folders.flat_map(|folder| entries(&folder)).collect();
    files.retain(|path| path.extension() == Some("pdn".as_ref()));
    files.sort();
    files.iter().map(|path| fs::read(path).expect("a readable file")).collect()
}

/// Words that matter to the replay.
const WORDS: &[&str] = &[
    "(",
    ")",
    "{",
    "}",
    "...",
    "- -",
    "*",
    "1-0",
    "2-0",
    "1/2-1/2",
    "1.",
    "12...",
    "32-28",
    "28x19",
    "c3-d4",
    "cd4",
    "c3xe5xg7",
    "1x1x1x1",
    "0-0",
    "51-52",
    "2T518",
    "!?",
    "$9",
    "-",
    "x",
    "/FEN \"W:WK50:B1,2\"/",
    "/FEN \"?\"/",
    "[GameType \"20\"]\n",
    "[GameType \"21,B,8,8,N1,0\"]\n",
    "[GameType \"99999999\"]\n",
    "[Variant \"frysk\"]\n",
    "[FEN \"B:WK50,1:B1\"]\n",
    "[FEN \"W:WKa1:BKh8:H0:F1:+9+9\"]\n",
    "[Result \"0-2\"]\n",
    "\n\n",
    "\0",
    "\u{2013}",
    "ж",
];

/// A change to the bytes of a file, which may take from others.
type Change = fn(&mut Random, &mut Vec<u8>, &[Vec<u8>]);

const CHANGES: [Change; 7] =
    [flip_a_bit, cut_out, cut_short, splice, put_a_word, swap_words, double_words];

#[expect(clippy::ptr_arg, reason = "the signature of all changes")]
fn flip_a_bit(random: &mut Random, bytes: &mut Vec<u8>, _: &[Vec<u8>]) {
    let at = random.below(bytes.len());
    if let Some(byte) = bytes.get_mut(at) {
        *byte ^= 1 << random.below(8);
    }
}

fn cut_out(random: &mut Random, bytes: &mut Vec<u8>, _: &[Vec<u8>]) {
    let from = random.below(bytes.len());
    let to = (from + random.below(40)).min(bytes.len());
    bytes.drain(from..to);
}

fn cut_short(random: &mut Random, bytes: &mut Vec<u8>, _: &[Vec<u8>]) {
    bytes.truncate(bytes.len() - random.below(bytes.len() / 4));
}

fn splice(random: &mut Random, bytes: &mut Vec<u8>, files: &[Vec<u8>]) {
    let other = random.one_of(files);
    let from = random.below(other.len());
    let to = (from + random.below(300)).min(other.len());
    let at = random.below(bytes.len());
    bytes.splice(at..at, other[from..to].iter().copied());
}

fn put_a_word(random: &mut Random, bytes: &mut Vec<u8>, _: &[Vec<u8>]) {
    let at = random.below(bytes.len());
    let at = at + bytes[at..].iter().position(|&byte| byte == b' ').unwrap_or(0);
    let word = format!(" {} ", random.one_of(WORDS));
    bytes.splice(at..at, word.into_bytes());
}

/// The ranges of the words of a text.
fn words(bytes: &[u8]) -> Vec<(usize, usize)> {
    let mut at = 0;
    let words = bytes.split(u8::is_ascii_whitespace).map(|word| {
        let from = at;
        at += word.len() + 1;
        (from, from + word.len())
    });
    words.filter(|(from, to)| from < to).collect()
}

fn swap_words(random: &mut Random, bytes: &mut Vec<u8>, _: &[Vec<u8>]) {
    let words = words(bytes);
    let Some(pair) = words.get(random.below(words.len())..).and_then(|rest| rest.first_chunk())
    else {
        return;
    };
    let [(from, middle), (next, to)] = *pair;
    let swapped = [&bytes[next..to], &bytes[middle..next], &bytes[from..middle]].concat();
    bytes.splice(from..to, swapped);
}

fn double_words(random: &mut Random, bytes: &mut Vec<u8>, _: &[Vec<u8>]) {
    let words = words(bytes);
    let first = random.below(words.len());
    let last = (first + random.below(6)).min(words.len().saturating_sub(1));
    if let (Some(&(from, _)), Some(&(_, to))) = (words.get(first), words.get(last)) {
        let copy = [b" ", &bytes[from..to], b" "].concat();
        bytes.splice(to..to, copy);
    }
}

/// The bytes in another encoding now and then, as far as they are text.
fn encoded(random: &mut Random, bytes: Vec<u8>) -> Vec<u8> {
    let text = String::from_utf8_lossy(&bytes);
    let latin = |c: char| u8::try_from(c).unwrap_or(b'\xe9');
    match random.below(12) {
        0 => text.encode_utf16().flat_map(u16::to_le_bytes).collect(),
        1 => [vec![0xfe, 0xff], text.encode_utf16().flat_map(u16::to_be_bytes).collect()].concat(),
        2 => text.chars().map(latin).collect(),
        3 => [b"\xef\xbb\xbf".as_slice(), &bytes].concat(),
        4 => text.replace('\n', "\r\n").into_bytes(),
        _ => bytes,
    }
}

/// Some of a file, so that no round takes long, with some changes.
fn mutated(random: &mut Random, file: &[u8], files: &[Vec<u8>]) -> Vec<u8> {
    let from = random.below(file.len().saturating_sub(1500));
    let mut bytes = file[if random.below(2) == 0 { 0 } else { from }..].to_vec();
    bytes.truncate(3000);
    for _ in 0..=random.below(6) {
        if !bytes.is_empty() {
            random.one_of(&CHANGES)(random, &mut bytes, files);
        }
    }
    encoded(random, bytes)
}

/// A report gives a reason where it finds a fault, and is one line of JSON with a verdict.
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

/// A record that could be rewritten is one record, and can be played again as the same game.
fn is_played_again(record: &Record, game: Option<&Game>) {
    let mut pdn = Vec::new();
    write_pdn(&mut pdn, record, &PdnOptions::default()).expect("writing to memory");
    let back = parse_all(&pdn, &ReadOptions::default());
    assert_eq!(back.len(), 1);
    let options = Options { game: game.cloned(), ..Options::default() };
    let report = check(&Context::learn(&back, options), &back[0]);
    assert!(report.verdict.is_fine(), "{:?}\n{}", report.reason, String::from_utf8_lossy(&pdn));
}

/// Everything that must hold of any input.
fn check_input(bytes: &[u8]) {
    let records = parse_all(bytes, &ReadOptions::default());
    let context = Context::learn(&records, Options::default());
    for record in &records {
        let report = check(&context, record);
        is_sound(&report, record);
        for labels in ["numeric", "algebraic"] {
            let target = Target {
                notation: Notation { form: TurnForm::Full, ..Notation::named(labels) },
                ..Target::default()
            };
            let converted = convert(&context, record, &target);
            assert_eq!(converted.report().verdict, report.verdict);
            if let Converted::Rewritten { record, .. } = converted {
                is_played_again(&record, report.game.as_ref());
            }
        }
    }
}

#[test]
fn mutated_records() {
    let asked = std::env::var("TAVLEI_FUZZ").ok().and_then(|rounds| rounds.parse::<usize>().ok());
    let mut random = Random(0x7275_6c65 + asked.unwrap_or(0) as u64);
    let files = corpus();
    for round in 0..asked.unwrap_or(600) {
        let bytes = mutated(&mut random, &files[round % files.len()], &files);
        if let Err(failure) = std::panic::catch_unwind(|| check_input(&bytes)) {
            println!("the input was b\"{}\"", bytes.escape_ascii());
            std::panic::resume_unwind(failure);
        }
    }
}
