//! Whether the boards of exercises can be read on a page of the size that the plan has.

use crate::model::{Body, Book, Chapter, Crosstable, Exercise};
use crate::plan::{Exercises as Sheet, PerPage, Plan, Solutions};

/// The least width of a board that can be read, in millimetres; the template has it too.
const LEAST: f64 = 20.0;

/// Between exercises, and for the heading of a chapter, in millimetres; as in the template.
const GAP: f64 = 3.0;
const HEADING: f64 = 12.0;

/// Letters of a table that can hardly be read are smaller, in points.
const LEAST_LETTERS: f64 = 5.0;

/// Tells of each chapter of exercises whose boards would be too small on paper, and what would do; and
/// of each crosstable whose letters would be.
pub fn crowded(book: &Book) -> Vec<String> {
    let plan = &book.plan;
    let exercises = book.chapters.iter().filter_map(|chapter| in_chapter(plan, chapter));
    let tables = book.chapters.iter().flat_map(|chapter| &chapter.tables);
    exercises.chain(tables.filter_map(|table| in_table(plan, table))).collect()
}

fn in_table(plan: &Plan, table: &Crosstable) -> Option<String> {
    let heads = table.heads.iter().enumerate();
    let widest = heads.map(|(column, (head, _))| {
        let cells = table.rows.iter().filter_map(|row| row.get(column));
        cells.chain([head]).map(|text| count(text)).fold(0.0, f64::max)
    });
    // Letters are half as wide as they are high, and stand off the lines.
    let ems: f64 = widest.map(|letters| letters * 0.5 + 0.8).sum();
    let (paper, margins) = (plan.paper, plan.margins);
    let wide = part(paper.width, margins.inner, margins.outer, 0.0, 1);
    let turned = part(paper.height, margins.top, margins.bottom, HEADING + GAP, 1);
    let points = wide.max(turned) / 25.4 * 72.0 / ems;
    (points < LEAST_LETTERS).then(|| {
        let columns = table.heads.len();
        format!(
            "the crosstable {:?} has {columns} columns: its letters would be about {points:.1} points \
             high; larger paper is needed, or a page made with --to html",
            table.title
        )
    })
}

fn in_chapter(plan: &Plan, chapter: &Chapter) -> Option<String> {
    let Body::Exercises(exercises, sheet) = &chapter.body else { return None };
    let fits = |sheet: &Sheet| exercises.iter().all(|exercise| fits(plan, sheet, exercise));
    if sheet.solutions == Solutions::After || fits(sheet) {
        return None;
    }
    let (PerPage { across, down }, lines) = (sheet.per_page, sheet.lines);
    let lined = match lines {
        0 => String::new(),
        lines => format!(" with lines = {lines}"),
    };
    let fewer_lines = (0..lines).rev().find(|&lines| fits(&Sheet { lines, ..sheet.clone() }));
    let ways = [
        fewer_on_a_page(sheet, fits).map(|PerPage { across, down }| format!("{across}x{down}")),
        fewer_lines.map(|lines| format!("lines = {lines}")),
    ];
    let ways: Vec<String> = ways.into_iter().flatten().collect();
    let would = if ways.is_empty() {
        "larger paper or smaller margins are needed".to_owned()
    } else {
        format!("{} would fit", ways.join(" or "))
    };
    let column = column(plan, across);
    let why = if exercises.iter().all(|exercise| widest_word(plan, exercise) <= column) {
        format!("their boards would be less than {LEAST} mm wide")
    } else {
        "there are words wider than their column".to_owned()
    };
    Some(format!(
        "the exercises of {:?} don't fit on the page {across}x{down}{lined}: {why}; {would}",
        chapter.title
    ))
}

/// How wide each of so many columns is, in millimetres.
fn column(plan: &Plan, across: u8) -> f64 {
    part(plan.paper.width, plan.margins.inner, plan.margins.outer, 0.0, across)
}

/// The size of the words below boards, in millimetres.
fn em(plan: &Plan) -> f64 {
    f64::from(plan.font_size) * 0.9 * 25.4 / 72.0
}

/// The most exercises on a page that fit.
fn fewer_on_a_page(sheet: &Sheet, fits: impl Fn(&Sheet) -> bool) -> Option<PerPage> {
    let PerPage { across, down } = sheet.per_page;
    let all = (1..=across).flat_map(|across| (1..=down).map(move |down| PerPage { across, down }));
    let fitting = all.filter(|&per_page| fits(&Sheet { per_page, ..sheet.clone() }));
    fitting.max_by_key(|per_page| {
        (u16::from(per_page.across) * u16::from(per_page.down), per_page.across)
    })
}

/// Whether the board of an exercise is as wide as it should be, or at least can be read.
fn fits(plan: &Plan, sheet: &Sheet, exercise: &Exercise) -> bool {
    let (paper, margins) = (plan.paper, plan.margins);
    let of_column = column(plan, sheet.per_page.across);
    let of_row = part(paper.height, margins.top, margins.bottom, HEADING, sheet.per_page.down);
    let of_words = below(exercise, sheet, em(plan), of_column);
    let (width, height) = (f64::from(exercise.picture.width), f64::from(exercise.picture.height));
    let board = of_column.min((of_row - of_words) * width / height.max(1.0));
    board >= LEAST.min(width) && widest_word(plan, exercise) <= of_column
}

/// About how wide the longest word below a board is: words are not broken.
fn widest_word(plan: &Plan, exercise: &Exercise) -> f64 {
    let words = exercise.stipulation.split([' ', '-']).chain(exercise.credit.split([' ', '-']));
    words.map(count).fold(0.0, f64::max) * em(plan) * 0.5
}

/// How many letters a text has.
fn count(text: &str) -> f64 {
    f64::from(u32::try_from(text.chars().count()).unwrap_or(u32::MAX))
}

/// What each of so many has of a side of the page.
fn part(side: u16, before: u8, behind: u8, taken: f64, count: u8) -> f64 {
    let whole = f64::from(side) - f64::from(before) - f64::from(behind) - taken;
    (whole - GAP * f64::from(count - 1)) / f64::from(count)
}

/// About how high the words below a board are, and the lines for an answer.
fn below(exercise: &Exercise, sheet: &Sheet, em: f64, column: f64) -> f64 {
    let rows = |text: &str| (count(text) * em * 0.45 / column.max(em)).ceil();
    let credit = rows(&exercise.credit);
    em * (1.5 + 1.15 * (rows(&exercise.stipulation).max(1.0) + credit))
        + f64::from(sheet.lines) * (5.0 + em * 0.5)
}
