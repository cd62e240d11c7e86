//! Carries repairs out: in the source, or in the tree where a record has no source.

use tavlei_record::{CommentStyle, Item, ItemKind, Record, Span, Tag};

use super::{Change, Repair};

/// A piece of the source and what stands there instead.
struct Edit {
    span: Span,
    text: String,
}

/// The source of a record with repairs; all else stays as it is.
pub fn repaired_source(record: &Record, repairs: &[Repair]) -> String {
    let source = record.source();
    let mut edits: Vec<Edit> =
        repairs.iter().filter_map(|repair| edit(record, &repair.change)).collect();
    if record.tags.is_empty()
        && let Some(last) = edits.iter().rposition(|edit| edit.text.starts_with('['))
    {
        // An empty line parts the tags from the moves.
        edits[last].text.push_str(line_end(record));
    }
    edits.sort_by_key(|edit| edit.span.start);
    let mut out = String::with_capacity(source.len() + 64);
    let mut at = 0;
    for Edit { span, text } in edits {
        out.push_str(source.get(at..span.start as usize).unwrap_or(""));
        out.push_str(&text);
        at = span.end as usize;
    }
    out.push_str(source.get(at..).unwrap_or(""));
    out
}

fn edit(record: &Record, change: &Change) -> Option<Edit> {
    let at = |end: u32| Span { start: end, end };
    Some(match change {
        Change::Tag(index, value) => tag_edit(record, record.tags[*index], value),
        Change::NewTag(name, value) => {
            let tag = tag_text(name, value);
            let last = last_tag(record)?;
            let eol = line_end(record);
            let is_first = record.tags.is_empty();
            let text = if is_first { format!("{tag}{eol}") } else { format!("{eol}{tag}") };
            Edit { span: at(last.end), text }
        }
        Change::Item(index, text) => Edit { span: record.items[*index].span, text: text.clone() },
        Change::NewResult(result) => {
            let last = record.items.last()?;
            let to_line_end = matches!(
                last.kind,
                ItemKind::Comment(CommentStyle::Semicolon | CommentStyle::Percent)
            );
            let gap = if to_line_end { line_end(record) } else { " " };
            Edit { span: at(last.span.end), text: format!("{gap}{result}") }
        }
        Change::Nothing => return None,
    })
}

/// Only the value where it stands in the source as it is; else the whole tag.
fn tag_edit(record: &Record, tag: Tag, value: &str) -> Edit {
    let inside = tag.value.end <= tag.span.end && tag.value.start >= tag.span.start;
    if inside {
        Edit { span: tag.value, text: escaped(value) }
    } else {
        Edit { span: tag.span, text: tag_text(record.str(tag.name), value) }
    }
}

fn tag_text(name: &str, value: &str) -> String {
    format!("[{name} \"{}\"]", escaped(value))
}

fn escaped(value: &str) -> String {
    value.replace('\\', "\\\\").replace('"', "\\\"")
}

fn line_end(record: &Record) -> &'static str {
    if record.source().contains("\r\n") { "\r\n" } else { "\n" }
}

/// The tag behind which another one can be put: the last one before the moves. Where there are no tags
/// at all, an empty place before the moves. `None` where there is no such place.
pub(super) fn last_tag(record: &Record) -> Option<Span> {
    let source = record.source();
    if source.trim().is_empty() {
        return Some(record.tags.last().map_or(Span::default(), |tag| tag.span));
    }
    let first_item = record.items.first().map_or(source.len() as u32, |item| item.span.start);
    if record.tags.is_empty() {
        let blank = (source.len() - source.trim_start().len()) as u32;
        let alone = record.first_column == 1 && blank == first_item;
        return alone.then_some(Span { start: blank, end: blank });
    }
    let before = record.tags.iter().filter(|tag| tag.span.end <= first_item);
    before.map(|tag| tag.span).max_by_key(|span| span.end)
}

/// The record with repairs in its tree; its source stays.
pub fn repaired(record: &Record, repairs: &[Repair]) -> Record {
    let mut out = record.clone();
    for repair in repairs {
        match &repair.change {
            Change::Tag(index, value) => out.tags[*index].value = out.push_text(value),
            Change::NewTag(name, value) => {
                let name = out.push_text(name);
                let value = out.push_text(value);
                let span = Span { start: name.start, end: value.end };
                out.tags.push(Tag { name, value, span });
            }
            Change::Item(index, text) => out.items[*index].text = out.push_text(text),
            Change::NewResult(result) => {
                let text = out.push_text(result);
                out.items.push(Item { kind: ItemKind::Result, text, span: text });
            }
            Change::Nothing => {}
        }
    }
    out
}
