//! Records of formats that call games and sides in their own way.
//!
//! The reader of such a format knows no game. It leaves in the record what the format calls the
//! game ([`Origin`](tavlei_record::Origin)), sides as the format has them, and results from the
//! side of White. Here that becomes what a record in PDN says.

use tavlei_core::{Position, Side};
use tavlei_record::{Item, ItemKind, NotAGame, Record, Span, Tag};
use tavlei_rules::{Foreign, Game, by_foreign, find};

use crate::changes;
use crate::game_type;
use crate::score::{parse_score, turned_result};
use crate::setup;

/// Players that are called by who moves first.
pub(crate) const PLAYERS: [&str; 2] = ["P1", "P2"];

/// Makes of a record that comes from another format one as PDN has it: it gets the tag `GameType`
/// or `Variant`, the sides their names, results the side from which they are counted. Fails when
/// the format names a game that the catalogue does not have.
///
/// Of any record, PDN too, the players `P1` and `P2` become White and Black.
pub fn adopt(record: &mut Record) -> Result<(), NotAGame> {
    name_players(record);
    let Some(origin) = record.origin else { return Ok(()) };
    let code = record.str(origin.game).to_owned();
    if code.is_empty() || has_game(record) {
        return Ok(());
    }
    let Some((game, foreign)) = called(origin.format, &code) else {
        return Err(NotAGame::new(format!(
            "the file says that the game is {code:?}, which is no game of the catalogue; \
             `tavlei games` lists them"
        )));
    };
    drop_words(record, foreign.code);
    drop_usual_start(record, &game);
    name_game(record, &game, origin.game);
    if foreign.is_turned {
        turn_sides(record);
    }
    changes::apply(record, &game, foreign.is_turned)?;
    if (game.scored_first() == Side::Black) != foreign.is_turned {
        turn_results(record);
    }
    Ok(())
}

/// `PlayStrategy` calls the player who moves first `P1` and the other one `P2`, and so what it says
/// of them: `P1Elo`.
fn name_players(record: &mut Record) {
    let has = |name: &str| record.tag(name).is_some();
    if has("White") || has("Black") || !PLAYERS.into_iter().all(has) {
        return;
    }
    let variant = record.tag("Variant").and_then(find);
    let by_number = || game_type::parse(record.tag("GameType")?).map(|parsed| parsed.game);
    let game = variant.or_else(by_number);
    let is_black = game.is_some_and(|game| game.scored_first() == Side::Black);
    let [first, second] = if is_black { ["Black", "White"] } else { ["White", "Black"] };
    for index in 0..record.tags.len() {
        let name = record.str(record.tags[index].name);
        let of = |player: &str, side: &str| {
            let rest = name.strip_prefix(player)?;
            let is_word = rest.bytes().next().is_none_or(|byte| byte.is_ascii_uppercase());
            is_word.then(|| format!("{side}{rest}"))
        };
        if let Some(name) = of(PLAYERS[0], first).or_else(|| of(PLAYERS[1], second)) {
            record.tags[index].name = record.push_text(&name);
        }
    }
}

/// Words behind a number tell games apart that share it; words that nobody knows tell nothing.
fn called(format: &str, code: &str) -> Option<(Game, Foreign)> {
    by_foreign(format, code).or_else(|| by_foreign(format, code.split_once(' ')?.0))
}

/// The tag with the words that told the game: the tag that names the game says the same.
fn drop_words(record: &mut Record, code: &str) {
    let Some((_, words)) = code.split_once(' ') else { return };
    let tags = std::mem::take(&mut record.tags);
    let says = |tag: &Tag| record.str(tag.value).eq_ignore_ascii_case(words);
    let is_own = |tag: &Tag| record.str(tag.name).bytes().all(|b| b.is_ascii_uppercase());
    let tags = tags.into_iter().filter(|tag| !(says(tag) && is_own(tag))).collect();
    record.tags = tags;
}

/// Some formats always say where the men stand at first.
fn drop_usual_start(record: &mut Record, game: &Game) {
    let start = game.start();
    let is_start = |fen: &str| {
        let opened = setup::open(game, game.algebraic(), fen, None).ok();
        opened.is_some_and(|o| is_same(&o.position, start))
    };
    if record.tag("FEN").is_some_and(is_start) {
        let tags = std::mem::take(&mut record.tags);
        let stays = |tag: &Tag| !record.str(tag.name).eq_ignore_ascii_case("FEN");
        let tags = tags.into_iter().filter(stays).collect();
        record.tags = tags;
    }
}

