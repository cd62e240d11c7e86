//! A game begun at any position, and turns played in it as a person writes them.

use tavlei::core::{
    Corner, LabelScheme, Labels, Outcome, Position, Session, Step, Turn, canonical_text,
};
use tavlei::notation::{
    Dialect, FenParsed, Names, Notation, TurnForm, meant, parse_fen_as, parse_turn, write_fen,
};
use tavlei::rules::Game;

use crate::args;
use crate::choice::needed;
use crate::failure::Failure;
use crate::notations::asked;
use crate::talk::Talk;

/// The most legal moves that a help lists: more than most positions of draughts have.
const MOST_TOLD: usize = 48;

/// A game and where it stands.
#[derive(Debug)]
pub(crate) struct Start {
    game: Game,
    /// The running game.
    pub(crate) session: Box<dyn Session>,
}

impl Start {
    /// A game begun as the command line says.
    pub(crate) fn open(args: &args::Start, talk: &Talk) -> Result<Start, Failure> {
        let game = needed(&args.game)?;
        let session = match &args.fen {
            None => game.open(),
            Some(fen) => open_at(&game, &position_given(&game, fen, talk)?)?,
        };
        Ok(Start { game, session })
    }

    /// The legal turns with their texts, sorted by bytes; canonical ones where nothing else is
    /// asked for.
    pub(crate) fn turns(&mut self, style: Option<&Style>) -> Vec<(String, Turn)> {
        let turns = self.session.turns().to_vec();
        let texts: Vec<String> = turns.iter().map(|turn| self.text(turn, style)).collect();
        let mut listed: Vec<(String, Turn)> = texts.into_iter().zip(turns).collect();
        listed.sort();
        listed
    }

    fn text(&mut self, turn: &Turn, style: Option<&Style>) -> String {
        let session = self.session.as_mut();
        let Some(Style { labels, notation }) = style else { return canonical_text(session, turn) };
        let take = self.game.spec().style.take;
        notation.spell(session, turn, Names { labels, take }).text
    }

    /// The rules and the board.
    pub(crate) fn game(&self) -> &Game {
        &self.game
    }

    /// Who has won, where the side to move has no turn.
    pub(crate) fn end(&mut self) -> Option<String> {
        match self.session.outcome() {
            Outcome::Open => None,
            Outcome::Win(side, reason) => {
                Some(format!("the game is over: {side} has won ({reason})"))
            }
            Outcome::WinOfSeat(seat, reason) => {
                Some(format!("the game is over: {seat} has won ({reason})"))
            }
            Outcome::Draw(reason) => Some(format!("the game is over: a draw ({reason})")),
        }
    }

    /// A game begun at a position.
    pub(crate) fn at(game: &Game, position: &Position) -> Result<Start, Failure> {
        Ok(Start { game: game.clone(), session: open_at(game, position)? })
    }

    /// Plays a turn as [`Start::play`] does and tells its steps.
    pub(crate) fn play_in_steps(&mut self, written: &str) -> Result<(Vec<Step>, String), Failure> {
        let before = self.session.fork();
        self.play(written)?;
        let after = self.session.position();
        Ok(steps_between(before, &after).unwrap_or_default())
    }

    /// Plays a turn written with cells as the records of the game name them, or in another way
    /// that the game's records know.
    pub(crate) fn play(&mut self, written: &str) -> Result<(), Failure> {
        let (meant, style) = self.meant(written)?;
        match meant.as_slice() {
            [turn] => self.session.play(turn),
            [] => {
                return Err(
                    Failure::new(format!("{written} is not legal")).help(self.legal(&style))
                );
            }
            many => {
                let full = style.full();
                let texts: Vec<String> =
                    many.iter().map(|turn| self.text(turn, Some(&full))).collect();
                return Err(Failure::new(format!("{written} may mean several moves"))
                    .help(format!("write one of {}", texts.join(", "))));
            }
        }
        Ok(())
    }

    /// The legal turns that a text may mean, and how it is written.
    fn meant(&mut self, written: &str) -> Result<(Vec<Turn>, Style), Failure> {
        if self.session.turns_are_texts() {
            let meant = meant(self.session.as_mut(), written);
            return Ok((meant, Style::own(&self.game)));
        }
        let mut readable = None;
        let mut error = None;
        for labels in names(&self.game) {
            let mut meant = Vec::new();
            match parse_turn(written, &labels) {
                Ok(parsed) => self.session.resolve(&parsed.pattern, &mut meant),
                Err(bad) => {
                    error.get_or_insert(bad);
                    continue;
                }
            }
            let style = Style::short(labels);
            if !meant.is_empty() {
                return Ok((meant, style));
            }
            readable.get_or_insert(style);
        }
        match (readable, error) {
            (None, Some(error)) => {
                let legal = self.legal(&Style::own(&self.game));
                Err(Failure::new(error.to_string()).help(legal))
            }
            (style, _) => {
                let own = || Style::own(&self.game);
                Ok((Vec::new(), style.unwrap_or_else(own)))
            }
        }
    }

