//! What a page shows: its text with the lines that a browser would break it into, without those
//! before, between and behind games that hold no move.

use html5gum::{DefaultEmitter, Token, Tokenizer};

use crate::format::Made;
use crate::txt::{begins_with_moves, heading_tags};
use crate::words::is_move;

/// Elements whose text nobody sees, or that is no part of the page's own text.
const UNSEEN: &[&str] = &["script", "style", "noscript", "template", "title", "select", "svg"];
/// Elements that begin a line and end it.
const BLOCKS: &[&str] = &[
    "div", "li", "tr", "dt", "dd", "section", "article", "header", "footer", "nav", "main",
    "aside", "figure", "option", "ul", "ol", "dl", "tbody", "thead",
];
/// Elements with empty lines around them.
const PARAGRAPHS: &[&str] =
    &["p", "h1", "h2", "h3", "h4", "h5", "h6", "table", "blockquote", "pre", "hr", "form"];

/// The text of a page.
pub(super) fn shown(source: &str) -> Made {
    let mut emitter = DefaultEmitter::<usize>::new_with_span();
    emitter.naively_switch_states(true);
    let mut page = Page { source, lines: Lines::default(), unseen: None, verbatim: 0 };
    // Reading from memory can't fail.
    for Ok(token) in Tokenizer::new_with_emitter(source, emitter) {
        page.token(token);
    }
    page.lines.played()
}

struct Page<'a> {
    source: &'a str,
    lines: Lines,
    /// The element whose text is not seen, while one is open.
    unseen: Option<String>,
    /// How many elements are open that keep blanks and line ends.
    verbatim: u32,
}

impl Page<'_> {
    fn token(&mut self, token: Token<usize>) {
        match token {
            Token::StartTag(tag) => {
                let name = String::from_utf8_lossy(&tag.name).into_owned();
                if name == "pre" || name == "textarea" {
                    self.verbatim += 1;
                }
                if !tag.self_closing && UNSEEN.contains(&name.as_str()) && self.unseen.is_none() {
                    self.unseen = Some(name);
                } else {
                    self.lines.element(&name, tag.span.start);
                }
            }
            Token::EndTag(tag) => {
                let name = String::from_utf8_lossy(&tag.name).into_owned();
                if self.unseen.as_deref() == Some(name.as_str()) {
                    self.unseen = None;
                }
                if name == "pre" || name == "textarea" {
                    self.verbatim = self.verbatim.saturating_sub(1);
                }
                self.lines.element(&name, tag.span.start);
            }
            Token::String(text) if self.unseen.is_none() => {
                let shown = String::from_utf8_lossy(&text.value);
                self.text(&shown, text.span.start);
            }
            _ => {}
        }
    }

    /// Text as it is shown, letter by letter beside its source, where entities stand for letters.
    fn text(&mut self, shown: &str, start: usize) {
        let mut at = start;
        for letter in shown.chars() {
            let rest = self.source.get(at..).unwrap_or("");
            let len = match entity(rest) {
                Some(len) if !rest.starts_with(letter) || letter == '&' => len,
                _ => rest.chars().next().map_or(0, char::len_utf8),
            };
            self.lines.letter(letter, at, self.verbatim > 0);
            at += len;
        }
    }
}

/// The length of an entity: `&frac12;`, `&#8211;`.
fn entity(text: &str) -> Option<usize> {
    let inside = text.strip_prefix('&')?;
    let len = inside.find(|c: char| !c.is_ascii_alphanumeric() && c != '#')?;
    (len > 0).then(|| 1 + len + usize::from(inside[len..].starts_with(';')))
}

/// Lines as they grow.
#[derive(Default)]
struct Lines {
    lines: Vec<Line>,
    open: Line,
}

/// The letters of a line and their places in the source.
#[derive(Default)]
struct Line {
    text: String,
    places: Vec<(usize, usize)>,
}

