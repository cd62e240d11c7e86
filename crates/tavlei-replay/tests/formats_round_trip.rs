//! What a format writes it reads back: games of every game that it knows, played at random, with
//! tags, comments, glyphs and variations, come back as they were, but for what it can't hold.

use std::fmt::Write as _;
use std::fs;
use std::io::Cursor;
use std::path::Path;

use proptest::prelude::*;
use tavlei_core::{Session, Side};
use tavlei_notation::Notation;
use tavlei_record::{
    FORMATS, Format, Front, Holds, Item, ItemKind, MemoryFiles, ReadOptions, Record, ScoreStyle,
    Source, Span, Tag, Writing, parse_all, same_tree,
};
use tavlei_replay::{Context, Converted, Options, Target, adopt, convert, outgoing, replay};
use tavlei_rules::{Game, catalogue};

/// Formats that are written and read, each with the games that it has a name for.
fn formats() -> impl Iterator<Item = (&'static Format, &'static Writing, Vec<&'static Game>)> {
    FORMATS.iter().filter_map(|format| {
        format.reading.as_ref()?;
        let knows = |game: &&Game| game.spec().foreign.iter().any(|row| row.format == format.name);
        let writing = format.writing.as_ref()?;
        let games: Vec<_> = catalogue().iter().filter(knows).collect();
        // A format that can say no game is read as the game that its reader is told.
        let says = writing.holds.tags.has("Variant") || !games.is_empty();
        says.then_some((*format, writing, games))
    })
}

/// What decides about a turn: which one, a comment, a glyph, a variation of so many turns.
type Choice = (usize, Option<String>, Option<u16>, usize);

fn choices() -> impl Strategy<Value = Vec<Choice>> {
    let comment = prop_oneof![
        "[a-zA-Z\\]\\\\:; ]{1,12}".prop_map(|text| format!("x{text}y")),
        Just("[%eval 1.50] [%emt 2.00]".to_owned()),
        Just("[%emt 0.01]".to_owned()),
        Just("[%sgf LB[aa:x]TR[bb][cc]]".to_owned()),
        Just("two\nlines".to_owned()),
    ];
    let glyph = prop_oneof![1_u16..7, 10_u16..140];
    let choice = (
        any::<usize>(),
        prop::option::weighted(0.2, comment),
        prop::option::weighted(0.1, glyph),
        prop_oneof![8 => Just(0_usize), 2 => 1_usize..4],
    );
    prop::collection::vec(choice, 1..70)
}

/// A game in the canonical texts of its turns.
struct Play {
    text: String,
    variations: usize,
}

impl Play {
    fn line(&mut self, session: &mut dyn Session, choices: &[Choice]) {
        for (at, (choice, comment, glyph, variation)) in choices.iter().enumerate() {
            let before = session.fork();
            let Some(turn) = pick(session, *choice) else { return };
            self.text.push_str(&turn);
            self.text.push(' ');
            if let Some(glyph) = glyph {
                let _ = write!(self.text, "${glyph} ");
            }
            if let Some(comment) = comment {
                let _ = write!(self.text, "{{{comment}}} ");
            }
            if *variation > 0 && self.variations < 6 {
                self.variations += 1;
                self.text.push_str("( ");
                let rest = &choices[at..choices.len().min(at + variation)];
                let other: Vec<Choice> =
                    rest.iter().map(|c| (c.0 / 3, c.1.clone(), c.2, 0)).collect();
                self.line(&mut *{ before }, &other);
                self.text.push_str(") ");
            }
        }
    }
}

/// Plays a turn; `None` at the end of a game.
fn pick(session: &mut dyn Session, choice: usize) -> Option<String> {
    let turns = session.turns().to_vec();
    let turn = *turns.get(choice % turns.len().max(1))?;
    let text = session.text(&turn);
    session.play(&turn);
    Some(text)
}

fn record(game: &Game, choices: &[Choice], result: &str) -> Record {
    let mut play = Play { text: String::new(), variations: 0 };
    play.line(&mut *game.open(), choices);
    let tags = format!(
        "[Event \"Evening\"]\n[Date \"2024.03.05\"]\n[White \"Alder [A.]\"]\n[Black \"Birch\"]\n\
         [WhiteRating \"2100\"]\n[Result \"{result}\"]\n[Mood \"a]b\\\\c:d\"]\n[Variant \"{}\"]\n",
        game.id()
    );
    let text = format!("{tags}\n{} {result}\n", play.text);
    parse_all(text.as_bytes(), &ReadOptions::default()).remove(0)
}

fn context() -> Context {
    Context::learn(&[], Options::default())
}

