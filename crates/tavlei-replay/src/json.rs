//! The report as JSON: one object a game, on one line.

use std::io::{self, Write};

use serde::Serialize;
use serde::ser::{SerializeMap, Serializer};
use tavlei_core::Side;
use tavlei_record::{Record, Severity};

use crate::report::{BallotReport, DrawHeld, Finding, Report};

/// The tags of a record as an object, in their order; of tags with one name the first counts.
struct Tags<'a>(&'a Record);

impl Serialize for Tags<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let record = self.0;
        let mut map = serializer.serialize_map(None)?;
        for (index, tag) in record.tags.iter().enumerate() {
            let name = record.str(tag.name);
            if record.tags[..index].iter().all(|earlier| record.str(earlier.name) != name) {
                map.serialize_entry(name, record.str(tag.value))?;
            }
        }
        map.end()
    }
}

#[derive(Serialize)]
struct Object<'a> {
    file: &'a str,
    record: u64,
    line: u64,
    game: Option<&'a str>,
    tags: Tags<'a>,
    plies: u32,
    verdict: &'static str,
    at: Option<At<'a>>,
    reason: Option<Reason<'a>>,
    result: Compared<'a>,
    draws: Vec<Draw<'a>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    ballot: Option<Ballot<'a>>,
    findings: Vec<Remark<'a>>,
}

#[derive(Serialize)]
struct At<'a> {
    ply: u32,
    line: u64,
    column: u32,
    text: &'a str,
}

#[derive(Serialize)]
struct Reason<'a> {
    code: &'static str,
    message: &'a str,
    legal: &'a [String],
    did_you_mean: Option<&'a str>,
}

#[derive(Serialize)]
struct Compared<'a> {
    recorded: &'a str,
    board: Option<&'static str>,
    agrees: Option<bool>,
    outcome: Option<&'static str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    score: Option<&'a str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    drawn_by: Option<&'a str>,
}

#[derive(Serialize)]
struct Draw<'a> {
    rule: &'a str,
    code: &'static str,
    ply: u32,
    to_move: &'static str,
    went_on: u32,
}

impl<'a> From<&'a DrawHeld> for Draw<'a> {
    fn from(draw: &'a DrawHeld) -> Draw<'a> {
        let to_move = match draw.to_move {
            Side::White => "white",
            Side::Black => "black",
        };
        Draw { rule: &draw.rule, code: draw.code, ply: draw.ply, to_move, went_on: draw.went_on }
    }
}

#[derive(Serialize)]
struct Ballot<'a> {
    deck: &'a str,
    number: Option<&'a str>,
    named: bool,
    followed: Option<bool>,
    ply: Option<u32>,
}

impl<'a> From<&'a BallotReport> for Ballot<'a> {
    fn from(ballot: &'a BallotReport) -> Ballot<'a> {
        Ballot {
            deck: ballot.deck,
            number: ballot.number,
            named: ballot.is_named,
            followed: ballot.followed,
            ply: ballot.ply,
        }
    }
}

#[derive(Serialize)]
struct Remark<'a> {
    code: &'static str,
    severity: &'static str,
    line: u64,
    column: u32,
    message: &'a str,
}

impl<'a> From<&'a Finding> for Remark<'a> {
    fn from(finding: &'a Finding) -> Remark<'a> {
        Remark {
            code: finding.code,
            severity: Severity::name(finding.severity),
            line: finding.line,
            column: finding.column,
            message: &finding.message,
        }
    }
}

impl Report {
    /// Writes the report as one line of JSON (with the line end). `file` is the name to show;
    /// `record` is the record that was checked.
    ///
    /// `result.recorded` is `*` where the record has none. `result.board` is the result that the
    /// board shows, as this record would write it (its scale, its side first), `null` while the
    /// last position is open; `result.outcome` is the same in words: `white-wins`, `black-wins`,
    /// `draw`. `result.score`, in games that have points or counts, is what the bare result can't
    /// hold, once the game is over by the board or as the record says; `result.drawn_by` is what a recorded draw rests on. `draws` are the draw rules that held,
    /// each with the half-move after which it first did and for how many more play went on; `ballot`
    /// is there only if a deck of ballots was given. Beside the code and the message, `reason` has all turns that were `legal` there and
    /// what was probably meant (`did_you_mean`, or `null`).
    pub fn write_json(&self, out: &mut impl Write, file: &str, record: &Record) -> io::Result<()> {
        let object = Object {
            file,
            record: self.record,
            line: self.line,
            game: self.game.as_ref().map(tavlei_rules::Game::id),
            tags: Tags(record),
            plies: self.plies,
            verdict: self.verdict.as_str(),
            at: self.at.as_ref().map(|at| At {
                ply: at.ply,
                line: at.line,
                column: at.column,
                text: &at.text,
            }),
            reason: self.reason.as_ref().map(|reason| Reason {
                code: reason.code,
                message: &reason.message,
                legal: &reason.legal,
                did_you_mean: reason.did_you_mean.as_deref(),
            }),
            result: Compared {
                recorded: self.result.recorded.as_deref().unwrap_or("*"),
                board: self.result.board_score,
                agrees: self.result.agrees,
                outcome: self.result.board.map(crate::BoardResult::as_str),
                score: self.result.score.as_deref(),
                drawn_by: self.result.drawn_by.as_deref(),
            },
            draws: self.draws.iter().map(Draw::from).collect(),
            ballot: self.ballot.as_ref().map(Ballot::from),
            findings: self.findings.iter().map(Remark::from).collect(),
        };
        serde_json::to_writer(&mut *out, &object)?;
        out.write_all(b"\n")
    }
}
