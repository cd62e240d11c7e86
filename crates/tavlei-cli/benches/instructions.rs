//! How many instructions the program takes for work that is always the same.
//!
//! Times differ from hour to hour, counts do not: one that has grown by more than a tenth fails. They
//! are counted with callgrind; where that is not to be had, or the compiler is another one than that of
//! the counts in `benches/instructions.toml`, this is said and nothing fails. `TAVLEI_BLESS=1` writes
//! the counts anew.

use std::collections::BTreeMap;
use std::error::Error;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};

use serde::{Deserialize, Serialize};

/// A count may grow so much, in hundredths.
const GROWTH: f64 = 10.0;
/// … and by so many millions in any case: what a system does at the start differs.
const SLACK: f64 = 2.0;
/// How long an input is made by repeating the corpus of a game, in bytes.
const ENOUGH: usize = 300_000;

/// What is counted: a name, the game whose records are read, and the words of the command line.
const WORK: [(&str, &str, &[&str]); 16] = [
    ("start", "", &["--version"]),
    ("perft-international", "", &["perft", "--game", "international", "7"]),
    ("perft-russian", "", &["perft", "--game", "russian", "8"]),
    ("perft-brazilian", "", &["perft", "--game", "brazilian", "8"]),
    ("perft-english", "", &["perft", "--game", "english", "8"]),
    ("perft-italian", "", &["perft", "--game", "italian", "8"]),
    ("perft-frisian", "", &["perft", "--game", "frisian", "6"]),
    ("perft-canadian", "", &["perft", "--game", "canadian", "6"]),
    ("perft-turkish", "", &["perft", "--game", "turkish", "6"]),
    ("perft-bashni", "", &["perft", "--game", "bashni", "5"]),
    ("check-international", "international", &["check", "-j", "1", "FILE"]),
    ("check-russian", "russian", &["check", "-j", "1", "FILE"]),
    ("check-all", "international", &["check", "-j", "1", "--json", "FILE"]),
    ("convert-pdn", "international", &["convert", "--to", "pdn", "FILE"]),
    ("convert-jsonl", "international", &["convert", "--to", "jsonl", "FILE"]),
    ("diagram-svg", "", &["diagram", "--game", "international", "--to", "svg"]),
];

/// The counts that are kept.
#[derive(Serialize, Deserialize, Default)]
struct Counts {
    /// The compiler that they are of.
    compiler: String,
    /// Millions of instructions by name.
    millions: BTreeMap<String, f64>,
}

fn main() -> ExitCode {
    match run() {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        Err(error) => {
            eprintln!("instructions: {error}");
            ExitCode::FAILURE
        }
    }
}

/// Counts all; whether nothing has grown.
fn run() -> Result<bool, Box<dyn Error>> {
    if Command::new("valgrind").arg("--version").output().is_err() {
        println!("skipped: valgrind is not here, so no instructions are counted");
        return Ok(true);
    }
    let kept_file = root().join("benches/instructions.toml");
    let compiler = compiler()?;
    let folder = tempfile::tempdir()?;
    let mut millions = BTreeMap::new();
    for (name, game, words) in WORK {
        let file = folder.path().join(format!("{game}.pdn"));
        if !game.is_empty() && !file.exists() {
            fs::write(&file, input(game)?)?;
        }
        millions.insert(name.to_owned(), counted(words, &file, folder.path())?);
    }
    if std::env::var_os("TAVLEI_BLESS").is_some() {
        fs::write(&kept_file, toml::to_string(&Counts { compiler, millions })?)?;
        return Ok(true);
    }
    let kept: Counts = toml::from_str(&fs::read_to_string(&kept_file)?)?;
    Ok(compare(&kept, &millions, kept.compiler == compiler))
}

/// Tells all counts; whether none has grown too much, where that matters.
fn compare(kept: &Counts, millions: &BTreeMap<String, f64>, same_compiler: bool) -> bool {
    let mut fine = true;
    for (name, now) in millions {
        let before = kept.millions.get(name).copied().unwrap_or(0.0);
        let most = (before * (100.0 + GROWTH) / 100.0).max(before + SLACK);
        let has_grown = *now > most;
        let word = if has_grown { "  GROWN" } else { "" };
        println!("{name:24} {now:9.1} million instructions, kept {before:9.1}{word}");
        fine &= !has_grown;
    }
    if !same_compiler {
        println!("note: the kept counts are of {}, so nothing fails here", kept.compiler);
    } else if !fine {
        println!("TAVLEI_BLESS=1 keeps the new counts, if they are meant");
    }
    fine || !same_compiler
}

/// How many million instructions a command takes.
fn counted(words: &[&str], file: &Path, folder: &Path) -> Result<f64, Box<dyn Error>> {
    let mut command = Command::new("valgrind");
    command
        .args(["--tool=callgrind", "--callgrind-out-file=/dev/null"])
        .arg(env!("CARGO_BIN_EXE_tavlei"))
        .current_dir(folder);
    for word in words {
        if *word == "FILE" {
            command.arg(file)
        } else {
            command.arg(word)
        };
    }
    let output = command.output()?;
    let told = String::from_utf8_lossy(&output.stderr);
    let count = told.lines().find_map(|line| line.split_once("Collected :"));
    let (_, count) = count.ok_or_else(|| format!("{words:?}: callgrind counts nothing: {told}"))?;
    Ok((count.trim().parse::<f64>()? / 1e5).round() / 10.0)
}

/// The records of a game in the corpus, again and again; those in old encodings can't stand in one file
/// with the others.
fn input(game: &str) -> Result<String, Box<dyn Error>> {
    let mut files = Vec::new();
    for entry in fs::read_dir(root().join("corpus").join(game))? {
        files.push(entry?.path());
    }
    files.retain(|file| file.extension().is_some_and(|extension| extension == "pdn"));
    files.sort();
    let texts = files.iter().filter_map(|file| fs::read_to_string(file).ok());
    let all: String = texts.map(|text| text + "\n\n").collect();
    Ok(all.repeat(ENOUGH.div_ceil(all.len().max(1))))
}

fn compiler() -> Result<String, Box<dyn Error>> {
    let output = Command::new("rustc").arg("--version").output()?;
    Ok(String::from_utf8(output.stdout)?.trim().to_owned())
}

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}
