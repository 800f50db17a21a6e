"""The picture of the table, whatever is played at it."""

from collections.abc import Sequence
from functools import partial

from bot.rules.view import View
from bot.words.alt import alt_table
from images.drawing.drawing import Drawing
from images.table.line import render_line
from images.table.tricks import render_tricks


def draw_table(view: View, names: Sequence[str]) -> Drawing:
    """The table as the view's seat, or a bystander, sees it."""
    render = render_tricks if view.line is None else render_line
    return Drawing(alt_table(view, names), "table.png", partial(render, view, names))
