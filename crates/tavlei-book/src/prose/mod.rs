//! The author's own text, written in Markdown: headings, paragraphs, lists, quotations, tables,
//! notes, words that are set off.

mod read;

pub(crate) use read::parse;

/// A text, and what of its file is not in it.
#[derive(Clone, Debug)]
pub(crate) struct Text {
    /// Its blocks, in order.
    pub(crate) blocks: Vec<Prose>,
    /// What is left out: the line in the file, from 1, and what stands there.
    pub(crate) left_out: Vec<(usize, String)>,
}

/// A block of text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Prose {
    /// Words of one kind.
    Words(ProseKind, Vec<Words>),
    /// A table, row by row; the first holds the heads of its columns.
    Table(Vec<Vec<Vec<Words>>>),
    /// Lines that stand as they are written, in letters of one width.
    Lines(String),
    /// A pause between two stretches of text.
    Pause,
}

impl Prose {
    /// The words of the heading of a chapter, if the block is one.
    pub(crate) fn as_title(&self) -> Option<String> {
        match self {
            Prose::Words(ProseKind::Heading(1), words) => Some(plain(words)),
            _ => None,
        }
    }
}

/// What a block of words is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum ProseKind {
    /// A heading; the first level is a chapter's.
    Heading(u8),
    /// A paragraph.
    Paragraph,
    /// A paragraph of a quotation.
    Quote,
    /// A paragraph of a list that stands so many lists deep, from 1.
    Item(u8, Mark),
}

/// What stands before a paragraph of a list.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Mark {
    /// A dash.
    Dash,
    /// A number.
    Number(u64),
    /// Nothing: it goes on with the item before it.
    Nothing,
}

/// Words that look alike; a line may end within them.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Words {
    /// The text.
    pub(crate) text: String,
    /// Whether they are emphasised.
    pub(crate) is_emphasised: bool,
    /// Whether they are bold.
    pub(crate) is_strong: bool,
    /// Where they lead to; empty: nowhere.
    pub(crate) link: String,
    /// The words of the note whose mark stands here; then there is no text.
    pub(crate) note: Vec<Words>,
}

/// Words without what sets them off; lines are joined, notes left out.
pub(crate) fn plain(words: &[Words]) -> String {
    words.iter().map(|words| words.text.replace('\n', " ")).collect()
}
