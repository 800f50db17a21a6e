"""The pictures of a duel: how all compare, deal by deal, and where the play of one deal diverged."""

from collections.abc import Sequence
from functools import partial

from bot.message import Joined, Message, Row, Who, value_text
from bot.rules.boards import LineView, PieceView, RowsView, TricksView
from bot.rules.moves import Kitty, Move, Pass, piece_of
from bot.rules.pieces import Piece
from bot.rules.view import Phase, View
from bot.words.moves import did
from bot.words.persons import seat_name
from bot.words.seat.headline import Look, Pill
from bot.words.speaker import SUITS, Span, say, say_line
from bot.words.terms import moment_of
from cogs.contests.contest import margin, margins
from cogs.duel.words import Branch, Comparison, Divergence, alt_comparison, alt_divergence, outcome, table_told
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
from images.line.draw import READABLE, draw_final_line
from images.parts.columns import Columns, Entry, ranked
from images.parts.elements import Beside, Words, figure, strong
from images.parts.headers import in_bold, opened
from images.parts.lines import draw_line, line_width
from images.parts.panels import panel, told
from images.parts.pieces import RING, PieceLook, draw_piece

_NAMED = 4  # deals: of more the headings are numbers, and the margins whole
_PAD = 12  # beside a margin
_FEW = 6  # people, beside whom there is room for medals and for the line that says what a margin is


def draw_comparison(comparison: Comparison) -> Drawing:
    """The picture of a duel. A total is a margin over the mean of the own table; the best of a deal is on gold."""
    return Drawing(alt_comparison(comparison, comparison.names), "duel.png", partial(_render_comparison, comparison))


def _render_comparison(comparison: Comparison) -> bytes:
    felt, deals = felt_titled(comparison.title), comparison.deals
    more = Message("duel-picture-game", game=comparison.title, deals=deals)
    canvas = opened(felt, Message("duel-picture-title"), more)
    few = len(comparison.people) <= _FEW
    names = [
        str(deal + 1) if deals > _NAMED else Message("deal-name", kind="deal", number=deal + 1) for deal in range(deals)
    ]
    heads = [figure(name, 32, Ink.MUTED, pad=_PAD) for name in names]
    heads.append(figure(Message("match-total"), 32, Ink.MUTED))
    rows = [_compared(comparison, place, few=few) for place in range(len(comparison.people))]
    table = Columns(rows, Entry((Words(""), Words(""), *heads)), gap=24 - 2 * deals)
    table.draw(canvas, Box(20, 96, 1080, 638 if few else 692))
    if few:
        meaning = Words(Message("duel-picture-meaning"), 34, Ink.MUTED, align="m")
        meaning.draw(canvas, Box(20, 640, 1080, 688), Ink.FELT)
    return canvas.png(felt)


def _compared(comparison: Comparison, place: int, *, few: bool) -> Entry:
    """A row with the margins of a person; the number of the best one in a deal is on a gold plate."""
    person, deals = comparison.people[place], comparison.deals
    name = strong(shown_name(comparison.names, place), 42, Ink.TEXT, grows=True)
    if person.rank is None or person.total is None:
        name.ink, words = Ink.MUTED, figure(Message("duel-picture-unfinished"), 36, Ink.MUTED)
        return ranked(None, *(None for _ in range(deals + 1)), Beside([name, words], grows=True))
    size, cells = 40 if few and deals <= _NAMED else 36 if few else 30, list[Words]()
    for deal, tenths in enumerate(person.margins):
        best = comparison.is_best(place, deal)
        look = (Ink.INK, Ink.GOLD) if best else (Ink.MUTED, None)
        points = margin(tenths, whole=deals > _NAMED)
        cells.append(figure(points, size, look[0], bold=best, plate=look[1], pad=_PAD, least=28))
    total = figure(margin(person.total), 46, Ink.GOLD if person.rank == 1 else Ink.TEXT, bold=True, least=44)
    return ranked(person.rank, name, *cells, total, with_medal=few)


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
    view, pills = divergence.view, list[Pill]()
    if isinstance(view.board, TricksView):
        board = view.trick_board
        if board.trump is not None:
            pills.append(Pill(Message("pill-trump"), Message(SUITS[board.trump]), Look.GOLD, starred=True))
        if board.led is not None and board.current_plays:
            pills.append(Pill(Message("pill-led"), Message(SUITS[board.led]), Look.LIGHT))
    when = Message("moment-of-deal", deal=number, moment=moment_of(view))
    canvas = opened(felt_of(view), Message("parting-title"), when, pills)
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
    result = say(outcome(divergence, branch))
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
        _paragraphs(canvas, (words, result), beside)
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
