//! Documents of word processors and spreadsheets hold no plain text: what they are, and what to do.

use std::io::Read;
use std::path::Path;

use crate::archive::{self, Member};
use crate::failure::Failure;

/// What to do with a text.
const SAVE_TEXT: &str = "open it in its program, save it as plain text (.txt), and read that";
/// What to do with a table.
const SAVE_TABLE: &str = "open it in its program, save the sheet as CSV (.csv), and read that";
/// How documents of old programs begin, all alike.
const OLE: [u8; 8] = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];

/// Why an archive that is a document can't be read; `None` if it is none.
pub(crate) fn archive(path: &Path, members: &[Member]) -> Option<Failure> {
    let has = |start: &str| members.iter().any(|member| member.name.starts_with(start));
    let (what, help) = if has("[Content_Types].xml") && has("word/") {
        ("a document of Word (.docx)", SAVE_TEXT)
    } else if has("[Content_Types].xml") && has("xl/") {
        ("a workbook of Excel (.xlsx)", SAVE_TABLE)
    } else {
        let mimetype = members.iter().find(|member| member.name == "mimetype")?;
        let mut kind = String::new();
        archive::open(path, mimetype).ok()?.take(128).read_to_string(&mut kind).ok()?;
        match kind.strip_prefix("application/vnd.oasis.opendocument.")? {
            kind if kind.starts_with("spreadsheet") => ("a spreadsheet (.ods)", SAVE_TABLE),
            _ => ("a document of LibreOffice (.odt)", SAVE_TEXT),
        }
    };
    Some(refused(&path.display().to_string(), what, help))
}

/// Why a file that begins so can't be read; `None` if it is no document.
pub(crate) fn file(name: &str, start: &[u8]) -> Option<Failure> {
    let is_called = |ending: &str| name.to_lowercase().ends_with(ending);
    let (what, help) = if start.starts_with(b"{\\rtf") {
        ("a text with formatting (RTF)", SAVE_TEXT)
    } else if !start.starts_with(&OLE) {
        return None;
    } else if is_called(".xls") {
        ("a workbook of Excel (.xls)", SAVE_TABLE)
    } else {
        ("a document of Word (.doc) or another office program", SAVE_TEXT)
    };
    Some(refused(name, what, help))
}

fn refused(name: &str, what: &str, help: &str) -> Failure {
    Failure::new(format!("{name} is {what}, which is not read")).help(help)
}
