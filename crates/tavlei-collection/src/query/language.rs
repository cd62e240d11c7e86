//! The query language.
//!
//! ```text
//! any  = all { "or" all }
//! all  = one { "and" one }
//! one  = ( "not" | "!" ) one | "(" any ")" | test
//! test = Tag [ sign value ] | word [ sign ] value { how }
//! how  = "at" RANGE | "at" "end" | "for" N | "within" N | "any-side" | "mirror" | "swap" | "variations"
//! ```
//!
//! Names of tags begin with a capital; all other words are those of [`super::words`]. `and`, `or` and
//! `not` may be written in capitals.

use super::bad::{BadQuery, Source};
use super::how::{How, Plies};
use super::lex::{Kind, Op, Token, leading_op, lex};
use super::numbers::Numbers;
use super::predicate::{Predicate, TextTest};
use super::tags::{Check, TagTest};
use super::tree::Tree;
use super::words::{WORDS, Word};

/// What is looked for: tests joined by and, or, not. To be used it must be bound to games.
#[derive(Clone, Debug)]
pub struct Query(pub(super) Tree<Predicate>);

impl Query {
    /// Reads an expression, such as `White = Sijbrands and (result white or captures >= 5)`.
    pub fn parse(text: &str) -> Result<Query, BadQuery> {
        let tokens = lex(text)?;
        let mut parser = Parser { whole: Source::all(text), tokens: &tokens };
        let tree = parser.any(0)?;
        match parser.tokens.first() {
            None => Ok(Query(tree)),
            Some(token) if token.kind == Kind::Close => {
                Err(token.source.bad("nothing was opened that could be closed here"))
            }
            Some(token) => Err(token
                .source
                .bad("\"and\" or \"or\" should stand before this")
                .help("a value of several words needs quotes: White = \"Alder, A.\"")),
        }
    }

    /// Reads a test of a tag: `Result=1-1`, `WhiteRating>=2200`, `Annotator` (there is one),
    /// `!Annotator` (there is none). The value needs no quotes.
    pub fn tag(text: &str) -> Result<Query, BadQuery> {
        let all = Source::all(text).trimmed();
        if let Some(name) = all.text().strip_prefix('!') {
            return tag_name(&all.part(1..1 + name.len())).map(|test| Query(test.negated()));
        }
        let is_name = |c: char| c.is_alphanumeric() || c == '_' || c == '-';
        let end = all.text().find(|c| !is_name(c)).unwrap_or(all.text().len());
        let (name, rest) = (all.part(0..end), all.part(end..all.text().len()).trimmed());
        if rest.text().is_empty() {
            return tag_name(&name).map(Query);
        }
        let (op, value) = leading_op(&rest).ok_or_else(|| no_sign(&rest))?;
        tag_test(&name, op, &unquoted(&value)).map(Query)
    }

    /// Reads a test by its word and its value: `plies`, `20..60`. The value may begin with a sign
    /// of comparison and needs no quotes.
    pub fn word(word: &str, value: &str, how: &How) -> Result<Query, BadQuery> {
        let source = Source::all(value).trimmed();
        let found = Word::find(word).ok_or_else(|| unknown(&Source::all(word)))?;
        // In a pattern a `!` has a meaning of its own; a move or a FEN begins with no sign.
        let is_free = matches!(found, Word::Fen | Word::Board | Word::Moves(_))
            || matches!(found, Word::Material | Word::Ending);
        let compared = if is_free { None } else { leading_op(&source) };
        let (op, value) = compared.unwrap_or((Op::Equal, source));
        if value.text().is_empty() {
            return Err(value.bad("a value is missing"));
        }
        found.test(op, &unquoted(&value), how).map(Query)
    }

    /// All of these; with none of them, every record.
    pub fn all(queries: Vec<Query>) -> Query {
        Query(Tree::All(queries.into_iter().map(|query| query.0).collect()))
    }

    /// The names of the tags that it tests, in order.
    pub fn tags(&self) -> Vec<String> {
        let mut names = Vec::new();
        self.0.each(&mut |predicate| {
            if let Predicate::Text(TextTest::Tag(test)) = predicate {
                names.push(test.name.clone());
            }
        });
        names
    }

