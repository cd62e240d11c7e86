//! Text of the author in Typst.

use super::escape::{markup, string};
use crate::prose::{Mark, Prose, ProseKind, Words};

/// A block of text.
pub(super) fn block(block: &Prose) -> String {
    match block {
        Prose::Words(kind, words) => of_kind(*kind, &spans(words)),
        Prose::Table(rows) => table(rows),
        Prose::Lines(lines) => format!("#raw(block: true, {})\n", string(lines)),
        Prose::Pause => "#pause\n".to_owned(),
    }
}

fn of_kind(kind: ProseKind, words: &str) -> String {
    match kind {
        // Typst knows a heading by its mark.
        ProseKind::Heading(level) => {
            format!("{} {words}\n", "=".repeat(usize::from(level.max(2))))
        }
        ProseKind::Paragraph => format!("{words}\n"),
        ProseKind::Quote => format!("#quotation[{words}]\n"),
        ProseKind::Item(deep, mark) => {
            let mark = match mark {
                Mark::Dash => "–".to_owned(),
                Mark::Number(number) => format!("{number}\\."),
                Mark::Nothing => String::new(),
            };
            format!("#item({deep})[{mark}][{words}]\n")
        }
    }
}

fn table(rows: &[Vec<Vec<Words>>]) -> String {
    let columns = rows.first().map_or(0, Vec::len);
    let cells = |row: &Vec<Vec<Words>>| {
        row.iter().map(|cell| format!("[{}]", spans(cell))).collect::<Vec<_>>().join(", ")
    };
    let rows: Vec<String> = rows.iter().map(cells).collect();
    format!("#plain-table({columns},\n  {},\n)\n", rows.join(",\n  "))
}

fn spans(words: &[Words]) -> String {
    words.iter().map(span).collect()
}

fn span(words: &Words) -> String {
    if !words.note.is_empty() {
        return format!("#footnote[{}]", spans(&words.note));
    }
    let lines: Vec<String> = words.text.split('\n').map(markup).collect();
    let text = lines.join(" \\\n");
    let text = match (words.is_emphasised, words.is_strong) {
        (false, false) => text,
        (true, false) => format!("#emph[{text}]"),
        (false, true) => format!("#strong[{text}]"),
        (true, true) => format!("#strong[#emph[{text}]]"),
    };
    match words.link.as_str() {
        "" => text,
        link => format!("#link({})[{text}]", string(link)),
    }
}
