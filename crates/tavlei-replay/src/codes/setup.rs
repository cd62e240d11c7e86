//! T64x: playing from a position. (T601 to T639 are the remarks of the notation on a FEN.)

super::define_codes! { SETUP:
FEN_IMPOSSIBLE "T640" "fen-impossible" Error
    "The position can't be played"
    "The FEN can be read, but play can't start from it: two pieces stand on one cell, or a piece is of a kind that the game does not have."
FEN_SIDE_TAKEN "T641" "fen-side-taken" Note
    "Whose turn was taken from the first move"
    "The FEN does not say who is to move. It was taken to be the player whose piece the first move moves, or else the one who begins in this game."
FEN_MISSING "T642" "fen-missing" Warning
    "SetUp without FEN"
    "The tag SetUp says that the game starts from a position, but no FEN gives it. The start position of the game was taken."
NO_TURN_BETWEEN "T643" "no-turn-between" Error
    "No legal move leads from one position of a list to the next"
    "A list of positions is read as a game: between two of them the move is looked for that makes the second of the first. Here there is none, so a position is wrong or missing. The game goes on from the second one."
}
