//! Diagrams of every game of the catalogue, at the start and from the middle of a game: every
//! piece and every section with something to see is in the picture, and nothing lies outside it.

use std::fs;
use std::path::Path;

use tavlei::core::{Bits, Decoration, Position, Session, canonical_text};
use tavlei::diagram::{Charset, LabelPlace, Options, svg, text};
use tavlei::rules::{Game, catalogue, find};

/// The width of a letter by its height, in the mean: `DejaVu Sans` stays below this.
const WIDTH: f64 = 0.62;
/// Letters that take about two thirds of that.
const NARROW: &str = "iljftrI.,:;'|!()[]- /";

/// Positions of a game: the start, and some of a random game.
fn positions(game: &Game) -> Vec<Position> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/traces");
    let traces = fs::read_to_string(folder.join(format!("{}.jsonl", game.id()))).unwrap();
    let trace: serde_json::Value = serde_json::from_str(traces.lines().next().unwrap()).unwrap();
    let turns = trace["turns"].as_array().unwrap();
    let mut session = game.open();
    let mut positions = vec![game.start().clone(), session.position()];
    for (ply, turn) in turns.iter().enumerate() {
        play(&mut *session, turn.as_str().unwrap());
        if ply % (turns.len() / 4 + 1) == turns.len() / 6 {
            positions.push(session.position());
        }
    }
    positions.push(session.position());
    positions
}

fn play(session: &mut dyn Session, text: &str) {
    let turns = session.turns().to_vec();
    let turn = turns.iter().find(|turn| canonical_text(session, turn) == text);
    session.play(turn.unwrap());
}

fn all_options() -> Vec<Options> {
    let places = [LabelPlace::None, LabelPlace::Border, LabelPlace::Cells];
    let of = |place| [false, true].map(|flip| Options::default().labels(place).flip(flip));
    places.into_iter().flat_map(of).collect()
}

#[test]
fn everything_is_in_the_picture_and_nothing_outside() {
    let mut drawn = 0;
    for game in catalogue() {
        for position in positions(game) {
            for options in all_options() {
                let picture = svg(game.board(), game.labels(), &position, &options);
                assert_pieces(game, &position, &picture);
                assert_sections(game, &position, &options, &picture);
                if let Err(what) = all_inside(&picture) {
                    panic!("{}: {what} lies outside\n{picture}", game.id());
                }
                drawn += 1;
            }
        }
    }
    assert!(drawn > 100 * 6 * 3, "{drawn} pictures");
}

/// Cells that the rules know and the position does not name have rings in both forms.
#[test]
fn what_a_position_leaves_unsaid_is_ringed_too() {
    let game = find("shark").unwrap();
    let position = game.completed(game.start().clone());
    let options = Options::default();
    let words = text(game.board(), game.labels(), &position, &options, Charset::Ascii);
    assert!(words.contains("\n4(w)") && words.contains("(b)\n"), "{words}");
    // A ring is drawn white and black.
    let picture = svg(game.board(), game.labels(), &position, &options);
    assert_eq!(picture.matches("r=\"110\" fill=\"none\"").count(), 2 * 2);
    assert_eq!(game.completed(position.clone()), position);
}

/// Every piece is a disc of its own; of a tower the top five.
fn assert_pieces(game: &Game, position: &Position, picture: &str) {
    let stacks = game
        .board()
        .points()
        .points()
        .map(|at| position.placed.iter().filter(|placed| placed.at == at).count());
    let stacks: Vec<usize> = stacks.filter(|&height| height > 0).collect();
    let single = stacks.iter().filter(|&&height| height == 1).count();
    let in_towers: usize = stacks.iter().filter(|&&h| h > 1).map(|&h| h.min(5)).sum();
    let discs = |radius| picture.matches(&format!("r=\"{radius}\" fill")).count();
    assert_eq!((discs(94), discs(78)), (single, in_towers), "{}", game.id());
}

/// Every section is told in the text and in the picture, but for those that the game hides.
fn assert_sections(game: &Game, position: &Position, options: &Options, picture: &str) {
    let words = text(game.board(), game.labels(), position, options, Charset::Unicode);
    let (words, picture) = (squeezed(&words), squeezed(&texts_of(picture)));
    for section in &position.sections {
        let hidden = game.board().decorations().iter().any(|part| match part {
            Decoration::Words { section: name, words: None } => *name == section.name,
            Decoration::Pile(pile) => pile.section == section.name && section.value == "0",
            _ => false,
        });
        let value = squeezed(&section.value);
        let told = words.contains(&value) && picture.contains(&value);
        assert!(hidden || told, "{}: {section:?}\n{words}\n{picture}", game.id());
    }
}

