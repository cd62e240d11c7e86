//! Remarks on a record, drawn as compilers draw theirs: where, the line, what is wrong, what
//! would be right.

use annotate_snippets::{
    AnnotationKind, Element, Group, Level, Message, Origin, Renderer, Snippet,
};
use tavlei::record::{Record, Severity};
use tavlei::replay::{Finding, Reason, Report, Verdict};

use crate::excerpt::excerpt;

/// Remarks that say what may have gone wrong in a game that can't be played: a move left out, a
/// slip of the pen before, other rules, the other side, a game that was guessed, inferred or given.
const EXPLAINING: [&str; 7] = ["T229", MEANT, "T231", "T232", "T530", "T531", "T533"];
/// What was meant perhaps.
const MEANT: &str = "T230";
/// The most legal turns that are listed.
const MOST_LISTED: usize = 6;

/// What a remark stands on.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Place<'a> {
    /// The name of the file.
    pub(crate) file: &'a str,
    /// The game in it.
    pub(crate) record: &'a Record,
}

/// A remark in full.
pub(crate) fn full(place: Place<'_>, report: &Report, finding: &Finding, to: &Renderer) -> String {
    let title = level(finding.severity).primary_title(finding.message.as_str()).id(finding.code);
    let group = Group::with_title(title).element(shown(place, finding));
    let reason = report.reason.as_ref().filter(|_| is_reason(report, finding));
    let group = group.elements(reason.map(|reason| advice(report, reason)).unwrap_or_default());
    to.render(&[group.element(Level::NOTE.message(which_game(place.record, report)))])
}

/// The line of the record with the remark marked; where there is none to show, the place alone.
fn shown<'a>(place: Place<'a>, finding: &Finding) -> Element<'a> {
    let (line, column) = (finding.line as usize, finding.column as usize);
    let span = finding.span.start as usize..finding.span.end as usize;
    match excerpt(place.record.source(), span, column) {
        None => Origin::path(place.file).line(line).char_column(column).into(),
        Some(shown) => {
            let mark = AnnotationKind::Primary.span(shown.span);
            let snippet = Snippet::source(shown.text).path(place.file).line_start(line);
            snippet.annotation(mark).into()
        }
    }
}

/// A remark in one line.
pub(crate) fn brief(file: &str, finding: &Finding, to: &Renderer) -> String {
    let text = format!("{file}:{}:{}: {}", finding.line, finding.column, finding.message);
    let title = level(finding.severity).primary_title(text).id(finding.code);
    to.render(&[Group::with_title(title)])
}

/// Whether a remark tells the reason of the verdict.
pub(crate) fn is_reason(report: &Report, finding: &Finding) -> bool {
    let (Some(at), Some(reason)) = (&report.at, &report.reason) else { return false };
    (at.span, reason.code) == (finding.span, finding.code)
}

/// Whether a remark helps to understand why the verdict is not a better one.
pub(crate) fn explains(report: &Report, finding: &Finding) -> bool {
    report.reason.is_some() && EXPLAINING.contains(&finding.code)
}

/// What was meant perhaps, what would be right, and what may have gone wrong.
fn advice<'a>(report: &'a Report, reason: &'a Reason) -> Vec<Message<'a>> {
    let meant = reason.did_you_mean.as_ref().map(|turn| format!("did you mean {turn}?"));
    let lead = match report.verdict {
        Verdict::Ambiguous => "write one of",
        _ => "legal here:",
    };
    let legal = listed(&reason.legal).map(|turns| format!("{lead} {turns}"));
    let help = meant.into_iter().chain(legal).map(|help| Level::HELP.message(help));
    // What was meant here is said already.
    let is_said = |note: &Finding| note.code == MEANT && reason.did_you_mean.is_some();
    let notes = report.findings.iter().filter(|note| explains(report, note) && !is_said(note));
    help.chain(notes.map(|note| Level::NOTE.message(note.message.as_str()))).collect()
}

/// The first of some turns, and how many more there are.
fn listed(turns: &[String]) -> Option<String> {
    let (shown, more) = turns.split_at(turns.len().min(MOST_LISTED));
    match (shown, more.len()) {
        ([], _) => None,
        (_, 0) => Some(shown.join(", ")),
        (_, more) => Some(format!("{} … and {more} more", shown.join(", "))),
    }
}

/// «game 12, Alder, A. – Birch, B., replayed as russian».
fn which_game(record: &Record, report: &Report) -> String {
    let number = Some(format!("game {}", report.record));
    let rules = report.game.as_ref().map(|game| format!("replayed as {}", game.id()));
    let words: Vec<String> = [number, players(record), rules].into_iter().flatten().collect();
    words.join(", ")
}

/// «Alder, A. – Birch, B.», where the record says it.
pub(crate) fn players(record: &Record) -> Option<String> {
    let name = |tag| record.tag(tag).filter(|name| !matches!(*name, "" | "?"));
    Some(format!("{} – {}", name("White")?, name("Black")?))
}

fn level(severity: Severity) -> Level<'static> {
    match severity {
        Severity::Error => Level::ERROR,
        Severity::Warning => Level::WARNING,
        Severity::Note => Level::NOTE,
    }
}
