//! How Markdown is read.

use std::collections::HashMap;
use std::mem::take;

use pulldown_cmark::{Event, HeadingLevel, Options, Parser, Tag, TagEnd};
use tavlei_core::line_and_column;

use super::{Mark, Prose, ProseKind, Text, Words};

/// Reads a text. Pictures and HTML are left out and told.
pub(crate) fn parse(markdown: &str) -> Text {
    let markdown = markdown.trim_start_matches('\u{feff}');
    let options = Options::ENABLE_TABLES | Options::ENABLE_FOOTNOTES;
    let mut reader = Reader::default();
    for (event, range) in Parser::new_ext(markdown, options).into_offset_iter() {
        reader.event(event, || line_and_column(markdown, range.start).0);
    }
    reader.flush();
    reader.text()
}

#[derive(Default)]
struct Reader {
    blocks: Vec<Prose>,
    left_out: Vec<(usize, String)>,
    words: Vec<Words>,
    heading: Option<u8>,
    quotes: usize,
    /// For each list that is open, the number of its next item, if it has numbers.
    lists: Vec<Option<u64>>,
    /// What stands before the paragraph of a list that comes next.
    mark: Option<Mark>,
    emphasis: usize,
    strong: usize,
    /// Where the words lead to that are being read.
    links: Vec<String>,
    /// The rows of the table that is open.
    rows: Vec<Vec<Vec<Words>>>,
    /// The lines of the code block that is open.
    lines: Option<String>,
    /// The words of the notes by their names.
    notes: HashMap<String, Vec<Words>>,
    /// The note that is open, and what stood before it.
    note: Option<(String, Vec<Prose>)>,
}

impl Reader {
    fn event(&mut self, event: Event<'_>, line: impl Fn() -> usize) {
        match event {
            Event::Start(Tag::Image { dest_url, .. }) => {
                self.left_out.push((line(), format!("the picture {dest_url}")));
            }
            Event::Start(tag) => self.start(tag),
            Event::End(tag) => self.end(tag),
            Event::Text(text) | Event::Code(text) => self.words(&text),
            Event::SoftBreak => self.words(" "),
            Event::HardBreak => self.words("\n"),
            Event::Rule => {
                self.flush();
                self.blocks.push(Prose::Pause);
            }
            Event::FootnoteReference(name) => self.words.push(Words {
                // The words of the note may come later.
                note: vec![Words { text: name.into_string(), ..Words::default() }],
                ..Words::default()
            }),
            Event::InlineHtml(tag) | Event::Html(tag) => self.html(tag.trim(), line()),
            _ => {}
        }
    }

    fn html(&mut self, tag: &str, line: usize) {
        let name = tag.trim_matches(['<', '/', '>', ' ']).to_ascii_lowercase();
        if name == "br" {
            self.words("\n");
        } else if !tag.is_empty() && !tag.starts_with("<!--") {
            self.left_out.push((line, tag.lines().next().unwrap_or_default().to_owned()));
        }
    }

    fn start(&mut self, tag: Tag<'_>) {
        match tag {
            Tag::Emphasis => self.emphasis += 1,
            Tag::Strong => self.strong += 1,
            Tag::Link { dest_url, .. } => self.links.push(dest_url.into_string()),
            Tag::Heading { level, .. } => {
                self.flush();
                self.heading = Some(depth(level));
            }
            Tag::BlockQuote(_) => {
                self.flush();
                self.quotes += 1;
            }
            Tag::List(first) => {
                self.flush();
                self.lists.push(first);
            }
            Tag::Item => self.item(),
            Tag::CodeBlock(_) => {
                self.flush();
                self.lines = Some(String::new());
            }
            Tag::TableRow | Tag::TableHead => self.rows.push(Vec::new()),
            Tag::FootnoteDefinition(name) => {
                self.flush();
                self.note = Some((name.into_string(), take(&mut self.blocks)));
            }
            Tag::Paragraph | Tag::Table(_) | Tag::HtmlBlock => self.flush(),
            _ => {}
        }
    }

