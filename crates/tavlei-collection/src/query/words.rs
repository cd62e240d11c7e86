//! The words of the query language and what they ask.

use tavlei_replay::{BoardResult, Verdict};

use super::bad::{BadQuery, Source};
use super::how::How;
use super::lex::Op;
use super::numbers::Numbers;
use super::position::Material;
use super::predicate::{Feature, Order, Predicate, ReplayTest, TextTest, Way};
use super::tags::{Check, TagTest};
use super::tree::Tree;

/// A word of the language.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Word {
    Player,
    Comment,
    Has,
    Date,
    Result,
    Verdict,
    Game,
    Plies,
    Fen,
    Board,
    Material,
    Ending,
    Moves(Order),
    Captures,
}

/// All words, as they are written.
pub(crate) const WORDS: [(&str, Word); 16] = [
    ("player", Word::Player),
    ("comment", Word::Comment),
    ("has", Word::Has),
    ("date", Word::Date),
    ("result", Word::Result),
    ("verdict", Word::Verdict),
    ("game", Word::Game),
    ("plies", Word::Plies),
    ("fen", Word::Fen),
    ("board", Word::Board),
    ("material", Word::Material),
    ("ending", Word::Ending),
    ("moves", Word::Moves(Order::FromStart)),
    ("moves-anywhere", Word::Moves(Order::Anywhere)),
    ("moves-any-order", Word::Moves(Order::Any)),
    ("captures", Word::Captures),
];

impl Word {
    /// The word that is written so.
    pub(crate) fn find(text: &str) -> Option<Word> {
        WORDS.iter().find(|(name, _)| *name == text).map(|(_, word)| *word)
    }

    /// Whether what it asks for stands on the board at some time, so that it can be said when.
    pub(crate) fn takes_how(self) -> bool {
        matches!(
            self,
            Word::Fen
                | Word::Board
                | Word::Material
                | Word::Ending
                | Word::Moves(_)
                | Word::Captures
        )
    }

    /// The test that it makes with a value.
    pub(crate) fn test(
        self,
        op: Op,
        value: &Source,
        how: &How,
    ) -> Result<Tree<Predicate>, BadQuery> {
        let (negate, op) = op.positive();
        self.positive(op, value, how).map(|test| Tree::Is(test).negated_if(negate))
    }

    fn positive(self, op: Op, value: &Source, how: &How) -> Result<Predicate, BadQuery> {
        Ok(match self {
            Word::Player => Predicate::Text(TextTest::Player(player(op, value)?)),
            Word::Comment => Predicate::Text(TextTest::Comment(Check::of_text(op, value)?)),
            Word::Has => Predicate::Text(TextTest::Has(one_of(&FEATURES, op, value)?)),
            Word::Date => {
                let check = Check::of_tag("Date", op, value)?;
                Predicate::Text(TextTest::Tag(TagTest { name: "Date".to_owned(), check }))
            }
            Word::Result => Predicate::Replay(ReplayTest::Result(one_of(&RESULTS, op, value)?)),
            Word::Verdict => {
                Predicate::Replay(ReplayTest::Verdict(one_of(&verdicts(), op, value)?))
            }
            Word::Game => Predicate::Replay(ReplayTest::Game(game(op, value)?, value.clone())),
            Word::Plies => Predicate::Replay(ReplayTest::Plies(Numbers::compared(op, value)?)),
            Word::Captures => {
                Predicate::Way(Way::Captures(Numbers::compared(op, value)?), how.clone())
            }
            word => {
                only_equal(op, value)?;
                Predicate::Way(word.way(value)?, word.how(how))
            }
        })
    }

    fn way(self, value: &Source) -> Result<Way, BadQuery> {
        Ok(match self {
            Word::Fen => Way::Fen(value.clone()),
            Word::Board => Way::Pattern(value.clone()),
            Word::Moves(order) => Way::Moves(value.clone(), order),
            _ => Way::Material(Material::parse(value)?),
        })
    }

    /// An ending is what stands there at the end, whatever else is asked for.
    fn how(self, how: &How) -> How {
        match self {
            Word::Ending => How { at: super::how::Plies::End, hold: 1, ..how.clone() },
            _ => how.clone(),
        }
    }
}

fn player(op: Op, value: &Source) -> Result<Check, BadQuery> {
    match op {
        Op::Equal => Ok(Check::person(value)),
        op => Check::of_text(op, value),
    }
}

fn only_equal(op: Op, value: &Source) -> Result<(), BadQuery> {
    match op {
        Op::Equal => Ok(()),
        _ => Err(value.bad("only = and != can stand before this")),
    }
}

fn game(op: Op, value: &Source) -> Result<String, BadQuery> {
    only_equal(op, value)?;
    let name = value.text();
    Ok(tavlei_rules::find(name).map_or_else(|| name.to_owned(), |game| game.id().to_owned()))
}

const FEATURES: [(&str, Feature); 6] = [
    ("variations", Feature::Variations),
    ("comments", Feature::Comments),
    ("fen", Feature::Fen),
    ("clocks", Feature::Clocks),
    ("nags", Feature::Nags),
    ("moves", Feature::Moves),
];

const RESULTS: [(&str, Option<BoardResult>); 4] = [
    ("white", Some(BoardResult::WhiteWins)),
    ("black", Some(BoardResult::BlackWins)),
    ("draw", Some(BoardResult::Draw)),
    ("unknown", None),
];

fn verdicts() -> [(&'static str, Verdict); 5] {
    Verdict::ALL.map(|verdict| (verdict.as_str(), verdict))
}

/// The thing that a value names.
fn one_of<T: Copy>(table: &[(&str, T)], op: Op, value: &Source) -> Result<T, BadQuery> {
    only_equal(op, value)?;
    let wanted = value.text().to_ascii_lowercase();
    let found = table.iter().find(|(name, _)| *name == wanted).map(|(_, thing)| *thing);
    found.ok_or_else(|| {
        let names: Vec<&str> = table.iter().map(|(name, _)| *name).collect();
        let message = format!("{:?} can't stand here", value.text());
        value.bad(message).help(format!("it is one of: {}", names.join(", ")))
    })
}
