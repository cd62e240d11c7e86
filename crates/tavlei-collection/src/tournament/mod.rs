//! Tournaments: what is wrong with a folder of games, tables and tie-breaks.
