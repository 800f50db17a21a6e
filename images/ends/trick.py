"""A finished trick, small: its pieces in a row with a name below each, the winner's ringed."""

from collections.abc import Sequence

from bot.rules.boards import PieceView, TrickView
from bot.rules.pieces import Card, Tile
from images.drawing.canvas import Box, Canvas, box
from images.drawing.lettering import width
from images.drawing.names import shown_name
from images.drawing.palette import Ink
from images.drawing.typefaces import Weight
from images.ends.parts import panel
from images.parts.marks import BADGE, CROWN, badge, crown_disc
from images.parts.pieces import draw_laid, draw_piece

_TITLE, _NAME = 50, 44  # heights above and below the pieces
_TALLEST = 160
_WIDE_CARD = 64
_LYING = 96  # as long is a tile that lies, at most


def draw_trick(
    canvas: Canvas, trick: TrickView, names: Sequence[str], at: Box, title: str, ground: Ink, under: Ink = Ink.FELT
) -> None:
    """A panel with a trick in it."""
    panel(canvas, at, ground, under=under)
    ink = Ink.TEXT if ground is Ink.LIGHT else Ink.MUTED
    canvas.text(title, (at.left + 25, at.top + 30), 36, ink, ground, limit=at.width - 50, least=30)
    count = len(trick.plays)
    pitch = (at.width - 24) // count
    tall = min(_TALLEST, at.height - _TITLE - _NAME - 16)
    is_card = any(isinstance(shown.piece, Card) for _, shown in trick.plays)
    wide = min(tall * 2 // 3 if is_card else tall // 2, pitch - 34)
    tall = min(tall, wide * 2)
    top = at.top + _TITLE + (at.height - _TITLE - _NAME - tall) // 2
    for number, (seat, shown) in enumerate(trick.plays):
        middle = at.left + 12 + pitch * number + pitch // 2
        won = seat == trick.winner
        beside = won and pitch - wide >= 2 * (CROWN - 6) and not shown.points
        x = middle - wide // 2
        draw_piece(canvas, shown, box(x, top, wide, tall), ground, ringed=won)
        if beside:
            canvas.paste(crown_disc(ground), x + wide + 9, top + tall // 2 - CROWN // 2)
        if not is_card or wide >= _WIDE_CARD:  # a badge would hide a small card, which says what it counts
            _points(canvas, shown, x + wide, top + tall // 2, pitch - wide)
        _name(canvas, names, trick, seat, (middle, at.bottom - 25), pitch - 10, ground)


def _points(canvas: Canvas, shown: PieceView, x: int, middle: int, room: int) -> None:
    if shown.points and room >= BADGE:
        canvas.lay(badge(shown.points, shown.penalty), x - 10, middle - BADGE // 2)


def _name(
    canvas: Canvas, names: Sequence[str], trick: TrickView, seat: int, at: tuple[int, int], room: int, ground: Ink
) -> None:
    won, name = seat == trick.winner, shown_name(names, seat)
    weight, ink = (Weight.BOLD, Ink.TEXT) if won else (Weight.REGULAR, Ink.MUTED)
    led = f"{name} led"
    words = led if seat == trick.leader and width(led, 32, weight) <= room else name
    canvas.text(words, at, 36, ink, ground, weight=weight, anchor="m", limit=room, least=28)


def draw_lying(canvas: Canvas, trick: TrickView, at: Box, ground: Ink) -> None:
    """The dominoes of a trick, lying in a row that ends at the right of the box; the winner's ringed."""
    count = len(trick.plays)
    gap = 12
    wide = min(at.width // count - gap, at.height * 2, _LYING)
    high = wide // 2 + 1
    left = at.right - count * (wide + gap) + gap
    for number, (seat, shown) in enumerate(trick.plays):
        place = box(left + number * (wide + gap), at.centre[1] - high // 2, wide, high)
        ends = (shown.piece.high, shown.piece.low) if isinstance(shown.piece, Tile) else (0, 0)
        draw_laid(canvas, ends, place, ground, ringed=seat == trick.winner)
