//! Books as PDF.

use std::fmt::Write as _;
use std::path::PathBuf;
use std::process::Command;

use super::*;

/// The Typst source of a book, set: nothing may be odd in it.
fn set(source: &str) -> tavlei::book::Pdf {
    let pdf = tavlei::book::to_pdf(source).unwrap();
    assert_eq!(pdf.warnings, []);
    pdf
}

/// Its text, where there is a program that takes it out.
fn text(pdf: &Path) -> Option<String> {
    let Ok(output) = Command::new("pdftotext").arg(pdf).arg("-").output() else {
        eprintln!("there is no pdftotext: the text of PDF is not looked at");
        return None;
    };
    Some(String::from_utf8(output.stdout).unwrap())
}

#[test]
fn the_sample_has_forty_pages() {
    let sample = root().join("tests/book/sample");
    let source = tavlei(&sample, &["book.toml", "--to", "typ"]).out;
    let pdf = set(&source);
    assert!((36..=46).contains(&pdf.pages), "{} pages", pdf.pages);
    assert!(pdf.bytes.len() < 2_000_000, "{} bytes", pdf.bytes.len());
}

#[test]
fn a_book_is_set_by_the_program_alone_and_always_the_same() {
    let folder = desk();
    for name in ["one.pdf", "two.pdf"] {
        let run = tavlei(folder.path(), &["book.toml", "--lang", "ru", "-o", name]);
        assert_eq!((run.code, run.err.as_str()), (0, ""));
    }
    let one = fs::read(folder.path().join("one.pdf")).unwrap();
    assert!(one.starts_with(b"%PDF-"));
    assert!(one == fs::read(folder.path().join("two.pdf")).unwrap());
    if let Some(text) = text(&folder.path().join("one.pdf")) {
        for words in ["Белые начинают и выигрывают", "Диаграмма 1", "Содержание", "Ashdown"]
        {
            assert!(text.contains(words), "{words}");
        }
    }
}

#[test]
fn words_of_people_are_printed_as_they_are() {
    let odd = r#"#let x = 1 $a$ *b* _c_ `d` <e> @f [g] //h /*i*/ \ ~ - + = "q" 'r' 1. 2-3"#;
    let folder = tempfile::tempdir().unwrap();
    let record = format!(
        "[White \"{0}\"]\n[Black \"B\"]\n[GameType \"25\"]\n\n1. c3-d4 {{{1}}} d6-c5 *\n",
        odd.replace('\\', "\\\\").replace('"', "\\\""),
        odd
    );
    fs::write(folder.path().join("a.pdn"), record).unwrap();
    let run = tavlei(folder.path(), &["a.pdn", "-o", "a.pdf", "--paper", "a4", "--columns", "1"]);
    assert_eq!((run.code, run.err.as_str()), (0, ""));
    if let Some(text) = text(&folder.path().join("a.pdf")) {
        for word in ["#let", "$a$", "*b*", "_c_", "`d`", "<e>", "@f", "[g]", "//h", "/*i*/"] {
            assert!(text.matches(word).count() >= 2, "{word} in\n{text}");
        }
    }
}

#[test]
fn three_hundred_exercises_are_no_large_file() {
    const WHITE: [&str; 10] = ["c1", "e1", "g1", "b2", "d2", "f2", "h2", "a3", "c3", "g3"];
    const BLACK: [&str; 10] = ["b8", "d8", "f8", "a7", "c7", "e7", "b6", "d6", "f6", "h6"];
    let mut records = String::new();
    for (white, black) in WHITE.iter().flat_map(|white| BLACK.map(|black| (white, black))) {
        for king in ["a1", "d4", "g5"] {
            let fen = format!("W:WK{king},{white}:Bh8,g7,{black}");
            writeln!(records, "[GameType \"25\"]\n[FEN \"{fen}\"]\n[Result \"1-0\"]\n\n1-0\n")
                .unwrap();
        }
    }
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("a.pdn"), records).unwrap();
    let args = ["a.pdn", "--to", "typ", "--per-page", "3x4", "--width", "30"];
    let pdf = set(&tavlei(folder.path(), &args).out);
    assert!(pdf.pages >= 25, "{} pages", pdf.pages);
    assert!(pdf.bytes.len() < 5_000_000, "{} bytes", pdf.bytes.len());
}

