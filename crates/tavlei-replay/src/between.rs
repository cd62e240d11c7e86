//! A list of positions as a game: the turns that lead from each to the next.
//!
//! Such a record holds nothing but positions set up one after the other, which need not say who is to
//! move. Where a turn is found, it stands in place of the position; where none is, the position
//! stays, and the game goes on from there.

use tavlei_core::{Placed, Position, Session, Side, Turn};
use tavlei_record::{Item, ItemKind, Record, Remark};
use tavlei_rules::Game;

use crate::codes::NO_TURN_BETWEEN;
use crate::setup;

/// The record with turns; `None` if it is no list of positions.
pub(crate) fn played(game: &Game, record: &Record) -> Option<Record> {
    if !is_list(record) {
        return None;
    }
    let mut out = record.clone();
    let mut line = Line { game, ways: vec![game.open()], any: false };
    let mut items = Vec::with_capacity(out.items.len());
    for item in std::mem::take(&mut out.items) {
        match item.kind {
            ItemKind::Setup => items.extend(line.position(&mut out, item)),
            _ => items.push(item),
        }
    }
    out.items = items;
    Some(out)
}

/// Whether a record holds positions and no moves.
pub(crate) fn is_list(record: &Record) -> bool {
    let is = |kind: ItemKind| record.items.iter().filter(|item| item.kind == kind).count();
    is(ItemKind::Setup) > 1 && is(ItemKind::Move) == 0 && is(ItemKind::UnknownMove) == 0
}

/// A game as far as it is known: as long as nobody has said who is to move, for either side.
struct Line<'g> {
    game: &'g Game,
    ways: Vec<Box<dyn Session>>,
    /// Whether a position was seen already.
    any: bool,
}

impl Line<'_> {
    /// What stands in the record for the next position: nothing where nothing has changed.
    fn position(&mut self, record: &mut Record, item: Item) -> Option<Item> {
        let fen = record.str(item.text).to_owned();
        let opened = setup::open(self.game, self.game.algebraic(), &fen, None);
        let Ok(opened) = opened else {
            self.ways.clear();
            return Some(item);
        };
        let wanted = men(&opened.position);
        let is_first = !std::mem::replace(&mut self.any, true);
        if self.ways.iter().any(|way| men(&way.position()) == wanted) {
            return None;
        }
        if let Some((text, way)) = self.turn_to(&wanted) {
            self.ways = vec![way];
            let text = record.push_text(&text);
            return Some(Item { kind: ItemKind::Move, text, span: item.span });
        }
        if !is_first && !self.ways.is_empty() {
            let message = format!(
                "no legal move of {} leads to this position from the one before it",
                self.game.spec().name
            );
            record.remarks.push(Remark { code: NO_TURN_BETWEEN.code, span: item.span, message });
        }
        self.restart(&opened.position, opened.side_taken);
        Some(item)
    }

    /// A turn that makes a position, and the game behind it.
    fn turn_to(&mut self, wanted: &[Placed]) -> Option<(String, Box<dyn Session>)> {
        self.ways.iter_mut().find_map(|way| {
            let turns: Vec<Turn> = way.turns().to_vec();
            let turn = turns.iter().find(|turn| {
                let mut after = way.fork();
                after.play(turn);
                men(&after.position()) == wanted
            })?;
            let text = way.text(turn);
            let mut after = way.fork();
            after.play(turn);
            Some((text, after))
        })
    }

    /// Goes on from a position, with either side to move if it does not say which.
    fn restart(&mut self, position: &Position, side_taken: bool) {
        let sides = match position.side {
            Some(side) if !side_taken => vec![side],
            _ => vec![Side::White, Side::Black],
        };
        let open =
            |side| self.game.open_at(&Position { side: Some(side), ..position.clone() }).ok();
        self.ways = sides.into_iter().filter_map(open).collect();
    }
}

/// The men in their order.
fn men(position: &Position) -> Vec<Placed> {
    let mut sorted = position.clone();
    sorted.sort();
    sorted.placed
}

#[cfg(test)]
mod tests {
    use super::*;
    use tavlei_record::{ReadOptions, parse_all};
    use tavlei_rules::find;

    fn moves(positions: &[&str]) -> (Vec<String>, usize) {
        let texts = positions.iter().map(|fen| format!("/FEN \"{fen}\"/"));
        let text = texts.collect::<Vec<_>>().join(" ");
        let record = parse_all(text.as_bytes(), &ReadOptions::default()).remove(0);
        let game = find("russian").unwrap();
        let out = played(&game, &record).unwrap();
        let remarks =
            out.remarks.iter().filter(|remark| remark.code == NO_TURN_BETWEEN.code).count();
        let items = out.items.iter().map(|item| out.str(item.text).to_owned()).collect();
        (items, remarks)
    }

    #[test]
    fn turns_are_found_between_positions() {
        let list = [
            "?:Wa3,Kh8:Bb4,g3",
            "?:Wc5,Kh8:Bg3",
            "?:Wc5,Kh8:Bh2",
            "?:Wc5,Kh8:Bh2",
            "?:Wd6,Kh8:Bh2",
        ];
        let (items, remarks) = moves(&list);
        assert_eq!(items, [list[0], "a3xc5", "g3-h2", "c5-d6"]);
        assert_eq!(remarks, 0);
    }

    #[test]
    fn a_gap_is_told_and_the_game_goes_on() {
        let list = ["?:Wa3:Bh6", "?:Wd4:Bh6", "?:Wd4:Bg5"];
        assert_eq!(
            moves(&list),
            (vec![list[0].to_owned(), list[1].to_owned(), "h6-g5".to_owned()], 1)
        );
    }
}
