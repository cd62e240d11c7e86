//! What records become, in words: a line for each paragraph and diagram.

use tavlei_record::{ReadOptions, parse_all};
use tavlei_replay::Options;

use super::*;
use crate::Lang;
use crate::model::{Block, RunKind};

fn sources(pdn: &str) -> Vec<Source> {
    let records = parse_all(pdn.as_bytes(), &ReadOptions::default());
    let context = Arc::new(Context::learn(&records, Options::default()));
    let source =
        |record| Source { file: "a.pdn".to_owned(), context: Arc::clone(&context), record };
    records.into_iter().map(source).collect()
}

fn gathered(plan: &Plan, pdn: &str) -> Gathered {
    let sources = sources(pdn);
    let files = [("a.pdn".to_owned(), sources.clone())];
    let plan = Plan { parts: Plan::of_files(&files).parts, ..plan.clone() };
    gather(&plan, &tavlei_replay::Target::default(), &[Material::Records(sources)])
}

fn lines(blocks: &[Block]) -> Vec<String> {
    let run = |run: &crate::model::Run| {
        let text = run.text.replace('\u{a0}', "~");
        match run.kind {
            RunKind::Main => format!("*{text}*"),
            RunKind::Side => text,
            RunKind::Comment => format!("{{{text}}}"),
            RunKind::Result => format!("={text}="),
        }
    };
    let line = |block: &Block| match block {
        Block::Paragraph(depth, runs) => {
            let indent = ">".repeat(usize::from(*depth));
            format!("{indent}{}", runs.iter().map(run).collect::<Vec<_>>().join(" "))
        }
        Block::Diagram(diagram) => {
            format!("[{} {}]", diagram.number, diagram.caption.replace('\u{a0}', "~"))
        }
    };
    blocks.iter().map(line).collect()
}

fn score(pdn: &str, plan: &Plan) -> Vec<String> {
    let gathered = gathered(plan, &format!("[GameType \"25\"]\n\n{pdn}"));
    match &gathered.book.chapters[0].body {
        Body::Games(games) => lines(&games[0].score),
        other => panic!("{other:?}"),
    }
}

fn in_notation(name: &str, pdn: &str) -> Vec<String> {
    let sources = sources(&format!("[GameType \"25\"]\n{pdn}"));
    let plan = Plan::of_files(&[("a.pdn".to_owned(), sources.clone())]);
    let notation = tavlei_replay::Target {
        notation: tavlei_notation::Notation::named(name),
        ..tavlei_replay::Target::default()
    };
    let book = gather(&plan, &notation, &[Material::Records(sources)]).book;
    match &book.chapters[0].body {
        Body::Games(games) => [vec![games[0].result.clone()], lines(&games[0].score)].concat(),
        other => panic!("{other:?}"),
    }
}

fn usual(pdn: &str) -> Vec<String> {
    score(pdn, &Plan::default())
}

#[test]
fn numbers_come_again_behind_what_stands_between() {
    assert_eq!(
        usual("1. c3-d4 $1 {good} d6-c5? 2. b2-c3 (2. g3-h4!? $14) 2... f6-g5 1-0"),
        ["*1.~c3-d4!* {good} *1…~d6-c5? 2.~b2-c3* (2.~g3-h4!?~⩲) *2…~f6-g5* =1–0="]
    );
}

#[test]
fn a_notation_says_how_moves_are_numbered() {
    let pdn = "[Result \"1-0\"]\n\n1. c3-d4 {[D]} d6-c5 2. b2-c3 (2. g3-h4 f6-g5) f6-g5 *";
    assert_eq!(
        in_notation("book", pdn),
        [
            "1–0",
            "*1)~c3–d4*",
            "[1 after 1)~c3–d4]",
            "*1)~…~d6–c5 2)~b2–c3* (2.~g3–h4 f6–g5) *2)~…~f6–g5* =1–0=",
        ]
    );
    let engine = in_notation("hub", pdn);
    assert_eq!(engine[1], "*22-18*");
    assert!(engine.iter().all(|line| !line.contains(['.', ')', '…']) || line.contains('(')));
}

