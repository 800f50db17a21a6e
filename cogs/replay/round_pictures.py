"""A round of turns in a replay: the line after it, what was placed ringed, and every hand face up."""

from collections.abc import Iterator, Sequence

from bot.message import AllOf, Message, Row, Text
from bot.rules.boards import PieceView
from bot.rules.copies import updated
from bot.rules.events import Drew, JoinedTrain, Knocked, Laid, Turned, Went
from bot.rules.pieces import half
from bot.rules.view import SeatView, View
from bot.words.seat.headline import Look, Pill
from bot.words.speaker import say
from bot.words.trains.naming import train_name
from cogs.replay.words import ReplayFrame, pieces_of, place_of, where_of
from images.drawing import SMALL, Box, Canvas, Ink, Letters, bold, felt_of
from images.line.draw import draw_layout, figures_below
from images.line.hands import draw_open_hand, open_hands_layout
from images.line.layout import SEAT, line_layout
from images.parts.elements import Paragraph, soft
from images.parts.headers import opened
from images.parts.marks import SIDE_INKS, draw_rounded, panel
from images.parts.pieces import PieceLook, draw_piece
from images.table.rows import draw_row_name, draw_row_plate, draw_tiles
from images.table.rows_layout import RowPlace, rows_layout, tiles_layout, tiles_room
from images.trains.cells import draw_yard
from images.trains.layout import REPLAYED, replay_layout
from images.trains.sockets import table_sockets


def opened_replay(frame: ReplayFrame, pills: Sequence[Pill]) -> Canvas:
    """A picture with the moment of the match in its header; in fewer words where room is short."""
    title, place = Message("replay-title"), place_of(frame)
    return opened(felt_of(frame.view), title, where_of(frame), pills, briefer=((title, place), (place, "")))


# -- a row of tiles turned up -----------------------------------------------------------------------------------------


_PLACED = {
    Went.FIRST: "replay-placed-first", Went.LEFT: "replay-placed-left", Went.RIGHT: "replay-placed-right",
    Went.BACK: "replay-placed-back",
}  # fmt: skip


def render_round(frame: ReplayFrame) -> bytes:
    view, board = frame.view, frame.view.rows_board
    room = tiles_room(len(view.seats))
    pills = list[Pill]()
    if board.ends is not None:
        ends = Message("replay-ends-pill.value", left=board.ends[0], right=board.ends[1])
        pills.append(Pill(Message("replay-ends-pill"), ends, Look.LIGHT))
    canvas = opened_replay(frame, pills)
    panel(canvas, room, Ink.LIGHT, radius=28)
    if board.tiles:
        placed = {one.tile for one in frame.turned if one.went is not Went.BACK}
        draw_tiles(canvas, tiles_layout(board, room), placed)
    else:
        soft(Message("replay-line-empty"), size=40, align="m").draw(canvas, room, Ink.LIGHT)
    counts = tuple(map(len, frame.hands))
    for seat, place, hand in zip(view.seats, rows_layout(counts), frame.hands, strict=True):
        own = tuple(one for one in frame.turned if one.seat == seat.seat)
        _plate(canvas, view, seat, place, own)
        back = [one.tile for one in own if one.went is Went.BACK]
        for is_back in (False, True):  # rings reach over their neighbours
            for shown, at in zip(hand, place.tiles, strict=True):
                if (shown.piece in back) is is_back:
                    draw_piece(canvas, shown, at, Ink.HEADER, PieceLook(Ink.ORANGE if is_back else None))
    return canvas.png(felt_of(view), largest=SMALL)


def _last_placed(turned: Turned) -> Text:
    """The tile turned up last and where it went; the tile alone while it waits."""
    return str(turned.tile) if turned.went is Went.WAITS else Message(_PLACED[turned.went], tile=turned.tile)


def _plate(canvas: Canvas, view: View, seat: SeatView, place: RowPlace, turned: tuple[Turned, ...]) -> None:
    draw_row_plate(canvas, place.plate, SIDE_INKS[seat.side] if view.partners else Ink.OUTLINE)
    label, right = place.label, place.label.right - 16
    last = _last_placed(turned[-1]) if turned else None
    if len(turned) > 1 and place.note is not None:
        last = Message("replay-placed-many", count=len(turned), last=last)
    words = say(last)
    if place.has_bar and place.note is not None:  # the name and what was turned share the bar
        left, middle, _ = place.name
        at, room = (place.note.x, middle), right - left - (134 if view.partners else 90)
        wide = canvas.text(words, at, Letters(34, Ink.MUTED, Ink.HEADER), anchor="r", limit=room, least=26)
        right -= wide + 12
    else:
        x, y, where = place.points
        limit = label.width - 20 if where == "m" else max(label.width - 36, 120)
        canvas.text(words, (x, y), Letters(34, Ink.MUTED, Ink.HEADER), anchor=where, limit=limit, least=22)
    draw_row_name(canvas, view, seat, place.name, right, bold(42, Ink.TEXT, Ink.HEADER))


# -- trains ------------------------------------------------------------------------------------------------------------


