"""The pictures of a duel: how all compare, deal by deal, and where the play of one deal diverged."""

from collections.abc import Sequence
from functools import partial
from typing import NamedTuple

from bot.message import Joined, Message, Row, Who, value_text
from bot.rules.boards import LineView, PieceView, RowsView, TricksView
from bot.rules.moves import Kitty, Move, Pass, piece_of
from bot.rules.pieces import Piece
from bot.rules.view import Phase, View
from bot.words.moves import did
from bot.words.persons import seat_name
from bot.words.speaker import SUITS, Span, say, say_line
from bot.words.terms import moment_of
from cogs.contests.contest import margin, margins
from cogs.duel.words import Branch, Comparison, Divergence, alt_comparison, alt_divergence, came_of, table_told
from images.drawing import (
    SIZE,
    Box,
    Canvas,
    Drawing,
    Ink,
    Letters,
    Weight,
    box,
    felt_of,
    felt_titled,
    fitted,
    fitting,
    names_drawn,
    shown_name,
    width,
    wrapped,
)
from images.ends.podium import medal
from images.line.draw import READABLE, draw_final_line
from images.parts.headers import EDGE, bar, header, in_bold, pill
from images.parts.lines import draw_line, line_width
from images.parts.marks import draw_rounded
from images.parts.panels import panel, told
from images.parts.pieces import RING, PieceLook, draw_piece

_HEADINGS = 116  # the middle of the columns' headings
_TOP, _BOTTOM = 138, 692
_PITCH, _GAP = 112, 8  # of rows
_FEW = 6  # people, below whom that line has room
_NAME_LEFT, _NAME_ROOM = 112, 200  # where names begin, and what they always get
_FIGURES = (40, 38, 36, 34, 32, 30, 28)  # sizes of a deal's margin
_MEDAL = 72  # a row as high has room for a medal
_SMALLER = 5  # of these are left to more people: so the picture stays small
_TOTAL = 46
_TOTAL_RIGHT, _TOTAL_ROOM = 1056, 150
_PAD = 12  # a column beside its widest figure
_AROUND = 12  # the best figure, within its plate
_FOOT = 664  # the middle of the line that says what a margin is, where there is room for it


def draw_comparison(comparison: Comparison) -> Drawing:
    """The picture of a duel. A total is a margin over the mean of the own table; the best of a deal is on gold."""
    return Drawing(alt_comparison(comparison, comparison.names), "duel.png", partial(_render_comparison, comparison))


