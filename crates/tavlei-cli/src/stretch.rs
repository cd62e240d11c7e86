//! Many games of a file at once: split, looked at and checked by one worker.

use std::sync::Arc;

use tavlei::record::{Block, BlockGames, Record, parse_game};
use tavlei::replay::{Context, Glance, Report, adopt, check};

use crate::report::{Hint, Tally};

/// A part of a file that is likely to hold whole games.
#[derive(Debug)]
pub(crate) struct Stretch {
    /// The name of the file.
    pub(crate) file: Arc<str>,
    /// What the file tells about its games.
    pub(crate) context: Arc<Context>,
    /// The text.
    pub(crate) block: Block,
}

/// What was found in one.
pub(crate) struct Checked {
    file: Arc<str>,
    context: Arc<Context>,
    hint: bool,
    games: BlockGames,
    /// In the order of the games.
    pub(crate) found: Vec<Found>,
    /// The events and rounds of the games.
    pub(crate) events: Vec<(String, String)>,
}

/// What was found in a game or in several.
pub(crate) enum Found {
    /// Games that nothing is to be said of.
    Fine(Tally),
    /// A game that something may be said of. It is numbered from 1 in its stretch.
    Game(Box<(Record, Report)>),
}

impl Stretch {
    /// Looks at all games. Those that a glance is enough for are not even made records. With `hint`
    /// the events are kept, for the hint that all is one tournament.
    pub(crate) fn check(self, hint: bool) -> Checked {
        let Stretch { file, context, block } = self;
        let games = block.games();
        let mut checked =
            Checked { file, context, hint, games, found: Vec::new(), events: Vec::new() };
        checked.look();
        checked
    }
}

impl Checked {
    /// What belongs to no whole game; it is to stand before the next stretch.
    pub(crate) fn rest(self) -> Option<Block> {
        self.games.rest()
    }

    /// Looks once more, with what was left of the stretch before this one.
    pub(crate) fn again_behind(self, rest: Block) -> Checked {
        let Checked { file, context, hint, games, .. } = self;
        Stretch { file, context, block: games.into_whole().behind(rest) }.check(hint)
    }

    fn look(&mut self) {
        let context = Arc::clone(&self.context);
        let mut glance = Glance::new(&context);
        while self.pass_fine(&mut glance) || self.add_next() {}
    }

    /// Passes over a game that a glance is enough for.
    fn pass_fine(&mut self, glance: &mut Glance<'_>) -> bool {
        let Some((text, is_last)) = self.games.ahead() else { return false };
        let Some(fine) = glance.at(text, is_last) else { return false };
        if self.hint {
            self.events.push(Hint::of(|name| fine.game.tag(name)));
        }
        let (len, plies) = (fine.len, fine.plies);
        drop(fine);
        self.games.pass(len);
        self.add_fine(plies);
        true
    }

    fn add_fine(&mut self, plies: u32) {
        let tally = Tally::of_fine(plies);
        match self.found.last_mut() {
            Some(Found::Fine(all)) => all.add(&tally),
            _ => self.found.push(Found::Fine(tally)),
        }
    }

    /// Checks the next game; false if there is none.
    fn add_next(&mut self) -> bool {
        let Some(mut raw) = self.games.next() else { return false };
        let mut record = Record::default();
        parse_game(&mut raw, &mut record);
        // What adopting refuses are games of other formats.
        adopt(&mut record).ok();
        if self.hint {
            self.events.push(Hint::of(|name| record.tag(name)));
        }
        let report = check(&self.context, &record);
        self.found.push(Found::Game(Box::new((record, report))));
        true
    }
}
