"""A move in words: on its button, in a list of choices, in a hint, and in the past tense."""

from typing import Literal

from bot.message import Message, Row, Seat, Text, bold, message_for, value_text
from bot.rules import moves
from bot.rules.boards import LineView, TrainsView
from bot.rules.moves import Challenge, Lead, Moon, Play, Trump, Yield
from bot.rules.pieces import Card, Piece
from bot.rules.tricks.bids import PASS
from bot.rules.view import Choice, View
from bot.words.terms import dotted
from bot.words.trains.naming import play_name, train_in, train_of
from bot.words.tricks.naming import held_of
from bot.words.tricks.play import left_neighbour
from bot.words.tricks.sentences import doubles_rank


def choice_label(view: View, choice: Choice) -> Text:
    """A choice as a list has it: "6-4 as 4s", "Let Bo lead", "Challenge Bo: 7♥, trick 2", "Bo +26"."""
    match choice.move:
        case Yield():
            return Message("choice-yield", who=Seat(left_neighbour(view)))
        case Moon(opponent=int(seat)):
            points = sum(each.points for each in view.seats)
            return Message("choice-moon-one", who=Seat(seat), points=points)
        case Challenge(seat=int(seat), trick=number):
            played = view.trick_board.finished[number - 1].by(seat)
            piece = played.piece if played is not None else None
            return Message("choice-challenge", who=Seat(seat), piece=piece, trick=number)
        case _:
            return choice.label or str(choice.move)


def choice_note(view: View, choice: Choice) -> Text:
    """The note on a choice in a list: the worth of the tile, the number of tiles that would be trump."""
    held = _would_be_trump(view, choice)
    return choice.note if held is None else Message("choice-trump-note", held=held)


def _would_be_trump(view: View, choice: Choice) -> int | None:
    """The number of the player's tiles that a choice makes trump; None if it names no trump."""
    if view.ask is None or not isinstance(choice.move, Trump) or choice.move.suit is None:
        return None
    return held_of(view, choice.move.suit)


def button_label(view: View, choice: Choice) -> Text:
    """A choice on its button: for a play the code of the tile, "7-4", as the picture shows the rest."""
    held = _would_be_trump(view, choice)
    if held is not None:
        return Message("choice-trump-held", suit=choice.label, held=held)
    if isinstance(view.board, LineView):  # a play to an end of the line, with what it scores: "5-3 left (5)"
        points = dict(choice.note.values)["points"] if isinstance(choice.note, Message) else 0
        return Message("choice-points", play=choice.label, points=points) if points else choice.label
    if isinstance(view.board, TrainsView):
        return choice.label
    label = value_text(choice.move.piece) if isinstance(choice.move, Play) else choice_label(view, choice)
    is_revoke = choice.revoke and isinstance(choice.move, Lead | Play)
    return Message("choice-revoke", label=label) if is_revoke else label


Form = Literal["", "do", "doing", "than"]


def named(view: View, move: moves.Move, form: Form = "") -> Text:
    """A viewer's move: "6-4 as 4s"; as advice (`do`), as a sentence begins (`doing`), in a comparison (`than`)."""
    match move:
        case moves.Lead(piece, suit):
            what = Message("choice-lead", piece=piece, suit=suit) if _is_open(view, piece) else piece
            kind, value = "lead", {"piece": what}
        case moves.Play(piece, moves.Train()):
            kind, value = "play", {"piece": play_name(view, move) if _is_open(view, piece) else piece}
        case moves.Play(piece, end):
            has_end = end is not None and _is_open(view, piece)
            kind, value = "play", {"piece": Message("choice-tile-end", tile=piece, end=end) if has_end else piece}
        case moves.Pass(pieces):
            kind, value = "pass", {"pieces": Row(pieces)}
        case moves.Declare(special):
            kind, value = "declare", {"special": special}
        case moves.Retract() | moves.Challenge() | moves.Claim() | moves.Concede():
            kind, value = "typed", {"typed": str(move)}
        case _:
            found = _named(view, move)
            return found.attribute(form) if form else found
    if form in ("do", "doing"):
        return Message(f"named-{kind}.{form}", **value)
    (alone,) = value.values()  # it says all, but for advice and the start of a sentence
    return bold(alone) if form else value_text(alone)


def _is_open(view: View, piece: Piece) -> bool:
    """True if a piece can be played in more than one way."""
    choices = view.ask.choices if view.ask is not None else ()
    return sum(moves.piece_of(choice.move) == piece for choice in choices) > 1


def _named(view: View, move: moves.Move) -> Message:
    match move:
        case moves.Bid():
            return Message("named-no-bid") if move == PASS else Message("named-bid", bid=move)
        case moves.Place(end):
            left, right = view.rows_board.ends or (0, 0)
            return message_for("named", move, number=left if end == "left" else right)
        case moves.Yield():
            return Message("named-yield", who=Seat(left_neighbour(view)))
        case moves.Moon(opponent):
            return message_for("named", move, who=Seat(opponent or 0))
        case _:
            return message_for("named", move)


def did(move: moves.Move, view: View | None = None) -> Message:
    """A move in the past and without the player's name: "played 5-4", "bid 6", "passed". `view` is the player's, where
    it is at hand: their train is then one of theirs, and others have names.
    """
    match move:
        case moves.Play():
            train = train_of(view, move) if view is not None else None
            return message_for("did", move, end=_end(move) if train is None else train.attribute("on"))
        case moves.Pass(pieces):
            return Message("did-pass", pieces=Row(pieces))
        case moves.Lead(Card()):
            return message_for("did", move, suit=None)
        case _:
            return message_for("did", move)


def _end(move: moves.Play) -> Message | None:
    if isinstance(move.end, moves.Train):
        return train_in(move)
    return None if move.end is None else Message(f"end-{move.end.value}")


def did_in_brief(move: moves.Move) -> Text:
    """The same in the fewest words, where the kind of move is clear."""
    match move:
        case moves.Declare(special):
            return value_text(special)
        case moves.NameDoubles(doubles):
            return Message("pill-doubles", rank=doubles_rank(doubles))
        case moves.Kitty() | moves.Turn() | moves.Place():
            return did(move).attribute("brief")
        case _:
            return did(move)


def listed(view: View, choice: Choice) -> Text:
    """A legal move in the list of /move, with its verb and its note: "Lead 6-4 as 4s", "Bid 6"."""
    label, note, move = choice_label(view, choice), choice_note(view, choice), choice.move
    match move:
        case moves.Bid() if move != PASS:
            label = Message("typed-bid", bid=move)
        case moves.Play():
            label = message_for("typed", move, end=train_of(view, move) or _end(move))
        case moves.Lead() | moves.Trump() | moves.Declare():
            label = message_for("typed", move)
        case moves.NameDoubles():
            label = message_for("typed", move, doubles=label)
        case moves.Place():
            label = message_for("typed", move, end=label)
        case _:
            pass
    return dotted(label, note) if note else label
