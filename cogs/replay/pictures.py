"""The pictures of a replay: its frames with their alt texts, and many of them as an animated picture (WebP)."""

import io
from collections.abc import Callable, Mapping, Sequence
from functools import partial

from PIL import Image

from bot.message import Joined, Message
from bot.rules.boards import LineView, PieceView, RowsView, TrainsView, TricksView
from bot.rules.pieces import Card
from bot.rules.view import SeatView
from bot.words.persons import seat_name
from bot.words.seat.headline import Pill, led_pill, trump_pill
from bot.words.speaker import say, say_line
from cogs.replay.round_pictures import opened_replay, render_line_round, render_round, render_trains_round
from cogs.replay.words import DealPart, ReplayFrame, alt_frame, decided_by, taken_by, trump_of
from images.drawing import (
    SIZE,
    SMALL,
    Box,
    Canvas,
    Drawing,
    Ink,
    Letters,
    Weight,
    box,
    felt_of,
    names_drawn,
    wrapped,
)
from images.ends.deal_card import draw_deal_card
from images.parts.codes import draw_holding
from images.parts.columns import Beside, Stack
from images.parts.elements import Words, side_cell, soft, strong
from images.parts.lines import line_width, sign_of
from images.parts.marks import BADGE, CROWN, SIDE_INKS, badge, crown_disc, draw_rounded, tag
from images.parts.pieces import PieceLook, draw_piece
from images.table.table import draw_table

LARGEST_ANIMATION = 1024 * 1024  # bytes
CONTENT_TYPE = "image/webp"
_PLAY, _FRAME, _LAST = 900, 1800, 3500  # milliseconds that a play, a frame of a deal and the last one are shown
_MOST = 40  # frames, which are under a megabyte; of a longer deal every second or third


_OF_ROUNDS: Mapping[type, Callable[[ReplayFrame], bytes]] = {
    RowsView: render_round,
    LineView: render_line_round,
    TrainsView: render_trains_round,
}


def draw_frame(frame: ReplayFrame, names: Sequence[str]) -> Drawing:
    """A frame with all hands open; the last one of a deal is its result, as the table showed it."""
    if frame.part is DealPart.END:
        return (
            draw_deal_card(frame.view, names)
            if isinstance(frame.view.board, TricksView)
            else draw_table(frame.view, names)
        )
    render = _OF_ROUNDS[type(frame.view.board)] if frame.part is DealPart.ROUND else render_trick
    return Drawing(alt_frame(frame, names), "replay.png", partial(render, frame), names=names_drawn(names))


def animated_trick(frame: ReplayFrame, names: Sequence[str]) -> bytes:
    """A trick from before its lead to its last play."""
    return _animated(frame.play_by_play(), names, _PLAY)