#[test]
fn a_notation_says_what_parts_moves_and_how_results_are_called() {
    let own =
        "name = \"own\"\nbetween = \", \"\n[results]\nwhite = \"+\"\ndraw = \"=\"\nblack = \"−\"\n";
    let notation = tavlei_notation::Notation::from_toml(own).unwrap();
    let target = tavlei_replay::Target { notation, ..tavlei_replay::Target::default() };
    let sources = sources("[GameType \"25\"]\n\n1. c3-d4! d6-c5 2. b2-c3 {x} f6-g5 3. c3-b4 1-0");
    let plan = Plan::of_files(&[("a.pdn".to_owned(), sources.clone())]);
    let book = gather(&plan, &target, &[Material::Records(sources)]).book;
    let Body::Games(games) = &book.chapters[0].body else { panic!("no games") };
    assert_eq!(games[0].result, "+");
    assert_eq!(lines(&games[0].score), ["*1.~c3-d4!, d6-c5 2.~b2-c3* {x} *2…~f6-g5 3.~c3-b4* =+="]);
}

#[test]
fn glyphs_without_a_sign_are_told_and_not_printed() {
    let text = "[GameType \"25\"]\n\n1. c3-d4 $90 d6-c5 $44 $0 *";
    let gathered = gathered(&Plan::default(), text);
    let Body::Games(games) = &gathered.book.chapters[0].body else { panic!("no games") };
    assert_eq!(lines(&games[0].score), ["*1.~c3-d4 d6-c5~=∞*"]);
    assert_eq!(
        gathered.remarks,
        [
            "a.pdn: game 1: not printed: $90 behind 1.\u{a0}c3-d4: no sign is known; say it in a comment"
        ]
    );
}

#[test]
fn diagrams_are_numbered_in_the_order_of_the_pages() {
    let part = |holds: &str| format!("[[part]]\n{holds}\n");
    let all = [
        part("exercises = \"p.pdn\""),
        part("exercises = \"p.pdn\"\nstyle = { solutions = \"none\" }"),
        part("games = \"g.pdn\""),
        part("exercises = \"p.pdn\"\nstyle = { solutions = \"after\" }"),
    ];
    let plan = Plan::parse(&format!("diagram-list = true\n{}", all.concat())).unwrap();
    let records = |pdn: &str| Material::Records(sources(pdn));
    let problem = "[GameType \"25\"]\n[FEN \"W:Wc3,Ka1:Bb6,Kh8\"]\n\n1. c3-d4 {[D]} *\n\n";
    let game = "[GameType \"25\"]\n\n1. c3-d4 {[D]} d6-c5 {[D]} *\n\n";
    let (problems, games) = (records(problem), records(game));
    let materials = [problems.clone(), problems.clone(), games, problems];
    let gathered = gather(&plan, &tavlei_replay::Target::default(), &materials);
    let listed: Vec<String> = gathered.book.listed_diagrams().iter().map(|d| d.listed()).collect();
    let expected = [
        "1. No.~1, after 1.~c3-d4",
        "2. No.~1, after 1…~d6-c5",
        "3. No.~3, after 1.~c3-d4",
        "4. No.~1, after 1.~c3-d4",
    ];
    assert_eq!(listed, expected.map(|line| line.replace('~', "\u{a0}")));
    let source = crate::to_typst(&gathered.book);
    let printed: Vec<&str> =
        source.lines().filter_map(|line| line.strip_prefix("#diagram(")).map(|l| &l[..1]).collect();
    assert_eq!(printed, ["1", "2", "3", "4"]);
}

#[test]
fn variations_that_branch_or_are_long_stand_apart() {
    assert_eq!(
        usual("1. c3-d4 (1. c3-b4 b6-a5 (1... d6-c5)) 1... d6-c5 *"),
        ["*1.~c3-d4*", ">1.~c3-b4 b6-a5 (1…~d6-c5)", "*1…~d6-c5*"]
    );
}

#[test]
fn diagrams_stand_where_they_are_asked_for() {
    assert_eq!(
        usual("1. c3-d4 d6-c5 {so [D]} 2. b2-c3 {[#]} (2. g3-h4 {[D]} f6-g5) f6-g5 $220 *"),
        [
            "*1.~c3-d4 d6-c5* {so}",
            "[1 after 1…~d6-c5]",
            "*2.~b2-c3*",
            "[2 after 2.~b2-c3]",
            ">2.~g3-h4",
            "[3 after 2.~g3-h4]",
            ">2…~f6-g5",
            "*2…~f6-g5*",
            "[4 after 2…~f6-g5]",
        ]
    );
}

#[test]
fn diagrams_come_every_so_often_and_at_the_end() {
    let mut plan = Plan::default();
    plan.diagrams.every = Some(2);
    plan.diagrams.at_end = true;
    assert_eq!(
        score("1. c3-d4 d6-c5 2. b2-c3 f6-g5 3. c3-b4 {end} *", &plan),
        [
            "*1.~c3-d4 d6-c5 2.~b2-c3 f6-g5*",
            "[1 after 2…~f6-g5]",
            "*3.~c3-b4* {end}",
            "[2 after 3.~c3-b4]",
        ]
    );
}

