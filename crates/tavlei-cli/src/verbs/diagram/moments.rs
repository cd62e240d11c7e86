//! Which half-moves of a game are drawn.

use tavlei::core::Seat;

use crate::args::{DiagramForm, Moments};
use crate::failure::Failure;

/// A half-move that may be drawn.
#[derive(Clone, Copy)]
pub(super) struct Moment<'a> {
    /// Its number; 0 is the start.
    pub(super) ply: usize,
    /// The same counted from the first move of the game, where the record begins later.
    pub(super) count: usize,
    /// The number of the move, and who made it.
    pub(super) turn: (usize, Seat),
    /// The comments behind it.
    pub(super) comment: &'a str,
}

/// What the command line asks for.
#[derive(Debug)]
pub(super) struct Asked {
    ply: Option<usize>,
    /// As written, and what it means.
    at: Vec<(String, (usize, Option<Seat>))>,
    every: Option<usize>,
    marker: Option<String>,
    range: Option<(usize, usize)>,
}

impl Asked {
    pub(super) fn of(args: &Moments, form: DiagramForm) -> Result<Asked, Failure> {
        let at = args.at.iter().map(|text| Ok((text.clone(), move_number(text)?)));
        let at = at.collect::<Result<Vec<_>, Failure>>()?;
        let range = args.range.as_deref().map(range).transpose()?;
        let is_told = args.ply.is_some() || !at.is_empty() || args.r#where.is_some();
        // A moving picture, and a range by itself, are of all half-moves.
        let all = !is_told && (form == DiagramForm::Gif || range.is_some());
        let every = args.every.map(|n| n as usize).or(all.then_some(1));
        Ok(Asked { ply: args.ply, at, every, marker: args.r#where.clone(), range })
    }

    /// Whether several positions of a game may be meant.
    pub(super) fn is_many(&self) -> bool {
        !self.at.is_empty() || self.every.is_some() || self.marker.is_some()
    }

    /// Whether the games of a file are meant, not one of them.
    pub(super) fn is_for_all_games(&self, form: DiagramForm) -> bool {
        self.is_many() && form != DiagramForm::Gif
    }

    /// The moves asked for by number, as written, that are not among the turns of a game.
    pub(super) fn missing<'a>(
        &'a self,
        turns: &'a [(usize, Seat)],
    ) -> impl Iterator<Item = &'a str> {
        let is_there = |asked| turns.iter().any(|&turn| is_meant(asked, turn));
        self.at.iter().filter(move |(_, asked)| !is_there(*asked)).map(|(text, _)| text.as_str())
    }

    /// Whether a half-move is to be drawn; `last` is the last one of the game.
    pub(super) fn wants(&self, moment: Moment, last: usize) -> bool {
        let Moment { ply, count, turn: (number, seat), comment } = moment;
        if let Some((from, to)) = self.range
            && !(from..=to).contains(&ply)
        {
            return false;
        }
        let named = |(_, asked): &(String, _)| ply > 0 && is_meant(*asked, (number, seat));
        let is_nth = |n| count.is_multiple_of(n) && (ply > 0 || n == 1);
        let by_every = self.every.is_some_and(is_nth);
        let by_marker =
            self.marker.as_ref().is_some_and(|marker| comment.contains(marker.as_str()));
        match self.ply {
            Some(wanted) => ply == wanted,
            None if self.is_many() => self.at.iter().any(named) || by_every || by_marker,
            None => ply == last,
        }
    }
}

/// Whether a move by its number is that of a half-move.
fn is_meant((wanted, who): (usize, Option<Seat>), (number, seat): (usize, Seat)) -> bool {
    wanted == number && who.is_none_or(|who| who == seat)
}

/// `24w`, `24b`, `24`.
fn move_number(text: &str) -> Result<(usize, Option<Seat>), Failure> {
    let digits = text.trim_end_matches(|c: char| c.is_ascii_alphabetic());
    let seat = text[digits.len()..].chars().next().map(|c| Seat::of_letter(c.to_ascii_uppercase()));
    let is_short = text.len() <= digits.len() + 1;
    match (digits.parse(), seat) {
        (Ok(number), None) if is_short => Ok((number, None)),
        (Ok(number), Some(Some(seat))) if is_short => Ok((number, Some(seat))),
        _ => Err(Failure::new(format!(
            "{text:?} is no move of a game: write its number and who made it, as in 24w or 24b"
        ))),
    }
}

/// `20-40`.
fn range(text: &str) -> Result<(usize, usize), Failure> {
    let bounds = text.split_once('-');
    let bounds = bounds.and_then(|(from, to)| Some((from.parse().ok()?, to.parse().ok()?)));
    bounds.filter(|(from, to)| from <= to).ok_or_else(|| {
        Failure::new(format!("{text:?} is no range: write two half-moves, as in 20-40"))
    })
}
