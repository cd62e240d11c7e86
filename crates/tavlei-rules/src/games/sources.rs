//! Titles of the books, laws and sites that the games cite.

pub(super) const RYZHENKOV: &str =
    "В. Б. Рыженков, «Шашки и Не Шашки. Черно-белые фишки на клетчатой доске»";
pub(super) const PAGES: &str = "Russian rule pages «Игры в шашки — Разновидности шашек»";
pub(super) const OVERVIEW: &str = "Russian overview of draughts games, with a rule page for each";
pub(super) const RARE: &str =
    "Russian pages on rarer games (general, Ukrainian-81, Altai shatra, tobit)";
pub(super) const FMJD: &str = "FMJD, Official Rules for international draughts";
pub(super) const RUSSIAN_CODE: &str = "Russian draughts federation, code of rules (кодекс)";
pub(super) const WCDF: &str = "World Checkers Draughts Federation, Rules of Draughts (Checkers)";
pub(super) const APCA: &str = "American Pool Checker Association, rules";
pub(super) const FID: &str = "Federazione Italiana Dama, regolamento tecnico";
pub(super) const SPANISH_LAW: &str = "Spanish federations, law of quantity and quality";
pub(super) const PORTUGUESE: &str = "Federação Portuguesa de Damas, Damas Clássicas";
pub(super) const CZECH: &str = "Czech draughts federation (Česká federace dámy), rules";
pub(super) const TURKISH: &str = "Turkish draughts federation, rules";
pub(super) const FRISIAN: &str = "Official Rules for Frisian Draughts (2011)";
pub(super) const PDN: &str = "PDN standard 3.0, table of game types";
pub(super) const LIDRAUGHTS: &str = "lidraughts.org, variants";
pub(super) const GERMAN: &str = "German rule texts and programs (Damespiel)";
pub(super) const QUILET: &str = "A. M. Quilet, Book of Filipino Checkers";
pub(super) const PROGRAMS: &str = "Programs that play the game";
pub(super) const KILLER: &str = "mindsports.nl, Killer draughts (its inventor's page)";
pub(super) const COLLECTION: &str = "Russian collection of rare board games, from players' pages";
pub(super) const TOBIT: &str = "Russian page on tobit, a Khakas game, rules after the Spartakiad";
pub(super) const RENJU: &str = "International Rules of Renju (RIF)";
