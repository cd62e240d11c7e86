//! `tavlei book`: games and exercises as a book.

mod parts;

use std::io::Write;
use std::path::{Path, PathBuf};

use tavlei::book::plan::{Diagrams, PlanError, place_of};
use tavlei::book::{Book, Gathered, Material, Plan, Source, crowded, gather, to_html, to_typst};
use tavlei::replay::Target;

use crate::args::{self, BookForm, BookLook};
use crate::choice::chosen;
use crate::failure::Failure;
use crate::feed::{Event, Feed, How};
use crate::inputs::Inputs;
use crate::notations::{asked, replay_options};
use crate::output::Output;
use crate::progress::Progress;
use crate::records::read_options;
use crate::talk::Talk;
use crate::themes::{self, theme_of};

/// Makes the book.
pub(crate) fn run(args: &args::Book, talk: &mut Talk) -> Result<(), Failure> {
    let form = form(args)?;
    refuse_pdf(form)?;
    let file = plan_file(&args.paths)?;
    let said = file.map_or(Ok(String::new()), text)?;
    let (mut plan, materials, read) = match file {
        Some(file) => by_plan(args, file, &said, talk)?,
        None => by_files(args, talk)?,
    };
    change(&mut plan, &args.look);
    plan.check_room(&said).map_err(|error| refused(&error, file))?;
    read_themes(&mut plan)?;
    let notation = notation(&plan.notation)?;
    let Gathered { book, mut remarks } = gather(&plan, &notation, &materials);
    if form != BookForm::Html {
        remarks.extend(crowded(&book));
    }
    for remark in &remarks {
        talk.finding(remark);
    }
    let bytes = written(&book, form, talk)?;
    let inputs: Vec<&Path> = read.iter().map(AsRef::as_ref).collect();
    let mut output = Output::create(args.output.as_deref(), args.force, &inputs)?;
    output.write_all(&bytes)?;
    output.finish()
}

/// What moves are written in: names of notations joined by commas; nothing: as they stand.
fn notation(names: &str) -> Result<Target, Failure> {
    if names.is_empty() {
        return Ok(Target::default());
    }
    let names: Vec<String> = names.split(',').map(str::to_owned).collect();
    Ok(Target { notation: asked(&names)?, ..Target::default() })
}

/// As asked for, else by the name of the output.
fn form(args: &args::Book) -> Result<BookForm, Failure> {
    if let Some(form) = args.to {
        return Ok(form);
    }
    let help = "name the output .pdf, .typ or .html, or say --to pdf, --to typ or --to html";
    let extension = args.output.as_deref().and_then(Path::extension);
    match extension.map(|extension| extension.to_string_lossy().to_lowercase()).as_deref() {
        Some("pdf") => Ok(BookForm::Pdf),
        Some("typ") => Ok(BookForm::Typ),
        Some("html" | "htm") => Ok(BookForm::Html),
        Some(other) => Err(Failure::new(format!("a book can't be written as .{other}")).help(help)),
        None => Err(Failure::new("in which form is the book to be written?").help(help)),
    }
}

/// The program can do without the typesetter: it is four fifths of its size.
#[cfg(not(feature = "book"))]
fn refuse_pdf(form: BookForm) -> Result<(), Failure> {
    if form != BookForm::Pdf {
        return Ok(());
    }
    Err(Failure::new("this tavlei was built without the typesetter that PDF needs")
        .help("cargo install tavlei-cli --features book builds one that has it")
        .help(
            "or write .typ and let Typst (typst.app) set it, or .html and print it from the browser",
        ))
}

#[cfg(feature = "book")]
#[allow(clippy::unnecessary_wraps, reason = "the other build refuses")]
fn refuse_pdf(_: BookForm) -> Result<(), Failure> {
    Ok(())
}

fn written(book: &Book, form: BookForm, talk: &Talk) -> Result<Vec<u8>, Failure> {
    match form {
        BookForm::Typ => Ok(to_typst(book).into_bytes()),
        BookForm::Html => Ok(to_html(book).into_bytes()),
        BookForm::Pdf => set(&to_typst(book), talk),
    }
}

