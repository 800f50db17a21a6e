"""The names of trains: "Mexican", "own", "Ann", and in a sentence "on the Mexican train"."""

from bot.message import Message, Seat, Text
from bot.rules.moves import Play, Train
from bot.rules.view import View


def train_name(viewer: int | None, owner: int | None, by: int | None = None) -> Message:
    """A train in a list or after a tile: "Mexican", "Ann", "own" for the train of `by`, the player of a move.

    `.on` is the same in a sentence: "on the Mexican train", "on Ann", "on their train".
    """
    if owner is None:
        return Message("train-mexican")
    if owner == by:
        return Message("train-own" if owner == viewer else "train-theirs")
    return Message("train-yours") if owner == viewer and by is not None else Message("train-of", who=Seat(owner))


def train_in(move: Play) -> Message | None:
    """The train in a play's notation, where the View is not at hand; None where it names none."""
    match move.end:
        case Train.OWN:
            return Message("train-theirs")
        case Train():
            return train_name(None, move.end.owner(0))
        case _:
            return None


def train_of(view: View, move: Play) -> Message | None:
    """The train that a play of the viewer names; None where it names none."""
    seat = view.viewer or 0
    return train_name(seat, move.end.owner(seat), seat) if isinstance(move.end, Train) else None


def play_name(view: View, move: Play) -> Text:
    """A play of the viewer and its train: "11-6 Mexican"."""
    train = train_of(view, move)
    return str(move.piece) if train is None else Message("train-play", tile=move.piece, train=train)
