//! The recorded result against that of the board.

use tavlei_core::{Outcome, Seat, Side};
use tavlei_record::{Record, Span};
use tavlei_rules::{Game, Scale};

use crate::codes;
use crate::notes::Note;
use crate::options::Reading;
use crate::report::{BoardResult, ResultReport};
use crate::score::{Says, Score, parse_digits, parse_score, write_digits, write_score};

/// A result that a record states.
#[derive(Clone, Copy, Debug)]
struct Stated<'r> {
    text: &'r str,
    span: Span,
    /// `None` if the text is no score.
    score: Option<Score>,
}

impl Stated<'_> {
    fn says(&self) -> Says {
        self.score.map_or(Says::Nothing, |score| score.says)
    }

    /// Whether it says who won, that it was a draw, or anything that can't be read.
    fn is_telling(&self) -> bool {
        self.score.is_none_or(|score| score.says != Says::Nothing)
    }
}

/// The board's side of the comparison.
pub(crate) fn of_outcome(outcome: Outcome) -> Option<BoardResult> {
    match outcome {
        Outcome::Draw(_) => Some(BoardResult::Draw),
        _ => outcome.winner().map(BoardResult::win_of),
    }
}

/// Compares the results of a record with each other and with the board. `token` is the result
/// behind the moves; `game` is `None` where it is not known.
pub(crate) fn compare(
    record: &Record,
    game: Option<&Game>,
    reading: Reading,
    token: Option<Span>,
    board: Option<BoardResult>,
    notes: &mut Vec<Note>,
) -> ResultReport {
    let named = |tag: &&tavlei_record::Tag| record.str(tag.name).eq_ignore_ascii_case("Result");
    let tag = record.tags.iter().find(named).map(|tag| (record.str(tag.value), tag.value));
    let token = token.map(|span| (record.str(span), span));
    compare_texts((tag, token), game, reading, board, notes)
}

/// A text and its place in the record.
type Placed<'r> = (&'r str, Span);

/// As [`compare`], of the tag and what stands behind the moves.
pub(crate) fn compare_texts(
    (tag, token): (Option<Placed<'_>>, Option<Placed<'_>>),
    game: Option<&Game>,
    reading: Reading,
    board: Option<BoardResult>,
    notes: &mut Vec<Note>,
) -> ResultReport {
    let seats = game.map_or(Seat::TWO, Game::seats);
    let stated = |(text, span)| Stated { text, span, score: score_of(text, seats) };
    let (tag, token) = (tag.map(stated), token.map(stated));
    let first = game.map_or(Side::White, Game::scored_first);
    let mut left = written_first(reading, first);
    let mut report = ResultReport { board, ..ResultReport::default() };
    if let Some(best) = best(tag, token) {
        note_differing(tag, token, notes);
        note_kind(&best, game, notes);
        report.recorded = Some(best.text.to_owned());
        report.means = means(best.says(), left, seats);
        if judge(&mut report, &best, reading, first, seats, notes) == Fits::WhiteFirst {
            left = Side::White;
        }
    } else {
        notes.push(Note::new(&codes::RESULT_MISSING, Span::default(), no_result()));
    }
    let scale = game.map_or(Scale::One, |game| game.spec().style.scale);
    report.board_score = board.and_then(|board| written(board, left, scale, seats));
    report
}

/// What a result written from one side says of the board.
fn says(board: BoardResult, left: Side) -> Says {
    match (board, left) {
        (BoardResult::Draw, _) => Says::Draw,
        (BoardResult::WhiteWins, Side::White) | (BoardResult::BlackWins, Side::Black) => {
            Says::First
        }
        _ => Says::Second,
    }
}

/// Reads a score as the game counts its players.
fn score_of(text: &str, seats: &[Seat]) -> Option<Score> {
    if seats.len() > 2 { parse_digits(text, seats.len()) } else { parse_score(text) }
}

/// The result of the board as records of the game write it.
fn written(board: BoardResult, left: Side, scale: Scale, seats: &[Seat]) -> Option<&'static str> {
    if seats.len() == 2 {
        return write_score(says(board, left), scale);
    }
    let winner = seats.iter().position(|&seat| BoardResult::win_of(seat) == board)?;
    write_digits(winner, seats.len())
}

/// How a recorded result fits the board.
#[derive(PartialEq, Eq)]
enum Fits {
    /// As it is read, or not at all.
    AsRead,
    /// Only if White's score is taken to stand first.
    WhiteFirst,
}

fn no_result() -> String {
    "the record has no result; one that is not known is marked with *".to_owned()
}

