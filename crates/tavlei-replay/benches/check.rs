//! Reading records, and checking every move of them, on one core: bytes and half-moves a second.
//!
//! What is read: the file that `TAVLEI_BENCH_FILE` names; else the international records of the
//! folder `TAVLEI_RECORDS` (those that its `index.tsv` calls so); else the legal games of the
//! corpus, again and again up to a few megabytes.

use std::fs;
use std::hint::black_box;
use std::path::{Path, PathBuf};

use criterion::{BenchmarkGroup, Criterion, Throughput, measurement::WallTime};
use tavlei_record::{ReadOptions, Reader, Record, parse_all};
use tavlei_replay::{Context, Options, Verdict, check};

/// The game that is measured.
const GAME: &str = "international";
/// How long the corpus is made by repeating it, in bytes.
const ENOUGH: usize = 4 << 20;

/// The bytes to read.
fn input() -> Vec<u8> {
    let named = |name| std::env::var_os(name).map(PathBuf::from);
    if let Some(file) = named("TAVLEI_BENCH_FILE") {
        return fs::read(file).expect("TAVLEI_BENCH_FILE names a readable file");
    }
    match named("TAVLEI_RECORDS") {
        Some(folder) => real_records(&folder),
        None => repeated(&corpus()),
    }
}

/// The files whose third column in the index is the game.
fn real_records(folder: &Path) -> Vec<u8> {
    let index = fs::read_to_string(folder.join("index.tsv")).expect("the folder has an index.tsv");
    let columns = index.lines().map(|row| row.split('\t').collect::<Vec<_>>());
    let files = columns.filter(|row| row.get(2).is_some_and(|game| game.starts_with(GAME)));
    let texts = files.map(|row| fs::read(folder.join(row[0])).expect("a file of the index"));
    texts.collect::<Vec<_>>().join(&b"\n\n"[..])
}

/// The legal games of the corpus.
fn corpus() -> Vec<u8> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../corpus").join(GAME);
    let entries = fs::read_dir(folder).expect("the corpus has a folder for the game");
    let mut files: Vec<PathBuf> = entries.map(|entry| entry.expect("an entry").path()).collect();
    files.retain(|file| file.extension().is_some_and(|extension| extension == "pdn"));
    files.sort();
    files
        .iter()
        .map(|file| legal(&fs::read(file).expect("a readable file")))
        .collect::<Vec<_>>()
        .concat()
}

/// The games among some records whose moves are all legal.
fn legal(records: &[u8]) -> Vec<u8> {
    let records = parse_all(records, &ReadOptions::default());
    let context = Context::learn(&records, Options::default());
    let is_legal = |record: &&Record| check(&context, record).verdict == Verdict::Legal;
    let sources = records.iter().filter(is_legal).map(|record| record.source().trim());
    sources.flat_map(|source| [source.as_bytes(), b"\n\n"].concat()).collect()
}

fn repeated(text: &[u8]) -> Vec<u8> {
    text.repeat(ENOUGH.div_ceil(text.len().max(1)))
}

/// Reads all games and does something with each; gives the sum.
fn each_game(input: &[u8], mut of: impl FnMut(&Record) -> u64) -> u64 {
    let mut reader = Reader::new(input, ReadOptions::default());
    let mut record = Record::default();
    let mut sum = 0;
    while reader.read(&mut record).expect("memory can be read") {
        sum += of(&record);
    }
    sum
}

fn read(input: &[u8]) -> u64 {
    each_game(input, |record| record.items.len() as u64)
}

fn plies(context: &Context, input: &[u8]) -> u64 {
    each_game(input, |record| u64::from(check(context, record).plies))
}

/// What is known of the file from its first games.
fn context(input: &[u8]) -> Context {
    let head = &input[..input.len().min(1 << 16)];
    Context::learn(&parse_all(head, &ReadOptions::default()), Options::default())
}

/// Measures both, in bytes or in half-moves a second.
fn measure(group: &mut BenchmarkGroup<'_, WallTime>, input: &[u8], context: &Context) {
    group.bench_function("read", |bencher| bencher.iter(|| read(black_box(input))));
    group.bench_function("check", |bencher| bencher.iter(|| plies(context, black_box(input))));
}

fn main() {
    let mut criterion = Criterion::default().configure_from_args().sample_size(10);
    let input = input();
    let context = context(&input);
    let units = [
        ("bytes", Throughput::Bytes(input.len() as u64)),
        ("plies", Throughput::Elements(plies(&context, &input))),
    ];
    for (unit, throughput) in units {
        let mut group = criterion.benchmark_group(unit);
        group.throughput(throughput);
        measure(&mut group, &input, &context);
        group.finish();
    }
    criterion.final_summary();
}
