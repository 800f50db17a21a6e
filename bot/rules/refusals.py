"""The facts of refusals that every game has. Each game adds those of its own rules."""

from dataclasses import dataclass

from bot.rules.errors import Fact
from bot.rules.pieces import Piece
from bot.rules.view import Phase


@dataclass(frozen=True, slots=True)
class MatchOver(Fact):
    """No move is legal any more."""


@dataclass(frozen=True, slots=True)
class OutOfTurn(Fact):
    """Other seats are to act. `names` are their names, where the table has added them."""

    to_act: tuple[int, ...]
    names: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class WrongPhase(Fact):
    """The move belongs to another phase than this one."""

    phase: Phase


@dataclass(frozen=True, slots=True)
class NotHeld(Fact):
    """The pieces are not in the hand of the seat that asked."""

    pieces: tuple[Piece, ...]


@dataclass(frozen=True, slots=True)
class RulesEnforced(Fact):
    """No play of this match can break the rules, so none is taken back or challenged."""
