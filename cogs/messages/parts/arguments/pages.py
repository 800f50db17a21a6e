"""Arguments of the controls of pages: help, past matches, lessons, settings of people and servers."""

import re
from dataclasses import dataclass
from enum import StrEnum
from typing import Self

from bot.rules.moves import Move, parse_move
from bot.words.people.board import Period
from cogs.messages.parts.arguments.argument import UnknownControl, matched, parse_id

_HELP = re.compile(r"(?:(?P<game>[a-z0-9-]+)/(?:(?P<preset>[a-z0-9-]+)/(?P<players>[0-9])/)?)?(?P<page>-?[0-9]{1,3})?")
_HISTORY = re.compile(r"(?P<page>-?[0-9]{1,9})/(?P<game>[a-z0-9-]*)/(?P<user_id>[0-9]{0,19})")
_FRAME = re.compile(r"(?P<deal>[0-9]{1,5})/(?P<frame>[0-9]{1,5})")
_DEAL = re.compile(r"[0-9]{1,5}")
_BOARD = re.compile(r"(?P<period>week|month|all)/(?P<game>[a-z0-9-]*)")
_CARD = re.compile(r"(?P<user_id>[0-9]{1,19})/(?P<game>[a-z0-9-]*)(?P<earned>/earned)?")
_LESSON = re.compile(r"(?P<name>[a-z0-9-]{1,30})")
_STEP = re.compile(r"(?P<name>[a-z0-9-]{1,30})/(?P<number>[0-9]{1,2})(?:\|(?P<move>[^|]+)|!(?P<wish>show|stop))?")
_SWITCHES = ("large", "contrast", "numerals", "four_colours", "forced", "coach", "puzzles")
_PERSONAL = {
    "ping": ("always", "minute", "never"),
    "language": ("",),
    **dict.fromkeys((*_SWITCHES, "about"), ("on", "off")),
}
_OF_SERVER = {
    **dict.fromkeys(("", "tables", "hosted", "usual", "puzzle", "daily", "language"), ()),
    "about": ("on", "off"),
    **dict.fromkeys(("roles", "channels", "quiet"), ("none",)),
    "rules": ("locked", "free"),
}


@dataclass(frozen=True, slots=True)
class HelpReference:
    """A page of the help, counted from 0 (None: the one chosen in the select): of the table's game, or of any game:
    `2`, `GAME/2`, `GAME/PRESET/4/2`.
    """

    page: int | None = 0
    game: str = ""
    preset: str = ""
    players: int = 0

    def __str__(self) -> str:
        game = f"{self.game}/" if self.game else ""
        preset = f"{self.preset}/{self.players}/" if self.preset else ""
        return f"{game}{preset}{'' if self.page is None else self.page}"

    @classmethod
    def parse(cls, text: str) -> Self:
        parts = matched(_HELP, text)
        page = int(parts["page"]) if parts["page"] else None
        return cls(page, parts["game"] or "", parts["preset"] or "", int(parts["players"] or 0))


@dataclass(frozen=True, slots=True)
class HistoryPage:
    """Which past matches are listed: of which game, with whom (None: any), on which page, counted from 0: `0//`."""

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


@dataclass(frozen=True, slots=True)
class ReplayPlace:
    """A deal of a replay, counted from 1, and its frame, counted from 0: `3/9`. Where there is no such deal or frame,
    the nearest is meant.
    """

    deal: int = 1
    frame: int = 0

    def __str__(self) -> str:
        return f"{self.deal}/{self.frame}"

    @classmethod
    def parse(cls, text: str) -> Self:
        parts = matched(_FRAME, text)
        return cls(int(parts["deal"]), int(parts["frame"]))


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
class LessonName:
    """A lesson of the tutorials: its name."""

    name: str

    def __str__(self) -> str:
        return self.name

    @classmethod
    def parse(cls, text: str) -> Self:
        return cls(matched(_LESSON, text)["name"])


class Wish(StrEnum):
    """What a learner wants instead of answering."""

    SHOW = "show"  # the right answer
    STOP = "stop"


@dataclass(frozen=True, slots=True)
class LessonStep:
    """A moment of a lesson, counted from 0, and the move a control makes there, if any, or a wish: `NAME/3`,
    `NAME/3|play 6-4`, `NAME/3!show`.
    """

    name: str
    number: int
    move: Move | None = None
    wish: Wish | None = None

    def __str__(self) -> str:
        wish = f"!{self.wish}" if self.wish is not None else ""
        return f"{self.name}/{self.number}{wish}" + (f"|{self.move}" if self.move is not None else "")

    @classmethod
    def parse(cls, text: str) -> Self:
        """Raises UnknownControl, BadNotation."""
        parts = matched(_STEP, text)
        move = parse_move(parts["move"]) if parts["move"] else None
        return cls(parts["name"], int(parts["number"]), move, Wish(parts["wish"]) if parts["wish"] else None)


@dataclass(frozen=True, slots=True)
class PersonalSetting:
    """How a person likes to play, as the control sets it, if it does: `large=on`, `ping=never`."""

    name: str = ""
    value: str = ""

    def __str__(self) -> str:
        return f"{self.name}={self.value}" if self.name else ""

    @classmethod
    def parse(cls, text: str) -> Self:
        if not text:
            return cls()
        name, _, value = text.partition("=")
        if value not in _PERSONAL.get(name, ()):
            raise UnknownControl
        return cls(name, value)


@dataclass(frozen=True, slots=True)
class ServerSetting:
    """What a server's owner decides, and the value that the control sets, if any: `roles`, `roles=none`,
    `rules=locked`.
    """

    name: str = ""
    value: str = ""

    def __str__(self) -> str:
        return f"{self.name}={self.value}" if self.value else self.name

    @classmethod
    def parse(cls, text: str) -> Self:
        name, is_set, value = text.partition("=")
        if name not in _OF_SERVER or (is_set and value not in _OF_SERVER[name]):
            raise UnknownControl
        return cls(name, value)


@dataclass(frozen=True, slots=True)
class OwnData:
    """The person whose data a control is about, who alone may press it, and whether they confirm: `7`, `7/yes`."""

    user_id: int
    confirmed: bool = False

    def __str__(self) -> str:
        return f"{self.user_id}/yes" if self.confirmed else f"{self.user_id}"

    @classmethod
    def parse(cls, text: str) -> Self:
        user_id, _, said = text.partition("/")
        if said not in ("", "yes") or text.endswith("/"):
            raise UnknownControl
        return cls(parse_id(user_id), bool(said))


@dataclass(frozen=True, slots=True)
class DealNumber:
    """A deal of a match, counted from 1: `4`."""

    deal: int

    def __str__(self) -> str:
        return str(self.deal)

    @classmethod
    def parse(cls, text: str) -> Self:
        return cls(int(matched(_DEAL, text)[0]))
