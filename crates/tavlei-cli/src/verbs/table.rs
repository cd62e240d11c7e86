//! `tavlei table`: crosstables of tournaments.

use std::io::Write;
use std::path::{Path, PathBuf};
use tavlei::core::counted;

use serde_json::json;
use tavlei::collection::grid::{escape, escape_markdown};
use tavlei::collection::tournament::{Entry, Layout, Scale, Table, TieBreak, Tournament, group};
use tavlei::replay::replay;

use crate::args::{self, TableForm, TieName};
use crate::choice::chosen;
use crate::failure::Failure;
use crate::feed::{Event, Feed, How};
use crate::inputs::{Input, Inputs};
use crate::jobs::Workers;
use crate::notations::replay_options;
use crate::output::Output;
use crate::progress::Progress;
use crate::records::read_options;
use crate::report::page;
use crate::sweep::borrowed;
use crate::talk::Talk;
use crate::terminal::Terminal;

/// Writes the tables of all events, in the order of their first games.
pub(crate) fn run(args: &args::Table, terminal: Terminal, talk: &mut Talk) -> Result<(), Failure> {
    let form = form(args)?;
    let inputs = Inputs::find(&args.paths);
    let paths: Vec<PathBuf> = inputs.found.iter().filter_map(|input| input.path.clone()).collect();
    let games = games(args, inputs, terminal, talk)?;
    let mut tournaments = group(games);
    if let Some(wanted) = &args.event {
        let folded = wanted.to_lowercase();
        let is_wanted = |of: &Tournament| of.event.to_lowercase().contains(&folded);
        if !tournaments.is_empty() && !tournaments.iter().any(is_wanted) {
            return Err(no_event(wanted, &tournaments));
        }
        tournaments.retain(is_wanted);
    }
    if tournaments.is_empty() {
        return Err(Failure::new("there are no games to make a table of"));
    }
    for of in &tournaments {
        tell(of, talk);
    }
    let tables: Vec<(Table, Layout)> = tournaments.iter().map(|of| table(args, of)).collect();
    let mut output = Output::create(args.output.as_deref(), args.force, &borrowed(&paths))?;
    output.write_all(written(&tables, form).as_bytes())?;
    output.finish()
}

/// The format: as asked for, else by the name of the output, else text.
fn form(args: &args::Table) -> Result<TableForm, Failure> {
    let extension = args.output.as_deref().and_then(Path::extension);
    let by_name = extension.map(|extension| extension.to_string_lossy().to_lowercase());
    match (args.to, by_name.as_deref()) {
        (Some(form), _) => Ok(form),
        (None, None | Some("txt")) => Ok(TableForm::Text),
        (None, Some("csv")) => Ok(TableForm::Csv),
        (None, Some("md")) => Ok(TableForm::Md),
        (None, Some("html" | "htm")) => Ok(TableForm::Html),
        (None, Some("json" | "jsonl")) => Ok(TableForm::Json),
        (None, Some("pdf")) => Err(Failure::new("a table can't be written as .pdf")
            .help("PDF is left to the browser: write .html and print it")),
        (None, Some(other)) => Err(Failure::new(format!("a table can't be written as .{other}"))
            .help("name it .txt, .csv, .md, .html or .json, or say --to")),
    }
}

/// So many events are named where none is the one that is wanted.
const MOST_EVENTS: usize = 5;

fn no_event(wanted: &str, tournaments: &[Tournament]) -> Failure {
    let mut names: Vec<&str> = tournaments.iter().map(Tournament::title).collect();
    let more = names.len().saturating_sub(MOST_EVENTS);
    names.truncate(MOST_EVENTS);
    let more = if more > 0 { format!(" and {more} more") } else { String::new() };
    Failure::new(format!("no event has {wanted:?} in its name"))
        .help(format!("the events are: {}{more}", names.join("; ")))
}

fn games(
    args: &args::Table,
    inputs: Inputs,
    terminal: Terminal,
    talk: &mut Talk,
) -> Result<Vec<Entry>, Failure> {
    let replay = replay_options(chosen(&args.game)?, &args.reading)?;
    let how = How { reading: read_options(&args.reading)?, replay };
    let workers = Workers::new(args.jobs.jobs)?;
    inputs.tell(talk, Talk::failed);
    let progress = Progress::new(terminal, inputs.found.iter().map(Input::size).sum());
    let mut feed = Feed::new(inputs.found, how, progress.clone());
    let mut games = Vec::new();
    workers.in_order(
        || feed.next(),
        work,
        |done: Done| {
            match done {
                Ok(Some(entry)) => games.push(*entry),
                Ok(None) => {}
                Err(failure) => progress.suspend(|| talk.failed(&failure)),
            }
            Ok::<(), Failure>(())
        },
    )?;
    progress.clear();
    Ok(games)
}

/// A game, nothing, or why something can't be read.
type Done = Result<Option<Box<Entry>>, Failure>;

