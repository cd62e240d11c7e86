//! Plain games in another notation, written while they are looked at.
//!
//! No record is made. What is written is what [`convert`](crate::convert()) and the writer of PDN make
//! of the same game, byte for byte; where that is not sure, nothing is, and they have the word.

use std::sync::Arc;

use tavlei_core::{Labels, Session, Turn};
use tavlei_notation::{Names as CellNames, TurnForm};
use tavlei_record::{PdnOptions, PdnScore, PdnStart, PlainGame, Round, Tag};
use tavlei_rules::{Game, Scale};

use crate::context::Context;
use crate::convert::names;
use crate::foreign::PLAYERS;
use crate::glance::{Eyes, Scribe};
use crate::kinds::{Common, Kind, TELLING};
use crate::retag::{Own, rescaled, retag};
use crate::schemes::Names;
use crate::target::Target;

/// The first move of nearly all games.
const FIRST: PdnStart = PdnStart { number: 1, place: 0 };

/// Writes plain games as PDN in a notation, one after the other.
pub struct Copyist<'a> {
    eyes: Eyes,
    pen: Pen<'a>,
}

impl<'a> Copyist<'a> {
    /// In a notation.
    pub fn new(target: &'a Target) -> Copyist<'a> {
        let width = PdnOptions::default().line_width;
        let score = PdnScore::new(width, Round::default(), FIRST);
        let pen = Pen {
            target,
            kind: None,
            style: None,
            tags: String::new(),
            score,
            text: String::new(),
        };
        Copyist { eyes: Eyes::default(), pen }
    }

    /// Writes a text that is one plain game of which a check has nothing to say. `false` says that it is
    /// none, or is not to be written so; then nothing is written.
    pub fn copy(&mut self, context: &Context, text: &str, out: &mut Vec<u8>) -> bool {
        let Some(fine) = self.eyes.look(context, &mut self.pen, text, true) else { return false };
        let stated = fine.result.or_else(|| fine.game.tag("Result"));
        self.pen.end(stated.unwrap_or("*"));
        out.reserve(self.pen.tags.len() + self.pen.score.text().len() + 2);
        out.extend_from_slice(self.pen.tags.as_bytes());
        out.extend_from_slice(self.pen.score.text().as_bytes());
        out.extend_from_slice(b"\n\n");
        true
    }
}

/// How games of a kind are written.
struct Style {
    game: Game,
    names: Names,
    /// The sign of a capture.
    take: char,
    /// The scale of results.
    scale: Option<Scale>,
    /// What the tags that tell of the game say from now on, where they are there.
    telling: [Option<String>; TELLING.len()],
    /// The tags that are added.
    added: String,
}

impl Style {
    /// `None` where games of this kind are not to be written as they are met.
    fn of(kind: &Kind, common: &Common, target: &Target) -> Option<Style> {
        let (game, labels) = (&common.game, common.game.labels());
        let take = target.notation.usual_take(game.spec().style.take)?;
        let names = names(game, labels, target).ok()?;
        let mut record = kind.record();
        let known = record.tags.len();
        retag(&mut record, Own { game, labels }, &names, target);
        let (told, added) = record.tags.split_at_checked(known)?;
        let told = |name: &str| told.iter().find(|tag| record.str(tag.name) == name);
        let telling = TELLING.map(|name| told(name).map(|tag| record.str(tag.value).to_owned()));
        let mut all = String::new();
        for Tag { name, value, .. } in added {
            push_tag(&mut all, record.str(*name), record.str(*value))?;
        }
        let two_players = game.seats().len() == 2;
        two_players.then(|| Style {
            game: game.clone(),
            names,
            take,
            scale: target.scale.scale(game),
            telling,
            added: all,
        })
    }

    fn labels(&self) -> &Labels {
        self.names.of(&self.game)
    }
}

/// Writes a game down while it is looked at.
struct Pen<'a> {
    target: &'a Target,
    /// The kind of the last game: the next one is likely to be of it.
    kind: Option<Arc<Kind>>,
    /// How games of that kind are written, if they are.
    style: Option<Style>,
    tags: String,
    score: PdnScore,
    /// The text of a turn.
    text: String,
}

