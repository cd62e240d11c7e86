//! A glance never says that all is well where a check finds something, or finds another end of a game.

#![no_main]

use libfuzzer_sys::fuzz_target;
use tavlei_fuzz::games;
use tavlei_record::{Record, Severity, parse_game};
use tavlei_replay::{Glance, Verdict, check};

fuzz_target!(|bytes: &[u8]| {
    let (games, context) = games(bytes);
    let text: String = games.iter().map(|raw| raw.text.as_str()).collect();
    let (mut glance, mut at) = (Glance::new(&context), 0);
    for mut raw in games {
        let (start, len) = (at, raw.text.len());
        at += len;
        if !raw.remarks.is_empty() {
            continue;
        }
        let Some(fine) = glance.at(&text[start..], true) else { continue };
        assert_eq!(fine.len, len, "{}", raw.text);
        let mut record = Record::default();
        parse_game(&mut raw, &mut record);
        let report = check(&context, &record);
        assert_eq!((report.verdict, report.plies), (Verdict::Legal, fine.plies), "{}", raw.text);
        assert!(report.severity() <= Some(Severity::Note), "{}: {report:?}", raw.text);
    }
});
