"""Arguments of the controls of contests."""

from dataclasses import dataclass
from typing import Self

from cogs.messages.parts.arguments.argument import UnknownControl, parse_id


@dataclass(frozen=True, slots=True)
class OfContest:
    """A contest, and whether what cannot be undone is confirmed: `17`, `17/yes`."""

    contest: int
    confirmed: bool = False

    def __str__(self) -> str:
        return f"{self.contest}/yes" if self.confirmed else f"{self.contest}"

    @classmethod
    def parse(cls, text: str) -> Self:
        contest, slash, said = text.partition("/")
        if slash and said != "yes":
            raise UnknownControl
        return cls(parse_id(contest), bool(said))


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
