//! The catalogue: one file a game. A game is named nowhere else.
//!
//! To add a game, write its file, name it in `games!` below (the list is in the order in which
//! the catalogue shows it), and give it tests: see CONTRIBUTING.

mod base;
mod called;
mod draws;
mod groups;
mod looks;
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
    keny,
    stavropol,
    two_move,
    samoyed,
    switch_off,
    proskok,
    proskok_return,
    moscow,
    president,
    general,
    wisman,
    ukrainian_81,
    altai_shatra,
    shatra,
    reversi,
    bashni,
    lasca,
    emergo,
    emergo_7,
    bashnya,
    dipole,
    tumbling_down,
    tobit,
    senegalese,
    harzdame,
    tim,
    fanorona,
    ordo,
    ordo_x,
    korobochka,
    atari,
    greben,
    perekrestok,
    damut,
    vyun,
    ograda,
    zavesa,
    renju_20,
    renju_25,
    renju_30,
    krestiki_noliki,
    bridg_it,
    kvadratura,
    kvadratura_full,
    goban,
    potop,
    tochki,
    fenzu,
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
    konyashki_3,
    konyashki_4,
}

pub(crate) use called::{called, called_in};
pub use draws::{NAMES as DRAW_RULES, by_name as draws_by_name};
pub(crate) use groups::group_of;
