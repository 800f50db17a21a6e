"""A finished trick, small: its pieces in a row with a name below each, the winner's ringed."""

from functools import partial

from bot.message import Message, Text, Who
from bot.rules.boards import PieceView, TrickView
from bot.rules.pieces import Card, Tile
from bot.words.persons import seat_name
from bot.words.speaker import say
from images.drawing import Box, Canvas, Ink, Letters, Weight, bold, box, width
from images.parts.elements import Words
from images.parts.lines import code_line, draw_line
from images.parts.marks import BADGE, CROWN, badge, crown_disc, draw_rounded
from images.parts.pieces import RING, PieceLook, draw_laid, draw_piece

_TITLE, _NAME = 50, 44  # heights above and below the pieces
_TALLEST = 160
_WIDE_CARD = 64  # a narrower card is drawn as a plate: its rank beside its suit
_PLATE = (104, 54)
_LYING = 96  # the greatest length of a lying tile


def draw_trick(canvas: Canvas, trick: TrickView, at: Box, title: Text, ground: Ink) -> None:
    """A panel with a trick. Tiles that would stand small lie, and small cards are plates."""
    draw_rounded(canvas, at, 24, ground, Ink.FELT)
    ink = Ink.TEXT if ground is Ink.LIGHT else Ink.MUTED
    Words(title, 36, ink, least=30).draw(canvas, Box(at.left + 25, at.top, at.right - 25, at.top + 60), ground)
    pitch = (at.width - 24) // len(trick.plays)
    is_card = any(isinstance(shown.piece, Card) for _, shown in trick.plays)
    tall = min(_TALLEST, at.height - _TITLE - _NAME - 16)
    wide = min(tall * 2 // 3 if is_card else tall // 2, pitch - 34)
    size, draw = (wide, min(tall, wide * 2)), partial(_draw_standing, room=pitch - wide)
    if is_card and size[0] < _WIDE_CARD:
        size, draw = (min(_PLATE[0], pitch - 10), min(_PLATE[1], at.height - _TITLE - _NAME - 8)), _draw_plate
    elif not is_card and not any(shown.points for _, shown in trick.plays):  # lying leaves no room for badges
        long = min(_LYING, pitch - 2 * RING - 4, 2 * size[1])
        if long > size[1]:
            size, draw = (long, long // 2), _draw_lying
    top = at.top + _TITLE + (at.height - _TITLE - _NAME - size[1]) // 2
    for number, (seat, shown) in enumerate(trick.plays):
        middle = at.left + 12 + pitch * number + pitch // 2
        place = box(middle - size[0] // 2, top, *size)
        draw(canvas, shown, place, ground, ringed=seat == trick.winner)
        _name(canvas, trick, seat, (middle, at.bottom - 25), pitch - 10, ground)


def _draw_standing(canvas: Canvas, shown: PieceView, at: Box, ground: Ink, *, ringed: bool, room: int) -> None:
    """A piece with its points, or the winner's with a crown; `room` is the width its neighbours leave free."""
    draw_piece(canvas, shown, at, ground, PieceLook(Ink.GOLD if ringed else None))
    middle = at.centre[1]
    if ringed and not shown.points and room >= 2 * (CROWN - 6):
        canvas.paste(crown_disc(ground), at.right + 9, middle - CROWN // 2)
    if shown.points and room >= BADGE:
        canvas.lay(badge(shown.points, shown.penalty), at.right - 10, middle - BADGE // 2)


def _draw_lying(canvas: Canvas, shown: PieceView, at: Box, ground: Ink, *, ringed: bool) -> None:
    if isinstance(shown.piece, Tile):
        ends, ring = (shown.piece.high, shown.piece.low), Ink.GOLD if ringed else None
        draw_laid(canvas, ends, at, ground, tinted=shown.tinted, ring=ring)


def _draw_plate(canvas: Canvas, shown: PieceView, at: Box, ground: Ink, *, ringed: bool) -> None:
    """A card as its rank and suit."""
    if not isinstance(shown.piece, Card):
        return
    if ringed:
        draw_rounded(canvas, at.grown(4), 14, Ink.GOLD, ground)
    draw_rounded(canvas, at, 11, Ink.IVORY, Ink.GOLD if ringed else ground)
    letters = bold(40, Ink.RED if shown.piece.suit in "HD" else Ink.INK, Ink.IVORY)
    draw_line(canvas, code_line(shown.piece), (at.centre[0], at.centre[1] + 1), letters, anchor="m")


def _name(canvas: Canvas, trick: TrickView, seat: int, at: tuple[int, int], room: int, ground: Ink) -> None:
    won, name = seat == trick.winner, seat_name(seat)
    weight, ink = (Weight.BOLD, Ink.TEXT) if won else (Weight.REGULAR, Ink.MUTED)
    led = say(Message("end-led", who=Who(name)))
    words = led if seat == trick.leader and width(led, 32, weight) <= room else name
    canvas.text(words, at, Letters(36, ink, ground, weight), anchor="m", limit=room, least=28)


def draw_lying(canvas: Canvas, trick: TrickView, at: Box) -> None:
    """The dominoes of a trick on light ground, lying in a row from the right end of a box; the winner's ringed."""
    count = len(trick.plays)
    gap = 12
    wide = min(at.width // count - gap, at.height * 2, _LYING)
    high = wide // 2 + 1
    left = at.right - count * (wide + gap) + gap
    for number, (seat, shown) in enumerate(trick.plays):
        place = box(left + number * (wide + gap), at.centre[1] - high // 2, wide, high)
        _draw_lying(canvas, shown, place, Ink.LIGHT, ringed=seat == trick.winner)
