"""What a deal's result tells besides its figures. Seats are numbers; `bot.words` has a sentence for each remark."""

from dataclasses import dataclass

from bot.rules.moves import Bid


@dataclass(frozen=True, slots=True)
class ContractPlayed:
    """The bid winner made the contract, or did not. `tricks` are those that counted for it, where tricks are bid."""

    seat: int
    bid: Bid
    made: bool
    tricks: int | None = None


@dataclass(frozen=True, slots=True)
class RevokesProven:
    """Challenges proved these seats' plays to be revokes: a seat for each, which costs it so many points."""

    seats: tuple[int, ...]
    cost: int


@dataclass(frozen=True, slots=True)
class WentOut:
    """A seat has played the last tile of its row."""

    seat: int


@dataclass(frozen=True, slots=True)
class Blocked:
    """No tile in any row fits the line."""


@dataclass(frozen=True, slots=True)
class NothingPlayed:
    """So many turns in a row have gone by without a tile played."""

    turns: int


@dataclass(frozen=True, slots=True)
class LowestEqual:
    """The lowest rows are equal, so nobody scores."""


Remark = ContractPlayed | RevokesProven | WentOut | Blocked | NothingPlayed | LowestEqual
