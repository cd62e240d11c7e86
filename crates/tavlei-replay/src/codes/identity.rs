//! T53x: which game a record is, and how its moves are written. (T501 to T529 are the remarks of
//! the notation on single moves.)

super::define_codes! { IDENTITY:
GAME_UNKNOWN "T530" "game-unknown" Error
    "Which game is it?"
    "The record does not say which game it is, and no game accepts its moves. It was replayed as the game that goes furthest, which is a guess. Name the game with the tag GameType or Variant, or with --game."
GAME_FROM_FILE "T531" "game-from-file" Note
    "The game was inferred from the file"
    "The record does not say which game it is. It was replayed as the game that accepts the most of the records at the beginning of its file, or as the one that those records name."
GAME_GUESSED "T532" "game-guessed" Note
    "The game was found by trial"
    "The record does not say which game it is, and it is not the one that the rest of its file is. It was replayed as the first game that accepts all its moves."
GAME_GIVEN "T533" "game-overridden" Note
    "The record names another game"
    "The game was given by the caller and goes before what the record says."
VARIANT_UNKNOWN "T534" "variant-unknown" Warning
    "Unknown value of the tag Variant"
    "The tag Variant names no game of the catalogue. `tavlei games` lists the names."
GAME_TYPE_UNKNOWN "T535" "gametype-unknown" Warning
    "Unknown value of the tag GameType"
    "The tag GameType begins with no number of a game that the catalogue has. PDN 3.0 lists the numbers; `tavlei games` says which games have one."
TAGS_DIFFER "T536" "variant-gametype-differ" Warning
    "Variant and GameType name different games"
    "The tag Variant goes before GameType, because it can name games that have no number."
GAME_TYPE_ODD "T537" "gametype-odd" Note
    "Odd attributes in GameType"
    "The attributes behind the number (first player, size, notation) are not those that PDN 3.0 has for this game. Real files are often wrong there, so only the number is trusted."
OTHER_LABELS "T538" "other-labels" Note
    "Cells called by other names than usual"
    "The moves are written with other names for the cells than records of this game use as a rule: letters in place of numbers, or the board turned so that a1 is at the left hand of the player who begins."
TAKE_AS_STEP "T539" "capture-as-step" Note
    "A capture written with a hyphen"
    "PDN 3.0 writes captures with x (Russian draughts with :). The move is legal and understood."
PARTIAL_PATH "T540" "partial-path" Note
    "Half a path"
    "A capture is written with its ends alone, or with every cell where the piece turns; PDN 3.0 forbids half a path. One legal turn only passes these cells, so it was meant."
STRAY "T541" "stray-text" Warning
    "Text among the moves that is no move"
    "The text stands where a move could stand and is none, and the move behind it can be played as if it were not there. It is kept, and not played."
IN_PARTS "T542" "capture-in-parts" Note
    "A capture written jump by jump"
    "Some programs write every jump of one capture as a move of its own, with a number of its own. The jumps were put together; they count as one half-move."
NOTATION_UNKNOWN "T543" "notation-unknown" Warning
    "Unknown value of the tag Notation"
    "The tag Notation names no notation of the program: `tavlei notations` lists them. Moves were read as PDN. A notation in a file of your own is given with --read-notation FILE.toml."
NOTATION_WRONG "T544" "notation-wrong" Warning
    "Moves are not written as the tag Notation says"
    "The moves can't be read in the notation that the tag Notation names, but all of them as records of the game are written as a rule, so that was meant."
NO_NAMES "T545" "notation-without-board" Warning
    "A notation has no names for the board"
    "The notation has its names of cells from tables, and none of them is for a board of so many files, ranks and cells. Add a table for it, or take another notation."
MIXED_NAMES "T546" "mixed-notations" Note
    "Moves of one game in several notations"
    "Some moves of the game call cells by letters and others by numbers, or by two numberings. All were read, and stay as they are written; convert --notation brings them into one notation. A second numbering is believed in only where three moves or more are legal by it alone and the whole game is legal then."
}