fn rewritten(record: &Record, target: &Target) -> Record {
    match convert(&context(), record, target) {
        Converted::Rewritten { record, .. } => *record,
        Converted::Verbatim { report } => panic!("{report:?} {record:?}"),
    }
}

fn written(format: &Format, writing: &Writing, record: &Record) -> MemoryFiles {
    let target = writing
        .notation
        .map(|name| Target { notation: Notation::named(name), ..Target::default() });
    let context = context();
    let converted = convert(&context, record, &target.unwrap_or_default());
    let Converted::Rewritten { record, report, .. } = converted else { panic!("it is legal") };
    let game = outgoing(&context, "a", &record, &report, format.name, writing.needs);
    let (mut out, mut files) = (Vec::new(), MemoryFiles::default());
    (writing.game)(&game, &mut out).unwrap_or_else(|refused| panic!("{}", refused.message));
    match writing.gather {
        None => {
            let head = (writing.head)(&Front { title: "", style: &ScoreStyle::default() });
            files.main = Cursor::new([head.as_bytes(), &out, writing.tail.as_bytes()].concat());
        }
        Some(gather) => {
            let mut gather = gather();
            gather.add(&out, &mut files).unwrap();
            gather.finish(&mut files).unwrap();
        }
    }
    files
}

fn read(format: &Format, files: MemoryFiles) -> Vec<Record> {
    let reading = format.reading.as_ref().unwrap();
    let mut games = (reading.open)(Source::from(files), &ReadOptions::default());
    let mut records = Vec::new();
    while let Some(mut raw) = games.next().unwrap() {
        let mut record = Record::default();
        (reading.parse)(&mut raw, &mut record).unwrap();
        adopt(&mut record).unwrap();
        records.push(record);
    }
    records
}

/// A record without what a format can't hold, its tags in the order of their names.
fn held(record: &Record, holds: &Holds) -> Record {
    let record = &with_result(record);
    let mut out = record.clone();
    let name = |tag: &Tag| record.str(tag.name).to_owned();
    out.tags.retain(|tag| holds.tags.has(record.str(tag.name)));
    out.tags
        .retain(|tag| !matches!(record.str(tag.name), "RE" | "BlackDiscs" | "TheoreticalScore"));
    // No result is none.
    out.tags.retain(|tag| (record.str(tag.name), record.str(tag.value)) != ("Result", "*"));
    // Lists of positions say where every game begins, be it where it always does.
    let mut usual = out.clone();
    usual.tags.retain(|tag| record.str(tag.name) != "FEN");
    if start(&usual) == start(&out) {
        out.tags = usual.tags;
    }
    out.tags.sort_by_key(name);
    let mut depth = 0;
    out.items.retain(|item| {
        depth += usize::from(item.kind == ItemKind::Open);
        let stays = has(record, item, holds) && (depth == 0 || holds.variations);
        depth -= usize::from(item.kind == ItemKind::Close);
        stays
    });
    out
}

/// A score tells the result behind its moves alone, where PDN has a tag as well.
fn with_result(record: &Record) -> Record {
    let mut out = record.clone();
    if let (None, Some(result)) =
        (record.tag("Result"), record.result().filter(|text| *text != "*"))
    {
        out.push_tag("Result", result, Span::default());
    }
    out
}

fn start(record: &Record) -> String {
    replay(&context(), record).fen
}

fn has(record: &Record, item: &Item, holds: &Holds) -> bool {
    let text = record.str(item.text);
    match item.kind {
        ItemKind::Comment(_) => {
            holds.comments || holds.comment_marks.iter().any(|mark| text.starts_with(mark))
        }
        ItemKind::Nag(_) | ItemKind::Strength => holds.glyphs,
        // No result is none; and the tag says the same.
        ItemKind::Result if text == "*" => false,
        ItemKind::Result => record.tag("Result") != Some(text) && holds.tags.has("Result"),
        ItemKind::Number => false,
        _ => true,
    }
}

/// What any format may change: a date of which it keeps the year, brackets that it has no way to
/// write, a judgement in place of a number, and the blanks of a comment, which is set anew.
fn outline(record: &Record) -> String {
    let mut text = String::new();
    for tag in &record.tags {
        let _ = writeln!(text, "{}={}", record.str(tag.name), record.str(tag.value));
    }
    for item in &record.items {
        let (kind, words) = (judged(item.kind), record.str(item.text));
        let words = kind.map_or(words, |(_, sign)| sign);
        let kind = kind.map_or(item.kind, |(kind, _)| kind);
        let words: Vec<&str> = words.split_whitespace().collect();
        let _ = writeln!(text, "{kind:?} {}", words.join(" "));
    }
    text.replace("2024.03.05", "2024.??.??").replace("[A.]", "(A.)")
}

