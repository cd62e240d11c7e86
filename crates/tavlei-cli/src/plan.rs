//! What `convert` is to write.

use std::path::{Path, PathBuf};

use tavlei::record::{
    Format, Needs, ScoreLayout, ScoreStyle, Writing as FormatWriting, format_by_extension,
    format_by_name,
};
use tavlei::replay::{ScaleChoice, Target};

use crate::archive;
use crate::args::{Convert, ScoreForm, ScoreLayoutChoice, Writing};
use crate::failure::Failure;
use crate::notations::asked;

/// The format that is written when nothing else is said.
const USUAL: &str = "pdn";
/// Text of any kind, by the end of a name.
const PLAIN: &str = "txt";
/// A table of half-moves, and that of games which `--plies` makes it of.
const TABLES: (&str, &str) = ("csv-plies", "csv");

/// What a page is called whose files have no names.
const GAMES: &str = "Games";

/// What to write of each game.
#[derive(Clone, Debug)]
pub(crate) struct Plan {
    /// In which format.
    pub(crate) format: &'static Format,
    /// How that is written.
    pub(crate) writing: &'static FormatWriting,
    /// How the moves are written; `None` leaves them as they stand.
    pub(crate) target: Option<Target>,
    /// Whether variations stay.
    pub(crate) variations: bool,
    /// How scores for people are set out.
    pub(crate) style: ScoreStyle,
    /// What a page of them is called.
    pub(crate) title: String,
}

impl Plan {
    /// As the command line of `convert` says.
    pub(crate) fn new(args: &Convert) -> Result<Plan, Failure> {
        let mut name = format(args.to.as_deref(), args.output.as_deref())?.unwrap_or(USUAL);
        if args.plies {
            if name != TABLES.1 && name != TABLES.0 {
                return Err(no_plies(name));
            }
            name = TABLES.0;
        }
        let plan = Plan::in_format(name, &args.notation, !args.no_variations)?;
        let title = title(&args.paths, args.output.as_deref());
        Ok(Plan { style: style(&args.paper), title, ..plan })
    }

    /// As the command line of a verb says that lets games through; `None` leaves them as they
    /// stand.
    pub(crate) fn of_writing(args: &Writing) -> Result<Option<Plan>, Failure> {
        let name = match format(args.to.as_deref(), args.output.as_deref())? {
            // A name that ends in .pdn does not ask for another notation, and one in .txt may be any
            // text: only `convert` makes a score of it.
            None if args.notation.is_empty() => return Ok(None),
            Some(USUAL | PLAIN) if args.to.is_none() && args.notation.is_empty() => {
                return Ok(None);
            }
            Some(PLAIN) if args.to.is_none() => USUAL,
            name => name.unwrap_or(USUAL),
        };
        Plan::in_format(name, &args.notation, true).map(Some)
    }

    fn in_format(name: &str, notation: &[String], variations: bool) -> Result<Plan, Failure> {
        let format = format_by_name(name);
        let Some((format, writing)) = format.and_then(|f| Some((f, f.writing.as_ref()?))) else {
            return Err(Failure::new(format!("games can't be written as {name}")));
        };
        if let Some(feature) = writing.lacks {
            return Err(lacking(format, feature));
        }
        let target = target(format, writing, notation)?;
        let (style, title) = (ScoreStyle::default(), GAMES.to_owned());
        Ok(Plan { format, writing, target, variations, style, title })
    }

    /// Whether games are written as PDN.
    pub(crate) fn is_pdn(&self) -> bool {
        self.format.name == USUAL
    }
}

/// `--plies` is for a format that has one table or the other.
fn no_plies(name: &str) -> Failure {
    let has_plies = |writing: &FormatWriting| writing.needs == Needs::Plies;
    let writing = format_by_name(name).and_then(|format| format.writing.as_ref());
    Failure::new("--plies is for CSV").help(if writing.is_some_and(has_plies) {
        format!("leave it out: {name} has a table of half-moves in any case")
    } else {
        "say --to csv, or name the output .csv".to_owned()
    })
}

/// Some formats take large libraries, which are built in on demand.
fn lacking(format: &Format, feature: &str) -> Failure {
    Failure::new(format!("this tavlei was built without what writes {}", format.name))
        .help(format!("cargo install tavlei-cli --features {feature} builds one that has it"))
}

/// The name of the one file that is read, else of the one that is written.
fn title(inputs: &[PathBuf], output: Option<&Path>) -> String {
    let input = match inputs {
        [one] if one.as_os_str() != "-" => Some(one.as_path()),
        _ => None,
    };
    let stem = input.or(output).and_then(Path::file_stem);
    stem.map_or(GAMES.to_owned(), |stem| stem.to_string_lossy().into_owned())
}

fn style(paper: &ScoreForm) -> ScoreStyle {
    let usual = ScoreStyle::default();
    let layout = match paper.layout {
        Some(ScoreLayoutChoice::Columns) => ScoreLayout::Columns,
        Some(ScoreLayoutChoice::Running) => ScoreLayout::Running,
        None => usual.layout,
    };
    let width = paper.width.map_or(usual.width, usize::from);
    let language = paper.lang.code();
    ScoreStyle { layout, width, header: !paper.no_header, language, ..usual }
}

/// As asked for, else by the name of the output, if that tells one.
fn format(to: Option<&str>, output: Option<&Path>) -> Result<Option<&'static str>, Failure> {
    if let Some(name) = to {
        return Ok(format_by_name(name).map(|format| format.name));
    }
    // That a file can't be written packed is told when it is opened.
    let output = output.filter(|output| archive::packs(output).is_none());
    let extension = output.and_then(Path::extension).map(|e| e.to_string_lossy().to_lowercase());
    let Some(extension) = extension else { return Ok(None) };
    match format_by_extension(&extension, |format| format.writing.is_some()) {
        Some(format) => Ok(Some(format.name)),
        None => Err(Failure::new(format!("games can't be written as .{extension}"))
            .help("--to FORMAT says what to write, whatever the file is called")),
    }
}

/// PDN is brought into the form that PDN 3.0 wants, and formats with a notation of their own into
/// that; others carry moves as they stand unless a notation is asked for.
fn target(
    format: &Format,
    writing: &FormatWriting,
    notation: &[String],
) -> Result<Option<Target>, Failure> {
    let notation = match writing.notation {
        Some(own) if notation.is_empty() => asked(&[own.to_owned()])?,
        Some(own) => {
            return Err(Failure::new(format!("{} has a notation of its own", format.title))
                .help(format!("leave --notation out; moves will be written in {own}")));
        }
        None if notation.is_empty() && format.name != USUAL => return Ok(None),
        None => asked(notation)?,
    };
    let name_notation = writing.notation.is_none();
    let scale = ScaleChoice::Usual;
    Ok(Some(Target { notation, scale, name_notation, ..Target::default() }))
}
