"""The picture of the table, whatever is played at it and wherever it stands."""

from collections.abc import Callable, Sequence
from functools import partial

from bot.rules.view import Phase, View
from bot.words.alt.table import alt_table
from bot.words.draw import draw_alone
from bot.words.table import of_bystander
from images.chain.end import render_chain_end
from images.drawing.drawing import Drawing
from images.table.chain import render_chain
from images.table.draw import render_draw
from images.table.line import render_line
from images.table.line_end import render_line_end
from images.table.ribbon import render_ended
from images.table.tricks import render_tricks


def draw_table(view: View, names: Sequence[str]) -> Drawing:
    """The table as the view's seat, or a bystander, sees it: the draw, the play, or how the deal ended."""
    seen = view if view.line is not None else of_bystander(view)
    return Drawing(alt_table(view, names), "table.png", partial(_painter(view), seen, names), view.viewer)


def _painter(view: View) -> Callable[[View, Sequence[str]], bytes]:
    if draw_alone(view) is not None:
        return render_draw
    is_over = view.phase is Phase.OVER
    if view.chain is not None:
        return render_chain_end if is_over else render_chain
    if view.line is not None:
        return render_line_end if is_over else render_line
    return render_ended if is_over else render_tricks
