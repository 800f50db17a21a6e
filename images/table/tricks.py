"""The picture of a table of tricks: who sits where, what lies there, whose turn it is, the notes in the corners."""

from bot.message import Message, Seat
from bot.rules.boards import PieceView
from bot.rules.suits import Suit
from bot.rules.view import Phase, View
from bot.words.persons import seat_name
from bot.words.sides import Side, sides
from bot.words.speaker import SUITS, say, say_line
from bot.words.table import Note, deal_note, stages, trick_note
from bot.words.terms import goal_pill
from bot.words.tricks.play import goes_counter_clockwise, undealt_taker
from bot.words.tricks.sentences import doubles_rank, trump_pill
from images.drawing import Box, Canvas, Ink, Letters, Weight, bold, box, felt_of, width
from images.parts.headers import EDGE, header, in_bold, pill, winner_pill
from images.parts.lines import draw_line, signed
from images.parts.marks import SIDE_INKS, draw_rounded, lay_badge, round_arrow, side_sign
from images.parts.pieces import draw_piece
from images.table.draw import passing_pill
from images.table.seats import draw_plate, draw_slot, ground
from images.table.tricks_layout import COMPASS_SEATS, SeatPlace, table_layout


def render_tricks(view: View) -> bytes:
    """The table of a trick game as a PNG. Raises TypeError in a game without tricks."""
    layout = table_layout(len(view.seats))
    canvas = ground(layout.compass)
    _header(canvas, view)
    for seat, place in zip(view.seats, layout.seats, strict=True):
        draw_plate(canvas, view, seat, place.plate, seat_name(seat.seat))
        draw_slot(canvas, view, seat, place)
    board = view.trick_board
    for seat, shown in board.on_table.plays if board.on_table is not None else ():
        lay_badge(canvas, shown, layout.seats[seat].badge)
    if layout.spare is not None and board.exposed:
        lay_badge(canvas, board.exposed[0], layout.spare.badge)
        _exposed(canvas, view, layout.spare)
    about = deal_note(view, crowded=len(view.seats) > COMPASS_SEATS)
    draw_notes = _compass if layout.compass else _band
    draw_notes(canvas, view, about, trick_note(view), layout.corners)
    return canvas.png(felt_of(view))


def _header(canvas: Canvas, view: View) -> None:
    board = view.trick_board
    right = EDGE
    trump, doubles = trump_pill(view), doubles_rank(board.doubles) if board.doubles is not None else None
    if view.winners is not None:
        right = winner_pill(canvas, view, right)
    elif doubles is not None and trump is not None:
        right = pill(canvas, right, Message("no-trump"), Message("pill-doubles", rank=doubles))
    elif trump is not None:
        right = trump_pill_of(canvas, right, trump)
    if board.led is not None and board.led is not Suit.CLOSEST:
        right = pill(canvas, right, Message("pill-led"), Message(SUITS[board.led]), inks=(Ink.INK, Ink.TEXT))
    if view.phase is Phase.PASS:
        right = passing_pill(canvas, view, right)
    if doubles is not None and trump is None:
        right = pill(canvas, right, Message("table-doubles-label"), doubles)
    more, *briefer = stages(view)
    header(canvas, view.title, more, right, game=felt_of(view), briefer=[(view.title, brief) for brief in briefer])


def trump_pill_of(canvas: Canvas, right: int, trump: Message) -> int:
    """A pill that says what is trump. Returns where the next ends."""
    return pill(canvas, right, Message("pill-trump"), trump, inks=(Ink.INK, Ink.GOLD), starred=True)


def _exposed(canvas: Canvas, view: View, place: SeatPlace) -> None:
    board = view.trick_board
    draw_piece(canvas, board.exposed[0], place.slot, Ink.LIGHT)
    x, _ = place.plate.centre
    at, words = (x, place.plate.top + 28), say(Message("table-undealt"))
    canvas.text(words, at, Letters(32, Ink.MUTED, Ink.FELT), anchor="m", limit=place.plate.width, least=24)
    taker = undealt_taker(view)
    if taker is not None:
        at, to = (x, place.plate.top + 70), say_line(Message("table-undealt-to", who=Seat(taker)))
        draw_line(canvas, to, at, Letters(34, Ink.TEXT, Ink.FELT), anchor="m", limit=place.plate.width, least=28)


# -- the corners -------------------------------------------------------------------------------------------------------


_SIGN = 64
_ABOUT, _LEAST = 41, 26  # sizes of what a note is about