/// Whether the same men stand on the same cells, and the same side is to move.
fn is_same(one: &Position, other: &Position) -> bool {
    let men = |position: &Position| {
        let mut men: Vec<_> = position.placed.iter().map(|p| (p.at, p.piece)).collect();
        men.sort_by_key(|man| man.0);
        men
    };
    one.side == other.side && men(one) == men(other)
}

fn has_game(record: &Record) -> bool {
    record.tag("GameType").is_some() || record.tag("Variant").is_some()
}

fn name_game(record: &mut Record, game: &Game, span: Span) {
    match game.spec().pdn {
        Some(number) => record.push_tag("GameType", &number.to_string(), span),
        None => record.push_tag("Variant", game.id(), span),
    }
}

/// White becomes Black and Black White, in names of tags and in the position.
fn turn_sides(record: &mut Record) {
    for index in 0..record.tags.len() {
        let tag = record.tags[index];
        let name = record.str(tag.name);
        if let Some(other) = other_side(name) {
            record.tags[index].name = record.push_text(&other);
        } else if name.eq_ignore_ascii_case("FEN") {
            let fen = turned_fen(record.str(tag.value));
            record.tags[index].value = record.push_text(&fen);
        }
    }
}

fn other_side(name: &str) -> Option<String> {
    let white = name.strip_prefix("White").map(|rest| format!("Black{rest}"));
    white.or_else(|| name.strip_prefix("Black").map(|rest| format!("White{rest}")))
}

/// `B:Wa1:Bc3` → `W:Ba1:Wc3`
fn turned_fen(fen: &str) -> String {
    let turn = |part: &str| {
        let mut letters = part.chars();
        match letters.next() {
            Some('W') => format!("B{}", letters.as_str()),
            Some('B') => format!("W{}", letters.as_str()),
            _ => part.to_owned(),
        }
    };
    fen.split(':').map(turn).collect::<Vec<_>>().join(":")
}

fn turn_results(record: &mut Record) {
    for index in 0..record.tags.len() {
        if record.str(record.tags[index].name).eq_ignore_ascii_case("Result") {
            record.tags[index].value = turned(record, record.tags[index].value);
        }
    }
    for index in 0..record.items.len() {
        let Item { kind, text, .. } = record.items[index];
        if kind == ItemKind::Result {
            record.items[index].text = turned(record, text);
        }
    }
}

fn turned(record: &mut Record, span: Span) -> Span {
    let text = record.str(span);
    if parse_score(text).is_none() {
        return span;
    }
    let text = turned_result(text);
    record.push_text(&text)
}

#[cfg(test)]
mod tests {
    use super::*;
    use tavlei_record::{Origin, ReadOptions, parse_all};

    /// A record of another format whose game has a number there.
    fn foreign(format: &'static str, code: &str) -> Record {
        let text = "[White \"A\"] [BlackElo \"9\"] [FEN \"B:Wa1:Bc3\"] [Result \"1-0\"] 1-0";
        let mut record = parse_all(text.as_bytes(), &ReadOptions::default()).remove(0);
        let game = record.push_text(code);
        record.origin = Some(Origin { format, game });
        record
    }

    #[test]
    fn a_game_that_nobody_knows_is_told() {
        let mut record = foreign("sgf", "99");
        assert!(adopt(&mut record).is_err_and(|error| error.message.contains("\"99\"")));
    }

    #[test]
    fn players_by_number_are_white_and_black() {
        let names = |variant: &str| {
            let text = format!(
                "[P1 \"A\"] [P2 \"B\"] [P2Elo \"9\"] [P1s \"x\"] [Variant \"{variant}\"] 1-0"
            );
            let mut record = parse_all(text.as_bytes(), &ReadOptions::default()).remove(0);
            assert_eq!(adopt(&mut record), Ok(()));
            let tags = ["White", "Black", "BlackElo", "WhiteElo", "P1s"];
            tags.map(|name| record.tag(name).unwrap_or("").to_owned())
        };
        assert_eq!(names("Russian"), ["A", "B", "9", "", "x"]);
        assert_eq!(names("American/English"), ["B", "A", "", "9", "x"]);
    }

    #[test]
    fn sides_are_turned_with_their_position() {
        let mut record = foreign("sgf", "");
        turn_sides(&mut record);
        turn_results(&mut record);
        let tags = ["Black", "WhiteElo", "FEN", "Result"].map(|name| record.tag(name));
        assert_eq!(tags, [Some("A"), Some("9"), Some("W:Ba1:Wc3"), Some("0-1")]);
        assert_eq!(record.result(), Some("0-1"));
    }
}
