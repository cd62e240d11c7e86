//! An object of JSON → a record.

use std::fmt;

use serde_json::{Map, Value};

use super::{KEYS, STYLES, VERSION};
use crate::{CommentStyle, Item, ItemKind, RawGame, Record, Span, Tag};

/// Why a line is not a record.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct JsonError {
    /// What is wrong, and where in the object.
    pub message: String,
}

impl JsonError {
    fn new(message: impl Into<String>) -> Self {
        Self { message: message.into() }
    }
}

impl fmt::Display for JsonError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.message)
    }
}

impl std::error::Error for JsonError {}

/// Reads one object, as [`write_json`](crate::write_json) writes it on a line, into `record`, whose buffers are
/// used again. Keys that the schema does not know are skipped.
pub fn read_json_line(line: &str, record: &mut Record) -> Result<(), JsonError> {
    record.clear();
    let value: Value = serde_json::from_str(line)
        .map_err(|error| JsonError::new(format!("this is not JSON: {error}")))?;
    let Value::Object(object) = value else {
        return Err(JsonError::new("a record is a JSON object, { … }"));
    };
    check_version(&object)?;
    record.number = number(&object, "number")?.unwrap_or(1);
    record.first_line = number(&object, "line")?.unwrap_or(1);
    record.first_column = number(&object, "column")?.unwrap_or(1) as u32;
    read_source(&object, record)?;
    read_tags(&object, record)?;
    let moves = array(&object, "moves")?;
    Tree { record, depth: 0 }.line(moves)
}

fn check_version(object: &Map<String, Value>) -> Result<(), JsonError> {
    match number(object, "tavlei")? {
        Some(VERSION) => Ok(()),
        Some(other) => Err(JsonError::new(format!(
            "\"tavlei\": {other} is a version of the format that is not known here; {VERSION} is"
        ))),
        None => Err(JsonError::new(format!(
            "the key \"tavlei\": {VERSION} is missing; is this a game record?"
        ))),
    }
}

fn number(object: &Map<String, Value>, key: &str) -> Result<Option<u64>, JsonError> {
    match object.get(key) {
        None | Some(Value::Null) => Ok(None),
        Some(value) => value.as_u64().map(Some).ok_or_else(|| {
            JsonError::new(format!("\"{key}\" is {value}; it should be a whole number"))
        }),
    }
}

fn array<'a>(object: &'a Map<String, Value>, key: &str) -> Result<&'a [Value], JsonError> {
    match object.get(key) {
        None => Ok(&[]),
        Some(Value::Array(values)) => Ok(values),
        Some(_) => Err(JsonError::new(format!("\"{key}\" should be an array, [ … ]"))),
    }
}

fn read_source(object: &Map<String, Value>, record: &mut Record) -> Result<(), JsonError> {
    match object.get("source") {
        None => {}
        Some(Value::String(source)) => {
            record.text.push_str(source);
            record.source_len = source.len();
        }
        Some(_) => return Err(JsonError::new("\"source\" should be a string")),
    }
    record.verbatim = object.get("verbatim").and_then(Value::as_bool).unwrap_or(false);
    if record.verbatim && record.source_len > 0 {
        // The text that will be written again has the faults that it had.
        let text = record.source().to_owned();
        record.remarks = Record::parse(RawGame { text, ..RawGame::default() }).remarks;
    }
    Ok(())
}

fn read_tags(object: &Map<String, Value>, record: &mut Record) -> Result<(), JsonError> {
    for (i, tag) in array(object, "tags")?.iter().enumerate() {
        let Some([Value::String(name), Value::String(value)]) = tag.as_array().map(Vec::as_slice)
        else {
            let message = format!("tag {} should be [\"Name\", \"value\"], not {tag}", i + 1);
            return Err(JsonError::new(message));
        };
        let (name, value) = (record.push_text(name), record.push_text(value));
        let span = Span { start: name.start, end: value.end };
        record.tags.push(Tag { name, value, span });
    }
    Ok(())
}

/// The movetext as it is filled in.
struct Tree<'a> {
    record: &'a mut Record,
    depth: usize,
}

