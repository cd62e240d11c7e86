//! A game as a part of a page: its heading, its board, its score, whose moves lead to positions.

use std::fmt::Write as _;

use super::{board, kept};
use crate::Record;
use crate::format::{Front, Outgoing, Pictures, Refused, ScoreNumbers};
use crate::score::{self, Entry, Heading, Signs};
use crate::{ItemKind, PdnStart, Said};

/// Writes a game. Without scripts the page shows its last position and its score.
#[expect(clippy::unnecessary_wraps, reason = "other formats can fail")]
pub(super) fn write(game: &Outgoing<'_>, out: &mut Vec<u8>) -> Result<(), Refused> {
    let mut page = String::with_capacity(64 * 1024);
    page.push_str("<article>\n");
    heading(&mut page, game);
    if let Some(pictures) = &game.pictures {
        board::write(&mut page, game.record, pictures, game.style.language);
    }
    page.push_str("<div class=\"score\">\n");
    Score { page: &mut page, game, moves: moves(game.record).into_iter(), begins: true }.write();
    page.push_str("</div>\n");
    tags(&mut page, game.record);
    kept::write(&mut page, game.record);
    page.push_str("</article>\n");
    out.extend_from_slice(page.as_bytes());
    Ok(())
}

/// The beginning of a page, up to its first game.
pub(super) fn head(front: &Front<'_>) -> String {
    let head = include_str!("head.html").replacen("{lang}", front.style.language, 1);
    head.replacen("{title}", &escaped(front.title), 1)
}

fn heading(page: &mut String, game: &Outgoing<'_>) {
    let Heading { players, occasion } = Heading::of(game.record);
    let name = game.game.as_ref().map_or("", |facts| facts.name.as_str());
    let title = if players.is_empty() { name } else { &players };
    let result = score::result(game.record, &game.style);
    let _ = writeln!(page, "<h2>{} <b>{}</b></h2>", escaped(title), escaped(result));
    let facts: Vec<&str> = [occasion.as_str(), if players.is_empty() { "" } else { name }]
        .into_iter()
        .filter(|fact| !fact.is_empty())
        .collect();
    if !facts.is_empty() {
        let _ = writeln!(page, "<p class=\"facts\">{}</p>", escaped(&facts.join(" · ")));
    }
}

/// All tags, for who wants to know.
fn tags(page: &mut String, record: &Record) {
    if record.tags.is_empty() {
        return;
    }
    page.push_str("<details><summary>⋯</summary><dl>\n");
    for tag in &record.tags {
        let (name, value) = (record.str(tag.name), record.str(tag.value));
        let _ = writeln!(page, "<dt>{}</dt><dd>{}</dd>", escaped(name), escaped(value));
    }
    page.push_str("</dl></details>\n");
}

/// The items that are moves, in their order.
fn moves(record: &Record) -> Vec<usize> {
    let is_move = |kind| matches!(kind, ItemKind::Move | ItemKind::UnknownMove);
    let items = record.items.iter().enumerate();
    items.filter(|(_, item)| is_move(item.kind)).map(|(at, _)| at).collect()
}

struct Score<'a> {
    page: &'a mut String,
    game: &'a Outgoing<'a>,
    moves: std::vec::IntoIter<usize>,
    /// Whether the next move stands behind something else than a move, and so needs its number.
    begins: bool,
}

impl Score<'_> {
    fn write(mut self) {
        let entries = score::entries(self.game.record, self.game.round, Signs::Printed);
        for entry in &entries {
            self.entry(entry);
        }
        let result = score::result(self.game.record, &self.game.style);
        let _ = writeln!(self.page, "<b>{}</b>", escaped(result));
    }

    fn entry(&mut self, entry: &Entry<'_>) {
        let begins = !matches!(entry, Entry::Turn(..));
        match entry {
            Entry::Turn(at, text) => self.turn(*at, text),
            Entry::Comment(text) => {
                let text = Said::of(text).text.replace('\n', " ");
                if !text.is_empty() {
                    let text = escaped(&text);
                    let _ = writeln!(self.page, "<span class=\"comment\">{text}</span>");
                }
            }
            Entry::Setup(text) | Entry::Text(text) => {
                let _ = writeln!(self.page, "<code>{}</code>", escaped(text));
            }
            Entry::Open => self.page.push_str("<span class=\"line\">("),
            Entry::Close => {
                self.page.truncate(self.page.trim_end().len());
                self.page.push_str(")</span>\n");
            }
        }
        self.begins = begins;
    }

    fn turn(&mut self, at: PdnStart, text: &str) {
        let number =
            self.game.style.numbers != ScoreNumbers::None && (at.place == 0 || self.begins);
        if number {
            let number = score::number(&self.game.style, at.number, at.place > 0);
            let _ = write!(self.page, "<span class=\"number\">{number}</span>&#160;");
        }
        let picture = self.moves.next().and_then(|item| self.picture(item));
        let _ = match picture {
            Some(picture) => {
                writeln!(self.page, "<a data-at=\"{picture}\">{}</a>", escaped(text))
            }
            None => writeln!(self.page, "<span>{}</span>", escaped(text)),
        };
    }

    fn picture(&self, item: usize) -> Option<usize> {
        let pictures: &Pictures = self.game.pictures.as_ref()?;
        pictures.behind.get(item).copied().flatten()
    }
}

/// A text fit for HTML.
pub(super) fn escaped(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for letter in text.chars() {
        match letter {
            '&' => out.push_str("&amp;"),
            '<' => out.push_str("&lt;"),
            '>' => out.push_str("&gt;"),
            '"' => out.push_str("&quot;"),
            letter if letter < ' ' => out.push(' '),
            letter => out.push(letter),
        }
    }
    out
}
