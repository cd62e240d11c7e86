//! A record → one line of JSON.

use std::io::{self, Write};

use super::{DEEPEST, KEYS, STYLES, VERSION};
use crate::{Item, ItemKind, Record};

/// Writes a record as one line. The source is part of it when the record is marked verbatim.
pub fn write_json(out: &mut (impl Write + ?Sized), record: &Record) -> io::Result<()> {
    write!(
        out,
        "{{\"tavlei\":{VERSION},\"number\":{},\"line\":{}",
        record.number, record.first_line
    )?;
    write!(out, ",\"column\":{},\"tags\":[", record.first_column)?;
    for (i, tag) in record.tags.iter().enumerate() {
        out.write_all(if i > 0 { b",[" } else { b"[" })?;
        string(out, record.str(tag.name))?;
        out.write_all(b",")?;
        string(out, record.str(tag.value))?;
        out.write_all(b"]")?;
    }
    out.write_all(b"],\"moves\":[")?;
    write_items(out, record)?;
    out.write_all(b"]")?;
    if record.verbatim && record.origin.is_none() {
        out.write_all(b",\"verbatim\":true,\"source\":")?;
        string(out, record.source())?;
    }
    out.write_all(b"}\n")
}

fn string(out: &mut (impl Write + ?Sized), text: &str) -> io::Result<()> {
    Ok(serde_json::to_writer(out, text)?)
}

fn write_items(out: &mut (impl Write + ?Sized), record: &Record) -> io::Result<()> {
    let (mut depth, mut first) = (0_usize, true);
    for item in &record.items {
        let nests = match item.kind {
            ItemKind::Open => depth < DEEPEST,
            ItemKind::Close => depth <= DEEPEST,
            _ => false,
        };
        if nests && item.kind == ItemKind::Close {
            out.write_all(b"]")?;
            first = false;
        } else {
            out.write_all(if first { b"" } else { b"," })?;
            first = nests;
            if nests { out.write_all(b"[")? } else { write_item(out, record, item)? }
        }
        match item.kind {
            ItemKind::Open => depth += 1,
            ItemKind::Close => depth = depth.saturating_sub(1),
            _ => {}
        }
    }
    Ok(())
}

fn write_item(out: &mut (impl Write + ?Sized), record: &Record, item: &Item) -> io::Result<()> {
    if let ItemKind::Nag(number) = item.kind {
        return write!(out, "{{\"nag\":{number}}}");
    }
    let same = |kind: ItemKind| std::mem::discriminant(&kind) == std::mem::discriminant(&item.kind);
    let key = KEYS.iter().find(|(_, kind)| same(*kind)).map_or("unknown", |(key, _)| key);
    write!(out, "{{\"{key}\":")?;
    string(out, record.str(item.text))?;
    if let ItemKind::Comment(style) = item.kind
        && let Some((name, _)) = STYLES.iter().find(|(_, known)| *known == style)
    {
        write!(out, ",\"style\":\"{name}\"")?;
    }
    out.write_all(b"}")
}
