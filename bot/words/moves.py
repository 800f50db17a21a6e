"""A move in words: as hints name it, as /move lists it, and what somebody did."""

from typing import Literal

from bot.message import Message, Row, Text, message_for
from bot.rules import moves
from bot.rules.pieces import Card
from bot.rules.tricks.bids import PASS
from bot.rules.view import Choice, View
from bot.words.chain import end_name
from bot.words.choices import choice_label, choice_note
from bot.words.names import Namer
from bot.words.passing import next_seat
from bot.words.terms import who

Form = Literal["", "do", "doing", "than"]


def named(view: View, move: moves.Move, name: Namer, form: Form = "") -> Message:
    """A move of the viewer: "6-4 as 4s"; as advice (`do`: "Lead **6-4 as 4s**"), at the beginning of a sentence
    (`doing`), as what another is compared with (`than`).
    """
    found = _named(view, move, name)
    return found.attribute(form) if form else found


def _named(view: View, move: moves.Move, name: Namer) -> Message:
    match move:
        case moves.Lead(piece, suit):
            choices = view.ask.choices if view.ask is not None else ()
            is_open = sum(moves.piece_of(choice.move) == piece for choice in choices) > 1
            return message_for("named", move, suit=suit if is_open else None)
        case moves.Play(piece, end):
            choices = view.ask.choices if view.ask is not None else ()
            is_open = sum(moves.piece_of(choice.move) == piece for choice in choices) > 1
            if end is not None and is_open:
                return Message("named-play-to", piece=piece, end=end_name(end))
            return Message("named-play", piece=piece)
        case moves.Pass(pieces):
            return Message("named-pass", pieces=Row(pieces))
        case moves.Bid():
            return Message("named-no-bid") if move == PASS else Message("named-bid", bid=move)
        case moves.Place(end):
            left, right = view.line_board.ends or (0, 0)
            return message_for("named", move, number=left if end == "left" else right)
        case moves.Yield():
            return Message("named-yield", who=who(view, next_seat(view), name))
        case moves.Moon(opponent):
            return message_for("named", move, who=who(view, opponent or 0, name))
        case moves.Retract() | moves.Challenge() | moves.Claim() | moves.Concede():
            return Message("named-typed", typed=str(move))
        case _:
            return message_for("named", move)


def did(move: moves.Move) -> Message:
    """What somebody did, in the past and without their name: "played 5-4", "bid 6", "passed"."""
    match move:
        case moves.Play(_, end):
            return message_for("did", move, end=_end(end))
        case moves.Pass(pieces):
            return Message("did-pass", pieces=Row(pieces))
        case moves.Lead(Card()):
            return message_for("did", move, suit=None)
        case _:
            return message_for("did", move)


def _end(end: moves.End | None) -> Message | None:
    return None if end is None else end_name(end)


def did_in_brief(move: moves.Move) -> Message:
    """The same in as few words as there can be, where what kind of move it is goes without saying."""
    return did(move).attribute("brief")


def listed(view: View, choice: Choice, name: Namer) -> Text:
    """A legal move as /move lists it, with its verb, for it stands among others: "Lead 6-4 as 4s", "Bid 6"; and what
    goes with it.
    """
    label, note, move = choice_label(view, choice, name), choice_note(view, choice), choice.move
    match move:
        case moves.Bid() if move != PASS:
            label = Message("typed-bid", bid=move)
        case moves.Play(_, end):
            label = message_for("typed", move, end=_end(end))
        case moves.Lead() | moves.Trump() | moves.Declare():
            label = message_for("typed", move)
        case moves.NameDoubles():
            label = message_for("typed", move, doubles=label)
        case moves.Place():
            label = message_for("typed", move, end=label)
        case _:
            pass
    return Message("typed-noted", move=label, note=note) if note else label
