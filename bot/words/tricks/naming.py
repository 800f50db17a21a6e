"""Naming trump and ranking the doubles: the choices, and the pieces of the hand that count for each."""

from typing import NamedTuple

from bot.message import AnyOf, Message, Row, Text, capitalized, sentences
from bot.rules.moves import Declare, NameDoubles, Trump
from bot.rules.pieces import Piece, Tile
from bot.rules.suits import Doubles, Suit
from bot.rules.view import Phase, View
from bot.words.terms import as_sentence
from bot.words.tricks.sentences import doubles_rank


class Holding(NamedTuple):
    """The number of pieces that would be trump, and whether no other suit would give more."""

    suit: Suit
    held: int
    is_longest: bool


class Naming(NamedTuple):
    """The trumps the viewer can name: numbers, the highest first, then doubles; and the rest: "no trump or Nel-O"."""

    holdings: tuple[Holding, ...]
    others: AnyOf


def naming_of(view: View) -> Naming | None:
    """The trumps the viewer can name; None in any other phase, and for anyone else."""
    if view.phase is not Phase.TRUMP or view.ask is None:
        return None
    named = [choice.move.suit for choice in view.ask.choices if isinstance(choice.move, Trump)]
    numbers = sorted((suit for suit in named if suit is not None and suit is not Suit.DOUBLES), reverse=True)
    suits = (*numbers, *(suit for suit in named if suit is Suit.DOUBLES))
    counts = {suit: held_of(view, suit) for suit in suits}
    most = max(counts.values(), default=0)
    holdings = tuple(Holding(suit, count, is_longest=count == most > 0) for suit, count in counts.items())
    contracts = [choice.move.special for choice in view.ask.choices if isinstance(choice.move, Declare)]
    return Naming(holdings, AnyOf((*([Message("no-trump")] if None in named else []), *contracts)))


def held_of(view: View, suit: Suit) -> int:
    """The number of pieces in the viewer's hand that would be trump with a suit."""
    return sum(bears(shown.piece, suit) for shown in view.hand)


def bears(piece: Piece | None, suit: Suit) -> bool:
    """True if a piece has that number, is a double where doubles are the suit, or is of that suit of cards."""
    if not isinstance(piece, Tile):
        return piece is not None and piece.suit == suit.value
    if suit is Suit.DOUBLES:
        return piece.is_double
    return suit.value.isdecimal() and piece.has(int(suit.value))


def doubles_offered(view: View) -> tuple[Doubles, ...]:
    """The ranks the viewer can give the doubles; none in any other phase, and for anyone else."""
    if view.phase is not Phase.DOUBLES or view.ask is None:
        return ()
    return tuple(choice.move.doubles for choice in view.ask.choices if isinstance(choice.move, NameDoubles))


def doubles_held(view: View) -> Message:
    """The doubles in the viewer's hand."""
    held = [shown.piece for shown in view.hand if isinstance(shown.piece, Tile) and shown.piece.is_double]
    return Message("doubles-held", count=len(held), tiles=Row(held))


def doubles_panel(doubles: Doubles) -> tuple[Text, Text, Text]:
    """A rank of the doubles for a panel: its name, an example of it, and a note."""
    place = doubles.value
    return capitalized(doubles_rank(doubles)), Message(f"panel-{place}.beats"), Message(f"panel-{place}.more")


def naming_sentences(view: View) -> Text:
    """The hand of the player who names trump or ranks the doubles; empty for anyone else."""
    naming = naming_of(view)
    if naming is not None:
        held = sorted((holding for holding in naming.holdings if holding.held), key=lambda one: -one.held)
        none = [holding.suit for holding in naming.holdings if not holding.held]
        counts = Row(Message("naming-suit", suit=holding.suit, count=holding.held) for holding in held)
        return sentences(
            Message("naming-held", counts=counts),
            Message("naming-lacks", suits=AnyOf(none)) if none else None,
            as_sentence(Message("naming-others", others=naming.others)) if naming.others.items else None,
        )
    offered = doubles_offered(view)
    if not offered:
        return ""
    panels = ((doubles_rank(doubles), *doubles_panel(doubles)[1:]) for doubles in offered)
    places = Row(Message("doubles-place", rank=rank, beats=beats, more=more) for rank, beats, more in panels)
    hold = as_sentence(Message("doubles-hold", doubles=doubles_held(view)))
    return sentences(Message("doubles-choices", places=places), hold)
