"""Arguments of the controls of play: moves, and what is asked for by command before its table is known."""

import re
from dataclasses import dataclass
from enum import StrEnum
from typing import Self

from bot.rules.moves import Move, parse_move
from bot.rules.pieces import Piece, parse_piece
from cogs.kit.controls.argument import matched

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
