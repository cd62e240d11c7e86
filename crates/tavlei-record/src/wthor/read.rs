//! The files of a database → games.
//!
//! A game of the file becomes a line of text with its names put in; that line is parsed like the
//! games of other formats.

use std::io::{self, ErrorKind, Read};

use super::head::{self, Head};
use super::names::Names;
use super::{GAME, PLAYERS, TOURNAMENTS, TURNS, turned};
use crate::codes::{NAMES_MISSING, NO_TURN, RECORD_CUT};
use crate::format::{Builder, Ended, Games, NotAGame, Source, othello, span_of};
use crate::{ItemKind, RawGame, Record, Remark, Span};

/// The games of a file.
pub(super) struct Database {
    source: Source,
    head: Head,
    players: Option<Names>,
    tournaments: Option<Names>,
    /// The game that was read ahead; `None` before the first and behind the last.
    ahead: Option<[u8; GAME]>,
    begun: bool,
    number: u64,
    /// What the file has beyond whole games, in bytes.
    rest: usize,
}

impl Database {
    pub(super) fn new(source: Source) -> Database {
        let names = |(extension, len): (&str, usize)| {
            (source.beside)(extension).map(|file| Names::parse(&file, len))
        };
        let (players, tournaments) = (names(PLAYERS), names(TOURNAMENTS));
        Database {
            source,
            head: Head::default(),
            players,
            tournaments,
            ahead: None,
            begun: false,
            number: 0,
            rest: 0,
        }
    }

    fn begin(&mut self) -> io::Result<()> {
        let mut bytes = [0; head::LEN];
        let len = fill(&mut self.source.bytes, &mut bytes)?;
        let head = Head::parse(&bytes[..len]);
        self.head =
            head.ok_or_else(|| bad("it has no head of WTHOR: a date, how many games, …"))?;
        if self.head.games == 0 && self.head.names > 0 {
            return Err(bad(
                "it holds the names of players or tournaments, and no games: name the file .wtb that \
                 it belongs to",
            ));
        }
        if self.head.is_solitaires {
            return Err(bad("it holds solitaires, which are no games of two"));
        }
        if self.head.size != othello::SIDE {
            return Err(bad("its games are played on 10 x 10 cells; 8 x 8 are read"));
        }
        self.read_ahead()?;
        match self.ahead {
            None if self.head.games > 0 => Err(bad("it ends before its first game does")),
            _ => Ok(()),
        }
    }

    fn read_ahead(&mut self) -> io::Result<()> {
        let mut game = [0; GAME];
        let len = fill(&mut self.source.bytes, &mut game)?;
        self.ahead = (len == GAME).then_some(game);
        self.rest = if len == GAME { 0 } else { len };
        Ok(())
    }

    fn line(&self, game: &[u8; GAME]) -> String {
        let number = |at: usize| u16::from_le_bytes([game[at], game[at + 1]]);
        let name = |names: &Option<Names>, what: &str, number| {
            let known = names.as_ref().and_then(|names| names.get(number)).map(str::to_owned);
            known.unwrap_or_else(|| format!("{what} {number}"))
        };
        let event = name(&self.tournaments, "tournament", number(0));
        let black = name(&self.players, "player", number(2));
        let white = name(&self.players, "player", number(4));
        let cells = game[TURNS..].iter().take_while(|&&code| code != 0);
        let cells: String = cells.map(|&code| turned::name(code).unwrap_or("??".into())).collect();
        let (year, discs, theory) = (self.head.year, game[6], game[7]);
        format!("{event}\t{year}\t{black}\t{white}\t{discs}\t{theory}\t{cells}")
    }

    fn remarks(&self) -> Vec<Remark> {
        let mut remarks = Vec::new();
        let mut remark = |code, message: String| {
            remarks.push(Remark { code, span: Span::default(), message });
        };
        let files = [(&self.players, PLAYERS.0), (&self.tournaments, TOURNAMENTS.0)];
        for (names, extension) in files {
            if names.is_none() && self.number == 1 {
                let message = format!("there is no file .{extension} beside it; names are numbers");
                remark(NAMES_MISSING, message);
            }
        }
        let is_short = self.number != u64::from(self.head.games) || self.rest > 0;
        if self.ahead.is_none() && is_short {
            let (said, found, rest) = (self.head.games, self.number, self.rest);
            remark(
                RECORD_CUT,
                format!("{said} games are said, {found} are there, and {rest} bytes"),
            );
        }
        remarks
    }
}

impl Games for Database {
    fn next(&mut self) -> io::Result<Option<RawGame>> {
        if !std::mem::replace(&mut self.begun, true) {
            self.begin()?;
        }
        let Some(game) = self.ahead.take() else { return Ok(None) };
        self.number += 1;
        self.read_ahead()?;
        let place = (self.number, 1);
        Ok(Some(RawGame::new(self.line(&game), self.number, place, self.remarks())))
    }

    fn encoding(&self) -> Option<&'static str> {
        None
    }
}

fn bad(message: &str) -> io::Error {
    io::Error::new(ErrorKind::InvalidData, message)
}

/// Reads as much as there is.
fn fill(bytes: &mut dyn Read, buffer: &mut [u8]) -> io::Result<usize> {
    let mut len = 0;
    while len < buffer.len() {
        match bytes.read(&mut buffer[len..]) {
            Ok(0) => break,
            Ok(more) => len += more,
            Err(error) if error.kind() == ErrorKind::Interrupted => {}
            Err(error) => return Err(error),
        }
    }
    Ok(len)
}

/// What the game is called; the format knows no other.
const OTHELLO: &str = "othello";

/// Parses a line of [`Database::line`].
pub(super) fn parse(raw: &mut RawGame, record: &mut Record) -> Result<(), NotAGame> {
    let text = raw.text.clone();
    let mut fields = text.split('\t');
    let mut next = || fields.next().ok_or_else(|| NotAGame::new("a field is missing"));
    let (event, year, black, white) = (next()?, next()?, next()?, next()?);
    let (discs, theory, cells) = (next()?, next()?, next()?);
    let mut out = Builder::new(raw, record, super::FORMAT.name);
    out.game(OTHELLO);
    out.tag("Event", event, span_of(&text, event));
    if year != "0" {
        out.tag("Date", &format!("{year}.??.??"), span_of(&text, year));
    }
    out.tag("White", white, span_of(&text, white));
    out.tag("Black", black, span_of(&text, black));
    let black_discs = discs.parse().unwrap_or(0);
    let ended = Ended::by_points(64 - black_discs, black_discs);
    out.tag("Result", ended.result(), span_of(&text, discs));
    out.tag("BlackDiscs", discs, span_of(&text, discs));
    out.tag("TheoreticalScore", theory, span_of(&text, theory));
    moves(&mut out, &text, cells);
    out.item(ItemKind::Result, ended.result(), span_of(&text, discs));
    out.finish();
    Ok(())
}

/// The cells stay a row: passes are not in the file, and are put in by rule.
fn moves(out: &mut Builder<'_>, text: &str, cells: &str) {
    let known = cells.find('?').unwrap_or(cells.len());
    let (row, rest) = cells.split_at(known);
    if !row.is_empty() {
        out.item(ItemKind::Move, row, span_of(text, row));
    }
    if !rest.is_empty() {
        out.item(ItemKind::Move, rest, span_of(text, rest));
        out.remark(NO_TURN, span_of(text, rest), "the code of this turn is no cell of the board");
    }
}
