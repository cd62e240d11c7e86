//! Says in words why a written move is not legal, with cells in the names that the record uses.

use tavlei_core::{
    Bits, Dir, Fault, Labels, MustTake, Outcome, Point, Reason as Why, Session, Side, Turn,
};
use tavlei_notation::{Notation, TurnForm, TurnStyle, shipped, write_turn};
use tavlei_record::CodeInfo;
use tavlei_rules::Game;

use crate::codes;
use crate::explain_text::not_listed;
use crate::line::Line;
use crate::player::Trouble;

/// How turns and cells are called in sentences about one record.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Words<'a> {
    game: &'a Game,
    style: TurnStyle<'a>,
}

/// A fault in words.
#[derive(Clone, Debug)]
pub(crate) struct Explained {
    pub(crate) code: &'static str,
    pub(crate) message: String,
    /// The turns that would have been legal.
    pub(crate) legal: Vec<String>,
    /// The side that is not to move, if the turn seems to be one of its.
    pub(crate) fits: Option<Side>,
}

impl<'a> Words<'a> {
    pub(crate) fn new(game: &'a Game, labels: &'a Labels) -> Words<'a> {
        let style = TurnStyle { labels, take: game.spec().style.take, form: TurnForm::Short };
        Words { game, style }
    }

    /// The same with the sign of a capture that a text has.
    pub(crate) fn with_sign_of(self, text: &str) -> Words<'a> {
        let take = sign_in(text).unwrap_or(self.style.take);
        Words { style: TurnStyle { take, ..self.style }, ..self }
    }

    /// The game of the record.
    pub(crate) fn game(&self) -> &'a Game {
        self.game
    }

    /// A turn as the record would write it.
    pub(crate) fn turn(&self, session: &mut dyn Session, turn: &Turn) -> String {
        write_turn(session, turn, &self.style)
    }

    /// A cell as the record would call it.
    fn cell(&self, point: Point) -> &'a str {
        self.style.labels.label(point)
    }

    /// The legal turns.
    fn legal(&self, session: &mut dyn Session) -> Vec<String> {
        let turns: Vec<Turn> = session.turns().to_vec();
        turns.iter().map(|turn| self.turn(session, turn)).collect()
    }
}

/// The sign of a capture in a text.
fn sign_in(text: &str) -> Option<char> {
    text.chars().find_map(|c| match c {
        'x' | 'X' => Some('x'),
        ':' => Some(':'),
        _ => None,
    })
}

/// The sign of a capture that a record uses: that of a text, else that of the game.
pub(crate) fn take_sign(game: &Game, text: &str) -> char {
    sign_in(text).unwrap_or(game.spec().style.take)
}

/// Why a move could not be played. `line` stands before the move.
pub(crate) fn trouble(
    words: &Words<'_>,
    line: Option<&mut Line>,
    text: &str,
    trouble: &Trouble,
) -> Explained {
    let plain = |code, message| Explained { code, message, legal: Vec::new(), fits: None };
    match (trouble, line) {
        (Trouble::Illegal(pattern), Some(line)) => {
            let session = line.session();
            let fault = session.explain(pattern);
            let (info, why) = sentence(words, session, text, &fault);
            let fits = match fault {
                Fault::NotYours { owner, .. } => Some(owner),
                _ => None,
            };
            Explained {
                code: info.code,
                message: format!("{text} is not legal: {why}"),
                legal: words.legal(session),
                fits,
            }
        }
        (Trouble::NotListed, Some(line)) => not_listed(words, line.session(), text),
        (Trouble::NoSuchCell(bad) | Trouble::Unreadable(bad), line) => {
            let is_cell = matches!(trouble, Trouble::NoSuchCell(_));
            let info = if is_cell { &codes::NO_SUCH_CELL } else { &codes::UNREADABLE };
            let mut found = plain(info.code, format!("{text} can't be played: {bad}"));
            if let Some(line) = line {
                let session = line.session();
                found.legal = words.legal(session);
                if let Some(name) = notation_of(words.game, session, text) {
                    found.message = format!(
                        "{text} can't be played: it is a move in the notation {name}, which --read-notation {name} reads"
                    );
                }
            }
            found
        }
        (Trouble::Unknown | Trouble::Illegal(_) | Trouble::NotListed, _) => plain(
            codes::POSITION_UNKNOWN.code,
            format!("{text} can't be checked: the position before it is not known"),
        ),
    }
}

/// The notation in whose letters a text is a legal turn.
fn notation_of(game: &Game, session: &mut dyn Session, text: &str) -> Option<&'static str> {
    if text.is_ascii() {
        return None;
    }
    let usual = game.labels().scheme();
    let mut reads = |notation: &Notation| {
        let scheme = notation.cells.scheme(game.board(), game.spec().first, usual, usual);
        let labels = scheme.and_then(|scheme| Labels::new(game.board(), &scheme).ok());
        labels.is_some_and(|labels| !notation.resolve(session, text, &labels).is_empty())
    };
    shipped().iter().find(|notation| reads(notation)).map(|notation| notation.name.as_str())
}

