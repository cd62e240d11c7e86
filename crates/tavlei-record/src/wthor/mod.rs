//! WTHOR, the database of the Fédération Française d'Othello: games of one size in a file, names of
//! players and tournaments in two others.
//!
//! The format is described in `formats/wthor/README.md`.

mod format;
mod gather;
mod head;
mod names;
mod read;
mod turned;
mod write;

pub(crate) use format::FORMAT;

/// How long a game is.
const GAME: usize = 68;
/// Where the turns of a game begin.
const TURNS: usize = 8;
/// The extension of the file with the players, and how long a name there is.
const PLAYERS: (&str, usize) = ("jou", 20);
/// The same for tournaments.
const TOURNAMENTS: (&str, usize) = ("trn", 26);
