//! `tavlei notations`: the ways to write moves.

use std::io::Write;

use serde_json::{Value, json};
use tavlei::core::{Along, Corner, LabelScheme};
use tavlei::notation::{
    Captures, CellNames, Letters, MoveNumbers, Notation, TurnForm, notation_file, shipped,
};

use crate::args::Notations;
use crate::failure::Failure;
use crate::notations::of_name;
use crate::output::Output;

/// Prints the file of one notation, or a line for each.
pub(crate) fn run(args: &Notations) -> Result<(), Failure> {
    let mut output = Output::screen();
    match &args.name {
        Some(name) => {
            let notation = of_name(name)?;
            if args.json {
                writeln!(output, "{}", as_json(notation))?;
            } else {
                write!(output, "{}", notation_file(&notation.name).unwrap_or_default())?;
            }
        }
        None if args.json => {
            let all: Vec<_> = shipped().iter().map(as_json).collect();
            writeln!(output, "{}", serde_json::Value::from(all))?;
        }
        None => {
            for notation in shipped() {
                writeln!(output, "{:21} {}", notation.name, notation.title)?;
            }
        }
    }
    output.finish()
}

fn as_json(notation: &Notation) -> Value {
    let Notation { name, title, title_ru, source, .. } = notation;
    let signs = &notation.signs;
    json!({
        "name": name,
        "title": title,
        "title_ru": title_ru,
        "source": source,
        "cells": cells(&notation.cells),
        "form": form(notation.form),
        "captures": match notation.captures { Captures::Way => "way", Captures::Taken => "taken" },
        "signs": { "step": signs.step, "take": signs.take, "drop": signs.drop, "pass": signs.pass },
        "letters": letters(&notation.letters),
        "move_numbers": match notation.numbers {
            MoveNumbers::Dots => "1.",
            MoveNumbers::Brackets => "1)",
            MoveNumbers::None => "none",
        },
        "between": notation.between,
        "results": notation.results.as_ref().map(|words| json!({
            "white": words.white, "draw": words.draw, "black": words.black,
        })),
    })
}

/// What cells are called, under the keys of a notation's file.
fn cells(cells: &CellNames) -> Value {
    match cells {
        CellNames::AsRecord => json!({ "names": "record" }),
        CellNames::Usual => json!({ "names": "usual" }),
        CellNames::Numeric { corner: at } => json!({ "names": "numeric", "corner": corner(*at) }),
        CellNames::Scheme { scheme, seen_by_first } => by(scheme, *seen_by_first),
        CellNames::Tables(tables) => json!({ "names": "table", "table": tables }),
    }
}

fn by(scheme: &LabelScheme, seen_by_first: bool) -> Value {
    match scheme {
        LabelScheme::Algebraic => json!({ "names": "algebraic" }),
        LabelScheme::AlgebraicTurned => json!({ "names": "algebraic-black" }),
        LabelScheme::Numeric { corner: at, along, first } => json!({
            "names": "numeric",
            "corner": corner(*at),
            "along": match along { Along::Ranks => "ranks", Along::Files => "files" },
            "first_number": first,
            "seen_by": if seen_by_first { "first" } else { "white" },
        }),
        LabelScheme::Table(names) => json!({ "names": "table", "table": names }),
    }
}

fn corner(corner: Corner) -> &'static str {
    match corner {
        Corner::BottomLeft => "bottom-left",
        Corner::BottomRight => "bottom-right",
        Corner::TopLeft => "top-left",
        Corner::TopRight => "top-right",
    }
}

fn form(form: TurnForm) -> &'static str {
    match form {
        TurnForm::Short => "short",
        TurnForm::Full => "full",
        TurnForm::Letters => "letters",
        TurnForm::Canonical => "canonical",
    }
}

/// `{"c": "цс"}`: the first letter is written, all are read.
fn letters(letters: &Letters) -> Value {
    let one = |(latin, written): &(char, char)| {
        let read = letters.read.iter().filter(|(_, stands_for)| stands_for == latin);
        let all: String = std::iter::once(*written).chain(read.map(|(other, _)| *other)).collect();
        (latin.to_string(), Value::from(all))
    };
    letters.written.iter().map(one).collect::<serde_json::Map<_, _>>().into()
}
