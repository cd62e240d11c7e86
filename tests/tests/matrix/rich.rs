//! A record with one of everything that PDN holds.

use std::fmt::Write;

use tavlei::core::{Session, canonical_text};
use tavlei::record::{ReadOptions, Record, parse_all};
use tavlei::rules::Game;

/// So many turns show how a game is written.
const TURNS: usize = 12;

/// A short game with tags, a comment, a glyph and a variation. Which turns are played is a matter of
/// arithmetic, always the same.
pub(crate) fn record(game: &Game) -> Record {
    let mut session = game.open();
    let mut text = format!(
        "[Event \"Club\"]\n[Date \"2025.03.14\"]\n[White \"Alder, A.\"]\n[Black \"Birch, B.\"]\n\
         [Variant \"{}\"]\n[Mood \"calm\"]\n\n",
        game.id()
    );
    for ply in 0..TURNS {
        let Some((turn, other)) = pick(&mut *session, ply) else { break };
        text.push_str(&turn);
        match ply {
            1 => text.push_str(" $1 {a comment}"),
            3 => {
                if let Some(other) = other {
                    let _ = write!(text, " ({other})");
                }
            }
            _ => {}
        }
        text.push(' ');
    }
    text.push('*');
    parse_all(text.as_bytes(), &ReadOptions::default()).remove(0)
}

/// The text of the next turn, which is played, and that of another one.
fn pick(session: &mut dyn Session, ply: usize) -> Option<(String, Option<String>)> {
    let turns = session.turns().to_vec();
    let turn = turns.get((ply * 7 + 3) % turns.len().max(1))?;
    let text = canonical_text(session, turn);
    let others: Vec<String> = turns.iter().map(|turn| canonical_text(session, turn)).collect();
    let other = others.into_iter().find(|other| *other != text);
    session.play(turn);
    Some((text, other))
}
