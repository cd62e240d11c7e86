//! The catalogue: one file a game. A game is named nowhere else.
//!
//! To add a game, write its file, name it in `games!` below (the list is in the order in which
//! the catalogue shows it), and give it tests: see CONTRIBUTING.

mod base;
mod draws;
mod sources;

use crate::Spec;

/// Declares the modules and the list of all games.
macro_rules! games {
    ($($game:ident),* $(,)?) => {
        $(mod $game;)*

        /// Makes the data of every game.
        pub(crate) const ALL: &[fn() -> Spec] = &[$($game::spec),*];
    };
}

games! {
    international,
    russian,
    english,
    italian,
    brazilian,
    pool,
    czech,
    spanish,
    portuguese,
    canadian,
    frisian,
    turkish,
    mak_yek,
    frysk,
    breakthrough,
    killer,
    giveaway,
    giveaway_100,
    jamaican,
    filipino,
    german,
    spantsiretti,
    canadian_24,
    early_checkers,
    damas,
    tama,
    diagonal,
    kimmerian,
    stilts,
    vertep,
    fingers,
    dno,
    reversi,
    four_dogs,
    antelope_and_wolves,
    fox_and_geese,
    triple_duel,
    man_and_lion,
    cats_and_mouse,
    seega,
    hasami,
    shark,
    ming_mang,
    alquerque_7,
    alquerque_8,
    bees,
    kalah,
    lines_of_action,
    stukariki,
    ugolki,
    ugolki_9,
    ugolki_16,
    ugolki_10,
    ugolki_15,
    halma,
    pachisi,
    konyashki,
}

pub(crate) use draws::by_name as draws_by_name;
