//! Pictures that show every feature, each once.

use tavlei_core::{
    Block, Board, Cells, Corner, Decoration, Figure, Kind, LabelScheme, Labels, Lies, Pile, Placed,
    Position, Rim, Seat, Side, Step, Unsaid,
};
use tavlei_diagram::{
    Caption, Drawing, Facts, Ground, King, LabelPlace, Language, MarkShape, Millimetres, Options,
    Part, Pen, Scene, Size, Taken, Theme,
};

/// A picture with its name.
pub(crate) struct Feature {
    /// What it shows.
    pub(crate) name: &'static str,
    /// The board.
    pub(crate) table: Table,
    /// How it is drawn.
    pub(crate) options: Options,
}

impl Feature {
    fn new(name: &'static str, table: Table, options: Options) -> Feature {
        Feature { name, table, options }
    }

    /// What is where.
    pub(crate) fn scene(&self) -> Scene {
        Scene::new(&self.table.board, &self.table.labels, &self.table.position, &self.options)
    }

    /// The shapes.
    pub(crate) fn drawing(&self) -> Drawing {
        Drawing::new(&self.scene(), &self.options.theme, self.options.size)
    }
}

/// A board with names and pieces.
pub(crate) struct Table {
    /// The board.
    pub(crate) board: Board,
    /// The names of its cells.
    pub(crate) labels: Labels,
    /// The pieces.
    pub(crate) position: Position,
}

impl Table {
    /// Pieces as `w`, `W`, `b`, `B` and the name of a cell, a number that a man carries behind
    /// `=`, a tower in brackets: `wc3 Bh8 wa1=4 d4(wbB)`.
    fn new(board: Board, scheme: &LabelScheme, side: Side, pieces: &str) -> Table {
        let labels = Labels::new(&board, scheme).unwrap();
        let mut position = Position::empty(side);
        for word in pieces.split_whitespace() {
            let (word, mark) = word.split_once('=').unwrap_or((word, "0"));
            let (cell, men) = match word.split_once('(') {
                Some((cell, men)) => (cell, men.trim_end_matches(')')),
                None => (&word[1..], &word[..1]),
            };
            for man in men.chars().rev() {
                let side = if matches!(man, 'w' | 'W') { Side::White } else { Side::Black };
                let kind = if man.is_uppercase() { Kind::King } else { Kind::Man };
                let piece = tavlei_core::Piece { side, kind };
                let at = labels.find(cell).unwrap();
                position.placed.push(Placed { at, piece, mark: mark.parse().unwrap() });
            }
        }
        position.sort();
        Table { board, labels, position }
    }

    fn eight(side: Side, pieces: &str) -> Table {
        let board = Board::checkered(8, 8, Cells::Dark).unwrap();
        Table::new(board, &LabelScheme::Algebraic, side, pieces)
    }

    fn ten(side: Side, pieces: &str) -> Table {
        let board = Board::checkered(10, 10, Cells::Dark).unwrap();
        Table::new(board, &LabelScheme::numeric(Corner::TopLeft), side, pieces)
    }

    fn study() -> Table {
        Table::eight(Side::White, "wa1 wc1 wf2 Wd4 wh4 bb6 bd6 bf6 Bg3 bh8")
    }

    fn at(&self, cell: &str) -> tavlei_core::Point {
        self.labels.find(cell).unwrap()
    }

    /// A turn as the cells of its way, those taken with an `x` before: `c3 xd4 e5`.
    fn steps(&self, way: &str) -> Vec<Step> {
        let step = |(n, word): (usize, &str)| match (n, word.strip_prefix('x')) {
            (_, Some(cell)) => Step::Take(self.at(cell)),
            (0, _) => Step::Lift(self.at(word)),
            _ => Step::Land(self.at(word)),
        };
        way.split_whitespace().enumerate().map(step).collect()
    }
}

/// All of them.
pub(crate) fn features() -> Vec<Feature> {
    let mut all = turns();
    all.extend(marks());
    all.extend(names());
    all.extend(looks());
    all.extend(boards());
    all
}

fn themed(name: &str) -> Options {
    Options::default().theme(Theme::named(name).unwrap())
}

