//! A user's own game: a few lines of TOML that begin with a named game.
//!
//! ```toml
//! based-on = "russian"
//! id = "club-house"
//! name = "Club rules"
//!
//! [rules]
//! choice = ["most"]
//! promotion = "stay"
//! man-takes = "forward"
//! ```

use std::borrow::Cow;
use std::fmt;

use serde::Deserialize;
use tavlei_core::{Cells, Corner, Dir, Dirs, LabelScheme, Side, line_and_column, toml_in_words};

use crate::draughts::{Choice, Goal, Landing, Priority, Promotion, Removal, Rules};
use crate::games::draws_by_name;
use crate::{Family, Game, Scale, Setup, Source, Spec, SpecError, find};

/// Why a user's rules can't be used, and where in their text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RulesError {
    /// What is wrong.
    pub kind: RulesErrorKind,
    /// Line and column, both from 1, where they are known.
    pub place: Option<(usize, usize)>,
}

/// What is wrong with a user's rules.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum RulesErrorKind {
    /// The text is not TOML, or a key or value is unknown.
    Toml(String),
    /// The game that it is based on is not in the catalogue.
    NoSuchGame(String),
    /// The id is that of a game of the catalogue.
    TakenId(String),
    /// A value is not one of those that fit.
    Bad {
        /// The key.
        key: &'static str,
        /// What stands there.
        value: String,
        /// What would be right.
        right: &'static str,
    },
    /// The board, labels or start position do not fit together.
    Spec(SpecError),
}

impl RulesError {
    /// An error at a key of the text, if the key stands there.
    fn at_key(kind: RulesErrorKind, text: &str, key: &str) -> RulesError {
        let key = key.rsplit('.').next().unwrap_or(key);
        let is_there = |line: &str| {
            let rest = line.trim_start_matches('[').strip_prefix(key);
            rest.is_some_and(|rest| rest.trim_start().starts_with(['=', ']']))
        };
        let line = text.lines().position(|line| is_there(line.trim_start()));
        RulesError { kind, place: line.map(|line| (line + 1, 1)) }
    }

    fn of_toml(error: &toml::de::Error, text: &str) -> RulesError {
        let place = error.span().map(|span| line_and_column(text, span.start));
        RulesError { kind: RulesErrorKind::Toml(toml_in_words(error.message())), place }
    }
}

impl fmt::Display for RulesError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some((line, column)) = self.place {
            write!(f, "line {line}, column {column}: ")?;
        }
        match &self.kind {
            RulesErrorKind::Toml(message) => f.write_str(message),
            RulesErrorKind::NoSuchGame(name) => {
                write!(f, "based-on names a game that is not in the catalogue: {name:?}")
            }
            RulesErrorKind::TakenId(id) => {
                write!(f, "{id:?} is the id of another game: give yours an id of its own")
            }
            RulesErrorKind::Bad { key, value, right } => {
                write!(f, "{key} can't be {value}; right would be: {right}")
            }
            RulesErrorKind::Spec(error) => error.fmt(f),
        }
    }
}

impl std::error::Error for RulesError {}

/// Makes a game from a user's TOML.
pub fn game_from_toml(text: &str) -> Result<Game, RulesError> {
    let house: House = toml::from_str(text).map_err(|e| RulesError::of_toml(&e, text))?;
    let fault = |kind, key: &str| RulesError::at_key(kind, text, key);
    let base = find(&house.based_on)
        .ok_or_else(|| fault(RulesErrorKind::NoSuchGame(house.based_on.clone()), "based-on"))?;
    if let Some(id) = house.id.as_ref().filter(|id| find(id).is_some()) {
        return Err(fault(RulesErrorKind::TakenId(id.clone()), "id"));
    }
    let spec = house.spec(base.spec().clone()).map_err(|kind| {
        let key = if let RulesErrorKind::Bad { key, .. } = &kind { key } else { "" };
        fault(kind.clone(), key)
    })?;
    Game::new(spec).map_err(|error| {
        let key = match error {
            SpecError::Board(_) => "board",
            SpecError::Labels(_) => "labels",
            SpecError::Setup(_) => "setup",
        };
        fault(RulesErrorKind::Spec(error), key)
    })
}

