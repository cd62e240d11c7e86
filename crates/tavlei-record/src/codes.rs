//! Every remark that reading can make, with a title and a text in plain words.

/// How much a remark weighs.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Severity {
    /// Good to know; nothing is wrong.
    Note,
    /// Probably a slip; the reading is safe or nearly so.
    Warning,
    /// Something is lost, broken or wrong.
    Error,
}

impl Severity {
    /// The word for it: `note`, `warning`, `error`.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Note => "note",
            Self::Warning => "warning",
            Self::Error => "error",
        }
    }
}

/// What stands behind a code such as `T101`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct CodeInfo {
    /// The code; it never changes its meaning.
    pub code: &'static str,
    /// A short name in lower case with hyphens.
    pub slug: &'static str,
    /// How much it weighs.
    pub severity: Severity,
    /// One line.
    pub title: &'static str,
    /// What it means and what to do about it, in plain words.
    pub text: &'static str,
}

/// The most remarks that one record carries; more are counted in one last remark.
pub(crate) const MOST_REMARKS: usize = 200;

macro_rules! codes {
    ($($name:ident $code:literal $slug:literal $severity:ident $title:literal $text:literal)*) => {
        $(pub(crate) const $name: &str = $code;)*

        /// All codes of this crate (T101 to T199), in order.
        pub const CODES: &[CodeInfo] = &[$(CodeInfo {
            code: $code,
            slug: $slug,
            severity: Severity::$severity,
            title: $title,
            text: $text,
        }),*];
    };
}

