//! The board of a game and all its positions.
//!
//! Positions have most of their shapes in common: every different shape stands in the page once, and
//! a position is a list of numbers.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use serde_json::{Value, json};

use super::play::escaped;
use crate::format::{Picture, Pictures};
use crate::{ItemKind, Record};

/// The buttons: where they lead, their sign.
const BUTTONS: [(&str, &str); 5] =
    [("first", "|◀"), ("back", "◀"), ("on", "▶"), ("last", "▶|"), ("turn", "⇅")];

/// What the buttons are called in a language, English where it is not known.
fn button_names(language: &str) -> [&'static str; 5] {
    match language {
        "ru" => [
            "начальная позиция (Home)",
            "на ход назад (←)",
            "на ход вперёд (→)",
            "последняя позиция (End)",
            "перевернуть доску (f)",
        ],
        "nl" => [
            "eerste stand (Home)",
            "zet terug (←)",
            "zet vooruit (→)",
            "laatste stand (End)",
            "bord draaien (f)",
        ],
        "fr" => [
            "première position (Home)",
            "coup précédent (←)",
            "coup suivant (→)",
            "dernière position (End)",
            "tourner le damier (f)",
        ],
        "de" => [
            "erste Stellung (Home)",
            "einen Zug zurück (←)",
            "einen Zug vor (→)",
            "letzte Stellung (End)",
            "Brett drehen (f)",
        ],
        "pl" => [
            "pierwsza pozycja (Home)",
            "ruch wstecz (←)",
            "ruch naprzód (→)",
            "ostatnia pozycja (End)",
            "obróć planszę (f)",
        ],
        "uk" => [
            "початкова позиція (Home)",
            "на хід назад (←)",
            "на хід уперед (→)",
            "остання позиція (End)",
            "перевернути дошку (f)",
        ],
        _ => [
            "first position (Home)",
            "one move back (←)",
            "one move on (→)",
            "last position (End)",
            "turn the board (f)",
        ],
    }
}

/// Writes the board with the last position of the main line, and all positions as data.
pub(super) fn write(page: &mut String, record: &Record, pictures: &Pictures, language: &str) {
    let lines = Lines::of(record, pictures);
    let (width, height) = pictures.size;
    let Some(last) = pictures.list.get(lines.last) else { return };
    let _ = writeln!(
        page,
        "<figure tabindex=\"0\">\n<svg viewBox=\"0 0 {width} {height}\" role=\"img\" \
         aria-label=\"{}\" font-family=\"DejaVu Sans, Verdana, sans-serif\">",
        escaped(&last.sentence)
    );
    last.elements.iter().for_each(|element| page.push_str(element));
    page.push_str("</svg>\n<figcaption aria-live=\"polite\">");
    let _ = writeln!(page, "{}</figcaption>\n<div class=\"buttons\">", escaped(&last.sentence));
    for ((to, sign), name) in BUTTONS.into_iter().zip(button_names(language)) {
        let _ = writeln!(
            page,
            "<button type=\"button\" data-to=\"{to}\" title=\"{name}\" \
             aria-label=\"{name}\">{sign}</button>"
        );
    }
    let data = data(pictures, &lines).to_string().replace("</", "<\\/");
    let _ = writeln!(page, "</div>\n<script type=\"application/json\">{data}</script>\n</figure>");
}

fn data(pictures: &Pictures, lines: &Lines) -> Value {
    let mut shapes = Shapes::default();
    let list = pictures.list.iter().map(|picture: &Picture| {
        json!([
            shapes.numbers(&picture.elements),
            shapes.numbers(&picture.turned),
            picture.sentence
        ])
    });
    let list: Vec<Value> = list.collect();
    json!({
        "positions": list,
        "before": lines.before,
        "next": lines.next,
        "last": lines.last,
        "shapes": shapes.all,
    })
}

/// Every different shape once.
#[derive(Default)]
struct Shapes<'a> {
    all: Vec<&'a str>,
    known: BTreeMap<&'a str, usize>,
}

impl<'a> Shapes<'a> {
    fn numbers(&mut self, elements: &'a [String]) -> Vec<usize> {
        elements.iter().map(|element| self.number(element)).collect()
    }

    fn number(&mut self, element: &'a str) -> usize {
        let all = &mut self.all;
        *self.known.entry(element).or_insert_with(|| {
            all.push(element);
            all.len() - 1
        })
    }
}

/// How positions follow each other.
struct Lines {
    /// The position before each; that of the first is itself.
    before: Vec<usize>,
    /// The position that follows in the same line, if one does.
    next: Vec<Option<usize>>,
    /// The last one of the main line.
    last: usize,
}

impl Lines {
    fn of(record: &Record, pictures: &Pictures) -> Lines {
        let count = pictures.list.len();
        let mut lines = Lines { before: vec![0; count], next: vec![None; count], last: 0 };
        // Where the line at hand stands, where it stood before its last move, and whether the
        // position at hand belongs to it: a variation begins at one of another line.
        let mut stack = vec![(0, 0, true)];
        for (at, item) in record.items.iter().enumerate() {
            let Some(&(now, before, own)) = stack.last() else { break };
            match item.kind {
                ItemKind::Open => stack.push((before, before, false)),
                ItemKind::Close if stack.len() > 1 => {
                    stack.pop();
                }
                _ => {}
            }
            let Some(picture) = pictures.behind.get(at).copied().flatten() else { continue };
            lines.before[picture] = now;
            if own {
                lines.next[now] = Some(picture);
            }
            if stack.len() == 1 {
                lines.last = picture;
            }
            if let Some(top) = stack.last_mut() {
                *top = (picture, now, true);
            }
        }
        lines
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{ReadOptions, parse_all};

    #[test]
    fn lines_branch_off_before_the_move_that_they_replace() {
        let text = b"1. 32-28 19-23 (1... 18-23 37-32) 2. 28x19";
        let record = &parse_all(text, &ReadOptions::default())[0];
        let mut pictures = Pictures { list: vec![Picture::default()], ..Pictures::default() };
        for item in &record.items {
            let is_move = item.kind == ItemKind::Move;
            pictures.behind.push(is_move.then_some(pictures.list.len()));
            if is_move {
                pictures.list.push(Picture::default());
            }
        }
        let lines = Lines::of(record, &pictures);
        assert_eq!(lines.before, [0, 0, 1, 1, 3, 2]);
        assert_eq!(lines.next, [Some(1), Some(2), Some(5), Some(4), None, None]);
        assert_eq!(lines.last, 5);
    }
}
