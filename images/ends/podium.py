"""The podium of a match of lone players, and the banner of one between two."""

from collections.abc import Sequence
from functools import lru_cache

from PIL import Image

from bot.message import Message
from bot.rules.view import View
from bot.words.persons import seat_name
from bot.words.sides import SideStanding, standings
from bot.words.terms import side_name
from images.drawing import Box, Brush, Canvas, Ink, Letters, bold, box
from images.parts.lines import signed
from images.parts.marks import SIDE, SIDE_INKS, side_sign
from images.parts.panels import crown_cell, draw_bold, members, panel

FLOOR = 560  # where the steps stand
_WIDE, _PITCH = 146, 152
_HIGH = {1: 244, 2: 176, 3: 136}  # of the steps, by rank
_STEP_INKS = {1: Ink.GOLD, 2: Ink.MUTED, 3: Ink.BRASS}
_MEDAL = 60
BANNER, OTHER = Box(20, 98, 1080, 254), Box(20, 264, 1080, 352)


def draw_podium(canvas: Canvas, view: View) -> tuple[SideStanding, ...]:
    """The first three on their steps, equal ranks on equal ones. Returns the places without a step."""
    first, second, third, *rest = standings(view)
    for number, place in enumerate((second, first, third)):
        _step(canvas, place, 24 + number * _PITCH)
    canvas.fill(Box(20, FLOOR - 4, 24 + 2 * _PITCH + _WIDE + 4, FLOOR + 2), Ink.OUTLINE)
    return tuple(rest)


def _step(canvas: Canvas, place: SideStanding, left: int) -> None:
    high, ink = _HIGH[min(place.rank, 3)], _STEP_INKS[min(place.rank, 3)]
    top, middle = FLOOR - 4 - high, left + _WIDE // 2
    canvas.fill(Box(left, top, left + _WIDE, FLOOR - 4), Ink.LIGHT)
    canvas.fill(Box(left, top - 8, left + _WIDE, top), ink)
    is_first = place.rank == 1
    name, size = seat_name(place.members[0]), 44 if is_first else 40
    letters = bold(size, Ink.GOLD if is_first else Ink.TEXT, Ink.FELT)
    canvas.text(name, (middle, top - 42), letters, anchor="m", limit=_WIDE + 4, least=28)
    if is_first:
        crown = crown_cell(98, Ink.GOLD, Ink.FELT)
        canvas.paste(crown, middle - crown.width // 2, top - 76 - crown.height)
    medal(canvas, place.rank, (middle, top + (52 if high > _HIGH[3] else 44)), Ink.LIGHT)
    level = top + (122 if is_first else 116 if high > _HIGH[3] else 104)
    total = signed(place.total, plus="")
    canvas.text(total, (middle, level), bold(60 if is_first else 50, Ink.TEXT, Ink.LIGHT), anchor="m")


def medal(canvas: Canvas, rank: int, at: tuple[int, int], under: Ink) -> None:
    """A medal with a rank."""
    ink = _STEP_INKS.get(rank, Ink.BADGE)
    canvas.paste(_disc(_MEDAL, ink, under), at[0] - _MEDAL // 2, at[1] - _MEDAL // 2)
    letters = Ink.TEXT if ink is Ink.BADGE else Ink.INK
    canvas.text(str(rank), at, bold(38, letters, ink), anchor="m")


@lru_cache(maxsize=16)
def _disc(across: int, ink: Ink, under: Ink) -> Image.Image:
    brush = Brush((across, across), under)
    brush.disc(across / 2, across / 2, across / 2, ink)
    return brush.cell()


def draw_rest(canvas: Canvas, places: Sequence[SideStanding], bottom: int, left: int) -> int:
    """The places without a step, in rows down to `bottom`. Returns their top."""
    top = bottom
    for number, place in enumerate(places):
        at = box(left, bottom - 78 * (len(places) - number), 1080 - left, 70)
        top = min(top, at.top)
        panel(canvas, at, Ink.HEADER, radius=18)
        medal(canvas, place.rank, (at.left + 48, at.centre[1]), Ink.HEADER)
        total = signed(place.total, plus="")
        wide = canvas.text(total, (at.right - 24, at.centre[1]), bold(50, Ink.TEXT, Ink.HEADER), anchor="r")
        name, room = seat_name(place.members[0]), at.width - 90 - wide - 44
        canvas.text(name, (at.left + 90, at.centre[1]), bold(40, Ink.TEXT, Ink.HEADER), limit=room, least=30)
    return top


def draw_banner(canvas: Canvas, view: View) -> None:
    """The winner of two on a banner, the other on a plate below it. Where both have won, both stand in gold."""
    first, second = standings(view)
    panel(canvas, BANNER, Ink.LIGHT, Ink.GOLD)
    crown = crown_cell(116, Ink.GOLD, Ink.LIGHT)
    canvas.paste(crown, BANNER.left + 24, BANNER.centre[1] - crown.height // 2)
    left, total = BANNER.left + 166, signed(first.total, plus="")
    right = BANNER.right - 28
    right -= canvas.text(total, (right, BANNER.centre[1]), bold(104, Ink.TEXT, Ink.LIGHT), anchor="r") + 24
    shared = len(view.winners or ()) > 1
    winner = side_name(view, first.side)
    title = Message("end-banner.shared" if shared else "end-banner", who=winner)
    if not view.partners:
        draw_bold(canvas, title, (left, BANNER.centre[1]), Letters(76, Ink.GOLD, Ink.LIGHT), right - left, 46)
    else:
        draw_bold(canvas, title, (left, BANNER.top + 50), Letters(72, Ink.GOLD, Ink.LIGHT), right - left, 46)
        side_sign(canvas, first.side, (left + SIDE // 2, BANNER.top + 115), Ink.LIGHT)
        line, size = members(first.members, right - left - 60, 42)
        canvas.text(line, (left + 60, BANNER.top + 115), bold(size, Ink.TEXT, Ink.LIGHT))
    _other(canvas, view, second)


def _other(canvas: Canvas, view: View, place: SideStanding) -> None:
    won = place.side in (view.winners or ())
    rim = Ink.GOLD if won else SIDE_INKS[place.side % 2] if view.partners else Ink.OUTLINE
    panel(canvas, OTHER, Ink.HEADER, rim)
    total, left = signed(place.total, plus=""), OTHER.left + 28
    right = OTHER.right - 28
    right -= canvas.text(total, (right, OTHER.centre[1]), bold(60, Ink.TEXT, Ink.HEADER), anchor="r") + 20
    if view.partners:
        side_sign(canvas, place.side, (left + 20, OTHER.centre[1]), Ink.HEADER, 42)
        left += 58
    line, size = members(place.members, right - left, 42)
    canvas.text(line, (left, OTHER.centre[1]), bold(size, Ink.TEXT, Ink.HEADER))