fn squeezed(text: &str) -> String {
    text.chars().filter(|c| !c.is_whitespace()).collect()
}

/// The texts of a picture, one behind another.
fn texts_of(picture: &str) -> String {
    picture.split("<text").skip(1).filter_map(|part| part.split(['>', '<']).nth(1)).collect()
}

/// The box that everything must lie in.
struct Page {
    width: f64,
    height: f64,
}

impl Page {
    fn holds(&self, (x, y): (f64, f64), room: f64) -> bool {
        x - room >= -0.5
            && y - room >= -0.5
            && x + room <= self.width + 0.5
            && y + room <= self.height + 0.5
    }
}

/// The first element that sticks out.
fn all_inside(picture: &str) -> Result<(), String> {
    let view = attribute(picture, "viewBox").unwrap();
    let mut sizes = view.split(' ').skip(2).map(|n| n.parse().unwrap());
    let page = Page { width: sizes.next().unwrap(), height: sizes.next().unwrap() };
    let mut group = "";
    for line in picture.lines() {
        if line.starts_with("<g") {
            group = line;
        }
        let inside = match () {
            () if line.starts_with("<circle") => {
                let at = (number(line, "cx").unwrap(), number(line, "cy").unwrap());
                page.holds(at, number(line, "r").unwrap() + edge(line))
            }
            () if line.starts_with("<path") => corners(attribute(line, "d").unwrap())
                .into_iter()
                .all(|corner| page.holds(corner, edge(line))),
            () if line.starts_with("<text") => text_inside(&page, line, group),
            () => true,
        };
        if !inside {
            return Err(line.to_owned());
        }
    }
    Ok(())
}

fn text_inside(page: &Page, line: &str, group: &str) -> bool {
    let own = |name| attribute(line, name).or_else(|| attribute(group, name));
    let size: f64 = own("font-size").unwrap().parse().unwrap();
    let letters = line.split(['>', '<']).nth(2).unwrap().chars();
    let width = letters.map(|c| if NARROW.contains(c) { WIDTH * 0.65 } else { WIDTH }).sum::<f64>();
    let width = width * size;
    let (x, y) = (number(line, "x").unwrap(), number(line, "y").unwrap());
    let left = if own("text-anchor") == Some("middle") { x - width / 2.0 } else { x };
    page.holds((left, y - size * 0.75), 0.0) && page.holds((left + width, y), 0.0)
}

/// Half the width of an element's line.
fn edge(line: &str) -> f64 {
    number(line, "stroke-width").unwrap_or(0.0) / 2.0
}

fn attribute<'a>(line: &'a str, name: &str) -> Option<&'a str> {
    let start = line.find(&format!(" {name}=\""))? + name.len() + 3;
    line[start..].split('"').next()
}

fn number(line: &str, name: &str) -> Option<f64> {
    attribute(line, name)?.parse().ok()
}

/// Where a path comes, control points of curves and the ends of arcs included.
fn corners(d: &str) -> Vec<(f64, f64)> {
    let (mut at, mut corners) = ((0.0, 0.0), Vec::new());
    let starts: Vec<usize> = d.match_indices(char::is_alphabetic).map(|(i, _)| i).collect();
    for (n, &start) in starts.iter().enumerate() {
        let end = starts.get(n + 1).copied().unwrap_or(d.len());
        let numbers: Vec<f64> =
            d[start + 1..end].split_whitespace().map(|word| word.parse().unwrap()).collect();
        match &d[start..=start] {
            "M" | "L" | "Q" | "C" => {
                for pair in numbers.chunks(2) {
                    at = (pair[0], pair[1]);
                    corners.push(at);
                }
            }
            "h" => at.0 += numbers[0],
            "v" => at.1 += numbers[0],
            "m" | "l" => at = (at.0 + numbers[0], at.1 + numbers[1]),
            "a" => at = (at.0 + numbers[5], at.1 + numbers[6]),
            "Z" => {}
            other => panic!("{other} in {d}"),
        }
        corners.push(at);
    }
    corners
}
