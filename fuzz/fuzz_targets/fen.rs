//! No text makes the reader of FEN panic, and what was read is written and read back the same.

#![no_main]

use libfuzzer_sys::fuzz_target;
use tavlei_notation::{parse_fen, write_fen};
use tavlei_rules::catalogue;

fuzz_target!(|text: &str| {
    for game in catalogue() {
        let names = [game.labels(), game.algebraic()];
        match parse_fen(text, game.board(), &names) {
            Ok(parsed) => {
                let labels = names[parsed.labels];
                let written = write_fen(&parsed.position, labels);
                let again = parse_fen(&written, game.board(), &[labels]).map(|fen| fen.position);
                assert_eq!(again, Ok(parsed.position), "{written}");
            }
            Err(error) => assert!(text.get(error.range.clone()).is_some(), "{error:?}"),
        }
    }
});
