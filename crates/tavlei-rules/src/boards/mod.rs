//! Games of single men on boards and by lines that are not those of draughts.

mod chain;
mod fanorona;
mod group;
mod leaper;
mod leaping;
mod ordo;
mod ordo_x;

pub(crate) use fanorona::FANORONA;
pub(crate) use leaper::{HARZDAME, SENEGALESE, TIM, TOBIT};
pub(crate) use ordo::ORDO;
pub(crate) use ordo_x::ORDO_X;
