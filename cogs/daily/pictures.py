"""The pictures of a daily deal: the card that somebody shares, without a tile or a suit, and the ranking of all."""

from collections.abc import Sequence
from functools import partial

from PIL import Image

from bot.message import Day, Message, capitalized
from bot.words.speaker import say
from cogs.contests.contest import margin
from cogs.daily.words import SHOWN, Bar, DailyCard, DailyDeal, DailyMark, Ranking, alt_card, alt_ranking, spread
from images.drawing import Box, Canvas, Drawing, Ink, Letters, Weight, box, felt_titled, fitting, shown_name, width
from images.ends.podium import medal
from images.parts.headers import EDGE, bar, header, pill
from images.parts.marks import check_mark, crown_mark, draw_rounded, rhombus
from images.parts.panels import crown_cell, panel

_BARS_TITLE, _FIRST_BAR = 38, 98  # their middles, from the top of the panel
_BAR_PITCH, _BAR_HIGH = 70, 44
_BARS_PAD = 24
_BAR_SIZES = range(38, 29, -2)
_COUNT_SIZE = 36


def draw_spread(canvas: Canvas, title: str, bars: Sequence[Bar], at: Box) -> None:
    """A panel with a bar for each result: at the left what it is, at the right how many have it."""
    panel(canvas, at, Ink.HEADER)
    begin, room = (at.left + _BARS_PAD, at.top + _BARS_TITLE), at.width - 2 * _BARS_PAD
    canvas.text(title, begin, Letters(36, Ink.MUTED, Ink.HEADER), limit=room, least=28)
    if not bars:
        return
    results = [say(it.label) for it in bars]
    longest = max(results, key=lambda label: width(label, _BAR_SIZES[0], Weight.BOLD))
    size = fitting(longest, _BAR_SIZES, Weight.BOLD, 150)
    labels = max(width(result, size, Weight.BOLD) for result in results)
    most = max(it.count for it in bars)
    counts = max(width(str(it.count), _COUNT_SIZE, Weight.BOLD) for it in bars)
    left = at.left + _BARS_PAD + labels + 18
    room = at.right - _BARS_PAD - counts - 14 - left
    for row, (result, it) in enumerate(zip(results, bars, strict=True)):
        middle = at.top + _FIRST_BAR + row * _BAR_PITCH
        ink = Ink.GOLD if it.own else Ink.TEXT
        canvas.text(result, (left - 18, middle), Letters(size, ink, Ink.HEADER, Weight.BOLD), anchor="r")
        wide = max(24, room * it.count // most)
        place = box(left, middle - _BAR_HIGH // 2, wide, _BAR_HIGH)
        draw_rounded(canvas, place, 10, Ink.GOLD if it.own else Ink.OUTLINE, Ink.HEADER)
        weight = Weight.BOLD if it.own else Weight.REGULAR
        count_ink = Ink.TEXT if it.own else Ink.MUTED
        canvas.text(str(it.count), (left + wide + 14, middle), Letters(_COUNT_SIZE, count_ink, Ink.HEADER, weight))


_OWN = Box(34, 100, 680, 296)
_TRICKS = Box(20, 300, 680, 530)
_SPREAD = Box(700, 100, 1080, 530)
_CARD_FOOT = Box(20, 548, 1080, 684)
_MARK_HIGH = 96
_MOST_RANK = 99  # on a medal


def draw_daily_card(card: DailyCard) -> Drawing:
    return Drawing(alt_card(card, [card.name]), "daily.png", partial(_render_card, card))


def _header(canvas: Canvas, daily: DailyDeal, right: int) -> None:
    """What the bar on top says left of `right`: which deal of which day it is."""
    when = Message("daily-picture-when", number=daily.number, date=Day(daily.date))
    header(canvas, say(daily.name), say(when), right, game=felt_titled(daily.title))


def _render_card(card: DailyCard) -> bytes:
    canvas, right = Canvas(Ink.FELT), EDGE
    bar(canvas)
    if card.streak > 1:
        label = say(Message("daily-picture-streak"))
        right = pill(canvas, right, label, str(card.streak), inks=(Ink.INK, Ink.GOLD))
    _header(canvas, card.daily, right)
    _own(canvas, card)
    _tricks(canvas, card)
    played = say(Message("daily-picture-played", count=len(card.scores)))
    draw_spread(canvas, played, spread(card.scores, card.score), _SPREAD)
    _card_foot(canvas, card)
    return canvas.png(felt_titled(card.daily.title))


def _own(canvas: Canvas, card: DailyCard) -> None:
    name = shown_name([card.name], 0)
    canvas.text(name, (_OWN.left, 142), Letters(44, Ink.MUTED, Ink.FELT), limit=_OWN.width, least=36)
    figure, ink = say(margin(card.score)), Ink.GOLD if card.score > 0 else Ink.TEXT
    canvas.text(figure, (_OWN.left, 224), Letters(120, ink, Ink.FELT, Weight.BOLD))


def _tricks(canvas: Canvas, card: DailyCard) -> None:
    panel(canvas, _TRICKS, Ink.HEADER)
    title = "daily-picture-tricks-hurt" if DailyMark.HURT in card.marks else "daily-picture-tricks"
    if card.of_turns:
        title = "daily-picture-turns"
    words = say(Message(title, count=len(card.marks)))
    canvas.text(words, (44, _TRICKS.top + 38), Letters(36, Ink.MUTED, Ink.HEADER), limit=_TRICKS.width - 48, least=30)
    if not card.marks:
        return
    pitch = min(57, (_TRICKS.width - 40) // len(card.marks))
    wide = pitch - 9
    for number, mark in enumerate(card.marks):
        at = box(44 + number * pitch, _TRICKS.top + 70, wide, _MARK_HIGH)
        _mark(canvas, mark, at)
        words = str(number + 1)
        canvas.text(words, (at.centre[0], at.bottom + 30), Letters(30, Ink.MUTED, Ink.HEADER), anchor="m")


_GROUNDS = {DailyMark.HURT: Ink.RED, DailyMark.PLAYED: Ink.IVORY, DailyMark.SCORED: Ink.GREEN, DailyMark.WON: Ink.GOLD}


def _mark(canvas: Canvas, mark: DailyMark, at: Box) -> None:
    ground = _GROUNDS.get(mark)
    if ground is None:  # not won, or passed
        draw_rounded(canvas, at, 10, Ink.HEADER, Ink.HEADER, Ink.OUTLINE)
        return
    draw_rounded(canvas, at, 10, ground, Ink.HEADER, Ink.TEXT if mark is DailyMark.HURT else None)
    sign = _sign(mark, min(36, at.width - 6))
    if sign is not None:
        canvas.paste(sign, at.centre[0] - sign.width // 2, at.centre[1] - sign.height // 2)


def _sign(mark: DailyMark, wide: int) -> Image.Image | None:
    match mark:
        case DailyMark.HURT:
            return rhombus(28, Ink.TEXT, Ink.RED)
        case DailyMark.WON:
            return crown_cell(wide, Ink.INK, Ink.GOLD)
        case DailyMark.SCORED:
            return check_mark(wide, Ink.INK, Ink.GREEN)
        case _:
            return None


def _card_foot(canvas: Canvas, card: DailyCard) -> None:
    panel(canvas, _CARD_FOOT, Ink.LIGHT, Ink.GOLD)
    left = _CARD_FOOT.left + 28
    if card.rank <= _MOST_RANK:
        medal(canvas, card.rank, (left + 36, _CARD_FOOT.centre[1]), Ink.LIGHT)
        left += 98
    at, command = (_CARD_FOOT.right - 28, _CARD_FOOT.centre[1]), say(Message("daily-share-play"))
    wide = canvas.text(
        command, at, Letters(60, Ink.GOLD, Ink.LIGHT, Weight.BOLD), anchor="r", limit=_CARD_FOOT.width // 3, least=40
    )
    room = _CARD_FOOT.right - 28 - wide - 24 - left
    rank = say(capitalized(Message("daily-rank", rank=card.rank, count=len(card.scores))))
    canvas.text(rank, (left, _CARD_FOOT.top + 50), Letters(60, Ink.TEXT, Ink.LIGHT, Weight.BOLD), limit=room, least=40)
    same = say(Message("daily-picture-same", game=card.daily.title))
    canvas.text(same, (left, _CARD_FOOT.top + 104), Letters(36, Ink.MUTED, Ink.LIGHT), limit=room, least=30)


_LEFT, _RIGHT, _TOP, _BOTTOM = 20, 680, 98, 688
_PITCH = (_BOTTOM - _TOP) // SHOWN
_RANKING_FOOT = Box(700, 548, 1080, 684)


def draw_daily_ranking(ranking: Ranking) -> Drawing:
    """The ranking of all who have finished a daily deal; the viewer's row has an ivory rim."""
    return Drawing(alt_ranking(ranking, ranking.names), "daily-ranking.png", partial(_render_ranking, ranking))


def _render_ranking(ranking: Ranking) -> bytes:
    canvas = Canvas(Ink.FELT)
    bar(canvas)
    count = say(Message("daily-picture-count"))
    right = pill(canvas, EDGE, count, str(len(ranking.people)), inks=(Ink.TEXT, Ink.LIGHT))
    _header(canvas, ranking.daily, right)
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
        letters = Letters(38, Ink.TEXT, ground, Weight.BOLD)
        canvas.text(shown_name(names, row), (left, middle), letters, limit=room, least=30)
    draw_spread(canvas, say(Message("daily-picture-all")), spread(ranking.scores, ranking.own_score), _SPREAD)
    panel(canvas, _RANKING_FOOT, Ink.LIGHT)
    left, top, room, title = _RANKING_FOOT.left + 24, _RANKING_FOOT.top, _RANKING_FOOT.width - 48, ranking.daily.title
    canvas.text(say(title), (left, top + 42), Letters(38, Ink.TEXT, Ink.LIGHT, Weight.BOLD), limit=room)
    state = say(Message("daily-picture-over" if ranking.is_over else "daily-picture-open"))
    canvas.text(state, (left, top + 94), Letters(36, Ink.MUTED, Ink.LIGHT), limit=room, least=28)
    return canvas.png(felt_titled(title))
