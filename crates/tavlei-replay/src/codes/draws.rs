//! T4xx: draw rules that count moves.

super::define_codes! { DRAWS:
THREEFOLD "T401" "threefold" Note
    "The same position for the third time"
    "The same position with the same player to move stood on the board for the third time. FMJD and WCDF rules: the game is drawn, or a player may claim it. A record may well go on: not every draw is claimed."
MOVE_COUNT "T402" "move-count" Note
    "A draw rule that counts moves held"
    "By a rule that counts moves (kings only, a lone king against a few pieces, and so on) the game was drawn here, or a player could claim it. The message names the rule and its source, and says whether play went on."
}
