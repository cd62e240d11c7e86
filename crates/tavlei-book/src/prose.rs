//! The author's own text, written in Markdown: headings, paragraphs, lists, quotations, words that
//! are set off.

use pulldown_cmark::{Event, HeadingLevel, Parser, Tag, TagEnd};

/// A block of text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Prose {
    /// What it is.
    pub(crate) kind: ProseKind,
    /// Its words.
    pub(crate) spans: Vec<Words>,
}

/// What a block of text is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum ProseKind {
    /// A heading; the first level is a chapter's.
    Heading(u8),
    /// A paragraph.
    Paragraph,
    /// A paragraph of a quotation.
    Quote,
    /// An item of a list, with its number if the list has numbers.
    Item(Option<u64>),
}

/// Words that look alike.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Words {
    /// The text.
    pub(crate) text: String,
    /// Whether they are emphasised.
    pub(crate) is_emphasised: bool,
    /// Whether they are bold.
    pub(crate) is_strong: bool,
}

/// Reads a text. HTML, pictures and links are not kept, but the words in them are.
pub(crate) fn parse(markdown: &str) -> Vec<Prose> {
    let mut reader = Reader::default();
    Parser::new(markdown.trim_start_matches('\u{feff}')).for_each(|event| reader.event(event));
    reader.flush();
    reader.blocks
}

#[derive(Default)]
struct Reader {
    blocks: Vec<Prose>,
    spans: Vec<Words>,
    heading: Option<u8>,
    quotes: usize,
    /// For each list that is open, the number of its next item, if it has numbers.
    lists: Vec<Option<u64>>,
    /// The item whose words come next.
    item: Option<ProseKind>,
    emphasis: usize,
    strong: usize,
}

impl Reader {
    fn event(&mut self, event: Event<'_>) {
        match event {
            Event::Start(tag) => self.start(&tag),
            Event::End(tag) => self.end(tag),
            Event::Text(text) | Event::Code(text) => self.words(&text),
            Event::SoftBreak | Event::HardBreak => self.words(" "),
            _ => {}
        }
    }

    fn start(&mut self, tag: &Tag<'_>) {
        match tag {
            Tag::Emphasis => self.emphasis += 1,
            Tag::Strong => self.strong += 1,
            Tag::Heading { level, .. } => {
                self.flush();
                self.heading = Some(depth(*level));
            }
            Tag::BlockQuote(_) => {
                self.flush();
                self.quotes += 1;
            }
            Tag::List(first) => {
                self.flush();
                self.lists.push(*first);
            }
            Tag::Item => {
                self.flush();
                let number = self.lists.last_mut().and_then(|next| {
                    let number = (*next)?;
                    *next = Some(number + 1);
                    Some(number)
                });
                self.item = Some(ProseKind::Item(number));
            }
            Tag::Paragraph => self.flush(),
            _ => {}
        }
    }

    fn end(&mut self, tag: TagEnd) {
        match tag {
            TagEnd::Emphasis => self.emphasis = self.emphasis.saturating_sub(1),
            TagEnd::Strong => self.strong = self.strong.saturating_sub(1),
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
            TagEnd::Paragraph | TagEnd::Item | TagEnd::CodeBlock => self.flush(),
            _ => {}
        }
    }

    fn words(&mut self, text: &str) {
        let (is_emphasised, is_strong) = (self.emphasis > 0, self.strong > 0);
        match self.spans.last_mut() {
            Some(last) if (last.is_emphasised, last.is_strong) == (is_emphasised, is_strong) => {
                last.text += text;
            }
            _ => self.spans.push(Words { text: text.to_owned(), is_emphasised, is_strong }),
        }
    }

    fn flush(&mut self) {
        if self.spans.is_empty() {
            return;
        }
        let kind = match (self.heading, self.item.take()) {
            (Some(level), _) => ProseKind::Heading(level),
            (None, Some(item)) => item,
            (None, None) if self.quotes > 0 => ProseKind::Quote,
            (None, None) => ProseKind::Paragraph,
        };
        self.blocks.push(Prose { kind, spans: std::mem::take(&mut self.spans) });
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

    fn shown(markdown: &str) -> Vec<String> {
        let spans = |prose: &Prose| {
            let shown =
                prose.spans.iter().map(|words| match (words.is_emphasised, words.is_strong) {
                    (false, false) => words.text.clone(),
                    (true, false) => format!("/{}/", words.text),
                    (_, true) => format!("*{}*", words.text),
                });
            shown.collect::<String>()
        };
        parse(markdown).iter().map(|prose| format!("{:?} {}", prose.kind, spans(prose))).collect()
    }

    #[test]
    fn blocks_and_words() {
        let text = "# Preface\n\nOne\nline *and* **more**.\n\n1. a\n2. b\n\n- c\n\n> said";
        assert_eq!(
            shown(text),
            [
                "Heading(1) Preface",
                "Paragraph One line /and/ *more*.",
                "Item(Some(1)) a",
                "Item(Some(2)) b",
                "Item(None) c",
                "Quote said",
            ]
        );
    }

    #[test]
    fn what_is_not_kept_leaves_its_words() {
        assert_eq!(shown("see [the page](http://x.org) `now`"), ["Paragraph see the page now"]);
        assert_eq!(shown(""), Vec::<String>::new());
    }
}
