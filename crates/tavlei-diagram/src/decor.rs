//! What a scene shows besides cells and pieces, from the decorations of its board.

use tavlei_core::{
    Block, Board, Counter, Decoration, Kind, Labels, Lies, Piece, Pile, Placed, Point, Position,
    Rim, Seat, Section, Side, Unsaid,
};

use crate::language::Language;
use crate::names::Names;
use crate::rim::Edge;
use crate::scene::Place;
use crate::sentence::on_board;
use crate::view::View;

/// A block of cells, as drawn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Area {
    /// Its cell at the top left.
    pub place: Place,
    /// How many columns it has.
    pub columns: u8,
    /// How many rows it has.
    pub rows: u8,
}

/// A block whose men are counted.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Window {
    /// Where it is drawn.
    pub area: Area,
    /// Whose it is.
    pub owner: Side,
    /// At which edge its caption stands: that of its owner.
    pub edge: Edge,
    /// What it is called.
    pub name: &'static str,
    /// How many men lie there.
    pub men: usize,
}

/// Men beside the board.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Beside {
    /// Whose they are.
    pub owner: Seat,
    /// Their colour.
    pub men: Seat,
    /// Whether the owner sits at the bottom of the drawing.
    pub at_bottom: bool,
    /// Whether they lie left of the board in the drawing, not right of it.
    pub at_left: bool,
    /// What they are, in a word.
    pub name: String,
    /// How many they are.
    pub count: u32,
}

/// What a scene shows besides cells and pieces.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Decor {
    /// Blocks with a thick line round them.
    pub borders: Vec<Area>,
    /// Cells on a grey ground.
    pub tints: Vec<Place>,
    /// Arrows from corner to corner.
    pub tracks: Vec<Vec<Place>>,
    /// Edges of the board that belong to a side.
    pub edges: Vec<(Edge, Side)>,
    /// Blocks whose men are counted.
    pub windows: Vec<Window>,
    /// Men beside the board.
    pub piles: Vec<Beside>,
    /// The language of its words.
    pub language: Language,
    /// What the marks of men say, where they are no numbers.
    pub sign: Option<String>,
}

impl Decor {
    pub(crate) fn new(board: &Board, position: &Position, view: View, language: Language) -> Decor {
        let mut decor = Decor { language, ..Decor::default() };
        for decoration in board.decorations() {
            decor.add(decoration, board, position, view);
        }
        decor
    }

    fn add(&mut self, decoration: &Decoration, board: &Board, position: &Position, view: View) {
        match *decoration {
            Decoration::Border(block) => self.borders.extend(view.area(block)),
            Decoration::Tint(block) => self.tints.extend(cells(block, view)),
            Decoration::Track(corners) => {
                let places = corners.iter().map(|&(x, y)| view.place(x, y));
                self.tracks.extend(places.collect::<Option<Vec<Place>>>());
            }
            Decoration::Edge(rim, side) if !view.cut().contains(&view.edge(rim)) => {
                self.edges.push((view.edge(rim), side));
            }
            Decoration::Window(block, owner, name) => {
                let within = |placed: &&Placed| inside(board, block, placed.at);
                let men = position.placed.iter().filter(within).count();
                let edge = view.edge(if owner == Side::White { Rim::Near } else { Rim::Far });
                let area = view.area(block);
                self.windows.extend(area.map(|area| Window { area, owner, edge, name, men }));
            }
            Decoration::Pile(ref pile) => {
                self.piles.extend(beside(pile, position, view, self.language));
            }
            Decoration::Sign(words) => self.sign = Some(self.language.phrase(words).to_owned()),
            _ => {}
        }
    }

    /// Men beside the board in words, a line each: `hand: White 12, Black 11`.
    pub(crate) fn piles_in_words(&self) -> Vec<String> {
        let mut names: Vec<&str> = self.piles.iter().map(|pile| pile.name.as_str()).collect();
        names.dedup();
        let of = |name: &str| {
            let piles = self.piles.iter().filter(|pile| pile.name == name);
            let counts: Vec<String> =
                piles.map(|pile| format!("{} {}", self.name(pile.owner), pile.count)).collect();
            format!("{name}: {}", counts.join(", "))
        };
        names.into_iter().map(of).collect()
    }