impl Tree<'_> {
    fn line(&mut self, values: &[Value]) -> Result<(), JsonError> {
        self.values(values)?;
        for _ in 0..std::mem::take(&mut self.depth) {
            self.push(ItemKind::Close, "");
        }
        Ok(())
    }

    fn values(&mut self, values: &[Value]) -> Result<(), JsonError> {
        for value in values {
            match value {
                Value::Array(inside) => {
                    self.push(ItemKind::Open, "(");
                    self.values(inside)?;
                    self.push(ItemKind::Close, ")");
                }
                Value::Object(object) => self.object(object, value)?,
                _ => return Err(odd(value)),
            }
        }
        Ok(())
    }

    fn object(&mut self, object: &Map<String, Value>, value: &Value) -> Result<(), JsonError> {
        if let Some(nag) = object.get("nag") {
            let number = nag.as_u64().and_then(|number| u16::try_from(number).ok());
            let number = number.ok_or_else(|| odd(value))?;
            self.push(ItemKind::Nag(number), &format!("${number}"));
            return Ok(());
        }
        let known = KEYS.iter().find_map(|(key, kind)| Some((*kind, object.get(*key)?)));
        let Some((kind, Value::String(text))) = known else { return Err(odd(value)) };
        match kind {
            ItemKind::Comment(_) => self.push(ItemKind::Comment(style(object)), text),
            ItemKind::Open => self.push(kind, text),
            ItemKind::Close if self.depth == 0 => {
                return Err(JsonError::new("a \"close\" in \"moves\" has no \"open\" before it"));
            }
            kind => self.push(kind, text),
        }
        Ok(())
    }

    fn push(&mut self, kind: ItemKind, text: &str) {
        match kind {
            ItemKind::Open => self.depth += 1,
            ItemKind::Close => self.depth = self.depth.saturating_sub(1),
            _ => {}
        }
        let text = self.record.push_text(text);
        self.record.items.push(Item { kind, text, span: text });
    }
}

fn style(object: &Map<String, Value>) -> CommentStyle {
    let name = object.get("style").and_then(Value::as_str).unwrap_or("");
    STYLES.iter().find(|(known, _)| *known == name).map_or(CommentStyle::Brace, |(_, style)| *style)
}

fn odd(value: &Value) -> JsonError {
    let mut text = value.to_string();
    if let Some((at, _)) = text.char_indices().nth(60) {
        text.truncate(at);
        text.push('…');
    }
    JsonError::new(format!("an item of \"moves\" is such as {{\"move\":\"32-28\"}}, not {text}"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{ReadOptions, parse_all, same_tree, write_json};

    fn json(record: &Record) -> String {
        let mut out = Vec::new();
        assert!(write_json(&mut out, record).is_ok());
        String::from_utf8(out).unwrap_or_default()
    }

    fn error(line: &str) -> String {
        read_json_line(line, &mut Record::default())
            .map_or_else(|error| error.message, |()| String::new())
    }

    #[test]
    fn a_record_comes_back() {
        let text =
            "[White \"A \\\"b\\\"\"]\n1. 32-28! {c} (1. 33-28 (x 1. 31-26) $3) 19-23 ; d\n2-0";
        for record in parse_all(text.as_bytes(), &ReadOptions::default()) {
            let line = json(&record);
            let mut back = Record::default();
            assert_eq!(read_json_line(&line, &mut back), Ok(()));
            assert!(same_tree(&record, &back), "{line}");
            assert_eq!(json(&back), line);
        }
    }

    #[test]
    fn variations_may_be_deeper_than_json_is() {
        let text = format!("1. 32-28 {} 33-28 {}", "(1. 31-27 ".repeat(500), ")".repeat(500));
        for record in parse_all(text.as_bytes(), &ReadOptions::default()) {
            let mut back = Record::default();
            assert_eq!(read_json_line(&json(&record), &mut back), Ok(()));
            assert!(same_tree(&record, &back));
        }
    }

    #[test]
    fn errors_say_what_would_be_right() {
        assert!(error("nonsense").starts_with("this is not JSON"));
        assert!(error("[]").contains("a JSON object"));
        assert!(error("{\"tavlei\":2}").contains("version"));
        assert!(error("{}").contains("\"tavlei\": 1 is missing"));
        assert!(error("{\"tavlei\":1,\"moves\":[{\"move\":3}]}").contains("{\"move\":\"32-28\"}"));
        assert!(error("{\"tavlei\":1,\"tags\":[1]}").contains("[\"Name\", \"value\"]"));
        assert_eq!(error("{\"tavlei\":1,\"later\":true}"), "");
    }
}
