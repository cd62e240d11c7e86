//! A game tree → a record.

use super::glyphs;
use super::names;
use super::points::{self, Rows, SIZE, Turn};
use super::text::{composed, plain, simple};
use super::tree::{Node, Property, Tree, parse};
use crate::codes::{
    NO_TURN, PASS_PUT_IN, PROPERTY_KEPT, SETUP_IN_PART, VALUE_NOT_READ, VARIATION_KEPT,
};
use crate::format::{Builder, Ended, Men, NotAGame, from_iso};
use crate::{ItemKind, RawGame, Record, Span};

/// Whose turn came last: White's, or else Black's; `None` if that is not known.
type Last = Option<bool>;

/// Reads a game.
pub(super) fn read(raw: &mut RawGame, record: &mut Record) -> Result<(), NotAGame> {
    let text = raw.text.clone();
    let tree = parse(&text);
    let Some(root) = tree.nodes.first() else {
        return Err(NotAGame::new("there is no node in it; a game begins with (;"));
    };
    let (number, code) = (value(root, "GM"), code(root));
    check_board(root, number.as_deref())?;
    let rows = Rows::of(number.as_deref().unwrap_or_default());
    let mut out = Builder::new(raw, record, super::FORMAT.name);
    out.game(&code);
    let mut reader = Reader { text: &text, tree: &tree, rows, out, result: None, is_told: false };
    reader.troubles();
    reader.tags(root);
    reader.line();
    reader.end(root);
    reader.out.finish();
    Ok(())
}

fn value(node: &Node<'_>, name: &str) -> Option<String> {
    node.property(name).and_then(|property| property.values.first()).map(|value| simple(value))
}

/// The number of the game and what the file says of its rules, as far as it says it.
fn code(root: &Node<'_>) -> String {
    let parts = [value(root, "GM"), value(root, "GM").and_then(|_| value(root, "RU"))];
    parts.into_iter().flatten().collect::<Vec<_>>().join(" ")
}

/// Go has this number, and on its usual board a file need not name the size.
const GO: &str = "1";

fn check_board(root: &Node<'_>, number: Option<&str>) -> Result<(), NotAGame> {
    let size = value(root, "SZ");
    let is_usual = |text: &str| {
        let mut numbers = text.split([':', 'x']).map(|part| part.trim().parse() == Ok(SIZE));
        numbers.all(|is| is)
    };
    let size = match &size {
        None if number == Some(GO) => "19",
        Some(size) if !is_usual(size) => size,
        _ => return check_start(root),
    };
    Err(NotAGame::new(format!(
        "its board has the size {size}; games of SGF are read on {SIZE} x {SIZE} cells only"
    )))
}

/// In Lines of Action a name may stand for a start position.
fn check_start(root: &Node<'_>) -> Result<(), NotAGame> {
    let start = value(root, "SU").filter(|start| !start.eq_ignore_ascii_case("standard"));
    match start {
        Some(start) if root.property("AB").is_none() => Err(NotAGame::new(format!(
            "it begins with the set-up {start} (SU) and does not say where the men stand (AB, AW)"
        ))),
        _ => Ok(()),
    }
}

/// What is still to be put into the record.
enum Task {
    /// A node and the line behind it. With the node whose other children come behind the next turn.
    Node(usize, Last, Option<(usize, Last)>),
    Open(Span),
    Close(Span),
}

struct Reader<'a, 'r> {
    text: &'a str,
    tree: &'a Tree<'a>,
    rows: Rows,
    out: Builder<'r>,
    result: Option<Ended>,
    /// Whether it was said that properties are kept in comments.
    is_told: bool,
}

