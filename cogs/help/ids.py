"""The custom ids of the help and the lessons."""

import re
from dataclasses import dataclass
from enum import StrEnum
from typing import Self

from bot.rules.moves import Move, parse_move
from cogs.kit.custom_ids import Action, NoArgument, matched

_HELP = re.compile(r"(?:(?P<game>[a-z0-9-]+)/(?:(?P<preset>[a-z0-9-]+)/(?P<players>[0-9])/)?)?(?P<page>-?[0-9]{1,3})?")
_LESSON = re.compile(r"(?P<name>[a-z0-9-]{1,30})")
_STEP = re.compile(r"(?P<name>[a-z0-9-]{1,30})/(?P<number>[0-9]{1,2})(?:\|(?P<move>[^|]+)|!(?P<wish>show|stop))?")


@dataclass(frozen=True, slots=True)
class HelpReference:
    """A page, from 0 (None: chosen in the select), of the table's game or another: `2`, `GAME/2`, `GAME/PRESET/4/2`."""

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
class LessonName:
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
    """A moment of a lesson, counted from 0, with a move or a wish: `NAME/3`, `NAME/3|play 6-4`, `NAME/3!show`."""

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


HOW = Action("how", NoArgument)
HELP = Action("help", HelpReference)
READ = Action("read", NoArgument)
LEARN = Action("learn", LessonName)
LESSON = Action("lesson", LessonStep)
