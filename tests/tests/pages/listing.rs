//! Lists of all games by family.

use std::fmt::Write as _;

use serde_json::Value;

/// The index of the book's pages.
pub(crate) fn index(games: &[Value]) -> String {
    let tables = tables(games, |id| format!("[`{id}`]({id}.md)"));
    format!(
        "# The games\n\nEvery game of the catalogue has a page: its rules in words, the board, how \
         games and positions are written, a sample game and the sources. `tavlei games ID` tells \
         the same on a screen, in English or in Russian (`--lang ru`).\n\n{}\n",
        tables.trim_end()
    )
}

/// The part of the table of contents: a part a family.
pub(crate) fn contents(games: &[Value]) -> String {
    let mut text = "# Games\n\n- [All games](games/README.md)\n".to_owned();
    for (family, games) in families(games) {
        let _ = write!(text, "\n# Games: {family}\n\n");
        for game in games {
            let _ = writeln!(text, "- [{}](games/{}.md)", said(game, "name"), said(game, "id"));
        }
    }
    text + "\n"
}

/// A table a family, a line a game.
pub(crate) fn tables(games: &[Value], link: impl Fn(&str) -> String) -> String {
    let mut text = String::new();
    for (family, games) in families(games) {
        let _ = write!(
            text,
            "**{family}**\n\n| id | game | по-русски | board | PDN |\n| --- | --- | --- | --- | --- |\n"
        );
        for game in games {
            let pdn = game["pdn"].as_u64().map(|number| number.to_string()).unwrap_or_default();
            let _ = writeln!(
                text,
                "| {} | {} | {} | {} | {pdn} |",
                link(said(game, "id")),
                said(game, "name"),
                said(game, "name_ru"),
                said(game, "board"),
            );
        }
        text.push('\n');
    }
    text
}

/// The families in the order of the catalogue, each with its games.
fn families(games: &[Value]) -> Vec<(&str, Vec<&Value>)> {
    let mut families: Vec<(&str, Vec<&Value>)> = Vec::new();
    for game in games {
        let family = said(game, "family");
        match families.iter_mut().find(|(name, _)| *name == family) {
            Some((_, games)) => games.push(game),
            None => families.push((family, vec![game])),
        }
    }
    families
}

fn said<'a>(game: &'a Value, field: &str) -> &'a str {
    game[field].as_str().unwrap()
}
