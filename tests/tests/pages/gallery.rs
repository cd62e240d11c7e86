//! The gallery: what diagrams can show, each with the command that draws it.

use std::fmt::Write as _;

/// The beginning of the page.
const HEAD: &str = "\
# Gallery of diagrams

<!-- Generated: the test `pages` runs these commands. -->

Each picture is what the command under it draws. `-o` with another ending (`.png`, `.pdf`, `.gif`, `.tex`,
`.typ`, `.txt`) writes the same in another form; [Diagrams](diagrams.md) tells the rest.
";

/// A picture: its name, what it shows, how it is drawn.
pub(crate) struct Picture {
    /// The name of its file.
    pub(crate) name: &'static str,
    title: &'static str,
    /// The command line behind `tavlei diagram`.
    pub(crate) args: &'static str,
}

/// All of them.
pub(crate) const PICTURES: [Picture; 14] = [
    picture(
        "way",
        "The way of a capture",
        "--game international --fen W:WK46,50:B37,19,14,22,5,40,43 --play 46x36 --way",
    ),
    picture(
        "hollow",
        "Men that are taken, hollow; the cells of the way numbered; names in free cells",
        "--game international --fen W:WK46,50:B37,19,14,22,5,40,43 --play 46x36 --way --steps \
         --taken hollow --labels free --theme colour",
    ),
    picture(
        "last",
        "The last move, with its number",
        "--game russian --fen W:Wc3,g1:Bd4,f6,f2 --play c3xg7 --last --move-number",
    ),
    picture(
        "problem",
        "A problem with all that belongs to it",
        "--game russian --fen W:Wc1,c3,e3,g3,Kf8:Bb6,d6,f6,g5 --number 12 --ask win --count --lang ru \
         --board 45mm",
    ),
    picture("cells", "Names in the cells, readable on hatching", "--game frisian --labels cells"),
    picture(
        "flat",
        "Grey cells, crowns, Black at the bottom",
        "--game brazilian --fen B:Wa1,Kc3,f2:Bb8,Kd6,g7 --ground flat --king crown --flip",
    ),
    picture(
        "stacked",
        "Kings as two men, a part of the board, letters of another notation",
        "--game international --fen W:W31,K36,K45:B22,K16,17 --king stacked --part 46-25 \
         --label-notation algebraic",
    ),
    picture(
        "marks",
        "Marks and arrows",
        "--game english --theme colour --mark 9,10=fill:yellow --mark 22=ring:red --mark 15=A \
         --mark 18=cross:red --mark 23=frame:green --mark 14=dot:blue --arrow 22-18:green",
    ),
    picture("dark", "The theme dark", "--game turkish --theme dark"),
    picture("contrast", "The theme contrast", "--game pool --theme contrast --labels both"),
    picture("towers", "Towers", "--game bashni --fen W:Wc3(wwb),e3(Wb),g1:Bd6(bbww),f8(Bwb),h6"),
    picture("lines", "Crossings of lines", "--game fanorona --theme colour"),
    picture("irregular", "A board of another shape", "--game shatra --theme colour"),
    picture("placed", "Placing games", "--game reversi --theme contrast"),
];

const fn picture(name: &'static str, title: &'static str, args: &'static str) -> Picture {
    Picture { name, title, args }
}

/// The page.
pub(crate) fn markdown() -> String {
    let mut page = HEAD.to_owned();
    for Picture { name, title, args } in &PICTURES {
        let args = args.replace(" --", " \\\n    --");
        let _ = write!(
            page,
            "\n## {title}\n\n![{title}](gallery/{name}.svg)\n\n```sh\ntavlei diagram {} -o {name}.svg\n```\n",
            quoted(&args)
        );
    }
    page
}

/// A command line as a shell reads it.
fn quoted(args: &str) -> String {
    let word = |word: &str| {
        if word.contains(['(', '[', '#', '*']) { format!("'{word}'") } else { word.to_owned() }
    };
    args.split(' ').map(word).collect::<Vec<String>>().join(" ")
}
