//! Who has won, for formats that say it in their own way.

use crate::{GameFacts, Record};

/// How a game ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Ended {
    /// A side has won: White, or else Black.
    Won {
        /// Whether it is White.
        by_white: bool,
    },
    /// Nobody has won.
    Drawn,
    /// It is not over, or nobody knows.
    Open,
}

impl Ended {
    /// The result from White's side.
    pub(crate) fn result(self) -> &'static str {
        match self {
            Ended::Won { by_white: true } => "1-0",
            Ended::Won { by_white: false } => "0-1",
            Ended::Drawn => "1/2-1/2",
            Ended::Open => "*",
        }
    }

    /// The same with the colours exchanged.
    pub(crate) fn turned(self) -> Ended {
        match self {
            Ended::Won { by_white } => Ended::Won { by_white: !by_white },
            other => other,
        }
    }

    /// By the scores of White and Black.
    pub(crate) fn by_points(white: i32, black: i32) -> Ended {
        match white.cmp(&black) {
            std::cmp::Ordering::Less => Ended::Won { by_white: false },
            std::cmp::Ordering::Equal => Ended::Drawn,
            std::cmp::Ordering::Greater => Ended::Won { by_white: true },
        }
    }
}

/// How a record says that its game ended, with the colours of the format that it goes to; `None` if
/// it does not say it, or in words that only PDN has.
pub(crate) fn ended(record: &Record, facts: &GameFacts) -> Option<Ended> {
    let text = record.result().filter(|text| *text != "*").or_else(|| record.tag("Result"))?;
    let ended = match text.trim() {
        "1-0" | "2-0" => Ended::Won { by_white: true },
        "0-1" | "0-2" => Ended::Won { by_white: false },
        "1/2-1/2" | "1-1" => Ended::Drawn,
        "*" => Ended::Open,
        _ => return None,
    };
    Some(if facts.is_turned == facts.is_scored_by_black { ended } else { ended.turned() })
}
