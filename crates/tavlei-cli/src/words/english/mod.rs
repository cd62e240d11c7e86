//! Games told in English.

mod draughts;

use tavlei::core::counted;
use tavlei::core::{Bits, Cells, Corner, Counted, Dirs, DrawRule, LabelScheme, Side};
use tavlei::replay::draw_rule_in_words;
use tavlei::rules::draughts::Rules;
use tavlei::rules::{Game, Spec};

use super::dirs::Phrases;
use super::{Cast, Own, Part, Words, counts, first_turns, results, winner_to_tell};

/// English.
pub(super) struct English;

impl Words for English {
    fn heading(&self, part: Part) -> &'static str {
        match part {
            Part::Rules => "Rules",
            Part::Differs => "Not to be confused",
            Part::Start => "Start",
            Part::Notation => "Notation",
            Part::Sources => "Sources",
        }
    }

    fn aliases(&self, names: &str) -> String {
        format!("Also known as {names}.")
    }

    fn board(&self, game: &Game) -> String {
        let (files, ranks) = game.spec().size;
        let cells = game.board().points().count();
        let which = match game.spec().cells {
            Cells::Dark => {
                format!("the {cells} dark cells are in play, with one at White's near left")
            }
            Cells::Light => format!("{cells} cells are in play, with one at White's near right"),
            Cells::All => "all cells are in play".to_owned(),
            Cells::Drawn if game.board().is_on_lines() => {
                return format!("The board has {cells} points, where the lines drawn below meet.");
            }
            Cells::Drawn => return format!("The board has {cells} cells, as drawn below."),
        };
        format!("The board has {files} x {ranks} cells; {which}.")
    }

    fn men(&self, game: &Game) -> String {
        let first = game.spec().first;
        match counts(game) {
            [0, 0] => format!("The board is empty at the start. {first} moves first."),
            [white, black] if white == black => {
                format!("Each side begins with {}. {first} moves first.", pieces(white))
            }
            [white, black] => format!(
                "White begins with {}, Black with {}. {first} moves first.",
                pieces(white),
                number(black)
            ),
        }
    }

    fn draughts(&self, rules: &Rules, cast: Cast) -> Vec<String> {
        draughts::sentences(rules, cast)
    }

    fn own<'s>(&self, spec: &'s Spec) -> Own<'s> {
        Own { rules: &spec.words, writing: &spec.writing, differs: spec.differs.as_deref() }
    }

    fn draws(&self, source: &str, rules: &[&DrawRule]) -> String {
        let all: Vec<String> = rules.iter().copied().map(draw).collect();
        format!("Draw {} ({source}).", all.join("; "))
    }

    fn notation(&self, game: &Game) -> Vec<String> {
        let spec = game.spec();
        let results = results(game) + winner_to_tell(game).map_or("", winner);
        let turns = if game.is_listed() {
            format!("the first move is written {}", first(game))
        } else {
            format!("a step is written with -, a capture with {}", spec.style.take)
        };
        let mut lines = vec![format!("{}; {turns}; results {results}.", cells(&spec.style.labels))];
        lines.extend(self.own(spec).writing.iter().map(ToString::to_string));
        lines.push(match spec.pdn {
            Some(number) => format!("In PDN it is [GameType \"{number}\"]."),
            None => {
                format!("In PDN it is [Variant \"{}\"]; no GameType has been given to it.", spec.id)
            }
        });
        lines
    }
}

/// Directions.
const PHRASES: Phrases = Phrases {
    sets: [
        "in all eight directions",
        "diagonally in all directions",
        "diagonally forward",
        "diagonally backward",
        "straight in all directions",
        "straight forward",
        "sideways",
        "straight backward",
        "to the right",
        "to the left",
        "diagonally forward to the right",
        "diagonally forward to the left",
        "diagonally backward to the right",
        "diagonally backward to the left",
    ],
    nowhere: "nowhere",
    and: "and",
};

fn in_words(dirs: Dirs) -> String {
    PHRASES.tell(dirs)
}

fn pieces(count: usize) -> String {
    if count == 0 { "no pieces".to_owned() } else { counted(count, "piece") }
}

fn number(count: usize) -> String {
    if count == 0 { "none".to_owned() } else { count.to_string() }
}

fn draw(rule: &DrawRule) -> String {
    let when = if rule.counted == Counted::AtOnce { "at once with" } else { "after" };
    format!("{when} {}", draw_rule_in_words(rule))
}

/// Whose win `1-0` is where Black begins.
fn winner(side: Side) -> &'static str {
    match side {
        Side::White => " (1-0 is read as a win of White, though Black begins)",
        Side::Black => " (1-0 is read as a win of Black, who begins)",
    }
}

fn first(game: &Game) -> String {
    let (texts, is_more) = first_turns(game);
    let more = if is_more { " or the like" } else { "" };
    texts.join(" or ") + more
}

fn cells(labels: &LabelScheme) -> String {
    match labels {
        LabelScheme::Algebraic => "Cells by letter and number, a1 at White's near left".to_owned(),
        LabelScheme::AlgebraicTurned => {
            "Cells by letter and number, a1 at Black's near left".to_owned()
        }
        LabelScheme::Numeric { corner, first, .. } => {
            format!("Cells by number, {first} at White's {}, along the rows", corner_words(*corner))
        }
        LabelScheme::Table(_) => "Cells by names of their own".to_owned(),
    }
}

fn corner_words(corner: Corner) -> &'static str {
    match corner {
        Corner::BottomLeft => "near left",
        Corner::BottomRight => "near right",
        Corner::TopLeft => "far left",
        Corner::TopRight => "far right",
    }
}

#[cfg(test)]
mod tests {
    use tavlei::core::Dir;

    use super::*;

    #[test]
    fn every_set_has_words() {
        assert_eq!(in_words(Dirs::FORWARD), "diagonally forward");
        assert_eq!(in_words(Dirs::DIAGONAL), "diagonally in all directions");
        assert_eq!(in_words(Dirs::FORWARD_AND_SIDES), "straight forward and sideways");
        assert_eq!(in_words(Dirs::EIGHT), "in all eight directions");
        assert_eq!(in_words(Dirs::NONE), "nowhere");
        assert_eq!(in_words(Dirs::of(&[Dir::NE])), "diagonally forward to the right");
        assert_eq!(in_words(Dirs::of(&[Dir::W, Dir::N])), "straight forward and to the left");
    }

    #[test]
    fn one_piece_and_none() {
        assert_eq!(pieces(1), "1 piece");
        assert_eq!(pieces(2), "2 pieces");
        assert_eq!(number(0), "none");
    }
}
