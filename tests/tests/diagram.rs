//! `tavlei diagram` in all its forms. What other programs are needed for (`pdftotext`, `pdflatex`)
//! is skipped where they are missing, and said so.

use std::fmt::Write as _;
use std::fs;
use std::path::Path;
use std::process::{Command, Stdio};
use std::time::Instant;

use tavlei::core::Decoration;
use tavlei::diagram::{Charset, Scene};
use tavlei::diagram::{Language, Options, Page, drawing, svg, to_svg, to_tex, to_text, to_typst};
use tavlei::rules::catalogue;
use tavlei_tests::{Program, Run, root};
use tempfile::TempDir;

const TAVLEI: Program = Program(env!("CARGO_BIN_EXE_tavlei-under-test"));

/// Two games with markers and drawings in comments; the second one begins from a position.
const GAMES: &str = r#"[Event "Cup & <Saucer>"]
[White "Ёлкина, Анна"]
[Black "Oak, O."]
[GameType "25"]
[Result "*"]

1. c3-d4 d6-c5 {[#] [%csl Gd4,Rc5]} 2. b2-c3 f6-g5 {[%cal Yc3b4]} 3. c3-b4 {[#]} *

[White "Pine, P."]
[Black "Rowan, R."]
[GameType "25"]
[FEN "W:Wc3,g1:Bd4,f6,f2"]
[Result "*"]

1. c3xg7 *
"#;

fn folder() -> TempDir {
    let folder = TempDir::new().unwrap();
    fs::write(folder.path().join("games.pdn"), GAMES).unwrap();
    folder
}

fn draw(folder: &TempDir, args: &[&str]) -> Run {
    TAVLEI.run(folder.path(), [&["diagram"], args].concat())
}

/// What is printed, or the names of the files that were written.
fn drawn(args: &[&str]) -> String {
    let folder = folder();
    let run = draw(&folder, args);
    assert_eq!((run.code, run.err.as_str()), (0, ""), "{args:?}");
    if !run.out.is_empty() {
        return run.out;
    }
    let mut names: Vec<String> = fs::read_dir(folder.path())
        .unwrap()
        .map(|entry| entry.unwrap().file_name().into_string().unwrap())
        .filter(|name| name != "games.pdn")
        .collect();
    names.sort();
    names.join(" ")
}

#[test]
fn moments_of_games() {
    assert_eq!(
        drawn(&["games.pdn", "--every", "2", "-o", "{record}-{ply}.svg"]),
        "1-2.svg 1-4.svg"
    );
    assert_eq!(drawn(&["games.pdn", "--at", "1w,3w", "-o", "{n}.svg"]), "1.svg 2.svg 3.svg");
    assert_eq!(drawn(&["games.pdn", "--where", "[#]", "-o", "{ply}.tex"]), "2.tex 5.tex");
    assert_eq!(
        drawn(&["games.pdn", "--range", "2-3", "--record", "1", "-o", "{ply}.txt"]),
        "2.txt 3.txt"
    );
}

#[test]
fn words_round_a_diagram() {
    insta::assert_snapshot!(drawn(&[
        "games.pdn",
        "--where",
        "[#]",
        "--players",
        "--after",
        "--ask",
        "win",
        "--count",
        "--lang",
        "ru",
        "--number",
        "7",
        "--below",
        "{ply}",
    ]));
}

#[test]
fn the_way_of_a_capture() {
    insta::assert_snapshot!(drawn(&[
        "games.pdn",
        "--record",
        "2",
        "--way",
        "--steps",
        "--to",
        "svg"
    ]));
    insta::assert_snapshot!(drawn(&["games.pdn", "--record", "2", "--last", "--to", "unicode"]));
    let played = ["--game", "russian", "--fen", "W:Wc3,g1:Bd4,f6,f2", "--play", "c3xg7"];
    let by_hand = drawn(&[&played[..], &["--way", "--steps", "--to", "svg"]].concat());
    assert!(by_hand.matches("<circle").count() > 8);
}

#[test]
fn drawings_of_comments_are_read_and_written() {
    let at = ["games.pdn", "--ply", "2", "--to"];
    assert_eq!(drawn(&[&at[..], &["comment"]].concat()), "[%csl Gd4,Rc5]\n");
    let more = ["comment", "--mark", "a1,b2=ring:blue", "--arrow", "c3-e5:red"];
    let all = drawn(&[&at[..], &more[..]].concat());
    assert_eq!(all, "[%csl Gd4,Rc5,Ba1,Bb2] [%cal Rc3e5]\n");
    let without = ["comment", "--no-drawn"];
    assert_eq!(drawn(&[&at[..], &without[..]].concat()), "\n");
}

#[test]
fn positions_from_a_list() {
    let folder = folder();
    let args = ["diagram", "--game", "russian", "--fens", "-", "--number", "5", "-o", "p{n}.txt"];
    let list = "# two studies\nW:Wc3:Bd6\n\nB:WKa1:Bh8\n";
    let run = TAVLEI.run_on(folder.path(), args, list.as_bytes());
    assert_eq!((run.code, run.err.as_str()), (0, ""));
    let second = fs::read_to_string(folder.path().join("p6.txt")).unwrap();
    assert!(second.starts_with("6\n8 ") && second.ends_with("Black to move.\n"), "{second}");
    let run = TAVLEI.run_on(folder.path(), &args[..5], b"W:Wc3:Bd6\nW:Wz9\n");
    assert!(run.code == 2 && run.err.contains("-:2: "), "{}", run.err);
}

#[test]
fn what_is_wrong_is_told() {
    let folder = folder();
    fs::write(folder.path().join("my.toml"), "page = \"#fff\"\nking = \"hat\"\n").unwrap();
    let wrong: [&[&str]; 11] = [
        &["--game", "russian", "--theme", "drak"],
        &["--game", "russian", "--theme", "my.toml"],
        &["--game", "russian", "--mark", "z9=ring"],
        &["--game", "russian", "--mark", "c3=blob!"],
        &["--game", "russian", "--arrow", "c3"],
        &["--game", "russian", "--width", "4cm"],
        &["--game", "russian", "--lang", "eo"],
        &["games.pdn", "--every", "2", "-o", "one.svg"],
        &["games.pdn", "--every", "2", "-o", "{record}.svg"],
        &["games.pdn", "--at", "third"],
        &["games.pdn", "--where", "nowhere"],
    ];
    let told = wrong.map(|args| {
        let run = draw(&folder, args);
        assert_eq!((run.code, run.out.as_str()), (2, ""), "{args:?}");
        format!("$ tavlei diagram {}\n{}", args.join(" "), run.err)
    });
    insta::assert_snapshot!(told.join("\n"));
}

/// Teachers draw positions that no game can reach.
#[test]
fn any_position_is_drawn_with_a_word() {
    for (fen, word) in [
        ("?:Wc3:Bh8", "does not say"),
        ("W:Wa1,c1,e1,g1,b2,d2,f2,h2,a3,c3,e3,g3,h4:Bh8", "White has 13 pieces"),
        ("W:W:B", ""),
    ] {
        let run = draw(&folder(), &["--game", "russian", "--fen", fen]);
        assert!(run.code == 0 && run.out.starts_with("8   ."), "{run:?}");
        assert!(run.err.contains(word) && run.err.is_empty() == word.is_empty(), "{}", run.err);
    }
}

#[test]
fn sheets() {
    let sheet = drawn(&["games.pdn", "--every", "1", "--sheet", "2x2", "--to", "typ"]);
    assert_eq!(sheet.matches("#page(width: 210mm").count(), 2);
    assert_eq!(sheet.matches("#let picture-").count(), 8);
    let one =
        drawn(&["games.pdn", "--every", "2", "--sheet", "2x2", "--paper", "a5", "--to", "svg"]);
    assert!(one.starts_with("<svg ") && one.contains("height=\"210mm\""));
    assert_eq!(one.matches("role=\"img\"").count(), 2);
}

fn is_there(program: &str) -> bool {
    let mut command = Command::new(program);
    let found =
        command.arg("--version").stdout(Stdio::null()).stderr(Stdio::null()).status().is_ok();
    if !found {
        eprintln!("skipped: there is no {program}");
    }
    found
}

#[test]
fn captions_in_a_pdf_are_text() {
    let folder = folder();
    let args =
        ["games.pdn", "--at", "1w", "--players", "--ask", "draw", "--lang", "uk", "-o", "d.pdf"];
    assert_eq!(draw(&folder, &args).code, 0);
    let bytes = fs::read(folder.path().join("d.pdf")).unwrap();
    assert!(bytes.starts_with(b"%PDF-"));
    if !is_there("pdftotext") {
        return;
    }
    let mut command = Command::new("pdftotext");
    let output = command.args(["d.pdf", "-"]).current_dir(folder.path()).output().unwrap();
    let text = String::from_utf8(output.stdout).unwrap();
    assert!(text.contains("Ёлкина, Анна – Oak, O."), "{text}");
    // The caption is longer than a line.
    let text = text.split_whitespace().collect::<Vec<_>>().join(" ");
    assert!(text.contains("Чорні починають і роблять нічию"), "{text}");
}

/// By itself, and as a part of another document.
#[test]
fn tex_compiles() {
    if !is_there("pdflatex") {
        return;
    }
    let folder = folder();
    let args = ["games.pdn", "--record", "2", "--way", "--labels", "both", "--theme", "colour"];
    let tex = ["--above", "{white} & 100% of {event}_#", "-o", "d.tex"];
    assert_eq!(draw(&folder, &[&args[..], &tex[..]].concat()).code, 0);
    let outer = "\\documentclass{article}\\usepackage{tikz}\\begin{document}\nBefore \\input{d.tex} \
                 between \\input{d.tex} after.\n\\end{document}\n";
    fs::write(folder.path().join("outer.tex"), outer).unwrap();
    for file in ["d.tex", "outer.tex"] {
        let mut command = Command::new("pdflatex");
        command.args(["-interaction=nonstopmode", "-halt-on-error", file]);
        let output = command.current_dir(folder.path()).output().unwrap();
        let log = String::from_utf8_lossy(&output.stdout);
        assert!(output.status.success(), "{log}");
        assert!(log.contains("(1 page"), "{file}: {log}");
    }
}

/// Captions and names of cells in the letters of every language.
#[test]
fn tex_compiles_in_each_language() {
    if !is_there("pdflatex") {
        return;
    }
    let folder = folder();
    let args = ["--game", "russian", "--label-notation", "cyrillic", "--labels", "both", "--count"];
    let words = ["--ask", "win", "--above", "Ёлкина – Łódź, «é ß ї ґ»", "--force", "-o", "d.tex"];
    for language in Language::ALL {
        let lang = ["--lang", language.code()];
        assert_eq!(draw(&folder, &[&args[..], &words, &lang].concat()).code, 0);
        let mut command = Command::new("pdflatex");
        command.args(["-interaction=nonstopmode", "-halt-on-error", "d.tex"]);
        let output = command.current_dir(folder.path()).output().unwrap();
        let log = String::from_utf8_lossy(&output.stdout);
        let is_whole = output.status.success() && !log.contains("Missing character");
        assert!(is_whole, "{}: {log}", language.code());
    }
}

/// Every game's start in every format, each as a number: a change shows which games it touches.
/// What the pictures look like, the pages of the games show.
#[test]
fn every_game_in_every_format() {
    let mut lines = String::new();
    for game in catalogue() {
        let (board, labels) = (game.board(), game.labels());
        let position = game.completed(game.start().clone());
        let options = Options::default();
        let scene = Scene::new(board, labels, &position, &options);
        let pages = [Page::of(drawing(board, labels, &position, &options))];
        let texts = [
            to_text(&scene, Charset::Unicode),
            to_svg(&pages[0]),
            to_tex(&pages),
            to_typst(&pages),
        ];
        let sums = texts.map(|text| format!("{:08x}", checksum(&text)));
        writeln!(lines, "{:24} {}", game.id(), sums.join(" ")).unwrap();
    }
    insta::assert_snapshot!(lines);
}

/// FNV-1a: the same on every machine.
fn checksum(text: &str) -> u32 {
    text.bytes().fold(0x811c_9dc5, |sum, byte| (sum ^ u32::from(byte)).wrapping_mul(0x0100_0193))
}

/// Much slower than it is: a thousand take some 0.2 s in a release build.
#[test]
fn a_thousand_diagrams_do_not_take_long() {
    let game = catalogue().iter().max_by_key(|game| game.start().placed.len()).unwrap();
    let begun = Instant::now();
    let options = Options::default();
    let drawn = (0..1000).map(|_| svg(game.board(), game.labels(), game.start(), &options).len());
    let bytes: usize = drawn.sum();
    let seconds = begun.elapsed().as_secs_f32();
    println!("1,000 diagrams, {bytes} bytes: {seconds:.3} s");
    assert!(bytes > 1_000_000 && seconds < 20.0);
}

#[test]
fn a_theme_of_ones_own() {
    let folder = folder();
    let theme = fs::read_to_string(root().join("crates/tavlei-diagram/themes/dark.toml")).unwrap();
    fs::write(folder.path().join("my.toml"), theme.replace("#1e1f22", "#123456")).unwrap();
    let run = draw(&folder, &["--game", "russian", "--theme", "my.toml", "--to", "svg"]);
    assert!(run.code == 0 && run.out.contains("#123456"), "{run:?}");
    assert!(Path::new(&folder.path().join("my.toml")).exists());
}

/// What is told of a diagram that is drawn all the same.
fn told(args: &[&str]) -> String {
    let run = draw(&folder(), args);
    assert_eq!(run.code, 0, "{run}");
    run.err
}

#[test]
fn a_way_is_captioned_as_what_comes_before_it() {
    let of = |lang| drawn(&["games.pdn", "--record", "2", "--way", "--after", "--lang", lang]);
    assert!(of("en").contains("Position before 1. c3xg7"), "{}", of("en"));
    assert!(of("ru").contains("Позиция перед 1. c3xg7"), "{}", of("ru"));
    let after = drawn(&["games.pdn", "--record", "2", "--after"]);
    assert!(after.contains("Position after 1. c3xg7"), "{after}");
}

#[test]
fn cells_are_named_in_the_letters_of_a_notation() {
    let shown = drawn(&["--game", "russian", "--label-notation", "cyrillic", "--to", "svg"]);
    assert!(shown.contains(">ц</text>") && !shown.contains(">c</text>"), "{shown}");
    assert!(shown.contains("ц3"), "the sentence too");
    let marked = ["--game", "russian", "--label-notation", "cyrillic", "--mark", "ц3=ring"];
    assert_eq!(told(&marked), "");
}

#[test]
fn a_field_that_nothing_fills_is_an_error_that_names_those_there_are() {
    let run = draw(&folder(), &["games.pdn", "--above", "{evnt}"]);
    assert_eq!((run.code, run.out.as_str()), (2, ""));
    assert!(run.err.contains("captions have no field {evnt}"), "{run}");
    assert!(run.err.contains("did you mean event?") && run.err.contains("mover, win"), "{run}");
    // A tag that records usually have leaves its line out where it is missing.
    assert!(!drawn(&["games.pdn", "--above", "by {Annotator}"]).contains("by"));
}

#[test]
fn what_is_not_in_the_picture_is_told() {
    let missing = told(&["games.pdn", "--record", "1", "--at", "1w,9b"]);
    assert_eq!(missing, "note: no game that was asked for has a move 9b\n");
    let outside = ["--game", "russian", "--part", "a1-d4", "--mark", "h8=ring", "--arrow", "c3-h8"];
    assert_eq!(
        told(&[&outside[..], &["--to", "svg"]].concat()),
        "note: the mark on h8 is not drawn: it lies outside --part\n\
         note: the arrow c3-h8 is not drawn: it leads out of --part\n"
    );
    let inside = ["--game", "russian", "--part", "a1-d4", "--mark", "b2=ring"];
    assert_eq!(told(&inside), "");
    let boxes = ["--game", "russian", "--above", "漢 Ж", "--width", "20mm", "-o", "a.png"];
    assert!(told(&boxes).starts_with("note: the font of pictures has no 漢: boxes stand"));
}

/// Every phrase that a game has for what lies beside its board is known in all languages.
#[test]
fn what_games_say_beside_their_boards_is_said_in_each_language() {
    let mut missing = Vec::new();
    for game in catalogue() {
        for decoration in game.board().decorations() {
            let phrase = match decoration {
                Decoration::Pile(pile) => pile.name.as_ref(),
                Decoration::Ringed { words, .. } | Decoration::Words { words: Some(words), .. } => {
                    words.as_ref()
                }
                Decoration::Sign(words) => words,
                _ => continue,
            };
            let others = Language::ALL.into_iter().filter(|&other| other != Language::English);
            let untold = others.filter(|other| other.phrase(phrase) == phrase);
            // Some words are the same in a language or two.
            if untold.count() > 2 {
                missing.push(format!("{}: {phrase}", game.id()));
            }
        }
    }
    assert_eq!(missing, Vec::<String>::new());
}

#[test]
fn hands_are_counted_in_the_language_of_the_diagram() {
    let shown = drawn(&["--game", "korobochka", "--lang", "ru"]);
    assert!(shown.contains("в руке: Белые 32, Чёрные 32"), "{shown}");
}

/// Games whose turns are known by their texts show the way of a turn as all others do.
#[test]
fn the_way_of_a_turn_that_is_known_by_its_text() {
    let tower = ["--game", "bashni", "--fen", "W:Wc3:Bd4,h8", "--play", "c3xe5"];
    let way = drawn(&[&tower[..], &["--way"]].concat());
    assert!(way.contains("bx") && !way.contains("wx"), "{way}");
    let numbered = drawn(&[&tower[..], &["--way", "--steps", "--to", "svg"]].concat());
    let plain = drawn(&[&tower[..], &["--way", "--to", "svg"]].concat());
    assert_ne!(numbered, plain);
    let last = drawn(&["--game", "ugolki", "--play", "a2-a4", "--last"]);
    assert!(last.contains("4[w]") && last.contains("2[+]") && !last.contains('x'), "{last}");
    // What stays of a tower is ringed; the man that lay under the one taken is not crossed.
    let rest = ["--game", "bashni", "--fen", "W:Wc3:Bd4(bw)", "--play", "c3xe5", "--last"];
    assert!(drawn(&rest).contains("( w)") && !drawn(&rest).contains('x'), "{}", drawn(&rest));
    // The way shows the tower before the move, the upper man taken.
    let before = drawn(&[&rest[..6], &["--way"]].concat());
    assert!(before.contains(" bxw "), "{before}");
    let six = ["--game", "bashni", "--fen", "W:Wc3:Bd4(bbbwww)", "--play", "c3xe5", "--way"];
    assert!(drawn(&six).contains(" bx2b3w "), "{}", drawn(&six));
    let approach = drawn(&["--game", "fanorona", "--play", "d2xe3A", "--way"]);
    assert!(approach.contains("bx") && !approach.contains("wx"), "{approach}");
}

#[test]
fn words_beside_the_board_have_room() {
    for (game, lang, word) in [
        ("konyashki-4", "de", "in der Hand"),
        ("konyashki-4", "nl", "in de hand"),
        ("senegalese", "de", "geschlagen"),
    ] {
        let width = |lang: &str| {
            let shown = drawn(&["--game", game, "--lang", lang, "--to", "svg"]);
            let view = shown.split_once("viewBox=\"0 0 ").unwrap().1;
            let width: i32 = view.split(' ').next().unwrap().parse().unwrap();
            (shown, width)
        };
        let (shown, wide) = width(lang);
        assert!(shown.contains(word) && wide > width("en").1, "{game} {lang}: {wide}");
    }
}

#[test]
fn a_fill_shows_on_flat_ground() {
    let shown = |mark: &str| {
        let marked = ["--game", "russian", "--ground", "flat", "--to", "svg", "--mark", mark];
        drawn(&marked)
    };
    let yellow = shown("c3=fill:yellow");
    assert!(yellow.contains("#d4d4d4") && yellow.contains("stroke=\"#aaa"), "{yellow}");
    assert!(!shown("c3=fill:red").contains("stroke=\"#555"));
}

#[test]
fn options_that_do_nothing_are_told() {
    let note = |args: &[&str]| told(&[&["--game", "russian"], args].concat());
    assert!(note(&["--mark", "c3=fill", "--to", "comment"]).contains("rings and arrows"));
    assert!(note(&["--arrow", "c3-d4"]).contains("text shows rings"));
    assert_eq!(note(&["--mark", "c3=frame"]), "");
    for option in ["--way", "--last", "--move-number", "--after"] {
        assert!(note(&[option]).contains(&format!("{option} shows nothing")), "{option}");
    }
    let sheet = ["--sheet", "4x4", "--width", "60mm", "-o", "s.svg"];
    assert!(note(&sheet).contains("not 60mm"), "{}", note(&sheet));
    assert_eq!(note(&["--sheet", "2x2", "--width", "60mm", "-o", "s.svg"]), "");
    for option in [["--record", "2"], ["--ply", "3"], ["--at", "1w"], ["--range", "1-2"]] {
        let run = draw(&folder(), &[&["--game", "russian", "--fens", "-"], &option[..]].concat());
        assert!(run.code == 2 && run.err.contains("cannot be used with"), "{run}");
    }
}

#[test]
fn a_moving_picture_of_several_games_says_which_it_shows() {
    let first = told(&["games.pdn", "--width", "100px", "-o", "g.gif"]);
    assert!(first.contains("--record"), "{first}");
    assert_eq!(told(&["games.pdn", "--record", "2", "--width", "100px", "-o", "g.gif"]), "");
}

#[test]
fn a_notation_without_letters_for_all_files_is_refused() {
    let folder = folder();
    let all = ["б", "ц", "и", "й", "к", "л"];
    let wide = draw(&folder, &["--game", "canadian", "--label-notation", "cyrillic"]).out;
    assert!(all.iter().all(|letter| wide.contains(letter)), "{wide}");
    let eight = "name = \"eight\"\ncells = \"algebraic\"\n[letters]\na = \"а\"\nb = \"б\"\nc = \"в\"\n\
                 d = \"г\"\ne = \"д\"\nf = \"е\"\ng = \"ж\"\nh = \"з\"\n";
    fs::write(folder.path().join("eight.toml"), eight).unwrap();
    let record = "[GameType \"20\"]\n\n1. 32-28 19-23 {[D]} *\n";
    fs::write(folder.path().join("wide.pdn"), record).unwrap();
    let small = ["diagram", "--game", "russian", "--label-notation", "eight.toml"];
    assert!(TAVLEI.run(folder.path(), small).out.contains("а б в г д е ж з"));
    let [board, moves] = ["--label-notation", "--notation"];
    for args in [
        &["diagram", "--game", "international", board, "eight.toml"][..],
        &["moves", "--game", "international", moves, "eight.toml"],
        &["convert", "wide.pdn", "--to", "txt", moves, "eight.toml"],
        &["book", "wide.pdn", "--to", "typ", moves, "eight.toml"],
    ] {
        let run = TAVLEI.run(folder.path(), args);
        assert!(run.code != 0 && run.err.contains("has no letter for the file i"), "{run}");
        assert!(!run.out.contains('г'), "no name is in two alphabets: {run}");
    }
}

#[test]
fn marks_and_arrows_may_be_lists() {
    let folder = tempfile::tempdir().unwrap();
    let comment = |words: &[&str]| {
        let run = TAVLEI.run(
            folder.path(),
            [&["diagram", "--game", "russian", "--to", "comment"], words].concat(),
        );
        assert_eq!((run.code, run.err.as_str()), (0, ""), "{run}");
        run.out
    };
    let list = comment(&["--mark", "a1,b2=ring:red,c3=ring:green", "--arrow", "a1-c3:red,b2-d4"]);
    let each = ["--mark", "a1=ring:red", "--mark", "b2=ring:red", "--mark", "c3=ring:green"];
    assert_eq!(list, comment(&[&each[..], &["--arrow", "a1-c3:red", "--arrow", "b2-d4"]].concat()));
    let run = TAVLEI.run(folder.path(), ["diagram", "--game", "russian", "--mark", "a1=ring,b2"]);
    assert!(run.code == 2 && run.err.contains("is no mark"), "{run}");
}

/// What an author mistypes is told with what would be right.
#[test]
fn what_can_t_be_drawn_is_told() {
    let folder = tempfile::tempdir().unwrap();
    let record = "[GameType \"25\"]\n[FEN \"W:Wa1,zz:Bh8\"]\n\n1. a1-b2 *\n";
    fs::write(folder.path().join("bad.pdn"), record).unwrap();
    let told = |args: &[&str]| {
        let run = TAVLEI.run(folder.path(), [&["diagram"], args].concat());
        assert!(run.code == 2 && run.out.is_empty(), "{run}");
        run.err
    };
    let on = |args: &[&str]| told(&[&["--game", "russian", "-o", "d.svg"], args].concat());
    for (err, right) in [
        (told(&["bad.pdn"]), "bad.pdn:2:7: the position can't be read: a cell should stand here"),
        (told(&["--fen", "W:Wa1:Bh8"]), "which game is this position of?"),
        (on(&["--arrow", "c3-c3"]), "the arrow c3-c3 leads nowhere"),
        (on(&["--mark", "ring:pink:c3"]), "\"ring:pink:c3\" is no mark"),
        (on(&["--mark", "c3=ring:pink"]), "colours: green, red, yellow, blue"),
        (on(&["--width", "100000px"]), "from 1px to 20000px"),
        (told(&["--game", "russian", "-o", "d-{foo}.svg"]), "no field {foo}"),
    ] {
        assert!(err.contains(right), "{right}: {err}");
    }
    assert!(!folder.path().join("d-{foo}.svg").exists());
    let illegal = "[GameType \"25\"]\n\n1. c3-d4 d6-c5 2. d4-d5 *\n";
    fs::write(folder.path().join("illegal.pdn"), illegal).unwrap();
    let run = TAVLEI.run(folder.path(), ["diagram", "illegal.pdn"]);
    let why = "illegal.pdn:3:19: game 1 is drawn up to there: d4-d5 can't be played";
    assert!(run.code == 0 && run.err.contains(why), "{run}");
    let run = TAVLEI.run(folder.path(), ["diagram", "--game", "russian", "--sheet", "2x3"]);
    assert!(run.code == 0 && run.err.contains("--sheet is for pictures"), "{run}");
}
