//! The program on files of other formats: what it finds out, reads, writes and refuses.

use std::fs;
use std::io::Write;
use std::path::Path;

use tavlei_tests::{Program, folder, root};

const TAVLEI: Program = Program(env!("CARGO_BIN_EXE_tavlei-under-test"));

const GAME: &str = "[White \"Alder, A.\"]\n[Black \"Birch, B.\"]\n[Site \"Riga\"]\n[Date \"1984.??.??\"]\n\
[Result \"1-0\"]\n[GameType \"25\"]\n\n1. c3-d4! d6-c5 {book} 2. b2-c3 (2. d4xb6 a7xc5) f6-g5 1-0\n";

/// A valid sample of a format.
fn sample(name: &str) -> String {
    root().join("formats").join(name).display().to_string()
}

#[test]
fn a_score_as_in_books_is_read_back() {
    let dir = folder(&[("a.pdn", GAME.as_bytes())]);
    let columns = TAVLEI.run(&dir, ["convert", "a.pdn", "-o", "a.txt", "--layout", "columns"]);
    assert_eq!((columns.code, columns.out.as_str()), (0, ""), "{}", columns.err);
    let text = fs::read_to_string(dir.path().join("a.txt")).unwrap();
    let expected = "Alder, A. – Birch, B.\nRiga, 1984\nGameType: 25\n\n1. c3-d4!   d6-c5\n    {book}\n2. b2-c3\n    \
                    (2. d4xb6 a7xc5)\n2. ...      f6-g5\n1-0\n";
    assert_eq!(text, expected);
    let back = TAVLEI.run(&dir, ["convert", "a.txt", "--to", "pdn"]);
    assert!(back.out.contains("[White \"Alder, A.\"]"), "{}", back.out);
    assert!(
        back.out.contains("1. c3-d4! d6-c5 {book} 2. b2-c3 (2. d4xb6 a7xc5) 2... f6-g5 1-0"),
        "{}",
        back.out
    );
}

/// Heads look like moves, results and numbers: a dash, a date, a round, the number of a game.
#[test]
fn a_score_is_read_back_whatever_stands_above_the_moves() {
    let heads = [
        "[White \"A\"]",
        "[Black \"D\"]",
        "[Round \"1-1\"]\n[Date \"10.03.2003\"]",
        "[Event \"04. Cup\"]\n[Site \"c3-d4\"]\n[Round \"2. 1-0\"]",
        "[White \"1. c3-d4 – {x\"]\n[Black \"(b\"]",
    ];
    let game =
        |head| format!("{head}\n[Result \"1-0\"]\n[GameType \"25\"]\n\n1. c3-d4 d6-c5 1-0\n");
    let mut games = heads.map(game).to_vec();
    let broken = "[White \"E\"]\n[Result \"*\"]\n[GameType \"25\"]\n\n1. c3-d4 d6-c5 2. b2-c3 3. a1-b2 f6-g5 *\n";
    games.insert(2, broken.to_owned());
    let dir = folder(&[("a.pdn", games.join("\n").as_bytes())]);
    for layout in ["running", "columns"] {
        let text =
            TAVLEI.run(&dir, ["convert", "a.pdn", "-o", "a.txt", "--force", "--layout", layout]);
        assert_eq!(text.code, 1, "one game can't be replayed: {text}");
        TAVLEI.run(&dir, ["convert", "a.txt", "-o", "b.pdn", "--force"]);
        let clean = |name: &str| TAVLEI.run(&dir, ["convert", name, "--to", "pdn"]).out;
        let told = |text: String| {
            let lines = text.lines().filter(|line| !line.starts_with("[Result")).map(str::to_owned);
            let mut lines: Vec<String> = lines.collect();
            lines.retain(|line| !line.is_empty());
            lines.sort();
            lines
        };
        let back = clean("b.pdn");
        assert!(back.contains("2. b2-c3 3. a1-b2 f6-g5"), "{back}");
        assert_eq!(told(back), told(clean("a.pdn")));
    }
    let table = TAVLEI.run(&dir, ["convert", "a.pdn", "--to", "csv"]);
    assert!(table.out.contains(",1. c3-d4 d6-c5 2. b2-c3 3. a1-b2 f6-g5,"), "{table}");
}

/// Lines with labels on the standard input are no PDN.
#[test]
fn a_text_is_known_by_the_lines_above_its_moves() {
    let text = "Event: X\nGameType: 26\n\n1. c3-d4 d6-c5 *";
    let dir = folder::<&str>(&[]);
    let read = TAVLEI.run_on(dir.path(), ["convert", "-"], text.as_bytes());
    assert_eq!(read.out.trim(), "[Event \"X\"]\n[GameType \"26\"]\n\n1. c3-d4 d6-c5 *", "{read}");
}

