"""The band of a contract to lose every trick: how far it has come, and below it the hands that lie open, as codes."""

from collections.abc import Sequence
from functools import partial

from bot.rules.view import View
from bot.words.nel_o import NelOFacts, nel_o_line, open_line
from bot.words.speaker import say, say_line
from images.drawing.canvas import SIZE, Box, Canvas
from images.drawing.names import shown_name
from images.drawing.palette import Ink
from images.drawing.typefaces import Weight
from images.parts.lines import draw_line
from images.seat.zones import BAND

_ON_ONE_LINE = 6  # tiles of a hand that still stand on one line with another's
_CODES = 36
_LINE, _LINES = 46, 44  # what one line adds to the band, and each of several
_LEFT, _RIGHT = 24, SIZE[0] - 24
_NAME = 136  # of an open hand on a line of its own


def draw_nel_o(canvas: Canvas, view: View, facts: NelOFacts, names: Sequence[str]) -> Box:
    """Draw the band; returns what is left for the hand below it."""
    lines = open_lines(facts)
    bottom = BAND.bottom + (_LINE if lines == 1 else _LINES * lines)
    canvas.fill(BAND._replace(bottom=bottom), Ink.HEADER)
    level, name = BAND.centre[1] + 1, partial(shown_name, names)
    stake = say(facts.stake)
    room = _RIGHT - _LEFT - 30
    room -= canvas.text(stake, (_RIGHT, level), 38, Ink.GOLD, Ink.HEADER, weight=Weight.BOLD, anchor="r")
    line = say_line(nel_o_line(view, facts, name))
    draw_line(canvas, line, (_LEFT, level), 38, Ink.TEXT, Ink.HEADER, limit=room, least=28)
    if lines == 1:
        line, room = say_line(open_line(view, facts, name)), _RIGHT - _LEFT
        at = _LEFT, BAND.bottom + 21
        draw_line(canvas, line, at, 38, Ink.MUTED, Ink.HEADER, limit=room, least=32)
    elif lines:
        for number, (seat, _) in enumerate(facts.open_hands):
            _hand(canvas, facts, number, name(seat), BAND.bottom + 20 + number * _LINES)
    return Box(0, bottom, *SIZE)


def open_lines(facts: NelOFacts) -> int:
    """How many lines the open hands take."""
    hands = facts.open_hands
    if len(hands) <= 2 and all(len(hand) <= _ON_ONE_LINE for _, hand in hands):
        return min(1, len(hands))
    return len(hands)


def _hand(canvas: Canvas, facts: NelOFacts, number: int, name: str, level: int) -> None:
    """An open hand on a line of its own, its codes below those of the other's."""
    at = _LEFT, level
    canvas.text(name, at, 36, Ink.TEXT, Ink.HEADER, weight=Weight.BOLD, limit=_NAME - 12, least=28)
    _, hand = facts.open_hands[number]
    most = max(len(shown) for _, shown in facts.open_hands)
    pitch = min(108, (_RIGHT - _LEFT - _NAME) // most)
    for place, shown in enumerate(hand):
        canvas.text(str(shown.piece), (_LEFT + _NAME + place * pitch, level), _CODES, Ink.MUTED, Ink.HEADER)