fn turns() -> Vec<Feature> {
    let table = Table::ten(Side::White, "W46 w50 w33 b41 b19 b14 b22 b33 B5 b40 b43");
    let way = table.steps("46 x41 23 x19 10 x14 28 x22 11");
    let crossed = Options::default().way(&way);
    let mut hollow = themed("colour").way(&way);
    hollow.ways[0].numbered = true;
    hollow.theme.taken = Taken::Hollow;
    let table = |side| Table::ten(side, "W46 w50 w33 b41 b19 b14 b22 B5 b40 b43");
    let after = Table::eight(Side::Black, "wg7 bb8 ba5");
    let mut last = Options::default().highlight(["c3", "g7"].map(|cell| after.at(cell)));
    for cell in ["d4", "f6"] {
        let piece = tavlei_core::Piece { side: Side::Black, kind: Kind::Man };
        last.ghosts.push(Placed { at: after.at(cell), piece, mark: 0 });
    }
    last.theme.taken = Taken::Hollow;
    let last = last.mark(after.at("g7"), MarkShape::Badge("24".to_owned()), Pen::Plain);
    vec![
        Feature::new("way-crossed", table(Side::White), crossed),
        Feature::new("way-hollow-numbered", table(Side::White), hollow),
        Feature::new("last-turn", after, last),
    ]
}

fn marks() -> Vec<Feature> {
    let mark_all = |table: &Table, mut options: Options| {
        let text = |letters: &str| MarkShape::Text(letters.to_owned());
        for (cell, shape, pen) in [
            ("a1", MarkShape::Fill, Pen::Yellow),
            ("c5", MarkShape::Fill, Pen::Green),
            ("c1", MarkShape::Frame, Pen::Red),
            ("e3", MarkShape::Frame, Pen::Plain),
            ("d4", MarkShape::Ring, Pen::Blue),
            ("h6", MarkShape::Ring, Pen::Green),
            ("d6", MarkShape::Cross, Pen::Red),
            ("g5", MarkShape::Cross, Pen::Plain),
            ("e5", MarkShape::Dot, Pen::Plain),
            ("b6", MarkShape::Dot, Pen::Yellow),
            ("b4", text("A"), Pen::Plain),
            ("h8", text("?!"), Pen::Red),
            ("f2", MarkShape::Badge("7".to_owned()), Pen::Blue),
            ("f6", MarkShape::Badge("128".to_owned()), Pen::Plain),
        ] {
            options = options.mark(table.at(cell), shape, pen);
        }
        options
            .arrow(table.at("f2"), table.at("e3"), Pen::Plain)
            .arrow(table.at("a1"), table.at("d4"), Pen::Green)
            .arrow(table.at("h8"), table.at("h2"), Pen::Red)
    };
    let print = mark_all(&Table::study(), Options::default());
    let colour = mark_all(&Table::study(), themed("colour"));
    vec![
        Feature::new("marks-print", Table::study(), print),
        Feature::new("marks-colour", Table::study(), colour),
    ]
}

fn names() -> Vec<Feature> {
    let hundred = || Table::ten(Side::Black, "w31 w32 w38 w43 w48 W5 b8 b13 b19 b24 B45 b28");
    let narrow = Options::default().size(Size::Board(Millimetres::from_hundredths(4500)));
    let part = Part { from: (1, 1), to: (5, 7) };
    let facts = Facts {
        number: 12,
        turn: "24... 17-21".to_owned(),
        ply: 48,
        tags: vec![
            ("White".to_owned(), "Щёголев, Вячеслав".to_owned()),
            ("Black".to_owned(), "Łukasz Ąęść & Søn <1>".to_owned()),
        ],
        ..Facts::default()
    };
    let caption =
        |text: &str, language| Caption::new(text).lines(&facts, &hundred().position, language);
    let mut captions = Options::default().language(Language::Russian);
    captions.above = caption("№ {n}\n{white} – {black}", Language::Russian);
    captions.below = caption("{after}\n{win} ({count})", Language::Russian);
    let mut polish = Options::default().language(Language::Polish).labels(LabelPlace::None);
    polish.below = caption("{draw} {count}", Language::Polish);
    polish.mover = false;
    vec![
        Feature::new("names-in-cells", hundred(), narrow.labels(LabelPlace::Cells)),
        Feature::new("names-both", hundred(), Options::default().labels(LabelPlace::Both)),
        Feature::new(
            "names-on-free-cells",
            Table::study(),
            themed("contrast").labels(LabelPlace::FreeCells),
        ),
        Feature::new("part-flipped", Table::study(), Options::default().part(part).flip(true)),
        Feature::new("captions-russian", hundred(), captions),
        Feature::new("captions-polish", hundred(), polish),
    ]
}

