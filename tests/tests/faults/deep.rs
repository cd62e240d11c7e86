//! Brackets in brackets, a hundred thousand times.

use tavlei_tests::{Run, folder};

use super::{TAVLEI, assert_sound, run};

const DEEP: usize = 100_000;

/// As much as a machine of an office has to spare.
const MEMORY: &str = "ulimit -v 2000000";

const HEAD: &str = "[White \"Alder\"]\n[Black \"Birch\"]\n[GameType \"20\"]\n\n1. 32-28 ";

fn ended(dir: &tempfile::TempDir, words: &[&str]) -> Run {
    let ended = run(TAVLEI.under(MEMORY, dir, words));
    assert!((0..=2).contains(&ended.code), "{words:?}: {}", ended.err);
    assert!(!ended.err.contains("panicked"), "{words:?}: {}", ended.err);
    ended
}

fn nested() -> String {
    format!("{HEAD}{} {} 19-23 2-0\n", "(1. 31-27 ".repeat(DEEP), ")".repeat(DEEP))
}

#[test]
fn variations_in_variations_are_read() {
    let dir = folder(&[("a.pdn", nested())]);
    let check = ended(&dir, &["check", "a.pdn"]);
    assert_eq!((check.code, check.err.as_str()), (0, ""), "{check}");
    assert!(check.out.contains("1 game, 2 plies: 1 legal"), "{check}");
}

#[test]
fn variations_in_variations_are_written_in_every_format() {
    let dir = folder(&[("a.pdn", nested())]);
    for to in ["pdn", "json", "csv", "txt", "md", "html"] {
        let run = ended(&dir, &["convert", "a.pdn", "--to", to]);
        assert_eq!(run.code, 0, "{to}: {}", run.err);
        assert!(run.out.len() < 64 << 20, "{to}: {} bytes", run.out.len());
        if to != "csv" && to != "md" {
            assert_eq!(run.out.matches("31-27").count().min(DEEP), DEEP, "{to}");
        }
    }
    let json = ended(&dir, &["convert", "a.pdn", "-o", "a.jsonl"]);
    assert_eq!(json.code, 0);
    let back = ended(&dir, &["convert", "a.jsonl", "--to", "pdn"]);
    assert_eq!(back.out, ended(&dir, &["convert", "a.pdn", "--to", "pdn"]).out);
}

#[test]
fn every_verb_bears_them() {
    let dir = folder(&[("a.pdn", nested())]);
    let verbs: [&[&str]; 12] = [
        &["fix", "a.pdn"],
        &["normalize", "a.pdn"],
        &["sort", "a.pdn"],
        &["merge", "a.pdn"],
        &["dedup", "a.pdn"],
        &["find", "--moves", "32-28", "--variations", "a.pdn"],
        &["sample", "-n", "1", "a.pdn"],
        &["stats", "a.pdn"],
        &["table", "a.pdn"],
        &["replay", "a.pdn"],
        &["book", "--to", "html", "a.pdn"],
        &["book", "--to", "typ", "a.pdn"],
    ];
    for words in verbs {
        assert!(ended(&dir, words).code < 2, "{words:?}");
    }
}

#[test]
fn brackets_that_never_close_are_told() {
    let texts = [("(1. 31-27 ", "T103"), ("{", "T101"), (")", "T104")];
    for (open, code) in texts {
        let dir = folder(&[("a.pdn", format!("{HEAD}{} 19-23 2-0\n", open.repeat(DEEP)))]);
        let check = ended(&dir, &["check", "-v", "a.pdn"]);
        assert!(check.out.contains(code), "{open}");
        assert!(check.out.len() < 1 << 20, "{open}: it is told {} bytes long", check.out.len());
        let book = ended(&dir, &["book", "--to", "html", "a.pdn"]);
        assert!(book.code < 2, "{open}: {}", book.err);
    }
}

#[test]
fn data_in_data_is_told() {
    let (open, close) = ("[".repeat(DEEP), "]".repeat(DEEP));
    let games: [(&str, String); 8] = [
        ("a.jsonl", format!("{{\"tavlei\":1,\"moves\":{open}{close}}}\n")),
        ("a.json", format!("{open}{close}\n")),
        ("b.json", format!("{}1{}\n", "{\"a\":".repeat(DEEP), "}".repeat(DEEP))),
        ("a.sgf", format!("{}(;GM[2];B[d3]{}\n", "(".repeat(DEEP), ")".repeat(DEEP))),
        ("b.sgf", format!("(;GM[2];B[d3]{}{})\n", "(;W[c5]".repeat(DEEP), ")".repeat(DEEP))),
        ("a.ggf", format!("{}GM[Othello]PC[x]{}\n", "(;".repeat(DEEP), ";)".repeat(DEEP))),
        (
            "a.html",
            format!("<html>{}1. 32-28{}</html>", "<div>".repeat(DEEP), "</div>".repeat(DEEP)),
        ),
        ("a.txt", format!("1. 32-28 {}a{}\n", "(".repeat(DEEP), ")".repeat(DEEP))),
    ];
    let dir = folder(&games);
    for (name, _) in games {
        assert_sound(&ended(&dir, &["check", name]));
        assert_sound(&ended(&dir, &["convert", name, "--to", "pdn"]));
    }
    let toml = format!("based-on = \"russian\"\nid = \"x\"\nname = \"x\"\na = {open}{close}\n");
    let dir = folder(&[("house.toml", toml)]);
    let rules = ended(&dir, &["moves", "--rules", "house.toml"]);
    assert!(rules.code == 2 && rules.err.contains("house.toml: line 4"), "{}", rules.err);
}
