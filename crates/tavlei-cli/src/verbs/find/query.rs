//! The options of `find` → a search.

use tavlei::collection::query::{BadQuery, How, Query, Search};
use tavlei::rules::{Game, catalogue};

use crate::args::Find;
use crate::choice::by_id;
use crate::failure::Failure;

/// What the command line asks for, and the names of the tags that it tests; `all_are` is the game
/// that all records are taken as.
pub(super) fn search(
    args: &Find,
    all_are: Option<&Game>,
) -> Result<(Search, Vec<String>), Failure> {
    if let Some(id) = &args.wanted.game {
        by_id(id)?;
    }
    let mut queries = Queries { how: how(args)?, found: Vec::new() };
    queries.read(args)?;
    // A fault that only shows in a game (a cell that it does not have) is told with its option.
    let games: Vec<&Game> = match all_are {
        Some(game) => vec![game],
        None => catalogue().iter().collect(),
    };
    let (names, queries): (Vec<&str>, Vec<Query>) = queries.found.into_iter().unzip();
    let of_game = args.wanted.game.as_ref().and_then(|id| tavlei::rules::find(id));
    let named: Vec<&Game> = match (&of_game, all_are) {
        (Some(game), None) => vec![game],
        _ => games.clone(),
    };
    for (name, query) in names.iter().zip(&queries) {
        query
            .bind(if *name == "game" { &games } else { &named })
            .map_err(|bad| told(name, &bad))?;
    }
    let query = Query::all(queries);
    let search = query.bind(&games).map_err(|bad| told("where", &bad))?;
    Ok((search, query.tags()))
}

/// In so many cells a position like another one differs from it, unless something else is asked for:
/// one piece has moved.
const NEAR: u32 = 2;

/// The position that `--similar` names, if it names one and no file.
pub(super) fn similar_fen(args: &Find) -> Option<&str> {
    let named = args.wanted.similar.as_deref()?;
    let is_fen = |text: &&str| {
        let side = text.split(':').next().unwrap_or("").trim();
        text.matches(':').count() > 1 && side.len() < 2 && !named.exists()
    };
    named.to_str().filter(is_fen)
}

fn how(args: &Find) -> Result<How, Failure> {
    let when = &args.when;
    let how = How::default()
        .lasting(when.lasting)
        .within(when.within.unwrap_or(0))
        .any_side(when.any_side)
        .mirror(when.mirror)
        .swap(when.swap)
        .variations(when.variations);
    match &when.at {
        Some(at) => how.at(at).map_err(|bad| told("at", &bad)),
        None => Ok(how),
    }
}

/// The queries so far, each with the option that it comes from.
struct Queries {
    how: How,
    found: Vec<(&'static str, Query)>,
}

impl Queries {
    fn read(&mut self, args: &Find) -> Result<(), Failure> {
        let wanted = &args.wanted;
        for text in &wanted.tag {
            self.add("tag", Query::tag(text))?;
        }
        for text in &wanted.expression {
            self.add("where", Query::parse(text))?;
        }
        let many: [(&'static str, &[String]); 9] = [
            ("player", &wanted.player),
            ("comment", &wanted.comment),
            ("has", &wanted.has),
            ("fen", &wanted.fen),
            ("board", &wanted.board),
            ("material", &wanted.material),
            ("moves", &wanted.moves),
            ("moves-anywhere", &wanted.moves_anywhere),
            ("moves-any-order", &wanted.moves_any_order),
        ];
        let single = [
            ("date", &wanted.date),
            ("result", &wanted.result),
            ("plies", &wanted.plies),
            ("game", &wanted.game),
            ("verdict", &wanted.verdict),
            ("ending", &wanted.ending),
            ("captures", &wanted.captures),
        ];
        if let Some(fen) = similar_fen(args) {
            let how = self.how.clone().within(args.when.within.unwrap_or(NEAR));
            self.add("similar", Query::word("fen", fen, &how))?;
        }
        let many = many.iter().flat_map(|(word, values)| values.iter().map(|value| (*word, value)));
        let single = single.iter().filter_map(|(word, value)| Some((*word, value.as_ref()?)));
        for (word, value) in many.chain(single) {
            self.add(word, Query::word(word, value, &self.how))?;
        }
        Ok(())
    }

    fn add(&mut self, name: &'static str, read: Result<Query, BadQuery>) -> Result<(), Failure> {
        self.found.push((name, read.map_err(|bad| told(name, &bad))?));
        Ok(())
    }
}

/// What is wrong with an option, with a line under the fault.
fn told(option: &str, bad: &BadQuery) -> Failure {
    let plain = |text: &str| -> String {
        text.chars().map(|c| if c.is_control() { ' ' } else { c }).collect()
    };
    let width = |text: &str| text.chars().count();
    let before = bad.text.get(..bad.range.start).map_or(0, width);
    let under = bad.text.get(bad.range.clone()).map_or(1, width).max(1);
    let message = format!(
        "--{option}: {}\n  {}\n  {}{}",
        bad.message,
        plain(&bad.text),
        " ".repeat(before),
        "^".repeat(under)
    );
    Failure::new(message).maybe_help(bad.help.clone())
}
