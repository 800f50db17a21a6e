"""A player's achievements: a plate for each, those not earned yet without gold."""

from functools import partial

from bot.message import Message
from bot.rules.achievements import ACHIEVEMENTS, Achievement
from bot.rules.catalogue import CATALOGUE
from bot.words.achievements import title
from bot.words.speaker import say
from cogs.people.pictures.parts import LARGEST, person
from cogs.people.words.card import PlayerCard, alt_earned
from images.drawing.canvas import Box, Canvas, box
from images.drawing.drawing import Drawing
from images.drawing.felts import Felt, felt_titled
from images.drawing.lettering import Letters
from images.drawing.palette import Ink
from images.drawing.typefaces import Weight
from images.parts.emblems import OWN_INKS, emblem
from images.parts.headers import EDGE, bar, header, pill
from images.parts.panels import panel

_CHIP = 64
_WIDE, _HIGH, _PITCH = 340, 108, (360, 118)


def draw_achievements(card: PlayerCard) -> Drawing:
    """All achievements there are, and which of them a player has."""
    return Drawing(alt_earned(card, [card.name]), "achievements.png", partial(_render, card))


def _render(card: PlayerCard) -> bytes:
    canvas = Canvas(Ink.FELT)
    bar(canvas)
    has = {one.name: one.count for one in card.earned}
    count = say(Message("achievements-count", count=len(has), all=len(ACHIEVEMENTS)))
    right = pill(canvas, EDGE, say(Message("achievements-earned")), count, inks=(Ink.TEXT, Ink.LIGHT))
    header(canvas, person(card.name), say(Message("achievements-title")), right, game=Felt.NEUTRAL)
    for number, one in enumerate(ACHIEVEMENTS):
        row, column = divmod(number, 3)
        at = box(20 + column * _PITCH[0], 100 + row * _PITCH[1], _WIDE, _HIGH)
        draw_achievement(canvas, one, has.get(one.name, 0), at)
    return canvas.png(Felt.NEUTRAL, largest=LARGEST)


def draw_achievement(canvas: Canvas, one: Achievement, count: int, at: Box) -> None:
    """An achievement with its game's emblem, and how often it was earned."""
    ground = Ink.LIGHT if count else Ink.HEADER
    panel(canvas, at, ground, Ink.GOLD if count else None)
    felt = felt_titled(CATALOGUE[one.game].title) if one.game else Felt.NEUTRAL
    chip = OWN_INKS.get(felt, Ink.ACCENT) if count else Ink.BADGE
    canvas.paste(emblem(felt, _CHIP, chip, ground), at.left + 16, at.centre[1] - _CHIP // 2)
    left, right = at.left + 96, at.right - 14
    ink = Ink.GOLD if count else Ink.MUTED
    canvas.text(
        say(title(one.name)),
        (left, at.centre[1] - 21),
        Letters(36, ink, ground, Weight.BOLD),
        limit=right - left,
        least=26,
    )
    times = Message("achievements-times", count=count) if count > 1 else Message("achievements-once")
    words = say(times if count else Message("achievements-not-yet"))
    ink = Ink.TEXT if count else Ink.MUTED
    canvas.text(words, (left, at.centre[1] + 25), Letters(34, ink, ground), limit=right - left, least=28)
