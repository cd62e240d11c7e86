//! `tavlei book`: books as Typst source, as HTML and, with the feature `book`, as PDF.

use std::fs;
use std::path::Path;

use tavlei_tests::console::{Example, examples};
use tavlei_tests::{Program, Run, root};

const TAVLEI: Program = Program(env!("CARGO_BIN_EXE_tavlei-under-test"));

/// A folder with the small book of the guide.
fn desk() -> tempfile::TempDir {
    let folder = tempfile::tempdir().unwrap();
    for entry in fs::read_dir(root().join("tests/book")).unwrap() {
        let path = entry.unwrap().path();
        if path.is_file() {
            fs::copy(&path, folder.path().join(path.file_name().unwrap())).unwrap();
        }
    }
    folder
}

fn tavlei(folder: &Path, args: &[&str]) -> Run {
    TAVLEI.run(folder, [&["book"], args].concat())
}

/// What a book is written as; nothing is said besides.
fn written(folder: &Path, args: &[&str]) -> String {
    let run = tavlei(folder, args);
    assert_eq!((run.code, run.err.as_str()), (0, ""));
    run.out
}

/// A text without what stands between two marks, as often as they come.
fn without(text: &str, from: &str, to: &str) -> String {
    let mut parts = text.split(from);
    let mut out = parts.next().unwrap().to_owned();
    for part in parts {
        out += from;
        out += " … ";
        out += to;
        out += part.split_once(to).unwrap().1;
    }
    out
}

/// Typst source without pictures and without what all books share.
fn own(source: &str) -> String {
    let text = without(source, "```svg", "```.text");
    without(&text, "// ---- How the book looks.", "// ---- The text of the book begins here. ----")
}

#[test]
fn a_small_book_as_typst() {
    insta::assert_snapshot!(own(&written(desk().path(), &["book.toml", "--to", "typ"])));
}

#[test]
fn a_small_book_as_a_page() {
    let page = written(desk().path(), &["book.toml", "--to", "html"]);
    let text = without(&without(&page, "<svg", "</svg>"), "<style>", "</style>");
    insta::assert_snapshot!(text);
}

#[test]
fn the_sample_as_typst() {
    let sample = root().join("tests/book/sample");
    let run = tavlei(&sample, &["book.toml", "--to", "typ"]);
    insta::assert_snapshot!("the_sample_as_typst", own(&run.out));
    insta::assert_snapshot!("the_sample_is_remarked_on", format!("{}\n{}", run.code, run.err));
}

#[test]
fn without_a_plan_each_file_is_a_chapter() {
    let folder = desk();
    let args =
        ["notebook.pdn", "problems.pdn", "--to", "typ", "--lang", "nl", "--solutions", "none"];
    insta::assert_snapshot!(own(&written(folder.path(), &args)));
}

#[test]
fn moves_in_another_notation_and_solutions_below() {
    let folder = desk();
    let args = [
        "problems.pdn",
        "--to",
        "typ",
        "--notation",
        "numeric",
        "--solutions",
        "after",
        "--title",
        "T",
        "--at-end",
        "--paper",
        "145x215",
        "--per-page",
        "3x4",
    ];
    let source = written(folder.path(), &args);
    assert!(source.contains("White: king 29"), "diagrams name cells as the moves do");
    insta::assert_snapshot!(own(&source));
}

/// What all books have in common. Who changes how they look is reminded to look at the pages of the
/// sample: `tavlei book tests/book/sample/book.toml -o sample.pdf`.
#[test]
fn how_all_books_look() {
    let source = written(desk().path(), &["book.toml", "--to", "typ"]);
    let (_, look) = source.split_once("// ---- How the book looks.").unwrap();
    let (look, _) = look.split_once("// ---- The text of the book begins here.").unwrap();
    insta::assert_snapshot!(look);
}

#[test]
fn the_same_records_give_the_same_bytes() {
    let folder = desk();
    for form in ["typ", "html"] {
        let once = written(folder.path(), &["book.toml", "--to", form]);
        assert_eq!(once, written(folder.path(), &["book.toml", "--to", form]));
    }
}

