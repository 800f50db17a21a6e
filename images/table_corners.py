"""What stands beside the seats on a table: side totals, contract, target, the trick just won."""

from collections.abc import Sequence

from bot.rules.view import Phase, PieceView, View
from images.canvas import Box, Canvas, box
from images.lettering import fitted, width
from images.names import shown_name
from images.palette import Ink
from images.parts import round_arrow, rounded, side_letter, side_mark
from images.pieces import draw_piece
from images.table_layout import COMPASS_SEATS, TableLayout
from images.typefaces import Weight
from images.wording import bid_words, finished, highest_bid, side_points, side_total, sides, turns_backwards

_SIGN = 64
_SIDE_INKS = (Ink.SIDE_A, Ink.SIDE_B)
Note = tuple[str, str]  # a label, and in bold what it is about


def draw_corners(canvas: Canvas, view: View, names: Sequence[str], layout: TableLayout) -> None:
    """Write what concerns the whole table into the layout's corners, or into its band."""
    (_compass if layout.compass else _band)(canvas, view, names, layout.corners)


def _compass(canvas: Canvas, view: View, names: Sequence[str], corners: dict[str, Box]) -> None:
    contract, won = _contract(view, names) or _honour(view, names), _won(view, names)
    if view.partners:
        _side_totals(canvas, view, corners["bottom left"])
        _note(canvas, contract, corners["top left"])
    else:
        _note(canvas, contract, corners["bottom left"])
        if turns_backwards(view):
            _backwards(canvas, corners["top left"], Ink.FELT)
    _note(canvas, won, corners["top right"], anchor="r")
    if won is None and view.kitty and view.phase in (Phase.BID, Phase.TRUMP):
        _kitty(canvas, len(view.kitty), corners["top right"])
    _note(canvas, _target(view), corners["bottom right"], anchor="r")


def _band(canvas: Canvas, view: View, names: Sequence[str], thirds: dict[str, Box]) -> None:
    contract, won = _contract(view, names) or _honour(view, names), _won(view, names)
    if view.partners:
        for side, third in zip(sides(view), ("left", "right"), strict=False):
            _side_bar(canvas, view, side, thirds[third])
        _note(canvas, contract or won, thirds["middle"], ground=Ink.HEADER, anchor="m")
        return
    if contract is None and turns_backwards(view):
        _backwards(canvas, thirds["left"], Ink.HEADER)
    _note(canvas, contract, thirds["left"], ground=Ink.HEADER)
    _note(canvas, won, thirds["middle"], ground=Ink.HEADER, anchor="m")
    _note(canvas, _target(view), thirds["right"], ground=Ink.HEADER, anchor="r")