def _compass(canvas: Canvas, view: View, about: Note | None, won: Note | None, corners: dict[str, Box]) -> None:
    """What the deal is about, who has just won the trick and what concerns the whole table, in the corners."""
    if view.partners:
        _side_totals(canvas, view, corners["bottom-left"])
        _note(canvas, about, corners["top-left"])
    else:
        _note(canvas, about, corners["bottom-left"])
        if goes_counter_clockwise(view):
            _counter_clockwise(canvas, corners["top-left"], Ink.FELT)
    _note(canvas, won, corners["top-right"], anchor="r")
    kitty = view.trick_board.kitty
    if won is None and kitty and view.phase in (Phase.BID, Phase.TRUMP):
        _kitty(canvas, len(kitty), corners["top-right"])
    _note(canvas, Note(*goal_pill(view)), corners["bottom-right"], anchor="r")


def _band(canvas: Canvas, view: View, about: Note | None, won: Note | None, thirds: dict[str, Box]) -> None:
    """The same in the thirds of a band."""
    if view.partners:
        for side, third in zip(sides(view), ("left", "right"), strict=False):
            _side_bar(canvas, view, side, thirds[third])
        _note(canvas, about or won, thirds["middle"], ground=Ink.HEADER, anchor="m")
        return
    if about is None and goes_counter_clockwise(view):
        _counter_clockwise(canvas, thirds["left"], Ink.HEADER)
    _note(canvas, about, thirds["left"], ground=Ink.HEADER)
    _note(canvas, won, thirds["middle"], ground=Ink.HEADER, anchor="m")
    _note(canvas, Note(*goal_pill(view)), thirds["right"], ground=Ink.HEADER, anchor="r")


def _counter_clockwise(canvas: Canvas, at: Box, ground: Ink) -> None:
    sign = round_arrow(_SIGN, Ink.MUTED, ground)
    middle = at.centre[1]
    canvas.paste(sign, at.left, middle - _SIGN // 2)
    words, room = say(Message("table-to-the-right")), at.width - _SIGN - 14
    canvas.text(words, (at.left + _SIGN + 14, middle), Letters(30, Ink.MUTED, ground), limit=room, least=22)


def _kitty(canvas: Canvas, count: int, at: Box) -> None:
    for number in range(count):
        where = box(at.right - 40 - 48 * number, at.top + 4, 40, 80)
        draw_piece(canvas, PieceView(None), where, Ink.FELT)
    right = at.right - 48 * count - 12
    words = say(Message("table-kitty-label"))
    middle, limit = (right, at.centre[1]), right - at.left
    canvas.text(words, middle, Letters(32, Ink.MUTED, Ink.FELT), anchor="r", limit=limit, least=24)


def _note(canvas: Canvas, note: Note | None, at: Box, *, ground: Ink = Ink.FELT, anchor: str = "l") -> None:
    if note is None:
        return
    x = {"l": at.left, "m": at.centre[0], "r": at.right}[anchor]
    high = (x, at.top + at.height // 4), (x, at.top + at.height * 3 // 4 - 2)
    label, about = say_line(note.label), in_bold(say_line(note.about))
    draw_line(canvas, label, high[0], Letters(32, Ink.MUTED, ground), anchor=anchor, limit=at.width, least=26)
    draw_line(canvas, about, high[1], Letters(_ABOUT, Ink.TEXT, ground), anchor=anchor, limit=at.width, least=_LEAST)


def _side_totals(canvas: Canvas, view: View, at: Box) -> None:
    words, high = say(Message("table-sides")), (at.left, at.top + at.height // 4)
    canvas.text(words, high, Letters(32, Ink.MUTED, Ink.FELT), limit=at.width, least=26)
    x, middle = at.left, at.top + at.height * 3 // 4 - 2
    for side in sides(view):
        score = f"{side.letter} {signed(side.total, plus='')}"
        x += canvas.text(score, (x, middle), bold(41, Ink.TEXT, Ink.FELT)) + 26


def _side_bar(canvas: Canvas, view: View, side: Side, at: Box) -> None:
    ink, total = SIDE_INKS[side.number], side.total
    side_sign(canvas, side.number, (at.left + 23, at.centre[1]), Ink.HEADER, 46)
    left, middle, right = at.left + 66, at.top + 31, at.right
    left_end = left + canvas.text(signed(total, plus=""), (left, middle), bold(42, Ink.TEXT, Ink.HEADER))
    points = say(Message("plate-points", points=side.points))
    won = canvas.text(points, (right, middle + 1), Letters(32, Ink.TEXT, Ink.HEADER), anchor="r")
    target = "" if view.deals is not None else f"/ {view.target}"
    if width(target, 30, Weight.REGULAR) + 24 < right - won - left_end:
        canvas.text(target, (left_end + 8, middle + 2), Letters(30, Ink.MUTED, Ink.HEADER))
    bar, level = right - left, at.top + 64
    draw_rounded(canvas, box(left, level, bar, 14), 7, Ink.LIGHT, Ink.HEADER)
    filled = round(bar * min(1.0, max(0.0, total / view.target)) / 4) * 4 if view.target and view.deals is None else 0
    if filled >= 14:
        draw_rounded(canvas, box(left, level, filled, 14), 7, ink, Ink.LIGHT)
