//! Scores and pictures in HTML.

use tavlei_collection::grid::escape;

use crate::model::{Block, Picture, Run, RunKind};

/// A text of people in HTML.
pub(super) fn escaped(text: &str) -> String {
    escape(text)
}

/// A score; `diagram` is the word before the number of a diagram.
pub(super) fn written(blocks: &[Block], diagram: &str) -> String {
    let each = blocks.iter().map(|block| match block {
        Block::Paragraph(0, runs) => format!("<p>{}</p>\n", paragraph(runs)),
        Block::Paragraph(depth, runs) => {
            format!("<p class=\"v{}\">{}</p>\n", (*depth).min(3), paragraph(runs))
        }
        Block::Diagram(shown) => {
            let parts = [format!("{diagram} {}", shown.number), shown.sentence()];
            let parts: Vec<String> = parts.into_iter().filter(|part| !part.is_empty()).collect();
            figure(&shown.picture, Some(shown.number), &parts.join(". "))
        }
    });
    each.collect()
}

/// A picture with what stands below it, and its number if it has one. The picture says itself what
/// it shows.
pub(super) fn figure(picture: &Picture, number: Option<usize>, caption: &str) -> String {
    let caption = match caption {
        "" => String::new(),
        text => format!("<figcaption>{}</figcaption>\n", escaped(text)),
    };
    let id = number.map_or(String::new(), |number| format!(" id=\"d{number}\""));
    format!("<figure{id}>\n{}\n{caption}</figure>\n", picture.svg.trim_end())
}

fn paragraph(runs: &[Run]) -> String {
    let runs = runs.iter().map(|run| match run.kind {
        RunKind::Main | RunKind::Result => format!("<b>{}</b>", moves(&run.text)),
        RunKind::Side => moves(&run.text),
        RunKind::Comment => escaped(&run.text),
    });
    runs.collect::<Vec<_>>().join(" ")
}

/// Moves that are not broken at the end of a line; a browser would do so at each hyphen. Two signs
/// that hardly any font has are told by others.
fn moves(text: &str) -> String {
    let text = text.replace('⩲', "+=").replace('⩱', "=+");
    let each = text.split(' ').map(|word| format!("<span class=\"m\">{}</span>", escaped(word)));
    each.collect::<Vec<_>>().join(" ")
}