fn looks() -> Vec<Feature> {
    let king = |king| {
        let mut options = Options::default().ground(Ground::Flat);
        options.theme.king = king;
        options.language(Language::Russian)
    };
    vec![
        Feature::new("kings-crown", Table::study(), king(King::Crown)),
        Feature::new("kings-letter", Table::study(), king(King::Letter)),
        Feature::new("kings-stacked", Table::study(), king(King::Stacked)),
        Feature::new("theme-dark", Table::study(), themed("dark")),
        Feature::new("theme-contrast", Table::study(), themed("contrast")),
    ]
}

fn boards() -> Vec<Feature> {
    let towers = Table::eight(
        Side::White,
        "c3(wWb) e5(bbbbbbbbbbbb) wa1=10 Bd8 h2(bw) g5(Bb) f6(wbwb) b8(Wwwww) wd4",
    );
    let crossings = Board::drawn(&["*+*+*+*", "+*+*+*+", "*+*+*+*", "+*+*+*+"], true).unwrap();
    let pieces = "wa1 wc1 wb2 bc2 ba3 Be3 bg4";
    let crossings = Table::new(crossings, &LabelScheme::Algebraic, Side::White, pieces);
    let cross = Board::drawn(&["  ***  ", "  ***  ", "*******", "*******", "  ***  "], false);
    let numbers = LabelScheme::numeric(Corner::TopLeft);
    let cross = Table::new(cross.unwrap(), &numbers, Side::Black, "w20 w21 b2 b9 B14");
    let decorated = Board::checkered(8, 8, Cells::All).unwrap().decorated(decorations().into());
    let pieces = "wa1 wb2 bh8 bg7=1 ba7";
    let mut decorated = Table::new(decorated, &LabelScheme::Algebraic, Side::White, pieces);
    decorated.position.add_section("hand-w", "12");
    decorated.position.add_section("quiet", "7");
    let twelve = Board::checkered(12, 12, Cells::Dark).unwrap();
    let twelve = Table::new(twelve, &numbers, Side::White, "w67 w68 w72 b1 b6 B12 b36 W40");
    vec![
        Feature::new("towers", towers, themed("colour")),
        Feature::new("crossings", crossings, themed("colour").labels(LabelPlace::Cells)),
        Feature::new("irregular", cross, themed("colour")),
        Feature::new("decorations", decorated, Options::default()),
        Feature::new("twelve", twelve, Options::default().ground(Ground::Flat)),
    ]
}

fn decorations() -> Vec<Decoration> {
    let hand = |owner: Side, section: &'static str| {
        Decoration::Pile(Pile {
            section: section.into(),
            owner: Seat::from(owner),
            men: Seat::from(owner),
            lies: Lies::Beside,
            name: "hand".into(),
            unsaid: Unsaid::Start(3),
            always: true,
        })
    };
    vec![
        Decoration::Border(Block::new(2, 2, 4, 4)),
        Decoration::Tint(Block::new(3, 3, 2, 2)),
        Decoration::Track(&[(0, 0), (7, 0), (7, 7)]),
        Decoration::Edge(Rim::Near, Side::White),
        Decoration::Edge(Rim::Left, Side::Black),
        Decoration::Window(Block::new(0, 6, 2, 2), Side::Black, "A"),
        Decoration::Army(Side::Black, Figure::Beast),
        Decoration::Sign("in reserve"),
        Decoration::Words {
            section: "quiet".into(),
            words: Some("turns without a capture".into()),
        },
        hand(Side::White, "hand-w"),
        hand(Side::Black, "hand-b"),
    ]
}
