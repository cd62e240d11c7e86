//! Notations by their names or from files.

use std::collections::BTreeSet;
use std::fs;
use std::io::{self, ErrorKind};
use std::path::Path;
use std::sync::Arc;

use tavlei::core::Bits;
use tavlei::notation::{Notation, find_notation, shipped};
use tavlei::replay::Options;
use tavlei::rules::{Game, catalogue};

use crate::args::Reading;
use crate::failure::Failure;
use crate::suggest::nearest;

/// The notation that some names and files make together.
pub(crate) fn asked(names: &[String]) -> Result<Notation, Failure> {
    let all = names.iter().map(|name| one(name)).collect::<Result<Vec<_>, _>>()?;
    Notation::joined(&all).map_err(|part| {
        Failure::new(format!("--notation {} contradicts itself", names.join(",")))
            .help(format!("two of them say {part} in different ways: leave one out"))
    })
}

/// One notation: a file if the name looks like one, else one of the program's.
fn one(name: &str) -> Result<Notation, Failure> {
    let is_file = Path::new(name).extension().is_some_and(|ext| ext.eq_ignore_ascii_case("toml"));
    if is_file {
        return of_file(name);
    }
    of_name(name).cloned()
}

/// A notation of the program.
pub(crate) fn of_name(name: &str) -> Result<&'static Notation, Failure> {
    find_notation(name).ok_or_else(|| unknown(name))
}

/// How records are replayed: as a game, in the notation that is given for reading, if any.
pub(crate) fn replay_options(game: Option<Game>, reading: &Reading) -> Result<Options, Failure> {
    Ok(Options { game, notation: to_read(reading)?, ..Options::default() })
}

/// The notation that records are to be read in, if one is given.
pub(crate) fn to_read(reading: &Reading) -> Result<Option<Arc<Notation>>, Failure> {
    let names = &reading.read_notation;
    if names.is_empty() { Ok(None) } else { asked(names).map(Arc::new).map(Some) }
}

fn of_file(path: &str) -> Result<Notation, Failure> {
    let bytes = fs::read(path).map_err(|error| {
        let failure = Failure::new(format!("{path} can't be read: {}", in_words(&error)));
        failure.help("`tavlei notations` lists the notations that need no file")
    })?;
    let text = String::from_utf8(bytes).map_err(|error| {
        let sound = String::from_utf8_lossy(&error.as_bytes()[..error.utf8_error().valid_up_to()]);
        let line = 1 + sound.matches('\n').count();
        Failure::new(format!("{path}:{line}: this is no text in UTF-8"))
            .help("save the file with the encoding UTF-8")
    })?;
    Notation::from_toml_for(text.trim_start_matches('\u{feff}'), &sizes).map_err(|error| {
        let place = error.place.map_or(String::new(), |(line, column)| format!(":{line}:{column}"));
        Failure::new(format!("{path}{place}: {}", error.message))
            .help("`tavlei notations pdn` shows how such a file is written")
    })
}

fn in_words(error: &io::Error) -> String {
    match error.kind() {
        ErrorKind::NotFound => "there is no such file".to_owned(),
        ErrorKind::PermissionDenied => "you may not read it".to_owned(),
        ErrorKind::IsADirectory => "it is a folder".to_owned(),
        _ => error.to_string(),
    }
}

/// How many cells the boards of so many files and ranks have on which some game is played.
fn sizes(files: u8, ranks: u8) -> Vec<usize> {
    let boards = catalogue().iter().map(Game::board);
    let boards = boards.filter(|board| (board.files(), board.ranks()) == (files, ranks));
    let sizes: BTreeSet<usize> = boards.map(|board| board.points().count() as usize).collect();
    sizes.into_iter().collect()
}

fn unknown(name: &str) -> Failure {
    let names = shipped().iter().map(|notation| notation.name.as_str());
    let help = match nearest(name, names) {
        Some(near) => format!("did you mean {near}? `tavlei notations` lists all"),
        None => "`tavlei notations` lists all; a file of your own ends in .toml".to_owned(),
    };
    Failure::new(format!("there is no notation {name}")).help(help)
}
