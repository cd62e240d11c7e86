//! The positions that are drawn, and what is known about each.

use std::fs;
use std::io::Read;
use std::path::Path;
use tavlei::core::counted;

use tavlei::core::{Decoration, Position, Seat, Side, Step, canonical_text};
use tavlei::diagram::Facts;
use tavlei::notation::write_fen;
use tavlei::record::{ItemKind, Record};
use tavlei::replay::{Played, Replayed, round};
use tavlei::rules::ballots::{BallotError, ballot};
use tavlei::rules::{Game, Group};

use super::moments::{Asked, Moment};
use super::told::told;
use crate::args::{Diagram, DiagramForm};
use crate::choice::chosen;
use crate::failure::Failure;
use crate::one_game::{OneGame, game_of};
use crate::start::{Start, position, position_given, written_turns};
use crate::talk::Talk;

/// A position to draw.
pub(super) struct Shot {
    /// The rules and the board.
    pub(super) game: Game,
    /// What is drawn: the position, or the one before the last turn where its way is shown.
    pub(super) position: Position,
    /// The position before the last turn, where there was one.
    pub(super) before: Option<Position>,
    /// The position after it.
    pub(super) after: Position,
    /// The steps of the last turn, where they are known.
    pub(super) steps: Option<Vec<Step>>,
    /// The number of the last move.
    pub(super) move_number: usize,
    /// The drawn position as FEN.
    pub(super) fen: String,
    /// What captions may tell.
    pub(super) facts: Facts,
    /// The comments behind the last turn.
    pub(super) comment: String,
    /// Which record of its file; 0 for none.
    pub(super) record: u64,
}

/// What is done with each of them.
type Sink<'a> = dyn FnMut(Shot) -> Result<(), Failure> + 'a;

/// Hands over the positions that are asked for.
pub(super) fn each(
    args: &Diagram,
    form: DiagramForm,
    talk: &Talk,
    sink: &mut Sink,
) -> Result<(), Failure> {
    if let Some(file) = &args.file {
        return recorded(args, file, form, talk, sink);
    }
    if let Some(list) = &args.fens {
        return listed(args, list, talk, sink);
    }
    let (game, start) = match &args.ballot {
        Some(ballot) => drawn_by_lot(ballot)?,
        None => given(args, talk)?,
    };
    let mut shot = Shot::still(game, start);
    if let Some(moves) = &args.play {
        shot.play(moves)?;
    }
    shot.show_way(args.marks.way);
    sink(shot)
}

/// A position of the command line, or the start of the game.
fn given(args: &Diagram, talk: &Talk) -> Result<(Game, Position), Failure> {
    let game = chosen(&args.game)?.ok_or_else(|| {
        if args.fen.is_some() {
            return Failure::new("which game is this position of?").help("name it with --game ID");
        }
        Failure::new("nothing to draw").help("name a file with games, or a game with --game ID")
    })?;
    let fen = args.fen.as_deref().map(|fen| position_given(&game, fen, talk)).transpose()?;
    if let Some(position) = &fen {
        warn(&game, position, talk);
    }
    let position = game.completed(fen.unwrap_or_else(|| game.start().clone()));
    Ok((game, position))
}

/// Says so where no game can stand like that; it is drawn all the same.
fn warn(game: &Game, position: &Position, talk: &Talk) {
    warn_of_many(game, position, talk);
    if let Err(error) = game.open_at(position) {
        talk.note(&format!(
            "drawn as it is, but {} can't be played from there: {error}",
            game.id()
        ));
    }
}

/// Says so where a side has more pieces than it ever can.
fn warn_of_many(game: &Game, position: &Position, talk: &Talk) {
    let count = |position: &Position, side| {
        position.placed.iter().filter(|placed| placed.piece.side == side).count()
    };
    let is_pile = |part: &Decoration| matches!(part, Decoration::Pile(_));
    if game.group() != Group::Draughts || game.board().decorations().iter().any(is_pile) {
        return;
    }
    for side in Side::BOTH {
        let (has, begins) = (count(position, side), count(game.start(), side));
        if has > begins && begins > 0 {
            let game = game.id();
            talk.note(&format!(
                "drawn as it is, but {side} has {}; a game of {game} begins with {begins}",
                counted(has, "piece")
            ));
        }
    }
}

/// A position on each line of a file.
fn listed(args: &Diagram, list: &Path, talk: &Talk, sink: &mut Sink) -> Result<(), Failure> {
    let game = chosen(&args.game)?.ok_or_else(|| {
        Failure::new("which game are these positions of?").help("name it with --game ID")
    })?;
    let text = read(list)?;
    let lines = text.trim_start_matches('\u{feff}').lines().map(str::trim).enumerate();
    for (index, line) in lines.filter(|(_, line)| !line.is_empty() && !line.starts_with('#')) {
        let place = || format!("{}:{}", list.display(), index + 1);
        let position = position_given(&game, line, talk).map_err(|failure| failure.at(place()))?;
        warn(&game, &position, talk);
        sink(Shot::still(game.clone(), game.completed(position)))?;
    }
    Ok(())
}

