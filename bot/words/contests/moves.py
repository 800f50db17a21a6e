"""What somebody did, in the past and without their name: "played 5-4", "bid 6", "passed"."""

from bot.message import Message, Row
from bot.rules import moves
from bot.rules.pieces import Tile
from bot.rules.suits import Doubles
from bot.rules.tricks.bids import PASS

_DOUBLES = {
    Doubles.BOTH: "did-doubles-both",
    Doubles.HIGH: "did-doubles-high",
    Doubles.LOW: "did-doubles-low",
    Doubles.OWN_SUIT: "did-doubles-own-suit",
}
_OTHERS = {
    moves.Yield: "did-yield",
    moves.Peek: "did-peek",
    moves.Retract: "did-retract",
    moves.Claim: "did-claim",
    moves.Concede: "did-concede",
}


def did(move: moves.Move) -> Message:  # noqa: C901 - a case for each kind of move
    """What somebody did: a message for each kind of move."""
    match move:
        case moves.Pass(pieces):
            return Message("did-pass-tiles", pieces=Row(pieces))
        case moves.Lead(piece, suit):
            named = suit is not None and isinstance(piece, Tile)
            return Message("did-lead-as", piece=piece, suit=suit) if named else Message("did-lead", piece=piece)
        case moves.Play(piece):
            return Message("did-play", piece=piece)
        case moves.Bid():
            return Message("did-pass") if move == PASS else Message("did-bid", bid=move)
        case moves.Kitty(swap):
            return Message("did-kitty-keep") if swap is None else Message("did-kitty-swap", piece=swap)
        case moves.Trump(suit):
            return Message("did-no-trump") if suit is None else Message("did-trump", suit=suit)
        case moves.Declare(special):
            return Message("did-declare", special=special)
        case moves.NameDoubles(doubles):
            return Message(_DOUBLES[doubles])
        case moves.Turn(place):
            return Message("did-turn") if place is None else Message("did-turn-place", place=place)
        case moves.Place(end):
            return Message("did-place-left" if end.value == "left" else "did-place-right")
        case moves.Moon(opponent, everyone):
            charged = "did-moon-minus" if opponent is None else "did-moon-one"
            return Message("did-moon-all" if everyone else charged)
        case moves.Challenge(seat):
            return Message("did-challenge-none" if seat is None else "did-challenge")
        case _:
            return Message(_OTHERS[type(move)])
