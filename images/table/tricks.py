"""The picture of a table of tricks: in play with notes in its corners, and when the deal is over above a ribbon."""

from collections.abc import Sequence

from bot.message import Message, Seat
from bot.rules.boards import PieceView
from bot.rules.suits import Suit
from bot.rules.view import Phase, View
from bot.words.ends.deal import ending
from bot.words.ends.ending import DealEnding
from bot.words.ends.facts import claimed, last_trick
from bot.words.persons import seat_name
from bot.words.seat.headline import Pill, led_pill, trump_pill
from bot.words.sides import Side, SideStanding, sides, standings
from bot.words.speaker import say, say_line
from bot.words.table import Note, deal_note, stages, trick_note
from bot.words.terms import goal_pill
from bot.words.tricks.play import BEFORE_PLAY, goes_counter_clockwise, undealt_taker
from bot.words.tricks.sentences import doubles_rank, trump_suit
from images.drawing import SIZE, Box, Canvas, Ink, Letters, Weight, bold, box, felt_of, width
from images.parts.headers import header, in_bold, news_header, winner_pill
from images.parts.lines import draw_line, signed
from images.parts.marks import SIDE_INKS, crown_mark, draw_rounded, lay_badge, round_arrow, side_mark, side_sign
from images.parts.pieces import draw_piece
from images.table.seats import (
    COMPASS_SEATS,
    SeatPlace,
    draw_plate,
    draw_slot,
    ground,
    hand_room,
    hands_layout,
    table_layout,
)


def render_tricks(view: View) -> bytes:
    """The table of a trick game as a PNG. Raises TypeError in a game without tricks."""
    layout = table_layout(len(view.seats))
    canvas = ground(layout.compass)
    _header(canvas, view)
    board = view.trick_board
    trick = board.on_table if view.phase not in BEFORE_PLAY else None
    for seat, place in zip(view.seats, layout.seats, strict=True):
        draw_plate(canvas, view, seat, place.plate)
        draw_slot(canvas, view, seat, place, trick, hand_room(place))
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
    board, pills = view.trick_board, list[Pill]()
    trump, doubles = trump_suit(view), doubles_rank(board.doubles) if board.doubles is not None else None
    if view.winners is not None:
        pills.append(winner_pill(view))
    elif doubles is not None and trump is not None:
        pills.append(Pill(Message("no-trump"), Message("pill-doubles", rank=doubles)))
    elif trump is not None:
        pills.append(trump_pill(trump))
    if board.led is not None and board.led is not Suit.CLOSEST:
        pills.append(led_pill(board.led))
    if view.phase is Phase.PASS:
        pills.append(passing_pill(view))
    if doubles is not None and trump is None:
        pills.append(Pill(Message("table-doubles-label"), doubles))
    more, *briefer = stages(view)
    header(canvas, view.title, more, pills, game=felt_of(view), briefer=[(view.title, brief) for brief in briefer])


def passing_pill(view: View) -> Pill:
    """The pill with the direction in which pieces are passed."""
    return Pill(Message("table-pass-label"), Message("table-pass-way", direction=view.trick_board.pass_direction))


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
    """Draw notes in the corners: on the deal, on the winner of the last trick, on the whole table."""
    if view.partners:
        _side_totals(canvas, view, corners["bottom-left"])
        _note(canvas, about, corners["top-left"])
    else:
        _note(canvas, about, corners["bottom-left"])
        if goes_counter_clockwise(view):
            _counter_clockwise(canvas, corners["top-left"], Ink.FELT)
    _note(canvas, won, corners["top-right"], anchor="r")
    if won is None and view.trick_board.kitty and view.phase in (Phase.BID, Phase.TRUMP):
        at = corners["top-right"]
        right, middle = at.right, at.centre[1]
        for _ in view.trick_board.kitty:
            draw_piece(canvas, PieceView(None), box(right - 40, at.top + 4, 40, 80), Ink.FELT)
            right -= 48
        words, letters = say(Message("table-kitty-label")), Letters(32, Ink.MUTED, Ink.FELT)
        canvas.text(words, (right - 12, middle), letters, anchor="r", limit=right - 12 - at.left, least=24)
    _note(canvas, Note(*goal_pill(view)), corners["bottom-right"], anchor="r")


def _band(canvas: Canvas, view: View, about: Note | None, won: Note | None, thirds: dict[str, Box]) -> None:
    """Draw the same notes in the thirds of a band."""
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


# -- the end of a deal -------------------------------------------------------------------------------------------------


RIBBON = Box(0, 608, *SIZE)
_LEFT, _RIGHT = 28, 1076
_EVENT, _LEAST_EVENT = 52, 36
_CHANGE, _MARK = 40, 44
_TWO_LINES = (42, 36)  # sizes of the event and of the points, where each is on its own line
_UPPER, _LOWER = 27, 70  # their middles
_WHY = 34
_GAP = 30


