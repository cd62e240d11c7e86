//! Shatra: draughts of the Altai with fortresses, a biy on whom the game hangs, and a reserve.

mod capture;
mod field;
mod law;
mod quiet;
mod state;
mod zones;

use crate::listed::{Maker, opener};
use law::{Army, Law, Reserve};
use state::State;
use zones::Zones;

/// Shatras, a biy and batyrs; the reserve stands in the fortress and comes out in order.
pub(crate) const SHATRAS: Maker = Maker {
    name: "shatras",
    make: |board, labels| {
        let law = Law { zones: Zones::new(&board), army: Army::Plain, reserve: Reserve::InOrder };
        opener::<State>(board, labels, law)
    },
};

/// With turas and yalkyns; the reserve is marked and comes out in any order.
pub(crate) const FIGURES: Maker = Maker {
    name: "shatras and figures",
    make: |board, labels| {
        let law = Law { zones: Zones::new(&board), army: Army::Figures, reserve: Reserve::Marked };
        opener::<State>(board, labels, law)
    },
};
