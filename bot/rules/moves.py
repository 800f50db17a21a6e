"""Moves: small values with a notation that parses and prints back. The journal, the commands and the tests use it."""

from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum
from functools import cache
from itertools import combinations

from bot.rules.pieces import Card, Piece
from bot.rules.suits import SUIT_OF_CARDS, Doubles, Suit


class End(StrEnum):
    LEFT = "left"
    RIGHT = "right"
    UP = "up"
    DOWN = "down"


class Train(StrEnum):
    """A train, as the player of a move names it: the player's own, the Mexican train, or that of another seat."""

    OWN = "own"
    MEXICAN = "mexican"
    SEAT_1 = "seat 1"
    SEAT_2 = "seat 2"
    SEAT_3 = "seat 3"
    SEAT_4 = "seat 4"
    SEAT_5 = "seat 5"
    SEAT_6 = "seat 6"
    SEAT_7 = "seat 7"
    SEAT_8 = "seat 8"

    @classmethod
    def of(cls, owner: int | None, seat: int) -> "Train":
        """The train of `owner`, None for the Mexican train, as the player at `seat` names it."""
        return cls.MEXICAN if owner is None else cls.OWN if owner == seat else cls(f"seat {owner + 1}")

    def owner(self, seat: int) -> int | None:
        """The owner of the train that the player at `seat` names so; None for the Mexican train."""
        return None if self is Train.MEXICAN else seat if self is Train.OWN else int(self[-1]) - 1


class _Word:
    """A move whose notation is its name."""

    __slots__ = ()

    def __str__(self) -> str:
        return type(self).__name__.lower()


@dataclass(frozen=True, slots=True)
class Pass:
    """Pass pieces to a neighbour, kept in descending order, cards before tiles: `pass 6-3 5-3 0-0`."""

    pieces: tuple[Piece, ...]

    def __post_init__(self) -> None:
        ordered = sorted(self.pieces, key=lambda piece: (isinstance(piece, Card), piece), reverse=True)
        object.__setattr__(self, "pieces", tuple(ordered))

    @staticmethod
    def every(hand: Iterable[Piece], count: int) -> tuple["Pass", ...]:
        """Every combination of `count` pieces of a hand; identical pieces count as one."""
        descending = Pass(tuple(hand)).pieces
        every, passes = combinations(descending, count), list[Pass]()
        for pieces in dict.fromkeys(every) if len(set(descending)) < len(descending) else every:
            made = object.__new__(Pass)  # sorted already: a hand of thirteen has hundreds of passes
            object.__setattr__(made, "pieces", pieces)
            passes.append(made)
        return tuple(passes)

    def __str__(self) -> str:
        return " ".join(("pass", *map(str, self.pieces)))


@dataclass(frozen=True, slots=True)
class Lead:
    """Lead a piece to a trick as one of its suits: `lead 6-4 as 4`, `lead QS`.

    A suit of None stands for the only suit possible; a move in the journal always has its suit.
    """

    piece: Piece
    suit: Suit | None = None

    def __post_init__(self) -> None:
        if self.suit is None and isinstance(self.piece, Card):
            object.__setattr__(self, "suit", SUIT_OF_CARDS[self.piece.suit])

    def __str__(self) -> str:
        own = isinstance(self.piece, Card) and self.suit == self.piece.suit
        return f"lead {self.piece}" if own or self.suit is None else f"lead {self.piece} as {self.suit}"


@dataclass(frozen=True, slots=True)
class Play:
    """Play a piece to a trick that was led, an end of the line or a train: `play 5-4`, `play 5-4 left`, `play 5-4 own`.

    An end of None stands for the only end possible; the first tile of a line has none.
    """

    piece: Piece
    end: End | Train | None = None

    def __str__(self) -> str:
        return f"play {self.piece}" if self.end is None else f"play {self.piece} {self.end}"


@dataclass(frozen=True, slots=True)
class Yield(_Word):
    """Order the left neighbour to lead: `yield`."""


MOON_BID = 21  # in the game Moon


class Special(StrEnum):
    """A special contract, not for points. The value is its notation."""

    NEL_O = "nel-o"  # to lose every trick
    PLUNGE = "plunge"  # with many doubles: the partner names trump and leads, and all tricks must be taken
    SPLASH = "splash"  # the same with fewer doubles
    SEVENS = "sevens"  # to win every trick, where the tile closest to seven pips wins


