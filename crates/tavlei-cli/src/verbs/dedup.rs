//! `tavlei dedup`: each game once.

use std::collections::HashMap;
use std::sync::Arc;

use serde::Serialize;
use tavlei::collection::twins::{Evidence, Family, Likeness, Print, Twins, continued, merge};
use tavlei::record::Record;

use crate::args::{Dedup, GameFormat};
use crate::failure::{Failure, Status};
use crate::joint::Sequence;
use crate::list::{List, Otherwise, Row};
use crate::output::Output;
use crate::shelf::{Shelf, Slot};
use crate::sweep::{Seen, Sweep, borrowed};
use crate::talk::Talk;
use crate::terminal::Terminal;
use crate::verbs::merge::complete;
use crate::whole::{format, parse, text_of, write, written};

/// Reads all games, keeping what tells them apart, then writes each once.
pub(crate) fn run(args: &Dedup, terminal: Terminal, talk: &mut Talk) -> Result<(), Failure> {
    let to = &args.destination;
    let format = format(to.to, to.output.as_deref())?;
    let mut sweep = Sweep::new(&args.games, terminal, talk)?;
    let inputs = sweep.paths();
    let inputs = borrowed(&inputs);
    let list = List::new(&args.listing, otherwise(args), to.force, &inputs)?;
    let output = if args.dry_run {
        None
    } else {
        Some(Output::create(to.output.as_deref(), to.force, &inputs)?)
    };
    let mut pile = gather(&mut sweep, Shelf::new(to.output.as_deref())?, talk)?;
    let families = pile.twins.families(&evidence(args));
    tell(&families, &pile, list, args.dry_run, talk)?;
    let Some(mut output) = output else { return Ok(()) };
    pile.write(&families, format, &mut output, talk)?;
    complete(output, to.output.is_some(), talk)
}

/// Where the list goes unless it goes to a file.
fn otherwise(args: &Dedup) -> Otherwise {
    if args.dry_run {
        Otherwise::Result
    } else if args.list || args.listing.json {
        Otherwise::Talk
    } else {
        Otherwise::Nowhere
    }
}

fn gather(sweep: &mut Sweep, shelf: Shelf, talk: &mut Talk) -> Result<Pile, Failure> {
    let mut pile = Pile::new(shelf);
    sweep.run(
        talk,
        |context, file, record| {
            let (line, number) = (record.first_line, record.number);
            let place = Place { file: Arc::clone(file), line, number };
            Ok((place, Print::of(context, &record), text_of(&record)?))
        },
        |seen: Seen<Result<_, Failure>>, _| match seen {
            Seen::Game(game) => {
                let (place, print, text) = game?;
                pile.add(place, print, &text)
            }
            Seen::Opened(_) | Seen::Closed => Ok(()),
        },
    )?;
    Ok(pile)
}

fn evidence(args: &Dedup) -> Evidence {
    Evidence { moves: args.moves, prefix: args.prefix.0, other_players: args.other_players.0 }
}

/// Where a game stands.
struct Place {
    file: Arc<str>,
    line: u64,
    number: u64,
}

/// All games.
struct Pile {
    twins: Twins,
    places: Vec<Place>,
    /// The texts; none for a record that is the same as an earlier one.
    slots: Vec<Option<Slot>>,
    shelf: Shelf,
}

impl Pile {
    fn new(shelf: Shelf) -> Pile {
        Pile { twins: Twins::default(), places: Vec::new(), slots: Vec::new(), shelf }
    }

    fn add(&mut self, place: Place, print: Print, text: &[u8]) -> Result<(), Failure> {
        let is_new = self.twins.add(print);
        self.places.push(place);
        self.slots.push(if is_new { Some(self.shelf.put(text)?) } else { None });
        Ok(())
    }

    /// Writes each game once, where the record stands whose moves stay.
    fn write(
        &mut self,
        families: &[Family],
        format: GameFormat,
        output: &mut Output,
        talk: &Talk,
    ) -> Result<(), Failure> {
        let doubles = families.iter().flat_map(|family| &family.doubles);
        let left_out: Vec<bool> = doubles.fold(vec![false; self.slots.len()], |mut out, double| {
            out[double.index] = true;
            out
        });
        let stay: HashMap<usize, &Family> =
            families.iter().map(|family| (family.moves, family)).collect();
        let mut sequence = Sequence::new(format);
        for (index, out) in left_out.into_iter().enumerate() {
            if !out {
                let bytes = self.game(index, stay.get(&index).copied(), format)?;
                sequence.add(output, &bytes)?;
            }
        }
        Ok(sequence.finish(output, talk)?)
    }