    fn item(&mut self) {
        self.flush();
        let next = self.lists.last_mut().and_then(Option::as_mut);
        self.mark = Some(next.map_or(Mark::Dash, |next| {
            *next += 1;
            Mark::Number(*next - 1)
        }));
    }

    fn end(&mut self, tag: TagEnd) {
        match tag {
            TagEnd::Emphasis => self.emphasis = self.emphasis.saturating_sub(1),
            TagEnd::Strong => self.strong = self.strong.saturating_sub(1),
            TagEnd::Link => {
                self.links.pop();
            }
            TagEnd::Heading(_) => {
                self.flush();
                self.heading = None;
            }
            TagEnd::BlockQuote(_) => {
                self.flush();
                self.quotes = self.quotes.saturating_sub(1);
            }
            TagEnd::List(_) => {
                self.flush();
                self.lists.pop();
            }
            TagEnd::Item => {
                self.flush();
                self.mark = None;
            }
            TagEnd::TableCell => {
                let cell = take(&mut self.words);
                self.rows.last_mut().into_iter().for_each(|row| row.push(cell.clone()));
            }
            TagEnd::Table => self.blocks.push(Prose::Table(take(&mut self.rows))),
            TagEnd::CodeBlock => {
                let lines = self.lines.take().unwrap_or_default();
                self.blocks.push(Prose::Lines(lines.trim_end().to_owned()));
            }
            TagEnd::FootnoteDefinition => self.end_note(),
            TagEnd::Paragraph => self.flush(),
            _ => {}
        }
    }

    /// The words of a note are those of its paragraphs, one behind the other.
    fn end_note(&mut self) {
        self.flush();
        let Some((name, before)) = self.note.take() else { return };
        let blocks = std::mem::replace(&mut self.blocks, before);
        let paragraphs: Vec<Vec<Words>> = blocks.into_iter().filter_map(words_of).collect();
        let blank = Words { text: " ".to_owned(), ..Words::default() };
        self.notes.insert(name, paragraphs.join(&blank));
    }

    fn words(&mut self, text: &str) {
        if let Some(lines) = &mut self.lines {
            lines.push_str(text);
            return;
        }
        let (is_emphasised, is_strong) = (self.emphasis > 0, self.strong > 0);
        let link = self.links.last().map_or("", String::as_str);
        let is_alike = |last: &&mut Words| {
            (last.is_emphasised, last.is_strong, last.link.as_str())
                == (is_emphasised, is_strong, link)
                && last.note.is_empty()
        };
        match self.words.last_mut().filter(is_alike) {
            Some(last) => last.text += text,
            None => self.words.push(Words {
                text: text.to_owned(),
                is_emphasised,
                is_strong,
                link: link.to_owned(),
                note: Vec::new(),
            }),
        }
    }

    fn flush(&mut self) {
        if self.words.is_empty() {
            return;
        }
        let deep = u8::try_from(self.lists.len()).unwrap_or(u8::MAX);
        let kind = match self.heading {
            Some(level) => ProseKind::Heading(level),
            None if deep > 0 => ProseKind::Item(deep, self.mark.take().unwrap_or(Mark::Nothing)),
            None if self.quotes > 0 => ProseKind::Quote,
            None => ProseKind::Paragraph,
        };
        self.blocks.push(Prose::Words(kind, take(&mut self.words)));
    }

    /// What was read, each note where its mark stands.
    fn text(self) -> Text {
        let Reader { mut blocks, left_out, notes, .. } = self;
        let noted = |words: &mut Words| {
            if let Some(name) = words.note.first() {
                words.note = notes.get(&name.text).cloned().unwrap_or_default();
            }
        };
        for block in &mut blocks {
            match block {
                Prose::Words(_, words) => words.iter_mut().for_each(noted),
                Prose::Table(rows) => {
                    rows.iter_mut().flatten().flatten().for_each(noted);
                }
                Prose::Lines(_) | Prose::Pause => {}
            }
        }
        Text { blocks, left_out }
    }
}

