#![doc = include_str!("guide.md")]

pub use tavlei_book as book;
pub use tavlei_collection as collection;
pub use tavlei_core as core;
pub use tavlei_diagram as diagram;
pub use tavlei_notation as notation;
pub use tavlei_record as record;
pub use tavlei_replay as replay;
pub use tavlei_rules as rules;

pub mod prelude;
