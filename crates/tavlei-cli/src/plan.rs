//! What `convert` is to write.

use std::path::Path;

use tavlei::replay::{ScaleChoice, Target};

use crate::args::{Convert, Format, Writing};
use crate::failure::Failure;
use crate::notations::asked;

/// What to write of each game.
#[derive(Clone, Debug)]
pub(crate) struct Plan {
    /// In which format.
    pub(crate) format: Format,
    /// How the moves are written; `None` leaves them as they stand.
    pub(crate) target: Option<Target>,
    /// A table of half-moves, not of games.
    pub(crate) plies: bool,
    /// Whether variations stay.
    pub(crate) variations: bool,
}

impl Plan {
    /// As the command line of `convert` says.
    pub(crate) fn new(args: &Convert) -> Result<Plan, Failure> {
        let format = format(args.to, args.output.as_deref())?.unwrap_or(Format::Pdn);
        if args.plies && format != Format::Csv {
            return Err(
                Failure::new("--plies is for tables").help("say --to csv, or name the output .csv")
            );
        }
        let target = target(format, &args.notation)?;
        Ok(Plan { format, target, plies: args.plies, variations: !args.no_variations })
    }

    /// As the command line of a verb says that lets games through; `None` leaves them as they
    /// stand.
    pub(crate) fn of_writing(args: &Writing) -> Result<Option<Plan>, Failure> {
        let format = match format(args.to, args.output.as_deref())? {
            // A name that ends in .pdn does not ask for another notation.
            None if args.notation.is_empty() => return Ok(None),
            Some(Format::Pdn) if args.to.is_none() && args.notation.is_empty() => return Ok(None),
            format => format.unwrap_or(Format::Pdn),
        };
        let target = target(format, &args.notation)?;
        Ok(Some(Plan { format, target, plies: false, variations: true }))
    }
}

/// As asked for, else by the name of the output, if that tells one.
fn format(to: Option<Format>, output: Option<&Path>) -> Result<Option<Format>, Failure> {
    if to.is_some() {
        return Ok(to);
    }
    let extension = output.and_then(Path::extension);
    match extension.map(|extension| extension.to_string_lossy().to_lowercase()).as_deref() {
        None => Ok(None),
        Some("pdn" | "txt") => Ok(Some(Format::Pdn)),
        Some("json" | "jsonl") => Ok(Some(Format::Json)),
        Some("csv") => Ok(Some(Format::Csv)),
        Some(other) => Err(Failure::new(format!("games can't be written as .{other}"))
            .help("say --to pdn, --to json or --to csv")),
    }
}

/// PDN is brought into the form that PDN 3.0 wants; other formats carry moves as they stand
/// unless a notation is asked for.
fn target(format: Format, notation: &[String]) -> Result<Option<Target>, Failure> {
    if notation.is_empty() && format != Format::Pdn {
        return Ok(None);
    }
    let notation = asked(notation)?;
    Ok(Some(Target { notation, scale: ScaleChoice::Usual, ..Target::default() }))
}
