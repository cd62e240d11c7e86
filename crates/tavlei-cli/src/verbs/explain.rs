//! `tavlei explain`: what the code of a remark means.

use std::io::Write;

use serde_json::json;
use tavlei::record::CodeInfo;
use tavlei::{collection, replay};

use crate::args::Explain;
use crate::failure::Failure;
use crate::output::Output;
use crate::suggest::{did_you_mean, nearest};
use crate::wrap::wrap;

/// Explains one code, or lists all.
pub(crate) fn run(args: &Explain) -> Result<(), Failure> {
    let mut output = Output::screen();
    match &args.code {
        Some(wanted) => {
            let info = find(wanted)?;
            let text = if args.json { as_json(info).to_string() } else { in_full(info) };
            writeln!(output, "{text}")?;
        }
        None if args.json => {
            let all: Vec<_> = codes().map(as_json).collect();
            writeln!(output, "{}", serde_json::Value::from(all))?;
        }
        None => list(&mut output)?,
    }
    output.finish()
}

/// All codes of all parts, in order.
fn codes() -> impl Iterator<Item = &'static CodeInfo> {
    replay::codes().chain(collection::tournament::CODES.iter().copied())
}

fn find(wanted: &str) -> Result<&'static CodeInfo, Failure> {
    let is_it = |info: &&CodeInfo| {
        info.code.eq_ignore_ascii_case(wanted) || info.slug.eq_ignore_ascii_case(wanted)
    };
    codes().find(is_it).ok_or_else(|| {
        let names = codes().flat_map(|info| [info.code, info.slug]);
        Failure::new(format!("there is no code {wanted}"))
            .maybe_help(nearest(wanted, names).map(did_you_mean))
            .help("`tavlei explain` lists all codes")
    })
}

fn list(output: &mut Output) -> Result<(), Failure> {
    for info in codes() {
        writeln!(output, "{}  {:7}  {}", info.code, info.severity.name(), info.title)?;
    }
    Ok(())
}

fn in_full(info: &CodeInfo) -> String {
    const WIDTH: usize = 80;
    let head = format!("{} {} ({})\n{}", info.code, info.slug, info.severity.name(), info.title);
    let paragraphs = info.text.trim().split("\n\n");
    let wrapped = paragraphs.map(|text| wrap(text.split_whitespace(), "", "", WIDTH));
    std::iter::once(head).chain(wrapped).collect::<Vec<_>>().join("\n\n")
}

fn as_json(info: &CodeInfo) -> serde_json::Value {
    json!({
        "code": info.code,
        "slug": info.slug,
        "severity": info.severity.name(),
        "title": info.title,
        "text": info.text,
    })
}
