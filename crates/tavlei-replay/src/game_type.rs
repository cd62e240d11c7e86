//! The tag `GameType "n,W,10,10,N2,0"` of PDN.

use tavlei_core::{Along, Cells, Corner, LabelScheme, Side};
use tavlei_rules::{Game, by_pdn, catalogue};

/// A value of the tag, understood.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct GameType {
    /// The game.
    pub(crate) game: Game,
    /// Whether attributes stand behind the number that are not those of this game.
    pub(crate) is_odd: bool,
}

/// The number at the beginning of a value.
pub(crate) fn number(value: &str) -> Option<u16> {
    let value = value.trim_start();
    let digits = value.bytes().take_while(u8::is_ascii_digit).count();
    value[..digits].parse().ok()
}

/// The game that a value names. Only the number is trusted; attributes choose between games that
/// share a number.
pub(crate) fn parse(value: &str) -> Option<GameType> {
    let number = number(value)?;
    let bare = value.trim().bytes().all(|b| b.is_ascii_digit());
    if bare {
        return Some(GameType { game: by_pdn(number)?, is_odd: false });
    }
    let value: String = value.chars().filter(|c| !c.is_whitespace()).collect();
    let exact = catalogue().iter().find(|game| {
        let spec = game.spec();
        let is_named = spec.pdn == Some(number) || spec.other_numbers.contains(&number);
        is_named && says(game, number, &spec.style.labels).eq_ignore_ascii_case(&value)
    });
    match exact {
        Some(game) => Some(GameType { game: game.clone(), is_odd: false }),
        None => by_pdn(number).map(|game| GameType { game, is_odd: true }),
    }
}

/// The value for a game whose cells are called by some scheme; `None` where the standard has no
/// number for the game.
pub(crate) fn full(game: &Game, scheme: &LabelScheme) -> Option<String> {
    game.spec().pdn.map(|number| says(game, number, scheme))
}

fn says(game: &Game, number: u16, scheme: &LabelScheme) -> String {
    let spec = game.spec();
    let (files, ranks) = spec.size;
    let inverted = u8::from(spec.cells == Cells::Light);
    let notation = notation(scheme, spec.first);
    format!("{number},{},{files},{ranks},{notation},{inverted}", spec.first.letter())
}

/// What a full value says of the notation (`A0`); `None` for a bare number.
pub(crate) fn notation_of(value: &str) -> Option<&str> {
    value.split(',').nth(4).map(str::trim)
}

/// The letter of the notation: cells by letters and numbers, or by numbers alone.
pub(crate) fn letter(scheme: &LabelScheme) -> char {
    if scheme.is_numeric() { 'N' } else { 'A' }
}

/// The letter of the notation, and where the first cell lies, seen by the player who begins: 0
/// near left, 1 near right, 2 far left, 3 far right.
pub(crate) fn notation(scheme: &LabelScheme, first: Side) -> String {
    let corner = match scheme {
        LabelScheme::Algebraic => Corner::BottomLeft,
        LabelScheme::AlgebraicTurned => Corner::TopRight,
        LabelScheme::Numeric { corner, .. } => *corner,
        LabelScheme::Table(_) => return "A0".to_owned(),
    };
    let letter = letter(scheme);
    let seen = if first == Side::White { corner } else { corner.turned() };
    let digit = match seen {
        Corner::BottomLeft => 0,
        Corner::BottomRight => 1,
        Corner::TopLeft => 2,
        Corner::TopRight => 3,
    };
    format!("{letter}{digit}")
}

/// What a full value can say of names: where the first cell lies, and no more.
pub(crate) fn can_say(scheme: &LabelScheme) -> bool {
    match scheme {
        LabelScheme::Algebraic | LabelScheme::AlgebraicTurned => true,
        LabelScheme::Numeric { along, first, .. } => *along == Along::Ranks && *first == 1,
        LabelScheme::Table(_) => false,
    }
}

/// The names that the field of the notation states; `None` if it states none that records have.
pub(crate) fn scheme(field: &str, first: Side) -> Option<LabelScheme> {
    let (letter, digit) = field.split_at_checked(1)?;
    let seen = match digit {
        "0" => Corner::BottomLeft,
        "1" => Corner::BottomRight,
        "2" => Corner::TopLeft,
        "3" => Corner::TopRight,
        _ => return None,
    };
    let corner = if first == Side::White { seen } else { seen.turned() };
    match (letter, corner) {
        ("N" | "n", corner) => Some(LabelScheme::numeric(corner)),
        ("A" | "a", Corner::BottomLeft) => Some(LabelScheme::Algebraic),
        ("A" | "a", Corner::TopRight) => Some(LabelScheme::AlgebraicTurned),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn values_of_the_standard() {
        for value in [
            "20,W,10,10,N2,0",
            "21,B,8,8,N1,0",
            "22,W,8,8,N2,1",
            "24,W,8,8,N1,1",
            "25,W,8,8,A0,0",
            "26,W,8,8,A0,0",
            "27,W,12,12,N2,0",
            "29,W,8,8,A0,0",
            "30,W,8,8,A0,0",
            "40,W,10,10,N2,0",
        ] {
            let parsed = parse(value).unwrap();
            let game = &parsed.game;
            assert!(!parsed.is_odd, "{value}");
            assert_eq!(full(game, game.labels().scheme()).as_deref(), Some(value));
        }
    }

    #[test]
    fn what_a_field_states_is_what_is_written_for_it() {
        for side in [Side::White, Side::Black] {
            for field in ["N0", "N1", "N2", "N3", "A0", "A3"] {
                let scheme = scheme(field, side).unwrap();
                assert!(can_say(&scheme));
                assert_eq!(notation(&scheme, side), field);
            }
        }
        for field in ["A1", "N4", "X0", "N", "", "Ж0", "N22"] {
            assert_eq!(scheme(field, Side::White), None, "{field}");
        }
    }

    #[test]
    fn the_game_is_that_of_the_number() {
        let kurnik = parse("20,W,10,10,N1,0").unwrap();
        assert!(kurnik.is_odd);
        assert_eq!(Some(kurnik.game), by_pdn(20));
        assert_eq!(parse(" 20 ").map(|parsed| parsed.is_odd), Some(false));
        assert_eq!(parse("draughts"), None);
        assert_eq!(parse("9999"), None);
    }
}
