"""The event of an end and its reasons: the points each seat took, or all tricks with the bid as a flag."""

from collections.abc import Sequence
from functools import lru_cache

from PIL import Image

from bot.message import Message, Text
from bot.rules.boards import PieceView, TricksView
from bot.rules.pieces import Card
from bot.rules.view import View
from bot.words.ends.ending import DealEnding
from bot.words.ends.facts import (
    DealKind,
    bid_counts,
    by_taken,
    contract_played,
    kind_of,
    partners_count,
    pips_left,
    taken_by,
)
from bot.words.persons import seat_name
from bot.words.speaker import bid_message, say, say_line
from images.drawing import (
    HEART,
    Box,
    Brush,
    Canvas,
    Ink,
    Letters,
    Weight,
    bold,
    box,
    fitting,
    painted,
    placed,
    width,
    wrapped,
)
from images.parts.headers import in_bold
from images.parts.lines import draw_line
from images.parts.marks import ALONE, CROWN, SIDE_INKS, crown_disc, draw_rounded, red_rhombus
from images.parts.pieces import suit_cell

_NAME = 158  # the greatest width of a name before its marks
_FIGURE = 64  # room for the figure at the right
_PLATE = 5  # points from which a piece is written out
_MARK, _GAP = 44, 6
_FLAG = 26  # room for a flag above the first row
_ALONE = 440  # the height of rows with nothing below them
_LEAST_MARK = 24  # smaller marks are counted instead