def _backwards(canvas: Canvas, at: Box, ground: Ink) -> None:
    sign = round_arrow(_SIGN, Ink.MUTED, ground)
    middle = at.centre[1]
    canvas.paste(sign, at.left, middle - _SIGN // 2)
    for words, level in (("counter-", middle - 18), ("clockwise", middle + 18)):
        canvas.text(words, (at.left + _SIGN + 14, level), 30, Ink.MUTED, ground)


def _kitty(canvas: Canvas, count: int, at: Box) -> None:
    for number in range(count):
        where = box(at.right - 40 - 48 * number, at.top + 4, 40, 80)
        draw_piece(canvas, PieceView(None), where, Ink.FELT)
    canvas.text("kitty", (at.right - 48 * count - 12, at.centre[1]), 32, Ink.MUTED, Ink.FELT, anchor="r")


def _honour(view: View, names: Sequence[str]) -> Note | None:
    """A play that was taken back in this trick, else the last challenge."""
    back = [one for one in view.withdrawn if one.revoke and one.trick == view.trick_number]
    if back and view.phase is Phase.PLAY:
        return f"{shown_name(names, back[-1].seat)} took back", str(back[-1].piece)
    if not view.challenges:
        return None
    last = view.challenges[-1]
    whom = fitted(shown_name(names, last.seat), 41, Weight.BOLD, 130)
    return f"challenged, trick {last.trick}", f"{whom}: {'revoke' if last.proven else 'no revoke'}"


def _note(canvas: Canvas, note: Note | None, at: Box, *, ground: Ink = Ink.FELT, anchor: str = "l") -> None:
    if note is None:
        return
    x = {"l": at.left, "m": at.centre[0], "r": at.right}[anchor]
    canvas.text(note[0], (x, at.top + at.height // 4), 32, Ink.MUTED, ground, anchor=anchor, limit=at.width)
    canvas.text(
        note[1], (x, at.top + at.height * 3 // 4 - 2), 41, Ink.TEXT, ground,
        weight=Weight.BOLD, anchor=anchor, limit=at.width,
    )  # fmt: skip


def _target(view: View) -> Note:
    return ("game ends at" if view.low_wins else "game to", str(view.target))


def _contract(view: View, names: Sequence[str]) -> Note | None:
    if view.contract is not None:
        label, seat, bid = "contract", view.contract.seat, view.contract.bid
    elif view.phase is Phase.BID and (highest := highest_bid(view)):
        label, (seat, bid) = "highest bid", highest
    else:
        return None
    name = shown_name(names, seat)
    if view.partners and len(view.seats) > COMPASS_SEATS:
        amount = "nel-o" if bid.nel_o else str(bid.amount)
        return f"bid by {name}", f"{amount} for {side_letter(view.side_of(seat))}"
    # The bid must be read to its end, so the name gives way.
    return label, f"{fitted(name, 41, Weight.BOLD, 200)} {bid_words(bid)}"


def _won(view: View, names: Sequence[str]) -> Note | None:
    trick = finished(view)
    if trick is None:
        return None
    if view.phase is Phase.MOON:
        return "took every point", shown_name(names, view.to_act[0])
    points = f" · {trick.points} point{'' if trick.points == 1 else 's'}" if view.low_wins or trick.points else ""
    room = 230 if len(view.seats) <= COMPASS_SEATS else 190
    return f"trick {trick.number}{points}", f"{fitted(shown_name(names, trick.winner), 41, Weight.BOLD, room)} wins"


def _side_totals(canvas: Canvas, view: View, at: Box) -> None:
    canvas.text("team scores", (at.left, at.top + at.height // 4), 32, Ink.MUTED, Ink.FELT)
    x, middle = at.left, at.top + at.height * 3 // 4 - 2
    for side in sides(view):
        score = f"{side_letter(side)} {side_total(view, side)}"
        x += canvas.text(score, (x, middle), 41, Ink.TEXT, Ink.FELT, weight=Weight.BOLD) + 26


def _side_bar(canvas: Canvas, view: View, side: int, at: Box) -> None:
    ink, total = _SIDE_INKS[side], side_total(view, side)
    mark = side_mark(side, ink, Ink.INK, Ink.HEADER)
    canvas.paste(mark, at.left, at.top + (at.height - mark.height) // 2)
    left, middle, right = at.left + 66, at.top + 31, at.right
    left_end = left + canvas.text(str(total), (left, middle), 42, Ink.TEXT, Ink.HEADER, weight=Weight.BOLD)
    won = canvas.text(f"won {side_points(view, side)}", (right, middle + 1), 32, Ink.TEXT, Ink.HEADER, anchor="r")
    target = f"/ {view.target}"
    if width(target, 30, Weight.REGULAR) + 24 < right - won - left_end:
        canvas.text(target, (left_end + 8, middle + 2), 30, Ink.MUTED, Ink.HEADER)
    bar, level = right - left, at.top + 64
    canvas.paste(rounded((bar, 14), 7, Ink.LIGHT, Ink.HEADER), left, level)
    filled = round(bar * min(1.0, max(0.0, total / view.target)) / 4) * 4 if view.target else 0
    if filled >= 14:
        canvas.paste(rounded((filled, 14), 7, ink, Ink.LIGHT), left, level)
