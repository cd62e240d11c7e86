//! Statistics for reading.

use std::fmt::Write;
use tavlei::core::counted;

use tavlei::collection::stats::{Lengths, OfGame, Opening, Player, Score, Summary};

use super::{drawn, game};

/// How many columns the longest bar has.
const BAR: u64 = 40;

/// All counts as text, ending in a line end.
pub(crate) fn text(summary: &Summary) -> String {
    let mut out = String::new();
    head(&mut out, summary);
    summary.by_game.iter().for_each(|of| of_game(&mut out, of));
    years(&mut out, summary);
    players(&mut out, summary);
    captures(&mut out, summary);
    out
}

/// Writing to a string can't fail.
macro_rules! line {
    ($out:expr, $($what:tt)*) => { let _ = writeln!($out, $($what)*); };
}

fn head(out: &mut String, summary: &Summary) {
    let verdicts: Vec<String> =
        summary.verdicts.iter().map(|row| format!("{} {}", row.games, row.verdict)).collect();
    line!(out, "{}: {}", counted(summary.games, "game"), verdicts.join(", "));
}

fn of_game(out: &mut String, of: &OfGame) {
    line!(out, "\n{}", game(&of.game));
    line!(out, "  {:<13} {HEAD}", "");
    line!(out, "  {:<13} {}", "results", score(&of.score));
    if of.score.nobody > 0 {
        line!(out, "  lost for both: {}", of.score.nobody);
    }
    for row in &of.drawn {
        line!(out, "  drawn, {}: {}", drawn(&row.by), row.games);
    }
    if let Some(length) = &of.length {
        lengths(out, length);
    }
    openings(out, of);
}

/// The head of what [`score`] gives.
const HEAD: &str = "  games   White   draws   Black    open       %";

fn score(score: &Score) -> String {
    let percent = score.percent().map_or("-".to_owned(), |percent| format!("{percent:.1}"));
    let Score { games, wins, draws, losses, open, .. } = score;
    format!("{games:>7} {wins:>7} {draws:>7} {losses:>7} {open:>7} {percent:>7}")
}

fn lengths(out: &mut String, length: &Lengths) {
    let Lengths { min, median, mean, max, histogram } = length;
    line!(out, "  half-moves: {min} to {max}, median {median}, mean {mean:.1}");
    let most = histogram.iter().map(|bin| bin.games).max().unwrap_or(1).max(1);
    for bin in histogram {
        let bar = "#".repeat((bin.games * BAR).div_ceil(most) as usize);
        let line = format!("    {:>4}-{:<4} {:>7} {bar}", bin.from, bin.to, bin.games);
        line!(out, "{}", line.trim_end());
    }
}

fn openings(out: &mut String, of: &OfGame) {
    if of.openings.is_empty() {
        return;
    }
    let width = of.openings.iter().map(|opening| move_text(opening).len()).max().unwrap_or(0);
    let width = width.max("openings".len());
    line!(out, "  {:<width$} {HEAD}", "openings");
    for opening in &of.openings {
        line!(out, "  {:<width$} {}", move_text(opening), score(&opening.score));
    }
    if of.openings_forgotten > 0 {
        line!(
            out,
            "    (there are too many: those with {} or fewer may be missing)",
            counted(of.openings_forgotten, "game")
        );
    }
}

/// The last move with its number, further in for each half-move before it.
fn move_text(opening: &Opening) -> String {
    let ply = opening.moves.len().saturating_sub(1);
    let dots = if ply.is_multiple_of(2) { "." } else { "..." };
    let last = opening.moves.last().map_or("", String::as_str);
    format!("{}{}{dots} {last}", "  ".repeat(ply), ply / 2 + 1)
}

fn years(out: &mut String, summary: &Summary) {
    line!(out, "\n{:<15} {HEAD}", "years");
    for row in &summary.years {
        let year = row.year.map_or("unknown".to_owned(), |year| year.to_string());
        line!(out, "  {year:<13} {}", score(&row.score));
    }
}

fn players(out: &mut String, summary: &Summary) {
    if summary.players.is_empty() {
        return;
    }
    line!(out, "\n{}", counted(summary.players_known, "player"));
    let width = summary.players.iter().map(|player| player.name.chars().count()).max();
    let width = width.unwrap_or(0);
    let head = ["games", "points", "+", "=", "-"].map(|head| format!(" {head:>7}")).concat();
    line!(out, "  {:<width$}{head}", "");
    for Player { name, score, points, .. } in &summary.players {
        let Score { games, wins, draws, losses, .. } = score;
        line!(out, "  {name:<width$} {games:>7} {points:>7} {wins:>7} {draws:>7} {losses:>7}");
    }
}

fn captures(out: &mut String, summary: &Summary) {
    if summary.captures.is_empty() {
        return;
    }
    line!(out, "\nlongest captures");
    for row in &summary.captures {
        line!(
            out,
            "  {:>3} {}: {} ({}:{}, game {}, half-move {})",
            row.taken,
            if row.taken == 1 { "piece" } else { "pieces" },
            row.turn,
            row.file,
            row.line,
            row.record,
            row.ply
        );
    }
}
