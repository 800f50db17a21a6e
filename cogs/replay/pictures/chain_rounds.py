"""A round of plays in a game of dominoes: the line after it, its plays ringed; every hand, and what its seat did."""

from collections.abc import Iterator, Sequence

from bot.message import AllOf, Message, Row
from bot.rules.boards import PieceView
from bot.rules.events import Drew, Knocked, Laid
from bot.rules.pieces import Tile
from bot.words.speaker import say
from cogs.replay.pictures.header import replay_header
from cogs.replay.words import Frame
from images.chain.draw import draw_panel, figures_below
from images.chain.hands import HandLabel, draw_hand, hands_layout
from images.chain.layout import SEAT, chain_layout
from images.drawing.canvas import SMALL, Box, Canvas
from images.drawing.felts import felt_of
from images.drawing.lettering import Letters
from images.drawing.names import shown_name
from images.drawing.palette import Ink
from images.parts.headers import EDGE, bar, pill
from images.parts.marks import SIDE_INKS
from images.parts.pieces import draw_laid

_LINE = SEAT._replace(room=SEAT.room.moved(0, 98 - SEAT.room.top))
_HANDS = Box(20, 404, 1080, 688)
_BETWEEN = " · "


def render_chain_round(frame: Frame, names: Sequence[str]) -> bytes:
    """A frame of a game of dominoes as a PNG."""
    view, chain = frame.view, frame.view.chain_board
    canvas = Canvas(Ink.FELT)
    bar(canvas)
    right = EDGE
    if chain.draws:
        label, left = say(Message("replay-boneyard-pill")), str(chain.boneyard)
        right = pill(canvas, right, label, left, inks=(Ink.TEXT, Ink.LIGHT))
    replay_header(canvas, frame, right)
    draw_panel(canvas, _LINE.room)
    _line(canvas, frame)
    places = hands_layout(len(view.seats), _HANDS)
    for seat, place, hand in zip(view.seats, places, frame.hands, strict=True):
        rim, side = (SIDE_INKS[seat.side], seat.side) if view.partners else (Ink.OUTLINE, None)
        drawn = frame.drawn[seat.seat] if frame.drawn else ()
        notes = [_BETWEEN.join(map(say, told)) for told in zip(*_did(frame, seat.seat, drawn), strict=True)] or [""]
        draw_hand(canvas, place, hand, HandLabel(shown_name(names, seat.seat), notes, side, rim), drawn)
    return canvas.png(felt_of(view), largest=SMALL)


def _line(canvas: Canvas, frame: Frame) -> None:
    """The line where it lay at the table, what was played in this round ringed."""
    chain = frame.view.chain_board
    if not chain.laid:
        canvas.text(say(Message("replay-line-empty")), _LINE.room.centre, Letters(40, Ink.MUTED, Ink.LIGHT), anchor="m")
        return
    played = {event.tile for event in frame.log if isinstance(event, Laid)}
    layout = chain_layout(chain.laid, chain.spinner, _LINE)
    numerals = layout.wide < figures_below(frame.view)

    def is_new(ends: tuple[int, int]) -> bool:
        return Tile(max(ends), min(ends)) in played

    for tile in sorted(layout.tiles, key=lambda tile: is_new(tile.ends)):  # rings reach over their neighbours
        draw_laid(
            canvas, tile.ends, tile.place, Ink.LIGHT, tinted=tile.open, ring=Ink.ACCENT if is_new(tile.ends) else None,
            numerals=numerals,
        )  # fmt: skip


def _did(frame: Frame, seat: int, drawn: tuple[PieceView, ...]) -> Iterator[tuple[Message, Message]]:
    """What a seat did in the round, and the same in fewer words: "drew 5-1 3-1", "6-4 left", "passed on 5 and 1"."""
    for event in frame.log:
        if event.seat != seat:
            continue
        match event:
            case Laid(_, tile, end, _, points):
                played = {"tile": tile, "points": points}
                where = end.value if end is not None else "first"
                yield Message("replay-laid", end=where, **played), Message("replay-laid.brief", **played)
            case Knocked(_, numbers):
                yield Message("replay-knocked", numbers=AllOf(numbers)), Message("replay-knocked.brief")
            case Drew(_, count):
                tiles = Row([shown.piece for shown in drawn], " ")
                yield Message("replay-drew", tiles=tiles), Message("replay-drew.brief", count=count)
