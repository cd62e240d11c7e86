//! T8xx: repairs that `tavlei fix` makes, and what it leaves alone because it can't be sure.

super::define_codes! { REPAIRS:
FIX_RESULT_TAG "T801" "result-tag-filled" Note
    "The tag Result is filled in from the moves"
    "The tag Result is missing or says nothing, and a result stands behind the moves: the tag now says the same."
FIX_RESULT_TOKEN "T802" "result-behind-moves-filled" Note
    "The result behind the moves is filled in from the tag"
    "No result stands behind the moves, or one that says nothing, and the tag Result has one: it is written behind the moves too."
FIX_RESULT_SCALE "T803" "result-rewritten" Note
    "A result is written in the scale of its game"
    "PDN 3.0 writes 2-0, 1-1, 0-2 for international and Canadian draughts and 1-0, 1/2-1/2, 0-1 for other games; other spellings (1:0) become the usual one. The meaning stays. Scores of another kind stay as they are."
FIX_GAME_TAG "T804" "game-named" Note
    "A tag that names the game is added"
    "The record does not say which game it is. The game that its moves were replayed as is named with GameType, or with Variant where PDN has no number for it; only where at least 20 half-moves were legal, because fewer may fit several games."
FIX_GAME_TYPE "T805" "gametype-rewritten" Note
    "The tag GameType is rewritten"
    "What GameType says of the names of cells does not fit the moves; it now says how they are written."
FIX_PLY_COUNT "T806" "plycount-corrected" Note
    "The tag PlyCount is corrected"
    "PlyCount is the number of half-moves of the main line; it said another one."
FIX_DATE "T807" "date-rewritten" Note
    "A date is written as PDN wants it"
    "Dates are written year.month.day with two digits for month and day, and ?? for what is not known: 1987.03.12. With full stops the day is taken to come first (12.3.1987), as is usual where dates are written so."
DATE_UNCLEAR "T808" "date-unclear" Note
    "A date is left as it is"
    "The date can be read in more than one way (3/4/1987: which is the month?), or is none. Correct it by hand: 1987.04.03."
FIX_ENCODING "T809" "encoding-changed" Note
    "The text is written as UTF-8"
    "The file was in an old code page, which was guessed. What is written is UTF-8. If names look wrong, say the encoding of the file with --encoding."
FIX_MOVE_LETTERS "T810" "move-letters" Note
    "Letters of another alphabet in a move"
    "Cyrillic letters look like Latin ones (а, с, е). In a move they become the Latin letters or the digits that they stand for; the move stays the same."
FIX_NAME_LETTERS "T811" "name-letters" Note
    "Letters of another alphabet in a name"
    "One word holds letters of two alphabets that look alike. The few become letters of the alphabet that the rest of the word is written in."
FIX_NAME_BLANKS "T812" "name-blanks" Note
    "Blanks in a name"
    "Blanks at the ends of a name, several in a row, one before a comma or none behind it are put right."
}
