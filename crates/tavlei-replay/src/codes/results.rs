//! T3xx: recorded results.

super::define_codes! { RESULTS:
RESULT_CONTRADICTS "T301" "result-contradicts-board" Error
    "The result contradicts the board"
    "The last position is decided by the rules of the game (a player has no piece or no legal move, or the goal is reached), and the record says something else."
RESULT_WHITE_FIRST "T302" "result-white-first" Warning
    "The result fits only when White is written first"
    "Where Black moves first, PDN 1.0 and 2.0 write the result of the first player first: 1-0 means that Black has won. The board says that this record writes White first, as PDN 3.0 does. Check that the whole file means it so, and say which reading holds with --results."
RESULTS_DIFFER "T303" "results-differ" Warning
    "Two results"
    "The tag Result and the result behind the moves do not say the same."
RESULT_SCALE "T304" "result-scale" Note
    "A result in the scale of another game"
    "PDN 3.0 writes 2-0, 1-1, 0-2 for international and Canadian draughts and 1-0, 1/2-1/2, 0-1 for other games. The meaning is the same."
RESULT_MISSING "T305" "result-missing" Note
    "No result"
    "Neither the tag Result nor a result behind the moves is there. A game whose result is not known is marked with *."
RESULT_UNUSUAL "T306" "result-unusual" Note
    "An unusual score"
    "The result is a score of another kind (plus draws, Delft or Goes points, a match). It is kept as it stands and read as who scored more."
RESULT_UNREADABLE "T307" "result-unreadable" Warning
    "The result can't be read"
    "The text of the tag Result is no score. It is kept as it stands."
RESULT_NOBODY "T308" "result-both-lost" Note
    "Lost for both"
    "0-0 is not a draw: both players lost the game, by forfeit as a rule (PDN 3.0)."
}
