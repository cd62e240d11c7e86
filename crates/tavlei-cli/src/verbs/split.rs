//! `tavlei split`: files by event, player, year …

use std::collections::HashMap;
use std::ffi::{OsStr, OsString};
use std::fs;
use std::path::{Path, PathBuf};
use tavlei::core::counted;

use tavlei::collection::groups::{Group, Pair, Persons, by_game, by_tag, by_year};
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
            Ok((filed(&args.by, context, &record), named_text(context, &record, format)?))
        },
        |seen: Seen<Result<_, Failure>>, _| {
            if let Seen::Game(game) = seen {
                let (filed, text) = game?;
                files.add(filed, shelf.put(&text)?);
            }
            Ok(())
        },
    )?;
    if talk.status() == Status::CouldNot {
        return Err(Failure::new("nothing was written, because not everything could be read"));
    }
    files.unite();
    let paths = files.paths(&pattern);
    refuse_existing(&paths, args.force)?;
    make_folders(&paths)?;
    for (at, (path, file)) in paths.iter().zip(&files.all).enumerate() {
        let output = Output::create(Some(path), args.force, &borrowed(&inputs));
        let done = output.and_then(|output| write(output, &mut shelf, &file.slots, format, talk));
        done.map_err(|failure| failure.maybe_help(whole(at, paths.len())))?;
    }
    talk.note(&format!("{}, {}", counted(files.games, "game"), counted(paths.len(), "file")));
    Ok(())
}

/// What a run that ends early has left behind.
fn whole(done: usize, all: usize) -> Option<String> {
    (done > 0)
        .then(|| format!("{done} of {} are written, each of them whole", counted(all, "file")))
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
    if is_pattern(&args.output) {
        return args.output.clone();
    }
    let extension = if args.to == Some(GameFormat::Json) { "jsonl" } else { "pdn" };
    args.output.join(format!("{{}}.{extension}"))
}

/// What stands in a name for what a file holds.
const HOLDS: &str = "{}";

fn is_pattern(path: &Path) -> bool {
    path.iter()
        .any(|part| part.as_encoded_bytes().windows(HOLDS.len()).any(|w| w == HOLDS.as_bytes()))
}

/// The name of a file by its pattern. A part of the path that is no text in UTF-8 stays as it is.
fn filled(pattern: &Path, title: &str) -> PathBuf {
    let fill = |part: &OsStr| match part.to_str() {
        Some(text) => OsString::from(text.replace(HOLDS, title)),
        None => part.to_owned(),
    };
    pattern.iter().map(fill).collect()
}

/// Where a game belongs.
enum Filed {
    /// Under this.
    Under(Group),
    /// Under both players; who they are is told in the end.
    Players(Pair),
    /// With so many others.
    Counted(u64),
}

fn filed(by: &SplitBy, context: &Context, record: &Record) -> Filed {
    match by {
        SplitBy::Player => Filed::Players(Pair::of(record)),
        SplitBy::Game => Filed::Under(by_game(context, record)),
        SplitBy::Year => Filed::Under(by_year(record)),
        SplitBy::Tag(name) => Filed::Under(by_tag(record, name)),
        SplitBy::Count(most) => Filed::Counted(*most),
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
    persons: Persons,
    games: usize,
}

impl Files {
    fn add(&mut self, filed: Filed, slot: Slot) {
        let groups = match filed {
            Filed::Under(group) => vec![group],
            Filed::Players(pair) => self.persons.game(&pair),
            Filed::Counted(most) => vec![numbered(self.games as u64 / most + 1)],
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

    /// Puts the games of players together whose names are spelt in several ways, in their order.
    fn unite(&mut self) {
        let heads = self.persons.heads();
        let files = heads
            .iter()
            .filter_map(|(key, head)| Some((*self.by_key.get(key)?, *self.by_key.get(head)?)));
        let mut files: Vec<(usize, usize)> = files.collect();
        files.sort_unstable();
        for &(file, head) in &files {
            let slots = std::mem::take(&mut self.all[file].slots);
            let all = &mut self.all[head].slots;
            all.extend(slots);
            all.sort_unstable();
            all.dedup();
        }
        self.all.retain(|file| !file.slots.is_empty());
    }

    fn paths(&self, pattern: &Path) -> Vec<PathBuf> {
        let mut names = FileNames::default();
        let titles = self.all.iter().map(|file| names.name(&file.title));
        titles.map(|title| filled(pattern, &title)).collect()
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
            let others = counted(others.len(), "other");
            Err(Failure::new(format!("{one} and {others} exist already")).help(FORCE))
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
