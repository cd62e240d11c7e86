//! What `convert` is to write.

use std::path::Path;

use tavlei::replay::{ScaleChoice, Target};

use crate::args::{Convert, Format};
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
    /// As the command line says.
    pub(crate) fn new(args: &Convert) -> Result<Plan, Failure> {
        let format = format(args)?;
        if args.plies && format != Format::Csv {
            return Err(
                Failure::new("--plies is for tables").help("say --to csv, or name the output .csv")
            );
        }
        let target = target(format, &args.notation)?;
        Ok(Plan { format, target, plies: args.plies, variations: !args.no_variations })
    }
}

/// As asked for, else by the name of the output, else PDN.
fn format(args: &Convert) -> Result<Format, Failure> {
    if let Some(format) = args.to {
        return Ok(format);
    }
    let extension = args.output.as_deref().and_then(Path::extension);
    match extension.map(|extension| extension.to_string_lossy().to_lowercase()).as_deref() {
        None | Some("pdn" | "txt") => Ok(Format::Pdn),
        Some("json" | "jsonl") => Ok(Format::Json),
        Some("csv") => Ok(Format::Csv),
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
