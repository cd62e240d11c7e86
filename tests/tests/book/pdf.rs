//! Books as PDF.

use std::fmt::Write as _;
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
