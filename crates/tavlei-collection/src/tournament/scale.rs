//! Points for a result.

use std::fmt;

use tavlei_core::Side;

use super::most_common;
use super::outcome::{Outcome, Scored};

/// How many points a result brings.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Scale {
    /// Win 2, draw 1: the scale of draughts (FMJD rules, article 5.6, game points).
    Two,
    /// Win 1, draw ½: the scale of chess, in Russian draughts too.
    One,
    /// Win 3, draw 1.
    Three,
    /// Delft scoring (Delftse telling, the Volmac tournament of 1984, the club of Delft since): win
    /// 4-0, draw with a clear advantage 3-1, draw 2-2. The same is also written 2-0, 1½-½, 1-1.
    Delft,
    /// As the results are written, whatever their scale: 12-0, 9-1 … 5-5 of the Delft tournaments,
    /// plus draws by the hundredth (1.02-0.98, Goes).
    Written,
}

impl Scale {
    /// All scales that are computed from the outcome, the usual ones first.
    pub const COMPUTED: [Scale; 4] = [Scale::Two, Scale::One, Scale::Three, Scale::Delft];

    /// The name: `2-0`, `1-0`, `3-1-0`, `delft`, `written`.
    pub const fn name(self) -> &'static str {
        match self {
            Scale::Two => "2-0",
            Scale::One => "1-0",
            Scale::Three => "3-1-0",
            Scale::Delft => "delft",
            Scale::Written => "written",
        }
    }

    /// What a win brings, in hundredths of a point; `None` where that is as written.
    pub const fn win(self) -> Option<i32> {
        match self {
            Scale::Two => Some(200),
            Scale::One => Some(100),
            Scale::Three => Some(300),
            Scale::Delft => Some(400),
            Scale::Written => None,
        }
    }

    /// What a side gets for a result, in hundredths of a point; `None` while it is not known.
    pub fn points(self, scored: &Scored, side: Side) -> Option<i32> {
        let (win, draw, edge) = match self {
            Scale::Two => (200, 100, 0),
            Scale::One => (100, 50, 0),
            Scale::Three => (300, 100, 0),
            Scale::Delft => (400, 200, 100),
            Scale::Written => return scored.written.map(|points| points[side.index()]),
        };
        match scored.outcome {
            Outcome::Unknown => None,
            Outcome::Win(winner) => Some(if winner == side { win } else { 0 }),
            Outcome::Draw => Some(draw),
            Outcome::Edge(better) => Some(if better == side { draw + edge } else { draw - edge }),
            Outcome::BothLost => Some(0),
        }
    }

    /// The scale in which results are written, by what they add up to; `Two` where none tells.
    pub fn of<'a>(results: impl Iterator<Item = &'a Scored> + Clone) -> Scale {
        let sums = |is_such: fn(Outcome) -> bool| {
            let such = results.clone().filter(move |scored| is_such(scored.outcome));
            such.filter_map(|scored| scored.written.map(|points| points[0] + points[1]))
        };
        let decided = most_common(sums(|outcome| matches!(outcome, Outcome::Win(_))));
        // 3 and 4 points are shared only where somebody wins.
        let drawn = most_common(sums(|outcome| outcome == Outcome::Draw));
        let has_edges = results
            .filter(|scored| matches!(scored.outcome, Outcome::Edge(_)))
            .any(|scored| scored.written.is_some_and(|points| points[0] != points[1]));
        match decided.or(drawn.filter(|sum| *sum == 100)) {
            Some(100) => Scale::One,
            Some(300) => Scale::Three,
            Some(400) => Scale::Delft,
            Some(200) if has_edges => Scale::Written,
            None | Some(200) => Scale::Two,
            Some(_) => Scale::Written,
        }
    }
}

impl fmt::Display for Scale {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// A number of hundredths, as people write it: `3`, `3.5`, `1.02`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Score(pub i32);

impl Score {
    /// `1 point`, `3.5 points`.
    pub fn in_words(self) -> String {
        if self.0 == 100 { "1 point".to_owned() } else { format!("{self} points") }
    }
}

impl fmt::Display for Score {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (whole, part) = (self.0 / 100, (self.0 % 100).abs());
        match (part, part % 10) {
            (0, _) => write!(f, "{whole}"),
            (part, 0) => write!(f, "{whole}.{}", part / 10),
            (part, _) => write!(f, "{whole}.{part:02}"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_scale_shares_out_its_points() {
        let scored = |outcome| Scored {
            text: String::new(),
            outcome,
            written: Some([700, 300]),
            forfeit: false,
        };
        let both = |scale: Scale, outcome| {
            Side::BOTH.map(|side| scale.points(&scored(outcome), side).unwrap_or(-1))
        };
        let edge = Outcome::Edge(Side::Black);
        assert_eq!(both(Scale::Two, Outcome::Win(Side::White)), [200, 0]);
        assert_eq!(both(Scale::One, Outcome::Draw), [50, 50]);
        assert_eq!(both(Scale::Three, Outcome::Draw), [100, 100]);
        assert_eq!(both(Scale::Delft, edge), [100, 300]);
        assert_eq!(both(Scale::Two, edge), [100, 100]);
        assert_eq!(both(Scale::Written, edge), [700, 300]);
        assert_eq!(both(Scale::Two, Outcome::Unknown), [-1, -1]);
    }

    #[test]
    fn results_tell_their_scale() {
        let draw = |points| Scored {
            text: String::new(),
            outcome: Outcome::Draw,
            written: Some([points, points]),
            forfeit: false,
        };
        assert_eq!(Scale::of([draw(50)].iter()), Scale::One);
        assert_eq!(Scale::of([draw(100)].iter()), Scale::Two);
        let won = Scored { outcome: Outcome::Win(Side::White), written: Some([300, 0]), ..draw(0) };
        assert_eq!(Scale::of([draw(50), won].iter()), Scale::Three);
        assert_eq!(Scale::of([].iter()), Scale::Two);
    }

    #[test]
    fn hundredths_are_written_short() {
        let texts = [300, 350, 102, 0].map(|n| Score(n).to_string());
        assert_eq!(texts, ["3", "3.5", "1.02", "0"]);
    }
}
