//! Which records fit a description.