/// Whatever spreadsheets call their files, and the columns.
#[test]
fn a_table_is_known_by_its_head() {
    let table = |sign: &str| {
        let rows = ["Белые;Черные;Год;Ходы;Судья", "А;Б;1956;1. c3-d4 d6-c5 1-0;Кто"];
        format!("sep={sign}\r\n{}\r\n", rows.join("\r\n").replace(';', sign))
    };
    let files = [("a.tsv", table("\t")), ("b.txt", table(";")), ("c.csv", table(","))];
    let dir = folder(&files);
    for (name, _) in &files {
        let read = TAVLEI.run(&dir, ["convert", name, "--game", "russian", "--to", "pdn"]);
        let expected = "[White \"А\"]\n[Black \"Б\"]\n[Date \"1956.??.??\"]\n[Column5 \"Кто\"]\n[GameType \"25\"]\n\n\
                        1. c3-d4 d6-c5 1-0";
        assert_eq!(read.out.trim(), expected, "{read}");
        let check = TAVLEI.run(&dir, ["check", name, "--game", "russian"]);
        for run in [&read, &check] {
            assert_eq!(run.err.matches("«Судья» became Column5").count(), 1, "{run}");
        }
    }
}

/// What may be anything is read from a folder if it begins as records do.
#[test]
fn folders_are_read_by_what_their_files_hold() {
    let files = [
        ("in/a.txt", "А – Б\n\n1. c3-d4 d6-c5 *\n"),
        ("in/b.tsv", "Белые\tХоды\nВ\t1. c3-d4\n"),
        ("in/c.html", "<html><body><p>1. c3-d4 d6-c5</p></body></html>"),
        ("in/d.txt", "1. c3-d4 d6-c5 *\n"),
        ("in/README.txt", "Tavlei - a program\n\n1. Install it.\n2. Play 1. c3-d4 d6-c5.\n"),
        ("in/notes.csv", "name,club\nA,B\n"),
        ("in/page.htm", "<html><body><p>Tel. 555-1234</p></body></html>"),
        ("none/README.txt", "Nothing"),
        ("none/page.htm", "<html><body></body></html>"),
    ];
    let dir = folder(&files);
    let read = TAVLEI.run(&dir, ["check", "--game", "russian", "in"]);
    for (name, is_read) in files[..7].iter().zip([true, true, true, true, false, false, false]) {
        assert_eq!(
            read.out.contains(name.0.trim_start_matches("in/")),
            is_read,
            "{}: {read}",
            name.0
        );
    }
    let none = TAVLEI.run(&dir, ["check", "none"]);
    assert_eq!(none.code, 2, "{none}");
    assert!(none.err.contains("the folder none holds no record files"), "{none}");
}

/// Who writes a page or a table of a file beside it has every game there twice, and wants it once.
#[test]
fn what_was_made_of_a_file_beside_is_not_read_again() {
    let game = "[GameType \"25\"]\n\n1. c3-d4 d6-c5 *\n";
    let dir = folder(&[("in/a.pdn", game), ("in/b.csv", "game,moves\nrussian,1. c3-d4\n")]);
    for name in ["in/a.csv", "in/a.html", "in/a.txt"] {
        assert_eq!(TAVLEI.run(&dir, ["convert", "in/a.pdn", "-o", name]).code, 0);
    }
    let read = TAVLEI.run(&dir, ["check", "in"]);
    assert!(read.out.contains("2 files: 2 games"), "{read}");
    assert_eq!(read.err.matches("is passed over: in/a.pdn is likely").count(), 3, "{read}");
    let named = TAVLEI.run(&dir, ["check", "in/a.pdn", "in/a.csv"]);
    assert!(named.out.contains("2 files: 2 games"), "{named}");
}

/// What a reader may overlook: moves behind a semicolon, and letters that only a notation has.
#[test]
fn moves_that_are_not_read_are_told() {
    let hidden = "[GameType \"25\"]\n\n1. c3-d4 d6-c5; 2. b2-c3 f6-g5; 1-0\n";
    let remark = "[GameType \"25\"]\n\n1. c3-d4 d6-c5 ; 2. b2-c3 is better\n*\n";
    let dir = folder(&[("a.pdn", hidden), ("b.pdn", remark), ("c.txt", "1. ц3-д4 д6-ц5 *\n")]);
    let check = TAVLEI.run(&dir, ["check", "a.pdn"]);
    assert!(check.out.contains("[T121]") && check.out.contains("1 warning"), "{check}");
    let check = TAVLEI.run(&dir, ["check", "b.pdn"]);
    assert!(!check.out.contains("T121"), "{check}");
    let check = TAVLEI.run(&dir, ["check", "c.txt", "--game", "russian"]);
    assert!(check.out.contains("--read-notation cyrillic"), "{check}");
    let read = ["check", "c.txt", "--game", "russian", "--read-notation", "cyrillic"];
    assert_eq!(TAVLEI.run(&dir, read).code, 0);
}

