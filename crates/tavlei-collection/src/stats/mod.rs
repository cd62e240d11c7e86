//! Counts over many records.
