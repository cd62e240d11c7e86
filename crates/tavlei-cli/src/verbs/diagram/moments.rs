//! Which half-moves of a game are drawn.

use tavlei::core::Seat;

use crate::args::{DiagramForm, Moments};
use crate::failure::Failure;

/// A half-move that may be drawn.
#[derive(Clone, Copy)]
pub(super) struct Moment<'a> {
    /// Its number; 0 is the start.
    pub(super) ply: usize,
    /// The number of the move, and who made it.
    pub(super) turn: (usize, Seat),
    /// The comments behind it.
    pub(super) comment: &'a str,
}

/// What the command line asks for.
#[derive(Debug)]
pub(super) struct Asked {
    ply: Option<usize>,
    at: Vec<(usize, Option<Seat>)>,
    every: Option<usize>,
    marker: Option<String>,
    range: Option<(usize, usize)>,
}

impl Asked {
    pub(super) fn of(args: &Moments, form: DiagramForm) -> Result<Asked, Failure> {
        let at = args.at.iter().map(|text| move_number(text)).collect::<Result<_, _>>()?;
        let every = args.every.map(|n| n as usize);
        let is_movie = form == DiagramForm::Gif && args.ply.is_none();
        let every =
            every.or((is_movie && args.at.is_empty() && args.r#where.is_none()).then_some(1));
        let range = args.range.as_deref().map(range).transpose()?;
        let every =
            every.or(range.map(|_| 1).filter(|_| args.at.is_empty() && args.r#where.is_none()));
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

    /// Whether a half-move is to be drawn; `last` is the last one of the game.
    pub(super) fn wants(&self, moment: Moment, last: usize) -> bool {
        let Moment { ply, turn: (number, seat), comment } = moment;
        if let Some((from, to)) = self.range
            && !(from..=to).contains(&ply)
        {
            return false;
        }
        let named = |&(wanted, who): &(usize, Option<Seat>)| {
            ply > 0 && wanted == number && who.is_none_or(|who| who == seat)
        };
        let by_every = self.every.is_some_and(|n| ply.is_multiple_of(n) && (ply > 0 || n == 1));
        let by_marker =
            self.marker.as_ref().is_some_and(|marker| comment.contains(marker.as_str()));
        match self.ply {
            Some(wanted) => ply == wanted,
            None if self.is_many() => self.at.iter().any(named) || by_every || by_marker,
            None => ply == last,
        }
    }
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
