"""The picture of a week: figures, the people who won most, the closest match, the best play, records, new people."""

from collections.abc import Iterator
from functools import partial

from bot.message import Joined, Message, Text
from cogs.week.words import BiggestWin, WeekNews, WonMost, alt_week
from images.drawing import SMALL, Box, Drawing, Felt, Ink, names_drawn, shown_name
from images.parts.columns import Beside, Columns, Entry, Panel, Stack
from images.parts.elements import Element, emblem_of, figure, medal, sign, soft, strong
from images.parts.headers import opened
from images.parts.marks import crown_mark
from images.parts.ribbons import ribbon

_FIGURES = Box(20, 98, 1080, 190)
_LEFT, _RIGHT, _WHOLE = Box(20, 206, 516, 684), Box(532, 206, 1080, 684), Box(20, 206, 1080, 684)
_GAP, _NEW_HIGH = 16, 150
_MARK, _BESIDE, _PAD = 60, 18, 20  # of a fact: the sign, the room beside it, and around both
_SHORT = 160  # pixels of a name before a medal that need not give way


def draw_week(news: WeekNews) -> Drawing:
    names = news.names
    return Drawing(alt_week(news, names), "week.png", partial(_render_week, news), names=names_drawn(names))


def _render_week(news: WeekNews) -> bytes:
    canvas = opened(Felt.NEUTRAL, news.title, news.dates)
    counts = [strong(figures, 40, align="m", least=28, grows=True) for figures in news.figures]
    Panel(Beside(counts, gap=20)).draw(canvas, _FIGURES)
    told = [*_told(news)]
    left = _LEFT if told else _WHOLE
    new, bottom = news.new_people, left.bottom
    if new is not None:
        bottom -= _NEW_HIGH + _GAP
        words = strong(Joined((new,), ""), 38, least=26, grows=True)
        Panel(Stack([soft(Message("week-picture-new"), size=32), words]), pad=20).draw(
            canvas, left._replace(top=left.bottom - _NEW_HIGH)
        )
    _most_won(news).draw(canvas, left._replace(bottom=bottom))
    for panel, at in zip(told, _RIGHT.grid(1, len(told), 0, _GAP) if told else (), strict=True):
        panel.draw(canvas, at)
    return canvas.png(Felt.NEUTRAL, largest=SMALL)


def _most_won(news: WeekNews) -> Panel:
    title = soft(Message("week-picture-won"), size=32)
    if not news.most_won:
        return Panel(Stack([title, soft(Message("week-picture-no-one"), size=36, least=26)]), pad=20)
    rows = Columns([_winner(news, rank, it) for rank, it in enumerate(news.most_won, 1)], pad=0, between=0, most=96)
    return Panel(Stack([title, rows]), pad=20)


def _winner(news: WeekNews, rank: int, won: WonMost) -> Entry:
    name: Element = strong(shown_name(news.names, won.who), 40, least=26, grows=True)
    if won.medal is not None:
        name.grows = name.wide() > _SHORT
        name = Beside([name, ribbon(won.medal)], gap=10, grows=True)
    count = Message("count-of", count=won.wins, all=won.matches)
    ink = Ink.GOLD if rank == 1 else Ink.TEXT
    return Entry((medal(rank), name, figure(count, 38, ink, bold=rank == 1)))


def _told(news: WeekNews) -> Iterator[Panel]:
    """The panels beside those who won most."""
    if news.closest is not None:
        label = Joined((Message("week-picture-closest"), news.closest.game), " · ")
        yield _fact(emblem_of(news.closest.game, _MARK), label, news.closest.result, news.closest.briefer)
    if news.play is not None:
        label = Joined((Message("week-picture-play"), news.play.gain), " · ")
        yield _fact(emblem_of(news.play.game, _MARK), label, news.play.made, is_gold=True)
    for record in news.records:
        is_win = isinstance(record, BiggestWin)
        mark = emblem_of(record.game, _MARK) if is_win else sign(_MARK, lambda ground: crown_mark(54, Ink.GOLD, ground))
        yield _fact(mark, record.label, record.value)


def _fact(mark: Element, label: Text, told: Text, briefer: Text | None = None, *, is_gold: bool = False) -> Panel:
    """A label and the fact; in fewer words where those are too long."""
    ink, room = Ink.GOLD if is_gold else Ink.TEXT, _RIGHT.width - 2 * _PAD - _MARK - _BESIDE
    fact = strong(told, 38, ink, least=26)
    if briefer is not None and fact.least_wide() > room:
        fact = strong(briefer, 38, ink, least=26)
    texts = Stack([soft(label, size=32, least=26), fact], gap=12)
    return Panel(Beside([mark, texts], gap=_BESIDE), Ink.LIGHT if is_gold else Ink.HEADER, pad=_PAD)