_TURN = 30  # the height of the line with what a seat did
# Pixels: in a strip lower than _LOW the turn stands beside the hand, _BESIDE wide.
_LOW, _BESIDE = 60, 320
_CODES = (34, 32, 30, 28, 26, 24, 22, 20)  # sizes of a hand in codes


def render_trains_round(frame: ReplayFrame) -> bytes:
    """Every train, the newest tiles of those that were played on ringed; below each its owner's turn, and hand."""
    view = frame.view
    canvas = opened_replay(frame, [Pill(Message("pill-boneyard"), str(view.train_board.boneyard))])
    mexican, *cells = replay_layout(len(view.seats))
    low = [cell._replace(bottom=cell.top + REPLAYED) for cell in cells]
    played = {view.train_board.index_of(event.owner) for event in frame.log if isinstance(event, JoinedTrain)}
    draw_yard(canvas, view, range(len(view.seats)), (mexican, *low), table_sockets(view.train_board), newest=played)
    for hand, seat, cell in zip(frame.hands, view.seats, cells, strict=True):
        strip = cell._replace(top=cell.top + REPLAYED + 4)
        draw_rounded(canvas, strip, 14, Ink.HEADER, Ink.FELT)
        did, codes = _BETWEEN.join(map(say, _did_at_trains(frame, seat.seat))), " ".join(map(str, pieces_of(hand)))
        turn = held = Box(strip.left + 12, strip.top, strip.right - 12, strip.bottom - 2)
        if strip.height < _LOW:  # beside each other
            turn, held = turn._replace(right=turn.left + _BESIDE), held._replace(left=held.left + _BESIDE + 16)
        else:
            turn, held = turn._replace(bottom=turn.top + 36), held._replace(top=held.top + _TURN)
        letters = Letters(26, Ink.MUTED, Ink.HEADER)
        canvas.text(did, (turn.left, turn.centre[1]), letters, limit=turn.width, least=20)
        Paragraph([codes], _CODES, most=2).draw(canvas, held, Ink.HEADER)
    return canvas.png(felt_of(view))


def _did_at_trains(frame: ReplayFrame, seat: int) -> Iterator[Message]:
    """A seat's turn in the round: "drew 1", "10-10 own", "passed"."""
    for event in frame.log:
        if event.seat != seat:
            continue
        match event:
            case JoinedTrain(_, tile, owner):
                yield Message("train-play", tile=tile, train=train_name(None, owner, seat))
            case Drew(_, count):
                yield Message("replay-drew.brief", count=count)
            case _:
                yield Message("replay-knocked.brief")


# -- a line of dominoes -----------------------------------------------------------------------------------------------


_LINE = SEAT._replace(room=SEAT.room.moved(0, 98 - SEAT.room.top))
_HANDS = Box(20, 404, 1080, 688)
_BETWEEN = " · "


def render_line_round(frame: ReplayFrame) -> bytes:
    view, board = frame.view, frame.view.line_board
    pills = [Pill(Message("pill-boneyard"), str(board.boneyard))] if board.draws else []
    canvas = opened_replay(frame, pills)
    panel(canvas, _LINE.room, Ink.LIGHT, radius=28)
    _line(canvas, frame)
    places = open_hands_layout(len(view.seats), _HANDS)
    for seat, place, hand in zip(view.seats, places, frame.hands, strict=True):
        drawn = frame.drawn[seat.seat] if frame.drawn else ()
        # Where room is shortest the last action alone: what was drawn is ringed in the hand.
        ways = [*zip(*_did(frame, seat.seat, drawn), strict=True)] or [("",)]
        notes = [_BETWEEN.join(map(say, words)) for words in (*ways, ways[-1][-1:])]
        draw_open_hand(canvas, view, updated(seat, shown=hand), place, notes, ringed=drawn)
    return canvas.png(felt_of(view))  # full of letters


def _line(canvas: Canvas, frame: ReplayFrame) -> None:
    """The line where it lay at the table, what was played in this round ringed."""
    board = frame.view.line_board
    if not board.laid:
        soft(Message("replay-line-empty"), size=40, align="m").draw(canvas, _LINE.room, Ink.LIGHT)
        return
    played = {event.tile for event in frame.log if isinstance(event, Laid)}
    layout = line_layout(board.laid, board.spinner, _LINE)
    draw_layout(canvas, layout, played, sockets=False, figures=figures_below(frame.view))


def _did(frame: ReplayFrame, seat: int, drawn: tuple[PieceView, ...]) -> Iterator[tuple[Message, Message]]:
    """A seat's actions in the round, and the same in fewer words: "drew 5-1 3-1", "6-4 left", "passed on 5 and 1"."""
    for event in frame.log:
        if event.seat != seat or isinstance(event, JoinedTrain):
            continue
        match event:
            case Laid(_, tile, end, _, points):
                played = {"tile": tile, "points": points}
                where = end.value if end is not None else "first"
                yield Message("replay-laid", end=where, **played), Message("replay-laid.brief", **played)
            case Knocked(_, numbers):
                yield Message("replay-knocked", numbers=AllOf(map(half, numbers))), Message("replay-knocked.brief")
            case Drew(_, count):
                tiles = Row([shown.piece for shown in drawn], " ")
                yield Message("replay-drew", tiles=tiles), Message("replay-drew.brief", count=count)
