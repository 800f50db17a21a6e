"""A move as hints, puzzles and looks back name it."""

from typing import Literal

from bot.message import Message, Row
from bot.rules import moves
from bot.rules.moves import Lead, Move, piece_of
from bot.rules.tricks.bids import PASS
from bot.rules.view import View
from bot.words.names import Namer
from bot.words.passing import next_seat
from bot.words.terms import who

Form = Literal["", "do", "doing", "than"]


def named(view: View, move: Move, name: Namer, form: Form = "") -> Message:
    """A move of the viewer: "6-4 as 4s"; as advice (`do`: "Lead **6-4 as 4s**"), at the beginning of a sentence
    (`doing`), as what another is compared with (`than`).
    """
    found = _named(view, move, name)
    return found.attribute(form) if form else found


def _named(view: View, move: Move, name: Namer) -> Message:  # noqa: C901 - a case for each kind of move
    match move:
        case Lead(piece, suit) if suit is not None and _could_be_led_otherwise(view, move):
            return Message("move-lead-as", piece=piece, suit=suit)
        case Lead(piece):
            return Message("move-lead", piece=piece)
        case moves.Play(piece):
            return Message("move-play", piece=piece)
        case moves.Pass(pieces):
            return Message("move-give", pieces=Row(pieces))
        case moves.Bid():
            return Message("move-pass") if move == PASS else Message("move-bid", bid=move)
        case moves.Kitty(swap):
            return Message("move-keep") if swap is None else Message("move-swap", piece=swap)
        case moves.Trump(suit):
            return Message("move-no-trump") if suit is None else Message("move-trump", suit=suit)
        case moves.Declare(special):
            return Message("move-declare", special=special)
        case moves.NameDoubles(doubles):
            return Message("move-doubles", place=doubles.value)
        case moves.Place(end):
            left, right = view.line_board.ends or (0, 0)
            is_left = end is moves.End.LEFT
            return Message("move-place-left", end=left) if is_left else Message("move-place-right", end=right)
        case moves.Turn(place):
            return Message("move-turn") if place is None else Message("move-turn-place", place=place)
        case moves.Peek():
            return Message("move-peek")
        case moves.Yield():
            return Message("move-yield", who=who(view, next_seat(view), name))
        case moves.Moon(int(seat)):
            return Message("move-moon-other", who=who(view, seat, name))
        case moves.Moon(everyone=everyone):
            return Message("move-moon-all" if everyone else "move-moon-self")
        case _:
            return Message("move-typed", typed=str(move))


def _could_be_led_otherwise(view: View, lead: Lead) -> bool:
    choices = view.ask.choices if view.ask is not None else ()
    return sum(piece_of(choice.move) == lead.piece for choice in choices) > 1
