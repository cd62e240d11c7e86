//! What is written while a game is looked at is what a conversion makes of it, byte for byte.

#![no_main]

use libfuzzer_sys::fuzz_target;
use tavlei_notation::{Notation, TurnForm};
use tavlei_record::{
    PdnOptions, RawGame, ReadOptions, Record, Splitter, parse_all, parse_game, write_pdn,
};
use tavlei_replay::{
    Context, Converted, Copyist, Options, ScaleChoice, Target, adopt, convert, round,
};

const NOTATIONS: [(&str, TurnForm); 3] =
    [("short", TurnForm::Short), ("algebraic", TurnForm::Full), ("numeric", TurnForm::Letters)];

fuzz_target!(|bytes: &[u8]| {
    let options = ReadOptions::default();
    let context = Context::learn(&parse_all(bytes, &options), Options::default());
    let mut splitter = Splitter::new(bytes, &options);
    let next = || splitter.next().expect("memory can be read");
    let games: Vec<_> = std::iter::from_fn(next).collect();
    for (name, form) in NOTATIONS {
        let notation = Notation { form, ..Notation::named(name) };
        let target = Target { notation, scale: ScaleChoice::Usual, ..Target::default() };
        let mut copyist = Copyist::new(&target);
        for raw in games.iter().filter(|raw| raw.is_plain()) {
            let mut out = Vec::new();
            if copyist.copy(&context, &raw.text, &mut out) {
                let right = converted(&context, raw, &target);
                assert_eq!(right.as_deref(), Some(&out[..]), "{}", raw.text);
            }
        }
    }
});

/// What a conversion writes, if it can.
fn converted(context: &Context, raw: &RawGame, target: &Target) -> Option<Vec<u8>> {
    let mut record = Record::default();
    parse_game(&mut raw.clone(), &mut record);
    adopt(&mut record).ok()?;
    let Converted::Rewritten { record, report, .. } = convert(context, &record, target) else {
        return None;
    };
    let round = report.game.as_ref().map(|game| round(game, &record)).unwrap_or_default();
    let mut out = Vec::new();
    write_pdn(&mut out, &record, &PdnOptions { round, ..PdnOptions::default() }).ok()?;
    Some(out)
}
