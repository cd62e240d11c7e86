//! `tavlei diagram`: a position as text or as a picture.

use std::io::Write;
use std::path::Path;

use tavlei::core::Position;
use tavlei::diagram::{Charset, Options, svg, text};
use tavlei::rules::Game;
use tavlei::rules::ballots::{BallotError, ballot};

use crate::args::{Diagram, DiagramForm};
use crate::choice::chosen;
use crate::failure::Failure;
use crate::one_game::{OneGame, game_of, position_after};
use crate::output::Output;
use crate::start::position_given;
use crate::talk::Talk;

/// Draws one position.
pub(crate) fn run(args: &Diagram, talk: &Talk) -> Result<(), Failure> {
    let form = form(args)?;
    let (game, position) = shown(args, talk)?;
    let options = Options::default().flip(args.flip);
    let (board, labels) = (game.board(), game.labels());
    let drawn = match form {
        DiagramForm::Txt => text(board, labels, &position, &options, Charset::Ascii),
        DiagramForm::Svg => svg(board, labels, &position, &options),
    };
    let inputs: Vec<&Path> = args.file.iter().map(AsRef::as_ref).collect();
    let mut output = Output::create(args.output.as_deref(), args.force, &inputs)?;
    output.write_all(drawn.as_bytes())?;
    output.finish()
}

fn shown(args: &Diagram, talk: &Talk) -> Result<(Game, Position), Failure> {
    if let Some(file) = &args.file {
        return recorded(args, file);
    }
    if let Some(ballot) = &args.ballot {
        return drawn_by_lot(ballot);
    }
    let game = chosen(&args.game)?.ok_or_else(|| {
        Failure::new("nothing to draw").help("name a file with games, or a game with --game ID")
    })?;
    let fen = args.fen.as_deref().map(|fen| position_given(&game, fen, talk)).transpose()?;
    let position = game.completed(fen.unwrap_or_else(|| game.start().clone()));
    Ok((game, position))
}

/// The position of a recorded game.
fn recorded(args: &Diagram, file: &Path) -> Result<(Game, Position), Failure> {
    let found = OneGame::find(file, args.record, chosen(&args.game)?, &args.reading)?;
    let replayed = found.replay();
    Ok((game_of(&replayed)?.clone(), position_after(&replayed, args.ply)?))
}

/// The position that an opening ballot leads to.
fn drawn_by_lot(text: &str) -> Result<(Game, Position), Failure> {
    let trouble = |error: BallotError| {
        Failure::new(error.to_string())
            .help("`tavlei ballots` lists the decks; a ballot is named as in idf#3-XIV")
    };
    let (deck, ballot) = ballot(text).map_err(trouble)?;
    let game = deck.for_games().next().ok_or_else(|| Failure::new("the deck is for no game"))?;
    let position = ballot.begin(&game).map_err(trouble)?.session.position();
    Ok((game, position))
}

/// As asked for, else by the name of the output, else text.
fn form(args: &Diagram) -> Result<DiagramForm, Failure> {
    if let Some(form) = args.to {
        return Ok(form);
    }
    let extension = args.output.as_deref().and_then(Path::extension);
    match extension.map(|extension| extension.to_string_lossy().to_lowercase()).as_deref() {
        None | Some("txt") => Ok(DiagramForm::Txt),
        Some("svg") => Ok(DiagramForm::Svg),
        Some(other) => Err(Failure::new(format!("diagrams can't be written as .{other}"))
            .help("name the output .svg or .txt, or say --to svg or --to txt")),
    }
}