fn work(event: Event) -> Done {
    match event {
        Event::Opened(_) | Event::Closed(_) => Ok(None),
        Event::Failed(failure) => Err(failure),
        Event::Game(game) => {
            let record = game.text.parse()?;
            let replayed = replay(&game.context, &record);
            Ok(Some(Box::new(Entry::new(&game.file, &record, &replayed))))
        }
    }
}

/// Says which names were taken for one player's, and which games count for nobody or not in full.
fn tell(of: &Tournament, talk: &Talk) {
    let title = of.title();
    for player in of.players.list.iter().filter(|player| player.spellings.len() > 1) {
        let others: Vec<String> = player
            .spellings
            .iter()
            .filter(|&spelling| *spelling != player.name)
            .map(|spelling| format!("«{spelling}»"))
            .collect();
        talk.note(&format!(
            "{title}: {} counted as «{}», one player",
            agreed(&others.join(", "), others.len(), "is", "are"),
            player.name
        ));
    }
    let odd = (0..of.games.len()).filter_map(|at| Some((&of.games[at], oddity(of, at)?)));
    let copies = of.copies.iter().map(|copy| {
        let first = &of.games[copy.of];
        (&copy.entry, format!("stands at {}:{} as well; it counts once", first.file, first.line))
    });
    let odd = odd.chain(copies);
    let mut left = 0;
    for (number, (game, why)) in odd.enumerate() {
        if number < MOST {
            talk.note(&format!("{}:{}: {}: {why}", game.file, game.line, game.pair()));
        } else {
            left += 1;
        }
    }
    if left > 0 {
        let games = counted(left, "game");
        talk.note(&format!("{title}: {games} more for such reasons; `check --tournament` has all"));
    }
}

/// So many games of a tournament are told one by one.
const MOST: usize = 20;

fn agreed(list: &str, n: usize, one: &str, more: &str) -> String {
    format!("{list} {}", if n == 1 { one } else { more })
}

/// Why a game does not count, or not as others do.
fn oddity(of: &Tournament, at: usize) -> Option<String> {
    let game = &of.games[at];
    let is_known = game.scored.is_known();
    match of.players.seats[at] {
        [None, None] => Some("no names, so the game counts for nobody".to_owned()),
        [Some(white), Some(black)] if white == black => {
            Some("both are one player, so the game counts for nobody".to_owned())
        }
        _ if !is_known => Some("no result, so the game brings no points".to_owned()),
        [Some(_), None] if !game.is_named(1) => Some(unnamed("Black")),
        [None, Some(_)] if !game.is_named(0) => Some(unnamed("White")),
        _ => None,
    }
}

fn unnamed(side: &str) -> String {
    format!("{side} has no name, so the points are those of a bye")
}

fn table(args: &args::Table, of: &Tournament) -> (Table, Layout) {
    let scale =
        args.scale.map_or_else(|| Scale::of(of.games.iter().map(|game| &game.scored)), Scale::from);
    let layout = args.layout.map_or_else(|| Layout::of(of), Layout::from);
    let asked: Vec<TieBreak> =
        args.tiebreaks.iter().copied().filter_map(TieName::tie_break).collect();
    let ties = if args.tiebreaks.is_empty() { layout.usual_ties() } else { &asked };
    (Table::new(of, scale, ties), layout)
}

fn written(tables: &[(Table, Layout)], form: TableForm) -> String {
    let all = |one: fn(&Table, Layout) -> String, gap: &str| {
        tables.iter().map(|(table, layout)| one(table, *layout)).collect::<Vec<_>>().join(gap)
    };
    match form {
        TableForm::Text => {
            let titled =
                |table: &Table, layout| titled(title(table), &table.to_grid(layout).to_text());
            all(titled, "\n")
        }
        TableForm::Md => {
            let titled = |table: &Table, layout| {
                let title = format!("## {}", escape_markdown(title(table)));
                titled(&title, &table.to_grid(layout).to_markdown())
            };
            all(titled, "\n")
        }
        TableForm::Csv => all(|table, layout| table.to_grid(layout).to_csv(), "\n"),
        TableForm::Json => all(|table, layout| format!("{}\n", as_json(table, layout)), ""),
        TableForm::Html => {
            let title = tables.first().map_or("Table", |(table, _)| title(table));
            page(title, &all(as_html, ""))
        }
    }
}

fn title(table: &Table) -> &str {
    if table.event.is_empty() { "Tournament" } else { &table.event }
}

fn titled(title: &str, grid: &str) -> String {
    format!("{title}\n\n{grid}")
}

fn as_html(table: &Table, layout: Layout) -> String {
    format!("<h1>{}</h1>\n{}", escape(title(table)), table.to_grid(layout).to_html())
}

fn as_json(table: &Table, layout: Layout) -> serde_json::Value {
    let ties: Vec<&str> = table.ties.iter().map(|tie| tie.name()).collect();
    json!({
        "event": table.event,
        "scale": table.scale.name(),
        "layout": layout,
        "tie_breaks": ties,
        "rows": table.rows,
    })
}