fn words_of(block: Prose) -> Option<Vec<Words>> {
    match block {
        // A note in a note has no place to stand.
        Prose::Words(_, words) => Some(words.into_iter().filter(|w| w.note.is_empty()).collect()),
        Prose::Table(_) | Prose::Lines(_) | Prose::Pause => None,
    }
}

fn depth(level: HeadingLevel) -> u8 {
    match level {
        HeadingLevel::H1 => 1,
        HeadingLevel::H2 => 2,
        _ => 3,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn spans(words: &[Words]) -> String {
        let shown = words.iter().map(|words| {
            if !words.note.is_empty() {
                return format!("^({})", spans(&words.note));
            }
            let text = match (words.is_emphasised, words.is_strong) {
                (false, false) => words.text.clone(),
                (true, false) => format!("/{}/", words.text),
                (_, true) => format!("*{}*", words.text),
            };
            if words.link.is_empty() { text } else { format!("{text}<{}>", words.link) }
        });
        shown.collect()
    }

    fn shown(markdown: &str) -> Vec<String> {
        let block = |prose: &Prose| match prose {
            Prose::Words(kind, words) => format!("{kind:?} {}", spans(words)),
            Prose::Table(rows) => {
                let row = |row: &Vec<Vec<Words>>| {
                    row.iter().map(|cell| spans(cell)).collect::<Vec<_>>().join("|")
                };
                rows.iter().map(row).collect::<Vec<_>>().join("/")
            }
            Prose::Lines(lines) => format!("Lines {lines}"),
            Prose::Pause => "Pause".to_owned(),
        };
        parse(markdown).blocks.iter().map(block).collect()
    }

    #[test]
    fn blocks_and_words() {
        let text = "# Preface\n\nOne\nline *and* **more**.\n\n1. a\n2. b\n\n- c\n\n> said";
        assert_eq!(
            shown(text),
            [
                "Heading(1) Preface",
                "Paragraph One line /and/ *more*.",
                "Item(1, Number(1)) a",
                "Item(1, Number(2)) b",
                "Item(1, Dash) c",
                "Quote said",
            ]
        );
        assert_eq!(shown(""), Vec::<String>::new());
    }

    #[test]
    fn lists_in_lists_and_items_of_several_paragraphs() {
        assert_eq!(
            shown("- a\n\n  more\n  - b\n  - c\n- d"),
            [
                "Item(1, Dash) a",
                "Item(1, Nothing) more",
                "Item(2, Dash) b",
                "Item(2, Dash) c",
                "Item(1, Dash) d",
            ]
        );
    }

    #[test]
    fn lines_tables_links_and_pauses() {
        assert_eq!(shown("one  \ntwo<br>three"), ["Paragraph one\ntwo\nthree"]);
        assert_eq!(shown("| a | b |\n|---|---|\n| 1 | *2* |"), ["a|b/1|/2/"]);
        assert_eq!(
            shown("see [the page](http://x.org) `now`"),
            ["Paragraph see the page<http://x.org> now"]
        );
        assert_eq!(
            shown("a\n\n---\n\n```\nx  y\nz\n```"),
            ["Paragraph a", "Pause", "Lines x  y\nz"]
        );
    }

    #[test]
    fn notes_stand_where_their_marks_are() {
        assert_eq!(
            shown("He won[^1].\n\n[^1]: In *1911*.\n\nEnd."),
            ["Paragraph He won^(In /1911/.).", "Paragraph End."]
        );
    }

    #[test]
    fn what_no_book_holds_is_told_with_its_line() {
        let text = parse("a\n\n![a board](board.png) and <b>so</b> <!-- not this -->\n");
        let told: Vec<_> = text.left_out.iter().map(|(line, what)| (*line, &**what)).collect();
        assert_eq!(told, [(3, "the picture board.png"), (3, "<b>"), (3, "</b>")]);
        assert_eq!(shown("x ![a board](board.png) y"), ["Paragraph x a board y"]);
    }
}