    /// The windows in words, a line a side: `windows of White: A 6, B 5`.
    pub(crate) fn windows_in_words(&self) -> Vec<String> {
        let of = |side: Side| {
            let windows = self.windows.iter().filter(|window| window.owner == side);
            let counts: Vec<String> =
                windows.map(|window| format!("{} {}", window.name, window.men)).collect();
            let words = self.language.phrase(match side {
                Side::White => "windows of White",
                Side::Black => "windows of Black",
            });
            (!counts.is_empty()).then(|| format!("{words}: {}", counts.join(", ")))
        };
        Side::BOTH.into_iter().filter_map(of).collect()
    }

    fn name(&self, seat: Seat) -> &'static str {
        self.language.words().seats[seat.index()]
    }
}

/// The cells of a block.
fn cells(block: Block, view: View) -> impl Iterator<Item = Place> {
    let ranks = block.rank..block.rank + block.ranks;
    let files = move || block.file..block.file + block.files;
    ranks.flat_map(move |rank| files().filter_map(move |file| view.place(file, rank)))
}

fn inside(board: &Board, block: Block, at: Point) -> bool {
    let cell = on_board(board, at).then(|| board.xy(at));
    cell.is_some_and(|(file, rank)| block.has(file, rank))
}

fn beside(pile: &Pile, position: &Position, view: View, language: Language) -> Option<Beside> {
    let said = position.section(&pile.section).and_then(|value| value.parse().ok());
    let count = said.unwrap_or_else(|| unsaid(pile, position));
    let at_bottom = view.at_bottom(pile.owner.side());
    (count > 0 || pile.always).then(|| Beside {
        owner: pile.owner,
        men: pile.men,
        at_bottom,
        // Who sits at the top has the left hand at the right of the drawing.
        at_left: pile.lies == Lies::AtLeft && at_bottom,
        name: language.phrase(&pile.name).to_owned(),
        count,
    })
}

/// The number of men of a pile of which the position says nothing.
fn unsaid(pile: &Pile, position: &Position) -> u32 {
    match pile.unsaid {
        Unsaid::None => 0,
        Unsaid::Start(men) => {
            if position.placed.is_empty() {
                men
            } else {
                0
            }
        }
        Unsaid::Rest { of, turned } => {
            let is_turned = |placed: &Placed| matches!(placed.piece.kind, Kind::Other(letter) if Some(letter) == turned);
            let from_pile = |placed: &&Placed| {
                (seat_of(placed.piece, position) == pile.owner) != is_turned(placed)
            };
            of.saturating_sub(position.placed.iter().filter(from_pile).count() as u32)
        }
    }
}

/// Whose man a piece is: in a game of two its side's, whatever its kind.
fn seat_of(piece: Piece, position: &Position) -> Seat {
    let seated = position.seating.and_then(|_| Seat::of_man(piece));
    seated.unwrap_or(piece.side.into())
}

/// The cells named in a section: names, other characters between them.
pub(crate) fn ringed(board: &Board, labels: &Labels, position: &Position) -> Vec<Point> {
    let sections = board.decorations().iter().filter_map(|decoration| match decoration {
        Decoration::Ringed { section, .. } => position.section(section),
        _ => None,
    });
    let names = |value: &str| {
        let words = value.split(|c: char| !c.is_ascii_alphanumeric());
        words.filter_map(|name| labels.find(name)).collect::<Vec<Point>>()
    };
    sections.flat_map(names).collect()
}

/// What the position holds beside pieces and piles, in words.
pub(crate) fn notes(
    board: &Board,
    names: Names,
    position: &Position,
    language: Language,
) -> Vec<String> {
    let sections = position.sections.iter().filter_map(|part| note(board, part, language));
    let counters = position.king_moves.iter();
    sections.chain(counters.map(|&counter| king_moves(names, counter, language))).collect()
}

fn note(board: &Board, part: &Section, language: Language) -> Option<String> {
    let mut words = Some(part.name.as_ref());
    for decoration in board.decorations() {
        match decoration {
            Decoration::Pile(pile) if pile.section == part.name => words = None,
            Decoration::Ringed { section, words: said } if *section == part.name => {
                words = Some(said.as_ref());
            }
            Decoration::Words { section, words: said } if *section == part.name => {
                words = said.as_deref();
            }
            _ => {}
        }
    }
    words.map(|words| format!("{}: {}", language.phrase(words), part.value))
}

fn king_moves(names: Names, counter: Counter, language: Language) -> String {
    let words = language.phrase(match counter.side {
        Side::White => "moves of White's king",
        Side::Black => "moves of Black's king",
    });
    let on = language.phrase("on");
    let at = counter.at.map_or(String::new(), |at| format!(" {on} {}", names.name(at)));
    format!("{words}{at}: {}", counter.count)
}