fn read(list: &Path) -> Result<String, Failure> {
    let mut text = String::new();
    let read = if list.as_os_str() == "-" {
        std::io::stdin().lock().read_to_string(&mut text).map(|_| text)
    } else {
        fs::read_to_string(list)
    };
    read.map_err(|error| Failure::reading(list.display(), &error))
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

/// Positions of recorded games.
fn recorded(
    args: &Diagram,
    file: &Path,
    form: DiagramForm,
    talk: &Talk,
    sink: &mut Sink,
) -> Result<(), Failure> {
    let asked = Asked::of(&args.moments, form)?;
    let game = chosen(&args.game)?;
    let mut turns = Vec::new();
    if let (None, true) = (args.record, asked.is_for_all_games(form)) {
        for found in OneGame::all(file, game, &args.reading)? {
            let found = found?;
            let replayed = found.replay();
            match refuse_unreadable(&found, &replayed) {
                Ok(()) => {
                    tell_fault(&found, &replayed, talk);
                    turns.extend(moments(args, &found, &replayed, &asked, sink)?);
                }
                Err(failure) => talk.note(&failure.message),
            }
        }
    } else {
        let found = match args.record {
            None if form == DiagramForm::Gif => first(file, game, args, talk)?,
            number => OneGame::find(file, number.unwrap_or(1), game, &args.reading)?,
        };
        let replayed = found.replay();
        refuse_unreadable(&found, &replayed)?;
        tell_fault(&found, &replayed, talk);
        turns = moments(args, &found, &replayed, &asked, sink)?;
    }
    for missing in asked.missing(&turns) {
        talk.note(&format!("no game that was asked for has a move {missing}"));
    }
    Ok(())
}

/// The first game of a file that a moving picture shows, with a word if it has more.
fn first(file: &Path, game: Option<Game>, args: &Diagram, talk: &Talk) -> Result<OneGame, Failure> {
    let mut games = OneGame::all(file, game, &args.reading)?;
    let first = games.next().ok_or_else(|| Failure::new("there is no game to draw"))??;
    if games.next().is_some() {
        talk.note("a GIF shows one game: this is the first of the file; --record N names another");
    }
    Ok(first)
}

/// The positions of one game that are asked for; gives its turns by their numbers.
fn moments(
    args: &Diagram,
    found: &OneGame,
    replayed: &Replayed,
    asked: &Asked,
    sink: &mut Sink,
) -> Result<Vec<(usize, Seat)>, Failure> {
    let game = game_of(replayed)?;
    let plies = &replayed.plies;
    if let Some(ply) = args.moments.ply.filter(|&ply| ply > plies.len()) {
        let played = plies.len();
        return Err(Failure::new(format!(
            "the game has {}; there is no half-move {ply}",
            counted(played, "half-move")
        )));
    }
    let numbers = Numbers::of(game, &found.record, replayed);
    let turns = (1..=plies.len()).map(|ply| numbers.turn(ply)).collect();
    for ply in 0..=plies.len() {
        let played = ply.checked_sub(1).map(|index| &plies[index]);
        let comment = comments(&found.record, played, plies.get(ply));
        let turn = numbers.turn(ply.max(1));
        let count = numbers.before + ply;
        if !asked.wants(Moment { ply, count, turn, comment: &comment }, plies.len()) {
            continue;
        }
        let mut shot = Shot::of(game, replayed, ply, args)?;
        shot.facts.tags = tags(&found.record);
        shot.facts.turn =
            played.map_or(String::new(), |played| numbers.written(ply, &played.written));
        shot.move_number = turn.0;
        shot.comment = comment;
        shot.record = found.record.number;
        shot.show_way(args.marks.way);
        sink(shot)?;
    }
    Ok(turns)
}

/// Refuses a record that begins from a position which can't be read.
fn refuse_unreadable(found: &OneGame, replayed: &Replayed) -> Result<(), Failure> {
    let Some(fault) = replayed.report.findings.first() else { return Ok(()) };
    if !replayed.fen.is_empty() || replayed.report.game.is_none() {
        return Ok(());
    }
    let (file, line, column) = (&found.file, fault.line, fault.column);
    Err(Failure::new(format!("{file}:{line}:{column}: {}", fault.message)))
}

/// Says where a game can't be played any further: no position is drawn from there on.
fn tell_fault(found: &OneGame, replayed: &Replayed, talk: &Talk) {
    let report = &replayed.report;
    let (Some(reason), Some(at)) = (&report.reason, &report.at) else { return };
    let (file, line, column, number) = (&found.file, at.line, at.column, found.record.number);
    talk.note(&format!(
        "{file}:{line}:{column}: game {number} is drawn up to there: {}",
        reason.message
    ));
}

/// No game has more moves than this.
const MOST_NUMBERS: u32 = 100_000;

/// How the half-moves of a game are numbered.
struct Numbers {
    seats: &'static [Seat],
    /// How many half-moves were made before the first one.
    before: usize,
}

impl Numbers {
    /// From the first number that the record writes, else from 1; from the player who begins.
    fn of(game: &Game, record: &Record, replayed: &Replayed) -> Numbers {
        let seats = game.seats();
        let begins = seats.iter().position(|seat| replayed.fen.starts_with(seat.letter()));
        let is_usual = Seat::from(game.spec().first) == seats[0];
        let place = begins.filter(|_| is_usual).unwrap_or(0);
        let first = round(game, record).first_number(record, 0);
        let number = first.map_or(1, |first| first.number.min(MOST_NUMBERS)) as usize;
        let place = place.max(first.map_or(0, |first| usize::from(first.place)));
        Numbers { seats, before: (number - 1) * seats.len() + place }
    }

    /// The number of the move that a half-move (from 1) belongs to, and who makes it.
    fn turn(&self, ply: usize) -> (usize, Seat) {
        let index = ply - 1 + self.before;
        (index / self.seats.len() + 1, self.seats[index % self.seats.len()])
    }

    /// `24. 32-28`, `24... 17-21`.
    fn written(&self, ply: usize, text: &str) -> String {
        let (number, seat) = self.turn(ply);
        let dots = if seat == self.seats[0] { "." } else { "..." };
        format!("{number}{dots} {text}")
    }
}

/// The comments between two half-moves of the main line.
fn comments(record: &Record, after: Option<&Played>, before: Option<&Played>) -> String {
    let from = after.map_or(0, |played| played.span.end);
    let to = before.map_or(u32::MAX, |played| played.span.start);
    let mut depth = 0_u32;
    let mut text = String::new();
    for item in &record.items {
        match item.kind {
            ItemKind::Open => depth += 1,
            ItemKind::Close => depth = depth.saturating_sub(1),
            ItemKind::Comment(_)
                if depth == 0 && from <= item.span.start && item.span.start < to =>
            {
                text.push_str(record.str(item.text));
                text.push(' ');
            }
            _ => {}
        }
    }
    text
}

fn tags(record: &Record) -> Vec<(String, String)> {
    let pair = |tag: &tavlei::record::Tag| {
        (record.str(tag.name).to_owned(), record.str(tag.value).to_owned())
    };
    record.tags.iter().map(pair).collect()
}

impl Shot {
    /// A position that no turn led to.
    fn still(game: Game, position: Position) -> Shot {
        Shot {
            fen: write_fen(&position, game.labels()),
            after: position.clone(),
            before: None,
            position,
            steps: None,
            move_number: 0,
            facts: Facts::default(),
            comment: String::new(),
            record: 0,
            game,
        }
    }

    /// The position after a half-move.
    fn of(game: &Game, replayed: &Replayed, ply: usize, args: &Diagram) -> Result<Shot, Failure> {
        let fen_after = |ply: usize| match ply.checked_sub(1) {
            None => replayed.fen.as_str(),
            Some(index) => replayed.plies[index].fen.as_str(),
        };
        let at = |ply: usize| -> Result<Position, Failure> {
            Ok(position(game, fen_after(ply))?.position)
        };
        let mut shot = Shot::still(game.clone(), at(ply)?);
        shot.facts.ply = ply;
        let marks = &args.marks;
        if ply > 0 && (marks.way || marks.last || marks.move_number) {
            let before = at(ply - 1)?;
            let text = &replayed.plies[ply - 1].turn;
            let steps = steps(game, &before, text);
            shot.steps =
                steps.map(|steps| told(game.labels(), (&before, &shot.after), text, steps));
            shot.before = Some(before);
        }
        Ok(shot)
    }

    /// Makes the moves of the command line.
    fn play(&mut self, moves: &str) -> Result<(), Failure> {
        let mut start = Start::at(&self.game, &self.position)?;
        for (number, written) in written_turns(moves).enumerate() {
            let before = start.session.position();
            let steps = start.play_in_steps(written);
            let (steps, text) =
                steps.map_err(|failure| failure.at(format!("move {}", number + 1)))?;
            let after = start.session.position();
            let steps = told(self.game.labels(), (&before, &after), &text, steps);
            self.before = Some(before);
            self.steps = Some(steps);
            self.facts.ply = number + 1;
            written.clone_into(&mut self.facts.turn);
            self.move_number = number / self.game.seats().len() + 1;
        }
        self.after = start.session.position();
        self.position = self.after.clone();
        self.fen = write_fen(&self.position, self.game.labels());
        Ok(())
    }

    /// Shows the position before the last turn, if its way is to be drawn.
    fn show_way(&mut self, asked: bool) {
        if let Some(before) = self.before.as_ref().filter(|_| asked) {
            self.position = before.clone();
            self.facts.is_before = true;
            self.fen = write_fen(before, self.game.labels());
        }
    }
}

/// The steps of a turn by its canonical text.
fn steps(game: &Game, before: &Position, text: &str) -> Option<Vec<Step>> {
    let mut session = game.open_at(before).ok()?;
    let turns = session.turns().to_vec();
    let turn = turns.iter().find(|turn| canonical_text(session.as_mut(), turn) == text)?;
    let mut steps = Vec::new();
    session.steps(turn, &mut steps);
    Some(steps)
}
