"""A round of turns in a game with a line: the line after it, what was placed ringed, and every row face up."""

from collections.abc import Sequence

from bot.message import Message
from bot.rules.events import Turned, Went
from bot.rules.pieces import Tile
from bot.rules.view import SeatView
from bot.words.speaker import say
from cogs.replay.pictures.header import replay_header
from cogs.replay.words import Frame
from images.drawing.canvas import SMALL, Canvas
from images.drawing.felts import felt_of
from images.drawing.lettering import Letters
from images.drawing.names import shown_name
from images.drawing.palette import Ink
from images.drawing.typefaces import Weight
from images.parts.headers import EDGE, pill
from images.parts.marks import SIDE_INKS, side_mark
from images.parts.pieces import PieceLook, draw_laid, draw_piece
from images.table.line import draw_row_plate, ground
from images.table.line_layout import LineLayout, RowPlace, line_layout, line_room, rows_layout

_PLACED = {
    Went.FIRST: "replay-placed-first", Went.LEFT: "replay-placed-left", Went.RIGHT: "replay-placed-right",
    Went.BACK: "replay-placed-back", Went.WAITS: "replay-placed-waits",
}  # fmt: skip


def render_round(frame: Frame, names: Sequence[str]) -> bytes:
    """A frame of a game with a line as a PNG."""
    view, line = frame.view, frame.view.line_board
    room = line_room(len(view.seats))
    canvas = ground(room)
    right = EDGE
    if line.ends is not None:
        ends = say(Message("replay-ends-pill.value", left=line.ends[0], right=line.ends[1]))
        right = pill(canvas, right, say(Message("replay-ends-pill")), ends, inks=(Ink.INK, Ink.TEXT))
    replay_header(canvas, frame, right)
    if line.tiles:
        placed = {one.tile for one in frame.turned if one.went is not Went.BACK}
        _draw_line(canvas, line_layout(line, room), placed)
    else:
        canvas.text(say(Message("replay-line-empty")), room.centre, Letters(40, Ink.MUTED, Ink.LIGHT), anchor="m")
    counts = tuple(map(len, frame.hands))
    for seat, place, hand in zip(view.seats, rows_layout(counts), frame.hands, strict=True):
        own = tuple(one for one in frame.turned if one.seat == seat.seat)
        _plate(canvas, frame, seat, place, shown_name(names, seat.seat), own)
        back = [one.tile for one in own if one.went is Went.BACK]
        for is_back in (False, True):  # rings reach over their neighbours
            for shown, at in zip(hand, place.tiles, strict=True):
                if (shown.piece in back) is is_back:
                    draw_piece(canvas, shown, at, Ink.HEADER, PieceLook(Ink.ORANGE if is_back else None))
    return canvas.png(felt_of(view), largest=SMALL)


def _draw_line(canvas: Canvas, layout: LineLayout, placed: set[Tile]) -> None:
    """The line, what was placed in this round ringed and drawn last: rings reach over their neighbours."""

    def is_new(ends: tuple[int, int]) -> bool:
        return Tile(max(ends), min(ends)) in placed

    for laid in sorted(layout.tiles, key=lambda laid: is_new(laid.ends)):
        draw_laid(
            canvas, laid.ends, laid.place, Ink.LIGHT, tinted=laid.open, ring=Ink.GOLD if is_new(laid.ends) else None
        )


def _plate(
    canvas: Canvas, frame: Frame, seat: SeatView, place: RowPlace, called: str, turned: tuple[Turned, ...]
) -> None:
    view, plate, label = frame.view, place.plate, place.label
    draw_row_plate(canvas, plate, SIDE_INKS[seat.side] if view.partners else Ink.OUTLINE)
    left, middle, anchor = place.name
    right = label.right - 16
    if view.partners:
        canvas.paste(side_mark(seat.side, SIDE_INKS[seat.side], Ink.INK, Ink.HEADER, 40), left - 4, middle - 21)
        left += 44
    last = Message(_PLACED[turned[-1].went], tile=turned[-1].tile) if turned else None
    if len(turned) > 1 and place.note is not None:
        last = Message("replay-placed-many", count=len(turned), last=last)
    words = say(last)
    if place.has_bar and place.note is not None:  # the name and what was turned share the bar
        wide = canvas.text(
            words,
            (place.note.x, middle),
            Letters(34, Ink.MUTED, Ink.HEADER),
            anchor="r",
            limit=right - left - 90,
            least=26,
        )
        right -= wide + 12
    else:
        x, y, where = place.points
        limit = label.width - 20 if where == "m" else max(label.width - 36, 120)
        canvas.text(words, (x, y), Letters(34, Ink.MUTED, Ink.HEADER), anchor=where, limit=limit, least=22)
    limit = right - left if anchor == "l" else 2 * (right - left)
    canvas.text(
        called, (left, middle), Letters(42, Ink.TEXT, Ink.HEADER, Weight.BOLD), anchor=anchor, limit=limit, least=30
    )
