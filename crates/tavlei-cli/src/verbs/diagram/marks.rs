//! What is marked on a diagram: by the command line, by comments, by the last move.

use tavlei::core::{Labels, Placed, Point, Position, Step};
use tavlei::diagram::{Arrow, CellMark, Drawn, MarkShape, Options, Pen, Way};

use tavlei::record::Said;

use super::cells::Cells;
use super::shots::Shot;
use crate::args::{self, DiagramForm};
use crate::failure::Failure;
use crate::talk::Talk;

/// The longest text of a mark, in characters.
const LONGEST: usize = 4;

/// Adds all marks; gives those that a comment can hold as a comment.
pub(super) fn add(
    options: &mut Options,
    args: &args::Marks,
    shot: &Shot,
    labels: &Labels,
    form: DiagramForm,
    talk: &Talk,
) -> Result<String, Failure> {
    let cells = Cells { game: &shot.game, labels, letters: &options.letters };
    let drawn = drawn(args, shot, cells)?;
    let comment = drawn.comment(shot.game.board(), labels);
    tell_unseen(&drawn, options, shot, labels, talk);
    let by_hand = !args.mark.is_empty() || !args.arrow.is_empty();
    if let Some(left_out) = left_out(form, &drawn).filter(|_| by_hand) {
        talk.note(left_out);
    }
    if args.way || args.last || args.move_number {
        match &shot.steps {
            Some(steps) => add_turn(options, args, shot, steps),
            None if shot.facts.ply > 0 => talk.note("the way of the last move is not known"),
            None => {}
        }
    }
    options.marks.extend(drawn.marks);
    options.arrows.extend(drawn.arrows);
    Ok(comment)
}

/// What comments and the command line draw.
fn drawn(args: &args::Marks, shot: &Shot, cells: Cells) -> Result<Drawn, Failure> {
    let mut drawn = Drawn::default();
    if !args.no_drawn {
        let game = &shot.game;
        drawn = Drawn::of(Said::of(&shot.comment).commands, &[game.labels(), game.algebraic()]);
    }
    for text in &args.mark {
        drawn.marks.extend(marks(text, cells)?);
    }
    for text in args.arrow.iter().flat_map(|arrows| arrows.split(',')) {
        let (ends, pen) = with_pen(text);
        let (from, to) = cells.pair(ends)?;
        if from == to {
            let help = "join two cells by a dash, as in c3-e5; --mark marks one";
            return Err(Failure::new(format!("the arrow {text} leads nowhere")).help(help));
        }
        drawn.arrows.push(Arrow { from, to, pen });
    }
    Ok(drawn)
}

/// What a form can't show of what is drawn.
fn left_out(form: DiagramForm, drawn: &Drawn) -> Option<&'static str> {
    use MarkShape::{Cross, Frame, Ring};
    let any_but =
        |is_shown: fn(&MarkShape) -> bool| drawn.marks.iter().any(|mark| !is_shown(&mark.shape));
    let (is_comment, is_text) = match form {
        DiagramForm::Comment => (true, false),
        form => (false, matches!(form, DiagramForm::Txt | DiagramForm::Unicode)),
    };
    if is_comment && any_but(|shape| *shape == Ring) {
        return Some("a comment holds rings and arrows: the other marks are left out");
    }
    let is_lost = any_but(|shape| matches!(shape, Ring | Frame | Cross));
    (is_text && (is_lost || !drawn.arrows.is_empty())).then_some(
        "text shows rings, frames and crosses, without colours: the other marks and arrows are left \
         out; name a picture with -o, such as d.svg",
    )
}

/// Says what is not in the picture: what comments don't name well, what lies outside the part.
fn tell_unseen(drawn: &Drawn, options: &Options, shot: &Shot, labels: &Labels, talk: &Talk) {
    for item in &drawn.unread {
        talk.note(&format!(
            "{item} in a comment is not drawn: a colour (G, R, Y, B) and cells should stand there, \
             as in [%csl Gc3] or [%cal Rc3d4]"
        ));
    }
    let Some(part) = options.part else { return };
    let is_out = |at: &Point| !part.has(shot.game.board().xy(*at));
    let marks = drawn.marks.iter().map(|mark| mark.at).filter(is_out);
    for at in marks {
        talk.note(&format!(
            "the mark on {} is not drawn: it lies outside --part",
            labels.label(at)
        ));
    }
    for Arrow { from, to, .. } in &drawn.arrows {
        if is_out(from) || is_out(to) {
            let (from, to) = (labels.label(*from), labels.label(*to));
            talk.note(&format!("the arrow {from}-{to} is not drawn: it leads out of --part"));
        }
    }
}

