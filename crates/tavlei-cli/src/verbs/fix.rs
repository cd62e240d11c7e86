//! `tavlei fix`: repairs that never change moves.

use std::io::{self, Write};
use std::path::Path;
use std::sync::Arc;
use tavlei::core::counted;

use serde::Serialize;
use tavlei::collection::fix::{Kinds, Repair, repaired, repaired_source, repairs};
use tavlei::record::Record;
use tavlei::replay::Context;

use crate::args::{Fix, GameFormat, RepairKind};
use crate::diff::Hunks;
use crate::failure::{Failure, Status};
use crate::in_place::InPlace;
use crate::joint::Joint;
use crate::list::{List, Otherwise, Row};
use crate::output::Output;
use crate::sweep::{Seen, Sweep, borrowed};
use crate::talk::Talk;
use crate::terminal::Terminal;
use crate::verbs::merge::complete;
use crate::whole::{format, pdn_text, write};

/// Repairs all games of all files, in order.
pub(crate) fn run(args: &Fix, terminal: Terminal, talk: &mut Talk) -> Result<(), Failure> {
    let format = format(args.destination.to, args.destination.output.as_deref())?;
    let mut sweep = Sweep::new(&args.games, terminal, talk)?;
    if args.in_place && sweep.reads_stdin() {
        return Err(Failure::new("the standard input can't be repaired in place")
            .help("name a file, or write to one with -o"));
    }
    let inputs = sweep.paths();
    let mut sheet = Sheet::new(args, format, &borrowed(&inputs))?;
    let job = Job::new(args, format);
    sweep.run(
        talk,
        |context, file, record| job.mend(context, file, &record),
        |seen, talk| sheet.add(seen, talk),
    )?;
    sheet.finish(args, talk)
}

fn kinds(only: &[RepairKind]) -> Kinds {
    if only.is_empty() {
        return Kinds::ALL;
    }
    let kind = |kind: &RepairKind| match kind {
        RepairKind::Result => Kinds::RESULT,
        RepairKind::Game => Kinds::GAME,
        RepairKind::Plies => Kinds::PLIES,
        RepairKind::Date => Kinds::DATE,
        RepairKind::Encoding => Kinds::ENCODING,
        RepairKind::Move => Kinds::MOVE,
        RepairKind::Name => Kinds::NAME,
    };
    only.iter().map(kind).fold(Kinds::default(), Kinds::with)
}

/// A repair, or what is left alone, for the list.
#[derive(Serialize)]
struct Entry {
    file: String,
    record: u64,
    line: u64,
    column: u32,
    code: &'static str,
    repaired: bool,
    message: String,
}

impl Entry {
    fn new(file: &str, record: &Record, repair: &Repair) -> Entry {
        let place = record.place(repair.span);
        Entry {
            file: file.to_owned(),
            record: record.number,
            line: place.line,
            column: place.column,
            code: repair.code,
            repaired: repair.is_repair(),
            message: repair.message.clone(),
        }
    }
}

impl Row for Entry {
    fn text(&self) -> String {
        let Entry { file, line, column, code, message, .. } = self;
        format!("{file}:{line}:{column}: {code} {message}")
    }
}

/// A game with its repairs.
struct Mended {
    entries: Vec<Entry>,
    /// Whether it is a line of JSON.
    is_json: bool,
    /// The source as it was, for a diff.
    old: String,
    /// The game as it is to be.
    new: Vec<u8>,
}

/// What is done with every game.
struct Job {
    kinds: Kinds,
    /// The format to write; `None`: each game in its own.
    format: Option<GameFormat>,
    diff: bool,
    /// Whether only the list is wanted.
    dry: bool,
}

impl Job {
    fn new(args: &Fix, format: GameFormat) -> Job {
        let format = (!args.in_place && !args.diff).then_some(format);
        Job { kinds: kinds(&args.only), format, diff: args.diff, dry: args.dry_run }
    }

    fn mend(&self, context: &Context, file: &Arc<str>, record: &Record) -> Result<Mended, Failure> {
        let has_source = pdn_text(record).is_some();
        if self.diff && !has_source {
            let message = format!("{file} is JSON, which has no lines to show");
            return Err(Failure::new(message).help("use --dry-run for a list of the repairs"));
        }
        let found = repairs(context, record, self.kinds);
        Ok(Mended {
            entries: found.iter().map(|repair| Entry::new(file, record, repair)).collect(),
            is_json: self.format.is_none() && !has_source,
            old: if self.diff { record.source().to_owned() } else { String::new() },
            new: if self.dry { Vec::new() } else { self.write(record, &found, has_source)? },
        })
    }

    /// The source with the repairs where it stays PDN, else the tree.
    fn write(&self, record: &Record, found: &[Repair], has_source: bool) -> io::Result<Vec<u8>> {
        let own = if has_source { GameFormat::Pdn } else { GameFormat::Json };
        let format = self.format.unwrap_or(own);
        if has_source && format == GameFormat::Pdn {
            return Ok(repaired_source(record, found).into_bytes());
        }
        let mut bytes = Vec::new();
        write(&mut bytes, &repaired(record, found), format)?;
        Ok(bytes)
    }
}

/// Where the games go.
enum Paper {
    /// All into one output.
    One(Output, GameFormat),
    /// Each file into its own place.
    Each(InPlace),
    /// What changes, line by line.
    Diff(Output, Box<Hunks>),
    /// Nowhere.
    Nothing,
}

