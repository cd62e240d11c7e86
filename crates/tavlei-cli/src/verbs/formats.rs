//! `tavlei formats`: the record formats.

use std::io::Write;

use serde_json::{Value, json};
use tavlei::record::{FORMATS, Format, Holds, TagsHeld, format_by_name};

use crate::args::Formats;
use crate::failure::Failure;
use crate::output::Output;
use crate::suggest::{did_you_mean, nearest};

/// Prints what one format holds, or a line for each.
pub(crate) fn run(args: &Formats) -> Result<(), Failure> {
    let mut output = Output::screen();
    match &args.name {
        Some(name) => {
            let format = format_by_name(name).ok_or_else(|| unknown(name))?;
            if args.json {
                writeln!(output, "{}", as_json(format))?;
            } else {
                writeln!(output, "{}", in_words(format))?;
            }
        }
        None if args.json => {
            let all: Vec<_> = FORMATS.iter().map(|format| as_json(format)).collect();
            writeln!(output, "{}", Value::from(all))?;
        }
        None => {
            for format in FORMATS {
                let Format { name, title, extensions, .. } = format;
                let ends = extensions.iter().map(|e| format!(".{e}")).collect::<Vec<_>>().join(" ");
                let lacking = if lacks(format).is_some() { " (not in this build)" } else { "" };
                let line = format!("{name:10} {:11} {title}{lacking}  {ends}", does(format));
                writeln!(output, "{}", line.trim_end())?;
            }
        }
    }
    output.finish()
}

fn unknown(name: &str) -> Failure {
    let near = nearest(name, FORMATS.iter().map(|format| format.name));
    Failure::new(format!("no format is called {name:?}"))
        .help("`tavlei formats` lists them")
        .maybe_help(near.map(did_you_mean))
}

/// The feature without which this build can't write a format.
fn lacks(format: &Format) -> Option<&'static str> {
    format.writing.as_ref().and_then(|writing| writing.lacks)
}

fn does(format: &Format) -> &'static str {
    match (&format.reading, &format.writing) {
        (Some(_), Some(_)) => "read, write",
        (Some(_), None) => "read",
        (None, _) => "write",
    }
}

fn in_words(format: &Format) -> String {
    let mut lines = vec![format!("{}: {} ({})", format.name, format.title, does(format))];
    if !format.extensions.is_empty() {
        lines.push(format!("  files: .{}", format.extensions.join(" .")));
    }
    if let Some(reading) = &format.reading {
        lines.push(format!("  a file holds: {}", reading.wants));
    }
    if let Some(feature) = lacks(format) {
        lines.push(format!("  not in this build: cargo install tavlei-cli --features {feature}"));
    }
    if let Some(writing) = &format.writing {
        lines.push(format!("  moves: {}", writing.notation.unwrap_or("in any notation")));
        lines.push(format!("  tags: {}", tags(&writing.holds)));
        let (held, lost): (Vec<_>, Vec<_>) =
            abilities(&writing.holds).into_iter().partition(|(_, has)| *has);
        let names = |list: &[(&'static str, bool)]| {
            list.iter().map(|(name, _)| *name).collect::<Vec<_>>().join(", ")
        };
        for (word, list) in [("holds", held), ("loses", lost)] {
            if !list.is_empty() {
                lines.push(format!("  {word}: {}", names(&list)));
            }
        }
    }
    lines.join("\n")
}

fn tags(holds: &Holds) -> String {
    match holds.tags {
        TagsHeld::All => "any".to_owned(),
        TagsHeld::Only([]) => "none".to_owned(),
        TagsHeld::Only(names) => names.join(", "),
    }
}

fn abilities(holds: &Holds) -> [(&'static str, bool); 5] {
    [
        ("variations", holds.variations),
        ("comments", holds.comments),
        ("glyphs", holds.glyphs),
        ("positions set up in the middle", holds.setups),
        ("texts that are no moves", holds.unknown),
    ]
}

fn as_json(format: &Format) -> Value {
    let holds = format.writing.as_ref().map(|writing| {
        let holds = &writing.holds;
        json!({
            "tags": match holds.tags { TagsHeld::All => Value::from("all"), TagsHeld::Only(names) => names.into() },
            "variations": holds.variations,
            "comments": holds.comments,
            "glyphs": holds.glyphs,
            "setups": holds.setups,
            "unknown": holds.unknown,
        })
    });
    json!({
        "name": format.name,
        "title": format.title,
        "extensions": format.extensions,
        "reads": format.reading.is_some(),
        "writes": format.writing.is_some(),
        "notation": format.writing.as_ref().and_then(|writing| writing.notation),
        "holds": holds,
        "lacks": lacks(format),
    })
}