    fn legal(&mut self, style: &Style) -> String {
        let style = (!self.game.is_listed()).then_some(style);
        let texts: Vec<String> = self.turns(style).into_iter().map(|(text, _)| text).collect();
        match texts.len() {
            0 => "the game is over there: no move is legal".to_owned(),
            1..=MOST_TOLD => format!("legal there: {}", texts.join(", ")),
            more => {
                format!("{more} moves are legal there, such as {}", texts[..MOST_TOLD].join(", "))
            }
        }
    }
}

/// How turns are to be written.
#[derive(Debug)]
pub(crate) struct Style {
    labels: Labels,
    notation: Notation,
}

impl Style {
    /// The style that some names of notations ask for; `None` for the canonical texts.
    pub(crate) fn asked(game: &Game, names: &[String]) -> Result<Option<Style>, Failure> {
        if names == ["canonical"] {
            return Ok(None);
        }
        let notation = asked(names)?;
        let labels = labels_of(game, &notation)?;
        Ok(Some(Style { labels, notation }))
    }

    /// The names that records of a game use.
    fn own(game: &Game) -> Style {
        Style::short(game.labels().clone())
    }

    fn short(labels: Labels) -> Style {
        Style { labels, notation: Notation::default() }
    }

    fn full(self) -> Style {
        Style { notation: Notation { form: TurnForm::Full, ..self.notation }, ..self }
    }
}

/// The names of cells that a notation has on the board of a game: it has none where it has letters of
/// its own, but not for each file.
pub(crate) fn labels_of(game: &Game, notation: &Notation) -> Result<Labels, Failure> {
    let usual = game.labels().scheme();
    let scheme = notation.cells.scheme(game.board(), game.spec().first, usual, usual);
    let labels = scheme.and_then(|scheme| Labels::new(game.board(), &scheme).ok());
    let (called, name) = (&notation.name, &game.spec().name);
    let none = || Failure::new(format!("{called} has no names for the board of {name}"));
    let labels = labels.ok_or_else(none)?;
    match notation.missing_letter(game.board(), &labels) {
        Some(letter) => Err(Failure::new(format!(
            "{called} has no letter for the file {letter} of the board of {name}"
        ))
        .help("leave it out, or name a notation of your own that has a letter for each file")),
        None => Ok(labels),
    }
}

/// The names of cells that records of a game are met with: its own, by letters, by numbers.
fn names(game: &Game) -> Vec<Labels> {
    let mut names = vec![game.labels().clone()];
    if game.labels().scheme().is_numeric() {
        names.push(game.algebraic().clone());
    } else {
        names.extend(Labels::new(game.board(), &LabelScheme::numeric(Corner::TopLeft)));
    }
    names
}

/// A position as FEN.
pub(crate) fn position(game: &Game, fen: &str) -> Result<FenParsed, Failure> {
    let names = names(game);
    let labels: Vec<&Labels> = names.iter().collect();
    let dialect = if game.is_listed() { Dialect::Open } else { Dialect::Draughts };
    parse_fen_as(dialect, fen, game.board(), &labels).map_err(|error| {
        Failure::new(format!("the FEN can't be read: {error}")).help(format!(
            "the start of {} is {}",
            game.id(),
            start_fen(game)
        ))
    })
}

/// A position as the command line writes it; what is odd about it is said.
pub(crate) fn position_given(game: &Game, fen: &str, talk: &Talk) -> Result<Position, Failure> {
    let parsed = position(game, fen)?;
    parsed.remarks.iter().for_each(|remark| talk.note(&format!("the FEN: {}", remark.message)));
    Ok(parsed.position)
}

/// The start position of a game as FEN.
pub(crate) fn start_fen(game: &Game) -> String {
    write_fen(game.start(), game.labels())
}

/// The turns of a pasted movetext: its words but for move numbers.
pub(crate) fn written_turns(text: &str) -> impl Iterator<Item = &str> {
    text.split_whitespace()
        .map(|word| {
            let number = word.bytes().take_while(u8::is_ascii_digit).count();
            match word[number..].trim_start_matches('.') {
                rest if word[number..].starts_with('.') => rest,
                _ => word,
            }
        })
        .filter(|word| !word.is_empty())
}

/// The steps and the text of the turn that leads from where a session stands to a position; of two such turns the
/// first one.
fn steps_between(mut before: Box<dyn Session>, after: &Position) -> Option<(Vec<Step>, String)> {
    let turns = before.turns().to_vec();
    let leads_there = |turn: &&Turn| {
        let mut there = before.fork();
        there.play(turn);
        there.position() == *after
    };
    let turn = turns.iter().find(leads_there)?;
    let mut steps = Vec::new();
    before.steps(turn, &mut steps);
    let text = canonical_text(before.as_mut(), turn);
    Some((steps, text))
}

fn open_at(game: &Game, position: &Position) -> Result<Box<dyn Session>, Failure> {
    game.open_at(position)
        .map_err(|error| Failure::new(format!("{} can't be played from there: {error}", game.id())))
}
