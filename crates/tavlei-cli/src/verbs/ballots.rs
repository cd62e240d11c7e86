//! `tavlei ballots`: the decks of opening ballots.

use std::io::Write;

use serde_json::{Value, json};
use tavlei::rules::ballots::{Ballot, Deck, decks};

use crate::args::Ballots;
use crate::choice::deck_named;
use crate::failure::Failure;
use crate::output::Output;

/// Lists the decks, or the entries of one.
pub(crate) fn run(args: &Ballots) -> Result<(), Failure> {
    let one = args.name.as_deref().map(deck_named).transpose()?;
    let text = match (one, args.json) {
        (None, false) => decks().iter().map(line).collect(),
        (None, true) => format!("{}\n", Value::from(decks().iter().map(head).collect::<Vec<_>>())),
        (Some(deck), false) => in_full(deck),
        (Some(deck), true) => format!("{}\n", as_json(deck)),
    };
    let mut output = Output::screen();
    output.write_all(text.as_bytes())?;
    output.finish()
}

/// A deck as a line of the list.
fn line(deck: &Deck) -> String {
    let width = decks().iter().map(|deck| deck.name.len()).max().unwrap_or(0);
    format!("{:width$}  {} ({})\n", deck.name, deck.title, deck.games.join(", "))
}

fn in_full(deck: &Deck) -> String {
    let widths = |text: fn(&Ballot) -> &str| {
        deck.ballots.iter().map(|ballot| text(ballot).len()).max().unwrap_or(0)
    };
    let (number, class) = (widths(|b| &b.number), widths(|b| &b.class));
    let moves = widths(|b| &b.moves);
    let row = |b: &Ballot| {
        format!("{:number$}  {:class$}  {:moves$}  {}\n", b.number, b.class, b.moves, b.fen)
    };
    let rows: String = deck.ballots.iter().map(row).collect();
    let games = deck.games.join(", ");
    format!("{}: {}\nFor {games}. Source: {}\n\n{rows}", deck.name, deck.title, deck.source)
}

fn head(deck: &Deck) -> Value {
    json!({
        "name": deck.name,
        "title": deck.title,
        "games": deck.games,
        "source": deck.source,
        "ballots": deck.ballots.len(),
    })
}

fn as_json(deck: &Deck) -> Value {
    let entry = |ballot: &Ballot| {
        json!({
            "number": ballot.number,
            "class": ballot.class,
            "moves": ballot.moves,
            "fen": ballot.fen,
        })
    };
    let mut value = head(deck);
    value["ballots"] = deck.ballots.iter().map(entry).collect::<Vec<_>>().into();
    value
}