#[derive(Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
struct House {
    based_on: String,
    id: Option<String>,
    name: Option<String>,
    first: Option<Mover>,
    board: Option<BoardTable>,
    setup: Option<SetupTable>,
    notation: Option<NotationTable>,
    #[serde(default)]
    rules: RulesTable,
    draws: Option<String>,
}

#[derive(Deserialize, Clone, Copy)]
#[serde(rename_all = "kebab-case")]
enum Mover {
    White,
    Black,
}

#[derive(Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
struct BoardTable {
    files: Option<u8>,
    ranks: Option<u8>,
    cells: Option<CellsWord>,
}

#[derive(Deserialize, Clone, Copy)]
#[serde(rename_all = "kebab-case")]
enum CellsWord {
    Dark,
    Light,
    All,
}

#[derive(Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
struct SetupTable {
    rows: Option<u8>,
    free_rows: Option<u8>,
    white: Option<String>,
    black: Option<String>,
}

#[derive(Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
struct NotationTable {
    take: Option<char>,
    results: Option<String>,
    cells: Option<String>,
    labels: Option<Vec<String>>,
}

#[derive(Deserialize, Default)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
struct RulesTable {
    man_steps: Option<DirsWord>,
    man_takes: Option<DirsWord>,
    king_steps: Option<DirsWord>,
    king_takes: Option<DirsWord>,
    king_steps_far: Option<bool>,
    king_takes_far: Option<bool>,
    lands: Option<Landing>,
    forced: Option<bool>,
    carry_on: Option<bool>,
    choice: Option<Vec<Priority>>,
    man_takes_king: Option<bool>,
    promotion: Option<Promotion>,
    removal: Option<Removal>,
    about_turn: Option<bool>,
    goal: Option<Goal>,
    king_limit: Option<u8>,
    men_hop: Option<bool>,
    kings_fall: Option<bool>,
}

/// Directions: a word, or a list of compass points (north is away from White).
#[derive(Deserialize)]
#[serde(untagged)]
enum DirsWord {
    Word(String),
    List(Vec<String>),
}

const DIRECTIONS: &str = "\"forward\", \"any\" or \"diagonal\", \"orthogonal\", \
    \"forward-and-sides\", \"eight\", or a list of \"N\", \"NE\", \"E\", \"SE\", \"S\", \"SW\", \
    \"W\", \"NW\"";

impl DirsWord {
    fn dirs(&self, key: &'static str) -> Result<Dirs, RulesErrorKind> {
        match self {
            DirsWord::Word(word) => dirs_of_word(word).ok_or_else(|| bad(key, word, DIRECTIONS)),
            DirsWord::List(list) => list.iter().try_fold(Dirs::NONE, |dirs, word| {
                let dir = Dir::ALL.into_iter().find(|dir| format!("{dir:?}") == *word);
                Ok(dirs | Dirs::of(&[dir.ok_or_else(|| bad(key, word, DIRECTIONS))?]))
            }),
        }
    }
}

fn dirs_of_word(word: &str) -> Option<Dirs> {
    Some(match word {
        "forward" => Dirs::FORWARD,
        "any" | "diagonal" => Dirs::DIAGONAL,
        "orthogonal" => Dirs::ORTHOGONAL,
        "forward-and-sides" => Dirs::FORWARD_AND_SIDES,
        "eight" => Dirs::EIGHT,
        _ => return None,
    })
}

fn bad(key: &'static str, value: &str, right: &'static str) -> RulesErrorKind {
    RulesErrorKind::Bad { key, value: format!("{value:?}"), right }
}

