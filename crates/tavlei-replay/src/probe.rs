//! Tries whether a game, with some labels, accepts the main line of a record.

use tavlei_record::{ItemKind, Record};
use tavlei_rules::Game;

use crate::line::Line;
use crate::player::{Did, Player, main_items};
use crate::schemes::Names;
use crate::setup;

/// How far a game accepts a record.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Probe {
    /// Half-moves played.
    pub(crate) plies: u32,
    /// Whether nothing stopped the main line.
    pub(crate) complete: bool,
    /// Whether the position to begin from could be set up.
    pub(crate) set_up: bool,
}

impl Probe {
    /// Whether there were moves, and all of them were accepted.
    pub(crate) fn accepts(self) -> bool {
        self.complete && self.plies > 0
    }
}

/// Plays the main line of a record until something stops it or `limit` plies are played.
pub(crate) fn probe(game: &Game, names: &Names, record: &Record, limit: u32) -> Probe {
    let Ok(opened) = setup::open_record(game, names.of(game), record) else {
        return Probe::default();
    };
    let line = Line::new(opened.map_or_else(|| game.open(), |opened| opened.session));
    let mut player = Player::new(game, names, record);
    let (plies, complete) = run(&mut player, line, 0, limit);
    Probe { plies, complete, set_up: true }
}

/// Plays the main line from an item on; how many plies were played, and whether nothing stopped
/// them.
pub(crate) fn run(player: &mut Player<'_>, line: Line, from: usize, limit: u32) -> (u32, bool) {
    let record = player.record;
    let mut line = Some(line);
    let (mut plies, mut parts) = (0, 0);
    for (index, item) in main_items(record).skip_while(|(index, _)| *index < from) {
        if plies >= limit {
            break;
        }
        if parts > 0 && item.kind == ItemKind::Move {
            parts -= 1;
            continue;
        }
        match player.advance(line.as_mut(), index) {
            Did::Nothing | Did::Stray => {}
            Did::Played(_, written) => {
                plies += 1;
                parts = written.parts;
            }
            Did::Lost => line = None,
            Did::SetUp(opened) => line = Some(Line::new(opened.session)),
            Did::Stopped(_) | Did::BadSetup(_) => return (plies, false),
        }
    }
    (plies, true)
}

/// Whether a record has moves in its main line.
pub(crate) fn has_moves(record: &Record) -> bool {
    main_items(record).any(|(_, item)| item.kind == ItemKind::Move)
}
