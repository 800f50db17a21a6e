"""Arguments of the controls of contests."""

import re
from dataclasses import dataclass
from typing import Self

from cogs.messages.parts.arguments.argument import UnknownControl, matched, parse_id

_CONTEST = re.compile(r"(?P<contest>[0-9]{1,19})(?:/(?:(?P<yes>yes)|(?P<code>[0-9]{1,18}-[0-9a-f]{8})))?")
_OPPONENT = re.compile(r"(?P<user_id>[0-9]{1,19})/(?P<game>[a-z0-9-]+)")


@dataclass(frozen=True, slots=True)
class OfContest:
    """A contest, and whether what cannot be undone is confirmed: `17`, `17/yes`; or with the code by which somebody is
    invited: `17/17-0a1b2c3d`.
    """

    contest: int
    confirmed: bool = False
    code: str = ""

    def __str__(self) -> str:
        said = "yes" if self.confirmed else self.code
        return f"{self.contest}/{said}" if said else f"{self.contest}"

    @classmethod
    def parse(cls, text: str) -> Self:
        parts = matched(_CONTEST, text)
        return cls(parse_id(parts["contest"]), bool(parts["yes"]), parts["code"] or "")


@dataclass(frozen=True, slots=True)
class Opponent:
    """Who is challenged to a duel, and of which game: `7/black-tile`."""

    user_id: int
    game: str

    def __str__(self) -> str:
        return f"{self.user_id}/{self.game}"

    @classmethod
    def parse(cls, text: str) -> Self:
        parts = matched(_OPPONENT, text)
        return cls(parse_id(parts["user_id"]), parts["game"])


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
