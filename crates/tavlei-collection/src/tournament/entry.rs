//! One game as a tournament sees it.

use std::hash::{DefaultHasher, Hash, Hasher};

use tavlei_record::{Record, Severity};
use tavlei_replay::{BoardResult, Replayed, Verdict};

use super::date::Date;
use super::outcome::Scored;
use super::players::is_bye;
use crate::names::letters;
use crate::round::parse_round;

/// One game as a tournament sees it.
#[derive(Clone, Debug)]
pub struct Entry {
    /// The file, as the caller names it.
    pub file: String,
    /// Which record of the file, from 1.
    pub record: u64,
    /// The line on which it begins, from 1.
    pub line: u64,
    /// The tag `Event`, and behind it the tag `Section` where there is one.
    pub event: String,
    /// The number of its round.
    pub round: Option<u32>,
    /// The tag `Round` as written.
    pub round_text: String,
    /// The tag `Date`.
    pub date: Date,
    /// The tag `Date` as written.
    pub date_text: String,
    /// The names of White and of Black as written, blanks around them aside.
    pub names: [String; 2],
    /// The tags `WhiteRating` and `BlackRating` (or `WhiteElo` and `BlackElo`) as written.
    pub ratings: [String; 2],
    /// The recorded result.
    pub scored: Scored,
    /// The id of the game, where it is known.
    pub game: Option<String>,
    /// What became of its moves.
    pub verdict: Verdict,
    /// How many half-moves were played.
    pub plies: u32,
    /// How the last position stands.
    pub board: Option<BoardResult>,
    /// After how many half-moves a draw rule first held, and the remark on it.
    pub drawn_at: Option<(u32, String)>,
    /// What tells the moves of this game from those of others; `None` without moves.
    pub moves: Option<u64>,
    /// Codes of its own errors, in order.
    pub errors: Vec<&'static str>,
}

/// Remarks that a draw rule held (T401, T402).
const DRAWN: [&str; 2] = ["T401", "T402"];

impl Entry {
    /// A game with what came of its replay.
    pub fn new(file: &str, record: &Record, replayed: &Replayed) -> Entry {
        let report = &replayed.report;
        let tag = |name: &str| record.tag(name).unwrap_or("").trim().to_owned();
        let either = |name: &str, other: &str| {
            let found = tag(name);
            if found.is_empty() { tag(other) } else { found }
        };
        let event = [tag("Event"), tag("Section")].map(|name| name.trim_matches('?').to_owned());
        let errors = report.findings.iter().filter(|finding| finding.severity == Severity::Error);
        Entry {
            file: file.to_owned(),
            record: report.record,
            line: report.line,
            event: event.join(" ").trim().to_owned(),
            round: parse_round(&tag("Round")),
            round_text: tag("Round"),
            date: Date::parse(&tag("Date")),
            date_text: tag("Date"),
            names: [tag("White"), tag("Black")],
            ratings: [either("WhiteRating", "WhiteElo"), either("BlackRating", "BlackElo")],
            scored: Scored::of(record, report),
            game: report.game.as_ref().map(|game| game.id().to_owned()),
            verdict: report.verdict,
            plies: report.plies,
            board: report.result.board,
            drawn_at: drawn_at(replayed),
            moves: fingerprint(replayed),
            errors: errors.map(|finding| finding.code).collect(),
        }
    }

    /// Whether White (0) or Black (1) has a name, be it that of a bye.
    pub fn is_named(&self, side: usize) -> bool {
        self.names.get(side).is_some_and(|name| is_bye(name) || !letters(name).is_empty())
    }

    /// White's name (0) or Black's (1) to show: a mark where there is none.
    pub fn shown(&self, side: usize) -> &str {
        self.names.get(side).map_or("?", |name| if name.is_empty() { "?" } else { name })
    }

    /// Both names to show: `Alder – Birch`.
    pub fn pair(&self) -> String {
        format!("{} – {}", self.shown(0), self.shown(1))
    }
}

fn drawn_at(replayed: &Replayed) -> Option<(u32, String)> {
    let remarks = replayed.report.findings.iter().filter(|found| DRAWN.contains(&found.code));
    let placed = remarks.filter_map(|found| {
        let played = replayed.plies.iter().find(|played| played.span.start == found.span.start)?;
        Some((played.ply, found.message.clone()))
    });
    placed.min_by_key(|(ply, _)| *ply)
}

/// Games of the same rules with the same turns from the same position have the same one.
fn fingerprint(replayed: &Replayed) -> Option<u64> {
    let mut hasher = DefaultHasher::new();
    replayed.report.game.as_ref().map(tavlei_rules::Game::id).hash(&mut hasher);
    replayed.fen.hash(&mut hasher);
    replayed.plies.iter().for_each(|played| played.turn.hash(&mut hasher));
    (!replayed.plies.is_empty()).then(|| hasher.finish())
}
