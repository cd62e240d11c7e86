//! T65x: opening ballots.

super::define_codes! { BALLOTS:
BALLOT "T650" "ballot" Note
    "The ballot that the game began with"
    "The game began with this entry of the deck that was asked about: its moves were played, in this or in another order, or the record starts from the position that it leads to. `tavlei ballots NAME` lists a deck with its source."
BALLOT_LEFT "T651" "ballot-not-followed" Error
    "The ballot was not followed"
    "The record names the ballot that was drawn (tag Ballot), and the game did not begin with it. Where openings are drawn by lot both players must begin with the ballot: the moves of the three-move deck (American Checker Federation), or the moves or flown men of the table of draw (International Draughts Federation, IDF)."
BALLOT_NONE "T652" "ballot-none" Error
    "The game begins with no ballot"
    "No entry of the deck that was asked about leads to a position of this beginning, so the opening was not drawn from it. A deck may leave entries out: the three-move deck of 156 bars eighteen openings. `tavlei ballots NAME` lists it with its source."
BALLOT_UNKNOWN "T653" "ballot-unknown" Warning
    "The tag Ballot names no entry of the deck"
    "The tag Ballot has no number of the deck that was asked about, nor the moves of one of its entries. Another deck may be meant: `tavlei ballots` lists all."
BALLOT_SHORT "T654" "ballot-too-short" Note
    "Too short to tell the ballot"
    "The record ends before any ballot of the deck is played to its end; so far it may be one."
}
