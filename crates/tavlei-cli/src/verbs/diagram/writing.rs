//! From drawings to pages, and from pages to files.

use std::collections::HashSet;
use std::io::Write;
use std::path::{Path, PathBuf};

use tavlei::diagram::{Charset, Millimetres, Page, Sheet, to_svg, to_tex, to_text, to_typst};

use super::Diagrammed;
use super::batch::write_each;
use super::look::Look;
use crate::args::{Diagram, DiagramForm, Paper};
use crate::failure::Failure;
use crate::output::Output;
use crate::talk::Talk;

/// The form by what is asked for, else by the name of the output, else text.
pub(super) fn form(args: &Diagram) -> Result<DiagramForm, Failure> {
    if let Some(form) = args.to {
        return Ok(form);
    }
    let extension = args.output.as_deref().and_then(Path::extension);
    match extension.map(|extension| extension.to_string_lossy().to_lowercase()).as_deref() {
        None | Some("txt") => Ok(DiagramForm::Txt),
        Some("svg") => Ok(DiagramForm::Svg),
        Some("png") => Ok(DiagramForm::Png),
        Some("pdf") => Ok(DiagramForm::Pdf),
        Some("gif") => Ok(DiagramForm::Gif),
        Some("tex") => Ok(DiagramForm::Tex),
        Some("typ") => Ok(DiagramForm::Typ),
        Some(other) => Err(Failure::new(format!("diagrams can't be written as .{other}"))
            .help("name the output .svg, .png, .pdf, .gif, .tex, .typ or .txt, or say --to FORM")),
    }
}

/// Writes all diagrams.
pub(super) fn write(
    args: &Diagram,
    form: DiagramForm,
    look: &Look,
    drawn: &[Diagrammed],
    inputs: &[&Path],
    talk: &Talk,
) -> Result<(), Failure> {
    let write = |path: Option<&Path>, bytes: &[u8]| {
        let mut output = Output::create(path, args.force, inputs)?;
        output.write_all(bytes)?;
        output.finish()
    };
    if let Some(output) = &args.output {
        refuse_unknown_field(&output.to_string_lossy(), args.sheet.is_some())?;
    }
    if let Some(said) = in_characters(form, drawn) {
        if args.sheet.is_some() {
            talk.note("--sheet is for pictures: name one with -o, such as d.pdf");
        }
        return write_texts(args, &said, drawn, write);
    }
    let pages = pages(args, drawn)?;
    tell_shrunk(args, &pages, drawn, talk);
    if matches!(form, DiagramForm::Png | DiagramForm::Pdf | DiagramForm::Gif) {
        tell_missing(&pictures::missing_letters(&pages), talk);
    }
    let pattern =
        args.output.as_deref().map(Path::to_string_lossy).filter(|name| name.contains('{'));
    let Some(pattern) = pattern else {
        if pages.len() > 1 && matches!(form, DiagramForm::Svg | DiagramForm::Png) {
            return Err(too_many(pages.len()));
        }
        return write(args.output.as_deref(), &encoded(args, form, look.dpi, &pages)?);
    };
    let mut names = Names::default();
    let paths = (0..pages.len()).map(|index| {
        // A sheet is named by its own number.
        let diagram = (args.sheet.is_none()).then(|| &drawn[index]);
        names.name(&pattern, diagram, index as u64 + 1)
    });
    let paths = paths.collect::<Result<Vec<_>, _>>()?;
    let dpi = look.dpi;
    write_each(pages.len(), |index| {
        let page = std::slice::from_ref(&pages[index]);
        write(Some(&paths[index]), &encoded(args, form, dpi, page)?)
    })
}

