//! Turns to text: the shortest text that names one turn only.

use tavlei_core::{
    Bits, Board, Cells, Corner, Fault, LabelScheme, Labels, Outcome, Pattern, Pieces, PointSet,
    Position, Session, Side, Step, Turn,
};
use tavlei_notation::{Spelled, TurnForm, TurnStyle, parse_turn, spell_turn, write_turn};

/// A position that consists of its legal turns.
#[derive(Clone, Debug)]
struct Listed {
    board: Board,
    labels: Labels,
    turns: Vec<Turn>,
    steps: Vec<Vec<Step>>,
}

impl Listed {
    fn new(size: u8, scheme: &LabelScheme) -> Listed {
        let board = Board::checkered(size, size, Cells::Dark).unwrap();
        let labels = Labels::new(&board, scheme).unwrap();
        Listed { board, labels, turns: Vec::new(), steps: Vec::new() }
    }

    /// Adds a turn by its steps: cells to stand on, and cells to take in brackets.
    fn turn(mut self, text: &str) -> Listed {
        let mut steps = Vec::new();
        let mut taken = PointSet::EMPTY;
        for word in text.split(' ') {
            let point = |name: &str| self.labels.find(name).unwrap();
            if let Some(name) = word.strip_prefix('(').and_then(|word| word.strip_suffix(')')) {
                taken = taken | PointSet::only(point(name));
                steps.push(Step::Take(point(name)));
            } else if steps.is_empty() {
                steps.push(Step::Lift(point(word)));
            } else {
                steps.push(Step::Land(point(word)));
            }
        }
        let ends = |step: Option<&Step>| match step {
            Some(&(Step::Lift(point) | Step::Land(point))) => Some(point),
            _ => None,
        };
        let (from, to) = (ends(steps.first()), ends(steps.last()));
        self.turns.push(Turn { from, to, taken, promotes: false, index: 0 });
        self.steps.push(steps);
        self
    }

    /// The text of each turn in one form.
    fn spelled(&self, form: TurnForm, take: char) -> Vec<Spelled> {
        let style = TurnStyle { labels: &self.labels, take, form };
        self.turns.iter().map(|turn| spell_turn(&mut self.clone(), turn, &style)).collect()
    }

    fn written(&self, form: TurnForm, take: char) -> Vec<String> {
        self.spelled(form, take).into_iter().map(|spelled| spelled.text).collect()
    }
}

impl Session for Listed {
    fn board(&self) -> &Board {
        &self.board
    }

    fn labels(&self) -> &Labels {
        &self.labels
    }

    fn side(&self) -> Side {
        Side::White
    }

    fn turns(&mut self) -> &[Turn] {
        &self.turns
    }

    fn steps(&mut self, turn: &Turn, out: &mut Vec<Step>) {
        out.clear();
        let index = self.turns.iter().position(|known| known == turn).unwrap();
        out.extend(&self.steps[index]);
    }

    fn play(&mut self, _: &Turn) {}

    fn outcome(&mut self) -> Outcome {
        Outcome::Open
    }

    fn position(&self) -> Position {
        Position::empty(Side::White)
    }

    fn key(&self) -> u64 {
        0
    }

    fn pieces(&self) -> Pieces {
        Pieces::default()
    }

    fn is_irreversible(&self, _: &Turn) -> bool {
        false
    }

    fn explain(&mut self, _: &Pattern) -> Fault {
        Fault::NoWay
    }

    fn fork(&self) -> Box<dyn Session> {
        Box::new(self.clone())
    }
}

/// The example of the standard: 47x36 by way of 24 and 13, or of 20 and 9. The engine lands
/// somewhere behind 42; the text names the cell just behind it.
fn two_ways() -> Listed {
    Listed::new(10, &LabelScheme::numeric(Corner::TopLeft))
        .turn("47 (42) 33 (29) 24 (19) 13 (31) 36")
        .turn("47 (42) 38 (29) 20 (14) 9 (31) 36")
        .turn("47 (42) 38 (29) 20 (14) 9 (31) 27")
}

#[test]
fn the_short_form_is_short_where_it_can_be() {
    assert_eq!(
        two_ways().written(TurnForm::Short, 'x'),
        ["47x38x24x13x36", "47x38x20x9x36", "47x27"]
    );
}

#[test]
fn the_full_form_has_every_capture() {
    assert_eq!(
        two_ways().written(TurnForm::Full, ':'),
        ["47:38:24:13:36", "47:38:20:9:36", "47:38:20:9:27"]
    );
}

#[test]
fn the_canonical_form_has_every_landing() {
    assert_eq!(
        two_ways().written(TurnForm::Canonical, 'x'),
        ["47x33x24x13x36", "47x38x20x9x36", "47x38x20x9x27"]
    );
}

#[test]
fn one_leg_may_take_several() {
    let listed = Listed::new(10, &LabelScheme::numeric(Corner::TopLeft))
        .turn("46 (41) (28) (14) 5")
        .turn("46 (41) (28) 19 (13) 8 (12) 26");
    assert_eq!(listed.written(TurnForm::Full, 'x'), ["46x37x23x5", "46x37x19x8x26"]);
}

#[test]
fn the_letters_of_russian_books() {
    let listed = Listed::new(8, &LabelScheme::Algebraic)
        .turn("c3 d4")
        .turn("e3 d4")
        .turn("a3 b4")
        .turn("g3 (f4) e5")
        .turn("c1 b2")
        .turn("c3 b2");
    assert_eq!(
        listed.written(TurnForm::Letters, ':'),
        ["cd4", "ed4", "ab4", "g:e5", "c1-b2", "c3-b2"]
    );
    let listed = Listed::new(8, &LabelScheme::numeric(Corner::TopLeft)).turn("22 18");
    assert_eq!(listed.written(TurnForm::Letters, ':'), ["22-18"]);
}

#[test]
fn letters_of_a_turned_board() {
    let listed = Listed::new(8, &LabelScheme::AlgebraicTurned).turn("c3 d4").turn("e3 d4");
    assert_eq!(listed.written(TurnForm::Letters, 'x'), ["cd4", "ed4"]);
}

#[test]
fn turns_that_no_cells_tell_apart_are_marked() {
    let mut listed = Listed::new(8, &LabelScheme::Algebraic).turn("c3 d4").turn("c3 d4");
    listed.turns[1].promotes = true;
    let spelled = listed.spelled(TurnForm::Short, 'x');
    assert!(spelled.iter().all(|spelled| !spelled.unique && spelled.text == "c3-d4"));
    assert!(two_ways().spelled(TurnForm::Short, 'x').iter().all(|spelled| spelled.unique));
}

#[test]
fn what_is_written_names_its_turn_alone() {
    let mut listed = two_ways();
    let labels = listed.labels.clone();
    for form in [TurnForm::Short, TurnForm::Full, TurnForm::Letters, TurnForm::Canonical] {
        for take in ['x', ':', '×', '*'] {
            let style = TurnStyle { labels: &labels, take, form };
            for turn in listed.turns.clone() {
                let text = write_turn(&mut listed, &turn, &style);
                let mut found = Vec::new();
                listed.resolve(&parse_turn(&text, &labels).unwrap().pattern, &mut found);
                assert_eq!(found, [turn], "{text}");
            }
        }
    }
}
