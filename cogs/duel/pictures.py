"""The pictures of a duel: how all compare, deal by deal, and where the play of one deal diverged."""

from collections.abc import Sequence
from functools import partial

from bot.message import Joined, Message, Row, Who, value_text
from bot.rules.boards import LineView, PieceView, RowsView, TrainsView, TricksView
from bot.rules.moves import Kitty, Move, Pass, piece_of
from bot.rules.pieces import Piece
from bot.rules.view import Phase, View
from bot.words.moves import did
from bot.words.persons import seat_name
from bot.words.seat.headline import Pill, led_pill, trump_pill
from bot.words.speaker import SUITS, say, say_line
from bot.words.terms import moment_told
from cogs.contests.contest import margin, margins
from cogs.duel.words import Branch, Comparison, Divergence, alt_comparison, alt_divergence, on_table_text, outcome
from images.drawing import Box, Canvas, Drawing, Ink, felt_of, felt_titled, names_drawn, shown_name
from images.line.draw import READABLE, draw_final_line
from images.parts.columns import Beside, Columns, Entry, Panel, Stack, ranked
from images.parts.elements import Element, Paragraph, Words, figure, piece_cell, soft, strong
from images.parts.headers import in_bold, opened
from images.parts.lines import line_width
from images.parts.marks import panel
from images.parts.pieces import RING, PieceLook
from images.seat.trains import draw_open_numbers

_NAMED = 4  # deals: of more the headings are numbers, and the margins whole
_PAD = 12  # beside a margin
_FEW = 6  # people, with room for medals and for the line that says what a margin is


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
    table = Columns(rows, Entry((Element(), Element(), *heads)), gap=24 - 2 * deals)
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


MOST_BRANCHES = 3  # branches that are drawn, the largest first; the text tells all
_TABLE = Box(20, 98, 1080, 262)
_BRANCHES = Box(20, 272, 1080, 560)
_LINE = Box(20, 98, 1080, 302)  # of dominoes, in place of the table
_NUMBERS = Box(20, 124, 1080, 274)  # that are open at trains
_HAND = Box(0, 570, 1100, 700)
_TILE, _PLAYED, _SMALL = 64, 76, 46  # the width of a tile on the table, on a branch, in the hand
_SIZES = (36, 34, 32, 30, 28)


def draw_divergence(number: int, divergence: Divergence, names: Sequence[str], seat_names: Sequence[str]) -> Drawing:
    """A decision of a deal that people made differently. `names` are those of the people, by their number.

    It shows the hand of a seat, so it is only for people who can see the whole deal: everyone, after a contest.
    """
    alt = alt_divergence(number, divergence, names, seat_names)
    render = partial(_render_divergence, number, divergence, tuple(names))
    return Drawing(alt, "parting.png", render, names=names_drawn(seat_names))


def _render_divergence(number: int, divergence: Divergence, names: Sequence[str]) -> bytes:
    view, pills = divergence.view, list[Pill]()
    if isinstance(view.board, TricksView):
        board = view.trick_board
        if board.trump is not None:
            pills.append(trump_pill(Message(SUITS[board.trump])))
        if board.led is not None and board.current_plays:
            pills.append(led_pill(board.led))
    when = moment_told(view, number)
    canvas = opened(felt_of(view), Message("parting-title"), when, pills, briefer=((when, ""),))
    _table(canvas, view)
    shown = divergence.branches[:MOST_BRANCHES]
    room = _BRANCHES._replace(top=_LINE.bottom + 10) if isinstance(view.board, LineView | TrainsView) else _BRANCHES
    for branch, at in zip(shown, room.grid(len(shown), 1, 10), strict=True):
        _branch(divergence, branch, names, at).draw(canvas, at)
    _hand(canvas, view)
    return canvas.png(felt_of(view))


