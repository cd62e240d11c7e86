//! The page with boards to click through, in a real browser where there is one.

use std::fs;
use std::path::Path;
use std::process::Command;

use tavlei_tests::{Program, root};
use tempfile::TempDir;

const TAVLEI: Program = Program(env!("CARGO_BIN_EXE_tavlei-under-test"));

const GAMES: &str = "[White \"Alder <b>\"]\n[Black \"Birch & Co\"]\n[GameType \"20\"]\n\n\
    1. 32-28 19-23 {</script> is a comment} 2. 28x19 14x23 (2... 13x24 3. 37-32! 8-13) \
    3. 37-32 10-14 2-0\n\n[Variant \"fanorona\"]\n\n*\n";

/// Browsers that are one under different names.
const BROWSERS: [&str; 4] = ["chromium", "chromium-browser", "google-chrome", "chrome"];

fn page(folder: &TempDir) -> String {
    fs::write(folder.path().join("a.pdn"), GAMES).unwrap();
    let run = TAVLEI.run(folder.path(), ["convert", "a.pdn", "-o", "a.html"]);
    assert_eq!((run.code, run.err.as_str()), (0, ""), "{run}");
    fs::read_to_string(folder.path().join("a.html")).unwrap()
}

#[test]
fn a_page_asks_nobody_for_anything_and_can_be_read_without_scripts() {
    let page = page(&tempfile::tempdir().unwrap());
    let scheme = ["http:", "https:", "url(", "@import", "<link", "<img", "src="];
    let asks = scheme.iter().filter(|word| page.contains(**word));
    assert_eq!(asks.collect::<Vec<_>>(), Vec::<&&str>::new());
    let until_script = page.split("<script").next().unwrap();
    assert!(
        until_script.contains("Alder &lt;b&gt; – Birch &amp; Co") && until_script.contains("<svg")
    );
    assert!(page.contains(">37-32</a>") && page.contains("&lt;/script&gt; is a comment"));
}

/// What is done on the page, and what is seen then: the move that is shown, and how many shapes the
/// first board has.
const STEPS: &str = r#"<script>
const seen = [];
const article = document.querySelector("article");
const figure = article.querySelector("figure");
const look = (what) => {
  const here = [...article.querySelectorAll("a.here")].map((a) => a.textContent).join();
  const words = figure.querySelector("figcaption").textContent;
  seen.push(what + "=" + here + (words.includes("White to move") ? " W" : " B"));
};
const key = (name) => { figure.dispatchEvent(new KeyboardEvent("keydown", { key: name, bubbles: true })); look(name); };
const press = (to) => { article.querySelector(`[data-to=${to}]`).click(); look(to); };
const first = () => figure.querySelector("svg").innerHTML;
look("begin");
key("Home"); key("ArrowRight"); press("on"); key("ArrowLeft"); press("last"); press("back");
[...article.querySelectorAll("a")].find((a) => a.textContent === "37-32!").click(); look("variation");
key("ArrowRight"); key("ArrowLeft"); key("ArrowLeft"); key("ArrowLeft");
const before = first(); key("f"); seen.push("turned=" + (first() !== before)); key("f");
seen.push("back=" + (first() === before));
seen.push("boards=" + document.querySelectorAll("article.script svg").length);
const result = document.createElement("pre");
result.id = "seen";
result.textContent = seen.join("|");
document.body.append(result);
</script>
</body>"#;

#[test]
fn a_page_is_clicked_through() {
    let folder = tempfile::tempdir().unwrap();
    let page = page(&folder).replace("</body>", STEPS);
    let path = folder.path().join("steps.html");
    fs::write(&path, page).unwrap();
    let Some(dom) = opened(&path) else {
        println!("skipped: there is no Chromium here");
        return;
    };
    let seen = dom.split("<pre id=\"seen\">").nth(1).and_then(|rest| rest.split("</pre>").next());
    let expected = "begin=10-14 W|Home= W|ArrowRight=32-28 B|on=19-23 W|ArrowLeft=32-28 B|\
        last=10-14 W|back=37-32 B|variation=37-32! B|ArrowRight=8-13 W|ArrowLeft=37-32! B|\
        ArrowLeft=13x24 W|ArrowLeft=28x19 B|f=28x19 B|turned=true|f=28x19 B|back=true|boards=2";
    assert_eq!(seen, Some(expected));
}