/// A page that says its encoding is not guessed at.
#[test]
fn a_page_is_read_in_the_encoding_that_it_names() {
    let page = b"<html><head><meta charset=koi8-r></head><body><p>\xe2\xc5\xcc\xd9\xc5: \xe9\xd7\xc1\xce\xcf\xd7</p>\
                 <p>1. c3-d4 d6-c5 1-0</p></body></html>";
    let dir = folder(&[("a.html", page)]);
    let read = TAVLEI.run(&dir, ["convert", "a.html", "--game", "russian", "--to", "pdn"]);
    assert_eq!(read.err, "");
    assert!(read.out.starts_with("[White \"Иванов\"]\n"), "{read}");
}

/// As people type it.
#[test]
fn russian_text_is_read() {
    let text = "Сидоров – Кузнецов\nМосква, 1956\n\n1. c3-d4 d6-c5 2. b2-c3 f6-g5\nБелые сдались\n\n\
                Белые: Иванов\nЧёрные: Петров\nТурнир: Кубок\nМесто: Рига\nТур: 3\nДата: 1957\nРезультат: ничья\n\
                1. c3-b4 d6-c5 Ничья.\n";
    let dir = folder(&[("a.txt", text.as_bytes())]);
    let read = TAVLEI.run(&dir, ["convert", "a.txt", "--game", "russian", "--to", "pdn"]);
    let expected = "[White \"Сидоров\"]\n[Black \"Кузнецов\"]\n[Site \"Москва\"]\n[Date \"1956.??.??\"]\n[GameType \"25\"]\n\n\
        1. c3-d4 d6-c5 2. b2-c3 f6-g5 0-1\n\n\
        [White \"Иванов\"]\n[Black \"Петров\"]\n[Event \"Кубок\"]\n[Site \"Рига\"]\n[Round \"3\"]\n[Date \"1957\"]\n\
        [Result \"1/2-1/2\"]\n[GameType \"25\"]\n\n1. c3-b4 d6-c5 1/2-1/2\n\n";
    assert_eq!(read.out, expected, "{}", read.err);
}

/// What a score must say beside the moves: the game, its event, where it begins.
#[test]
fn a_score_tells_the_game_and_the_start() {
    let games = [
        "[White \"A – B\"]\n[Event \"Frysk cup\"]\n[Round \"2\"]\n[GameType \"40\"]\n\n1. 32-28 18-23 *\n",
        "[Event \"No. 7\"]\n[SetUp \"1\"]\n[FEN \"W:W28,K32:B7,19\"]\n[GameType \"20\"]\n\n1. 28-23 19x37 *\n",
        "[White \"A\"]\n[Black \"B\"]\n[Date \"1984.05.??\"]\n[Variant \"reversi\"]\n\n1. f5 d6 2. c3 *\n",
        "[FEN \"B:W28:B7\"]\n[GameType \"20\"]\n\n1... 7-12 *\n",
    ];
    let dir = folder(&[("a.pdn", games.join("\n").as_bytes())]);
    for layout in ["running", "columns"] {
        let text = TAVLEI.run(&dir, ["convert", "a.pdn", "--to", "txt", "--layout", layout]);
        assert_eq!(text.code, 0, "{text}");
        assert!(text.out.contains("Position: W:W28,K32:B7,19"), "{text}");
        fs::write(dir.path().join("b.txt"), &text.out).unwrap();
        let clean = |name: &str| TAVLEI.run(&dir, ["normalize", name]).out;
        TAVLEI.run(&dir, ["convert", "b.txt", "-o", "b.pdn", "--force"]);
        assert_eq!(clean("b.pdn"), clean("a.pdn"), "{text}");
        assert_eq!(clean("a.pdn").matches("[GameType").count(), 3);
    }
}

