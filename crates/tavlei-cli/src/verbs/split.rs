//! `tavlei split`: files by event, player, year …

use std::collections::HashMap;
use std::fs;
use std::path::{Path, PathBuf};

use tavlei::collection::groups::{Group, by_game, by_player, by_tag, by_year};
use tavlei::record::Record;
use tavlei::replay::Context;

use crate::args::{GameFormat, Split, SplitBy};
use crate::failure::{Failure, Status};
use crate::file_names::FileNames;
use crate::joint::Sequence;
use crate::output::Output;
use crate::shelf::{Shelf, Slot};
use crate::sweep::{Seen, Sweep, borrowed};
use crate::talk::Talk;
use crate::terminal::Terminal;
use crate::whole::{format, named_text, written};

/// Reads all games, then writes one file after the other.
pub(crate) fn run(args: &Split, terminal: Terminal, talk: &mut Talk) -> Result<(), Failure> {
    let pattern = pattern(args);
    let format = format(args.to, Some(&pattern))?;
    let mut sweep = Sweep::new(&args.games, terminal, talk)?;
    let inputs = sweep.paths();
    let mut shelf = Shelf::new(pattern.parent())?;
    let mut files = Files::default();
    sweep.run(
        talk,
        |context, _, record| {
            Ok((groups(&args.by, context, &record), named_text(context, &record)?))
        },
        |seen: Seen<Result<_, Failure>>, _| {
            if let Seen::Game(game) = seen {
                let (groups, text) = game?;
                files.add(groups, &args.by, shelf.put(&text)?);
            }
            Ok(())
        },
    )?;
    if talk.status() == Status::CouldNot {
        return Err(Failure::new("nothing was written, because not everything could be read"));
    }
    let paths = files.paths(&pattern);
    refuse_existing(&paths, args.force)?;
    make_folders(&paths)?;
    for (path, file) in paths.iter().zip(&files.all) {
        let output = Output::create(Some(path), args.force, &borrowed(&inputs))?;
        write(output, &mut shelf, &file.slots, format, talk)?;
    }
    talk.note(&format!("{} games, {} files", files.games, paths.len()));
    Ok(())
}

/// Makes the folders that the files are to lie in.
fn make_folders(paths: &[PathBuf]) -> Result<(), Failure> {
    let folders = paths.iter().filter_map(|path| path.parent());
    for folder in folders.filter(|folder| !folder.as_os_str().is_empty()) {
        fs::create_dir_all(folder).map_err(|error| Failure::writing(folder.display(), &error))?;
    }
    Ok(())
}

/// The names to write, with {} for what a file holds.
fn pattern(args: &Split) -> PathBuf {
    if args.output.to_string_lossy().contains("{}") {
        return args.output.clone();
    }
    let extension = if args.to == Some(GameFormat::Json) { "jsonl" } else { "pdn" };
    args.output.join(format!("{{}}.{extension}"))
}

fn groups(by: &SplitBy, context: &Context, record: &Record) -> Vec<Group> {
    match by {
        SplitBy::Player => by_player(record),
        SplitBy::Game => vec![by_game(context, record)],
        SplitBy::Year => vec![by_year(record)],
        SplitBy::Tag(name) => vec![by_tag(record, name)],
        SplitBy::Count(_) => Vec::new(),
    }
}

/// The games of one file.
struct OneFile {
    /// What it holds, as people write it.
    title: String,
    slots: Vec<Slot>,
}

/// The files in the order of their first games.
#[derive(Default)]
struct Files {
    all: Vec<OneFile>,
    by_key: HashMap<String, usize>,
    games: usize,
}

impl Files {
    fn add(&mut self, groups: Vec<Group>, by: &SplitBy, slot: Slot) {
        let groups = match by {
            SplitBy::Count(most) => vec![numbered(self.games as u64 / most + 1)],
            _ => groups,
        };
        self.games += 1;
        for Group { key, title } in groups {
            let next = self.all.len();
            let at = *self.by_key.entry(key).or_insert(next);
            if at == next {
                self.all.push(OneFile { title, slots: Vec::new() });
            }
            self.all[at].slots.push(slot);
        }
    }

    fn paths(&self, pattern: &Path) -> Vec<PathBuf> {
        let mut names = FileNames::default();
        let titles = self.all.iter().map(|file| names.name(&file.title));
        let pattern = pattern.to_string_lossy();
        titles.map(|title| PathBuf::from(pattern.replace("{}", &title))).collect()
    }
}

fn numbered(number: u64) -> Group {
    let title = format!("{number:04}");
    Group { key: title.clone(), title }
}

fn refuse_existing(paths: &[PathBuf], force: bool) -> Result<(), Failure> {
    if force {
        return Ok(());
    }
    let existing: Vec<String> =
        paths.iter().filter(|path| path.exists()).map(|path| path.display().to_string()).collect();
    match existing.as_slice() {
        [] => Ok(()),
        [one] => Err(Failure::new(format!("{one} exists already")).help(FORCE)),
        [one, others @ ..] => {
            Err(Failure::new(format!("{one} and {} others exist already", others.len()))
                .help(FORCE))
        }
    }
}

const FORCE: &str = "use --force to overwrite, or write to another folder; nothing was written";

fn write(
    mut output: Output,
    shelf: &mut Shelf,
    slots: &[Slot],
    format: GameFormat,
    talk: &Talk,
) -> Result<(), Failure> {
    let mut sequence = Sequence::new(format);
    for &slot in slots {
        sequence.add(&mut output, &written(&shelf.get(slot)?, format)?)?;
    }
    sequence.finish(&mut output, talk)?;
    output.finish()
}
