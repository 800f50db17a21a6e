"""What stands beside the seats on a table: side totals, contract, target, the trick just won."""

from collections.abc import Sequence
from typing import NamedTuple

from bot.rules.boards import PieceView
from bot.rules.grammar import counted
from bot.rules.view import Phase, View
from bot.words.names import side_letter
from bot.words.wording import (
    bid_words,
    drawn_pieces,
    first_verb,
    highest_bid,
    side_points,
    side_total,
    sides,
    signed,
    turns_backwards,
)
from images.drawing.canvas import Box, Canvas, box
from images.drawing.lettering import fitted, fitting, width
from images.drawing.names import shown_name
from images.drawing.palette import Ink
from images.drawing.typefaces import Weight
from images.parts.marks import SIDE_INKS, round_arrow, rounded, side_mark
from images.parts.pieces import draw_piece
from images.table.tricks_layout import COMPASS_SEATS, TableLayout

_SIGN = 64
_SIZES = (41, 38, 35, 32)  # of what a note is about


class Note(NamedTuple):
    """A label, and in bold what it is about: a name, which gives way where room is short, and what is said of it."""

    label: str
    name: str
    said: str = ""


def draw_corners(canvas: Canvas, view: View, names: Sequence[str], layout: TableLayout) -> None:
    """Write what concerns the whole table into the layout's corners, or into its band."""
    (_compass if layout.compass else _band)(canvas, view, names, layout.corners)


def _compass(canvas: Canvas, view: View, names: Sequence[str], corners: dict[str, Box]) -> None:
    contract, won = _about(view, names), _won(view, names)
    if view.partners:
        _side_totals(canvas, view, corners["bottom left"])
        _note(canvas, contract, corners["top left"])
    else:
        _note(canvas, contract, corners["bottom left"])
        if turns_backwards(view):
            _backwards(canvas, corners["top left"], Ink.FELT)
    _note(canvas, won, corners["top right"], anchor="r")
    kitty = view.trick_board.kitty
    if won is None and kitty and view.phase in (Phase.BID, Phase.TRUMP):
        _kitty(canvas, len(kitty), corners["top right"])
    _note(canvas, _target(view), corners["bottom right"], anchor="r")


def _band(canvas: Canvas, view: View, names: Sequence[str], thirds: dict[str, Box]) -> None:
    contract, won = _about(view, names), _won(view, names)
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
    board = view.trick_board
    back = [one for one in board.withdrawn if one.revoke and one.trick == board.number]
    if back and view.phase is Phase.PLAY:
        return Note(f"{shown_name(names, back[-1].seat)} took back", "", str(back[-1].piece))
    if not board.challenges:
        return None
    last = board.challenges[-1]
    said = f": {'revoke' if last.proven else 'no revoke'}"
    return Note(f"challenged, trick {last.trick}", shown_name(names, last.seat), said)


def _note(canvas: Canvas, note: Note | None, at: Box, *, ground: Ink = Ink.FELT, anchor: str = "l") -> None:
    if note is None:
        return
    x = {"l": at.left, "m": at.centre[0], "r": at.right}[anchor]
    high = (x, at.top + at.height // 4), (x, at.top + at.height * 3 // 4 - 2)
    canvas.text(note.label, high[0], 32, Ink.MUTED, ground, anchor=anchor, limit=at.width, least=28)
    size = fitting(note.name + note.said, _SIZES, Weight.BOLD, at.width)
    name = fitted(note.name, size, Weight.BOLD, at.width - width(note.said, size, Weight.BOLD))
    canvas.text(name + note.said, high[1], size, Ink.TEXT, ground, weight=Weight.BOLD, anchor=anchor, limit=at.width)


def _target(view: View) -> Note:
    return Note("game ends at" if view.low_wins else "game to", "", str(view.target))


def _about(view: View, names: Sequence[str]) -> Note | None:
    """What the deal is about, and how it came to be so."""
    return _contract(view, names) or _honour(view, names) or _drawn(view, names)


def _contract(view: View, names: Sequence[str]) -> Note | None:
    if (contract := view.trick_board.contract) is not None:
        label, seat, bid = "contract", contract.seat, contract.bid
    elif view.phase is Phase.BID and (highest := highest_bid(view)):
        label, (seat, bid) = "highest bid", highest
    else:
        return None
    name = shown_name(names, seat)
    if view.partners and len(view.seats) > COMPASS_SEATS:
        amount = "nel-o" if bid.nel_o else str(bid.amount)
        return Note(f"bid by {name}", "", f"{amount} for {side_letter(view.side_of(seat))}")
    return Note(label, name, f" {bid_words(bid)}")


def _drawn(view: View, names: Sequence[str]) -> Note | None:
    """Whom the pieces that lie before the seats were drawn for."""
    first = next((seat.seat for seat in view.seats if seat.dealer), None)
    if first is None or not drawn_pieces(view):
        return None
    return Note(f"drawn for {view.drawn_for}", shown_name(names, first), f" {first_verb(view)}")


def _won(view: View, names: Sequence[str]) -> Note | None:
    trick = view.trick_board.complete_trick
    if trick is None:
        return None
    if view.phase is Phase.MOON:
        return Note("took every point", shown_name(names, view.to_act[0]))
    points = f" · {counted(trick.points, 'point')}" if view.low_wins or trick.points else ""
    return Note(f"trick {trick.number}{points}", shown_name(names, trick.winner), " wins")


def _side_totals(canvas: Canvas, view: View, at: Box) -> None:
    canvas.text("team scores", (at.left, at.top + at.height // 4), 32, Ink.MUTED, Ink.FELT)
    x, middle = at.left, at.top + at.height * 3 // 4 - 2
    for side in sides(view):
        score = f"{side_letter(side)} {signed(side_total(view, side), plus='')}"
        x += canvas.text(score, (x, middle), 41, Ink.TEXT, Ink.FELT, weight=Weight.BOLD) + 26


def _side_bar(canvas: Canvas, view: View, side: int, at: Box) -> None:
    ink, total = SIDE_INKS[side], side_total(view, side)
    mark = side_mark(side, ink, Ink.INK, Ink.HEADER)
    canvas.paste(mark, at.left, at.top + (at.height - mark.height) // 2)
    left, middle, right = at.left + 66, at.top + 31, at.right
    left_end = left + canvas.text(signed(total, plus=""), (left, middle), 42, Ink.TEXT, Ink.HEADER, weight=Weight.BOLD)
    won = canvas.text(f"won {side_points(view, side)}", (right, middle + 1), 32, Ink.TEXT, Ink.HEADER, anchor="r")
    target = f"/ {view.target}"
    if width(target, 30, Weight.REGULAR) + 24 < right - won - left_end:
        canvas.text(target, (left_end + 8, middle + 2), 30, Ink.MUTED, Ink.HEADER)
    bar, level = right - left, at.top + 64
    canvas.paste(rounded((bar, 14), 7, Ink.LIGHT, Ink.HEADER), left, level)
    filled = round(bar * min(1.0, max(0.0, total / view.target)) / 4) * 4 if view.target else 0
    if filled >= 14:
        canvas.paste(rounded((filled, 14), 7, ink, Ink.LIGHT), left, level)
