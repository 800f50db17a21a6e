"""The podium of a match of lone players or of a tournament, and the banner of a match between two."""

from collections.abc import Sequence
from typing import NamedTuple

from bot.message import Message, Text
from bot.rules.view import View
from bot.words.persons import seat_name
from bot.words.sides import SideStanding, standings
from bot.words.terms import side_name
from images.drawing import Box, Canvas, Ink
from images.parts.columns import Beside, Columns, Entry, Panel, Stack, ranked
from images.parts.elements import MEDALS, Called, Element, Words, crown, draw_medal, figure, side_cell, strong
from images.parts.lines import signed
from images.parts.marks import SIDE_INKS, crown_mark

FLOOR = 560  # where the steps of a match stand
BANNER, OTHER = Box(20, 98, 1080, 254), Box(20, 264, 1080, 352)
_LEFT, _ROW, _LOW_ROW, _IN_COLUMN = 24, 78, 62, 2


class Podium(NamedTuple):
    """The width of a step, from one to the next, where they stand, and how high they are by rank."""

    wide: int
    pitch: int
    floor: int
    highs: tuple[int, int, int]


class Step(NamedTuple):
    """A rank, names, a total, and a line below it."""

    rank: int
    names: Sequence[str]
    total: Text
    note: str = ""
    between: str = ", "


_PODIUM = Podium(wide=146, pitch=152, floor=FLOOR, highs=(244, 176, 136))


def draw_podium(canvas: Canvas, view: View) -> tuple[SideStanding, ...]:
    """The first three on their steps. Returns the places without a step."""
    first, second, third, *rest = standings(view)
    steps = [
        Step(place.rank, [seat_name(place.members[0])], signed(place.total, plus=""))
        for place in (first, second, third)
    ]
    draw_steps(canvas, steps, _LEFT, _PODIUM)
    right = _LEFT + 2 * _PODIUM.pitch + _PODIUM.wide + 4
    canvas.fill(Box(20, FLOOR - 4, right, FLOOR + 2), Ink.OUTLINE)
    return tuple(rest)


def draw_steps(canvas: Canvas, steps: Sequence[Step], left: int, podium: Podium) -> None:
    """Steps by rank, the first in the middle; equal ranks stand on equal steps."""
    for number, step in enumerate((*steps[1:2], steps[0], *steps[2:])):
        _draw_step(canvas, step, left + number * podium.pitch, podium)


def _draw_step(canvas: Canvas, step: Step, left: int, podium: Podium) -> None:
    is_first, high = step.rank == 1, podium.highs[min(step.rank, 3) - 1]
    at = Box(left, podium.floor - 4 - high, left + podium.wide, podium.floor - 4)
    canvas.fill(at, Ink.LIGHT)
    canvas.fill(Box(left, at.top - 8, at.right, at.top), MEDALS[min(step.rank, 3)])
    name = Called(
        names=step.names, between=step.between, size=44 if is_first else 40, ink=Ink.GOLD if is_first else Ink.TEXT,
        align="m",
    )  # fmt: skip
    name.draw(canvas, Box(left - 2, at.top - 74, at.right + 2, at.top - 12), Ink.FELT)
    if is_first:
        crown = crown_mark(92, Ink.GOLD, Ink.FELT)
        canvas.paste(crown, at.centre[0] - crown.width // 2, at.top - 80 - crown.height)
    is_low = high == podium.highs[2]
    draw_medal(canvas, step.rank, (at.centre[0], at.top + (44 if is_low else 51)), Ink.LIGHT)
    total = strong(step.total, 60 if is_first else 50, align="m", least=36)
    level = at.top + (104 if is_low else 118)
    total.draw(canvas, Box(left + 4, level - 30, at.right - 4, level + 30), Ink.LIGHT)
    note = Words(step.note, 34, Ink.MUTED, align="m", least=32)
    if step.note and not is_low and (is_first or note.wide() <= podium.wide - 20):
        note.draw(canvas, Box(left + 10, level + 30, at.right - 10, level + 72), Ink.LIGHT)


def draw_rest(canvas: Canvas, places: Sequence[SideStanding], bottom: int, left: int) -> int:
    """The places without a step, in rows down to `bottom`; more than two in two columns. Returns their top."""
    columns = 1 if len(places) <= _IN_COLUMN else 2
    each, high, gap = -(-len(places) // columns), *((_ROW, 18) if columns == 1 else (_LOW_ROW, 12))
    room = Box(left, bottom - high * each, 1080, bottom)
    for number, at in enumerate(room.grid(columns, 1, 8)):
        rows = [_rest(place, in_two=columns == 2) for place in places[number * each : (number + 1) * each]]
        Columns(rows, most=high, gap=gap).draw(canvas, at._replace(bottom=at.top + high * len(rows)))
    return room.top


def _rest(place: SideStanding, *, in_two: bool) -> Entry:
    name = strong(seat_name(place.members[0]), 40, least=30, grows=True)
    return ranked(place.rank, name, _total(place, 44 if in_two else 50), with_medal=not in_two)


def _total(place: SideStanding, size: int) -> Words:
    return figure(signed(place.total, plus=""), size, bold=True)


def draw_banner(canvas: Canvas, view: View) -> None:
    """The winner of two on a banner, the other on a plate below it. Where both have won, both stand in gold."""
    first, second = standings(view)
    is_shared = len(view.winners or ()) > 1
    title = Message("end-banner.shared" if is_shared else "end-banner", who=side_name(view, first.side))
    lines: list[Element] = [strong(title, 74, Ink.GOLD, least=46)]
    if view.partners:
        lines.append(Beside([side_cell(first.side), _members(first)], gap=16))
    winner = Beside([crown(116), Stack(lines, gap=18), _total(first, 104)], gap=24)
    Panel(winner, Ink.LIGHT, Ink.GOLD).draw(canvas, BANNER)
    won = second.side in (view.winners or ())
    rim = Ink.GOLD if won else SIDE_INKS[second.side % 2] if view.partners else Ink.OUTLINE
    sides = [side_cell(second.side)] if view.partners else []
    Panel(Beside([*sides, _members(second), _total(second, 60)], gap=18), Ink.HEADER, rim, pad=28).draw(canvas, OTHER)


def _members(place: SideStanding) -> Called:
    return Called(names=[*map(seat_name, place.members)], size=42, least=30, grows=True)
