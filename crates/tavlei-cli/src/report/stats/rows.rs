//! Statistics as rows: section, item, measure, value.

use std::io::{self, Write};

use tavlei::collection::grid::harmless;
use tavlei::collection::stats::{OfGame, Score, Summary};

use super::game;

/// Writes all counts as rows, under a head.
pub(crate) fn csv(summary: &Summary, out: impl Write) -> io::Result<()> {
    let mut rows = Rows(csv::Writer::from_writer(out));
    rows.0.write_record(["section", "item", "measure", "value"])?;
    for row in &summary.verdicts {
        rows.row("verdicts", row.verdict, "games", &row.games.to_string())?;
    }
    summary.by_game.iter().try_for_each(|of| rows.of_game(of))?;
    for row in &summary.years {
        let year = row.year.map_or("unknown".to_owned(), |year| year.to_string());
        rows.score("years", &year, &row.score)?;
    }
    for player in &summary.players {
        rows.score("players", &player.name, &player.score)?;
        rows.row("players", &player.name, "white", &player.white.to_string())?;
        rows.row("players", &player.name, "points", &player.points.to_string())?;
    }
    for capture in &summary.captures {
        let place = format!("{}:{}", capture.file, capture.line);
        rows.row("captures", &place, &capture.turn, &capture.taken.to_string())?;
    }
    rows.0.flush()
}

struct Rows<W: Write>(csv::Writer<W>);

impl<W: Write> Rows<W> {
    fn row(&mut self, section: &str, item: &str, measure: &str, value: &str) -> io::Result<()> {
        // Names of players and of files may be anything; the rest are words and numbers.
        Ok(self.0.write_record([section, &harmless(item), &harmless(measure), value])?)
    }

    fn score(&mut self, section: &str, item: &str, score: &Score) -> io::Result<()> {
        let Score { games, wins, draws, losses, nobody, open } = *score;
        let measures = [
            ("games", games),
            ("wins", wins),
            ("draws", draws),
            ("losses", losses),
            ("nobody", nobody),
            ("open", open),
        ];
        measures
            .iter()
            .try_for_each(|(name, count)| self.row(section, item, name, &count.to_string()))
    }

    fn of_game(&mut self, of: &OfGame) -> io::Result<()> {
        let id = game(&of.game);
        self.score("results", id, &of.score)?;
        for row in &of.drawn {
            self.row("drawn", id, &row.by, &row.games.to_string())?;
        }
        if let Some(length) = &of.length {
            self.row("length", id, "min", &length.min.to_string())?;
            self.row("length", id, "median", &length.median.to_string())?;
            self.row("length", id, "mean", &format!("{:.2}", length.mean))?;
            self.row("length", id, "max", &length.max.to_string())?;
            for bin in &length.histogram {
                let bounds = format!("{}-{}", bin.from, bin.to);
                self.row("length", id, &bounds, &bin.games.to_string())?;
            }
        }
        let section = format!("openings {id}");
        of.openings
            .iter()
            .try_for_each(|opening| self.score(&section, &opening.moves.join(" "), &opening.score))
    }
}
