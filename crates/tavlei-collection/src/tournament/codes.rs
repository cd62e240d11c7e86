//! T7xx: what is wrong with a tournament as a whole.

use tavlei_record::{CodeInfo, Severity};

macro_rules! codes {
    ($($name:ident $code:literal $slug:literal $severity:ident $title:literal $text:literal)*) => {
        $(pub(super) static $name: CodeInfo = CodeInfo {
            code: $code,
            slug: $slug,
            severity: Severity::$severity,
            title: $title,
            text: $text,
        };)*

        /// All codes of tournaments (T701 to T799), in order.
        pub static CODES: &[&CodeInfo] = &[$(&$name),*];
    };
}

codes! {
    ROUND_MISSING "T701" "round-missing" Error
        "A round has no games"
        "Games of later rounds are there, but none of this one. Look for a file that was not copied, or for games whose tag Round is wrong."
    GAME_MISSING "T702" "no-game-in-round" Warning
        "Players without a game in a round"
        "All others play in this round; these have neither a game nor a bye there. With an odd number of players one of them is free, and that is no fault. A player who is missing from some round to the end, or before the first, is told once. A bye is a game against a player called bye (vrij, свободен …)."
    BYES_UNEQUAL "T703" "byes-unequal" Warning
        "Free more often, or fewer games than others"
        "With an odd number of players each is free once in a cycle of a round robin, and in a Swiss tournament nobody is free twice (FIDE Handbook C.04.1; FMJD Swiss rules likewise). Where no rounds are given, the numbers of games are compared."
    TWICE_IN_ROUND "T704" "twice-in-round" Error
        "A player has two opponents in one round"
        "A player meets one opponent in a round (two games against the same one, where micro-matches are played). Mostly the tag Round of one of the games is wrong: if both its players have no game in another round, that is said."
    OWN_OPPONENT "T705" "own-opponent" Error
        "A player plays against himself"
        "Both names of this game are one player's. One of the tags White and Black is wrong."
    PAIRING_TWICE "T706" "pairing-twice" Error
        "Two players meet too often"
        "In a round robin each pair meets once in a cycle, in a Swiss tournament once at all. How many cycles there are is taken from most pairs; --cycles says it otherwise. Perhaps a game is in two files, or a name is wrong."
    COLOURS_ALIKE "T707" "colours-not-exchanged" Warning
        "The same colours in both games of a pair"
        "Where each pair meets twice, colours are exchanged for the second game."
    PAIRING_MISSING "T708" "pairing-missing" Warning
        "Two players never meet"
        "Nearly all pairs have met as often as a round robin wants; these have not. A game seems to be missing, or a name in one is wrong."
    ROUND_UNKNOWN "T709" "round-unknown" Warning
        "A game without a round"
        "Other games of the tournament name their round in the tag Round; this one does not."
    RESULT_OPEN "T710" "result-open" Error
        "A game without a result"
        "There is no result, or the mark for one that is not known (*). A table can't be right without it. A game won without play is marked 1-0F or +/-, or has the tag Termination \"forfeit\"."
    RESULT_IMPOSSIBLE "T711" "result-impossible" Error
        "A result that this tournament can't have"
        "The points of both players add up to what no other result does, or the text is no score. Usual sums (1 and 2) are always accepted, and so is any sum that a quarter of the games have."
    DRAW_TOO_EARLY "T712" "draw-too-early" Error
        "A draw before draws may be agreed"
        "The game ends in a draw before the move from which draws may be agreed, and neither the board nor a draw rule makes it one. Told only if the limit is given (--no-draw-before). FMJD rules, article 5.3: no offer of a draw before each player has made 40 moves; other federations and single tournaments have other limits."
    DRAWN_LONG_AGO "T713" "drawn-long-ago" Warning
        "Play went on long after a draw rule held"
        "By a draw rule of the game's federation it was a draw, or could have been claimed, more than ten half-moves before the end. Whatever the result is, the arbiter should know. T401 and T402 at the game tell the rule."
    SAME_GAME "T714" "same-game" Error
        "The same game under different names"
        "Two games of ten half-moves or more have exactly the same moves, but not the same players. One of the score sheets was probably entered in the wrong place; short games that were prepared may be alike by chance."
    DATES_OUT_OF_ORDER "T720" "dates-out-of-order" Warning
        "Dates and rounds run in different orders"
        "A round is played after the one before it. The date of a round is the one that most of its games have. A single game is told if it was played before the round before its own, or after the next one: it may have been postponed, or its tag Round or Date is wrong."
    DATE_IMPOSSIBLE "T721" "date-impossible" Error
        "A date that no calendar has"
        "A date is written 2024.05.31, and what is not known of it as ??."
    RATING_OUT_OF_RANGE "T730" "rating-out-of-range" Warning
        "A rating that no list has"
        "Ratings of draughts players lie between 100 and 3000: FMJD ratings between about 1700 and 2500, those of national lists lower (KNDB from about 400). Empty, 0, -, ? and words such as unrated mean that there is none."
    RATING_VARIES "T731" "rating-varies" Warning
        "Different ratings of one player"
        "In one tournament the ratings of one player differ by more than 100 points. Perhaps two players have been mixed up, or a digit is wrong."
    NAME_VARIES "T740" "name-varies" Warning
        "One player written in several ways"
        "Spellings that differ only in alphabet, order, titles, or in initials and names left out, are taken for one player, if those who are written so do not play each other or in the same rounds. Write the name in one way before the games are published."
    NAME_UNCLEAR "T741" "name-unclear" Warning
        "A name that may be one of several players"
        "Of this name too little is written to tell which of several players is meant (Ivanov, where Ivanov, Ivan and Ivanov, Pyotr play). It is counted as a player of its own."
    NAMES_NEAR "T742" "names-near" Warning
        "Two names that differ by one letter"
        "Two players whose names differ by a letter, and who never play each other or in the same round, are probably one, written wrong once. They are counted as two."
    NAME_MISSING "T743" "name-missing" Error
        "A game that does not name a player"
        "The tag White or Black is missing, empty or a mark for what is not known. The other player gets the points as for a bye; whoever sat opposite has a game too few. Name the player; a bye is written as such (bye, vrij, свободен)."
    GAME_TWICE "T744" "game-twice" Error
        "A game that is entered twice"
        "The same players, moves, round, date and result stand in the files more than once. The game counts once; leave the others out (`tavlei dedup`)."
    COLOURS_SWAPPED "T750" "colours-swapped" Error
        "Colours differ from the pairing list"
        "The pairing list has these two players the other way round. Either the tags White and Black are exchanged, and then the result too, or the players sat down wrongly."
    PAIRING_NOT_PLAYED "T751" "pairing-not-played" Error
        "A pairing without a game"
        "The pairing list has this pairing, and there is no game of it in this round."
    PAIRING_NOT_LISTED "T752" "pairing-not-listed" Error
        "A game that is not in the pairing list"
        "The pairing list has no such pairing in this round."
    LISTED_RESULT_DIFFERS "T753" "listed-result-differs" Error
        "The result differs from the pairing list"
        "The game says one thing, the pairing list another."
    LISTED_ROUND_DIFFERS "T754" "listed-round-differs" Error
        "The round differs from the pairing list"
        "The pairing list has this game in another round. The tag Round is probably wrong."
    PAIRING_LISTED_TWICE "T755" "pairing-listed-twice" Error
        "A pairing that stands twice in the list"
        "The pairing list has the same two players twice in one round. One of the lines is too many, or a name or a round in it is wrong."
    STANDING_POINTS "T760" "standing-points" Error
        "Points differ from the published table"
        "The points of this player, counted from the games in the scale of the table, are not those of the table. Byes count only if they are among the games."
    STANDING_PLACE "T761" "standing-place" Error
        "A place that does not follow from the points"
        "In the published table a player stands below one with fewer points, or shares a place with one who has other points, or the places do not count on (1, 2, 2, 4; 1, 2, 2, 3 is right too). How ties are broken is not judged."
    STANDING_UNKNOWN "T762" "standing-unknown" Error
        "A name of the published table that has no games"
        "Nobody in the games is written like this, or more than one player could be meant."
    STANDING_MISSING "T763" "standing-missing" Error
        "A player who is not in the published table"
        "This player has games in the tournament, and no line in the table."
    STANDING_TWICE "T764" "standing-twice" Error
        "A player who stands twice in the published table"
        "Two lines of the table mean one player: the same name, or two spellings of it. One is too many, or a name is wrong."
}

/// The code with a number (`T704`, case aside) or a slug (`twice-in-round`).
pub fn code(name: &str) -> Option<&'static CodeInfo> {
    CODES.iter().copied().find(|info| info.code.eq_ignore_ascii_case(name) || info.slug == name)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn codes_stand_in_order_and_are_those_of_no_other_crate() {
        assert!(CODES.windows(2).all(|pair| pair[0].code < pair[1].code));
        for info in CODES {
            assert_eq!(tavlei_replay::code(info.code), None, "{}", info.code);
            assert_eq!(tavlei_replay::code(info.slug), None, "{}", info.slug);
            assert!(info.text.len() > 40, "{} says too little", info.code);
        }
    }
}
