//! How a game ended, for a table.

use std::cmp::Ordering;

use tavlei_core::Side;
use tavlei_record::Record;
use tavlei_replay::{BoardResult, Report, ScorePoints, score_points};

/// How a game ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Outcome {
    /// Not known, or not finished.
    Unknown,
    /// A player won: the other scored nothing.
    Win(Side),
    /// A draw with an advantage that counts (Delft 3-1, plus draws): both scored, this side more.
    Edge(Side),
    /// A draw.
    Draw,
    /// Nobody scored.
    BothLost,
}

impl Outcome {
    /// What points mean that are written with those of `left` first.
    pub(super) fn of(points: ScorePoints, left: Side) -> Outcome {
        let ScorePoints { first, second, edge, .. } = points;
        let more = |order| if order == Ordering::Greater { left } else { !left };
        match (first.total_cmp(&second), first.min(second) == 0.0) {
            (Ordering::Equal, true) => Outcome::BothLost,
            (Ordering::Equal, false) if edge == Ordering::Equal => Outcome::Draw,
            (Ordering::Equal, false) => Outcome::Edge(more(edge)),
            (order, true) => Outcome::Win(more(order)),
            (order, false) => Outcome::Edge(more(order)),
        }
    }
}

/// The recorded result of a game.
#[derive(Clone, PartialEq, Debug)]
pub struct Scored {
    /// As the record says it; `*` where it says nothing.
    pub text: String,
    /// What it means.
    pub outcome: Outcome,
    /// The points of White and of Black as written, in hundredths of a point.
    pub written: Option<[i32; 2]>,
    /// Decided without play: by its mark (`1-0F`, `+/-`) or by the tag `Termination`.
    pub forfeit: bool,
}

/// Words of the tag `Termination` for a game that was not played.
const NO_PLAY: [&str; 8] = [
    "forfeit",
    "unplayed",
    "walkover",
    "walk-over",
    "no show",
    "no-show",
    "неявк",
    "niet opgekomen",
];

impl Scored {
    /// The result of a record, from the sides that its report has found.
    pub fn of(record: &Record, report: &Report) -> Scored {
        let text = report.result.recorded.clone().unwrap_or_else(|| "*".to_owned());
        let points = score_points(&text);
        let left = points.map_or(Side::White, |points| written_first(points, report));
        let termination = record.tag("Termination").unwrap_or("").to_lowercase();
        Scored {
            outcome: points.map_or(Outcome::Unknown, |points| Outcome::of(points, left)),
            written: points.map(|points| in_order(points, left)),
            forfeit: points.is_some_and(|points| points.forfeit)
                || NO_PLAY.iter().any(|word| termination.contains(word)),
            text,
        }
    }

    /// Whether it says how the game ended.
    pub fn is_known(&self) -> bool {
        self.outcome != Outcome::Unknown
    }
}

/// Whose points stand first, by who the replay says has won; White's where nobody has.
fn written_first(points: ScorePoints, report: &Report) -> Side {
    match (points.first.total_cmp(&points.second), report.result.means) {
        (Ordering::Greater, Some(BoardResult::BlackWins))
        | (Ordering::Less, Some(BoardResult::WhiteWins)) => Side::Black,
        _ => Side::White,
    }
}

fn in_order(points: ScorePoints, left: Side) -> [i32; 2] {
    let hundredths = |value: f32| (value * 100.0).round() as i32;
    let (first, second) = (hundredths(points.first), hundredths(points.second));
    if left == Side::White { [first, second] } else { [second, first] }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(text: &str, left: Side) -> Option<Outcome> {
        score_points(text).map(|points| Outcome::of(points, left))
    }

    #[test]
    fn scores_of_all_scales() {
        use Outcome::{BothLost, Draw, Edge, Win};
        use Side::{Black, White};
        for (text, expected) in [
            ("2-0", Win(White)),
            ("0-1", Win(Black)),
            ("1/2-1/2", Draw),
            ("12-0", Win(White)),
            ("3-1", Edge(White)),
            ("4-6", Edge(Black)),
            ("1 1/2 - 1/2", Edge(White)),
            ("1- - 1+", Edge(Black)),
            ("0-0", BothLost),
            ("+/-", Win(White)),
        ] {
            assert_eq!(of(text, White), Some(expected), "{text}");
        }
        assert_eq!(of("2-0", Black), Some(Win(Black)));
    }
}
