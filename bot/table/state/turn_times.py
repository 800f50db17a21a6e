"""How long a turn may take: the clocks a table may have, and when its player is mentioned."""

from dataclasses import dataclass
from typing import get_args

from bot.store.rows.tables import Clock

__all__ = ["CLOCKS", "DEFAULT_TIMES", "Clock", "TurnTimes"]
CLOCKS: tuple[Clock, ...] = get_args(Clock)


@dataclass(frozen=True, slots=True, kw_only=True)
class TurnTimes:
    """Seconds without a play: until a player is mentioned, and by clock until a computer takes their seat.

    `usual` is the clock of a new table. After the time of `post` an idle lobby is closed, and the seat taken of whoever
    plays with computers alone: nobody waits for them. After that of `practice` a practice match is stopped.
    """

    mention: float = 60.0
    quick: float = 60.0
    evening: float = 300.0
    post: float = 86_400.0
    practice: float = 604_800.0
    usual: Clock = "evening"

    def limit(self, clock: Clock) -> float:
        """The time until a computer takes the seat of who does not play."""
        return {"quick": self.quick, "evening": self.evening, "post": self.post}[clock]

    def mention_within(self, limit: float) -> float:
        """The time until a player is mentioned, where a computer takes their seat after `limit`."""
        return self.mention if self.mention < limit else limit / 2


DEFAULT_TIMES = TurnTimes()
