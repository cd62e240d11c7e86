//! Lines of games → the three files of a database.

use std::collections::BTreeMap;
use std::io::{self, SeekFrom};

use super::head::Head;
use super::names::to_latin;
use super::{GAME, PLAYERS, TOURNAMENTS, TURNS};
use crate::format::{Files, Gather, othello};

/// Writes games as they come, and names and the head when all are there.
#[derive(Debug, Default)]
pub(super) struct Gatherer {
    games: u32,
    turned: u32,
    /// The year of the first game that has one, and whether others have another.
    year: Option<u16>,
    has_more_years: bool,
    players: Index,
    tournaments: Index,
}

/// Names with their numbers, in the order of their first game.
#[derive(Debug, Default)]
struct Index {
    numbers: BTreeMap<String, u16>,
    names: Vec<String>,
}

impl Index {
    fn number(&mut self, name: &str) -> io::Result<u16> {
        if let Some(&number) = self.numbers.get(name) {
            return Ok(number);
        }
        let number = u16::try_from(self.names.len())
            .map_err(|_| io::Error::other("WTHOR can't hold more than 65,536 names"))?;
        self.numbers.insert(name.to_owned(), number);
        self.names.push(name.to_owned());
        Ok(number)
    }

    /// Writes the file of these names; how many of them did not fit in whole.
    fn write(&self, (extension, len): (&str, usize), files: &mut dyn Files) -> io::Result<usize> {
        let out = files.beside(extension)?;
        let head = Head { names: self.names.len() as u16, ..Head::default() };
        out.write_all(&head.bytes())?;
        let mut cut = 0;
        for name in &self.names {
            let (field, is_whole) = to_latin(name, len);
            out.write_all(&field)?;
            cut += usize::from(!is_whole);
        }
        out.flush()?;
        Ok(cut)
    }
}

impl Gatherer {
    fn head(&self) -> Head {
        Head {
            games: self.games,
            year: self.year.unwrap_or_default(),
            size: othello::SIDE,
            ..Head::default()
        }
    }

    /// The bytes of a game.
    fn game(&mut self, line: &str) -> io::Result<[u8; GAME]> {
        let mut fields = line.split('\t');
        let mut next = || fields.next().unwrap_or_default();
        let (event, year, black, white) = (next(), next(), next(), next());
        let (discs, theory, is_turned, turns) = (next(), next(), next(), next());
        self.note_year(year.parse().ok());
        self.turned += u32::from(is_turned == "1");
        let numbers = [
            self.tournaments.number(event)?,
            self.players.number(black)?,
            self.players.number(white)?,
        ];
        let mut game = [0; GAME];
        for (place, number) in game.chunks_mut(2).zip(numbers) {
            place.copy_from_slice(&number.to_le_bytes());
        }
        game[6] = discs.parse().unwrap_or_default();
        game[7] = theory.parse().unwrap_or_default();
        for (place, code) in game[TURNS..].iter_mut().zip(turns.split_whitespace()) {
            *place = code.parse().unwrap_or_default();
        }
        Ok(game)
    }

    fn note_year(&mut self, year: Option<u16>) {
        let Some(year) = year else { return };
        self.has_more_years |= *self.year.get_or_insert(year) != year;
    }

    fn notes(&self, cut: usize) -> Vec<String> {
        let mut notes = Vec::new();
        if self.turned > 0 {
            let count = self.turned;
            notes.push(format!("games that were turned so that they begin with f5: {count}"));
        }
        if let Some(year) = self.year.filter(|_| self.has_more_years) {
            notes.push(format!("the games are of several years; the file says {year} for all"));
        }
        if cut > 0 {
            notes.push(format!("names that are too long for WTHOR or not in Latin-1: {cut}"));
        }
        notes
    }
}

impl Gather for Gatherer {
    fn add(&mut self, game: &[u8], files: &mut dyn Files) -> io::Result<()> {
        let line = std::str::from_utf8(game).map_err(io::Error::other)?;
        let game = self.game(line)?;
        let out = files.main()?;
        if self.games == 0 {
            // The number of games is not known yet.
            out.write_all(&self.head().bytes())?;
        }
        self.games += 1;
        out.write_all(&game)
    }

    fn finish(&mut self, files: &mut dyn Files) -> io::Result<Vec<String>> {
        let head = self.head().bytes();
        let out = files.main()?;
        out.seek(SeekFrom::Start(0))?;
        out.write_all(&head)?;
        out.seek(SeekFrom::End(0))?;
        let cut =
            self.players.write(PLAYERS, files)? + self.tournaments.write(TOURNAMENTS, files)?;
        Ok(self.notes(cut))
    }
}
