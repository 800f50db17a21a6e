"""A move as a hint names it: as advice ("Lead **6-4 as 4s**"), and as a condition ("with **6-4**", "if you pass")."""

from typing import NamedTuple

from bot.rules.grammar import joined
from bot.rules.moves import Bid, Declare, Kitty, Lead, Move, Pass, Peek, Place, Play, Trump, Turn, Yield
from bot.rules.tricks.bids import PASS
from bot.rules.view import View
from bot.words.choices import choice_label
from bot.words.names import Namer
from bot.words.speaker import say


class Named(NamedTuple):
    """A move in words: a verb, what it is done with, the words after it, and the condition that it is made."""

    verb: str
    what: str
    rest: str
    condition: str

    @property
    def advice(self) -> str:
        """ "Name **5s** trump", "Pass"."""
        return " ".join(filter(None, (self.verb, self.what, self.rest)))

    @property
    def as_noun(self) -> str:
        """ "**5s**", "Passing"."""
        return self.what or {"Pass": "Passing"}.get(self.verb, f"“{self.verb}”")

    def after(self, first: "Named") -> str:
        """The same after another move: without the verb where that is the same, else in small letters."""
        if self.what and self.verb == first.verb and self.rest == first.rest:
            return self.what
        return f"{self.verb[:1].lower()}{self.advice[1:]}"


def named(  # noqa: C901 - a catalogue: one case for each kind of move
    view: View, move: Move, name: Namer, *, is_known_by_piece: bool = False
) -> Named:
    """A move of the viewer in words. `is_known_by_piece`: a condition need not say as which suit a piece is led."""
    label = _label(view, move, name)
    bold = f"**{label}**"
    match move:
        case Play():
            return _with("Play", f"**{move.piece}**")
        case Lead():
            lead = f"**{_lead(view, move, label)}**"
            return Named("Lead", lead, "", f"with {f'**{move.piece}**' if is_known_by_piece else lead}")
        case Pass():
            return _with("Pass", f"**{joined(map(str, move.pieces))}**")
        case Bid():
            return _if("Pass") if move == PASS else _if("Bid", bold)
        case Kitty():
            return _if("Swap", f"**{move.swap}**") if move.swap is not None else _if("Keep your hand")
        case Trump(None):
            return Named("Play", "**without trump**", "", "without trump")
        case Trump():
            return Named("Name", bold, "trump", f"with {bold} trump")
        case Declare():
            return _with("Play", bold)
        case Place():
            return _with("Place it at", f"**the {label[:1].lower()}{label[1:]}**")
        case Turn():
            verb, _, what = label.partition(" ")
            return _with(verb, f"**{what}**")
        case Peek():
            return _if("Peek at your next tile")
        case Yield():
            return _if(label)
        case _:
            return Named("Choose", bold, "", f"with {bold}")


def _with(verb: str, what: str) -> Named:
    return Named(verb, what, "", f"with {what}")


def _if(verb: str, what: str = "") -> Named:
    words = " ".join(filter(None, (f"{verb[:1].lower()}{verb[1:]}", what)))
    return Named(verb, what, "", f"if you {words}")


def _label(view: View, move: Move, name: Namer) -> str:
    choices = view.ask.choices if view.ask is not None else ()
    return next((say(choice_label(view, choice, name)) for choice in choices if choice.move == move), str(move))


def _lead(view: View, lead: Lead, label: str) -> str:
    """A lead says its suit only where the piece could be led as another."""
    choices = view.ask.choices if view.ask is not None else ()
    alike = [choice for choice in choices if isinstance(choice.move, Lead) and choice.move.piece == lead.piece]
    return label if len(alike) > 1 else str(lead.piece)
