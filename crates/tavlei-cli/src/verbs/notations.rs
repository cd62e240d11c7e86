//! `tavlei notations`: the ways to write moves.

use std::io::Write;

use serde_json::json;
use tavlei::notation::{Notation, notation_file, shipped};

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

fn as_json(notation: &Notation) -> serde_json::Value {
    json!({
        "name": notation.name,
        "title": notation.title,
        "title_ru": notation.title_ru,
        "source": notation.source,
    })
}
