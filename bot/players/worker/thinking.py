"""What is asked of the worker. The first call loads the players: the start of the bot does not wait for them."""

from bot.rules.moves import Move
from bot.rules.view import View
from bot.words.facts.prospects import Prospect


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
