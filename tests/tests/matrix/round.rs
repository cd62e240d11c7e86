//! One record through one format and back.

use std::io::Cursor;

use tavlei::record::{
    Format, Front, Holds, ItemKind, Lost, MemoryFiles, ReadOptions, Record, ScoreStyle, Writing,
    lost,
};
use tavlei::replay::{Context, Converted, Options, Target, adopt, convert, outgoing, replay};
use tavlei::rules::{Game, find};

/// What became of a record.
#[derive(Debug)]
pub(crate) struct Cell {
    /// The format.
    pub(crate) format: &'static str,
    /// How it went.
    pub(crate) went: Went,
}

/// How it went.
#[derive(Debug)]
pub(crate) enum Went {
    /// The format has no place for such a game, and says so.
    Refused,
    /// It was written, and is not a format to be read.
    Written,
    /// It came back with the same turns; what was lost is what the format says.
    Back(Lost),
    /// It did not.
    Broken(String),
}

impl Cell {
    /// What is wrong, if something is.
    pub(crate) fn fault(&self) -> Option<String> {
        match &self.went {
            Went::Broken(why) => Some(format!("{}: {why}", self.format)),
            _ => None,
        }
    }
}

/// Writes a record, reads it, and compares.
pub(crate) fn round(record: &Record, format: &'static Format) -> Cell {
    Cell { format: format.name, went: went(record, format).unwrap_or_else(Went::Broken) }
}

fn went(record: &Record, format: &'static Format) -> Result<Went, String> {
    let Some(writing) = &format.writing else { return Err("is not written".to_owned()) };
    let context = Context::learn(std::slice::from_ref(record), Options::default());
    let mut target = Target::default();
    if let Some(name) = writing.notation {
        let notation = tavlei::notation::find_notation(name);
        target.notation = notation.ok_or_else(|| format!("no notation {name}"))?.clone();
    }
    let (written, report) = match convert(&context, record, &target) {
        Converted::Rewritten { record, report, .. } => (*record, report),
        Converted::Verbatim { report } if report.verdict.is_fine() => return Ok(Went::Refused),
        Converted::Verbatim { report } => return Err(format!("{:?}", report.reason)),
    };
    let game = outgoing(&context, "a.pdn", &written, &report, format.name, writing.needs);
    let mut text = Vec::new();
    if (writing.game)(&game, &mut text).is_err() {
        return Ok(Went::Refused);
    }
    let Some(back) = read(format, whole(writing, &text)?)? else { return Ok(Went::Written) };
    compare(record, &written, &back, &writing.holds)
}

/// The files of one game.
fn whole(writing: &Writing, game: &[u8]) -> Result<MemoryFiles, String> {
    let mut files = MemoryFiles::default();
    let Some(gather) = writing.gather else {
        let style = &ScoreStyle::default();
        let head = (writing.head)(&Front { title: "", style });
        files.main = Cursor::new([head.as_bytes(), game, writing.tail.as_bytes()].concat());
        return Ok(files);
    };
    let mut gather = gather();
    let done = gather.add(game, &mut files).and_then(|()| gather.finish(&mut files));
    done.map_err(|error| error.to_string())?;
    Ok(files)
}

fn read(format: &Format, files: MemoryFiles) -> Result<Option<Record>, String> {
    let Some(reading) = &format.reading else { return Ok(None) };
    let mut games = (reading.open)(files.into(), &ReadOptions::default());
    let raw = games.next().map_err(|error| error.to_string())?;
    let mut raw = raw.ok_or("nothing was read")?;
    let mut record = Record::default();
    (reading.parse)(&mut raw, &mut record).map_err(|error| error.message)?;
    adopt(&mut record).map_err(|error| error.message)?;
    if games.next().map_err(|error| error.to_string())?.is_some() {
        return Err("one game came back as two".to_owned());
    }
    Ok(Some(record))
}

/// Same turns, and lost is what the format says and no more.
fn compare(old: &Record, written: &Record, new: &Record, holds: &Holds) -> Result<Went, String> {
    let said = lost(written, holds);
    // A reader is told what the format does not say.
    let is_told = said.tags.iter().any(|name| name == "Variant");
    let game = old.tag("Variant").filter(|_| is_told).and_then(find);
    let (was, is) = (turns(old, None)?, turns(new, game)?);
    if was != is {
        return Err(format!("turns {was:?} came back as {is:?}"));
    }
    for (what, had, has, gone) in [
        ("variations", count(old, is_open), count(new, is_open), said.variations),
        ("comments", count(old, is_comment), count(new, is_comment), said.comments),
        ("glyphs", count(old, is_glyph), count(new, is_glyph), said.glyphs),
    ] {
        if had != has + gone {
            return Err(format!(
                "{had} {what} went out, {has} came back, {gone} were said to be lost"
            ));
        }
    }
    for tag in &old.tags {
        let (name, value) = (old.str(tag.name), old.str(tag.value));
        let is_lost = said.tags.iter().any(|lost| lost == name);
        let is_kept = new.tag(name) == Some(value);
        if name != "Variant" && name != "Date" && is_lost == is_kept {
            return Err(format!("tag {name}: {:?}, said to be lost: {is_lost}", new.tag(name)));
        }
    }
    Ok(Went::Back(said))
}

/// The turns in full, so that notations do not matter.
fn turns(record: &Record, game: Option<Game>) -> Result<Vec<String>, String> {
    let options = Options { game, ..Options::default() };
    let context = Context::learn(std::slice::from_ref(record), options);
    let replayed = replay(&context, record);
    match replayed.report.reason {
        Some(reason) => Err(reason.message),
        None => Ok(replayed.plies.into_iter().map(|played| played.turn).collect()),
    }
}

fn count(record: &Record, is: fn(ItemKind) -> bool) -> u64 {
    record.items.iter().filter(|item| is(item.kind)).count() as u64
}

fn is_open(kind: ItemKind) -> bool {
    kind == ItemKind::Open
}

fn is_comment(kind: ItemKind) -> bool {
    matches!(kind, ItemKind::Comment(_))
}

fn is_glyph(kind: ItemKind) -> bool {
    matches!(kind, ItemKind::Nag(_) | ItemKind::Strength)
}
