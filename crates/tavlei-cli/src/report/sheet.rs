//! A tournament as a page to print and sign: its faults, its table, its games.

use tavlei::collection::grid::{Align, Grid, escape};
use tavlei::collection::tournament::{Entry, Fault, Layout, Scale, Table, Tournament};
use tavlei::core::counted;

/// What stands on the page of one tournament.
pub(super) fn tournament(of: &Tournament, faults: &[Fault], scale: Option<Scale>) -> String {
    [
        format!("<h1>{}</h1>\n<p>{}</p>\n", escape(of.title()), escape(&summary(of))),
        format!("<h2>Findings</h2>\n{}", findings(faults)),
        format!("<h2>Table</h2>\n{}", table(of, scale)),
        format!("<h2>Games</h2>\n{}", games(of).to_html()),
        "<div class=\"sign\"><div>Chief arbiter</div><div>Arbiter</div><div>Date, place</div></div>\n"
            .to_owned(),
    ]
    .concat()
}

/// `15 games, 6 players, 5 rounds, 2024.05.01 to 2024.05.05`.
pub(super) fn summary(of: &Tournament) -> String {
    let mut parts = vec![counted(of.games.len(), "game"), counted(of.players.list.len(), "player")];
    let rounds = of.rounds().len();
    parts.extend((rounds > 0).then(|| counted(rounds, "round")));
    let days = of.games.iter().filter_map(|game| game.date.known());
    if let (Some(first), Some(last)) = (days.clone().min(), days.max()) {
        parts.push(if first == last { first.to_string() } else { format!("{first} to {last}") });
    }
    parts.join(", ")
}

fn findings(faults: &[Fault]) -> String {
    if faults.is_empty() {
        return "<p>Nothing was found.</p>\n".to_owned();
    }
    let item = |fault: &Fault| {
        let places: Vec<String> =
            fault.games.iter().map(|game| format!("{}:{}", game.file, game.line)).collect();
        let word = fault.severity().name();
        format!(
            "<li class=\"{word}\">{word} {}: {} <span class=\"where\">{}</span></li>\n",
            fault.code.code,
            escape(&fault.message),
            escape(&places.join(", "))
        )
    };
    format!("<ul>\n{}</ul>\n", faults.iter().map(item).collect::<Vec<_>>().concat())
}

fn table(of: &Tournament, scale: Option<Scale>) -> String {
    let scale = scale.unwrap_or_else(|| Scale::of(of.games.iter().map(|game| &game.scored)));
    let layout = Layout::of(of);
    Table::new(of, scale, layout.usual_ties()).to_grid(layout).to_html()
}

fn games(of: &Tournament) -> Grid {
    let mut grid = Grid::default();
    for (head, align) in [
        ("Round", Align::Right),
        ("Date", Align::Left),
        ("White", Align::Left),
        ("Black", Align::Left),
        ("Result", Align::Center),
        ("Half-moves", Align::Right),
        ("Verdict", Align::Left),
    ] {
        grid.column(head, align);
    }
    let mut games: Vec<&Entry> = of.games.iter().collect();
    games.sort_by_key(|game| game.round.unwrap_or(u32::MAX));
    grid.rows.extend(games.into_iter().map(game));
    grid
}

fn game(game: &Entry) -> Vec<String> {
    let verdict = match &game.errors[..] {
        [] => game.verdict.to_string(),
        errors => format!("{}: {}", game.verdict, errors.join(" ")),
    };
    vec![
        game.round.map_or_else(String::new, |round| round.to_string()),
        game.date_text.clone(),
        game.shown(0).to_owned(),
        game.shown(1).to_owned(),
        game.scored.text.clone(),
        game.plies.to_string(),
        verdict,
    ]
}