def _render_comparison(comparison: Comparison) -> bytes:
    canvas, felt = Canvas(Ink.FELT), felt_titled(comparison.title)
    bar(canvas)
    more = say(Message("duel-picture-game", game=comparison.title, deals=comparison.deals))
    header(canvas, say(Message("duel-picture-title")), more, EDGE, game=felt)
    columns = _columns(comparison)
    bottom = _FOOT - 26 if len(comparison.people) <= _FEW else _BOTTOM
    pitch = min(_PITCH, (bottom - _TOP) // max(1, len(comparison.people)))
    if bottom < _BOTTOM:
        meaning, at = say(Message("duel-picture-meaning")), (SIZE[0] // 2, _FOOT)
        canvas.text(meaning, at, Letters(34, Ink.MUTED, Ink.FELT), anchor="m", limit=SIZE[0] - 40, least=28)
    for deal, right in enumerate(columns.rights):
        words = say(Message("deal-name", kind="deal", number=deal + 1))
        words = words if width(words, 32, Weight.REGULAR) <= columns.wide - 20 else str(deal + 1)
        canvas.text(words, (right, _HEADINGS), Letters(32, Ink.MUTED, Ink.FELT), anchor="r")
    total, at = say(Message("match-total")), (_TOTAL_RIGHT, _HEADINGS)
    canvas.text(total, at, Letters(32, Ink.MUTED, Ink.FELT), anchor="r", limit=_TOTAL_ROOM, least=26)
    for place, person in enumerate(comparison.people):
        at = box(20, _TOP + place * pitch, 1060, pitch - _GAP)
        first = person.rank == 1
        ground = Ink.LIGHT if first else Ink.HEADER
        panel(canvas, at, ground, Ink.GOLD if first else None, radius=18)
        left = (columns.rights[0] - columns.wide if columns.rights else _TOTAL_RIGHT) + 8
        if person.rank is None or person.total is None:
            _unfinished(canvas, comparison, place, at)
            continue
        if pitch > _MEDAL:
            medal(canvas, person.rank, (at.left + 48, at.centre[1]), ground)
        else:
            letters = Letters(40, Ink.GOLD if first else Ink.MUTED, ground, Weight.BOLD)
            canvas.text(str(person.rank), (at.left + 48, at.centre[1]), letters, anchor="m")
        name, letters = shown_name(comparison.names, place), Letters(42, Ink.TEXT, ground, Weight.BOLD)
        canvas.text(name, (_NAME_LEFT, at.centre[1]), letters, limit=left - _NAME_LEFT, least=28)
        _margins_of_person(canvas, comparison, place, columns, at, ground)
    return canvas.png(felt)


class _Columns(NamedTuple):
    """The columns of the deals: the size of their figures, whether these are whole, their width, where each ends."""

    size: int
    whole: bool
    wide: int
    rights: tuple[int, ...]


def _columns(comparison: Comparison) -> _Columns:
    size, whole, wide = _column(comparison)
    last, deals = _TOTAL_RIGHT - _TOTAL_ROOM - _AROUND, comparison.deals
    return _Columns(size, whole, wide, tuple(last - wide * (deals - 1 - deal) for deal in range(deals)))


def _column(comparison: Comparison) -> tuple[int, bool, int]:
    """The size of the margins, whether they are rounded to whole points, and the width of a column."""
    room = _TOTAL_RIGHT - _TOTAL_ROOM - _NAME_LEFT - _NAME_ROOM
    margins = [tenths for person in comparison.people for tenths in person.margins]
    for whole in (False, True):
        for size in _FIGURES[0 if len(comparison.people) <= _FEW else _SMALLER :]:
            figures = [say(margin(tenths, whole=whole)) for tenths in margins]
            wide = max((width(figure, size, Weight.BOLD) for figure in figures), default=60) + 2 * _AROUND + _PAD
            if wide * comparison.deals <= room:
                return size, whole, min(max(wide, 110), room // comparison.deals)
    return _FIGURES[-1], True, room // comparison.deals


def _unfinished(canvas: Canvas, comparison: Comparison, place: int, at: Box) -> None:
    middle = at.centre[1]
    draw_rounded(canvas, box(at.left + 34, middle - 4, 30, 8), 4, Ink.MUTED, Ink.HEADER)
    words = say(Message("duel-picture-unfinished"))
    wide = canvas.text(words, (_TOTAL_RIGHT, middle), Letters(36, Ink.MUTED, Ink.HEADER), anchor="r")
    name, letters = shown_name(comparison.names, place), Letters(42, Ink.MUTED, Ink.HEADER, Weight.BOLD)
    canvas.text(name, (_NAME_LEFT, middle), letters, limit=_TOTAL_RIGHT - wide - 24 - _NAME_LEFT, least=28)


def _margins_of_person(
    canvas: Canvas, comparison: Comparison, place: int, columns: _Columns, at: Box, ground: Ink
) -> None:
    middle, person, (size, whole, column, rights) = at.centre[1], comparison.people[place], columns
    for deal, right in enumerate(rights):
        best = comparison.is_best(place, deal)
        figure = say(margin(person.margins[deal], whole=whole))
        if best:
            wide, half = width(figure, size, Weight.BOLD), min(at.height - 8, size + 18) // 2
            around = max(4, min(_AROUND, (column - wide) // 2 - 1))
            plate = Box(right - wide - around, middle - half, right + around, middle + half)
            draw_rounded(canvas, plate, half, Ink.GOLD, ground)
            canvas.text(figure, (right, middle), Letters(size, Ink.INK, Ink.GOLD, Weight.BOLD), anchor="r")
        else:
            canvas.text(figure, (right, middle), Letters(size, Ink.MUTED, ground), anchor="r")
    ink = Ink.GOLD if person.rank == 1 else Ink.TEXT
    total, letters = say(margin(person.total or 0)), Letters(_TOTAL, ink, ground, Weight.BOLD)
    canvas.text(total, (_TOTAL_RIGHT, middle), letters, anchor="r", limit=_TOTAL_ROOM - 16, least=38)


SHOWN = 3  # branches that are drawn, the largest first; the text tells all
_TABLE = Box(20, 98, 1080, 262)
_BRANCHES = Box(20, 272, 1080, 560)
_LINE = Box(20, 98, 1080, 302)  # of dominoes, in place of the table
_HAND = Box(0, 570, 1100, 700)
_LABEL = 34
_TILE = 64  # the width of a tile on the table
_PLAYED = 76  # on a branch
_SMALL = 46  # in the hand
_SIZES = (36, 34, 32, 30, 28)


def draw_divergence(number: int, divergence: Divergence, names: Sequence[str], seat_names: Sequence[str]) -> Drawing:
    """A decision of a deal that people made differently. `names` are those of the people, by their number.

    It shows what a seat saw: only who may see the whole deal may see it, as all may after a contest.
    """
    alt = alt_divergence(number, divergence, names, seat_names)
    render = partial(_render_divergence, number, divergence, tuple(names))
    return Drawing(alt, "parting.png", render, names=names_drawn(seat_names))


def _render_divergence(number: int, divergence: Divergence, names: Sequence[str]) -> bytes:
    canvas, view = Canvas(Ink.FELT), divergence.view
    bar(canvas)
    right = EDGE
    if isinstance(view.board, TricksView):
        board = view.trick_board
        if board.trump is not None:
            label, suit = say(Message("pill-trump")), say(Message(SUITS[board.trump]))
            right = pill(canvas, right, label, suit, inks=(Ink.INK, Ink.GOLD), starred=True)
        if board.led is not None and board.current_plays:
            label, suit = say(Message("pill-led")), say(Message(SUITS[board.led]))
            right = pill(canvas, right, label, suit, inks=(Ink.INK, Ink.TEXT))
    when = say(Message("moment-of-deal", deal=number, moment=moment_of(view)))
    header(canvas, say(Message("parting-title")), when, right, game=felt_of(view))
    _table(canvas, view)
    shown = divergence.branches[:SHOWN]
    wide = (_BRANCHES.width - 10 * (len(shown) - 1)) // len(shown)
    top = _BRANCHES.top if not isinstance(view.board, LineView) else _LINE.bottom + 10
    for place, branch in enumerate(shown):
        at = box(_BRANCHES.left + place * (wide + 10), top, wide, _BRANCHES.bottom - top)
        _branch(canvas, divergence, branch, names, at)
    _hand(canvas, view)
    return canvas.png(felt_of(view))


def _table(canvas: Canvas, view: View) -> None:
    """The trick so far, the line, or the bids in words."""
    if isinstance(view.board, LineView) and view.line_board.laid:
        draw_final_line(canvas, view, _LINE, least=READABLE)
        return
    panel(canvas, _TABLE, Ink.HEADER)
    left, middle = _TABLE.left + 24, _TABLE.centre[1]
    plays = view.trick_board.current_plays if isinstance(view.board, TricksView) and view.phase is Phase.PLAY else ()
    if not plays:
        nothing = Message("mistake-no-bid" if view.phase is Phase.BID else "parting-nothing")
        words = say(table_told(view)) or say(nothing)
        canvas.text(say(Message("mistake-on-table")), (left, _TABLE.top + 40), Letters(_LABEL, Ink.MUTED, Ink.HEADER))
        told(canvas, words, (left, middle + 26), _TABLE.width - 48, Ink.TEXT, Ink.HEADER)
        return
    wide = (_TABLE.width - 40) // max(3, len(plays))
    for place, (seat, shown) in enumerate(plays):
        x = left + place * wide
        draw_piece(canvas, shown, box(x, middle - _TILE, _TILE, 2 * _TILE), Ink.HEADER)
        room = wide - _TILE - 30
        name = fitted(seat_name(seat), 36, Weight.BOLD, room)
        canvas.text(name, (x + _TILE + 18, middle - 24), Letters(36, Ink.TEXT, Ink.HEADER, Weight.BOLD), limit=room)
        tag = say_line(value_text(shown.piece) if place else Message("parting-tag-led", piece=shown.piece))
        draw_line(canvas, tag, (x + _TILE + 18, middle + 24), Letters(36, Ink.MUTED, Ink.HEADER), limit=room, least=28)


def _branch(canvas: Canvas, divergence: Divergence, branch: Branch, names: Sequence[str], at: Box) -> None:
    """Who did it, what they did, and what came of it."""
    took = branch.taken is not None and branch.taken.seat == divergence.seat
    panel(canvas, at, Ink.LIGHT, Ink.GOLD if took else None)
    room, left = at.width - 40, at.left + 20
    called = [Who(shown_name(names, person)) for person in branch.people]
    who = in_bold(say_line(value_text(Row(called))))
    if line_width(who, 34) > room and len(called) > 1:
        more = Message("parting-more-people", who=called[0], count=len(called) - 1)
        who = in_bold(say_line(more))
    draw_line(canvas, who, (left, at.top + 38), Letters(42, Ink.TEXT, Ink.LIGHT), limit=room, least=30)
    pieces, words = _pieces(branch.move), say(did(branch.move))
    outcome = say(came_of(divergence, branch))
    foot = at.bottom - 34
    points = say(Message("parting-margin", points=margins(branch.margins)))
    canvas.text(points, (left, foot), Letters(36, Ink.TEXT, Ink.LIGHT, Weight.BOLD), limit=room, least=28)
    if len(pieces) == 1:
        face = next((shown for shown in divergence.view.hand if shown.piece == pieces[0]), PieceView(pieces[0]))
        plain = PieceView(face.piece, trump=face.trump, black=face.black)
        played = min(_PLAYED, (foot - 26 - at.top - 74) // 2)
        place = box(left, at.top + 74, played, 2 * played)
        draw_piece(canvas, plain, place, Ink.LIGHT, PieceLook(Ink.GOLD if took else None))
        beside = Box(left + played + 22, at.top + 70, at.right - 14, foot - 26)
        _paragraphs(canvas, (words, outcome), beside)
    elif pieces:
        for place, piece in enumerate(pieces):
            draw_piece(canvas, PieceView(piece), box(left + place * 70, at.top + 68, 54, 108), Ink.LIGHT)
        words = say(Joined(pieces, " "))
        _paragraphs(canvas, (words,), Box(left, at.top + 182, at.right - 14, foot - 22))
    elif width(words, 30, Weight.BOLD) > room:
        _paragraphs(canvas, (words,), Box(left, at.top + 70, at.right - 14, foot - 26))
    else:
        size = fitting(words, range(60, 39, -2), Weight.BOLD, room)
        canvas.text(words, (left, at.top + 124), Letters(size, Ink.TEXT, Ink.LIGHT, Weight.BOLD), limit=room, least=30)


def _pieces(move: Move) -> tuple[Piece, ...]:
    if isinstance(move, Pass):
        return move.pieces
    if isinstance(move, Kitty):
        return () if move.swap is None else (move.swap,)
    piece = piece_of(move)
    return () if piece is None else (piece,)


def _paragraphs(canvas: Canvas, paragraphs: Sequence[str], at: Box) -> None:
    """Words on as many lines as there is room for, in letters as large as fit."""
    size, lines = _SIZES[-1], list[str]()
    for size in _SIZES:
        lines = [line for words in paragraphs if words for line in wrapped(words, size, at.width)]
        if len(lines) * (size + 6) <= at.height and all(
            width(line, size, Weight.REGULAR) <= at.width for line in lines
        ):
            break
    for number, line in enumerate(lines[: max(1, at.height // (size + 6))]):
        level = at.top + size // 2 + 2 + number * (size + 6)
        draw_line(canvas, (Span(line),), (at.left, level), Letters(size, Ink.TEXT, Ink.LIGHT), limit=at.width)


def _hand(canvas: Canvas, view: View) -> None:
    canvas.fill(Box(0, _HAND.top, *SIZE), Ink.HEADER)
    if not view.hand:
        words = Message("parting-rows-down" if isinstance(view.board, RowsView) else "parting-no-tiles")
        canvas.text(say(words), (SIZE[0] // 2, _HAND.centre[1]), Letters(36, Ink.MUTED, Ink.HEADER), anchor="m")
        return
    held = say(Message("parting-held"))
    left = 48 + canvas.text(held, (24, _HAND.centre[1]), Letters(_LABEL, Ink.MUTED, Ink.HEADER))
    pitch = min(96, (SIZE[0] - 20 - left) // len(view.hand))
    wide, middle = min(_SMALL, pitch - RING), _HAND.top + 18 + _SMALL
    for number, shown in enumerate(view.hand):
        x = left + number * pitch
        plain = PieceView(shown.piece, trump=shown.trump, black=shown.black)
        place = box(x, middle - wide, wide, 2 * wide)
        draw_piece(canvas, plain, place, Ink.HEADER, PieceLook(dim=shown.legal is False))