#[cfg(feature = "book")]
fn set(source: &str, talk: &Talk) -> Result<Vec<u8>, Failure> {
    let pdf = tavlei::book::to_pdf(source).map_err(|error| {
        Failure::new(format!("the book can't be set: {error}"))
            .help("write it as .typ to look at that line; please report this as a fault of tavlei")
    })?;
    for warning in &pdf.warnings {
        talk.note(&warning.to_string());
    }
    if !pdf.missing.is_empty() {
        let letters: String = pdf.missing.iter().collect();
        talk.note(&format!(
            "the fonts of books have no {letters}: boxes stand in their place; a .typ can be set \
             with fonts of yours, an .html shows them in the fonts of its reader"
        ));
    }
    Ok(pdf.bytes)
}

#[cfg(not(feature = "book"))]
fn set(_: &str, _: &Talk) -> Result<Vec<u8>, Failure> {
    refuse_pdf(BookForm::Pdf).map(|()| Vec::new())
}

/// The plan, the materials of its parts, and the files that were read.
type Read = (Plan, Vec<Material>, Vec<PathBuf>);

/// The file `book.toml`, where one is given.
fn plan_file(paths: &[PathBuf]) -> Result<Option<&Path>, Failure> {
    let is_plan =
        |path: &&PathBuf| path.extension().is_some_and(|e| e.eq_ignore_ascii_case("toml"));
    match (paths.iter().find(is_plan), paths.len()) {
        (None, _) => Ok(None),
        (Some(file), 1) => Ok(Some(file)),
        (Some(file), _) => Err(Failure::new(format!("{} stands alone", file.display()))
            .help("name the files of records in it, one [[part]] each")),
    }
}

/// A `book.toml`, or a command line, that no book can be made of.
fn refused(error: &PlanError, file: Option<&Path>) -> Failure {
    match (file, error.place) {
        (Some(file), Some((line, column))) => {
            let file = file.display();
            Failure::new(format!("{file}:{line}:{column}: {}", error.message))
        }
        (Some(file), None) => Failure::new(format!("{}: {}", file.display(), error.message)),
        (None, _) => return Failure::new(error.message.clone()),
    }
    .help("the guide shows a whole book.toml: docs/src/guide/book.md")
}

fn by_plan(args: &args::Book, file: &Path, said: &str, talk: &mut Talk) -> Result<Read, Failure> {
    let mut plan = Plan::parse(said).map_err(|error| refused(&error, Some(file)))?;
    let folder = file.parent().unwrap_or(Path::new(""));
    if Path::new(&plan.notation).extension().is_some_and(|e| e.eq_ignore_ascii_case("toml")) {
        plan.notation = folder.join(&plan.notation).display().to_string();
    }
    let own = plan.parts.iter_mut().filter_map(|part| part.diagrams.as_mut());
    for diagrams in own.chain([&mut plan.diagrams]).filter(|d| themes::is_file(&d.theme)) {
        diagrams.theme = folder.join(&diagrams.theme).display().to_string();
    }
    refuse_unknown(&plan, file, said)?;
    let (mut materials, mut read) = (Vec::new(), vec![file.to_owned()]);
    for part in &plan.parts {
        materials.push(parts::material(args, part, file, talk)?);
        read.extend(part.content.files().iter().map(|file| folder.join(file)));
    }
    Ok((plan, materials, read))
}

/// Refuses names of notations and themes that there are not, where they stand.
fn refuse_unknown(plan: &Plan, file: &Path, said: &str) -> Result<(), Failure> {
    let at = |failure: Failure, paths: &[&str]| {
        let file = file.display();
        match paths.iter().find_map(|path| place_of(said, path)) {
            Some((line, column)) => failure.at(format!("{file}:{line}:{column}")),
            None => failure.at(file),
        }
    };
    notation(&plan.notation).map_err(|failure| at(failure, &["notation"]))?;
    let themed = |look: &Diagrams| match look.theme.as_str() {
        "" => Ok(()),
        theme => theme_of(theme).map(|_| ()),
    };
    themed(&plan.diagrams).map_err(|failure| at(failure, &["diagrams.theme"]))?;
    let own = plan.parts.iter().enumerate();
    for (number, look) in own.filter_map(|(at, part)| Some((at, part.diagrams.as_ref()?))) {
        let path = format!("part.{number}.diagrams.theme");
        themed(look).map_err(|failure| at(failure, &[&path, "diagrams.theme"]))?;
    }
    Ok(())
}