    /// The opposite.
    pub fn negated(self) -> Query {
        Query(self.0.negated())
    }
}

/// A value without the quotes around it.
fn unquoted(value: &Source) -> Source {
    let text = value.text();
    let quoted = |quote| text.len() > 1 && text.starts_with(quote) && text.ends_with(quote);
    if quoted('"') || quoted('\'') { value.part(1..text.len() - 1) } else { value.clone() }
}

fn no_sign(rest: &Source) -> BadQuery {
    rest.bad("a sign of comparison should stand here")
        .help("the signs are =, !=, <, <=, >, >=, *= (has it in it), ~ and !~ (matches)")
}

fn tag_name(name: &Source) -> Result<Tree<Predicate>, BadQuery> {
    tag_check(name, Check::Present)
}

fn tag_test(name: &Source, op: Op, value: &Source) -> Result<Tree<Predicate>, BadQuery> {
    let (negate, op) = op.positive();
    let check = Check::of_tag(name.text(), op, value)?;
    tag_check(name, check).map(|test| test.negated_if(negate))
}

fn tag_check(name: &Source, check: Check) -> Result<Tree<Predicate>, BadQuery> {
    if name.text().is_empty() {
        return Err(name.bad("the name of a tag is missing"));
    }
    let name = name.text().to_owned();
    Ok(Tree::Is(Predicate::Text(TextTest::Tag(TagTest { name, check }))))
}

fn unknown(word: &Source) -> BadQuery {
    let names: Vec<&str> = WORDS.iter().map(|(name, _)| *name).collect();
    word.bad(format!("{:?} is no word of a query", word.text()))
        .help(format!("the words are {}; names of tags begin with a capital", names.join(", ")))
}

/// Brackets and nots nested deeper than this are refused, so that no query can exhaust the stack.
const DEEPEST: u32 = 100;

struct Parser<'t> {
    whole: Source,
    tokens: &'t [Token],
}

