"""A legal move in words, as /move lists it: with its verb, for it stands among others."""

from bot.message import Message, Text
from bot.rules.moves import Bid, Declare, Lead, NameDoubles, Place, Play, Trump
from bot.rules.tricks.bids import PASS
from bot.rules.view import Choice, View
from bot.words.choices import choice_label, choice_note
from bot.words.names import Namer


def named_move(view: View, choice: Choice, name: Namer) -> Text:
    """A legal move: "Lead 6-4 as 4s", "Bid 6", "Let Bo lead"; with what goes with it."""
    words, note = _move(view, choice, name), choice_note(view, choice)
    return Message("typed-noted", move=words, note=note) if note else words


def _move(view: View, choice: Choice, name: Namer) -> Text:
    match choice.move:
        case Play(piece=piece):
            return Message("typed-play", piece=piece)
        case Lead(piece=piece, suit=None):
            return Message("typed-lead", piece=piece)
        case Lead(piece=piece, suit=suit):
            return Message("typed-lead-as", piece=piece, suit=suit)
        case Bid() as bid if bid != PASS:
            return Message("typed-bid", bid=bid)
        case Trump(suit=None):
            return Message("typed-no-trump")
        case Trump(suit=suit):
            return Message("typed-trump", suit=suit)
        case Declare(special=special):
            return Message("typed-declare", special=special)
        case NameDoubles():
            return Message("typed-doubles", place=choice_label(view, choice, name))
        case Place():
            return Message("typed-place", end=choice_label(view, choice, name))
        case _:
            return choice_label(view, choice, name)