@dataclass(frozen=True, slots=True)
class Bid:
    """Bid an amount, or None to pass in the auction: `bid 6`, `bid pass`.

    A special bid ranks as its amount, where it has one: `bid nel-o`, `bid plunge 168`.
    """

    amount: int | None
    special: Special | None = None

    def __str__(self) -> str:
        words = [part for part in (self.special, self.amount) if part is not None]
        return " ".join(("bid", *map(str, words or ["pass"])))

    @property
    def nel_o(self) -> bool:
        return self.special is Special.NEL_O

    @property
    def sevens(self) -> bool:
        return self.special is Special.SEVENS

    @property
    def is_moon(self) -> bool:
        return self.special is None and self.amount == MOON_BID

    @property
    def counts_tricks(self) -> bool:
        """Only tricks matter under it: no piece is worth anything."""
        return self.special is Special.NEL_O or self.special is Special.SEVENS


@dataclass(frozen=True, slots=True)
class Kitty:
    """Swap a piece of the hand for the kitty, or None to leave it: `kitty 5-0`, `kitty keep`."""

    swap: Piece | None = None

    def __str__(self) -> str:
        return f"kitty {self.swap or 'keep'}"


@dataclass(frozen=True, slots=True)
class Trump:
    """Name trump, or None for no trump: `trump doubles`, `trump none`."""

    suit: Suit | None

    def __str__(self) -> str:
        return f"trump {self.suit or 'none'}"


@dataclass(frozen=True, slots=True)
class Declare:
    """Declare a special contract, having won the auction with a plain bid: `declare nel-o`."""

    special: Special

    def __str__(self) -> str:
        return f"declare {self.special}"


@dataclass(frozen=True, slots=True)
class NameDoubles:
    """Name where the doubles belong in this deal: `doubles low`, `doubles own_suit`."""

    doubles: Doubles

    def __str__(self) -> str:
        return f"doubles {self.doubles}"


@dataclass(frozen=True, slots=True)
class Turn:
    """Turn up the next tile of the own row, or the tile at `place` (1 = leftmost): `turn`, `turn 3`."""

    place: int | None = None

    def __str__(self) -> str:
        return "turn" if self.place is None else f"turn {self.place}"


@dataclass(frozen=True, slots=True)
class Place:
    """Put the tile turned up at an end of the line: `place left`."""

    end: End

    def __str__(self) -> str:
        return f"place {self.end}"


@dataclass(frozen=True, slots=True)
class Peek(_Word):
    """Look privately at the next tile of the own row: `peek`."""


@dataclass(frozen=True, slots=True)
class Moon:
    """Having shot the moon: add to an opponent's score (a seat) or to everyone's, else subtract from the own score."""

    opponent: int | None = None
    everyone: bool = False

    def __str__(self) -> str:
        if self.everyone:
            return "moon all"
        return f"moon {'minus' if self.opponent is None else f'seat {self.opponent + 1}'}"


@dataclass(frozen=True, slots=True)
class Retract(_Word):
    """Take back the piece just played: `retract`."""


@dataclass(frozen=True, slots=True)
class Challenge:
    """Claim that a seat's play to a trick was a revoke, or none: `challenge seat 2 trick 5`, `challenge none`."""

    seat: int | None = None
    trick: int = 0  # 1: the deal's first

    def __str__(self) -> str:
        return "challenge none" if self.seat is None else f"challenge seat {self.seat + 1} trick {self.trick}"


@dataclass(frozen=True, slots=True)
class Claim(_Word):
    """End the deal: the rest of its tricks cannot be lost: `claim`."""


@dataclass(frozen=True, slots=True)
class Concede(_Word):
    """End the deal: the rest of its tricks cannot change its score: `concede`."""


@dataclass(frozen=True, slots=True)
class Done(_Word):
    """End the first turn of a train: `done`."""


# One object for each piece (and suit), for every hand has many of them.
play_of = cache(Play)
lead_of = cache(Lead)
bid_of = cache(Bid)
kitty_of = cache(Kitty)
trump_of = cache(Trump)

Move = (
    Pass | Lead | Play | Yield | Bid | Kitty | Trump | Declare | NameDoubles | Turn | Place | Peek | Moon | Retract
    | Challenge | Claim | Concede | Done
)  # fmt: skip

OPEN_MOVES = (
    Yield,
    Bid,
    Trump,
    Declare,
    NameDoubles,
    Turn,
    Place,
    Peek,
    Moon,
    Challenge,
    Done,
)  # reveal nothing of a hand
ANY_TIME = (Retract, Challenge)  # legal out of turn


def piece_of(move: Move) -> Piece | None:
    """The piece a move plays; None for a move that plays none."""
    return move.piece if isinstance(move, Lead | Play) else None
