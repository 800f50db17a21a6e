"""The custom ids of daily deals."""

from dataclasses import dataclass
from typing import Self

from cogs.contests.ids import OfContest
from cogs.kit.custom_ids import Action, NoArgument, OwnData, UnknownControl


@dataclass(frozen=True, slots=True)
class DailyScope:
    """Whose daily deal: the server's where it is pressed, or the `world`'s."""

    world: bool = False

    def __str__(self) -> str:
        return "world" if self.world else ""

    @classmethod
    def parse(cls, text: str) -> Self:
        if text not in ("", "world"):
            raise UnknownControl
        return cls(bool(text))


DAILY = Action("daily", DailyScope)
DAILY_JOIN = Action("dailyjoin", NoArgument)
DAILY_LEAVE = Action("dailyleave", OwnData)
DAILY_PLAY = Action("dailyplay", OfContest)
DAILY_SHARE = Action("dailyshare", OfContest)
DAILY_RANKING = Action("dailyranking", OfContest)
