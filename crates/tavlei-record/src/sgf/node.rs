//! What stands in one node.

use super::glyphs;
use super::points::{self, SIZE, Turn};
use super::read::{Last, Reader, is_set_up, mover, sets_up, to_move};
use super::text::{plain, simple};
use super::tree::{Node, Property};
use crate::ItemKind;
use crate::codes::{NO_TURN, PASS_PUT_IN, PROPERTY_KEPT, SETUP_IN_PART};
use crate::format::{Ended, Men, span_of};

impl<'a> Reader<'a, '_> {
    /// What stands in one node. Gives whose turn came last behind it.
    pub(super) fn node(&mut self, index: usize, mut last: Last) -> Last {
        let node = &self.tree.nodes[index];
        let mut kept = Vec::new();
        if index > 0 && sets_up(node) {
            last = self.set_up(index, last, &mut kept);
        }
        for property in &node.properties {
            if let Some(side) = mover(&property.name) {
                last = self.turn(property, side, last);
            }
        }
        self.glyphs(node);
        for property in &node.properties {
            match property.name.as_str() {
                "C" => self.comment(property),
                "RES" => self.result_of_variation(property),
                name if index > 0 && is_other(name) => kept.push(property),
                _ => {}
            }
        }
        self.keep(&kept);
        last
    }

    fn turn(&mut self, property: &Property<'_>, side: bool, last: Last) -> Last {
        if last == Some(side) {
            self.out.item(ItemKind::UnknownMove, "--", property.span);
            self.out.remark(PASS_PUT_IN, property.span, "a pass was put in before this turn");
        }
        let value = property.values.first().copied().unwrap_or_default();
        match points::turn(value, self.rows) {
            Turn::Pass => self.out.item(ItemKind::UnknownMove, "--", property.span),
            Turn::Resign => {
                self.result = self.result.or(Some(Ended::Won { by_white: !side }));
                self.out.comment("resigns", property.span);
                return last;
            }
            Turn::Cells(text, marks) => self.cells_of_turn(property, &text, &marks),
            Turn::Odd => {
                self.out.item(ItemKind::Move, &simple(value), property.span);
                let message = format!("{} is no turn; e3, ec or e1-e3 would be", simple(value));
                self.out.remark(NO_TURN, property.span, message);
            }
        }
        Some(side)
    }

    fn cells_of_turn(&mut self, property: &Property<'_>, text: &str, marks: &str) {
        let value = property.values.first().map_or("", |value| value.trim());
        let inside = span_of(self.text, value);
        let span = if value == text { inside } else { property.span };
        self.out.item(ItemKind::Move, text, span);
        let judged = marks.trim_start_matches('+');
        if !judged.is_empty() && judged.bytes().all(|byte| matches!(byte, b'!' | b'?')) {
            self.out.item(ItemKind::Strength, judged, property.span);
        } else if !marks.is_empty() {
            self.out.comment(marks, property.span);
        }
    }

    fn set_up(&mut self, index: usize, last: Last, kept: &mut Vec<&'a Property<'a>>) -> Last {
        let node = &self.tree.nodes[index];
        let parts = node.properties.iter().filter(|property| is_set_up(&property.name));
        let span = parts.clone().next().map_or(node.span, |property| property.span);
        let Some(men) = self.whole_board(node) else {
            kept.extend(parts);
            self.out.remark(SETUP_IN_PART, span, "this changes some cells only");
            return last;
        };
        let next = to_move(node).or_else(|| self.first_mover(index)).or(last.map(|last| !last));
        let white_moves = next.unwrap_or(false);
        self.out.item(ItemKind::Setup, &Men { white_moves, men }.fen(), span);
        Some(!white_moves)
    }

    /// The men, if a node names every cell.
    fn whole_board(&self, node: &Node<'_>) -> Option<[Vec<String>; 2]> {
        let men = self.men(node)?;
        let mut all = self.cells(node, "AE")?;
        all.extend(men.iter().flatten().cloned());
        all.sort();
        all.dedup();
        (all.len() == usize::from(SIZE) * usize::from(SIZE)).then_some(men)
    }

    fn glyphs(&mut self, node: &Node<'_>) {
        let of_name = |property: &&Property<'_>| property.name == glyphs::OTHER;
        let numbers: Vec<String> = node.properties.iter().filter(of_name).flat_map(texts).collect();
        for property in &node.properties {
            let value = property.values.first().copied().unwrap_or_default();
            let said = glyphs::judgement(&property.name, value);
            let is_number = said.and_then(glyphs::number);
            let is_twice = is_number.is_some_and(|number| numbers.contains(&number.to_string()));
            if let Some(said) = said.filter(|_| !is_twice) {
                self.out.item(ItemKind::Strength, said, property.span);
            }
            for text in texts(property).into_iter().filter(|_| of_name(&property)) {
                match text.parse() {
                    Ok(number) => {
                        self.out.item(ItemKind::Nag(number), &format!("${number}"), property.span);
                    }
                    Err(_) => self.out.item(ItemKind::Strength, &text, property.span),
                }
            }
        }
    }

    fn comment(&mut self, property: &Property<'_>) {
        for value in &property.values {
            let text = plain(value);
            if !text.is_empty() {
                self.out.comment(&text, property.span);
            }
        }
    }

    fn result_of_variation(&mut self, property: &Property<'_>) {
        for text in texts(property) {
            self.out.item(ItemKind::Result, &text, property.span);
        }
    }

    /// Properties that have no place in a record: word for word, in a comment.
    fn keep(&mut self, kept: &[&Property<'_>]) {
        let Some(first) = kept.first() else { return };
        let whole =
            |property: &&Property<'_>| format!("{}[{}]", property.name, property.values.join("]["));
        let text: String = kept.iter().map(whole).collect();
        self.out.comment(&format!("[%sgf {text}]"), first.span);
        if !std::mem::replace(&mut self.is_told, true) {
            let message = format!("{} and the like are kept in comments", first.name);
            self.out.remark(PROPERTY_KEPT, first.span, message);
        }
    }
}

fn texts(property: &Property<'_>) -> Vec<String> {
    property.values.iter().map(|value| simple(value)).collect()
}

/// What has no place of its own in the record.
fn is_other(name: &str) -> bool {
    let is_glyph = name == glyphs::OTHER || glyphs::judgement(name, "").is_some();
    !is_glyph && !is_set_up(name) && mover(name).is_none() && !matches!(name, "C" | "RES")
}