/// Says so where the fields of a sheet are smaller than what is asked for.
fn tell_shrunk(args: &Diagram, pages: &[Page], drawn: &[Diagrammed], talk: &Talk) {
    let look = &args.look;
    let is_asked = look.width.is_some() || look.board.is_some() || look.square.is_some();
    let placed = pages.iter().flat_map(|page| &page.items);
    let widths = drawn
        .iter()
        .zip(placed)
        .map(|(asked, placed)| (asked.drawing.paper_width, placed.drawing.paper_width));
    let shrunk =
        widths.filter(|(asked, placed)| is_asked && placed.hundredths() < asked.hundredths());
    if let Some((asked, placed)) = shrunk.min_by_key(|(_, placed)| placed.hundredths()) {
        talk.note(&format!(
            "the fields of the sheet are too small: pictures are {placed}mm wide, not {asked}mm"
        ));
    }
}

fn tell_missing(letters: &[char], talk: &Talk) {
    if !letters.is_empty() {
        let letters: String = letters.iter().collect();
        talk.note(&format!(
            "the font of pictures has no {letters}: boxes stand in their place; an .svg shows them \
             in the fonts of its reader"
        ));
    }
}

fn too_many(pages: usize) -> Failure {
    Failure::new(format!("{pages} pictures do not go into one file of this form"))
        .help("write {number}, {record} or {ply} into the name of the output for a file of each")
        .help("or put them on a page with --sheet 2x3, or write a .pdf")
}

/// The diagrams as texts, if the form is one.
fn in_characters(form: DiagramForm, drawn: &[Diagrammed]) -> Option<Vec<String>> {
    let text = |diagram: &Diagrammed| match form {
        DiagramForm::Txt => Some(to_text(&diagram.scene, Charset::Ascii)),
        DiagramForm::Unicode => Some(to_text(&diagram.scene, Charset::Unicode)),
        DiagramForm::Comment => Some(format!("{}\n", diagram.comment)),
        _ => None,
    };
    drawn.iter().map(text).collect()
}

fn write_texts(
    args: &Diagram,
    texts: &[String],
    drawn: &[Diagrammed],
    write: impl Fn(Option<&Path>, &[u8]) -> Result<(), Failure> + Sync,
) -> Result<(), Failure> {
    let pattern =
        args.output.as_deref().map(Path::to_string_lossy).filter(|name| name.contains('{'));
    let Some(pattern) = pattern else {
        return write(args.output.as_deref(), texts.join("\n").as_bytes());
    };
    let mut names = Names::default();
    let paths = drawn.iter().map(|diagram| names.name(&pattern, Some(diagram), diagram.number));
    let paths = paths.collect::<Result<Vec<_>, _>>()?;
    write_each(texts.len(), |index| write(Some(&paths[index]), texts[index].as_bytes()))
}

/// Names of files from a pattern, all different.
#[derive(Default)]
struct Names(HashSet<String>);

/// What stands for something in the name of an output.
const FIELDS: [&str; 4] = ["number", "n", "record", "ply"];

/// Refuses a field that nothing fills.
fn refuse_unknown_field(pattern: &str, is_sheet: bool) -> Result<(), Failure> {
    let fields = if is_sheet { &FIELDS[..2] } else { &FIELDS[..] };
    let parts = pattern.split('{').skip(1).filter_map(|part| part.split_once('}'));
    let Some((unknown, _)) = parts.into_iter().find(|(name, _)| {
        !fields.contains(name) && name.bytes().all(|byte| byte.is_ascii_lowercase())
    }) else {
        return Ok(());
    };
    let known: Vec<String> = fields.iter().map(|field| format!("{{{field}}}")).collect();
    Err(Failure::new(format!("names of outputs have no field {{{unknown}}}"))
        .help(format!("fields: {}", known.join(", "))))
}

impl Names {
    fn name(
        &mut self,
        pattern: &str,
        diagram: Option<&Diagrammed>,
        number: u64,
    ) -> Result<PathBuf, Failure> {
        let mut name = pattern.to_owned();
        match diagram {
            Some(diagram) => {
                name = numbered(&name, diagram.number);
                name = name.replace("{record}", &diagram.record.to_string());
                name = name.replace("{ply}", &diagram.ply.to_string());
            }
            None => name = numbered(&name, number),
        }
        if !self.0.insert(name.clone()) {
            return Err(Failure::new(format!("two diagrams would both be written to {name}"))
                .help("write {number}, or {record} and {ply}, into the name of the output"));
        }
        Ok(PathBuf::from(name))
    }
}

