//! Captions: lines of text with fields in braces that a diagram fills.

use tavlei_core::{Position, Seat};

use crate::language::{Aim, Language};
use crate::sentence;

/// What is known of a diagram besides its position.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Facts {
    /// Its number; 0 for none.
    pub number: u64,
    /// The turn that led to the position, with its number: `24. 32-28`; empty at the start.
    pub turn: String,
    /// The number of that turn in half-moves; 0 at the start.
    pub ply: usize,
    /// Whether the position is the one before that turn, whose way is shown.
    pub is_before: bool,
    /// The tags of its record, name and value.
    pub tags: Vec<(String, String)>,
}

/// A caption before its fields are filled.
///
/// Fields: `{number}` (or `{n}`) the number, `{mover}` who is to move, `{win}` and `{draw}` what is asked («White
/// to move and win»), `{count}` how many pieces there are (`6+5`), `{move}` the turn that led
/// here, `{after}` the same in a sentence, `{ply}` its number in half-moves, and any tag of the
/// record by its name, small letters or not: `{white}`, `{event}`.
///
/// ```
/// use tavlei_core::{Position, Side};
/// use tavlei_diagram::{Caption, Facts, Language};
/// let position = Position::empty(Side::White);
/// let tags = vec![("White".to_owned(), "Sijbrands".to_owned())];
/// let facts = Facts { number: 7, tags, ..Facts::default() };
/// let caption = Caption::new("{n}. {white}\\n{win}\\n{move}");
/// let lines = caption.lines(&facts, &position, Language::Dutch);
/// assert_eq!(lines, ["7. Sijbrands", "Wit speelt en wint"]);
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Caption(String);

impl Caption {
    /// A caption from its text; `\n`, as a line feed or written with a backslash, ends a line.
    pub fn new(text: &str) -> Caption {
        Caption(text.replace("\\n", "\n"))
    }

    /// Adds a line.
    pub fn line(&mut self, text: &str) {
        if !self.0.is_empty() {
            self.0.push('\n');
        }
        self.0.push_str(text);
    }

    /// The names of its fields, as they are written.
    pub fn fields(&self) -> impl Iterator<Item = &str> {
        let parts = self.0.lines().flat_map(|line| line.split('{').skip(1));
        parts.filter_map(|part| part.split_once('}').map(|(name, _)| name))
    }

    /// The fields that are no tags.
    pub const FIELDS: [&str; 8] =
        ["number", "mover", "win", "draw", "count", "move", "after", "ply"];

    /// Whether a field is no tag.
    pub fn is_field(name: &str) -> bool {
        let name = name.to_lowercase();
        name == "n" || Caption::FIELDS.contains(&name.as_str())
    }

    /// The lines with all fields filled. A line is left out whose fields are all empty.
    pub fn lines(&self, facts: &Facts, position: &Position, language: Language) -> Vec<String> {
        let value = |name: &str| value(name, facts, position, language);
        self.0.lines().filter_map(|line| filled(line, value)).collect()
    }
}

/// A line with its fields filled; `None` where it has fields and none of them says anything.
fn filled(line: &str, value: impl Fn(&str) -> String) -> Option<String> {
    let (mut out, mut rest) = (String::new(), line);
    let (mut fields, mut said) = (0, 0);
    while let Some((before, after)) = rest.split_once('{') {
        let Some((name, behind)) = after.split_once('}') else { break };
        let filling = value(name);
        fields += 1;
        said += usize::from(!filling.is_empty());
        out += before;
        out += &filling;
        rest = behind;
    }
    out += rest;
    let out = out.trim().to_owned();
    (!out.is_empty() && (fields == 0 || said > 0)).then_some(out)
}

fn value(name: &str, facts: &Facts, position: &Position, language: Language) -> String {
    let mover = sentence::mover(position);
    let asked = |aim| mover.map_or(String::new(), |seat| language.asked(seat, aim));
    let unless = |is_empty: bool, text: String| if is_empty { String::new() } else { text };
    match name.to_lowercase().as_str() {
        "n" | "number" => unless(facts.number == 0, facts.number.to_string()),
        "mover" => language.to_move(mover).to_owned(),
        "win" => asked(Aim::Win),
        "draw" => asked(Aim::Draw),
        "count" => count(position),
        "move" => facts.turn.clone(),
        "after" if facts.is_before => {
            unless(facts.turn.is_empty(), language.position_before(&facts.turn))
        }
        "after" => unless(facts.turn.is_empty(), language.position_after(&facts.turn)),
        "ply" => unless(facts.ply == 0, facts.ply.to_string()),
        _ => tag(facts, name),
    }
}

/// The value of a tag; `?` and `-` say nothing.
fn tag(facts: &Facts, name: &str) -> String {
    let found = facts.tags.iter().find(|(tag, _)| tag.eq_ignore_ascii_case(name));
    let value = found.map_or("", |(_, value)| value.as_str());
    if value.chars().all(|c| "?-.* ".contains(c)) { String::new() } else { value.to_owned() }
}

/// How many pieces each player has: `6+5`.
fn count(position: &Position) -> String {
    let seats = position.seating.map_or(Seat::TWO, |seating| seating.seats);
    let of = |&seat: &Seat| {
        let own = position.placed.iter().filter(|placed| match position.seating {
            Some(_) => placed.piece == seat.man(),
            None => placed.piece.side == seat.side(),
        });
        own.count().to_string()
    };
    seats.iter().map(of).collect::<Vec<String>>().join("+")
}

#[cfg(test)]
mod tests {
    use super::*;
    use tavlei_core::{Kind, Point, Side};

    fn lines(text: &str, language: Language) -> Vec<String> {
        let mut position = Position::empty(Side::Black);
        position.put(Point(1), Side::White, Kind::Man);
        position.put(Point(2), Side::White, Kind::Man);
        position.put(Point(3), Side::Black, Kind::King);
        let tag = |name: &str, value: &str| (name.to_owned(), value.to_owned());
        let facts = Facts {
            number: 3,
            turn: "24. 32-28".to_owned(),
            ply: 47,
            tags: vec![tag("White", "Бодров"), tag("Event", "?")],
            ..Facts::default()
        };
        Caption::new(text).lines(&facts, &position, language)
    }

    #[test]
    fn fields_are_filled() {
        assert_eq!(
            lines("№ {n}: {White}\n({count}) {draw}", Language::Russian),
            ["№ 3: Бодров", "(2+1) Чёрные начинают и делают ничью"]
        );
        assert_eq!(lines("{after}, {ply}", Language::German), ["Stellung nach 24. 32-28, 47"]);
    }

    #[test]
    fn fields_are_known_by_their_names() {
        let caption = Caption::new("{n}: {White}\\n{no {mover} such}");
        assert_eq!(caption.fields().collect::<Vec<_>>(), ["n", "White", "mover"]);
        assert!(Caption::is_field("Mover") && !Caption::is_field("White"));
    }

    #[test]
    fn a_line_that_says_nothing_is_left_out() {
        let none: [&str; 0] = [];
        assert_eq!(lines("{event}, {site}", Language::English), none);
        assert_eq!(lines("just {words", Language::English), ["just {words"]);
    }
}