def render_ended(view: View) -> bytes:
    """The table of an ended deal of a trick game as a PNG, from the View when it was scored or redealt."""
    layout = table_layout(len(view.seats), ended=True)
    canvas = ground(layout.compass, ended=True)
    end, pills, trump = ending(view), list[Pill](), trump_suit(view)
    if view.winners is not None:
        pills.append(winner_pill(view))
    elif trump is not None:
        pills.append(trump_pill(trump))
    news_header(canvas, say_line(end.title), [say_line(end.place), ()], pills, game=felt_of(view))
    trick = None if claimed(view) is not None else last_trick(view)
    for seat, place, room in zip(view.seats, layout.seats, hands_layout(len(view.seats)), strict=True):
        draw_plate(canvas, view, seat, place.plate)
        draw_slot(canvas, view, seat, place, trick, room)
    for seat, shown in trick.plays if trick is not None else ():
        lay_badge(canvas, shown, layout.seats[seat].badge)
    _ribbon(canvas, view, end)
    return canvas.png(felt_of(view))


def _ribbon(canvas: Canvas, view: View, end: DealEnding) -> None:
    ground_ink, ink = (Ink.GOLD, Ink.INK) if end.is_success else (Ink.HEADER, Ink.TEXT)
    canvas.fill(RIBBON, ground_ink)
    if not end.is_success:
        canvas.fill(RIBBON._replace(bottom=RIBBON.top + 4), Ink.ACCENT)
    sides = sorted(standings(view), key=lambda standing: standing.side)
    if view.partners:
        right = _side_changes(canvas, sides, ground_ink, ink) - _GAP
        _event(canvas, end, RIBBON.centre[1], right, _EVENT, ground_ink, ink)
        return
    large, small = _TWO_LINES
    right = _event(canvas, end, RIBBON.top + _UPPER, _RIGHT, large, ground_ink, ink)
    why = say(end.why)
    if width(why, _WHY, Weight.REGULAR) <= _RIGHT - right - _GAP:
        tone = ink if end.is_success else Ink.MUTED
        canvas.text(why, (_RIGHT, RIBBON.top + _UPPER + 1), Letters(_WHY, tone, ground_ink), anchor="r")
    _changes(canvas, sides, small, ground_ink, ink)


def _event(canvas: Canvas, end: DealEnding, middle: int, right: int, size: int, under: Ink, ink: Ink) -> int:
    """The event in a few words, after a crown if it is a success. Returns the right end of them."""
    left = _LEFT
    if end.is_success:
        across = size + 8
        canvas.paste(crown_mark(across, ink, under), left, middle - across * 2 // 5)
        left += across + 20
    room, line = right - left, in_bold(say_line(end.what))
    return left + draw_line(canvas, line, (left, middle), Letters(size, ink, under), limit=room, least=_LEAST_EVENT)


def _side_changes(canvas: Canvas, sides: Sequence[SideStanding], under: Ink, ink: Ink) -> int:
    """Each side's mark and its points, ending at the right. Returns the left end of the first."""
    right, middle = _RIGHT, RIBBON.centre[1]
    for standing in reversed(sides):
        words = _change(standing)
        right -= canvas.text(words, (right, middle), bold(_CHANGE, ink, under), anchor="r") + 12 + _MARK
        own = SIDE_INKS[standing.side]
        marks = (Ink.INK, own) if under is Ink.GOLD else (own, Ink.INK)
        canvas.paste(side_mark(standing.side, *marks, under, _MARK), right, middle - _MARK // 2)
        right -= _GAP
    return right


def _changes(canvas: Canvas, sides: Sequence[SideStanding], size: int, under: Ink, ink: Ink) -> None:
    """The points of each player side by side: the totals give way first, then the longest names."""
    called = [seat_name(standing.members[0]) for standing in sides]
    wides = [width(name, size, Weight.REGULAR) for name in called]
    for words in (list(map(_change, sides)), [signed(standing.scored) for standing in sides]):
        figures = sum(12 + width(more, size, Weight.BOLD) for more in words)
        room = _RIGHT - _LEFT - figures - (len(sides) - 1) * _GAP
        if sum(wides) <= room:
            break
    left, middle, limit = _LEFT, RIBBON.top + _LOWER, max(wides)
    while sum(min(wide, limit) for wide in wides) > room and limit > 60:
        limit -= 4
    for name, more in zip(called, words, strict=True):
        left += canvas.text(name, (left, middle), Letters(size, ink, under), limit=limit) + 12
        left += canvas.text(more, (left, middle), bold(size, ink, under)) + _GAP


def _change(standing: SideStanding) -> str:
    """The points of a deal, and the total after it: "+7 → 18"."""
    return f"{signed(standing.scored)} → {signed(standing.total, plus='')}"
