"""Tournaments: who has which place in the movement, and the tables of the rounds."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from datetime import datetime

from bot.store.rows import Clock, Sitter
from bot.store.servers import Channel

Deals = Mapping[int, tuple[int, ...]]  # what each side has scored, by the number of the deal


@dataclass(frozen=True, slots=True)
class PlaceRow:
    """A place in the movement of a tournament that has begun. A person has a `user_id`, a computer none; nor has
    somebody whose data was deleted. Who has left plays no round from `left_before` on: a computer does in their place.
    """

    place: int
    user_id: int | None
    name: str
    left_before: int | None = None

    @property
    def is_filling(self) -> bool:
        """Whether a computer has it from the beginning, as people were too few."""
        return self.user_id is None and self.name != "" and self.left_before is None


@dataclass(frozen=True, slots=True)
class RoundTable:
    """A table of a round, both counted from 0: the thread `channel_id` it has, once that is made; its match `table_id`,
    once it has begun; and what was scored in each of its deals, once it is over.
    """

    round: int
    number: int
    channel_id: int | None
    table_id: int | None
    deals: Deals | None
    ended_at: datetime | None


@dataclass(frozen=True, slots=True, kw_only=True)
class NewRoundTable:
    """A table of a round that is to be opened in its thread: who sits there, by seat."""

    round: int
    number: int
    secret: bytes = field(repr=False)
    sitters: Sequence[Sitter]
    channel: Channel
    clock: Clock