impl Parser<'_> {
    fn peek(&self, word: &str) -> bool {
        let is = |token: &Token| {
            token.kind == Kind::Word && token.source.text().eq_ignore_ascii_case(word)
        };
        self.tokens.first().is_some_and(is)
    }

    /// Takes the next token if it is this word.
    fn take(&mut self, word: &str) -> bool {
        let found = self.peek(word);
        if found {
            self.tokens = &self.tokens[1..];
        }
        found
    }

    fn next(&mut self, missing: &str) -> Result<&Token, BadQuery> {
        let Some((first, rest)) = self.tokens.split_first() else {
            let end = self.whole.text().len();
            return Err(self.whole.at(end..end).bad(missing));
        };
        self.tokens = rest;
        Ok(first)
    }

    fn any(&mut self, depth: u32) -> Result<Tree<Predicate>, BadQuery> {
        let mut trees = vec![self.all(depth)?];
        while self.take("or") {
            trees.push(self.all(depth)?);
        }
        Ok(if trees.len() == 1 { trees.remove(0) } else { Tree::Any(trees) })
    }

    fn all(&mut self, depth: u32) -> Result<Tree<Predicate>, BadQuery> {
        let mut trees = vec![self.one(depth)?];
        while self.take("and") {
            trees.push(self.one(depth)?);
        }
        Ok(if trees.len() == 1 { trees.remove(0) } else { Tree::All(trees) })
    }

    fn one(&mut self, depth: u32) -> Result<Tree<Predicate>, BadQuery> {
        let token = self.next("a test is missing")?.clone();
        if depth > DEEPEST {
            return Err(token.source.bad("this is nested too deep"));
        }
        let text = token.source.text();
        let is_joint = ["and", "or"].into_iter().any(|joint| text.eq_ignore_ascii_case(joint));
        match (token.kind, text) {
            (Kind::Open, _) => {
                let tree = self.any(depth + 1)?;
                let close = self.next("a closing bracket is missing")?;
                match close.kind {
                    Kind::Close => Ok(tree),
                    _ => Err(close
                        .source
                        .bad("\"and\", \"or\" or a closing bracket should stand here")),
                }
            }
            (Kind::Not, _) => self.one(depth + 1).map(Tree::negated),
            (Kind::Word, word) if word.eq_ignore_ascii_case("not") => {
                self.one(depth + 1).map(Tree::negated)
            }
            (Kind::Word, _) if is_joint => Err(token.source.bad("a test should stand here")),
            (Kind::Close | Kind::Op(_) | Kind::Quoted, _) => {
                Err(token.source.bad("a test should stand here"))
            }
            (Kind::Word, name) if name.starts_with(char::is_uppercase) => self.tag(&token.source),
            (Kind::Word, name) => {
                let word = Word::find(name).ok_or_else(|| unknown(&token.source))?;
                self.word(word)
            }
        }
    }

    fn sign(&mut self) -> Option<Op> {
        let Kind::Op(op) = self.tokens.first()?.kind else { return None };
        self.tokens = &self.tokens[1..];
        Some(op)
    }

    fn value(&mut self) -> Result<Source, BadQuery> {
        let token = self.next("a value is missing")?;
        match token.kind {
            Kind::Word | Kind::Quoted => Ok(token.source.clone()),
            _ => Err(token.source.bad("a value should stand here").help(
                "a value with brackets, signs or blanks needs quotes: Event *= \"Cup (final)\"",
            )),
        }
    }

    fn tag(&mut self, name: &Source) -> Result<Tree<Predicate>, BadQuery> {
        match self.sign() {
            Some(op) => tag_test(name, op, &self.value()?),
            None => tag_name(name),
        }
    }

    fn word(&mut self, word: Word) -> Result<Tree<Predicate>, BadQuery> {
        let op = self.sign().unwrap_or(Op::Equal);
        let value = self.value()?;
        let how = if word.takes_how() { self.how()? } else { How::default() };
        word.test(op, &value, &how)
    }

    fn how(&mut self) -> Result<How, BadQuery> {
        let mut how = How::default();
        loop {
            if self.take("at") {
                how.at = Plies::parse(&self.value()?)?;
            } else if self.take("for") {
                how.hold = How::held(&self.value()?)?;
            } else if self.take("within") {
                how.within = How::cells(&self.value()?)?;
            } else if self.take("any-side") {
                how.any_side = true;
            } else if self.take("mirror") {
                how.mirror = true;
            } else if self.take("swap") {
                how.swap = true;
            } else if self.take("variations") {
                how.variations = true;
            } else {
                return Ok(how);
            }
        }
    }
}

impl Plies {
    fn parse(source: &Source) -> Result<Plies, BadQuery> {
        match source.text() {
            "end" => Ok(Plies::End),
            _ => Numbers::parse(source)
                .map(Plies::Range)
                .map_err(|bad| bad.help("write a half-move, a range such as 20..40, or end")),
        }
    }
}

impl How {
    /// When: `20`, `..40`, `20..40`, `end`.
    pub fn at(mut self, text: &str) -> Result<How, BadQuery> {
        self.at = Plies::parse(&Source::all(text).trimmed())?;
        Ok(self)
    }

    /// For how many positions in a row; 0 counts as 1.
    pub fn lasting(mut self, positions: u32) -> How {
        self.hold = positions.max(1);
        self
    }

    /// A position from which so many cells may differ.
    pub fn within(mut self, cells: u32) -> How {
        self.within = cells;
        self
    }

    /// Whoever is to move.
    pub fn any_side(mut self, yes: bool) -> How {
        self.any_side = yes;
        self
    }

    /// With left and right exchanged too.
    pub fn mirror(mut self, yes: bool) -> How {
        self.mirror = yes;
        self
    }

    /// With the board turned round and the colours swapped too.
    pub fn swap(mut self, yes: bool) -> How {
        self.swap = yes;
        self
    }

    /// In variations too.
    pub fn variations(mut self, yes: bool) -> How {
        self.variations = yes;
        self
    }

    fn cells(source: &Source) -> Result<u32, BadQuery> {
        let number = source.text().parse().ok();
        number.ok_or_else(|| source.bad("how many cells may differ? A number should stand here"))
    }

    fn held(source: &Source) -> Result<u32, BadQuery> {
        let number = source.text().parse().ok().filter(|number| *number > 0);
        number.ok_or_else(|| {
            source.bad("how many positions in a row? A number from 1 should stand here")
        })
    }
}