/// A word on a page, or the page itself: left, top, right, bottom, in points.
type Box4 = [f64; 4];

/// The pages of a PDF: their sizes and their words, where there is a program that tells.
fn pages(pdf: &Path) -> Option<Vec<(Box4, Vec<(Box4, String)>)>> {
    let Ok(output) = Command::new("pdftotext").arg("-bbox").arg(pdf).arg("-").output() else {
        eprintln!("there is no pdftotext: the words of PDF are not looked at");
        return None;
    };
    let text = String::from_utf8(output.stdout).unwrap();
    let number = |line: &str, name: &str| -> f64 {
        let (_, rest) = line.split_once(&format!("{name}=\"")).unwrap();
        rest.split('"').next().unwrap().parse().unwrap()
    };
    let mut pages = Vec::new();
    for line in text.lines().map(str::trim) {
        if line.starts_with("<page") {
            let size = [0.0, 0.0, number(line, "width"), number(line, "height")];
            pages.push((size, Vec::new()));
        } else if line.starts_with("<word") {
            let place = ["xMin", "yMin", "xMax", "yMax"].map(|name| number(line, name));
            let word = line.split_once('>').unwrap().1.trim_end_matches("</word>").to_owned();
            pages.last_mut().unwrap().1.push((place, word));
        }
    }
    Some(pages)
}

/// Whether one word lies on another: in one line by more than a hair, else by a good part of it.
fn overlap(one: Box4, other: Box4) -> bool {
    let side = |from: usize| one[from + 2].min(other[from + 2]) - one[from].max(other[from]);
    let height = |of: Box4| of[3] - of[1];
    let of_height = side(1) / height(one).min(height(other)).max(0.01);
    side(0) > 1.0 && of_height > 0.4
}

/// No word leaves its page, and none lies on another.
fn assert_apart(pdf: &Path, what: &str) {
    const EDGE: f64 = 5.0;
    for (at, (page, words)) in pages(pdf).unwrap_or_default().iter().enumerate() {
        for (index, (place, word)) in words.iter().enumerate() {
            let is_inside = place[0] >= EDGE
                && place[1] >= EDGE
                && place[2] <= page[2] - EDGE
                && place[3] <= page[3] - EDGE;
            assert!(is_inside, "{what}, page {}: {word:?} at {place:?} leaves {page:?}", at + 1);
            for (other, beside) in &words[index + 1..] {
                let page = at + 1;
                assert!(
                    !overlap(*place, *other),
                    "{what}, page {page}: {word:?} lies on {beside:?}"
                );
            }
        }
    }
}

#[test]
fn no_words_of_the_sample_lie_on_others() {
    let folder = tempfile::tempdir().unwrap();
    let sample = root().join("tests/book/sample");
    let pdf = set(&tavlei(&sample, &["book.toml", "--to", "typ"]).out);
    let path = folder.path().join("sample.pdf");
    fs::write(&path, pdf.bytes).unwrap();
    assert_apart(&path, "the sample");
}

/// Long words below small boards, in large letters, beside each other.
#[test]
fn words_of_exercises_have_room() {
    let folder = tempfile::tempdir().unwrap();
    let asked = "White to move: find the only way to a draw, against the best defence, in not more \
                 than seven moves, with a pretty finish on the main road";
    let mut records = String::new();
    for number in 1..=7 {
        let tags = format!(
            "[Author \"Konstantinopolsky-Wassermann, Maximilian {number}\"]\n\
             [Source \"Zeitschrift für Damespielwissenschaft\"]\n[Date \"1926.??.??\"]"
        );
        writeln!(
            records,
            "[GameType \"25\"]\n[FEN \"W:Wc3,Ka1:Bb6,Kh8\"]\n{tags}\n[Stipulation \"{asked}\"]\n\n1. c3-d4 *\n"
        )
        .unwrap();
    }
    fs::write(folder.path().join("a.pdn"), records).unwrap();
    for (size, per_page, lines) in [(10, "2x3", 0), (14, "2x3", 2), (18, "3x4", 0), (24, "3x3", 1)]
    {
        let plan = format!(
            "font-size = {size}\n[exercises]\nper-page = \"{per_page}\"\nlines = {lines}\n[[part]]\nexercises = \"a.pdn\"\n"
        );
        fs::write(folder.path().join("book.toml"), plan).unwrap();
        let source = tavlei(folder.path(), &["book.toml", "--to", "typ"]).out;
        let path = folder.path().join(format!("{size}.pdf"));
        fs::write(&path, set(&source).bytes).unwrap();
        assert_apart(&path, &format!("{size} pt, {per_page}"));
        if let Some(folder) = std::env::var_os("TAVLEI_KEEP") {
            fs::copy(&path, Path::new(&folder).join(format!("exercises-{size}.pdf"))).unwrap();
        }
    }
}