/// A name with a number where it stands for one.
fn numbered(name: &str, number: u64) -> String {
    let number = number.to_string();
    name.replace("{number}", &number).replace("{n}", &number)
}

/// The drawings on pages: each on one of its own, or several on sheets.
fn pages(args: &Diagram, drawn: &[Diagrammed]) -> Result<Vec<Page>, Failure> {
    let drawings = drawn.iter().map(|diagram| diagram.drawing.clone());
    let Some(sheet) = &args.sheet else {
        return Ok(drawings.map(Page::of).collect());
    };
    let mut sheet: Sheet = sheet.parse().map_err(|error| Failure::new(format!("{error}")))?;
    let (width, height) = match args.paper {
        Paper::A4 => (21_000, 29_700),
        Paper::A5 => (14_800, 21_000),
        Paper::Letter => (21_590, 27_940),
    };
    sheet.width = Millimetres::from_hundredths(width);
    sheet.height = Millimetres::from_hundredths(height);
    Ok(sheet.pages(drawings.collect()))
}

/// Pages as the bytes of a file.
fn encoded(
    args: &Diagram,
    form: DiagramForm,
    dpi: u32,
    pages: &[Page],
) -> Result<Vec<u8>, Failure> {
    match form {
        DiagramForm::Tex => Ok(to_tex(pages).into_bytes()),
        DiagramForm::Typ => Ok(to_typst(pages).into_bytes()),
        DiagramForm::Png => pictures::png(pages, dpi),
        DiagramForm::Pdf => pictures::pdf(pages),
        DiagramForm::Gif => pictures::gif(pages, dpi, args.pace),
        _ => Ok(pages.iter().map(to_svg).collect::<String>().into_bytes()),
    }
}

/// The forms that a small build of the program leaves out.
#[cfg(feature = "pictures")]
mod pictures {
    pub(super) use tavlei::diagram::missing_letters;
    use tavlei::diagram::{Pace, Page, PictureError, to_gif, to_pdf, to_png};

    use crate::failure::Failure;

    fn trouble(error: &PictureError) -> Failure {
        Failure::new(error.to_string())
    }

    pub(super) fn png(pages: &[Page], dpi: u32) -> Result<Vec<u8>, Failure> {
        pages
            .first()
            .map_or(Ok(Vec::new()), |page| to_png(page, dpi).map_err(|error| trouble(&error)))
    }

    pub(super) fn pdf(pages: &[Page]) -> Result<Vec<u8>, Failure> {
        to_pdf(pages).map_err(|error| trouble(&error))
    }

    pub(super) fn gif(pages: &[Page], dpi: u32, seconds: f32) -> Result<Vec<u8>, Failure> {
        let each = (seconds.clamp(0.02, 60.0) * 100.0).round() as u16;
        to_gif(pages, dpi, Pace { each, last: each.saturating_mul(3) })
            .map_err(|error| trouble(&error))
    }
}

/// The forms that a small build of the program leaves out.
#[cfg(not(feature = "pictures"))]
mod pictures {
    use tavlei::diagram::Page;

    use crate::failure::Failure;

    /// Nothing is written, so nothing is missing.
    pub(super) fn missing_letters(_: &[Page]) -> Vec<char> {
        Vec::new()
    }

    fn left_out(form: &str) -> Result<Vec<u8>, Failure> {
        Err(Failure::new(format!("this program was built without pictures as {form}"))
            .help("write .svg, .tex, .typ or .txt, or build it with --features pictures"))
    }

    pub(super) fn png(_: &[Page], _: u32) -> Result<Vec<u8>, Failure> {
        left_out("PNG")
    }

    pub(super) fn pdf(_: &[Page]) -> Result<Vec<u8>, Failure> {
        left_out("PDF")
    }

    pub(super) fn gif(_: &[Page], _: u32, _: f32) -> Result<Vec<u8>, Failure> {
        left_out("GIF")
    }
}
