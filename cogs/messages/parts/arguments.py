"""The arguments of controls: what a custom id says besides the table and the position. `str()` prints them."""

import re
from dataclasses import dataclass
from enum import StrEnum
from typing import Protocol, Self, TypeVar

from bot.players.levels import LEVELS
from bot.rules.errors import Refusal
from bot.rules.moves import Move, parse_move
from bot.rules.pieces import Piece, parse_piece
from bot.table.state.turn_times import CLOCKS, Clock

LARGEST_ID = 2**63 - 1  # of Discord's ids and of our tables
_HELP = re.compile(r"(?:(?P<game>[a-z0-9-]+)/(?:(?P<preset>[a-z0-9-]+)/(?P<players>[0-9])/)?)?(?P<page>-?[0-9]{1,3})?")
_HISTORY = re.compile(r"(?P<page>-?[0-9]{1,9})/(?P<game>[a-z0-9-]*)/(?P<user_id>[0-9]{0,19})")
_LESSON = re.compile(r"(?P<name>[a-z0-9-]{1,30})")
_STEP = re.compile(r"(?P<name>[a-z0-9-]{1,30})/(?P<number>[0-9]{1,2})(?:\|(?P<move>[^|]+))?")
_OFFERED = re.compile(r"(?P<number>[0-9]{1,3})\|(?P<notation>[^|]+)")
_SWITCHES = ("large", "contrast", "numerals", "four_colours", "forced", "coach")
_PERSONAL = {"ping": ("always", "minute", "never"), **dict.fromkeys(_SWITCHES, ("on", "off"))}
_OF_SERVER = {
    **dict.fromkeys(("", "tables", "hosted", "usual"), ()),
    **dict.fromkeys(("roles", "channels", "quiet"), ("none",)),
    "rules": ("locked", "free"),
}
_SETTING = re.compile(r"(?P<rule>[a-z][a-z0-9_]*)(?:=(?P<value>[^=]+))?")


class UnknownControl(Refusal):
    """The custom id or the value of a control is not recognized."""

    def __init__(self) -> None:
        super().__init__("I do not know this control any more. Ask for the message again: /table, /hand or /domino.")


class Argument(Protocol):
    """The argument of an action, besides the table and the position. `str()` prints it, `parse` reads it."""

    @classmethod
    def parse(cls, text: str) -> Self:
        """Raises a Refusal where `text` is no such argument."""
        ...


A_ = TypeVar("A_", bound=Argument)


@dataclass(frozen=True, slots=True)
class NoArgument:
    """The action has no argument."""

    def __str__(self) -> str:
        return ""

    @classmethod
    def parse(cls, text: str) -> Self:
        if text:
            raise UnknownControl
        return cls()


@dataclass(frozen=True, slots=True)
class Confirmation:
    """Whether an irreversible action has been confirmed."""

    given: bool = False

    def __str__(self) -> str:
        return "yes" if self.given else ""

    @classmethod
    def parse(cls, text: str) -> Self:
        if text not in ("", "yes"):
            raise UnknownControl
        return cls(bool(text))


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


class EmptySeats(StrEnum):
    """What becomes of the seats that are empty when a match is to start."""

    ASK = ""
    COMPUTERS = "computers"
    NONE = "none"  # the match is played by those who sit

    @classmethod
    def parse(cls, text: str) -> Self:
        if text not in tuple(cls):
            raise UnknownControl
        return cls(text)


@dataclass(frozen=True, slots=True)
class OfferedMove:
    """A move and its index among the offered moves, which distinguishes equal moves: `0|play 6-4`."""

    number: int
    move: Move

    def __str__(self) -> str:
        return f"{self.number}|{self.move}"

    @classmethod
    def parse(cls, text: str) -> Self:
        """Raises UnknownControl, BadNotation."""
        parts = matched(_OFFERED, text)
        return cls(int(parts["number"]), parse_move(parts["notation"]))


