//! Which letters, towers and parts a FEN may have.

/// The games that a FEN is written for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Dialect {
    /// Draughts: PDN 3.0 and the habits of old programs, in which `D` is a king, `M` a man, and
    /// `G` and `P` pieces that are taken already.
    #[default]
    Draughts,
    /// Any other game: a capital before a cell is a kind of piece of its own (`K` a king),
    /// `c3=4` a man that carries a number, `c3*` one with a mark, `c3(wWb)` a tower, the top man first; `R` and `G` in
    /// place of `W` and `B` are Red and Green of a game for three or four; behind the pieces stand
    /// named parts such as `:hand-w=5`.
    Open,
}