impl House {
    fn spec(self, mut spec: Spec) -> Result<Spec, RulesErrorKind> {
        match &mut spec.family {
            Family::Draughts(rules) => self.rules.change(rules)?,
            Family::Listed(_) => {
                let right = "a game of the draughts family: others have no such parameters";
                return Err(bad("based-on", &self.based_on, right));
            }
        }
        spec.aliases = Cow::Borrowed(&[]);
        (spec.pdn, spec.tried) = (None, None);
        spec.other_numbers = Cow::Borrowed(&[]);
        spec.sources = vec![Source {
            title: "the user's own rules".into(),
            says: format!("based on {}", self.based_on).into(),
        }]
        .into();
        spec.id = self.id.unwrap_or_else(|| format!("{}-house", spec.id)).into();
        if let Some(name) = self.name {
            (spec.name, spec.name_ru) = (name.clone().into(), name.into());
        }
        match self.first {
            Some(Mover::White) => spec.first = Side::White,
            Some(Mover::Black) => spec.first = Side::Black,
            None => {}
        }
        if let Some(board) = self.board {
            board.change(&mut spec);
        }
        if let Some(setup) = self.setup {
            setup.change(&mut spec)?;
        }
        if let Some(notation) = self.notation {
            notation.change(&mut spec)?;
        }
        if let Some(name) = self.draws {
            let right = "\"none\", \"fmjd\", \"russian-code\", \"brazilian\", \"forty-moves\", \
                \"apca\", \"frisian\" or \"filipino\"";
            spec.draws = draws_by_name(&name).ok_or_else(|| bad("draws", &name, right))?;
        }
        Ok(spec)
    }
}

impl BoardTable {
    fn change(self, spec: &mut Spec) {
        spec.size = (self.files.unwrap_or(spec.size.0), self.ranks.unwrap_or(spec.size.1));
        spec.cells = match self.cells {
            Some(CellsWord::Dark) => Cells::Dark,
            Some(CellsWord::Light) => Cells::Light,
            Some(CellsWord::All) => Cells::All,
            None => spec.cells,
        };
    }
}

impl SetupTable {
    fn change(self, spec: &mut Spec) -> Result<(), RulesErrorKind> {
        spec.setup = match (self.rows, self.white, self.black) {
            (Some(filled), None, None) => Setup::Rows { free: self.free_rows.unwrap_or(0), filled },
            (None, Some(white), Some(black)) => {
                Setup::Cells { white: white.into(), black: black.into() }
            }
            _ => {
                let right = "either rows (and free-rows), or both white and black (lists of cells)";
                let value = "a mixture of rows and cells, or one of them alone".to_owned();
                return Err(RulesErrorKind::Bad { key: "setup", value, right });
            }
        };
        Ok(())
    }
}

impl NotationTable {
    fn change(self, spec: &mut Spec) -> Result<(), RulesErrorKind> {
        if let Some(take) = self.take {
            if !matches!(take, 'x' | ':' | '-') {
                return Err(bad("notation.take", &take.to_string(), "\"x\", \":\" or \"-\""));
            }
            spec.style.take = take;
        }
        match self.results.as_deref() {
            None => {}
            Some("1-0") => spec.style.scale = Scale::One,
            Some("2-0") => spec.style.scale = Scale::Two,
            Some(other) => return Err(bad("notation.results", other, "\"1-0\" or \"2-0\"")),
        }
        if let Some(word) = self.cells.as_deref() {
            let right = "\"algebraic\", \"numeric-top-left\", \"numeric-top-right\", \
                \"numeric-bottom-left\" or \"numeric-bottom-right\"";
            spec.style.labels =
                label_scheme(word).ok_or_else(|| bad("notation.cells", word, right))?;
        }
        if let Some(table) = self.labels {
            spec.style.labels = LabelScheme::Table(table.into_iter().map(Cow::Owned).collect());
        }
        Ok(())
    }
}

