//! The one trait of a running game.

use std::fmt::Debug;

use crate::{
    Bits, Board, Fault, Fit, Labels, Outcome, Pattern, Pieces, Point, Position, Seat, Separator,
    Step, Turn, fit_steps,
};

/// A written turn that was played, because it could mean one turn only.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Followed {
    /// The turn.
    pub turn: Turn,
    /// Whether later turns can't undo it, as [`Session::is_irreversible`] says.
    pub irreversible: bool,
}

/// A game in progress.
///
/// Turns are generated at most once a position, into a buffer that is used again. `play` and the
/// questions about a turn expect a turn of the present position; another one is never unsafe, but
/// the position after it means nothing.
pub trait Session: Debug + Send + Sync {
    /// The board that the game is played on.
    fn board(&self) -> &Board;

    /// The labels of the canonical turn text.
    fn labels(&self) -> &Labels;

    /// Who is to move; in a game of more than two, the side of the seat that is.
    fn side(&self) -> crate::Side;

    /// Who is to move.
    fn seat(&self) -> Seat {
        self.side().into()
    }

    /// Who plays, in playing order. A game of two may begin with Black all the same.
    fn seats(&self) -> &'static [Seat] {
        Seat::TWO
    }

    /// All legal turns, each once. Empty when the game is over.
    fn turns(&mut self) -> &[Turn];

    /// The steps of a turn, in the way whose canonical text is the shortest, then the first in
    /// byte order. `out` is cleared first.
    fn steps(&mut self, turn: &Turn, out: &mut Vec<Step>);

    /// The canonical text of a turn: `c3-d4`, `c3xe5xg7`, `@d4`, `--`.
    fn text(&mut self, turn: &Turn) -> String {
        text_of_steps(self, turn)
    }

    /// Whether turns are written as texts of the game's own, not as cells in a row: such a game
    /// reads turns by [`Session::resolve_text`] and writes them by [`Session::text`].
    fn turns_are_texts(&self) -> bool {
        false
    }

    /// The legal turns that a text means, in a game whose turns are more than cells in a row.
    /// `None`: this game's turns are patterns; ask [`Session::resolve`].
    fn resolve_text(&mut self, _text: &str) -> Option<Vec<Turn>> {
        None
    }

    /// What a bare result can't hold: points, a difference, counts.
    fn score(&self) -> Option<String> {
        None
    }

    /// How a written turn fits a legal one, by any of its ways.
    fn fit(&mut self, turn: &Turn, pattern: &Pattern) -> Option<Fit> {
        let mut steps = Vec::new();
        self.steps(turn, &mut steps);
        fit_steps(self.board(), &steps, pattern)
    }

    /// The legal turns that a written turn may mean: none, one, or several that the text does
    /// not tell apart. Those that fit fully drive out those that fit partly.
    ///
    /// An engine may answer without making the list of turns; the answer is the same.
    fn resolve(&mut self, pattern: &Pattern, out: &mut Vec<Turn>) {
        resolve_by_list(self, pattern, out);
    }

    /// Plays a written turn if it can mean one turn only. `found` is a buffer; where nothing is
    /// played it holds what [`Session::resolve`] finds.
    ///
    /// A check of a record asks nothing else of most positions, so engines answer it in one go.
    fn follow(&mut self, pattern: &Pattern, found: &mut Vec<Turn>) -> Option<Followed> {
        self.resolve(pattern, found);
        let &[turn] = &found[..] else { return None };
        let irreversible = self.is_irreversible(&turn);
        self.play(&turn);
        Some(Followed { turn, irreversible })
    }

    /// Plays a turn that is written as two cells and the sign between them, if it can mean one turn
    /// only and takes something just if the sign says so. An engine may answer `None` of any text:
    /// then [`Session::follow`] has the answer.
    fn follow_pair(&mut self, _from: Point, _to: Point, _sign: Separator) -> Option<Followed> {
        None
    }

    /// Plays a turn.
    fn play(&mut self, turn: &Turn);

    /// How the game stands.
    fn outcome(&mut self) -> Outcome;

    /// The position as plain data.
    fn position(&self) -> Position;

    /// A key of the position with the side to move and every counter that matters: equal
    /// positions have equal keys.
    fn key(&self) -> u64;

    /// The facts that draw rules ask for.
    fn pieces(&self) -> Pieces;

    /// Whether a turn can't be undone by later ones (a capture, a man's move): no position from
    /// before it comes again.
    fn is_irreversible(&self, turn: &Turn) -> bool;

    /// Whether the side to move can take something.
    fn can_take(&mut self) -> bool {
        self.turns().first().is_some_and(Turn::is_capture)
    }

    /// Why a written turn is not legal. Asked only when `resolve` found nothing.
    fn explain(&mut self, pattern: &Pattern) -> Fault;

    /// The number of sequences of `depth` turns; a finished game has none.
    fn perft(&mut self, depth: u32) -> u64 {
        match depth {
            0 => 1,
            1 => self.turns().len() as u64,
            _ => {
                let turns = self.turns().to_vec();
                turns.iter().map(|turn| perft_after(self.fork(), turn, depth - 1)).sum()
            }
        }
    }

    /// The same game, to be played on apart from this one.
    fn fork(&self) -> Box<dyn Session>;
}

fn perft_after(mut session: Box<dyn Session>, turn: &Turn, depth: u32) -> u64 {
    session.play(turn);
    session.perft(depth)
}

/// [`Session::resolve`] by way of the list of all turns.
pub(crate) fn resolve_by_list<S: Session + ?Sized>(
    session: &mut S,
    pattern: &Pattern,
    out: &mut Vec<Turn>,
) {
    out.clear();
    let turns = session.turns().to_vec();
    let mut best = Fit::Partly;
    for turn in turns {
        let Some(fit) = session.fit(&turn, pattern) else { continue };
        if fit > best {
            out.clear();
            best = fit;
        }
        if fit == best {
            out.push(turn);
        }
    }
}

/// The canonical text of a turn.
pub fn canonical_text(session: &mut dyn Session, turn: &Turn) -> String {
    session.text(turn)
}

/// Every cell that the mover stands on, with `x` between them where something is taken.
fn text_of_steps<S: Session + ?Sized>(session: &mut S, turn: &Turn) -> String {
    let mut steps = Vec::new();
    session.steps(turn, &mut steps);
    let sign = if turn.taken.is_empty() { "-" } else { "x" };
    let labels = session.labels();
    let stood = steps.iter().filter_map(|step| match *step {
        Step::Lift(p) | Step::Land(p) => Some(labels.label(p)),
        _ => None,
    });
    let text = stood.collect::<Vec<_>>().join(sign);
    if text.is_empty() { "--".to_owned() } else { text }
}
