"""What a hand holds of each suit that may be named trump, and what may be said of the doubles."""

from dataclasses import dataclass

from bot.rules.moves import Declare, NameDoubles, Special, Trump
from bot.rules.pieces import Piece, Tile
from bot.rules.suits import Doubles, Suit
from bot.rules.view import Phase, View


@dataclass(frozen=True, slots=True)
class Holding:
    """How many pieces of a hand would be trump, and whether no other suit would give more."""

    suit: Suit
    count: int
    is_longest: bool


@dataclass(frozen=True, slots=True)
class Naming:
    """What the viewer may name trump: suits from the highest number down, then the doubles; perhaps no trump, or one of
    the special contracts.
    """

    holdings: tuple[Holding, ...]
    may_be_none: bool
    contracts: tuple[Special, ...] = ()

    @property
    def others(self) -> tuple[str, ...]:
        """What may be chosen besides a suit: "no trump", "Nel-O"."""
        return *(["no trump"] if self.may_be_none else []), *(special.label for special in self.contracts)


def naming_of(view: View) -> Naming | None:
    """What the viewer is asked to name trump; None in any other phase, and for everybody else."""
    if view.phase is not Phase.TRUMP or view.ask is None:
        return None
    named = [choice.move.suit for choice in view.ask.choices if isinstance(choice.move, Trump)]
    numbers = sorted((suit for suit in named if suit is not None and suit is not Suit.DOUBLES), reverse=True)
    suits = (*numbers, *(suit for suit in named if suit is Suit.DOUBLES))
    counts = {suit: held_of(view, suit) for suit in suits}
    most = max(counts.values(), default=0)
    holdings = tuple(Holding(suit, count, is_longest=count == most > 0) for suit, count in counts.items())
    contracts = tuple(choice.move.special for choice in view.ask.choices if isinstance(choice.move, Declare))
    return Naming(holdings, may_be_none=None in named, contracts=contracts)


def held_of(view: View, suit: Suit) -> int:
    """How many pieces of the viewer's hand would be trump with a suit."""
    return sum(_bears(shown.piece, suit) for shown in view.hand)


def _bears(piece: Piece | None, suit: Suit) -> bool:
    if not isinstance(piece, Tile):
        return False
    return piece.is_double if suit is Suit.DOUBLES else piece.has(int(suit.value))


def doubles_offered(view: View) -> tuple[Doubles, ...]:
    """Where the viewer may say the doubles belong; nothing in any other phase, and for everybody else."""
    if view.phase is not Phase.DOUBLES or view.ask is None:
        return ()
    return tuple(choice.move.doubles for choice in view.ask.choices if isinstance(choice.move, NameDoubles))


def doubles_held(view: View) -> tuple[Tile, ...]:
    """The doubles in the viewer's hand."""
    return tuple(shown.piece for shown in view.hand if isinstance(shown.piece, Tile) and shown.piece.is_double)