fn label_scheme(word: &str) -> Option<LabelScheme> {
    let corner = match word {
        "algebraic" => return Some(LabelScheme::Algebraic),
        "numeric-top-left" => Corner::TopLeft,
        "numeric-top-right" => Corner::TopRight,
        "numeric-bottom-left" => Corner::BottomLeft,
        "numeric-bottom-right" => Corner::BottomRight,
        _ => return None,
    };
    Some(LabelScheme::numeric(corner))
}

impl RulesTable {
    fn change(self, rules: &mut Rules) -> Result<(), RulesErrorKind> {
        let dirs = |word: Option<DirsWord>, key, dirs: &mut Dirs| {
            if let Some(word) = word {
                *dirs = word.dirs(key)?;
            }
            Ok::<(), RulesErrorKind>(())
        };
        dirs(self.man_steps, "man-steps", &mut rules.man_steps)?;
        dirs(self.man_takes, "man-takes", &mut rules.man_takes)?;
        dirs(self.king_steps, "king-steps", &mut rules.king_steps)?;
        dirs(self.king_takes, "king-takes", &mut rules.king_takes)?;
        set(self.king_steps_far, &mut rules.king_steps_far);
        set(self.king_takes_far, &mut rules.king_takes_far);
        set(self.lands, &mut rules.lands);
        set(self.forced, &mut rules.forced);
        set(self.carry_on, &mut rules.carry_on);
        set(self.man_takes_king, &mut rules.man_takes_king);
        set(self.promotion, &mut rules.promotion);
        set(self.removal, &mut rules.removal);
        set(self.about_turn, &mut rules.about_turn);
        set(self.goal, &mut rules.goal);
        set(self.king_limit, &mut rules.king_limit);
        set(self.men_hop, &mut rules.men_hop);
        set(self.kings_fall, &mut rules.kings_fall);
        if let Some(list) = self.choice {
            if list.len() > 4 {
                let (value, right) = (format!("a list of {}", list.len()), "at most four criteria");
                return Err(RulesErrorKind::Bad { key: "choice", value, right });
            }
            let mut choice = Choice::FREE;
            list.into_iter().zip(&mut choice.0).for_each(|(one, place)| *place = Some(one));
            rules.choice = choice;
        }
        Ok(())
    }
}

fn set<T>(given: Option<T>, field: &mut T) {
    if let Some(value) = given {
        *field = value;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_house_game_differs_where_it_says_so() {
        let base = crate::catalogue()[0].clone();
        let text = format!(
            "based-on = \"{}\"\nid = \"house\"\n[rules]\nman-takes = [\"N\", \"NE\"]\nchoice = []\n",
            base.id()
        );
        let game = game_from_toml(&text).unwrap();
        let (Family::Draughts(house), Family::Draughts(named)) =
            (&game.spec().family, &base.spec().family)
        else {
            panic!("a draughts game")
        };
        assert_eq!(house.man_takes, Dirs::of(&[Dir::N, Dir::NE]));
        assert_eq!(house.choice, Choice::FREE);
        assert_eq!(Rules { man_takes: named.man_takes, choice: named.choice, ..*house }, *named);
        assert_eq!(game.start(), base.start());
    }

    #[test]
    fn faults_are_told() {
        let message = |text: &str| game_from_toml(text).unwrap_err().to_string();
        assert!(message("based-on = \"nonesuch\"").starts_with("line 1, column 1: based-on names"));
        assert!(message("based-on = 5").starts_with("line 1, column 12: "));
        let id = crate::catalogue()[0].id();
        let with = |rest: &str| message(&format!("based-on = \"{id}\"\n{rest}"));
        assert!(with("[rules]\nman-takes = \"up\"").contains("forward"));
        assert!(with("[rules]\nlands = \"far\"").contains("line 3"));
        assert!(with("[board]\nfiles = 30").contains("12 x 12"));
        assert!(with("[setup]\nwhite = \"z9\"\nblack = \"a1\"").contains("z9"));
        assert!(with("nonsense = 1").contains("nonsense"));
    }
}