codes! {
    COMMENT_NOT_CLOSED "T101" "comment-not-closed" Error
        "a comment is opened and never closed"
        "A comment runs from { to the next }. Here no } follows before the next game, so \
         everything up to there was read as comment and none of its moves was played. Put the } \
         where the comment ends."
    BRACE_NOT_OPEN "T102" "brace-not-open" Warning
        "a } stands where no comment is open"
        "Comments do not nest: the first } ends the comment, whatever { it holds. What follows \
         up to the second } was taken for text outside a comment. It is kept, and not played."
    VARIATION_NOT_CLOSED "T103" "variation-not-closed" Error
        "a variation is opened and never closed"
        "A variation runs from ( to its ). Here the game ends first, so everything after the ( \
         counts as variation, not as main line. Put the ) where the variation ends."
    VARIATION_NOT_OPEN "T104" "variation-not-open" Warning
        "a ) stands where no variation is open"
        "There is no ( for this ). It is kept, and the line that was being read goes on."
    UNKNOWN_TEXT "T105" "unknown-text" Warning
        "text that is neither move, number, comment nor result"
        "The text is kept as it stands and is not played. If it was meant as a comment, put it \
         in { }."
    TAG_QUOTES_MISSING "T106" "tag-quotes-missing" Note
        "a tag without quotation marks"
        "A tag is written [Name \"value\"]. This one lacks the quotation marks (or has others); \
         its meaning is clear all the same."
    TAG_NOT_CLOSED "T107" "tag-not-closed" Warning
        "a tag lacks its closing quotation mark or bracket"
        "A tag is written [Name \"value\"]. Here the end is missing; the value was taken up to \
         the place where the tag must have ended. Check that it is what you meant."
    TAG_QUOTE_INSIDE "T108" "tag-quote-inside" Note
        "a quotation mark inside a tag's value"
        "Inside a value a quotation mark is written \\\". The value was read up to the mark that \
         stands before the closing bracket."
    TAG_AFTER_MOVES "T109" "tag-after-moves" Note
        "a tag stands behind the moves"
        "Tags belong before the moves. This one was taken for the game that it follows."
    TAG_TWICE "T110" "tag-twice" Warning
        "a tag stands twice in one game"
        "The first one counts; both are kept."
    LITERAL_LINE_END "T111" "literal-line-end" Note
        "lines end in the two characters \\ and r (or n)"
        "Some program wrote the sign for a line end as text. Such signs were read as white space."
    RESULT_TWICE "T112" "result-twice" Warning
        "two different results in one game"
        "The text of the game holds more than one result, and they differ. The last one counts."
    MOVES_AFTER_RESULT "T113" "moves-after-result" Warning
        "moves go on after the result"
        "A result ends a game, but the numbers of the moves go on after this one, so the moves \
         were read as the same game."
    FORCED_MARK "T114" "forced-mark" Note
        "a * glued to a move was read as «forced»"
        "In game records a * ends the game. Glued to a move it was read as the old sign for a \
         forced move; the modern one is $7."
    PROSE_IN_PARENTHESES "T115" "prose-in-parentheses" Note
        "a parenthesis that holds prose was read as a comment"
        "Parentheses hold variations. This one holds words, so it was read as a comment; the \
         modern way to write it is { }."
    GAME_TOO_LONG "T116" "game-too-long" Error
        "a game is longer than 16 MiB and was cut"
        "No real game is this long; perhaps this is no game record at all, or a comment swallows \
         the rest of the file. The text goes on in the next record."
    ENCODING_GUESSED "T117" "encoding-guessed" Note
        "the encoding of the file was guessed"
        "The file is not UTF-8, and nothing in it says which encoding it is in, so the likeliest \
         one was taken. If names look wrong, give the encoding yourself (--encoding)."
    UNDECODABLE "T118" "undecodable" Error
        "bytes that mean nothing in the encoding of the file"
        "These bytes are no text in the encoding of the file. Perhaps the file is damaged, was \
         put together from files in different encodings, or is in another one: give it yourself \
         (--encoding)."
    BROKEN_SETUP "T119" "broken-setup" Warning
        "a set-up in the moves is not written /FEN \"…\"/"
        "A position in the middle of the moves is written /FEN \"…\"/. This one is not complete; \
         it is kept as text, and the game goes on from the position it had."
    TAG_NAME "T120" "tag-name" Note
        "a tag's name is more than one word"
        "The name of a tag is one word, such as WhiteTime. Everything before the quotation mark \
         was read as the name."
    MOVES_IN_COMMENT "T121" "moves-in-comment" Warning
        "moves stand behind a ;"
        "In PDN a ; begins a comment that runs to the end of its line. Here that comment is nothing but \
         numbers and moves, which were not played. If the ; was meant to part moves, write a blank in \
         its place; if it was meant as a comment, all is well."
    TEXT_NOT_CLOSED "T150" "text-not-closed" Error
        "a game, a variation or a value is opened and never closed"
        "The file ends, or the next game begins, before the bracket that belongs here. What stands \
         before was read; perhaps the file was cut off."
    PASS_PUT_IN "T151" "pass-put-in" Note
        "the same side plays twice in a row"
        "The record says whose each turn is, and has two of one side in a row. A pass of the other \
         side, which many programs do not write, was put between them."
    PROPERTY_KEPT "T152" "property-kept" Note
        "something that has no place among moves is kept in a comment"
        "Marks on the board, clocks and what single programs add to their records are no moves. \
         They are kept word for word in a comment, and written back by the same format."
    SETUP_IN_PART "T153" "setup-in-part" Warning
        "a change of single cells in the middle of a game"
        "A position in the middle of a game must name every cell; here men are put on some cells \
         and the others are left as they were. It is kept as a comment, and the game goes on from \
         the position it had."
    VARIATION_KEPT "T154" "variation-kept" Warning
        "a variation that replaces no move"
        "A variation stands in place of a move. This one stands in place of something else, such \
         as a position; it is kept as a comment, word for word."
    NO_TURN "T155" "no-turn" Warning
        "a turn that names no cell of the board"
        "What stands in place of a turn is none of this format. It is kept as it stands, and the \
         game can't be played on from there."
    VALUE_NOT_READ "T156" "value-not-read" Note
        "a date, result or position in an unknown form"
        "The value is kept as it stands."
    NAMES_MISSING "T157" "names-missing" Warning
        "the file with the names is missing"
        "This format keeps names of players and tournaments in files of their own, which belong \
         beside the file with the games. Without them players have numbers."
    RECORD_CUT "T158" "record-cut" Error
        "the file is shorter or longer than it says"
        "The head of the file says how many games there are, and that is not how many there are. \
         The file is damaged, or was cut off; whole games were read."
    TAGS_ALONE "T159" "tags-alone" Warning
        "tags that name a result, and no moves"
        "In a document that has tags and moves in strings of their own, no moves could be given to \
         these tags: what follows them is something else, or names another result. They are a \
         game without moves; the moves, if there are any, are a game without tags."
    ODD_LINE "T170" "odd-line" Error
        "a line that is none of its format"
        "Formats that have a line for each move or position say what such a line may be. This one is \
         none of that and was left out; the lines around it were read."
    MORE_REMARKS "T199" "more-remarks" Note
        "there is more to say than is shown"
        "One game shows no more than two hundred remarks about its text."
}

/// The entry of a code of this crate.
pub fn code_info(code: &str) -> Option<&'static CodeInfo> {
    CODES.iter().find(|info| info.code == code)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn codes_stand_in_order_and_once() {
        assert!(CODES.windows(2).all(|pair| pair[0].code < pair[1].code));
        assert!(CODES.iter().all(|info| code_info(info.code) == Some(info)));
    }
}