#[test]
fn the_notation_says_how_a_score_looks() {
    let dir = folder(&[("a.pdn", GAME.as_bytes())]);
    let own = "name = \"mine\"\nmove-numbers = \"1)\"\nbetween = \", \"\n[results]\nwhite = \"White wins\"\ndraw = \"draw\"\nblack = \"Black wins\"\n";
    fs::write(dir.path().join("mine.toml"), own).unwrap();
    let words = [
        "convert",
        "a.pdn",
        "--to",
        "txt",
        "--no-header",
        "--no-variations",
        "--notation",
        "mine.toml",
    ];
    let run = TAVLEI.run(&dir, words);
    assert_eq!(run.out, "1) c3-d4!, d6-c5 {book} 2) b2-c3, f6-g5 White wins\n", "{}", run.err);
}

#[test]
fn samples_of_every_format_are_known_by_what_is_in_them() {
    let dir = folder::<&str>(&[]);
    let cases = [
        ("server/valid/russian.ndjson", 2),
        ("pdn-json/valid/array.json", 3),
        ("zsg/valid/game.zsg", 1),
        ("html/valid/page.html", 2),
        ("fen/valid/endings.fen", 2),
    ];
    for (name, games) in cases {
        let run = TAVLEI.run(&dir, ["convert", &sample(name), "--to", "json"]);
        assert_eq!(run.out.lines().count(), games, "{name}: {}\n{}", run.out, run.err);
        let check = self::TAVLEI.run(&dir, ["check", &sample(name)]);
        assert!(check.code < 2, "{name}: {}", check.err);
        assert!(!check.out.contains("illegal"), "{name}: {}", check.out);
    }
}

#[test]
fn engines_are_read_only_when_named() {
    let dir = folder::<&str>(&[]);
    for (name, format) in [("hub/valid/start.txt", "hub"), ("dxp/valid/game.txt", "dxp")] {
        let run = TAVLEI.run(&dir, ["convert", &sample(name), "--from", format]);
        assert_eq!(run.code, 0, "{name}: {}", run.err);
        let moves = ["1. 32-28 19-23 2. 28x19", "14x23"];
        assert!(moves.iter().all(|part| run.out.contains(part)), "{name}: {}", run.out);
        let back =
            self::TAVLEI.run(&dir, ["convert", &sample(name), "--from", format, "--to", format]);
        assert!(back.out.contains("28x19x23") || back.out.contains("28190123"), "{}", back.out);
    }
}

/// Who forgets to name the game is told once, where the board stands.
#[test]
fn boards_of_another_game_are_told_once() {
    let row = "-b-b-b-b bbbbbbbb -------- -------- -------- -------- wwwwwwww --------\n";
    let table = format!("BOARD\n{}", row.repeat(5));
    let dir = folder(&[("a.csv", table.as_bytes())]);
    let check = TAVLEI.run(&dir, ["check", "a.csv", "--game", "russian"]);
    assert_eq!(check.out.matches("error[T602]").count(), 1, "{check}");
    assert!(check.out.contains("a.csv:2:1"), "{check}");
}

/// A file that is all right and holds a game that nobody knows wants no lesson on its format.
#[test]
fn a_game_that_is_none_of_ours_is_all_that_is_told() {
    let dir = folder(&[("a.sgf", b"(;FF[4]GM[5]SZ[8];B[aa])")]);
    let check = TAVLEI.run(&dir, ["check", "a.sgf"]);
    assert!(check.err.contains("no game of the catalogue"), "{check}");
    assert!(!check.err.contains("a game of SGF is such as"), "{check}");
}

#[test]
fn moves_are_found_between_boards() {
    let dir = folder::<&str>(&[]);
    let words = ["convert", &sample("boards/valid/two-moves.csv"), "--game", "russian"];
    let found = TAVLEI.run(&dir, words);
    assert!(
        found.out.contains("1. c3-d4 c7-d6") || found.out.contains("1. c3-d4"),
        "{}{}",
        found.out,
        found.err
    );
    let gap = TAVLEI.run(&dir, ["check", &sample("boards/invalid/gap.csv"), "--game", "russian"]);
    assert!(gap.out.contains("T643"), "{}", gap.out);
}

/// A zip with two members, as streams write them.
fn zipped(files: &[(&str, &str)]) -> Vec<u8> {
    let mut writer = zip::ZipWriter::new(std::io::Cursor::new(Vec::new()));
    for (name, text) in files {
        writer.start_file(*name, zip::write::SimpleFileOptions::default()).unwrap();
        writer.write_all(text.as_bytes()).unwrap();
    }
    writer.finish().unwrap().into_inner()
}

