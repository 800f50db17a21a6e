"""The picture of a frame of a replay, with its alt text."""

from collections.abc import Sequence
from functools import partial

from bot.words.alt.replay import alt_frame
from bot.words.facts.replay import Frame, Part
from images.drawing.drawing import Drawing
from images.ends.deal_card import draw_deal_card
from images.replay.rounds import render_round
from images.replay.tricks import render_trick
from images.table.table import draw_table


def draw_frame(frame: Frame, names: Sequence[str]) -> Drawing:
    """A frame with all hands open; the last one of a deal is its result, as the table has shown it."""
    if frame.part is Part.END:
        return draw_table(frame.view, names) if frame.view.line is not None else draw_deal_card(frame.view, names)
    render = render_round if frame.part is Part.ROUND else render_trick
    return Drawing(alt_frame(frame, names), "replay.png", partial(render, frame, names))