@dataclass(frozen=True, slots=True)
class OfferedPiece:
    """A piece and its index in the hand: `0|6-4`. The value of an option, where several pieces are chosen at once."""

    number: int
    piece: Piece

    def __str__(self) -> str:
        return f"{self.number}|{self.piece}"

    @classmethod
    def parse(cls, text: str) -> Self:
        """Raises UnknownControl, BadNotation."""
        parts = matched(_OFFERED, text)
        return cls(int(parts["number"]), parse_piece(parts["notation"]))


class Shown(StrEnum):
    """What can be shown of a table by command."""

    HAND = "hand"
    TABLE = "table"
    SCORES = "scores"
    HINT = "hint"
    REVIEW = "review"  # the tricks so far, to challenge a play


class TakingBack(StrEnum):
    """What somebody says by command of taking back a play."""

    ASK = "undo"
    AGREE = "agree"
    REFUSE = "refuse"


@dataclass(frozen=True, slots=True)
class Request:
    """A request made before its table was known: a move, something to show, a play to be taken back."""

    requested: Move | Shown | TakingBack

    def __str__(self) -> str:
        return str(self.requested)

    @classmethod
    def parse(cls, text: str) -> Self:
        """Raises BadNotation."""
        for kind in (Shown, TakingBack):
            if text in tuple(kind):
                return cls(kind(text))
        return cls(parse_move(text))


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
class RuleSetting:
    """A house rule, and the value that the control sets, if any: `target`, `target=21`."""

    rule: str
    value: str | None = None

    def __str__(self) -> str:
        return self.rule if self.value is None else f"{self.rule}={self.value}"

    @classmethod
    def parse(cls, text: str) -> Self:
        parts = matched(_SETTING, text)
        return cls(parts["rule"], parts["value"])


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
class ClockSetting:
    """The clock that the control sets for its table, if any: `evening`."""

    clock: Clock | None = None

    def __str__(self) -> str:
        return self.clock or ""

    @classmethod
    def parse(cls, text: str) -> Self:
        if not text:
            return cls()
        for clock in CLOCKS:
            if clock == text:
                return cls(clock)
        raise UnknownControl


@dataclass(frozen=True, slots=True)
class LevelSetting:
    """The level that the control sets for the computer players of its table, if any: `hard`."""

    level: str | None = None

    def __str__(self) -> str:
        return self.level or ""

    @classmethod
    def parse(cls, text: str) -> Self:
        if text and text not in LEVELS:
            raise UnknownControl
        return cls(text or None)


@dataclass(frozen=True, slots=True)
class LessonName:
    """A lesson of the tutorials: its name."""

    name: str

    def __str__(self) -> str:
        return self.name

    @classmethod
    def parse(cls, text: str) -> Self:
        return cls(matched(_LESSON, text)["name"])


@dataclass(frozen=True, slots=True)
class LessonStep:
    """A moment of a lesson, counted from 0, and the move a control makes there, if any: `NAME/3|play 6-4`."""

    name: str
    number: int
    move: Move | None = None

    def __str__(self) -> str:
        return f"{self.name}/{self.number}" + (f"|{self.move}" if self.move is not None else "")

    @classmethod
    def parse(cls, text: str) -> Self:
        """Raises UnknownControl, BadNotation."""
        parts = matched(_STEP, text)
        return cls(parts["name"], int(parts["number"]), parse_move(parts["move"]) if parts["move"] else None)


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


def parse_id(text: str) -> int:
    """A table or a person, by number. Raises UnknownControl."""
    number = int(text) if re.fullmatch("[0-9]{1,19}", text) else -1
    if not 0 <= number <= LARGEST_ID:
        raise UnknownControl
    return number


def matched(pattern: re.Pattern[str], text: str) -> re.Match[str]:
    """The match of a whole text. Raises UnknownControl."""
    found = pattern.fullmatch(text)
    if found is None:
        raise UnknownControl
    return found
