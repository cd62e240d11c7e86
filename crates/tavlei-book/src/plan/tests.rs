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
    assert_eq!(of("columns = 9"), "2:11: a whole number from 1 to 4 should stand here");
    assert!(of("paper = \"a7\"").starts_with("2:9: \"a7\" is no size of paper"));
    assert!(of("papers = \"a7\"").starts_with("2:1: there is no key \"papers\""));
    assert!(of("indexes = [\"clubs\"]").starts_with("2:12: there is no value \"clubs\""));
    assert!(of("[exercises]\nper-page = \"0x3\"").starts_with("3:12: \"0x3\" is no number"));
}

#[test]
fn a_part_holds_one_thing() {
    assert!(wrong("[[part]]\ntitle = \"x\"\n").starts_with("1:1: a part holds one of"));
    assert!(wrong("[[part]]\ntext = \"a.md\"\ngames = \"b\"\n").starts_with("1:1: a part holds"));
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
