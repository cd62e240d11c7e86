//! The rules of a game in words, made from its data: nothing is said here that the engine does not
//! do.

mod dirs;
mod draughts;

use tavlei::core::{Bits, Cells, Corner, Counted, DrawRule, LabelScheme, Side, canonical_text};
use tavlei::replay::draw_rule_in_words;
use tavlei::rules::{Family, Game, Scale};

/// The rules, a sentence or two a line, in the order in which one learns them.
pub(crate) fn rules(game: &Game) -> Vec<String> {
    let mut lines = vec![board(game), men(game)];
    match &game.spec().family {
        Family::Draughts(rules) => lines.extend(draughts::sentences(rules)),
        _ => lines.extend(game.spec().words.iter().map(|sentence| sentence.clone().into_owned())),
    }
    lines.extend(game.spec().draws.iter().map(draw));
    lines
}

/// A draw rule, with where it stands.
fn draw(rule: &DrawRule) -> String {
    let when = if rule.counted == Counted::AtOnce { "at once with" } else { "after" };
    format!("Draw {when} {} ({}).", draw_rule_in_words(rule), rule.source)
}

/// How moves and results are written.
pub(crate) fn notation(game: &Game) -> String {
    let style = &game.spec().style;
    let results = match style.scale {
        Scale::One => "1-0, 1/2-1/2, 0-1",
        Scale::Two => "2-0, 1-1, 0-2",
    };
    let turns = if game.is_listed() {
        format!("the first move is written {}", first_turns(game))
    } else {
        format!("a capture is written with {}", style.take)
    };
    format!("{}; {turns}; results {results}.", cells(&style.labels))
}

/// Some of the first moves of a game, as its records write them.
fn first_turns(game: &Game) -> String {
    const SOME: usize = 3;
    let mut session = game.open();
    let turns = session.turns().to_vec();
    let texts: Vec<String> =
        turns.iter().take(SOME).map(|turn| canonical_text(session.as_mut(), turn)).collect();
    match (turns.len(), texts.as_slice()) {
        (..=SOME, all) => all.join(" or "),
        (_, some) => format!("{} or the like", some.join(", ")),
    }
}

fn board(game: &Game) -> String {
    let (files, ranks) = game.spec().size;
    let cells = game.board().points().count();
    let which = match game.spec().cells {
        Cells::Dark => format!("the {cells} dark cells are in play, with one at White's near left"),
        Cells::Light => format!("{cells} cells are in play, with one at White's near right"),
        Cells::All => "all cells are in play".to_owned(),
        Cells::Drawn => return drawn_board(game),
    };
    format!("The board has {files} x {ranks} cells; {which}.")
}

/// A board of a form of its own.
fn drawn_board(game: &Game) -> String {
    let places = game.board().points().count();
    if game.board().is_on_lines() {
        format!("The board has {places} points, where the lines drawn below meet.")
    } else {
        format!("The board has {places} cells, as drawn below.")
    }
}

fn men(game: &Game) -> String {
    let first = game.spec().first;
    let count =
        |side: Side| game.start().placed.iter().filter(|placed| placed.piece.side == side).count();
    match Side::BOTH.map(count) {
        [0, 0] => format!("The board is empty at the start. {first} moves first."),
        [white, black] if white == black => {
            format!("Each side begins with {white} pieces. {first} moves first.")
        }
        [white, black] => {
            format!("White begins with {white} pieces, Black with {black}. {first} moves first.")
        }
    }
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