def draw_event(canvas: Canvas, end: DealEnding, at: tuple[int, int], right: int) -> int:
    """The event of an end in large letters: a success in gold, with a crown; names give way. Returns its right end."""
    x, y = at
    if end.is_success:
        canvas.paste(crown_disc(Ink.FELT), x, y - CROWN // 2)
        x += CROWN + 18
    ink = Ink.GOLD if end.is_success else Ink.TEXT
    line, letters = in_bold(say_line(end.what)), Letters(66, ink, Ink.FELT)
    return x + draw_line(canvas, line, (x, y), letters, limit=right - x, least=34)


def draw_reason(
    canvas: Canvas, why: Text, at: tuple[int, int], room: int, ink: Ink, sizes: Sequence[int] = range(38, 31, -2)
) -> None:
    """Set the reason of an event: on one line in the first of the sizes that fits, or in small letters on two."""
    (x, y), text = at, say(why)
    size = fitting(text, sizes, Weight.REGULAR, room)
    if width(text, size, Weight.REGULAR) <= room:
        canvas.text(text, at, Letters(size, ink, Ink.FELT))
        return
    lines = wrapped(text, 30, room)
    for number, line in enumerate((*lines[:1], " ".join(lines[1:]))):
        canvas.text(line, (x, y - 15 + 36 * number), Letters(30, ink, Ink.FELT), limit=room)


def draw_why(canvas: Canvas, view: View, at: Box) -> None:
    """Draw the reasons: points that hurt, pips, passes or tricks."""
    kind = kind_of(view)
    if kind is DealKind.PENALTIES:
        _penalties(canvas, view, at)
    elif kind is DealKind.LINE:
        _pips(canvas, view, at)
    elif kind is DealKind.REDEAL:
        _passes(canvas, view, at)
    elif view.partners and (kind is DealKind.NEL_O or partners_count(view)):
        trick_bar(canvas, view, box(at.left, at.top + 38, at.width, 56))
    else:
        _tricks_by_seat(canvas, view, at)


def why_height(view: View) -> int:
    """The height of the reasons."""
    kind = kind_of(view)
    if view.partners and (kind is DealKind.NEL_O or (kind is DealKind.TRICKS and partners_count(view))):
        return 118
    flag_room = _FLAG if kind is DealKind.TRICKS and bid_counts(view) is not None else 0
    return _pitch(view) * sum(not seat.out for seat in view.seats) + flag_room


def _pitch(view: View) -> int:
    rows = sum(not seat.out for seat in view.seats)
    if kind_of(view) is DealKind.REDEAL:
        return min(84, _ALONE // rows)
    if kind_of(view) is DealKind.LINE:
        return 54 if rows <= 4 else 46
    return 58 if rows <= 4 else 54 if view.low_wins else 48


def _rows(canvas: Canvas, view: View, seats: Sequence[int], at: Box) -> list[tuple[int, Box]]:
    """A row for each seat, its name at the left; the seat and the place of its marks."""
    pitch, rows = _pitch(view), list[tuple[int, Box]]()
    for number, seat in enumerate(seats):
        middle = at.top + number * pitch + pitch // 2
        canvas.text(seat_name(seat), (at.left, middle), bold(38, Ink.TEXT, Ink.FELT), limit=_NAME - 10, least=30)
        rows.append((seat, box(at.left + _NAME, middle - 24, at.width - _NAME - _FIGURE, 48)))
    return rows


def _figure(canvas: Canvas, words: str, row: Box, right: int) -> None:
    canvas.text(words, (right, row.centre[1]), bold(42, Ink.TEXT, Ink.FELT), anchor="r")


# -- points that hurt --------------------------------------------------------------------------------------------------


def _penalties(canvas: Canvas, view: View, at: Box) -> None:
    for seat, row in _rows(canvas, view, by_taken(view), at):
        points = view.seats[seat].points
        if points:
            _figure(canvas, str(points), row, at.right)
            _taken(canvas, taken_by(view, seat), row)
        else:
            words, at_row, wide = say(Message("end-clean")), (row.left, row.centre[1]), row.width
            canvas.text(words, at_row, bold(38, Ink.GREEN, Ink.FELT), limit=wide, least=28)


def _taken(canvas: Canvas, pieces: Sequence[PieceView], row: Box) -> None:
    """The pieces of a seat: dear ones written out, a mark for each point of the others."""
    x = row.left
    for shown in pieces:
        if shown.points >= _PLATE:
            x += _plate(canvas, shown, x, row) + _GAP + 2
    marks = [shown for shown in pieces if shown.points < _PLATE for _ in range(shown.points)]
    if not marks:
        return
    step = min(_MARK + _GAP, (row.right - x) // len(marks))
    if step < _LEAST_MARK + 2:
        if row.right - x < 100:
            canvas.text(f"+ {len(marks)}", (x + 4, row.centre[1]), Letters(36, Ink.TEXT, Ink.FELT))
            return
        cell = _mark(40, black=marks[-1].black, is_card=isinstance(marks[-1].piece, Card))
        canvas.paste(cell, x, row.centre[1] - 20)
        canvas.text(f"× {len(marks)}", (x + 50, row.centre[1]), Letters(36, Ink.TEXT, Ink.FELT))
        return
    across = min(_MARK, step - min(_GAP, step // 8))
    for number, shown in enumerate(marks):
        cell = _mark(across, black=shown.black, is_card=isinstance(shown.piece, Card))
        canvas.paste(cell, x + number * step, row.centre[1] - cell.height // 2)


@lru_cache(maxsize=48)
def _mark(across: int, *, black: bool, is_card: bool) -> Image.Image:
    """A point: of the black tile a square, of a heart one in the game's own colour, else a red diamond."""
    brush = Brush((across, across), Ink.FELT)
    if black:
        brush.rounded(0, 0, across, across, across * 0.16, Ink.RIM)
        brush.rounded(2.5, 2.5, across - 2.5, across - 2.5, across * 0.12, Ink.BLACK)
    elif is_card:
        brush.polygon(placed(HEART, 1, across * 0.06, across - 2, across * 0.9), Ink.ACCENT)
    else:
        red_rhombus(brush, across, max(3.0, across * 0.09))
    return brush.cell()


def _plate(canvas: Canvas, shown: PieceView, x: int, row: Box) -> int:
    """A dear piece by its code, and its points. Returns its width."""
    ink, ground = (Ink.TEXT, Ink.BLACK) if shown.black else (Ink.INK, Ink.IVORY)
    figure = Ink.GOLD if shown.black else Ink.RED
    piece, high = shown.piece, 46
    code = str(piece)[:-1] if isinstance(piece, Card) else str(piece)
    sign = 34 if isinstance(piece, Card) else 0
    letters = width(code, 36, Weight.BOLD)
    points = width(str(shown.points), 34, Weight.BOLD)
    wide = 14 + letters + (sign + 4 if sign else 0) + 10 + points + 14
    top = row.centre[1] - high // 2
    draw_rounded(canvas, box(x, top, wide, high), 10, ground, Ink.FELT, Ink.RIM if shown.black else None)
    left = x + 14 + canvas.text(code, (x + 14, row.centre[1]), bold(36, ink, ground))
    if isinstance(piece, Card):
        canvas.paste(suit_cell(piece.suit, sign, ink, ground), left + 4, row.centre[1] - sign // 2)
        left += sign + 4
    canvas.text(str(shown.points), (left + 10, row.centre[1]), bold(34, figure, ground))
    return wide


# -- tricks ------------------------------------------------------------------------------------------------------------


def trick_bar(canvas: Canvas, view: View, at: Box, under: Ink = Ink.FELT) -> None:
    """All tricks of the deal, a cell for each: the bidder's side first, and a flag where the bid is reached."""
    played, count = contract_played(view), view.trick_board.count
    own = view.side_of(played.seat) if played is not None else 0
    won = [sum(view.seats[seat].tricks for seat in view.members(side)) for side in (own, 1 - own)]
    sides = [*[own] * won[0], *[1 - own] * won[1]]
    gap = 6
    wide = (at.width + gap) / count - gap
    for number in range(count):
        x = round(at.left + number * (wide + gap))
        if number < len(sides):
            side = sides[number]
            canvas.paste(_cell(round(wide), at.height, SIDE_INKS[side], under), x, at.top)
            middle = x + round(wide) // 2, at.centre[1]
            canvas.text("AB"[side], middle, bold(34, Ink.INK, SIDE_INKS[side]), anchor="m")
        else:
            draw_rounded(canvas, box(x, at.top, round(wide), at.height), 9, under, under, Ink.OUTLINE)
    progress = bid_counts(view)
    if progress is not None and played is not None:
        x = round(at.left + progress[1] * (wide + gap) - gap / 2)
        _flag(canvas, progress[1], x, at, at.right + 16, under)


def _flag(canvas: Canvas, bid: int, x: int, at: Box, right: int, under: Ink) -> None:
    """A pole across a bar, and a flag at its top with the bid; it flies to the left where `right` is too near."""
    words = say(Message("end-flag", bid=bid))
    wide, pole, high = width(words, 29, Weight.BOLD) + 26, 5, 36
    x, top = x - 3, at.top - high
    canvas.fill(Box(x, top, x + pole, at.bottom + 10), Ink.GOLD)
    if x + pole + wide <= right:
        canvas.paste(_pennant(wide, high, under, to_right=True), x + pole, top)
        canvas.text(words, (x + pole + 6, at.top - high // 2), bold(29, Ink.INK, Ink.GOLD))
    else:
        canvas.paste(_pennant(wide, high, under, to_right=False), x - wide, top)
        canvas.text(words, (x - 6, at.top - high // 2), bold(29, Ink.INK, Ink.GOLD), anchor="r")


@lru_cache(maxsize=64)
def _pennant(wide: int, high: int, under: Ink, *, to_right: bool) -> Image.Image:
    notch = 12
    if to_right:
        points = [(0, 0), (wide, 0), (wide - notch, high / 2), (wide, high), (0, high)]
    else:
        points = [(wide, 0), (0, 0), (notch, high / 2), (0, high), (wide, high)]
    return painted((wide, high), under, lambda brush: brush.polygon(points, Ink.GOLD))


@lru_cache(maxsize=64)
def _cell(wide: int, high: int, ink: Ink, under: Ink) -> Image.Image:
    return painted((wide, high), under, lambda brush: brush.rounded(0, 0, wide, high, min(9, wide / 3), ink))


def _tricks_by_seat(canvas: Canvas, view: View, at: Box) -> None:
    """A row of tricks for each seat, the bidder's first, with the bid as a flag."""
    played, progress = contract_played(view), bid_counts(view)
    bidder = played.seat if played is not None else -1
    seats = sorted((seat for seat in view.seats if not seat.out), key=lambda seat: (seat.seat != bidder, -seat.tricks))
    flag_room = _FLAG if progress is not None else 0
    below = Box(at.left, at.top + flag_room, at.right, at.bottom)
    for seat, row in _rows(canvas, view, [one.seat for one in seats], below):
        tricks_of_seat(canvas, view, seat, Box(row.left, row.centre[1] - 18, row.right, row.centre[1] + 18))
        _figure(canvas, str(view.seats[seat].tricks), row, at.right)


def tricks_of_seat(canvas: Canvas, view: View, seat: int, at: Box, under: Ink = Ink.FELT) -> None:
    """The tricks of a seat, on a row as long as all tricks of the deal; the bidder's with a flag where the bid is."""
    played, progress = contract_played(view), bid_counts(view)
    step = at.width / view.trick_board.count
    inner = round(step - min(6, step / 6))
    ink = SIDE_INKS[view.side_of(seat)] if view.partners else ALONE[seat % len(ALONE)]
    for trick in range(view.seats[seat].tricks):
        canvas.paste(_cell(inner, at.height, ink, under), round(at.left + trick * step), at.top)
    if progress is not None and played is not None and played.seat == seat:
        x = round(at.left + progress[1] * step)
        _flag(canvas, progress[1], x, at, at.right, under)


# -- the rest ----------------------------------------------------------------------------------------------------------


def _pips(canvas: Canvas, view: View, at: Box) -> None:
    """The pips left in each row, the fewest first."""
    left = {seat.seat: pips_left(view, seat.seat) for seat in view.seats}
    most = max(1, *left.values())
    for seat, row in _rows(canvas, view, sorted(left, key=left.__getitem__), at):
        _figure(canvas, str(left[seat]), row, at.right)
        if left[seat]:
            wide = max(12, round((row.width - 14) * left[seat] / most))
            canvas.paste(_cell(wide, 34, Ink.MUTED, Ink.FELT), row.left, row.centre[1] - 17)
        else:
            is_empty = not view.seats[seat].held
            ink = Ink.GOLD if is_empty else Ink.MUTED
            words = say(Message("end-row-empty" if is_empty else "end-no-pips"))
            canvas.text(words, (row.left, row.centre[1]), Letters(38, ink, Ink.FELT), limit=row.width, least=28)


def _passes(canvas: Canvas, view: View, at: Box) -> None:
    """The passes of all seats in an auction without a bid."""
    bids = dict(view.trick_board.auction) if isinstance(view.board, TricksView) else {}
    for seat, row in _rows(canvas, view, range(len(view.seats)), at):
        words = say(bid_message(bids[seat]) if seat in bids else Message("end-no-bid"))
        canvas.text(words, (row.left, row.centre[1]), Letters(38, Ink.MUTED, Ink.FELT), limit=row.width, least=28)
