//! What diagrams show of games: parts of [`Spec::decorations`](crate::Spec).

use std::borrow::Cow;

use tavlei_core::{Block, Decoration, Figure, Lies, Pile, Seat, Side, Unsaid};

/// Several lists of decorations as one.
pub(super) fn shown<const N: usize>(parts: [Vec<Decoration>; N]) -> Cow<'static, [Decoration]> {
    Cow::Owned(parts.into_iter().flatten().collect())
}

/// The hands of both sides, as the position counts them; where it does not, as told.
pub(super) fn hands(unsaid: Unsaid) -> Vec<Decoration> {
    Side::BOTH.map(|side| hand(side.into(), unsaid)).to_vec()
}

/// The hand of one player.
pub(super) fn hand(owner: Seat, unsaid: Unsaid) -> Decoration {
    let section = match owner {
        Seat::White => "hand-w",
        Seat::Red => "hand-r",
        Seat::Black => "hand-b",
        Seat::Green => "hand-g",
    };
    let (section, name) = (section.into(), "hand".into());
    let lies = Lies::Beside;
    Decoration::Pile(Pile { section, owner, men: owner, lies, name, unsaid, always: false })
}

/// Each side has so many men in all, and those that it has not placed are in its hand.
pub(super) fn stock(of: u32) -> Vec<Decoration> {
    stock_of(Seat::TWO, of)
}

/// Each player has so many men in all, and those that it has not placed are in its hand.
pub(super) fn stock_of(seats: &[Seat], of: u32) -> Vec<Decoration> {
    seats.iter().map(|&seat| hand(seat, Unsaid::Rest { of, turned: None })).collect()
}

/// A beast that begins in the hand of its side.
pub(super) fn enters(side: Side) -> Vec<Decoration> {
    let beast = Decoration::Army(side, Figure::Beast);
    vec![hand(side.into(), Unsaid::Rest { of: 1, turned: None }), beast]
}

/// Men beside the board that both sides always see counted, each side's in a section and of a
/// colour.
pub(super) fn counted(
    name: &'static str,
    lies: Lies,
    piles: [(&'static str, Side); 2],
) -> Vec<Decoration> {
    let pile = |(owner, (section, men)): (Side, (&'static str, Side))| {
        let (name, section, unsaid) = (name.into(), section.into(), Unsaid::None);
        let (owner, men) = (owner.into(), men.into());
        Decoration::Pile(Pile { section, owner, men, lies, name, unsaid, always: true })
    };
    Side::BOTH.into_iter().zip(piles).map(pile).collect()
}

/// Cells named in a section get rings.
pub(super) fn ringed(section: &'static str, words: &'static str) -> Decoration {
    Decoration::Ringed { section: section.into(), words: words.into() }
}

/// What a section says.
pub(super) fn words(section: &'static str, words: &'static str) -> Decoration {
    Decoration::Words { section: section.into(), words: Some(words.into()) }
}

/// A section that a picture need not show.
pub(super) fn hidden(section: &'static str) -> Decoration {
    Decoration::Words { section: section.into(), words: None }
}

/// The camps of both sides on a board of eight by eight: so many cells a rank from White's left
/// corner on, Black's the same turned half round.
pub(super) fn camps(ranks: &[u8]) -> Vec<Decoration> {
    let rows = (0..).zip(ranks);
    rows.flat_map(|(rank, &files)| {
        [Block::new(0, rank, files, 1), Block::new(8 - files, 7 - rank, files, 1)]
    })
    .map(Decoration::Tint)
    .collect()
}

/// The two halves of a board of eight by eight.
pub(super) fn halves() -> Vec<Decoration> {
    [Block::new(0, 0, 8, 4), Block::new(0, 4, 8, 4)].map(Decoration::Border).to_vec()
}

/// The four middle cells of a board of eight by eight.
pub(super) fn middle() -> Vec<Decoration> {
    vec![Decoration::Tint(Block::new(3, 3, 2, 2))]
}

/// The way round the border of a board of eight by eight and up each player's half diagonal, the
/// last cells on grey: a race.
pub(super) fn race(seats: &[Seat]) -> Vec<Decoration> {
    let round = Decoration::Track(&[(0, 0), (7, 0), (7, 7), (0, 7), (0, 0)]);
    std::iter::once(round).chain(seats.iter().flat_map(|&seat| home(seat))).collect()
}

/// The half diagonal where a player's race ends, from its corner on.
fn home(seat: Seat) -> Vec<Decoration> {
    let (way, section, gone): (&'static [(u8, u8)], _, _) = match seat {
        Seat::White => (&[(0, 0), (3, 3)], "corner-w", "cells gone by White's man on its corner"),
        Seat::Red => (&[(7, 0), (4, 3)], "corner-r", "cells gone by Red's man on its corner"),
        Seat::Black => (&[(7, 7), (4, 4)], "corner-b", "cells gone by Black's man on its corner"),
        Seat::Green => (&[(0, 7), (3, 4)], "corner-g", "cells gone by Green's man on its corner"),
    };
    // From 0 to 3 or from 7 to 4.
    let along = |from: u8, n: u8| if from == 0 { n } else { from - n };
    let (file, rank) = way[0];
    let cells = (0..4).map(|n| Block::cell(along(file, n), along(rank, n)));
    cells.map(Decoration::Tint).chain([Decoration::Track(way), words(section, gone)]).collect()
}
