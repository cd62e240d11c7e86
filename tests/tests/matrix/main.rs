//! Every game in every format: a record with one of everything is written and read back, and what
//! came back is what the format says it holds. The table of the book is made from the same run; with
//! `TAVLEI_BLESS=1` in the environment it is written anew.

mod page;
mod rich;
mod round;

use std::fs;

use tavlei::record::FORMATS;
use tavlei::rules::catalogue;
use tavlei_tests::root;

use round::{Cell, round};

/// What became of every game in every format that is written, in the order of the catalogue.
fn matrix() -> Vec<(&'static str, Vec<Cell>)> {
    let formats: Vec<_> =
        FORMATS.iter().copied().filter(|format| format.writing.is_some()).collect();
    let row = |game: &'static tavlei::rules::Game| {
        let record = rich::record(game);
        (game.id(), formats.iter().map(|format| round(&record, format)).collect())
    };
    catalogue().iter().map(row).collect()
}

#[test]
fn what_comes_back_is_what_the_format_holds() {
    let matrix = matrix();
    let mut broken = Vec::new();
    for (id, cells) in &matrix {
        broken.extend(cells.iter().filter_map(|cell| Some(format!("{id}: {}", cell.fault()?))));
    }
    assert!(broken.is_empty(), "{} cells:\n{}", broken.len(), broken.join("\n"));
    let path = root().join("docs/src/formats/matrix.md");
    let wanted = page::page(&matrix);
    if std::env::var_os("TAVLEI_BLESS").is_some() {
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(&path, wanted).unwrap();
    } else {
        let stands = fs::read_to_string(&path).unwrap_or_default();
        assert!(stands == wanted, "{} is stale; TAVLEI_BLESS=1 writes it anew", path.display());
    }
}
