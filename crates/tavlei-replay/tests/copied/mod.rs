//! Games written while they are looked at, beside the same games converted.

use tavlei_notation::{Notation, TurnForm};
use tavlei_record::{PdnOptions, RawGame, Record, parse_game, write_pdn};
use tavlei_replay::{Context, Converted, Copyist, ScaleChoice, Target, adopt, convert, round};

/// Targets that a conversion may have.
pub(crate) fn targets() -> Vec<Target> {
    let forms = [TurnForm::Short, TurnForm::Full, TurnForm::Letters];
    let names = ["short", "pdn", "numeric", "algebraic", "colon", "uci"];
    let notations = names
        .into_iter()
        .flat_map(|name| forms.map(move |form| Notation { form, ..Notation::named(name) }));
    let usual = notations.map(|notation| Target { notation, ..Target::default() });
    let scaled = Target { scale: ScaleChoice::Usual, ..Target::default() };
    let bare = Target { name_game: false, name_notation: false, ..Target::default() };
    usual.chain([Target::default(), scaled, bare]).collect()
}

/// Whether a game is written at once; if so it is what a conversion makes of it, byte for byte.
pub(crate) fn is_copied(
    copyist: &mut Copyist<'_>,
    target: &Target,
    raw: &RawGame,
    context: &Context,
) -> bool {
    let mut out = Vec::new();
    if !raw.is_plain() || !copyist.copy(context, &raw.text, &mut out) {
        assert!(out.is_empty(), "{}", raw.text);
        return false;
    }
    let right = converted(context, raw, target);
    assert_eq!(right.as_deref(), Some(&*String::from_utf8(out).unwrap()), "{}", raw.text);
    true
}

/// What a conversion writes, if it can.
fn converted(context: &Context, raw: &RawGame, target: &Target) -> Option<String> {
    let mut record = Record::default();
    parse_game(&mut raw.clone(), &mut record);
    adopt(&mut record).ok()?;
    let Converted::Rewritten { record, report, .. } = convert(context, &record, target) else {
        return None;
    };
    let round = report.game.as_ref().map(|game| round(game, &record)).unwrap_or_default();
    let mut out = Vec::new();
    write_pdn(&mut out, &record, &PdnOptions { round, ..PdnOptions::default() }).unwrap();
    Some(String::from_utf8(out).unwrap())
}
