"""The facts of refusals that every game has. Each game adds those of its own rules."""

from bot.rules.errors import Fact
from bot.rules.pieces import Piece
from bot.rules.view import Phase


class MatchOver(Fact):
    """No move is legal any more."""


class OutOfTurn(Fact):
    """Other seats are to act. `names` are their names, where the table has added them."""

    to_act: tuple[int, ...]
    names: tuple[str, ...] = ()


class WrongPhase(Fact):
    """The move belongs to another phase than this one."""

    phase: Phase


class NotHeld(Fact):
    """The pieces are not in the hand of the seat that asked."""

    pieces: tuple[Piece, ...]


class RulesEnforced(Fact):
    """No play of this match can break the rules, so none is taken back or challenged."""
