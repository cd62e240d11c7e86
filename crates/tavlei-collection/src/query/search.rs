//! Records against a query.

use std::ops::ControlFlow;

use tavlei_record::{ItemKind, Record};
use tavlei_replay::{Context, Course, Moment, Seen};

use super::bind::Test;
use super::position::Scene;
use super::predicate::{Feature, ReplayTest, TextTest};
use super::tags::{Check, TagTest};
use super::tracker::Tracker;
use super::tree::Tree;

/// A query that is ready for records. It can be used on any thread.
#[derive(Clone, Debug)]
pub struct Search {
    /// The query, as indices of tests.
    tree: Tree<usize>,
    tests: Vec<Test>,
    /// Whether variations are looked at.
    variations: bool,
}

/// A record that fits.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Found {
    /// After how many half-moves the query came true, where that is a matter of a position or of a
    /// move; counted along the line, in a variation too.
    pub ply: Option<u32>,
}

/// What came of a record.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Judged<'s> {
    /// How it fits, if it does.
    pub found: Option<Found>,
    /// Why a part of the query means nothing for this record, where that kept it from fitting.
    pub unfit: Option<&'s str>,
    /// Whether its moves were looked through, with a meaning for all of the query.
    pub is_followed: bool,
}

impl Judged<'_> {
    fn known(fits: bool) -> Judged<'static> {
        Judged { found: fits.then_some(Found { ply: None }), unfit: None, is_followed: false }
    }
}

/// Why a record can't be followed on the board.
const NO_GAME: &str = "which game they are is not known; --as names it";

/// What is known of the tests of one record.
struct Truths(Vec<Option<bool>>);

impl Search {
    pub(crate) fn new(tree: Tree<usize>, tests: Vec<Test>) -> Search {
        let variations =
            tests.iter().any(|test| matches!(test, Test::Way(_, how) if how.variations));
        Search { tree, tests, variations }
    }

    /// Why no game that begins as usual can fit, where that shows in the query itself.
    pub fn never(&self) -> Option<&str> {
        self.tests.iter().find_map(|test| match test {
            Test::Way(way, _) => way.never(),
            _ => None,
        })
    }

    /// Whether a record fits.
    pub fn test(&self, context: &Context, record: &Record) -> Option<Found> {
        self.judge(context, record).found
    }

