//! Records of the same game.
