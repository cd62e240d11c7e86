//! Who may import whom, and where games may be named.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use tavlei::rules::{Game, catalogue};
use walkdir::WalkDir;

/// The crates and what each may import of the others. To add an arrow is a decision: write it
/// down in docs/src/decisions as well.
const MAY_IMPORT: [(&str, &[&str]); 10] = [
    ("tavlei-core", &[]),
    ("tavlei-rules", &["tavlei-core"]),
    ("tavlei-notation", &["tavlei-core"]),
    ("tavlei-record", &[]),
    ("tavlei-replay", &["tavlei-core", "tavlei-rules", "tavlei-notation", "tavlei-record"]),
    (
        "tavlei-collection",
        &["tavlei-core", "tavlei-rules", "tavlei-notation", "tavlei-record", "tavlei-replay"],
    ),
    ("tavlei-diagram", &["tavlei-core"]),
    (
        "tavlei-book",
        &[
            "tavlei-core",
            "tavlei-rules",
            "tavlei-record",
            "tavlei-replay",
            "tavlei-collection",
            "tavlei-diagram",
        ],
    ),
    (
        "tavlei",
        &[
            "tavlei-core",
            "tavlei-rules",
            "tavlei-notation",
            "tavlei-record",
            "tavlei-replay",
            "tavlei-collection",
            "tavlei-diagram",
            "tavlei-book",
        ],
    ),
    ("tavlei-cli", &["tavlei"]),
];

fn crates() -> PathBuf {
    tavlei_tests::root().join("crates")
}

/// The manifests under `crates/` by the name of their crate.
fn manifests() -> BTreeMap<String, toml::Table> {
    let folders = fs::read_dir(crates()).unwrap().map(|entry| entry.unwrap().path());
    let manifests = folders.map(|folder| folder.join("Cargo.toml")).filter(|path| path.exists());
    manifests
        .map(|path| {
            let manifest: toml::Table = fs::read_to_string(&path).unwrap().parse().unwrap();
            (manifest["package"]["name"].as_str().unwrap().to_owned(), manifest)
        })
        .collect()
}

fn imports(manifest: &toml::Table) -> Vec<&str> {
    let tables = ["dependencies", "build-dependencies"].iter().filter_map(|key| manifest.get(*key));
    let names = tables.filter_map(toml::Value::as_table).flat_map(|table| table.keys());
    names.map(String::as_str).filter(|name| name.starts_with("tavlei")).collect()
}

#[test]
fn every_import_is_in_the_table() {
    let allowed = BTreeMap::from(MAY_IMPORT);
    for (name, manifest) in &manifests() {
        let allowed = allowed.get(name.as_str()).unwrap_or_else(|| panic!("{name} is new here"));
        for import in imports(manifest) {
            assert!(allowed.contains(&import), "{name} must not import {import}");
        }
    }
}

#[test]
fn every_crate_in_the_table_exists() {
    let manifests = manifests();
    for (name, _) in MAY_IMPORT {
        assert!(manifests.contains_key(name), "there is no crate {name}");
    }
}

/// Ids that are ordinary words too, which code may need for what the words say.
const ORDINARY_WORDS: [&str; 1] = ["diagonal"];

/// Nothing outside the catalogue asks which game it is: no id of a game stands as a literal in
/// code. Comments and tests may name games.
#[test]
fn games_are_named_in_the_catalogue_alone() {
    let ids = catalogue().iter().map(Game::id).filter(|id| !ORDINARY_WORDS.contains(id));
    let literals: Vec<String> = ids.map(|id| format!("\"{id}\"")).collect();
    let mut found = Vec::new();
    for path in sources() {
        let text = fs::read_to_string(&path).unwrap();
        for (number, line) in code_lines(&text) {
            if literals.iter().any(|literal| line.contains(literal.as_str())) {
                found.push(format!("{}:{number}: {}", path.display(), line.trim()));
            }
        }
    }
    assert!(found.is_empty(), "games are named outside the catalogue:\n{}", found.join("\n"));
}

/// The source files in which no game may be named.
fn sources() -> Vec<PathBuf> {
    let is_source = |path: &Path| {
        let part = |name: &str| path.components().any(|part| part.as_os_str() == name);
        let is_test = path.file_stem().is_some_and(|stem| stem == "tests") || part("tests");
        path.extension().is_some_and(|extension| extension == "rs")
            && part("src")
            && !part("games")
            && !is_test
    };
    let walk = WalkDir::new(crates()).sort_by_file_name().into_iter();
    walk.map(|entry| entry.unwrap().into_path()).filter(|path| is_source(path)).collect()
}

/// Lines of code with their numbers, up to the tests, which stand last in a file.
fn code_lines(text: &str) -> impl Iterator<Item = (usize, &str)> {
    let lines = text.lines().take_while(|line| line.trim() != "#[cfg(test)]");
    let lines = lines.enumerate().map(|(index, line)| (index + 1, line));
    lines.filter(|(_, line)| !line.trim_start().starts_with("//"))
}
