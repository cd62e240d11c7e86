//! What the positions of a game look like, for formats that show them.

use tavlei::core::Position;
use tavlei::diagram::{LabelPlace, Options, Theme, drawing, svg_elements};
use tavlei::record::{Picture, Pictures, Record};
use tavlei::replay::{Context, Report, positions_of_all, positions_of_main_line};
use tavlei::rules::Game;

/// The pictures of a record, described in a language. `report` is that of the record; nothing without a game.
pub(crate) fn pictures(
    context: &Context,
    record: &Record,
    report: &Report,
    language: &str,
) -> Option<Pictures> {
    let game = report.game.as_ref()?;
    let (start, after) = if record.verbatim {
        positions_of_main_line(context, record)
    } else {
        positions_of_all(context, record)
    };
    let start = start.unwrap_or_else(|| game.start().clone());
    let seen = Options::default()
        .language(language.parse().unwrap_or_default())
        .labels(LabelPlace::Border)
        .theme(Theme::named("colour").unwrap_or_default());
    let views = [seen.clone(), seen.flip(true)];
    let (first, size) = picture(game, &start, &views);
    let mut pictures = Pictures { size, list: vec![first], behind: Vec::new() };
    for position in &after {
        let place = position.as_ref().map(|position| {
            pictures.list.push(picture(game, position, &views).0);
            pictures.list.len() - 1
        });
        pictures.behind.push(place);
    }
    Some(pictures)
}

/// A position seen from both sides, and how large it is.
fn picture(game: &Game, position: &Position, views: &[Options; 2]) -> (Picture, (i32, i32)) {
    let draw = |options| drawing(game.board(), game.labels(), position, options);
    let [seen, turned] = views.each_ref().map(draw);
    let picture = Picture {
        elements: svg_elements(&seen),
        turned: svg_elements(&turned),
        sentence: seen.sentence,
    };
    (picture, (seen.width, seen.height))
}
