"""The end of a round of Mexican Train: who is out, and for each seat the tiles left, their points and the total."""

from collections.abc import Sequence
from functools import lru_cache

from bot.message import Message, value_text
from bot.rules.boards import PieceView
from bot.rules.view import View
from bot.words.ends.deal import ending
from bot.words.ends.ending import DealEnding
from bot.words.ends.trains import next_engine
from bot.words.persons import seat_name
from bot.words.seat.headline import Pill
from bot.words.sides import SideStanding, standings
from bot.words.speaker import say, say_line
from images.drawing import Box, Canvas, Ink, Letters, Weight, bold, box, felt_of, width
from images.parts.headers import in_bold, opened, winner_pill
from images.parts.lines import draw_line, line_width, shortened, signed
from images.parts.marks import crown_mark, draw_rounded, moved_sign
from images.parts.pieces import PieceLook, draw_piece

_HERO, _HERO_SIZES, _WHY = 131, (60, 56, 52, 48, 44), 42  # the level and the letters
_CROWN, _OUT_CROWN, _INSIDE, _RIGHT = 64, 48, 28, 1072
_ROWS, _HIGHEST, _BETWEEN = Box(20, 174, 1080, 690), 180, 8
_NAME_LEFT, _NAME, _LEAST = 168, 38, 28
_NARROWEST_NAME, _WIDEST_NAME = 150, 300
_TILES_RIGHT, _SCORED, _TOTAL = 880, 952, 1058  # where tiles, points and totals end
_RADIUS = 18
_GAP, _PLUS = 6, 64  # between tiles; the number of those that find no room


def render_trains_end(view: View) -> bytes:
    """The end of a round as a PNG, from its View in which all hands lie open."""
    end = ending(view)
    engine = next_engine(view)
    pill = winner_pill(view) if engine is None else Pill(Message("train-next"), value_text(engine))
    canvas = opened(felt_of(view), end.title, end.place, [pill], [(end.title, "")])
    _hero(canvas, end)
    places = standings(view)
    widest = max(width(seat_name(place.members[0]), _NAME, Weight.BOLD) for place in places)
    left = _NAME_LEFT + min(max(widest, _NARROWEST_NAME), _WIDEST_NAME) + 20
    for place, row in zip(places, rows_layout(len(places)), strict=True):
        _row(canvas, view, place, row, left)
    return canvas.png(felt_of(view))


def _hero(canvas: Canvas, end: DealEnding) -> None:
    """The player who is out in large letters, and at the right the tile."""
    left, ink = _INSIDE, Ink.GOLD if end.gold else Ink.TEXT
    if end.gold:
        canvas.paste(crown_mark(_CROWN, Ink.GOLD, Ink.FELT), left, _HERO - _CROWN * 2 // 5 - 2)
        left += _CROWN + 20
    why, hero = say_line(end.sums[0]), in_bold(say_line(end.hero))
    room = _RIGHT - left - line_width(why, _WHY) - 36
    size = next((size for size in _HERO_SIZES if line_width(hero, size) <= room), _HERO_SIZES[-1])
    draw_line(canvas, shortened(hero, size, room), (left, _HERO), Letters(size, ink, Ink.FELT))
    draw_line(canvas, why, (_RIGHT, _HERO + 2), Letters(_WHY, Ink.TEXT, Ink.FELT), anchor="r")


def _row(canvas: Canvas, view: View, place: SideStanding, row: Box, tiles_left: int) -> None:
    """A seat's place, its places won or lost, its name, the tiles left, their points and the total."""
    seat, middle = view.seats[place.members[0]], row.centre[1]
    leads = place.rank == 1
    rim = Ink.GOLD if leads else Ink.OUTLINE
    draw_rounded(canvas, row, _RADIUS, Ink.HEADER, Ink.FELT, rim)
    rank = bold(42, Ink.GOLD if leads else Ink.MUTED, Ink.HEADER)
    canvas.text(str(place.rank), (row.left + 40, middle), rank, anchor="m")
    if place.moved is not None:
        moved_sign(canvas, place.moved, (row.left + 72, middle), Ink.HEADER)
    name = bold(_NAME, Ink.TEXT, Ink.HEADER)
    limit = tiles_left - _NAME_LEFT - 16
    canvas.text(seat_name(seat.seat), (_NAME_LEFT, middle), name, limit=limit, least=_LEAST)
    is_out = not seat.held
    if is_out:
        canvas.paste(crown_mark(_OUT_CROWN, Ink.GOLD, Ink.HEADER), tiles_left, middle - _OUT_CROWN * 2 // 5 - 4)
        words = bold(_NAME, Ink.GOLD, Ink.HEADER)
        canvas.text(say(Message("train-out")), (tiles_left + _OUT_CROWN + 14, middle), words)
    _tiles(canvas, seat.shown, row._replace(left=tiles_left, right=_TILES_RIGHT))
    for top in (row.top, row.bottom - 4):  # the ground around tiles reaches into the rim
        canvas.fill(Box(row.left + _RADIUS, top, row.right - _RADIUS, top + 4), rim)
    scored = Letters(40, Ink.GOLD, Ink.HEADER, Weight.BOLD) if is_out else Letters(40, Ink.MUTED, Ink.HEADER)
    canvas.text(f"+{place.scored}", (_SCORED, middle + 2), scored, anchor="r")
    canvas.text(signed(place.total, plus=""), (_TOTAL, middle), bold(46, Ink.TEXT, Ink.HEADER), anchor="r")


@lru_cache(maxsize=8)
def rows_layout(count: int) -> tuple[Box, ...]:
    """A row for each seat."""
    pitch = min(_HIGHEST, (_ROWS.height + _BETWEEN) // count)
    return tuple(box(_ROWS.left, _ROWS.top + number * pitch, _ROWS.width, pitch - _BETWEEN) for number in range(count))


# -- the tiles left ----------------------------------------------------------------------------------------------------


_SIZES = ((64, 128), (48, 96), (40, 80), (88, 44), (76, 38), (66, 33))  # the first that fits
_PIPS = 64  # from this width on tiles show pips


def _tiles(canvas: Canvas, hand: Sequence[PieceView], room: Box) -> None:
    """The tiles of a hand, and how many more there are."""
    places = tiles_layout(len(hand), room)
    for shown, at in zip(hand, places, strict=False):
        is_upright = at.width < at.height
        look = PieceLook(numerals=not (is_upright and at.width >= _PIPS))
        draw_piece(canvas, shown, at, Ink.HEADER, look)
    if (more := len(hand) - len(places)) > 0:
        at = places[-1].right + 12, room.centre[1]
        canvas.text(f"+{more}", at, bold(34, Ink.MUTED, Ink.HEADER))


@lru_cache(maxsize=256)
def tiles_layout(count: int, room: Box) -> tuple[Box, ...]:
    """The places of the tiles of a hand; of too many the first, beside which there is room to tell how many follow."""
    columns = rows = 1
    size = _SIZES[-1]
    for size in _SIZES:
        rows, columns = (room.height - 8 + _GAP) // (size[1] + _GAP), (room.width + _GAP) // (size[0] + _GAP)
        if rows * columns >= count:
            break
    else:
        columns = (room.width - _PLUS) // (size[0] + _GAP)
    wide, high = size
    lines = min(rows, -(-count // columns))
    top = room.centre[1] - (lines * (high + _GAP) - _GAP) // 2 - 1
    return tuple(
        box(room.left + number % columns * (wide + _GAP), top + number // columns * (high + _GAP), wide, high)
        for number in range(min(count, rows * columns))
    )
