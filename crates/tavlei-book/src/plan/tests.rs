use super::*;

fn wrong(text: &str) -> String {
    Plan::parse(text).unwrap_err().to_string()
}

const PART: &str = "[[part]]\ngames = \"a.pdn\"\n";

#[test]
fn what_is_not_said_is_as_in_most_books() {
    let plan = Plan::parse(PART).unwrap();
    assert_eq!((plan.paper, plan.columns, plan.lang.code()), (Paper::default(), 2, "en"));
    assert_eq!(plan.parts[0].content, Content::Games(vec!["a.pdn".to_owned()], false));
}

#[test]
fn everything_can_be_said() {
    let text = "\
title = \"Т\"\nlang = \"ru\"\npaper = \"145x215\"\nmargins = { inner = 20 }\ncolumns = 1
indexes = [\"players\"]\n[diagrams]\nevery = 10\nwidth = 50\nlabels = \"cells\"
[exercises]\nper-page = \"3x4\"\nsolutions = \"after\"\nlines = 2
[[part]]\ntext = \"preface.md\"
[[part]]\ngames = [\"a.pdn\", \"b.pdn\"]\ntable = true
[[part]]\nexercises = \"c.pdn\"\nstyle = { solutions = \"none\" }
[[part]]\ntitle = \"Итоги\"\ntable = [\"a.pdn\"]\n";
    let plan = Plan::parse(text).unwrap();
    assert_eq!((plan.paper.width, plan.margins.inner, plan.margins.outer), (145, 20, 14));
    assert_eq!(plan.exercises.per_page, PerPage { across: 3, down: 4 });
    let files: Vec<usize> = plan.parts.iter().map(|part| part.content.files().len()).collect();
    assert_eq!(files, [1, 2, 1, 1]);
    assert_eq!(plan.parts[2].exercises.as_ref().unwrap().solutions, Solutions::None);
}

#[test]
fn mistakes_are_told_with_their_place() {
    let of = |line: &str| wrong(&format!("title = \"T\"\n{line}\n{PART}"));
    assert_eq!(
        of("lang = \"xx\""),
        "2:8: there is no language \"xx\"; there are en, ru, nl, fr, de, pl, uk"
    );
    assert!(of("margins = 300").contains("from 0 to 200"), "{}", of("margins = 300"));
    assert!(of("margins = \"x\"").contains("as in 15 or {"), "{}", of("margins = \"x\""));
    assert!(of("margins = { left = 3 }").contains("no key \"left\""));
    assert_eq!(of("columns = 9"), "2:11: a whole number from 1 to 4 should stand here");
    assert!(of("paper = \"a7\"").starts_with("2:9: \"a7\" is no size of paper"));
    assert!(of("papers = \"a7\"").starts_with("2:1: there is no key \"papers\""));
    assert!(of("indexes = [\"clubs\"]").starts_with("2:12: there is no value \"clubs\""));
    assert!(of("[exercises]\nper-page = \"0x3\"").starts_with("3:12: \"0x3\" is no number"));
}

#[test]
fn one_margin_stands_for_all() {
    let plan = Plan::parse(&format!("margins = 12\n{PART}")).unwrap();
    let all = Margins { top: 12, bottom: 12, inner: 12, outer: 12 };
    assert_eq!(plan.margins, all);
}

#[test]
fn values_are_found_by_their_path() {
    let text =
        "notation = \"x\"\n[[part]]\ngames = \"a\"\n[[part]]\ndiagrams = { theme = \"y\" }\n";
    assert_eq!(place_of(text, "notation"), Some((1, 12)));
    assert_eq!(place_of(text, "part.1.diagrams.theme"), Some((5, 22)));
    assert_eq!(place_of(text, "part.0.diagrams.theme"), None);
}

#[test]
fn a_part_holds_one_thing() {
    assert!(wrong("[[part]]\ntitle = \"x\"\n").starts_with("1:1: a part holds one of"));
    assert!(wrong("[[part]]\ntext = \"a.md\"\ngames = \"b\"\n").starts_with("1:1: a part holds"));
    let second = format!("{PART}\n[[part]]\ntext = \"a.md\"\ngames = \"b\"\n");
    assert!(wrong(&second).starts_with("4:1: a part holds"), "{}", wrong(&second));
    let third = format!("{PART}{PART}[[part]]\ngames = \"b\"\ntable = \"c\"\n");
    assert!(wrong(&third).starts_with("5:1: a part holds"), "{}", wrong(&third));
    assert!(wrong("[part]\ngames = \"b\"\n").starts_with("1:1: [[part]] should stand here"));
    assert!(wrong("title = \"x\"").contains("[[part]]"));
}

#[test]
fn a_part_is_as_the_book_where_it_says_nothing_else() {
    let text = "[diagrams]\nwidth = 60\ntheme = \"colour\"\n[exercises]\nlines = 2
[[part]]\ngames = \"a.pdn\"\ndiagrams = { every = 5 }
[[part]]\nexercises = \"b.pdn\"\nstyle = { per-page = \"1x1\" }\n";
    let plan = Plan::parse(text).unwrap();
    let own = plan.parts[0].diagrams.as_ref().unwrap();
    assert_eq!((own.width, own.theme.as_str(), own.every), (60, "colour", Some(5)));
    assert_eq!(plan.parts[1].exercises.as_ref().unwrap().lines, 2);
}

#[test]
fn what_makes_no_sense_is_told_with_its_place() {
    let of = |part: &str| wrong(&format!("title = \"T\"\n[[part]]\n{part}\n"));
    assert_eq!(
        of("games = []"),
        "3:9: there are no files here: name at least one, as in games = [\"games.pdn\"], or take the \
         part out"
    );
    assert!(of("exercises = []").starts_with("3:13: there are no files here"));
    assert!(of("table = []").starts_with("3:9: there are no files here"));
    assert_eq!(of("text = \"\""), "3:8: the name of a file should stand here");
    assert_eq!(of("games = [\"a\", \" \"]"), "3:15: the name of a file should stand here");
    assert_eq!(
        of("games = \"a\"\nstyle = { lines = 2 }"),
        "4:9: style says how exercises are set, and this part holds games: take it out"
    );
    assert_eq!(
        of("text = \"a\"\n[part.diagrams]\nwidth = 30"),
        "4:1: this part holds text, which has no diagrams: take this out"
    );
    assert!(
        of("exercises = \"a\"\ndiagrams = { every = 5 }").starts_with("4:22: every is for games")
    );
    assert!(
        of("exercises = \"a\"\ndiagrams = { at-end = true }").starts_with("4:23: at-end is for")
    );
    let every = "a whole number of moves from 1 to 1000 should stand here, or false for never";
    assert_eq!(of("games = \"a\"\ndiagrams = { every = 0 }"), format!("4:22: {every}"));
    assert_eq!(wrong(&format!("[diagrams]\nevery = true\n{PART}")), format!("2:9: {every}"));
    let told = wrong(&format!("margins = {{ top = 300 }}\n{PART}"));
    assert_eq!(told, "1:19: a whole number from 0 to 200 should stand here");
}

/// A part may undo what the whole book says, and what the book says need not make sense of each part.
#[test]
fn what_a_part_says_is_not_what_it_has_of_the_book() {
    let text = "[diagrams]\nevery = 10\n[[part]]\nexercises = \"a\"\ndiagrams = { width = 30 }
[[part]]\ngames = [\"b\",\n \"c\"]\ndiagrams = { every = false }\n";
    let plan = Plan::parse(text).unwrap();
    assert_eq!(plan.parts[1].diagrams.as_ref().unwrap().every, None);
    assert_eq!(plan.parts[0].places, [(4, 13)]);
    assert_eq!(plan.parts[1].places, [(7, 10), (8, 2)]);
}

#[test]
fn a_page_has_room_for_text() {
    let room = |text: &str| {
        let text = format!("{text}\n{PART}");
        Plan::parse(&text).unwrap().check_room(&text).map_err(|error| error.to_string())
    };
    assert_eq!(room("columns = 4"), Ok(()));
    assert_eq!(room("paper = \"70x70\"\ncolumns = 1"), Ok(()));
    assert_eq!(
        room("margins = { inner = 100, outer = 60 }").unwrap_err(),
        "1:21: the margins inner and outer are 160 mm together, and the page is 148 mm wide: at least \
         30 mm should be left for the text"
    );
    let low = room("paper = \"200x70\"\nmargins.bottom = 40").unwrap_err();
    assert!(low.starts_with("2:18: the margins top and bottom are 58 mm together"), "{low}");
    assert_eq!(
        room("paper = \"a6\"\ncolumns = 4").unwrap_err(),
        "2:11: 4 columns on this page are 14 mm wide each, and a board needs 20 mm: columns = 3 \
         would fit"
    );
}
