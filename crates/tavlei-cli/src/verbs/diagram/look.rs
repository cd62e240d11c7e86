//! How diagrams look: what the command line says, read once.

use tavlei::core::Labels;
use tavlei::diagram::{
    Ground, King, LabelPlace, Language, Millimetres, Options, Part, Size, Taken, Theme,
};
use tavlei::notation::Notation;
use tavlei::rules::Game;

use super::cells::Cells;
use crate::args::{self, Diagram, DiagramForm};
use crate::failure::Failure;
use crate::notations::asked;
use crate::start::labels_of;
use crate::themes::theme_of;

/// Wider than any field of a sheet.
const WIDEST: Millimetres = Millimetres::MAX;

/// How diagrams look.
pub(super) struct Look {
    options: Options,
    part: Option<String>,
    notation: Option<Notation>,
    /// Dots per inch.
    pub(super) dpi: u32,
}

impl Look {
    /// What the command line asks for.
    pub(super) fn asked(args: &Diagram, form: DiagramForm) -> Result<Look, Failure> {
        let look = &args.look;
        let sizes = [&look.width, &look.board, &look.square];
        let in_pixels = sizes.iter().any(|size| size.as_ref().is_some_and(|s| s.ends_with("px")));
        let usual = if in_pixels || form == DiagramForm::Gif { 96 } else { 300 };
        let dpi = look.dpi.unwrap_or(usual);
        let mut options = Options::default().labels(label_place(look.labels)).flip(look.flip);
        options.theme = theme(look)?;
        options.mover = !look.no_mover;
        options.language = language(&args.words.lang)?;
        // On a sheet diagrams are as large as their fields, unless they are asked to be smaller.
        let usual = if args.sheet.is_some() { Size::Width(WIDEST) } else { Size::default() };
        options.size = size(look, dpi)?.unwrap_or(usual);
        let notation = &look.label_notation;
        let notation = if notation.is_empty() { None } else { Some(asked(notation)?) };
        options.letters = notation.as_ref().map_or(Vec::new(), |n| n.letters.written.clone());
        Ok(Look { options, part: look.part.clone(), notation, dpi })
    }

    /// The names of cells on the board of a game.
    pub(super) fn labels(&self, game: &Game) -> Result<Labels, Failure> {
        match &self.notation {
            Some(notation) => labels_of(game, notation),
            None => Ok(game.labels().clone()),
        }
    }

    /// The options for a board.
    pub(super) fn options(&self, game: &Game, labels: &Labels) -> Result<Options, Failure> {
        let mut options = self.options.clone();
        if let Some(part) = &self.part {
            let cells = Cells { game, labels, letters: &options.letters };
            let (from, to) = cells.pair(part)?;
            let (from, to) = (game.board().xy(from), game.board().xy(to));
            options.part = Some(Part { from, to });
        }
        Ok(options)
    }
}

fn label_place(asked: args::LabelsAt) -> LabelPlace {
    match asked {
        args::LabelsAt::None => LabelPlace::None,
        args::LabelsAt::Border => LabelPlace::Border,
        args::LabelsAt::Cells => LabelPlace::Cells,
        args::LabelsAt::Free => LabelPlace::FreeCells,
        args::LabelsAt::Both => LabelPlace::Both,
    }
}

fn language(code: &str) -> Result<Language, Failure> {
    code.parse().map_err(|error| Failure::new(format!("{error}")))
}

fn theme(look: &args::Look) -> Result<Theme, Failure> {
    let mut theme = theme_of(&look.theme)?;
    if let Some(ground) = look.ground {
        theme.ground = match ground {
            args::Ground::Hatched => Ground::Hatched,
            args::Ground::Flat => Ground::Flat,
            args::Ground::Plain => Ground::Plain,
        };
    }
    if let Some(king) = look.king {
        theme.king = match king {
            args::KingStyle::Ring => King::Ring,
            args::KingStyle::Crown => King::Crown,
            args::KingStyle::Letter => King::Letter,
            args::KingStyle::Stacked => King::Stacked,
        };
    }
    if let Some(taken) = look.taken {
        theme.taken = match taken {
            args::TakenStyle::Crossed => Taken::Crossed,
            args::TakenStyle::Hollow => Taken::Hollow,
        };
    }
    Ok(theme)
}

fn size(look: &args::Look, dpi: u32) -> Result<Option<Size>, Failure> {
    let read = |text: &String| length(text, dpi);
    if let Some(width) = &look.width {
        return read(width).map(|width| Some(Size::Width(width)));
    }
    if let Some(board) = &look.board {
        return read(board).map(|board| Some(Size::Board(board)));
    }
    look.square.as_ref().map(|square| read(square).map(Size::Cell)).transpose()
}

/// `60mm`, `480px`.
fn length(text: &str, dpi: u32) -> Result<Millimetres, Failure> {
    if let Some(pixels) = text.trim().strip_suffix("px") {
        let pixels: Option<u32> = pixels.trim().parse().ok().filter(|n| (1..=20_000).contains(n));
        let pixels = pixels.ok_or_else(|| {
            let right = "write a whole number from 1px to 20000px, such as 480px";
            Failure::new(format!("{text:?} is no size: {right}"))
        })?;
        let hundredths = (u64::from(pixels) * 2540 + u64::from(dpi) / 2) / u64::from(dpi);
        return Ok(Millimetres::from_hundredths(u32::try_from(hundredths).unwrap_or(u32::MAX)));
    }
    text.parse().map_err(|error| Failure::new(format!("{error}")))
}
