"""Arguments in the custom ids of a table's controls: moves, requests, seats, rules, clock and level."""

import re
from dataclasses import dataclass
from enum import StrEnum
from typing import Self

from bot.players.levels import LEVELS
from bot.rules.moves import Move, parse_move
from bot.rules.pieces import Piece, parse_piece
from bot.table.state.times import CLOCKS, Clock
from cogs.kit.custom_ids import UnknownControl, matched, parse_id

_OFFERED = re.compile(r"(?P<number>[0-9]{1,3})\|(?P<notation>[^|]+)")


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


class WhatToShow(StrEnum):
    """What can be asked of a table by command, which changes nothing there."""

    HAND = "hand"
    TABLE = "table"
    SCORES = "scores"
    HINT = "hint"
    REVIEW = "review"  # the tricks so far, to challenge a play
    LEAVING = "leave"  # whether to leave


class TakingBack(StrEnum):
    """What somebody says by command of taking back a play."""

    ASK = "undo"
    AGREE = "agree"
    REFUSE = "refuse"


@dataclass(frozen=True, slots=True)
class TableRequest:
    """A request made before its table was known: a move, something to show, a play to be taken back."""

    requested: Move | WhatToShow | TakingBack

    def __str__(self) -> str:
        return str(self.requested)

    @classmethod
    def parse(cls, text: str) -> Self:
        """Raises BadNotation."""
        for kind in (WhatToShow, TakingBack):
            if text in tuple(kind):
                return cls(kind(text))
        return cls(parse_move(text))


_NEW = re.compile(r"(?P<game>[a-z0-9-]*)(?:/(?P<players>[2-6]?)/(?P<target>[0-9]{0,4})(?:/(?P<preset>[a-z0-9-]+))?)?")
_SEAL = re.compile(r"([0-9a-f]{64})?")
_SETTING = re.compile(r"(?P<rule>[a-z][a-z0-9_]*)(?:=(?P<value>[^=]+))?")


AS_USUAL = "usual"  # the server's usual rules of a game, where a preset is asked for; no preset has that name


@dataclass(frozen=True, slots=True)
class TableToOpen:
    """A table to open: its game ("": not chosen yet), players and target if unusual, and its preset ("": not chosen
    yet): `black-tile/4/20`, `//20`, `dominoes///cuban`.
    """

    game: str = ""
    players: int | None = None
    target: int | None = None
    preset: str = ""

    def __str__(self) -> str:
        if self.players is None and self.target is None and not self.preset:
            return self.game
        preset = f"/{self.preset}" if self.preset else ""
        return f"{self.game}/{self.players or ''}/{self.target or ''}{preset}"

    @classmethod
    def parse(cls, text: str) -> Self:
        parts = matched(_NEW, text)
        players, target = (int(parts[name]) if parts[name] else None for name in ("players", "target"))
        return cls(parts["game"], players, target, parts["preset"] or "")


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
class LeftSeat:
    """A seat that somebody has left, by the row of the computer that has it: `170`."""

    row: int

    def __str__(self) -> str:
        return str(self.row)

    @classmethod
    def parse(cls, text: str) -> Self:
        return cls(parse_id(text))


@dataclass(frozen=True, slots=True)
class SeatChoice:
    """The value of an option: a free seat, or the seat row of somebody to swap with: `seat/2`, `row/17`."""

    seat: int | None = None
    row: int | None = None

    def __str__(self) -> str:
        return f"seat/{self.seat}" if self.row is None else f"row/{self.row}"

    @classmethod
    def parse(cls, text: str) -> Self:
        kind, _, number = text.partition("/")
        if kind not in ("seat", "row"):
            raise UnknownControl
        return cls(seat=parse_id(number)) if kind == "seat" else cls(row=parse_id(number))


@dataclass(frozen=True, slots=True)
class SwapAnswer:
    """The answer to a request to swap seats, by its number at the table: `3/yes`, `3/no`."""

    number: int
    agreed: bool

    def __str__(self) -> str:
        return f"{self.number}/{'yes' if self.agreed else 'no'}"

    @classmethod
    def parse(cls, text: str) -> Self:
        number, _, said = text.partition("/")
        if said not in ("yes", "no"):
            raise UnknownControl
        return cls(parse_id(number), said == "yes")


@dataclass(frozen=True, slots=True)
class Seal:
    """The seal of a shuffle. It stands in a button for anyone who looks at the message; its click needs none of it."""

    seal: str = ""

    def __str__(self) -> str:
        return self.seal

    @classmethod
    def parse(cls, text: str) -> Self:
        matched(_SEAL, text)
        return cls(text)
