"""The event of an end and its reasons: the points each seat took, or all tricks with the bid as a flag."""

from collections.abc import Sequence
from functools import lru_cache, partial

from PIL import Image

from bot.message import Message
from bot.rules.boards import PieceView
from bot.rules.moves import MOON_BID
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
from bot.words.speaker import bid_message, say
from images.drawing import HEART, Box, Brush, Canvas, Ink, Letters, Weight, bold, box, painted, placed, width
from images.parts.columns import Beside, Columns, Entry
from images.parts.elements import Element, Painted, ProgressBar, Words, figure, sign, strong
from images.parts.lines import code_line, draw_line, line_width
from images.parts.marks import ALONE, CROWN, SIDE_INKS, crown_disc, draw_rounded, red_rhombus

_NAME, _BESIDE = 146, 16  # the greatest width of a name; between it, its marks and their number
_PLATE = 5  # points from which a piece is written out
_MARK, _GAP = 44, 6
_FLAG = 26  # room for a flag above the first row
_ALONE = 440  # the height of rows with nothing below them
_LEAST_MARK = 24  # smaller marks are counted instead


def event(end: DealEnding) -> Beside:
    """The event of an end in large letters: a success in gold, with a crown; names give way."""
    crown, ink = ([sign(CROWN, crown_disc)], Ink.GOLD) if end.is_success else ([], Ink.TEXT)
    return Beside([*crown, strong(end.what, 66, ink, least=34, grows=True)], gap=18)


def draw_why(canvas: Canvas, view: View, at: Box) -> None:
    """Draw the reasons: points that hurt, pips, passes or tricks."""
    kind, seats = kind_of(view), [seat.seat for seat in view.seats if not seat.out]
    if kind is DealKind.PENALTIES:
        rows = [_penalties(view, seat) for seat in by_taken(view)]
    elif kind is DealKind.LINE:
        left = {seat: pips_left(view, seat) for seat in seats}
        rows = [_pips(view, seat, left[seat], max(left.values())) for seat in sorted(seats, key=left.__getitem__)]
    elif kind is DealKind.REDEAL:
        bids = dict(view.trick_board.auction)
        words = [bid_message(bids[seat]) if seat in bids else Message("end-no-bid") for seat in seats]
        rows = [_row(seat, Words(bid, ink=Ink.MUTED, grows=True)) for seat, bid in zip(seats, words, strict=True)]
    elif view.partners and (kind is DealKind.NEL_O or partners_count(view)):
        trick_bar(canvas, view, box(at.left, at.top + 38, at.width, 56))
        return
    else:
        played = contract_played(view)
        bidder = played.seat if played is not None else -1
        seats.sort(key=lambda seat: (seat != bidder, -view.seats[seat].tricks))
        rows = [_row(seat, _tricks(view, seat), view.seats[seat].tricks) for seat in seats]
        at = at._replace(top=at.top + (_FLAG if bid_counts(view) is not None else 0))
    Columns(rows, pad=0, gap=_BESIDE, between=0, most=_pitch(view)).draw(canvas, at)


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


def _row(seat: int, marks: Element, number: int | str = "") -> Entry:
    """A row of a seat: its name, marks, and their number."""
    return Entry((strong(seat_name(seat), least=30, most=_NAME), marks, figure(str(number), 42, bold=True)))


def _pips(view: View, seat: int, left: int, most: int) -> Entry:
    """The pips left in a row of tiles."""
    if left:
        return _row(seat, ProgressBar(left / most, Ink.MUTED, 34, track=None, radius=9), left)
    is_empty = not view.seats[seat].held
    words = Message("end-row-empty" if is_empty else "end-no-pips")
    return _row(seat, Words(words, ink=Ink.GOLD if is_empty else Ink.MUTED, grows=True), left)


# -- points that hurt --------------------------------------------------------------------------------------------------


