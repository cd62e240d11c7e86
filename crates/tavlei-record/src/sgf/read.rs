//! A game tree → a record.

use super::names;
use super::points::{self, Rows, SIZE};
use super::text::{composed, simple};
use super::tree::{Node, Property, Tree, parse};
use crate::codes::{UNKNOWN_TEXT, VALUE_NOT_READ, VARIATION_KEPT};
use crate::format::{Builder, Ended, Men, NotAGame, from_iso};
use crate::{ItemKind, RawGame, Record, Span};

/// Whose turn came last: White's, or else Black's; `None` if that is not known.
pub(super) type Last = Option<bool>;

/// Reads a game.
pub(super) fn read(raw: &mut RawGame, record: &mut Record) -> Result<(), NotAGame> {
    let text = raw.text.clone();
    let tree = parse(&text);
    let Some(root) = tree.nodes.first() else {
        return Err(NotAGame::new("there is no node in it; a game begins with (;"));
    };
    let (number, code) = (value(root, "GM"), code(root));
    check_board(root, number.as_deref())?;
    let rows = Rows::of(number.as_deref().unwrap_or_default(), first_turn(&tree));
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

/// The first turn of the main line, as it stands.
fn first_turn<'t>(tree: &Tree<'t>) -> &'t str {
    let mut next = tree.nodes.first();
    while let Some(node) = next {
        let turn = node.properties.iter().find(|property| mover(&property.name).is_some());
        if let Some(turn) = turn {
            return turn.values.first().copied().unwrap_or_default();
        }
        next = node.children.first().and_then(|&child| tree.nodes.get(child));
    }
    ""
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

/// A game tree that is read.
pub(super) struct Reader<'a, 'r> {
    pub(super) text: &'a str,
    pub(super) tree: &'a Tree<'a>,
    pub(super) rows: Rows,
    pub(super) out: Builder<'r>,
    pub(super) result: Option<Ended>,
    /// Whether it was said that properties are kept in comments.
    pub(super) is_told: bool,
}

impl<'a> Reader<'a, '_> {
    fn troubles(&mut self) {
        for &(code, span, message) in &self.tree.troubles {
            self.out.remark(code, span, message);
            if code == UNKNOWN_TEXT {
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
    pub(super) fn men(&self, node: &Node<'_>) -> Option<[Vec<String>; 2]> {
        Some([self.cells(node, "AW")?, self.cells(node, "AB")?])
    }

    pub(super) fn cells(&self, node: &Node<'_>, name: &str) -> Option<Vec<String>> {
        let properties = node.properties.iter().filter(|property| property.name == name);
        let values: Vec<&str> = properties.flat_map(|property| property.values.clone()).collect();
        points::cells(&values, self.rows)
    }

    /// Whose the first turn of the main line from a node on is.
    pub(super) fn first_mover(&self, mut index: usize) -> Last {
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

    fn end(&mut self, root: &Node<'_>) {
        let span = root.property("RE").map_or(Span::default(), |property| property.span);
        if let Some(ended) = self.result {
            self.out.item(ItemKind::Result, ended.result(), span);
        }
    }
}

fn tag_value(tag: &str, property: &Property<'_>) -> String {
    match property.values.as_slice() {
        [value] if tag == "Date" => from_iso(value).unwrap_or_else(|| simple(value)),
        [value] => simple(value),
        values => format!("[{}]", values.join("][")),
    }
}

/// Whose turn a property is: White's, or else Black's; `None` if it is none.
pub(super) fn mover(name: &str) -> Last {
    match name {
        "W" => Some(true),
        "B" => Some(false),
        _ => None,
    }
}

/// Whose turn a node says it is.
pub(super) fn to_move(node: &Node<'_>) -> Last {
    let value = value(node, "PL")?.to_ascii_uppercase();
    mover(value.get(..1)?)
}

/// Whether a property changes the position.
pub(super) fn is_set_up(name: &str) -> bool {
    matches!(name, "AB" | "AW" | "AE" | "PL")
}

/// Whether a node changes the position.
pub(super) fn sets_up(node: &Node<'_>) -> bool {
    node.properties.iter().any(|property| is_set_up(&property.name))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The items of a game as they would stand in PDN.
    fn items(text: &str) -> String {
        let mut record = Record::default();
        let raw = &mut RawGame::new(text.to_owned(), 1, (1, 1), Vec::new());
        assert_eq!(read(raw, &mut record), Ok(()), "{text}");
        let item = |item: &crate::Item| match item.kind {
            ItemKind::Comment(_) => format!("{{{}}}", record.str(item.text)),
            _ => record.str(item.text).to_owned(),
        };
        record.items.iter().map(item).collect::<Vec<_>>().join(" ")
    }

    #[test]
    fn a_variation_stands_behind_the_turn_that_it_replaces() {
        let tree = "(;GM[2];B[f5](;W[d6](;B[c3])(;B[c4];W[b5]))(;W[f4]C[x])(;W[f6]))";
        assert_eq!(items(tree), "f5 d6 ( f4 {x} ) ( f6 ) c3 ( c4 b5 )");
        let tree = "(;GM[2];B[f5](;C[x];W[d6];B[c3])(;W[f4]))";
        assert_eq!(items(tree), "f5 {x} d6 ( f4 ) c3");
        let tree = "(;GM[2];B[f5](;C[x])(;W[f4]))";
        assert_eq!(items(tree), "f5 {x} {(;W[f4])}");
    }

    #[test]
    fn the_three_ways_of_edax_and_others() {
        assert_eq!(items("(;GM[2]SZ[8]B[f5];W[d6];B[PA];)"), "f5 d6 --");
        assert_eq!(items("(;GM[2]SZ[8];B[fe];W[df];B[])"), "f5 d6 --");
        assert_eq!(items("(;GM[2]SZ[8];B[fe];B[df])"), "f5 -- d6");
    }

    #[test]
    fn other_boards_are_refused() {
        let mut record = Record::default();
        for (text, why) in [
            ("(;GM[4]SZ[15];B[hh])", "size 15"),
            ("(;GM[1];B[dd])", "size 19"),
            ("(;GM[9]SU[Gemma];B[e1-e3])", "set-up Gemma"),
            ("nothing", "no node"),
        ] {
            let raw = &mut RawGame::new(text.to_owned(), 1, (1, 1), Vec::new());
            let refused = read(raw, &mut record);
            assert!(refused.is_err_and(|error| error.message.contains(why)), "{text}");
        }
    }
}
