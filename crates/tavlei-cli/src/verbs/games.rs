//! `tavlei games`: the catalogue.

use std::io::Write;

use serde_json::{Value, json};
use tavlei::core::Bits;
use tavlei::rules::{Game, Group, catalogue};

use crate::args::{Games, Lang};
use crate::choice::{by_id, by_rules};
use crate::failure::Failure;
use crate::output::Output;
use crate::start::start_fen;
use crate::words::{self, Part, Words};
use crate::wrap::wrap;

/// Lines are no longer than this.
const WIDTH: usize = 98;

/// Lists all games, or tells the rules of one.
pub(crate) fn run(args: &Games) -> Result<(), Failure> {
    let one = match (&args.id, &args.rules) {
        (Some(id), _) => Some(by_id(id)?),
        (None, Some(file)) => Some(by_rules(file)?),
        (None, None) => None,
    };
    let text = match (one, args.json) {
        (Some(game), false) => in_full(&game, args.lang),
        (Some(game), true) => format!("{}\n", as_json(&game, args.lang)),
        (None, false) => list(args.lang),
        (None, true) => {
            let all = catalogue().iter().map(|game| as_json(game, args.lang));
            format!("{}\n", Value::from(all.collect::<Vec<_>>()))
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
        let (first, second) = names(game, lang);
        format!("  {:width$}  {:9}  {first} – {second}\n", game.id(), size(game))
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

/// Files by ranks; of a board of a form of its own the number of its places.
fn size(game: &Game) -> String {
    match game.spec().drawing {
        Some(drawing) => {
            let places = if drawing.on_lines { "points" } else { "cells" };
            format!("{} {places}", game.board().points().count())
        }
        None => format!("{}x{}", game.board().files(), game.board().ranks()),
    }
}

/// Everything that is told of a game, on one screen.
fn in_full(game: &Game, lang: Lang) -> String {
    let words = words::of(lang);
    let list = |part: Part, lines: &[String]| section(words.heading(part), lines);
    let parts = [
        title(game, lang, words),
        list(Part::Rules, &words::rules(game, words)),
        list(Part::Differs, words.own(game.spec()).differs.map(str::to_owned).as_slice()),
        format!("\n{}\n{}", words.heading(Part::Start), words::drawn(game)),
        list(Part::Notation, &words.notation(game)),
        list(Part::Sources, &sources(game)),
    ];
    parts.concat()
}

/// Id and names, the one in the language asked for first.
fn title(game: &Game, lang: Lang, words: &dyn Words) -> String {
    let spec = game.spec();
    let (first, second) = names(game, lang);
    let title = format!("{}: {first} – {second}\n", spec.id);
    if spec.aliases.is_empty() {
        return title;
    }
    let aliases = words.aliases(&spec.aliases.join(", "));
    title + &wrap(aliases.split_whitespace(), "", "", WIDTH) + "\n"
}

/// The name in a language and the other one.
fn names(game: &Game, lang: Lang) -> (&str, &str) {
    let spec = game.spec();
    match lang {
        Lang::En => (&spec.name, &spec.name_ru),
        Lang::Ru => (&spec.name_ru, &spec.name),
    }
}

/// A heading and a list; nothing where the list is empty.
fn section(title: &str, lines: &[String]) -> String {
    let items: String =
        lines.iter().filter(|line| !line.is_empty()).map(|line| item(line)).collect();
    if items.is_empty() { String::new() } else { format!("\n{title}\n{items}") }
}

/// `- ` and the words, in lines that fit a terminal.
fn item(text: &str) -> String {
    wrap(text.split_whitespace(), "- ", "  ", WIDTH) + "\n"
}

fn sources(game: &Game) -> Vec<String> {
    game.spec().sources.iter().map(|source| format!("{}: {}", source.title, source.says)).collect()
}

fn as_json(game: &Game, lang: Lang) -> Value {
    let (spec, words) = (game.spec(), words::of(lang));
    let (files, ranks) = (game.board().files(), game.board().ranks());
    json!({
        "id": spec.id,
        "name": spec.name,
        "name_ru": spec.name_ru,
        "aliases": spec.aliases,
        "family": game.group().name(),
        "pdn": spec.pdn,
        "board": size(game),
        "files": files,
        "ranks": ranks,
        "first": spec.first.to_string().to_lowercase(),
        "start": start_fen(game),
        "rules": words::rules(game, words),
        "differs": words.own(spec).differs,
        "notation": words.notation(game),
        "sources": spec.sources.iter()
            .map(|source| json!({"title": source.title, "says": source.says}))
            .collect::<Vec<_>>(),
    })
}
