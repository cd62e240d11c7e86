//! The command line of `tavlei diagram`.

use std::path::PathBuf;

use clap::{Args, ValueEnum};

use super::{GameChoice, Reading};

/// What asks for recorded games: it says nothing of a position that is given.
const OF_GAMES: [&str; 7] = ["file", "record", "ply", "at", "every", "where", "range"];

/// Draw positions: as text, as pictures, for a printer, a web page, TeX or Typst
///
/// Draws positions of recorded games, or positions written as FEN, or the start position. Without
/// -o the text diagram is printed. Any position is drawn, legal or not.
#[derive(Args, Debug)]
#[command(after_long_help = "\
Examples:
  tavlei diagram --game russian                             the start position
  tavlei diagram --game international --fen 'W:W31,K45:B7'  a position
  tavlei diagram game.pdn --ply 24 -o after24.svg           after the 24th half-move
  tavlei diagram games.pdn --record 3                       the end of the third game
  tavlei diagram game.pdn --at 24w --way -o shot.pdf        the capture as it happens
  tavlei diagram games.pdn --every 10 -o 'd-{record}-{ply}.svg'
  tavlei diagram --game russian --fens studies.txt --ask win --lang ru --sheet 2x3 -o studies.pdf")]
pub(crate) struct Diagram {
    /// A file with games; - is the standard input
    #[arg(value_name = "FILE")]
    pub(crate) file: Option<PathBuf>,

    /// Which game of the file, from 1 [default: the first; with --at, --every, --where all]
    #[arg(long, value_name = "N", requires = "file")]
    #[arg(value_parser = clap::value_parser!(u64).range(1..))]
    pub(crate) record: Option<u64>,

    #[command(flatten)]
    pub(crate) moments: Moments,

    #[command(flatten)]
    pub(crate) game: GameChoice,

    /// A position as FEN [default: the start of the game]
    #[arg(long, value_name = "FEN", conflicts_with_all = OF_GAMES)]
    pub(crate) fen: Option<String>,

    /// A file with a position as FEN on each line; - is the standard input
    #[arg(long, value_name = "LIST", conflicts_with_all = OF_GAMES)]
    #[arg(conflicts_with_all = ["fen", "ballot"])]
    pub(crate) fens: Option<PathBuf>,

    /// The position of an opening ballot, such as idf#3-XIV (`tavlei ballots` lists them)
    #[arg(long, value_name = "DECK#NUMBER", conflicts_with_all = OF_GAMES)]
    #[arg(conflicts_with_all = ["fen", "game", "rules"])]
    pub(crate) ballot: Option<String>,

    /// Moves to make in the position first
    #[arg(long, value_name = "MOVES", conflicts_with_all = OF_GAMES, conflicts_with = "fens")]
    pub(crate) play: Option<String>,

    #[command(flatten)]
    pub(crate) look: Look,

    #[command(flatten)]
    pub(crate) marks: Marks,

    #[command(flatten)]
    pub(crate) words: CaptionWords,

    /// Several diagrams on a page, columns x rows, such as 2x3
    #[arg(long, value_name = "CxR", help_heading = "Output")]
    pub(crate) sheet: Option<String>,

    /// The paper of a sheet
    #[arg(long, value_enum, value_name = "NAME", default_value = "a4", requires = "sheet")]
    #[arg(help_heading = "Output")]
    pub(crate) paper: Paper,

    /// How long each diagram of a GIF is shown, in seconds
    #[arg(long, value_name = "SECONDS", default_value_t = 1.0, help_heading = "Output")]
    pub(crate) pace: f32,

    /// Form of the diagram [default: by the name of the output, else text]
    #[arg(long, value_enum, value_name = "FORM", help_heading = "Output")]
    pub(crate) to: Option<DiagramForm>,

    /// The file to write [default: the standard output]; {number}, {record} or {ply} in its name
    /// make a file of each diagram
    #[arg(short, long, value_name = "OUT", help_heading = "Output")]
    pub(crate) output: Option<PathBuf>,