def animated_deal(frames: Sequence[ReplayFrame], names: Sequence[str]) -> bytes:
    """A deal from its first frame to its result."""
    *others, last = frames
    return _animated((*others[:: len(others) // _MOST + 1], last), names, _FRAME)


def _animated(frames: Sequence[ReplayFrame], names: Sequence[str], each: int) -> bytes:
    """Packed without loss."""
    first, *others = [Image.open(io.BytesIO(draw_frame(frame, names).render())).convert("RGB") for frame in frames]
    durations = [*(each for _ in others), _LAST]
    file = io.BytesIO()
    first.save(file, "WEBP", save_all=True, append_images=others, duration=durations, loop=0, lossless=True, method=2)
    return file.getvalue()


# -- a trick ----------------------------------------------------------------------------------------------------------


_TOP, _BOTTOM = 98, 632  # of all rows
_ROW_HEIGHT = 166  # at most
_TAG = (62, 36)
_TALL = 90  # a row that is higher has larger letters
_LOW = 80  # a row that is lower has the code beside its tile, and who led below the name
_TALLEST = 58  # as high as leaves room for its badge and the crown beside it
_UNDER = 6  # from a tile to its code
_BAR = Box(0, 640, *SIZE)
_CHIP_GAP = 8
_LEAST = 24  # how small the words of a row may be set


def render_trick(frame: ReplayFrame) -> bytes:
    canvas = opened_replay(frame, _pills(frame))
    most, seats, trick = _most(frame), frame.view.seats, frame.trick
    gap = 8 if len(seats) < 5 else 5
    high = min(_ROW_HEIGHT, (_BOTTOM - _TOP + gap) // len(seats) - gap)
    plates = Box(20, _TOP, 1080, _TOP + len(seats) * (high + gap) - gap).grid(1, len(seats), 0, gap)
    for seat, plate, hand in zip(seats, plates, frame.hands, strict=True):
        is_winner = trick is not None and trick.winner == seat.seat
        rim = Ink.GOLD if is_winner else SIDE_INKS[seat.side] if frame.view.partners else Ink.OUTLINE
        draw_rounded(canvas, plate, 24, Ink.LIGHT, Ink.FELT, rim)
        at = Box(plate.left + 22, plate.top + 6, plate.right - 18, plate.bottom - 6)
        name = _name(frame, seat, is_tall=at.height > _TALL, is_low=at.height < _LOW)
        name.draw(canvas, at._replace(right=at.left + 212), Ink.LIGHT)
        played = Box(at.left + 218, at.top, at.left + 444, at.bottom)
        if trick is not None:
            _played(canvas, frame, seat, played)
        else:
            _decided(frame, seat, played).draw(canvas, played, Ink.LIGHT)
        canvas.fill(Box(at.left + 452, plate.top + 14, at.left + 456, plate.bottom - 14), Ink.FELT)
        draw_holding(canvas, hand, at._replace(left=at.left + 472), most)
    _tricks(canvas, frame)
    return canvas.png(felt_of(frame.view), largest=SMALL)


def _most(frame: ReplayFrame) -> int:
    """The size of the largest hand; in a trick that is shown play by play, before it: so all frames of an animation are
    laid out alike.
    """
    trick = frame.trick if frame.shown_plays is not None else None
    played = {seat for seat, _ in trick.plays} if trick is not None else set[int]()
    return max((len(hand) + (seat in played) for seat, hand in enumerate(frame.hands)), default=0)


def _pills(frame: ReplayFrame) -> list[Pill]:
    pills = list[Pill]()
    if trump := trump_of(frame):
        pills.append(trump_pill(trump, starred=frame.view.trick_board.trump is not None))
    if frame.trick is not None:
        pills.append(led_pill(frame.trick.led))
    return pills


def _name(frame: ReplayFrame, seat: SeatView, *, is_tall: bool, is_low: bool) -> Stack:
    """A player, and what they have taken so far."""
    marks = [side_cell(seat.side, 38 if is_tall else 32)] if frame.view.partners else []
    taken = taken_by(frame, seat.seat)
    if is_low and frame.trick is not None and frame.trick.leader == seat.seat:
        taken = Message("replay-taken-led", taken=taken)
    name = strong(seat_name(seat.seat), 40 if is_tall else 36, least=30)
    return Stack([Beside([*marks, name], gap=10), soft(taken, size=34 if is_tall else 30, least=_LEAST)], gap=30)


def _played(canvas: Canvas, frame: ReplayFrame, seat: SeatView, at: Box) -> None:
    """The piece a seat played, its code, the crown of the winner, and who led."""
    trick = frame.trick
    shown = trick.by(seat.seat) if trick is not None else None
    if trick is None or shown is None:
        return
    is_winner, middle = trick.winner == seat.seat, at.centre[1]
    place = _place(shown, at)
    draw_piece(canvas, shown, place, Ink.LIGHT, PieceLook(Ink.GOLD if is_winner else None, badged=bool(shown.points)))
    if shown.points:
        across = min(BADGE, at.height // 2)
        canvas.lay(badge(shown.points, shown.penalty, across), place.right - 6, place.centre[1] - across // 2)
    is_low = at.height < _LOW
    if not isinstance(shown.piece, Card):
        size, anchor = (34, "l") if is_low else (_code_size(at), "m")
        beside = place.right + (42 if shown.points else 16), middle
        at_code = beside if is_low else (place.centre[0], place.bottom + _UNDER + size // 2)
        canvas.text(sign_of(shown.piece), at_code, Letters(size, Ink.TEXT, Ink.LIGHT, Weight.BOLD), anchor=anchor)
    if is_low:
        if is_winner:
            canvas.paste(crown_disc(Ink.LIGHT), at.right - CROWN, middle - CROWN // 2)
        return
    marks = [kind for kind, has in (("crown", is_winner), ("led", trick.leader == seat.seat)) if has]
    heights = {"crown": CROWN, "led": _TAG[1]}
    high = sum(heights[kind] for kind in marks) + 4 * (len(marks) - 1)
    top = middle - high // 2
    for kind in marks:
        if kind == "crown":
            canvas.paste(crown_disc(Ink.LIGHT), at.right - 59, top)
        else:
            tag(canvas, say(Message("tag-led")), box(at.right - 62, top, *_TAG), Ink.LIGHT)
        top += heights[kind] + 4


def _place(shown: PieceView, at: Box) -> Box:
    """The place of a piece: a tile lies over its code, a card stands."""
    if isinstance(shown.piece, Card):
        high = at.height - 12
        return box(at.left + 20, at.top + 6, high * 2 // 3, high)
    if at.height < _LOW:
        high = at.height * 55 // 100
        return box(at.left, at.centre[1] - high // 2, high * 2, high)
    high = min(at.height * 46 // 100, _TALLEST)
    return box(at.left + 8, at.centre[1] - (high + _UNDER + _code_size(at)) // 2, high * 2, high)


def _code_size(at: Box) -> int:
    return min(max(30, at.height * 30 // 100), 38)


def _decided(frame: ReplayFrame, seat: SeatView, at: Box) -> Stack:
    """The decisions of a seat, on two lines."""
    lines = decided_by(frame, seat.seat)
    lines = (lines[0], Joined(tuple(lines[1:]), " · ")) if len(lines) > 2 else lines
    if len(lines) == 1 and line_width(say_line(lines[0]), _LEAST) > at.width:
        lines = tuple(wrapped(say(lines[0]), _LEAST, at.width)[:2])
    return Stack([Words(words, 36 if at.height > _TALL else 32, least=_LEAST) for words in lines], gap=34)


def _tricks(canvas: Canvas, frame: ReplayFrame) -> None:
    """A chip for each trick of the deal: those before, the one that is shown, those that follow."""
    canvas.fill(_BAR, Ink.HEADER)
    count, played = frame.count, len(frame.view.trick_board.finished)
    left, wide = 20, 1060 + _CHIP_GAP
    for number in range(1, count + 1):
        start, end = left + wide * (number - 1) // count, left + wide * number // count - _CHIP_GAP
        is_shown = number == frame.number
        ground = Ink.GOLD if is_shown else Ink.LIGHT if number <= played else Ink.FELT
        ink = Ink.INK if is_shown else Ink.TEXT if number <= played else Ink.MUTED
        chip = Box(start, 650, end, 690)
        draw_rounded(canvas, chip, 12, ground, Ink.HEADER)
        strong(str(number), 34, ink, align="m").draw(canvas, chip, ground)
