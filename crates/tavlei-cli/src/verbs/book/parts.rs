//! What the parts of a `book.toml` hold, and whether it is what they say.

use std::path::Path;

use tavlei::book::plan::{Content, Part};
use tavlei::book::{Material, Source, has_crosstable};
use tavlei::replay::replay;

use super::{records, text};
use crate::args;
use crate::failure::Failure;
use crate::talk::Talk;

/// Reads the files of a part of the plan in `file`, from whose folder they are named.
pub(super) fn material(
    args: &args::Book,
    part: &Part,
    file: &Path,
    talk: &mut Talk,
) -> Result<Material, Failure> {
    let folder = file.parent().unwrap_or(Path::new(""));
    let paths = part.content.files().iter().map(|name| folder.join(name));
    let mut places =
        part.places.iter().map(|(line, column)| format!("{}:{line}:{column}", file.display()));
    let mut sources = Vec::new();
    for path in paths {
        let place = places.next().unwrap_or_else(|| file.display().to_string());
        if let Content::Text(_) = part.content {
            let text = text(&path).map_err(|failure| failure.at(&place))?;
            if text.trim().is_empty() {
                talk.finding(&format!("{place}: {} is empty", path.display()));
            }
            return Ok(Material::Text(text));
        }
        let own = records(args, std::slice::from_ref(&path), talk)
            .map_err(|failure| failure.at(&place))?;
        refuse_no_games(&own, &path).map_err(|failure| failure.at(&place))?;
        if let Some(odd) = odd(&part.content, &own) {
            talk.finding(&format!("{place}: {}: {odd}", path.display()));
        }
        sources.extend(own);
    }
    Ok(Material::Records(sources))
}

/// Whether something in a file is a game: it has a tag, or a move that could be played.
pub(super) fn holds_games(sources: &[Source]) -> bool {
    sources.iter().any(|source| {
        !source.record.tags.is_empty() || !replay(&source.context, &source.record).plies.is_empty()
    })
}

/// Refuses a file in which nothing is a game.
fn refuse_no_games(sources: &[Source], path: &Path) -> Result<(), Failure> {
    if holds_games(sources) {
        return Ok(());
    }
    let name = path.display();
    Err(Failure::new(format!("{name} holds no games")).help(
        "name a file of records, or say text = in place of the key here if it is your own text",
    ))
}

/// What is odd about records for a part of this kind.
fn odd(content: &Content, sources: &[Source]) -> Option<&'static str> {
    let begins = |source: &Source| source.record.tag("FEN").is_some();
    match content {
        Content::Exercises(_) if !sources.iter().any(begins) => Some(
            "exercises are records that begin from a position (tag FEN), and here none does; \
             games = prints the moves of games",
        ),
        Content::Games(_, true) | Content::Table(_) if !has_crosstable(sources) => Some(
            "no crosstable can be made: its games name no two players, or more than two; the tags White, \
             Black, Event and Result are what it is made of",
        ),
        _ => None,
    }
}