def _penalties(view: View, seat: int) -> Entry:
    points = view.seats[seat].points
    if not points:
        return _row(seat, strong(Message("end-clean"), ink=Ink.GREEN, grows=True))
    return _row(seat, Painted(0, partial(_draw_taken, taken_by(view, seat)), grows=True), points)


def _draw_taken(pieces: Sequence[PieceView], canvas: Canvas, row: Box, ground: Ink) -> None:
    """The pieces of a seat: dear ones written out, a mark for each point of the others."""
    x, middle = row.left, row.centre[1]
    for shown in pieces:
        if shown.points >= _PLATE:
            x += _plate(canvas, shown, (x, middle)) + _GAP + 2
    marks = [shown for shown in pieces if shown.points < _PLATE for _ in range(shown.points)]
    if not marks:
        return
    step = min(_MARK + _GAP, (row.right - x) // len(marks))
    if step < _LEAST_MARK + 2:
        if row.right - x < 100:
            canvas.text(f"+ {len(marks)}", (x + 4, middle), Letters(36, Ink.TEXT, ground))
            return
        cell = _mark(40, black=marks[-1].black, is_card=isinstance(marks[-1].piece, Card))
        canvas.paste(cell, x, middle - 20)
        canvas.text(f"× {len(marks)}", (x + 50, middle), Letters(36, Ink.TEXT, ground))
        return
    across = min(_MARK, step - min(_GAP, step // 8))
    for number, shown in enumerate(marks):
        cell = _mark(across, black=shown.black, is_card=isinstance(shown.piece, Card))
        canvas.paste(cell, x + number * step, middle - cell.height // 2)


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


def _plate(canvas: Canvas, shown: PieceView, at: tuple[int, int]) -> int:
    """A dear piece by its code, and its points. Returns its width."""
    ink, ground = (Ink.TEXT, Ink.BLACK) if shown.black else (Ink.INK, Ink.IVORY)
    figure = Ink.GOLD if shown.black else Ink.RED
    (x, middle), code, points = at, code_line(shown.piece), str(shown.points)
    wide = 14 + line_width(code, 36) + 10 + width(points, 34, Weight.BOLD) + 14
    draw_rounded(canvas, box(x, middle - 23, wide, 46), 10, ground, Ink.FELT, Ink.RIM if shown.black else None)
    left = x + 14 + draw_line(canvas, code, (x + 14, middle), bold(36, ink, ground))
    canvas.text(points, (left + 10, middle), bold(34, figure, ground))
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
            draw_rounded(canvas, box(x, at.top, wide, at.height), min(9, round(wide) // 3), SIDE_INKS[side], under)
            middle = x + round(wide) // 2, at.centre[1]
            canvas.text("AB"[side], middle, bold(34, Ink.INK, SIDE_INKS[side]), anchor="m")
        else:
            draw_rounded(canvas, box(x, at.top, wide, at.height), 9, under, under, Ink.OUTLINE)
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


def _tricks(view: View, seat: int) -> Painted:
    def paint(canvas: Canvas, at: Box, ground: Ink) -> None:
        tricks_of_seat(canvas, view, seat, box(at.left, at.centre[1] - 18, at.width, 36), ground)

    return Painted(0, paint, grows=True)


def tricks_of_seat(canvas: Canvas, view: View, seat: int, at: Box, under: Ink = Ink.FELT) -> None:
    """The tricks of a seat, on a row as long as all tricks of the deal; the bidder's with a flag where the bid is."""
    played, progress = contract_played(view), bid_counts(view)
    step = at.width / view.trick_board.count
    inner = round(step - min(6, step / 6))
    ink = SIDE_INKS[view.side_of(seat)] if view.partners else ALONE[seat % len(ALONE)]
    for trick in range(view.seats[seat].tricks):
        won = box(at.left + trick * step, at.top, inner, at.height)
        draw_rounded(canvas, won, min(9, inner // 3), ink, under)
    if progress is not None and played is not None and played.seat == seat:
        x = round(at.left + progress[1] * step)
        _flag(canvas, MOON_BID if played.bid.is_moon else progress[1], x, at, at.right, under)