/// The sign that books print for the number of a judgement.
fn judged(kind: ItemKind) -> Option<(ItemKind, &'static str)> {
    const SIGNS: [&str; 6] = ["!", "?", "!!", "??", "!?", "?!"];
    let ItemKind::Nag(number @ 1..=6) = kind else { return None };
    Some((ItemKind::Strength, SIGNS[usize::from(number) - 1]))
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(32))]

    #[test]
    fn what_is_written_is_read_back(choices in choices(), which in any::<usize>(), ended in 0_usize..4) {
        let result = ["1-0", "0-1", "1/2-1/2", "*"][ended];
        for (format, writing, games) in formats() {
            let all: Vec<_> = catalogue().iter().collect();
            let games = if games.is_empty() { all } else { games };
            let game = games[which % games.len()];
            let mut choices = choices.clone();
            if writing.gather.is_some() {
                // Games of a database lie so that they begin with f5.
                choices[0].0 = game.open().turns().len() - 1;
            }
            let before = rewritten(&record(game, &choices, result), &Target::default());
            let mut before = held(&before, &writing.holds);
            strip_last_passes(&mut before, format);
            let files = written(format, writing, &before);
            let shown = String::from_utf8_lossy(files.main.get_ref()).into_owned();
            let back = read(format, files);
            prop_assert_eq!(back.len(), 1, "{}: {}", format.name, shown);
            let back = held(&rewritten(&back[0], &Target::default()), &writing.holds);
            if writing.gather.is_some() && result == "*" {
                continue;
            }
            prop_assert!(
                outline(&before) == outline(&back) || same_tree(&before, &back),
                "{} {}\n{}\n{}\n{}", format.name, game.id(), shown, outline(&before), outline(&back)
            );
        }
    }
}

/// A pass that no turn follows is not in the formats that leave passes out.
fn strip_last_passes(record: &mut Record, format: &Format) {
    let ends = |item: &Item| item.kind == ItemKind::Result || record.str(item.text) == "--";
    if matches!(format.name, "transcript" | "wthor") {
        let last = record.items.iter().rposition(|item| !ends(item)).map_or(0, |at| at + 1);
        let mut at = 0;
        record.items.retain(|item| {
            at += 1;
            at <= last || item.kind == ItemKind::Result
        });
    }
}

/// Who begins has other colours in other formats: names and results go with the side.
#[test]
fn sides_keep_their_names_and_results() {
    for (format, writing, games) in formats() {
        for game in games {
            let choices = vec![(game.open().turns().len() - 1, None, None, 0)];
            let before = record(game, &choices, "1-0");
            let back = read(format, written(format, writing, &before)).remove(0);
            let side = game.spec().first;
            assert!(matches!(side, Side::White | Side::Black));
            for name in
                ["White", "Black", "Result"].iter().filter(|name| writing.holds.tags.has(name))
            {
                let (was, is) = (before.tag(name).unwrap_or(""), back.tag(name).unwrap_or(""));
                assert_eq!(
                    was.replace("[A.]", "(A.)"),
                    is.replace("[A.]", "(A.)"),
                    "{} {name}",
                    game.id()
                );
            }
        }
    }
}

/// The records of the corpus that the rules accept, of the games that a format has a name for.
fn corpus(games: &[&Game]) -> Vec<(String, Record)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../corpus");
    let mut found = Vec::new();
    for game in games {
        let entries = fs::read_dir(folder.join(game.id())).expect("every game has records");
        let mut paths: Vec<_> = entries.map(|entry| entry.expect("an entry").path()).collect();
        paths.sort();
        for path in paths.iter().filter(|path| path.extension().is_some_and(|e| e == "pdn")) {
            let records = parse_all(&fs::read(path).expect("a file")[..], &ReadOptions::default());
            let name = path.display();
            found.extend(
                records.into_iter().map(|record| (format!("{name}:{}", record.number), record)),
            );
        }
    }
    found
}

/// Records of the corpus come back from SGF with all that it holds.
#[test]
fn records_come_back_from_sgf() {
    let (format, writing, games) =
        formats().find(|(format, ..)| format.name == "sgf").expect("SGF is written");
    let mut count = 0;
    for (name, record) in corpus(&games) {
        let Converted::Rewritten { record, .. } = convert(&context(), &record, &Target::default())
        else {
            continue;
        };
        count += 1;
        let before = held(&record, &writing.holds);
        let files = written(format, writing, &before);
        let shown = String::from_utf8_lossy(files.main.get_ref()).into_owned();
        let back = read(format, files);
        assert_eq!(back.len(), 1, "{name}: {shown}");
        let back = held(&rewritten(&back[0], &Target::default()), &writing.holds);
        assert_eq!(outline(&before), outline(&back), "{name}: {shown}");
    }
    assert!(count >= 15, "{count} records");
}
