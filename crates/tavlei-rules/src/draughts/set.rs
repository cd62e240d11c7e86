//! Where the engine reads its rules: from memory, or from the program itself.
//!
//! The rule sets that most records are of are compiled in: the same code, with every question about
//! the rules answered by the compiler. All others, a user's own too, are read at run time.

use std::fmt::Debug;

use super::{Choice, Promotion, Rules};
use tavlei_core::Dirs;

/// A source of rules.
pub(crate) trait RuleSet: Copy + Debug + Send + Sync + 'static {
    /// The rules.
    fn rules(&self) -> Rules;
}

impl RuleSet for Rules {
    #[inline(always)]
    fn rules(&self) -> Rules {
        *self
    }
}

/// Rules of a usual shape: what all rules of the shape have alike is known to the compiler, the rest is
/// read at run time. Men step forward and kings go along diagonals; men take as [`TAKES`]`[N]` says; and
/// in shape [`FLYING`] kings fly, captures are forced and carried on, and what is taken leaves the board
/// when the turn ends.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Shaped<const N: usize>(Rules);

/// Where men take in rules of a usual shape.
const TAKES: [Dirs; 3] = [Dirs::DIAGONAL, Dirs::DIAGONAL, Dirs::FORWARD];
/// The shape of most rules that people play by.
const FLYING: usize = 0;

impl<const N: usize> Shaped<N> {
    /// The rules, if they are of this shape.
    pub(crate) fn of(rules: Rules) -> Option<Shaped<N>> {
        let shaped = Shaped(rules);
        (shaped.rules() == rules).then_some(shaped)
    }
}

impl<const N: usize> RuleSet for Shaped<N> {
    #[inline(always)]
    fn rules(&self) -> Rules {
        if N == FLYING {
            let Rules { lands, choice, man_takes_king, promotion, goal, .. } = self.0;
            return Rules { lands, choice, man_takes_king, promotion, goal, ..Rules::BASE };
        }
        Rules {
            man_steps: Dirs::FORWARD,
            man_takes: const { TAKES[N] },
            king_steps: Dirs::DIAGONAL,
            king_takes: Dirs::DIAGONAL,
            ..self.0
        }
    }
}

/// One of the rule sets that are compiled in: [`FIXED`]`[N]`.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Fixed<const N: usize>;

impl<const N: usize> RuleSet for Fixed<N> {
    #[inline(always)]
    fn rules(&self) -> Rules {
        const { FIXED[N] }
    }
}

/// The rule sets that are compiled in.
pub(crate) const FIXED: [Rules; 3] = [
    // Flying kings, the most pieces: 64, 100 and 144 cells.
    Rules { choice: Choice::MOST, ..Rules::BASE },
    // Flying kings, free choice, a man crowned in a capture goes on.
    Rules { promotion: Promotion::Continue, ..Rules::BASE },
    // Short kings, men take forward, free choice.
    Rules {
        man_takes: Dirs::FORWARD,
        king_steps_far: false,
        king_takes_far: false,
        promotion: Promotion::Stop,
        ..Rules::BASE
    },
];