/// The code and the sentence of a fault.
fn sentence(
    words: &Words<'_>,
    session: &mut dyn Session,
    text: &str,
    fault: &Fault,
) -> (&'static CodeInfo, String) {
    let side = session.side();
    match *fault {
        Fault::GameOver(outcome) => {
            (&codes::GAME_OVER, format!("the game was over before it: {}", outcome_words(outcome)))
        }
        Fault::NothingThere(at) => {
            (&codes::NOTHING_THERE, format!("no piece stands on {}", words.cell(at)))
        }
        Fault::NotYours { at, owner } => (
            &codes::NOT_YOURS,
            format!("it is {side}'s turn, and the piece on {} is {owner}'s", words.cell(at)),
        ),
        Fault::Occupied { at, owner } => {
            (&codes::OCCUPIED, format!("{} is occupied by a piece of {owner}", words.cell(at)))
        }
        Fault::MustTake { law, instead } => must_take(words, session, law, &instead),
        Fault::MustGoOn { instead } => (
            &codes::MUST_GO_ON,
            format!("the capture must go on: {}", words.turn(session, &instead)),
        ),
        Fault::MustLandElsewhere { instead } => (
            &codes::MUST_LAND_ELSEWHERE,
            format!(
                "the king must land where it can go on taking: {}",
                words.turn(session, &instead)
            ),
        ),
        Fault::PromotionEnds(at) => (
            &codes::PROMOTION_ENDS,
            format!("the man becomes a king on {}, and that ends the turn", words.cell(at)),
        ),
        Fault::NothingTaken { step } => (
            &codes::NOTHING_TAKEN,
            format!(
                "it is written as a capture and takes nothing; the step is written {}",
                words.turn(session, &step)
            ),
        ),
        Fault::ManDirection(dir) => {
            (&codes::MAN_DIRECTION, format!("a man does not move {}", way(dir, side)))
        }
        Fault::ManTakesDirection(dir) => {
            (&codes::MAN_TAKES_DIRECTION, format!("a man does not take {}", way(dir, side)))
        }
        Fault::ManTakesKing(at) => {
            (&codes::MAN_TAKES_KING, format!("a man may not take the king on {}", words.cell(at)))
        }
        Fault::KingTooFar => (&codes::KING_TOO_FAR, "a king does not go so far".to_owned()),
        Fault::Blocked(at) => {
            (&codes::BLOCKED, format!("the piece on {} stands in the way", words.cell(at)))
        }
        Fault::KingBarred(at) => (
            &codes::KING_BARRED,
            format!("the king on {} has made three quiet moves in a row", words.cell(at)),
        ),
        Fault::TakenTwice(at) => {
            (&codes::TAKEN_TWICE, format!("the piece on {} would be taken twice", words.cell(at)))
        }
        _ => (&codes::NO_WAY, no_way(text)),
    }
}

fn no_way(text: &str) -> String {
    let is_capture = text.contains(['x', 'X', ':', '*']);
    let what = if is_capture { "no capture leads" } else { "no move leads" };
    format!("{what} from the first of these cells to the last")
}

fn must_take(
    words: &Words<'_>,
    session: &mut dyn Session,
    law: MustTake,
    instead: &Turn,
) -> (&'static CodeInfo, String) {
    let side = session.side();
    let better = words.turn(session, instead);
    match law {
        MustTake::Most => (
            &codes::MUST_TAKE_MOST,
            format!(
                "the capture that takes most must be made: {better} takes {}",
                instead.taken.count()
            ),
        ),
        MustTake::Value => {
            (&codes::MUST_TAKE_VALUE, format!("the most valuable capture must be made: {better}"))
        }
        MustTake::ByKing => {
            (&codes::MUST_TAKE_BY_KING, format!("a king that can take goes before a man: {better}"))
        }
        MustTake::MostKings => (
            &codes::MUST_TAKE_MOST_KINGS,
            format!("the capture that takes more kings must be made: {better}"),
        ),
        MustTake::KingFirst => (
            &codes::MUST_TAKE_KING_FIRST,
            format!("the capture that meets a king first must be made: {better}"),
        ),
        _ => (&codes::MUST_TAKE, format!("{side} must take: {better}")),
    }
}

/// A direction as its mover sees it.
fn way(dir: Dir, side: Side) -> &'static str {
    let (dx, dy) = dir.delta();
    let ahead = if side == Side::White { dy } else { -dy };
    match (ahead, dx) {
        (1.., 0) => "straight forward",
        (..=-1, 0) => "straight back",
        (1.., _) => "forward along a diagonal",
        (..=-1, _) => "backward",
        (0, _) => "sideways",
    }
}

/// How a game stands, in words.
pub(crate) fn outcome_words(outcome: Outcome) -> String {
    match outcome {
        Outcome::Open => "it is still open".to_owned(),
        Outcome::Draw(why) => format!("it is a draw ({why})"),
        Outcome::Win(side, Why::NoTurn) => format!("{side} has won, {} has no legal move", !side),
        Outcome::Win(side, Why::NoPieces) => format!("{side} has won, {} has no piece left", !side),
        Outcome::WinOfSeat(seat, why) => format!("{seat} has won ({why})"),
        Outcome::Win(side, why) => format!("{side} has won ({why})"),
    }
}