#[test]
fn archives_are_read_as_folders_are() {
    let zip = zipped(&[("b/two.pdn", GAME), ("../../one.pdn", GAME), ("readme.md", "hello")]);
    let dir = folder(&[("cup.zip", &zip)]);
    let check = TAVLEI.run(&dir, ["check", "cup.zip", "--report", "csv"]);
    assert_eq!(check.out.lines().count(), 3, "{}{}", check.out, check.err);
    assert!(check.out.contains("cup.zip/b/two.pdn") && check.out.contains("cup.zip/../../one.pdn"));
    let fixed = TAVLEI.run(&dir, ["fix", "--in-place", "cup.zip"]);
    assert_eq!(fixed.code, 2, "{}", fixed.err);
    assert!(fixed.err.contains("stands in an archive"), "{}", fixed.err);
    assert_eq!(fs::read(dir.path().join("cup.zip")).unwrap(), zip);
}

#[test]
fn packed_files_are_unpacked() {
    let mut encoder = flate2::write::GzEncoder::new(Vec::new(), flate2::Compression::default());
    encoder.write_all(GAME.as_bytes()).unwrap();
    let dir = folder(&[("a.pdn.gz", &encoder.finish().unwrap())]);
    let run = TAVLEI.run(&dir, ["check", "."]);
    assert_eq!(run.code, 0, "{}{}", run.out, run.err);
    assert!(run.out.contains("1 game"), "{}", run.out);
}

#[test]
fn a_letter_is_never_lost() {
    let dir = folder(&[("a.pdn", GAME.replace("Riga", "Рига").as_bytes())]);
    let run1 = TAVLEI.run(&dir, ["convert", "a.pdn", "-o", "b.pdn", "--output-encoding", "latin1"]);
    assert_eq!(run1.code, 2);
    assert!(run1.err.contains("a.pdn:1: game 1 holds the letter «Р» (U+0420)"), "{}", run1.err);
    assert!(!dir.path().join("b.pdn").exists());
    let run2 = TAVLEI.run(&dir, ["convert", "a.pdn", "-o", "b.pdn", "--output-encoding", "cp866"]);
    assert_eq!(run2.code, 0, "{}", run2.err);
    let bytes = fs::read(dir.path().join("b.pdn")).unwrap();
    assert!(bytes.windows(4).any(|four| four == b"\x90\xa8\xa3\xa0"));
}

#[test]
fn line_ends_stay() {
    let text = GAME.trim_end().replace('\n', "\r\n");
    let dir = folder(&[("a.pdn", text.as_bytes())]);
    let run = TAVLEI.run(&dir, ["convert", "a.pdn"]);
    assert!(
        run.out.ends_with("1-0") && !run.out.replace("\r\n", "").contains('\n'),
        "{:?}",
        run.out
    );
}

#[test]
fn one_clean_form() {
    let messy = "[Black \"Birch,  B.\"]\n[White \" Alder, A.\"]\n[Date \"12.3.1984\"]\n[GameType \"25\"]\n\n\
                 1 c3d4 d6c5 2 b2c3 f6g5 1:0\n\n[White \"X\"]\n[GameType \"25\"]\n1. c3-d4 d6-d4 *\n";
    let dir = folder(&[("a.pdn", messy.as_bytes())]);
    let check = TAVLEI.run(&dir, ["normalize", "--check", "a.pdn"]);
    assert_eq!(check.code, 1);
    assert!(check.out.contains("a.pdn:1: game 1 is not in clean form"), "{}", check.out);
    let clean = TAVLEI.run(&dir, ["normalize", "a.pdn", "-o", "b.pdn"]);
    assert_eq!(clean.code, 1, "{}", clean.err);
    assert!(clean.err.contains("game 2 stays as it stands"), "{}", clean.err);
    let text = fs::read_to_string(dir.path().join("b.pdn")).unwrap();
    let first = "[Date \"1984.03.12\"]\n[White \"Alder, A.\"]\n[Black \"Birch, B.\"]\n[Result \"1-0\"]\n\
                 [GameType \"25\"]\n\n1. c3-d4 d6-c5 2. b2-c3 f6-g5 1-0\n";
    assert!(text.starts_with(first), "{text}");
    let again = TAVLEI.run(&dir, ["normalize", "--diff", "b.pdn"]);
    assert_eq!(again.out, "", "{}", again.out);
    let kept = TAVLEI.run(&dir, ["check", "b.pdn", "--report", "csv"]);
    assert_eq!(kept.out.lines().count(), 3);
}

#[test]
fn what_a_path_is_called_does_not_matter() {
    let dir = folder(&[("a.pdn", "<html><p>1. c3-d4 d6-c5 1-0</p></html>".as_bytes())]);
    let run = TAVLEI.run(&dir, ["check", "a.pdn", "--game", "russian"]);
    assert_eq!(run.code, 0, "{}{}", run.out, run.err);
    assert!(Path::new(&sample("html")).exists());
}