#[test]
fn a_diagram_shows_the_position_of_its_line() {
    let gathered = gathered(
        &Plan::default(),
        "[GameType \"25\"]\n\n1. c3-d4 (1. c3-b4 {[D]} b6-a5) d6-c5 {[D]} *",
    );
    let Body::Games(games) = &gathered.book.chapters[0].body else { panic!("no games") };
    let told: Vec<bool> = gathered.book.diagrams().map(|d| d.picture.svg.contains("b4")).collect();
    assert_eq!(games.len(), 1);
    assert_eq!(told, [true, false]);
}

#[test]
fn a_number_that_the_record_begins_with_is_kept() {
    assert_eq!(usual("7... d6-c5 *"), ["*7…~d6-c5*"]);
}

#[test]
fn what_can_t_be_played_is_printed_as_it_stands() {
    let text = "[GameType \"25\"]\n\n1. c3-d4 {[D]} d6-c5 2. d4-d5 {[D]} a7-b6 *";
    let gathered = gathered(&Plan::default(), text);
    let Body::Games(games) = &gathered.book.chapters[0].body else { panic!("no games") };
    assert_eq!(
        lines(&games[0].score),
        ["*1.~c3-d4*", "[1 after 1.~c3-d4]", "*1…~d6-c5 2.~d4-d5 a7-b6*"].map(str::to_owned)
    );
    assert!(gathered.remarks[0].starts_with("a.pdn:3: game 1 is printed as it stands: d4-d5"));
}

#[test]
fn exercises_say_what_is_to_be_done() {
    let record = |side: &str, rest: &str| {
        format!("[GameType \"25\"]\n[FEN \"{side}:Wc3,Ka1:Bb6,Kh8\"]\n{rest}\n\n*\n\n")
    };
    let pdn = [
        record("W", "[Result \"1-0\"]"),
        record("W", "[Result \"0-1\"]"),
        record("B", "[Result \"0-1\"]"),
        record("B", "[Result \"1/2-1/2\"]\n[Author \"X\"]\n[Date \"1999.??.??\"]"),
        record("W", "[Stipulation \"Win in 3\"]"),
    ];
    let gathered = gathered(&Plan::default(), &pdn.concat());
    let Body::Exercises(exercises, _) = &gathered.book.chapters[0].body else { panic!("none") };
    let told: Vec<String> =
        exercises.iter().map(|e| format!("{} {}", e.stipulation, e.credit)).collect();
    assert_eq!(
        told,
        [
            "White to move and win ",
            "White to move ",
            "Black to move and win ",
            "Black to move and draw X, 1999",
            "Win in 3 ",
        ]
    );
}

#[test]
fn indexes_are_in_the_order_of_the_language() {
    let game = |white: &str, black: &str| {
        format!("[GameType \"25\"]\n[White \"{white}\"]\n[Black \"{black}\"]\n\n1. c3-d4 *\n\n")
    };
    let plan = Plan { lang: Lang::find("ru").unwrap(), ..Plan::default() };
    let pdn =
        game("Жуков А.", "Ёлкин Б.") + &game("Ёлкин Б.", "?") + &game("Егоров В.", "Жуков А.");
    let index = &gathered(&plan, &pdn).book.indexes[0];
    let entries: Vec<(&str, usize)> =
        index.entries.iter().map(|(name, targets)| (name.as_str(), targets.len())).collect();
    assert_eq!(entries, [("Егоров В.", 1), ("Ёлкин Б.", 2), ("Жуков А.", 2)]);
}

#[test]
fn comments_draw_on_the_diagrams_of_their_moves() {
    let drawn = |pdn: &str| {
        let gathered = gathered(&Plan::default(), &format!("[GameType \"25\"]\n\n{pdn}"));
        let shapes = |d: &crate::model::Diagram| d.picture.svg.matches("<circle").count();
        (gathered.book.diagrams().map(shapes).collect::<Vec<_>>(), gathered.remarks)
    };
    let (plain, _) = drawn("1. c3-d4 {[D]} d6-c5 {[D]} *");
    let (marked, remarks) = drawn(
        "1. c3-d4 {[D]} (1. c3-b4 {[%csl Gb4]}) {[%csl Ga3,Rh8] so} d6-c5 {[D]} {[%csl Gz9]} *",
    );
    assert_eq!([marked[0] - plain[0], marked[1] - plain[1]], [4, 0], "each ring has a halo");
    assert_eq!(remarks.len(), 1);
    assert!(remarks[0].starts_with("a.pdn: game 1: Gz9 in a comment is not drawn"), "{remarks:?}");
}

