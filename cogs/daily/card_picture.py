"""The card a person shares of a daily deal: the result, a mark for each trick, all results. No tile, no suit."""

from functools import partial

from PIL import Image

from bot.message import Day, Message
from bot.words.speaker import say
from cogs.contests.words import margin
from cogs.daily.spread_picture import draw_spread
from cogs.daily.words import DailyCard, DailyDeal, DailyMark, alt_card, spread
from images.drawing.canvas import Box, Canvas, box
from images.drawing.drawing import Drawing
from images.drawing.felts import felt_titled
from images.drawing.lettering import Letters
from images.drawing.names import shown_name
from images.drawing.palette import Ink
from images.drawing.typefaces import Weight
from images.ends.podium import medal
from images.parts.headers import EDGE, bar, header, pill
from images.parts.marks import check_mark, draw_rounded, rhombus
from images.parts.panels import crown_cell, panel

_OWN = Box(34, 100, 680, 296)
_TRICKS = Box(20, 300, 680, 530)
SPREAD = Box(700, 100, 1080, 530)
_FOOT = Box(20, 548, 1080, 684)
_MARK_HIGH = 96
_MOST_RANK = 99  # on a medal


def draw_daily_card(card: DailyCard) -> Drawing:
    """The card of one person's daily deal."""
    return Drawing(alt_card(card, [card.name]), "daily.png", partial(_render, card))


def draw_daily_header(canvas: Canvas, daily: DailyDeal, right: int) -> None:
    """What the bar on top says left of `right`: which deal of which day it is."""
    when = Message("daily-picture-when", number=daily.number, date=Day(daily.date))
    header(canvas, say(daily.name), say(when), right, game=felt_titled(daily.title))


def _render(card: DailyCard) -> bytes:
    canvas, right = Canvas(Ink.FELT), EDGE
    bar(canvas)
    if card.streak > 1:
        label = say(Message("daily-picture-streak"))
        right = pill(canvas, right, label, str(card.streak), inks=(Ink.INK, Ink.GOLD))
    draw_daily_header(canvas, card.daily, right)
    _own(canvas, card)
    _tricks(canvas, card)
    played = say(Message("daily-picture-played", count=len(card.scores)))
    draw_spread(canvas, played, spread(card.scores, card.score), SPREAD)
    _foot(canvas, card)
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


def _foot(canvas: Canvas, card: DailyCard) -> None:
    panel(canvas, _FOOT, Ink.LIGHT, Ink.GOLD)
    left = _FOOT.left + 28
    if card.rank <= _MOST_RANK:
        medal(canvas, card.rank, (left + 36, _FOOT.centre[1]), Ink.LIGHT)
        left += 98
    at, command = (_FOOT.right - 28, _FOOT.centre[1]), say(Message("daily-picture-command"))
    wide = canvas.text(
        command, at, Letters(60, Ink.GOLD, Ink.LIGHT, Weight.BOLD), anchor="r", limit=_FOOT.width // 3, least=40
    )
    room = _FOOT.right - 28 - wide - 24 - left
    rank = say(Message("daily-picture-rank", rank=card.rank, count=len(card.scores)))
    canvas.text(rank, (left, _FOOT.top + 50), Letters(60, Ink.TEXT, Ink.LIGHT, Weight.BOLD), limit=room, least=40)
    same = say(Message("daily-picture-same", game=card.daily.title))
    canvas.text(same, (left, _FOOT.top + 104), Letters(36, Ink.MUTED, Ink.LIGHT), limit=room, least=30)
