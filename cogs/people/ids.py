"""The custom ids of leaderboards, cards and past matches."""

import re
from dataclasses import dataclass
from typing import Self

from cogs.kit.custom_ids import Action, matched, parse_id
from cogs.people.words import Period

_BOARD = re.compile(r"(?P<period>week|month|all)/(?P<game>[a-z0-9-]*)")
_CARD = re.compile(r"(?P<user_id>[0-9]{1,19})/(?P<game>[a-z0-9-]*)(?P<earned>/earned)?")
_HISTORY = re.compile(r"(?P<page>-?[0-9]{1,9})/(?P<game>[a-z0-9-]*)/(?P<user_id>[0-9]{0,19})")


@dataclass(frozen=True, slots=True)
class BoardPage:
    """Which leaderboard is shown: of which time, and of which game (None: of all): `month/black-tile`."""

    period: Period = Period.ALL
    game: str | None = None

    def __str__(self) -> str:
        return f"{self.period.value}/{self.game or ''}"

    @classmethod
    def parse(cls, text: str) -> Self:
        parts = matched(_BOARD, text)
        return cls(Period(parts["period"]), parts["game"] or None)


@dataclass(frozen=True, slots=True)
class CardPage:
    """Whose card is shown, of which game (None: of all), or their achievements: `7/black-tile`, `7//earned`."""

    user_id: int
    game: str | None = None
    earned: bool = False

    def __str__(self) -> str:
        return f"{self.user_id}/{self.game or ''}{'/earned' if self.earned else ''}"

    @classmethod
    def parse(cls, text: str) -> Self:
        parts = matched(_CARD, text)
        return cls(parse_id(parts["user_id"]), parts["game"] or None, parts["earned"] is not None)


@dataclass(frozen=True, slots=True)
class HistoryPage:
    """A page of past matches, counted from 0, with its filters: a game, a person (None: any): `0//`."""

    page: int = 0
    game: str | None = None
    user_id: int | None = None

    def __str__(self) -> str:
        return f"{self.page}/{self.game or ''}/{self.user_id or ''}"

    @classmethod
    def parse(cls, text: str) -> Self:
        parts = matched(_HISTORY, text)
        user_id = parse_id(parts["user_id"]) if parts["user_id"] else None
        return cls(int(parts["page"]), parts["game"] or None, user_id)


HISTORY = Action("history", HistoryPage)
PAST_MATCH = Action("past", HistoryPage)
BOARD = Action("board", BoardPage)
CARD = Action("card", CardPage)