    /// Whether a record fits, or why that can't be told. It is replayed only if its text does not
    /// tell.
    pub fn judge(&self, context: &Context, record: &Record) -> Judged<'_> {
        let mut truths = Truths(vec![None; self.tests.len()]);
        for (truth, test) in truths.0.iter_mut().zip(&self.tests) {
            if let Test::Text(test) = test {
                *truth = Some(test.fits(record));
            }
        }
        if let Some(known) = self.decide(&truths) {
            return Judged::known(known);
        }
        match Course::of(context, record, self.variations) {
            Some(course) => self.test_course(course, &mut truths),
            None => self.end(&mut truths, Some(NO_GAME)),
        }
    }

    fn decide(&self, truths: &Truths) -> Option<bool> {
        self.tree.decide(&|index| truths.0[*index])
    }

    /// What no game has told is false.
    fn end<'s>(&self, truths: &mut Truths, unfit: Option<&'s str>) -> Judged<'s> {
        truths.0.iter_mut().for_each(|truth| *truth = Some(truth.unwrap_or(false)));
        match Judged::known(self.decide(truths).unwrap_or(false)) {
            Judged { found: None, .. } => {
                Judged { found: None, unfit, is_followed: unfit.is_none() }
            }
            fits => fits,
        }
    }

    fn test_course(&self, mut course: Course<'_>, truths: &mut Truths) -> Judged<'_> {
        for is_cheap in [true, false] {
            for (truth, test) in truths.0.iter_mut().zip(&self.tests) {
                if let Test::Replay(test) = test
                    && test.is_cheap() == is_cheap
                {
                    *truth = Some(test.fits(&mut course));
                }
            }
            if let Some(known) = self.decide(truths) {
                return Judged::known(known);
            }
        }
        self.go(&course, truths)
    }

    /// Goes through the game until the answer is known.
    fn go(&self, course: &Course<'_>, truths: &mut Truths) -> Judged<'_> {
        let mut trackers: Vec<(usize, Tracker<'_>)> = Vec::new();
        let mut unfit = None;
        for (index, test) in self.tests.iter().enumerate() {
            if let Test::Way(way, how) = test {
                unfit = unfit.or(way.why_not(course.game()));
                trackers.push((index, Tracker::new(way, how, course.game())));
            }
        }
        let mut answer = None;
        let _ = course.go(|moment, seen| {
            if see_all(&mut trackers, truths, moment, seen)
                && let Some(known) = self.decide(truths)
            {
                answer = Some((known, moment.ply));
                return ControlFlow::Break(());
            }
            ControlFlow::Continue(())
        });
        if let Some((known, ply)) = answer {
            let found = known.then_some(Found { ply: Some(ply) });
            return Judged { found, unfit: None, is_followed: true };
        }
        for (index, tracker) in &trackers {
            truths.0[*index].get_or_insert_with(|| tracker.at_end());
        }
        self.end(truths, unfit)
    }
}

/// Lets all tests see what comes next; whether one of them is passed by it.
fn see_all<'s>(
    trackers: &mut [(usize, Tracker<'s>)],
    truths: &mut Truths,
    moment: Moment,
    seen: Seen<'_>,
) -> bool {
    let mut each = |see: &mut dyn FnMut(&mut Tracker<'s>) -> bool| {
        let mut news = false;
        for (index, tracker) in trackers.iter_mut() {
            let truth = &mut truths.0[*index];
            if truth.is_none() && tracker.looks_at(moment) && see(tracker) {
                *truth = Some(true);
                news = true;
            }
        }
        news
    };
    match seen {
        Seen::Set(session) => {
            let scene = Scene::new(session);
            each(&mut |tracker| tracker.set(moment, &scene))
        }
        Seen::Turn(session, turn) => each(&mut |tracker| tracker.turn(moment, session, turn)),
        Seen::After(session) => {
            let scene = Scene::new(session);
            each(&mut |tracker| tracker.after(moment, &scene))
        }
        Seen::Open => each(&mut Tracker::open),
        Seen::Close => each(&mut Tracker::close),
    }
}

impl TextTest {
    fn fits(&self, record: &Record) -> bool {
        match self {
            TextTest::Tag(test) => test.fits(record),
            TextTest::Player(check) => ["White", "Black"]
                .iter()
                .filter_map(|tag| record.tag(tag))
                .any(|name| check.fits(name)),
            TextTest::Comment(check) => comments(record).any(|text| check.fits(text)),
            TextTest::Has(feature) => feature.is_in(record),
        }
    }
}

fn comments(record: &Record) -> impl Iterator<Item = &str> {
    let comments = record.items.iter().filter(|item| matches!(item.kind, ItemKind::Comment(_)));
    comments.map(|item| record.str(item.text))
}

/// What a comment holds that is for programs: `[%clk 1:59:40]`.
fn is_command(comment: &str) -> bool {
    let text = comment.trim();
    text.starts_with("[%") && text.ends_with(']') && text.matches('[').count() == 1
}

impl Feature {
    fn is_in(self, record: &Record) -> bool {
        let any = |wanted: fn(ItemKind) -> bool| record.items.iter().any(|item| wanted(item.kind));
        match self {
            Feature::Variations => any(|kind| kind == ItemKind::Open),
            Feature::Comments => comments(record).any(|text| !is_command(text)),
            Feature::Fen => fen_tag().fits(record) || any(|kind| kind == ItemKind::Setup),
            Feature::Clocks => comments(record).any(has_clock),
            Feature::Nags => any(|kind| matches!(kind, ItemKind::Nag(_) | ItemKind::Strength)),
            Feature::Moves => any(|kind| kind == ItemKind::Move),
        }
    }
}

fn fen_tag() -> TagTest {
    TagTest { name: "FEN".to_owned(), check: Check::Present }
}

/// Whether a comment tells a time: `%clk`, `%emt` and PDN 3.0's `%clock`.
fn has_clock(comment: &str) -> bool {
    ["[%clk", "[%emt", "[%clock", "[%egt", "[%mct"].iter().any(|mark| comment.contains(mark))
}

impl ReplayTest {
    /// Whether it needs no report, only the moves.
    fn is_cheap(&self) -> bool {
        matches!(self, ReplayTest::Game(..) | ReplayTest::Plies(_))
    }

    fn fits(&self, course: &mut Course<'_>) -> bool {
        match self {
            ReplayTest::Game(id, _) => course.game().id() == id,
            ReplayTest::Plies(numbers) => numbers.has(course.plies()),
            ReplayTest::Result(wanted) => course.report().result.means == *wanted,
            ReplayTest::Verdict(verdict) => course.report().verdict == *verdict,
        }
    }
}
