//! Names of players: one person written in several ways.