impl Lines {
    fn letter(&mut self, letter: char, at: usize, verbatim: bool) {
        let Line { text, places } = &mut self.open;
        match letter {
            '\n' | '\r' if verbatim => self.end(),
            letter if letter.is_whitespace() => {
                if !text.is_empty() && !text.ends_with(' ') {
                    places.push((text.len(), at));
                    text.push(' ');
                }
            }
            // Nobody sees them, and they are no part of a move.
            '\u{ad}' | '\u{200b}' | '\u{feff}' => {}
            letter => {
                places.push((text.len(), at));
                text.push(letter);
            }
        }
    }

    fn element(&mut self, name: &str, at: usize) {
        match name {
            "br" => self.end(),
            "td" | "th" => self.letter(' ', at, false),
            name if BLOCKS.contains(&name) => self.end_if_any(),
            name if PARAGRAPHS.contains(&name) => {
                self.end_if_any();
                if self.lines.last().is_some_and(|line| !line.text.is_empty()) {
                    self.lines.push(Line::default());
                }
            }
            _ => {}
        }
    }

    fn end(&mut self) {
        self.lines.push(std::mem::take(&mut self.open));
    }

    fn end_if_any(&mut self) {
        if !self.open.text.trim().is_empty() {
            self.end();
        }
    }

    /// The text from each line of a game on to the last one before the page goes on to something
    /// else.
    fn played(mut self) -> Made {
        self.end();
        let plays: Vec<bool> = self.lines.iter().map(|line| is_play(&line.text)).collect();
        let mut made = Made::default();
        // Where the last letter stands: line ends have no place of their own.
        let mut last = 0;
        let mut headings = self.headings(&plays).into_iter().peekable();
        for (at, line) in self.lines.iter().enumerate() {
            if let Some(heading) = headings.next_if(|heading| heading.last < at) {
                heading.push(&mut made);
            }
            if headings.peek().is_some_and(|heading| heading.first <= at) {
                continue;
            }
            let is_blank = line.text.trim().is_empty();
            if !plays[at] && !is_blank && !is_between(&plays, at) {
                continue;
            }
            for (i, (start, source)) in line.places.iter().enumerate() {
                let end = line.places.get(i + 1).map_or(line.text.len(), |next| next.0);
                made.push(&line.text[*start..end], *source);
                last = *source;
            }
            if !made.text.is_empty() {
                made.push("\n", last);
            }
        }
        made
    }
}

/// Lines above the first moves of a game that name the players.
struct Heading {
    first: usize,
    last: usize,
    /// Where they begin in the source.
    place: usize,
    tags: Vec<(&'static str, String)>,
}

impl Heading {
    fn push(&self, made: &mut Made) {
        made.push("\n", self.place);
        for (name, value) in &self.tags {
            let value = value.replace('\\', "\\\\").replace('"', "\\\"");
            made.push(&format!("[{name} \"{value}\"]\n"), self.place);
        }
        made.push("\n", self.place);
    }
}

impl Lines {
    /// The headings of the games, as a text has them: each above a line with the first moves of a
    /// game.
    fn headings(&self, plays: &[bool]) -> Vec<Heading> {
        let begins = |at: &usize| plays[*at] && begins_with_moves(&self.lines[*at].text);
        (0..self.lines.len()).filter(begins).filter_map(|at| self.heading(plays, at)).collect()
    }