def _table(canvas: Canvas, view: View) -> None:
    """The trick so far, the line, the numbers of the trains, or the bids in words."""
    if isinstance(view.board, TrainsView):
        draw_open_numbers(canvas, view, _NUMBERS)
        return
    if isinstance(view.board, LineView) and view.line_board.laid:
        draw_final_line(canvas, view, _LINE, least=READABLE)
        return
    plays = view.trick_board.current_plays if isinstance(view.board, TricksView) and view.phase is Phase.PLAY else ()
    if not plays:
        nothing = Message("mistake-no-bid" if view.phase is Phase.BID else "parting-nothing")
        words = Paragraph([say(on_table_text(view)) or say(nothing)], (38, 36, 34, 32, 30), most=2)
        Panel(Stack([soft(Message("mistake-on-table"), size=34), words])).draw(canvas, _TABLE)
        return
    panel(canvas, _TABLE, Ink.HEADER)
    inner = Box(_TABLE.left + 24, _TABLE.top, _TABLE.right, _TABLE.bottom)
    for place, ((seat, shown), at) in enumerate(zip(plays, inner.grid(max(3, len(plays)), 1, 10), strict=False)):
        tag = value_text(shown.piece) if place else Message("parting-tag-led", piece=shown.piece)
        lines = Stack([strong(seat_name(seat), 36, least=36), soft(tag)], gap=12)
        Beside([piece_cell(shown, _TILE), lines], gap=18).draw(canvas, at, Ink.HEADER)


def _branch(divergence: Divergence, branch: Branch, names: Sequence[str], at: Box) -> Panel:
    """The people, what they did, and its outcome."""
    took = branch.taken is not None and branch.taken.seat == divergence.seat
    called = [Who(shown_name(names, person)) for person in branch.people]
    who = strong(value_text(Row(called)), 42, least=30)
    if line_width(in_bold(say_line(value_text(Row(called)))), 34) > at.width - 40 and len(called) > 1:
        who = strong(Message("parting-more-people", who=called[0], count=len(called) - 1), 42, least=30)
    points = strong(Message("parting-margin", points=margins(branch.margins)), 36)
    pieces, words = _pieces(branch.move), say(did(branch.move))
    move: Element = Paragraph([words], _SIZES)
    if len(pieces) == 1:
        face = next((shown for shown in divergence.view.hand if shown.piece == pieces[0]), PieceView(pieces[0]))
        plain = PieceView(face.piece, trump=face.trump, black=face.black)
        wide = min(_PLAYED, (at.height - 134) // 2)
        look = PieceLook(Ink.GOLD if took else None, numerals=isinstance(divergence.view.board, TrainsView))
        piece = piece_cell(plain, wide, look)
        move = Beside([piece, Paragraph([words, say(outcome(divergence, branch))], _SIZES)], gap=22)
    elif pieces:
        row = Beside([piece_cell(PieceView(piece), 54, tall=108) for piece in pieces], gap=16)
        move = Stack([row, Paragraph([say(Joined(pieces, " "))], _SIZES)], gap=6)
    elif (line := strong(words, 60, least=30)).least_wide() <= at.width - 40:
        move = Stack([line])
    return Panel(Stack([who, move, points], gap=8), Ink.LIGHT, Ink.GOLD if took else None, pad=20)


def _pieces(move: Move) -> tuple[Piece, ...]:
    if isinstance(move, Pass):
        return move.pieces
    if isinstance(move, Kitty):
        return () if move.swap is None else (move.swap,)
    piece = piece_of(move)
    return () if piece is None else (piece,)


def _hand(canvas: Canvas, view: View) -> None:
    canvas.fill(_HAND, Ink.HEADER)
    if not view.hand:
        words = Message("parting-rows-down" if isinstance(view.board, RowsView) else "parting-no-tiles")
        soft(words, align="m").draw(canvas, _HAND, Ink.HEADER)
        return
    held = soft(Message("parting-held"), size=34)
    pitch = min(96, (_HAND.width - 68 - held.wide()) // len(view.hand))
    wide = min(_SMALL, pitch - RING)
    numerals = isinstance(view.board, TrainsView)  # pips of double-twelve are too small
    pieces = [
        piece_cell(
            PieceView(shown.piece, trump=shown.trump, black=shown.black),
            wide,
            PieceLook(dim=shown.legal is False, numerals=numerals),
        )
        for shown in view.hand
    ]
    Beside([held, Beside(pieces, gap=pitch - wide)], gap=24).draw(canvas, _HAND.grown(-24), Ink.HEADER)
