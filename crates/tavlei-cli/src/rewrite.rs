//! One game in the form that `convert` is asked for.

use tavlei::record::{CodeInfo, ItemKind, Lost, Needs, Record, Severity, Span, code_info, lost};
use tavlei::replay::{Context, Converted, Copyist, Report, convert, outgoing, score_style};

use crate::feed::Game;
use crate::ink::Ends;
use crate::pictures::pictures;
use crate::plan::Plan;
use crate::whole::name_game;

/// A game as it is to be written, and what there is to say about it.
#[derive(Debug, Default)]
pub(crate) struct Rewritten {
    /// What to write; nothing of a game that the format can't hold.
    pub(crate) written: Vec<u8>,
    /// Where the game begins and why it is carried over word for word, or not at all:
    /// «line:column: …».
    pub(crate) verbatim: Option<String>,
    /// The same for variations that are.
    pub(crate) kept: Option<String>,
    /// What of the game could not be read as it should, though the rest could: the same.
    pub(crate) damage: Vec<String>,
    /// What the format can't hold of the game.
    pub(crate) lost: Lost,
    /// How the lines of its file end, where it is rewritten in its own format.
    pub(crate) ends: Option<Ends>,
    /// Whether it is a plain game in PDN that ends with its result and an empty line.
    pub(crate) is_plain: bool,
    /// The line on which it begins, and which game of its file it is.
    pub(crate) at: (u64, u64),
}

/// Writes plain games at once, if the plan is one for it.
pub(crate) fn copyist(plan: &Plan) -> Option<Copyist<'_>> {
    plan.target.as_ref().filter(|_| plan.is_pdn()).map(Copyist::new)
}

/// A plain game that nothing is to be said of; `None` if it is none.
pub(crate) fn copied(game: &Game, copyist: Option<&mut Copyist<'_>>) -> Option<Rewritten> {
    let copyist = copyist?;
    let (text, at) = game.text.plain_pdn()?;
    let mut written = Vec::new();
    copyist.copy(&game.context, text, &mut written).then(|| {
        let ends = Some(Ends::of(text));
        Rewritten { written, ends, at, is_plain: true, ..Rewritten::default() }
    })
}

/// A game as the plan says; as it stands where its moves can't be replayed.
pub(crate) fn rewrite(file: &str, context: &Context, mut record: Record, plan: &Plan) -> Rewritten {
    let (mut verbatim, mut kept) = (None, None);
    let at = (record.first_line, record.number);
    let ends = record.pdn_source().filter(|_| plan.is_pdn()).map(Ends::of);
    let target = plan.target.clone().unwrap_or_default();
    let damage = damage(&record);
    let report = match convert(context, &record, &target) {
        Converted::Verbatim { report } => {
            verbatim = Some(why(&record, &report));
            record.verbatim = true;
            report
        }
        Converted::Rewritten { record: new, kept: moves, report } => {
            kept = plan.variations.then(|| partly(&record, &report, &moves)).flatten();
            // Other formats write turns in their own way.
            if plan.target.is_some() || record.origin.is_some() {
                record = *new;
            }
            report
        }
    };
    if plan.target.is_none() && report.plies > 0 && !record.verbatim {
        name_game(context, &mut record);
    }
    if !plan.variations && verbatim.is_none() {
        drop_variations(&mut record);
    }
    let (name, writing) = (plan.format.name, plan.writing);
    let mut game = outgoing(context, file, &record, &report, name, writing.needs);
    game.style = score_style(&plan.style, &target.notation, report.game.as_ref(), &record);
    if let (Some(facts), Some(played)) = (&mut game.game, &report.game) {
        played.spec().name_in(plan.style.language).clone_into(&mut facts.name);
    }
    if writing.needs == Needs::Pictures {
        game.pictures = pictures(context, &record, &report, plan.style.language);
    }
    let mut written = Vec::new();
    if let Err(refused) = (writing.game)(&game, &mut written) {
        let (line, column, number) = (record.first_line, record.first_column, record.number);
        let why = format!("{line}:{column}: game {number} is left out: {}", refused.message);
        return Rewritten { verbatim: Some(why), ..Rewritten::default() };
    }
    let (lost, is_plain) = (lost(&record, &writing.holds), false);
    Rewritten { written, verbatim, kept, damage, lost, ends, is_plain, at }
}

/// What the reader found to be broken or missing.
fn damage(record: &Record) -> Vec<String> {
    let is_error =
        |code| code_info(code).is_some_and(|info: &CodeInfo| info.severity == Severity::Error);
    let broken = record.remarks.iter().filter(|remark| is_error(remark.code));
    let told = broken.map(|remark| {
        let place = record.place(remark.span);
        format!("{}:{}: {} [{}]", place.line, place.column, remark.message, remark.code)
    });
    told.collect()
}

/// Leaves out all variations with what is in them.
fn drop_variations(record: &mut Record) {
    let mut depth = 0_usize;
    record.items.retain(|item| {
        let outside = depth == 0;
        match item.kind {
            ItemKind::Open => depth += 1,
            ItemKind::Close => depth = depth.saturating_sub(1),
            _ => return outside,
        }
        false
    });
}

fn why(record: &Record, report: &Report) -> String {
    let begins = (record.first_line, record.first_column);
    let ((line, column), reason) = match (&report.at, &report.reason, report.never_closed()) {
        (Some(at), Some(reason), _) => ((at.line, at.column), reason.message.as_str()),
        (_, _, Some(open)) => ((open.line, open.column), open.message.as_str()),
        _ => (begins, report.no_names().map_or("it can't be replayed", |no| no.message.as_str())),
    };
    format!("{line}:{column}: game {} is carried over word for word: {reason}", report.record)
}

/// What is said of the moves of variations that stay as they are.
fn partly(record: &Record, report: &Report, moves: &[Span]) -> Option<String> {
    let place = record.place(*moves.first()?);
    let what = match moves.len() {
        1 => "1 move of a variation can't be replayed and stays as it is".to_owned(),
        n => {
            format!("{n} moves of variations, from here on, can't be replayed and stay as they are")
        }
    };
    Some(format!("{}:{}: game {}: {what}", place.line, place.column, report.record))
}