fn by_files(args: &args::Book, talk: &mut Talk) -> Result<Read, Failure> {
    let mut files: Vec<(String, Vec<Source>)> = Vec::new();
    for source in records(args, &args.paths, talk)? {
        match files.last_mut().filter(|(name, _)| *name == source.file) {
            Some((_, sources)) => sources.push(source),
            None => files.push((source.file.clone(), vec![source])),
        }
    }
    files.retain(|(file, sources)| {
        let holds = parts::holds_games(sources);
        if !holds {
            talk.finding(&format!("{file} holds no games and is left out"));
        }
        holds
    });
    if files.is_empty() {
        let help = "your own text comes into a book by a book.toml: text = in a [[part]]";
        return Err(Failure::new("there are no games to make a book of").help(help));
    }
    let plan = Plan::of_files(&files);
    let materials = files.into_iter().map(|(_, sources)| Material::Records(sources)).collect();
    Ok((plan, materials, args.paths.clone()))
}

/// The records of some files. A file that can't be read is told, and ends the run in the end.
fn records(args: &args::Book, paths: &[PathBuf], talk: &mut Talk) -> Result<Vec<Source>, Failure> {
    let inputs = Inputs::find(paths);
    if let Some(failure) = inputs.failures.into_iter().next() {
        return Err(failure);
    }
    let replay = replay_options(chosen(&args.game)?, &args.reading)?;
    let how = How { reading: read_options(&args.reading)?, replay };
    let mut feed = Feed::new(inputs.found, how, Progress::none());
    let mut sources = Vec::new();
    while let Some((event, _)) = feed.next() {
        match event {
            Event::Game(game) => sources.push(Source {
                file: game.file.to_string(),
                context: game.context,
                record: game.text.parse()?,
            }),
            Event::Failed(failure) => return Err(failure),
            Event::Closed(Some(remark)) => talk.note(&remark),
            Event::Opened(_) | Event::Closed(None) => {}
        }
    }
    Ok(sources)
}

fn text(file: &Path) -> Result<String, Failure> {
    let bytes = std::fs::read(file).map_err(|error| Failure::reading(file.display(), &error))?;
    String::from_utf8(bytes).map_err(|_| {
        Failure::new(format!("{} is no text in UTF-8", file.display()))
            .help("save the file with the encoding UTF-8")
    })
}

/// What the command line says goes before what the file says.
fn change(plan: &mut Plan, look: &BookLook) {
    fn set<T: Clone>(place: &mut T, given: Option<&T>) {
        if let Some(given) = given {
            *place = given.clone();
        }
    }
    set(&mut plan.title, look.title.as_ref());
    set(&mut plan.author, look.author.as_ref());
    set(&mut plan.lang, look.lang.as_ref());
    set(&mut plan.paper, look.paper.as_ref());
    set(&mut plan.columns, look.columns.as_ref());
    set(&mut plan.notation, look.notation.as_ref());
    let own = plan.parts.iter_mut();
    let (diagrams, sheets): (Vec<_>, Vec<_>) =
        own.map(|part| (part.diagrams.as_mut(), part.exercises.as_mut())).unzip();
    for diagrams in diagrams.into_iter().flatten().chain([&mut plan.diagrams]) {
        set(&mut diagrams.width, look.width.as_ref());
        set(&mut diagrams.labels, look.labels.as_ref());
        set(&mut diagrams.theme, look.theme.as_ref());
        diagrams.every = look.every.or(diagrams.every);
        diagrams.at_end |= look.at_end;
    }
    for sheet in sheets.into_iter().flatten().chain([&mut plan.exercises]) {
        set(&mut sheet.per_page, look.per_page.as_ref());
        set(&mut sheet.solutions, look.solutions.as_ref());
    }
}

/// Reads the themes that the book and its parts name.
fn read_themes(plan: &mut Plan) -> Result<(), Failure> {
    let own = plan.parts.iter_mut().filter_map(|part| part.diagrams.as_mut());
    for diagrams in own.chain([&mut plan.diagrams]) {
        if !diagrams.theme.is_empty() {
            diagrams.look = theme_of(&diagrams.theme)?;
        }
    }
    Ok(())
}