#[test]
fn what_can_t_be_done_is_told() {
    let folder = desk();
    let told = |args: &[&str]| {
        let run = tavlei(folder.path(), args);
        assert_eq!((run.code, run.out.as_str()), (2, ""), "{args:?}");
        run.err
    };
    let with_plan = |text: &str| {
        fs::write(folder.path().join("wrong.toml"), text).unwrap();
        told(&["wrong.toml", "--to", "typ"])
    };
    let all = [
        told(&["notebook.pdn"]),
        told(&["notebook.pdn", "-o", "book.docx"]),
        told(&["book.toml", "notebook.pdn", "--to", "typ"]),
        told(&["nowhere.pdn", "--to", "typ"]),
        told(&["book.toml", "-o", "notebook.pdn", "--to", "typ"]),
        told(&["notebook.pdn", "--to", "typ", "--lang", "xx"]),
        with_plan("title = \"T\"\n"),
        with_plan("titel = \"T\"\n"),
        with_plan("columns = \"two\"\n"),
        with_plan("[[part]]\ntitle = \"T\"\n"),
        with_plan("[[part]]\ngames = \"nowhere.pdn\"\n"),
        with_plan("[[part]]\ngames = []\n"),
        with_plan("[[part]]\ngames = [\"notebook.pdn\", \"preface.md\"]\n"),
        with_plan("[[part]]\nexercises = \"problems.pdn\"\ndiagrams = { every = 5 }\n"),
        with_plan("[[part]]\ngames = \"notebook.pdn\"\nstyle = { lines = 2 }\n"),
        with_plan("[diagrams]\nevery = 0\n[[part]]\ngames = \"notebook.pdn\"\n"),
        with_plan("margins = { inner = 90, outer = 40 }\n[[part]]\ngames = \"notebook.pdn\"\n"),
        told(&["book.toml", "--to", "typ", "--paper", "a6", "--columns", "4"]),
        with_plan("[part]\ngames = \"notebook.pdn\"\n"),
        with_plan("notation = \"foo\"\n[[part]]\ngames = \"notebook.pdn\"\n"),
        with_plan("[diagrams]\ntheme = \"prnt\"\n[[part]]\ngames = \"notebook.pdn\"\n"),
        with_plan("[[part]]\ngames = \"notebook.pdn\"\ndiagrams = { theme = \"x\" }\n"),
        with_plan("margins = 300\n[[part]]\ngames = \"notebook.pdn\"\n"),
        told(&["preface.md", "--to", "typ"]),
    ];
    insta::assert_snapshot!(all.join("\n"));
}

#[test]
fn what_a_part_can_t_be_made_of_is_told_and_the_book_is_made() {
    let folder = desk();
    let plan = "[[part]]\ngames = \"nobody.pdn\"\ntable = true\n[[part]]\ntable = [\"nobody.pdn\"]\n\
                [[part]]\nexercises = \"nobody.pdn\"\nstyle = { solutions = \"none\" }\n";
    let game = "[GameType \"25\"]\n\n1. c3-d4 d6-c5 *\n";
    fs::write(folder.path().join("nobody.pdn"), game).unwrap();
    fs::write(folder.path().join("odd.toml"), plan).unwrap();
    let run = tavlei(folder.path(), &["odd.toml", "--to", "typ"]);
    assert!(run.code == 1 && run.out.contains("#game(1") && !run.out.contains("#crosstable("));
    insta::assert_snapshot!(run.err);
}

