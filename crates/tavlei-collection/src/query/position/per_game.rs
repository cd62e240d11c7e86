//! What is made of a text for each game, because games name their cells each in its way.

use std::collections::BTreeMap;
use std::ops::Range;

use tavlei_rules::Game;

use crate::query::bad::{BadQuery, Source};

/// Why a text can't be read as something of a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Unfit {
    /// The part of the text, in bytes.
    pub(crate) range: Range<usize>,
    /// What is wrong.
    pub(crate) message: String,
    /// What would be right.
    pub(crate) help: Option<String>,
}

impl Unfit {
    /// What is wrong with a part of a text.
    pub(crate) fn new(range: Range<usize>, message: impl Into<String>) -> Unfit {
        Unfit { range, message: message.into(), help: None }
    }

    /// What would be right.
    pub(crate) fn help(mut self, help: impl Into<String>) -> Unfit {
        self.help = Some(help.into());
        self
    }
}

/// What a text means in each game, or why it means nothing there, by the id of the game.
#[derive(Clone, Debug)]
pub(crate) struct PerGame<T>(BTreeMap<String, Result<T, String>>);

impl<T> PerGame<T> {
    /// Reads a text for every game; a fault where it fits none of them. With several games the
    /// fault shown is that of the one whose reading got furthest.
    pub(crate) fn read(
        source: &Source,
        games: &[&Game],
        read: impl Fn(&Game, &Source) -> Result<T, Unfit>,
    ) -> Result<PerGame<T>, BadQuery> {
        let mut all = BTreeMap::new();
        let mut fits = false;
        let mut nearest: Option<(Unfit, &Game)> = None;
        for game in games {
            let id = game.id().to_owned();
            match read(game, source) {
                Ok(thing) => {
                    fits = true;
                    all.insert(id, Ok(thing));
                }
                Err(unfit) => {
                    all.insert(id, Err(format!("{} ({})", unfit.message, game.spec().name)));
                    let further = |known: &(Unfit, &Game)| known.0.range.start < unfit.range.start;
                    if nearest.as_ref().is_none_or(further) {
                        nearest = Some((unfit, game));
                    }
                }
            }
        }
        match nearest {
            Some((unfit, game)) if !fits => Err(told(source, unfit, game, games.len())),
            _ => Ok(PerGame(all)),
        }
    }

    /// What the text means in a game, if anything.
    pub(crate) fn of(&self, game: &Game) -> Option<&T> {
        self.0.get(game.id())?.as_ref().ok()
    }

    /// Why it means nothing in a game, if so.
    pub(crate) fn why_not(&self, game: &Game) -> Option<&str> {
        self.0.get(game.id())?.as_ref().err().map(String::as_str)
    }

    /// What it means in all games where it means something.
    pub(crate) fn meanings(&self) -> impl Iterator<Item = &T> {
        self.0.values().filter_map(|meaning| meaning.as_ref().ok())
    }
}

fn told(source: &Source, unfit: Unfit, game: &Game, games: usize) -> BadQuery {
    let name = &game.spec().name;
    let message = match games {
        1 => format!("{} ({name})", unfit.message),
        _ => format!("{} ({name}; it fits no other game either)", unfit.message),
    };
    let mut bad = source.part(unfit.range).bad(message);
    bad.help = unfit.help;
    bad
}
