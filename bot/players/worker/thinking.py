"""What is asked of the worker. The first call loads the players: the start of the bot does not wait for them."""

from typing import Any

from bot.rules.game import Match
from bot.rules.moves import Move
from bot.rules.view import View
from bot.words.decision import Decision
from bot.words.hint.prospects import Prospect


def choose(view: View, seed: int, level: str) -> Move:
    """See `bot.players.computer.choose`."""
    from bot.players import computer  # noqa: PLC0415

    return computer.choose(view, seed, level)


def choose_at_once(view: View, seed: int, level: str) -> Move:
    """See `bot.players.computer.choose_at_once`."""
    from bot.players import computer  # noqa: PLC0415

    return computer.choose_at_once(view, seed, level)


def prospects(view: View, worlds: int, seed: int) -> tuple[Prospect, ...]:
    """See `bot.players.judge.prospects`."""
    from bot.players import judge  # noqa: PLC0415

    return judge.prospects(view, worlds, seed)


def analysed(view: View, played: Move, seed: int, worlds: int | None = None) -> Decision | None:
    """See `bot.players.analysis.analysed`; by default in as many worlds as are usual."""
    from bot.players import analysis  # noqa: PLC0415

    return analysis.analysed(view, played, worlds or analysis.worlds_for(view), seed)


def measured(decision: Decision, worlds: int, seed: int) -> Decision:
    """See `bot.players.analysis.measured`."""
    from bot.players import analysis  # noqa: PLC0415

    return analysis.measured(decision, worlds, seed)


def played_again(game: str, match: Match[Any, Any], seed: int) -> tuple[float, ...] | None:
    """See `bot.players.analysis.played_again`."""
    from bot.players import analysis  # noqa: PLC0415

    return analysis.played_again(game, match, seed)
