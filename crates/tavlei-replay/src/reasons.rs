//! Why a verdict is not `legal`, with everything that may help to mend the record.

use tavlei_core::Turn;
use tavlei_notation::{TurnForm, TurnStyle, write_turn};
use tavlei_record::{ItemKind, Record, Span};
use tavlei_rules::{Game, catalogue};

use crate::codes;
use crate::explain::{self, Explained, Words, take_sign};
use crate::identify::Settled;
use crate::line::Line;
use crate::notes::Note;
use crate::player::{Player, Trouble};
use crate::probe::{probe, run};
use crate::report::{Reason, Verdict};
use crate::schemes;
use crate::schemes::Names;
use crate::setup::fen_tag;
use crate::slips::{self, Meant, session_at};
use crate::walk::{Segment, Stop};

/// Games shorter than this are accepted by other rule sets by chance.
const TELLING_MOVES: u32 = 6;

/// Games shorter than this fit other names of the cells by chance.
const SOME_MOVES: u32 = 4;

/// The verdict on a record whose main line was stopped, and why.
pub(crate) fn of_stop(
    settled: &mut Settled,
    record: &Record,
    stop: &mut Stop,
    notes: &mut Vec<Note>,
) -> (Verdict, Reason) {
    let item = &record.items[stop.item];
    let explained = explain(settled, record.str(item.text), &stop.trouble);
    let verdict = match stop.trouble {
        Trouble::Illegal(_) | Trouble::NotListed | Trouble::NoSuchCell(_) => Verdict::Illegal,
        Trouble::Unreadable(_) | Trouble::Unknown => Verdict::Unreadable,
    };
    if matches!(stop.trouble, Trouble::Unknown) {
        return (verdict, unknown(settled, explained));
    }
    if let (Some(_), Some(text)) = (explained.fits, text_before(record, stop)) {
        stop.item = text;
        return (Verdict::Unreadable, unreadable(record, text, explained));
    }
    let meant = slips::find(settled, record, stop);
    let help = Help { settled, record, stop, span: item.span };
    help.note_other_side(&explained, notes);
    help.note_missing_move(&explained, notes);
    match &meant {
        Some(meant) => notes.extend(help.note_meant(meant)),
        None => help.note_other_readings(notes),
    }
    let here = meant.filter(|meant| meant.back == 0).map_or_else(Vec::new, |meant| meant.moves);
    let Explained { code, message, mut legal, .. } = explained;
    legal.sort_by_key(|turn| !here.contains(turn));
    let did_you_mean = if let [only] = &here[..] { Some(only.clone()) } else { None };
    (verdict, Reason { code, message, legal, did_you_mean })
}

fn explain(settled: &mut Settled, text: &str, trouble: &Trouble) -> Explained {
    let words = Words::new(&settled.game, settled.names.of(&settled.game)).with_sign_of(text);
    let line = settled.walked.segments.last_mut().and_then(|segment| segment.line.as_mut());
    explain::trouble(&words, line, text, trouble)
}

/// A move in a position that is not known: what made it unknown is the reason, if it was said.
fn unknown(settled: &Settled, explained: Explained) -> Reason {
    let Explained { code, message, legal, .. } = explained;
    match &settled.walked.lost {
        Some(lost) => {
            Reason { code: lost.code, message: lost.message.clone(), legal, did_you_mean: None }
        }
        None => Reason { code, message, legal, did_you_mean: None },
    }
}

/// Text that was not understood and stands where the move before the one that stopped should.
fn text_before(record: &Record, stop: &Stop) -> Option<usize> {
    let before = record.items[..stop.item].iter().enumerate().rev();
    let mut before = before.skip_while(|(_, item)| {
        matches!(item.kind, ItemKind::Number | ItemKind::Comment(_) | ItemKind::Nag(_))
    });
    before.next().filter(|(_, item)| item.kind == ItemKind::Unknown).map(|(index, _)| index)
}

fn unreadable(record: &Record, item: usize, explained: Explained) -> Reason {
    let text = record.str(record.items[item].text);
    Reason {
        code: codes::UNREADABLE.code,
        message: format!("{text} stands where a move should, and can't be read as one"),
        legal: explained.legal,
        did_you_mean: None,
    }
}

/// What may help with a move that can't be played.
struct Help<'a> {
    settled: &'a Settled,
    record: &'a Record,
    stop: &'a Stop,
    span: Span,
}