    /// The lines above a line of moves that are a heading: from the nearest one on that names both
    /// players, or all that have labels.
    fn heading(&self, plays: &[bool], moves: usize) -> Option<Heading> {
        const MOST: usize = 8;
        let is_filled = |at: &usize| !self.lines[*at].text.trim().is_empty();
        let above = (0..moves).rev().take_while(|at| !plays[*at]).filter(is_filled).take(MOST);
        let (mut found, mut last) = (None, None);
        let mut lines = String::new();
        for first in above {
            let last = *last.get_or_insert(first);
            lines = format!("{}\n{lines}", self.lines[first].text);
            let Some((tags, has_players)) = heading_tags(&lines) else { continue };
            let place = self.lines[first].places.first().map_or(0, |(_, place)| *place);
            found = Some(Heading { first, last, place, tags });
            if has_players {
                break;
            }
        }
        found
    }
}

/// Whether lines of moves stand near before and behind a line.
fn is_between(plays: &[bool], at: usize) -> bool {
    const NEAR: usize = 3;
    let before = plays[at.saturating_sub(NEAR)..at].contains(&true);
    let behind = plays[at + 1..(at + 1 + NEAR).min(plays.len())].contains(&true);
    before && behind
}

/// Whether a line holds a move, a tag, or nothing but a result.
fn is_play(line: &str) -> bool {
    let line = line.trim();
    let is_tag = line.starts_with('[') && line.ends_with(']') && line.contains('"');
    let parts: Vec<&str> = line.split(['-', '–', ':']).map(str::trim).collect();
    let is_points = |part: &&str| {
        (1..=3).contains(&part.chars().count())
            && part.chars().all(|c| c.is_ascii_digit() || c == '/' || c == '½')
    };
    let is_result = line == "*" || (parts.len() == 2 && parts.iter().all(is_points));
    is_tag
        || is_result
        || line.split(|c: char| c.is_whitespace() || "(){}".contains(c)).any(is_move)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn moves_are_found_in_links_and_cells() {
        let page = "<html><head><title>x</title><style>a{b:c3-d4}</style></head>\n<body>\n\
            <div>Home</div><div>8</div><div>7</div>\n<p>1.<a href=\"#1\">c3-b4</a> <a>b6-a5</a>\n\
            2.<a>b4-c5</a> d6:b4<br>&frac12;&ndash;&frac12;</p><div>© 2022</div></body>";
        let made = shown(page);
        assert_eq!(made.text.trim(), "1.c3-b4 b6-a5 2.b4-c5 d6:b4\n½–½");
    }

    #[test]
    fn lines_without_moves_are_left_out() {
        let plays = ["1.c3-b4", "2. d6:b4!", "28x19x10", "[White \"A\"]", "1-0", "½-½"];
        let others = ["Home", "8", "2022-03-16", "tel. 555-1234-1", "draughts-1", ""];
        assert!(plays.iter().all(|line| is_play(line)));
        assert!(others.iter().all(|line| !is_play(line)), "{:?}", others.map(is_play));
    }

    #[test]
    fn the_players_above_the_moves_are_tags() {
        let page = "<body><div>Home</div><h1>Иванов — Петров</h1><h2>Рига, 1956</h2><p>1. c3-d4 d6-c5 1-0</p>\
            <p>Белые: А</p><p>Чёрные: Б \"В\"</p><p>1. e3-f4 d6-c5 0-1</p>";
        let made = shown(page);
        let expected = "[White \"Иванов\"]\n[Black \"Петров\"]\n[Site \"Рига\"]\n[Date \"1956.??.??\"]\n\n\n\
            1. c3-d4 d6-c5 1-0\n\n\n[White \"А\"]\n[Black \"Б \\\"В\\\"\"]\n\n\n1. e3-f4 d6-c5 0-1";
        assert_eq!(made.text.trim(), expected);
    }

    #[test]
    fn entities_have_their_place() {
        let made = shown("<p>&amp; 1. c3-b4&nbsp;b6&#8211;a5</p>\n\n<p>2.");
        assert_eq!(made.text.trim(), "& 1. c3-b4 b6–a5");
        let place = |part: &str| {
            let start = made.text.find(part).unwrap() as u32;
            made.span(crate::Span { start, end: start + part.len() as u32 })
        };
        assert_eq!(place("c3-b4"), crate::Span { start: 12, end: 17 });
        assert_eq!(place("b6–a5").start, 23);
        assert!(place("\n\n").start > 20, "line ends stand behind what they end");
    }
}
