"""Seats and tables at a line of dominoes, one for each way their pictures look."""

from dataclasses import replace

from bot.rules.boards import ChainView
from bot.rules.moves import End
from bot.rules.view import View
from images.drawing.drawing import Drawing
from images.seat.seat import draw_seat
from images.seat.style import PLAIN, SeatStyle
from images.table.table import draw_table
from tests.images.chain.matches import DOMINOES, OF, asked, played

_NAMES = ("Ann", "Bo", "Cleo", "Dee")


def chain_pictures() -> dict[str, Drawing]:
    """Each picture by its name."""
    arms = _arms()
    late = played(OF["cuban"], 4, 3, moves=30, deals=2)
    seats: dict[str, tuple[View, SeatStyle]] = {
        "draw": (asked(played(OF["draw"], 2, 3, moves=4, deals=1)), PLAIN),
        "arms": (arms, PLAIN),
        "partners": (asked(played(OF["dominican"], 4, 3, moves=20, deals=2)), PLAIN),
        "nine_early": (asked(played(OF["cuban"], 4, 3, moves=3, deals=2)), PLAIN),
        "nine_late": (asked(late), PLAIN),
        "first": (asked(played(OF["draw"], 2, 1)), PLAIN),
        "drew": (_drew(), PLAIN),
        "waits": (_waits(), PLAIN),
        "contrast": (arms, SeatStyle(contrast=True, numerals=True)),
        "large": (arms, SeatStyle(large=True)),
        "large_waits": (_waits(), SeatStyle(large=True)),
    }
    tables = {
        "arms": replace(arms, viewer=None),
        "partners": DOMINOES.view(late, None),
        "first": DOMINOES.view(played(OF["block"], 3, 1), None),
    }
    return {f"chain_seat_{name}": draw_seat(view, _NAMES, style) for name, (view, style) in seats.items()} | {
        f"chain_table_{name}": draw_table(view, _NAMES) for name, view in tables.items()
    }


def _arms() -> View:
    """A seat at a line with four arms."""
    matches = (played(OF["all-fives"], 3, seed, moves=14, deals=1) for seed in range(200))
    return next(view for view in map(asked, matches) if _has_four_arms(view.chain_board))


def _has_four_arms(chain: ChainView) -> bool:
    return len([end for end in chain.ends if end.tile != chain.spinner]) == len(End)


def _drew() -> View:
    """A seat that has had to draw some tiles."""
    matches = (played(OF["draw"], 2, seed, moves=moves) for seed in range(40) for moves in range(2, 9))
    return next(view for view in map(asked, matches) if len(view.chain_board.drawn) > 1)


def _waits() -> View:
    """A seat that has just played."""
    match = played(OF["block"], 4, 3, moves=9, deals=1)
    return DOMINOES.view(match, DOMINOES.view(match, None).chain_board.laid[-1].seat)