impl<'a> Reader<'a, '_> {
    fn troubles(&mut self) {
        for &(code, span, message) in &self.tree.troubles {
            self.out.remark(code, span, message);
            if code == crate::codes::UNKNOWN_TEXT {
                let text = &self.text[span.start as usize..span.end as usize];
                self.out.comment(text, span);
            }
        }
    }

    fn tags(&mut self, root: &'a Node<'a>) {
        let mut has_position = false;
        for property in &root.properties {
            match property.name.as_str() {
                "AB" | "AW" | "PL" if !has_position => {
                    has_position = true;
                    self.start(root, property.span);
                }
                "RE" => self.stated_result(property),
                names::OTHER => self.other_tags(property),
                name => {
                    if let Some(tag) = names::tag(name) {
                        self.out.tag(tag, &tag_value(tag, property), property.span);
                    }
                }
            }
        }
    }

    fn start(&mut self, root: &Node<'_>, span: Span) {
        let Some(men) = self.men(root) else {
            return self.out.remark(VALUE_NOT_READ, span, "these are no cells of the board");
        };
        let first = self.first_mover(0).unwrap_or(false);
        let white_moves = to_move(root).unwrap_or(first);
        self.out.tag("FEN", &Men { white_moves, men }.fen(), span);
    }

    /// The men that a node puts on the board: White's, Black's.
    fn men(&self, node: &Node<'_>) -> Option<[Vec<String>; 2]> {
        Some([self.cells(node, "AW")?, self.cells(node, "AB")?])
    }

    fn cells(&self, node: &Node<'_>, name: &str) -> Option<Vec<String>> {
        let properties = node.properties.iter().filter(|property| property.name == name);
        let values: Vec<&str> = properties.flat_map(|property| property.values.clone()).collect();
        points::cells(&values, self.rows)
    }

    /// Whose the first turn of the main line from a node on is.
    fn first_mover(&self, mut index: usize) -> Last {
        loop {
            let node = &self.tree.nodes[index];
            let mover = node.properties.iter().find_map(|property| mover(&property.name));
            if mover.is_some() {
                return mover;
            }
            index = *node.children.first()?;
        }
    }

    fn other_tags(&mut self, property: &Property<'_>) {
        for value in &property.values {
            if let Some((name, text)) = composed(value) {
                self.out.tag(&name, &text.replace('\n', " "), property.span);
            }
        }
    }

    /// `B+3.5`, `W+R`, `0`, `?`: what is more than who has won is kept as it stands.
    fn stated_result(&mut self, property: &Property<'_>) {
        let text = property.values.first().map(|value| simple(value)).unwrap_or_default();
        let (ended, is_all) = match text.to_ascii_uppercase().as_str() {
            "0" | "DRAW" => (Ended::Drawn, true),
            "?" | "VOID" | "" => (Ended::Open, true),
            other if other.starts_with("B+") => (Ended::Won { by_white: false }, other.len() == 2),
            other if other.starts_with("W+") => (Ended::Won { by_white: true }, other.len() == 2),
            _ => {
                let message = format!("RE says B+, W+, 0 or ?, not {text}");
                self.out.remark(VALUE_NOT_READ, property.span, message);
                return self.out.tag("RE", &text, property.span);
            }
        };
        self.result = Some(ended);
        self.out.tag("Result", ended.result(), property.span);
        if !is_all {
            self.out.tag("RE", &text, property.span);
        }
    }

    /// The main line with its variations, each behind the turn that it replaces.
    fn line(&mut self) {
        let mut tasks = vec![Task::Node(0, None, None)];
        while let Some(task) = tasks.pop() {
            match task {
                Task::Open(span) => self.out.item(ItemKind::Open, "(", span),
                Task::Close(span) => self.out.item(ItemKind::Close, ")", span),
                Task::Node(index, last, others) => self.next(&mut tasks, index, last, others),
            }
        }
    }

    fn next(
        &mut self,
        tasks: &mut Vec<Task>,
        index: usize,
        last: Last,
        others: Option<(usize, Last)>,
    ) {
        let node = &self.tree.nodes[index];
        let now = self.node(index, last);
        let has_turn = node.properties.iter().any(|property| mover(&property.name).is_some());
        let is_mere = !has_turn && !sets_up(node) && node.children.len() == 1;
        if let Some(&first) = node.children.first() {
            let own = (node.children.len() > 1).then_some((index, now));
            tasks.push(Task::Node(first, now, own.or(others.filter(|_| is_mere))));
        }
        match others {
            Some((parent, last)) if has_turn => self.variations(tasks, parent, last),
            Some((parent, _)) if !is_mere => self.keep_variations(parent),
            _ => {}
        }
    }

    fn variations(&self, tasks: &mut Vec<Task>, parent: usize, last: Last) {
        for &index in self.tree.nodes[parent].children.iter().skip(1).rev() {
            let Span { start, end } = self.tree.nodes[index].span;
            let is_closed = self.text[..end as usize].ends_with(')');
            tasks.push(Task::Close(Span { start: end - u32::from(is_closed), end }));
            tasks.push(Task::Node(index, last, None));
            tasks.push(Task::Open(Span { start, end: start + 1 }));
        }
    }

    fn keep_variations(&mut self, parent: usize) {
        for &index in self.tree.nodes[parent].children.iter().skip(1) {
            let span = self.tree.nodes[index].span;
            let text = &self.text[span.start as usize..span.end as usize];
            self.out.comment(text, span);
            self.out.remark(VARIATION_KEPT, span, "this variation replaces no turn");
        }
    }

    /// What stands in one node. Gives whose turn came last behind it.
    fn node(&mut self, index: usize, mut last: Last) -> Last {
        let node = &self.tree.nodes[index];
        let mut kept = Vec::new();
        if index > 0 && sets_up(node) {
            last = self.set_up(index, last, &mut kept);
        }
        for property in &node.properties {
            if let Some(side) = mover(&property.name) {
                last = self.turn(property, side, last);
            }
        }
        self.glyphs(node);
        for property in &node.properties {
            match property.name.as_str() {
                "C" => self.comment(property),
                "RES" => self.result_of_variation(property),
                name if index > 0 && is_other(name) => kept.push(property),
                _ => {}
            }
        }
        self.keep(&kept);
        last
    }

    fn turn(&mut self, property: &Property<'_>, side: bool, last: Last) -> Last {
        if last == Some(side) {
            self.out.item(ItemKind::UnknownMove, "--", property.span);
            self.out.remark(PASS_PUT_IN, property.span, "a pass was put in before this turn");
        }
        let value = property.values.first().copied().unwrap_or_default();
        match points::turn(value, self.rows) {
            Turn::Pass => self.out.item(ItemKind::UnknownMove, "--", property.span),
            Turn::Resign => {
                self.result = self.result.or(Some(Ended::Won { by_white: !side }));
                self.out.comment("resigns", property.span);
                return last;
            }
            Turn::Cells(text, marks) => self.cells_of_turn(property, &text, &marks),
            Turn::Odd => {
                self.out.item(ItemKind::Move, &simple(value), property.span);
                let message = format!("{} is no turn; e3, ec or e1-e3 would be", simple(value));
                self.out.remark(NO_TURN, property.span, message);
            }
        }
        Some(side)
    }

    fn cells_of_turn(&mut self, property: &Property<'_>, text: &str, marks: &str) {
        let value = property.values.first().map_or("", |value| value.trim());
        let inside = crate::format::span_of(self.text, value);
        let span = if value == text { inside } else { property.span };
        self.out.item(ItemKind::Move, text, span);
        let judged = marks.trim_start_matches('+');
        if !judged.is_empty() && judged.bytes().all(|byte| matches!(byte, b'!' | b'?')) {
            self.out.item(ItemKind::Strength, judged, property.span);
        } else if !marks.is_empty() {
            self.out.comment(marks, property.span);
        }
    }

    fn set_up(&mut self, index: usize, last: Last, kept: &mut Vec<&'a Property<'a>>) -> Last {
        let node = &self.tree.nodes[index];
        let parts = node.properties.iter().filter(|property| is_set_up(&property.name));
        let span = parts.clone().next().map_or(node.span, |property| property.span);
        let Some(men) = self.whole_board(node) else {
            kept.extend(parts);
            self.out.remark(SETUP_IN_PART, span, "this changes some cells only");
            return last;
        };
        let next = to_move(node).or_else(|| self.first_mover(index)).or(last.map(|last| !last));
        let white_moves = next.unwrap_or(false);
        self.out.item(ItemKind::Setup, &Men { white_moves, men }.fen(), span);
        Some(!white_moves)
    }

    /// The men, if a node names every cell.
    fn whole_board(&self, node: &Node<'_>) -> Option<[Vec<String>; 2]> {
        let men = self.men(node)?;
        let mut all = self.cells(node, "AE")?;
        all.extend(men.iter().flatten().cloned());
        all.sort();
        all.dedup();
        (all.len() == usize::from(SIZE) * usize::from(SIZE)).then_some(men)
    }

    fn glyphs(&mut self, node: &Node<'_>) {
        let of_name = |property: &&Property<'_>| property.name == glyphs::OTHER;
        let numbers: Vec<String> = node.properties.iter().filter(of_name).flat_map(texts).collect();
        for property in &node.properties {
            let value = property.values.first().copied().unwrap_or_default();
            let said = glyphs::judgement(&property.name, value);
            let is_number = said.and_then(glyphs::number);
            let is_twice = is_number.is_some_and(|number| numbers.contains(&number.to_string()));
            if let Some(said) = said.filter(|_| !is_twice) {
                self.out.item(ItemKind::Strength, said, property.span);
            }
            for text in texts(property).into_iter().filter(|_| of_name(&property)) {
                match text.parse() {
                    Ok(number) => {
                        self.out.item(ItemKind::Nag(number), &format!("${number}"), property.span);
                    }
                    Err(_) => self.out.item(ItemKind::Strength, &text, property.span),
                }
            }
        }
    }

    fn comment(&mut self, property: &Property<'_>) {
        for value in &property.values {
            let text = plain(value);
            if !text.is_empty() {
                self.out.comment(&text, property.span);
            }
        }
    }

    fn result_of_variation(&mut self, property: &Property<'_>) {
        for text in texts(property) {
            self.out.item(ItemKind::Result, &text, property.span);
        }
    }

    /// Properties that have no place in a record: word for word, in a comment.
    fn keep(&mut self, kept: &[&Property<'_>]) {
        let Some(first) = kept.first() else { return };
        let whole = |property: &&Property<'_>| {
            let values = property.values.iter().map(|value| format!("[{value}]"));
            format!("{}{}", property.name, values.collect::<String>())
        };
        let text: String = kept.iter().map(whole).collect();
        self.out.comment(&format!("[%sgf {text}]"), first.span);
        if !std::mem::replace(&mut self.is_told, true) {
            let message = format!("{} and the like are kept in comments", first.name);
            self.out.remark(PROPERTY_KEPT, first.span, message);
        }
    }

    fn end(&mut self, root: &Node<'_>) {
        let span = root.property("RE").map_or(Span::default(), |property| property.span);
        if let Some(ended) = self.result {
            self.out.item(ItemKind::Result, ended.result(), span);
        }
    }
}