#[test]
fn comments_before_the_first_move_draw_on_the_first_position() {
    let exercise = |comment: &str| {
        let fen = "[GameType \"25\"]\n[FEN \"W:Wc3,Ka1:Bb6,Kh8\"]\n";
        let gathered = gathered(&Plan::default(), &format!("{fen}\n{comment} 1. c3-d4 *"));
        let Body::Exercises(all, _) = &gathered.book.chapters[0].body else { panic!("none") };
        all[0].picture.svg.matches("<path").count()
    };
    assert!(exercise("{[%cal Gc3d4]}") > exercise(""));
}

#[test]
fn a_result_is_no_solution() {
    let record =
        |moves: &str| format!("[GameType \"25\"]\n[FEN \"W:Wc3,Ka1:Bb6,Kh8\"]\n\n{moves} 1-0\n\n");
    let pdn = record("1. c3-d4") + &record("");
    let gathered = gathered(&Plan::default(), &pdn);
    let Body::Solutions(solved) = &gathered.book.chapters[1].body else { panic!("none") };
    assert_eq!(solved.iter().map(|exercise| exercise.number).collect::<Vec<_>>(), [1]);
    assert_eq!(
        gathered.remarks,
        ["no solution is printed, for there are no moves: a.pdn: record 2"]
    );
}

#[test]
fn chapters_without_titles_are_told_apart() {
    let part = |file: &str| format!("[[part]]\ngames = \"{file}\"\n");
    let plan = |text: &str| Plan::parse(text).unwrap();
    let game = |event: &str| {
        let pdn = format!("[GameType \"25\"]\n[Event \"{event}\"]\n\n1. c3-d4 *\n\n");
        pdn
    };
    let records = |pdn: &str| Material::Records(sources(pdn));
    let titles = |plan: &Plan, materials: &[Material]| -> Vec<String> {
        let book = gather(plan, &tavlei_replay::Target::default(), materials).book;
        book.chapters.into_iter().map(|chapter| chapter.title).collect()
    };
    let (cup, mixed) = (records(&game("Cup")), records(&(game("Cup") + &game("Match"))));
    let two = plan(&(part("x/a.pdn") + &part("x/mixed.pdn")));
    assert_eq!(titles(&two, &[cup.clone(), mixed]), ["Cup", "mixed"]);
    assert_eq!(titles(&plan(&part("a.pdn")), &[cup]), ["Games"]);
}

#[test]
fn moves_that_only_place_are_printed_as_cells() {
    let gathered =
        gathered(&Plan::default(), "[Variant \"reversi\"]\n\n1. @f5 @d6 {[D]} 2. @c3 *\n");
    let Body::Games(games) = &gathered.book.chapters[0].body else { panic!("no games") };
    assert_eq!(lines(&games[0].score), ["*1.~f5 d6*", "[1 after 1…~d6]", "*2.~c3*"]);
}

#[test]
fn illegal_moves_of_variations_are_told_with_the_diagrams_that_they_cost() {
    let text = "[GameType \"25\"]\n\n1. c3-d4 d6-c5 (1... d6-d5 {[D]}) 2. b2-c3 *";
    let gathered = gathered(&Plan::default(), text);
    assert_eq!(gathered.book.diagrams().count(), 0);
    let told = gathered.remarks.join("\n");
    assert!(told.starts_with("a.pdn:3:22: game 1: in a variation: d6-d5"), "{told}");
    assert!(
        told.ends_with("a.pdn: game 1: no diagram after 1…\u{a0}d6-d5: the position is not known")
    );
}

#[test]
fn a_result_that_only_the_tag_tells_is_printed() {
    let text = "[GameType \"25\"]\n[Result \"1-0\"]\n\n1. c3-d4 *";
    let gathered = gathered(&Plan::default(), text);
    let Body::Games(games) = &gathered.book.chapters[0].body else { panic!("no games") };
    assert_eq!(games[0].result, "1–0");
    assert_eq!(lines(&games[0].score), ["*1.~c3-d4* =1–0="]);
}

#[test]
fn diagrams_of_solutions_are_listed_where_they_are_printed() {
    let text = "[GameType \"25\"]\n[FEN \"W:Wc3,Ka1:Bb6,Kh8\"]\n\n1. c3-d4 {[D]} *\n\n";
    let listed = |solutions| {
        let exercises = crate::plan::Exercises { solutions, ..Default::default() };
        let plan = Plan { diagram_list: true, exercises, ..Plan::default() };
        let book = gathered(&plan, text).book;
        book.listed_diagrams().iter().map(|diagram| diagram.listed()).collect::<Vec<_>>()
    };
    let one = ["1. No.\u{a0}1, after 1.\u{a0}c3-d4"];
    assert_eq!(listed(Solutions::Back), one);
    assert_eq!(listed(Solutions::After), one);
    assert!(listed(Solutions::None).is_empty());
}

