//! What is counted of one record.

use std::borrow::Cow;

use tavlei_core::{Session, Turn};
use tavlei_notation::{TurnForm, TurnStyle, write_turn};
use tavlei_record::Record;
use tavlei_replay::{BoardResult, Context, Report, Traced, Verdict, trace};
use tavlei_rules::Game;

use super::Wanted;
use super::captures::{Taken, longest};
use super::score::Outcome;
use crate::calendar::year;
use crate::company::Round;
use crate::groups::said;
use crate::round::round;

/// What is counted of one record. Making it replays the record.
#[derive(Clone, Debug)]
pub struct Facts {
    /// The id of the game; empty where it is not known.
    pub(super) game: String,
    pub(super) verdict: Verdict,
    pub(super) outcome: Outcome,
    /// What a draw rests on, as [`tavlei_replay::ResultReport::drawn_by`] has it; `unknown` where its moves can't be
    /// played.
    pub(super) drawn: Option<Cow<'static, str>>,
    pub(super) plies: u32,
    pub(super) year: Option<u16>,
    pub(super) white: String,
    pub(super) black: String,
    /// The round of its event, where both are known.
    pub(super) round: Option<Round>,
    /// The first half-moves of a game from its usual start, as its records write them.
    pub(super) opening: Vec<String>,
    pub(super) capture: Option<Taken>,
}

impl Facts {
    /// The facts of a record.
    pub fn of(context: &Context, record: &Record, wanted: Wanted) -> Facts {
        let traced = trace(context, record);
        let report = &traced.report;
        let outcome = outcome(report);
        Facts {
            game: report.game.as_ref().map_or_else(String::new, |game| game.id().to_owned()),
            verdict: report.verdict,
            outcome,
            drawn: (outcome == Outcome::Draw).then(|| drawn(report)),
            plies: report.plies,
            year: year(said(record, "Date")),
            white: said(record, "White").to_owned(),
            black: said(record, "Black").to_owned(),
            round: round(record),
            opening: opening(&traced, wanted.openings),
            capture: longest(&traced, record),
        }
    }
}

/// The remark that both players lost.
const BOTH_LOST: &str = "T308";

fn found(report: &Report, code: &str) -> bool {
    report.findings.iter().any(|finding| finding.code == code)
}

/// As recorded; else as the board has it.
fn outcome(report: &Report) -> Outcome {
    match report.result.means.or(report.result.board) {
        _ if found(report, BOTH_LOST) => Outcome::Nobody,
        Some(BoardResult::WhiteWins) => Outcome::White,
        Some(BoardResult::BlackWins) => Outcome::Black,
        Some(BoardResult::Draw) => Outcome::Draw,
        // Of a game of more than two: neither White nor Black has scored.
        Some(BoardResult::RedWins | BoardResult::GreenWins) => Outcome::Nobody,
        None => Outcome::Open,
    }
}

fn drawn(report: &Report) -> Cow<'static, str> {
    let on_the_board = (report.result.board == Some(BoardResult::Draw)).then(|| "board".into());
    report.result.drawn_by.clone().or(on_the_board).unwrap_or("unknown".into())
}

fn opening(traced: &Traced, depth: usize) -> Vec<String> {
    let first = traced.parts.first().filter(|part| part.start.is_none());
    let Some((part, game)) = first.zip(traced.report.game.as_ref()) else { return Vec::new() };
    let Some(mut session) = part.open(game) else { return Vec::new() };
    let turns = part.turns.iter().take(depth).map(|turn| {
        let text = written(game, &mut *session, turn, TurnForm::Short);
        session.play(turn);
        text
    });
    turns.collect()
}

/// A turn as records of its game write it.
pub(super) fn written(
    game: &Game,
    session: &mut dyn Session,
    turn: &Turn,
    form: TurnForm,
) -> String {
    let style = TurnStyle { labels: game.labels(), take: game.spec().style.take, form };
    write_turn(session, turn, &style)
}
