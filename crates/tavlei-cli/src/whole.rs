//! Games written as they stand.

use std::io::{self, Write};
use std::path::Path;

use tavlei::collection::fix::{named, repaired_source};
use tavlei::record::{
    PdnOptions, ReadOptions, Record, Span, format_by_extension, parse_all, read_json_line,
    write_json, write_pdn,
};
use tavlei::replay::{Context, game_tag};

use crate::args::GameFormat;
use crate::failure::Failure;

/// The format to write: as asked for, else by the name of the output, else PDN.
pub(crate) fn format(
    asked: Option<GameFormat>,
    output: Option<&Path>,
) -> Result<GameFormat, Failure> {
    let extension = output.and_then(Path::extension).map(|e| e.to_string_lossy().to_lowercase());
    match (asked, extension.as_deref()) {
        (Some(format), _) => Ok(format),
        (None, Some("json" | "jsonl")) => Ok(GameFormat::Json),
        (None, Some("csv")) => Err(Failure::new("a table can't hold whole games")
            .help("name the output .pdn or .jsonl; `tavlei convert --to csv` makes tables")),
        (None, None | Some("pdn" | "pgn" | "txt")) => Ok(GameFormat::Pdn),
        (None, Some(other)) => {
            let is_known = format_by_extension(other, |format| format.writing.is_some()).is_some();
            let help = if is_known {
                "name the output .pdn or .jsonl; `tavlei convert` writes other formats"
            } else {
                "--to pdn or --to json says what to write, whatever the file is called"
            };
            Err(Failure::new(format!("games can't be written as .{other} here")).help(help))
        }
    }
}

/// The text of a game that leaves its file, or its place in it: as [`text_of`] has it, with the tag that
/// names its game where only an option or the games around it tell which it is. Among others it would
/// be guessed anew.
///
/// For an output of JSON it is a line of that, which says where in its file the game stood.
pub(crate) fn named_text(
    context: &Context,
    record: &Record,
    format: GameFormat,
) -> io::Result<Vec<u8>> {
    if format == GameFormat::Json {
        let mut record = record.clone();
        name_game(context, &mut record);
        return json_line(&record);
    }
    let Some((name, value)) = game_tag(context, record) else { return text_of(record) };
    if let Some(source) = pdn_text(record).filter(|_| has_plain_tags(record)) {
        return Ok(match named(context, record) {
            Some(tag) => repaired_source(record, &[tag]),
            // A record without tags may stand behind another one in its line.
            None if record.tags.is_empty() => {
                format!("[{name} \"{value}\"]\n\n{}", source.trim_start())
            }
            None => source.to_owned(),
        }
        .into_bytes());
    }
    let mut record = record.clone();
    record.push_tag(name, &value, Span::default());
    json_line(&record)
}

fn json_line(record: &Record) -> io::Result<Vec<u8>> {
    let mut line = Vec::new();
    write_json(&mut line, record)?;
    Ok(line)
}

/// Whether tags stand in the text as tags: beside lines of prose that are read as such, a tag would
/// make them something else.
fn has_plain_tags(record: &Record) -> bool {
    record.tags.iter().all(|tag| record.str(tag.span).starts_with('['))
}

/// Gives a record the tag that names its game, where only its file tells which it is.
pub(crate) fn name_game(context: &Context, record: &mut Record) {
    if let Some((name, value)) = game_tag(context, record) {
        record.push_tag(name, &value, Span::default());
    }
}

/// The source of a game, if it is PDN and holds anything.
pub(crate) fn pdn_text(record: &Record) -> Option<&str> {
    record.pdn_source().filter(|source| !source.trim().is_empty())
}

/// The text of a game as it was read: its source, or a line of JSON where it has none.
pub(crate) fn text_of(record: &Record) -> io::Result<Vec<u8>> {
    if let Some(source) = pdn_text(record) {
        return Ok(source.as_bytes().to_vec());
    }
    json_line(record)
}

/// The game that [`text_of`] gave the text of.
pub(crate) fn parse(text: &str) -> Option<Record> {
    let mut record = Record::default();
    if is_json(text) && read_json_line(text.trim_end(), &mut record).is_ok() {
        return Some(record);
    }
    parse_all(text.as_bytes(), &ReadOptions::default()).into_iter().next()
}

/// A text of [`text_of`] in a format, character by character where it is in that format already.
pub(crate) fn written(text: &str, format: GameFormat) -> io::Result<Vec<u8>> {
    let mut out = Vec::with_capacity(text.len() + 2);
    if is_json(text) == (format == GameFormat::Json) {
        out.write_all(text.trim().as_bytes())?;
        out.write_all(if format == GameFormat::Json { b"\n" } else { b"\n\n" })?;
    } else if let Some(record) = parse(text) {
        write(&mut out, &record, format)?;
    }
    Ok(out)
}

/// A game in a format, by its tree.
pub(crate) fn write(out: &mut impl Write, record: &Record, format: GameFormat) -> io::Result<()> {
    match format {
        GameFormat::Pdn => write_pdn(out, record, &PdnOptions::default()),
        GameFormat::Json => write_json(out, record),
    }
}

fn is_json(text: &str) -> bool {
    text.starts_with("{\"tavlei\":")
}