/// `c3,d4=ring:red`, or several of them: `c3,d4=ring:red,e5=A`.
fn marks(text: &str, cells: Cells) -> Result<Vec<CellMark>, Failure> {
    let bad = || {
        Failure::new(format!("{text:?} is no mark"))
            .help(
                "write cells, =, and fill, frame, ring, cross, dot or a few letters: \
                 c3,d4=ring:red",
            )
            .help("colours: green, red, yellow, blue")
    };
    let (mut marks, mut waiting) = (Vec::new(), Vec::new());
    for item in text.split(',') {
        let (name, mark) = item.split_once('=').map_or((item, None), |(name, m)| (name, Some(m)));
        if mark.is_none() && name.contains(':') {
            return Err(bad());
        }
        waiting.push(cells.cell(name)?);
        if let Some(mark) = mark {
            let (shape, pen) = mark_of(mark).ok_or_else(bad)?;
            let mark = |at| CellMark { at, shape: shape.clone(), pen };
            marks.extend(waiting.drain(..).map(mark));
        }
    }
    if waiting.is_empty() { Ok(marks) } else { Err(bad()) }
}

/// `ring:red`, `A`.
fn mark_of(text: &str) -> Option<(MarkShape, Pen)> {
    let (shape, pen) = with_pen(text);
    let shape = match shape {
        "fill" => MarkShape::Fill,
        "frame" => MarkShape::Frame,
        "ring" | "circle" => MarkShape::Ring,
        "cross" => MarkShape::Cross,
        "dot" => MarkShape::Dot,
        letters if (1..=LONGEST).contains(&letters.chars().count()) => {
            MarkShape::Text(letters.to_owned())
        }
        _ => return None,
    };
    Some((shape, pen))
}

/// What stands before a colour, and the colour.
fn with_pen(text: &str) -> (&str, Pen) {
    let pen = |name: &str| {
        Some(match name {
            "green" => Pen::Green,
            "red" => Pen::Red,
            "yellow" => Pen::Yellow,
            "blue" => Pen::Blue,
            _ => return None,
        })
    };
    let split = text.rsplit_once(':').and_then(|(rest, name)| Some((rest, pen(name)?)));
    split.unwrap_or((text, Pen::Plain))
}

/// The last turn: its way, or frames where it began and ended and the men that it took.
fn add_turn(options: &mut Options, args: &args::Marks, shot: &Shot, steps: &[Step]) {
    let gone = shot.before.as_ref().map_or(Vec::new(), |before| gone(before, &shot.after, steps));
    let mut ways = Way::of(steps);
    let ends = ends(&ways, shot, steps);
    if args.last {
        options.marks.extend(ends.iter().map(|&at| plain(at, MarkShape::Frame)));
        // Where something stays standing, such as the rest of a tower, no man can be drawn as gone.
        let (left, gone): (Vec<Placed>, Vec<Placed>) =
            gone.into_iter().partition(|man| shot.after.at(man.at).is_some());
        let left = left.iter().filter(|man| !ends.contains(&man.at));
        options.marks.extend(left.map(|man| plain(man.at, MarkShape::Ring)));
        options.ghosts.extend(gone);
    } else if args.way {
        if ways.is_empty() {
            options.marks.extend(ends.iter().map(|&at| plain(at, MarkShape::Frame)));
        }
        if let Some(way) = ways.last_mut() {
            let vanished = gone.iter().map(|man| man.at).filter(|at| !way.taken.contains(at));
            let vanished: Vec<Point> = vanished.collect();
            way.taken.extend(vanished);
        }
        for way in &mut ways {
            way.numbered = args.steps;
        }
        options.ways.extend(ways);
    }
    if let Some(&at) = ends.last().filter(|_| args.move_number) {
        options.marks.push(plain(at, MarkShape::Badge(shot.move_number.to_string())));
    }
}

fn plain(at: Point, shape: MarkShape) -> CellMark {
    CellMark { at, shape, pen: Pen::Plain }
}

/// Where the turn began and ended: the cells that men of the mover left without a way that is known,
/// and the first and the last cell of each way.
fn ends(ways: &[Way], shot: &Shot, steps: &[Step]) -> Vec<Point> {
    let left = steps.iter().filter_map(|step| match *step {
        Step::Change(at) if is_left_by_mover(shot, at) => Some(at),
        _ => None,
    });
    let of_ways = ways.iter().flat_map(|way| [way.stops.first(), way.stops.last()]);
    let mut ends: Vec<Point> = left.chain(of_ways.flatten().copied()).collect();
    ends.dedup();
    ends
}

fn is_left_by_mover(shot: &Shot, at: Point) -> bool {
    let top = shot.before.as_ref().and_then(|before| Some((before.side?, before.at(at)?.side)));
    top.is_some_and(|(mover, side)| mover == side) && shot.after.at(at).is_none()
}

/// The men that a turn took: on a cell that it says something is taken from, or where a man of the
/// other side is there no more, the topmost.
fn gone(before: &Position, after: &Position, steps: &[Step]) -> Vec<Placed> {
    let top = |at| before.placed.iter().rev().find(|placed| placed.at == at).copied();
    let is_enemy = |man: &Placed| before.side.is_none_or(|mover| man.piece.side != mover);
    let taken = |step: &Step| match *step {
        Step::Take(at) => top(at),
        Step::Change(at) if after.at(at).is_none() => top(at).filter(is_enemy),
        _ => None,
    };
    steps.iter().filter_map(taken).collect()
}
