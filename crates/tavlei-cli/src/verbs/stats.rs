//! `tavlei stats`: counts over many games.

use std::io::Write;

use tavlei::collection::stats::{Facts, Stats as Counts, Wanted};

use crate::args::{Stats, StatsForm};
use crate::failure::Failure;
use crate::output::Output;
use crate::report::stats;
use crate::sweep::{Seen, Sweep};
use crate::talk::Talk;
use crate::terminal::Terminal;

/// Reads all games and shows the counts.
pub(crate) fn run(args: &Stats, terminal: Terminal, talk: &mut Talk) -> Result<(), Failure> {
    let wanted = Wanted {
        openings: args.openings as usize,
        least: args.min,
        players: args.players,
        captures: args.captures,
    };
    let mut sweep = Sweep::new(&args.games, terminal, talk)?;
    let mut counts = Counts::new(wanted);
    sweep.run(
        talk,
        |context, file, record| (file.clone(), Facts::of(context, &record, wanted)),
        |seen, _| {
            if let Seen::Game((file, facts)) = seen {
                counts.add(&file, facts);
            }
            Ok(())
        },
    )?;
    let summary = counts.summary();
    let mut output = Output::screen();
    match form(args) {
        StatsForm::Text => output.write_all(stats::text(&summary).as_bytes())?,
        StatsForm::Json => {
            serde_json::to_writer(&mut output, &summary).map_err(std::io::Error::from)?;
            output.write_all(b"\n")?;
        }
        StatsForm::Csv => stats::csv(&summary, &mut output)?,
    }
    output.finish()
}

fn form(args: &Stats) -> StatsForm {
    if args.json {
        StatsForm::Json
    } else if args.csv {
        StatsForm::Csv
    } else {
        args.report
    }
}
