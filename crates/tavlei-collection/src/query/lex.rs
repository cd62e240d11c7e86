//! The words and signs of the query language.

use std::ops::Range;

use nom::branch::alt;
use nom::bytes::complete::{tag, take_till, take_while1};
use nom::character::complete::{char, multispace0};
use nom::combinator::{recognize, value};
use nom::multi::many1;
use nom::sequence::{delimited, preceded};
use nom::{IResult, Parser};

use super::bad::{BadQuery, Source};

/// How a thing is compared.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Op {
    /// `=`
    Equal,
    /// `!=`
    Differs,
    /// `<`
    Less,
    /// `<=`
    AtMost,
    /// `>`
    More,
    /// `>=`
    AtLeast,
    /// `*=`
    Contains,
    /// `~`
    Matches,
    /// `!~`
    MatchesNot,
}

impl Op {
    /// Whether it says that the thing after the `!` does not hold, and that thing.
    pub(crate) fn positive(self) -> (bool, Op) {
        match self {
            Op::Differs => (true, Op::Equal),
            Op::MatchesNot => (true, Op::Matches),
            op => (false, op),
        }
    }
}

/// What a token is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Kind {
    Open,
    Close,
    /// `!`: the opposite of the test behind it.
    Not,
    Op(Op),
    /// A word as it stands.
    Word,
    /// What stands between quotes.
    Quoted,
}

/// A word or a sign, and where it stands.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Token {
    pub(crate) kind: Kind,
    /// Its text; of what is quoted, what stands inside.
    pub(crate) source: Source,
}

/// Cuts a text into tokens.
pub(crate) fn lex(text: &str) -> Result<Vec<Token>, BadQuery> {
    let whole = Source::all(text);
    let mut tokens = Vec::new();
    let mut rest = text.trim_start();
    while !rest.is_empty() {
        let Ok((behind, (kind, inside))) = token(rest) else {
            return Err(unreadable(&whole, rest));
        };
        tokens.push(Token { kind, source: whole.at(range(text, inside)) });
        rest = behind.trim_start();
    }
    Ok(tokens)
}

/// The sign of comparison that a text begins with, and what stands behind it.
pub(crate) fn leading_op(source: &Source) -> Option<(Op, Source)> {
    let text = source.text();
    let (rest, op) = preceded(multispace0, op).parse(text).ok()?;
    Some((op, source.part(text.len() - rest.len()..text.len()).trimmed()))
}

fn range(text: &str, part: &str) -> Range<usize> {
    let start = part.as_ptr() as usize - text.as_ptr() as usize;
    start..start + part.len()
}

fn unreadable(whole: &Source, rest: &str) -> BadQuery {
    let from = whole.text().len() - rest.len();
    match rest.chars().next() {
        Some(quote @ ('"' | '\'')) => whole
            .at(from..whole.text().len())
            .bad("the quote is never closed")
            .help(format!("close it with {quote}")),
        first => {
            let len = first.map_or(0, char::len_utf8);
            whole.at(from..from + len).bad("this sign means nothing here")
        }
    }
}

fn token(input: &str) -> IResult<&str, (Kind, &str)> {
    let sign = |kind| move |text| (kind, text);
    alt((
        recognize(char('(')).map(sign(Kind::Open)),
        recognize(char(')')).map(sign(Kind::Close)),
        quoted('"').map(sign(Kind::Quoted)),
        quoted('\'').map(sign(Kind::Quoted)),
        op_token,
        recognize(char('!')).map(sign(Kind::Not)),
        word.map(sign(Kind::Word)),
    ))
    .parse(input)
}

fn op_token(input: &str) -> IResult<&str, (Kind, &str)> {
    let (rest, op) = op(input)?;
    Ok((rest, (Kind::Op(op), &input[..input.len() - rest.len()])))
}

fn op(input: &str) -> IResult<&str, Op> {
    alt((
        value(Op::Differs, tag("!=")),
        value(Op::MatchesNot, tag("!~")),
        value(Op::AtMost, tag("<=")),
        value(Op::AtLeast, tag(">=")),
        value(Op::Contains, tag("*=")),
        value(Op::Equal, tag("=")),
        value(Op::Less, tag("<")),
        value(Op::More, tag(">")),
        value(Op::Matches, tag("~")),
    ))
    .parse(input)
}

/// What stands between two quotes; there is no way to write the quote itself but to use the other.
fn quoted<'a>(
    quote: char,
) -> impl Parser<&'a str, Output = &'a str, Error = nom::error::Error<&'a str>> {
    delimited(char(quote), take_till(move |c| c == quote), char(quote))
}

/// Anything but blanks, brackets, quotes and signs; a star unless it begins a `*=`.
fn word(input: &str) -> IResult<&str, &str> {
    let plain = |c: char| !c.is_whitespace() && !"()\"'=<>!~*".contains(c);
    let star = recognize((char('*'), nom::combinator::not(char('='))));
    recognize(many1(alt((take_while1(plain), star)))).parse(input)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn texts(text: &str) -> Vec<String> {
        lex(text).unwrap().iter().map(|token| token.source.text().to_owned()).collect()
    }

    #[test]
    fn words_signs_and_quotes() {
        let query = "White='Вирсма, Х.' and(plies>=20 or Event*=cup) moves \"32-28 * 28x19\"";
        let expected = [
            "White",
            "=",
            "Вирсма, Х.",
            "and",
            "(",
            "plies",
            ">=",
            "20",
            "or",
            "Event",
            "*=",
            "cup",
            ")",
            "moves",
            "32-28 * 28x19",
        ];
        assert_eq!(texts(query), expected);
        assert_eq!(
            texts("Date = 1990.??.?? Result=1/2-1/2"),
            ["Date", "=", "1990.??.??", "Result", "=", "1/2-1/2"]
        );
        assert_eq!(texts("  "), Vec::<String>::new());
    }

    #[test]
    fn what_is_no_token_is_shown() {
        let bad = lex("White = 'Alder").unwrap_err();
        assert_eq!((bad.range, bad.message.as_str()), (8..14, "the quote is never closed"));
        let bad = lex("a \u{7f}'").unwrap_err();
        assert_eq!((bad.range, bad.message.as_str()), (3..4, "the quote is never closed"));
    }
}