    /// A game as it stands, or with what other records of it have to say.
    fn game(
        &mut self,
        index: usize,
        family: Option<&Family>,
        format: GameFormat,
    ) -> Result<Vec<u8>, Failure> {
        let text = self.text(index)?;
        let merged = match family {
            Some(family) => self.merged(family, &text)?,
            None => None,
        };
        let Some(record) = merged else { return Ok(written(&text, format)?) };
        let mut bytes = Vec::new();
        write(&mut bytes, &record, format)?;
        Ok(bytes)
    }

    /// The record that stays with the comments and the tags of others; `None` where it has them all.
    fn merged(&mut self, family: &Family, text: &str) -> Result<Option<Record>, Failure> {
        let header = Some(family.header).filter(|&header| header != family.moves);
        if header.is_none() && family.notes.is_none() {
            return Ok(None);
        }
        let mut record = parse(text);
        if let Some(notes) = family.notes {
            let notes = parse(&self.text(notes)?);
            let both = notes.zip(record.as_ref());
            record = both.and_then(|(notes, moves)| continued(&notes, moves)).or(record);
        }
        if let Some(header) = header {
            let header = parse(&self.text(header)?);
            record = record.zip(header).map(|(moves, header)| merge(&moves, &header));
        }
        Ok(record)
    }

    fn text(&mut self, index: usize) -> Result<String, Failure> {
        match self.slots[index] {
            Some(slot) => self.shelf.get(slot),
            None => Ok(String::new()),
        }
    }
}

/// A game that is left out, and the one that stays.
#[derive(Serialize)]
struct LeftOut<'a> {
    file: &'a str,
    record: u64,
    line: u64,
    is: &'static str,
    plies: usize,
    of_file: &'a str,
    of_record: u64,
    of_line: u64,
    of_plies: usize,
    /// Whether the tags of this record go with the moves of the other one.
    gives_tags: bool,
}

impl Row for LeftOut<'_> {
    fn text(&self) -> String {
        let LeftOut { file, record, line, of_file, of_record, of_line, .. } = self;
        let is = match self.is {
            "same-record" => "is the same record as".to_owned(),
            "same-moves" => "has the same moves as".to_owned(),
            "other-notation" => "is another notation of".to_owned(),
            "turned" => "is, seen from the other side,".to_owned(),
            _ => format!("breaks off after {} of {} half-moves of", self.plies, self.of_plies),
        };
        let tags = if self.gives_tags { "; its tags stay" } else { "" };
        format!("{file}:{line}: game {record} {is} game {of_record} ({of_file}:{of_line}){tags}")
    }
}

fn tell(
    families: &[Family],
    pile: &Pile,
    mut list: List,
    dry: bool,
    talk: &mut Talk,
) -> Result<(), Failure> {
    let mut counts = [0_usize; Likeness::ALL.len()];
    for family in families {
        let stays = &pile.places[family.moves];
        for double in &family.doubles {
            counts[double.likeness as usize] += 1;
            let place = &pile.places[double.index];
            list.add(&LeftOut {
                file: &place.file,
                record: place.number,
                line: place.line,
                is: double.likeness.as_str(),
                plies: double.plies,
                of_file: &stays.file,
                of_record: stays.number,
                of_line: stays.line,
                of_plies: family.plies,
                gives_tags: double.index == family.header,
            })?;
        }
    }
    list.finish()?;
    let doubles: usize = counts.iter().sum();
    if dry && doubles > 0 {
        talk.at_least(Status::Findings);
    }
    talk.note(&summary(pile.places.len(), doubles, &counts));
    Ok(())
}

fn summary(games: usize, doubles: usize, counts: &[usize]) -> String {
    let kinds = Likeness::ALL.iter().zip(counts).filter(|(_, count)| **count > 0);
    let kinds: Vec<String> = kinds.map(|(kind, count)| format!("{count} {kind}")).collect();
    let kinds = if kinds.is_empty() { String::new() } else { format!(": {}", kinds.join(", ")) };
    format!("{games} games, {} different ones, {doubles} doubles{kinds}", games - doubles)
}