/// The page as a browser has it after its scripts; `None` without one.
fn opened(path: &Path) -> Option<String> {
    let profile = tempfile::tempdir().ok()?;
    let open = |browser: &&str| {
        let mut command = Command::new(browser);
        command.args(["--headless", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage"]);
        command.arg("--dump-dom");
        command.arg(format!("--user-data-dir={}", profile.path().display()));
        let output = command.arg(format!("file://{}", path.display())).current_dir(root()).output();
        // A browser that can't start here shows nothing, whatever the page is.
        output.ok().filter(|output| output.status.success())
    };
    let output = BROWSERS.iter().find_map(open)?;
    Some(String::from_utf8_lossy(&output.stdout).into_owned())
}

/// What `convert` writes of some records as a page, and what it says of it.
fn converted(pdn: &str, args: &[&str]) -> (String, String) {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("cup.pdn"), pdn).unwrap();
    let run = TAVLEI.run(folder.path(), [&["convert", "cup.pdn", "--to"], args].concat());
    (run.out, run.err)
}

#[test]
fn a_page_is_called_by_its_file_and_speaks_the_language_asked_for() {
    let (page, _) = converted(GAMES, &["html"]);
    assert!(page.contains("<html lang=\"en\">") && page.contains("<title>cup</title>"));
    assert!(page.contains("one move back"));
    for (code, words) in [("ru", "Ход"), ("nl", "aan zet"), ("fr", "Trait aux"), ("de", "am Zug")]
    {
        let (page, _) = converted(GAMES, &["html", "--lang", code]);
        assert!(
            page.contains(&format!("<html lang=\"{code}\">")) && page.contains(words),
            "{code}"
        );
        assert!(!page.contains("to move") && !page.contains("one move back"), "{code}");
    }
}

#[test]
fn a_page_is_in_utf_8_and_says_so() {
    let (page, told) = converted(GAMES, &["html", "--output-encoding", "windows-1251"]);
    assert_eq!(page, "");
    assert!(told.contains("html is always written in UTF-8"), "{told}");
    assert!(converted(GAMES, &["html", "--output-encoding", "utf-8"]).0.contains("<svg"));
}

const OTHELLO: &str = "[Variant \"reversi\"]\n\n1. @f5 @d6 2. @c3 @d3 *\n";

#[test]
fn moves_that_only_place_are_shown_as_cells() {
    let (page, _) = converted(OTHELLO, &["html"]);
    assert!(page.contains(">f5</a>") && !page.contains(">@f5"), "{page}");
    let (text, _) = converted(OTHELLO, &["md"]);
    assert!(text.contains("f5") && !text.contains('@'), "{text}");
    // Where men are moved too, the sign says which turn places one.
    let (page, _) = converted("[Variant \"seega\"]\n\n1. @a1@b1 *\n", &["html"]);
    assert!(page.contains('@'), "{page}");
}

#[test]
fn a_game_that_can_t_be_played_is_left_out_for_what_it_is() {
    for format in ["ggf", "transcript"] {
        let (_, told) = converted(&OTHELLO.replace("@d6", "@a1"), &[format]);
        assert!(told.contains("it can't be played to its end"), "{format}: {told}");
        assert!(!told.contains("is no cell"), "{format}: {told}");
    }
}

/// How much wider than its window a page is, if a browser can say so.
fn too_wide(path: &Path) -> Option<String> {
    let measure = "<script>const root = document.documentElement; const wide = \
        document.createElement('pre'); wide.id = 'wide'; \
        wide.textContent = root.scrollWidth - root.clientWidth; document.body.append(wide);\
        </script></body>";
    let page = fs::read_to_string(path).unwrap().replace("</body>", measure);
    fs::write(path, page).unwrap();
    let dom = opened(path)?;
    let wide = dom.split("<pre id=\"wide\">").nth(1)?.split('<').next()?;
    Some(wide.to_owned())
}

#[test]
fn words_of_any_length_stay_on_the_page() {
    let folder = tempfile::tempdir().unwrap();
    let word = "Meisterschaft".repeat(40);
    let game = format!(
        "[Event \"{word}\"]\n[White \"{word}\"]\n[GameType \"25\"]\n\n1. c3-d4 {{{word}}} 1-0\n"
    );
    fs::write(folder.path().join("cup.pdn"), game).unwrap();
    for verb in ["book", "convert"] {
        let out = format!("{verb}.html");
        let run = TAVLEI.run(folder.path(), [verb, "cup.pdn", "-o", &out]);
        assert_eq!(run.code, 0, "{run}");
        match too_wide(&folder.path().join(&out)) {
            Some(wide) => assert_eq!(wide, "0", "{verb}"),
            None => println!("skipped: there is no Chromium here"),
        }
    }
}
