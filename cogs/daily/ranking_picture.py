"""The ranking of a daily deal: the best ten, and all results."""

from functools import partial

from bot.message import Message
from bot.words.speaker import say
from cogs.contests.words import margin
from cogs.daily.card_picture import SPREAD, draw_daily_header
from cogs.daily.spread_picture import draw_spread
from cogs.daily.words import SHOWN, Ranking, alt_ranking, spread
from images.drawing.canvas import Box, Canvas, box
from images.drawing.drawing import Drawing
from images.drawing.felts import felt_titled
from images.drawing.lettering import Letters
from images.drawing.names import shown_name
from images.drawing.palette import Ink
from images.drawing.typefaces import Weight
from images.parts.headers import EDGE, bar, pill
from images.parts.marks import crown_mark
from images.parts.panels import panel

_LEFT, _RIGHT, _TOP, _BOTTOM = 20, 680, 98, 688
_PITCH = (_BOTTOM - _TOP) // SHOWN
_FOOT = Box(700, 548, 1080, 684)


def draw_daily_ranking(ranking: Ranking) -> Drawing:
    """The ranking of all who have finished a daily deal; the viewer's row has an ivory rim."""
    return Drawing(alt_ranking(ranking, ranking.names), "daily-ranking.png", partial(_render, ranking))


def _render(ranking: Ranking) -> bytes:
    canvas = Canvas(Ink.FELT)
    bar(canvas)
    right = pill(
        canvas, EDGE, say(Message("daily-picture-count")), str(len(ranking.people)), inks=(Ink.TEXT, Ink.LIGHT)
    )
    draw_daily_header(canvas, ranking.daily, right)
    names = ranking.names
    for row, (rank, person) in enumerate(ranking.shown):
        at = box(_LEFT, _TOP + row * _PITCH, _RIGHT - _LEFT, _PITCH - 5)
        ground = Ink.LIGHT if rank == 1 else Ink.HEADER
        panel(canvas, at, ground, Ink.IVORY if person.own else Ink.GOLD if rank == 1 else None, radius=14)
        middle, left = at.centre[1], at.left + 96
        canvas.text(str(rank), (at.left + 44, middle), Letters(38, Ink.MUTED, ground, Weight.BOLD), anchor="m")
        if rank == 1:
            crown = crown_mark(40, Ink.GOLD, ground)
            canvas.paste(crown, left, middle - crown.height // 2)
            left += 54
        ink = Ink.GOLD if rank == 1 else Ink.TEXT
        score = say(margin(person.score))
        wide = canvas.text(score, (at.right - 22, middle), Letters(40, ink, ground, Weight.BOLD), anchor="r")
        room = at.right - 22 - wide - 20 - left
        canvas.text(
            shown_name(names, row), (left, middle), Letters(38, Ink.TEXT, ground, Weight.BOLD), limit=room, least=30
        )
    draw_spread(canvas, say(Message("daily-picture-all")), spread(ranking.scores, ranking.own_score), SPREAD)
    panel(canvas, _FOOT, Ink.LIGHT)
    room = _FOOT.width - 48
    title = ranking.daily.title
    canvas.text(
        say(title), (_FOOT.left + 24, _FOOT.top + 42), Letters(38, Ink.TEXT, Ink.LIGHT, Weight.BOLD), limit=room
    )
    state = say(Message("daily-picture-over" if ranking.is_over else "daily-picture-open"))
    canvas.text(state, (_FOOT.left + 24, _FOOT.top + 94), Letters(36, Ink.MUTED, Ink.LIGHT), limit=room, least=28)
    return canvas.png(felt_titled(title))
