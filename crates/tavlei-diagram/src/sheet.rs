//! Pages: one drawing alone, or several in columns and rows.

use std::fmt;
use std::str::FromStr;

use crate::{Colour, Drawing, Millimetres};

/// A drawing at a place of a page, in hundredths of a millimetre from the top left.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Item {
    /// From the left edge.
    pub x: u32,
    /// From the upper edge.
    pub y: u32,
    /// What stands there.
    pub drawing: Drawing,
}

/// A page: what every format writes.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Page {
    /// Its width.
    pub width: Millimetres,
    /// Its height.
    pub height: Millimetres,
    /// The colour of the paper.
    pub paper: Colour,
    /// What stands on it, in reading order.
    pub items: Vec<Item>,
}

impl Page {
    /// A page that one drawing fills.
    pub fn of(drawing: Drawing) -> Page {
        let (width, height) = (drawing.paper_width, drawing.paper_height());
        Page { width, height, paper: Colour::WHITE, items: vec![Item { x: 0, y: 0, drawing }] }
    }

    /// Whether one drawing fills it.
    pub fn is_tight(&self) -> bool {
        let fills = |item: &Item| (item.x, item.y, item.drawing.paper_width) == (0, 0, self.width);
        matches!(&self.items[..], [item] if fills(item))
    }
}

/// How drawings are laid on pages.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Sheet {
    /// Drawings beside each other.
    pub columns: u8,
    /// Rows of drawings.
    pub rows: u8,
    /// The width of the paper.
    pub width: Millimetres,
    /// The height of the paper.
    pub height: Millimetres,
    /// Clear paper at each edge, and between drawings half of it.
    pub margin: Millimetres,
}

/// A text that says nothing of columns and rows.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BadSheet(String);

impl fmt::Display for BadSheet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?} is no sheet: write columns x rows from 1 to 20, such as 2x3", self.0)
    }
}

impl std::error::Error for BadSheet {}

/// Reads `2x3`: two columns, three rows, on A4 paper with 15 mm at the edges.
impl FromStr for Sheet {
    type Err = BadSheet;

    fn from_str(text: &str) -> Result<Sheet, BadSheet> {
        let number = |part: &str| part.trim().parse().ok().filter(|n| (1..=20).contains(n));
        let sheet = text.split_once(['x', 'х', '×', '*']).and_then(|(columns, rows)| {
            Some(Sheet { columns: number(columns)?, rows: number(rows)?, ..Sheet::default() })
        });
        sheet.ok_or_else(|| BadSheet(text.to_owned()))
    }
}

/// Two by three on A4 paper.
impl Default for Sheet {
    fn default() -> Sheet {
        Sheet {
            columns: 2,
            rows: 3,
            width: Millimetres::from_hundredths(21_000),
            height: Millimetres::from_hundredths(29_700),
            margin: Millimetres::from_hundredths(1500),
        }
    }
}

impl Sheet {
    /// Lays drawings on pages, row by row, each in the middle of its field and not larger than
    /// that, whatever size it asks for.
    pub fn pages(&self, drawings: Vec<Drawing>) -> Vec<Page> {
        let on_a_page = usize::from(self.columns) * usize::from(self.rows);
        let mut pages = Vec::new();
        let mut items: Vec<Item> = Vec::new();
        let full =
            |items| Page { width: self.width, height: self.height, paper: Colour::WHITE, items };
        for drawing in drawings {
            let item = self.placed(items.len() as u32, drawing);
            items.push(item);
            if items.len() == on_a_page {
                pages.push(full(std::mem::take(&mut items)));
            }
        }
        if !items.is_empty() {
            pages.push(full(items));
        }
        pages
    }

    /// A drawing in a field of the page.
    fn placed(&self, number: u32, mut drawing: Drawing) -> Item {
        let (columns, rows) = (u32::from(self.columns), u32::from(self.rows));
        let gap = self.margin.hundredths() / 2;
        let field = |paper: Millimetres, count: u32| {
            let taken = 2 * self.margin.hundredths() + gap * (count - 1);
            (paper.hundredths().saturating_sub(taken) / count).max(100)
        };
        let (wide, high) = (field(self.width, columns), field(self.height, rows));
        let (units_wide, units_high) = (drawing.width.max(1) as u64, drawing.height.max(1) as u64);
        let by_height = u64::from(high) * units_wide / units_high;
        let most = wide.min(by_height as u32).min(drawing.paper_width.hundredths());
        drawing.paper_width = Millimetres::from_hundredths(most);
        let (column, row) = (number % columns, number / columns);
        let left = self.margin.hundredths() + column * (wide + gap);
        let top = self.margin.hundredths() + row * (high + gap);
        let middle = |room: u32, used: Millimetres| room.saturating_sub(used.hundredths()) / 2;
        Item {
            x: left + middle(wide, drawing.paper_width),
            y: top + middle(high, drawing.paper_height()),
            drawing,
        }
    }
}