    /// Overwrite the output if it exists
    #[arg(long, requires = "output", help_heading = "Output")]
    pub(crate) force: bool,

    #[command(flatten, next_help_heading = "Reading")]
    pub(crate) reading: Reading,
}

/// Which positions of recorded games.
#[derive(Args, Debug)]
pub(crate) struct Moments {
    /// After how many half-moves; 0 is the start [default: the end of the game]
    #[arg(long, value_name = "P", requires = "file", conflicts_with_all = ["at", "every", "where"])]
    pub(crate) ply: Option<usize>,

    /// After a move by its number, 24w or 24b; several joined by commas
    #[arg(long, value_name = "MOVE", requires = "file", value_delimiter = ',')]
    pub(crate) at: Vec<String>,

    /// Every so many half-moves, counted by the numbers of the record
    #[arg(long, value_name = "N", requires = "file")]
    #[arg(value_parser = clap::value_parser!(u32).range(1..))]
    pub(crate) every: Option<u32>,

    /// Where a comment holds this text, such as [D]
    #[arg(long, value_name = "TEXT", requires = "file")]
    pub(crate) r#where: Option<String>,

    /// Only from one half-move to another, such as 20-40
    #[arg(long, value_name = "P-P", requires = "file")]
    pub(crate) range: Option<String>,
}

/// What a diagram looks like.
#[derive(Args, Debug)]
#[command(next_help_heading = "Look")]
pub(crate) struct Look {
    /// print, colour, dark, contrast, or a file of your own that ends in .toml
    #[arg(long, value_name = "THEME", default_value = "print")]
    pub(crate) theme: String,

    /// How the cells in play are set off, whatever the theme says
    #[arg(long, value_enum, value_name = "GROUND")]
    pub(crate) ground: Option<Ground>,

    /// How kings are told from men, whatever the theme says
    #[arg(long, value_enum, value_name = "STYLE")]
    pub(crate) king: Option<KingStyle>,

    /// How men that are taken look, whatever the theme says
    #[arg(long, value_enum, value_name = "STYLE")]
    pub(crate) taken: Option<TakenStyle>,

    /// Where the names of cells stand
    #[arg(long, value_enum, value_name = "PLACE", default_value = "border")]
    pub(crate) labels: LabelsAt,

    /// The notation that the names of cells are taken from [default: that of the game]
    #[arg(long, value_name = "NAME", value_delimiter = ',')]
    pub(crate) label_notation: Vec<String>,

    /// Black at the bottom
    #[arg(long)]
    pub(crate) flip: bool,

    /// A part of the board by two corners, such as c3-f8
    #[arg(long, value_name = "CELL-CELL")]
    pub(crate) part: Option<String>,

    /// The width of the picture, such as 60mm or 480px [default: 60mm]
    #[arg(long, value_name = "SIZE", conflicts_with_all = ["board", "square"])]
    pub(crate) width: Option<String>,

    /// The width of the board alone
    #[arg(long, value_name = "SIZE", conflicts_with = "square")]
    pub(crate) board: Option<String>,

    /// The width of a cell
    #[arg(long, value_name = "SIZE")]
    pub(crate) square: Option<String>,

    /// Dots per inch of PNG and GIF [default: 300; 96 where a size is in px, and for GIF]
    #[arg(long, value_name = "N")]
    #[arg(value_parser = clap::value_parser!(u32).range(10..=2400))]
    pub(crate) dpi: Option<u32>,

    /// No sign that says whose turn it is
    #[arg(long)]
    pub(crate) no_mover: bool,
}

/// What is marked on a diagram.
#[derive(Args, Debug)]
#[command(next_help_heading = "Marks")]
pub(crate) struct Marks {
    /// A mark on cells: fill, frame, ring, cross, dot, or letters; with a colour (green, red,
    /// yellow, blue) behind a colon: c3=ring:red; or several: c3,d4=frame,e5=A
    #[arg(long, value_name = "CELLS=MARK")]
    pub(crate) mark: Vec<String>,

