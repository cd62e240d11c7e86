//! Remarks on a record, drawn as compilers draw theirs: where, the line, what is wrong, what
//! would be right.

use annotate_snippets::{
    AnnotationKind, Element, Group, Level, Message, Origin, Renderer, Snippet,
};
use tavlei::record::{Record, Severity};
use tavlei::replay::{Finding, Reason, Report, Verdict};

use crate::excerpt::excerpt;

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
    let advice = reason_of(report, finding).map(|reason| advice(report, reason));
    let group = group.elements(advice.unwrap_or_default());
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

/// The reason of the verdict, if this finding is the one that tells it.
fn reason_of<'a>(report: &'a Report, finding: &Finding) -> Option<&'a Reason> {
    let at = report.at.as_ref()?;
    let is_it = (at.line, at.column) == (finding.line, finding.column);
    report.reason.as_ref().filter(|reason| is_it && reason.code == finding.code)
}

/// What was meant perhaps, and what would be right.
fn advice<'a>(report: &Report, reason: &'a Reason) -> Vec<Message<'a>> {
    let meant = reason.did_you_mean.as_ref().map(|turn| format!("did you mean {turn}?"));
    let lead = match report.verdict {
        Verdict::Ambiguous => "write one of",
        _ => "legal here:",
    };
    let legal = (!reason.legal.is_empty()).then(|| format!("{lead} {}", reason.legal.join(", ")));
    meant.into_iter().chain(legal).map(|help| Level::HELP.message(help)).collect()
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
