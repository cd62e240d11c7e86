//! `tavlei diagram`: positions as text or as pictures.
//!
//! What is drawn ([`shots`]) and how ([`look`], [`marks`]) meet in a [`Drawing`](tavlei::diagram);
//! [`writing`] puts the drawings on pages and the pages into files.

mod batch;
mod cells;
mod look;
mod marks;
mod moments;
mod shots;
mod told;
mod writing;

use std::collections::BTreeSet;
use std::path::Path;

use tavlei::diagram::{Caption, Drawing, Options, Scene};

use crate::args::{Ask, CaptionWords, Diagram, DiagramForm};
use crate::failure::Failure;
use crate::suggest::{did_you_mean, nearest};
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
    let mut tags = BTreeSet::new();
    shots::each(args, form, talk, &mut |mut shot| {
        let number = drawn.len() as u64 + first;
        shot.facts.number = number;
        tags.extend(shot.facts.tags.iter().map(|(name, _)| name.to_lowercase()));
        drawn.push(diagrammed(args, form, &look, &captions, &shot, number, talk)?);
        Ok(())
    })?;
    if drawn.is_empty() {
        return Err(Failure::new("there is no such position to draw"));
    }
    captions.refuse_unknown(&tags)?;
    if drawn.iter().all(|diagram| diagram.ply == 0)
        && let Some(option) = about_a_move(args)
    {
        talk.note(&format!("{option} shows nothing: no move led to what is drawn"));
    }
    let files = args.file.iter().chain(&args.fens);
    let inputs: Vec<&Path> = files.map(AsRef::as_ref).collect();
    writing::write(args, form, &look, &drawn, &inputs, talk)
}

/// An option that tells of the last move.
fn about_a_move(args: &Diagram) -> Option<&'static str> {
    let marks = &args.marks;
    let options = [
        ("--way", marks.way),
        ("--last", marks.last),
        ("--move-number", marks.move_number),
        ("--after", args.words.after),
    ];
    options.into_iter().find(|(_, asked)| *asked).map(|(option, _)| option)
}

fn diagrammed(
    args: &Diagram,
    form: DiagramForm,
    look: &Look,
    captions: &Captions,
    shot: &Shot,
    number: u64,
    talk: &Talk,
) -> Result<Diagrammed, Failure> {
    let labels = look.labels(&shot.game)?;
    let mut options = look.options(&shot.game, &labels)?;
    let comment = marks::add(&mut options, &args.marks, shot, &labels, form, talk)?;
    captions.fill(&mut options, shot);
    options.fen.clone_from(&shot.fen);
    let scene = Scene::new(shot.game.board(), &labels, &shot.position, &options);
    let drawing = Drawing::new(&scene, &options.theme, options.size);
    let (record, ply) = (shot.record, shot.facts.ply);
    Ok(Diagrammed { scene, drawing, comment, record, ply, number })
}

/// Tags that records usually have.
const USUAL_TAGS: [&str; 18] = [
    "event",
    "site",
    "date",
    "round",
    "white",
    "black",
    "red",
    "green",
    "result",
    "gametype",
    "variant",
    "opening",
    "annotator",
    "author",
    "composer",
    "source",
    "theme",
    "stipulation",
];

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

    /// Refuses a field that nothing fills: a misspelt one would leave its line out unseen. Tags that
    /// records usually have are known even where these have them not.
    fn refuse_unknown(&self, tags: &BTreeSet<String>) -> Result<(), Failure> {
        let is_known = |name: &str| {
            let lower = name.to_lowercase();
            Caption::is_field(name) || tags.contains(&lower) || USUAL_TAGS.contains(&lower.as_str())
        };
        let mut fields = self.above.fields().chain(self.below.fields());
        let Some(unknown) = fields.find(|name| !is_known(name)) else { return Ok(()) };
        let known = Caption::FIELDS.iter().chain(&USUAL_TAGS).copied();
        let known = known.chain(tags.iter().map(String::as_str));
        Err(Failure::new(format!("captions have no field {{{unknown}}}"))
            .maybe_help(nearest(unknown, known).map(did_you_mean))
            .help(format!(
                "fields: {}; and the tags of the record by their names, such as white, black, event",
                Caption::FIELDS.join(", ")
            )))
    }

    fn fill(&self, options: &mut Options, shot: &Shot) {
        let lines =
            |caption: &Caption| caption.lines(&shot.facts, &shot.position, options.language);
        (options.above, options.below) = (lines(&self.above), lines(&self.below));
    }
}