impl Help<'_> {
    /// The one move that may have been meant; of several, none is more likely than the others.
    fn note_meant(&self, meant: &Meant) -> Option<Note> {
        let [only] = &meant.moves[..] else { return None };
        let item = &self.record.items[meant.item];
        let message = match meant.back {
            0 => format!("did you mean {only}? It is the one slip with which the game can go on"),
            back => format!(
                "or half-move {} was meant as {only}, not {}: with it the rest of the game can be \
                 played",
                self.stop.ply - back as u32,
                meant.written,
            ),
        };
        Some(Note::new(&codes::DID_YOU_MEAN, item.span, message))
    }

    /// Whether the move would be legal if the other side were to move.
    fn note_other_side(&self, explained: &Explained, notes: &mut Vec<Note>) {
        let Some(owner) = explained.fits else { return };
        let Some((plies, all)) = self.play_as_other_side() else { return };
        if plies == 0 {
            return;
        }
        let rest = if all && plies > 1 { ", and so would the rest of the game" } else { "" };
        let begins = if self.stop.ply == 1 {
            let letter = owner.letter();
            format!("; a tag FEN \"{letter}:…\" says that {owner} begins")
        } else {
            String::new()
        };
        let message = format!("the move would be legal if {owner} were to move{rest}{begins}");
        notes.push(Note::new(&codes::FITS_OTHER_SIDE, self.span, message));
    }

    fn play_as_other_side(&self) -> Option<(u32, bool)> {
        let segment = self.settled.walked.segments.last()?;
        let played = segment.line.as_ref()?.len();
        let mut position = session_at(self.settled, segment, played)?.position();
        position.side = position.side.map(|side| !side);
        let session = self.settled.game.open_at(&position).ok()?;
        let mut player = Player::new(&self.settled.game, &self.settled.names, self.record);
        Some(run(&mut player, Line::new(session), self.stop.item, u32::MAX))
    }

    /// Two numbered moves with no move of the other player between them.
    fn note_missing_move(&self, explained: &Explained, notes: &mut Vec<Note>) {
        let items = &self.record.items;
        if explained.fits.is_none() {
            return;
        }
        let Some(last) = self.settled.walked.segments.last().and_then(|s| s.items.last()) else {
            return;
        };
        let numbered = |index: usize| {
            let before = index.checked_sub(1).map(|at| &items[at])?;
            let is_number = before.kind == ItemKind::Number;
            let text = self.record.str(before.text);
            (is_number && !text.ends_with("..")).then(|| text.trim_end_matches('.'))
        };
        let (Some(first), Some(second)) = (numbered(*last as usize), numbered(self.stop.item))
        else {
            return;
        };
        let message = format!(
            "moves {first} and {second} follow each other without a move of the other player: \
             one seems to be missing"
        );
        notes.push(Note::new(&codes::MISSING_MOVE, self.span, message));
    }

    /// Other names for the cells, or other rules, that let the whole game be played.
    fn note_other_readings(&self, notes: &mut Vec<Note>) {
        if self.settled.walked.moves < SOME_MOVES || self.settled.game.is_listed() {
            return;
        }
        let named = self.settled.labels().scheme();
        if self.stop.ply <= 2
            && fen_tag(self.record).is_none()
            && let Some(names) = schemes::accepting(&self.settled.game, self.record, named)
        {
            let scheme = names.of(&self.settled.game).scheme();
            let message = format!(
                "every move would be legal if cells were called by {}",
                schemes::name(scheme)
            );
            notes.push(Note::new(&codes::OTHER_LABELS, self.span, message));
            return;
        }
        if self.settled.walked.moves >= TELLING_MOVES {
            notes.extend(self.other_rules());
        }
    }

    /// Another rule set that accepts the whole game; those on the same board are tried first.
    fn other_rules(&self) -> Option<Note> {
        let own = self.settled.game.spec();
        let letters = schemes::by_letters(self.record);
        let is_other = |game: &&Game| game.spec().id != own.id && !game.is_listed();
        let is_named_so = |game: &&Game| letters.is_none_or(|l| l == schemes::uses_letters(game));
        let mut games: Vec<&Game> =
            catalogue().iter().filter(is_other).filter(is_named_so).collect();
        games.sort_by_key(|game| (game.spec().size, game.spec().cells) != (own.size, own.cells));
        let game = games
            .into_iter()
            .find(|game| probe(game, &Names::Own, self.record, u32::MAX).accepts())?;
        let message =
            format!("every move is legal by the rules of {} ({})", game.spec().name, game.id());
        Some(Note::new(&codes::OTHER_RULES, self.span, message))
    }
}

/// The first move of the main line that may still mean several turns: its item, its ply and the
/// reason. Those that were settled by what follows get a remark.
pub(crate) fn of_open(
    settled: &Settled,
    record: &Record,
    notes: &mut Vec<Note>,
) -> Option<(usize, u32, Reason)> {
    let mut open = None;
    for segment in &settled.walked.segments {
        let Some(line) = &segment.line else { continue };
        for &index in line.forks() {
            let Some(&item) = segment.items.get(index) else { continue };
            let item = item as usize;
            let ply = segment.first_ply + index as u32 + 1;
            let candidates = line.candidates(index);
            let written = record.str(record.items[item].text);
            let texts = texts(settled, (segment, index), written, &candidates);
            if let [only] = &texts[..] {
                let message =
                    format!("{written} may mean several turns; what follows fits only {only}");
                notes.push(Note::new(&codes::SETTLED, record.items[item].span, message));
            } else if open.is_none() {
                let message = format!(
                    "{written} may mean {}, and nothing after it tells which",
                    texts.join(" or ")
                );
                let code = codes::AMBIGUOUS.code;
                open =
                    Some((item, ply, Reason { code, message, legal: texts, did_you_mean: None }));
            }
        }
        if line.overflowed() {
            let message = "too many meanings to follow them all".to_owned();
            notes.push(Note::new(&codes::TOO_MANY_WAYS, Span::default(), message));
        }
    }
    open
}

fn texts(
    settled: &Settled,
    (segment, index): (&Segment, usize),
    written: &str,
    turns: &[Turn],
) -> Vec<String> {
    let Some(mut session) = session_at(settled, segment, index) else { return Vec::new() };
    let take = take_sign(&settled.game, written);
    let style = TurnStyle { labels: settled.labels(), take, form: TurnForm::Full };
    turns.iter().map(|turn| write_turn(&mut *session, turn, &style)).collect()
}