/// The result that counts: the tag's, unless it tells nothing and the other one does.
fn best<'r>(tag: Option<Stated<'r>>, token: Option<Stated<'r>>) -> Option<Stated<'r>> {
    tag.filter(Stated::is_telling).or(token.filter(Stated::is_telling)).or(tag).or(token)
}

fn note_differing(tag: Option<Stated<'_>>, token: Option<Stated<'_>>, notes: &mut Vec<Note>) {
    let (Some(tag), Some(token)) = (tag, token) else { return };
    let (a, b) = (tag.says(), token.says());
    if a != b && a != Says::Nothing && b != Says::Nothing {
        let message =
            format!("the tag says {}, the moves end with {}; the tag counts", tag.text, token.text);
        notes.push(Note::new(&codes::RESULTS_DIFFER, token.span, message));
    }
}

/// Remarks on how a result is written.
fn note_kind(stated: &Stated<'_>, game: Option<&Game>, notes: &mut Vec<Note>) {
    let text = stated.text;
    let Some(score) = stated.score else {
        let message = format!("{text:?} is no score; it is kept as it stands");
        notes.push(Note::new(&codes::RESULT_UNREADABLE, stated.span, message));
        return;
    };
    let usual = game.map(|game| game.spec().style.scale);
    if score.says == Says::NobodyScored {
        let message = format!("{text}: the game was lost for both");
        notes.push(Note::new(&codes::RESULT_NOBODY, stated.span, message));
    } else if score.unusual {
        let message = format!(
            "{text} is a score of another kind; it is kept, and read as {}",
            in_words(score.says)
        );
        notes.push(Note::new(&codes::RESULT_UNUSUAL, stated.span, message));
    } else if let (Some(scale), Some(usual)) = (score.scale, usual)
        && scale != usual
        && !score.forfeit
    {
        let message = format!("{text} is written {} in this game", example(score.says, usual));
        notes.push(Note::new(&codes::RESULT_SCALE, stated.span, message));
    }
}

fn example(says: Says, scale: Scale) -> &'static str {
    write_score(says, scale).unwrap_or("*")
}

fn in_words(says: Says) -> &'static str {
    match says {
        Says::First => "a win of the player written first",
        Says::Second => "a win of the player written second",
        Says::Draw => "a draw",
        Says::Nth(_) => "a win of one of the players",
        Says::NobodyScored => "lost for both",
        Says::Nothing => "not known",
    }
}

/// Whose score is written first.
pub(crate) fn written_first(reading: Reading, first: Side) -> Side {
    match reading {
        Reading::FirstMover => first,
        Reading::WhiteFirst => Side::White,
    }
}

fn means(says: Says, written_first: Side, seats: &[Seat]) -> Option<BoardResult> {
    let wins = |side: Side| BoardResult::win_of(side.into());
    match says {
        Says::First => Some(wins(written_first)),
        Says::Second => Some(wins(!written_first)),
        Says::Nth(nth) => seats.get(nth).copied().map(BoardResult::win_of),
        Says::Draw => Some(BoardResult::Draw),
        Says::NobodyScored | Says::Nothing => None,
    }
}

/// Fills in whether the result agrees with the board.
fn judge(
    report: &mut ResultReport,
    stated: &Stated<'_>,
    reading: Reading,
    first: Side,
    seats: &[Seat],
    notes: &mut Vec<Note>,
) -> Fits {
    let known = stated.score.is_some() && stated.says() != Says::Nothing;
    let Some(board) = report.board.filter(|_| known) else { return Fits::AsRead };
    report.agrees = Some(true);
    if report.means == Some(board) {
        return Fits::AsRead;
    }
    let other = means(stated.says(), Side::White, seats);
    if reading == Reading::FirstMover && first == Side::Black && other == Some(board) {
        report.means = other;
        let message = format!(
            "{} would mean that the first player, Black, has {}; the board says that {}: this \
             record seems to write White first",
            stated.text,
            if stated.says() == Says::First { "won" } else { "lost" },
            winner(board),
        );
        notes.push(Note::new(&codes::RESULT_WHITE_FIRST, stated.span, message));
        return Fits::WhiteFirst;
    }
    report.agrees = Some(false);
    let message = format!("the record says {}, and by the board {}", stated.text, winner(board));
    notes.push(Note::new(&codes::RESULT_CONTRADICTS, stated.span, message));
    Fits::AsRead
}

fn winner(board: BoardResult) -> &'static str {
    match board {
        BoardResult::WhiteWins => "White has won",
        BoardResult::RedWins => "Red has won",
        BoardResult::BlackWins => "Black has won",
        BoardResult::GreenWins => "Green has won",
        BoardResult::Draw => "the game is drawn",
    }
}