/// More exercises than have room: the boards take what room there is, and what is told to fit does.
#[test]
fn exercises_take_the_room_that_there_is() {
    let folder = desk();
    let plan = "paper = \"a4\"\n[exercises]\nper-page = \"2x4\"\nlines = 9\n\
                [[part]]\nexercises = \"problems.pdn\"\n";
    fs::write(folder.path().join("wide.toml"), plan).unwrap();
    let run = tavlei(folder.path(), &["wide.toml", "--to", "typ"]);
    assert!(run.err.contains("would fit"), "{run}");
    let path = folder.path().join("wide.pdf");
    fs::write(&path, set(&run.out).bytes).unwrap();
    assert_apart(&path, "2x4 with 9 lines");
    if let Some(folder) = std::env::var_os("TAVLEI_KEEP") {
        fs::copy(&path, Path::new(&folder).join("exercises-lines.pdf")).unwrap();
    }
}

#[test]
fn letters_that_no_font_has_are_told() {
    let folder = tempfile::tempdir().unwrap();
    let record = "[White \"漢字\"]\n[Black \"Żółć\"]\n[GameType \"25\"]\n\n1. c3-d4 *\n";
    fs::write(folder.path().join("a.pdn"), record).unwrap();
    let run = tavlei(folder.path(), &["a.pdn", "-o", "a.pdf"]);
    assert!(run.code == 0 && run.err.contains("no 字漢: boxes"), "{run}");
}

/// A tournament in which all play each other, as a book of one table.
fn tournament(folder: &Path, players: usize, name: &str) -> PathBuf {
    let name = |number| format!("{name} {number}");
    let mut records = String::new();
    for (one, two) in (1..=players).flat_map(|one| (one + 1..=players).map(move |two| (one, two))) {
        let (white, black) = (name(one), name(two));
        writeln!(
            records,
            "[Event \"Cup\"]\n[White \"{white}\"]\n[Black \"{black}\"]\n[Result \"2-0\"]\n\
             [GameType \"25\"]\n\n1. c3-d4 d6-c5 2-0\n"
        )
        .unwrap();
    }
    fs::write(folder.join("a.pdn"), records).unwrap();
    fs::write(folder.join("book.toml"), "[[part]]\ntable = \"a.pdn\"\n").unwrap();
    let source = tavlei(folder, &["book.toml", "--to", "typ"]).out;
    let path = folder.join("a.pdf");
    fs::write(&path, set(&source).bytes).unwrap();
    if let Some(folder) = std::env::var_os("TAVLEI_KEEP") {
        fs::copy(&path, Path::new(&folder).join(format!("table-{players}.pdf"))).unwrap();
    }
    path
}

/// Names that are too wide for the page are broken into lines, and can be read.
#[test]
fn crosstables_of_long_names_can_be_read() {
    let folder = tempfile::tempdir().unwrap();
    let name = "Konstantinopolsky-Wassermann, Maximilian Alexander";
    let path = tournament(folder.path(), 14, name);
    assert_apart(&path, "a table of long names");
    for (_, words) in pages(&path).unwrap_or_default() {
        let mut names = words.iter().filter(|(_, word)| word.starts_with("Maximilian"));
        assert!(names.clone().count() == 14 && names.all(|(at, _)| at[3] - at[1] > 6.0));
    }
}

/// A table that is too wide for the page is turned.
#[test]
fn crosstables_of_many_players_are_turned() {
    let folder = tempfile::tempdir().unwrap();
    let path = tournament(folder.path(), 26, "Lindqvist");
    for (_, words) in pages(&path).unwrap_or_default() {
        let names: Vec<_> = words.iter().filter(|(_, word)| word == "Lindqvist").collect();
        assert_eq!(names.len(), 26);
        // Turned, a word is as wide as letters are high.
        assert!(names.iter().all(|(at, _)| at[3] - at[1] > at[2] - at[0] && at[2] - at[0] > 4.5));
    }
}
