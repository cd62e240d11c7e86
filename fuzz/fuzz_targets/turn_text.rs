//! No text makes the reader of written turns panic, and errors stay inside the text.

#![no_main]

use libfuzzer_sys::fuzz_target;
use tavlei_notation::parse_turn;
use tavlei_rules::catalogue;

fuzz_target!(|text: &str| {
    for game in catalogue() {
        for labels in [game.labels(), game.algebraic()] {
            if let Err(error) = parse_turn(text, labels) {
                assert!(text.get(error.range.clone()).is_some(), "{error:?}");
            }
        }
    }
});
