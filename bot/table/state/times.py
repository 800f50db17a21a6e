"""The times of a table: a turn, until its player is reminded and until their seat is taken; and the stages in which the
end of a deal is shown.

The stage follows from the journal's times alone, so that it is the same after a restart and in every process.
"""

from dataclasses import dataclass
from datetime import datetime, timedelta
from enum import IntEnum
from typing import get_args

from bot.rules.events import DealResult
from bot.store.schema.tables import Clock
from bot.words.ends.facts import has_poster, lays_hands_open

CLOCKS: tuple[Clock, ...] = get_args(Clock)


@dataclass(frozen=True, slots=True, kw_only=True)
class TurnTimes:
    """Seconds without a play: until a `reminder`, and by clock until a substitute, a computer, takes the seat.

    `usual` is the clock of a new table. After the time of `post` (in the settings `substitute_hours`) an idle lobby is
    closed, and a person who plays with computers alone is replaced: nobody waits for them. After that of `practice` a
    practice match is stopped; after that of `search` the host of a lobby that looks for players is offered computers.
    """

    reminder: float = 60.0
    quick: float = 60.0
    evening: float = 300.0
    post: float = 86_400.0
    practice: float = 604_800.0
    search: float = 120.0
    usual: Clock = "evening"

    def substitute_after(self, clock: Clock) -> float:
        """The seconds until a computer takes the seat of a player who does not play."""
        return {"quick": self.quick, "evening": self.evening, "post": self.post}[clock]


DEFAULT_TIMES = TurnTimes()


class Stage(IntEnum):
    """The part of a deal's end that is shown."""

    RIBBON = 1  # its last trick stays on the table, or all hands lie open
    POSTER = 2  # a great event; for a person alone the deal card, after the great event
    CARD = 3  # the deal card; the next deal is on the table, or the end of the match was shown


@dataclass(frozen=True, slots=True)
class Ending:
    """The end of a deal while nothing has been done since: when its poster comes, and when the next deal does.

    `ready` are the seats of the people who have asked for the next deal; the others have until `card_at`.
    """

    poster_at: datetime
    card_at: datetime
    ready: frozenset[int] = frozenset()

    def stage(self, now: datetime) -> Stage:
        if now >= self.card_at:
            return Stage.CARD
        return Stage.POSTER if now >= self.poster_at else Stage.RIBBON

    def next_change(self, now: datetime) -> datetime | None:
        """The time the next stage begins."""
        return next((at for at in (self.poster_at, self.card_at) if at > now), None)

    def hurried(self, ready: frozenset[int], until: datetime) -> "Ending":
        """A copy in which these seats are ready, and the others have until then at most."""
        card_at = min(self.card_at, until)
        return Ending(min(self.poster_at, card_at), card_at, ready)


@dataclass(frozen=True, slots=True)
class Stages:
    """Seconds that the stages last; 0 leaves one out. `rest` is between two rounds of a tournament. `tap` is the
    longest wait for the tap of a person alone with computers, `others` the wait for other people's taps after the
    first.
    """

    ribbon: float = 8.0
    poster: float = 10.0
    rest: float = 60.0
    tap: float = 600.0
    others: float = 8.0

    @classmethod
    def at_pace(cls, pace: float) -> "Stages":
        """For tables whose computer players pause for `pace` seconds."""
        usual = cls()
        return cls(*(seconds * pace for seconds in (usual.ribbon, usual.poster, usual.rest, usual.tap, usual.others)))

    def ending_alone(self, scored_at: datetime, result: DealResult, *, is_last: bool) -> Ending | None:
        """The end of a deal for one person: a great event, then the card until their tap. The end of a match needs no
        tap.
        """
        if not self.tap or is_last:
            return None
        poster_at = scored_at + timedelta(seconds=self.poster if has_poster(result) else 0)
        return Ending(poster_at, scored_at + timedelta(seconds=self.tap))

    def ending(self, scored_at: datetime, result: DealResult) -> Ending | None:
        """The end of a deal that was scored then; None where nothing of it is to be shown."""
        poster = self.poster if has_poster(result) else 0.0
        if not self.ribbon and not poster:
            return None
        more = self.poster if lays_hands_open(result) else 0.0  # there is more to look at
        poster_at = scored_at + timedelta(seconds=self.ribbon + more)
        return Ending(poster_at, poster_at + timedelta(seconds=poster))


AT_ONCE = Stages(0, 0, 0, 0, 0)