/// What Markdown holds that books print, as Typst and as a page; the rest is told.
#[test]
fn the_text_of_the_author_is_printed_whole() {
    let folder = tempfile::tempdir().unwrap();
    let text = "\
# Before the games

A list[^1]:

- one
  1. within it
- two

  goes on

| Player | Points |
|---|---|
| Ashdown *jr* | 12 |

A line  \nand a line. See [the page](https://example.org/a?b=1&c=2).

***

    a  b
    c

![the hall](hall.png)

[^1]: Of **what** I remember.
";
    fs::write(folder.path().join("a.md"), text).unwrap();
    fs::write(folder.path().join("book.toml"), "[[part]]\ntext = \"a.md\"\n").unwrap();
    let typst = tavlei(folder.path(), &["book.toml", "--to", "typ"]);
    assert_eq!(typst.code, 1);
    let page = tavlei(folder.path(), &["book.toml", "--to", "html"]).out;
    let page = page.split("<section id=\"c0\">").nth(1).unwrap();
    insta::assert_snapshot!([&own(&typst.out), page, &typst.err].join("\n----\n"));
}

/// Games of four are in no crosstable, and an exercise without a position is told among others.
#[test]
fn what_is_odd_among_records_is_told() {
    let folder = tempfile::tempdir().unwrap();
    let two =
        "[White \"A\"]\n[Black \"B\"]\n[GameType \"25\"]\n[Result \"2-0\"]\n\n1. c3-d4 2-0\n\n";
    let four = "[White \"A\"]\n[Red \"B\"]\n[Black \"C\"]\n[Green \"D\"]\n[Variant \"konyashki-4\"]\n\n*\n\n";
    let posed = "[White \"A\"]\n[GameType \"25\"]\n[FEN \"W:Wc3:Bb6\"]\n\n1. c3-d4 *\n";
    fs::write(folder.path().join("games.pdn"), [two, four, two].concat()).unwrap();
    fs::write(folder.path().join("posed.pdn"), [posed, two].concat()).unwrap();
    let plan =
        "[[part]]\ngames = \"games.pdn\"\ntable = true\n[[part]]\nexercises = \"posed.pdn\"\n";
    fs::write(folder.path().join("book.toml"), plan).unwrap();
    let run = tavlei(folder.path(), &["book.toml", "--to", "typ"]);
    assert!(
        run.err.contains("game 2: games of more than two players are in no crosstable"),
        "{run}"
    );
    assert!(run.err.contains("no tag FEN with a position: posed.pdn record 2"), "{run}");
    assert_eq!(run.out.matches("#crosstable(").count(), 1);
}

#[test]
fn chapters_of_one_event_are_named_by_their_files() {
    let folder = tempfile::tempdir().unwrap();
    let game = "[Event \"Club\"]\n[White \"A\"]\n[Black \"B\"]\n[GameType \"25\"]\n\n1. c3-d4 *\n";
    fs::create_dir(folder.path().join("old")).unwrap();
    for name in ["one.pdn", "two.pdn", "old/two.pdn"] {
        fs::write(folder.path().join(name), game).unwrap();
    }
    let typst = written(folder.path(), &["one.pdn", "two.pdn", "old/two.pdn", "--to", "typ"]);
    for title in ["one", "two", "old/two"] {
        assert!(typst.contains(&format!("#chapter(\"{title}\"")), "{title}");
    }
}

#[test]
fn an_illegal_game_is_printed_as_it_stands() {
    let folder = tempfile::tempdir().unwrap();
    let text = "[White \"A\"]\n[Black \"B\"]\n[GameType \"25\"]\n\n\
                1. c3-d4 d6-c5 {[D]} 2. d4-d5 a7-b6 {[D]} *\n";
    fs::write(folder.path().join("a.pdn"), text).unwrap();
    let run = tavlei(folder.path(), &["a.pdn", "--to", "typ"]);
    insta::assert_snapshot!(own(&run.out) + &run.err);
    assert_eq!(run.code, 1);
}

/// The names of the files of a folder, one a line.
fn listing(folder: &Path) -> String {
    let entries = fs::read_dir(folder).unwrap();
    let mut names: Vec<String> =
        entries.map(|entry| entry.unwrap().file_name().into_string().unwrap()).collect();
    names.sort_unstable();
    names.join("\n")
}

fn printed(folder: &Path, words: &[String]) -> String {
    match words[0].as_str() {
        "ls" => listing(folder),
        "cat" => fs::read_to_string(folder.join(&words[1])).unwrap(),
        "tavlei" => {
            let run = TAVLEI.run(folder, &words[1..]);
            run.out + &run.err
        }
        other => panic!("the guide shows {other}"),
    }
}

#[test]
fn the_guide_shows_what_the_program_does() {
    let folder = desk();
    let guide = root().join("docs/src/guide/book.md");
    let text = fs::read_to_string(&guide).unwrap();
    let examples = examples(&text);
    assert!(examples.len() > 5, "only {} examples", examples.len());
    let mut new = text.clone();
    for example in &examples {
        let Example { command, shown } = example;
        let printed = printed(folder.path(), &example.words());
        let printed = printed.trim_end();
        if std::env::var_os("TAVLEI_UPDATE_GUIDES").is_some() {
            let end = if printed.is_empty() { "" } else { "\n" };
            let old = format!("$ {command}\n{shown}");
            new = new.replacen(&old, &format!("$ {command}\n{printed}{end}"), 1);
        } else {
            assert_eq!(printed, shown.trim_end(), "{command}");
        }
    }
    if new != text {
        fs::write(guide, new).unwrap();
    }
}

#[cfg(not(feature = "book"))]
#[test]
fn without_the_typesetter_a_pdf_is_refused_with_a_way_out() {
    let run = tavlei(desk().path(), &["book.toml", "-o", "book.pdf"]);
    insta::assert_snapshot!(run);
}

#[cfg(feature = "book")]
mod pdf;

#[test]
fn diagrams_have_the_marks_of_comments_and_the_theme_of_the_book() {
    let desk = tempfile::tempdir().unwrap();
    let game = "[GameType \"25\"]\n\n1. c3-d4 {[D] [%csl Gd4] [%cal Rd4c5]} d6-c5 *\n";
    fs::write(desk.path().join("a.pdn"), game).unwrap();
    fs::write(desk.path().join("plain.pdn"), game.replace(" [%csl Gd4] [%cal Rd4c5]", "")).unwrap();
    let rule = "page = \"#102030\"\n";
    fs::write(desk.path().join("own.toml"), rule).unwrap();
    let plan = "[diagrams]\ntheme = \"own.toml\"\n[[part]]\ngames = \"a.pdn\"\n";
    fs::write(desk.path().join("book.toml"), plan).unwrap();
    for form in ["html", "typ"] {
        let of = |args: &[&str]| written(desk.path(), &[args, &["--to", form]].concat());
        let shapes = |book: &str| (book.matches("<circle").count(), book.matches("<path").count());
        let (plain, marked) = (shapes(&of(&["plain.pdn"])), shapes(&of(&["a.pdn"])));
        assert!(marked.0 == plain.0 + 2 && marked.1 > plain.1, "{form}: {plain:?} {marked:?}");
        assert!(of(&["book.toml"]).contains("#102030"), "{form}");
        assert!(of(&["a.pdn", "--theme", "dark"]).contains("#1e1f22"), "{form}");
    }
    let run = tavlei(desk.path(), &["a.pdn", "--theme", "drak", "--to", "typ"]);
    assert_eq!(run.code, 2);
    assert!(run.err.contains("did you mean dark?"), "{run}");
}

#[test]
fn the_language_of_moves_is_that_of_the_diagrams() {
    let desk = tempfile::tempdir().unwrap();
    let game = "[GameType \"25\"]\n\n1. c3-d4 {[D]} d6-c5 *\n";
    fs::write(desk.path().join("a.pdn"), game).unwrap();
    let book = written(desk.path(), &["a.pdn", "--notation", "cyrillic", "--to", "typ"]);
    assert!(book.contains(">ц</text>") && !book.contains(">c</text>"));
}

/// Eight files and eight ranks around the board; 32 cells in play inside of it, eight of them empty.
#[test]
fn names_of_cells_stand_where_they_are_asked_for() {
    let desk = tempfile::tempdir().unwrap();
    let game = "[GameType \"25\"]\n\n1. c3-d4 {[D]} d6-c5 *\n";
    fs::write(desk.path().join("a.pdn"), game).unwrap();
    let names = |place: &str| {
        let book = written(desk.path(), &["a.pdn", "--labels", place, "--to", "typ"]);
        book.matches("</text>").count()
    };
    let [none, border, cells, free, both] = ["none", "border", "cells", "free", "both"].map(names);
    assert_eq!((none, border), (0, 16));
    // On hatching a name has a halo, which is a text of its own.
    assert_eq!((cells, free, both), (2 * 32, 2 * 8, border + cells));
    let run = tavlei(desk.path(), &["a.pdn", "--labels", "inside", "--to", "typ"]);
    assert!(run.code == 2 && run.err.contains("none, border, cells, free, both"), "{run}");
}

/// A solution may ask for a diagram, wherever it stands.
#[test]
fn solutions_have_their_diagrams() {
    let desk = tempfile::tempdir().unwrap();
    let exercise =
        "[GameType \"25\"]\n[FEN \"W:Wc3,e3:Bf6,h8\"]\n\n1. e3-d4 {[D]} h8-g7 2. d4-e5 1-0\n";
    fs::write(desk.path().join("a.pdn"), exercise).unwrap();
    for place in ["back", "after"] {
        let book = written(desk.path(), &["a.pdn", "--solutions", place, "--to", "typ"]);
        let used = |before: &str| {
            let behind = book.split(before).skip(1).filter_map(|behind| behind.chars().next());
            behind.collect::<std::collections::BTreeSet<char>>()
        };
        assert_eq!(used("#let picture-").len(), 2, "{place}");
        assert_eq!(used("#let picture-"), used(", picture-"), "{place}: {book}");
    }
}
