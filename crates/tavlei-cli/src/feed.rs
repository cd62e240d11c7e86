//! One game after another out of many files.

use std::collections::VecDeque;
use std::sync::Arc;

use tavlei::record::{Block, Format, Record};
use tavlei::replay::{Context, Options};

use crate::failure::Failure;
use crate::inputs::Input;
use crate::progress::Progress;
use crate::records::{ReadAs, Records, Text};
use crate::stretch::Stretch;

/// So many games at the head of a file tell what its games are …
const AHEAD_LEN: usize = 64;
/// … or so many bytes of them.
const AHEAD_WEIGHT: usize = 1 << 20;
/// About how long a stretch of games is, in bytes: short, so that no thread waits long for another.
const STRETCH: usize = 32 << 10;

/// What the feed gives.
#[derive(Debug)]
pub(crate) enum Event {
    /// A file begins.
    Opened(Arc<Input>),
    /// One game of it.
    Game(Box<Game>),
    /// The file ends; a remark on it, if there is one.
    Closed(Option<String>),
    /// A file can't be read (any further). If it was opened, it ends with this.
    Failed(Failure),
}

/// What the feed gives where many games may come at once.
#[derive(Debug)]
pub(crate) enum Part {
    /// One thing.
    One(Event),
    /// Many games of a file.
    Stretch(Stretch),
}

/// A game and what is known about it.
#[derive(Debug)]
pub(crate) struct Game {
    /// The name of the file.
    pub(crate) file: Arc<str>,
    /// What the file tells about its games.
    pub(crate) context: Arc<Context>,
    /// The game.
    pub(crate) text: Text,
}

/// How files are read and their games understood.
#[derive(Clone, Debug, Default)]
pub(crate) struct How {
    /// The bytes.
    pub(crate) reading: ReadAs,
    /// The games.
    pub(crate) replay: Options,
}

/// Reads games out of many files, one file at a time.
pub(crate) struct Feed {
    inputs: std::vec::IntoIter<Input>,
    how: How,
    progress: Progress,
    open: Option<OpenFile>,
}

struct OpenFile {
    name: Arc<str>,
    records: Records,
    ahead: VecDeque<Text>,
    context: Arc<Context>,
    /// Why reading ended before the end of the file.
    trouble: Option<Failure>,
    /// How many games have been given.
    games: u64,
}

impl Feed {
    /// A feed from these files.
    pub(crate) fn new(inputs: Vec<Input>, how: How, progress: Progress) -> Feed {
        Feed { inputs: inputs.into_iter(), how, progress, open: None }
    }

    /// The next event with its weight in bytes; `None` behind the last file.
    pub(crate) fn next(&mut self) -> Option<(Event, usize)> {
        let Some(mut file) = self.open.take() else {
            return self.open_next().map(|event| (event, 0));
        };
        let Some(text) = file.next() else { return Some((file.close(), 0)) };
        let weight = text.weight();
        let (name, context) = (Arc::clone(&file.name), Arc::clone(&file.context));
        self.open = Some(file);
        Some((Event::Game(Box::new(Game { file: name, context, text })), weight))
    }

    /// As [`Feed::next`], but many games at once where the format of a file can be cut so.
    pub(crate) fn next_part(&mut self) -> Option<(Part, usize)> {
        if let Some(mut file) = self.open.take_if(|file| file.has_blocks()) {
            let Some(block) = file.next_block() else {
                return Some((Part::One(file.close()), 0));
            };
            let (weight, name) = (block.weight(), Arc::clone(&file.name));
            let context = Arc::clone(&file.context);
            self.open = Some(file);
            return Some((Part::Stretch(Stretch { file: name, context, block }), weight));
        }
        self.next().map(|(event, weight)| (Part::One(event), weight))
    }

    fn open_next(&mut self) -> Option<Event> {
        let input = self.inputs.next()?;
        match OpenFile::new(&input, &self.how, &self.progress) {
            Ok(file) => {
                self.open = Some(file);
                Some(Event::Opened(Arc::new(input)))
            }
            Err(failure) => Some(Event::Failed(failure)),
        }
    }
}

