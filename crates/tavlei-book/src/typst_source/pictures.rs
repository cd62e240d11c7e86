//! The pictures of a book under names: one that is shown twice is there once.

use std::collections::BTreeMap;
use std::collections::btree_map::Entry;

use crate::model::{Block, Body, Book, Picture};

/// All pictures of a book.
pub(super) struct Pictures<'b> {
    in_order: Vec<&'b str>,
    names: BTreeMap<&'b str, usize>,
}

impl<'b> Pictures<'b> {
    pub(super) fn of(book: &'b Book) -> Pictures<'b> {
        let mut pictures = Pictures { in_order: Vec::new(), names: BTreeMap::new() };
        for chapter in &book.chapters {
            match &chapter.body {
                Body::Games(games) => games.iter().for_each(|game| pictures.score(&game.score)),
                Body::Exercises(exercises, _) => {
                    for exercise in exercises {
                        pictures.add(&exercise.picture);
                        pictures.score(&exercise.solution);
                    }
                }
                Body::Solutions(exercises) => {
                    for exercise in exercises {
                        pictures.score(&exercise.solution);
                    }
                }
                Body::Text(_) | Body::Tables => {}
            }
        }
        pictures
    }

    fn score(&mut self, blocks: &'b [Block]) {
        for block in blocks {
            if let Block::Diagram(diagram) = block {
                self.add(&diagram.picture);
            }
        }
    }

    fn add(&mut self, picture: &'b Picture) {
        let next = self.in_order.len() + 1;
        if let Entry::Vacant(place) = self.names.entry(&picture.svg) {
            place.insert(next);
            self.in_order.push(&picture.svg);
        }
    }

    /// The name of a picture of the book.
    pub(super) fn name(&self, picture: &Picture) -> String {
        format!("picture-{}", self.names.get(picture.svg.as_str()).copied().unwrap_or_default())
    }

    /// What the names stand for.
    pub(super) fn definitions(&self) -> String {
        let pictures = self.in_order.iter().zip(1..);
        let each = pictures.map(|(svg, number)| {
            // Between backquotes nothing has to be escaped but backquotes.
            let svg = svg.trim_end().replace('`', "&#96;");
            format!("#let picture-{number} = ```svg\n{svg}\n```.text\n")
        });
        let all: String = each.collect();
        format!("// ---- The pictures. ----\n\n{all}\n")
    }
}
