//! `tavlei games`: the catalogue.

use std::io::Write;

use serde_json::{Value, json};
use tavlei::diagram::{Charset, Options, text};
use tavlei::rules::{Game, Group, catalogue};

use crate::args::{Games, Lang};
use crate::choice::{by_id, by_rules};
use crate::failure::Failure;
use crate::output::Output;
use crate::start::start_fen;
use crate::words;
use crate::wrap::wrap;

/// Lists all games, or tells the rules of one.
pub(crate) fn run(args: &Games) -> Result<(), Failure> {
    let one = match (&args.id, &args.rules) {
        (Some(id), _) => Some(by_id(id)?),
        (None, Some(file)) => Some(by_rules(file)?),
        (None, None) => None,
    };
    let text = match (one, args.json) {
        (Some(game), false) => in_full(&game),
        (Some(game), true) => format!("{}\n", as_json(&game)),
        (None, false) => list(args.lang),
        (None, true) => {
            format!("{}\n", Value::from(catalogue().iter().map(as_json).collect::<Vec<_>>()))
        }
    };
    let mut output = Output::screen();
    output.write_all(text.as_bytes())?;
    output.finish()
}

/// All games by family, with their names in the language asked for first.
fn list(lang: Lang) -> String {
    let width = catalogue().iter().map(|game| game.id().len()).max().unwrap_or(0);
    let line = |game: &Game| {
        let spec = game.spec();
        let size = format!("{}x{}", game.board().files(), game.board().ranks());
        let (first, second) = match lang {
            Lang::En => (&spec.name, &spec.name_ru),
            Lang::Ru => (&spec.name_ru, &spec.name),
        };
        format!("  {:width$}  {size:5}  {first} – {second}\n", spec.id)
    };
    let family = |group: Group| {
        let games: String =
            catalogue().iter().filter(|game| game.group() == group).map(line).collect();
        let title = match lang {
            Lang::En => group.name(),
            Lang::Ru => group.name_ru(),
        };
        (!games.is_empty()).then(|| format!("{title}\n{games}"))
    };
    Group::ALL.into_iter().filter_map(family).collect::<Vec<_>>().join("\n")
}

fn in_full(game: &Game) -> String {
    let parts = [
        title(game),
        section("Rules", &words::rules(game)),
        format!("\nStart\n\n{}", drawn(game)),
        section("Notation", &[words::notation(game), numbers(game)]),
        section("Sources", &sources(game)),
    ];
    parts.concat()
}

fn title(game: &Game) -> String {
    let spec = game.spec();
    let title = format!("{}: {} – {}\n", spec.id, spec.name, spec.name_ru);
    if spec.aliases.is_empty() {
        title
    } else {
        format!("{title}Also known as {}.\n", spec.aliases.join(", "))
    }
}

/// A heading and a list, lines wrapped as little as a terminal needs.
fn section(title: &str, lines: &[String]) -> String {
    let items: String =
        lines.iter().filter(|line| !line.is_empty()).map(|line| item(line)).collect();
    if items.is_empty() { String::new() } else { format!("\n{title}\n\n{items}") }
}

/// `  - ` and the words, in lines of at most so many characters.
fn item(text: &str) -> String {
    const WIDTH: usize = 96;
    wrap(text.split_whitespace(), "  - ", "    ", WIDTH) + "\n"
}

fn drawn(game: &Game) -> String {
    text(game.board(), game.labels(), game.start(), &Options::default(), Charset::Ascii)
}

fn numbers(game: &Game) -> String {
    match game.spec().pdn {
        Some(number) => format!("In PDN it is [GameType \"{number}\"]."),
        None => {
            format!("In PDN it is [Variant \"{}\"]; no GameType has been given to it.", game.id())
        }
    }
}

fn sources(game: &Game) -> Vec<String> {
    game.spec().sources.iter().map(|source| format!("{}: {}", source.title, source.says)).collect()
}

fn as_json(game: &Game) -> Value {
    let spec = game.spec();
    let (files, ranks) = (game.board().files(), game.board().ranks());
    json!({
        "id": spec.id,
        "name": spec.name,
        "name_ru": spec.name_ru,
        "aliases": spec.aliases,
        "family": game.group().name(),
        "pdn": spec.pdn,
        "files": files,
        "ranks": ranks,
        "first": spec.first.to_string().to_lowercase(),
        "start": start_fen(game),
        "rules": words::rules(game),
        "notation": words::notation(game),
        "sources": spec.sources.iter()
            .map(|source| json!({"title": source.title, "says": source.says}))
            .collect::<Vec<_>>(),
    })
}