    /// An arrow, with a colour behind a colon: c3-e5:red; or several with commas
    #[arg(long, value_name = "CELL-CELL")]
    pub(crate) arrow: Vec<String>,

    /// Mark the move that led to the position: frames, and the men that it took
    #[arg(long, conflicts_with = "way")]
    pub(crate) last: bool,

    /// The position before the last move, with its way and the men that it takes
    #[arg(long)]
    pub(crate) way: bool,

    /// Number the cells of the way
    #[arg(long, requires = "way")]
    pub(crate) steps: bool,

    /// The number of the last move at the cell where it ended
    #[arg(long)]
    pub(crate) move_number: bool,

    /// Leave out what comments draw ([%csl …], [%cal …])
    #[arg(long)]
    pub(crate) no_drawn: bool,
}

/// What is written above and under a diagram.
#[derive(Args, Debug)]
#[command(next_help_heading = "Captions")]
pub(crate) struct CaptionWords {
    /// The language of captions: en, ru, nl, fr, de, pl, uk
    #[arg(long, value_name = "CODE", default_value = "en")]
    pub(crate) lang: String,

    /// A line above the board; {number}, {white}, {black}, {event}, {move}, {after}, {mover},
    /// {win}, {draw}, {count}, {ply} and all tags are filled in
    #[arg(long, value_name = "TEXT")]
    pub(crate) above: Vec<String>,

    /// A line under the board
    #[arg(long, value_name = "TEXT")]
    pub(crate) below: Vec<String>,

    /// Number the diagrams from here on
    #[arg(long, value_name = "N")]
    pub(crate) number: Option<u64>,

    /// What is asked of who is to move
    #[arg(long, value_enum, value_name = "AIM")]
    pub(crate) ask: Option<Ask>,

    /// How many pieces there are: (6+5)
    #[arg(long)]
    pub(crate) count: bool,

    /// Players and event, above
    #[arg(long)]
    pub(crate) players: bool,

    /// Which move led there
    #[arg(long)]
    pub(crate) after: bool,
}

/// The form of a diagram.
#[derive(ValueEnum, Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum DiagramForm {
    /// A picture that scales
    Svg,
    /// A picture in pixels
    Png,
    /// Pages for a printer
    Pdf,
    /// A moving picture
    Gif,
    /// `TikZ`, for LaTeX
    Tex,
    /// Drawing for Typst
    Typ,
    /// Characters of ASCII, for a terminal or a mail
    #[value(alias = "text", alias = "ascii")]
    Txt,
    /// Characters with men of Unicode
    Unicode,
    /// The marks and arrows as a comment, [%csl …] [%cal …]
    Comment,
}

/// Where names of cells stand.
#[derive(ValueEnum, Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum LabelsAt {
    /// Nowhere
    None,
    /// Outside the board
    Border,
    /// In each cell
    Cells,
    /// In the cells on which nothing stands
    Free,
    /// Outside the board and in each cell
    Both,
}

/// How the cells in play are set off.
#[derive(ValueEnum, Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Ground {
    /// By slanted lines
    Hatched,
    /// By a colour
    Flat,
    /// Not at all
    Plain,
}

/// How kings are told from men.
#[derive(ValueEnum, Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum KingStyle {
    /// By a second ring
    Ring,
    /// By a crown
    Crown,
    /// By a letter
    Letter,
    /// As two men, one on the other
    Stacked,
}

/// How men that are taken look.
#[derive(ValueEnum, Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum TakenStyle {
    /// Crossed out
    Crossed,
    /// As a broken ring
    Hollow,
}

/// What is asked.
#[derive(ValueEnum, Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Ask {
    /// To win
    Win,
    /// To draw
    Draw,
}

/// Paper.
#[derive(ValueEnum, Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Paper {
    /// 210 x 297 mm
    A4,
    /// 148 x 210 mm
    A5,
    /// 216 x 279 mm
    Letter,
}
