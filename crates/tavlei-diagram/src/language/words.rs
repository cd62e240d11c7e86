//! The words themselves, a table a language.

/// The words of a language. Lists of four are those of White, Red, Black and Green.
pub(crate) struct Words {
    /// ISO 639-1.
    pub(crate) code: &'static str,
    /// The players as headings of their lists.
    pub(crate) seats: [&'static str; 4],
    /// `White to move`.
    pub(crate) to_move: [&'static str; 4],
    /// Nobody is said to be to move.
    pub(crate) no_mover: &'static str,
    /// What the player does, before what shall come of it.
    pub(crate) moves: [&'static str; 4],
    /// …and wins.
    pub(crate) and_win: &'static str,
    /// …and draws.
    pub(crate) and_draw: &'static str,
    /// A position, as the first word of what is said of it.
    pub(crate) position: &'static str,
    /// After a move, `{}`.
    pub(crate) after: &'static str,
    /// Before a move, `{}`.
    pub(crate) before: &'static str,
    /// A board of so many (`{}`) by so many cells.
    pub(crate) rectangle: &'static str,
    /// A board of so many cells.
    pub(crate) cells: &'static str,
    /// A board of so many points.
    pub(crate) points: &'static str,
    /// One man, several.
    pub(crate) man: [&'static str; 2],
    /// One king, several.
    pub(crate) king: [&'static str; 2],
    /// A list of nothing.
    pub(crate) nothing: &'static str,
    /// Before the list of towers.
    pub(crate) towers: &'static str,
    /// The letter of a king.
    pub(crate) king_letter: &'static str,
}

pub(super) static ENGLISH: Words = Words {
    code: "en",
    seats: ["White", "Red", "Black", "Green"],
    to_move: ["White to move", "Red to move", "Black to move", "Green to move"],
    no_mover: "It is not said who is to move",
    moves: ["White to move", "Red to move", "Black to move", "Green to move"],
    and_win: " and win",
    and_draw: " and draw",
    position: "Position",
    after: "after {}",
    before: "before {}",
    rectangle: "Board of {} by {} cells.",
    cells: "Board of {} cells.",
    points: "Board of {} points.",
    man: ["man", "men"],
    king: ["king", "kings"],
    nothing: "nothing",
    towers: "Towers, the top man first",
    king_letter: "K",
};

pub(super) static RUSSIAN: Words = Words {
    code: "ru",
    seats: ["Белые", "Красные", "Чёрные", "Зелёные"],
    to_move: ["Ход белых", "Ход красных", "Ход чёрных", "Ход зелёных"],
    no_mover: "Чей ход, не указано",
    moves: ["Белые начинают", "Красные начинают", "Чёрные начинают", "Зелёные начинают"],
    and_win: " и выигрывают",
    and_draw: " и делают ничью",
    position: "Позиция",
    after: "после {}",
    before: "перед {}",
    rectangle: "Доска {} на {} полей.",
    cells: "Доска, полей: {}.",
    points: "Доска, пунктов: {}.",
    man: ["простая", "простые"],
    king: ["дамка", "дамки"],
    nothing: "нет шашек",
    towers: "Столбы, сверху вниз",
    king_letter: "Д",
};

pub(super) static DUTCH: Words = Words {
    code: "nl",
    seats: ["Wit", "Rood", "Zwart", "Groen"],
    to_move: ["Wit aan zet", "Rood aan zet", "Zwart aan zet", "Groen aan zet"],
    no_mover: "Niet vermeld wie aan zet is",
    moves: ["Wit speelt", "Rood speelt", "Zwart speelt", "Groen speelt"],
    and_win: " en wint",
    and_draw: " en maakt remise",
    position: "Stand",
    after: "na {}",
    before: "voor {}",
    rectangle: "Bord van {} bij {} velden.",
    cells: "Bord van {} velden.",
    points: "Bord van {} punten.",
    man: ["schijf", "schijven"],
    king: ["dam", "dammen"],
    nothing: "niets",
    towers: "Torens, de bovenste schijf eerst",
    king_letter: "D",
};

pub(super) static FRENCH: Words = Words {
    code: "fr",
    seats: ["Blancs", "Rouges", "Noirs", "Verts"],
    to_move: ["Trait aux Blancs", "Trait aux Rouges", "Trait aux Noirs", "Trait aux Verts"],
    no_mover: "Le trait n’est pas indiqué",
    moves: ["Les Blancs jouent", "Les Rouges jouent", "Les Noirs jouent", "Les Verts jouent"],
    and_win: " et gagnent",
    and_draw: " et annulent",
    position: "Position",
    after: "après {}",
    before: "avant {}",
    rectangle: "Damier de {} sur {} cases.",
    cells: "Damier de {} cases.",
    points: "Damier de {} points.",
    man: ["pion", "pions"],
    king: ["dame", "dames"],
    nothing: "rien",
    towers: "Tours, le pion du dessus d’abord",
    king_letter: "D",
};

pub(super) static GERMAN: Words = Words {
    code: "de",
    seats: ["Weiß", "Rot", "Schwarz", "Grün"],
    to_move: ["Weiß am Zug", "Rot am Zug", "Schwarz am Zug", "Grün am Zug"],
    no_mover: "Wer am Zug ist, ist nicht angegeben",
    moves: ["Weiß zieht", "Rot zieht", "Schwarz zieht", "Grün zieht"],
    and_win: " und gewinnt",
    and_draw: " und hält remis",
    position: "Stellung",
    after: "nach {}",
    before: "vor {}",
    rectangle: "Brett mit {} mal {} Feldern.",
    cells: "Brett mit {} Feldern.",
    points: "Brett mit {} Punkten.",
    man: ["Stein", "Steine"],
    king: ["Dame", "Damen"],
    nothing: "nichts",
    towers: "Türme, der oberste Stein zuerst",
    king_letter: "D",
};

pub(super) static POLISH: Words = Words {
    code: "pl",
    seats: ["Białe", "Czerwone", "Czarne", "Zielone"],
    to_move: ["Ruch białych", "Ruch czerwonych", "Ruch czarnych", "Ruch zielonych"],
    no_mover: "Nie podano, czyj jest ruch",
    moves: ["Białe zaczynają", "Czerwone zaczynają", "Czarne zaczynają", "Zielone zaczynają"],
    and_win: " i wygrywają",
    and_draw: " i remisują",
    position: "Pozycja",
    after: "po {}",
    before: "przed {}",
    rectangle: "Plansza {} na {} pól.",
    cells: "Plansza, liczba pól: {}.",
    points: "Plansza, liczba punktów: {}.",
    man: ["pionek", "pionki"],
    king: ["damka", "damki"],
    nothing: "nic",
    towers: "Wieże, od góry",
    king_letter: "D",
};

pub(super) static UKRAINIAN: Words = Words {
    code: "uk",
    seats: ["Білі", "Червоні", "Чорні", "Зелені"],
    to_move: ["Хід білих", "Хід червоних", "Хід чорних", "Хід зелених"],
    no_mover: "Чий хід, не вказано",
    moves: ["Білі починають", "Червоні починають", "Чорні починають", "Зелені починають"],
    and_win: " і виграють",
    and_draw: " і роблять нічию",
    position: "Позиція",
    after: "після {}",
    before: "перед {}",
    rectangle: "Дошка {} на {} полів.",
    cells: "Дошка, полів: {}.",
    points: "Дошка, пунктів: {}.",
    man: ["проста", "прості"],
    king: ["дамка", "дамки"],
    nothing: "немає шашок",
    towers: "Стовпи, згори вниз",
    king_letter: "Д",
};