impl OpenFile {
    /// Opens a file and learns from its first games what its games are.
    fn new(input: &Input, how: &How, progress: &Progress) -> Result<OpenFile, Failure> {
        let bytes = input.open(|bytes| progress.watch(bytes))?;
        let name: Arc<str> = input.name.as_str().into();
        let mut records = Records::new(Arc::clone(&name), bytes, input, &how.reading)?;
        let ahead = Ahead::look(&mut records);
        let context = Arc::new(Context::learn(&ahead.records, how.replay.clone()));
        let (ahead, trouble) = ahead.into_texts(records.format());
        Ok(OpenFile { name, records, ahead, context, trouble, games: 0 })
    }

    /// That the encoding was guessed, or that there was no game, and what the reader has to say.
    fn remark(&self) -> Option<String> {
        let name = &self.name;
        if self.games == 0 {
            return Some(format!("{name}: there are no games in it"));
        }
        let guessed = self.records.guessed_encoding().map(str::to_lowercase);
        let guessed =
            guessed.map(|name| format!("read as {name}, a guess; --encoding says otherwise"));
        let said = guessed.into_iter().chain(self.records.said().map(str::to_owned));
        let said: Vec<String> = said.collect();
        (!said.is_empty()).then(|| format!("{name}: {}", said.join("; ")))
    }

    /// What is to be said at its end.
    fn close(self) -> Event {
        let closed = Event::Closed(self.remark());
        self.trouble.map_or(closed, Event::Failed)
    }

    /// Whether all that is left comes in blocks.
    fn has_blocks(&self) -> bool {
        self.ahead.is_empty() && self.trouble.is_none() && self.records.has_blocks()
    }

    fn next_block(&mut self) -> Option<Block> {
        let block = self.records.next_block(STRETCH).unwrap_or_else(|failure| {
            self.trouble = Some(failure);
            None
        });
        // Whether there is a game in it is not known yet, but there was one before it, or there is.
        self.games += u64::from(block.is_some());
        block
    }

    fn next(&mut self) -> Option<Text> {
        let text = self.next_text();
        self.games += u64::from(text.is_some());
        text
    }

    fn next_text(&mut self) -> Option<Text> {
        if let Some(text) = self.ahead.pop_front() {
            return Some(text);
        }
        if self.trouble.is_some() {
            return None;
        }
        self.records.next().unwrap_or_else(|failure| {
            self.trouble = Some(failure);
            None
        })
    }
}

/// The first games of a file.
#[derive(Default)]
struct Ahead {
    /// Those that could be read.
    records: Vec<Record>,
    /// For each game, why it could not be read, if so.
    faults: Vec<Option<Failure>>,
    /// Why there are no more, if reading failed.
    trouble: Option<Failure>,
}

impl Ahead {
    fn look(records: &mut Records) -> Ahead {
        let mut ahead = Ahead::default();
        let mut weight = 0;
        while ahead.faults.len() < AHEAD_LEN && weight < AHEAD_WEIGHT {
            match records.next() {
                Ok(None) => break,
                Ok(Some(text)) => {
                    weight += text.weight();
                    ahead.add(text.parse());
                }
                Err(failure) => {
                    ahead.trouble = Some(failure);
                    break;
                }
            }
        }
        ahead
    }

    fn add(&mut self, read: Result<Record, Failure>) {
        match read {
            Ok(record) => {
                self.records.push(record);
                self.faults.push(None);
            }
            Err(failure) => self.faults.push(Some(failure)),
        }
    }

    /// The games in their order, and why there are no more.
    fn into_texts(self, format: &'static Format) -> (VecDeque<Text>, Option<Failure>) {
        let mut records = self.records.into_iter().map(|record| Text::Parsed(format, record));
        let texts = self.faults.into_iter().filter_map(|fault| match fault {
            Some(failure) => Some(Text::Bad(failure)),
            None => records.next(),
        });
        (texts.collect(), self.trouble)
    }
}