fn texts(property: &Property<'_>) -> Vec<String> {
    property.values.iter().map(|value| simple(value)).collect()
}

fn tag_value(tag: &str, property: &Property<'_>) -> String {
    match property.values.as_slice() {
        [value] if tag == "Date" => from_iso(value).unwrap_or_else(|| simple(value)),
        [value] => simple(value),
        values => values.iter().map(|value| format!("[{value}]")).collect(),
    }
}

/// Whose turn a property is: White's, or else Black's; `None` if it is none.
fn mover(name: &str) -> Last {
    match name {
        "W" => Some(true),
        "B" => Some(false),
        _ => None,
    }
}

fn to_move(node: &Node<'_>) -> Last {
    let value = value(node, "PL")?.to_ascii_uppercase();
    mover(value.get(..1)?)
}

fn is_set_up(name: &str) -> bool {
    matches!(name, "AB" | "AW" | "AE" | "PL")
}

fn sets_up(node: &Node<'_>) -> bool {
    node.properties.iter().any(|property| is_set_up(&property.name))
}

/// What has no place of its own in the record.
fn is_other(name: &str) -> bool {
    let is_glyph = name == glyphs::OTHER || glyphs::judgement(name, "").is_some();
    !is_glyph && !is_set_up(name) && mover(name).is_none() && !matches!(name, "C" | "RES")
}
