//! T2xx: whether moves are legal, and why not.

super::define_codes! { LEGALITY:
NO_WAY "T201" "no-way" Error
    "No such move"
    "The piece can't go from the first cell to the last: they are not on one line, the piece does not move like that, or there is nothing to take on the way. Look for a digit or letter written wrong, or for a move left out before this one."
NOTHING_THERE "T202" "nothing-there" Error
    "No piece stands there"
    "The cell where the move begins is empty. As a rule an earlier move is missing or was written wrong."
NOT_YOURS "T203" "not-yours" Error
    "The other player's piece"
    "The piece belongs to the player who is not to move. A move of the player to move may have been left out, or the record begins with the wrong colour (the tag FEN can say who begins)."
MUST_TAKE_MOST "T204" "must-take-most" Error
    "Another capture takes more"
    "In this game the capture that takes the most pieces must be made, and another one takes more than the one written. International draughts: FMJD rules, chapter 4; the law of quantity of the Italian and the Spanish federations, of Brazilian, Canadian and Turkish draughts."
MUST_TAKE "T205" "must-take" Error
    "A capture must be made"
    "Taking is compulsory: as long as something can be taken, a move that takes nothing is not legal. FMJD and WCDF rules of play, and those of nearly every draughts game."
MUST_TAKE_VALUE "T206" "must-take-value" Error
    "Another capture is worth more"
    "In this game captured men and kings are counted by value, and the most valuable capture must be made. Frisian draughts: a king is worth a little less than two men; at equal value a king that takes goes before a man."
MUST_TAKE_BY_KING "T207" "must-take-by-king" Error
    "A king that can take must take"
    "In this game a king that can take goes before a man that can. Czech draughts: the federation's rules; Italian draughts: the second law of capture, between captures of as many pieces."
MUST_TAKE_MOST_KINGS "T208" "must-take-most-kings" Error
    "Another capture takes more kings"
    "Between captures of as many pieces, the one that takes more kings must be made. Italian draughts: the third law of capture; Spanish draughts: the law of quality."
MUST_TAKE_KING_FIRST "T209" "must-take-king-first" Error
    "Another capture meets a king earlier"
    "Between captures of as many pieces and kings by the same kind of piece, the one that meets a king first must be made. Italian draughts: the fourth law of capture."
MUST_GO_ON "T210" "must-go-on" Error
    "The capture is not finished"
    "A capture must be carried on as long as the piece can take. FMJD and WCDF rules of play, and those of nearly every draughts game."
MUST_LAND_ELSEWHERE "T211" "must-land-elsewhere" Error
    "The king must land where it can go on taking"
    "Behind the piece taken the king may choose its cell, but if from one of them it can go on taking, it must choose such a one. Russian draughts: the federation's code; pool checkers: APCA rules."
PROMOTION_ENDS "T212" "promotion-ends-turn" Error
    "Reaching the last row ends the turn"
    "In this game a man that reaches the last row becomes a king and the turn ends; it takes on as a king in the next turn at the earliest. English draughts: WCDF rules of play; so too in Italian and Spanish draughts."
NOTHING_TAKEN "T213" "nothing-taken" Error
    "Written as a capture, but takes nothing"
    "The move is written with the sign of a capture, but between its cells there is nothing to take. The plain step would be legal and is written with a hyphen."
MAN_DIRECTION "T214" "man-direction" Error
    "A man does not move that way"
    "A man may step only in the directions that its game allows: in most games one cell forward along a diagonal, in Turkish draughts forward or sideways."
MAN_TAKES_DIRECTION "T215" "man-takes-direction" Error
    "A man does not take that way"
    "A man may take only in the directions that its game allows. In English, Italian, Spanish, Czech and Thai draughts men take forward only; in international and Russian draughts in all four."
MAN_TAKES_KING "T216" "man-takes-king" Error
    "A man may not take a king"
    "In this game only kings take kings. Italian draughts: federation rules, the king is immune to men."
KING_TOO_FAR "T217" "king-too-far" Error
    "A king does not go so far"
    "In this game a king steps one cell at a time, or must stop on the cell just behind the piece that it takes."
BLOCKED "T218" "blocked" Error
    "A piece stands in the way"
    "The way to the last cell leads over a piece that can't be jumped: one's own, two in a row, or one that was taken in this turn already and is lifted only at its end."
OCCUPIED "T219" "occupied" Error
    "The cell is occupied"
    "A piece already stands on a cell where the mover would come to stand."
KING_BARRED "T220" "king-barred" Error
    "This king has to wait"
    "A side that still has men may not make more than three quiet moves in a row with one king. Frisian draughts: the three-move rule. A game that starts from a position counts from zero unless its FEN carries the counters."
TAKEN_TWICE "T221" "taken-twice" Error
    "The same piece would be taken twice"
    "A piece can be taken only once in a turn. It may not even be jumped a second time, and where pieces are lifted only at the end of the turn it stays in the way until then. FMJD rules, chapter 4."
GAME_OVER "T222" "game-over" Error
    "The game was over already"
    "By the rules of the game the position before this move is decided: a player has no piece or no legal move, or the goal of the game is reached. Moves after that can't be part of the game."
NO_SUCH_CELL "T223" "cell-not-on-board" Error
    "No such cell"
    "The move names a cell that this board does not have, or one that is not in play (a light cell where play is on the dark ones)."
AMBIGUOUS "T224" "ambiguous" Error
    "The move may mean several turns"
    "The text fits more than one legal turn, and nothing after it tells which was played. A short capture that does not tell is written with every cell where the piece turns: 5x28x44x35 (PDN 3.0, captures)."
UNREADABLE "T225" "unreadable-move" Error
    "The move can't be read"
    "The text stands where a move should, and is none in any notation that this game is written in. It is kept as it stands; what follows can't be replayed."
POSITION_UNKNOWN "T226" "position-unknown" Error
    "The position is not known here"
    "A move before this one is unknown in the record itself, or a position set in the middle could not be read; so nothing can be said of the moves that follow."
UNKNOWN_MOVE "T227" "unknown-move" Note
    "A move that the record does not know"
    "The record has dots or dashes in place of a move (PDN 3.0 allows `...` and `- -`). The game counts as legal as far as it is known if only a result follows."
SETTLED "T228" "ambiguous-settled" Note
    "A short move, settled by what follows"
    "The text fits several legal turns; only with one of them can the moves that follow be played, so that one was meant."
MISSING_MOVE "T229" "missing-move" Note
    "A move seems to be missing"
    "The numbers of the moves jump, or one number has only one move: between these two moves of the same player a move of the other one was left out."
DID_YOU_MEAN "T230" "did-you-mean" Note
    "One slip of the pen explains it"
    "With one move written a little differently (one digit or letter, two of them swapped) the whole rest of the game can be played. The record is not changed; look at the score sheet."
OTHER_RULES "T231" "other-rules-accept" Note
    "Another rule set accepts the game"
    "The game can't be played by the rules that the record names, but every move is legal by those of another game. The tags GameType or Variant may be wrong."
FITS_OTHER_SIDE "T232" "fits-other-side" Note
    "Legal if the other side were to move"
    "The move would be legal for the player who is not to move: a move is missing before it, or the wrong side begins."
TOO_MANY_WAYS "T233" "too-many-meanings" Warning
    "Too many meanings to follow"
    "So many moves of this game may mean several turns that not every combination was followed up (64 are)."
NOT_A_TURN_HERE "T234" "not-a-turn-here" Error
    "Not a legal turn in this position"
    "The text is none of the turns that the rules of the game allow in this position. `tavlei moves` lists them all, and `tavlei games` with the id of the game tells its rules and how its turns are written."
TURN_NOT_FINISHED "T235" "turn-not-finished" Error
    "A part of the turn is missing"
    "Turns begin like this one and go on: with a second move, another man placed, a sowing that the rules demand, or a sign that tells two turns apart. The whole turn of a player stands in one text, its parts joined by commas."
TURN_TOO_LONG "T236" "turn-too-long" Error
    "The text goes on behind the turn"
    "The text begins with a turn that is legal and complete, and what follows is no part of it: the turn ends there, or the next player's turn was written on to it, or something else that means nothing in this game."
NO_PASS "T237" "no-pass" Error
    "A pass is not allowed here"
    "A player passes only where the rules of the game let him: as a rule when he has no other turn, in some games never."
MUST_PASS "T238" "must-pass" Error
    "Only a pass is legal"
    "The player to move has no turn but the pass, which is written `--`. Often a pass was left out of the record, and the turn is the other player's."
PIECE_HAS_NO_TURN "T239" "piece-has-no-turn" Error
    "This piece can't be moved now"
    "The piece where the turn begins has no legal turn in this position: it is shut in, bound by a rule of the game, or of a kind that does not move now. Other pieces have turns."
WRONG_THROW "T240" "wrong-throw" Error
    "The throw does not fit the turn"
    "In a game with a die the throw is written in front of the turn, `[4]a1-e1`, and tells how far the man goes. The throw is missing, is none that the die can show, or belongs to a move of another length."
NO_PLACE "T241" "no-place" Error
    "No man can be placed there"
    "The rules do not let the player to move put a man on this cell now, though it is free: it is too near to others, out of the part of the board that is open, takes nothing where it must, or nothing may be placed at all. `tavlei games` with the id of the game tells where men may be placed."
OTHER_SIDES_TURN "T242" "other-sides-turn" Error
    "A turn of the other player"
    "The turn would be legal for the player who is not to move, and is not for the one who is. A turn or a pass was left out before it, or the wrong side begins."
REPEATS "T243" "repeats" Error
    "It would go back to where it came from"
    "The game forbids to restore at once what has just been: the same position as before the other player's turn (potop, tochki), or a cell that the piece has just left (the general). A turn later it may be allowed."
HAND_EMPTY "T244" "hand-empty" Error
    "No man is left in hand"
    "The player has placed all men already, and can't place another one."
}