impl Pen<'_> {
    /// The tags as they are from now on.
    fn write_tags(&mut self, game: &PlainGame<'_>) -> Option<()> {
        let style = self.style.as_ref()?;
        // Such players have sides in a record that was adopted.
        if PLAYERS.iter().all(|name| game.tag(name).is_some()) {
            return None;
        }
        self.tags.clear();
        for (name, value) in &game.tags {
            let told = TELLING.iter().position(|telling| name.eq_ignore_ascii_case(telling));
            match told {
                // A name in other letters is no such tag for all who look at it.
                Some(at) if *name == TELLING[at] => {
                    push_tag(&mut self.tags, name, style.telling[at].as_deref()?)?;
                }
                Some(_) => return None,
                None if name.eq_ignore_ascii_case("FEN") => return None,
                None if *name == "Result" => {
                    let value = rescaled(value, style.scale).unwrap_or(value);
                    push_tag(&mut self.tags, name, value)?;
                }
                None => push_tag(&mut self.tags, name, value)?,
            }
        }
        self.tags.push_str(&style.added);
        if !self.tags.is_empty() {
            self.tags.push('\n');
        }
        Some(())
    }

    fn end(&mut self, result: &str) {
        let scale = self.style.as_ref().and_then(|style| style.scale);
        self.score.result(rescaled(result, scale).unwrap_or(result));
    }
}

impl Scribe for Pen<'_> {
    const LOOKS_BACK: bool = true;

    fn begin(&mut self, kind: &Arc<Kind>, common: &Common, game: &PlainGame<'_>) -> Option<()> {
        if !self.kind.as_ref().is_some_and(|known| Arc::ptr_eq(known, kind)) {
            self.style = Style::of(kind, common, self.target);
            self.kind = Some(Arc::clone(kind));
        }
        self.write_tags(game)?;
        self.score.begin(FIRST);
        Some(())
    }

    fn number(&mut self, is_one: bool, begins: bool) -> Option<()> {
        (is_one || !begins).then_some(())
    }

    fn knows_by_ends(&self, takes: bool) -> bool {
        match self.target.notation.form {
            TurnForm::Short => true,
            TurnForm::Full | TurnForm::Canonical => !takes,
            TurnForm::Letters => false,
        }
    }

    #[inline(always)]
    fn pair(&mut self, turn: &Turn, judgement: &[u8]) -> Option<()> {
        let style = self.style.as_ref()?;
        let labels = style.labels();
        self.text.clear();
        self.text.push_str(labels.label(turn.from?));
        self.text.push(if turn.is_capture() { style.take } else { '-' });
        self.text.push_str(labels.label(turn.to?));
        self.score.turn(&self.text);
        if !judgement.is_empty() {
            self.score.judgement(str::from_utf8(judgement).ok()?);
        }
        Some(())
    }

    fn turn(&mut self, before: &mut dyn Session, turn: &Turn) -> Option<()> {
        let style = self.style.as_ref()?;
        let names = CellNames { labels: style.labels(), take: style.game.spec().style.take };
        let spelled = self.target.notation.spell(before, turn, names);
        self.score.turn(&spelled.text);
        Some(())
    }

    fn aside(&mut self, text: &[u8]) -> Option<()> {
        let text = str::from_utf8(text).ok()?;
        if let Some(number) = text.strip_prefix('$') {
            self.score.glyph(number.parse().ok()?);
            return Some(());
        }
        let inside = text.strip_prefix('{')?.strip_suffix('}')?;
        (!inside.contains('\0')).then(|| self.score.comment(inside))
    }
}

/// Adds a tag, if its value can stand as it is.
fn push_tag(out: &mut String, name: &str, value: &str) -> Option<()> {
    let is_plain = |byte: u8| !matches!(byte, b'"' | b'\\' | b'\n' | b'\r' | 0);
    if !value.bytes().all(is_plain) {
        return None;
    }
    out.extend(["[", name, " \"", value, "\"]\n"]);
    Some(())
}
