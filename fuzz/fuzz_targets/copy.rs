//! What is written while a game is looked at is what a conversion makes of it, byte for byte.

#![no_main]

use libfuzzer_sys::fuzz_target;
use tavlei_fuzz::games;
use tavlei_notation::{Notation, TurnForm};
use tavlei_replay::{Copyist, ScaleChoice, Target};

#[path = "../../crates/tavlei-replay/tests/copied/mod.rs"]
#[allow(dead_code, reason = "the tests want more of it")]
mod copied;

const NOTATIONS: [(&str, TurnForm); 3] =
    [("short", TurnForm::Short), ("algebraic", TurnForm::Full), ("numeric", TurnForm::Letters)];

fuzz_target!(|bytes: &[u8]| {
    let (games, context) = games(bytes);
    for (name, form) in NOTATIONS {
        let notation = Notation { form, ..Notation::named(name) };
        let target = Target { notation, scale: ScaleChoice::Usual, ..Target::default() };
        let mut copyist = Copyist::new(&target);
        for raw in &games {
            copied::is_copied(&mut copyist, &target, raw, &context);
        }
    }
});
