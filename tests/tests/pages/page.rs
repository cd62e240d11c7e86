//! The page of a game.

use serde_json::Value;

use crate::sample::Sample;

/// The whole page as Markdown.
pub(crate) fn markdown(game: &Value) -> String {
    let id = game["id"].as_str().unwrap();
    let sample = Sample::of(id);
    let parts = [
        "<!-- Generated from the catalogue, see CONTRIBUTING.md. -->\n\n".to_owned(),
        head(game, id),
        section("Rules", &list(&game["rules"])),
        section("Not to be confused", game["differs"].as_str().unwrap_or_default()),
        section("The start", &format!("![The board at the start]({id}.svg)")),
        section("How games are written", &list(&game["notation"])),
        section("How positions are written", &positions(game, &sample)),
        section("A game", &sample.markdown()),
        section("Sources", &sources(&game["sources"])),
    ];
    parts.concat()
}

fn head(game: &Value, id: &str) -> String {
    let (name, name_ru) = (game["name"].as_str().unwrap(), game["name_ru"].as_str().unwrap());
    let aliases = strings(&game["aliases"]).join(", ");
    let known = if aliases.is_empty() { aliases } else { format!(", also known as {aliases}") };
    format!("# {name} – {name_ru}\n\n`--game {id}`{known}.\n")
}

/// A heading and what stands under it; nothing where nothing does.
fn section(heading: &str, text: &str) -> String {
    if text.is_empty() {
        return String::new();
    }
    format!("\n## {heading}\n\n{}\n", text.trim_end())
}

fn list(lines: &Value) -> String {
    strings(lines).into_iter().flat_map(|line| ["- ", line, "\n"]).collect()
}

fn strings(lines: &Value) -> Vec<&str> {
    lines.as_array().unwrap().iter().filter_map(Value::as_str).collect()
}

fn positions(game: &Value, sample: &Sample) -> String {
    let (start, later) = (game["start"].as_str().unwrap(), sample.position());
    format!(
        "FEN, as the [guide](../guide/games.md#positions) tells. The start:\n\n```text\n{start}\n```\n{later}"
    )
}

fn sources(sources: &Value) -> String {
    let line = |source: &Value| {
        let (title, says) = (source["title"].as_str().unwrap(), source["says"].as_str().unwrap());
        format!("- {title}: {says}\n")
    };
    sources.as_array().unwrap().iter().map(line).collect()
}
