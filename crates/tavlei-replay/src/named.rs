//! The tag that names the game of a record which does not.

use tavlei_notation::Notation;
use tavlei_record::Record;
use tavlei_rules::find;

use crate::codes;
use crate::context::Context;
use crate::identify::settle;
use crate::retag;
use crate::walk::Keep;

/// So many half-moves are not played by chance in a game that a record is not.
const SURE: u32 = 20;

/// The tag that a record needs where it leaves its file: name and value. `None` if it names its game
/// itself, if only a guess is known of it, or if no tag can name its game (a variant of the house).
///
/// ```
/// use tavlei_record::{ReadOptions, parse_all};
/// use tavlei_replay::{Context, Options, game_tag};
///
/// let pdn = b"[GameType \"20\"]\n1. 32-28 *\n\n[White \"Alder\"]\n1. 33-28 *";
/// let records = parse_all(pdn, &ReadOptions::default());
/// let context = Context::learn(&records, Options::default());
/// assert_eq!(game_tag(&context, &records[0]), None);
/// assert_eq!(game_tag(&context, &records[1]), Some(("GameType", "20".to_owned())));
/// ```
pub fn game_tag(context: &Context, record: &Record) -> Option<(&'static str, String)> {
    if retag::names_game(record) {
        return None;
    }
    let (settled, _) = settle(context, record, Keep::Report)?;
    let is_guess = settled.notes.iter().any(|note| note.code == codes::GAME_UNKNOWN.code)
        && settled.walked.plies < SURE;
    let is_known = find(settled.game.id()).is_some();
    (!is_guess && is_known)
        .then(|| retag::game_tag(&settled.game, &settled.names, &Notation::default()))
}
