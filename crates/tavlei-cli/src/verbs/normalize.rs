//! `tavlei normalize`: records in one clean form.

use std::io::{self, Write};
use std::path::Path;
use std::sync::Arc;
use tavlei::core::counted;

use tavlei::record::Record;
use tavlei::replay::Context;

use crate::args::Normalize;
use crate::diff::Hunks;
use crate::failure::{Failure, Status};
use crate::in_place::InPlace;
use crate::joint::Joint;
use crate::normal::{Normal, normal};
use crate::output::Output;
use crate::sweep::{Seen, Sweep, borrowed};
use crate::talk::Talk;
use crate::terminal::Terminal;
use crate::verbs::merge::complete;
use crate::whole::text_of;

/// Brings all games of all files into clean form, in order.
pub(crate) fn run(args: &Normalize, terminal: Terminal, talk: &mut Talk) -> Result<(), Failure> {
    let mut sweep = Sweep::new(&args.games, terminal, talk)?;
    if args.in_place && sweep.reads_stdin() {
        return Err(Failure::new("the standard input can't be rewritten in place")
            .help("name a file, or write to one with -o"));
    }
    let inputs = sweep.paths();
    let paper = Paper::new(args, &borrowed(&inputs))?;
    let mut sheet = Sheet { paper, joint: Joint::default(), games: 0, unclean: 0 };
    sweep.run(
        talk,
        |context, file, record| work(context, file, &record),
        |seen, talk| sheet.add(seen, talk),
    )?;
    sheet.finish(args, talk)
}

/// A game before and after.
struct Game {
    file: Arc<str>,
    line: u64,
    number: u64,
    old: String,
    /// As it stood, or in clean form.
    new: String,
    /// Why it stays as it stands.
    stays: Option<String>,
    /// Whether the encoding of its file was guessed here.
    is_guess: bool,
    /// Whether its file holds no PDN, so that nothing can be put in its place there.
    is_foreign: bool,
}

impl Game {
    fn is_unclean(&self) -> bool {
        self.stays.is_none() && self.old.trim() != self.new
    }
}

fn work(context: &Arc<Context>, file: &Arc<str>, record: &Record) -> Result<Game, Failure> {
    let is_foreign = record.pdn_source().is_none();
    let old = String::from_utf8_lossy(&text_of(record)?).into_owned();
    let (new, stays) = match normal(context, record)? {
        Normal::Clean(text) => (text, None),
        Normal::Stays(why) => (old.trim().to_owned(), Some(why)),
    };
    let (line, number) = (record.first_line, record.number);
    let is_guess = record.guessed_encoding().is_some();
    Ok(Game { file: Arc::clone(file), line, number, old, new, stays, is_guess, is_foreign })
}

/// Where the games go.
enum Paper {
    /// All into one output.
    One(Output),
    /// Each file into its own place.
    Each(InPlace),
    /// What changes, line by line.
    Diff(Output, Box<Hunks>),
    /// Nowhere; the games that are not clean are named.
    Check(Output),
}

impl Paper {
    fn new(args: &Normalize, inputs: &[&Path]) -> Result<Paper, Failure> {
        Ok(if args.diff {
            Paper::Diff(Output::screen(), Box::default())
        } else if args.check {
            Paper::Check(Output::screen())
        } else if args.in_place {
            Paper::Each(InPlace::new(args.games.reading.encoding.is_some()))
        } else {
            Paper::One(Output::create(args.output.as_deref(), args.force, inputs)?)
        })
    }
}

/// The last game ends with an empty line, as all do.
const LAST: &str = "\n\n";

/// A game as it is to stand among the others of its file.
fn placed(joint: &mut Joint, game: &Game) -> io::Result<Vec<u8>> {
    let mut text = Vec::with_capacity(game.new.len() + 2);
    joint.add(&mut text, game.new.as_bytes(), false)?;
    Ok(text)
}

/// The output as it grows.
struct Sheet {
    paper: Paper,
    joint: Joint,
    games: u64,
    unclean: u64,
}

impl Sheet {
    fn add(&mut self, seen: Seen<Result<Game, Failure>>, talk: &mut Talk) -> Result<(), Failure> {
        match (seen, &mut self.paper) {
            (Seen::Game(game), _) => self.game(&game?, talk),
            (Seen::Opened(input), Paper::Each(files)) => {
                self.joint.begin();
                files.open(&input)
            }
            (Seen::Failed, Paper::Each(files)) => {
                files.give_up(talk);
                Ok(())
            }
            (Seen::Closed, Paper::Each(files)) => {
                files.write(LAST.as_bytes(), false)?;
                files.close()
            }
            (Seen::Opened(input), Paper::Diff(_, hunks)) => {
                self.joint.begin();
                hunks.open(&input.name)
            }
            (Seen::Closed, Paper::Diff(output, hunks)) => {
                output.write_all(&hunks.add("", LAST, false))?;
                Ok(output.write_all(&hunks.close())?)
            }
            _ => Ok(()),
        }
    }

    fn game(&mut self, game: &Game, talk: &mut Talk) -> Result<(), Failure> {
        let Game { file, line, number, .. } = game;
        self.games += 1;
        let is_written = match &mut self.paper {
            Paper::Each(files) if game.is_guess => {
                files.leave_guessed(talk);
                false
            }
            Paper::Each(files) => files.is_open(),
            _ => true,
        };
        self.unclean += u64::from(is_written && game.is_unclean());
        if let Some(why) = &game.stays {
            talk.finding(&format!("{file}:{line}: game {number} stays as it stands: {why}"));
        }
        match &mut self.paper {
            Paper::One(output) => self.joint.add(output, game.new.as_bytes(), false)?,
            Paper::Each(_) if game.is_foreign => {
                return Err(Failure::new(format!(
                    "{file} is no PDN and can't be rewritten in place"
                ))
                .help("write to another file with -o"));
            }
            Paper::Each(files) => {
                let text = placed(&mut self.joint, game)?;
                files.write(&text, game.is_unclean())?;
            }
            Paper::Diff(output, hunks) => {
                let text = placed(&mut self.joint, game)?;
                let text = String::from_utf8_lossy(&text);
                output.write_all(&hunks.add(&game.old, &text, game.is_unclean()))?;
            }
            Paper::Check(output) if game.is_unclean() => {
                writeln!(output, "{file}:{line}: game {number} is not in clean form")?;
            }
            Paper::Check(_) => {}
        }
        Ok(())
    }

    fn finish(self, args: &Normalize, talk: &mut Talk) -> Result<(), Failure> {
        self.joint.tell(talk);
        if (args.check || args.diff) && self.unclean > 0 {
            talk.at_least(Status::Findings);
        }
        let Sheet { games, unclean, .. } = self;
        let did =
            if args.check || args.diff { "not in clean form" } else { "brought into clean form" };
        talk.note(&format!("{unclean} of {} {did}", counted(games, "game")));
        match self.paper {
            Paper::One(mut output) => {
                if games > 0 {
                    output.write_all(b"\n\n")?;
                }
                complete(output, args.output.is_some(), talk)
            }
            Paper::Diff(output, _) | Paper::Check(output) => output.finish(),
            Paper::Each(_) => Ok(()),
        }
    }
}
