//! `tavlei diagram`: positions as text or as pictures.
//!
//! What is drawn ([`shots`]) and how ([`look`], [`marks`]) meet in a [`Drawing`](tavlei::diagram);
//! [`writing`] puts the drawings on pages and the pages into files.

mod cells;
mod look;
mod marks;
mod moments;
mod shots;
mod writing;

use std::path::Path;

use tavlei::diagram::{Caption, Drawing, Options, Scene};

use crate::args::{Ask, CaptionWords, Diagram};
use crate::failure::Failure;
use crate::talk::Talk;
use look::Look;
use shots::Shot;

/// A diagram that is ready for all formats.
struct Diagrammed {
    /// What is where.
    scene: Scene,
    /// The shapes.
    drawing: Drawing,
    /// What its marks are as a comment.
    comment: String,
    /// The record of its file; 0 for none.
    record: u64,
    /// After which half-move.
    ply: usize,
    /// Which diagram, from 1.
    number: u64,
}

/// Draws what is asked for.
pub(crate) fn run(args: &Diagram, talk: &Talk) -> Result<(), Failure> {
    let form = writing::form(args)?;
    let look = Look::asked(args, form)?;
    let captions = Captions::asked(&args.words);
    let first = args.words.number.unwrap_or(1);
    let mut drawn = Vec::new();
    shots::each(args, form, talk, &mut |mut shot| {
        let number = drawn.len() as u64 + first;
        shot.facts.number = number;
        drawn.push(diagrammed(args, &look, &captions, &shot, number, talk)?);
        Ok(())
    })?;
    if drawn.is_empty() {
        return Err(Failure::new("there is no such position to draw"));
    }
    let files = args.file.iter().chain(&args.fens);
    let inputs: Vec<&Path> = files.map(AsRef::as_ref).collect();
    writing::write(args, form, &look, &drawn, &inputs)
}

fn diagrammed(
    args: &Diagram,
    look: &Look,
    captions: &Captions,
    shot: &Shot,
    number: u64,
    talk: &Talk,
) -> Result<Diagrammed, Failure> {
    let labels = look.labels(&shot.game)?;
    let mut options = look.options(&shot.game, &labels)?;
    let comment = marks::add(&mut options, &args.marks, shot, &labels, talk)?;
    captions.fill(&mut options, shot);
    options.fen.clone_from(&shot.fen);
    let scene = Scene::new(shot.game.board(), &labels, &shot.position, &options);
    let drawing = Drawing::new(&scene, &options.theme, options.size);
    let (record, ply) = (shot.record, shot.facts.ply);
    Ok(Diagrammed { scene, drawing, comment, record, ply, number })
}

/// What is written above and under each diagram.
struct Captions {
    above: Caption,
    below: Caption,
}

impl Captions {
    fn asked(words: &CaptionWords) -> Captions {
        let (mut above, mut below) = (Caption::default(), Caption::default());
        if words.number.is_some() {
            above.line("{n}");
        }
        if words.players {
            above.line("{white} – {black}");
            above.line("{event}");
        }
        words.above.iter().for_each(|line| above.line(&line.replace("\\n", "\n")));
        if words.after {
            below.line("{after}");
        }
        let asked = match words.ask {
            Some(Ask::Win) => "{win}",
            Some(Ask::Draw) => "{draw}",
            None => "",
        };
        match (asked, words.count) {
            ("", false) => {}
            (asked, true) => below.line(format!("{asked} ({{count}})").trim()),
            (asked, false) => below.line(asked),
        }
        words.below.iter().for_each(|line| below.line(&line.replace("\\n", "\n")));
        Captions { above, below }
    }

    fn fill(&self, options: &mut Options, shot: &Shot) {
        let lines =
            |caption: &Caption| caption.lines(&shot.facts, &shot.position, options.language);
        (options.above, options.below) = (lines(&self.above), lines(&self.below));
    }
}
