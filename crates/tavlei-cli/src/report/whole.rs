//! What `check` says of tournaments as a whole, behind all games.

use std::fs;
use std::path::Path;
use tavlei::core::counted;

use tavlei::collection::tournament::{
    Ask, Entry, Fault, ListError, Scale, Tournament, faults, group, read_pairings, read_standings,
};
use tavlei::record::{Severity, decode};

use crate::args::{self, ReportForm};
use crate::failure::Failure;
use crate::report::{Form, csv, json, page, sheet, text};
use crate::terminal::bold;

/// The games of tournaments as they come, and what is asked of them.
#[derive(Debug)]
pub(crate) struct Whole {
    ask: Ask,
    games: Vec<Entry>,
}

/// What was found.
pub(crate) struct Told {
    /// The report.
    pub(crate) text: String,
    /// How grave the gravest fault is.
    pub(crate) worst: Option<Severity>,
}

impl Whole {
    /// As the command line says; reads the lists that it names.
    pub(crate) fn new(args: &args::Whole) -> Result<Whole, Failure> {
        let pairings =
            args.pairings.as_deref().map(|path| list(path, read_pairings)).transpose()?;
        let standings =
            args.standings.as_deref().map(|path| list(path, read_standings)).transpose()?;
        let ask = Ask {
            cycles: args.cycles,
            no_draw_before: args.no_draw_before,
            pairings,
            standings,
            scale: args.scale.map(Scale::from),
        };
        Ok(Whole { ask, games: Vec::new() })
    }

    /// Takes the next game.
    pub(crate) fn add(&mut self, game: Entry) {
        self.games.push(game);
    }

    /// Looks over everything.
    pub(crate) fn tell(self, form: Form) -> Result<Told, Failure> {
        let tournaments = group(self.games);
        let is_listed = self.ask.pairings.is_some() || self.ask.standings.is_some();
        if is_listed && tournaments.len() > 1 {
            return Err(several(&tournaments));
        }
        let found: Vec<Vec<Fault>> = tournaments.iter().map(|of| faults(of, &self.ask)).collect();
        let worst = found.iter().flatten().map(Fault::severity).max();
        let pairs = tournaments.iter().zip(&found);
        let parts: Vec<String> =
            pairs.map(|(of, faults)| form.tournament(of, faults, self.ask.scale)).collect();
        let text = parts.concat();
        let title = tournaments.first().map_or("Tournament", Tournament::title);
        let text = if form.is_page() { page(title, &text) } else { text };
        Ok(Told { text, worst })
    }
}

fn list<T>(path: &Path, read: fn(&str) -> Result<T, ListError>) -> Result<T, Failure> {
    let name = path.display().to_string();
    let bytes = fs::read(path).map_err(|error| Failure::reading(&name, &error))?;
    if [&b"PK\x03\x04"[..], b"\xd0\xcf\x11\xe0"].iter().any(|mark| bytes.starts_with(mark)) {
        let message = format!("{name} is a file of a spreadsheet program, not a list of text");
        return Err(Failure::new(message).help("save it there as CSV"));
    }
    let text = decode(&bytes);
    read(&text).map_err(|error| {
        let place = error.line.map_or_else(|| name.clone(), |line| format!("{name}:{line}"));
        Failure::new(error.message).help(error.help).at(place)
    })
}

fn several(tournaments: &[Tournament]) -> Failure {
    let names: Vec<String> = tournaments
        .iter()
        .map(|of| match of.event.as_str() {
            "" => "games without an event".to_owned(),
            event => format!("«{event}»"),
        })
        .collect();
    Failure::new(format!("the games are of {} events: {}", names.len(), names.join(", ")))
        .help("a pairing list or a table is of one; name the files of one event")
}

impl Form {
    fn tournament(self, of: &Tournament, faults: &[Fault], scale: Option<Scale>) -> String {
        let lines =
            |line: &dyn Fn(&Fault) -> String| faults.iter().map(line).collect::<Vec<_>>().concat();
        match self.kind {
            ReportForm::Text => {
                let head = format!("{}: {}", bold(of.title(), self.color), sheet::summary(of));
                let all = lines(&|fault| text::fault(fault, self.color));
                format!("\n{head}\n{all}{}\n", count(faults))
            }
            ReportForm::Json => lines(&|fault| json::fault(&of.event, fault)),
            ReportForm::Csv => lines(&csv::fault),
            ReportForm::Html => sheet::tournament(of, faults, scale),
        }
    }
}

/// `3 errors, 1 warning in the tournament as a whole`.
fn count(faults: &[Fault]) -> String {
    let of = |severity, word: &str| {
        let n = faults.iter().filter(|fault| fault.severity() == severity).count();
        counted(n, word)
    };
    if faults.is_empty() {
        return "nothing is wrong with the tournament as a whole".to_owned();
    }
    let (errors, warnings) = (of(Severity::Error, "error"), of(Severity::Warning, "warning"));
    format!("{errors}, {warnings} in the tournament as a whole")
}

/// Whether games look like one tournament that nobody has asked to look over.
#[derive(Debug, Default)]
pub(crate) struct Hint {
    event: Option<String>,
    round: String,
    games: usize,
    has_rounds: bool,
    is_other: bool,
}

/// So few games are no tournament …
const FEWEST: usize = 4;
/// … and so many are a database.
const MOST: usize = 2000;

impl Hint {
    /// The event and the round of a game with these tags.
    pub(crate) fn of<'t>(tag: impl Fn(&str) -> Option<&'t str>) -> (String, String) {
        let tag = |name| tag(name).unwrap_or("").trim().to_owned();
        (tag("Event"), tag("Round"))
    }

    /// Takes note of a game.
    pub(crate) fn add(&mut self, (event, round): (String, String)) {
        self.games += 1;
        let first = self.event.get_or_insert_with(|| event.clone());
        self.is_other |= *first != event;
        if self.games == 1 {
            self.round = round;
        } else {
            self.has_rounds |= self.round != round;
        }
    }

    /// What to try, if all games are of one event.
    pub(crate) fn text(&self) -> Option<String> {
        let is_one = !self.is_other && self.has_rounds && (FEWEST..=MOST).contains(&self.games);
        let event = self.event.as_ref().filter(|event| is_one && !event.is_empty())?;
        Some(format!(
            "all games are of one event, {event}; --tournament looks over its rounds, pairings and \
             results too"
        ))
    }
}