impl Paper {
    fn new(args: &Fix, format: GameFormat, inputs: &[&Path]) -> Result<Paper, Failure> {
        let to = &args.destination;
        Ok(if args.diff {
            Paper::Diff(Output::screen(), Box::default())
        } else if args.dry_run {
            Paper::Nothing
        } else if args.in_place {
            Paper::Each(InPlace::new(args.games.reading.encoding.is_some()))
        } else {
            Paper::One(Output::create(to.output.as_deref(), to.force, inputs)?, format)
        })
    }

    /// Whether something goes to the output.
    fn is_written(&self) -> bool {
        matches!(self, Paper::One(..) | Paper::Diff(..))
    }

    /// Where the list of repairs goes unless it goes to a file.
    fn list(&self) -> Otherwise {
        match self {
            Paper::Nothing => Otherwise::Result,
            Paper::Diff(..) => Otherwise::Nowhere,
            Paper::One(..) | Paper::Each(_) => Otherwise::Talk,
        }
    }
}

/// A game as it is to stand where it stood.
fn in_place(joint: &mut Joint, mended: &Mended, stays: bool) -> io::Result<Vec<u8>> {
    let mut game = Vec::with_capacity(mended.new.len());
    if stays || mended.is_json {
        joint.pass(&mut game, &mended.new)?;
    } else {
        joint.add(&mut game, &mended.new, true)?;
    }
    Ok(game)
}

/// The output as it grows, and the list.
struct Sheet {
    paper: Paper,
    list: List,
    joint: Joint,
    /// Whether the game before has changed.
    changed: bool,
    /// Whether the game at hand is the first of its file.
    first: bool,
    games: u64,
    mended: u64,
    repairs: u64,
    left: u64,
}

impl Sheet {
    fn new(args: &Fix, format: GameFormat, inputs: &[&Path]) -> Result<Sheet, Failure> {
        let paper = Paper::new(args, format, inputs)?;
        let taken = paper.is_written().then(|| args.destination.place());
        let force = args.destination.force;
        let list = List::new(&args.listing, paper.list(), taken, force, inputs)?;
        let (joint, changed, first) = (Joint::default(), false, true);
        Ok(Sheet { paper, list, joint, changed, first, games: 0, mended: 0, repairs: 0, left: 0 })
    }

    fn add(&mut self, seen: Seen<Result<Mended, Failure>>, talk: &Talk) -> Result<(), Failure> {
        match (seen, &mut self.paper) {
            (Seen::Game(mended), _) => self.game(&mended?),
            (Seen::Opened(input), Paper::Each(files)) => {
                self.joint.begin();
                files.open(&input)
            }
            (Seen::Failed, Paper::Each(files)) => {
                files.give_up(talk);
                Ok(())
            }
            (Seen::Closed, Paper::Each(files)) => files.close(),
            (Seen::Opened(input), Paper::Diff(_, hunks)) => {
                self.joint.begin();
                self.first = true;
                hunks.open(&input.name)
            }
            (Seen::Closed, Paper::Diff(output, hunks)) => Ok(output.write_all(&hunks.close())?),
            (Seen::Opened(_), _) => {
                self.first = true;
                Ok(())
            }
            _ => Ok(()),
        }
    }

    fn game(&mut self, mended: &Mended) -> Result<(), Failure> {
        let repairs = mended.entries.iter().filter(|entry| entry.repaired).count() as u64;
        self.games += 1;
        self.mended += u64::from(repairs > 0);
        self.repairs += repairs;
        self.left += mended.entries.len() as u64 - repairs;
        mended.entries.iter().try_for_each(|entry| self.list.add(entry))?;
        let stays = !self.first && !self.changed && repairs == 0;
        match &mut self.paper {
            Paper::One(output, GameFormat::Json) => output.write_all(&mended.new)?,
            Paper::One(output, GameFormat::Pdn) if stays => self.joint.pass(output, &mended.new)?,
            Paper::One(output, GameFormat::Pdn) => {
                self.joint.add(output, &mended.new, !self.first)?;
            }
            Paper::Each(files) => {
                files.write(&in_place(&mut self.joint, mended, stays)?, repairs > 0)?;
            }
            Paper::Diff(output, hunks) => {
                let new = in_place(&mut self.joint, mended, stays)?;
                let new = String::from_utf8_lossy(&new);
                output.write_all(&hunks.add(&mended.old, &new, repairs > 0))?;
            }
            Paper::Nothing => {}
        }
        (self.changed, self.first) = (repairs > 0, false);
        Ok(())
    }

    fn finish(self, args: &Fix, talk: &mut Talk) -> Result<(), Failure> {
        self.list.finish()?;
        self.joint.tell(talk);
        let would = args.dry_run || args.diff;
        if would && self.repairs > 0 {
            talk.at_least(Status::Findings);
        }
        let Sheet { games, mended, repairs, left, .. } = self;
        let left = if left > 0 { format!("; {left} left as they are") } else { String::new() };
        let (repairs, games) = (counted(repairs, "repair"), counted(games, "game"));
        talk.note(&format!("{repairs} in {mended} of {games}{left}"));
        match self.paper {
            Paper::One(output, _) => complete(output, args.destination.output.is_some(), talk),
            Paper::Diff(output, _) => output.finish(),
            Paper::Each(_) | Paper::Nothing => Ok(()),
        }
    }
}