#[test]
fn boards_that_would_be_too_small_are_told_with_what_would_fit() {
    let told = |per_page: &str, lines: u8, paper: &str, variant: &str, fen: &str| {
        let text = format!("[Variant \"{variant}\"]\n[FEN \"{fen}\"]\n\n*\n\n");
        let exercises = crate::plan::Exercises {
            per_page: per_page.parse().unwrap(),
            lines,
            ..Default::default()
        };
        let plan = Plan { exercises, paper: paper.parse().unwrap(), ..Plan::default() };
        crate::crowded(&gathered(&plan, &text).book).join("\n")
    };
    let russian =
        |per_page, lines, paper| told(per_page, lines, paper, "russian", "W:Wc3,Ka1:Bb6,Kh8");
    assert_eq!(russian("2x3", 0, "a5"), "");
    assert_eq!(
        russian("2x3", 5, "a5"),
        "the exercises of \"a\" don't fit on the page 2x3 with lines = 5: their boards \
         would be less than 20 mm wide; 2x2 or lines = 3 would fit"
    );
    assert!(russian("2x4", 4, "a5").contains("would fit"));
    assert!(russian("9x9", 0, "a5").contains("don't fit on the page 9x9:"));
    assert!(russian("2x3", 0, "70x70").ends_with("larger paper or smaller margins are needed"));
    let tall = |per_page| told(per_page, 0, "a5", "shatra", "W:W46,K53:B11,K10");
    assert_eq!(tall("2x3"), "");
    assert!(tall("2x4").ends_with("2x3 would fit"), "{}", tall("2x4"));
}

/// What begins nobody knows where is not shown as if it began at the start.
#[test]
fn a_position_that_can_t_be_read_is_not_drawn() {
    let text = "[GameType \"25\"]\n[FEN \"W:Wq3,g1:Bd4\"]\n\n1. g1-h2 {[D]} *\n";
    let gathered = gathered(&Plan::default(), text);
    assert_eq!(gathered.book.diagrams().count(), 0);
    let told = gathered.remarks.join("\n");
    assert!(told.contains("its position can't be read"), "{told}");
}

/// Moves that would be legal if cells were counted from another corner are illegal all the same.
#[test]
fn no_diagram_follows_other_names_of_cells() {
    let gathered = gathered(&Plan::default(), "[GameType \"27\"]\n\n1. 44-39 27-32 {[D]} *\n");
    assert_eq!(gathered.book.diagrams().count(), 0);
    assert!(gathered.remarks.join("\n").contains("no diagram after 1…"), "{:?}", gathered.remarks);
}

#[test]
fn a_diagram_before_the_first_move_shows_the_start() {
    let text = "[GameType \"25\"]\n\n{[D] A quiet game} 1. c3-d4 d6-c5 {[D]} *\n";
    let gathered = gathered(&Plan::default(), text);
    assert_eq!(gathered.book.diagrams().count(), 2);
    assert_eq!(gathered.remarks, Vec::<String>::new());
}

#[test]
fn a_table_with_letters_too_small_to_be_read_is_told() {
    let told = |players: usize, paper: &str| {
        let pairs = (1..=players).flat_map(|one| (one + 1..=players).map(move |two| (one, two)));
        let games = pairs.map(|(one, two)| {
            format!(
                "[Event \"Cup\"]\n[White \"P{one}\"]\n[Black \"P{two}\"]\n[GameType \"25\"]\n\
                 [Result \"2-0\"]\n\n1. c3-d4 2-0\n\n"
            )
        });
        let content = Content::Games(vec!["a.pdn".to_owned()], true);
        let part = Part { content, ..Part::default() };
        let plan = Plan { parts: vec![part], paper: paper.parse().unwrap(), ..Plan::default() };
        let text: Vec<String> = games.collect();
        let materials = [Material::Records(sources(&text.concat()))];
        let book = gather(&plan, &tavlei_replay::Target::default(), &materials).book;
        crate::crowded(&book).join("\n")
    };
    assert_eq!(told(12, "a5"), "");
    assert!(told(40, "a6").starts_with("the crosstable \"Cup\" has "), "{}", told(40, "a6"));
    assert_eq!(told(40, "600x800"), "");
}
