"""Paint the parts that the first pictures of each game need, before a picture is asked for."""

from collections.abc import Callable, Iterator
from functools import lru_cache

from bot.rules.boards import RowsView
from bot.rules.catalogue import CATALOGUE
from images.seat.seat import draw_seat
from images.table.table import draw_table

_NAMES = ("Ann", "Bo", "Chris", "Dee", "Eve", "Farouk")
_MOVES = 4  # of a deal, after which its pictures are drawn


@lru_cache(maxsize=1)
def warming() -> Iterator[Callable[[], object]]:
    """The steps, each given once in a process. All take a third of a second.

    Other parts are painted when a picture first has them. That takes some 100 ms for a game; to paint every part that
    there can be takes seconds.
    """
    return steps()


def warm() -> None:
    """Take the steps that are left."""
    for step in warming():
        step()


def steps() -> Iterator[Callable[[], object]]:
    """Warming steps: a seat and the table of each game."""
    for game in CATALOGUE.values():
        preset = game.presets[0]
        names = _NAMES[: preset.players[0]]
        match = game.start(preset.options, len(names), bytes(32))
        for move in range(_MOVES):
            seat = game.to_act(match)[0]
            legal = game.legal(match, seat)
            match, _ = game.play(match, seat, legal[move % len(legal)])
        view = game.view(match, game.to_act(match)[0])
        if not isinstance(view.board, RowsView):
            yield draw_seat(view, names).render
        yield draw_table(game.view(match, None), names).render
