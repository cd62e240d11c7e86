//! `tavlei dedup`: each game once.

mod left_out;

use std::sync::Arc;
use tavlei::core::counted;

use tavlei::collection::twins::{
    Evidence, Family, Likeness, Lost, Print, Twins, continued, fill, merge,
};
use tavlei::record::{Record, write_json};
use tavlei::replay::Context;

use crate::args::{Dedup, GameFormat};
use crate::failure::{Failure, Status};
use crate::joint::Sequence;
use crate::list::{List, Otherwise};
use crate::output::Output;
use crate::shelf::{Shelf, Slot};
use crate::sweep::{Seen, Sweep, borrowed};
use crate::talk::Talk;
use crate::terminal::Terminal;
use crate::verbs::merge::complete;
use crate::whole::{format, name_game, named_text, parse, written};

use left_out::LeftOut;

/// Reads all games, keeping what tells them apart, then writes each once.
pub(crate) fn run(args: &Dedup, terminal: Terminal, talk: &mut Talk) -> Result<(), Failure> {
    let to = &args.destination;
    let format = format(to.to, to.output.as_deref())?;
    let mut sweep = Sweep::new(&args.games, terminal, talk)?;
    let inputs = sweep.paths();
    let inputs = borrowed(&inputs);
    let taken = (!args.dry_run).then(|| to.place());
    let list = List::new(&args.listing, otherwise(args), taken, to.force, &inputs)?;
    let output = if args.dry_run {
        None
    } else {
        Some(Output::create(to.output.as_deref(), to.force, &inputs)?)
    };
    let mut pile = gather(&mut sweep, format, Shelf::new(to.output.as_deref())?, talk)?;
    tell(&mut pile, &evidence(args), list, args.dry_run, talk)?;
    let Some(mut output) = output else { return Ok(()) };
    pile.write(format, &mut output, talk)?;
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

fn gather(
    sweep: &mut Sweep,
    format: GameFormat,
    shelf: Shelf,
    talk: &mut Talk,
) -> Result<Pile, Failure> {
    let mut pile = Pile::new(shelf);
    sweep.run(
        talk,
        |context, file, record| {
            let (line, number) = (record.first_line, record.number);
            let (file, context) = (Arc::clone(file), Arc::clone(context));
            let place = Place { file, line, number, context };
            let text = named_text(&place.context, &record, format)?;
            // A second run must find what this one does.
            let mut record = record;
            name_game(&place.context, &mut record);
            let print = Print::of(&place.context, &record);
            Ok((place, print, text))
        },
        |seen: Seen<Result<_, Failure>>, _| match seen {
            Seen::Game(game) => {
                let (place, print, text) = game?;
                pile.add(place, print, &text)
            }
            Seen::Opened(_) | Seen::Failed | Seen::Closed => Ok(()),
        },
    )?;
    Ok(pile)
}

fn evidence(args: &Dedup) -> Evidence {
    Evidence { moves: args.moves, prefix: args.prefix.0, other_players: args.other_players.0 }
}

/// Where a game stands, and what its file tells of it.
struct Place {
    file: Arc<str>,
    line: u64,
    number: u64,
    context: Arc<Context>,
}

/// All games.
struct Pile {
    twins: Twins,
    places: Vec<Place>,
    /// The texts; none for a record that is the same as an earlier one.
    slots: Vec<Option<Slot>>,
    left_out: Vec<bool>,
    shelf: Shelf,
}

impl Pile {
    fn new(shelf: Shelf) -> Pile {
        let (places, slots, left_out) = (Vec::new(), Vec::new(), Vec::new());
        Pile { twins: Twins::default(), places, slots, left_out, shelf }
    }

    fn add(&mut self, place: Place, print: Print, text: &[u8]) -> Result<(), Failure> {
        let is_new = self.twins.add(print);
        self.places.push(place);
        self.slots.push(if is_new { Some(self.shelf.put(text)?) } else { None });
        self.left_out.push(false);
        Ok(())
    }

    /// Leaves all doubles out and tells of each, with what it says that the other record does not.
    fn unite(
        &mut self,
        evidence: &Evidence,
        mut tell: impl FnMut(&LeftOut<'_>, Likeness) -> Result<(), Failure>,
    ) -> Result<(), Failure> {
        loop {
            // A united record says more than its parts, and may now be the same game as another.
            let families = self.twins.families(evidence);
            if families.is_empty() {
                return Ok(());
            }
            for family in &families {
                let kept = self.united(family)?;
                for double in &family.doubles {
                    self.left_out[double.index] = true;
                    let lost = self.lost(double.index, kept.as_ref())?;
                    let (place, stays) = (&self.places[double.index], &self.places[family.moves]);
                    tell(&LeftOut::new(place, stays, family, double, &lost), double.likeness)?;
                }
            }
        }
    }

    /// The record that stays with the comments and the tags of the others.
    fn united(&mut self, family: &Family) -> Result<Option<Record>, Failure> {
        let Some(mut kept) = self.record(family.moves)? else { return Ok(None) };
        let mut changed = false;
        if let Some(notes) = family.notes.map(|notes| self.record(notes)).transpose()?.flatten()
            && let Some(whole) = continued(&notes, &kept)
        {
            (kept, changed) = (whole, true);
        }
        let header = Some(family.header).filter(|&header| header != family.moves);
        if let Some(header) = header.map(|header| self.record(header)).transpose()?.flatten() {
            (kept, changed) = (merge(&kept, &header), true);
        }
        for double in family.doubles.iter().filter(|double| !double.is_turned) {
            if let Some(other) = self.record(double.index)? {
                changed |= fill(&mut kept, &other);
            }
        }
        let print = changed.then(|| Print::of(&self.places[family.moves].context, &kept));
        self.twins.unite(family, print);
        if changed {
            let mut line = Vec::new();
            write_json(&mut line, &kept)?;
            self.slots[family.moves] = Some(self.shelf.put(&line)?);
        }
        Ok(Some(kept))
    }

    fn lost(&mut self, index: usize, kept: Option<&Record>) -> Result<Lost, Failure> {
        let left_out = self.record(index)?;
        let both = left_out.as_ref().zip(kept);
        Ok(both.map(|(left_out, kept)| Lost::between(left_out, kept)).unwrap_or_default())
    }

    /// A game; none if it is the same record as an earlier one.
    fn record(&mut self, index: usize) -> Result<Option<Record>, Failure> {
        let Some(slot) = self.slots[index] else { return Ok(None) };
        Ok(parse(&self.shelf.get(slot)?))
    }

    /// Writes each game once, where the record stands whose moves stay: as it stands, or with what
    /// other records of it have to say.
    fn write(
        &mut self,
        format: GameFormat,
        output: &mut Output,
        talk: &Talk,
    ) -> Result<(), Failure> {
        let mut sequence = Sequence::new(format);
        for (slot, left_out) in self.slots.iter().zip(&self.left_out) {
            if let (Some(slot), false) = (slot, left_out) {
                sequence.add(output, &written(&self.shelf.get(*slot)?, format)?)?;
            }
        }
        Ok(sequence.finish(output, talk)?)
    }
}

/// Leaves the doubles out, and lists and counts them.
fn tell(
    pile: &mut Pile,
    evidence: &Evidence,
    mut list: List,
    dry: bool,
    talk: &mut Talk,
) -> Result<(), Failure> {
    let mut counts = [0_usize; Likeness::ALL.len()];
    pile.unite(evidence, |left_out, likeness| {
        counts[likeness as usize] += 1;
        list.add(left_out)
    })?;
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
    let different = counted(games - doubles, "different one");
    format!("{}, {different}, {}{kinds}", counted(games, "game"), counted(doubles, "double"))
}
