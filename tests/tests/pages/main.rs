//! The pages and tables that are generated from the catalogue: the book's page of each game, its
//! index, its part of the table of contents, and the table in the README. A stale one fails; with
//! `TAVLEI_BLESS=1` in the environment it is written anew.

mod fresh;
mod gallery;
mod listing;
mod page;
mod sample;
mod writing;

use std::collections::BTreeMap;
use std::fs;

use serde_json::Value;
use tavlei_tests::{Program, root};

use fresh::Fresh;

const TAVLEI: Program = Program(env!("CARGO_BIN_EXE_tavlei-under-test"));

/// What the program prints, run at the root of the workspace.
fn printed(args: &[&str]) -> String {
    TAVLEI.run(root(), args).out
}

/// All games as `tavlei games --json` tells them.
fn games() -> Vec<Value> {
    serde_json::from_str(&printed(&["games", "--json"])).unwrap()
}

#[test]
fn the_book_has_a_fresh_page_for_each_game() {
    let folder = root().join("docs/src/games");
    let mut wanted = BTreeMap::from([("README.md".to_owned(), listing::index(&games()))]);
    for game in &games() {
        let id = game["id"].as_str().unwrap();
        wanted.insert(format!("{id}.md"), page::markdown(game));
        wanted.insert(format!("{id}.svg"), printed(&["diagram", "--game", id, "--to", "svg"]));
    }
    let mut fresh = Fresh::default();
    for entry in fs::read_dir(&folder).unwrap() {
        let name = entry.unwrap().file_name().into_string().unwrap();
        if !wanted.contains_key(&name) {
            fresh.remove(&folder.join(name));
        }
    }
    for (name, text) in &wanted {
        fresh.file(&folder.join(name), text);
    }
    fresh.check();
}

#[test]
fn the_gallery_shows_what_is_drawn() {
    let guide = root().join("docs/src/guide");
    let mut fresh = Fresh::default();
    fresh.file(&guide.join("gallery.md"), &gallery::markdown());
    for picture in &gallery::PICTURES {
        let args = picture.args.split_whitespace();
        let run = TAVLEI.run(root(), ["diagram"].into_iter().chain(args).chain(["--to", "svg"]));
        assert_eq!((run.code, run.err.as_str()), (0, ""), "{}", picture.name);
        fresh.file(&guide.join("gallery").join(picture.name).with_extension("svg"), &run.out);
    }
    fresh.check();
}

#[test]
fn the_table_of_contents_has_all_games() {
    let mut fresh = Fresh::default();
    fresh.part(&root().join("docs/src/SUMMARY.md"), &listing::contents(&games()));
    fresh.check();
}

#[test]
fn the_readme_has_all_games() {
    let mut fresh = Fresh::default();
    fresh.part(&root().join("README.md"), &listing::tables(&games(), |id| format!("`{id}`")));
    fresh.check();
}

/// A person reads them on a screen.
#[test]
fn games_are_told_on_a_screen() {
    for game in &games() {
        let id = game["id"].as_str().unwrap();
        for lang in ["en", "ru"] {
            let text = printed(&["games", id, "--lang", lang]);
            let widest = text.lines().map(|line| line.chars().count()).max().unwrap();
            assert!(widest <= 100, "{id}: a line of {widest} characters");
            let rows = text.lines().count();
            assert!(rows <= 75, "{id}: {rows} lines");
        }
    }
}
